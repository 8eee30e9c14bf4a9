"""Many games side by side, one seat of each to be played: a step of all of them is one call."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter

from shoal.adapters.loops.rivals import play_on
from shoal.adapters.loops.turns import among
from shoal.adapters.observations.rows import Rows, prizes
from shoal.bots.players import Player
from shoal.kernel.chance import Chance
from shoal.kernel.game import Game
from shoal.kernel.state import State

ILLEGAL: Final = -1.0  # what an illegal action pays


class Ended:
    """A game that ended in a step: what it paid, and what was last seen of it."""

    def __init__(self, number: int, paid: float, seen: bytes, marks: bytearray) -> None:
        self.number = number
        self.paid = paid
        self.seen = seen
        self.marks = marks


class Ships:
    """The games and whose turn it is in them: always the one seat's that is played."""

    def __init__(
        self, game: Game, seats: int, seat: int, options: dict[str, object], rows: Rows
    ) -> None:
        self.game = game
        self.seats = seats
        self.seat = seat
        self.options = options
        self.rows = rows
        self.tables: list[State] = []
        self.legal: list[list[int]] = []
        self.decisions = 0  # of all seats so far

    def begin(self, count: int, players: list[Player], chance: Chance) -> None:
        self.tables = [self.launch(players, chance) for _ in range(count)]
        self.legal = [table.legal(self.seat) for table in self.tables]

    def launch(self, players: list[Player], chance: Chance) -> State:
        """A new game in which the seat has something to decide."""
        while True:
            table = self.game.new(self.seats, chance.fork(), self.options)
            self.decisions += play_on(table, self.seat, players, chance)
            if not table.over():
                return table

    def step(self, actions: list[int], players: list[Player], chance: Chance) -> list[Ended]:
        """An action in each game. Those that end begin anew, and are told."""
        seat = self.seat
        ended: list[Ended] = []
        for number in range(len(self.tables)):
            table = self.tables[number]
            legal = self.legal[number]
            action = actions[number]
            paid = ILLEGAL
            if among(legal, action):
                table.apply(seat, action)
                self.decisions += 1 + play_on(table, seat, players, chance)
                if not table.over():
                    self.legal[number] = table.legal(seat)
                    continue
                paid = prizes(table)[seat]
                legal = []
            seen = self.rows.seen(table, seat)
            ended.append(Ended(number, paid, seen, self.rows.marks(legal)))
            table = self.launch(players, chance)
            self.tables[number] = table
            self.legal[number] = table.legal(seat)
        return ended

    def seen(self) -> bytes:
        """What the seat sees of each game, one after the other."""
        out = BytesWriter()
        write = self.rows.write
        for table in self.tables:
            write(table, self.seat, out)
        return out.getvalue()

    def marks(self) -> bytes:
        """Which actions it has in each."""
        out = BytesWriter()
        for legal in self.legal:
            self.rows.mark(legal, out)
        return out.getvalue()
