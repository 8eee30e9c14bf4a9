"""Kill ./shoal while it sets up or compiles, run it again, and see that all is well each time.

    tools/cut_off.py                     ten kills
    tools/cut_off.py --times 4 --seed 7  other seconds

Clones the last commit into a temporary folder and sets it up once undisturbed, to know how long
each step takes. Then half of the kills are in the set-up, in one step after the other, each in a
fresh clone; the others in the compiling behind the server, all in one clone, which goes on where it
was cut off. A kill is SIGKILL to the whole process group at a random second of the step, as long as
it took undisturbed. Afterwards nothing may be left running;
./shoal is run again until its address appears, with the same data, and a whole game is played
against a bot. At last what was compiled piece by piece plays too. Packages come from the usual
caches. Linux only; only Python's library is needed.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PATIENCE = 1200.0  # seconds, on the slowest machine
LEAVING = 30.0  # seconds for what a killed server leaves to notice that it is alone
COMPILING = (3.0, 60.0)  # seconds after the command: compiling is under way
DONE = "The games are compiled"
STEP = re.compile(r"^\[(\d+)/\d+\]", re.M)  # what the launcher says when it begins one
# What a process is doing, by its command line: the first that fits.
DOING = {
    "uv": r"bin/uv ",
    "pip": r"\bpip\b",
    "venv": r"-m venv",
    "vite": r"\bvite\b",
    "npm": r"npm-cli\.js|^npm ",
    "C compiler": r"\bcc1\b|\bgcc\b|collect2|\bas -|\bld\b",
    "compiling": r"tools/compiled\.py",
    "client": r"tools/client\.py",
    "translating": r"import shoal",
    "server": r"-m shoal",
    "launcher": r"shoal",
}


class CutOffError(Exception):
    """A kill left something that does not work."""


def of_session(leader: int) -> dict[int, str]:
    """The processes that a command started, however deep, with their command lines."""
    found = {}
    for place in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):  # some end while they are looked at
            state, _parent, _group, session = (
                (place / "stat").read_text().rpartition(")")[2].split()[:4]
            )
            if int(session) == leader and state != "Z":
                line = (
                    (place / "cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")
                )
                found[int(place.name)] = line
    return found


def doing(leader: int) -> str:
    """What the processes of a command are doing, in a few words."""
    lines = of_session(leader).values()
    kinds = [
        next((kind for kind, sign in DOING.items() if re.search(sign, line)), "") for line in lines
    ]
    return ", ".join(
        kind for kind in DOING if kind in kinds and (kind != "launcher" or len(set(kinds)) == 1)
    )


class Shoal:
    """A clone, and the one ./shoal that runs in it at a time."""

    def __init__(self, folder: Path, name: str) -> None:
        self.place = folder / name
        self.data = folder / f"{name}-data"
        self.said = folder / f"{name}.txt"
        self.begins: list[float] = []  # seconds until each step of the last set-up began
        subprocess.run(["git", "clone", "-q", str(ROOT), str(self.place)], check=True)

    @contextlib.contextmanager
    def running(self) -> Iterator[subprocess.Popen[str]]:
        env = {
            name: value
            for name, value in os.environ.items()
            if name not in ("PYTHONPATH", "VIRTUAL_ENV") and not name.startswith("SHOAL_")
        }
        command = ["./shoal", "--port", "0", "--data", str(self.data)]
        with self.said.open("w") as said:
            process = subprocess.Popen(
                command, cwd=self.place, env=env, text=True, start_new_session=True,
                stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=said,
            )  # fmt: skip
        limit = threading.Timer(PATIENCE, os.killpg, (process.pid, signal.SIGKILL))
        limit.start()
        try:
            yield process
        finally:
            limit.cancel()
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGKILL)
                process.wait()

    def steps(self) -> int:
        """How many steps of the set-up it has begun."""
        return len(STEP.findall(self.said.read_text()))

    def kill(self, step: int, seconds: float) -> tuple[float, str]:
        """Run it, kill it so long after a step began; when that was, and what was going on."""
        begun = time.monotonic()
        with self.running() as process:
            while self.steps() < step and process.poll() is None:
                time.sleep(0.05)
            time.sleep(seconds)
            what = doing(process.pid)
            if reached := self.steps():
                what = f"step {reached}: {what}"
            when = time.monotonic() - begun
        self.await_silence(process.pid)
        return when, what

    def await_silence(self, leader: int) -> None:
        """What compiles behind a server has a process group of its own, and must end by itself."""
        end = time.monotonic() + LEAVING
        while left := of_session(leader):
            if time.monotonic() > end:
                for pid in left:
                    with contextlib.suppress(ProcessLookupError):
                        os.kill(pid, signal.SIGKILL)
                raise CutOffError(f"still running: {'; '.join(left.values())}")
            time.sleep(0.1)

    def play(self, *, until: str = "") -> tuple[float, int]:
        """Run it to the end: seconds to the address, and the actions of a whole game there.

        With `until` the server runs on afterwards until it has said that.
        """
        begun = time.monotonic()
        over = threading.Event()
        watch = threading.Thread(target=self.watch_steps, args=(begun, over))
        watch.start()
        try:
            return self.play_from(begun, until)
        finally:
            over.set()
            watch.join()

    def watch_steps(self, begun: float, over: threading.Event) -> None:
        """Note when each step begins."""
        self.begins = []
        while not over.wait(0.05):
            while self.said.exists() and len(self.begins) < self.steps():
                self.begins.append(time.monotonic() - begun)

    def play_from(self, begun: float, until: str) -> tuple[float, int]:
        with self.running() as process:
            assert process.stdout is not None
            address = process.stdout.readline().strip().rpartition(" ")[2]
            took = time.monotonic() - begun
            if not address:
                raise CutOffError(f"no address, but:\n{self.said.read_text()[-2000:]}")
            game = subprocess.run(
                [str(self.place / ".venv/bin/python"), "tools/whole_game.py", address],
                cwd=self.place, text=True, capture_output=True, stdin=subprocess.DEVNULL,
            )  # fmt: skip
            if game.returncode:
                raise CutOffError(f"no whole game:\n{game.stderr[-2000:]}")
            while until not in self.said.read_text():
                if process.poll() is not None:
                    raise CutOffError(f"never said “{until}”:\n{self.said.read_text()[-2000:]}")
                time.sleep(0.5)
            process.terminate()
            if process.wait(PATIENCE):
                raise CutOffError(f"ended with {process.returncode}")
        self.await_silence(process.pid)
        return took, int(game.stdout.split()[0])

    def is_compiled(self) -> bool:
        return (self.place / ".cache" / "compiled" / "all" / "digest").exists()

    def forget_compiling(self) -> None:
        for kept in ("compiled", "mypyc"):
            shutil.rmtree(self.place / ".cache" / kept, ignore_errors=True)

    def remove(self) -> None:
        for path in (self.place, self.data):
            shutil.rmtree(path, ignore_errors=True)


def row(*cells: object) -> None:
    print(f"| {' | '.join(str(cell) for cell in cells)} |", flush=True)


def cut_off(folder: Path, times: int, chance: random.Random) -> None:
    row("kill", "clone", "killed after", "what was going on", "address after", "actions")
    row(*["---"] * 6)
    steady = Shoal(folder, "steady")
    whole, actions = steady.play()
    row("none", "fresh", "", "", f"{whole:.1f} s", actions)
    begins = [0.0, *steady.begins, whole]  # step 0 is before the first
    for number in range(times):
        if number < (times + 1) // 2:  # every step of the set-up has its turn
            step = number % len(begins[1:])
            lasts = begins[step + 1] - begins[step]
            shoal, seconds = Shoal(folder, f"fresh{number}"), chance.uniform(0.0, lasts)
        else:
            shoal, step, seconds = steady, 0, chance.uniform(*COMPILING)
            if shoal.is_compiled():
                shoal.forget_compiling()
        when, what = shoal.kill(step, seconds)
        took, actions = shoal.play()
        kind = "the same" if shoal is steady else "fresh"
        row(
            number + 1, kind, f"{when:.1f} s", what or "it had just begun", f"{took:.1f} s", actions
        )
        if shoal is not steady:
            shoal.remove()
    if not steady.is_compiled():
        steady.play(until=DONE)
    took, actions = steady.play()
    row("none", "the same", "", "compiled in the end", f"{took:.1f} s", actions)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--times", type=int, default=10, help="how many kills (default: 10)")
    parser.add_argument("--seed", type=int, default=1, help="of the seconds (default: 1)")
    options = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("Stopped."))  # so that nothing runs on
    folder = Path(tempfile.mkdtemp(prefix="shoal-cut-off-"))
    try:
        cut_off(folder, options.times, random.Random(options.seed))
    except CutOffError as error:
        sys.exit(f"{error}\nLeft in {folder}.")
    shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    main()
