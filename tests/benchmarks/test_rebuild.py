"""What is measured is the game that was played."""

from __future__ import annotations

from rebuild import milliseconds, played
from shoal.table import Table, folding, telling
from tests.conformance.little import LITTLE

SEED = b"s" * 32


def test_the_log_that_is_folded_is_a_game() -> None:
    log = played(LITTLE, SEED, most=3)
    assert [entry.kind for entry in log[-3:]] == ["action"] * 3
    table = folding.fold(Table(LITTLE, SEED), log)
    assert telling.desk(table, 0)["actions_played"] == 3
    assert milliseconds(LITTLE, SEED, log, times=2) >= 0.0
