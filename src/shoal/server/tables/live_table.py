"""A table in memory: one command at a time, told to everybody once it is stored."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from shoal.kernel import SPECTATOR, Refusal
from shoal.server.storage import queries
from shoal.server.storage.database import StorageDown
from shoal.server.storage.group_commit import Append, Commit, Conflict, head, stands
from shoal.server.tables.render import Renderer, dumps
from shoal.server.tables.turn import Turn
from shoal.server.ws.outbox import Outbox
from shoal.table import Entry, Refused, Table, folding, telling
from shoal.table.entry import Folded, refuse

if TYPE_CHECKING:
    from shoal.server.tables.registry import TableRegistry

ATTEMPTS = 5  # against other nodes that write to the same table
MOVED = dumps({"type": "closing", "key": "seat-moved", "again": 0.0})
REMEMBERED = 100  # commands whose versions are known; of those before only that they were


@dataclass(slots=True)
class Outcome:
    """What a command comes to: entries, and the seed when a game begins."""

    entries: list[Entry]
    seed: bytes = b""
    beside: list[Append] = field(default_factory=list)  # another table made in the same breath


Command = Callable[[Table, float], Outcome]


@dataclass(slots=True)
class CommandResult:
    """Every command gets one: accepted or repeat with a version, refused with the reason."""

    status: str
    version: int = 0
    refusal: Refusal | None = None
    extra: dict[str, Any] = field(default_factory=dict)

    def plain(self) -> dict[str, Any]:
        told: dict[str, Any] = {"status": self.status}
        if self.refusal is not None:
            return told | {"refusal": self.refusal.plain()}
        return told | {"v": self.version} | self.extra


@dataclass(eq=False)
class Viewer:
    """Somebody who looks on: from a seat or as a spectator."""

    who: str
    seat: int  # a seat or SPECTATOR
    key: int  # the key of that seat: seats turn when a game begins
    outbox: Outbox


@dataclass(slots=True)
class UnderWay:
    """A command that is folded and not stored yet: what is written, and what is told then."""

    cmd: str | None
    appends: list[Append]
    row: dict[str, Any] | None
    told: list[tuple[Viewer, str]]


class LiveTable:
    """One table, its viewers, and the lock that gives its commands an order."""

    def __init__(self, registry: TableRegistry, table_id: str, table: Table) -> None:
        self.registry = registry
        self.id = table_id
        self.table = table
        self.renderer = Renderer(table)
        self.lock = Turn()
        self.viewers: list[Viewer] = []
        self.known: dict[str, int] = {}  # commands carried out of late, with their versions
        self.earlier: set[int] = set()  # all before them, by their hashes
        self.published = table.version
        self.talked = 0
        self.doubtful = False  # a commit failed: what is in memory may not be what is stored
        self.row: dict[str, Any] | None = None  # what this node last wrote to the table's row
        self.used = time.monotonic()

    # Commands.

    async def command(self, who: str, cmd_id: str | None, command: Command) -> CommandResult:
        """Carry out a command: fold, store durably, and only then tell."""
        cmd = f"{who}:{cmd_id}" if cmd_id else None
        async with self.lock:
            self.used = time.monotonic()
            for _attempt in range(ATTEMPTS):
                try:
                    if self.doubtful:
                        await self.reload()
                    if cmd is not None and self.carried_out(cmd):
                        return CommandResult("repeat", self.known.get(cmd, self.table.version))
                    return await self.attempt(who, cmd, command)
                except Conflict:
                    continue  # another node was quicker: look again
                except Refused as refused:
                    # What this node knows may be old: nobody is refused for that.
                    if await self.behind():
                        continue
                    return CommandResult("refused", refusal=refused.refusal)
                except StorageDown:
                    return CommandResult("refused", refusal=Refusal("", "storage-down"))
        return CommandResult("refused", refusal=Refusal("", "table-busy"))

    def at_once(
        self,
        who: str,
        cmd_id: str,
        command: Command,
        answer: Callable[[CommandResult | None], None],
    ) -> bool:
        """The same without a task that waits, if nobody else is under way here; whether it is.

        `answer` hears the result, or None if another node was quicker or telling went wrong: then
        ask again, and wait.
        """
        cmd = f"{who}:{cmd_id}"
        if self.doubtful or self.carried_out(cmd) or not self.lock.take():
            return False
        self.used = time.monotonic()
        try:
            under_way = self.begin(who, cmd, command)
        except Refused as refused:
            self.lock.release()
            if self.registry.shared:  # what this node knows may be old
                return False
            answer(CommandResult("refused", refusal=refused.refusal))
            return True
        except BaseException:
            self.lock.release()
            raise
        if under_way is None:
            self.lock.release()
            answer(CommandResult("accepted", self.table.version))
            return True

        def stored(error: Exception | None) -> None:
            result = None
            try:
                result = self.outcome(under_way, error)
            finally:  # whatever happens, the next one gets in and the client an answer
                self.lock.release()
                answer(result)

        self.registry.group_commit.put(Commit(under_way.appends, stored))
        return True

    def outcome(self, under_way: UnderWay, error: Exception | None) -> CommandResult | None:
        if error is None:
            return self.finish(under_way)
        if isinstance(error, Conflict):
            return None
        return CommandResult("refused", refusal=Refusal("", "storage-down"))

    async def attempt(self, who: str, cmd: str | None, command: Command) -> CommandResult:
        under_way = self.begin(who, cmd, command)
        if under_way is None:
            return CommandResult("accepted", self.table.version)
        await self.registry.group_commit.submit(under_way.appends)
        return self.finish(under_way)

    def begin(self, who: str, cmd: str | None, command: Command) -> UnderWay | None:
        """Fold what a command comes to; None if that is nothing."""
        table = self.table
        now = self.registry.now(table)
        outcome = command(table, now)
        if not outcome.entries:
            return None
        if cmd is not None and not self.leads_on(outcome.entries):
            self.count(who)
        before = table.version
        # An action leaves everybody in their seats, and most of what is known of the table.
        acted = all(entry.kind == "action" for entry in outcome.entries)
        holders = [] if acted else [seat.who for seat in table.seats]
        if outcome.seed:
            table.seed = outcome.seed
        # From here on memory is ahead of the disk. Until the commit is known to have worked the
        # table is doubtful, also when whoever waits here is cancelled.
        self.doubtful = True
        told = [message for entry in outcome.entries for message in self.fold(entry)]
        new_holders = (
            []
            if acted
            else [seat.who for seat in table.seats if seat.who and seat.who not in holders]
        )
        row = None if acted and stands(table, now, self.row) else head(table, now, self.row)
        append = Append(self.id, before, outcome.entries, row, cmd, outcome.seed, new_holders)
        if self.registry.trace is not None:
            self.registry.trace.mark(cmd)
        return UnderWay(cmd, [append, *outcome.beside], row, told)

    def leads_on(self, entries: list[Entry]) -> bool:
        """Whether somebody does what the table waits for. All else can be done without end: a
        secret plan changed while others think, a step taken back, a seat taken and left."""
        last = entries[-1]  # before it may stand that somebody is back
        return last.kind == "action" and last.data["seat"] in self.table.actors()

    def count(self, who: str) -> None:
        """Entries that do not lead on are kept like others, so nobody may fill the log with
        them."""
        if not self.registry.quotas.take("changes", f"{who} at {self.id}"):
            raise refuse("limit-reached")

    def finish(self, under_way: UnderWay) -> CommandResult:
        """It is on disk: tell everybody."""
        if self.registry.trace is not None:
            self.registry.trace.mark(under_way.cmd)
        self.row = under_way.row or self.row
        self.doubtful = False
        self.remember(under_way.cmd)
        self.send(under_way.told)
        self.registry.told(self)
        return CommandResult("accepted", self.table.version)

    def fold(self, entry: Entry) -> list[tuple[Viewer, str]]:
        """Add an entry; the messages it makes, to be sent when it is stored."""
        return self.messages(self.add(entry))

    def add(self, entry: Entry) -> Folded:
        """Fold an entry while those who look on are watching."""
        return self.table.add(entry)

    def watch(self) -> None:
        """Somebody came or went, or the seats have turned: through whose eyes is it looked at?"""
        self.table.watch.observers = sorted({viewer.seat for viewer in self.viewers})

    def messages(self, line: Folded) -> list[tuple[Viewer, str]]:
        if line.moved:
            self.renderer.changed()
        if line.entry.kind == "started":
            for viewer in self.viewers:
                viewer.seat = self.seat_now(viewer)
            self.watch()
        # An action leaves everybody where they sit; anything else may not.
        acted = line.entry.kind == "action"
        texts: dict[tuple[int, str], str] = {}
        told: list[tuple[Viewer, str]] = []
        for viewer in self.viewers:
            extra = None if acted else self.standing(viewer.who)
            key = (viewer.seat, "" if acted else str(extra))
            text = texts.get(key)
            if text is None:
                text = texts[key] = self.renderer.event(line, viewer.seat, extra)
            told.append((viewer, text))
        line.changes = {}  # told: the tail is kept for those who come back, and they get a view
        return told

    def standing(self, who: str) -> dict[str, Any]:
        """The seats a device holds, and whether it is the host's."""
        return {
            "yours": self.table.held_by(who),
            "host": bool(who) and who == self.table.host,
        }

    def seat_now(self, viewer: Viewer) -> int:
        return SPECTATOR if viewer.key < 0 else self.table.seat_of(viewer.key)

    def send(self, told: list[tuple[Viewer, str]]) -> None:
        for viewer, text in told:
            if self.may_see(viewer.who, viewer.seat):
                viewer.outbox.put(text)
            else:  # the seat was freed or moved: what follows is not for this device
                viewer.outbox.dismiss(MOVED)
        self.published = self.table.version

    def may_see(self, who: str, seat: int) -> bool:
        return seat == SPECTATOR or self.table.holds(who, seat)

    def carried_out(self, cmd: str) -> bool:
        """Whether this command was sent before. All of a table are known, and two that go on from
        the same version of its log cannot both be stored: so the database need not look for any."""
        return cmd in self.known or (len(self.earlier) > 0 and hash(cmd) in self.earlier)

    def remember(self, cmd: str | None) -> None:
        if cmd is not None:
            self.known[cmd] = self.table.version
            while len(self.known) > REMEMBERED:
                oldest = next(iter(self.known))
                del self.known[oldest]
                self.earlier.add(hash(oldest))

    # Keeping up with the database.

    async def reload(self) -> None:
        """Forget what is in memory and read the log; tell what had not been told yet."""
        written, seed, self.talked = await self.read()
        self.table = Table(self.table.game, seed)
        self.renderer = Renderer(self.table)
        self.watch()
        self.row = None
        self.known.clear()
        self.earlier.clear()
        told = self.published if self.viewers else len(written)
        quick = folding.settled([item.entry for item in written], told)
        for item, settled in zip(written, quick, strict=True):
            if settled:
                folding.repeat(self.table, item.entry)
            else:
                line = self.add(item.entry)
                if self.table.version > told:
                    self.send(self.messages(line))
            self.remember(item.cmd)
        self.published = self.table.version
        self.doubtful = False

    async def read(self, after: int = 0) -> tuple[list[queries.Written], bytes, int]:
        """What is stored, and also on disk where others store: nobody is told before that."""
        found = await queries.log(self.registry.database, self.id, after)
        if self.registry.shared:
            await self.registry.database.settle()
        return found

    async def keep_up(self) -> None:
        """Surely not be behind what other nodes have stored."""
        if self.registry.shared or self.doubtful:
            await self.refresh()

    async def refresh(self) -> None:
        """Fold what other nodes have stored since."""
        async with self.lock:
            await self.catch_up()

    async def behind(self) -> bool:
        """Catch up with other nodes; whether there was anything new."""
        if not self.registry.shared:
            return False
        before = self.table.version
        try:
            await self.catch_up()
        except StorageDown:
            return False
        return self.table.version > before

    async def catch_up(self) -> None:
        if self.doubtful:
            await self.reload()
        elif self.registry.database.news(self.id, self.table.version, self.talked):
            after = self.table.version
            written, seed, said = await self.read(after)
            self.table.seed = self.table.seed or seed
            self.row = None if written else self.row
            for item in written:
                told = self.fold(item.entry)
                self.remember(item.cmd)
                self.send(told)
            if said > self.talked:
                muted = await queries.muted(self.registry.database, self.id)
                for row in await queries.talk(self.registry.database, self.id, self.talked):
                    self.spread({"type": "chat", **row}, muted)
                self.talked = said
        self.registry.told(self)

    # Viewers.

    async def attach(
        self,
        who: str,
        seat: int,
        outbox: Outbox,
        last: int = 0,
        last_hash: str = "",
        *,
        greet: bool = True,
    ) -> Viewer:
        """Let somebody look on; the first message is what they missed, or everything.

        Without `greet` there is no such message for whoever has missed nothing.
        """
        async with self.lock:
            self.used = time.monotonic()
            if self.doubtful:
                await self.reload()
            if not self.may_see(who, seat):
                raise refuse("table-not-yours", seat=seat)
            key = self.table.seats[seat].key if seat != SPECTATOR else SPECTATOR
            viewer = Viewer(who, seat, key, outbox)
            if greet or last != self.table.version or last_hash != self.renderer.view(seat)[1]:
                outbox.put(self.welcome(viewer, last, last_hash))
            self.viewers.append(viewer)
            self.watch()
        self.registry.metrics.viewers += 1
        self.registry.told(self)  # bots among themselves play on when somebody looks
        return viewer

    def welcome(self, viewer: Viewer, last: int, last_hash: str) -> str:
        extra = self.standing(viewer.who) | {"now": self.registry.clock()}
        if last:
            resumed = None
            if last < self.table.version or last_hash == self.renderer.view(viewer.seat)[1]:
                resumed = self.renderer.resume(viewer.seat, last, extra)
            if resumed is not None:
                return resumed
        return self.renderer.sync(viewer.seat, extra)

    def detach(self, viewer: Viewer) -> None:
        if viewer in self.viewers:
            self.viewers.remove(viewer)
            self.watch()
            self.registry.metrics.viewers -= 1
            self.used = time.monotonic()

    def watched_by(self, who: str) -> bool:
        return any(viewer.who == who for viewer in self.viewers)

    def spread(self, message: dict[str, Any], muted: set[tuple[str, int]]) -> None:
        """Tell all at the table what was said there; it is not for those who only look on, nor for
        those who do not want to hear it."""
        text, speaker = dumps(message), message["seat"]
        key = self.table.seats[speaker].key if speaker < len(self.table.seats) else SPECTATOR
        for viewer in self.viewers:
            heard = viewer.seat != SPECTATOR and (viewer.who, key) not in muted
            if heard and self.may_see(viewer.who, viewer.seat):
                viewer.outbox.put(text)

    def desk(self, who: str) -> dict[str, Any]:
        """What anybody sees who knows the address."""
        seats = self.table.held_by(who)
        return telling.desk(self.table, seats[0] if seats else SPECTATOR)
