"""All tables of this node: finds them, keeps the busy ones in memory, lets the others go."""

from __future__ import annotations

import asyncio
import re
import secrets
import time
from collections.abc import Callable

from shoal import games as shipped_games
from shoal.kernel import Game
from shoal.server.berth import Answer, Berth, Command
from shoal.server.ops.metrics import Metrics
from shoal.server.settings import Settings
from shoal.server.storage import queries
from shoal.server.storage.database import Database
from shoal.server.storage.group_commit import Append, Committer, head
from shoal.table import Entry, Table
from shoal.table.entry import refuse

JUST_USED = 5.0  # somebody may hold the berth and be about to look on
Games = dict[str, Game]
ADDRESS = re.compile(r"[A-Za-z0-9_-]{22}")


class NoSuchTable(LookupError):  # noqa: N818 (an answer to whoever asked)
    """There is no table at this address."""

    key = "table-unknown"


class OldTable(NoSuchTable):
    """The table was begun with other rules or components than this Shoal has: it cannot go on."""

    key = "table-old"


class Harbour:
    """Berths by table address."""

    def __init__(
        self,
        settings: Settings,
        database: Database,
        games: Games,
        metrics: Metrics,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self.settings = settings
        self.database = database
        self.games = games
        self.metrics = metrics
        self.clock = clock
        self.committer = Committer(database)
        self.berths: dict[str, Berth] = {}
        self.loading: dict[str, asyncio.Task[Berth]] = {}
        self.listeners: list[Callable[[Berth], None]] = []  # told of every change
        self.stopping = False

    def now(self, table: Table) -> float:
        """The time for a table; never before its last entry, whatever the machine's clock does."""
        return max(round(self.clock(), 3), table.at)

    def told(self, berth: Berth) -> None:
        for listener in self.listeners:
            listener(berth)

    async def berth(self, table_id: str) -> Berth:
        """The table of an address, from memory or from its log."""
        found = self.berths.get(table_id)
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

    async def current(self, table_id: str) -> Berth:
        """The same, and surely not behind what other nodes have stored."""
        berth = await self.berth(table_id)
        if self.database.postgres or berth.doubtful:
            await berth.refresh()
        return berth

    def _loaded(self, table_id: str, task: asyncio.Task[Berth]) -> None:
        self.loading.pop(table_id, None)
        if not task.cancelled() and task.exception() is None:
            self.told(task.result())

    async def _load(self, table_id: str) -> Berth:
        opened = await queries.opened(self.database, table_id)
        game = self.games.get(opened["game"]) if opened is not None else None
        if opened is None or game is None:
            raise NoSuchTable(table_id)
        if (opened["rules"], opened["components"]) != (game.rules, game.components()):
            raise OldTable(table_id)
        berth = Berth(self, table_id, Table(game))
        started = time.perf_counter()
        await berth.reload()
        self.metrics.rebuild_seconds.observe(time.perf_counter() - started)
        self.berths[table_id] = berth
        return berth

    async def open(self, first: list[Entry], game_name: str, seed: bytes = b"") -> Berth:
        """A new table with its first entries."""
        game = self.games.get(game_name)
        if game is None:
            raise refuse("game-unknown", game=game_name[:60])
        table_id = new_address()
        table, append = self.made(table_id, Table(game, seed), first, seed)
        await self.committer.submit([append])
        berth = self.berths[table_id] = Berth(self, table_id, table)
        self.told(berth)
        return berth

    def made(
        self, table_id: str, table: Table, first: list[Entry], seed: bytes
    ) -> tuple[Table, Append]:
        for entry in first:
            table.add(entry)
        who = sorted({seat.who for seat in table.seats if seat.who})
        return table, Append(table_id, 0, first, head(table, first[-1].at), None, seed, who)

    async def command(
        self, table_id: str, who: str, cmd_id: str | None, command: Command
    ) -> Answer:
        started = time.perf_counter()
        answer = await (await self.berth(table_id)).command(who, cmd_id, command)
        self.metrics.command(answer.status, time.perf_counter() - started)
        return answer

    def tidy(self) -> None:
        """Drop tables nobody looks at: the log has them."""
        idle = [
            berth for berth in self.berths.values() if not berth.viewers and not berth.lock.locked()
        ]
        idle.sort(key=lambda berth: berth.used)
        surplus = len(self.berths) - self.settings.hot_tables
        now = time.monotonic()
        for i, berth in enumerate(idle):
            quiet = now - berth.used
            if quiet > self.settings.idle_seconds or (i < surplus and quiet > JUST_USED):
                del self.berths[berth.id]


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
