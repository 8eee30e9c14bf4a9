"""Who sits where in games between bots: the options that arena, report and games-to share."""

from __future__ import annotations

import os
from typing import Annotated

import typer

from shoal.bots.levels import UnknownPlayerError
from shoal.kernel import Game

Bots = Annotated[
    str,
    typer.Option(
        help="Players, separated by commas: random, deckhand, mate, captain:0.2s, run:COMMAND. "
        "The last one takes all seats that are left."
    ),
]
Count = Annotated[int, typer.Option("--games", min=1, help="How many games.")]
Seats = Annotated[int, typer.Option(help="Seats; default: as usual, or one for each bot.")]
Seed = Annotated[int, typer.Option(min=0, help="The same seed gives the same games.")]
Jobs = Annotated[int, typer.Option(min=0, help="Processes; 0 is one for each core.")]


def read_bots(text: str) -> list[str]:
    return [bot.strip() for bot in text.split(",") if bot.strip()]


def seating(game: Game, bots: str, seats: int) -> tuple[list[str], int]:
    """The bots by name, and at how many seats they play."""
    names = read_bots(bots)
    places = seats or max(game.usual_seats, len(names))
    if not 1 <= len(names) <= places:
        raise UnknownPlayerError(f"{len(names)} bots for {places} seats; name 1 to {places}")
    game.check_seats(places)
    return names, places


def processes(jobs: int) -> int:
    return jobs or os.cpu_count() or 1
