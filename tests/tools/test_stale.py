"""What tools make from the source is as fresh as the source."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("tool", ["typescript.py", "fixtures.py"])
def test_what_is_made_is_fresh(tool: str) -> None:
    """From the source itself: compiled classes forget the types of their fields."""
    command = [sys.executable, str(ROOT / "tools" / tool), "--check"]
    env = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
