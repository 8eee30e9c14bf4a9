"""The game itself: its seats, options, set-up and positions."""

from __future__ import annotations

from typing import Final

from shoal.games.maldivia.actions import SPACE, TAKE
from shoal.games.maldivia.box import CELLS, SUPPLY
from shoal.games.maldivia.cloth import unfolded
from shoal.games.maldivia.position import read_sheet
from shoal.games.maldivia.retell import retell
from shoal.games.maldivia.rules import MaldiviaState
from shoal.games.maldivia.shark import ALL_AWARE
from shoal.games.maldivia.waters import OVER
from shoal.kernel.chance import Chance
from shoal.kernel.game import Game
from shoal.kernel.options import Option
from shoal.kernel.sheet import Sheet
from shoal.kernel.state import State


class Maldivia(Game):
    """The game itself. The rules are the same for any number of players (MAL-230)."""

    def __init__(self) -> None:
        super().__init__(
            "shoal.games.maldivia",
            "Maldivia",
            [2, 3, 4],
            SPACE,
            options=[Option("start", ["random", "p1"], "MAL-016")],
            open_scores=False,
            turn_clause="MAL-035",
            over_clause="MAL-210",
        )

    def begin(self, seats: int, options: dict[str, bool | int | str], chance: Chance) -> State:
        """Unfolded cloth, empty masts, all fish in the supply, shuffled piles, eight open ships."""
        state = MaldiviaState(self, seats, options, chance)
        # MAL-016, a ruling: chance names the starting player unless the host does.
        state.start = chance.below(seats) if options["start"] == "random" else 0
        state.mover = state.start
        set_out(state)
        for side in range(4):
            pile = list(range(side * 10, side * 10 + 10))
            chance.shuffle(pile)  # MAL-013
            state.ships[side * 2] = pile.pop()  # MAL-015
            state.ships[side * 2 + 1] = pile.pop()
            state.piles.append(pile)
        state.menu = [TAKE, TAKE + 1, TAKE + 2, TAKE + 3]
        return state

    def restore(
        self, sheet: Sheet, seats: int, options: dict[str, bool | int | str], chance: Chance
    ) -> State:
        state = MaldiviaState(self, seats, options, chance)
        set_out(state)
        read_sheet(state, sheet)
        state.ask_again()
        if state.ask != OVER and len(state.menu) < 2:
            raise sheet.fault(
                "ask", "there is nothing to decide: what happens next happens by itself"
            )
        return state

    def retell(self, view: dict[str, object], event: dict[str, object]) -> None:
        retell(view, event)


def set_out(state: MaldiviaState) -> None:
    """The sea, boats, masts and supply at the beginning (MAL-010 – MAL-012)."""
    seats = state.seats
    state.face = unfolded()
    state.folds = [0, 0, 0, 0]
    state.creases = []
    state.at = [-1] * CELLS
    state.boats = [-1] * seats
    state.colours = [-1] * seats
    state.mast = [0] * 28
    state.height = [0] * seats
    state.supply = SUPPLY[:]
    state.ships = [-1] * 8
    state.piles = []
    state.sunk = [0, 0, 0, 0]
    state.owner = [-1] * 40
    state.aware = ALL_AWARE[:]
    state.points = [0] * seats
    state.tiles = [0] * 16
    state.fresh = [0, 0, 0, 0]


GAME: Final = Maldivia()
