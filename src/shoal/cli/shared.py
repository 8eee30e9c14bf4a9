"""What the commands share: the screen, kinds of arguments, and how they are read."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from shoal import games
from shoal.cli.app import fail
from shoal.kernel import Game, OptionsError, Record, RecordError
from shoal.kernel.game import SeatsError
from shoal.terminal.typed import whole_number
from shoal.words import FALLBACK, folders, languages, spoken

# Nothing that is printed is markup: `[/x]` may be what somebody typed or called themselves.
screen = Console(highlight=False, markup=False, emoji=False)

GameName = Annotated[str, typer.Argument(help="A game; `shoal games` lists them.", metavar="GAME")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", help="A game option as KEY=VALUE; can be repeated."),
]
Language = Annotated[
    str, typer.Option(help="Your language, such as de; default: that of your system.")
]
RecordFile = Annotated[Path, typer.Argument(help="A record.", metavar="FILE")]


def read_options(given: list[str] | None) -> dict[str, object]:
    found: dict[str, object] = {}
    for text in given or []:
        key, equals, value = text.partition("=")
        if not equals:
            raise OptionsError(f"write an option as KEY=VALUE, not {text!r}")
        found[key.strip()] = value.strip()
    return found


def read_language(given: str) -> str:
    """The language somebody asked for, else the one their environment speaks."""
    if given:
        return known_language(given)
    settings = [os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    locale = next(filter(None, settings), "C")
    if locale.split(".")[0] in ("C", "POSIX"):  # no language at all, whatever LANGUAGE says
        return FALLBACK
    return spoken([*os.environ.get("LANGUAGE", "").split(":"), locale])


def known_language(given: str) -> str:
    """A language there are words in; a draft too, if it is asked for by name."""
    if given not in folders():
        fail(f"there is no language {given!r} here; choose one of {', '.join(languages())}")
    return given


def read_seats(text: str, game: Game) -> list[int]:
    if not text:
        return game.seat_counts
    counts: list[int] = []
    for word in text.split(","):
        number = whole_number(word)
        if number < 0:
            raise SeatsError(f"seats are numbers such as 2 or 2,3,4, not {text[:20]!r}")
        game.check_seats(number)
        counts.append(number)
    return counts


def read_record(file: Path) -> tuple[Record, Game]:
    try:
        text = file.read_text("utf-8")
    except UnicodeDecodeError:
        raise RecordError(f"{file} is not a text file") from None
    try:
        record = Record.read(text)
    except RecordError as error:
        raise RecordError(f"{file}: {error}") from None
    return record, games.find(record.game)


def print_table(table: Table) -> None:
    """Show a table; a file or pipe is not as narrow as a terminal may be."""
    wide = screen if screen.is_terminal else Console(width=120, highlight=False, emoji=False)
    wide.print(table)


@contextmanager
def progress(title: str, total: int) -> Iterator[Callable[[int], None]]:
    """A bar on standard error while something long goes on; gives a function to move it."""
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(title, total=total)
        yield lambda done: bar.update(task, completed=done)
