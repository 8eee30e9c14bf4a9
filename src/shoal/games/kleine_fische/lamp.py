"""Underwater Light: a secret look before the first movement (KF-170 to KF-173)."""

from __future__ import annotations

from shoal.games.kleine_fische.cards import (
    CARD_NAMES,
    POWER,
    SHELLS,
    SPECIES,
    card_key,
    species_key,
)
from shoal.games.kleine_fische.reef import PLACE_NAMES
from shoal.games.kleine_fische.sea import MOVE_DUE, PEEKING, Sea


def light(sea: Sea, card: int) -> None:
    """A lamp is lit before the first movement (KF-170)."""
    if sea.journal is not None:
        sea.journal.tell(
            "used", {"seat": sea.turn, "card": CARD_NAMES[card], "cave": card_key(card)}
        )
    sea.spend(card)
    sea.lamp = card
    sea.looked = 0
    sea.phase = PEEKING


def peek(sea: Sea, place: int) -> None:
    """Look secretly at a hidden fish (KF-171), once or twice (KF-172); all see where (KF-173)."""
    sea.reveals += 1
    sea.known[place] |= 1 << sea.turn
    sea.looked |= 1 << place
    card = sea.board[place]
    if sea.journal is not None:
        sea.journal.whisper(
            "peeked",
            {"seat": sea.turn, "place": PLACE_NAMES[place], "fish": "@kleine-fische-hidden"},
            {"card": CARD_NAMES[card], "fish": species_key(SPECIES[card]), "shells": SHELLS[card]},
            [sea.turn],
        )
    if bits(sea.looked) >= POWER[sea.lamp]:
        darken(sea)


def darken(sea: Sea) -> None:
    """The lamp goes out; the first movement is due."""
    sea.lamp = -1
    sea.looked = 0
    sea.phase = MOVE_DUE


def bits(mask: int) -> int:
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count
