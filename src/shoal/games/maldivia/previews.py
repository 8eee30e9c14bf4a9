"""Previews: what a client may draw before an action is confirmed."""

from __future__ import annotations

from shoal.games.maldivia import actions, components
from shoal.games.maldivia import map as cloth
from shoal.games.maldivia.components import BOX
from shoal.games.maldivia.map import NAMES
from shoal.games.maldivia.rules import fog, market, sailing, tiles
from shoal.games.maldivia.state import MaldiviaState


def preview(sea: MaldiviaState, seat: int, action: int) -> dict[str, object]:
    """Place, path and consequences of a legal action, from what the seat knows."""
    family = actions.SPACE.family_of(action).name
    if family == "place":
        return end_space(sea, seat, action - actions.PLACE)
    if family == "plan":
        return plan_ahead(sea, seat, list(actions.plan_row(action)))
    if family == "sail":
        return course_ahead(sea, seat, action - actions.SAIL)
    if family == "fish":
        return {"fish": catch(sea, sea.boats[seat])}
    if family == "rob":
        victim = action - actions.ROB
        return {"seat": victim, "cell": NAMES[sea.boats[victim]], "fish": sea.mast_text(victim)[-1]}
    if family == "drop":
        mast = sea.mast_text(seat)
        kept = len(mast) - (action - actions.DROP)
        return {"mast": mast[:kept], "fish": mast[kept:]}
    if family == "deliver":
        side, slot = actions.deliver_ship(action)
        card = sea.ships[side * components.SLOTS + slot]
        return {"side": components.LETTERS[side], "slot": slot + 1, "card": BOX.cards[card],
                "fish": BOX.orders[card], "points": components.VALUE[card]}  # fmt: skip
    if family == "turn":
        owner, slot, quarters = actions.turn_tile(action)
        shown: dict[str, object] = {"seat": owner, "slot": slot + 1, "angle": 90 * quarters}
        if owner == seat:
            shown["tile"] = tiles.TEXTS[tiles.turned(sea.plan(seat)[slot], quarters)]
        return shown
    if family == "exchange":
        side, slot = sea.fog_shown(), action - actions.EXCHANGE
        card = sea.ships[side * components.SLOTS + slot]
        return {"side": components.LETTERS[side], "slot": slot + 1, "card": BOX.cards[card]}
    return {}


def catch(sea: MaldiviaState, cell: int) -> str:
    """The fish of a space that the supply has."""
    first = sea.face[cell] * 4
    printed = components.CATCH[first : first + 4]
    return components.fish_text([min(printed[i], sea.supply[i]) for i in range(4)])


def end_space(sea: MaldiviaState, seat: int, cell: int) -> dict[str, object]:
    """What an end space offers: its fish, boats to rob, ships the mast can pay as it is."""
    victims: list[dict[str, object]] = []
    for way in range(4):
        there = cloth.NEXT[cell * 4 + way]
        other = sea.at[there] if there >= 0 else -1
        if other >= 0 and other != seat and sea.height[other]:
            victims.append({"seat": other, "fish": sea.mast_text(other)[-1]})
    have = market.carried(sea, seat)
    ships: list[str] = []
    for berth, card in enumerate(sea.ships):
        beside = sea.borders(cell, berth // components.SLOTS)
        if beside and card >= 0 and market.pays(have, card):
            ships.append(BOX.cards[card])
    return {
        "cell": NAMES[cell],
        "shows": BOX.signs[sea.face[cell]],
        "fish": catch(sea, cell),
        "victims": victims,
        "ships": ships,
    }


def course_ahead(sea: MaldiviaState, seat: int, cell: int) -> dict[str, object]:
    """An end space and the way there."""
    shown = end_space(sea, seat, cell)
    path = sailing.route(sea, seat, sea.boats[seat], sea.tile_shown(), cell)
    return shown | {"path": [NAMES[passed] for passed in path]}


def plan_ahead(sea: MaldiviaState, seat: int, row: list[int]) -> dict[str, object]:
    """The tiles of a plan, where its arrows could lead and whom its fog would catch now.

    The later arrows are followed as if everybody else lay still: nobody knows better.
    """
    side = tiles.fog_side(max(row))
    edge = cloth.rim(sea.folds, side)
    full = fog.full_line(sea, side)
    caught = 0 if full else fog.affected(sea, side)
    ways = [tile for tile in row if not tiles.is_fog(tile)]
    return {
        "tiles": [tiles.TEXTS[tile] for tile in row],
        "ends": [NAMES[cell] for cell in sailing.reach(sea, seat, ways[0])],
        "reach": reach_ahead(sea, seat, ways),
        "gone": [] if full else [NAMES[cell] for cell in edge],
        "caught": [other for other in range(sea.seats) if caught >> other & 1],
    }


def reach_ahead(sea: MaldiviaState, seat: int, ways: list[int]) -> list[list[str]]:
    """For each arrow in turn the spaces where a boat may be after it; who cannot sail stays."""
    alone = sea.clone()
    starts = [sea.boats[seat]]
    reached: list[list[str]] = []
    for way in ways:
        ends: set[int] = set()
        for start in starts:
            sailing.move(alone, seat, start)
            ends.update(sailing.reach(alone, seat, way) or [start])
        starts = sorted(ends)
        reached.append([NAMES[cell] for cell in starts])
    return reached
