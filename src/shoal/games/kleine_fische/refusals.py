"""Why an action is not legal: the second bookkeeper, written from the clauses.

Knows nothing of `legal.py`. Paths are found by other means than there: fins by stepping back from
the end, the octopus by deepening search along one path at a time.
"""

from __future__ import annotations

from typing import Final

from shoal.games.kleine_fische import actions, components, moments
from shoal.games.kleine_fische import map as reef
from shoal.games.kleine_fische.state import KleineFischeState
from shoal.kernel.messages import Refusal

# When a card of a kind is played by itself.
PLAYED_AT: Final = {
    components.LAMP: (moments.MOVE_DUE, "KF-170", "lamp-now"),  # before the dive, one by one
    components.OCTO: (moments.OCTOPUS_DUE, "KF-175", "turbo-now"),
    components.REROLL: (moments.ROLLED, "KF-180", "reroll-now"),
}


def no(clause: str, key: str, args: dict[str, object] | None = None) -> Refusal:
    return Refusal(clause, "kleine-fische-no-" + key, args)


def why_not(sea: KleineFischeState, seat: int, action: int) -> Refusal | None:
    """The reason against an action of the active player, or None."""
    if action < actions.PEEK:
        return _why_not_use(sea, actions.used_card(action))
    if action < actions.EXCHANGE:
        return _why_not_peek(sea, action)
    if action < actions.JUMP:
        return _why_not_exchange(sea, action)
    if action < actions.SWIM:
        return _why_not_jump(sea, action)
    if action < actions.DASH:
        return _why_not_moving(sea) or _why_not_swim(sea, action - actions.SWIM)
    if action < actions.REVEAL:
        card = components.FINS_CARDS[actions.dash_fins(action)]
        return _why_not_dash(sea, card, actions.dash_berth(action))
    if action < actions.EXPLORE:
        place = action - actions.REVEAL
        return _why_not_beside(sea, place) or _why_not_reveal(sea, place)
    if action < actions.STOP:
        place = action - actions.EXPLORE
        return _why_not_beside(sea, place) or _why_not_explore(sea, place)
    if action == actions.STOP:
        return _why_not_stop(sea)
    if action < actions.ROB:
        lane = reef.NOWHERE if action == actions.STAY else action - actions.CRAWL
        return _why_not_octopus(sea, lane)
    if action < actions.RAINBOW_ON:
        return _why_not_robbery(sea, action)
    return _why_not_rainbow(sea, actions.rainbow_species(action))


def _later(sea: KleineFischeState, clause: str, key: str) -> Refusal:
    """Not the moment for it: `key` names the action, the phase what is asked instead."""
    return no(clause, key, {"now": f"@kleine-fische-phase-{moments.name_of(sea.moment)}"})


# Cards.


def _why_not_use(sea: KleineFischeState, card: int) -> Refusal | None:
    name: dict[str, object] = {"cave": components.card_key(card)}
    if card not in sea.hands[sea.turn]:
        return no("KF-160", "card", name)
    kind = components.KIND[card]
    if kind == components.REROLL and sea.moment == moments.ROLLING_ON:
        return no("KF-183", "one-card", name)
    moment, clause, key = PLAYED_AT[kind]
    return None if sea.moment == moment else no(clause, key, name)


def _why_not_peek(sea: KleineFischeState, action: int) -> Refusal | None:
    if sea.moment != moments.PEEKING:
        return _later(sea, "KF-170", "no-lamp")
    if action == actions.ENOUGH:
        return None if sea.looked else no("KF-172", "look-first")
    place = action - actions.PEEK
    if components.SPECIES[sea.board[place]] < 0:
        return no("KF-171", "peek-cave", {"place": reef.PLACE_NAMES[place]})
    if sea.looked & (1 << place):
        return no("KF-172", "peek-twice", {"place": reef.PLACE_NAMES[place]})
    return None


# Jump.


def _why_not_exchange(sea: KleineFischeState, action: int) -> Refusal | None:
    if sea.moment != moments.EXCHANGE_DUE:
        return no("KF-046", "exchange")
    _column, place = actions.exchanged(action)
    if components.SPECIES[sea.board[place]] < 0:
        return no("KF-046", "exchange-cave", {"place": reef.PLACE_NAMES[place]})
    return None


def _why_not_jump(sea: KleineFischeState, action: int) -> Refusal | None:
    if sea.divers[sea.turn] >= 0:
        return no("KF-040", "jump-twice")
    column = actions.jump_column(action)
    if components.SPECIES[sea.board[column]] < 0:
        return no("KF-040", "jump-cave", {"place": reef.PLACE_NAMES[column]})
    if sea.moment != moments.JUMP_DUE:
        return _later(sea, "KF-046", "jump-now")
    lane = reef.lane_of(actions.jump_berth(action))
    if lane == sea.octopus:
        return no("KF-043", "jump-octopus", {"lane": reef.LANE_NAMES[lane]})
    return None


# Movements.


