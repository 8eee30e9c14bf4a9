"""One WebSocket as the server speaks it: frames in, texts out, without a task for either.

uvicorn's own hands every message through queues and dictionaries, and stops reading in between; it
took a third of the time of a move. Here a whole text in one frame, as nearly all are, is
read and written at once, and anything else (handshake, pings, fragments, goodbyes) is left to the
protocol of the library `websockets`.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, cast

from uvicorn.protocols.utils import get_remote_addr
from websockets.exceptions import InvalidState
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol
from websockets.speedups import apply_mask

if TYPE_CHECKING:
    from uvicorn.config import Config
    from uvicorn.server import ServerState

log = logging.getLogger("shoal.line")
log.setLevel(logging.WARNING)  # the protocol tells everything it does

MOST_UNREAD: Final = 32  # messages of one client that wait; then it is not read from for a while
GOODBYE_SECONDS: Final = 2.0  # for the other side to say goodbye as well
WHOLE_TEXT: Final = 0x81  # a frame that is a text and its end
MASKED: Final = 0x80
SHORT: Final = 125  # bytes whose number fits into the second byte of a frame
MIDDLE: Final = 126  # says that the number is in the next two bytes


class LineLost(Exception):  # noqa: N818 (that is how lines end)
    """Nothing more will come."""


class Line(asyncio.Protocol):
    """A connection from its handshake on. uvicorn makes one when a request asks for a socket."""

    def __init__(self, config: Config, server_state: ServerState, **_of_the_app: Any) -> None:
        self.config = config
        self.state = server_state
        self.loop = asyncio.get_running_loop()
        self.protocol = ServerProtocol(max_size=config.ws_max_size, logger=log)
        self.transport: asyncio.Transport = None  # type: ignore[assignment]
        self.scope: dict[str, Any] = {}
        self.request: Request | None = None
        self.texts: deque[str | None] = deque()  # None is a message that is no text
        self.parts: list[bytes] = []  # of a message that comes in several frames
        self.is_text = True
        self.arrived = 0.0  # when the last message came
        self.waiter: asyncio.Future[None] | None = None
        self.quick: Callable[[str], bool] = slowly  # takes a text at once, if it can
        self.held = False  # a text that was taken at once is not answered yet: others wait
        self.open = False
        self.lost = False
        self.full = False  # too much is unread
        self.writable = True
        self.drained: Callable[[], None] = nothing
        self.timer: asyncio.TimerHandle | None = None
        self.unanswered = False  # a ping

    # What asyncio tells.

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.state.connections.add(self)  # type: ignore[arg-type]

    def connection_lost(self, exc: Exception | None) -> None:
        self.state.connections.discard(self)
        self.lost, self.open = True, False
        self.rest()
        self.wake()
        self.drained, drained = nothing, self.drained
        drained()
        # Who holds whom: nothing of a closed line has to be found out by the collector.
        self.scope = {}
        self.quick = slowly
        self.protocol.parser.close()

    def data_received(self, data: bytes) -> None:
        protocol = self.protocol
        if self.open and not protocol.reader.buffer and protocol.current_size is None:
            data = self.whole_texts(data)
            if not data:
                return
        protocol.receive_data(data)
        for event in protocol.events_received():
            if isinstance(event, Frame):
                self.take(event)
            elif isinstance(event, Request):
                self.begin(event)
        self.say_what_is_due()

    def eof_received(self) -> None:
        """The other side has hung up; nothing is said to somebody who does not listen."""

    def pause_writing(self) -> None:
        self.writable = False

    def resume_writing(self) -> None:
        self.writable = True
        self.drained()

    # Reading.

    def whole_texts(self, data: bytes) -> bytes:
        """Take the texts that are there as a whole; what is left is for the protocol."""
        most = self.config.ws_max_size
        while len(data) > 6 and data[0] == WHOLE_TEXT and data[1] & MASKED:
            size, start = data[1] & ~MASKED, 2
            if size == MIDDLE:
                size, start = int.from_bytes(data[2:4], "big"), 4
            elif size > SHORT:
                break
            end = start + 4 + size
            if len(data) < end or size > most or (start == 4 and size <= SHORT):
                break
            text = apply_mask(data[start + 4 : end], data[start : start + 4])
            try:
                self.put(text.decode())
            except UnicodeDecodeError:
                break
            data = data[end:]
        return data

    def take(self, frame: Frame) -> None:
        if frame.opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
            if frame.opcode is not Opcode.CONT:
                self.is_text = frame.opcode is Opcode.TEXT
            self.parts.append(bytes(frame.data))
            if frame.fin:
                message, self.parts = b"".join(self.parts), []
                try:
                    self.put(message.decode() if self.is_text else None)
                except UnicodeDecodeError:
                    self.protocol.fail(1007)
        elif frame.opcode is Opcode.PONG:
            self.unanswered = False

    def put(self, text: str | None) -> None:
        self.arrived = time.perf_counter()
        # Whoever reads waits for more: all that came before has been dealt with.
        idle = self.waiter is not None and not self.held and not self.waiter.done()
        if idle and text is not None and not self.texts and self.at_once(text):
            return
        self.texts.append(text)
        if not self.held:
            self.wake()
        if len(self.texts) > MOST_UNREAD and not self.full:
            self.full = True
            self.transport.pause_reading()

    def at_once(self, text: str) -> bool:
        try:
            return self.quick(text)
        except Exception:
            log.exception("line failed")
            self.transport.abort()
            return True

    def go_on(self) -> None:
        """What was taken at once is answered."""
        self.held = False
        if self.texts:
            self.wake()

    def wake(self) -> None:
        if self.waiter is not None and not self.waiter.done():
            self.waiter.set_result(None)

    async def receive(self) -> str | None:
        """The next text; None is a message that is none. Raises LineLost at the end."""
        while not self.texts or self.held:
            if self.lost or self.protocol.state is not State.OPEN:
                raise LineLost
            self.waiter = self.loop.create_future()
            await self.waiter
        if self.full and len(self.texts) <= MOST_UNREAD // 2:
            self.full = False
            if not self.lost:
                self.transport.resume_reading()
        return self.texts.popleft()

    # Writing.

    def write(self, text: str) -> None:
        """One message, as one frame."""
        if not self.open:
            return
        data = text.encode()
        size = len(data)
        if size <= SHORT:
            head = bytes((WHOLE_TEXT, size))
        elif size < 65536:
            head = b"\x81\x7e" + size.to_bytes(2, "big")
        else:
            head = b"\x81\x7f" + size.to_bytes(8, "big")
        self.transport.write(head + data)

    def say_what_is_due(self) -> None:
        """What the protocol has to say: pongs, goodbyes; an empty one is the end."""
        for data in self.protocol.data_to_send():
            if data:
                self.transport.write(data)
            else:
                self.open = False
                self.wake()
                self.transport.close()

    # The handshake.

    def begin(self, request: Request) -> None:
        """Ask the application whether whoever calls is welcome."""
        self.request = request
        path, _, _query = request.path.partition("?")
        self.scope = {
            "type": "websocket",
            "client": get_remote_addr(self.transport),
            "path": path,
            "headers": [
                (name.lower().encode("latin-1"), value.encode("latin-1"))
                for name, value in request.headers.raw_items()
            ],
            "line": self,
        }
        task = self.loop.create_task(self.run())
        self.state.tasks.add(task)
        task.add_done_callback(self.state.tasks.discard)

    async def run(self) -> None:
        try:
            answer = self.config.app.state.socket  # type: ignore[union-attr]
            await answer(self.scope, None, None)
        except Exception:
            log.exception("line failed")
            self.transport.abort()
        finally:
            if not self.open and not self.transport.is_closing() and self.timer is None:
                self.refuse()

    def accept(self) -> bool:
        """Say yes; False if what was asked for is not what we speak."""
        assert self.request is not None
        response = self.protocol.accept(self.request)
        self.protocol.send_response(response)
        self.request = None
        self.open = self.protocol.state is State.OPEN
        self.say_what_is_due()
        if self.open:
            self.timer = self.loop.call_later(self.config.ws_ping_interval or 20.0, self.ping)
        return self.open

    def refuse(self) -> None:
        """Say no before anything was said."""
        if self.request is not None:
            self.protocol.send_response(self.protocol.reject(403, ""))
            self.request = None
            self.say_what_is_due()
        self.transport.close()

    # From one process to another.

    def handle(self) -> int:
        """What the system knows this connection by; -1 while something is under way."""
        if self.parts or self.transport.is_closing() or self.transport.get_write_buffer_size():
            return -1
        return int(self.transport.get_extra_info("socket").fileno())

    def unread(self) -> dict[str, Any]:
        """What has come and was not looked at."""
        buffer = bytes(self.protocol.reader.buffer)
        return {"texts": list(self.texts), "rest": buffer.decode("latin-1")}

    def abandon(self) -> None:
        """Another process has the connection: close our end of it without a word."""
        self.open = False
        self.transport.abort()

    def resume(self, scope: dict[str, Any], unread: dict[str, Any]) -> None:
        """Go on with a connection that another process let in."""
        self.scope = scope | {"line": self}
        self.protocol = ServerProtocol(
            state=State.OPEN, max_size=self.config.ws_max_size, logger=log
        )
        self.open = True
        self.timer = self.loop.call_later(self.config.ws_ping_interval or 20.0, self.ping)
        self.texts.extend(unread["texts"])
        if unread["rest"]:
            self.data_received(unread["rest"].encode("latin-1"))

    # Is anybody there, and goodbye.

    def ping(self) -> None:
        """Look now and then whether the other side is still there."""
        if self.unanswered:
            self.protocol.fail(1011, "keepalive ping timeout")
            self.say_what_is_due()
            return
        self.unanswered = True
        with contextlib.suppress(InvalidState):
            self.protocol.send_ping(b"")
        self.say_what_is_due()
        self.timer = self.loop.call_later(self.config.ws_ping_interval or 20.0, self.ping)

    def rest(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def close(self, code: int) -> None:
        """Say goodbye and wait a moment for the other side to do so."""
        if not self.open:
            self.transport.close()
            return
        self.rest()
        self.open = False
        with contextlib.suppress(InvalidState):
            self.protocol.send_close(code)
        self.say_what_is_due()
        self.wake()
        self.timer = self.loop.call_later(GOODBYE_SECONDS, self.transport.abort)

    def shutdown(self) -> None:
        """uvicorn stops."""
        self.close(1012) if self.open else self.transport.close()


def slowly(_text: str) -> bool:
    """Nothing is taken at once."""
    return False


def nothing() -> None:
    """What a line that is not written to does when there is room again."""
