"""The memory help: what everybody has seen stays marked, and thefts blur it (KF-084)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from shoal.games.kleine_fische.state import KleineFischeState

EVERYBODY: Final = 16  # bit in `known`: a face that all saw
SCATTERED: Final = 9  # in `gone`: collected by somebody, but a theft blurred by whom


def holder(seat: int) -> int:
    """The mark in `gone` for what a seat was seen to collect; 0 is nobody's."""
    return seat + 1


def turned_back(sea: KleineFischeState, places: list[int]) -> None:
    """Fish that go face down again before everybody's eyes."""
    if sea.helped:
        for place in places:
            sea.known[place] |= EVERYBODY


def collected(sea: KleineFischeState, seat: int, card: int) -> None:
    if sea.helped:
        sea.gone[card] = holder(seat)


def blur(sea: KleineFischeState, taker: int, loser: int, whole: bool) -> None:
    """After a theft nobody else is sure what the loser still has.

    A pile that was taken whole changes hands without doubt.
    """
    gone = sea.gone  # empty without the help
    for card in range(len(gone)):
        if gone[card] == holder(loser):
            gone[card] = holder(taker) if whole else SCATTERED
