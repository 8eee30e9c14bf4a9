"""Points: where they come from (VAN-251, VAN-252), the ranking (VAN-253, VAN-254), the tally."""

from __future__ import annotations

from typing import Final

from shoal.games.vanuatu import components
from shoal.games.vanuatu.components import BOX
from shoal.games.vanuatu.state import VanuatuState

# Where points come from, for the tally.
SOURCES: Final = [
    "before", "goods", "ships", "drawings", "vatu-track", "rest", "fisherman", "guide", "beggar",
    "first-player", "vatu", "treasure", "stalls",
]  # fmt: skip
BEFORE: Final = 0
GOODS: Final = 1
SHIPS: Final = 2
DRAWINGS: Final = 3
TRACK: Final = 4
REST: Final = 5
FISHERMAN: Final = 6
GUIDE: Final = 7
BEGGAR: Final = 8
FIRST: Final = 9
VATU: Final = 10
TREASURE: Final = 11
STALLS: Final = 12
SOURCE_COUNT: Final = 13


def score(table: VanuatuState, seat: int, points: int, source: int) -> None:
    """Points on the track, with where they came from; no upper limit (VAN-003, VAN-255)."""
    table.points[seat] += points
    table.earned[seat * SOURCE_COUNT + source] += points


def stall_points(table: VanuatuState, seat: int) -> int:
    """VAN-251 (5): 2 points per own stall and tourist, who is nobody's (VAN-011, VAN-252)."""
    visits = sum([table.stalls[isle * 5 + seat] * table.guests[isle] for isle in range(5)])
    return visits * BOX.final_stall


def scores(table: VanuatuState) -> list[int]:
    return table.points[:]


def rank_key(table: VanuatuState, seat: int) -> list[int]:
    """VAN-253: points, then own stalls on islands, then vatu, which step 3 does not spend."""
    return [table.points[seat], BOX.stalls - table.hand[seat], table.vatu[seat]]


def tally(table: VanuatuState, seat: int) -> list[dict[str, object]]:
    """Where every point came from, in the order of the game; and what decides between equals."""
    rows: list[dict[str, object]] = []
    for source in range(SOURCE_COUNT):
        points = table.earned[seat * SOURCE_COUNT + source]
        if source == STALLS and points:
            for isle in table.isles:
                own = table.stalls[isle * 5 + seat]
                worth = own * table.guests[isle] * BOX.final_stall
                if worth:
                    args: dict[str, object] = {"island": components.ISLE_NAMES[isle], "stalls": own}
                    args["tourists"] = table.guests[isle]
                    rows.append({"key": "vanuatu-tally-stalls-on", "args": args, "points": worth})
        elif points:
            rows.append({"key": f"vanuatu-tally-{SOURCES[source]}", "args": {}, "points": points})
    if table.over() and table.points.count(table.points[seat]) > 1:
        _points, built, vatu = rank_key(table, seat)
        equal: dict[str, object] = {"stalls": built, "vatu": vatu}
        rows.append({"key": "vanuatu-tally-tie", "args": equal, "points": 0})
    return rows
