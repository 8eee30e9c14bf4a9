"""What runs in a bot's worker process: see `shoal.bots.deciding`, and records are read here.

A worker is given what the bot's seat could imagine, never the true position: what it is not told
it cannot leak, cheat with, or foresee. Only the review of a finished game tells it everything.
"""

from __future__ import annotations

import contextlib
import os
from typing import Any

from shoal.bots import deciding
from shoal.kernel import Record, RecordError
from shoal.kernel.game import load_game
from shoal.table import Table, history
from shoal.table.folding import fold

NICENESS = 10
_nice: list[bool] = []


def choose(
    module: str, imagined: str, seat: int, level: str, luck: int
) -> tuple[str, bool, bool, float]:
    give_way()
    return deciding.choose(module, imagined, seat, level, luck)


def advise(
    module: str, imagined: str, seat: int, level: str, luck: int
) -> tuple[str, dict[str, object] | None]:
    give_way()
    return deciding.advise(module, imagined, seat, level, luck)


def judge_positions(
    module: str, positions: list[str], simulations: int, luck: int
) -> list[list[float]]:
    give_way()
    return deciding.judge_positions(module, positions, simulations, luck)


def read_record(
    modules: dict[str, str],
    text: str,
    who: str,
    now: float,
    chairs: list[dict[str, str]] | None = None,
) -> tuple[str, bytes, list[tuple[str, dict[str, Any]]], dict[str, Any]]:
    """A record as the log of a table: what is wrong with it, its seed, entries, and the row."""
    give_way()
    try:
        record = Record.read(text)
        if record.game not in modules:
            return "unknown", b"", [], {}
        game = load_game(modules[record.game])
        if chairs is None:
            good = record.verify(game).good()
        else:
            good = history.may_go_on(game, record, chairs)
        if not good:
            return "wrong", b"", [], {}
        log = history.entries(game, record, who, now, chairs)
    except (RecordError, ValueError):
        return "broken", b"", [], {}
    table = fold(Table(game, record.seed), log)
    row = {
        "host": who, "phase": table.phase(), "seats": len(table.seats), "free": 0,
        "listed": False, "bots_due": bool(table.bots_due()), "deadline": table.deadline(),
        "changed": now,
    }  # fmt: skip
    return "", record.seed, [(entry.kind, entry.data) for entry in log], row


def give_way() -> None:
    """Thinking gives way to serving: once in each worker."""
    if not _nice:
        _nice.append(True)
        with contextlib.suppress(OSError, AttributeError):
            os.nice(NICENESS)
