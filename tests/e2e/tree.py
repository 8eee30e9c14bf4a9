"""A copy of the sources to which games are added, with the client built from it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tests.e2e.browser import node
from tests.words import pseudo

ROOT = Path(__file__).parents[2]
LEFT = shutil.ignore_patterns("__pycache__", "static", "node_modules", "shots", "*.so")


def copied(folder: Path) -> Path:
    """The sources that make server and client."""
    for part in ("src", "web", "benchmarks"):
        shutil.copytree(ROOT / part, folder / part, ignore=LEFT)
    shutil.copy(ROOT / "pyproject.toml", folder)
    (folder / "tests" / "games").mkdir(parents=True)  # a checkout has tests
    # A link, so nothing may be installed there: npm would clear the packages of the checkout.
    modules = (ROOT / "web" / "node_modules").resolve()
    (folder / "web" / "node_modules").symlink_to(modules)
    return folder


def add_shell(tree: Path) -> None:
    """A game of hidden cards, and nothing else: no words, no board, no bot of its own."""
    package = tree / "src" / "shoal" / "games" / "shell"
    shutil.copytree(tree / "benchmarks" / "tiny" / "kuhn_poker", package)
    for file in package.rglob("*.py"):
        text = file.read_text("utf-8")
        for old, new in {
            "tiny.kuhn_poker": "shoal.games.shell",
            "Kuhn poker": "Shell",
            "kuhn-poker-": "shell-",
        }.items():
            text = text.replace(old, new)
        file.write_text(text, "utf-8")


def add_pearl(tree: Path) -> None:
    """The game that `shoal new-game` writes."""
    subprocess.run(
        [sys.executable, "-m", "shoal", "new-game", "pearl"],
        cwd=tree,
        env={**os.environ, "PYTHONPATH": str(tree / "src")},
        stdout=subprocess.DEVNULL,
        check=True,
    )


def add_language(tree: Path) -> None:
    """A fourteenth language: a folder of word files, and nothing else."""
    pseudo.write(tree / "src" / "shoal" / "words")


def static(tree: Path) -> Path:
    """The folder of the client of these sources."""
    return tree / "src" / "shoal" / "server" / "static"


def build(tree: Path) -> None:
    """Build the client of these sources with the tools of the checkout."""
    vite = ROOT / "web" / "node_modules" / "vite" / "bin" / "vite.js"
    words = [node(), str(vite), "build", "--logLevel", "error"]
    subprocess.run(words, cwd=tree / "web", check=True)
