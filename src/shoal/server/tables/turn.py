"""Whose turn it is at a table: one command at a time, in the order they came.

Like asyncio's lock, and it can also be taken at once by whoever does not want to wait: an ordinary
action finds its table free nearly always, and needs no task to find that out.
"""

from __future__ import annotations

import asyncio
from collections import deque


class Turn:
    """Taken by one at a time; whoever gives it back hands it to the next who waits."""

    __slots__ = ("taken", "waiting")

    def __init__(self) -> None:
        self.taken = False
        self.waiting: deque[asyncio.Future[None]] = deque()

    def locked(self) -> bool:
        return self.taken

    def take(self) -> bool:
        """Take it if it is free; whether it was."""
        if self.taken:
            return False
        self.taken = True
        return True

    def release(self) -> None:
        while self.waiting:
            first = self.waiting.popleft()
            if not first.done():  # else whoever waited has gone
                first.set_result(None)
                return
        self.taken = False

    async def __aenter__(self) -> None:
        if self.take():
            return
        mine = asyncio.get_running_loop().create_future()
        self.waiting.append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():  # it was handed over at this very moment
                self.release()
            raise

    async def __aexit__(self, *_error: object) -> None:
        self.release()
