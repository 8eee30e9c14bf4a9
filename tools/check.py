"""Every check and test, cheapest first; stops at the first that fails.

    tools/check.py [pytest args]     what ./shoal test runs

Compiling begins at once and goes on behind, since only the last steps need it. Beside it go the
checks of the Python and of the browser client, each of which keeps one core busy. Then come the
tests: what is compiled is tested twice, on the interpreted source and on the compiled engines; all
the rest once, on the engines people get. SHOAL_EXPECT tells the tests which of the two they must
find.
"""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))
from tools.compiled import missing_tool  # noqa: E402

BIN = Path(sys.executable).parent
COMPILED = Path(".cache/compiled/all")
STATIC = Path("src/shoal/server/static")
MUST_COMPILE = os.environ.get("CI") == "true" or os.environ.get("SHOAL_COMPILE") == "1"
WEB = ("lint", "check", "test")  # scripts of web/package.json
BROWSER = "tests/e2e"
EVERYTHING = ["tests", f"--ignore={BROWSER}"]
# Tests of what is compiled, and of how a server begins before it is.
TWICE = [
    "tests/adapters",
    "tests/bots",
    "tests/conformance",
    "tests/games",
    "tests/kernel",
    "tests/server/test_start.py",
    "tests/table",
]
NAMED = [name for name in sys.argv[1:] if (ROOT / name.split("::")[0]).exists()]
OPTIONS = [word for word in sys.argv[1:] if word not in NAMED]
SEEN = [name for name in NAMED if name.startswith(BROWSER)]
OTHERS = [name for name in NAMED if name not in SEEN]
LAST = "tests, compiled"


@dataclass
class Step:
    name: str
    command: list[str]
    env: dict[str, str] = field(default_factory=dict)


def pytest(name: str, workers: int, places: list[str], env: dict[str, str]) -> Step:
    command = ["pytest", "-n", str(workers), "--dist", "worksteal", *OPTIONS, *places]
    return Step(name, command, env)


def tests(build: str, places: list[str]) -> Step:
    tree = COMPILED if build == "compiled" else Path("src")
    env = {"PYTHONPATH": str(ROOT / tree), "SHOAL_EXPECT": build}
    return pytest(f"tests, {build}", 2, OTHERS or places, env)


def browser(path: Path) -> Step:
    """Whole games in a real browser, on the engines people get.

    A browser often waits for its next frame: three of them keep two cores busy.
    """
    env = {"PYTHONPATH": str(ROOT / path), "SHOAL_STATIC": str(ROOT / STATIC)}
    return pytest("tests, browser", 3, SEEN or [BROWSER], env)


def checks() -> list[list[Step]]:
    """What can go on side by side: the Python, and the browser client."""
    python = str(BIN / "python")
    docs = ["mkdocs", "build", "--strict", "--quiet", "--site-dir", ".cache/site"]
    return [
        [
            Step("format", ["ruff", "format", "--check", ".", "shoal"]),
            Step("lint", ["ruff", "check", ".", "shoal"]),
            Step("layers", ["lint-imports", "--no-logo"]),
            Step("dependencies", ["deptry", "src"]),
            Step("dead code", ["vulture"]),
            Step("types", ["mypy"]),
            Step("docs", docs, {"NO_MKDOCS_2_WARNING": "1"}),
        ],
        [
            Step("client", [python, "tools/client.py", "--dev"]),
            *(Step(f"client {name}", [python, "tools/client.py", "--run", name]) for name in WEB),
        ],
    ]


class Run:
    """Steps that were run, how long each took, and whether it is worth going on."""

    def __init__(self) -> None:
        self.begun = time.monotonic()
        self.times: list[tuple[str, float, str]] = []
        self.failed = 0
        self.mouth = threading.Lock()
        self.going: set[subprocess.Popen[str]] = set()

    def step(self, step: Step, *, heard: bool = True) -> None:
        """Run a step; what it says is shown at once if somebody listens, else when it is over."""
        started = time.monotonic()
        shown = [Path(step.command[0]).name, *step.command[1:]]
        head = f"\n--- {step.name}: {' '.join(shown)}"
        with self.mouth:
            if self.failed:
                return
            if heard:
                print(head, flush=True)
            process = subprocess.Popen(
                [str(BIN / step.command[0]), *step.command[1:]],
                cwd=ROOT,
                env=os.environ | step.env,
                stdin=subprocess.DEVNULL,
                stdout=None if heard else subprocess.PIPE,
                stderr=None if heard else subprocess.STDOUT,
                text=True,
                errors="replace",
                process_group=None if heard or os.name != "posix" else 0,
            )
            self.going.add(process)
        said, _nothing = process.communicate()
        self.going.discard(process)
        with self.mouth:
            if self.failed:  # something else went wrong, and this was stopped for it
                return
            if not heard:
                print(f"{head}\n{said}", end="", flush=True)
            result = process.returncode
            self.times.append((step.name, time.monotonic() - started, "FAILED" if result else "ok"))
        if result:
            self.stop(result)

    def stop(self, result: int) -> None:
        """End what is still going on: something has failed, or nobody waits any more."""
        self.failed = result
        for process in list(self.going):
            with contextlib.suppress(OSError):
                if os.name == "posix" and os.getpgid(process.pid) == process.pid:
                    os.killpg(process.pid, signal.SIGTERM)
                else:
                    process.terminate()

    def lane(self, steps: list[Step]) -> None:
        for step in steps:
            self.step(step, heard=False)

    def table(self) -> None:
        width = max((len(name) for name, _, _ in self.times), default=0)
        print()
        for name, seconds, verdict in self.times:
            print(f"{name:<{width}}  {seconds:6.1f} s  {verdict}")
        print(f"{'together':<{width}}  {time.monotonic() - self.begun:6.1f} s", flush=True)


def main() -> int:
    python = str(BIN / "python")
    require = ["--require"] if MUST_COMPILE else []
    compiling = [Step("compile", [python, "tools/compiled.py", *require])]
    packing = [Step("wheel", [python, "tools/wheel.py", "--check", *require])]
    can = MUST_COMPILE or not missing_tool()
    done = Run()
    with ThreadPoolExecutor() as pool:
        try:
            behind = pool.submit(done.lane, compiling)
            for lane in [pool.submit(done.lane, steps) for steps in checks()]:
                lane.result()
            if not can:
                print(
                    "*** NOT COMPILED: tests run on the interpreted engines only. ***", flush=True
                )
            if not NAMED or OTHERS:
                done.step(tests("interpreted", TWICE if can else EVERYTHING))
            behind.result()
            behind = pool.submit(done.lane, packing)
            if not NAMED or SEEN:
                done.step(browser(COMPILED if can else Path("src")))
            behind.result()
        except KeyboardInterrupt:
            done.stop(130)
    if can and not done.failed and (not NAMED or OTHERS):
        done.table()  # before it, so that the closing line of pytest closes the run
        done.step(tests("compiled", EVERYTHING))
    if done.failed or not done.times or done.times[-1][0] != LAST:
        done.table()
    return done.failed


if __name__ == "__main__":
    sys.exit(main())
