"""Compiling does no more than it must, and its failure is told in one line."""

from __future__ import annotations

import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
COMPILE = """
import contextlib, io, sys
from pathlib import Path
import setup
noise, libraries = io.StringIO(), []
with contextlib.redirect_stdout(noise):
    setup.compile_modules(setup.engine(), Path("work"), libraries.append)
print(" ".join(sorted(libraries)), file=sys.stderr)
"""
BEHIND = """
import os, sys
from pathlib import Path
sys.path.insert(0, {root!r})
from tools import compiled
os.chdir({folder!r})
compiled.START = 0.0
{ending}
def build(modules, work, note):
    print("a compiler speaks a great deal")
    {fault}
compiled.build = build
sys.exit(compiled.behind([], compiled.TREES / "all", Path("work"), lambda: "digest", {server}))
"""


def compiled(folder: Path) -> list[str]:
    """Bring the natives up to date; the libraries that were compiled."""
    done = subprocess.run(
        [sys.executable, "-c", COMPILE], cwd=folder, text=True, capture_output=True
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stderr.splitlines()[-1].split()


def write(folder: Path, name: str, text: str) -> None:
    file = folder / "src" / "shoal" / f"{name}.py"
    file.parent.mkdir(parents=True, exist_ok=True)
    for parent in file.parents:
        if parent.is_relative_to(folder / "src" / "shoal"):
            (parent / "__init__.py").touch()
    file.write_text(text)


@pytest.mark.timeout(900)
@pytest.mark.compiled  # where there is a C compiler
def test_an_edited_game_is_compiled_alone(tmp_path: Path) -> None:
    shutil.copy(ROOT / "setup.py", tmp_path)
    (tmp_path / "mypy.ini").write_text("[mypy]\nmypy_path = src\n")
    write(tmp_path, "kernel/sea", "def deep(n: int) -> int:\n    return n + 1\n")
    game = "from shoal.kernel.sea import deep\n\ndef turn() -> int:\n    return deep({})\n"
    for name in ("reef", "bay"):
        write(tmp_path, f"games/{name}/course", game.format(1))
        write(tmp_path, f"games/{name}/sea", "SIZE = 3\n")  # a name that others have too
    assert compiled(tmp_path) == ["shoal_games_bay", "shoal_games_reef", "shoal_kernel"]
    assert compiled(tmp_path) == []
    write(tmp_path, "games/reef/course", game.format(2))
    assert compiled(tmp_path) == ["shoal_games_reef"]
    # Cut off: without its stamp a library counts as half made, and only that one is made again.
    (tmp_path / "work" / "made").unlink()
    (half,) = (tmp_path / "work" / "native").glob("shoal_games_bay__mypyc*.from")
    half.unlink()
    assert compiled(tmp_path) == ["shoal_games_bay"]
    natives = (tmp_path / "work" / "natives").read_text().splitlines()
    for native in natives:  # and all of it can be imported
        (tmp_path / "tree" / native).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(tmp_path / "work" / "native" / native, tmp_path / "tree" / native)
    for init in (tmp_path / "src").rglob("__init__.py"):
        shutil.copy(init, tmp_path / "tree" / init.relative_to(tmp_path / "src"))
    text = (
        "import shoal.games.reef.course as a, shoal.games.bay.course as b\n"
        "import shoal.games.bay.sea as c\n"
        "print(a.turn(), b.turn(), c.SIZE, a.__file__.endswith('.py'))"
    )
    done = subprocess.run(
        [sys.executable, "-c", text], env={"PYTHONPATH": str(tmp_path / "tree")}, text=True,
        capture_output=True, check=True,
    )  # fmt: skip
    assert done.stdout.split() == ["3", "2", "3", "False"]


@pytest.mark.parametrize(
    ("fault", "told"),
    [
        ("print('x.c:1: error: no such thing'); return None", "x.c:1: error: no such thing"),
        ("raise OSError(28, 'No space left on device')", "No space left on device"),
    ],
)
def test_what_fails_behind_a_server_is_told_once(tmp_path: Path, fault: str, told: str) -> None:
    ending = "compiled.end_with = lambda server: None"
    script = BEHIND.format(
        root=str(ROOT), folder=str(tmp_path), fault=fault, ending=ending, server=1
    )
    done = subprocess.run([sys.executable, "-c", script], text=True, capture_output=True)
    assert done.returncode == 1
    lines = done.stderr.splitlines()
    assert len(lines) == 2  # one when it begins, one when it failed; the rest is in the log
    assert told in lines[1]
    assert "next start tries again" in lines[1]
    assert "a great deal" in (tmp_path / ".cache" / "compiled" / "all.log").read_text()
    assert not (tmp_path / ".cache" / "compiled" / "all").exists()


def test_a_server_that_was_killed_at_once_leaves_nobody_compiling(tmp_path: Path) -> None:
    server = subprocess.Popen([sys.executable, "-c", ""])
    server.wait()
    script = BEHIND.format(
        root=str(ROOT), folder=str(tmp_path), fault="import time; time.sleep(600)", ending="",
        server=server.pid,
    )  # fmt: skip
    done = subprocess.run(
        [sys.executable, "-c", script], process_group=0, text=True, capture_output=True, timeout=300
    )
    assert done.returncode == -signal.SIGKILL
