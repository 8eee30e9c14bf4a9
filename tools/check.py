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
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
BIN = Path(sys.executable).parent
COMPILED = Path(".cache/compiled/all")
MUST_COMPILE = os.environ.get("CI") == "true" or os.environ.get("SHOAL_COMPILE") == "1"
WEB = ("lint", "check", "test")  # scripts of web/package.json
# The browser tests are run by hand so far: .venv/bin/pytest tests/e2e
PYTEST = ["pytest", "-n", "2", "--dist", "loadgroup", "--ignore=tests/e2e", *sys.argv[1:]]
SERVER_FAULTS = "--ignore=tests/faults"  # take minutes and know no engines: once is enough


@dataclass
class Step:
    name: str
    command: list[str]
    env: dict[str, str] = field(default_factory=dict)


def tests(build: str, path: Path) -> Step:
    env = {"PYTHONPATH": str(ROOT / path), "SHOAL_EXPECT": build}
    once = [SERVER_FAULTS] if build == "interpreted" else []
    return Step(f"tests, {build}", [*PYTEST, *once], env)


def steps() -> list[Step]:
    python = str(BIN / "python")
    docs = ["mkdocs", "build", "--strict", "--quiet", "--site-dir", ".cache/site"]
    require = ["--require"] if MUST_COMPILE else []
    return [
        Step("format", ["ruff", "format", "--check", ".", "shoal"]),
        Step("lint", ["ruff", "check", ".", "shoal"]),
        Step("types", ["mypy"]),
        Step("layers", ["lint-imports", "--no-logo"]),
        Step("dependencies", ["deptry", "src"]),
        Step("dead code", ["vulture"]),
        *(
            [Step("docs", docs, {"NO_MKDOCS_2_WARNING": "1"})]
            if (ROOT / "mkdocs.yml").exists()
            else []
        ),
        Step("client", [python, "tools/client.py", "--dev"]),
        *(Step(f"client {name}", [python, "tools/client.py", "--run", name]) for name in WEB),
        Step("compile", [python, "tools/compiled.py", *require]),
        tests("interpreted", Path("src")),
        tests("compiled", COMPILED),
    ]


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
    waiting = steps()
    while waiting:
        step = waiting.pop(0)
        if not waiting:  # before the last step, so that the closing line of pytest closes the run
            print(table(times), flush=True)
        started = time.monotonic()
        result = run(step)
        times.append((step.name, time.monotonic() - started, "FAILED" if result else "ok"))
        if result:
            print(table(times), flush=True)
            return result
        if step.name == "compile" and not (ROOT / COMPILED / "digest").exists():
            waiting.pop()
            print(
                "*** NOT COMPILED: the tests run on the interpreted engines only. ***", flush=True
            )
    return 0


if __name__ == "__main__":
    sys.exit(main())
