"""How long it takes to get a table from its log: `python benchmarks/rebuild.py`.

A game of random actions for each game, as many seats as there can be, up to two thousand actions;
then its log is folded again and again, and the best of the CPU times counts. Reading the log from
the database comes on top of it; `shoal_rebuild_seconds` of a server's numbers has both.
"""

from __future__ import annotations

import random
import sys
import time

from shoal import games
from shoal.kernel import Game
from shoal.table import Entry, Table, folding, playing, sitting
from shoal.table.seed import new_seed

MOST = 2000  # actions
TIMES = 7
WHO = "somebody"


def played(game: Game, seed: bytes, most: int = MOST) -> list[Entry]:
    """The log of a game by one person at all seats."""
    seats = game.seat_counts[-1]
    table, rng = Table(game, seed), random.Random(3)
    log: list[Entry] = []

    def add(entries: list[Entry]) -> None:
        for entry in entries:
            table.add(entry)
        log.extend(entries)

    add([sitting.open_table(game, WHO, 1.0, seats=seats)])
    for seat in range(seats):
        add(sitting.sit(table, WHO, 1.0, seat, f"Player {seat}"))
    add(playing.start(table, WHO, 1.0, seed))
    for _action in range(most):
        if table.over():
            break
        assert table.play is not None
        seat = rng.choice(table.actors())
        action = game.space.text(rng.choice(table.play.state.legal(seat)))
        add(playing.act(table, WHO, 1.0, seat, action))
    return log


def milliseconds(game: Game, seed: bytes, log: list[Entry], times: int = TIMES) -> float:
    """CPU time of a fold, the best of several."""
    taken: list[float] = []
    for _time in range(times):
        begun = time.process_time()
        folding.fold(Table(game, seed), log)
        taken.append(time.process_time() - begun)
    return min(taken) * 1000


def main() -> None:
    for name in games.names():
        game, seed = games.find(name), new_seed()
        log = played(game, seed)
        actions = sum(entry.kind == "action" for entry in log)
        took = milliseconds(game, seed, log)
        sys.stdout.write(f"{game.title:<28} {actions:>5} actions {took:>7.1f} ms\n")


if __name__ == "__main__":
    main()
