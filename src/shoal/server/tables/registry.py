"""All tables of this node: finds them, keeps the busy ones in memory, lets the others go."""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable
from pathlib import Path
from typing import Any

from shoal import games as shipped_games
from shoal.kernel import Game
from shoal.server.http.rate_limit import Quotas, at_home
from shoal.server.neighbours import Neighbours
from shoal.server.ops.metrics import Metrics
from shoal.server.ops.trace import Trace
from shoal.server.settings import Settings
from shoal.server.storage import queries
from shoal.server.storage.database import Database, StorageDown
from shoal.server.storage.group_commit import Append, Commit, GroupCommit, answer, head
from shoal.server.tables.live_table import Command, CommandResult, LiveTable
from shoal.server.ws.outbox import Breath
from shoal.table import Entry, Table
from shoal.table.entry import refuse

HOMES = 10_000  # devices whose address is remembered
OVER_SECONDS = 30.0  # a finished game nobody looks at stays so long in memory
JUST_USED = 5.0  # somebody may hold the table and be about to look on
Games = dict[str, Game]
OVER = ["finished", "agreed"]
log = logging.getLogger("shoal.tables")
ADDRESS = re.compile(r"[A-Za-z0-9_-]{22}")


class NoSuchTable(LookupError):  # noqa: N818 (an answer to whoever asked)
    """There is no table at this address."""

    key = "table-unknown"


class OldTable(NoSuchTable):
    """The table was begun with other rules or components than this Shoal has: it cannot go on."""

    key = "table-old"


class BrokenTable(NoSuchTable):
    """The log of the table cannot be read or replayed; other tables are not affected."""

    key = "table-broken"


