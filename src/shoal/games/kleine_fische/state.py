"""What lies on the table: the fields of a state and their copy."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from shoal.games.kleine_fische import components, moments
from shoal.games.kleine_fische import map as reef
from shoal.kernel.chance import Chance
from shoal.kernel.game import Game
from shoal.kernel.options import Options
from shoal.kernel.roles import RoleState

# At a real table everybody remembers for themselves; with help, what all have seen stays marked.
MEMORY_HELP: Final = "memory_help"
# The other reading of KF-109: the octopus is put on its first lane and has all its steps left.
FREE_ENTRY: Final = "free_entry"


def entry_cost(options: Options) -> int:
    """What the octopus pays to come out of its cave."""
    return 0 if options[FREE_ENTRY] else components.BOX.entry_cost


class KleineFischeState(RoleState):
    """A moment of the game. Only the player whose turn it is ever decides.

    `board` holds the card at each place, -1 for a gap; `photos` the places turned up this turn in
    order, `lit` and `species_up` the same as bits. `deck` has its top card last. `piles` and
    `hands` (caves) are kept sorted: they are unordered sets (KF-142). `spent` has the bits of caves
    that went back into the box. `known[place]` has a bit per seat that looked there by lamp, and
    one for a face that all saw; `gone` says for each fish in whose pile it may lie, by observer
    (`rules/memory.py`). Both are remembered always, and shown only with the option memory help.
    """

    def __init__(
        self, game: Game, seats: int, options: Options, chance: Chance,
        old: KleineFischeState | None,
    ) -> None:  # fmt: skip
        """A table on which nothing has happened, or a copy of an old one."""
        super().__init__(game, seats, options, chance)
        self.reveals = 0 if old is None else old.reveals
        self.board: list[int] = [] if old is None else old.board[:]
        self.deck: list[int] = [] if old is None else old.deck[:]
        # KF-025: nobody owns anything.
        self.piles: list[list[int]] = (
            [[] for _seat in range(seats)] if old is None else [pile[:] for pile in old.piles]
        )
        self.hands: list[list[int]] = (
            [[] for _seat in range(seats)] if old is None else [hand[:] for hand in old.hands]
        )
        self.divers: list[int] = [reef.NOWHERE] * seats if old is None else old.divers[:]
        self.known: list[int] = [0] * reef.PLACES if old is None else old.known[:]
        self.gone: list[int] = [0] * components.FISH if old is None else old.gone[:]
        self.photos: list[int] = [] if old is None else old.photos[:]
        self.rolls: list[int] = [] if old is None else old.rolls[:]  # of this robbery, in order
        # Per seat the species its rainbow fish lie on, -1 for none.
        self.crowns: list[list[int]] = (
            [[] for _seat in range(seats)] if old is None else [row[:] for row in old.crowns]
        )
        self.helped: bool = options[MEMORY_HELP] is True if old is None else old.helped
        self.entry_cost: int = entry_cost(options) if old is None else old.entry_cost
        self.turn: int = 0 if old is None else old.turn
        self.moment: int = moments.BEGIN if old is None else old.moment
        self.octopus: int = reef.NOWHERE if old is None else old.octopus  # KF-021: in its cave
        self.boat: int = 2 if old is None else old.boat  # KF-020: irrelevant at first
        self.spent: int = 0 if old is None else old.spent
        self.lit: int = 0 if old is None else old.lit
        self.species_up: int = 0 if old is None else old.species_up
        self.explored: int = -1 if old is None else old.explored
        self.lamp: int = -1 if old is None else old.lamp  # the lamp card in use
        self.looked: int = 0 if old is None else old.looked  # bits of places seen with it
        self.turbo: int = 0 if old is None else old.turbo  # octopus steps added by cards
        self.victim: int = -1 if old is None else old.victim
        self.announced: int = 0 if old is None else old.announced
        # Rolls left of the Roll Again card in use.
        self.extra: int = 0 if old is None else old.extra

    @abstractmethod
    def clone(self) -> KleineFischeState: ...
