"""The command that writes games down for learning."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

from tests.cli.command import Command


def test_games_are_written_as_a_whole_file(shoal: Command, tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl.gz"
    words = ["games-to", "kuhn_poker", "--games", "2", "--bots", "random", "--jobs", "1"]
    said = shoal.run(*words, "--out", str(out)).success()
    with gzip.open(out, "rt", encoding="utf-8") as file:
        lines = [json.loads(line) for line in file]
    assert {row["number"] for row in lines} == {0, 1}
    assert f"{len(lines):,} decisions of 2 games" in said
    assert list(tmp_path.iterdir()) == [out]


def test_another_kind_of_file_is_refused(shoal: Command, tmp_path: Path) -> None:
    wrong = shoal.run("games-to", "kuhn_poker", "--out", str(tmp_path / "games.parquet"))
    assert ".jsonl" in wrong.mistake()
