"""One WebSocket for each open table and person."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any

from pydantic import ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect

from shoal.kernel import Refusal
from shoal.server.berth import Berth, Viewer
from shoal.server.http.middleware import address_of, origin_fits
from shoal.server.http.rate_limit import Bucket
from shoal.server.ops.timers import may_be_missed, note_absence, note_return
from shoal.server.scenes import dumps
from shoal.server.storage.database import StorageDown
from shoal.server.tables.access import enter, viewpoint
from shoal.server.tables.commands import carry_out
from shoal.server.tables.registry import NoSuchTable
from shoal.server.ws import protocol as m
from shoal.server.ws.outbox import SocketOutbox
from shoal.table import Refused, playing

if TYPE_CHECKING:
    from shoal.server.node import Shoal

log = logging.getLogger("shoal.socket")

# Why a socket was closed, beside the standard codes.
NO_HELLO = 4000
REFUSED = 4003
TOO_SLOW = 4008
TOO_FAST = 4029
RESTART = 1012
MOST_FAULTS = 20  # messages that do not fit before the line is cut


class Line:
    """One connected client."""

    def __init__(self, shoal: Shoal, socket: WebSocket) -> None:
        self.shoal = shoal
        self.socket = socket
        settings = shoal.settings
        self.outbox = SocketOutbox(
            settings.outbox_messages, settings.outbox_bytes, socket.send_text, self.cut
        )
        self.bucket = Bucket(settings.rate_socket)
        self.berth: Berth | None = None
        self.viewer: Viewer | None = None
        self.who = ""
        self.faults = 0

    async def run(self) -> None:
        """From the handshake to the end."""
        shoal, socket = self.shoal, self.socket
        address = address_of(socket.scope)
        if shoal.harbour.stopping or not origin_fits(socket.headers, shoal.settings.origins):
            await socket.close(REFUSED)
            return
        too_many = shoal.metrics.sockets >= shoal.settings.sockets
        if too_many or not shoal.addresses.take(address) or not shoal.addresses.connect(address):
            shoal.metrics.refused["socket"] += 1
            await socket.close(TOO_FAST)
            return
        shoal.metrics.sockets += 1
        shoal.lines.add(self)
        try:
            await socket.accept()
            await self.listen()
        except WebSocketDisconnect:
            pass
        except RuntimeError:
            log.debug("line lost")
        finally:
            shoal.lines.discard(self)
            shoal.metrics.sockets -= 1
            shoal.addresses.disconnect(address)
            self.leave()
            # Line and outbox hold each other; what they hold must not wait to be found out.
            self.berth = self.viewer = None
            self.outbox.let_go()

    async def listen(self) -> None:
        try:
            first = await asyncio.wait_for(
                self.socket.receive_text(), self.shoal.settings.hello_seconds
            )
        except (TimeoutError, KeyError):
            await self.socket.close(NO_HELLO)
            return
        hello = self.read(first)
        if not isinstance(hello, m.Hello):
            self.say_error("hello-first")
            await self.hang_up(NO_HELLO)
            return
        if not await self.enter(hello):
            await self.hang_up(REFUSED)
            return
        while True:
            try:
                text = await self.socket.receive_text()
            except KeyError:  # a binary message
                self.fault("message-invalid")
                continue
            if not self.bucket.take():
                self.fault("too-fast")
            else:
                message = self.read(text)
                if message is not None:
                    await self.handle(message)
            if self.faults > MOST_FAULTS:
                await self.hang_up(TOO_FAST)
                return

    def read(self, text: str) -> Any:
        if len(text) > self.shoal.settings.message_bytes:
            self.fault("too-large")
            return None
        try:
            return m.READ.validate_json(text)
        except (ValidationError, ValueError):
            self.fault("message-invalid")
            return None

    async def enter(self, hello: m.Hello) -> bool:
        people = self.shoal.people
        self.who = people.check(hello.device) if hello.device else people.of(self.socket)
        try:
            berth, seat = await enter(self.shoal.harbour, self.who, hello)
            self.viewer = await berth.attach(self.who, seat, self.outbox, hello.v, hello.hash)
            self.berth = berth
        except NoSuchTable as unknown:
            self.say_error(unknown.key)
            return False
        except StorageDown:
            self.say_error("storage-down")
            return False
        except Refused as refused:
            self.say({"type": "error", "refusal": refused.refusal.plain()})
            return False
        if self.who:
            await note_return(berth, self.who)
        return True

    async def handle(self, message: Any) -> None:
        assert self.berth is not None
        if isinstance(message, m.CommandMessage):
            try:
                answer = await carry_out(
                    self.shoal.harbour, self.berth.id, self.who, message.id, message.command
                )
                self.say({"type": "answer", "id": message.id, **answer.plain()})
            except StorageDown:
                refusal = Refusal("", "storage-down").plain()
                self.say(
                    {"type": "answer", "id": message.id, "status": "refused", "refusal": refusal}
                )
        elif isinstance(message, m.Look):
            await self.look(message)
        elif isinstance(message, m.Why):
            self.say({"type": "why", "id": message.id, "refusal": self.why(message)})
        elif isinstance(message, m.Ping):
            self.say({"type": "pong", "v": self.berth.table.version})
        else:
            self.fault("hello-twice")

    async def look(self, message: m.Look) -> None:
        """Turn to another seat of the same device; also the way to get everything anew."""
        assert self.berth is not None
        assert self.viewer is not None
        try:
            await self.shoal.harbour.current(self.berth.id)
            if self.viewer.key < 0 and message.seat is None:
                seat = self.viewer.seat  # a spectator stays one, however they came in
            else:
                seat = viewpoint(self.berth, self.who, message.seat)
            old = self.viewer
            self.viewer = await self.berth.attach(self.who, seat, self.outbox)
            self.berth.detach(old)
        except Refused as refused:
            self.say({"type": "error", "refusal": refused.refusal.plain()})
        except StorageDown:
            self.say_error("storage-down")

    def why(self, message: m.Why) -> dict[str, object] | None:
        assert self.berth is not None
        table = self.berth.table
        if message.seat not in table.held_by(self.who):
            return Refusal("", "table-not-yours", {"seat": message.seat}).plain()
        try:
            refusal = playing.why_not(table, message.seat, message.action)
        except Refused as refused:
            refusal = refused.refusal
        return refusal.plain() if refusal is not None else None

    # Saying and leaving.

    def say(self, message: dict[str, Any]) -> None:
        self.outbox.put(dumps(message))

    def say_error(self, key: str) -> None:
        self.say({"type": "error", "refusal": Refusal("", key).plain()})

    def fault(self, key: str) -> None:
        self.faults += 1
        self.shoal.metrics.refused[key] += 1
        self.say_error(key)

    def leave(self) -> None:
        if self.berth is None or self.viewer is None:
            return
        self.berth.detach(self.viewer)
        if may_be_missed(self.berth, self.who):
            self.shoal.later(note_absence(self.shoal.harbour, self.berth.id, self.who))

    async def cut(self) -> None:
        """The client did not read what it was sent, or may not see it any more."""
        self.shoal.metrics.refused["slow"] += 1
        await self.close(TOO_SLOW)

    async def hang_up(self, code: int) -> None:
        await self.outbox.close()
        await self.close(code)

    async def close(self, code: int) -> None:
        try:
            await asyncio.wait_for(self.socket.close(code), 2.0)
        except (RuntimeError, OSError, TimeoutError, WebSocketDisconnect):
            log.debug("line was gone")

    async def farewell(self) -> None:
        """The server stops; the client should come back in a moment."""
        self.say({"type": "closing", "key": "server-stopping", "again": 1.0})
        await self.hang_up(RESTART)
