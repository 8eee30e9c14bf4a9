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
from tests.words import pseudo


@pytest.fixture
def shoal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    return Command(monkeypatch, capsys)


# shoal words


def test_languages_are_listed_with_their_completeness(shoal: Command) -> None:
    said = shoal.run("words").success()
    rows = {line.split()[0]: line.split() for line in said.splitlines()[1:]}
    assert rows["de"][1:3] == ["Deutsch", rows["en"][2]]
    assert rows["de"][3:5] == rows["en"][3:5] == ["100", "%"]
    assert set(rows) == set(shoal_words.folders())


def test_of_one_language_every_file_is_listed(shoal: Command) -> None:
    said = shoal.run("words", "de").success()
    assert "maldivia-clauses" in said
    assert "English" not in said


def test_the_check_passes(shoal: Command) -> None:
    assert shoal.run("words", "--check").success().endswith("Faults: 0. Unused messages: 0.\n")


def test_the_check_fails_when_something_is_missing(
    shoal: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = checking.missing

    def forgetful(words: object, english: object) -> object:
        return whole(words, english) or [english.messages["seat-name"]]  # type: ignore[attr-defined, arg-type]

    monkeypatch.setattr(checking, "missing", forgetful)
    failed = shoal.run("words", "--check", "de")
    assert failed.code == 1
    assert "de/kernel.ftl: seat-name is missing" in failed.out


def test_programs_can_read_the_check(shoal: Command) -> None:
    report = json.loads(shoal.run("words", "--check", "--json").success())
    german = report["languages"]["de"]
    assert (german["name"], german["complete"], german["draft"]) == ("Deutsch", True, False)
    assert german["said"] == german["of"] == sum(of for _, of in german["catalogues"].values())
    assert set(german["faults"].values()) == {0}
    assert report["faults"] == report["unused"] == []


def test_a_translator_gets_everything_to_do(shoal: Command) -> None:
    said = shoal.run("words", "--todo", "da").success()
    assert "### src/shoal/words/da/kernel.ftl" in said
    assert "seat-name = Player { $number }" in said
    assert "MAL-115 = Seven fish fit on a mast." in said
    assert shoal.run("words", "--todo", "de").success() == ""


def test_what_is_no_language_is_refused(shoal: Command) -> None:
    refused = shoal.run("words", "--todo", "klingon").mistake()
    assert refused == "'klingon' is not a language; use a code such as fr or pl"
    assert "name a language" in shoal.run("words", "--todo").mistake()


def test_a_game_can_be_read_in_a_language(shoal: Command) -> None:
    said = shoal.run("words", "de", "--read", "maldivia").success()
    assert "  ? Wähle ein Boot." in said
    assert "maldivia-legend = " in said  # what was not said stands behind it
    assert "⟦" not in said


# A language is only files.


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of all words, to which languages can be added."""
    words = tmp_path / "words"
    shutil.copytree(Path(shoal_words.__file__).parent, words)
    real = resources.files
    ours = ("shoal.words", shoal_words)
    monkeypatch.setattr(
        resources, "files", lambda package: words if package in ours else real(package)
    )
    yield words
    shoal_words.bundle.cache_clear()


@pytest.fixture
def danish(folder: Path) -> Path:
    """The beginnings of another language."""
    (folder / "da").mkdir()
    file = folder / "da" / "kernel.ftl"
    file.write_text("seat-name = Spiller { $number }\n", "utf-8")
    (folder / "da" / "draft.txt").write_text("not yet\n", "utf-8")
    return file


def test_a_fourteenth_language_is_files_and_nothing_else(shoal: Command, folder: Path) -> None:
    pseudo.write(folder)
    assert len(shoal_words.folders()) == 14
    assert pseudo.LANGUAGE in shoal_words.languages()
    assert shoal_words.spoken(["eo-XX", "de"]) == "eo"
    assert (
        shoal.run("words", "--check", "eo").success().endswith("Faults: 0. Unused messages: 0.\n")
    )
    options = ["--you", "all", "--language", "eo"]
    said = shoal.run("play", "maldivia", *options, typed="?\nwhy sail a1\nquit\n").success()
    assert "Chóósé á bóát." in said
    assert "Fírst chóósé á bóát." in said


def test_a_draft_is_spoken_to_who_asks_and_offered_to_nobody(shoal: Command, danish: Path) -> None:
    assert "da" in shoal_words.folders()
    assert "da" not in shoal_words.languages()
    assert shoal_words.spoken(["da", "de"]) == "de"
    words = shoal_words.Words("da")
    assert (words.seat(1), words.say("prompt-over")) == ("Spiller 2", "The game is over.")
    assert "dansk, draft" in shoal.run("words", "--check").success()
    failed = shoal.run("words", "--check", "da")  # by name, everything is demanded of it
    assert failed.code == 1
    assert "da/kernel.ftl: prompt-over is missing" in failed.out
    todo = shoal.run("words", "--todo", "da").success()
    assert "prompt-over = The game is over." in todo
    assert "seat-name" not in todo


def test_what_is_finished_must_be_whole_and_right(shoal: Command, danish: Path) -> None:
    danish.write_text("seat-name = Spiller { $navn }\nhval = hval\n", "utf-8")
    danish.with_name("draft.txt").unlink()
    failed = shoal.run("words", "--check")
    assert failed.code == 1
    assert "da/kernel.ftl: seat-name leaves out { $number }" in failed.out
    assert "da/kernel.ftl: seat-name has { $navn }, which English does not have" in failed.out
    assert "da/kernel.ftl: hval is unknown in English" in failed.out
    assert "da/kernel.ftl: prompt-over is missing" in failed.out
    assert "da/glossary.toml: maldivia.boat is not in the glossary" in failed.out


def test_what_changed_in_english_is_to_be_looked_at_again(shoal: Command, danish: Path) -> None:
    noted = shoal.run("words", "da", "--seen").success()
    assert noted.startswith("1 messages noted in ")
    assert "changed in English" not in shoal.run("words", "da", "--todo").success()
    english = danish.parents[1] / "en" / "kernel.ftl"
    text = english.read_text("utf-8")
    english.write_text(text.replace("Player { $number }", "Seat { $number }"), "utf-8")
    todo = shoal.run("words", "da", "--todo").success()
    assert "seat-name = Seat { $number }\n#   now: seat-name = Spiller { $number }\n" in todo
    assert shoal.run("words", "da").success().splitlines()[1].split()[-1] == "1"
    shoal.run("words", "da", "--seen").success()
    assert "changed in English" not in shoal.run("words", "da", "--todo").success()


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
