"""What runs in a bot's worker process.

A worker is given what the bot's seat could imagine, never the true position: what it is not told
it cannot leak, cheat with, or foresee. Only the review of a finished game tells it everything.
"""

from __future__ import annotations

import contextlib
import os
import time
from typing import Any

from shoal.bots.levels import judge, player
from shoal.bots.players import Player, RandomPlayer
from shoal.bots.search import shares
from shoal.kernel import FastChance, Observer, Record, RecordError, State
from shoal.kernel.game import load_game
from shoal.table import Table, history
from shoal.table.folding import fold

NICENESS = 10
WORLDS = 8  # imagined to find out what others cannot know
_nice: list[bool] = []


def decide(module: str, imagined: str, seat: int, level: str, luck: int) -> str:
    """A bot's action as text, in a position its seat cannot tell from the true one."""
    give_way()
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


def read_record(
    modules: dict[str, str], text: str, who: str, now: float
) -> tuple[str, bytes, list[tuple[str, dict[str, Any]]], dict[str, Any]]:
    """A record as the log of a table: what is wrong with it, its seed, entries, and the row."""
    give_way()
    try:
        record = Record.read(text)
        if record.game not in modules:
            return "unknown", b"", [], {}
        game = load_game(modules[record.game])
        if not record.verify(game).good():
            return "wrong", b"", [], {}
        log = history.entries(game, record, who, now)
    except (RecordError, ValueError):
        return "broken", b"", [], {}
    table = fold(Table(game, record.seed), log)
    row = {
        "host": who, "phase": table.phase(), "seats": len(table.seats), "free": 0,
        "listed": False, "bots_due": False, "deadline": 0.0, "changed": now,
    }  # fmt: skip
    return "", record.seed, [(entry.kind, entry.data) for entry in log], row


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
