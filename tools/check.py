"""Every check and test, cheapest first; stops at the first that fails.

    tools/check.py [pytest args]     what ./shoal test runs

Compiling begins at once and goes on behind, since only the last steps need it. Beside it go the
checks of the Python and of the browser client, each of which keeps one core busy. Then come the
tests: what is compiled is tested twice, on the interpreted source and on the compiled engines; all
the rest once, on the engines people get. SHOAL_EXPECT tells the tests which of the two they must
find.

Browsers wait a lot, for frames and for answers: their tests go on behind the others, from when the
engines are compiled. What goes on behind is heard when it is over, and the closing line of the last
tests when everything is.
"""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
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
# The same on either build: what these look at is not compiled, or in a tree of its own.
ONCE = [
    "tests/adapters/test_openspiel.py",  # doors to other libraries; what they show is tested twice
    "tests/adapters/test_pages.py",
    "tests/adapters/test_pettingzoo.py",
    "tests/games/maldivia/test_facts.py",  # sentences in every language
    "tests/games/test_coverage.py",  # the text of sources, clauses and pages
    "tests/games/test_facts.py",
    "tests/games/test_new_game.py",  # makes a game of its own and compiles nothing
    "tests/games/test_readings.py",
    "tests/games/test_rulebook.py",
]
NAMED = [name for name in sys.argv[1:] if (ROOT / name.split("::")[0]).exists()]
OPTIONS = [word for word in sys.argv[1:] if word not in NAMED]
SEEN = [name for name in NAMED if name.startswith(BROWSER)]
OTHERS = [name for name in NAMED if name not in SEEN]


@dataclass
class Step:
    name: str
    command: list[str]
    env: dict[str, str] = field(default_factory=dict)
    choosy: bool = False  # tests chosen by -k or -m: this step may have none of them


NO_TESTS = 5  # what pytest ends with when it ran none
NONE = "has none"


def pytest(name: str, workers: int, places: list[str], env: dict[str, str]) -> Step:
    command = ["pytest", "-n", str(workers), "--dist", "worksteal", *OPTIONS, *places]
    choosy = any(word.startswith(("-k", "-m")) for word in OPTIONS)
    return Step(name, command, env, choosy)


def tests(build: str, places: list[str]) -> Step:
    env = {"PYTHONPATH": str(tree(build)), "SHOAL_EXPECT": build}
    return pytest(f"tests, {build}", 2, OTHERS or places, env)


def tree(build: str) -> Path:
    return ROOT / (COMPILED if build == "compiled" else "src")


def browser(build: str) -> Step:
    """Whole games in a real browser, on the engines people get.

    A browser often waits for its next frame: three of them keep two cores busy.
    """
    env = {"PYTHONPATH": str(tree(build)), "SHOAL_STATIC": str(ROOT / STATIC)}
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

    def step(
        self, step: Step, *, heard: bool = True, last: Callable[[], None] | None = None
    ) -> None:
        """Run a step; what it says is shown at once if somebody listens, else when it is over.

        With `last`, its closing line is kept back: that is called first, and may say more.
        """
        started = time.monotonic()
        shown = [Path(step.command[0]).name, *step.command[1:]]
        head = f"\n--- {step.name}: {' '.join(shown)}"
        piped = not heard or last is not None
        colours = {"PY_COLORS": "1"} if piped and sys.stdout.isatty() else {}
        with self.mouth:
            if self.failed:
                return
            if heard:
                print(head, flush=True)
            process = subprocess.Popen(
                [str(BIN / step.command[0]), *step.command[1:]],
                cwd=ROOT,
                env=os.environ | colours | step.env,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE if piped else None,
                stderr=subprocess.STDOUT if piped else None,
                text=True,
                errors="replace",
                process_group=None if heard or os.name != "posix" else 0,
            )
            self.going.add(process)
        if last:
            said = self.all_but_the_last_line(process)
        else:
            said, _nothing = process.communicate()
        self.going.discard(process)
        with self.mouth:
            if self.failed:  # something else went wrong, and this was stopped for it
                return
            if not heard:
                print(f"{head}\n{said}", end="", flush=True)
            result = process.returncode
            verdict = "FAILED" if result else "ok"
            if step.choosy and result == NO_TESTS:
                result, verdict = 0, NONE
            self.times.append((step.name, time.monotonic() - started, verdict))
        if last and not result:
            last()
        if last and not self.failed:
            print(said, end="", flush=True)
        if result:
            self.stop(result)

    def all_but_the_last_line(self, process: subprocess.Popen[str]) -> str:
        """Show what a process says line by line, but for its last line: give that back."""
        assert process.stdout is not None
        kept = ""
        for line in process.stdout:
            with self.mouth:
                print(kept, end="", flush=True)
            kept = line
        process.wait()
        return kept

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

    def verdicts(self, steps: list[Step]) -> set[str]:
        names = {step.name for step in steps}
        return {verdict for name, _seconds, verdict in self.times if name in names}

    def table(self) -> None:
        width = max((len(name) for name, _, _ in self.times), default=0)
        print()
        for name, seconds, verdict in self.times:
            print(f"{name:<{width}}  {seconds:6.1f} s  {verdict}")
        print(f"{'together':<{width}}  {time.monotonic() - self.begun:6.1f} s", flush=True)


def main() -> int:
    python = str(BIN / "python")
    require = ["--require"] if MUST_COMPILE else []
    compiling = Step("compile", [python, "tools/compiled.py", *require])
    packing = Step("wheel", [python, "tools/wheel.py", "--check", *require])
    can = MUST_COMPILE or not missing_tool()
    build = "compiled" if can else "interpreted"
    # Those in front, one after the other; the browser's behind them, unless they are all there is.
    front = []
    if can and (not NAMED or OTHERS):
        front.append(tests("interpreted", [*TWICE, *(f"--ignore={place}" for place in ONCE)]))
    if not NAMED or OTHERS:
        front.append(tests(build, EVERYTHING))
    behind = [browser(build)] if not NAMED or SEEN else []
    if not front:
        front, behind = behind, []
    done = Run()
    with ThreadPoolExecutor() as pool:
        compiled = pool.submit(done.lane, [compiling])

        def after_compiling(*steps: Step) -> None:
            compiled.result()
            done.lane(list(steps))

        try:
            for lane in [pool.submit(done.lane, steps) for steps in checks()]:
                lane.result()
            if not can:
                print(
                    "*** NOT COMPILED: tests run on the interpreted engines only. ***", flush=True
                )
            lanes = [pool.submit(after_compiling, step) for step in (*behind, packing)]
            for step in front[:-1]:
                done.step(step)
            compiled.result()

            def everything_else() -> None:
                for lane in lanes:
                    lane.result()
                if not done.failed:
                    done.table()

            done.step(front[-1], last=everything_else)
        except KeyboardInterrupt:
            done.stop(130)
    if done.failed:
        done.table()
    elif done.verdicts(front + behind) == {NONE}:
        print(f"no test fits {' '.join(OPTIONS)}")
        return NO_TESTS
    return done.failed


if __name__ == "__main__":
    sys.exit(main())