class TableRegistry:
    """Live tables by table address."""

    def __init__(
        self,
        settings: Settings,
        database: Database,
        games: Games,
        metrics: Metrics,
        clock: Callable[[], float] = time.time,
        neighbours: Neighbours | None = None,
    ) -> None:
        self.settings = settings
        self.neighbours = neighbours or Neighbours()
        self.shared = database.postgres or not self.neighbours.alone  # others write to it too
        self.database = database
        self.games = games
        self.metrics = metrics
        self.clock = clock
        self.breath = Breath()
        self.group_commit = GroupCommit(database, self.stored, self.answer)
        self.trace = Trace(Path(settings.trace)) if settings.trace else None
        self.tables: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.listeners: list[Callable[[LiveTable], None]] = []  # told of every change
        self.stopping = False
        self.quotas = Quotas(
            {
                "passes": settings.passes_per_hour,
                "tables": settings.tables_per_hour,
                "uploads": settings.uploads_per_hour,
                "hints": settings.hints_per_hour,
                "chat": settings.chat_per_hour,
                "asides": settings.asides_per_hour,
                "changes": settings.changes_per_hour,
                "thinking": settings.bot_seconds_per_hour,
            },
            {
                "chat": settings.asides_at_once,
                "asides": settings.asides_at_once,
                "changes": settings.changes_at_once,
            },
        )
        self.homes: OrderedDict[str, str] = OrderedDict()  # where devices opened tables from

    def settle(self, who: str, address: str) -> None:
        """A device opens tables from this address."""
        if not at_home(address):
            self.homes[who] = address
            self.homes.move_to_end(who)
            if len(self.homes) > HOMES:
                self.homes.popitem(last=False)

    def lane(self, who: str) -> str:
        """With whom a host shares the bots' time: everybody at the same address."""
        return self.homes.get(who, who)

    def overspent(self, lane: str) -> bool:
        return self.quotas.empty("thinking", lane)

    def spend(self, lane: str, seconds: float) -> None:
        self.quotas.drain("thinking", lane, seconds)

    def now(self, table: Table) -> float:
        """The time for a table; never before its last entry, whatever the machine's clock does."""
        return max(round(self.clock(), 3), table.at)

    def stored(self, what: list[tuple[str, int]]) -> None:
        """Tables and their new versions; PostgreSQL tells everybody by itself."""
        if not self.database.postgres and not self.neighbours.alone:
            self.neighbours.hint(what)

    def answer(self, batch: list[Commit], error: Exception | None) -> None:
        """A transaction is over: whoever is told of it hears it at once."""
        with self.breath:
            answer(batch, error)

    def told(self, live: LiveTable) -> None:
        for listener in self.listeners:
            listener(live)

    def forget(self, live: LiveTable) -> bool:
        """Let go of a table that goes on at its home, and at which nobody looks here."""
        away = not self.neighbours.here(live.id)
        if away and not live.viewers and not live.lock.locked():
            self.tables.pop(live.id, None)
            return True
        return False

    def new_address(self, beside: str = "") -> str:
        """An address nobody guesses; one with the same home as another table's if that is told."""
        while True:
            found = new_address()
            if not beside or self.neighbours.home(found) == self.neighbours.home(beside):
                return found

    async def get(self, table_id: str) -> LiveTable:
        """The table of an address, from memory or from its log."""
        found = self.tables.get(table_id)
        if found is not None:
            found.used = time.monotonic()
            return found
        if not ADDRESS.fullmatch(table_id):
            raise NoSuchTable(table_id)
        task = self.loading.get(table_id)
        if task is None:  # several who come at once wait for the same one
            task = self.loading[table_id] = asyncio.create_task(self._load(table_id))
            task.add_done_callback(lambda done: self._loaded(table_id, done))
        return await asyncio.shield(task)

    async def current(self, table_id: str) -> LiveTable:
        """The same, and surely not behind what other nodes have stored."""
        live = await self.get(table_id)
        await live.keep_up()
        return live

    def _loaded(self, table_id: str, task: asyncio.Task[LiveTable]) -> None:
        self.loading.pop(table_id, None)
        if not task.cancelled() and task.exception() is None:
            self.told(task.result())

    async def _load(self, table_id: str) -> LiveTable:
        try:
            opened = await queries.opened(self.database, table_id)
        except queries.BrokenLog as error:
            raise BrokenTable(table_id) from error
        game = self.games.get(opened["game"]) if opened is not None else None
        if opened is None or game is None:
            raise NoSuchTable(table_id)
        old = (opened["rules"], opened["components"]) != (game.rules, game.components())
        if old and await queries.phase(self.database, table_id) not in OVER:
            raise OldTable(table_id)
        live = LiveTable(self, table_id, Table(game))
        started = time.perf_counter()
        try:
            await live.reload()
        except StorageDown:
            raise
        except Exception as error:  # whatever a damaged line or other rules come to
            if old:
                raise OldTable(table_id) from None
            reason = type(error).__name__
            log.warning("table broken", extra={"table": table_id[:6], "reason": reason})
            raise BrokenTable(table_id) from error
        # What is over and still comes out by today's rules can be looked at again.
        if old and not live.table.over():
            raise OldTable(table_id)
        self.metrics.rebuild_seconds.observe(time.perf_counter() - started)
        self.tables[table_id] = live
        return live

    async def open(self, first: list[Entry], game_name: str, seed: bytes = b"") -> LiveTable:
        """A new table with its first entries."""
        game = self.games.get(game_name)
        if game is None:
            raise refuse("game-unknown", game=game_name[:60])
        table_id = new_address()
        table = Table(game, seed)
        for entry in first:
            table.add(entry)
        append = made(table_id, table, first, seed)
        await self.group_commit.submit([append])
        live = self.tables[table_id] = LiveTable(self, table_id, table)
        self.told(live)
        return live

    async def keep(
        self, first: list[Entry], head: dict[str, Any], seed: bytes, holders: list[str]
    ) -> str:
        """A table that was played elsewhere: stored, and folded when somebody asks for it."""
        table_id = new_address()
        await self.group_commit.submit([Append(table_id, 0, first, head, None, seed, holders)])
        return table_id

    async def command(
        self, live: LiveTable, who: str, cmd_id: str | None, command: Command
    ) -> CommandResult:
        """Carry out a command at a table, and note how long it took."""
        started = time.perf_counter()
        result = await live.command(who, cmd_id, command)
        self.metrics.command(result.status, time.perf_counter() - started)
        return result

    def tidy(self) -> None:
        """Drop tables nobody looks at: the log has them."""
        idle = [
            live for live in self.tables.values() if not live.viewers and not live.lock.locked()
        ]
        idle.sort(key=lambda live: live.used)
        surplus = len(self.tables) - self.settings.hot_tables
        now = time.monotonic()
        for i, live in enumerate(idle):
            quiet = now - live.used
            most = self.settings.idle_seconds
            if live.table.over():  # people look at it a moment longer, then at the replay
                most = min(most, OVER_SECONDS)
            if quiet > most or (i < surplus and quiet > JUST_USED):
                del self.tables[live.id]


def made(table_id: str, table: Table, first: list[Entry], seed: bytes) -> Append:
    """What is stored of a new table, with its first entries folded."""
    who = sorted({seat.who for seat in table.seats if seat.who})
    return Append(table_id, 0, first, head(table, first[-1].at), None, seed, who)


def new_address() -> str:
    """128 random bits: an address nobody guesses."""
    return secrets.token_urlsafe(16)


def shipped() -> Games:
    """All games that come with Shoal."""
    found: Games = {}
    for name in shipped_games.names():
        try:
            found[name] = shipped_games.find(name)
        except (ImportError, AttributeError):  # a game that is still being built
            continue
    return found
