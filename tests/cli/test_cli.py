"""The commands, with the small games of the tests; mistakes are answered with one sentence."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import shoal as package
from shoal.kernel import Record
from shoal.kernel.build import COMPILED
from shoal.kernel.game import load_game
from shoal.kernel.record import digest
from shoal.terminal import replaying
from tests.cli.command import Command
from tests.conformance.little import LittleGame
from tests.kernel.random_play import random_play, record_text
from tiny import kuhn_poker, tic_tac_toe

KUHN = kuhn_poker.GAME


class Bracketed(LittleGame):
    """A game whose clause looks like the markup of a terminal."""

    def data(self, name: str) -> str:
        return super().data(name).replace("Pick.", "Pick [/one] of [bold]three.")


# What there is.


def test_the_version_says_which_build_runs(shoal: Command) -> None:
    said = shoal.run("--version").success()
    build = "compiled" if COMPILED else "interpreted"
    assert said.startswith(f"Shoal {package.__version__}, {build}, Python 3.")


@pytest.mark.parametrize("words", [["--help"], ["-h"], ["simulate", "--help"], ["verify", "-h"]])
def test_help_is_given(shoal: Command, words: list[str]) -> None:
    assert "Usage: " in shoal.run(*words).success()


def test_completion_for_the_shell_is_offered(shoal: Command) -> None:
    assert "--install-completion" in shoal.run("--help").success()


def test_games_are_listed_for_programs(shoal: Command) -> None:
    rows = json.loads(shoal.run("games", "--json").success())
    assert [row["name"] for row in rows] == ["kuhn_poker", "little", "tic_tac_toe"]
    assert rows[2] == {
        "name": "tic_tac_toe",
        "title": "Tic-tac-toe",
        "seats": [2],
        "rules": 1,
        "components": tic_tac_toe.GAME.components(),
        "actions": 9,
        "options": {},
    }


def test_without_games_that_is_said(shoal: Command) -> None:
    shoal.install()
    assert shoal.run("games").success() == "No games are installed.\n"
    assert json.loads(shoal.run("games", "--json").success()) == []


def test_an_unknown_command_is_refused(shoal: Command) -> None:
    refused = shoal.run("swim")
    assert refused.code == 2
    assert "No such command 'swim'" in refused.err


# rules


def test_clauses_are_shown(shoal: Command) -> None:
    said = shoal.run("rules", "kuhn_poker").success()
    assert [line[:7] for line in said.splitlines() if line.startswith("KUH-")] == [
        f"KUH-00{number}" for number in (1, 2, 3, 4)
    ]


def test_one_clause_is_shown_whatever_its_capitals(shoal: Command) -> None:
    said = shoal.run("rules", "kuhn_poker", "kuh-004").success()
    assert said.startswith("KUH-004 A pass after a bet gives the pot")
    rows = json.loads(shoal.run("rules", "kuhn_poker", "KUH-004", "--json").success())
    assert [(row["number"], row["kind"], row["coded"]) for row in rows] == [
        ("KUH-004", "text", "course.py")
    ]


def test_a_clause_is_shown_as_it_is_written(shoal: Command) -> None:
    shoal.install(Bracketed())
    said = shoal.run("rules", "little").success()
    assert "Pick [/one] of [bold]three." in said


def test_an_unknown_game_is_refused(shoal: Command) -> None:
    assert "'chess'" in shoal.run("rules", "chess").mistake()


def test_an_unknown_clause_is_refused(shoal: Command) -> None:
    assert shoal.run("rules", "kuhn_poker", "KUH-999").mistake() == (
        "Kuhn poker has no clause KUH-999"
    )


def test_coverage_fails_when_a_clause_has_no_test(shoal: Command) -> None:
    found = shoal.run("rules", "kuhn_poker", "--coverage")
    assert found.code == 1
    assert "no test" in found.out
    assert found.out.endswith("4 clauses, 0 claims by tests, 4 without a test.\n")
    rows = json.loads(shoal.run("rules", "kuhn_poker", "--coverage", "--json").out)
    assert [row["tests"] for row in rows] == [[], [], [], []]


# simulate


def test_games_are_simulated_and_counted(shoal: Command) -> None:
    said = shoal.run("simulate", "tic_tac_toe", "--games", "20", "--seed", "3").success()
    assert "games/s" in said
    words = ["simulate", "tic_tac_toe", "--games", "20", "--seed", "3", "--json"]
    report = json.loads(shoal.run(*words).success())
    again = json.loads(shoal.run(*words).success())
    (run,) = report["runs"]
    assert (run["games"], run["seats"], run["aborted"]) == (20, 2, 0)
    assert run["actions_per_game"] == again["runs"][0]["actions_per_game"]


def test_a_check_without_violation_says_so(shoal: Command) -> None:
    said = shoal.run("simulate", "kuhn_poker", "--games", "5", "--check").success()
    assert "No violation in 5 games, " in said


def test_a_check_that_fails_ends_with_a_sentence(shoal: Command) -> None:
    shoal.install(LittleGame("loses points"))
    said = shoal.run("simulate", "little", "--games", "5", "--check").mistake()
    assert said.startswith("game 0, action ")
    assert said.endswith("points are not those of the waves")


def test_every_option_is_played_in_every_combination(shoal: Command) -> None:
    shoal.install(load_game("shoal.games.kleine_fische"))
    words = ["simulate", "kleine_fische", "--games", "1", "--check", "--options", "all"]
    runs = json.loads(shoal.run(*words, "--json").success())["runs"]
    met = [(run["options"]["memory_help"], run["options"]["free_entry"], run["seats"])
           for run in runs]  # fmt: skip
    assert met == [
        (helped, free, seats)
        for helped in (False, True)
        for free in (False, True)
        for seats in (2, 3, 4)
    ]
    said = shoal.run(*words, "--seats", "2").success()
    assert "as usual" in said
    assert "memory_help=on" in said
    assert "No violation in 4 games, " in said
    some = json.loads(
        shoal.run(*words, "--seats", "2", "--option", "memory_help=on", "--json").success()
    )["runs"]
    assert [run["options"] for run in some] == [
        {"memory_help": True, "free_entry": free} for free in (False, True)
    ], "what is given stays as it is"


def test_a_check_that_fails_among_all_options_names_them(shoal: Command) -> None:
    shoal.install(LittleGame("loses points"))
    said = shoal.run("simulate", "little", "--games", "5", "--check", "--options", "all").mistake()
    assert said.startswith("2 seats: game 0, action ")


def test_options_are_all_or_as_given(shoal: Command) -> None:
    said = shoal.run("simulate", "tic_tac_toe", "--options", "some").mistake()
    assert said.startswith("--options can only be all, not 'some'; ")


def test_games_without_end_are_shown_as_aborted(shoal: Command) -> None:
    shoal.install(LittleGame("never ends"))
    said = shoal.run("simulate", "little", "--games", "2", "--limit", "30").success()
    assert "aborted" in said


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["--seats", "7"], "Tic-tac-toe is for 2 players, not 7"),
        (["--seats", "0"], "Tic-tac-toe is for 2 players, not 0"),
        (["--seats", "2,7"], "Tic-tac-toe is for 2 players, not 7"),
        (["--seats", "two"], "seats are numbers such as 2 or 2,3,4, not 'two'"),
        (["--seats", "²"], "seats are numbers such as 2 or 2,3,4, not '²'"),
        (["--seats", ","], "seats are numbers such as 2 or 2,3,4, not ','"),
        (["--seats", "-2"], "seats are numbers such as 2 or 2,3,4, not '-2'"),
        (["--seats", "9" * 5000], "seats are numbers such as 2 or 2,3,4, not '9999"),
        (["--option", "wind=on"], "the game has no option 'wind'; it has none"),
        (["--option", "wind"], "write an option as KEY=VALUE, not 'wind'"),
        (["--players", "kraken"], "there is no player 'kraken'"),
        (["--players", ""], "there is no player ''"),
        (["--players", "random,kraken"], "there is no player 'kraken'"),
    ],
    ids=lambda value: str(value)[:30],
)
def test_what_cannot_be_simulated_is_refused(shoal: Command, words: list[str], reason: str) -> None:
    assert shoal.run("simulate", "tic_tac_toe", *words).mistake().startswith(reason)


@pytest.mark.parametrize("words", [["--games", "0"], ["--games", "x"], ["--seed", "-1"]])
def test_a_number_out_of_range_is_refused(shoal: Command, words: list[str]) -> None:
    refused = shoal.run("simulate", "tic_tac_toe", *words)
    assert refused.code == 2
    assert "Invalid value" in refused.err


# verify


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "game.shoal"
    file.write_text(record_text(KUHN, 3), "utf-8")
    return file


def sealed(lines: list[str]) -> str:
    """Lines with an end that fits, as a skilled forger would write it."""
    count = len([line for line in lines if line[0] == "p"])
    return "\n".join([*lines, f"end {count} {digest(lines)}", ""])


def test_a_good_record_is_accepted(shoal: Command, record: Path) -> None:
    said = shoal.run("verify", record).success().splitlines()
    assert said[-1] == "The record is valid."
    assert [line[:3] for line in said[:-1]] == ["ok:"] * 3
    assert json.loads(shoal.run("verify", record, "--json").success())["good"] is True


def test_a_changed_action_is_noticed(shoal: Command, record: Path) -> None:
    text = record.read_text("utf-8")
    word, other = ("bet", "pass") if "p1 bet" in text else ("pass", "bet")
    record.write_text(text.replace(f"p1 {word}", f"p1 {other}", 1), "utf-8")
    said = shoal.run("verify", record).mistake()
    assert said.startswith(f"{record}: line ")
    assert said.endswith("the digest does not fit: the record was changed or damaged")


def test_a_changed_action_with_a_forged_end_is_noticed(shoal: Command, record: Path) -> None:
    text = record.read_text("utf-8")
    word, other = ("bet", "pass") if "p1 bet" in text else ("pass", "bet")
    lines = text.replace(f"p1 {word}", f"p1 {other}", 1).splitlines()[:-1]
    record.write_text(sealed(lines), "utf-8")
    found = shoal.run("verify", record)
    assert found.code == 1
    assert "not ok: " in found.out
    assert found.out.endswith("The record is NOT valid.\n")
    as_json = shoal.run("verify", record, "--json")
    assert as_json.code == 1
    assert json.loads(as_json.out)["good"] is False


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_torn_record_is_refused_with_its_line(shoal: Command, record: Path, command: str) -> None:
    lines = record.read_text("utf-8").splitlines(keepends=True)
    record.write_text("".join(lines[:-2]), "utf-8")
    said = shoal.run(command, record).mistake()
    assert said.startswith(f"{record}: line {len(lines) - 1}: the record breaks off")


@pytest.mark.parametrize("command", ["verify", "replay"])
@pytest.mark.parametrize(
    "content", [b"\x00\xff\xfe\x80", b"\x89PNG\r\n\x1a\n\x00", b"\x00\x00", b""]
)
def test_a_file_that_is_no_record_is_refused(
    shoal: Command, tmp_path: Path, command: str, content: bytes
) -> None:
    file = tmp_path / "picture"
    file.write_bytes(content)
    assert shoal.run(command, file).mistake().startswith(str(file))
    assert file.read_bytes() == content


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_missing_file_is_refused(shoal: Command, tmp_path: Path, command: str) -> None:
    file = tmp_path / "nothing.shoal"
    assert shoal.run(command, file).mistake() == f"{file}: No such file or directory"


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_directory_is_refused(shoal: Command, tmp_path: Path, command: str) -> None:
    assert shoal.run(command, tmp_path).mistake() == f"{tmp_path}: Is a directory"


def test_a_record_of_an_unknown_game_is_refused(shoal: Command, record: Path) -> None:
    lines = record.read_text("utf-8").splitlines()[:-1]
    record.write_text(sealed([line.replace("kuhn_poker", "chess") for line in lines]), "utf-8")
    assert shoal.run("verify", record).mistake() == "there is no game 'chess'"


def test_a_record_of_old_rules_says_which_version_it_needs(shoal: Command, record: Path) -> None:
    lines = record.read_text("utf-8").splitlines()[:-1]
    record.write_text(sealed([line.replace("rules 1", "rules 9") for line in lines]), "utf-8")
    reason = "the record needs rules version 9 of kuhn_poker; this Shoal has version 1"
    found = shoal.run("verify", record)
    assert (found.code, f"not ok: {reason}" in found.out) == (1, True)
    assert shoal.run("replay", record).mistake() == reason


# replay


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Small games have neither words nor boards: events by kind, views as they are."""
    monkeypatch.setattr(replaying, "draw", lambda game, view, words: str(view))
    monkeypatch.setattr(
        replaying, "sentences", lambda game, events, eyes, words: [e.kind for e in events]
    )


