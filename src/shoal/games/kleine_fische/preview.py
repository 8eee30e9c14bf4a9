"""What a player can know beforehand about an action: place, path, consequences."""

from __future__ import annotations

from typing import Any

from shoal.games.kleine_fische.actions import (
    ACCEPT,
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
    BAD_FACE,
    CARD_NAMES,
    DIE,
    DIFFICULTY,
    FINS_CARDS,
    KIND,
    OCTO,
    POWER,
    RAINBOW_SHELLS,
    SPECIES,
)
from shoal.games.kleine_fische.dive import departure
from shoal.games.kleine_fische.fins import fins_path
from shoal.games.kleine_fische.imagine import sees_place
from shoal.games.kleine_fische.octopus import own_lane, points, rival_lanes, shortest
from shoal.games.kleine_fische.outlook import on_offer
from shoal.games.kleine_fische.reef import LANE_NAMES, PLACE_NAMES, STEP, WAYS, heading
from shoal.games.kleine_fische.scoring import crowned
from shoal.games.kleine_fische.sea import CHOICE, Sea
from shoal.games.kleine_fische.sight import view_of
from shoal.games.kleine_fische.theft import rivals_on


def preview(sea: Sea, seat: int, action: int) -> dict[str, Any]:
    if action < PEEK:
        return _card(sea, PLAYED[action])
    if action < ENOUGH:
        return {"place": PLACE_NAMES[action - PEEK]}
    if EXCHANGE <= action < JUMP:
        number = action - EXCHANGE
        return {"place": PLACE_NAMES[number // 20], "other": PLACE_NAMES[number % 20 + 5]}
    if JUMP <= action < SWIM:
        berth = JUMP_BERTH[action - JUMP]
        shown = _arrival(sea, seat, berth, [berth >> 1])
        shown["boat"] = (action - JUMP) // 6
        return shown
    if SWIM <= action < DASH:
        berth = STEP[departure(sea) * 4 + action - SWIM]
        return _arrival(sea, seat, berth, [berth >> 1])
    if DASH <= action < REVEAL:
        card = FINS_CARDS[(action - DASH) // 120]
        berth = (action - DASH) % 120
        path = fins_path(departure(sea), berth, sea.octopus, POWER[card])
        shown = _arrival(sea, seat, berth, path)
        shown["card"] = CARD_NAMES[card]
        return shown
    if REVEAL <= action < EXPLORE:
        return _reveal(sea, seat, action - REVEAL)
    if EXPLORE <= action < STOP:
        place = action - EXPLORE
        return {"place": PLACE_NAMES[place], "needs": DIFFICULTY[sea.board[place]]}
    if action == STOP:
        return {"keeps": len(sea.photos), "points": points(sea)}
    if CRAWL <= action < STAY:
        return _crawl(sea, action - CRAWL)
    if ROB <= action < ANNOUNCE:
        return {"victim": action - ROB, "fish": len(sea.piles[action - ROB])}
    if ANNOUNCE <= action < SPARE:
        return _announce(sea, action - ANNOUNCE + 1)
    if action == ACCEPT:
        return {"result": sea.rolls[-1], "loses": sea.rolls[-1] == BAD_FACE}
    if RAINBOW_ON <= action < RAINBOW_NOWHERE:
        best = crowned(sea, seat)[action - RAINBOW_ON]
        return {"gain": max(0, RAINBOW_SHELLS - best)}
    return {}


def _card(sea: Sea, card: int) -> dict[str, Any]:
    shown: dict[str, Any] = {"card": CARD_NAMES[card], "power": POWER[card]}
    if KIND[card] == OCTO:
        shown["steps"] = points(sea) + sea.turbo + POWER[card]
    return shown


def _arrival(sea: Sea, seat: int, berth: int, path: list[int]) -> dict[str, Any]:
    """Where a movement ends and which cards it would offer."""
    offered = on_offer(view_of(sea, seat), berth >> 1, sea.phase != CHOICE)
    return {
        "lane": LANE_NAMES[berth >> 1],
        "heading": WAYS[heading(berth)],
        "path": [LANE_NAMES[lane] for lane in path],
        "reveal": offered["reveal"],
        "explore": offered["explore"],
        "caves": offered["caves"],
    }


def _reveal(sea: Sea, seat: int, place: int) -> dict[str, Any]:
    """A fish the player has seen before shows whether it would be a bust."""
    shown: dict[str, Any] = {"place": PLACE_NAMES[place]}
    if sees_place(sea, seat, place):
        card = sea.board[place]
        shown["face"] = CARD_NAMES[card]
        shown["bust"] = bool(sea.species_up >> SPECIES[card] & 1)
    elif sea.helped:
        odds = view_of(sea, seat).get("odds")
        if odds is not None:
            shown["odds"] = odds
    return shown


def _crawl(sea: Sea, lane: int) -> dict[str, Any]:
    path = shortest(sea.octopus, lane, own_lane(sea), rival_lanes(sea))
    return {
        "lane": LANE_NAMES[lane],
        "path": [LANE_NAMES[step] for step in path],
        "cost": len(path),
        "meets": rivals_on(sea, lane),
    }


def _announce(sea: Sea, number: int) -> dict[str, Any]:
    """The faces of the die that would do, and the red ones."""
    good = sum(1 for face in DIE if face >= number)
    return {
        "number": number,
        "victim": sea.victim,
        "fish": len(sea.piles[sea.victim]),
        "good": good,
        "bad": DIE.count(BAD_FACE),
        "faces": len(DIE),
    }
