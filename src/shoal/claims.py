"""Which tests claim which rule clauses, read from the names of the test functions."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from shoal.kernel import Game

CLAIM = re.compile(r"test_([a-z]{2,4})((?:_\d{3}[a-z]?)+)(?:_|$)")


def checkout() -> Path | None:
    """The source checkout this Shoal runs from, if there is one."""
    for folder in Path(__file__).resolve().parents:
        if (folder / "tests" / "games").is_dir() and (folder / "pyproject.toml").is_file():
            return folder
    return None


def claims(tests: Path) -> dict[str, list[str]]:
    """For each clause number the tests that claim it, as `file::name`."""
    found: dict[str, list[str]] = {}
    for file in sorted(tests.rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                continue
            match = CLAIM.match(node.name)
            if match:
                for digits in match[2].strip("_").split("_"):
                    number = f"{match[1].upper()}-{digits}"
                    found.setdefault(number, []).append(f"{file.name}::{node.name}")
    return found


def uncoded(game: Game, package: Path) -> list[str]:
    """Clauses whose number does not stand in the file that is said to code them."""
    missing: list[str] = []
    for clause in game.clauses():
        file = package / clause.coded
        number = re.compile(rf"{clause.number}(?![0-9a-z])")  # MAL-050a is not MAL-050
        if not file.is_file() or not number.search(file.read_text("utf-8")):
            missing.append(clause.number)
    return missing
