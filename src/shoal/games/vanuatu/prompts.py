"""What the table waits for, in the words of whoever reads them."""

from __future__ import annotations

from shoal.games.vanuatu import components, moments
from shoal.games.vanuatu.components import BOX
from shoal.games.vanuatu.rules import characters, pawns
from shoal.games.vanuatu.state import VanuatuState
from shoal.kernel.messages import Prompt


def prompt(table: VanuatuState, observer: int) -> Prompt:
    """One asks whoever acts, the other tells the rest; nothing hidden is asked about by name."""
    if table.moment == moments.OVER:
        return Prompt("prompt-over", [])
    seat = table.active
    args: dict[str, object] = {"seat": seat}
    key = moments.WORDS[table.moment]
    if table.moment == moments.PLACING:
        args["tiles"] = [components.TILE_NAMES[tile] for tile in table.revealed]
    elif table.moment in (moments.NEUTRALS, moments.PLANNING):
        args["pawns"] = pawns.due(table)
    elif table.moment == moments.SELLING:
        args["price"] = BOX.fish_track[table.price_at]
    elif table.moment == moments.DOUBLING:
        args["good"] = components.GOOD_NAMES[table.second_good]
    elif table.moment == moments.TURN and seat not in table.leader:
        preaches = characters.face_up(table, seat, characters.PREACHER)
        key = "preach" if preaches else "withdraw"
    return Prompt(f"vanuatu-{'ask' if observer == seat else 'wait'}-{key}", [seat], args)
