"""`python -m shoal` as people start it, with the games that are shipped."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from shoal import games
from shoal.kernel import Record, SeaChance
from tests.cli.command import process
from tests.kernel.random_play import record_text

ROOT = Path(__file__).resolve().parents[2]
NAMES = games.names()


def test_the_games_are_listed() -> None:
    assert [row["name"] for row in json.loads(process("games", "--json").success())] == NAMES


def test_the_games_are_listed_on_a_terminal_that_lacks_letters() -> None:
    said = process("games", env={"PYTHONIOENCODING": "ascii"}).success()
    for name in NAMES:
        assert f"({name})" in said


def test_without_a_command_the_games_are_shown() -> None:
    said = process("play").success()
    for name in NAMES:
        assert games.find(name).title in said


def test_a_mistake_ends_with_a_sentence_and_no_traceback() -> None:
    said = process("rules", "chess").mistake()
    assert said.startswith("there is no game 'chess'; games here: ")
    for name in NAMES:
        assert name in said


def test_a_reader_who_stops_listening_gets_no_traceback() -> None:
    paths = os.pathsep.join(path for path in sys.path if path)
    script = f"{sys.executable} -m shoal games --json | true; exit ${{PIPESTATUS[0]}}"
    done = subprocess.run(
        ["bash", "-c", script],
        env=os.environ | {"PYTHONPATH": paths},
        capture_output=True,
        text=True,
    )
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("name", NAMES)
def test_a_whole_game_is_played_recorded_and_verified(name: str, tmp_path: Path) -> None:
    file = tmp_path / "game.shoal"
    words = ["--you", "none", "--bots", "random", "--record", str(file), "--seed", "2a" * 32]
    process("play", name, *words).success()
    assert [path.name for path in tmp_path.iterdir()] == ["game.shoal"]
    record = Record.read(file.read_text("utf-8"))
    assert process("verify", file).success().endswith("The record is valid.\n")
    lines = process("replay", file).success().splitlines()
    seat, text, _line = record.actions[-1]
    assert f"{len(record.actions):>4}  p{seat + 1} {text}" in lines


@pytest.mark.parametrize("name", NAMES)
def test_a_person_who_leaves_keeps_the_record(name: str, tmp_path: Path) -> None:
    file, game, seed = tmp_path / "game.shoal", games.find(name), bytes([42] * 32)
    state = game.new(game.usual_seats, SeaChance(seed))
    action = game.space.text(state.legal(state.actor())[0])
    words = ["--you", "all", "--record", str(file), "--seed", seed.hex()]
    typed = f"?\nboard\n[/x]\n²\n{action}\n"
    assert (
        "You left before the game was over." in process("play", name, *words, typed=typed).success()
    )
    record = Record.read(file.read_text("utf-8"))
    assert [(seat, text) for seat, text, _line in record.actions] == [(state.actor(), action)]
    assert len(record.play(game).steps) == 1


@pytest.mark.parametrize("name", NAMES)
def test_a_changed_record_is_refused(name: str, tmp_path: Path) -> None:
    lines = record_text(games.find(name)).splitlines(keepends=True)
    first = lines.index("actions\n") + 1
    file = tmp_path / "game.shoal"
    file.write_text("".join([*lines[:first], *lines[first + 1 :]]), "utf-8")
    assert process("verify", file).mistake().startswith(f"{file}: line ")


@pytest.fixture(scope="module")
def sources(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of Shoal that a test may damage."""
    folder = tmp_path_factory.mktemp("sources")
    ignored = shutil.ignore_patterns("__pycache__")
    shutil.copytree(ROOT / "src" / "shoal", folder / "shoal", ignore=ignored)
    return folder


@pytest.mark.parametrize("name", NAMES)
def test_a_corrupt_components_file_is_named(name: str, sources: Path) -> None:
    file = sources / "shoal" / "games" / name / "components.toml"
    good = file.read_bytes()
    for content in (good[: len(good) // 2], b"\xff\xfe\x00"):
        file.write_bytes(content)
        said = process("rules", name, env={"PYTHONPATH": str(sources)}).mistake()
        assert said.startswith(f"{name}/components.toml: "), said
    file.write_bytes(good)
    process("rules", name, env={"PYTHONPATH": str(sources)}).success()
