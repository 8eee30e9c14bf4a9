"""Previews: what a client may draw before an action is confirmed."""

from __future__ import annotations

from shoal.games.maldivia.actions import (
    ARRANGED,
    CATCH_FISH,
    DELIVER,
    DROP,
    EXCHANGE,
    PLACE,
    PLAN,
    ROB,
    SAIL,
    SPACE,
    TILE_NAMES,
    TURN,
)
from shoal.games.maldivia.box import BOX, CATCH, COLOURS, FISH, LETTERS, VALUE
from shoal.games.maldivia.cloth import NAMES, NEXT, rim
from shoal.games.maldivia.fog import affected, full_line
from shoal.games.maldivia.market import colour_counts
from shoal.games.maldivia.octopus import turned
from shoal.games.maldivia.sailing import reach, route
from shoal.games.maldivia.waters import Waters, fish_text


def preview_of(sea: Waters, seat: int, action: int) -> dict[str, object]:
    """Place, path and consequences of a legal action, from what the seat knows."""
    family = SPACE.family_of(action).name
    if family == "place":
        return end_space(sea, seat, action - PLACE)
    if family == "plan":
        return plan_ahead(sea, seat, action - PLAN)
    if family == "sail":
        way = sea.tiles[seat * 4 + sea.turn]
        shown = end_space(sea, seat, action - SAIL)
        shown["path"] = [NAMES[cell] for cell in route(sea, seat, way, action - SAIL)]
        return shown
    if action == CATCH_FISH:
        return {"fish": catch(sea, sea.boats[seat])}
    if family == "rob":
        victim = action - ROB
        return {"seat": victim, "cell": NAMES[sea.boats[victim]], "fish": sea.mast_text(victim)[-1]}
    if family == "drop":
        mast = sea.mast_text(seat)
        kept = len(mast) - (action - DROP)
        return {"mast": mast[:kept], "fish": mast[kept:]}
    if family == "deliver":
        side, slot = (action - DELIVER) // 2, (action - DELIVER) % 2
        card = sea.ships[side * 2 + slot]
        return {"side": LETTERS[side], "slot": slot + 1, "card": BOX.cards[card],
                "fish": BOX.orders[card], "points": VALUE[card]}  # fmt: skip
    if family == "turn":
        owner, slot, quarters = (action - TURN) // 12, (action - TURN) // 3 % 4, (action - TURN) % 3
        shown = {"seat": owner, "slot": slot + 1, "angle": 90 * (quarters + 1)}
        if owner == seat:
            shown["tile"] = TILE_NAMES[turned(sea.tiles[owner * 4 + slot], quarters + 1)]
        return shown
    if family == "exchange":
        side = sea.tiles[sea.mover * 4 + sea.turn] - 4
        card = sea.ships[side * 2 + action - EXCHANGE]
        return {"side": LETTERS[side], "slot": action - EXCHANGE + 1, "card": BOX.cards[card]}
    return {}


def catch(sea: Waters, cell: int) -> str:
    """The fish of a space that the supply has."""
    shows = sea.face[cell]
    if shows < FISH:
        return ""
    return fish_text([min(CATCH[shows * 4 + i], sea.supply[i]) for i in range(4)])


def end_space(sea: Waters, seat: int, cell: int) -> dict[str, object]:
    """What an end space offers: its fish, boats to rob, ships the mast can pay as it is."""
    victims: list[dict[str, object]] = []
    for way in range(4):
        there = NEXT[cell * 4 + way]
        other = sea.at[there] if there >= 0 else -1
        if other >= 0 and other != seat and sea.height[other]:
            victims.append({"seat": other, "fish": sea.mast_text(other)[-1]})
    have = colour_counts(sea, seat)
    ships: list[str] = []
    for side in range(4):
        if sea.borders(cell, side):
            for card in sea.ships[side * 2 : side * 2 + 2]:
                if card >= 0 and all(
                    have[i] >= BOX.orders[card].count(COLOURS[i]) for i in range(4)
                ):
                    ships.append(BOX.cards[card])
    return {
        "cell": NAMES[cell],
        "shows": BOX.signs[sea.face[cell]],
        "fish": catch(sea, cell),
        "victims": victims,
        "ships": ships,
    }


def plan_ahead(sea: Waters, seat: int, plan: int) -> dict[str, object]:
    """The tiles of a plan, where its first arrow could lead and whom its fog would catch now."""
    tiles = ARRANGED[plan * 4 : plan * 4 + 4]
    side = max(tiles) - 4
    edge = rim(sea.folds, side)
    full = full_line(sea, side)
    caught = 0 if full else affected(sea, side, edge)
    ways = [tile for tile in tiles if tile < 4]
    return {
        "tiles": [TILE_NAMES[tile] for tile in tiles],
        "ends": [NAMES[cell] for cell in reach(sea, seat, ways[0])],
        "gone": [] if full else [NAMES[cell] for cell in edge],
        "caught": [other for other in range(sea.seats) if caught >> other & 1],
    }
