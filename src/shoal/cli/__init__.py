"""The command line. Each command reads its words, calls one thing and prints what came of it."""

from __future__ import annotations

import io
import sys

from shoal.cli import serving
from shoal.cli.app import app


def main() -> None:
    """Run the command line; mistakes of the user end with one sentence and exit code 1."""
    if isinstance(sys.stdout, io.TextIOWrapper):  # a terminal that lacks a letter gets a ?
        sys.stdout.reconfigure(errors="replace")
    mistakes: tuple[type[Exception], ...] = (OSError,)
    # People wait for a server to be there: it starts without what the other commands need.
    if sys.argv[1:2] not in ([], [serving.serve.__name__]):
        from shoal.cli.commands import MISTAKES  # noqa: PLC0415

        mistakes = MISTAKES
    try:
        app(prog_name="shoal")
    except mistakes as error:
        name = getattr(error, "filename", None)
        reason = getattr(error, "strerror", None)
        print(f"shoal: {f'{name}: {reason}' if name and reason else error}", file=sys.stderr)
        sys.exit(1)
    except KeyboardInterrupt:
        sys.exit(130)
