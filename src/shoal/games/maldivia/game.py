"""The game itself: its seats and options, and how a state begins."""

from __future__ import annotations

from typing import Final

from shoal.games.maldivia import actions, legal, moments, position
from shoal.games.maldivia import map as cloth
from shoal.games.maldivia.components import CARDS, CELLS, ISLAND_CARDS, MAST, SLOTS, SUPPLY, TILES
from shoal.games.maldivia.state import MaldiviaState
from shoal.kernel.chance import Chance
from shoal.kernel.game import Game
from shoal.kernel.options import Option, Options
from shoal.kernel.sheet import Sheet
from shoal.kernel.state import State


class Maldivia(Game):
    """The game itself. The rules are the same for any number of players (MAL-230)."""

    def __init__(self) -> None:
        super().__init__(
            "shoal.games.maldivia",
            "Maldivia",
            [2, 3, 4],
            actions.SPACE,
            options=[Option("start", ["random", "p1"], "MAL-016")],
            open_scores=False,
            turn_clause="MAL-035",
            over_clause="MAL-210",
        )

    def begin(self, seats: int, options: Options, chance: Chance) -> State:
        """Unfolded cloth, empty masts, all fish in the supply, shuffled piles, eight open ships."""
        state = MaldiviaState(self, seats, options, chance)
        # MAL-016, a ruling: chance names the starting player unless the host does.
        state.start = chance.below(seats) if options["start"] == "random" else 0
        state.mover = state.start
        set_out(state)
        for side in range(4):
            pile = list(range(side * ISLAND_CARDS, side * ISLAND_CARDS + ISLAND_CARDS))
            chance.shuffle(pile)  # MAL-013
            for slot in range(SLOTS):
                state.ships[side * SLOTS + slot] = pile.pop()  # MAL-015
            state.piles.append(pile)
        state.menu = legal.menu_of(state)
        return state

    def restore(self, sheet: Sheet, seats: int, options: Options, chance: Chance) -> State:
        state = MaldiviaState(self, seats, options, chance)
        set_out(state)
        position.read_sheet(state, sheet)
        state.menu = legal.menu_of(state)
        if state.moment != moments.OVER and len(state.menu) < 2:
            raise sheet.fault(
                "ask", "there is nothing to decide: what happens next happens by itself"
            )
        return state


def set_out(state: MaldiviaState) -> None:
    """The sea, boats, masts and supply at the beginning (MAL-010 – MAL-012)."""
    seats = state.seats
    state.face = cloth.unfolded()
    state.folds = [0, 0, 0, 0]
    state.creases = []
    state.at = [-1] * CELLS
    state.boats = [-1] * seats
    state.colours = [-1] * seats
    state.mast = [0] * (4 * MAST)
    state.height = [0] * seats
    state.supply = SUPPLY[:]
    state.ships = [-1] * (4 * SLOTS)
    state.piles = []
    state.sunk = [0, 0, 0, 0]
    state.owner = [-1] * CARDS
    state.points = [0] * seats
    state.tiles = [0] * (4 * TILES)
    state.fresh = [0, 0, 0, 0]


GAME: Final = Maldivia()
