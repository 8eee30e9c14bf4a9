"""The end: final scoring (VAN-251, VAN-252) and ranking (VAN-253, VAN-254)."""

from __future__ import annotations

from shoal.games.vanuatu.components import BOX
from shoal.games.vanuatu.names import ISLE_NAMES
from shoal.games.vanuatu.table import (
    FROM_FIRST,
    FROM_STALLS,
    FROM_TREASURE,
    FROM_VATU,
    SOURCE_COUNT,
    SOURCES,
    Table,
)
from shoal.games.vanuatu.vatu import gain, score, tell_conversion


def final_scoring(table: Table) -> None:
    """VAN-251, its five steps for every player."""
    for seat in range(table.seats):
        at = seat * 4
        tiles = table.fish_tiles
        catch = tiles[at + 1] + 2 * tiles[at + 2] + 3 * tiles[at + 3]
        tens = gain(table, seat, catch * BOX.final_fish)
        for value in range(1, 4):
            tiles[at + value] = 0
        if table.journal is not None:
            table.journal.tell(
                "counted-fish",
                {"seat": seat, "value": catch, "vatu": table.vatu[seat]},
            )
            tell_conversion(table, seat, tens)
        if seat == table.first:
            final_row(table, seat, BOX.final_first, FROM_FIRST)
        final_row(table, seat, table.vatu[seat] // BOX.final_vatu, FROM_VATU)
        gems = table.gems
        hoard = gems[at + 1] + 2 * gems[at + 2] + 3 * gems[at + 3]
        final_row(table, seat, hoard * BOX.final_treasure, FROM_TREASURE)
        final_row(table, seat, stall_points(table, seat), FROM_STALLS)
    if table.journal is not None:
        table.journal.tell("ended", {"points": table.points[:], "ranking": table.ranking()})


def stall_points(table: Table, seat: int) -> int:
    """VAN-251 (5): 2 points per own stall and tourist, who is nobody's (VAN-011, VAN-252)."""
    total = 0
    for isle in range(5):
        total += table.stalls[isle * 5 + seat] * table.guests[isle] * BOX.final_stall
    return total


def final_row(table: Table, seat: int, points: int, source: int) -> None:
    if points:
        score(table, seat, points, source)
        if table.journal is not None:
            table.journal.tell(
                "counted",
                {"seat": seat, "for": f"@vanuatu-tally-{SOURCES[source]}", "gained": points,
                 "points": table.points[seat]},
            )  # fmt: skip


def rank_key(table: Table, seat: int) -> list[int]:
    """VAN-253: points, then own stalls on islands, then vatu, which step 3 does not spend."""
    return [table.points[seat], BOX.stalls - table.hand[seat], table.vatu[seat]]


def tally(table: Table, seat: int) -> list[dict[str, object]]:
    """Where every point came from, in the order of the game."""
    rows: list[dict[str, object]] = []
    for source in range(SOURCE_COUNT):
        points = table.earned[seat * SOURCE_COUNT + source]
        if source == FROM_STALLS and points:
            for isle in table.isles:
                own = table.stalls[isle * 5 + seat]
                worth = own * table.guests[isle] * BOX.final_stall
                if worth:
                    rows.append(
                        {"key": "vanuatu-tally-stalls-on",
                         "args": {"island": ISLE_NAMES[isle],
                                  "stalls": own, "tourists": table.guests[isle]},
                         "points": worth}
                    )  # fmt: skip
        elif points:
            rows.append({"key": f"vanuatu-tally-{SOURCES[source]}", "args": {}, "points": points})
    return rows