def _why_not_moving(sea: KleineFischeState) -> Refusal | None:
    """Whether a movement is due at all."""
    if sea.moment in (moments.MOVE_DUE, moments.CHOICE):
        return None
    if sea.divers[sea.turn] < 0:
        return no("KF-040", "on-boat")
    if sea.moment in (moments.FIRST_REVEAL, moments.AFTER_MOVE):
        return no("KF-066", "card-first")
    return _later(sea, "KF-072", "swim-now")


def _facing(sea: KleineFischeState) -> int:
    """The berth a movement leaves from: in a blocked corner, at a turn's start, turned round."""
    berth = sea.divers[sea.turn]
    if sea.moment == moments.MOVE_DUE and berth in reef.CORNER_BERTHS:
        ahead = reef.LANES_AT[reef.FRONT[berth]]
        if [lane for lane in ahead if lane != reef.lane_of(berth)] == [sea.octopus]:
            return reef.turned(berth)
    return berth


def _way(way: int) -> str:
    return "@kleine-fische-way-" + reef.WAYS[way]


def _why_not_swim(sea: KleineFischeState, way: int) -> Refusal | None:
    berth = _facing(sea)
    for lane in reef.LANES_AT[reef.FRONT[berth]]:
        onto = _leaving(lane, reef.FRONT[berth])
        if lane != reef.lane_of(berth) and reef.heading(onto) == way:
            if lane == sea.octopus:
                return no("KF-009", "octopus-there", {"lane": reef.LANE_NAMES[lane]})
            return None
    args: dict[str, object] = {"way": _way(way), "heading": _way(reef.heading(berth))}
    if reef.heading(reef.turned(berth)) == way:
        return no("KF-006", "backwards", args)
    return no("KF-007", "no-lane", args)


def _why_not_dash(sea: KleineFischeState, card: int, end: int) -> Refusal | None:
    if card not in sea.hands[sea.turn]:
        return no("KF-160", "card", {"cave": components.card_key(card)})
    due = _why_not_moving(sea)
    if due is not None:
        return due
    steps, lane = components.POWER[card], reef.LANE_NAMES[reef.lane_of(end)]
    if reef.lane_of(end) == sea.octopus:
        return no("KF-164", "octopus-there", {"lane": lane})
    if not _leads_to(sea, _facing(sea), end, steps):
        heading = _way(reef.heading(end))
        return no("KF-163", "too-far", {"lane": lane, "heading": heading, "steps": steps})
    return None


def _leads_to(sea: KleineFischeState, start: int, end: int, steps: int) -> bool:
    """Whether a path of at most so many steps ends there: followed backwards from the end."""
    layer = {end}
    for _step in range(steps):
        earlier: set[int] = set()
        for berth in layer:
            behind = reef.FRONT[reef.turned(berth)]
            for before in reef.LANES_AT[behind]:
                if before != reef.lane_of(berth):
                    facing = reef.turned(_leaving(before, behind))
                    if facing == start:
                        return True
                    if before != sea.octopus:
                        earlier.add(facing)
        layer = earlier
    return False


# Cards beside the diver.


def _why_not_beside(sea: KleineFischeState, place: int) -> Refusal | None:
    if sea.moment not in (moments.FIRST_REVEAL, moments.AFTER_MOVE):
        clause = "KF-072" if sea.moment == moments.CHOICE else "KF-066"
        return _later(sea, clause, "card-now")
    if place not in reef.BESIDE[reef.lane_of(sea.divers[sea.turn])]:
        return no("KF-060", "not-beside", {"place": reef.PLACE_NAMES[place]})
    return None


def _why_not_reveal(sea: KleineFischeState, place: int) -> Refusal | None:
    if components.SPECIES[sea.board[place]] < 0:
        return no("KF-067", "reveal-cave", {"place": reef.PLACE_NAMES[place]})
    if place in sea.photos:
        return no("KF-068", "open-already", {"place": reef.PLACE_NAMES[place]})
    return None


def _why_not_explore(sea: KleineFischeState, place: int) -> Refusal | None:
    if components.SPECIES[sea.board[place]] >= 0:
        return no("KF-090", "explore-fish", {"place": reef.PLACE_NAMES[place]})
    needs = components.DIFFICULTY[sea.board[place]]
    args: dict[str, object] = {
        "place": reef.PLACE_NAMES[place], "open": len(sea.photos), "needs": needs,
    }  # fmt: skip
    if sea.moment == moments.FIRST_REVEAL:
        return no("KF-095", "explore-first", args)
    if len(sea.photos) != needs:
        return no("KF-090", "explore-count", args)
    return None


def _why_not_stop(sea: KleineFischeState) -> Refusal | None:
    if sea.moment == moments.CHOICE:
        return None
    if sea.moment == moments.FIRST_REVEAL:
        return no("KF-060", "stop-first")
    if sea.moment == moments.AFTER_MOVE:
        for place in reef.BESIDE[reef.lane_of(sea.divers[sea.turn])]:
            if components.SPECIES[sea.board[place]] >= 0 and place not in sea.photos:
                return no("KF-063", "stop-before-card")
        return None
    if sea.moment in (moments.EXCHANGE_DUE, moments.JUMP_DUE, moments.MOVE_DUE, moments.PEEKING):
        return no("KF-031", "stop-unstarted")
    return _later(sea, "KF-071", "stop-now")


