"""Kill the set-up at random moments; after each, one more `./shoal` must end with a game played.

    tools/cut_off.py [--times 10] [--seed N] [--compile]

In a clone of its own in a temporary folder, emptied before each time: .venv, .cache, the browser
client and its packages. The set-up and all it started are killed together, as when the power goes.
With --compile it is the compiling behind the server that is killed, and the tree must come whole.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
MADE = [".venv", ".cache", "src/shoal/server/static", "web/node_modules"]
PLAY = (
    "import asyncio, sys; from tools.wheel_game import play; print(asyncio.run(play(sys.argv[1])))"
)


def shoal(clone: Path, *words: str, **env: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        ["./shoal", *words], cwd=clone, env=os.environ | env, text=True, start_new_session=True,
        stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
    )  # fmt: skip


def end(process: subprocess.Popen[str], how: signal.Signals) -> None:
    with contextlib.suppress(ProcessLookupError):  # it may be over
        os.killpg(process.pid, how)  # and all that it started
    process.wait()
    if process.stdout is not None:
        process.stdout.close()


def game(clone: Path, data: Path, **env: str) -> tuple[float, int]:
    """Seconds until the address, and our actions in a whole game against a bot."""
    begun = time.monotonic()
    process = shoal(clone, "--port", "0", "--data", str(data), **env)
    try:
        assert process.stdout is not None
        address = process.stdout.readline().strip().rpartition(" ")[2]
        if not address.startswith("http"):
            sys.exit(f"./shoal did not start after it was cut off: look in {clone}")
        seconds = time.monotonic() - begun
        played = subprocess.run(
            [clone / ".venv" / "bin" / "python", "-c", PLAY, address], cwd=clone, check=True,
            stdout=subprocess.PIPE, text=True,
        )  # fmt: skip
        return seconds, int(played.stdout)
    finally:
        end(process, signal.SIGTERM)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--times", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--compile", action="store_true", help="kill the compiling instead")
    options = parser.parse_args()
    chance = random.Random(options.seed)
    with tempfile.TemporaryDirectory(prefix="shoal-cut-off-") as folder:
        clone = Path(folder) / "clone"
        subprocess.run(["git", "clone", "-q", ROOT, clone], check=True)
        begun = time.monotonic()
        game(clone, Path(folder) / "data", SHOAL_COMPILE="0")  # how long it takes when left alone
        whole = time.monotonic() - begun
        print(f"left alone: {whole:.0f} s until a game is over", flush=True)
        for turn in range(1, options.times + 1):
            if not options.compile:
                for place in MADE:
                    shutil.rmtree(clone / place, ignore_errors=True)
            after = chance.uniform(0.2, whole)
            compiling = "" if options.compile else "0"
            process = shoal(clone, "setup", SHOAL_COMPILE=compiling)
            try:
                process.wait(after)
                what = "it was done by then"
            except subprocess.TimeoutExpired:
                what = "killed"
            end(process, signal.SIGKILL)
            seconds, actions = game(clone, Path(folder) / "data", SHOAL_COMPILE="0")
            print(
                f"{turn}: after {after:.1f} s {what}; then the address after {seconds:.1f} s, "
                f"and a whole game of {actions} actions",
                flush=True,
            )
        if options.compile:
            subprocess.run([clone / "shoal", "setup"], cwd=clone, check=True)
            seconds, actions = game(clone, Path(folder) / "data")
            print(f"compiled at last; a whole game of {actions} actions")


if __name__ == "__main__":
    main()
