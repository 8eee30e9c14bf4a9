"""The command line. Each command reads its words, calls one thing and prints what came of it."""

from __future__ import annotations

import io
import json
import os
import platform
import subprocess
import sys
from pathlib import Path
from typing import Annotated, NoReturn

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table
from rich.text import Text

import shoal
from shoal import claims, games
from shoal.arena.simulate import BreachError, Simulation, simulate
from shoal.bots.levels import UnknownPlayerError
from shoal.kernel import (
    ActionTextError,
    Game,
    OptionsError,
    PositionError,
    Record,
    RecordError,
    SheetError,
)
from shoal.kernel.build import COMPILED
from shoal.kernel.game import SeatsError
from shoal.terminal import picker, replaying
from shoal.terminal.playing import Sitting
from shoal.terminal.typed import whole_number
from shoal.words import Words, languages

# What people get wrong: answered with one sentence, never with a traceback.
MISTAKES = (
    ActionTextError,
    BreachError,
    OptionsError,
    PositionError,
    RecordError,
    SeatsError,
    SheetError,
    UnknownPlayerError,
    games.UnknownGameError,
    OSError,
)

app = typer.Typer(
    help="Shoal: a home for board games of the sea.",
    no_args_is_help=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
# Nothing that is printed is markup: `[/x]` may be what somebody typed or called themselves.
screen = Console(highlight=False, markup=False, emoji=False)

GameName = Annotated[str, typer.Argument(help="A game; `shoal games` lists them.", metavar="GAME")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", help="An option of the game as KEY=VALUE; may be repeated."),
]
RecordFile = Annotated[Path, typer.Argument(help="A record.", metavar="FILE")]


def fail(sentence: str) -> NoReturn:
    print(f"shoal: {sentence}", file=sys.stderr)
    raise typer.Exit(1)


def read_options(given: list[str] | None) -> dict[str, object]:
    found: dict[str, object] = {}
    for text in given or []:
        key, equals, value = text.partition("=")
        if not equals:
            raise OptionsError(f"an option is written KEY=VALUE, not {text!r}")
        found[key.strip()] = value.strip()
    return found


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


def version_text() -> str:
    build = "compiled" if COMPILED else "interpreted"
    return f"Shoal {shoal.__version__}, {build}, Python {platform.python_version()}"


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Print version and build.")] = False,
) -> None:
    if version:
        print(version_text())
        raise typer.Exit
    if context.invoked_subcommand is None:
        picker.pick(screen)


@app.command("games")
def list_games(as_json: AsJson = False) -> None:
    """List the games."""
    found = [games.find(name) for name in games.names()]
    if as_json:
        rows = [
            {
                "name": game.name,
                "title": game.title,
                "seats": game.seat_counts,
                "rules": game.rules,
                "components": game.components(),
                "actions": game.space.size,
                "options": {option.key: option.values for option in game.options},
            }
            for game in found
        ]
        print(json.dumps(rows, ensure_ascii=False, indent=1))
        return
    if not found:
        print("No games are installed.")
    words = Words()
    for game in found:
        seats = f"{game.seat_counts[0]}-{game.seat_counts[-1]} players"
        screen.print(Text.assemble((game.title, "bold"), f" ({game.name}), {seats}"))
        screen.print(f"  {words.say(game.name.replace('_', '-') + '-pitch')}")


