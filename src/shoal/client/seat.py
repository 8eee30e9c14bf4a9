"""A line to one table: follows it, sends commands, comes back by itself when the line breaks."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import zlib
from collections.abc import Callable
from typing import Any

import orjson
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from shoal.kernel import patched

LARGEST = 4_000_000
PAUSES = [0.05, 0.2, 0.5, 1.0, 2.0]


class RefusedError(Exception):
    """A command or a hello that was refused, with clause, key and arguments."""

    def __init__(self, refusal: dict[str, Any]) -> None:
        super().__init__(str(refusal["key"]))
        self.key = str(refusal["key"])
        self.refusal = refusal


def dumps(message: dict[str, Any]) -> str:
    return orjson.dumps(message).decode()


def short_hash(view: object) -> str:
    """The hash the server sends with every event, of a view as this side has it."""
    text = orjson.dumps(view, option=orjson.OPT_SORT_KEYS)
    return f"{zlib.crc32(text):08x}"


class TableLine:
    """What this device knows of a table, kept up to date.

    `v` is the version seen, `table` the desk, `view` the board, `board` the question and what is
    allowed. Events are handed to `heard`. A view that does not fit its hash is asked for again.
    """

    def __init__(
        self,
        url: str,
        device: str,
        table: str = "",
        *,
        watch: str = "",
        seat: int | None = None,
        heard: Callable[[dict[str, Any]], None] | None = None,
        check: bool = True,
        again: bool = True,
    ) -> None:
        self.url = url.replace("http", "ws", 1) + "/api/socket"
        self.hello: dict[str, Any] = {"type": "hello", "device": device, "seat": seat}
        self.hello |= {"watch": watch} if watch else {"table": table}
        self.heard = heard
        self.check = check
        self.again = again
        self.v = 0
        self.hash = ""
        self.seat: int | None = None
        self.yours: list[int] = []
        self.table: dict[str, Any] = {}
        self.waiting: list[int] = []  # whom the table waits for, as the last action told it
        self.view: dict[str, Any] = {}
        self.board: dict[str, Any] = {}
        self.syncs = 0
        self.resumes = 0
        self.repairs = 0
        self.received = 0  # characters of all messages
        self._answers: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self._pending: dict[str, str] = {}  # commands without an answer, to be sent again
        self._changed = asyncio.Event()
        self._ready = asyncio.Event()
        self._refusal: dict[str, Any] | None = None
        self._socket: ClientConnection | None = None
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> TableLine:
        self._task = asyncio.create_task(self._run())
        await self._welcome()
        return self

    async def turn(self, table: str = "", *, watch: str = "") -> None:
        """To another table over the same line, as to a rematch."""
        kept = {"type": "hello", "device": self.hello["device"], "seat": None}
        self.hello = kept | ({"watch": watch} if watch else {"table": table})
        self.v, self.hash = 0, ""
        self._ready.clear()
        await self._send(dumps(self.hello | {"v": 0, "hash": ""}))
        await self._welcome()

    async def _welcome(self) -> None:
        """Until everything has come, or a refusal."""
        assert self._task is not None
        ready = asyncio.create_task(self._ready.wait())
        await asyncio.wait([ready, self._task], return_when=asyncio.FIRST_COMPLETED)
        ready.cancel()
        if self._refusal is not None:
            await self.close()
            raise RefusedError(self._refusal)
        if self._task.done():
            self._task.result()

    async def __aexit__(self, *_error: object) -> None:
        await self.close()

    async def close(self) -> None:
        if self._task is None:
            return
        self._task.cancel()
        # Not by awaiting the task itself: its end by cancelling could not be told from a cancelling
        # of whoever waits here, which must go on.
        await asyncio.wait([self._task])
        if not self._task.cancelled():
            with contextlib.suppress(OSError, InvalidHandshake):
                self._task.result()

    # Commands.

    async def command(self, kind: str, cmd_id: str = "", **fields: Any) -> dict[str, Any]:
        """Send a command and wait for its answer, over broken lines if need be."""
        cmd_id = cmd_id or secrets.token_hex(8)
        message = {"type": "command", "id": cmd_id, "command": {"kind": kind, **fields}}
        return await self._ask(cmd_id, message)

    async def do(self, kind: str, **fields: Any) -> int:
        """A command that must be accepted; its version."""
        answer = await self.command(kind, **fields)
        if answer["status"] == "refused":
            raise RefusedError(answer["refusal"])
        return int(answer["v"])

    async def act(self, action: str, seat: int | None = None) -> int:
        where = self.seat if seat is None else seat
        return await self.do("act", seat=where, action=action, base=self.v)

    async def why(self, action: str) -> dict[str, Any] | None:
        ask_id = secrets.token_hex(8)
        message = {"type": "why", "id": ask_id, "seat": self.seat, "action": action}
        refusal: dict[str, Any] | None = (await self._ask(ask_id, message))["refusal"]
        return refusal

    async def _ask(self, ask_id: str, message: dict[str, Any]) -> dict[str, Any]:
        text = dumps(message)
        answer: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self._answers[ask_id] = answer
        self._pending[ask_id] = text
        await self._send(text)
        try:
            return await answer
        finally:
            self._pending.pop(ask_id, None)
            self._answers.pop(ask_id, None)

    async def look(self, seat: int | None = None) -> None:
        await self._send(dumps({"type": "look", "seat": seat}))

    async def until(self, fits: Callable[[TableLine], bool], seconds: float = 120.0) -> None:
        """Wait until what is known of the table fits."""

        async def wait() -> None:
            while not fits(self):
                self._changed.clear()
                await self._changed.wait()

        await asyncio.wait_for(wait(), seconds)

    def actions(self) -> list[str]:
        """What this seat may do now; of a family that is allowed as a whole, one example."""
        offers = [*self.board.get("actions", []), *self.board.get("whole", [])]
        return [" ".join([offer["family"], *offer["args"]]) for offer in offers]

    # The line.

    async def _send(self, text: str) -> None:
        if self._socket is not None:
            with contextlib.suppress(ConnectionClosed):  # sent again on the next line
                await self._socket.send(text)

    async def _run(self) -> None:
        failures = 0
        while True:
            try:
                async with connect(
                    self.url, compression=None, max_size=LARGEST, open_timeout=10, proxy=None
                ) as socket:
                    await self._talk(socket)
                    failures = 0
            except (OSError, InvalidHandshake, ConnectionClosed, TimeoutError):
                failures += 1
            finally:
                self._socket = None
            if self._refusal is not None or not self.again:
                return
            await asyncio.sleep(PAUSES[min(failures, len(PAUSES) - 1)])

    async def _talk(self, socket: ClientConnection) -> None:
        said = self.hello
        await socket.send(dumps(said | {"v": self.v, "hash": self.hash}))
        welcomed = False
        async for text in socket:
            self.received += len(text)
            frame = orjson.loads(text)
            for message in frame if isinstance(frame, list) else [frame]:
                if not welcomed and said is not self.hello:  # turned to another table meanwhile
                    said = self.hello
                    await socket.send(dumps(said | {"v": 0, "hash": ""}))
                    break
                await self._take(message, socket)
                if message["type"] not in ("sync", "resume"):
                    continue
                self._ready.set()
                if not welcomed:
                    welcomed = True
                    self._socket = socket
                    for waiting in list(self._pending.values()):
                        await socket.send(waiting)

    async def _take(self, message: dict[str, Any], socket: ClientConnection) -> None:
        kind = message["type"]
        if kind in ("sync", "resume"):
            self.syncs += kind == "sync"
            self.resumes += kind == "resume"
            self._see(message)
        elif kind == "event":
            if message["v"] <= self.v or not self._ready.is_set():  # or of the table before
                return
            if message["v"] > self.v + 1:  # impossible, and noticed if it happens
                self.repairs += 1
                await socket.send(dumps({"type": "look", "seat": self.seat}))
                return
            self._see(message)
        elif kind in ("answer", "why"):
            answer = self._answers.get(message["id"])
            if answer is not None and not answer.done():
                answer.set_result(message)
        elif kind == "error" and not self._ready.is_set():
            self._refusal = message["refusal"]
        if self.check and "hash" in message and short_hash(self.view) != self.hash:
            self.repairs += 1
            await socket.send(dumps({"type": "look", "seat": self.seat}))
        if self.heard is not None:
            self.heard(message)
        self._changed.set()

    def _see(self, message: dict[str, Any]) -> None:
        self.v, self.hash = message["v"], message["hash"]
        if "table" in message:
            self.table = message["table"]
            self.waiting = []
        if "yours" in message:
            self.seat, self.yours = message["seat"], message["yours"]
        if "pulse" in message:
            pulse = message["pulse"]
            self.table["phase"] = pulse["phase"]
            self.table["actions_played"] = pulse["actions_played"]
            self.table["clock"] |= pulse["clock"]
            self.waiting = pulse["waiting"]
        self.view = message.get("view", self.view)
        for patch in message.get("patches", []):
            self.view = patched(self.view, patch)
        self.board = message.get("board", self.board)
