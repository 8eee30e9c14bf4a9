"""Whose turn it is to think: workers are few, and nobody may fill them with their own tables."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass


@dataclass(eq=False)
class Waiting:
    """One decision that waits for a worker."""

    lane: str
    watched: bool
    number: int  # the order they came in
    begin: asyncio.Future[None]


class FairQueue:
    """Lets so many think at once. Tables that somebody looks at come first; among them the lane,
    which is a host or the household of several, that thinks least right now and was longest ago.

    `spent` says whether a lane has had more than its share: it comes after those that have not.
    """

    def __init__(self, places: int, spent: Callable[[str], bool] = lambda _lane: False) -> None:
        self.free = places
        self.spent = spent
        self.waiting: list[Waiting] = []
        self.thinking: dict[str, int] = {}
        self.served: dict[str, int] = {}
        self.count = 0

    @asynccontextmanager
    async def turn(self, lane: str, watched: bool) -> AsyncIterator[None]:
        await self.wait(lane, watched)
        try:
            yield
        finally:
            self.leave(lane)

    async def wait(self, lane: str, watched: bool) -> None:
        if self.free and not self.waiting:
            self.enter(lane)
            return
        self.count += 1
        begin: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        one = Waiting(lane, watched, self.count, begin)
        self.waiting.append(one)
        try:
            await begin
        except asyncio.CancelledError:
            if begin.done() and not begin.cancelled():  # it was its turn at the same moment
                self.leave(lane)
            else:
                self.waiting.remove(one)
            raise

    def enter(self, lane: str) -> None:
        self.free -= 1
        self.count += 1
        self.thinking[lane] = self.thinking.get(lane, 0) + 1
        self.served[lane] = self.count

    def leave(self, lane: str) -> None:
        self.free += 1
        self.thinking[lane] -= 1
        if not self.thinking[lane]:
            del self.thinking[lane]
        while self.free and self.waiting:
            one = min(self.waiting, key=self.rank)
            self.waiting.remove(one)
            self.enter(one.lane)
            one.begin.set_result(None)
        if not self.waiting:
            self.served.clear()  # nobody was kept waiting: everybody begins anew

    def rank(self, one: Waiting) -> tuple[bool, bool, int, int, int]:
        lane = one.lane
        return (
            not one.watched,
            self.spent(lane),
            self.thinking.get(lane, 0),
            self.served.get(lane, 0),
            one.number,
        )
