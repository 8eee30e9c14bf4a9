"""A checksum of many games: equal on every machine, interpreted and compiled.

python -m tests.kernel.checksum [GAME …]    prints a line per number of seats, then the build

Without a game it is about the small games of the tests.
"""

from __future__ import annotations

import hashlib
import sys
import time

from shoal import games
from shoal.kernel import SPECTATOR, FastChance, Game, Journal, playout
from shoal.kernel.build import COMPILED
from shoal.kernel.state import canonical
from tests.kernel.random_play import SMALL

TINY_GAMES = 2000
DECISIONS = 8_000  # per number of seats of a shipped game, and no more games than of a tiny one
CLOSELY = 40  # decisions of which everything is compared that anybody gets


def checksum(game: Game, seats: int, decisions: int) -> str:
    """A digest of games played at random until so many decisions were taken."""
    total = hashlib.sha256()
    total.update(closely(game, seats).encode())
    number = 0
    while decisions > 0 and number < TINY_GAMES:
        state = game.new(seats, FastChance(number))
        decisions -= playout(state, FastChance(number + 1_000_000))
        total.update(canonical([state.position(), state.ranking()]).encode())
        number += 1
    return f"{game.name} {seats} {number} {total.hexdigest()}"


def closely(game: Game, seats: int) -> str:
    """One game's first decisions with views, prompts, refusals, events and dreams."""
    state, chance = game.new(seats, FastChance(77)), FastChance(78)
    seen: list[object] = []
    for _ in range(CLOSELY):
        if state.over():
            break
        seat = state.actor()
        legal = state.legal(seat)
        for observer in (SPECTATOR, *range(seats)):
            dream = state.imagine(observer, FastChance(chance.below(1000)))
            seen += [state.view(observer), state.prompt(observer).plain(), dream.position()]
        for action in range(0, game.space.size, max(1, game.space.size // 50)):
            refusal = state.refusal(seat, action)
            seen.append(refusal.plain() if refusal else game.space.text(action))
        journal = Journal()
        state.journal = journal
        state.apply(seat, legal[chance.below(len(legal))])
        state.journal = None
        seen.append([[event.told, event.secret, event.ears] for event in journal.take()])
    return canonical(seen)


def checksums(names: list[str], decisions: int = DECISIONS) -> list[str]:
    """The checksums of games, at every number of seats; of the small ones if none is named."""
    if not names:
        return [checksum(game, 2, 10 * TINY_GAMES) for game in SMALL]
    found = [games.find(name) for name in names]
    return [checksum(game, seats, decisions) for game in found for seats in game.seat_counts]


if __name__ == "__main__":
    started = time.process_time()
    for line in checksums(sys.argv[1:]):
        print(line)
    print(f"{'compiled' if COMPILED else 'interpreted'} {time.process_time() - started:.1f} s")
