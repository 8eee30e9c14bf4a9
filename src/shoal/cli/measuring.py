"""Measuring: many games, speed."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Annotated

import typer
from rich.table import Table

from shoal import claims, games
from shoal.arena.simulate import BreachError, Simulation, simulate
from shoal.cli.app import app, fail, version_text
from shoal.cli.shared import (
    AsJson,
    GameName,
    Options,
    print_table,
    progress,
    read_options,
    read_seats,
)
from shoal.kernel.options import combinations, complete, options_text


@app.command("simulate")
def simulate_games(
    name: GameName,
    seats: Annotated[str, typer.Option(help="Seats, such as 2 or 2,3,4; default: all.")] = "",
    count: Annotated[
        int, typer.Option("--games", min=1, help="Games for each number of seats.")
    ] = 100,
    seed: Annotated[int, typer.Option(min=0, help="The same seed gives the same games.")] = 1,
    check: Annotated[
        bool,
        typer.Option("--check", help="Check invariants after each action, and positions."),
    ] = False,
    players: Annotated[
        str,
        typer.Option(
            help="A player for each seat, separated by commas: random, deckhand, mate, "
            "captain:0.2s."
        ),
    ] = "random",
    option: Options = None,
    every: Annotated[
        str,
        typer.Option(
            "--options", help="all: every option in every combination, but for those given."
        ),
    ] = "",
    limit: Annotated[
        int, typer.Option(min=1, help="Stop a game after this many actions.")
    ] = 50_000,
    as_json: AsJson = False,
) -> None:
    """Play many games and show statistics. Exits with 1 if a check fails."""
    game = games.find(name)
    if every not in ("", "all"):
        fail(f"--options can only be all, not {every!r}; --option KEY=VALUE sets one option")
    given = read_options(option)
    rows = combinations(game.options, given) if every else [complete(game.options, given)]
    runs = [(number, options) for options in rows for number in read_seats(seats, game)]
    done: list[Simulation] = []
    with progress(f"{game.title}, {version_text()}", count * len(runs)) as bar:
        for number, options in runs:
            base = len(done) * count
            try:
                done.append(
                    simulate(
                        game,
                        number,
                        count,
                        seed,
                        options=dict(options),
                        players=players.split(","),
                        check=check,
                        limit=limit,
                        progress=lambda n, base=base: bar(base + n),  # type: ignore[misc]
                    )
                )
            except BreachError as error:
                if not every:
                    raise
                where = " ".join([f"{number} seats", options_text(options)]).strip()
                raise BreachError(f"{where}: {error}") from None
    if as_json:
        found = [each.summary() for each in done]
        print(json.dumps({"build": version_text(), "runs": found}, ensure_ascii=False, indent=1))
        return
    table = Table(title=f"{game.title}: {version_text()}", title_style="", title_justify="left")
    same = all(len(set(each.players)) == 1 for each in done)
    won = "wins by seat, %" if same else "wins"
    columns = ["seats", "games", "games/s", "decisions/s", "actions", "points", "from, to", won]
    for column in columns:
        table.add_column(
            column, justify="left" if column == won else "right", no_wrap=column == won
        )
    if every:
        table.add_column("options")
    for each in done:
        s = each.summary()
        table.add_row(
            str(each.seats),
            f"{each.games}" + (f" ({each.aborted} aborted)" if each.aborted else ""),
            f"{s['games_per_second']}",
            f"{s['decisions_per_second']:,}",
            f"{s['actions_per_game']}",
            f"{s['score_mean']:.1f} ± {s['score_deviation']:.1f}",
            f"{s['score_lowest']}, {s['score_highest']}",
            wins(each),
            *([chosen(each)] if every else []),
        )
    print_table(table)
    if check:
        actions = sum(each.actions for each in done)
        print(f"No violation in {sum(e.games for e in done)} games, {actions:,} actions.")


def chosen(done: Simulation) -> str:
    """The options that are not as usual."""
    usual = complete(done.game.options, {})
    unusual = {key: value for key, value in done.options.items() if value != usual[key]}
    return options_text(unusual) or "as usual"


def wins(done: Simulation) -> str:
    """Who wins how often: by player, or by seat where all players are the same."""
    finished = max(1, done.games - done.aborted)
    if len(set(done.players)) == 1:
        return " ".join(f"{100 * won / finished:.0f}" for won in done.wins_at)
    by_player = dict.fromkeys(done.players, 0.0)
    for who, won in zip(done.players, done.wins, strict=True):
        by_player[who] += won / finished
    return "\n".join(f"{share:.0%} {who}" for who, share in by_player.items())


@app.command(context_settings={"allow_extra_args": True, "ignore_unknown_options": True})
def bench(context: typer.Context) -> None:
    """Measure speed; --peers compares other frameworks, --help-bench shows all options."""
    root = claims.checkout()
    if root is None:
        fail("bench works only in a source checkout, which has benchmarks/")
    arguments = ["--help" if word == "--help-bench" else word for word in context.args]
    command = [sys.executable, str(root / "benchmarks" / "bench.py"), *arguments]
    raise typer.Exit(subprocess.run(command, check=False, env=os.environ).returncode)
