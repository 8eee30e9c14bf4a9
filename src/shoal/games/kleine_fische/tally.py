"""Where each point came from."""

from __future__ import annotations

from shoal.games.kleine_fische.cards import species_key
from shoal.games.kleine_fische.scoring import chest_points, chests, crowned, rank, stacks, unused
from shoal.games.kleine_fische.sea import OVER, Sea


def tally(sea: Sea, seat: int) -> list[dict[str, object]]:
    """A row per stack (KF-191), per rainbow fish that lifts one, unused caves, chests."""
    rows: list[dict[str, object]] = []
    plain = stacks(sea, seat)
    lifted = crowned(sea, seat)
    for species, best in enumerate(plain):
        fish: dict[str, object] = {"fish": species_key(species)}
        if best:
            rows.append({"key": "kleine-fische-tally-stack", "args": fish, "points": best})
        if lifted[species] > best:
            gain = lifted[species] - best
            rows.append({"key": "kleine-fische-tally-rainbow", "args": fish, "points": gain})
    if unused(sea, seat):
        rows.append({"key": "kleine-fische-tally-unused", "args": {}, "points": unused(sea, seat)})
    if sea.phase == OVER and chests(sea, seat):
        args: dict[str, object] = {"count": chests(sea, seat), "rank": rank(sea, seat)}
        paid = chest_points(sea, seat)
        rows.append({"key": "kleine-fische-tally-chest", "args": args, "points": paid})
    return rows
