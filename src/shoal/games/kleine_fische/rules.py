"""The game as the kernel knows it: every question goes to the module it is about."""

from __future__ import annotations

from typing import Any, Final

from shoal.games.kleine_fische.actions import SPACE
from shoal.games.kleine_fische.cards import CARDS, FISH
from shoal.games.kleine_fische.imagine import deal_anew
from shoal.games.kleine_fische.invariants import broken
from shoal.games.kleine_fische.legal import legal_actions
from shoal.games.kleine_fische.preview import preview
from shoal.games.kleine_fische.prompts import ask
from shoal.games.kleine_fische.reef import PLACES
from shoal.games.kleine_fische.refusals import why_not
from shoal.games.kleine_fische.restore import read_position
from shoal.games.kleine_fische.retell import retell
from shoal.games.kleine_fische.scoring import final_score, intermediate
from shoal.games.kleine_fische.sea import ON_BOAT, OVER, Sea
from shoal.games.kleine_fische.sight import view_of
from shoal.games.kleine_fische.sketch import sketch
from shoal.games.kleine_fische.tally import tally
from shoal.games.kleine_fische.turn import carry_out, settle
from shoal.games.kleine_fische.unseen import hidden_facts
from shoal.kernel.chance import Chance
from shoal.kernel.game import Game
from shoal.kernel.messages import Prompt, Refusal
from shoal.kernel.options import Option
from shoal.kernel.sheet import Sheet
from shoal.kernel.state import State

# At a real table everybody remembers for themselves; with help, what all have seen stays marked.
MEMORY_HELP: Final = "memory_help"


class KleineFischeState(Sea):
    """A moment of the game. Only the player whose turn it is ever decides."""

    def actors(self) -> list[int]:
        return [] if self.phase == OVER else [self.turn]

    def actor(self) -> int:
        return -1 if self.phase == OVER else self.turn

    def legal(self, seat: int) -> list[int]:
        if seat != self.turn:
            return []
        return legal_actions(self)

    def why_not(self, seat: int, action: int) -> Refusal | None:
        return why_not(self, action)

    def prompt(self, observer: int) -> Prompt:
        return ask(self)

    def preview(self, seat: int, action: int) -> dict[str, object]:
        return preview(self, seat, action)

    def apply(self, seat: int, action: int) -> None:
        carry_out(self, action)

    def over(self) -> bool:
        return self.phase == OVER

    def scores(self) -> list[int]:
        """Chests pay only at the end: before it, the intermediate scores (KF-196)."""
        found: list[int] = []
        for seat in range(self.seats):
            if self.phase == OVER:
                found.append(final_score(self, seat))
            else:
                found.append(intermediate(self, seat))
        return found

    def rank_key(self, seat: int) -> list[int]:
        """Points, then the number of fish cards (KF-201); equal again is shared (KF-202)."""
        return [self.scores()[seat], len(self.piles[seat])]

    def tally(self, seat: int) -> list[dict[str, object]]:
        return tally(self, seat)

    def view(self, observer: int) -> dict[str, object]:
        return view_of(self, observer)

    def imagine(self, observer: int, chance: Chance) -> KleineFischeState:
        copy = self.clone()
        deal_anew(copy, observer, chance)
        copy.chance = chance.fork()
        return copy

    def secrets(self, observer: int) -> list[str]:
        return hidden_facts(self, observer)

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
            piles, hands, self.divers[:], self.known[:], self.gone[:], self.photos[:],
            self.rolls[:], crowns, self.helped,
        )  # fmt: skip
        copy.reveals = self.reveals
        copy.turn = self.turn
        copy.phase = self.phase
        copy.octopus = self.octopus
        copy.boat = self.boat
        copy.spent = self.spent
        copy.lit = self.lit
        copy.species_up = self.species_up
        copy.explored = self.explored
        copy.lamp = self.lamp
        copy.looked = self.looked
        copy.turbo = self.turbo
        copy.victim = self.victim
        copy.announced = self.announced
        copy.extra = self.extra
        return copy

    def sketch(self) -> dict[str, object]:
        return sketch(self)

    def breaches(self) -> list[str]:
        return broken(self)


class KleineFische(Game):
    """The game itself."""

    def __init__(self) -> None:
        super().__init__(
            "shoal.games.kleine_fische",
            "Kleine Fische ganz groß",
            [2, 3, 4],  # KF-001
            SPACE,
            options=[Option(MEMORY_HELP, [False, True], "KF-084")],
            open_scores=False,
            turn_clause="KF-030",
            over_clause="KF-153",
        )

    def _empty(
        self, seats: int, options: dict[str, bool | int | str], chance: Chance
    ) -> KleineFischeState:
        """Divers on the boat, octopus in its cave, nobody has anything (KF-020, KF-021, KF-025)."""
        helped = bool(options[MEMORY_HELP])
        piles: list[list[int]] = []
        hands: list[list[int]] = []
        crowns: list[list[int]] = []
        for _seat in range(seats):
            piles.append([])
            hands.append([])
            crowns.append([])
        gone = [0] * FISH if helped else []
        return KleineFischeState(
            self, seats, options, chance, [], [], piles, hands, [ON_BOAT] * seats, [0] * PLACES,
            gone, [], [], crowns, helped,
        )  # fmt: skip

    def begin(self, seats: int, options: dict[str, bool | int | str], chance: Chance) -> State:
        """Shuffle all cards and deal 25 from the top, row by row (KF-022); seat 1 starts."""
        state = self._empty(seats, options, chance)
        deck = list(range(CARDS))
        chance.shuffle(deck)
        state.deck = deck
        for _place in range(PLACES):
            state.board.append(deck.pop())
        settle(state)
        return state

    def restore(
        self, sheet: Sheet, seats: int, options: dict[str, bool | int | str], chance: Chance
    ) -> State:
        state = self._empty(seats, options, chance)
        read_position(sheet, state)
        return state

    def retell(self, view: dict[str, Any], event: dict[str, Any]) -> None:
        retell(view, event)


GAME: Final = KleineFische()
