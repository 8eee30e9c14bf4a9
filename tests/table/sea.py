"""A table in a test: people, a clock one can turn, and commands by name."""

from __future__ import annotations

from typing import Any

import pytest

from shoal.kernel import Game
from shoal.table import Entry, Refused, Table, playing, sitting, timing
from tests.conformance import little
from tiny import kuhn_poker, tic_tac_toe

SEED = bytes(range(32))
TIC: Game = tic_tac_toe.GAME
KUHN: Game = kuhn_poker.GAME
LITTLE: Game = little.LITTLE
GAMES = [TIC, KUHN, LITTLE]


class Sea:
    """Applies commands to a table and keeps its log."""

    def __init__(self, game: Game, seats: int = 2, **how: Any) -> None:
        self.now = 1000.0
        self.table = Table(game, SEED)
        self.log: list[Entry] = []
        self.add([sitting.open_table(game, "ann", self.now, seats=seats, **how)])

    def add(self, entries: list[Entry]) -> list[Entry]:
        for entry in entries:
            self.table.add(entry)
        self.log += entries
        return entries

    def do(self, command: Any, who: str, *args: Any, **more: Any) -> list[Entry]:
        return self.add(command(self.table, who, self.now, *args, **more))

    def no(self, key: str, command: Any, who: str, *args: Any, **more: Any) -> dict[str, object]:
        before = len(self.log)
        with pytest.raises(Refused) as refused:
            self.do(command, who, *args, **more)
        assert refused.value.refusal.key == key
        assert len(self.log) == before
        return refused.value.refusal.args

    def tick(self, seconds: float) -> list[Entry]:
        self.now += seconds
        return self.add(timing.due(self.table, self.now))

    def refold(self) -> Table:
        table = Table(self.table.game, SEED)
        for entry in self.log:
            table.add(entry)
        return table


def running(game: Game, **how: Any) -> Sea:
    """Ann and Ben, seated and begun."""
    sea = Sea(game, **how)
    sea.do(sitting.sit, "ann", 0, "Ann")
    sea.do(sitting.sit, "ben", 1, "Ben")
    sea.do(playing.start, "ann", SEED)
    return sea


def act(sea: Sea, who: str, seat: int, text: str, base: int | None = None) -> None:
    sea.do(playing.act, who, seat, text, base)
