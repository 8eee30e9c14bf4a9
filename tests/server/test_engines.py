"""Bots' processes change to engines that are compiled while the server runs."""

from __future__ import annotations

import shutil
from pathlib import Path

import anyio.to_process
import pytest

from shoal.server.bots import engines

SOURCE = Path(engines.__file__).parents[2]


async def where() -> tuple[str, int]:
    """Where a bot's process has its engines from, and which process it is."""
    module, number = await anyio.to_process.run_sync(engines.do, "seen_from")
    return str(module), int(number)


@pytest.fixture
def trees(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Path, Path]:
    """Two copies of the engines: one that a server runs on, one that comes later."""
    told = "\n\ndef seen_from():\n    return State.__module__ and __file__, os.getpid()\n"
    made = []
    for name in ("running", "coming"):
        tree = tmp_path / name
        ignored = shutil.ignore_patterns("__pycache__", "static", "*.so")
        shutil.copytree(SOURCE, tree / "shoal", ignore=ignored)
        worker = tree / "shoal" / "server" / "bots" / "worker.py"
        worker.write_text(worker.read_text("utf-8") + told, "utf-8")
        made.append(tree)
    running, coming = made
    monkeypatch.syspath_prepend(str(running))  # a process takes over our path when it begins
    monkeypatch.setenv(engines.COMING, f"abc {coming}")
    return running, coming


@pytest.mark.asyncio
async def test_a_process_changes_its_engines_between_two_decisions(
    trees: tuple[Path, Path],
) -> None:
    running, coming = trees
    first, process = await where()
    assert Path(first).is_relative_to(running)
    (coming / "digest").write_text("old")  # of other sources: never taken
    assert await where() == (first, process)
    (coming / "digest").write_text("abc")
    second, same = await where()
    assert Path(second).is_relative_to(coming)
    assert same == process  # nobody had to wait for a new one
    assert (await where())[0] == second


def test_nothing_comes_if_nothing_was_promised(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(engines.COMING, raising=False)
    assert engines.arrived() == ""
