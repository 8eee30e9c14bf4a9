"""The octopus: where it can go (KF-100 to KF-115)."""

from __future__ import annotations

from typing import Final

from shoal.games.kleine_fische.cards import BOX, POINTS
from shoal.games.kleine_fische.reef import BERTHS, LANE_NAMES, LANES, ONWARD
from shoal.games.kleine_fische.sea import IN_CAVE, Sea

FAR: Final = 99
# KF-108: it enters on one of the corner's two lanes, facing away from the corner.
ENTRY_BERTHS: Final[list[int]] = [LANE_NAMES.index(name) * 2 for name in BOX.entry_lanes]
ENTRY_COST: Final[int] = BOX.entry_cost  # ruling KF-109

NO_DIVERS: Final[list[bool]] = [False] * LANES


def reach(start: int, limit: int, own: int, rivals: list[bool]) -> list[int]:
    """The least cost to move onto each lane, FAR beyond the limit.

    `own` is the lane of the active player's diver, never entered (KF-110); a lane with rivals ends
    the movement (KF-111). Breadth first over lanes with the end the octopus will leave by: at first
    either end, wherever it came from earlier (KF-104, KF-106), then always the one opposite to
    where it came in (KF-105). The starting lane is reached again after a circle (KF-107).
    """
    costs = [FAR] * LANES
    if limit <= 0:
        return costs
    seen = [False] * BERTHS
    frontier: list[int] = []
    cost = 0
    if start == IN_CAVE:
        cost = ENTRY_COST
        for berth in ENTRY_BERTHS:
            lane = berth >> 1
            if lane != own:
                costs[lane] = cost
                seen[berth] = True
                if not rivals[lane]:
                    frontier.append(berth)
    else:
        frontier.append(start * 2)
        frontier.append(start * 2 + 1)
    while cost < limit and frontier:
        cost += 1
        after: list[int] = []
        for berth in frontier:
            for onward in ONWARD[berth]:
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
    rows = [reach(lane, FAR, -1, NO_DIVERS) for lane in range(LANES)]
    rows.append(reach(IN_CAVE, FAR, -1, NO_DIVERS))
    return rows


FREE: Final[list[list[int]]] = _free_costs()


def points(sea: Sea) -> int:
    """Octopus points on the fish still face up (KF-100)."""
    total = 0
    for place in sea.photos:
        total += POINTS[sea.board[place]]
    return total


def rival_lanes(sea: Sea) -> list[bool]:
    """The lanes with rivals' divers; those on the boat cannot be met (KF-113)."""
    met = [False] * LANES
    for seat in range(sea.seats):
        if seat != sea.turn and sea.divers[seat] >= 0:
            met[sea.divers[seat] >> 1] = True
    return met


def own_lane(sea: Sea) -> int:
    berth = sea.divers[sea.turn]
    return berth >> 1 if berth >= 0 else -1


def costs(sea: Sea, limit: int) -> list[int]:
    return reach(sea.octopus, limit, own_lane(sea), rival_lanes(sea))


def targets(sea: Sea, limit: int, first: int, into: list[int]) -> None:
    """Append `first + lane` for each lane the octopus may be moved to, ascending (KF-101)."""
    if limit <= 0:
        return
    free = FREE[sea.octopus]  # -1, the cave, is the last row
    own = own_lane(sea)
    blocked = False
    for berth in sea.divers:
        if berth >= 0 and free[berth >> 1] < limit:
            blocked = True  # a diver may be in the way: search
    found = free
    if blocked:
        found = reach(sea.octopus, limit, own, rival_lanes(sea))
    for lane in range(LANES):
        if found[lane] <= limit and lane != own:
            into.append(first + lane)


def shortest(start: int, target: int, own: int, rivals: list[bool]) -> list[int]:
    """A shortest legal path of lanes to a target, itself included (KF-114: for the animation)."""
    queue: list[int] = []  # berths in the order they are reached
    came: list[int] = []  # the place in the queue each was reached from
    seen = [False] * BERTHS
    if start == IN_CAVE:
        for berth in ENTRY_BERTHS:
            if berth >> 1 == target:
                return [target]
            if berth >> 1 != own and not rivals[berth >> 1]:
                queue.append(berth)
                came.append(-1)
    else:
        queue = [start * 2, start * 2 + 1]
        came = [-1, -1]
    at = 0
    while at < len(queue):
        for onward in ONWARD[queue[at]]:
            lane = onward >> 1
            if lane == target:
                path = [lane]
                while at >= 0:
                    path.append(queue[at] >> 1)
                    at = came[at]
                if start != IN_CAVE:
                    path.pop()  # the lane it stood on
                path.reverse()
                return path
            if not seen[onward] and lane != own and not rivals[lane]:
                seen[onward] = True
                queue.append(onward)
                came.append(at)
        at += 1
    return []
