"""What waits to be sent to one client. Bounded: a client that never reads must not cost anything.

There is no task for sending: texts are written when the event loop comes round, or at the end of
the breath in which they were put.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Callable, Iterable

from shoal.server.ws.line import Line, nothing

log = logging.getLogger("shoal.outbox")


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


class Breath:
    """A commit is answered in one: what all of them say goes out at its end, and does not wait for
    the loop, which would first read what others have sent meanwhile."""

    def __init__(self) -> None:
        self.taken = False
        self.due: list[LineOutbox] = []

    def __enter__(self) -> None:
        self.taken = True

    def __exit__(self, *_error: object) -> None:
        self.taken = False
        due, self.due = self.due, []
        for outbox in due:
            try:
                outbox.flush()
            except Exception:  # the others must hear of it all the same
                log.exception("sending failed")


class LineOutbox(Outbox):
    """An outbox that sends by itself: what is put into it in one breath goes out as one frame."""

    def __init__(
        self, most: int, most_bytes: int, line: Line, cut: Callable[[], None], breath: Breath
    ) -> None:
        super().__init__(most, most_bytes)
        self.line = line
        self.cut = cut
        self.breath = breath
        self.due = False
        line.drained = self.flush

    def wake(self) -> None:
        if self.overflown:  # the line is stuck: stop sending and hang up
            self.texts.clear()
            self.cut()
        elif not self.due:
            self.due = True
            if self.breath.taken:
                self.breath.due.append(self)
            else:
                self.line.loop.call_soon(self.flush)

    def flush(self) -> None:
        self.due = False
        texts = self.texts
        if texts and self.line.writable:
            # An event and the answer to its command often leave together: one frame is cheaper.
            text = texts[0] if len(texts) == 1 else together(texts)
            texts.clear()
            self.size = 0
            self.line.write(text)
        if self.closed:
            if not texts:
                self.some.set()  # whoever closes waits for that
        elif self.dismissed:
            self.cut()

    async def close(self, seconds: float = 1.0) -> None:
        """Let what waits go out, for a moment."""
        self.closed = True
        self.flush()
        if self.texts and self.line.open:
            self.some.clear()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.some.wait(), seconds)

    def let_go(self) -> None:
        """The line is closed: nothing of it is held any longer."""
        self.closed = True
        self.texts.clear()
        self.cut, self.line.drained = nothing, nothing


def together(texts: Iterable[str]) -> str:
    """Several messages as one."""
    return f"[{','.join(texts)}]"
