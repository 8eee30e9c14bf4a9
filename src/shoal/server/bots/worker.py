"""What runs in a bot's worker process.

A worker is given what the bot's seat could imagine, never the true position: what it is not told
it cannot leak, cheat with, or foresee. Only the review of a finished game tells it everything.
"""

from __future__ import annotations

import contextlib
import os

from shoal.bots.levels import judge, player
from shoal.bots.players import Player, RandomPlayer
from shoal.bots.search import shares
from shoal.kernel import FastChance, Observer
from shoal.kernel.game import load_game

NICENESS = 10
_nice: list[bool] = []


def decide(module: str, imagined: str, seat: int, level: str, luck: int) -> str:
    """A bot's action as text, in a position its seat cannot tell from the true one."""
    give_way()
    game = load_game(module)
    observer = Observer(game.position(imagined), seat)
    action = thinker(level, game.name).decide(observer, FastChance(luck))
    return game.space.text(action)


def advise(
    module: str, imagined: str, seat: int, level: str, luck: int
) -> tuple[str, dict[str, object] | None]:
    """As `decide`, with the reason as message key and arguments."""
    give_way()
    game = load_game(module)
    observer, chance = Observer(game.position(imagined), seat), FastChance(luck)
    mind = thinker(level, game.name)
    action = mind.decide(observer, chance)
    reason = mind.why(observer, action, chance)
    return game.space.text(action), reason.plain() if reason is not None else None


def judge_positions(
    module: str, positions: list[str], simulations: int, luck: int
) -> list[list[float]]:
    """Each seat's chance to win in positions of a finished game, told as they truly were."""
    give_way()
    game = load_game(module)
    states = [game.position(text) for text in positions]
    try:
        mind = judge(game.name)
    except ModuleNotFoundError:  # no instinct: everybody has the same chance until it is over
        return [shares(state, [1.0] * state.seats) for state in states]
    # The same luck for all: a chart shows what was played, not how the judge's dice fell.
    return [mind.true(state, simulations, 0.0, FastChance(luck)).chances for state in states]


def give_way() -> None:
    """Thinking gives way to serving: once in each worker."""
    if not _nice:
        _nice.append(True)
        with contextlib.suppress(OSError, AttributeError):
            os.nice(NICENESS)


def thinker(level: str, game: str) -> Player:
    """The player of a level; a game without an instinct of its own has only random ones."""
    try:
        return player(level, game)
    except ModuleNotFoundError:
        return RandomPlayer()
