"""Games over sockets with broken lines, spectators, hints and replays.

Every message to every viewer is searched for what that viewer must not know, every view is compared
with its hash, and every finished game is looked at again.
"""

from __future__ import annotations

import asyncio
import gc
import random
import time
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import orjson

from servers import ServerHere, settings_here
from shoal.client import Client, RefusedError, ServerError, TableLine
from shoal.kernel import SPECTATOR
from soak import Figures, whoever_may_act
from tiny.marked import MARKS, MarkedState

WORKERS = 24  # most of them wait: for a line that comes back, for a hint
BREAKS = 0.05  # of all actions are followed by a broken line
HINTS = 0.02  # are taken from a hint
PATIENCE = 120.0
# Marks are words that occur nowhere else: most games are of the game that is made of them.
MIX = ["marked"] * 12 + ["kuhn_poker"] * 4 + ["tic_tac_toe"] * 3
SEATS = {"marked": 3}
# Great ones, which take as long as a hundred small ones: one of them after so many.
GREAT = ["maldivia", "kleine_fische", "vanuatu", "carta_magica"]
SELDOM = 60
EVENING = 20  # small games one after the other at the same table: rematches
# A server leaves no rings of objects and looks for them in quiet moments alone, of which there are
# none here; the clients in this process leave some with every answer, so they are looked for.
TIDY = 200  # games between two looks


class Count:
    """What was seen in all games."""

    def __init__(self) -> None:
        self.games = self.actions = self.messages = self.bytes = 0
        self.searched = self.broken = self.hints = self.moments = 0
        self.wrong: list[str] = []


class Evening:
    """Games of the same people, one after the other, with a spectator; and what each of them must
    not hear."""

    def __init__(
        self, server: ServerHere, people: list[Client], watcher: Client, count: Count, until: float
    ) -> None:
        self.server, self.people, self.watcher, self.count = server, people, watcher, count
        self.until = until  # whoever still plays then goes home: a great game takes minutes
        self.name = ""
        self.tables: list[str] = []  # this evening's, the last one is played at
        self.moved = 0  # seats that everybody has moved up by: whoever was second begins a rematch
        self.watched: list[str] = []  # what the spectator hears while the next table is made

    def heard(self, person: int) -> Callable[[dict[str, Any]], None]:
        at = ""  # the table that was told last: a line on its way to a rematch still hears the old

        def search(message: dict[str, Any]) -> None:
            nonlocal at
            desk = message.get("table")
            if isinstance(desk, dict):  # an answer names the address of a rematch
                at = self.told(desk)
            text = orjson.dumps(message).decode()
            self.count.messages += 1
            self.count.bytes += len(text)
            if person == SPECTATOR:
                self.watched.append(text)
            for what, secret in self.hidden_from(person, at):
                self.count.searched += 1
                if secret in text:
                    kind = f"{message['type']} of a game of {self.name}"
                    whom = "a spectator" if person == SPECTATOR else "a player"
                    self.count.wrong.append(f"{what} in a message to {whom}: {kind}")

        return search

    def told(self, desk: dict[str, Any]) -> str:
        """The table a message speaks of: no two make the same promise about chance."""
        for table in reversed(self.tables):
            live = self.server.node.registry.tables.get(table)
            if live is not None and live.table.commitment == (desk["commitment"] or ""):
                return table
        self.count.wrong.append("a message that belongs to no table")
        return ""

    def hidden_from(self, person: int, table: str) -> list[tuple[str, str]]:
        """Devices of all others, seeds while they are sealed, and addresses for whoever only
        watches, of every table of this evening. Cards and plans come again in a rematch, so hidden
        marks are those of the table that a message belongs to."""
        own = "" if person == SPECTATOR else self.people[person].device.partition(".")[0]
        found: list[tuple[str, str]] = []
        for one in self.tables:
            live = self.server.node.registry.tables.get(one)
            if live is None:
                continue
            sitting = [seat.who for seat in live.table.seats]
            found += [("a device", who) for who in sitting if who and who != own]
            if live.table.seed and not live.table.over():
                found.append(("the seed", live.table.seed.hex()))
            if person == SPECTATOR:
                found.append(("the address", one))
            state = live.table.play.state if live.table.play is not None else None
            if one == table and isinstance(state, MarkedState) and not state.over():
                viewer = sitting.index(own) if own in sitting else SPECTATOR
                found += [("a mark", mark) for mark in state.marks(viewer)]
        return sorted(set(found))

    @property
    def table(self) -> str:
        return self.tables[-1]

    async def play(self, name: str, rng: random.Random, games: int) -> None:
        seats = SEATS.get(name, 2)
        people = self.people[:seats]
        how = {"settings": {"stand_in": 0}}
        self.name = name
        self.tables.append(await people[0].open(name, seats, name="P0", **how))
        for seat in range(1, seats):
            await people[seat].command(self.table, "sit", seat=seat, name=f"P{seat}")
        await people[0].command(self.table, "start")
        watch = await people[0].watch_link(self.table)
        lines = [
            person.join(self.table, heard=self.heard(seat)) for seat, person in enumerate(people)
        ]
        spectator = self.watcher.join(watch=watch, heard=self.heard(SPECTATOR))
        everybody = [*lines, spectator]
        for line in everybody:
            await line.__aenter__()
        try:
            for game in range(games):
                if game:
                    await self.again(lines, spectator)
                await self.to_the_end(lines, everybody, rng)
                if lines[0].table["phase"] == "running":
                    break
                await self.look_back(lines[0], spectator)
                self.count.games += 1
        finally:
            for line in everybody:
                if line.repairs:
                    self.count.wrong.append("a view that did not fit its hash")
                await line.close()

    async def again(self, lines: list[TableLine], spectator: TableLine) -> None:
        """Everybody to a rematch; its address is for those who sit there."""
        self.watched.clear()
        answer = await lines[0].command("rematch")
        self.tables.append(answer["table"])
        watch = await self.people[0].watch_link(self.table)
        if any(self.table in text for text in self.watched):
            self.count.wrong.append("the address of a rematch in a message to a spectator")
        self.moved += 1
        for person, line in enumerate(lines):
            await line.turn(self.table)
            if line.seat != (person - self.moved) % len(lines):
                self.count.wrong.append(f"somebody sits in seat {line.seat} of a rematch")
        await spectator.turn(watch=watch)

    async def to_the_end(
        self, lines: list[TableLine], everybody: list[TableLine], rng: random.Random
    ) -> None:
        marked = lines[0].table["game"] == "marked"
        marks = rng.sample(MARKS[1:], 60)  # each is planned once; the first is everybody's example
        while lines[0].table["phase"] == "running" and time.monotonic() < self.until:
            mover = whoever_may_act(lines, rng)
            if mover is None:
                await asyncio.sleep(0.002)
                continue
            action = rng.choice(mover.actions())
            if marked:
                action = f"plan {marks.pop()}"
            elif rng.random() < HINTS:
                action = await self.hint(mover, lines.index(mover)) or action
            try:
                version = await mover.act(action)
            except RefusedError as refused:
                if refused.key not in ("refuse-turn", "table-stale", "refuse-over"):
                    self.count.wrong.append(f"refused: {refused.key}")
                continue
            self.count.actions += 1
            if rng.random() < BREAKS:
                broken = rng.choice(everybody)
                if broken._socket is not None:
                    self.count.broken += 1
                    broken._socket.transport.abort()
            for line in everybody:
                await line.until(lambda now, v=version: now.v >= v, PATIENCE)  # type: ignore[misc]

    async def hint(self, line: TableLine, person: int) -> str:
        try:
            found = await self.people[person].call(
                "POST", f"/api/tables/{self.table}/hint", {"seat": line.seat}
            )
        except ServerError:
            return ""
        self.count.hints += 1
        return str(found["action"])

    async def look_back(self, line: TableLine, spectator: TableLine) -> None:
        """The replay ends where the game ended, for a player and a spectator; chance was fair."""
        facts = await self.people[0].fairness(self.table)
        if not (facts["fits"] and facts["legal"]):
            self.count.wrong.append("chance was not the one promised")
        assert line.seat is not None
        for seat, seen in ((line.seat, line), (SPECTATOR, spectator)):
            moments = await self.people[0].moments(self.table, seat)
            self.count.moments += len(moments)
            if moments[-1]["view"] != seen.view:
                self.count.wrong.append("a replay that ends elsewhere")


