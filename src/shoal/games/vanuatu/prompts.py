"""What the table waits for, in the words of whoever reads them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from shoal.games.vanuatu import components, moments
from shoal.games.vanuatu.components import BOX
from shoal.games.vanuatu.rules import characters, pawns
from shoal.kernel.messages import Prompt

if TYPE_CHECKING:
    from shoal.games.vanuatu.state import VanuatuState


def prompt(table: VanuatuState, observer: int) -> Prompt:
    """One asks whoever acts, the other tells the rest; nothing hidden is asked about by name."""
    if table.moment == moments.OVER:
        return Prompt("prompt-over", [])
    seat = table.active
    args: dict[str, object] = {"seat": seat}
    if table.moment == moments.PLACING:
        args["tiles"] = [components.TILE_NAMES[tile] for tile in table.revealed]
        key = "place"
    elif table.moment == moments.NEUTRALS:
        args["pawns"] = pawns.due(table)
        key = "neutral"
    elif table.moment == moments.CHOOSING:
        key = "character"
    elif table.moment == moments.PLANNING:
        args["pawns"] = pawns.due(table)
        key = "plan"
    elif table.moment == moments.SELLING:
        args["price"] = BOX.fish_track[table.price_at]
        key = "selling"
    elif table.moment == moments.DOUBLING:
        args["good"] = components.GOOD_NAMES[table.second_good]
        key = "second"
    elif table.moment == moments.RESTING:
        key = "resting"
    elif any(table.leader[a] == seat for a in range(9)):
        key = "turn"
    elif characters.face_up(table, seat, characters.PREACHER):
        key = "preach"
    else:
        key = "withdraw"
    return Prompt(f"vanuatu-{'ask' if observer == seat else 'wait'}-{key}", [seat], args)
