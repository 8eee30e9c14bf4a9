"""A new table with its first entries: opened by somebody, or after another one."""

from __future__ import annotations

from typing import Any, Final

from shoal.kernel import Game, SeaChance
from shoal.kernel.lesson import lesson
from shoal.table import playing, sitting
from shoal.table.entry import Entry, refuse
from shoal.table.phases import SEATED
from shoal.table.seed import new_seed
from shoal.table.table import Table

EASY: Final = "deckhand"  # who has the other seats of a lesson
# Nobody else belongs to a lesson, and it waits for its learner.
ALONE: Final = {"chat": "off", "listed": False, "spectators": "none", "stand_in": 0}


class Opening:
    """The first entries of a log, folded as they come; the seed, if the game begins at once."""

    def __init__(self, game: Game, who: str, now: float) -> None:
        self.table = Table(game)
        self.who = who
        self.now = now
        self.entries: list[Entry] = []
        self.seed = b""

    def add(self, entries: list[Entry]) -> None:
        for entry in entries:
            self.table.add(entry)
        self.entries += entries

    def open(
        self, seats: int, options: dict[str, Any], clock: dict[str, Any], settings: dict[str, Any]
    ) -> None:
        self.add([
            sitting.open_table(
                self.table.game, self.who, self.now, seats=seats, options=options, clock=clock,
                settings=settings,
            )
        ])  # fmt: skip

    def sit(self, seat: int, name: str) -> None:
        self.add(sitting.sit(self.table, self.who, self.now, seat, name))

    def seat_bots(self, bots: dict[str, str], levels: list[str]) -> None:
        """Bots by the number of their seat."""
        for seat, level in bots.items():
            if not seat.isascii() or not seat.isdigit() or len(seat) > 2:
                raise refuse("table-no-seat", number=-1)
            check_level(level, levels)
            self.add(sitting.seat_bot(self.table, self.who, self.now, int(seat), level))

    def teach(self, name: str, learner: str) -> None:
        """A lesson: everything is set, and the learner is asked. Its chance is known to all."""
        game = self.table.game
        taught = lesson(game, name)
        if taught is None:
            raise refuse("lesson-unknown")
        options = dict(taught.begin(game, SeaChance(taught.seed)).options)
        self.add([
            sitting.open_table(
                game, self.who, self.now, seats=taught.seats, options=options, settings=ALONE,
                lesson=name,
            )
        ])  # fmt: skip
        self.sit(taught.seat, learner)
        for seat in range(taught.seats):
            if seat != taught.seat:
                self.add(sitting.seat_bot(self.table, self.who, self.now, seat, EASY))
        self.seed = self.table.seed = taught.seed
        self.add(playing.start(self.table, self.who, self.now, self.seed))

    def start(self) -> None:
        self.seed = self.table.seed = new_seed()
        self.add(playing.start(self.table, self.who, self.now, self.seed))


def check_level(level: str, levels: list[str]) -> None:
    if level not in levels:
        raise refuse("bot-unknown", levels=levels)


def again(table: Table, who: str, now: float, old: str, new: str) -> tuple[Entry, Opening]:
    """A new table with the same company, begun at once when nobody is missing; and the entry that
    links the old one to it."""
    link, first = sitting.rematch(table, who, now, old, new)
    opening = Opening(table.game, who, now)
    opening.add(first)
    if opening.table.phase() == SEATED:
        opening.start()
    return link, opening
