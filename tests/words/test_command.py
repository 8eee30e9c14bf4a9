"""`shoal words`, and the commands that speak a person's language."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from importlib import resources
from pathlib import Path

import pytest

import shoal.words as shoal_words
from shoal import games
from shoal.kernel import Play, Record, SeaChance
from shoal.words import checking
from tests.cli.command import Command


@pytest.fixture
def shoal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    return Command(monkeypatch, capsys)


# shoal words


def test_languages_are_listed_with_their_completeness(shoal: Command) -> None:
    said = shoal.run("words").success()
    head, *_, all_of_it, _ = said.splitlines()
    assert head.split() == ["de", "Deutsch", "en", "English"]
    assert all_of_it.split() == ["all", "100", "%", "100", "%"]
    assert "maldivia-clauses" in said


def test_the_check_passes(shoal: Command) -> None:
    assert shoal.run("words", "--check").success().endswith("Faults: 0. Unused messages: 0.\n")


def test_the_check_fails_when_a_promise_is_broken(
    shoal: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("shoal.cli.wording.languages", lambda: ["de", "en"])
    whole = checking.missing

    def forgetful(words: object, english: object) -> object:
        return whole(words, english) or [english.messages["seat-name"]]  # type: ignore[attr-defined, arg-type]

    monkeypatch.setattr(checking, "missing", forgetful)
    failed = shoal.run("words", "--check")
    assert failed.code == 1
    assert "de/kernel.ftl: seat-name is missing" in failed.out


def test_programs_can_read_the_check(shoal: Command) -> None:
    report = json.loads(shoal.run("words", "--check", "--json").success())
    german = report["languages"]["de"]
    assert (german["name"], german["complete"]) == ("Deutsch", True)
    assert german["said"] == german["of"] == sum(of for _, of in german["catalogues"].values())
    assert report["faults"] == report["unused"] == []


def test_a_translator_gets_everything_to_do(shoal: Command) -> None:
    said = shoal.run("words", "--todo", "fr").success()
    assert "### src/shoal/words/fr/kernel.ftl" in said
    assert "seat-name = Player { $number }" in said
    assert "MAL-115 = Seven fish fit on a mast." in said
    assert shoal.run("words", "--todo", "de").success() == ""


def test_what_is_no_language_is_refused(shoal: Command) -> None:
    refused = shoal.run("words", "--todo", "klingon").mistake()
    assert refused == "'klingon' is not a language; use a code such as fr or pl"


# A language is only files.


@pytest.fixture
def slovenian(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of all words with the beginnings of another language."""
    folder = tmp_path / "words"
    shutil.copytree(Path(shoal_words.__file__).parent, folder)
    (folder / "sl").mkdir()
    file = folder / "sl" / "kernel.ftl"
    file.write_text("seat-name = Igralec { $number }\n", "utf-8")
    real = resources.files
    ours = ("shoal.words", shoal_words)
    monkeypatch.setattr(
        resources, "files", lambda package: folder if package in ours else real(package)
    )
    yield file
    shoal_words.bundle.cache_clear()


def test_a_new_folder_is_a_new_language(shoal: Command, slovenian: Path) -> None:
    assert shoal_words.languages() == ["de", "en", "sl"]
    words = shoal_words.Words("sl")
    assert (words.seat(1), words.say("prompt-over")) == ("Igralec 2", "The game is over.")
    said = shoal.run("words", "--check").success()  # it may be unfinished, but not wrong
    assert "sl slovenščina" in said.splitlines()[0]
    assert "Faults: 0." in said
    todo = shoal.run("words", "--todo", "sl").success()
    assert "prompt-over = The game is over." in todo
    assert "seat-name" not in todo


def test_a_new_language_must_not_be_wrong(shoal: Command, slovenian: Path) -> None:
    slovenian.write_text("seat-name = Igralec { $ime }\nkit = kit\n", "utf-8")
    failed = shoal.run("words", "--check")
    assert failed.code == 1
    assert "sl/kernel.ftl: seat-name leaves out { $number }" in failed.out
    assert "sl/kernel.ftl: seat-name has { $ime }, which English does not have" in failed.out
    assert "sl/kernel.ftl: kit is unknown in English" in failed.out


# The language of the environment.


@pytest.mark.parametrize(
    ("environment", "german"),
    [
        ({"LANG": "de_DE.UTF-8"}, True),
        ({"LANG": "en_GB.UTF-8"}, False),
        ({"LANG": "xx_XX.UTF-8"}, False),
        ({"LANG": "en_GB.UTF-8", "LANGUAGE": "de_AT:en"}, True),
        ({"LANG": "C.UTF-8", "LANGUAGE": "de"}, False),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "de_DE"}, True),
        ({"LANG": "de_DE", "LC_ALL": "C"}, False),
        ({}, False),
    ],
)
def test_the_environment_names_the_language(
    shoal: Command, monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], german: bool
) -> None:
    for name in ("LANG", "LC_ALL", "LC_MESSAGES", "LANGUAGE"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    said = shoal.run("games").success()
    assert ("Spieler" in said, "players" in said) == (german, not german)


def test_what_is_asked_for_beats_the_environment(
    shoal: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert "Seven fish" in shoal.run("rules", "maldivia", "MAL-115", "--language", "en").success()
    assert "sieben Fische" in shoal.run("rules", "maldivia", "MAL-115").success()


def test_rules_can_be_read_in_german(shoal: Command) -> None:
    rows = json.loads(shoal.run("rules", "vanuatu", "--language", "de", "--json").success())
    assert {row["number"]: row["says"] for row in rows}["VAN-112"] == "Passen gibt es nicht."


def test_a_game_is_played_in_german(shoal: Command) -> None:
    options = ["--you", "all", "--language", "de"]
    said = shoal.run("play", "maldivia", *options, typed="?\nwhy sail a1\nquit\n").success()
    assert "Wähle ein Boot." in said
    assert "diese Hilfe zeigen und was du tun kannst" in said
    assert "Wähle zuerst ein Boot." in said
    assert "Du hast die Partie vor dem Ende verlassen." in said


def test_a_record_is_retold_in_german(shoal: Command, tmp_path: Path) -> None:
    game = games.find("kleine_fische")
    play = Play(game.new(2, SeaChance(bytes(32))))
    for _ in range(12):
        seat = play.state.actor()
        play.apply(seat, play.state.legal(seat)[0])
    file = tmp_path / "game.record"
    file.write_text(Record.of(play, ["Ann", "Ben"], opened=True).text(), "utf-8")
    said = shoal.run("replay", file, "--language", "de").success()
    assert "und springt auf" in said
    assert "verdeckter Fisch" in said
