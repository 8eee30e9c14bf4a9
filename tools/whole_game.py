"""Play a whole game against a bot over HTTP and WebSocket: the proof that a Shoal works.

    whole_game.py http://127.0.0.1:8000    at a server that runs
    whole_game.py ./shoal --data DIR       at one that is started for it, with --port 0, and ended

Needs a Python that has Shoal installed, such as the one in .venv. tools/wheel.py and
tools/cut_off.py use it.
"""

from __future__ import annotations

import asyncio
import contextlib
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator

from shoal.client import Client, RefusedError, TableLine

PATIENCE = 300.0  # seconds, on the slowest machine


@contextlib.contextmanager
def served(*command: str) -> Iterator[str]:
    """The address of a server that is started for this, on a port that is free."""
    process = subprocess.Popen([*command, "--port", "0"], stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        said = process.stdout.readline().strip()
        if not said:
            sys.exit(f"{command[0]} said no address, and ended with {process.wait(PATIENCE)}")
        yield said.rpartition(" ")[2]
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


def proof(address: str) -> int:
    """The first page is the client, and a game can be played to its end; its actions."""
    assert "<title>Shoal" in page(address)
    return asyncio.run(play(address))


def main(words: list[str]) -> None:
    if not words or words[0].startswith("-"):
        sys.exit((__doc__ or "").strip())
    if words[0].startswith("http"):
        print(proof(words[0]), "actions")
        return
    begun = time.monotonic()
    with served(*words) as address:
        there = time.monotonic()
        actions = proof(address)
    print(
        f"{words[0]}: the address after {there - begun:.1f} s, a whole game of {actions} actions "
        f"in {time.monotonic() - there:.1f} s"
    )


if __name__ == "__main__":
    main(sys.argv[1:])
