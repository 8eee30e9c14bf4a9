"""What would follow: what a legal action would do, as far as its seat can know."""

from __future__ import annotations

from shoal.games.carta_magica import actions, moments
from shoal.games.carta_magica import map as chart
from shoal.games.carta_magica.components import BOX, GOODS, MAGIC, NOWHERE
from shoal.games.carta_magica.rules import (
    cards,
    harbour,
    monsters,
    reach,
    sailing,
    ships,
    storm,
    tokens,
    wheel,
)
from shoal.games.carta_magica.state import CartaMagicaState
from shoal.kernel.events import Journal


def preview(sea: CartaMagicaState, seat: int, action: int) -> dict[str, object]:
    """By family, in the order of the action space."""
    if action == actions.GOODS:
        return preview_taking(sea, seat, GOODS)
    if action == actions.MAGIC:
        return preview_taking(sea, seat, MAGIC)
    if action == actions.LUCKY:
        return {"steps": sailing.steps(sea) + sailing.LUCKY_STEPS}
    if action == actions.TRADE:
        gold = min(tokens.LIMIT, sea.gold[seat] + harbour.EXCHANGE_GOLD)
        return {"goods": tokens.own(sea, seat, GOODS) - harbour.EXCHANGE_GOODS, "gold": gold}
    if action == actions.PASS and sea.moment == moments.WEATHER:
        return preview_braving(sea, seat)
    if action < actions.CAPTAIN:
        return {}
    if action < actions.CHALLENGE:
        return {"captain": BOX.characters[action - actions.CAPTAIN]}
    if action < actions.HOME:
        challenge = action - actions.CHALLENGE
        shown = [BOX.talismans[talisman] for talisman in BOX.challenge_shows[challenge]]
        return {"challenge": BOX.challenges[challenge], "talismans": shown}
    if action < actions.ATTACK:
        return {"cell": chart.NAMES[chart.HARBOURS[action - actions.HOME]]}
    if action < actions.BUY:
        return {"cell": chart.NAMES[sea.place[action - actions.ATTACK]]}
    if action < actions.TAME:
        return preview_purchase(sea, seat, action - actions.BUY)
    if action < actions.PICK:
        segments = monsters.taming_segments(sea, seat, action - actions.TAME)
        return {"segments": segments, "of": len(BOX.numbers)}
    if action < actions.SAIL:
        return {}
    return preview_sailing(sea, seat, action - actions.SAIL)


def preview_taking(sea: CartaMagicaState, seat: int, resource: int) -> dict[str, object]:
    before = tokens.held(sea, seat, resource)
    wanted = before + wheel.NUMBER[sea.sector]
    after = min(tokens.LIMIT, wanted)
    return {"before": before, "after": after, "lost": wanted - after}


def preview_braving(sea: CartaMagicaState, seat: int) -> dict[str, object]:
    """What the storm would do to a ship that is not spared it, if nobody after it is either."""
    blown = sea.clone()
    blown.journal = Journal()
    storm.blow(blown, wheel.DIRECTION[sea.second])
    told: dict[str, object] = {}
    for event in blown.journal.take():
        if event.kind == "blown" and event.told["seat"] == seat:
            told = {key: event.told[key] for key in ("outcome", "result", "cell")}
    return told


def preview_purchase(sea: CartaMagicaState, seat: int, slot: int) -> dict[str, object]:
    if slot == actions.TOP:
        return {}
    talisman = sea.display[slot]
    wanted = cards.WANTED[sea.challenge[seat]] >> talisman & 1 == 1
    points = BOX.points[talisman] + (BOX.scoring["challenge_talisman"] if wanted else 0)
    return {"talisman": BOX.talismans[talisman], "points": points, "wanted": wanted}


def preview_sailing(sea: CartaMagicaState, seat: int, goal: int) -> dict[str, object]:
    """Path, steps, laps, return, harbour, whom one could attack there, what a storm would do."""
    start = sea.place[seat]
    laps = sea.laps[seat] + reach.waters(start).laps[goal]
    path = reach.course(start, goal, sea.place)
    wanted = cards.WANTED[sea.challenge[seat]]
    prey: list[object] = []
    for other in range(sea.seats):
        beside = sea.place[other] - goal in chart.STEPS
        sound = sea.condition[other] == ships.SOUND
        if other != seat and beside and sound and sea.talismans[other] & wanted:
            prey.append(other)
    names = [chart.NAMES[cell] for cell in path]
    seen: dict[str, object] = {"path": names, "steps": len(path) - 1, "laps": laps}
    seen["progress"] = chart.progress(goal, sea.home[seat], laps)
    seen["returns"] = goal == sea.home[seat] and laps != 0 and not sea.returned[seat]
    if chart.is_harbour(goal):
        seen["harbour"] = BOX.harbours[chart.HARBOUR_AT[goal]]
    seen["attacks"] = prey
    seen["storm"] = storm_risk(sea, seat, goal)
    return seen


def storm_risk(sea: CartaMagicaState, seat: int, cell: int) -> dict[str, object]:
    """What a storm would do to a ship on a space, by direction, with ships where they are now."""
    risk: dict[str, object] = {}
    for direction, step in enumerate(chart.STEPS):
        at, result = cell, "clear"
        for _step in range(storm.STEPS):
            ahead = at + step
            space = chart.SPACE[ahead]
            if space > chart.WINDLESS or ships.occupant(sea, ahead) not in (NOWHERE, seat):
                result = "damaged"
                break
            at = ahead
            if space != chart.BLUE:
                result = "becalmed" if space == chart.WINDLESS else "harbour"
                break
        risk[BOX.directions[direction]] = result
    return risk
