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
        self,
        game: Game,
        seats: int,
        options: Options,
        chance: Chance,
        old: KleineFischeState | None,
    ) -> None:
        """A table on which nothing has happened, or a copy of an old one."""
        super().__init__(game, seats, options, chance)
        if old is None:
            self.board: list[int] = []
            self.deck: list[int] = []
            # KF-025: nobody owns anything.
            self.piles: list[list[int]] = [[] for _seat in range(seats)]
            self.hands: list[list[int]] = [[] for _seat in range(seats)]
            self.divers = [reef.NOWHERE] * seats
            self.known = [0] * reef.PLACES
            self.gone = [0] * components.FISH
            self.photos: list[int] = []
            self.rolls: list[int] = []  # of this robbery, in order
            # Per seat the species its rainbow fish lie on, -1 for none.
            self.crowns: list[list[int]] = [[] for _seat in range(seats)]
            self.helped = options[MEMORY_HELP] is True
            # What the octopus pays to come out of its cave.
            self.entry_cost = 0 if options[FREE_ENTRY] else components.BOX.entry_cost
            self.turn = 0
            self.moment = moments.BEGIN
            self.octopus = reef.NOWHERE  # KF-021: in its cave
            self.boat = 2  # KF-020: irrelevant at first
            self.spent = 0
            self.lit = 0
            self.species_up = 0
            self.explored = -1
            self.lamp = -1  # the lamp card in use
            self.looked = 0  # bits of places seen with it
            self.turbo = 0  # octopus steps added by cards
            self.victim = -1
            self.announced = 0
            self.extra = 0  # rolls left of the Roll Again card in use
        else:
            self.reveals = old.reveals
            self.board = old.board[:]
            self.deck = old.deck[:]
            self.piles = [pile[:] for pile in old.piles]
            self.hands = [hand[:] for hand in old.hands]
            self.divers = old.divers[:]
            self.known = old.known[:]
            self.gone = old.gone[:]
            self.photos = old.photos[:]
            self.rolls = old.rolls[:]
            self.crowns = [row[:] for row in old.crowns]
            self.helped = old.helped
            self.entry_cost = old.entry_cost
            self.turn = old.turn
            self.moment = old.moment
            self.octopus = old.octopus
            self.boat = old.boat
            self.spent = old.spent
            self.lit = old.lit
            self.species_up = old.species_up
            self.explored = old.explored
            self.lamp = old.lamp
            self.looked = old.looked
            self.turbo = old.turbo
            self.victim = old.victim
            self.announced = old.announced
            self.extra = old.extra

    @abstractmethod
    def clone(self) -> KleineFischeState: ...
