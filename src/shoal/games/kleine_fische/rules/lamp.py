"""Underwater Light: a secret look before the first movement (KF-170 to KF-173)."""

from __future__ import annotations

from shoal.games.kleine_fische import components, events, moments
from shoal.games.kleine_fische.rules import caves
from shoal.games.kleine_fische.state import KleineFischeState


def light(sea: KleineFischeState, card: int) -> None:
    """A lamp is lit before the first movement (KF-170)."""
    caves.spend(sea, card)
    sea.lamp = card
    sea.looked = 0
    sea.moment = moments.PEEKING
    events.used(sea, card)


def peek(sea: KleineFischeState, place: int) -> None:
    """Look secretly at a hidden fish (KF-171), once or twice (KF-172); all see where (KF-173)."""
    sea.reveals += 1
    sea.known[place] |= 1 << sea.turn
    sea.looked |= 1 << place
    if looks_left(sea) == 0:
        darken(sea)
    events.peeked(sea, place)


def enough(sea: KleineFischeState) -> None:
    """One look is enough (KF-172)."""
    darken(sea)
    events.darkened(sea)


def darken(sea: KleineFischeState) -> None:
    """The lamp goes out; the first movement is due."""
    sea.lamp = -1
    sea.looked = 0
    sea.moment = moments.MOVE_DUE


def looks_left(sea: KleineFischeState) -> int:
    """How many looks the burning lamp still gives."""
    left = components.POWER[sea.lamp]
    looked = sea.looked
    while looked:
        looked &= looked - 1
        left -= 1
    return left
