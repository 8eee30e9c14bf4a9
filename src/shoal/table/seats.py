"""Seats: who plays, and who plays for whom."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

OPEN: Final = "open"
PERSON: Final = "person"
BOT: Final = "bot"

NAME_LENGTH: Final = 32


@dataclass(slots=True)
class Seat:
    """A chair at the table.

    `key` stays with the chair when the seats turn so that somebody else begins; secrets of a seat
    (links, drafts) are kept by key. `who` is the device that holds the seat; several seats with the
    same `who` are several people around one device.
    """

    key: int
    kind: str = OPEN
    who: str = ""
    name: str = ""
    level: str = ""
    gone: bool = False  # the person's line is down
    away_until: float = 0.0  # a bot takes over then; 0 if none will
    stand_in: bool = False  # a bot plays for an absent person
    thinking: bool = False

    def empty(self) -> None:
        self.kind, self.who, self.name, self.level = OPEN, "", "", ""
        self.back()

    def back(self) -> None:
        """The person is here: no countdown, no bot in the way."""
        self.gone = False
        self.away_until = 0.0
        self.stand_in = False

    def absent(self) -> bool:
        """A person who is away, or whose time has run out."""
        return self.kind == PERSON and (self.gone or self.stand_in)

    def present(self) -> bool:
        return self.kind == PERSON and not self.absent()

    def played_by_bot(self) -> bool:
        return self.kind == BOT or (self.kind == PERSON and self.stand_in)

    def asked(self) -> bool:
        """Whether this seat has a say in votes: a person who is not being stood in for."""
        return self.kind == PERSON and not self.stand_in


def count_down(seats: list[Seat], until: float) -> None:
    """Bots take over for absent people then; at 0 they do not."""
    for seat in seats:
        if seat.gone and not seat.stand_in:
            seat.away_until = until


def clean_name(name: str) -> str:
    """A name as it is shown: one line, no control characters, not endless."""
    shown = "".join(letter if letter.isprintable() else " " for letter in name)
    return " ".join(shown.split())[:NAME_LENGTH].strip()
