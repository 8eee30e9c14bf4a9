"""Piles of fish and hands of caves: their order means nothing, so they are kept sorted (KF-142)."""

from __future__ import annotations

from bisect import insort

from shoal.kernel.build import COMPILED


def put_in(pile: list[int], card: int) -> None:
    """Like `bisect.insort`, which from compiled code costs several times as much as this."""
    if not COMPILED:
        insort(pile, card)
        return
    low = 0
    high = len(pile)
    while low < high:
        middle = (low + high) >> 1
        if pile[middle] > card:
            high = middle
        else:
            low = middle + 1
    pile.insert(low, card)
