"""What an observer cannot know, as texts for tests."""

from __future__ import annotations

from shoal.games.maldivia.actions import TILE_NAMES
from shoal.games.maldivia.box import BOX
from shoal.games.maldivia.shark import eye
from shoal.games.maldivia.waters import ASK_PLAN, OVER, Waters


def secrets_of(sea: Waters, observer: int) -> list[str]:
    found: list[str] = []
    for seat in range(sea.seats):
        planned = sea.ask > ASK_PLAN or (sea.ask == ASK_PLAN and sea.planned >> seat & 1)
        if seat != observer and planned and sea.ask != OVER:
            standing = sea.tiles[seat * 4 + sea.lying(seat) : seat * 4 + 4]
            if standing:
                text = "/".join([TILE_NAMES[tile] for tile in standing])
                found.append(f"plan p{seat + 1}: {text}")
    for side in range(4):
        hidden = sea.piles[side][sea.sunk[side] :]
        if len(hidden) > 1:
            text = " ".join([BOX.cards[card] for card in reversed(hidden)])
            found.append(f"pile {BOX.islands[side].lower()}: {text}")
    if sea.ask != OVER:
        for seat in range(sea.seats):
            loose = [
                BOX.cards[card]
                for card in range(40)
                if sea.owner[card] == seat and not sea.aware[card] & eye(observer)
            ]
            if loose:
                found.append(f"cards p{seat + 1}: {' '.join(loose)}")
    return found
