"""Previews: what a legal action would do, as far as its seat can know."""

from __future__ import annotations

from shoal.games.carta_magica import actions, phases
from shoal.games.carta_magica.asking import tame_chance
from shoal.games.carta_magica.box import BOX
from shoal.games.carta_magica.cards import MONSTERS, WANTED, count
from shoal.games.carta_magica.chart import BLUE, HARBOUR_AT, NAMES, SPACE, STEPS
from shoal.games.carta_magica.harbour import EXCHANGE_GOLD, EXCHANGE_GOODS
from shoal.games.carta_magica.reach import course, waters
from shoal.games.carta_magica.table import GOODS, LIMIT, MAGIC, SOUND, Table
from shoal.games.carta_magica.views import progress, storm_risk
from shoal.games.carta_magica.wheel import NUMBER


def foresee(table: Table, seat: int, action: int) -> dict[str, object]:
    if action >= actions.SAIL:
        return foresee_sail(table, seat, action - actions.SAIL)
    if action in (actions.GOODS, actions.MAGIC):
        kind = GOODS if action == actions.GOODS else MAGIC
        before = table.tokens(seat, kind)
        after = min(LIMIT, before + NUMBER[table.sector])
        lost = before + NUMBER[table.sector] - after
        return {"before": before, "after": after, "lost": lost}
    if action == actions.TRADE:
        gold = min(LIMIT, table.gold[seat] + EXCHANGE_GOLD)
        return {"goods": table.own(seat, GOODS) - EXCHANGE_GOODS, "gold": gold}
    if actions.TAME <= action < actions.PICK:
        magic = action - actions.TAME
        bonus = count(table.hand[seat] & MONSTERS)
        return {"segments": tame_chance(table, magic, bonus), "of": len(BOX.numbers)}
    if actions.BUY <= action < actions.BUY + actions.TOP:
        talisman = table.display[action - actions.BUY]
        wanted = WANTED[table.challenge[seat]] >> talisman & 1 == 1
        points = BOX.points[talisman] + (BOX.scoring["challenge_talisman"] if wanted else 0)
        return {"talisman": BOX.talismans[talisman], "points": points, "wanted": wanted}
    if actions.CAPTAIN <= action < actions.CHALLENGE:
        return {"captain": BOX.characters[action - actions.CAPTAIN]}
    if actions.CHALLENGE <= action < actions.HOME:
        challenge = action - actions.CHALLENGE
        shown = [BOX.talismans[talisman] for talisman in BOX.challenge_shows[challenge]]
        return {"challenge": BOX.challenges[challenge], "talismans": shown}
    if actions.HOME <= action < actions.ATTACK:
        return {"cell": NAMES[BOX.harbour_cells[action - actions.HOME]]}
    if actions.ATTACK <= action < actions.BUY:
        return {"cell": NAMES[table.place[action - actions.ATTACK]]}
    if action == actions.LUCKY and table.phase in (phases.CHOOSE, phases.SAIL):
        return {"steps": table.steps() + BOX.costs["lucky_wind_steps"]}
    return {}


def foresee_sail(table: Table, seat: int, goal: int) -> dict[str, object]:
    """Path, steps, laps, return, harbour, whom one could attack there, what a storm would do."""
    start = table.place[seat]
    laps = table.laps[seat] + waters(start).laps[goal]
    path = course(start, goal, table.place)
    wanted = WANTED[table.challenge[seat]]
    prey: list[object] = []
    for other in range(table.seats):
        beside = table.place[other] - goal in STEPS
        sound = table.condition[other] == SOUND
        if other != seat and beside and sound and table.talismans[other] & wanted:
            prey.append(other)
    seen: dict[str, object] = {"path": [NAMES[cell] for cell in path], "steps": len(path) - 1}
    seen["laps"] = laps
    seen["progress"] = progress(goal, table.home[seat], laps)
    seen["returns"] = goal == table.home[seat] and laps != 0 and not table.returned[seat]
    if SPACE[goal] != BLUE:
        seen["harbour"] = BOX.harbours[HARBOUR_AT[goal]]
    seen["attacks"] = prey
    seen["storm"] = storm_risk(table, seat, goal)
    return seen
