"""What a diver is asked names what is possible there."""

from __future__ import annotations

import pytest

from shoal.games.kleine_fische.prompts import prompt
from shoal.words import Words
from tests.games.kleine_fische.rules.test_dive import FOUR, FOUR_OPEN, diving
from tests.kit import do


@pytest.mark.parametrize(
    ("beside", "berth", "swim", "said"),
    [
        ({"c30": "clown-7", "c31": "saw-3"}, "v21 down", "swim down", "Turn up one of the fish"),
        (
            {"c30": "clown-7", "c31": "octo3"},
            "v21 down",
            "swim down",
            "Turn up a fish beside you, or",
        ),
        ({"c33": "octo3"}, "v33 up", "swim right", "Explore the cave beside you, or stop?"),
    ],
)
def test_after_a_movement(beside: dict[str, str], berth: str, swim: str, said: str) -> None:
    sea = diving({**FOUR, **beside}, FOUR_OPEN, berth)
    do(sea, swim)
    asked = prompt(sea, sea.turn)
    assert Words("en", ["Ann", "Ben"]).say(asked.key, asked.args).startswith(said)
