"""Sites in Maldivia: where to put the boat."""

from __future__ import annotations

from typing import Final

from shoal.bots.instincts.maldivia.plans import MEMORY, chained, keep_choices, move_ghost
from shoal.games.maldivia import actions
from shoal.games.maldivia.components import CELLS
from shoal.games.maldivia.state import MaldiviaState
from shoal.kernel.chance import Chance

SITES: Final = 10  # spaces looked at when a boat is placed
SITES_SHOWN: Final = 12  # spaces a search thinks about when a boat is placed
SITES_FOLLOWED: Final = 20  # spaces from which three arrows are followed


def site_score(sea: MaldiviaState, seat: int, action: int, arrows: int) -> float:
    move_ghost(sea, seat, action - actions.PLACE)
    score = chained(sea, seat, arrows)[0].score
    move_ghost(sea, seat, -1)
    return score


def choose_site(sea: MaldiviaState, seat: int, chance: Chance) -> int:
    """Among some free spaces one from which three arrows bring most."""
    best, site = -1.0, sea.menu[0]
    for look in range(SITES):
        action = sea.menu[chance.below(len(sea.menu))]
        score = site_score(sea, seat, action, 3) + 0.001 * look
        if score > best:
            best, site = score, action
    return site


def good_sites(sea: MaldiviaState, seat: int) -> list[int]:
    """The free spaces from which three arrows bring most, best first."""
    found: list[int] = []
    for action in ranked_sites(sea, seat):
        if sea.at[action - actions.PLACE] < 0 and len(found) < SITES_SHOWN:
            found.append(action)
    return found


def ranked_sites(sea: MaldiviaState, seat: int) -> list[int]:
    """All spaces that promise most with these ships, best first, as if no other boat were there.

    A first arrow sorts out most of them: to follow three from everywhere would take too long.
    """
    key = tuple(sea.ships)
    known = MEMORY.choices.get(key)
    if known is not None:
        return known
    around = sea.at[:]
    sea.at = [-1] * CELLS
    rough: list[tuple[float, int]] = []
    for cell in range(CELLS):
        rough.append((-site_score(sea, seat, actions.PLACE + cell, 1), cell))
    rough.sort()
    fine: list[tuple[float, int]] = []
    for i in range(SITES_FOLLOWED):
        action = actions.PLACE + rough[i][1]
        fine.append((-site_score(sea, seat, action, 3), action))
    fine.sort()
    sea.at = around
    found = [action for _score, action in fine]
    keep_choices(key, found)
    return found


def weigh_sites(sea: MaldiviaState, seat: int, menu: list[int]) -> list[float]:
    sites = good_sites(sea, seat)
    weights = [0.1] * len(menu)
    for i in range(len(menu)):
        for place in range(len(sites)):
            if sites[place] == menu[i]:
                weights[i] = 3.0 / (1.0 + place)
    return weights
