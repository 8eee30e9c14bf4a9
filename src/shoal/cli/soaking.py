"""Endurance: `shoal soak`."""

from __future__ import annotations

import asyncio
import importlib
import os
import platform
import sys
import tempfile
import time
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

from shoal import claims
from shoal.cli.app import app, fail
from shoal.cli.shared import print_table, screen

TRIALS = ("kills", "games", "fuzz", "day")


@app.command()
def soak(
    kills: Annotated[int, typer.Option(min=0, help="kill -9 under load, so often.")] = 0,
    games: Annotated[int, typer.Option(min=0, help="Games over sockets, searched.")] = 0,
    fuzz: Annotated[int, typer.Option(min=0, help="Messages that mean no good.")] = 0,
    day: Annotated[float, typer.Option(min=0, help="Hours of people coming and going.")] = 0.0,
    workers: Annotated[
        int, typer.Option(min=1, help="Processes of the server; `--kills` hits any of them.")
    ] = 1,
    seconds: Annotated[
        float,
        typer.Option(min=1, help="At most so long for each; the hours of `--day` fit in it."),
    ] = 3600.0,
    seed: Annotated[
        int | None, typer.Option(help="Other games and messages than those of every run.")
    ] = None,
) -> None:
    """Wear a server out, from a source checkout, and print what came of it."""
    root = claims.checkout()
    if root is None:
        fail("soak needs the source checkout with its benchmarks/")
    sys.path.insert(0, str(root / "benchmarks"))
    sizes = {"kills": kills, "games": games, "fuzz": fuzz, "day": day}
    asked = [name for name in TRIALS if sizes[name]]
    if not asked:
        fail("say what: --kills 10, --games 100, --fuzz 10000 or --day 24 --seconds 3600")
    began = datetime.now(UTC).strftime("%Y-%m-%d %H:%M UTC")
    screen.print(
        f"{began}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}, "
        f"Python {platform.python_version()}"
    )
    shown = Table("trial", "what was done", "seconds", "what went wrong")
    wrong = 0
    for name in asked:
        begun = time.perf_counter()
        more = {"workers": workers} if name == "kills" else {}
        more |= {} if seed is None else {"seed": seed}
        found = trial(name, sizes[name], seconds, **more)
        done = "\n".join(f"{what}: {value}" for what, value in found.done.items())
        shown.add_row(name, done, f"{time.perf_counter() - begun:.0f}", found.verdict())
        wrong += len(found.wrong)
    print_table(shown)
    if wrong:
        raise typer.Exit(1)


def trial(name: str, size: float, seconds: float, **more: int) -> Any:
    """One trial with a data folder of its own."""
    run = getattr(importlib.import_module(f"soak.{name}"), name)
    with tempfile.TemporaryDirectory(prefix="shoal-soak-") as folder:
        return asyncio.run(run(size, Path(folder), seconds, **more))
