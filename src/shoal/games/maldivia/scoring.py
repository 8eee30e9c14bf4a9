"""Scoring: what ranks the players, and where each point came from."""

from __future__ import annotations

from shoal.games.maldivia.components import BOX, CARDS, VALUE, island_of
from shoal.games.maldivia.rules import names
from shoal.games.maldivia.state import MaldiviaState


def scores(sea: MaldiviaState) -> list[int]:
    return sea.points[:]


def rank_key(sea: MaldiviaState, seat: int) -> list[int]:
    """Points (MAL-220), then fish on the mast (MAL-221); equals share (MAL-222, MAL-223)."""
    return [sea.points[seat], sea.height[seat]]


def winners(ranking: list[int]) -> list[int]:
    return [seat for seat, rank in enumerate(ranking) if rank == 1]


def tally(sea: MaldiviaState, seat: int) -> list[dict[str, object]]:
    """A row for each collected card, and one for the mast, which counts in ties only."""
    rows: list[dict[str, object]] = []
    for card in range(CARDS):
        if sea.owner[card] == seat:
            args: dict[str, object] = {
                "card": BOX.cards[card],
                "fish": BOX.orders[card],
                "island": names.island(island_of(card)),
                "named": names.fish(BOX.orders[card]),
            }
            rows.append({"key": "maldivia-tally-card", "args": args, "points": VALUE[card]})
    mast: dict[str, object] = {"count": sea.height[seat]}
    rows.append({"key": "maldivia-tally-mast", "args": mast, "points": 0})
    return rows
