"""The page of observations is what the code says, and the sample learns."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

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


def test_the_sample_learns(tmp_path: Path) -> None:
    """A short form: a round of learning, then games against the rival, and the curve."""
    curve = tmp_path / "curve.svg"
    sample = ROOT / "docs" / "samples" / "learn.py"
    short = ["--rounds", "1", "--games", "2", "--meetings", "1", "--plot", str(curve)]
    done = subprocess.run(
        [sys.executable, str(sample), "kleine_fische", *short], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    assert [line.split(":")[0] for line in done.stdout.splitlines()] == ["round 0", "round 1"]
    assert curve.read_text("utf-8").startswith("<svg")
