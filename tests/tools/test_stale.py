"""What tools make from the source is as fresh as the source."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools import pocket_library

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("tool", ["typescript.py", "fixtures.py", "pocket_library.py"])
def test_what_is_made_is_fresh(tool: str) -> None:
    """From the source itself: compiled classes forget the types of their fields."""
    command = [sys.executable, str(ROOT / "tools" / tool), "--check"]
    env = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_list_that_does_not_fit_what_was_imported_is_stale(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    listed = pocket_library.LIST.read_text("utf-8").split()
    monkeypatch.setattr(sys, "argv", ["pocket_library.py", "--check"])
    monkeypatch.setattr(pocket_library, "needed", lambda: listed[::-1])
    pocket_library.main()
    for seen in (listed[1:], [*listed, "turtle.py"]):
        monkeypatch.setattr(pocket_library, "needed", lambda seen=seen: seen)
        with pytest.raises(SystemExit, match="is stale"):
            pocket_library.main()
