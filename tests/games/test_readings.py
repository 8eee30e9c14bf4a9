"""Where the print can be read otherwise, each game's page says so, with the other reading."""

from __future__ import annotations

import pytest

from shoal import games
from shoal.claims import checkout
from shoal.kernel.clauses import Clause

READINGS = {
    "maldivia": ["MAL-088"],
    "kleine_fische": ["KF-052", "KF-109"],
    "carta_magica": ["CM-026", "CM-077", "CM-135", "CM-142"],
    "vanuatu": ["VAN-076"],
}


def decided(name: str) -> str:
    """What a page says under “Decided by us”."""
    root = checkout()
    assert root is not None
    page = (root / "docs" / "games" / f"{name}.md").read_text("utf-8")
    return page.split("## Decided by us\n")[1].split("\n## ")[0]


@pytest.mark.parametrize("name", READINGS)
def test_other_readings_stand_under_decided_by_us(name: str) -> None:
    items = decided(name).split("\n- ")
    for clause in READINGS[name]:
        told = [item for item in items if clause in item and "other reading" in item]
        assert told, f"{clause} has no other reading on the page of {name}"


def test_what_is_our_reading_is_called_a_ruling() -> None:
    clauses: dict[str, Clause] = {
        each.number: each for each in games.find("kleine_fische").clauses()
    }
    assert clauses["KF-052"].kind == clauses["KF-109"].kind == "ruling"


def test_a_small_reading_is_an_option() -> None:
    option = {each.key: each for each in games.find("kleine_fische").options}["free_entry"]
    assert option.clause == "KF-109"
    assert option.default() is False
