"""What lies on the table: the fields of a state, and nothing about what may be done with them."""

from __future__ import annotations

from typing import Final

from shoal.games.kleine_fische.cards import ALIKE, DIFFICULTY, FISH
from shoal.kernel.chance import Chance
from shoal.kernel.game import Game
from shoal.kernel.state import State

# Moments at which the active player is asked (section 4 of the rules file).
EXCHANGE_DUE: Final = 0  # the whole top row is caves: swap one for a fish
JUMP_DUE: Final = 1
MOVE_DUE: Final = 2  # the first movement; lamps before it
PEEKING: Final = 3  # a lamp is lit
FIRST_REVEAL: Final = 4
CHOICE: Final = 5  # stop or swim on
AFTER_MOVE: Final = 6  # reveal, explore, perhaps stop
OCTOPUS_DUE: Final = 7
ROBBING: Final = 8  # whom of several
ANNOUNCING: Final = 9
ROLLED: Final = 10  # a roll failed: another card, or accept
ROLLING_ON: Final = 11  # a second extra roll of the same card, or accept
RAINBOW_DUE: Final = 12
OVER: Final = 13

PHASES: Final = [
    "exchange", "jump", "move", "peek", "first-reveal", "choice", "after-move", "octopus", "rob",
    "announce", "rolled", "roll-on", "rainbow", "over",
]  # fmt: skip

# Moments that pass by themselves; `turn.settle` carries them out.
BEGIN: Final = 20
LANDED_FIRST: Final = 21
LANDED: Final = 22
DIVE_OVER: Final = 23
COLLECT: Final = 24
PASS_ON: Final = 25
FINAL: Final = 26
NEXT_RAINBOW: Final = 27

ON_BOAT: Final = -1
IN_CAVE: Final = -1  # the octopus before its first movement

EVERYBODY: Final = 16  # bit in `known`: a face that all saw, kept when memory help is on
SCATTERED: Final = 9  # in `gone`: collected by somebody, but a theft blurred by whom


class Sea(State):
    """The state's data.

    `board` holds the card at each place, -1 for a gap; `photos` the places turned up this turn in
    order, `lit` and `species_up` the same as bits. `deck` has its top card last. `piles` and
    `hands` (caves) are kept sorted: they are unordered sets (KF-142). `spent` has the bits of caves
    that went back into the box. `known[place]` has a bit per seat that looked there by lamp. `gone`
    is the memory help's list of what everybody saw collected, by fish; empty when the help is off.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        options: dict[str, bool | int | str],
        chance: Chance,
        board: list[int],
        deck: list[int],
        piles: list[list[int]],
        hands: list[list[int]],
        divers: list[int],
        known: list[int],
        gone: list[int],
        photos: list[int],
        rolls: list[int],
        crowns: list[list[int]],
        helped: bool,
    ) -> None:
        super().__init__(game, seats, options, chance)
        self.board = board
        self.deck = deck
        self.piles = piles
        self.hands = hands
        self.divers = divers
        self.known = known
        self.gone = gone
        self.photos = photos
        self.rolls = rolls  # of this robbery, in order
        self.crowns = crowns  # per seat the species its rainbow fish lie on, -1 for none
        self.helped = helped  # the option memory help
        self.turn = 0
        self.phase = BEGIN
        self.octopus = IN_CAVE
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

    def could_hold(self, seat: int, kind: int) -> bool:
        """Whether anybody at the table must reckon that a seat holds a cave of a kind.

        Looks only at backs and at the open box. A decision that is open only with a hidden card is
        asked whenever this is true, so that being asked tells nobody what a player holds.
        """
        return any(ALIKE[kind * 8 + DIFFICULTY[card]] & ~self.spent for card in self.hands[seat])

    def holds(self, seat: int, card: int) -> bool:
        return card in self.hands[seat]

    def spend(self, card: int) -> None:
        """A used cave goes back into the box for all to see (KF-161)."""
        self.hands[self.turn].remove(card)
        self.spent |= 1 << (card - FISH)
        self.reveals += 1
