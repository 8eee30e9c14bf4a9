"""Every check and test, cheapest first; stops at the first that fails.

    tools/check.py [pytest args]     what ./shoal test runs

The tests run twice: on the interpreted source, then on the compiled engines. SHOAL_EXPECT tells
them which of the two they must find.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
BIN = Path(sys.executable).parent
COMPILED = Path(".cache/compiled/all")
STATIC = Path("src/shoal/server/static")
MUST_COMPILE = os.environ.get("CI") == "true" or os.environ.get("SHOAL_COMPILE") == "1"
WEB = ("lint", "check", "test")  # scripts of web/package.json
PYTEST = ["pytest", "-n", "2", "--dist", "loadgroup", *sys.argv[1:]]
BROWSER = "tests/e2e"
NAMED = [name for name in sys.argv[1:] if (ROOT / name.split("::")[0]).exists()]
OTHERS = [name for name in NAMED if not name.startswith(BROWSER)]
# These take minutes and know no engines: once is enough.
SERVER_FAULTS = "--ignore=tests/faults"
LAST = "tests, compiled"


@dataclass
class Step:
    name: str
    command: list[str]
    env: dict[str, str] = field(default_factory=dict)


def tests(build: str, path: Path) -> Step:
    env = {"PYTHONPATH": str(ROOT / path), "SHOAL_EXPECT": build}
    once = [SERVER_FAULTS] if build == "interpreted" else []
    return Step(f"tests, {build}", [*PYTEST, f"--ignore={BROWSER}", *once], env)


def browser(path: Path) -> Step:
    """Whole games in a real browser, on the engines people get."""
    env = {"PYTHONPATH": str(ROOT / path), "SHOAL_STATIC": str(ROOT / STATIC)}
    return Step("tests, browser", [*PYTEST, *([] if NAMED else [BROWSER])], env)


def steps() -> Iterator[Step]:
    """One after the other: what comes after compiling depends on whether there is a compiler."""
    python = str(BIN / "python")
    docs = ["mkdocs", "build", "--strict", "--quiet", "--site-dir", ".cache/site"]
    require = ["--require"] if MUST_COMPILE else []
    yield Step("format", ["ruff", "format", "--check", ".", "shoal"])
    yield Step("lint", ["ruff", "check", ".", "shoal"])
    yield Step("types", ["mypy"])
    yield Step("layers", ["lint-imports", "--no-logo"])
    yield Step("dependencies", ["deptry", "src"])
    yield Step("dead code", ["vulture"])
    yield Step("docs", docs, {"NO_MKDOCS_2_WARNING": "1"})
    yield Step("client", [python, "tools/client.py", "--dev"])
    for name in WEB:
        yield Step(f"client {name}", [python, "tools/client.py", "--run", name])
    yield Step("compile", [python, "tools/compiled.py", *require])
    if not NAMED or OTHERS:
        yield tests("interpreted", Path("src"))
    compiled = (ROOT / COMPILED / "digest").exists()
    if not compiled:
        print("*** NOT COMPILED: the tests run on the interpreted engines only. ***", flush=True)
    if len(NAMED) > len(OTHERS) or not NAMED:
        yield browser(COMPILED if compiled else Path("src"))
    if compiled and (not NAMED or OTHERS):
        yield tests("compiled", COMPILED)


def run(step: Step) -> int:
    shown = [Path(step.command[0]).name, *step.command[1:]]
    print(f"\n--- {step.name}: {' '.join(shown)}", flush=True)
    return subprocess.run(
        [str(BIN / step.command[0]), *step.command[1:]],
        cwd=ROOT,
        env=os.environ | step.env,
        stdin=subprocess.DEVNULL,
    ).returncode


def table(times: list[tuple[str, float, str]]) -> str:
    width = max(len(name) for name, _, _ in times)
    lines = [f"{name:<{width}}  {seconds:6.1f} s  {verdict}" for name, seconds, verdict in times]
    total = sum(seconds for _, seconds, _ in times)
    return "\n".join(["", *lines, f"{'together':<{width}}  {total:6.1f} s"])


def main() -> int:
    times: list[tuple[str, float, str]] = []
    for step in steps():
        if step.name == LAST:  # before it, so that the closing line of pytest closes the run
            print(table(times), flush=True)
        started = time.monotonic()
        result = run(step)
        times.append((step.name, time.monotonic() - started, "FAILED" if result else "ok"))
        if result:
            print(table(times), flush=True)
            return result
    if step.name != LAST:
        print(table(times), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