async def games(count: int, data: Path, seconds: float = 1e9, seed: int = 5) -> Figures:
    """So many games, or as many as fit into so many seconds."""
    seen, until, begun = Count(), time.monotonic() + seconds, 0

    def next_evening(rng: random.Random) -> tuple[str, int]:
        nonlocal begun
        if begun // SELDOM < (begun + 1) // SELDOM:
            begun += 1
            return GREAT[begun // SELDOM % len(GREAT)], 1
        # Up to the next great game, and not more than were asked for.
        small = min(rng.randint(1, EVENING), SELDOM - 1 - begun % SELDOM, count - begun)
        begun += small
        return rng.choice(MIX), small

    async def worker(server: ServerHere, number: int) -> None:
        rng = random.Random(seed + number)
        async with AsyncExitStack() as kept:
            people = [await kept.enter_async_context(Client(server.url)) for _seat in range(4)]
            while begun < count and time.monotonic() < until:
                name, following = next_evening(rng)
                if begun // TIDY != (begun - following) // TIDY:
                    gc.collect()
                evening = Evening(server, people[:3], people[3], seen, until)
                try:
                    await evening.play(name, rng, following)
                except (httpx.HTTPError, ServerError, TimeoutError) as fault:
                    # One evening less; what all others have shown is not lost with it.
                    seen.wrong.append(
                        f"a game of {name} was cut off: {type(fault).__name__} {fault}"
                    )

    async with ServerHere(settings_here(data, idle_seconds=5.0)) as server:
        await asyncio.gather(*(worker(server, number) for number in range(min(WORKERS, count))))
        if server.node.metrics.requests[500]:
            seen.wrong.append("a request that ended in 500")
    done = {
        "games": seen.games,
        "actions": seen.actions,
        "messages": seen.messages,
        "megabytes": round(seen.bytes / 1e6, 1),
        "searches for a secret": seen.searched,
        "broken lines": seen.broken,
        "hints": seen.hints,
        "moments looked at again": seen.moments,
    }
    return Figures("games", done, seen.wrong)
