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


LINE = re.compile(r"(\d+) decisions: ([\d.]+)% \((\d+)% to (\d+)%\) against random, \d+ s")


def learnt(*words: str) -> list[tuple[float, ...]]:
    """Decisions watched, share of wins against random and its interval, round by round."""
    found = [LINE.fullmatch(line) for line in sample("learn.py", *words, "--rival", "random")]
    assert all(found)
    return [tuple(float(number) for number in one.groups()) for one in found if one]


def test_the_sample_learns(tmp_path: Path) -> None:
    """In Kuhn poker, where that takes no time: from a search that knows nothing but the rules.
    Better than even after a round, and drawn."""
    curve = tmp_path / "curve.svg"
    short = ["--rounds", "1", "--decisions", "300", "--meetings", "400", "--plot", str(curve)]
    before, after = learnt("tiny.kuhn_poker", "--watch", "captain:60", *short)
    assert before[0] == 0
    assert before[2] < 50 < before[3]  # it began with nothing
    assert after[0] >= 300
    assert after[2] > 50
    drawn = curve.read_text("utf-8")
    assert drawn.count("<circle") == drawn.count('" stroke="#c0453a"/>') == 2


def test_the_sample_learns_one_of_ours() -> None:
    short = ["--rounds", "1", "--decisions", "300", "--meetings", "20"]
    before, after = learnt("kleine_fische", *short)
    assert after[0] >= 300
    assert after[2] > 50  # of two players half is even
    assert after[1] > before[1]


def test_a_learner_of_openspiel_learns() -> None:
    """OpenSpiel's own Q-learner on our Kuhn poker: it earns more than it did before."""
    pytest.importorskip("pyspiel", reason="an extra: pip install shoal[openspiel]")
    short = ["--agent", "table", "--episodes", "1000", "--looks", "1", "--meetings", "300"]
    told = sample("dqn.py", "tiny.kuhn_poker", *short)
    earned = [float(line.split(": ")[1].split(" ")[0]) for line in told]
    assert len(earned) == 2
    assert abs(earned[0]) < 0.3
    assert earned[1] > earned[0] + 0.2
