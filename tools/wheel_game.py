"""Played by tools/wheel.py in an environment that has the wheel and nothing else of ours.

Starts `shoal` and `python -m shoal`, opens the page, plays a whole game against a bot over HTTP and
WebSocket, and looks where the data went.
"""

from __future__ import annotations

import asyncio
import contextlib
import subprocess
import sys
import sysconfig
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import shoal
from shoal.client import Client, RefusedError, TableLine
from shoal.kernel.build import COMPILED

PATIENCE = 300.0  # seconds, on the slowest machine


@contextlib.contextmanager
def served(*command: str) -> Iterator[str]:
    """The address of a server that was started without a word about where to keep things."""
    process = subprocess.Popen([*command, "--port", "0"], stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        yield process.stdout.readline().strip().rpartition(" ")[2]
    finally:
        process.terminate()
        if process.wait(PATIENCE) != 0:
            sys.exit(f"{command[0]} ended with {process.returncode}")


async def play(address: str) -> int:
    """A game of Maldivia against a bot, to its end; how many actions were ours."""
    me = await Client(address).arrive()
    table = await me.open("maldivia", 2, name="Ann", bots={"1": "mate"}, start=True)
    count = 0
    async with me.join(table) as line:
        while line.table["phase"] == "running":
            if not line.actions():
                await line.until(lambda it: bool(it.actions()) or is_over(it), PATIENCE)
                continue
            try:
                version = await line.act(line.actions()[0])
            except RefusedError:  # a plan could be made anew until the bot had made its own
                continue
            count += 1
            await line.until(lambda it, v=version: it.v >= v, PATIENCE)  # type: ignore[misc]
    return count


def is_over(line: TableLine) -> bool:
    return bool(line.table["phase"] != "running")


def page(address: str) -> str:
    with urllib.request.urlopen(address, timeout=PATIENCE) as answer:
        return str(answer.read().decode())


def main() -> None:
    assert "site-packages" in str(Path(shoal.__file__)), shoal.__file__
    assert shoal.games() == sorted(shoal.games())  # type: ignore[operator]
    match = shoal.game("maldivia").new(3, seed=1)
    match.act(match.legal()[0])
    program = Path(sysconfig.get_path("scripts")) / "shoal"
    with served(str(program)) as address:
        assert "<title>Shoal" in page(address)
        actions = asyncio.run(play(address))
    with served(sys.executable, "-m", "shoal") as address:
        assert "<title>Shoal" in page(address)
    kept = sorted(path.parent.name for path in Path("kept").rglob("shoal.sqlite3"))
    assert sys.platform != "linux" or kept == ["shoal"], kept
    assert not Path("shoal-data").exists()
    build = "compiled" if COMPILED else "interpreted"
    print(f"The wheel plays, {build}: a whole game against a bot over HTTP, {actions} actions.")


if __name__ == "__main__":
    main()
