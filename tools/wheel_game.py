"""Played by tools/wheel.py in an environment that has the wheel and nothing else of ours.

Starts `shoal` and `python -m shoal`, opens the page, plays a whole game against a bot over HTTP and
WebSocket, and looks where the data went.
"""

from __future__ import annotations

import sys
import sysconfig
from pathlib import Path

import shoal
from shoal.kernel.build import COMPILED
from tools.whole_game import proof, served


def main() -> None:
    assert "site-packages" in str(Path(shoal.__file__)), shoal.__file__
    assert shoal.games() == sorted(shoal.games())  # type: ignore[operator]
    match = shoal.game("maldivia").new(3, seed=1)
    match.act(match.legal()[0])
    program = Path(sysconfig.get_path("scripts")) / "shoal"
    with served(str(program)) as address:
        actions = proof(address)
    with served(sys.executable, "-m", "shoal") as address:
        assert proof(address)
    kept = sorted(path.parent.name for path in Path("kept").rglob("shoal.sqlite3"))
    assert sys.platform != "linux" or kept == ["shoal"], kept
    assert not Path("shoal-data").exists()
    build = "compiled" if COMPILED else "interpreted"
    print(f"The wheel plays, {build}: a whole game against a bot over HTTP, {actions} actions.")


if __name__ == "__main__":
    main()
