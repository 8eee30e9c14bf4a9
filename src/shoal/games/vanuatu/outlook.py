"""A seat's own outlook on the nine boxes: may I act here, who blocks me, what is missing."""

from __future__ import annotations

from shoal.games.vanuatu.actions import DEED_FIRST, DO_REST
from shoal.games.vanuatu.components import ACTIONS
from shoal.games.vanuatu.conditions import deed_refusal
from shoal.games.vanuatu.dream import dream
from shoal.games.vanuatu.reasons import plan_refusal
from shoal.games.vanuatu.refusals import can_carry_out, leads_anywhere, majority_refusal
from shoal.games.vanuatu.table import PLANNING, TURN, Table
from shoal.kernel.messages import Refusal

# Refusals that only say "not this parameter": another choice of the action tells more.
POINTLESS = [
    "vanuatu-refuse-not-beside", "vanuatu-refuse-sail-empty", "vanuatu-refuse-sail-island",
    "vanuatu-refuse-sail-far", "vanuatu-refuse-sail-shortest", "vanuatu-refuse-sail-steps",
]  # fmt: skip


def outlook(table: Table, seat: int) -> list[dict[str, object]]:
    """One entry per action box, in the order of the rules."""
    if table.phase == PLANNING:
        if table.active != seat:
            return []
        return [planning_box(table, seat, action) for action in range(9)]
    if table.phase == TURN:
        return [turn_box(table, seat, action) for action in range(9)]
    return []


def planning_box(table: Table, seat: int, action: int) -> dict[str, object]:
    """Whether a pawn may go here, the chain that makes it possible, or what it still needs."""
    planned = sum(1 << a for a in range(9) if table.pawns[seat * 9 + a] > 0)
    made = dream(table, seat, planned & ~(1 << action))
    scene = made.first_for[action]
    box: dict[str, object] = {"action": ACTIONS[action]}
    if planned >> action & 1 or scene is not None:
        box["state"] = "open"
        box["chain"] = scene.chain() if scene is not None else []
    else:
        box["state"] = "shut"
        box["why"] = plan_refusal(table, seat, planned, action).plain()
    return box


def turn_box(table: Table, seat: int, action: int) -> dict[str, object]:
    """The truth about the own stack: now, blocked and by whom, mine but impossible and why."""
    box: dict[str, object] = {"action": ACTIONS[action]}
    if table.pawns[seat * 9 + action] == 0:
        box["state"] = "none"
        return box
    behind = majority_refusal(table, seat, action)
    if behind is not None:
        box["state"] = "lost" if not leads_anywhere(table, seat) else "blocked"
        box["why"] = behind.plain()
    elif can_carry_out(table, seat, action):
        box["state"] = "now"
    else:
        box["state"] = "impossible"
        box["why"] = impossible(table, seat, action).plain()
    return box


def impossible(table: Table, seat: int, action: int) -> Refusal:
    """The most telling reason why an action cannot be carried out in any way."""
    end = DEED_FIRST[action + 1] if action < 8 else DO_REST + 1
    telling = Refusal("VAN-108", "vanuatu-refuse-nowhere")
    for choice in range(DEED_FIRST[action], end):
        reason = deed_refusal(table, seat, choice)
        if reason is not None and reason.key not in POINTLESS:
            return reason
    return telling
