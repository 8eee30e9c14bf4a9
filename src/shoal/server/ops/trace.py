"""Where the time of a move goes, for whoever measures: a line for each command with the moments at
which it came, was begun, folded, stored and told.

The moments are those of the machine's steady clock: another process on it can compare its own.
"""

from __future__ import annotations

import time
from pathlib import Path
from typing import Final

MOMENTS: Final = ("arrived", "begun", "folded", "stored", "told")
TOGETHER: Final = 500  # lines written at once


class Trace:
    """Commands under way, by device and id, and a file for those that are done."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.under_way: dict[str, list[float]] = {}
        self.lines: list[str] = []

    def begin(self, cmd: str, arrived: float) -> None:
        self.under_way[cmd] = [arrived, time.perf_counter()]

    def mark(self, cmd: str | None) -> None:
        """The next moment of a command is here."""
        if cmd in self.under_way:
            assert cmd is not None
            self.under_way[cmd].append(time.perf_counter())

    def end(self, cmd: str) -> None:
        self.mark(cmd)
        moments = self.under_way.pop(cmd, [])
        if len(moments) == len(MOMENTS):  # others were refused, or stored nothing
            told = " ".join(f"{moment:.6f}" for moment in moments)
            self.lines.append(f"{cmd.rpartition(':')[2]} {told}\n")
        if len(self.lines) >= TOGETHER:
            self.write()

    def write(self) -> None:
        with self.file.open("a", encoding="ascii", errors="replace") as out:
            out.writelines(self.lines)
        self.lines.clear()
