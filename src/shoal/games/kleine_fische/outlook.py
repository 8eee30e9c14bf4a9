"""What a view implies: lanes ahead, cards on offer, the octopus' reach, the odds.

Computed from the view alone, never from the state: it cannot show what the observer does not see,
and whoever follows a game by its events computes the same (`retell.py`).
"""

from __future__ import annotations

from typing import Any, Final

from shoal.games.kleine_fische.cards import (
    CARD_NUMBERS,
    FISH,
    PER_SPECIES,
    POINTS,
    SPECIES,
    SPECIES_COUNT,
)
from shoal.games.kleine_fische.octopus import FAR, reach
from shoal.games.kleine_fische.reef import (
    BESIDE,
    LANE_NAMES,
    LANES,
    ONWARD,
    PLACE_NAMES,
    WAYS,
    heading,
)

DERIVED: Final = ["lanes", "blocked", "reversed", "offer", "points", "reach", "odds"]
DIVING: Final = ["first-reveal", "choice", "after-move"]

LANE_NUMBERS: Final[dict[str, int]] = {name: lane for lane, name in enumerate(LANE_NAMES)}
PLACE_NUMBERS: Final[dict[str, int]] = {name: place for place, name in enumerate(PLACE_NAMES)}

# By way faced: the ways to the left, ahead and to the right of a swimmer.
TURNS: Final[list[list[int]]] = [[2, 0, 3], [3, 1, 2], [1, 2, 0], [0, 3, 1]]
TURN_NAMES: Final = ["left", "ahead", "right"]


def look_ahead(view: dict[str, Any]) -> None:
    """Write the derived part of a view anew."""
    for key in DERIVED:
        view.pop(key, None)
    phase: str = view["phase"]
    if phase in ("move", "choice"):
        _lanes(view, phase == "move")
    elif phase in ("first-reveal", "after-move"):
        offered = on_offer(view, _berth(view, view["turn"]) // 2, phase == "first-reveal")
        offered["stop"] = phase == "after-move" and not offered["reveal"]
        view["offer"] = offered
    if view["photos"]:
        view["points"] = sum(_octopus_points(view, place) for place in view["photos"])
    if phase in ("choice", "octopus") and view.get("points", 0) + view["turbo"] > 0:
        view["reach"] = _reach(view, view.get("points", 0) + view["turbo"])
    if view["memory_help"] and phase in DIVING and view["photos"]:
        view["odds"] = _odds(view)


def _berth(view: dict[str, Any], seat: int) -> int:
    diver = view["divers"][seat]
    if diver is None:
        return -1
    lane = LANE_NUMBERS[diver["lane"]]
    return lane * 2 + (1 if diver["heading"] in ("right", "down") else 0)


def _octopus_lane(view: dict[str, Any]) -> int:
    return -1 if view["octopus"] == "cave" else LANE_NUMBERS[view["octopus"]]


def on_offer(view: dict[str, Any], lane: int, first: bool) -> dict[str, Any]:
    """What could be done with the cards beside a lane (KF-060, KF-062, KF-090)."""
    count = len(view["photos"])
    fish: list[str] = []
    matching: list[str] = []
    caves: list[dict[str, Any]] = []
    for place in BESIDE[lane]:
        name = PLACE_NAMES[place]
        card = view["cards"][place]
        if card["back"] == "fish":
            if "photo" not in card:
                fish.append(name)
        else:
            needs = int(card["back"])
            caves.append({"place": name, "needs": needs, "open": count})
            if needs == count and not first:
                matching.append(name)
    return {"reveal": fish, "explore": matching, "caves": caves}


def _lanes(view: dict[str, Any], first: bool) -> None:
    berth = _berth(view, view["turn"])
    octopus = _octopus_lane(view)
    if first and all(after >> 1 == octopus for after in ONWARD[berth]):
        berth ^= 1
        view["reversed"] = True
    lanes: list[dict[str, Any]] = []
    blocked: list[dict[str, Any]] = []
    for after in ONWARD[berth]:
        way = heading(after)
        row: dict[str, Any] = {
            "way": WAYS[way],
            "turn": TURN_NAMES[TURNS[heading(berth)].index(way)],
            "lane": LANE_NAMES[after >> 1],
        }
        if after >> 1 == octopus:
            row["why"] = "octopus"
            blocked.append(row)
        else:
            row.update(on_offer(view, after >> 1, first))
            lanes.append(row)
    view["lanes"] = lanes
    if blocked:
        view["blocked"] = blocked


def _octopus_points(view: dict[str, Any], place: str) -> int:
    return POINTS[CARD_NUMBERS[view["cards"][PLACE_NUMBERS[place]]["face"]]]


def _reach(view: dict[str, Any], limit: int) -> dict[str, int]:
    turn = view["turn"]
    rivals = [False] * LANES
    for seat, diver in enumerate(view["divers"]):
        if diver is not None and seat != turn:
            rivals[LANE_NUMBERS[diver["lane"]]] = True
    costs = reach(_octopus_lane(view), limit, _berth(view, turn) // 2, rivals)
    return {LANE_NAMES[lane]: costs[lane] for lane in range(LANES) if costs[lane] < FAR}


def _odds(view: dict[str, Any]) -> dict[str, Any]:
    """Of the fish never seen so far: how many are new, how many would leave 0, 1, 2 … of yours."""
    seen: set[str] = set(view["scattered"])
    for player in view["players"]:
        seen.update(player["seen"])
    for card in view["cards"]:
        if "face" in card:
            seen.add(card["face"])
    unseen = [PER_SPECIES] * SPECIES_COUNT
    for name in seen:
        unseen[SPECIES[CARD_NUMBERS[name]]] -= 1
    leaves: list[int] = []
    for place in view["photos"]:
        face = view["cards"][PLACE_NUMBERS[place]]["face"]
        leaves.append(unseen[SPECIES[CARD_NUMBERS[face]]])
    total = FISH - len(seen)
    return {"unseen": total, "new": total - sum(leaves), "leaves": leaves}
