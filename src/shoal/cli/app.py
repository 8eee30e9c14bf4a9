"""The command line itself, before it has any commands."""

from __future__ import annotations

import platform
import sys
from typing import NoReturn

import typer

import shoal
from shoal.kernel.build import COMPILED

app = typer.Typer(
    help="Shoal: a home for board games of the sea.",
    no_args_is_help=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def fail(sentence: str) -> NoReturn:
    print(f"shoal: {sentence}", file=sys.stderr)
    raise typer.Exit(1)


def version_text() -> str:
    build = "compiled" if COMPILED else "interpreted"
    return f"Shoal {shoal.__version__}, {build}, Python {platform.python_version()}"
