"""Final scoring: stacks, rainbow fish, unused caves, ranks, chests (KF-190 to KF-202)."""

from __future__ import annotations

from shoal.games.kleine_fische.cards import (
    CHEST,
    KIND,
    RAINBOW_SHELLS,
    RANK_POINTS,
    SHELLS,
    SPECIES,
    SPECIES_COUNT,
    UNUSED,
)
from shoal.games.kleine_fische.sea import Sea


def stacks(sea: Sea, seat: int) -> list[int]:
    """The best fish of each species in a seat's pile, 0 where there is none (KF-191)."""
    best = [0] * SPECIES_COUNT
    for card in sea.piles[seat]:
        species = SPECIES[card]
        best[species] = max(best[species], SHELLS[card])
    return best


def crowned(sea: Sea, seat: int) -> list[int]:
    """The stacks with rainbow fish on them: each lifts its stack to its own value (KF-192)."""
    best = stacks(sea, seat)
    for species in sea.crowns[seat]:
        if species >= 0 and best[species] < RAINBOW_SHELLS:
            best[species] = RAINBOW_SHELLS
    return best


def unused(sea: Sea, seat: int) -> int:
    """A point for each action cave never played (KF-195); rainbow and chest never (KF-185)."""
    points = 0
    for card in sea.hands[seat]:
        points += UNUSED[card]
    return points


def intermediate(sea: Sea, seat: int) -> int:
    """The score before chests (KF-196)."""
    points = unused(sea, seat)
    for best in crowned(sea, seat):
        points += best
    return points


def rank(sea: Sea, seat: int) -> int:
    """One more than the number of players with strictly more (KF-197): 31 29 29 24 → 1 2 2 4."""
    mine = intermediate(sea, seat)
    better = 0
    for other in range(sea.seats):
        if intermediate(sea, other) > mine:
            better += 1
    return better + 1


def chests(sea: Sea, seat: int) -> int:
    count = 0
    for card in sea.hands[seat]:
        if KIND[card] == CHEST:
            count += 1
    return count


def chest_points(sea: Sea, seat: int) -> int:
    """Each chest pays by its owner's rank, the more the worse (KF-198); two pay twice (KF-199)."""
    held = chests(sea, seat)
    return held * RANK_POINTS[rank(sea, seat) - 1] if held else 0


def final_score(sea: Sea, seat: int) -> int:
    return intermediate(sea, seat) + chest_points(sea, seat)  # KF-200
