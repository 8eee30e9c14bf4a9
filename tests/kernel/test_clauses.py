"""Clauses: a game's rules as data."""

from __future__ import annotations

import pytest

from shoal.kernel import Game, SheetError, read_clauses
from tests.kernel.random_play import SMALL

GOOD = """
[REE-010]
says = "Boats float."
coded = "boats.py"
kind = "text"

[REE-002a]
says = "Stones sink."
coded = "stones.py"
kind = "assumed"
"""


def test_clauses_are_read_in_the_order_of_the_file() -> None:
    first, second = read_clauses("reef", GOOD)
    assert (first.number, first.says, first.coded) == ("REE-010", "Boats float.", "boats.py")
    assert (second.number, second.kind) == ("REE-002a", "assumed")


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("[REE-010]", "[ree-010]", "ree-010: is not a clause number such as MAL-050"),
        ("[REE-010]", "[REE-10]", "REE-10: is not a clause number such as MAL-050"),
        ("[REE-010]", "[REE-002a]", "is not TOML"),
        ('says = "Boats float."', "", "REE-010.says: is missing"),
        ('"boats.py"', "1", "REE-010.coded: must be a text, not 1"),
        ('kind = "text"', 'kind = "rumour"', "REE-010.kind: must be one of text, derived, ruling"),
        ('kind = "text"', 'kind = "text"\nsay = ""', "REE-010.say: is not known here"),
        ("[REE-010]", "REE-001 = 3\n[REE-010]", "REE-001: must be a table, not 3"),
    ],
)
def test_a_faulty_clause_is_refused_with_its_number(old: str, new: str, reason: str) -> None:
    with pytest.raises(SheetError) as caught:
        read_clauses("reef", GOOD.replace(old, new))
    assert str(caught.value).startswith(f"reef: {reason}")


@pytest.mark.parametrize("game", SMALL, ids=lambda game: game.name)
def test_a_game_finds_its_own_clauses(game: Game) -> None:
    numbers = [clause.number for clause in game.clauses()]
    assert game.turn_clause in numbers
    assert game.over_clause in numbers
