"""Every clause of every game is coded where it says and claimed by a test."""

from __future__ import annotations

from pathlib import Path

import pytest

from shoal import games
from shoal.claims import checkout, claims, uncoded
from shoal.kernel import Game
from tests.conformance.little import LittleGame

ROOT = Path(__file__).resolve().parents[2]
CLAIMS = claims(ROOT / "tests")


@pytest.mark.parametrize("name", games.names())
def test_every_clause_has_a_test(name: str) -> None:
    numbers = [clause.number for clause in games.find(name).clauses()]
    assert numbers, "a game has clauses"
    assert [number for number in numbers if number not in CLAIMS] == []


@pytest.mark.parametrize("name", games.names())
def test_every_clause_stands_where_it_is_said_to_be_coded(name: str) -> None:
    assert uncoded(games.find(name), ROOT / "src" / "shoal" / "games" / name) == []


def test_no_test_claims_a_clause_that_does_not_exist() -> None:
    there = {clause.number for name in games.names() for clause in games.find(name).clauses()}
    claimed = {number: tests for number, tests in CLAIMS.items() if number not in there}
    assert claimed == {}


def test_no_two_games_number_their_clauses_alike() -> None:
    prefixes = [
        {clause.number.partition("-")[0] for clause in games.find(name).clauses()}
        for name in games.names()
    ]
    assert all(len(each) == 1 for each in prefixes)
    assert len(set().union(*prefixes)) == len(prefixes)


# The reader itself, which must be able to fail.


class Clauses(LittleGame):
    """A game with nothing but clauses."""

    def __init__(self, *rows: tuple[str, str]) -> None:
        super().__init__()
        self.rows = rows

    def data(self, name: str) -> str:
        return "".join(
            f'[{number}]\nsays = "It is so."\ncoded = "{coded}"\nkind = "text"\n'
            for number, coded in self.rows
        )


def written(folder: Path, name: str, text: str) -> Path:
    file = folder / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, "utf-8")
    return folder


@pytest.mark.parametrize(
    ("source", "numbers"),
    [
        ("def test_ree_050_boats_float() -> None: ...", ["REE-050"]),
        ("def test_ree_050_051_boats_float() -> None: ...", ["REE-050", "REE-051"]),
        ("def test_ree_050a_boats_float() -> None: ...", ["REE-050a"]),
        ("def test_re_050() -> None: ...", ["RE-050"]),
        ("async def test_ree_050_boats() -> None: ...", ["REE-050"]),
        ("class TestBoats:\n    def test_ree_050_float(self) -> None: ...", ["REE-050"]),
        ("def test_boats_float() -> None: ...", []),
        ("def test_ree_50_boats_float() -> None: ...", []),
        ("def test_ree_0501_boats_float() -> None: ...", []),
        ("def ree_050_boats_float() -> None: ...", []),
        ("def helper_test_ree_050() -> None: ...", []),
        ("# def test_ree_050_boats_float() -> None: ...", []),
        ("TEXT = 'def test_ree_050_boats_float()'", []),
    ],
)
def test_claims_are_read_from_the_names_of_tests(
    tmp_path: Path, source: str, numbers: list[str]
) -> None:
    assert sorted(claims(written(tmp_path, "rules/test_reef.py", source))) == numbers


def test_a_claim_names_file_and_test(tmp_path: Path) -> None:
    for name in ("test_reef.py", "deep/test_bay.py"):
        written(tmp_path, name, "def test_ree_050_float() -> None: ...")
    assert claims(tmp_path) == {
        "REE-050": ["test_bay.py::test_ree_050_float", "test_reef.py::test_ree_050_float"]
    }


def test_only_files_of_tests_are_read(tmp_path: Path) -> None:
    assert claims(written(tmp_path, "reef.py", "def test_ree_050_float() -> None: ...")) == {}


@pytest.mark.parametrize(
    ("text", "missing"),
    [
        ("# boats float (REE-050)", []),
        ("# REE-050: boats float", []),
        ("# boats float", ["REE-050"]),
        ("# boats float (REE-050a)", ["REE-050"]),
        ("# boats float (REE-0501)", ["REE-050"]),
    ],
)
def test_a_clause_counts_as_coded_only_where_its_number_stands(
    tmp_path: Path, text: str, missing: list[str]
) -> None:
    game: Game = Clauses(("REE-050", "boats.py"))
    assert uncoded(game, written(tmp_path, "boats.py", text)) == missing


@pytest.mark.parametrize("coded", ["stones.py", "", "."])
def test_a_clause_coded_in_no_file_is_missing(tmp_path: Path, coded: str) -> None:
    game = Clauses(("REE-050", coded))
    assert uncoded(game, written(tmp_path, "boats.py", "# REE-050")) == ["REE-050"]


def test_the_checkout_is_found() -> None:
    assert checkout() == ROOT