# Octopus.


def _why_not_octopus(sea: KleineFischeState, lane: int) -> Refusal | None:
    if sea.moment != moments.OCTOPUS_DUE:
        return _later(sea, "KF-101", "octopus-now")
    limit = sum(components.POINTS[sea.board[place]] for place in sea.photos) + sea.turbo
    if lane < 0:
        return no("KF-176", "turbo-stay") if sea.turbo else None
    if limit == 0:
        return no("KF-102", "no-points")
    args: dict[str, object] = {"lane": reef.LANE_NAMES[lane], "steps": limit}
    if reef.lane_of(sea.divers[sea.turn]) == lane:
        return no("KF-110", "own-diver", args)
    if _crawls_to(sea, lane, limit):
        return None
    if lane == sea.octopus:
        return no("KF-107", "circle", args)
    return no("KF-101", "octopus-far", args)


class _Crawl:
    """A search for a path of the octopus: depth first, the steps left remembered for each way in.

    A way in is a lane and the end by which it will be left.
    """

    def __init__(self, sea: KleineFischeState, target: int) -> None:
        self.target = target
        self.own = reef.lane_of(sea.divers[sea.turn])
        self.rivals: set[int] = set()
        for seat, berth in enumerate(sea.divers):
            if seat != sea.turn and berth >= 0:
                self.rivals.add(reef.lane_of(berth))
        self.left: dict[tuple[int, int], int] = {}
        self.open: list[tuple[int, int]] = []

    def enter(self, lane: int, end: int, left: int) -> bool:
        """Step onto a lane to leave it later by `end`; true if that is the target."""
        if left < 0 or lane == self.own:
            return False
        if lane == self.target:
            return True
        # KF-111: on a rival's lane the movement would end.
        if lane not in self.rivals and self.left.get((lane, end), -1) < left:
            self.stand(lane, end, left)
        return False

    def stand(self, lane: int, end: int, left: int) -> None:
        self.left[lane, end] = left
        self.open.append((lane, end))


def _crawls_to(sea: KleineFischeState, target: int, limit: int) -> bool:
    """Whether some path of the octopus ends on a lane."""
    search = _Crawl(sea, target)
    if sea.octopus == reef.NOWHERE:
        for lane in reef.LANES_AT[reef.CORNER]:  # KF-108
            end = _other_end(lane, reef.CORNER)
            if search.enter(lane, end, limit - sea.entry_cost):  # KF-109
                return True
    else:
        for berth in (reef.near_berth(sea.octopus), reef.far_berth(sea.octopus)):  # KF-104
            search.stand(sea.octopus, reef.FRONT[berth], limit)
    while search.open:
        lane, crossing = search.open.pop()
        left = search.left[lane, crossing] - 1
        for onto in reef.LANES_AT[crossing]:
            # KF-105: it came in by the other end, and never goes straight back.
            if onto != lane and search.enter(onto, _other_end(onto, crossing), left):
                return True
    return False


def _leaving(lane: int, crossing: int) -> int:
    """The berth on a lane that faces away from the crossing at one of its ends."""
    near = reef.near_berth(lane)
    return reef.turned(near) if reef.FRONT[near] == crossing else near


def _other_end(lane: int, crossing: int) -> int:
    return reef.FRONT[_leaving(lane, crossing)]


# Robbery.


def _why_not_robbery(sea: KleineFischeState, action: int) -> Refusal | None:
    if action < actions.ANNOUNCE:
        if sea.moment != moments.ROBBING:
            return _later(sea, "KF-120", "rob-now")
        victim = action - actions.ROB
        if victim >= sea.seats:
            return no("KF-001", "nobody", {"number": victim + 1})
        if victim == sea.turn:
            return no("KF-110", "rob-self")
        if sea.divers[victim] < 0 or reef.lane_of(sea.divers[victim]) != sea.octopus:
            return no("KF-120", "rob-elsewhere", {"victim_seat": victim})
        return None
    if action < actions.SPARE:
        return None if sea.moment == moments.ANNOUNCING else _later(sea, "KF-121", "announce-now")
    if action == actions.SPARE:
        asked = sea.moment in (moments.ROBBING, moments.ANNOUNCING)
        return None if asked else _later(sea, "KF-120", "rob-now")
    if action == actions.AGAIN:
        return None if sea.moment == moments.ROLLING_ON else _later(sea, "KF-182", "again-now")
    rolled = sea.moment in (moments.ROLLED, moments.ROLLING_ON)
    return None if rolled else _later(sea, "KF-180", "accept-now")


# Rainbow fish.


def _why_not_rainbow(sea: KleineFischeState, species: int) -> Refusal | None:
    if sea.moment != moments.RAINBOW_DUE:
        return no("KF-185", "rainbow-now")
    stacks = [components.SPECIES[card] for card in sea.piles[sea.turn]]
    if species >= 0 and species not in stacks:
        return no("KF-193", "rainbow-stack", {"fish": components.species_key(species)})
    return None
