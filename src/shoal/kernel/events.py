"""Events narrate what happened; the log, the animations and the terminal all read the same ones."""

from __future__ import annotations

from shoal.kernel.patches import Watch


class Event:
    """One thing that happened.

    `told` is what everybody learns; `secret` is what only the seats in `ears` learn on top. What
    the others get is the public shadow of a private event.
    """

    def __init__(
        self, kind: str, told: dict[str, object], secret: dict[str, object], ears: list[int]
    ) -> None:
        self.kind = kind
        self.told = told
        self.secret = secret
        self.ears = ears

    def heard_by(self, observer: int) -> dict[str, object]:
        """The event as one observer gets it."""
        heard: dict[str, object] = {"kind": self.kind}
        heard.update(self.told)
        if observer in self.ears:
            heard.update(self.secret)
        return heard


class Journal:
    """Collects events while a state has one; a state without a journal stays silent.

    `watch`, when there is one, looks at the state after each of them.
    """

    def __init__(self, watch: Watch | None = None) -> None:
        self.events: list[Event] = []
        self.watch = watch

    def tell(self, kind: str, told: dict[str, object]) -> None:
        self.add(Event(kind, told, {}, []))

    def whisper(
        self, kind: str, told: dict[str, object], secret: dict[str, object], ears: list[int]
    ) -> None:
        self.add(Event(kind, told, secret, ears))

    def add(self, event: Event) -> None:
        self.events.append(event)
        if self.watch is not None:
            self.watch.look()

    def take(self) -> list[Event]:
        """The events since the last call."""
        taken = self.events
        self.events = []
        return taken
