"""Looking things up: games and their rules."""

from __future__ import annotations

import json
from typing import Annotated

import typer
from rich.text import Text

from shoal import claims, games
from shoal.cli.app import app, fail
from shoal.cli.shared import AsJson, GameName, Language, read_language, screen
from shoal.kernel.clauses import Clause
from shoal.terminal.narration import facts, pitch
from shoal.words import Words


@app.command("games")
def list_games(language: Language = "", as_json: AsJson = False) -> None:
    """List the games."""
    found = [games.find(name) for name in games.names()]
    if as_json:
        rows: list[dict[str, object]] = [
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
        unfit = [{"name": name, "broken": reason} for name, reason in games.broken().items()]
        print(json.dumps(rows + unfit, ensure_ascii=False, indent=1))
        return
    if not found:
        print("No games are installed.")
    words = Words(read_language(language))
    for game in found:
        told, why = facts(game, words), pitch(game, words)
        called = f" ({game.name})" + (f", {told}" if told else "")
        screen.print(Text.assemble((game.title, "bold"), called))
        if why:
            screen.print(f"  {why}")
    for reason in games.broken().values():
        screen.print(reason, style="red")


@app.command()
def rules(
    name: GameName,
    clause: Annotated[str, typer.Argument(help="A clause, such as MAL-050.")] = "",
    coverage: Annotated[
        bool,
        typer.Option("--coverage", help="Show the tests of each clause; fail if one has none."),
    ] = False,
    language: Language = "",
    as_json: AsJson = False,
) -> None:
    """Show a game's rule clauses."""
    game = games.find(name)
    chosen = game.clauses()
    words = Words(read_language(language))
    if clause:
        chosen = [each for each in chosen if each.number == clause.upper()]
        if not chosen:
            fail(f"{game.title} has no clause {clause.upper()}")
    tests: dict[str, list[str]] = {}
    if coverage:
        root = claims.checkout()
        if root is None:
            fail("--coverage works only in a source checkout, which has the tests")
        tests = claims.claims(root / "tests")
    if as_json:
        rows = [
            {"number": c.number, "says": says(c, words), "coded": c.coded, "kind": c.kind}
            | ({"tests": tests.get(c.number, [])} if coverage else {})
            for c in chosen
        ]
        print(json.dumps(rows, ensure_ascii=False, indent=1))
    else:
        for c in chosen:
            place = (f" ({c.kind}; {c.coded})", "dim")
            screen.print(Text.assemble((c.number, "bold"), f" {says(c, words)}", place))
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


def says(clause: Clause, words: Words) -> str:
    """A clause in somebody's language; in English it stands with the game."""
    return words.say(clause.number) if words.has(clause.number) else clause.says
