"""The octopus: where it can go (KF-100 to KF-115)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from shoal.games.kleine_fische import actions, components
from shoal.games.kleine_fische import map as reef

if TYPE_CHECKING:
    from shoal.games.kleine_fische.state import KleineFischeState

FAR: Final = 99
# KF-108: it enters on one of the corner's two lanes, facing away from the corner.
ENTRY_BERTHS: Final[list[int]] = [
    reef.near_berth(reef.LANE_NAMES.index(name)) for name in components.BOX.entry_lanes
]
ENTRY_COST: Final[int] = components.BOX.entry_cost  # ruling KF-109

NO_DIVERS: Final[list[bool]] = [False] * reef.LANES


def reach(start: int, limit: int, own: int, rivals: list[bool]) -> list[int]:
    """The least cost to move onto each lane, FAR beyond the limit.

    `own` is the lane of the active player's diver, never entered (KF-110); a lane with rivals ends
    the movement (KF-111). Breadth first over lanes with the end the octopus will leave by: at first
    either end, wherever it came from earlier (KF-104, KF-106), then always the one opposite to
    where it came in (KF-105). The starting lane is reached again after a circle (KF-107).
    """
    costs = [FAR] * reef.LANES
    if limit <= 0:
        return costs
    seen = [False] * reef.BERTHS
    frontier: list[int] = []
    cost = 0
    if start == reef.NOWHERE:
        cost = ENTRY_COST
        for berth in ENTRY_BERTHS:
            lane = berth >> 1
            if lane != own:
                costs[lane] = cost
                seen[berth] = True
                if not rivals[lane]:
                    frontier.append(berth)
    else:
        frontier.append(reef.near_berth(start))
        frontier.append(reef.far_berth(start))
    while cost < limit and frontier:
        cost += 1
        after: list[int] = []
        for berth in frontier:
            for onward in reef.ONWARD[berth]:
                lane = onward >> 1
                if lane == own or seen[onward]:
                    continue
                seen[onward] = True
                costs[lane] = min(costs[lane], cost)
                if not rivals[lane]:
                    after.append(onward)
        frontier = after
    return costs


def _free_costs() -> list[list[int]]:
    """Costs from each lane, and from the cave as the last row, when no diver is about."""
    rows = [reach(lane, FAR, -1, NO_DIVERS) for lane in range(reef.LANES)]
    rows.append(reach(reef.NOWHERE, FAR, -1, NO_DIVERS))
    return rows


FREE: Final[list[list[int]]] = _free_costs()


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


def costs(sea: KleineFischeState, limit: int) -> list[int]:
    return reach(sea.octopus, limit, own_lane(sea), rival_lanes(sea))


def add_crawls(sea: KleineFischeState, limit: int, found: list[int]) -> None:
    """Append the action for each lane the octopus may be moved to, ascending (KF-101)."""
    if limit <= 0:
        return
    free = FREE[sea.octopus]  # -1, the cave, is the last row
    own = own_lane(sea)
    blocked = False
    for berth in sea.divers:
        if berth >= 0 and free[berth >> 1] < limit:
            blocked = True  # a diver may be in the way: search
    cost = free
    if blocked:
        cost = reach(sea.octopus, limit, own, rival_lanes(sea))
    first = actions.crawl(0)  # the others follow by lane: there may be sixty of them
    for lane in range(reef.LANES):
        if cost[lane] <= limit and lane != own:
            found.append(first + lane)


def shortest(start: int, target: int, own: int, rivals: list[bool]) -> list[int]:
    """A shortest legal path of lanes to a target, itself included (KF-114: for the animation)."""
    queue: list[int] = []  # berths in the order they are reached
    came: list[int] = []  # the place in the queue each was reached from
    seen = [False] * reef.BERTHS
    if start == reef.NOWHERE:
        for berth in ENTRY_BERTHS:
            if reef.lane_of(berth) == target:
                return [target]
            if reef.lane_of(berth) != own and not rivals[reef.lane_of(berth)]:
                queue.append(berth)
                came.append(-1)
    else:
        queue = [reef.near_berth(start), reef.far_berth(start)]
        came = [-1, -1]
    at = 0
    while at < len(queue):
        for onward in reef.ONWARD[queue[at]]:
            lane = reef.lane_of(onward)
            if lane == target:
                path = [lane]
                while at >= 0:
                    path.append(reef.lane_of(queue[at]))
                    at = came[at]
                if start != reef.NOWHERE:
                    path.pop()  # the lane it stood on
                path.reverse()
                return path
            if not seen[onward] and lane != own and not rivals[lane]:
                seen[onward] = True
                queue.append(onward)
                came.append(at)
        at += 1
    return []
