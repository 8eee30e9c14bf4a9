"""What lies on the table: the fields of a state and their copy; others answer the questions."""

from __future__ import annotations

from typing import cast

from shoal.games.kleine_fische import (
    course,
    imagine,
    invariants,
    legal,
    moments,
    position,
    previews,
    prompts,
    refusals,
    scoring,
    view,
)
from shoal.games.kleine_fische import map as reef
from shoal.games.kleine_fische.rules import memory
from shoal.kernel.chance import Chance
from shoal.kernel.game import Game
from shoal.kernel.messages import Prompt, Refusal
from shoal.kernel.options import Options
from shoal.kernel.state import State


class KleineFischeState(State):
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
        entry_cost: int,
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
        self.entry_cost = entry_cost  # what the octopus pays to come out of its cave
        self.turn = 0
        self.moment = moments.BEGIN
        self.octopus = reef.NOWHERE
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

    def copy_from(self, other: KleineFischeState) -> None:
        """Take over all that the constructor did not get."""
        self.reveals = other.reveals
        self.turn = other.turn
        self.moment = other.moment
        self.octopus = other.octopus
        self.boat = other.boat
        self.spent = other.spent
        self.lit = other.lit
        self.species_up = other.species_up
        self.explored = other.explored
        self.lamp = other.lamp
        self.looked = other.looked
        self.turbo = other.turbo
        self.victim = other.victim
        self.announced = other.announced
        self.extra = other.extra

    def clone(self) -> KleineFischeState:
        piles: list[list[int]] = []
        hands: list[list[int]] = []
        crowns: list[list[int]] = []
        for seat in range(self.seats):
            piles.append(self.piles[seat][:])
            hands.append(self.hands[seat][:])
            crowns.append(self.crowns[seat][:])
        copy = KleineFischeState(
            self.game, self.seats, self.options, self.chance.clone(), self.board[:], self.deck[:],
            piles, hands, self.divers[:], self.known[:], self.gone[:],
            self.photos[:], self.rolls[:], crowns, self.helped, self.entry_cost,
        )  # fmt: skip
        copy.copy_from(self)
        return copy

    def actors(self) -> list[int]:
        return [] if self.moment == moments.OVER else [self.turn]

    def actor(self) -> int:
        return -1 if self.moment == moments.OVER else self.turn

    def legal(self, seat: int) -> list[int]:
        return legal.legal_actions(self) if seat == self.turn else []

    def why_not(self, seat: int, action: int) -> Refusal | None:
        return refusals.why_not(self, action)

    def prompt(self, observer: int) -> Prompt:
        return prompts.ask(self, observer)

    def preview(self, seat: int, action: int) -> dict[str, object]:
        return previews.preview(self, seat, action)

    def apply(self, seat: int, action: int) -> None:
        course.carry_out(self, action)

    def recall(self, observer: int) -> dict[str, object]:
        return memory.recall(self, observer)

    def over(self) -> bool:
        return self.moment == moments.OVER

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def rank_key(self, seat: int) -> list[int]:
        return scoring.rank_key(self, seat)

    def tally(self, seat: int) -> list[dict[str, object]]:
        return scoring.tally(self, seat)

    def view(self, observer: int) -> dict[str, object]:
        return cast(dict[str, object], view.view_of(self, observer))

    def view_beside(self, observer: int, other: dict[str, object]) -> dict[str, object]:
        return view.beside(self, observer, other)

    def imagine(self, observer: int, chance: Chance) -> KleineFischeState:
        copy = self.clone()
        imagine.deal_anew(copy, observer, chance)
        copy.chance = chance.fork()
        return copy

    def secrets(self, observer: int) -> list[str]:
        return imagine.hidden_facts(self, observer)

    def sketch(self) -> dict[str, object]:
        return position.sketch(self)

    def breaches(self) -> list[str]:
        return invariants.broken(self)
