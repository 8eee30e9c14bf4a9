"""One WebSocket for each open table and person."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Final

from pydantic import ValidationError
from starlette.requests import HTTPConnection

from shoal.kernel import Refusal
from shoal.server.http.middleware import address_of, host_fits, origin_fits
from shoal.server.http.rate_limit import TokenBucket
from shoal.server.ops.timers import may_be_missed, note_absence, note_return
from shoal.server.storage import links
from shoal.server.storage.database import StorageDown
from shoal.server.tables.access import enter, viewpoint
from shoal.server.tables.commands import carry_out
from shoal.server.tables.live_table import CommandResult, LiveTable, Outcome, Viewer
from shoal.server.tables.registry import NoSuchTable
from shoal.server.tables.render import dumps
from shoal.server.ws import ordinary
from shoal.server.ws import protocol as m
from shoal.server.ws.line import Line, LineLost, slowly
from shoal.server.ws.outbox import LineOutbox
from shoal.table import Refused, Table, playing

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

    def __init__(self, node: Node, caller: HTTPConnection) -> None:
        self.node = node
        self.caller = caller
        self.line: Line = caller.scope["line"]
        settings = node.settings
        self.outbox = LineOutbox(
            settings.outbox_messages, settings.outbox_bytes, self.line, self.cut,
            node.registry.breath,
        )  # fmt: skip
        self.bucket = TokenBucket(settings.rate_socket)
        self.live: LiveTable | None = None
        self.viewer: Viewer | None = None
        self.who = ""
        self.address = address_of(caller.scope)
        self.watching = False  # let in by a link for spectators
        self.faults = 0

    async def run(self) -> None:
        """From the handshake to the end."""
        node, headers = self.node, self.caller.headers
        address = self.address
        origins = node.settings.origins
        ours = host_fits(headers.get("host", ""), tuple(origins))
        welcome = ours and origin_fits(headers, origins) and not node.registry.stopping
        if not welcome or node.blocklist.banned(address):
            self.line.refuse()
            return
        too_many = node.metrics.sockets >= node.settings.sockets
        if too_many or not node.limits.take(address) or not node.limits.connect(address):
            node.metrics.refused["socket"] += 1
            self.line.refuse()
            return
        try:
            if self.line.accept():
                await self.talk()
        finally:
            node.limits.disconnect(address)

    async def resume(self) -> None:
        """The same for a line that a neighbour has let in."""
        if not self.node.limits.connect(self.address):
            self.node.metrics.refused["socket"] += 1
            self.line.close(TOO_FAST)
            return
        try:
            await self.talk()
        finally:
            self.node.limits.disconnect(self.address)

    async def talk(self) -> None:
        node = self.node
        node.metrics.sockets += 1
        node.connections.add(self)
        try:
            await self.listen()
        except LineLost:
            pass
        finally:
            node.connections.discard(self)
            node.metrics.sockets -= 1
            self.leave()
            self.line.quick = slowly
            # Connection and outbox hold each other; what they hold must not wait to be found out.
            self.live = self.viewer = None
            self.outbox.let_go()

    async def listen(self) -> None:
        try:
            first = await asyncio.wait_for(self.line.receive(), self.node.settings.hello_seconds)
        except TimeoutError:
            self.line.close(NO_HELLO)
            return
        hello = self.read(first)
        if not isinstance(hello, m.Hello):
            self.say_error("hello-first")
            await self.hang_up(NO_HELLO)
            return
        await self.arrive(hello)
        self.line.quick = self.at_once
        while True:
            text = await self.line.receive()
            if not self.bucket.take():
                self.fault("too-fast")
            else:
                message = self.read(text)
                if message is not None:
                    await HANDLERS[type(message)](self, message)
            if self.faults > MOST_FAULTS:
                await self.hang_up(TOO_FAST)
                return

    def read(self, text: str | None) -> m.Strict | None:
        if text is None:  # a binary message
            self.fault("message-invalid")
            return None
        if len(text) > self.node.settings.message_bytes:
            self.fault("too-large")
            return None
        try:
            return m.READ.validate_json(text)
        except (ValidationError, ValueError):
            self.fault("message-invalid")
            return None

    async def arrive(self, hello: m.Hello) -> None:
        """To the table that is asked for, here or at a neighbour; LineLost if there is no way."""
        if await self.handed_over(hello):
            raise LineLost
        if not await self.enter(hello):
            await self.hang_up(REFUSED)
            raise LineLost

    async def handed_over(self, hello: m.Hello) -> bool:
        """Whether a neighbour has the line from now on, since the table is at home there."""
        neighbours, table_id = self.node.neighbours, hello.table
        if neighbours.alone:
            return False
        if hello.watch is not None:
            try:
                found = await links.find(self.node.database, hello.watch, links.WATCH)
            except StorageDown:
                return False
            table_id = found[0] if found is not None else None
        if table_id is None or neighbours.here(table_id):
            return False
        self.line.texts.appendleft(dumps(m.given(hello)))  # the first it will hear of it
        scope = self.caller.scope
        told = {
            "client": list(scope["client"] or ()),
            "headers": [[name.decode("latin-1"), value.decode("latin-1")]
                        for name, value in scope["headers"]],
            **self.line.unread(),
        }  # fmt: skip
        if neighbours.hand_over(self.line, table_id, told):
            return True
        self.line.texts.popleft()
        return False

    async def enter(self, hello: m.Hello) -> bool:
        """Take a place at a table, and leave the one before; whoever is refused stays there."""
        auth = self.node.auth
        who = auth.check(hello.device) if hello.device else auth.of(self.caller)
        try:
            live, seat = await enter(self.node.registry, who, hello)
            viewer = await live.attach(who, seat, self.outbox, hello.v, hello.hash)
        except NoSuchTable as unknown:
            self.say_error(unknown.key)
            return False
        except StorageDown:
            self.say_error("storage-down")
            return False
        except Refused as refused:
            self.say({"type": "error", "refusal": refused.refusal.plain()})
            return False
        self.leave()
        self.who, self.live, self.viewer = who, live, viewer
        self.watching = hello.watch is not None
        if self.who:
            await note_return(live, self.who)
        return True

    def at_once(self, text: str) -> bool:
        """Carry out an ordinary action without a stop, if it finds its table free.

        False leaves the text to whoever reads: all that is special is dealt with there.
        """
        live, registry = self.live, self.node.registry
        if live is None or not self.who or registry.stopping or live.lock.locked():
            return False
        if len(text) > self.node.settings.message_bytes:
            return False
        read = ordinary.action(text)
        if read is None or not self.bucket.take():
            return False
        cmd, seat, action, base = read
        who, begun = self.who, time.perf_counter()
        if registry.trace is not None:
            registry.trace.begin(f"{who}:{cmd}", self.line.arrived)

        def act(table: Table, now: float) -> Outcome:
            return Outcome(playing.act(table, who, now, seat, action, base))

        def answer(result: CommandResult | None) -> None:
            if result is None:
                self.node.later(self.once_more(text))
                return
            registry.metrics.command(result.status, time.perf_counter() - begun)
            self.answer(cmd, result)
            self.line.go_on()

        self.line.held = True
        taken = live.at_once(who, cmd, act, answer)
        if not taken:
            self.line.held = False
        return taken

    async def once_more(self, text: str) -> None:
        """Another node was quicker: look again, with patience."""
        try:
            message = self.read(text)
            if isinstance(message, m.CommandMessage) and self.live is not None:
                await self.command(message)
        finally:
            self.line.go_on()

    def answer(self, cmd: str, result: CommandResult) -> None:
        self.say({"type": "answer", "id": cmd, **result.plain()})
        if self.node.registry.trace is not None:
            self.node.registry.trace.end(f"{self.who}:{cmd}")

    async def command(self, message: m.CommandMessage) -> None:
        assert self.live is not None
        trace = self.node.registry.trace
        if trace is not None:
            trace.begin(f"{self.who}:{message.id}", self.line.arrived)
        try:
            if self.watching and isinstance(message.command, m.Sit):
                result = CommandResult("refused", refusal=Refusal("", "table-watching"))
            else:
                result = await carry_out(
                    self.node.registry, self.live, self.who, message.id, message.command
                )
        except StorageDown:
            result = CommandResult("refused", refusal=Refusal("", "storage-down"))
        self.answer(message.id, result)

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
        # What has been told: of an action that is being stored the event is still to come, and who
        # heard its version first would believe to have missed it.
        self.say({"type": "pong", "v": self.live.published})

    async def turn(self, hello: m.Hello) -> None:
        """To another table over the same line, as to a rematch."""
        if await self.handed_over(hello):
            raise LineLost
        await self.enter(hello)

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

    def cut(self) -> None:
        """The client did not read what it was sent, or may not see it any more."""
        if self.outbox.dismissed:
            self.line.close(MOVED)
            return
        self.node.metrics.refused["slow"] += 1
        self.line.close(TOO_SLOW)

    async def hang_up(self, code: int) -> None:
        await self.outbox.close()
        self.line.close(code)

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
    m.Hello: Connection.turn,
}
