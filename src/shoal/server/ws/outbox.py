"""What waits to be sent to one client. Bounded: a client that never reads must not cost anything.

There is no task per idle socket: one is started when there is something to send.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine

import orjson
from starlette.websockets import WebSocketDisconnect

Send = Callable[[str], Awaitable[None]]


class Outbox:
    """Messages in order. After an overflow nothing more is taken: the client must begin anew."""

    def __init__(self, most: int, most_bytes: int) -> None:
        self.most = most
        self.most_bytes = most_bytes
        self.texts: deque[str] = deque()
        self.size = 0
        self.overflown = False
        self.closed = False
        self.dismissed = False
        self.some = asyncio.Event()

    def put(self, text: str) -> None:
        if self.closed or self.overflown or self.dismissed:
            return
        if len(self.texts) >= self.most or self.size + len(text) > self.most_bytes:
            self.overflow()
            return
        self.texts.append(text)
        self.size += len(text)
        self.wake()

    def overflow(self) -> None:
        self.overflown = True
        self.texts.clear()
        self.size = 0
        self.wake()

    def dismiss(self, last: str) -> None:
        """Nothing of what waits is for this client any more: one last word, then hang up."""
        if self.closed or self.overflown or self.dismissed:
            return
        self.texts.clear()
        self.texts.append(last)
        self.size = len(last)
        self.dismissed = True
        self.wake()

    def wake(self) -> None:
        self.some.set()

    def take(self) -> list[str]:
        """Everything that waits."""
        taken = list(self.texts)
        self.texts.clear()
        self.size = 0
        self.some.clear()
        return taken


class SocketOutbox(Outbox):
    """An outbox that sends by itself."""

    def __init__(
        self, most: int, most_bytes: int, send: Send, cut: Callable[[], Coroutine[None, None, None]]
    ) -> None:
        super().__init__(most, most_bytes)
        self.send = send
        self.cut = cut
        self.task: asyncio.Task[None] | None = None

    def wake(self) -> None:
        if self.task is None or (self.task.done() and not self.closed):
            self.task = asyncio.create_task(self._drain())
        elif self.overflown:  # the line is stuck: stop sending and hang up
            self.task.cancel()
            self.task = asyncio.create_task(self.cut())

    async def _drain(self) -> None:
        try:
            while self.texts:
                texts = self.take()
                # An event and the answer to its command often leave together: one frame is cheaper.
                await self.send(texts[0] if len(texts) == 1 else together(texts))
        except (RuntimeError, OSError, WebSocketDisconnect):
            self.closed = True  # the line is gone; the reader notices too
        if self.overflown or self.dismissed:
            await self.cut()

    async def close(self, seconds: float = 1.0) -> None:
        """Let what waits go out, for a moment."""
        self.closed = True
        task = self.task  # may be let go of meanwhile
        if task is not None and not task.done():
            await asyncio.wait([task], timeout=seconds)
            task.cancel()

    def let_go(self) -> None:
        """The line is closed: nothing of it is held any longer."""
        self.closed = True
        self.send, self.cut, self.task = nowhere, nobody, None


def together(texts: list[str]) -> str:
    """Several messages as one."""
    return orjson.dumps([orjson.Fragment(text) for text in texts]).decode()


async def nowhere(_text: str) -> None:
    """Where texts for a closed line go."""


async def nobody() -> None:
    """Who cuts a closed line."""
