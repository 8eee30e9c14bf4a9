"""Recorded games, data in, tests out: a file under `records/G/` is a test.

A record names its rules version and its components. With other components than today's it is
replayed on those, which must be kept; of other rules it must say which it needs.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from shoal import games
from shoal.kernel import Record, RecordError
from shoal.kernel.game import BOXES, box_digest
from tests.cli.command import process

GAMES = Path(__file__).resolve().parents[2] / "src" / "shoal" / "games"
RECORDS = Path(__file__).resolve().parent / "records"
FILES = sorted(RECORDS.rglob("*.shoal"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_recorded_game_replays_and_verifies(file: Path) -> None:
    text = file.read_text("utf-8")
    record = Record.read(text)
    assert record.game == file.parent.name, "a record lies in the folder of its game"
    game = games.find(record.game)
    if record.rules != game.rules:
        with pytest.raises(RecordError, match=f"needs rules version {record.rules} of {game.name}"):
            record.play(game)
    elif record.components != game.components():
        assert process("verify", file).success().endswith("The record is valid.\n")
    else:
        assert len(record.play(game).steps) == len(record.actions)
        assert record.verify(game).faults == []
    plain = [
        " ".join(line.split())
        for line in text.splitlines()
        if line.strip() and not line.lstrip().startswith("#")
    ]
    assert record.text().splitlines() == plain, "it reads back as it stands there"


@pytest.mark.parametrize("name", games.names())
def test_every_game_has_recorded_games(name: str) -> None:
    found = len([file for file in FILES if file.parent.name == name])
    how = f"shoal play {name} --you none --record tests/games/records/{name}/one.shoal"
    assert found >= 3, f"{name} has {found} recorded games, and three are wanted: {how}"


@pytest.mark.parametrize(
    "name", [name for name in games.names() if (GAMES / name / BOXES).is_dir()]
)
def test_the_components_of_today_are_kept(name: str) -> None:
    """Whoever changes them then leaves the old ones behind, and old records replay.

    A game in the making keeps none yet.
    """
    place = GAMES / name / BOXES / f"{games.find(name).components()}.toml"
    assert place.is_file(), f"run: shoal keep-components {name}"


@pytest.mark.parametrize("file", sorted(GAMES.glob(f"*/{BOXES}/*")), ids=lambda file: file.stem)
def test_what_is_kept_is_what_its_name_says(file: Path) -> None:
    text = file.read_text("utf-8")
    assert file.name == f"{box_digest(text)}.toml"
    assert games.find(file.parent.parent.name).box(file.stem) == text
