"""Points, ranking, and where each point comes from (CM-194 to CM-199)."""

from __future__ import annotations

from typing import Final

from shoal.games.carta_magica import events
from shoal.games.carta_magica.components import BOX, GOLD, TALISMANS
from shoal.games.carta_magica.rules import cards, tokens
from shoal.games.carta_magica.state import CartaMagicaState

CHALLENGE_POINTS: Final = BOX.scoring["challenge_talisman"]
RETURN_POINTS: Final = BOX.scoring["returned_home"]
GOLD_POINTS: Final = BOX.scoring["gold"]


def score(sea: CartaMagicaState, seat: int) -> int:
    """Talismans, ten for each on the own challenge, gold, return; nothing else (CM-198)."""
    total = GOLD_POINTS * tokens.own(sea, seat, GOLD)  # CM-195
    mine = sea.talismans[seat]
    if mine:
        wanted = cards.WANTED[sea.challenge[seat]]
        for talisman in range(TALISMANS):
            if mine >> talisman & 1:
                total += cards.POINTS[talisman]  # CM-194
                if wanted >> talisman & 1:
                    total += CHALLENGE_POINTS  # CM-196
    if sea.returned[seat]:
        total += RETURN_POINTS  # CM-197
    return total


def scores(sea: CartaMagicaState) -> list[int]:
    return [score(sea, seat) for seat in range(sea.seats)]


def rank_key(sea: CartaMagicaState, seat: int) -> list[int]:
    return [score(sea, seat)]  # equal points share the victory (CM-199)


def tally(sea: CartaMagicaState, seat: int) -> list[dict[str, object]]:
    """Where each point comes from (CM-194 to CM-197)."""
    rows: list[dict[str, object]] = []
    for talisman in cards.members(sea.talismans[seat]):
        args: dict[str, object] = {"name": events.TALISMAN_NAMES[talisman]}
        rows.append(row("talisman", args, cards.POINTS[talisman]))
        if cards.WANTED[sea.challenge[seat]] >> talisman & 1:
            rows.append(row("challenge", args, CHALLENGE_POINTS))
    gold = sea.gold[seat] * GOLD_POINTS
    rows.append(row("gold", {}, gold))
    kept = tokens.own(sea, seat, GOLD) * GOLD_POINTS - gold
    if kept:
        rows.append(row("gold-cards", {}, kept))
    if sea.returned[seat]:
        rows.append(row("returned", {}, RETURN_POINTS))
    return rows


def row(what: str, args: dict[str, object], points: int) -> dict[str, object]:
    return {"key": "carta-magica-tally-" + what, "args": args, "points": points}
