"""Why an action is not legal: the second bookkeeper, written from the clauses.

Knows nothing of `legal.py`. Paths are found by other means than there: fins by stepping back from
the end, the octopus by deepening search along one path at a time.
"""

from __future__ import annotations

from typing import Final

from shoal.games.kleine_fische.actions import (
    ACCEPT,
    AGAIN,
    ANNOUNCE,
    CRAWL,
    DASH,
    ENOUGH,
    EXCHANGE,
    EXPLORE,
    JUMP,
    JUMP_BERTH,
    PEEK,
    PLAYED,
    RAINBOW_NOWHERE,
    RAINBOW_ON,
    REVEAL,
    ROB,
    SPARE,
    STAY,
    STOP,
    SWIM,
)
from shoal.games.kleine_fische.cards import (
    DIFFICULTY,
    FINS_CARDS,
    KIND,
    LAMP,
    OCTO,
    POINTS,
    POWER,
    SPECIES,
    card_key,
    species_key,
)
from shoal.games.kleine_fische.octopus import ENTRY_COST
from shoal.games.kleine_fische.reef import (
    BESIDE,
    CORNER_BERTHS,
    FRONT,
    LANE_NAMES,
    LANES_AT,
    PLACE_NAMES,
    WAYS,
    heading,
)
from shoal.games.kleine_fische.sea import (
    AFTER_MOVE,
    ANNOUNCING,
    CHOICE,
    EXCHANGE_DUE,
    FIRST_REVEAL,
    IN_CAVE,
    JUMP_DUE,
    MOVE_DUE,
    OCTOPUS_DUE,
    PEEKING,
    PHASES,
    RAINBOW_DUE,
    ROBBING,
    ROLLED,
    ROLLING_ON,
    Sea,
)
from shoal.kernel.messages import Refusal

KEY: Final = "kleine-fische-no-"


def no(clause: str, key: str, args: dict[str, object] | None = None) -> Refusal:
    return Refusal(clause, KEY + key, args)


