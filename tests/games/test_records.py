"""Recorded games, data in, tests out: a file under `records/G/` is a test."""

from __future__ import annotations

from pathlib import Path

import pytest

from shoal import games
from shoal.kernel import Record

RECORDS = Path(__file__).resolve().parent / "records"
FILES = sorted(RECORDS.rglob("*.shoal"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_recorded_game_replays_and_verifies(file: Path) -> None:
    text = file.read_text("utf-8")
    record = Record.read(text)
    assert record.game == file.parent.name, "a record lies in the folder of its game"
    game = games.find(record.game)
    assert len(record.play(game).steps) == len(record.actions)
    verdict = record.verify(game)
    assert verdict.faults == []
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
