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


def tally(sea: MaldiviaState, seat: int) -> list[dict[str, object]]:
    """A row for each collected card, and one for the mast, which counts in ties only."""
    rows: list[dict[str, object]] = []
    for card in range(CARDS):
        if sea.owner[card] == seat:
            fish, island = BOX.orders[card], names.ISLAND[island_of(card)]
            args: dict[str, object] = {"card": BOX.cards[card], "fish": fish, "island": island}
            args["named"] = names.fish(fish)
            rows.append({"key": "maldivia-tally-card", "args": args, "points": VALUE[card]})
    mast: dict[str, object] = {"count": sea.height[seat]}
    rows.append({"key": "maldivia-tally-mast", "args": mast, "points": 0})
    return rows
