"""Playing in the terminal, and records of what was played."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from shoal import games
from shoal.cli.app import app
from shoal.cli.boxes import ComponentsFile, with_its_components
from shoal.cli.shared import (
    AsJson,
    Language,
    Options,
    RecordFile,
    read_language,
    read_options,
    read_record,
    screen,
)
from shoal.kernel import RecordError
from shoal.kernel.record import Verdict
from shoal.terminal import picker, replaying
from shoal.terminal.playing import Sitting
from shoal.words import Words


@app.command()
def play(
    name: Annotated[
        str, typer.Argument(help="A game; without one, choose from a list.", metavar="GAME")
    ] = "",
    seats: Annotated[int, typer.Option(help="Number of players; default: as usual.")] = 0,
    you: Annotated[str, typer.Option(help="Your seats, such as 1 or 1,3; or all, or none.")] = "1",
    bots: Annotated[
        str,
        typer.Option(help="Who plays the other seats: deckhand, mate, captain, admiral or random."),
    ] = "mate",
    record: Annotated[Path | None, typer.Option(help="Save the record to this file.")] = None,
    seed: Annotated[
        str, typer.Option(help="A seed of 64 hexadecimal digits, to repeat a game.")
    ] = "",
    language: Language = "",
    option: Options = None,
) -> None:
    """Play in the terminal: type actions as text, or ? for help."""
    language = read_language(language)
    if not name:
        picker.pick(screen, language)
        return
    game = games.find(name)
    Sitting(
        game,
        seats or game.usual_seats,
        people=you,
        bots=bots,
        options=read_options(option),
        seed=seed,
        record=record,
        language=language,
        screen=screen,
    ).run()


@app.command()
def replay(
    file: RecordFile,
    at: Annotated[
        int, typer.Option(min=-1, help="Only show the board after this many actions.")
    ] = -1,
    step: Annotated[bool, typer.Option("--step", help="Wait for Enter after each action.")] = False,
    eyes: Annotated[str, typer.Option(help="View as p1, p2, … or spectator.")] = "spectator",
    language: Language = "",
    components: ComponentsFile = None,
) -> None:
    """Step through a recorded game."""
    record, game = read_record(file)
    with_its_components(record, game, components)
    words = Words(read_language(language), replaying.names(record))
    replaying.replay(record, game, words, at=at, step=step, eyes=eyes, screen=screen)


@app.command()
def verify(file: RecordFile, components: ComponentsFile = None, as_json: AsJson = False) -> None:
    """Check a record: chance was fair, every action legal, the result correct."""
    record, game = read_record(file)
    try:
        with_its_components(record, game, components)
        verdict = record.verify(game)
    except RecordError as error:
        verdict = Verdict([], [str(error)])
    if as_json:
        print(
            json.dumps(
                {"good": verdict.good(), "checked": verdict.checked, "faults": verdict.faults}
            )
        )
    else:
        for line in verdict.checked:
            print(f"ok: {line}")
        for line in verdict.faults:
            print(f"not ok: {line}")
        print("The record is valid." if verdict.good() else "The record is NOT valid.")
    if not verdict.good():
        raise typer.Exit(1)
