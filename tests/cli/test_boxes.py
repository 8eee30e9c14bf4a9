"""Records of other days: replayed with the components they name, if those are at hand."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

import pytest

from shoal import claims, games
from shoal.cli.boxes import lay_out
from shoal.kernel import Record
from shoal.kernel.game import BOXES, box_digest
from tests.cli.command import Command, Outcome, process

GAME = games.find("kleine_fische")
TODAY = GAME.data("components.toml")
OTHER = TODAY.replace("faces = [-1, 1, 1, 2, 3, 3]", "faces = [-1, 3, 3, 2, 1, 1]")
STORED = (
    Path(__file__).resolve().parents[1] / "games" / "records" / GAME.name / "instinct_two.shoal"
)


@pytest.fixture(scope="module")
def other_day(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A Shoal whose die has its faces in another order, which keeps today's components."""
    place = tmp_path_factory.mktemp("other-day")
    lay_out(place, GAME, OTHER)
    return place


def run(place: Path, *words: str | Path) -> Outcome:
    paths = [str(place), *(path for path in sys.path if path)]
    return process(*words, env={"PYTHONPATH": os.pathsep.join(paths), "PYTHONSAFEPATH": "1"})


@pytest.fixture(scope="module")
def other_record(other_day: Path) -> Path:
    """A game that was played with the other die."""
    file = other_day / "game.shoal"
    run(other_day, "play", GAME.name, "--you", "none", "--bots", "random", "--record", file,
        "--seed", "07" * 32).success()  # fmt: skip
    assert Record.read(file.read_text("utf-8")).components == box_digest(OTHER)
    return file


def test_the_other_die_makes_another_game(other_day: Path) -> None:
    assert OTHER != TODAY
    found = json.loads(run(other_day, "games", "--json").success())
    (row,) = [row for row in found if row["name"] == GAME.name]
    assert row["components"] == box_digest(OTHER) != GAME.components()


def test_a_record_replays_with_the_components_that_are_kept(other_day: Path) -> None:
    said = run(other_day, "verify", STORED).success()
    assert said.endswith("The record is valid.\n")
    assert json.loads(run(other_day, "verify", STORED, "--json").success())["good"] is True
    assert "p1" in run(other_day, "replay", STORED, "--at", "3").success()


def test_a_record_says_exactly_which_components_are_missing(other_record: Path) -> None:
    missing = (
        f"the record was played with components {box_digest(OTHER)} of {GAME.name}; "
        f"the components file here is {GAME.components()}, and {box_digest(OTHER)}.toml is not "
        f"kept in {BOXES}/ beside it. With --components FILE you can name it"
    )
    assert process("replay", other_record).mistake() == missing
    refused = process("verify", other_record, "--json")
    assert refused.code == 1
    assert json.loads(refused.out) == {"good": False, "checked": [], "faults": [missing]}


def test_a_record_replays_with_components_somebody_names(
    other_record: Path, tmp_path: Path
) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(OTHER, "utf-8")
    said = process("verify", other_record, "--components", file).success()
    assert said.endswith("The record is valid.\n")
    assert process("replay", other_record, "--at", "3", "--components", file).success()


def test_other_components_than_the_record_names_are_refused(
    other_record: Path, tmp_path: Path
) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(OTHER + "# corrected\n", "utf-8")
    said = process("replay", other_record, "--components", file).mistake()
    assert said.startswith(f"{file} holds components {box_digest(file.read_text())}; ")
    assert said.endswith(f"the record was played with {box_digest(OTHER)}")
    file.write_bytes(b"\xff\xfe")
    said = process("replay", other_record, "--components", file).mistake()
    assert said == f"{file} is not a text file"


@pytest.mark.parametrize("digest", ["", "../clauses", "0123456789ab", "../../../x", "é" * 12])
def test_a_digest_that_is_no_box_finds_none(digest: str) -> None:
    assert GAME.box(digest) == ""


def test_the_box_of_today_is_found_by_its_digest() -> None:
    assert GAME.box(GAME.components()) == TODAY


def test_components_are_kept_once(
    shoal: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shoal.install(GAME)
    monkeypatch.setattr(claims, "checkout", lambda: tmp_path)
    place = Path("src/shoal/games") / GAME.name / BOXES / f"{GAME.components()}.toml"
    (tmp_path / place).parent.parent.mkdir(parents=True)
    assert shoal.run("keep-components", GAME.name).success() == f"{place} is kept now.\n"
    assert (tmp_path / place).read_text("utf-8") == TODAY
    assert shoal.run("keep-components", GAME.name).success() == f"{place} is kept already.\n"


def test_what_cannot_be_kept_is_told(shoal: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    said = shoal.run("keep-components", "tic_tac_toe").mistake()
    assert said == "Tic-tac-toe has no components file"
    monkeypatch.setattr(claims, "checkout", lambda: None)
    said = shoal.run("keep-components", "tic_tac_toe").mistake()
    assert said.startswith("keep-components works only in a source checkout")
