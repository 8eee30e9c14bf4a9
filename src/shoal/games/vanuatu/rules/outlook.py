"""A seat's own outlook on the nine boxes: may I act here, who blocks me, what is missing."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from shoal.games.vanuatu import actions, components, moments, refusals
from shoal.games.vanuatu.rules import conditions, reasons, rehearsal
from shoal.games.vanuatu.state import VanuatuState
from shoal.kernel.messages import Refusal

if TYPE_CHECKING:  # a view has an outlook in it
    from shoal.games.vanuatu.view import ActionWord, Outlook, Reason, Step

# Refusals that only say "not this parameter": another choice of the action tells more.
POINTLESS = [
    "vanuatu-refuse-not-beside", "vanuatu-refuse-sail-empty", "vanuatu-refuse-sail-island",
    "vanuatu-refuse-sail-far", "vanuatu-refuse-sail-shortest", "vanuatu-refuse-sail-steps",
]  # fmt: skip

UNPAID = ["vanuatu-refuse-cost", "vanuatu-refuse-sail-vatu"]
# Of fish one has not got: whoever holds others lacks something else.
FISHLESS = "vanuatu-refuse-no-fish-tile"


def outlook(table: VanuatuState, seat: int) -> list[Outlook]:
    """One entry per action box, in the order of the rules."""
    if table.moment == moments.PLANNING:
        if table.active != seat:
            return []
        return [planning_box(table, seat, action) for action in range(9)]
    if table.moment == moments.TURN:
        return [turn_box(table, seat, action) for action in range(9)]
    return []


def planning_box(table: VanuatuState, seat: int, action: int) -> Outlook:
    """Whether a pawn may go here, the chain that makes it possible, or what it still needs."""
    planned = sum(1 << a for a in range(9) if table.pawns[seat * 9 + a] > 0)
    made = rehearsal.rehearse(table, seat, planned & ~(1 << action))
    scene = made.best_for(action)
    word = cast("ActionWord", components.ACTIONS[action])
    if planned >> action & 1 or scene is not None:
        steps = scene.chain() if scene is not None else []
        return {"action": word, "state": "open", "chain": cast("list[Step]", steps)}
    why = plain(reasons.plan_refusal(table, seat, planned, action))
    return {"action": word, "state": "shut", "why": why}


def plain(refusal: Refusal) -> Reason:
    """A reason as data of its own: reasons are kept, and whoever gets a view may write into it."""
    args = {k: v[:] if isinstance(v, list) else v for k, v in refusal.args.items()}
    return cast("Reason", {"clause": refusal.clause, "key": refusal.key, "args": args})


def turn_box(table: VanuatuState, seat: int, action: int) -> Outlook:
    """The truth about the own stack: now, blocked and by whom, mine but impossible and why."""
    word = cast("ActionWord", components.ACTIONS[action])
    if table.pawns[seat * 9 + action] == 0:
        return {"action": word, "state": "none"}
    behind = refusals.majority_refusal(table, seat, action)
    if behind is not None:
        leads = refusals.leads_anywhere(table, seat)
        return {"action": word, "state": "blocked" if leads else "lost", "why": plain(behind)}
    if refusals.can_carry_out(table, seat, action):
        return {"action": word, "state": "now"}
    return {"action": word, "state": "impossible", "why": plain(impossible(table, seat, action))}


def impossible(table: VanuatuState, seat: int, action: int) -> Refusal:
    """The most telling reason why an action cannot be carried out in any way: money before all
    else, since everything is there where only that is missing."""
    telling = conditions.no("VAN-108", "nowhere")
    found = False
    for choice in actions.ways(action):
        reason = conditions.deed_refusal(table, seat, choice)
        if reason is None or reason.key in POINTLESS:
            continue
        if reason.key in UNPAID:
            return reason
        if not found or telling.key == FISHLESS != reason.key:
            telling, found = reason, True
    if telling.key == FISHLESS:
        return conditions.no("VAN-135", "no-fish-tile", {"value": 0})
    return telling
