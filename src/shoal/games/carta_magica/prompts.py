"""What the table waits for, as a message. Everything it tells lies open (CM-079)."""

from __future__ import annotations

from shoal.games.carta_magica import actions, events, legal, moments, view
from shoal.games.carta_magica import map as chart
from shoal.games.carta_magica.components import NOWHERE
from shoal.games.carta_magica.rules import adventure, payment, sailing, wheel
from shoal.games.carta_magica.state import CartaMagicaState
from shoal.kernel.messages import Prompt


def prompt(sea: CartaMagicaState, observer: int) -> Prompt:
    """A question for the acting seat (`…-ask-…`), a line about it for the others (`…-wait-…`)."""
    moment = sea.moment
    if moment == moments.OVER:
        return Prompt("prompt-over", [])
    args: dict[str, object] = {"seat": sea.acting}
    voice = "ask" if observer == sea.acting else "wait"
    key = f"carta-magica-{voice}-{moments.name(moment)}"
    if moment in (moments.CHOOSE, moments.SAIL):
        args["steps"] = sailing.steps(sea)
        args.update(events.spin_args(wheel.FIRST, sea.sector))
        args["way"] = way_out(sea)
    elif moment == moments.KEPT:
        args.update(events.spin_args(sea.spin_for, wheel.spun(sea)))
    elif moment == moments.WEATHER:
        args["towards"] = events.DIRECTION_NAMES[wheel.DIRECTION[sea.second]]
    elif moment == moments.PAY:
        args["amount"] = sea.owed
        args["resource"] = events.RESOURCE_NAMES[payment.paid_in(sea.payment)]
        args["purpose"] = events.payment_name(sea.payment)
    elif moment == moments.LOOK:
        args["count"] = sea.look
    elif moment in (moments.INCOME, moments.TAME):
        args.update(events.card_args(sea.drawn))
    elif moment == moments.PEEK and sea.origin == adventure.BY_DUTY:  # blown or swapped into it
        args["harbour"] = events.HARBOUR_NAMES[chart.HARBOUR_AT[sea.place[sea.acting]]]
        args["able"] = False
        key = f"carta-magica-{voice}-visit-black-duty"
    elif moment == moments.VISIT:
        place = sea.place[sea.turn]
        args["harbour"] = events.HARBOUR_NAMES[chart.HARBOUR_AT[place]]
        key += "-black" if chart.SPACE[place] == chart.BLACK else "-red"
        if sea.duty:
            key += "-duty"
            args["able"] = actions.TRADE in legal.legal(sea, sea.acting)
        args["sales"] = view.sales_left(sea)
        args["purchases"] = view.purchases_left(sea)
    elif sea.rival != NOWHERE:
        args["target_seat"] = sea.rival if sea.acting == sea.turn else sea.turn
    return Prompt(key, [sea.acting], args)


def way_out(sea: CartaMagicaState) -> str:
    """Whether the ship can sail at once, once it is freed (CM-105), or not at all."""
    menu = legal.legal(sea, sea.acting)
    if menu and menu[-1] >= actions.SAIL:
        return "free"
    freeing = (actions.TOW, actions.ESCAPE, actions.REPAIR, actions.MEND)
    return "freed" if any(action in menu for action in freeing) else "none"
