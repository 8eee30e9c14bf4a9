"""What the table waits for, and what an action would do before it is confirmed."""

from __future__ import annotations

from shoal.games.vanuatu.actions import (
    BEG,
    CASH,
    DO_REST,
    DO_SAIL,
    DO_SELL,
    GOVERN,
    KEEP,
    NEUTRAL,
    PAIR_A,
    PAIR_B,
    PLACE,
    PLAN,
    PLAN_ONE,
    PREACHER,
    REST_WORDS,
    SAIL,
    SECOND,
    STOP,
    TAKE,
    WITHDRAW,
    deed_of,
)
from shoal.games.vanuatu.components import ACTIONS, BOX, CHARACTERS
from shoal.games.vanuatu.deeds import FISH_TRACK, resolve, second_cube, sell_fish, steps_to, walk
from shoal.games.vanuatu.exchanges import beg, cash_treasure
from shoal.games.vanuatu.names import GOOD_NAMES, TILE_NAMES
from shoal.games.vanuatu.outlook import impossible
from shoal.games.vanuatu.preparing import waived_rule
from shoal.games.vanuatu.rounds import put_pawn
from shoal.games.vanuatu.table import (
    CHOOSING,
    DOUBLING,
    FROM_SHIPS,
    FROM_TRACK,
    NEUTRALS,
    OVER,
    PLACING,
    PLANNING,
    RESTING,
    SELLING,
    SOURCE_COUNT,
    Table,
)
from shoal.kernel.messages import Prompt


def prompt(table: Table, observer: int) -> Prompt:
    """The same for everybody: nothing hidden is asked about by name."""
    if table.phase == OVER:
        return Prompt("prompt-over", [])
    seat = table.active
    args: dict[str, object] = {"seat": seat}
    if table.phase == PLACING:
        args["tiles"] = [TILE_NAMES[tile] for tile in table.revealed]
        key = "place"
    elif table.phase == NEUTRALS:
        down = sum(table.neutral)
        mine = BOX.neutral_pawns[0]
        args["pawns"] = mine - down if down < mine else sum(BOX.neutral_pawns) - down
        key = "neutral"
    elif table.phase == CHOOSING:
        key = "character"
    elif table.phase == PLANNING:
        args["pawns"] = 1 if table.batch == 2 else 2
        key = "plan"
    elif table.phase == SELLING:
        args["price"] = FISH_TRACK[table.price_at]
        key = "selling"
    elif table.phase == DOUBLING:
        args["good"] = GOOD_NAMES[table.second_good]
        key = "second"
    elif table.phase == RESTING:
        key = "resting"
    elif any(table.leader[a] == seat for a in range(9)):
        key = "turn"
    elif table.face_up(seat, PREACHER):
        key = "preach"
    else:
        key = "withdraw"
    return Prompt(f"vanuatu-ask-{key}", [seat], args)


def preview(table: Table, seat: int, action: int) -> dict[str, object]:
    """Place, path and consequences of a legal action; the next seat's turn is not looked at."""
    if action < NEUTRAL:
        tile = (action - PLACE) // 16 + 4
        hex_ = (action - PLACE) % 16
        shown: dict[str, object] = {
            "tile": BOX.tile_words[tile], "hex": BOX.labels[hex_],
            "waived": waived_rule(table, tile, hex_),
        }  # fmt: skip
        return shown
    if action < TAKE:
        return {"action": ACTIONS[action - NEUTRAL]}
    if action < PLAN:
        return {"character": CHARACTERS[action - TAKE]}
    if action < DO_SAIL:
        return plan_preview(table, seat, action)
    if action >= GOVERN:
        return {"action": ACTIONS[(action - GOVERN) // 9], "to": ACTIONS[(action - GOVERN) % 9]}
    if KEEP <= action < CASH:
        return {"tile": REST_WORDS[action - KEEP]}
    if WITHDRAW <= action < STOP:
        return removal_preview(table, seat, action - WITHDRAW)
    return deed_preview(table, seat, action)


def copied(table: Table) -> Table:
    copy = table.clone()
    assert isinstance(copy, Table)
    return copy


def plan_preview(table: Table, seat: int, action: int) -> dict[str, object]:
    """Which boxes the seat would lead with these pawns."""
    copy = copied(table)
    chosen = [action - PLAN_ONE]
    if action < PLAN_ONE:
        chosen = [PAIR_A[action - PLAN], PAIR_B[action - PLAN]]
    for a in chosen:
        put_pawn(copy, seat, a)
    names = [ACTIONS[a] for a in chosen]
    leads = [ACTIONS[a] for a in range(9) if copy.leader[a] == seat]
    return {"actions": names, "leads": leads}


def removal_preview(table: Table, seat: int, deed: int) -> dict[str, object]:
    """A stack taken back for nothing, and why."""
    shown: dict[str, object] = {"action": ACTIONS[deed], "removal": True}
    if table.leader[deed] == seat:
        shown["why"] = impossible(table, seat, deed).plain()
    return shown


def deed_preview(table: Table, seat: int, action: int) -> dict[str, object]:
    """What the action does to the seat's vatu and points, conversions and lost cubes included."""
    copy = copied(table)
    shown: dict[str, object] = {}
    if action <= DO_REST and table.phase != SELLING:
        deed = deed_of(action)
        shown["action"] = ACTIONS[deed]
        shown["preaches"] = table.leader[deed] != seat
        if deed == SAIL:
            target = (action - DO_SAIL) // 3
            course = (action - DO_SAIL) % 3
            boat = table.boat[seat]
            steps = steps_to(table, boat, target) if course == 0 else course + 1
            shown["path"] = [BOX.labels[h] for h in walk(table, boat, target, steps)]
        resolve(copy, seat, deed, action)
    elif action <= DO_REST:
        sell_fish(copy, seat, action - DO_SELL + 1)
    elif action == STOP:
        return {"removal": False}
    elif action < KEEP:
        second_cube(copy, seat, action == SECOND)
    elif action < BEG:
        cash_treasure(copy, seat, action - CASH + 1)
    else:
        beg(copy, seat, action - BEG + 1)
    shown["vatu"] = [table.vatu[seat], copy.vatu[seat]]
    shown["points"] = [table.points[seat], copy.points[seat]]
    shown["price"] = FISH_TRACK[copy.price_at]
    at = seat * SOURCE_COUNT
    shown["converted"] = copy.earned[at + FROM_TRACK] - table.earned[at + FROM_TRACK]
    shown["bonus"] = copy.earned[at + FROM_SHIPS] - table.earned[at + FROM_SHIPS]
    shown["lost"] = sum(copy.reserve) > sum(table.reserve)
    return shown
