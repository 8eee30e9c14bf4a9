"""An environment of their own for the other frameworks, made when it is first asked for.

OpenSpiel has tic-tac-toe, Kuhn poker and connect four in C++; PettingZoo has tic-tac-toe. The
versions are those of the extra `peers` in pyproject.toml. Of PettingZoo's extra `classic`, which
brings chess engines and card game collections, tic-tac-toe needs only pygame, for drawing.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PLACE = ROOT / ".cache" / "peers"
DRAWING = "pygame-ce==2.5.8"


class PeersError(Exception):
    """The peers cannot be had; the message says why in one sentence."""


def wanted() -> list[str]:
    """The pinned packages, without extras."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    pins: list[str] = project["project"]["optional-dependencies"]["peers"]
    chosen = [pin for pin in pins if pin.startswith(("open_spiel", "pettingzoo"))]
    return [*(re.sub(r"\[.*?\]", "", pin) for pin in chosen), DRAWING]


def python(place: Path = PLACE) -> Path:
    """The interpreter that has the peers, installed if need be."""
    found = place / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    stamp = place / "installed"
    packages = wanted()
    if found.exists() and stamp.exists() and stamp.read_text("utf-8").split() == packages:
        return found
    print(
        f"Installing {', '.join(packages)} into {place.relative_to(ROOT)}, to measure beside them.",
        file=sys.stderr,
    )
    shutil.rmtree(place, ignore_errors=True)
    try:
        run(sys.executable, "-m", "venv", place, "--without-pip")
        try:
            uv = Path(sys.executable).with_name("uv")
            run(uv, "pip", "install", "-q", "--python", found, *packages)
        except (OSError, subprocess.CalledProcessError):  # pip reads pip.conf, which uv does not
            run(sys.executable, "-m", "pip", "-q", "--python", found, "install", *packages)
    except (OSError, subprocess.CalledProcessError) as error:
        said = getattr(error, "stderr", "") or str(error)
        lines = [line.strip() for line in said.splitlines() if line.strip()]
        raise PeersError(
            f"The peers could not be installed, so there is nothing to compare with: {lines[-1]}"
        ) from None
    stamp.write_text("\n".join(packages), "utf-8")
    return found


def run(*words: str | Path) -> None:
    subprocess.run(
        [str(word) for word in words],
        check=True,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        errors="replace",
    )
