"""The suite can fail: each deliberately broken little game is caught by the check meant for it."""

from __future__ import annotations

import pytest

from tests.conformance import suite
from tests.conformance.little import FAULTS, LittleGame


@pytest.mark.parametrize(("fault", "check"), FAULTS.items(), ids=lambda text: text)
def test_caught(fault: str, check: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(suite, "LONGEST", 2000)
    case = suite.Case(LittleGame(fault), 2)
    if fault == "depends on hash order":
        case.game.module = "tests.conformance.hash_order"
    with pytest.raises(AssertionError, match=r"^little-2, (seed \d+, |the beginning)") as caught:
        suite.run(getattr(suite, check), case)
    print(f"{fault}: {str(caught.value).splitlines()[0]}")


def test_every_check_catches_something() -> None:
    assert {check.__name__ for check in suite.CHECKS} == set(FAULTS.values())
