"""Seats: who plays, and who plays for whom."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from typing import Final

from shoal.table.stand_in import StandIn

OPEN: Final = "open"
PERSON: Final = "person"
BOT: Final = "bot"

NAME_LENGTH: Final = 32
LONGEST_GIVEN: Final = 400  # letters of a name that are looked at
MOST_MARKS: Final = 2  # accents on one letter
# Letters by the book that nobody sees: fillers, a blank of braille, joiners, variations.
UNSEEN: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
    + "".join(chr(code) for code in range(0xFE00, 0xFE10))
    + "".join(chr(code) for code in range(0xE0100, 0xE01F0))
)


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
    last: str = ""  # the device that held it last since the game began
    stood_in: StandIn | None = None  # what a bot did meanwhile, until the person acts again

    def empty(self) -> None:
        self.kind, self.who, self.name, self.level = OPEN, "", "", ""
        self.back()
        self.stood_in = None

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

    def replaced(self) -> bool:
        """Whether a bot plays for a person here."""
        return self.kind == PERSON and self.stand_in

    def asked(self) -> bool:
        """Whether this seat has a say in votes: a person who is not being stood in for."""
        return self.kind == PERSON and not self.stand_in


def count_down(seats: list[Seat], until: float) -> None:
    """Bots take over for absent people then; at 0 they do not."""
    for seat in seats:
        if seat.gone and not seat.stand_in:
            seat.away_until = until


def clean_name(name: str) -> str:
    """A name as it is shown: one line, nothing unseen or piled up, not endless; may be empty."""
    shown: list[str] = []
    piled = MOST_MARKS  # so that a mark is not the first
    for letter in unicodedata.normalize("NFC", name[:LONGEST_GIVEN]):
        marks = unicodedata.category(letter).startswith("M")
        piled = piled + 1 if marks else 0
        if piled <= MOST_MARKS:
            seen = letter.isprintable() and letter not in UNSEEN
            shown.append(letter if seen else " ")
            if not seen:
                piled = MOST_MARKS
    return " ".join("".join(shown).split())[:NAME_LENGTH].strip()


def own_name(name: str, others: list[str]) -> str:
    """The name, with a number if somebody at the table has it already."""
    taken = {same(other) for other in others if other}
    fresh, number = name, 1
    while same(fresh) in taken:
        number += 1
        suffix = f" ({number})"
        fresh = name[: NAME_LENGTH - len(suffix)].strip() + suffix
    return fresh


def same(name: str) -> str:
    """What two names have in common that look alike."""
    return unicodedata.normalize("NFKC", name).casefold()
