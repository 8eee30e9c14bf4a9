"""What the table waits for, as a message. Everything it tells lies open (CM-079)."""

from __future__ import annotations

from typing import Final

from shoal.games.carta_magica import phases
from shoal.games.carta_magica.box import BOX, RESOURCES
from shoal.games.carta_magica.cards import KIND, MONSTER, STRENGTH, VALUE
from shoal.games.carta_magica.chart import BLACK, HARBOUR_AT, SPACE
from shoal.games.carta_magica.table import NOWHERE, Table, card_key
from shoal.games.carta_magica.wheel import DIRECTION, SEGMENT
from shoal.kernel.messages import Prompt

ASK: Final = "carta-magica-ask-"


def question(table: Table) -> Prompt:
    if table.phase == phases.OVER:
        return Prompt("prompt-over", [])
    args: dict[str, object] = {"seat": table.acting}
    key = ASK + phases.NAMES[table.phase]
    phase = table.phase
    if phase in (phases.CHOOSE, phases.SAIL):
        args["steps"] = table.steps()
        args["result"] = "@carta-magica-segment-" + str(SEGMENT[table.sector] + 1)
    elif phase == phases.KEPT:
        args["result"] = spun(table)
    elif phase == phases.WEATHER:
        args["towards"] = "@carta-magica-direction-" + "nesw"[DIRECTION[table.second]]
    elif phase == phases.PAY:
        args["amount"] = table.owed
        args["resource"] = "@carta-magica-" + RESOURCES[phases.PAID_IN[table.payment]]
        args["purpose"] = "@carta-magica-payment-" + phases.PAYMENTS[table.payment]
    elif phase == phases.LOOK:
        args["count"] = table.look
    elif phase == phases.INCOME:
        args["name"] = card_key(table.drawn)
    elif phase == phases.TAME:
        args["name"] = card_key(table.drawn)
        args["strength"] = STRENGTH[table.drawn]
        args["gold"] = VALUE[table.drawn]
    elif phase == phases.VISIT:
        number = HARBOUR_AT[table.place[table.turn]]
        args["harbour"] = "@carta-magica-harbour-" + BOX.harbours[number].lower()
        key += "-black" if SPACE[table.place[table.turn]] == BLACK else "-red"
        if table.duty:
            key += "-duty"
    elif table.rival != NOWHERE:
        other = table.rival if table.acting == table.turn else table.turn
        args["target_seat"] = other
    return Prompt(key, [table.acting], args)


def spun(table: Table) -> str:
    """The result of the spin that may be repeated, as a message key."""
    if table.spin_for == phases.DIRECTION_SPIN:
        return "@carta-magica-direction-" + "nesw"[DIRECTION[table.second]]
    sectors = [table.sector, table.second, table.second, table.attack, table.defence]
    return "@carta-magica-segment-" + str(SEGMENT[sectors[table.spin_for]] + 1)


def tame_chance(table: Table, magic: int, bonus: int) -> int:
    """How many of the six segments tame the drawn monster with so much magic."""
    good = 0
    if table.drawn != NOWHERE and KIND[table.drawn] == MONSTER:
        for number in BOX.numbers:
            if magic + bonus + number >= STRENGTH[table.drawn]:
                good += 1
    return good
