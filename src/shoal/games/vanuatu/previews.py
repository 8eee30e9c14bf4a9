"""What an action would do, shown before it is confirmed."""

from __future__ import annotations

from shoal.games.vanuatu import actions, components, moments, scoring
from shoal.games.vanuatu import map as archipelago
from shoal.games.vanuatu.components import BOX
from shoal.games.vanuatu.rules import boxes, deeds, exchanges, outlook, pawns
from shoal.games.vanuatu.state import VanuatuState


def preview(table: VanuatuState, seat: int, action: int) -> dict[str, object]:
    """Place, path and consequences of a legal action; the next seat's turn is not looked at."""
    if action < actions.NEUTRAL:
        tile, hex_ = actions.placed(action)
        waived = archipelago.waived_rule(table, tile, hex_)
        return {"tile": BOX.tile_words[tile], "hex": BOX.labels[hex_], "waived": waived}
    if action < actions.TAKE:
        return {"action": components.ACTIONS[action - actions.NEUTRAL]}
    if action < actions.PLAN:
        return {"character": components.CHARACTERS[action - actions.TAKE]}
    if action < actions.SAIL:
        return plan_preview(table, seat, action)
    if actions.WITHDRAW <= action < actions.STOP:
        return removal_preview(table, seat, action - actions.WITHDRAW)
    if action == actions.STOP:
        return {"removal": False}
    if actions.KEEP <= action < actions.CASH:
        return {"tile": components.REST_WORDS[action - actions.KEEP]}
    if action >= actions.GOVERN:
        box, target = actions.governed(action)
        return {"action": components.ACTIONS[box], "to": components.ACTIONS[target]}
    return deed_preview(table, seat, action)


def plan_preview(table: VanuatuState, seat: int, action: int) -> dict[str, object]:
    """Which boxes the seat would lead with these pawns."""
    copy = table.clone()
    chosen = [actions.planned_first(action)]
    if actions.is_pair(action):
        chosen.append(actions.planned_second(action))
    for a in chosen:
        pawns.put(copy, seat, a)
    names = [components.ACTIONS[a] for a in chosen]
    leads = [components.ACTIONS[a] for a in range(9) if copy.leader[a] == seat]
    return {"actions": names, "leads": leads}


def removal_preview(table: VanuatuState, seat: int, deed: int) -> dict[str, object]:
    """A stack taken back for nothing, and why."""
    shown: dict[str, object] = {"action": components.ACTIONS[deed], "removal": True}
    if table.leader[deed] == seat:
        shown["why"] = outlook.impossible(table, seat, deed).plain()
    return shown


def deed_preview(table: VanuatuState, seat: int, action: int) -> dict[str, object]:
    """What the action does to the seat's vatu and points, conversions and lost cubes included."""
    copy = table.clone()
    shown: dict[str, object] = {}
    deed = actions.deed_of(action)
    if table.moment == moments.SELLING:
        deeds.sell_fish(copy, seat, actions.sold_value(action))
    elif deed != actions.NO_BOX:
        shown["action"] = components.ACTIONS[deed]
        shown["preaches"] = table.leader[deed] != seat
        if deed == boxes.SAIL:
            boat = table.boat[seat]
            target, course = actions.sailed(action)
            steps = deeds.sail_steps(table, boat, target, course)
            shown["hex"] = BOX.labels[target]
            shown["longer"] = course != actions.SHORTEST
            shown["path"] = [BOX.labels[h] for h in archipelago.walk(table, boat, target, steps)]
        deeds.resolve(copy, seat, action)
    elif action < actions.KEEP:
        deeds.second_cube(copy, seat, action == actions.SECOND)
    elif action < actions.BEG:
        exchanges.cash_treasure(copy, seat, actions.cashed_value(action))
    else:
        exchanges.beg(copy, seat, actions.begged_points(action))
    shown["vatu"] = [table.vatu[seat], copy.vatu[seat]]
    shown["points"] = [table.points[seat], copy.points[seat]]
    shown["price"] = BOX.fish_track[copy.price_at]
    at = seat * scoring.SOURCE_COUNT
    shown["converted"] = copy.earned[at + scoring.TRACK] - table.earned[at + scoring.TRACK]
    shown["bonus"] = copy.earned[at + scoring.SHIPS] - table.earned[at + scoring.SHIPS]
    shown["lost"] = sum(copy.reserve) > sum(table.reserve)
    return shown
