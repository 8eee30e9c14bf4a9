"""The cards as bit masks: card number i is the bit 1 << i, so a hand is one whole number.

A single card leaves a hand by `discard` or `play`.
"""

from __future__ import annotations

from typing import Final

from shoal.games.carta_magica import components, events
from shoal.games.carta_magica.components import BOX
from shoal.games.carta_magica.state import CartaMagicaState

ALL_CARDS: Final = (1 << components.ADVENTURES) - 1
ALL_TALISMANS: Final = (1 << components.TALISMANS) - 1

KIND: Final = BOX.card_kinds
VALUE: Final = BOX.card_values
RESOURCE: Final = BOX.card_resources
STRENGTH: Final = BOX.strengths
POINTS: Final = BOX.points


def mask_of(kind: str) -> int:
    number = components.CARD_KINDS.index(kind)
    return sum([1 << card for card in range(components.ADVENTURES) if KIND[card] == number])


GOOD_WEATHER: Final = mask_of("good_weather")
REPAIR: Final = mask_of("repair")
LUCKY_WIND: Final = mask_of("lucky_wind")
SPIN_AGAIN: Final = mask_of("spin_again")
TELESCOPE: Final = mask_of("telescope")
CURSE: Final = mask_of("curse")
MONSTERS: Final = mask_of("monster")
PAYMENTS: Final = mask_of("payment")


def income_of(resource: int) -> list[int]:
    incomes = [card for card in range(components.ADVENTURES) if KIND[card] == components.INCOME]
    return [card for card in incomes if RESOURCE[card] == resource]


# Income cards by resource: as lists and as masks.
INCOME_CARDS: Final = [income_of(resource) for resource in range(len(components.RESOURCES))]
INCOME_MASK: Final = [sum(1 << card for card in cards) for cards in INCOME_CARDS]
# Talismans each challenge shows (CM-006).
WANTED: Final = [sum(1 << talisman for talisman in shown) for shown in BOX.challenge_shows]


def worth(hand: int, resource: int) -> int:
    """What the kept income cards of one kind in a hand are worth together (CM-075)."""
    total = 0
    if hand & INCOME_MASK[resource]:
        for card in INCOME_CARDS[resource]:
            if hand >> card & 1:
                total += VALUE[card]
    return total


def lowest(mask: int) -> int:
    """The number of the lowest card in a mask: equal cards leave a hand in this order (CM-124)."""
    card = 0
    while not mask >> card & 1:
        card += 1
    return card


def count(mask: int) -> int:
    found = 0
    while mask:
        mask &= mask - 1
        found += 1
    return found


def members(mask: int) -> list[int]:
    """The cards of a mask, ascending."""
    found: list[int] = []
    card = 0
    while mask:
        if mask & 1:
            found.append(card)
        mask >>= 1
        card += 1
    return found


def discard(sea: CartaMagicaState, seat: int, kind: int) -> int:
    """Discard the lowest card of a kind (a mask) from a hand (CM-078, CM-124); which one."""
    card = lowest(sea.hand[seat] & kind)
    sea.hand[seat] ^= 1 << card
    sea.discards |= 1 << card
    return card


def play(sea: CartaMagicaState, seat: int, kind: int, use: str) -> None:
    """Play a card of a kind; `use` says what for."""
    card = discard(sea, seat, kind)
    events.played(sea, seat, card, use)
