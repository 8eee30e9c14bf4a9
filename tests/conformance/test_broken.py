"""The suite can fail: each deliberately broken little game is caught by the check meant for it."""

from __future__ import annotations

import pytest

from tests.conformance.case import Case, run
from tests.conformance.little import FAULTS, LittleGame
from tests.conformance.suite import CHECKS

NAMED = {check.__name__: check for check in CHECKS}


@pytest.mark.parametrize(("fault", "check"), FAULTS.items(), ids=lambda text: text)
def test_caught(fault: str, check: str) -> None:
    case = Case(LittleGame(fault), 2)
    case.longest = 2000
    if fault == "depends on hash order":
        case.game.module = "tests.conformance.hash_order"
    with pytest.raises(AssertionError, match=r"^little-2, (seed \d+, |the beginning)") as caught:
        run(NAMED[check], case)
    print(f"{fault}: {str(caught.value).splitlines()[0]}")


def test_every_check_catches_something() -> None:
    assert set(NAMED) == set(FAULTS.values())
