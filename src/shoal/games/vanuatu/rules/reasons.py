"""Why an action cannot be planned: the nearest condition that fails."""

from __future__ import annotations

from typing import TYPE_CHECKING

from shoal.games.vanuatu import components
from shoal.games.vanuatu.components import BOX
from shoal.games.vanuatu.rules import boxes, rehearsal
from shoal.kernel.messages import Refusal

if TYPE_CHECKING:
    from shoal.games.vanuatu.state import VanuatuState

PLACE_CLAUSES = [
    "VAN-115", "VAN-120", "VAN-125", "VAN-130", "VAN-135", "VAN-140", "VAN-145", "VAN-146",
    "VAN-155",
]  # fmt: skip


def plan_refusal(table: VanuatuState, seat: int, planned: int, action: int) -> Refusal:
    """VAN-085: say what fails in the attempt that gets furthest."""
    made = rehearsal.rehearse(table, seat, planned & ~(1 << action))
    args: dict[str, object] = {"action": components.ACTION_NAMES[action]}
    sailing = planned >> boxes.SAIL & 1 == 1
    if action == boxes.TRANSPORT and table.tourists == 0:
        return Refusal("VAN-146", "vanuatu-refuse-no-tourists")
    if action == boxes.BUILD and table.hand[seat] == 0:
        return Refusal("VAN-120", "vanuatu-refuse-no-stall")
    if action == boxes.SELL and not any(sum(scene.fish) > 0 for scene in made.scenes):
        if planned >> boxes.FISH & 1:
            return no_place(made, planned, boxes.FISH, {"action": "@vanuatu-action-fish"}, sailing)
        return Refusal("VAN-085", "vanuatu-needs-fish-tile", args)
    fitting = [scene for scene in made.scenes if made.place_fits(scene, action)]
    if not fitting:
        return no_place(made, planned, action, args, sailing)
    if action in (boxes.SAIL, boxes.BUILD, boxes.BUY):
        most = max(scene.vatu for scene in fitting)
        needed = {boxes.SAIL: BOX.sail_cost, boxes.BUILD: made.build_cost()}.get(action, 0)
        if action == boxes.BUY:
            needed = min(made.cheapest(scene) for scene in fitting)
        args["cost"] = needed
        args["vatu"] = most
        if (
            planned >> boxes.SELL & 1
            and most < needed
            and any("sell" in str(s.step) for s in made.scenes)
        ):
            return Refusal("VAN-230", "vanuatu-needs-vatu-converted", args)
        return Refusal("VAN-085", "vanuatu-needs-vatu", args)
    return Refusal("VAN-085", "vanuatu-needs-together", args)


def no_place(
    made: rehearsal.Rehearsal, planned: int, action: int, args: dict[str, object], sailing: bool
) -> Refusal:
    """The boat never gets where the action can be done."""
    key = f"vanuatu-needs-place-{components.ACTIONS[action]}"
    clause = PLACE_CLAUSES[action]
    if not sailing:
        return Refusal(clause, f"{key}-sail", args)
    args["vatu"] = max(scene.vatu for scene in made.scenes)
    return Refusal(clause, key, args)
