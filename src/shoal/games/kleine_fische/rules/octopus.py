"""The octopus: where it can go (KF-100 to KF-115)."""

from __future__ import annotations

from typing import Final

from shoal.games.kleine_fische import actions, components
from shoal.games.kleine_fische import map as reef
from shoal.games.kleine_fische.state import KleineFischeState

FAR: Final = 99
# KF-108: it enters on one of the corner's two lanes, facing away from the corner.
ENTRY_BERTHS: Final[list[int]] = [
    reef.near_berth(reef.LANE_NAMES.index(name)) for name in components.BOX.entry_lanes
]

NO_DIVERS: Final[list[bool]] = [False] * reef.LANES
NOTHING: Final[list[int]] = [FAR] * reef.LANES  # in reach without points


def search(
    start: int, limit: int, own: int, rivals: list[bool], entry: int, reached: list[int]
) -> list[int]:
    """The least cost to each lane with the end the octopus will leave by, FAR beyond the limit.

    What can be reached is also listed in `reached`, the nearest first.

    `own` is the lane of the active player's diver, never entered (KF-110); a lane with rivals ends
    the movement (KF-111). Breadth first: at first either end, wherever it came from earlier
    (KF-104, KF-106), then always the one opposite to where it came in (KF-105). The starting lane
    is reached again after a circle (KF-107). Coming out of the cave costs `entry` (KF-109).
    """
    found = [FAR] * reef.BERTHS
    if limit <= 0:
        return found  # KF-102
    frontier: list[int] = []
    cost = 0
    if start == reef.NOWHERE:
        cost = entry
        for berth in ENTRY_BERTHS:
            if berth >> 1 != own:
                found[berth] = cost
                reached.append(berth)
                if not rivals[berth >> 1]:
                    frontier.append(berth)
    else:
        frontier.append(reef.near_berth(start))
        frontier.append(reef.far_berth(start))
    while cost < limit and frontier:
        cost += 1
        after: list[int] = []
        for berth in frontier:
            for onward in reef.ONWARD[berth]:
                if onward >> 1 == own or found[onward] != FAR:
                    continue
                found[onward] = cost
                reached.append(onward)
                if not rivals[onward >> 1]:
                    after.append(onward)
        frontier = after
    return found


def reach(start: int, limit: int, own: int, rivals: list[bool], entry: int) -> list[int]:
    """The least cost to move onto each lane, whichever way in, FAR beyond the limit."""
    costs = [FAR] * reef.LANES
    reached: list[int] = []
    found = search(start, limit, own, rivals, entry, reached)
    for berth in reached:
        if costs[berth >> 1] == FAR:
            costs[berth >> 1] = found[berth]
    return costs


def path(start: int, target: int, own: int, rivals: list[bool], entry: int) -> list[int]:
    """The lanes of a cheapest movement, the target included (KF-114: for the animation).

    Read off the search backwards: the way back is the way a turned octopus would go.
    """
    found = search(start, FAR, own, rivals, entry, [])
    berth = reef.near_berth(target)
    if found[reef.turned(berth)] < found[berth]:
        berth = reef.turned(berth)
    lanes: list[int] = []
    left = found[berth]
    first = entry if start == reef.NOWHERE else 1  # what the first lane costs
    while left < FAR:
        lanes.append(reef.lane_of(berth))
        if left == first:
            break
        left -= 1
        for behind in reef.ONWARD[reef.turned(berth)]:
            before = reef.turned(behind)
            if found[before] == left and not rivals[before >> 1]:
                berth = before
                break
    lanes.reverse()
    return lanes


def _free_costs(entry: int) -> list[list[int]]:
    """Costs from each lane, and from the cave as the last row, when no diver is about."""
    rows = [reach(lane, FAR, -1, NO_DIVERS, entry) for lane in range(reef.LANES)]
    rows.append(reach(reef.NOWHERE, FAR, -1, NO_DIVERS, entry))
    return rows


# By the cost of the entry: what the search finds in an open reef, kept since it is asked so often.
FREE: Final[list[list[list[int]]]] = [_free_costs(0), _free_costs(1)]
FARTHEST: Final[int] = max([max(costs) for rows in FREE for costs in rows])


def _crawls(costs: list[int], limit: int) -> list[int]:
    """The action for each lane within the limit, ascending."""
    return [actions.CRAWL + lane for lane in range(reef.LANES) if costs[lane] <= limit]


FREE_CRAWLS: Final[list[list[list[list[int]]]]] = [
    [[_crawls(costs, limit) for limit in range(FARTHEST + 1)] for costs in rows] for rows in FREE
]


def points(sea: KleineFischeState) -> int:
    """Octopus points on the fish still face up (KF-100)."""
    total = 0
    for place in sea.photos:
        total += components.POINTS[sea.board[place]]
    return total


def rival_lanes(sea: KleineFischeState) -> list[bool]:
    """The lanes with rivals' divers; those on the boat cannot be met (KF-113)."""
    met = [False] * reef.LANES
    for seat in range(sea.seats):
        if seat != sea.turn and sea.divers[seat] >= 0:
            met[reef.lane_of(sea.divers[seat])] = True
    return met


def rivals_on(sea: KleineFischeState, lane: int) -> list[int]:
    """The seats of the rivals met on a lane."""
    met: list[int] = []
    for seat in range(sea.seats):
        berth = sea.divers[seat]
        if seat != sea.turn and berth >= 0 and reef.lane_of(berth) == lane:
            met.append(seat)
    return met


def own_lane(sea: KleineFischeState) -> int:
    return reef.lane_of(sea.divers[sea.turn])


def in_the_way(sea: KleineFischeState, free: list[int], limit: int) -> bool:
    """Whether any diver changes the way to another lane within the limit.

    One on the last lane in reach does not: nobody would go on from there.
    """
    near = [berth for berth in sea.divers if berth >= 0 and free[berth >> 1] < limit]
    return len(near) > 0


def searched(sea: KleineFischeState, limit: int) -> list[int]:
    return reach(sea.octopus, limit, own_lane(sea), rival_lanes(sea), sea.entry_cost)


def costs(sea: KleineFischeState, limit: int) -> list[int]:
    """The least cost to move onto each lane; only what is within the limit means anything."""
    if limit <= 0:
        return NOTHING
    free = FREE[sea.entry_cost][sea.octopus]  # -1, the cave, is the last row
    own = sea.divers[sea.turn]
    if in_the_way(sea, free, limit) or (own >= 0 and free[own >> 1] == limit):
        return searched(sea, limit)
    return free


def add_crawls(sea: KleineFischeState, limit: int, found: list[int]) -> None:
    """Append the action for each lane the octopus may be moved to, ascending (KF-101)."""
    if limit <= 0:
        return  # KF-102
    free = FREE[sea.entry_cost][sea.octopus]
    if in_the_way(sea, free, limit):
        found.extend(_crawls(searched(sea, limit), limit))
        return
    found.extend(FREE_CRAWLS[sea.entry_cost][sea.octopus][min(limit, FARTHEST)])
    own = own_lane(sea)
    if free[own] == limit:
        found.remove(actions.CRAWL + own)  # KF-110


def movement(sea: KleineFischeState, start: int, target: int) -> list[int]:
    """The lanes of a cheapest movement from where the octopus is, or was, in this turn."""
    return path(start, target, own_lane(sea), rival_lanes(sea), sea.entry_cost)


def cost_of(sea: KleineFischeState, start: int, lanes: list[int]) -> int:
    """What a movement costs: a step for each lane, but for the one it enters on (KF-109)."""
    return len(lanes) - 1 + sea.entry_cost if start == reef.NOWHERE else len(lanes)
