"""What an observer sees: everything that lies open (CM-079), and the own look by Telescope."""

from __future__ import annotations

import math
from typing import Final

from shoal.games.carta_magica import phases
from shoal.games.carta_magica.actions import SAIL
from shoal.games.carta_magica.battle import winner
from shoal.games.carta_magica.box import BOX, CARD_KINDS, RESOURCES, SIDE, SPACES
from shoal.games.carta_magica.cards import members
from shoal.games.carta_magica.chart import BLACK, HARBOUR_AT, NAMES, SPACE, STEPS
from shoal.games.carta_magica.harbour import EXCHANGE_GOLD, EXCHANGE_GOODS, TALISMAN_GOLD
from shoal.games.carta_magica.reach import destinations
from shoal.games.carta_magica.table import CONDITIONS, GOLD, GOODS, LIMIT, NOWHERE, Table
from shoal.games.carta_magica.turn import is_free
from shoal.games.carta_magica.wheel import DIRECTION, NUMBER


def talisman_names(cards: list[int]) -> list[str]:
    return [BOX.talismans[talisman] for talisman in cards]


def harbour_rows() -> list[object]:
    rows: list[object] = []
    for number, cell in enumerate(BOX.harbour_cells):
        colour = "black" if SPACE[cell] == 1 else "red"
        row: dict[str, object] = {"id": BOX.harbours[number], "cell": NAMES[cell]}
        rows.append(row | {"colour": colour, "name": BOX.harbour_names[number]})
    return rows


def adventure_texts() -> list[str]:
    """The adventure cards in short: `income gold 2`, `monster 10 3`, `curse`."""
    texts: list[str] = []
    for card, kind in enumerate(BOX.card_kinds):
        words = [CARD_KINDS[kind]]
        if BOX.card_resources[card] >= 0:
            words += [RESOURCES[BOX.card_resources[card]], str(BOX.card_values[card])]
        elif BOX.strengths[card]:
            words += [str(BOX.strengths[card]), str(BOX.card_values[card])]
        texts.append(" ".join(words))
    return texts


# What never changes, so that a client draws from the view alone.
CHART: Final[dict[str, object]] = {
    "grid": BOX.grid,
    "columns": BOX.columns,
    "centre": NAMES[BOX.centre],
    "harbours": harbour_rows(),
    "labels": [[name, NAMES[cell]] for name, cell in zip(BOX.labels, BOX.label_cells, strict=True)],
    "ships": BOX.ships,
    "numbers": BOX.numbers,
    "symbols": BOX.symbols,
    "sector_segment": BOX.sector_segment,
    "sector_direction": ["NESW"[direction] for direction in BOX.sector_direction],
    "points": BOX.points,
    "challenges": [[BOX.talismans[shown] for shown in row] for row in BOX.challenge_shows],
    "adventures": adventure_texts(),
    "limit": BOX.limit,
}


def bearing(cell: int) -> int:
    """Degrees clockwise from north round the middle of the chart."""
    column, row = cell % SIDE - BOX.centre % SIDE, cell // SIDE - BOX.centre // SIDE
    return round(math.degrees(math.atan2(column, -row))) % 360


def cut_bearing(cell: int) -> int:
    """Degrees from the cut, so that a ship that passes it clockwise goes from 359 to 0.

    The cut lies between K and L (CM-181): spaces in column K are still west of it.
    """
    degrees = bearing(cell)
    on_cut = cell % SIDE == BOX.cut[0] and BOX.cut[2] <= cell // SIDE <= BOX.cut[3]
    return degrees + 360 if on_cut and degrees < 180 else degrees


def progress(cell: int, home: int, laps: int) -> int:
    """Degrees sailed round the island since home, clockwise positive; ±360 at home is a circle."""
    return 360 * laps + cut_bearing(cell) - cut_bearing(home)


def moment(table: Table) -> dict[str, object]:
    """What is going on, as everybody sees it."""
    now: dict[str, object] = {"phase": phases.NAMES[table.phase], "seat": table.acting}
    now["turn"] = table.turn
    now["round"] = table.round
    if table.phase == phases.OVER:
        now["seat"] = None
    if table.sector >= 0:
        now["sector"] = table.sector
        now["number"] = NUMBER[table.sector]
    if table.second >= 0:
        now["second"] = table.second
        if table.spin_for == phases.DIRECTION_SPIN:
            now["direction"] = "NESW"[DIRECTION[table.second]]
    if table.phase == phases.KEPT:
        now["spin"] = phases.SPINS[table.spin_for]
    if table.phase in (phases.CHOOSE, phases.SAIL):
        now["steps"] = table.steps()
        now["lucky"] = table.extra
    if table.phase == phases.PAY:
        now["payment"] = phases.PAYMENTS[table.payment]
        now["resource"] = RESOURCES[phases.PAID_IN[table.payment]]
        now["owed"] = table.owed
        now["given"] = table.hand_names(table.given)
    if table.drawn != NOWHERE:
        now["drawn"] = BOX.cards[table.drawn]
    if table.stake:
        now["stake"] = table.stake
    if table.look:
        now["look"] = table.look
    if table.duty:
        now["duty"] = True
    if table.phase == phases.VISIT:
        now["sales"], now["purchases"] = still_affordable(table)
    if table.queue:
        now["queue"] = members(table.queue)
    if table.sheltered:
        now["sheltered"] = members(table.sheltered)
    if table.rival != NOWHERE:
        now["rival"] = table.rival
        for name, sector in [("attack", table.attack), ("defence", table.defence)]:
            if sector >= 0:
                now[name] = sector
        if table.attack >= 0 and table.defence >= 0 and table.phase != phases.KEPT:
            now["winner"] = winner(table)
    return now


