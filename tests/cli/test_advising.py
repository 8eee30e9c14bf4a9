"""Hints and judgements from the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from shoal import games
from shoal.kernel import FastChance
from tests.cli.command import Command
from tests.games.test_records import FILES

RECORD = next(file for file in FILES if file.parent.name == "kleine_fische")


@pytest.fixture
def real(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    """The command line with the shipped games."""
    return Command(monkeypatch, capsys)


def test_a_hint_names_an_action_and_why(real: Command) -> None:
    said = real.run("hint", RECORD, "--at", "30", "--bot", "captain:20").success()
    assert "% to win" in said
    again = real.run("hint", RECORD, "--at", "30", "--bot", "captain:20", "--json").success()
    told = json.loads(again)
    assert told["action"] in said
    assert told["reason"]["key"].startswith("bots-reason-")


def test_a_hint_speaks_german(real: Command) -> None:
    words = ["hint", str(RECORD), "--at", "30", "--bot", "mate", "--language", "de"]
    assert "Gewinnchance" in real.run(*words).success().replace("\n", " ")


def test_a_hint_at_the_terminal_has_its_reason(real: Command) -> None:
    words = ["play", "kleine_fische", "--seats", "2", "--you", "p1", "--bots", "mate"]
    said = real.run(*words, typed="hint\nquit\n").success()
    assert "A bot would play: " in said
    assert "% to win, and" in said
    assert "By instinct" not in said, "whoever asks is answered by a search"


def test_a_record_is_judged_from_beginning_to_end(real: Command) -> None:
    rows = json.loads(real.run("evaluate", RECORD, "--simulations", "4", "--json").success())
    assert rows[0]["action"] == 0
    assert max(rows[-1]["chances"]) in (1.0, 0.5)
    for row in rows:
        assert sum(row["chances"]) == pytest.approx(1, abs=0.001)
    said = real.run("evaluate", RECORD, "--simulations", "4").success()
    assert said.count("points") == len(rows) * len(rows[0]["chances"])


def test_a_moment_is_judged_by_what_somebody_knows(real: Command) -> None:
    words = ["evaluate", str(RECORD), "--at", "30", "--simulations", "6", "--json"]
    all_seen = json.loads(real.run(*words).success())
    mine = json.loads(real.run(*words, "--eyes", "p1").success())
    assert (len(all_seen), len(mine)) == (1, 1)
    assert all_seen != mine


def test_a_position_may_be_asked_about(real: Command, tmp_path: Path) -> None:
    file = tmp_path / "reef.toml"
    file.write_text(games.find("kleine_fische").new(3, FastChance(2)).position())
    assert "p1: " in real.run("hint", file, "--bot", "mate").success()
    assert "points" in real.run("evaluate", file, "--simulations", "2").success()


def test_mistakes_get_one_sentence(real: Command, tmp_path: Path) -> None:
    assert "--at" in real.run("hint", RECORD).mistake()
    assert "only" in real.run("evaluate", RECORD, "--at", "9999").mistake()
    assert "not the turn of p3" in real.run("hint", RECORD, "--at", "0", "--seat", "p3").mistake()
    assert "there is no language" in real.run("hint", RECORD, "--language", "xx").mistake()
    last = str(len(RECORD.read_text("utf-8").splitlines()))
    assert "only" in real.run("hint", RECORD, "--at", last).mistake()
    junk = tmp_path / "junk.toml"
    junk.write_text("fish = [")
    assert "neither" in real.run("evaluate", junk).mistake()
    junk.write_text("fish = 3")
    assert "which game" in real.run("evaluate", junk).mistake()


def test_a_game_nobody_taught_the_bots_is_searched_all_the_same(
    shoal: Command, tmp_path: Path
) -> None:
    file = tmp_path / "board.toml"
    file.write_text('game = "tic_tac_toe"\nseats = 2\nboard = "XX.OO...."')
    assert "mark c1" in shoal.run("hint", file, "--bot", "captain:300").success()
