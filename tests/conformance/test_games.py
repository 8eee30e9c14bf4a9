"""Every game, at every number of seats and with every option, passes every check."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from _pytest.mark import ParameterSet

from shoal import games
from shoal.kernel import Game
from tests.conformance.little import LITTLE
from tests.conformance.suite import CHECKS, Case, check_words, run
from tiny import kuhn_poker, tic_tac_toe


def cases() -> list[Case]:
    shipped: list[Game] = [games.find(name) for name in games.names()]
    found: list[Case] = []
    for game in [tic_tac_toe.GAME, kuhn_poker.GAME, LITTLE, *shipped]:
        found.extend(Case(game, seats) for seats in game.seat_counts)
        for option in game.options:
            for value in option.values[1:]:
                found.append(Case(game, game.seat_counts[0], {option.key: value}))
    return found


def pairs() -> list[ParameterSet]:
    found = []
    for case in cases():
        shipped = case.game.module.startswith("shoal.games.")
        for check in CHECKS:
            if shipped or check is not check_words:  # games for tests only have no words
                name = check.__name__.removeprefix("check_")
                found.append(pytest.param(case, check, id=f"{case!r}-{name}"))
    return found


@pytest.mark.parametrize(("case", "check"), pairs())
def test_contract(case: Case, check: Callable[[Case], None]) -> None:
    run(check, case)
