"""A copy of the sources to which a game can be added, with the client built from it."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
LEFT = ("__pycache__", "static", "node_modules", "shots", "*.so")


def copied(folder: Path) -> Path:
    """The sources that make server and client; packages of Node are shared."""
    left = shutil.ignore_patterns(*LEFT)
    for part in ("src", "web", "tools"):
        shutil.copytree(ROOT / part, folder / part, ignore=left)
    modules = (ROOT / "web" / "node_modules").resolve()
    (folder / "web" / "node_modules").symlink_to(modules)
    return folder


def add_pearl(tree: Path) -> None:
    """A game of hidden cards, and nothing else: no words, no board, no bot of its own."""
    package = tree / "src" / "shoal" / "games" / "pearl"
    left = shutil.ignore_patterns(*LEFT)
    shutil.copytree(ROOT / "benchmarks" / "tiny" / "kuhn_poker", package, ignore=left)
    for file in package.rglob("*.py"):
        text = file.read_text("utf-8")
        for old, new in {
            "tiny.kuhn_poker": "shoal.games.pearl",
            "Kuhn poker": "Pearl",
            "kuhn-poker-": "pearl-",
        }.items():
            text = text.replace(old, new)
        file.write_text(text, "utf-8")


def build(tree: Path) -> Path:
    """Build the client of these sources, as `./shoal play` does; its folder."""
    subprocess.run([sys.executable, str(tree / "tools" / "client.py")], check=True)
    return tree / "src" / "shoal" / "server" / "static"
