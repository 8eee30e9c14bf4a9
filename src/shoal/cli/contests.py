"""Contests between players, and what they say about a game."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from shoal import games
from shoal.arena.balance import measure
from shoal.arena.cluster import on_ray
from shoal.arena.match import Match
from shoal.arena.report import page
from shoal.bots.levels import UnknownPlayerError
from shoal.cli.shared import (
    AsJson,
    GameName,
    Options,
    app,
    progress,
    read_options,
    read_seats,
    screen,
    version_text,
)
from shoal.words import Words

Bots = Annotated[
    str,
    typer.Option(
        help="Players, commas between: random, deckhand, mate, captain:0.2s, run:COMMAND. "
        "The last one takes the seats that are left."
    ),
]
Seed = Annotated[int, typer.Option(min=0, help="The same seed gives the same games.")]
Jobs = Annotated[int, typer.Option(min=0, help="Processes; 0 is one for each core.")]


@app.command()
def arena(
    name: GameName,
    bots: Bots = "captain:0.2s,mate",
    count: Annotated[int, typer.Option("--games", min=1, help="Games.")] = 100,
    seats: Annotated[int, typer.Option(help="Seats; default the fewest.")] = 0,
    seed: Seed = 1,
    jobs: Jobs = 0,
    early: Annotated[
        bool, typer.Option("--early", help="Stop once the first bot is clearly better or worse.")
    ] = False,
    ray: Annotated[str, typer.Option(help="Play on a Ray cluster: local, or its address.")] = "",
    out: Annotated[Path | None, typer.Option(help="Save the result here as JSON.")] = None,
    against: Annotated[
        Path | None, typer.Option(help="Compare with a result saved before.")
    ] = None,
    option: Options = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play against each other: win shares with intervals, ratings, times."""
    game = games.find(name)
    names = [bot.strip() for bot in bots.split(",") if bot.strip()]
    places = seats or game.seat_counts[0]
    if not 1 <= len(names) <= places:
        raise UnknownPlayerError(f"{len(names)} bots for {places} seats; name 1 to {places}")
    before = json.loads(against.read_text("utf-8")) if against else None
    match = Match(name, names, places, seed, read_options(option))
    mapped = on_ray(ray) if ray else None
    workers = jobs or os.cpu_count() or 1
    with progress(f"{game.title}: {', '.join(names)}", count) as bar:
        match.run(count, jobs=workers, early=early, progress=bar, mapped=mapped)
    summary = match.summary() | {"build": version_text()}
    if out is not None:
        out.write_text(json.dumps(summary, indent=1), "utf-8")
    if as_json:
        print(json.dumps(summary, indent=1))
        return
    show(match, before)


def show(match: Match, before: dict[str, object] | None) -> None:
    """The match as a table, with the shares of an earlier one beside it."""
    title = f"{games.find(match.game).title}, {match.seats} seats, {len(match.outcomes)} games"
    table = Table(title=f"{title}, seed {match.seed}", title_style="", title_justify="left")
    columns = ["bot", "wins", "95 %", "even", "points", "skill", "s/decision"]
    for column in [*columns, *(["before"] if before else [])]:
        table.add_column(column, justify="left" if column == "bot" else "right")
    earlier: dict[str, float] = {}
    rows = before.get("bots") if before else None
    if isinstance(rows, list):
        earlier = {row["bot"]: row["win_share"] for row in rows}
    ratings = match.ratings()
    for standing in match.standings():
        low, high = standing.interval()
        skill, doubt = ratings[standing.bot]
        seated = match.bots.count(standing.bot)
        cells = [
            standing.bot if seated == 1 else f"{seated} × {standing.bot}",
            f"{standing.share():.1%}",
            f"{low:.0%} to {high:.0%}",
            f"{seated / match.seats:.0%}",
            f"{standing.points / max(1, standing.games):.1f}",
            f"{skill:.1f} ± {doubt:.1f}",
            f"{standing.seconds / max(1, standing.decisions):.4f}",
        ]
        if before:
            cells.append(f"{earlier[standing.bot]:.1%}" if standing.bot in earlier else "")
        table.add_row(*cells)
    screen.print(table)
    if match.aborted():
        print(f"{match.aborted()} games were aborted and do not count.")
    for line in match.complaints()[:20]:
        print(line)


@app.command()
def report(
    name: GameName,
    count: Annotated[int, typer.Option("--games", min=1, help="Games per number of seats.")] = 200,
    seats: Annotated[str, typer.Option(help="Seats, such as 2 or 2,3,4; default all.")] = "",
    bots: Bots = "mate",
    seed: Seed = 1,
    jobs: Jobs = 0,
    out: Annotated[Path | None, typer.Option(help="The page; default GAME-balance.html.")] = None,
    option: Options = None,
) -> None:
    """Write a page about a game's balance: seats, points, lengths, choices and how they pay."""
    game = games.find(name)
    counts = read_seats(seats, game)
    file = out or Path(f"{name}-balance.html")
    file.parent.mkdir(parents=True, exist_ok=True)
    names = [bot.strip() for bot in bots.split(",") if bot.strip()]
    with progress(f"{game.title}: {', '.join(names)}", count * len(counts)) as bar:
        found = measure(
            name,
            counts,
            count,
            seed,
            bots=names,
            options=read_options(option),
            jobs=jobs or os.cpu_count() or 1,
            progress=bar,
        )
    words = Words()
    command = f"shoal report {name} --games {count} --bots {bots} --seed {seed}"
    text = page(game, found, bots=names, seed=seed, command=command, say=words.say)
    file.write_text(text, "utf-8")
    print(f"{count * len(counts)} games of {game.title}: {file}")
