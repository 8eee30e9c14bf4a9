"""Events narrate what happened; the log, the animations and the terminal all read the same ones."""

from __future__ import annotations


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
    """Collects events while a state has one; a state without a journal stays silent."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def tell(self, kind: str, told: dict[str, object]) -> None:
        self.events.append(Event(kind, told, {}, []))

    def whisper(
        self, kind: str, told: dict[str, object], secret: dict[str, object], ears: list[int]
    ) -> None:
        self.events.append(Event(kind, told, secret, ears))

    def take(self) -> list[Event]:
        """The events since the last call."""
        taken = self.events
        self.events = []
        return taken
