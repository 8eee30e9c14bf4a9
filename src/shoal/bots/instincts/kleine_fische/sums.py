"""What a dive may bring in Kleine Fische.

Values are in points. A fish is worth what it adds to its stack, and a little more, because spare
fish feed thieves and break ties. A card nobody has seen is worth the average over all fish that may
lie there, where a second one of an open species costs everything revealed since the first.
"""

from __future__ import annotations

from typing import Final

from shoal.games.kleine_fische import components, imagine, scoring
from shoal.games.kleine_fische import map as reef
from shoal.games.kleine_fische.state import KleineFischeState

SPARE_FISH: Final = 0.15  # what any fish is worth beyond its stack
CAVE: Final = 2.2  # an unexplored cave: a point unused, more as chest or rainbow fish
STRANDED: Final = -0.5  # a first movement that ends the turn
SECOND_CARD: Final = 0.1  # a choice between two cards, and more to come nearby
HOPE: Final = 0.15  # what a dive that goes on may still bring


class Sums:
    """What the diver reckons with: built once for each decision."""

    def __init__(self, sea: KleineFischeState, seat: int) -> None:
        self.sea = sea
        self.seat = seat
        self.best = scoring.stacks(sea, seat)
        self.loss = [
            0.0
        ] * components.SPECIES_COUNT  # by open species: what a second one would cost
        lost = 0.0
        for at in range(len(sea.photos) - 1, -1, -1):
            card = sea.board[sea.photos[at]]
            lost += self.worth(card)
            self.loss[components.SPECIES[card]] = lost
        total = 0.0
        count = 0
        best, loss, up = self.best, self.loss, sea.species_up
        cards: list[int] = sea.deck[:]
        for place in range(reef.PLACES):
            card = sea.board[place]
            if card >= 0 and card < components.FISH and not imagine.knows_place(sea, seat, place):
                cards.append(card)
        for card in cards:
            if card < components.FISH:
                species = components.SPECIES[card]
                count += 1
                if up >> species & 1:
                    total -= loss[species]
                else:
                    gain = components.SHELLS[card] - best[species]
                    total += SPARE_FISH + HOPE
                    if gain > 0:
                        total += gain
        self.unknown = total / count if count else 0.0

    def worth(self, card: int) -> float:
        gain = components.SHELLS[card] - self.best[components.SPECIES[card]]
        return SPARE_FISH + (gain if gain > 0 else 0)

    def outcome(self, card: int) -> float:
        """What turning up this very card would bring."""
        species = components.SPECIES[card]
        if self.sea.species_up >> species & 1:
            return -self.loss[species]
        return self.worth(card) + HOPE

    def reveal(self, place: int) -> float:
        """What turning up the card at a place brings, known or on average."""
        if imagine.knows_place(self.sea, self.seat, place):
            return self.outcome(self.sea.board[place])
        return self.unknown

    def lane(self, lane: int, first: bool) -> float:
        """What swimming onto a lane brings: its better card."""
        sea = self.sea
        found = False
        best = -99.0
        hidden = 0
        for place in reef.BESIDE[lane]:
            card = sea.board[place]
            if card < components.FISH:
                if not sea.lit >> place & 1:
                    hidden += 1
                    best = max(best, self.reveal(place))
                    found = True
            elif not first and components.DIFFICULTY[card] == len(sea.photos):
                best = max(best, CAVE)
                found = True
        if not found:
            return STRANDED if first else 0.0
        return best + (SECOND_CARD if hidden > 1 else 0.0)
