"""Sailing in Maldivia: how good each end space is."""

from __future__ import annotations

from typing import Final

from shoal.bots.instincts.maldivia.plans import move_ghost
from shoal.bots.instincts.maldivia.worth import landed, packed, promise
from shoal.games.maldivia import actions
from shoal.games.maldivia.components import TILES
from shoal.games.maldivia.rules import tiles
from shoal.games.maldivia.rules.sailing import reach
from shoal.games.maldivia.state import MaldiviaState
from shoal.kernel.chance import Chance

LATER: Final = 0.55  # worth of what the next arrow could bring


def sailing(sea: MaldiviaState, seat: int, menu: list[int], most: int) -> list[float]:
    """How good each end space is; from the best of them with a look at the next own arrow."""
    start = sea.boats[seat]
    have = packed(sea, seat)
    following = -1
    for slot in range(sea.turn + 1, TILES):
        if following < 0 and not tiles.is_fog(sea.tiles[seat * TILES + slot]):
            following = sea.tiles[seat * TILES + slot]
    scores: list[float] = []
    landings: list[tuple[float, int, int, float]] = []
    for action in menu:
        if action == actions.STAY:
            landing = (promise(sea, have, 0), have, 0, 0.0)
        else:
            landing = landed(sea, seat, action - actions.SAIL, have, 0, 0.0, True)
        landings.append(landing)
        scores.append(landing[0])
    if following < 0:
        return scores
    floor = -99.0
    if len(menu) > most:
        floor = nth_best(scores, most)
    for i in range(len(menu)):
        if scores[i] < floor:
            scores[i] -= 0.1
            continue
        cell = start if menu[i] == actions.STAY else menu[i] - actions.SAIL
        score, mast, served, worth = landings[i]
        move_ghost(sea, seat, cell)
        best = 0.0
        for end in reach(sea, seat, following):
            ahead = landed(sea, seat, end, mast, served, worth, False)[0]
            best = max(best, ahead - score)
        move_ghost(sea, seat, start)
        scores[i] += LATER * best
    return scores


def nth_best(scores: list[float], n: int) -> float:
    kept = scores[:]
    kept.sort()
    return kept[len(kept) - n]


def best_of(menu: list[int], scores: list[float], chance: Chance) -> int:
    """The best action, ties broken by chance."""
    best, ties = 0, 1
    for i in range(1, len(menu)):
        if scores[i] > scores[best]:
            best, ties = i, 1
        elif scores[i] == scores[best]:
            ties += 1
            if chance.below(ties) == 0:
                best = i
    return menu[best]
