"""One WebSocket for each open table and person."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Final

from pydantic import ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect

from shoal.kernel import Refusal
from shoal.server.http.middleware import address_of, host_fits, origin_fits
from shoal.server.http.rate_limit import TokenBucket
from shoal.server.ops.timers import may_be_missed, note_absence, note_return
from shoal.server.storage.database import StorageDown
from shoal.server.tables.access import enter, viewpoint
from shoal.server.tables.commands import carry_out
from shoal.server.tables.live_table import CommandResult, LiveTable, Viewer
from shoal.server.tables.registry import NoSuchTable
from shoal.server.tables.render import dumps
from shoal.server.ws import protocol as m
from shoal.server.ws.outbox import SocketOutbox
from shoal.table import Refused, playing

if TYPE_CHECKING:
    from shoal.server.node import Node

log = logging.getLogger("shoal.connection")

# Why a socket was closed, beside the standard codes.
NO_HELLO = 4000
REFUSED = 4003
MOVED = 4004
TOO_SLOW = 4008
TOO_FAST = 4029
RESTART = 1012
MOST_FAULTS = 20  # messages that do not fit before the line is cut


class Connection:
    """One connected client."""

    def __init__(self, node: Node, socket: WebSocket) -> None:
        self.node = node
        self.socket = socket
        settings = node.settings
        self.outbox = SocketOutbox(
            settings.outbox_messages, settings.outbox_bytes, socket.send_text, self.cut
        )
        self.bucket = TokenBucket(settings.rate_socket)
        self.live: LiveTable | None = None
        self.viewer: Viewer | None = None
        self.who = ""
        self.address = address_of(socket.scope)
        self.watching = False  # let in by a link for spectators
        self.faults = 0

    async def run(self) -> None:
        """From the handshake to the end."""
        node, socket = self.node, self.socket
        address = self.address
        origins = node.settings.origins
        ours = host_fits(socket.headers.get("host", ""), tuple(origins))
        welcome = ours and origin_fits(socket.headers, origins) and not node.registry.stopping
        if not welcome or node.blocklist.banned(address):
            await socket.close(REFUSED)
            return
        too_many = node.metrics.sockets >= node.settings.sockets
        if too_many or not node.limits.take(address) or not node.limits.connect(address):
            node.metrics.refused["socket"] += 1
            await socket.close(TOO_FAST)
            return
        node.metrics.sockets += 1
        node.connections.add(self)
        try:
            await socket.accept()
            await self.listen()
        except WebSocketDisconnect:
            pass
        except RuntimeError:
            log.debug("line lost")
        finally:
            node.connections.discard(self)
            node.metrics.sockets -= 1
            node.limits.disconnect(address)
            self.leave()
            # Connection and outbox hold each other; what they hold must not wait to be found out.
            self.live = self.viewer = None
            self.outbox.let_go()

    async def listen(self) -> None:
        try:
            first = await asyncio.wait_for(
                self.socket.receive_text(), self.node.settings.hello_seconds
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
                    await HANDLERS[type(message)](self, message)
            if self.faults > MOST_FAULTS:
                await self.hang_up(TOO_FAST)
                return

    def read(self, text: str) -> m.Strict | None:
        if len(text) > self.node.settings.message_bytes:
            self.fault("too-large")
            return None
        try:
            return m.READ.validate_json(text)
        except (ValidationError, ValueError):
            self.fault("message-invalid")
            return None

    async def enter(self, hello: m.Hello) -> bool:
        auth = self.node.auth
        self.who = auth.check(hello.device) if hello.device else auth.of(self.socket)
        try:
            live, seat = await enter(self.node.registry, self.who, hello)
            self.viewer = await live.attach(self.who, seat, self.outbox, hello.v, hello.hash)
            self.live = live
            self.watching = hello.watch is not None
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
            await note_return(live, self.who)
        return True

    async def command(self, message: m.CommandMessage) -> None:
        assert self.live is not None
        try:
            if self.watching and isinstance(message.command, m.Sit):
                result = CommandResult("refused", refusal=Refusal("", "table-watching"))
            else:
                result = await carry_out(
                    self.node.registry, self.live, self.who, message.id, message.command
                )
        except StorageDown:
            result = CommandResult("refused", refusal=Refusal("", "storage-down"))
        self.say({"type": "answer", "id": message.id, **result.plain()})

    async def look(self, message: m.Look) -> None:
        """Turn to another seat of the same device; also the way to get everything anew."""
        assert self.live is not None
        assert self.viewer is not None
        try:
            await self.live.keep_up()
            if self.viewer.key < 0 and message.seat is None:
                seat = self.viewer.seat  # a spectator stays one, however they came in
            else:
                seat = viewpoint(self.live, self.who, message.seat)
            old = self.viewer
            self.viewer = await self.live.attach(self.who, seat, self.outbox)
            self.live.detach(old)
        except Refused as refused:
            self.say({"type": "error", "refusal": refused.refusal.plain()})
        except StorageDown:
            self.say_error("storage-down")

    async def why(self, message: m.Why) -> None:
        self.say({"type": "why", "id": message.id, "refusal": self.why_not(message)})

    def why_not(self, message: m.Why) -> dict[str, object] | None:
        assert self.live is not None
        table = self.live.table
        if message.seat not in table.held_by(self.who):
            return Refusal("", "table-not-yours", {"seat": message.seat}).plain()
        try:
            refusal = playing.why_not(table, message.seat, message.action)
        except Refused as refused:
            refusal = refused.refusal
        return refusal.plain() if refusal is not None else None

    async def pong(self, _message: m.Ping) -> None:
        assert self.live is not None
        self.say({"type": "pong", "v": self.live.table.version})

    async def hello_again(self, _message: m.Hello) -> None:
        self.fault("hello-twice")

    # Saying and leaving.

    def say(self, message: dict[str, Any]) -> None:
        self.outbox.put(dumps(message))

    def say_error(self, key: str) -> None:
        self.say({"type": "error", "refusal": Refusal("", key).plain()})

    def fault(self, key: str) -> None:
        self.faults += 1
        self.node.metrics.refused[key] += 1
        self.say_error(key)

    def leave(self) -> None:
        if self.live is None or self.viewer is None:
            return
        self.live.detach(self.viewer)
        if may_be_missed(self.live, self.who):
            self.node.later(note_absence(self.node.registry, self.live.id, self.who))

    async def cut(self) -> None:
        """The client did not read what it was sent, or may not see it any more."""
        if self.outbox.dismissed:
            await self.close(MOVED)
            return
        self.node.metrics.refused["slow"] += 1
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


# What is done with each message after the first hello.
HANDLERS: Final[dict[type[m.Strict], Callable[[Connection, Any], Awaitable[None]]]] = {
    m.CommandMessage: Connection.command,
    m.Look: Connection.look,
    m.Why: Connection.why,
    m.Ping: Connection.pong,
    m.Hello: Connection.hello_again,
}
