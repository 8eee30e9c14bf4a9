"""The layer contract holds, and breaks when somebody imports upwards."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source and its contracts, where a test may spoil them."""
    folder = tmp_path_factory.mktemp("layers")
    left_out = shutil.ignore_patterns("__pycache__", "static", "*.so")
    shutil.copytree(ROOT / "src", folder / "src", ignore=left_out)
    shutil.copy(ROOT / "pyproject.toml", folder)
    return folder


def contract(folder: Path) -> subprocess.CompletedProcess[str]:
    linter = Path(sys.executable).parent / "lint-imports"
    environment = os.environ | {"PYTHONPATH": str(folder / "src")}
    return subprocess.run(
        [str(linter), "--no-cache"], cwd=folder, env=environment, capture_output=True, text=True
    )


def test_the_contract_holds(copy: Path) -> None:
    done = contract(copy)
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize(
    ("file", "line", "broken"),
    [
        ("kernel/play.py", "import shoal.games.maldivia", "imports point down only"),
        ("games/maldivia/rules/fog.py", "import shoal.games.vanuatu", "a game knows no other game"),
        ("games/vanuatu/rules/vatu.py", "import random", "engines are pure"),
        ("client/seat.py", "import shoal.server.settings", "imports point down only"),
        ("claims.py", "import shoal.bots.players", "imports point down only"),
        ("bots/players.py", "import shoal.words", "only what speaks to people knows words"),
    ],
)
def test_the_contract_can_break(copy: Path, file: str, line: str, broken: str) -> None:
    spoiled = copy / "src" / "shoal" / file
    text = spoiled.read_text("utf-8")
    try:
        spoiled.write_text(f"{text}\n{line}\n", "utf-8")
        done = contract(copy)
    finally:
        spoiled.write_text(text, "utf-8")
    assert done.returncode != 0
    names = [row for row in done.stdout.splitlines() if row.endswith("BROKEN")]
    assert any(row.startswith(broken) for row in names), done.stdout
