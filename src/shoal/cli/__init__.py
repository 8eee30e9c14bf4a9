"""The command line. Each command reads its words, calls one thing and prints what came of it."""

from __future__ import annotations

import io
import sys
from typing import Annotated

import typer

from shoal import games
from shoal.arena.cluster import ClusterError
from shoal.arena.simulate import BreachError
from shoal.bots.instincts import NoInstinctError
from shoal.bots.levels import UnknownPlayerError
from shoal.cli import advising, contests, looking, measuring, playing, serving, wording
from shoal.cli.shared import app, version_text
from shoal.kernel import ActionTextError, OptionsError, PositionError, RecordError, SheetError
from shoal.kernel.game import SeatsError

__all__ = [
    "advising",
    "app",
    "contests",
    "looking",
    "main",
    "measuring",
    "playing",
    "serving",
    "wording",
]

# What people get wrong: answered with one sentence, never with a traceback.
MISTAKES = (
    ActionTextError,
    BreachError,
    ClusterError,
    NoInstinctError,
    OptionsError,
    PositionError,
    RecordError,
    SeatsError,
    SheetError,
    UnknownPlayerError,
    games.UnknownGameError,
    OSError,
)


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Print version and build.")] = False,
) -> None:
    if version:
        print(version_text())
        raise typer.Exit
    if context.invoked_subcommand is None:
        serving.serve()


def main() -> None:
    """Run the command line; mistakes of the user end with one sentence and exit code 1."""
    if isinstance(sys.stdout, io.TextIOWrapper):  # a terminal that lacks a letter gets a ?
        sys.stdout.reconfigure(errors="replace")
    try:
        app(prog_name="shoal")
    except MISTAKES as error:
        name = getattr(error, "filename", None)
        reason = getattr(error, "strerror", None)
        print(f"shoal: {f'{name}: {reason}' if name and reason else error}", file=sys.stderr)
        sys.exit(1)
    except KeyboardInterrupt:
        sys.exit(130)
