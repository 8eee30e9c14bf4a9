"""Contests between players, and what they say about a game."""

from __future__ import annotations

import json
import math
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

from shoal import games
from shoal.arena.balance import measure
from shoal.arena.cluster import on_ray
from shoal.arena.match import CAP, Match
from shoal.arena.reliability import Reliability, watch
from shoal.arena.reliability_plot import plot
from shoal.arena.report import Report
from shoal.arena.standing import Standing
from shoal.cli.app import app, fail, version_text
from shoal.cli.seating import Bots, Count, Jobs, Seats, Seed, processes, read_bots, seating
from shoal.cli.shared import (
    AsJson,
    GameName,
    Options,
    known_language,
    print_table,
    progress,
    read_options,
    read_seats,
)
from shoal.words import MissingWordsError, Words


@app.command()
def arena(
    name: GameName,
    bots: Bots = "captain:0.2s,mate",
    count: Count = 100,
    seats: Seats = 0,
    seed: Seed = 1,
    jobs: Jobs = 0,
    early: Annotated[
        bool, typer.Option("--early", help="Stop once the first bot is clearly better or worse.")
    ] = False,
    cap: Annotated[
        int,
        typer.Option(min=1, help="Stop a game after this many actions; it counts as it stands."),
    ] = CAP,
    ray: Annotated[str, typer.Option(help="Play on a Ray cluster: local, or its address.")] = "",
    out: Annotated[Path | None, typer.Option(help="Save the result here as JSON.")] = None,
    against: Annotated[Path | None, typer.Option(help="Compare with a saved result.")] = None,
    option: Options = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play against each other: win shares with intervals, ratings, times."""
    game = games.find(name)
    names, places = seating(game, bots, seats)
    before = read_result(against, name, places) if against else None
    match = Match(name, names, places, seed, read_options(option), cap)
    mapped = on_ray(ray) if ray else None
    with progress(f"{game.title}: {', '.join(names)}", count) as bar:
        match.run(count, jobs=processes(jobs), early=early, progress=bar, mapped=mapped)
    summary = match.summary() | {"build": version_text()}
    if out is not None:
        out.write_text(json.dumps(summary, indent=1), "utf-8")
    if as_json:
        print(json.dumps(summary, indent=1))
        return
    show(match, before)


def show(match: Match, before: dict[str, Any] | None) -> None:
    """The match as a table, with the shares of an earlier one beside it."""
    title = f"{games.find(match.game).title}, {match.seats} seats, {len(match.outcomes)} games"
    table = Table(title=f"{title}, seed {match.seed}", title_style="", title_justify="left")
    columns = ["bot", "wins", "95 %", "even", "points", "skill", "s/decision"]
    for column in [*columns, *(["before", "change"] if before else [])]:
        table.add_column(column, justify="left" if column == "bot" else "right")
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
            cells += compare(standing, before)
        table.add_row(*cells)
    print_table(table)
    if match.aborted():
        print(
            f"Games stopped after {match.cap:,} actions and counted as they stood: "
            f"{match.aborted()}."
        )
    for line in match.complaints()[:20]:
        print(line)


def compare(standing: Standing, before: dict[str, Any]) -> list[str]:
    """An earlier win share, and the change since with its 95 % interval; nothing if it is new."""
    for row in before["bots"]:
        if row["bot"] == standing.bot:
            old, new = float(row["win_share"]), standing.share()
            doubt = old * (1 - old) / max(1, before["games"])
            doubt += new * (1 - new) / max(1, standing.games)
            change = f"{100 * (new - old):+.1f} ± {196 * math.sqrt(doubt):.1f}"
            return [f"{old:.1%}", change]
    return ["", ""]


def read_result(file: Path, game: str, seats: int) -> dict[str, Any]:
    """A result that was saved by `--out`."""
    try:
        found = json.loads(file.read_text("utf-8"))
        kind = (found["game"], found["seats"])
        rows = [(row["bot"], float(row["win_share"]), int(found["games"])) for row in found["bots"]]
    except (ValueError, KeyError, TypeError):
        fail(f"{file} is not a result of the arena; save one with --out")
    if kind != (game, seats) or not rows:
        fail(f"{file} is about {kind[0]} with {kind[1]} seats, not {game} with {seats}")
    return dict(found)


@app.command()
def report(
    name: GameName,
    count: Annotated[
        int, typer.Option("--games", min=1, help="Games for each number of seats.")
    ] = 200,
    seats: Annotated[str, typer.Option(help="Seats, such as 2 or 2,3,4; default: all.")] = "",
    bots: Bots = "mate",
    seed: Seed = 1,
    jobs: Jobs = 0,
    out: Annotated[
        Path | None, typer.Option(help="Where to save it; default: GAME-balance.html.")
    ] = None,
    language: Annotated[str, typer.Option(help="The page's language.")] = "en",
    option: Options = None,
) -> None:
    """Create a page about a game's balance: seats, points, length, choices that pay off."""
    known_language(language)
    game = games.find(name)
    counts = read_seats(seats, game)
    file = out or Path(f"{name}-balance.html")
    file.parent.mkdir(parents=True, exist_ok=True)
    names = read_bots(bots)
    with progress(f"{game.title}: {', '.join(names)}", count * len(counts)) as bar:
        found = measure(
            name,
            counts,
            count,
            seed,
            bots=names,
            options=read_options(option),
            jobs=processes(jobs),
            progress=bar,
        )
    words = Words(language)

    def named(key: str) -> str:
        """What a key names; some are whole sentences with arguments, and no names."""
        try:
            return words.say(key)
        except MissingWordsError:
            return key.rpartition("-")[2]

    command = f"shoal report {name} --games {count} --bots {bots} --seed {seed}"
    written = Report(game, found, say=words.say, name=named).page(
        language=language, bots=names, seed=seed, command=command
    )
    file.write_text(written, "utf-8")
    print(f"{count * len(counts)} games of {game.title}: {file}")


@app.command()
def reliability(
    name: Annotated[str, typer.Argument(help="A game; default: all.", metavar="[GAME]")] = "",
    count: Count = 100,
    seats: Annotated[int, typer.Option(help="Seats; default: the fewest.")] = 0,
    bot: Annotated[str, typer.Option(help="Who plays the games that are judged.")] = "mate",
    every: Annotated[int, typer.Option(min=1, help="Judge every so many actions.")] = 15,
    simulations: Annotated[int, typer.Option(min=1, help="Simulated games per moment.")] = 16,
    seed: Seed = 1,
    picture: Annotated[
        Path | None, typer.Option("--plot", help="Draw it here, as SVG.", metavar="FILE")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Check whether the chances to win that bots name come true."""
    names = [name] if name else games.names()
    found: list[tuple[str, Reliability]] = []
    with progress("reliability", len(names)) as bar:
        for one in names:
            game = games.find(one)
            places = seats or game.seat_counts[0]
            game.check_seats(places)
            judged = watch(one, places, count, every, simulations, bot, seed)
            found.append((game.title, judged))
            bar(len(found))
    if picture is not None:
        picture.write_text(plot(found), "utf-8")
    if as_json:
        print(json.dumps([told(title, each) for title, each in found], indent=1))
        return
    table = Table(title=f"{count} games of {bot} each", title_style="", title_justify="left")
    for column in ("game", "seats", "judged", "Brier", "even", "off", "said → came"):
        table.add_column(column, justify="left" if column in ("game", "said → came") else "right")
    for title, each in found:
        table.add_row(
            title,
            str(each.seats),
            f"{each.moments:,}",
            f"{each.brier():.3f}",
            f"{each.brier_even():.3f}",
            f"{each.off():.1%}",
            ", ".join(f"{said:.0%} → {came:.0%}" for said, came, _ in each.points()),
        )
    print_table(table)


def told(title: str, found: Reliability) -> dict[str, object]:
    return {
        "game": title,
        "seats": found.seats,
        "games": found.games,
        "moments": found.moments,
        "brier": round(found.brier(), 4),
        "brier_even": round(found.brier_even(), 4),
        "off": round(found.off(), 4),
        "points": [[round(said, 4), round(came, 4), count] for said, came, count in found.points()],
    }