@pytest.mark.usefixtures("told")
def test_a_record_is_told_action_by_action(shoal: Command, record: Path) -> None:
    said = shoal.run("replay", record).success()
    actions = Record.read(record.read_text("utf-8")).actions
    for number, (seat, text, _line) in enumerate(actions, 1):
        assert f"{number:>4}  p{seat + 1} {text}\n        chosen\n" in said
    assert "Ann: " in said


@pytest.mark.usefixtures("told")
def test_a_moment_of_a_record_is_shown_through_somebody_s_eyes(
    shoal: Command, record: Path
) -> None:
    assert shoal.run("replay", record, "--at", "0").success() == (
        "{'bets': [], 'cards': ['?', '?']}\n"
    )
    mine = shoal.run("replay", record, "--at", "1", "--eyes", "p2").success()
    assert mine.count("'?'") == 1


@pytest.mark.usefixtures("told")
def test_a_replay_can_be_left_between_actions(shoal: Command, record: Path) -> None:
    said = shoal.run("replay", record, "--step", typed="\nq\n").success()
    assert "   2  p2" in said
    assert "   3  p" not in said
    assert "1. " not in said


@pytest.mark.usefixtures("told")
@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["--at", "99"], "the record has only "),
        (["--eyes", "p9"], "'p9' is nobody here; use p1 to p2 or spectator"),
        (["--eyes", "Ann"], "'Ann' is nobody here; use p1 to p2 or spectator"),
    ],
)
def test_what_cannot_be_shown_is_refused(
    shoal: Command, record: Path, words: list[str], reason: str
) -> None:
    assert shoal.run("replay", record, *words).mistake().startswith(reason)


@pytest.mark.usefixtures("told")
def test_names_in_a_record_are_shown_as_they_are_written(shoal: Command, tmp_path: Path) -> None:
    file = tmp_path / "game.shoal"
    file.write_text(Record.of(random_play(KUHN, 3), ["[/red]Ann", "[bold]:fish:"]).text(), "utf-8")
    said = shoal.run("replay", file).success()
    assert "[/red]Ann: " in said
    assert "[bold]:fish:: " in said


def test_a_record_of_a_game_that_goes_on_cannot_be_replayed(shoal: Command, tmp_path: Path) -> None:
    file = tmp_path / "game.shoal"
    file.write_text(Record.of(random_play(KUHN, 3, 1)).text(), "utf-8")
    assert shoal.run("replay", file).mistake() == (
        "the record has no seed: it is opened when the game is over"
    )


# No game: the picker.


def test_without_a_terminal_the_picker_says_how_to_start(shoal: Command) -> None:
    shoal.install()
    said = shoal.run("play").success()
    assert "shoal play GAME" in said
