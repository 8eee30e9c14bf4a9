"""Decisions for somebody else: asked with texts, answered with texts.

Whoever decides is given what the bot's seat could imagine, never the true position: what it is not
told it cannot leak, cheat with, or foresee. Only the review of a finished game tells everything.
"""

from __future__ import annotations

import time

from shoal.bots.levels import judge, player
from shoal.bots.players import Player, RandomPlayer
from shoal.bots.search import shares
from shoal.kernel import FastChance, Observer, State
from shoal.kernel.game import load_game

WORLDS = 8  # imagined to find out what others cannot know


def decide(module: str, imagined: str, seat: int, level: str, luck: int) -> str:
    """A bot's action as text, in a position its seat cannot tell from the true one."""
    game = load_game(module)
    observer = Observer(game.position(imagined), seat)
    action = thinker(level, game.name).decide(observer, FastChance(luck))
    return game.space.text(action)


def choose(
    module: str, imagined: str, seat: int, level: str, luck: int
) -> tuple[str, bool, bool, float]:
    """As `decide`; with it whether there was no choice, whether others may not know that, and
    the seconds it took."""
    started = time.perf_counter()
    state = load_game(module).position(imagined)
    forced = len(state.legal(seat)) == 1
    action = decide(module, imagined, seat, level, luck)
    return action, forced, forced and veiled(state, seat, luck), time.perf_counter() - started


def veiled(state: State, seat: int, luck: int) -> bool:
    """Whether somebody else can imagine that this seat has a choice."""
    chance = FastChance(luck)
    others = [other for other in range(state.seats) if other != seat]
    return any(
        len(state.imagine(other, chance).legal(seat)) > 1
        for other in others
        for _world in range(WORLDS)
    )


def advise(
    module: str, imagined: str, seat: int, level: str, luck: int
) -> tuple[str, dict[str, object] | None]:
    """As `decide`, with the reason as message key and arguments."""
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
    game = load_game(module)
    states = [game.position(text) for text in positions]
    try:
        mind = judge(game.name)
    except ModuleNotFoundError:  # no instinct: everybody has the same chance until it is over
        return [shares(state, [1.0] * state.seats) for state in states]
    # The same luck for all: a chart shows what was played, not how the judge's dice fell.
    return [mind.true(state, simulations, 0.0, FastChance(luck)).chances for state in states]


def thinker(level: str, game: str) -> Player:
    """The player of a level; a game without an instinct of its own has only random ones."""
    try:
        return player(level, game)
    except ModuleNotFoundError:
        return RandomPlayer()
