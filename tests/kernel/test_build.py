"""Both builds: the one that was asked for runs, and both play the same games."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

from shoal import games
from shoal.kernel import actions, build, chance, play, position, record, state
from tests.kernel.checksum import checksum, checksums
from tests.kernel.random_play import SMALL

ROOT = Path(__file__).resolve().parents[2]
EXPECTED = os.environ.get("SHOAL_EXPECT", "")
RUNNING = "compiled" if build.COMPILED else "interpreted"


def interpreted_checksums(names: list[str]) -> list[str]:
    """The checksums as the sources give them, from a process of their own."""
    clean = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}
    paths = os.pathsep.join(str(ROOT / path) for path in ("src", "benchmarks", "."))
    done = subprocess.run(
        [sys.executable, "-m", "tests.kernel.checksum", *names],
        cwd=ROOT,
        env=clean | {"PYTHONPATH": paths},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    *lines, build_line = done.stdout.splitlines()
    assert build_line.startswith("interpreted ")
    return lines


def test_the_build_that_was_asked_for_is_the_one_that_runs() -> None:
    assert EXPECTED in ("", RUNNING), f"SHOAL_EXPECT is {EXPECTED}, but {RUNNING} code runs"


def test_all_of_the_kernel_is_of_one_build() -> None:
    for module in (actions, build, chance, play, position, record, state):
        assert module.__file__ is not None
        native = not module.__file__.endswith(".py")
        assert native == build.COMPILED, module.__file__


@pytest.mark.parametrize("names", [[], *([name] for name in games.names())], ids=str)
def test_both_builds_play_the_same_games(names: list[str]) -> None:
    if build.COMPILED:
        assert checksums(names) == interpreted_checksums(names)
    else:  # here there is nothing to compare with but itself
        few = [checksums(names, 500) for _ in range(2)]
        assert few[0] == few[1]


@pytest.mark.parametrize("part", ["kernel", "games", "bots", "table"])
def test_no_function_gives_one_name_to_two_kinds_of_exception(part: str) -> None:
    # mypyc gives a name one type in a whole function: the second kind would be a TypeError there.
    found = []
    for file in sorted((ROOT / "src" / "shoal" / part).rglob("*.py")):
        for function in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(function, ast.FunctionDef):
                kinds: dict[str, set[str]] = {}
                for node in ast.walk(function):
                    if isinstance(node, ast.ExceptHandler) and node.name and node.type:
                        kinds.setdefault(node.name, set()).add(ast.unparse(node.type))
                found += [f"{file}: {function.name}" for each in kinds.values() if len(each) > 1]
    assert found == []


def test_a_checksum_tells_games_and_numbers_of_games_apart() -> None:
    found = {checksum(game, 2, decisions) for game in SMALL for decisions in (100, 200)}
    assert len(found) == 2 * len(SMALL)
