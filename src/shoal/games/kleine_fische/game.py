"""The game itself: name, seats, options, and how a state begins."""

from __future__ import annotations

from typing import Final

from shoal.games.kleine_fische import actions, components, course, position
from shoal.games.kleine_fische import map as reef
from shoal.games.kleine_fische.rules import memory
from shoal.games.kleine_fische.state import KleineFischeState
from shoal.kernel.chance import Chance
from shoal.kernel.game import Game
from shoal.kernel.options import Option, Options
from shoal.kernel.sheet import Sheet
from shoal.kernel.state import State

# At a real table everybody remembers for themselves; with help, what all have seen stays marked.
MEMORY_HELP: Final = "memory_help"
# The other reading of KF-109: the octopus is put on its first lane and has all its steps left.
FREE_ENTRY: Final = "free_entry"


class KleineFische(Game):
    """Kleine Fische ganz groß."""

    def __init__(self) -> None:
        super().__init__(
            "shoal.games.kleine_fische",
            "Kleine Fische ganz groß",
            [2, 3, 4],  # KF-001
            actions.SPACE,
            options=[
                Option(MEMORY_HELP, [False, True], "KF-084"),
                Option(FREE_ENTRY, [False, True], "KF-109"),
            ],
            open_scores=False,
            turn_clause="KF-030",
            over_clause="KF-153",
        )

    def _empty(self, seats: int, options: Options, chance: Chance) -> KleineFischeState:
        """Divers on the boat, octopus in its cave, nobody has anything (KF-020, KF-021, KF-025)."""
        helped = bool(options[MEMORY_HELP])
        piles: list[list[int]] = []
        hands: list[list[int]] = []
        crowns: list[list[int]] = []
        for _seat in range(seats):
            piles.append([])
            hands.append([])
            crowns.append([])
        entry_cost = 0 if options[FREE_ENTRY] else components.BOX.entry_cost
        return KleineFischeState(
            self, seats, options, chance, [], [], piles, hands, [reef.NOWHERE] * seats,
            [0] * reef.PLACES, memory.NOTHING[:], [], [], crowns, helped, entry_cost,
        )  # fmt: skip

    def begin(self, seats: int, options: Options, chance: Chance) -> State:
        """Shuffle all cards and deal 25 from the top, row by row (KF-022); seat 1 starts."""
        state = self._empty(seats, options, chance)
        deck = list(range(components.CARDS))
        chance.shuffle(deck)
        state.deck = deck
        for _place in range(reef.PLACES):
            state.board.append(deck.pop())
        course.settle(state)
        return state

    def restore(self, sheet: Sheet, seats: int, options: Options, chance: Chance) -> State:
        state = self._empty(seats, options, chance)
        position.read_position(sheet, state)
        return state


GAME: Final = KleineFische()
