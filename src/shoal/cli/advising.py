"""Advice: what a bot would do in a position, and how a position stands."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from shoal import games
from shoal.bots.judging import Judgement
from shoal.bots.levels import judge, player
from shoal.cli.app import app, fail
from shoal.cli.shared import AsJson, known_language, print_table, progress, read_record, screen
from shoal.kernel import FastChance, Observer, PositionError, Record, State
from shoal.kernel.record import FIRST_LINE
from shoal.terminal.replaying import read_eyes
from shoal.words import Words

Moment = Annotated[Path, typer.Argument(help="A position (TOML) or a record.", metavar="FILE")]
At = Annotated[int, typer.Option(min=-1, help="Of a record: the moment after this many actions.")]
Luck = Annotated[int, typer.Option(min=0, help="The same seed gives the same answer.")]
ROWS = 12  # moments of a whole record that are judged


@app.command()
def hint(
    file: Moment,
    at: At = -1,
    seat: Annotated[str, typer.Option(help="Who asks: p1, p2, …; default: whose turn it is.")] = "",
    bot: Annotated[
        str, typer.Option(help="Who answers: mate, captain:1s, captain:500.")
    ] = "captain:1s",
    seed: Luck = 1,
    language: Annotated[str, typer.Option(help="Your language.")] = "en",
    as_json: AsJson = False,
) -> None:
    """Show what a bot would do with what a seat can see, and why."""
    known_language(language)
    record, state = read_moment(file, at)
    if state is None:
        fail("a record holds many moments; choose one with --at")
    number = read_seat(seat, state)
    observer, chance = Observer(state, number), FastChance(seed)
    mind = player(bot, state.game.name)
    try:
        action = mind.decide(observer, chance)
        reason = mind.why(observer, action, chance)
    finally:
        mind.close()
    text = state.game.space.text(action)
    if as_json:
        plain = reason.plain() if reason is not None else None
        print(json.dumps({"seat": number, "action": text, "bot": bot, "reason": plain}))
        return
    words = Words(language, names(record, state))
    said = words.say("label-value", {"label": words.seat(number), "value": text})
    screen.print(said, style="bold")
    if reason is not None:
        screen.print(words.say(reason.key, reason.args))


@app.command()
def evaluate(
    file: Moment,
    at: At = -1,
    eyes: Annotated[
        str, typer.Option(help="View as p1, p2, … or spectator; default: everything is known.")
    ] = "",
    simulations: Annotated[int, typer.Option(min=1, help="Simulated games per moment.")] = 400,
    seed: Luck = 1,
    as_json: AsJson = False,
) -> None:
    """Estimate winning chances and points of a position, a moment or a whole record."""
    record, state = read_moment(file, at)
    if state is not None:
        moments = [(at, state)]
    else:
        assert record is not None
        moments = through(record)
    first = moments[0][1]
    mind = judge(first.game.name)
    found: list[tuple[int, Judgement]] = []
    with progress(first.game.title, len(moments)) as bar:
        for number, moment in moments:
            chance = FastChance(seed)
            if eyes:
                seen = Observer(moment, read_eyes(eyes, moment.seats))
                judged = mind.seen(seen, simulations, 0.0, chance)
            else:
                judged = mind.true(moment, simulations, 0.0, chance)
            found.append((number, judged))
            bar(len(found))
    if as_json:
        print(json.dumps([row(number, judged) for number, judged in found], indent=1))
        return
    who = Words("en", names(record, first))
    table = Table(title=first.game.title, title_style="", title_justify="left")
    many = len(found) > 1
    if many:
        table.add_column("action", justify="right")
    for number in range(first.seats):
        table.add_column(who.seat(number), justify="right")
    for number, judged in found:
        cells = [
            f"{chance:.0%}, {who.say('count-points', {'points': round(points)})}"
            for chance, points in zip(judged.chances, judged.points, strict=True)
        ]
        table.add_row(*([str(number)] if many else []), *cells)
    print_table(table)


def read_moment(file: Path, at: int) -> tuple[Record | None, State | None]:
    """A record or a position; the state is missing if a record was given and no moment of it."""
    try:
        text = file.read_text("utf-8")
    except UnicodeDecodeError:
        raise PositionError(f"{file} is not a text file") from None
    if text.lstrip().startswith(FIRST_LINE.split(" ", maxsplit=1)[0]):
        record, game = read_record(file)
        if at < 0:
            return record, None
        if at > len(record.actions):
            fail(f"the record has only {len(record.actions)} actions, not {at}")
        return record, record.play(game, at).state
    try:
        name = tomllib.loads(text).get("game")
    except tomllib.TOMLDecodeError as error:
        raise PositionError(f"{file} is neither a record nor a position: {error}") from None
    if not isinstance(name, str):
        raise PositionError(f'{file}: a position says which game it is of: game = "maldivia"')
    return None, games.find(name).position(text)


def through(record: Record) -> list[tuple[int, State]]:
    """Moments spread over a whole record, its first and last among them."""
    game, last = games.find(record.game), len(record.actions)
    numbers = sorted({last * i // (ROWS - 1) for i in range(ROWS)})
    return [(number, record.play(game, number).state) for number in numbers]


def read_seat(text: str, state: State) -> int:
    """The seat that asks; it must be its turn."""
    if state.over():
        fail("the game is over: there is nothing to decide")
    if not text:
        return state.actor()
    number = read_eyes(text, state.seats)
    if number not in state.actors():
        waiting = ", ".join(f"p{seat + 1}" for seat in state.actors())
        fail(f"it is not the turn of {text} but of {waiting}")
    return number


def names(record: Record | None, state: State) -> list[str]:
    given = record.names if record is not None else [""] * state.seats
    return [name or f"p{seat + 1}" for seat, name in enumerate(given)]


def row(number: int, judged: Judgement) -> dict[str, object]:
    return {
        "action": max(0, number),
        "chances": [round(chance, 4) for chance in judged.chances],
        "points": [round(points, 2) for points in judged.points],
    }
