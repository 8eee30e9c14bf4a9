"""Every game, at every number of seats and with all options in all combinations, passes."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from _pytest.mark import ParameterSet

from shoal import games
from shoal.kernel import Game
from shoal.kernel.options import combinations
from tests.conformance.case import Case, run
from tests.conformance.little import LITTLE
from tests.conformance.playing import check_texts, check_words
from tests.conformance.suite import CHECKS
from tiny import kuhn_poker, tic_tac_toe

SMALLER = 6


def cases() -> list[Case]:
    shipped: list[Game] = [games.find(name) for name in games.names()]
    found: list[Case] = []
    for game in [tic_tac_toe.GAME, kuhn_poker.GAME, LITTLE, *shipped]:
        for options in combinations(game.options, {}):
            unusual = [o.key for o in game.options if options[o.key] != o.default()]
            for seats in game.seat_counts:
                # Whole as usual, and each option by itself; all other combinations in small.
                whole = not unusual or (len(unusual) == 1 and seats == game.seat_counts[0])
                found.append(Case(game, seats, dict(options), part=1 if whole else SMALLER))
    return found


def pairs() -> list[ParameterSet]:
    found = []
    for case in cases():
        shipped = case.game.module.startswith("shoal.games.")
        for check in CHECKS:
            if check is check_words and not shipped:
                continue  # games for tests only have no words
            if check is check_texts and case.part > 1:
                continue  # the action space knows no options
            name = check.__name__.removeprefix("check_")
            found.append(pytest.param(case, check, id=f"{case!r}-{name}"))
    return found


@pytest.mark.parametrize(("case", "check"), pairs())
def test_contract(case: Case, check: Callable[[Case], None]) -> None:
    run(check, case)
