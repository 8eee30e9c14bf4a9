"""Final scoring: stacks, rainbow fish, unused caves, ranks, chests (KF-190 to KF-202)."""

from __future__ import annotations

from shoal.games.kleine_fische import components, moments
from shoal.games.kleine_fische.state import KleineFischeState


def stacks(sea: KleineFischeState, seat: int) -> list[int]:
    """The best fish of each species in a seat's pile, 0 where there is none (KF-191)."""
    best = [0] * components.SPECIES_COUNT
    for card in sea.piles[seat]:
        species = components.SPECIES[card]
        best[species] = max(best[species], components.SHELLS[card])
    return best


def crowned(sea: KleineFischeState, seat: int) -> list[int]:
    """The stacks with rainbow fish on them: each lifts its stack to its own value (KF-192)."""
    best = stacks(sea, seat)
    for species in sea.crowns[seat]:
        if species >= 0 and best[species] < components.RAINBOW_SHELLS:
            best[species] = components.RAINBOW_SHELLS
    return best


def unused(sea: KleineFischeState, seat: int) -> int:
    """A point for each action cave never played (KF-195); rainbow and chest never (KF-185)."""
    return sum([components.UNUSED[card] for card in sea.hands[seat]])


def intermediate(sea: KleineFischeState, seat: int) -> int:
    """The score before chests (KF-196)."""
    return unused(sea, seat) + sum(crowned(sea, seat))


def rank(sea: KleineFischeState, seat: int) -> int:
    """One more than the number of players with strictly more (KF-197): 31 29 29 24 → 1 2 2 4."""
    mine = intermediate(sea, seat)
    return 1 + len([seat for seat in range(sea.seats) if intermediate(sea, seat) > mine])


def chests(sea: KleineFischeState, seat: int) -> int:
    return len([card for card in sea.hands[seat] if components.KIND[card] == components.CHEST])


def chest_points(sea: KleineFischeState, seat: int) -> int:
    """Each chest pays by its owner's rank, the more the worse (KF-198); two pay twice (KF-199)."""
    held = chests(sea, seat)
    return held * components.RANK_POINTS[rank(sea, seat) - 1] if held else 0


def final_score(sea: KleineFischeState, seat: int) -> int:
    return intermediate(sea, seat) + chest_points(sea, seat)  # KF-200


def scores(sea: KleineFischeState) -> list[int]:
    """Chests pay only at the end: before it, the intermediate scores (KF-196)."""
    over = sea.moment == moments.OVER
    return [final_score(sea, s) if over else intermediate(sea, s) for s in range(sea.seats)]


def rank_key(sea: KleineFischeState, seat: int) -> list[int]:
    """Points, then the number of fish cards (KF-201); equal again is shared (KF-202)."""
    return [scores(sea)[seat], len(sea.piles[seat])]


def tally(sea: KleineFischeState, seat: int) -> list[dict[str, object]]:
    """Where each point came from: stacks (KF-191), rainbow fish that lift one, caves, chests; and
    what decides between equals (KF-201)."""
    rows: list[dict[str, object]] = []
    plain = stacks(sea, seat)
    lifted = crowned(sea, seat)
    for species, best in enumerate(plain):
        fish: dict[str, object] = {"fish": components.species_key(species)}
        if best:
            rows.append({"key": "kleine-fische-tally-stack", "args": fish, "points": best})
        if lifted[species] > best:
            gain = lifted[species] - best
            rows.append({"key": "kleine-fische-tally-rainbow", "args": fish, "points": gain})
    if unused(sea, seat):
        rows.append({"key": "kleine-fische-tally-unused", "args": {}, "points": unused(sea, seat)})
    if sea.moment == moments.OVER and chests(sea, seat):
        args: dict[str, object] = {"count": chests(sea, seat), "rank": rank(sea, seat)}
        paid = chest_points(sea, seat)
        rows.append({"key": "kleine-fische-tally-chest", "args": args, "points": paid})
    reached = scores(sea)
    if sea.moment == moments.OVER and reached.count(reached[seat]) > 1:
        pile: dict[str, object] = {"count": len(sea.piles[seat])}
        rows.append({"key": "kleine-fische-tally-tie", "args": pile, "points": 0})
    return rows