def still_affordable(table: Table) -> tuple[int, int]:
    """How many exchanges and purchases the visitor's means allow in this harbour."""
    seat = table.turn
    if SPACE[table.place[seat]] == BLACK:
        room = (LIMIT - table.gold[seat]) // EXCHANGE_GOLD
        return max(0, min(room, table.own(seat, GOODS) // EXCHANGE_GOODS)), 0
    left = len(table.display) + len(table.deck)
    return 0, min(left, table.own(seat, GOLD) // TALISMAN_GOLD)


def player_view(table: Table, seat: int) -> dict[str, object]:
    captain, challenge, cell = table.captain[seat], table.challenge[seat], table.place[seat]
    home = table.home[seat]
    placed = cell >= 0
    return {
        "captain": BOX.characters[captain] if captain >= 0 else None,
        "challenge": BOX.challenges[challenge] if challenge >= 0 else None,
        "wants": talisman_names(BOX.challenge_shows[challenge]) if challenge >= 0 else [],
        "home": BOX.harbours[HARBOUR_AT[home]] if placed else None,
        "cell": NAMES[cell] if placed else None,
        "condition": CONDITIONS[table.condition[seat]],
        "laps": table.laps[seat],
        "progress": progress(cell, home, table.laps[seat]) if placed else 0,
        "pending": bool(table.pending[seat]),
        "missed": table.missed[seat],
        "returned": bool(table.returned[seat]),
        "gold": table.gold[seat],
        "goods": table.goods[seat],
        "magic": table.magic[seat],
        "cards": table.hand_names(table.hand[seat]),
        "talismans": talisman_names(members(table.talismans[seat])),
        "score": table.score(seat),
    }


def telescope_view(table: Table, observer: int) -> dict[str, object]:
    """What the observer knows of the pile's top: cards in order, and cards without their place."""
    if observer < 0:
        return {"top": [], "among": [], "depth": 0}
    below = len(table.pile) - table.known_top(observer)
    among = members(table.lore[observer])
    names = [BOX.cards[card] for card in reversed(table.pile[below:])]
    depth = table.block if among else 0
    return {"top": names, "among": [BOX.cards[card] for card in among], "depth": depth}


def reach_view(table: Table, observer: int) -> list[str]:
    """Where the observer's ship may sail now; `preview` has the path to each of these spaces."""
    if observer != table.acting or table.phase not in (phases.CHOOSE, phases.SAIL):
        return []
    if not is_free(table):
        return []
    goals = destinations(table.place[observer], table.steps(), table.place)
    return [NAMES[action - SAIL] for action in goals]


def view(table: Table, observer: int) -> dict[str, object]:
    bank: dict[str, object] = {}
    for resource, name in enumerate(RESOURCES):
        held = 0
        for seat in range(table.seats):
            held += table.tokens(seat, resource)
        bank[name] = BOX.tokens[resource] - held
    return {
        "chart": CHART,
        "seats": table.seats,
        "first": table.first,
        "moment": moment(table),
        "last_round": table.anyone_returned(),
        "players": [player_view(table, seat) for seat in range(table.seats)],
        "display": talisman_names(table.display),
        "deck": len(table.deck),
        "pile": len(table.pile),
        "discards": table.hand_names(table.discards),
        "bank": bank,
        "telescope": telescope_view(table, observer),
        "reach": reach_view(table, observer),
        "scores": [table.score(seat) for seat in range(table.seats)],
    }


def storm_risk(table: Table, seat: int, cell: int) -> dict[str, object]:
    """What a storm would do to a ship on a space, by direction, with ships where they are now."""
    risk: dict[str, object] = {}
    for direction, step in enumerate(STEPS):
        at, result = cell, "clear"
        while abs(at - cell) < BOX.costs["storm_steps"] * abs(step):
            ahead = at + step
            other = table.occupant(ahead)
            kind = SPACES[SPACE[ahead]]
            if other not in (NOWHERE, seat) or SPACE[ahead] > 3:
                result = "damaged"
                break
            at = ahead
            if kind != "blue":
                result = "becalmed" if kind == "windless" else "harbour"
                break
        risk["NESW"[direction]] = result
    return risk
