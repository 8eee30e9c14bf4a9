"""The end: the final scoring (VAN-251)."""

from __future__ import annotations

from shoal.games.vanuatu import events, moments, scoring
from shoal.games.vanuatu.components import BOX
from shoal.games.vanuatu.rules import rewards, vatu
from shoal.games.vanuatu.state import VanuatuState


def end_game(table: VanuatuState) -> None:
    """VAN-250: the five steps of VAN-251 for every player, then the game is over."""
    for seat in range(table.seats):
        catch = rewards.worth(table.fish_tiles, seat)
        tens = vatu.gain(table, seat, catch * BOX.final_fish)
        for value in range(1, 4):
            table.fish_tiles[seat * 4 + value] = 0
        events.counted_fish(table, seat, catch)
        events.converted(table, seat, tens)
        if seat == table.first:
            final_row(table, seat, BOX.final_first, scoring.FIRST)
        final_row(table, seat, table.vatu[seat] // BOX.final_vatu, scoring.VATU)
        hoard = rewards.worth(table.gems, seat)
        final_row(table, seat, hoard * BOX.final_treasure, scoring.TREASURE)
        final_row(table, seat, scoring.stall_points(table, seat), scoring.STALLS)
    table.moment = moments.OVER
    events.ended(table)


def final_row(table: VanuatuState, seat: int, points: int, source: int) -> None:
    if points:
        scoring.score(table, seat, points, source)
        events.counted(table, seat, scoring.SOURCES[source], points)
