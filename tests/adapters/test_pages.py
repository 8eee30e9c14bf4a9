"""The page of observations is what the code says, and the samples learn."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from shoal.arena.dataset import COLUMNS
from tools.docs import observations

ROOT = Path(__file__).resolve().parents[2]


def test_the_page_of_observations_is_written_from_the_code() -> None:
    written = (ROOT / "docs" / "observations.md").read_text("utf-8")
    assert written == observations.page(), "run: python -m tools.docs"


def test_the_page_for_researchers_names_every_column() -> None:
    page = (ROOT / "docs" / "researchers.md").read_text("utf-8")
    for name, meaning in COLUMNS.items():
        assert f"| `{name}` | {meaning} |" in page


def sample(name: str, *words: str) -> list[str]:
    """What a sample prints, line by line. It may learn tiny games."""
    done = subprocess.run(
        [sys.executable, str(ROOT / "docs" / "samples" / name), *words],
        capture_output=True,
        text=True,
        env=os.environ | {"PYTHONPATH": os.pathsep.join([*sys.path, str(ROOT / "benchmarks")])},
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_the_sample_learns(tmp_path: Path) -> None:
    """In Kuhn poker, where that takes no time: better than even after a round, and drawn."""
    curve = tmp_path / "curve.svg"
    short = ["--rounds", "1", "--games", "200", "--worlds", "4", "--meetings", "400"]
    told = sample("learn.py", "tiny.kuhn_poker", *short, "--rival", "random", "--plot", str(curve))
    found = [
        re.fullmatch(r"round \d: ([\d.]+)% \((\d+)% to (\d+)%\) against random, \d+ s", line)
        for line in told
    ]
    shares = [tuple(float(number) for number in one.groups()) for one in found if one]
    assert len(shares) == 2
    assert shares[0][1] < 50 < shares[0][2]  # it began with nothing
    assert shares[1][1] > 50
    drawn = curve.read_text("utf-8")
    assert drawn.count("<circle") == drawn.count('" stroke="#c0453a"/>') == 2


def test_the_sample_plays_one_of_ours() -> None:
    short = ["--rounds", "1", "--games", "2", "--worlds", "1", "--meetings", "2"]
    told = sample("learn.py", "kleine_fische", *short)
    assert [line.split(":")[0] for line in told] == ["round 0", "round 1"]


def test_a_learner_of_openspiel_learns() -> None:
    """OpenSpiel's own Q-learner on our Kuhn poker: it earns more than it did before."""
    pytest.importorskip("pyspiel", reason="an extra: pip install shoal[openspiel]")
    short = ["--agent", "table", "--episodes", "1000", "--looks", "1", "--meetings", "300"]
    told = sample("dqn.py", "tiny.kuhn_poker", *short)
    earned = [float(line.split(": ")[1].split(" ")[0]) for line in told]
    assert len(earned) == 2
    assert abs(earned[0]) < 0.3
    assert earned[1] > earned[0] + 0.2