@app.command()
def rules(
    name: GameName,
    clause: Annotated[str, typer.Argument(help="A clause, such as MAL-050.")] = "",
    coverage: Annotated[
        bool,
        typer.Option("--coverage", help="Show the tests of each clause; fail if one has none."),
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Show a game's rule clauses."""
    game = games.find(name)
    chosen = game.clauses()
    if clause:
        chosen = [each for each in chosen if each.number == clause.upper()]
        if not chosen:
            fail(f"{game.title} has no clause {clause.upper()}")
    tests: dict[str, list[str]] = {}
    if coverage:
        root = claims.checkout()
        if root is None:
            fail("--coverage needs the source checkout with its tests")
        tests = claims.claims(root / "tests")
    if as_json:
        rows = [
            {"number": c.number, "says": c.says, "coded": c.coded, "kind": c.kind}
            | ({"tests": tests.get(c.number, [])} if coverage else {})
            for c in chosen
        ]
        print(json.dumps(rows, ensure_ascii=False, indent=1))
    else:
        for c in chosen:
            place = (f" ({c.kind}; {c.coded})", "dim")
            screen.print(Text.assemble((c.number, "bold"), f" {c.says}", place))
            for test in tests.get(c.number, []):
                screen.print(f"    {test}", style="green")
            if coverage and c.number not in tests:
                screen.print("    no test", style="bold red")
    if coverage:
        missing = [c.number for c in chosen if c.number not in tests]
        count = sum(len(tests.get(c.number, [])) for c in chosen)
        if not as_json:
            print(f"{len(chosen)} clauses, {count} claims by tests, {len(missing)} without a test.")
        if missing:
            raise typer.Exit(1)


@app.command("simulate")
def simulate_games(
    name: GameName,
    seats: Annotated[str, typer.Option(help="Seats, such as 2 or 2,3,4; default all.")] = "",
    count: Annotated[int, typer.Option("--games", min=1, help="Games per number of seats.")] = 100,
    seed: Annotated[int, typer.Option(min=0, help="The same seed gives the same games.")] = 1,
    check: Annotated[bool, typer.Option("--check", help="Check invariants all the time.")] = False,
    players: Annotated[
        str,
        typer.Option(
            help="A player per seat: random, deckhand, mate, captain:0.2s; commas between."
        ),
    ] = "random",
    option: Options = None,
    limit: Annotated[int, typer.Option(min=1, help="Abort a game after so many actions.")] = 50_000,
    as_json: AsJson = False,
) -> None:
    """Play many games and count. Exits with 1 if a check fails."""
    game = games.find(name)
    options = read_options(option)
    done: list[Simulation] = []
    counts = read_seats(seats, game)
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(f"{game.title}, {version_text()}", total=count * len(counts))
        for number in counts:
            base = len(done) * count
            done.append(
                simulate(
                    game,
                    number,
                    count,
                    seed,
                    options=options,
                    players=players.split(","),
                    check=check,
                    limit=limit,
                    progress=lambda n, base=base: bar.update(task, completed=base + n),  # type: ignore[misc]
                )
            )
    if as_json:
        rows = [each.summary() for each in done]
        print(json.dumps({"build": version_text(), "runs": rows}, ensure_ascii=False, indent=1))
        return
    table = Table(title=f"{game.title}: {version_text()}", title_style="", title_justify="left")
    columns = [
        "seats",
        "games",
        "games/s",
        "decisions/s",
        "actions/game",
        "points",
        "wins by player",
    ]
    for column in columns:
        table.add_column(column, justify="left" if column == "wins by player" else "right")
    for each in done:
        s = each.summary()
        low, high = s["score_lowest"], s["score_highest"]
        shares = s["win_share_by_seat"]
        assert isinstance(shares, list)
        names = zip(each.players, shares, strict=True)
        table.add_row(
            str(each.seats),
            f"{each.games}" + (f" ({each.aborted} aborted)" if each.aborted else ""),
            f"{s['games_per_second']}",
            f"{s['decisions_per_second']:,}",
            f"{s['actions_per_game']}",
            f"{s['score_mean']} ± {s['score_deviation']} ({low} to {high})",
            ", ".join(f"{who} {share:.0%}" for who, share in names),
        )
    screen.print(table)
    if check:
        actions = sum(each.actions for each in done)
        print(f"No violation in {sum(e.games for e in done)} games, {actions:,} actions.")


@app.command()
def play(
    name: GameName,
    seats: Annotated[int, typer.Option(help="Number of players; default the fewest.")] = 0,
    you: Annotated[
        str, typer.Option(help="Your seats, such as 1 or 1,3; all for everybody.")
    ] = "1",
    bots: Annotated[
        str, typer.Option(help="Who sits elsewhere: deckhand, mate, captain or random.")
    ] = "mate",
    record: Annotated[Path | None, typer.Option(help="Write the record here.")] = None,
    seed: Annotated[
        str, typer.Option(help="A seed of 64 hexadecimal digits, to repeat a game.")
    ] = "",
    language: Annotated[str, typer.Option(help="Your language.")] = "en",
    option: Options = None,
) -> None:
    """Play in the terminal: type actions as text, or ? for help."""
    if language not in languages():
        fail(f"there are no words in {language!r}; there are {', '.join(languages())}")
    game = games.find(name)
    Sitting(
        game,
        seats or game.seat_counts[0],
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
        int, typer.Option(min=-1, help="Show the board after this many actions only.")
    ] = -1,
    step: Annotated[bool, typer.Option("--step", help="Wait for Enter after each action.")] = False,
    eyes: Annotated[str, typer.Option(help="Whose eyes: p1, p2, … or spectator.")] = "spectator",
) -> None:
    """Step through a recorded game."""
    record, game = read_record(file)
    replaying.replay(record, game, at=at, step=step, eyes=eyes, screen=screen)


@app.command()
def verify(file: RecordFile, as_json: AsJson = False) -> None:
    """Check a record: chance was fair, every action legal, the result right."""
    record, game = read_record(file)
    verdict = record.verify(game)
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
        print("The record is good." if verdict.good() else "The record is NOT good.")
    if not verdict.good():
        raise typer.Exit(1)


@app.command(context_settings={"allow_extra_args": True, "ignore_unknown_options": True})
def bench(context: typer.Context) -> None:
    """Measure speed, with --peers beside other frameworks; --help-bench says more."""
    root = claims.checkout()
    if root is None:
        fail("bench needs the source checkout with its benchmarks/")
    arguments = ["--help" if word == "--help-bench" else word for word in context.args]
    command = [sys.executable, str(root / "benchmarks" / "bench.py"), *arguments]
    raise typer.Exit(subprocess.run(command, check=False, env=os.environ).returncode)


def main() -> None:
    """Run the command line; mistakes of the user end with one sentence and exit code 1."""
    if isinstance(sys.stdout, io.TextIOWrapper):  # a terminal that lacks a letter gets a ?
        sys.stdout.reconfigure(errors="replace")
    try:
        app()
    except MISTAKES as error:
        name = getattr(error, "filename", None)
        reason = getattr(error, "strerror", None)
        print(f"shoal: {f'{name}: {reason}' if name and reason else error}", file=sys.stderr)
        sys.exit(1)
    except KeyboardInterrupt:
        sys.exit(130)
