"""Running the command line, in this process and in one of its own."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

from shoal import cli, games
from shoal.kernel import Game


class Outcome:
    """What a command came to."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err

    def mistake(self) -> str:
        """The one sentence that a mistake is answered with."""
        assert self.code == 1, self.out + self.err
        assert "Traceback" not in self.err
        assert self.err.count("\n") == 1, self.err
        assert self.err.startswith("shoal: ")
        assert len(self.err) < 500
        return self.err.removeprefix("shoal: ").strip()

    def success(self) -> str:
        assert self.code == 0, self.out + self.err
        assert "Traceback" not in self.err
        return self.out


class Command:
    """`shoal` with some games that need not be shipped, run through `main`."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys

    def install(self, *found: Game) -> None:
        by_name = {game.name: game for game in found}

        def find(name: str) -> Game:
            if name not in by_name:
                raise games.UnknownGameError(f"there is no game {name!r}")
            return by_name[name]

        self.monkeypatch.setattr(games, "names", lambda: sorted(by_name))
        self.monkeypatch.setattr(games, "find", find)

    def run(self, *words: str | Path, typed: str = "") -> Outcome:
        self.monkeypatch.setattr(sys, "argv", ["shoal", *(str(word) for word in words)])
        self.monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        self.capsys.readouterr()
        code: object = 0
        try:
            cli.main()
        except SystemExit as stop:
            code = stop.code or 0
        shown = self.capsys.readouterr()
        assert isinstance(code, int)
        return Outcome(code, shown.out, shown.err)


def process(
    *words: str | Path, typed: str = "", env: Mapping[str, str] | None = None, timeout: int = 100
) -> Outcome:
    """`python -m shoal` in a process of its own, with the same paths as this one."""
    paths = os.pathsep.join(path for path in sys.path if path)
    done = subprocess.run(
        [sys.executable, "-m", "shoal", *(str(word) for word in words)],
        input=typed,
        env=os.environ | {"PYTHONPATH": paths} | dict(env or {}),
        capture_output=True,
        text=True,
        timeout=timeout,
    )
    return Outcome(done.returncode, done.stdout, done.stderr)