def why_not(sea: Sea, action: int) -> Refusal | None:
    """The reason against an action of the active player, or None."""
    if action < PEEK:
        return _why_not_use(sea, PLAYED[action])
    if action < EXCHANGE:
        return _why_not_peek(sea, action)
    if action < JUMP:
        number = action - EXCHANGE
        return _why_not_exchange(sea, number // 20, number % 20 + 5)
    if action < SWIM:
        return _why_not_jump(sea, action - JUMP)
    if action < DASH:
        return _why_not_swim(sea, action - SWIM)
    if action < REVEAL:
        number = action - DASH
        return _why_not_dash(sea, FINS_CARDS[number // 120], number % 120)
    if action < EXPLORE:
        return _why_not_reveal(sea, action - REVEAL)
    if action < STOP:
        return _why_not_explore(sea, action - EXPLORE)
    if action == STOP:
        return _why_not_stop(sea)
    if action < ROB:
        return _why_not_octopus(sea, -1 if action == STAY else action - CRAWL)
    if action < RAINBOW_ON:
        return _why_not_robbery(sea, action)
    return _why_not_rainbow(sea, -1 if action == RAINBOW_NOWHERE else action - RAINBOW_ON)


def _later(sea: Sea, clause: str, key: str) -> Refusal:
    """Not the moment for it: `key` names the action, the phase what is asked instead."""
    return no(clause, key, {"now": f"@kleine-fische-phase-{PHASES[sea.phase]}"})


# Cards.


def _why_not_use(sea: Sea, card: int) -> Refusal | None:
    name: dict[str, object] = {"cave": card_key(card)}
    if card not in sea.hands[sea.turn]:
        return no("KF-160", "card", name)
    if KIND[card] == LAMP:
        # KF-170: only before the dive; one lamp after the other.
        return None if sea.phase == MOVE_DUE else no("KF-170", "lamp-now", name)
    if KIND[card] == OCTO:
        return None if sea.phase == OCTOPUS_DUE else no("KF-175", "turbo-now", name)
    if sea.phase == ROLLING_ON:
        return no("KF-183", "one-card", name)
    return None if sea.phase == ROLLED else no("KF-180", "reroll-now", name)


def _why_not_peek(sea: Sea, action: int) -> Refusal | None:
    if sea.phase != PEEKING:
        return _later(sea, "KF-170", "no-lamp")
    if action == ENOUGH:
        return None if sea.looked else no("KF-172", "look-first")
    place = action - PEEK
    if SPECIES[sea.board[place]] < 0:
        return no("KF-171", "peek-cave", {"place": PLACE_NAMES[place]})
    if sea.looked & (1 << place):
        return no("KF-172", "peek-twice", {"place": PLACE_NAMES[place]})
    return None


# Jump.


def _why_not_exchange(sea: Sea, column: int, place: int) -> Refusal | None:
    if sea.phase != EXCHANGE_DUE:
        return no("KF-046", "exchange")
    if SPECIES[sea.board[place]] < 0:
        return no("KF-046", "exchange-cave", {"place": PLACE_NAMES[place]})
    return None


def _why_not_jump(sea: Sea, number: int) -> Refusal | None:
    if sea.divers[sea.turn] >= 0:
        return no("KF-040", "jump-twice")
    column = number // 6
    if SPECIES[sea.board[column]] < 0:
        return no("KF-040", "jump-cave", {"place": PLACE_NAMES[column]})
    if sea.phase != JUMP_DUE:
        return _later(sea, "KF-046", "jump-now")
    lane = JUMP_BERTH[number] // 2
    if lane == sea.octopus:
        return no("KF-043", "jump-octopus", {"lane": LANE_NAMES[lane]})
    return None


# Movements.


def _why_not_moving(sea: Sea) -> Refusal | None:
    """Whether a movement is due at all."""
    if sea.phase in (MOVE_DUE, CHOICE):
        return None
    if sea.divers[sea.turn] < 0:
        return no("KF-040", "on-boat")
    if sea.phase in (FIRST_REVEAL, AFTER_MOVE):
        return no("KF-066", "card-first")
    return _later(sea, "KF-072", "swim-now")


def _facing(sea: Sea) -> int:
    """The berth a movement leaves from: in a blocked corner, at a turn's start, turned round."""
    berth = sea.divers[sea.turn]
    if sea.phase == MOVE_DUE and berth in CORNER_BERTHS:
        blocked = [lane for lane in LANES_AT[FRONT[berth]] if lane != berth // 2]
        if blocked == [sea.octopus]:
            return berth ^ 1
    return berth


def _why_not_swim(sea: Sea, way: int) -> Refusal | None:
    due = _why_not_moving(sea)
    if due is not None:
        return due
    berth = _facing(sea)
    for lane in LANES_AT[FRONT[berth]]:
        if lane != berth // 2:
            after = lane * 2 if FRONT[lane * 2 + 1] == FRONT[berth] else lane * 2 + 1
            if heading(after) == way:
                if lane == sea.octopus:
                    return no("KF-009", "octopus-there", {"lane": LANE_NAMES[lane]})
                return None
    args: dict[str, object] = {
        "way": f"@kleine-fische-way-{WAYS[way]}",
        "heading": f"@kleine-fische-way-{WAYS[heading(berth)]}",
    }
    if heading(berth) ^ 1 == way:
        return no("KF-006", "backwards", args)
    return no("KF-007", "no-lane", args)


def _why_not_dash(sea: Sea, card: int, end: int) -> Refusal | None:
    if card not in sea.hands[sea.turn]:
        return no("KF-160", "card", {"cave": card_key(card)})
    due = _why_not_moving(sea)
    if due is not None:
        return due
    args: dict[str, object] = {
        "lane": LANE_NAMES[end // 2],
        "heading": f"@kleine-fische-way-{WAYS[heading(end)]}",
        "steps": POWER[card],
    }
    if end // 2 == sea.octopus:
        return no("KF-164", "octopus-there", {"lane": LANE_NAMES[end // 2]})
    if not _leads_to(sea, _facing(sea), end, POWER[card]):
        return no("KF-163", "too-far", args)
    return None


def _leads_to(sea: Sea, start: int, end: int, steps: int) -> bool:
    """Whether a path of at most so many steps ends there: followed backwards from the end."""
    layer = {end}
    for _step in range(steps):
        earlier: set[int] = set()
        for berth in layer:
            lane = berth // 2
            behind = FRONT[berth ^ 1]
            for before in LANES_AT[behind]:
                if before != lane:
                    facing = before * 2 if FRONT[before * 2] == behind else before * 2 + 1
                    if facing == start:
                        return True
                    if before != sea.octopus:
                        earlier.add(facing)
        layer = earlier
    return False


# Cards beside the diver.


def _why_not_beside(sea: Sea, place: int) -> Refusal | None:
    if sea.phase not in (FIRST_REVEAL, AFTER_MOVE):
        clause = "KF-072" if sea.phase == CHOICE else "KF-066"
        return _later(sea, clause, "card-now")
    if place not in BESIDE[sea.divers[sea.turn] // 2]:
        return no("KF-060", "not-beside", {"place": PLACE_NAMES[place]})
    return None


def _why_not_reveal(sea: Sea, place: int) -> Refusal | None:
    beside = _why_not_beside(sea, place)
    if beside is not None:
        return beside
    if SPECIES[sea.board[place]] < 0:
        return no("KF-067", "reveal-cave", {"place": PLACE_NAMES[place]})
    if place in sea.photos:
        return no("KF-068", "open-already", {"place": PLACE_NAMES[place]})
    return None


def _why_not_explore(sea: Sea, place: int) -> Refusal | None:
    beside = _why_not_beside(sea, place)
    if beside is not None:
        return beside
    if SPECIES[sea.board[place]] >= 0:
        return no("KF-090", "explore-fish", {"place": PLACE_NAMES[place]})
    needs = DIFFICULTY[sea.board[place]]
    args: dict[str, object] = {
        "place": PLACE_NAMES[place], "open": len(sea.photos), "needs": needs,
    }  # fmt: skip
    if sea.phase == FIRST_REVEAL:
        return no("KF-095", "explore-first", args)
    if len(sea.photos) != needs:
        return no("KF-090", "explore-count", args)
    return None


def _why_not_stop(sea: Sea) -> Refusal | None:
    if sea.phase == CHOICE:
        return None
    if sea.phase == FIRST_REVEAL:
        return no("KF-060", "stop-first")
    if sea.phase == AFTER_MOVE:
        for place in BESIDE[sea.divers[sea.turn] // 2]:
            if SPECIES[sea.board[place]] >= 0 and place not in sea.photos:
                return no("KF-063", "stop-before-card")
        return None
    if sea.phase in (EXCHANGE_DUE, JUMP_DUE, MOVE_DUE, PEEKING):
        return no("KF-031", "stop-unstarted")
    return _later(sea, "KF-071", "stop-now")


# Octopus.


def _why_not_octopus(sea: Sea, lane: int) -> Refusal | None:
    if sea.phase != OCTOPUS_DUE:
        return _later(sea, "KF-101", "octopus-now")
    limit = sum(POINTS[sea.board[place]] for place in sea.photos) + sea.turbo
    if lane < 0:
        return no("KF-176", "turbo-stay") if sea.turbo else None
    if limit == 0:
        return no("KF-102", "no-points")
    args: dict[str, object] = {"lane": LANE_NAMES[lane], "steps": limit}
    if sea.divers[sea.turn] // 2 == lane:
        return no("KF-110", "own-diver", args)
    if _crawls_to(sea, lane, limit):
        return None
    if lane == sea.octopus:
        return no("KF-107", "circle", args)
    return no("KF-101", "octopus-far", args)


def _crawls_to(sea: Sea, target: int, limit: int) -> bool:
    """Whether some path of the octopus ends on a lane: depth first, budget remembered per state."""
    best: dict[int, int] = {}
    stack: list[int] = []  # crossing to pass * 6000 + lane * 100 + steps left

    def enter(lane: int, end: int, left: int) -> bool:
        """Step onto a lane to leave it later by `end`; true if that is the target."""
        if left < 0 or lane == sea.divers[sea.turn] // 2:
            return False
        if lane == target:
            return True
        if any(
            seat != sea.turn and sea.divers[seat] >= 0 and sea.divers[seat] // 2 == lane
            for seat in range(sea.seats)
        ):
            return False  # KF-111: the movement would end here
        if best.get(lane * 36 + end, -1) < left:
            best[lane * 36 + end] = left
            stack.append(end * 6000 + lane * 100 + left)
        return False

    if sea.octopus == IN_CAVE:
        for lane in LANES_AT[35]:  # KF-108
            if enter(lane, _other_end(lane, 35), min(limit, 99) - ENTRY_COST):
                return True
    else:
        for end in (FRONT[sea.octopus * 2], FRONT[sea.octopus * 2 + 1]):  # KF-104
            stack.append(end * 6000 + sea.octopus * 100 + min(limit, 99))
    while stack:
        item = stack.pop()
        crossing, lane, left = item // 6000, item % 6000 // 100, item % 100
        for onto in LANES_AT[crossing]:
            # KF-105: it came in by the other end, and never goes straight back.
            if onto != lane and enter(onto, _other_end(onto, crossing), left - 1):
                return True
    return False


def _other_end(lane: int, crossing: int) -> int:
    return FRONT[lane * 2] + FRONT[lane * 2 + 1] - crossing


# Robbery.


def _why_not_robbery(sea: Sea, action: int) -> Refusal | None:
    if action < ANNOUNCE:
        if sea.phase != ROBBING:
            return _later(sea, "KF-120", "rob-now")
        victim = action - ROB
        if victim >= sea.seats:
            return no("KF-001", "nobody", {"number": victim + 1})
        if victim == sea.turn:
            return no("KF-110", "rob-self")
        if sea.divers[victim] < 0 or sea.divers[victim] // 2 != sea.octopus:
            return no("KF-120", "rob-elsewhere", {"victim_seat": victim})
        return None
    if action < SPARE:
        return None if sea.phase == ANNOUNCING else _later(sea, "KF-121", "announce-now")
    if action == SPARE:
        return None if sea.phase in (ROBBING, ANNOUNCING) else _later(sea, "KF-120", "rob-now")
    if action == AGAIN:
        return None if sea.phase == ROLLING_ON else _later(sea, "KF-182", "again-now")
    assert action == ACCEPT
    return None if sea.phase in (ROLLED, ROLLING_ON) else _later(sea, "KF-180", "accept-now")


# Rainbow fish.


def _why_not_rainbow(sea: Sea, species: int) -> Refusal | None:
    if sea.phase != RAINBOW_DUE:
        return no("KF-185", "rainbow-now")
    if species >= 0 and not any(SPECIES[card] == species for card in sea.piles[sea.turn]):
        return no("KF-193", "rainbow-stack", {"fish": species_key(species)})
    return None
