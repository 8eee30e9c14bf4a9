"""Prospects: how likely each seat is to win a position.

Every seat has the points it may expect at the end beyond the others', and the chance to win follows
from the differences, which count the more the fewer rounds are left. The weights were fitted to the
final points of two thousand games of instinct against itself with three and four seats (least
squares on every round's beginning).
"""

from __future__ import annotations

from math import exp
from typing import Final

from shoal.bots.instinct import rewards, with_points
from shoal.bots.instincts.vanuatu import deeds
from shoal.games.vanuatu import map as archipelago
from shoal.games.vanuatu.components import BOX
from shoal.games.vanuatu.state import VanuatuState

# In points; `_ROUND` for each round that is left, the present one included.
VATU: Final = 0.6
VATU_ROUND: Final = 0.18
FISH: Final = 0.95  # by value
LAST_FISH: Final = 0.7
TREASURE: Final = 2.0
GUEST: Final = 1.9  # for each own stall on its island
ROOM_ROUND: Final = 0.25  # for a guest who may still come, after this round
STALL: Final = 0.3
CLUSTER_ROUND: Final = 0.35  # for each stall on the island with most of them
FIRST: Final = 0.8
LATER_ROUND: Final = 0.15  # less for each seat before the own one
SHORE_STALL: Final = 0.4  # an own stall beside the boat
AT_HAND: Final = 0.0025  # of what could be done at once where the boat lies, in hundredths
RICH: Final = 9  # vatu, to look at what could be done
SPREAD: Final = 1.3  # points that make winning e times as likely
SPREAD_ROUND: Final = 0.75
ROUNDS: Final = BOX.rounds
WIN_PART: Final = 0.9  # of a reward; the rest is place and points


def win_chances(table: VanuatuState) -> list[float]:
    """The chance of each seat to win."""
    left = float(ROUNDS + 1 - table.round_no)
    spread = SPREAD + SPREAD_ROUND * left
    found: list[float] = []
    hopes: list[float] = []
    top = -1000.0
    for seat in range(table.seats):
        hopes.append(prospect(table, seat, left))
        worth = hopes[seat] / spread
        found.append(worth)
        top = max(top, worth)
    total = 0.0
    for seat in range(table.seats):
        found[seat] = exp(found[seat] - top)
        total += found[seat]
    for seat in range(table.seats):
        found[seat] /= total
    return with_points(found, hopes)


def prospect(table: VanuatuState, seat: int, left: float) -> float:
    """Points so far and what the seat owns, as if the game went on evenly."""
    at = seat * 4
    total = table.points[seat] + table.vatu[seat] * (VATU + VATU_ROUND * left)
    fish = FISH if left > 1.0 else LAST_FISH
    for value in range(1, 4):
        total += table.gems[at + value] * value * TREASURE
        total += table.fish_tiles[at + value] * value * fish
    most = 0
    for isle in range(5):
        own = table.stalls[isle * 5 + seat]
        if own:
            guests = table.guests[isle]
            room = BOX.slots_tourists[isle] - guests
            total += own * (STALL + GUEST * guests + ROOM_ROUND * (left - 1.0) * room)
            most = max(most, own)
    total += CLUSTER_ROUND * (left - 1.0) * most
    order = (seat - table.first) % table.seats
    total += FIRST if order == 0 else -LATER_ROUND * left * order
    boat = table.boat[seat]
    for isle in archipelago.ISLES_OF[table.shore[boat]]:
        total += SHORE_STALL * table.stalls[isle * 5 + seat]
    at_hand = 0
    for deed in range(1, 8):
        at_hand += deeds.deed_worth(table, seat, deed, boat, RICH)
    return total + AT_HAND * at_hand


def final_reward(table: VanuatuState) -> list[float]:
    """What a finished game is worth: winning above all, a little for place and points."""
    ranks = table.ranking()
    winners = 0
    for rank in ranks:
        if rank == 1:
            winners += 1
    found = rewards(table)
    for seat in range(table.seats):
        won = 1.0 / winners if ranks[seat] == 1 else 0.0
        found[seat] = WIN_PART * won + (1.0 - WIN_PART) * found[seat]
    return with_points(found, [float(points) for points in table.scores()])
