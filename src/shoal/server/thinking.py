"""What runs in a bot's worker process.

A worker is given what the bot's seat could imagine, never the true position: what it is not told
it cannot leak, cheat with, or foresee.
"""

from __future__ import annotations

import contextlib
import os

from shoal.bots.levels import player
from shoal.bots.players import Player, RandomPlayer
from shoal.kernel import FastChance, Observer
from shoal.kernel.game import load_game

NICENESS = 10
_nice: list[bool] = []


def decide(module: str, dream: str, seat: int, level: str, luck: int) -> str:
    """A bot's action as text, in a position its seat cannot tell from the true one."""
    if not _nice:  # once in each worker: thinking gives way to serving
        _nice.append(True)
        with contextlib.suppress(OSError, AttributeError):
            os.nice(NICENESS)
    game = load_game(module)
    observer = Observer(game.position(dream), seat)
    action = thinker(level, game.name).decide(observer, FastChance(luck))
    return game.space.text(action)


def thinker(level: str, game: str) -> Player:
    """The player of a level; a game without an instinct of its own has only random ones."""
    try:
        return player(level, game)
    except ModuleNotFoundError:
        return RandomPlayer()
