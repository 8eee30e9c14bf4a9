"""Making games: a skeleton that passes every check, and the checks of one game alone."""

from __future__ import annotations

import importlib.util
import keyword
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib import resources
from importlib.resources.abc import Traversable
from itertools import combinations
from pathlib import Path
from string import ascii_uppercase
from typing import Annotated, NamedTuple

import typer
from rich.table import Table

from shoal import claims, games
from shoal.cli.app import app, fail
from shoal.cli.roles import role_table, strayed
from shoal.cli.shared import print_table, screen
from shoal.cli.wording import english_words
from shoal.kernel import Game
from shoal.words import FALLBACK, checking, languages
from shoal.words.catalogue import read

GAMES = Path("src/shoal/games")
RECORDS = Path("tests/games/records")
NAME = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
LONGEST = 24
ENDING = ".tmpl"


@app.command("new-game")
def new_game(
    name: Annotated[str, typer.Argument(help="Its name, such as pearl.", metavar="NAME")],
    title: Annotated[str, typer.Option(help="What people call it; default from its name.")] = "",
) -> None:
    """Write a small game with hidden information that passes every check, to be made yours."""
    root = claims.checkout()
    if root is None:
        fail("new-game needs the source checkout: a game is written beside the others")
    check_name(name)
    title = title.strip() or name.replace("_", " ").title()
    if len(title) > 40 or not title.isprintable() or any(mark in title for mark in '"\\{}'):
        fail(f"a title has at most 40 letters and no quotes or braces, unlike {title[:60]!r}")
    made = skeleton(name, title)
    there = [*(path for path in made if (root / path).exists())]
    there += [path for path in (GAMES / name, RECORDS / name) if (root / path).exists()]
    if there:
        fail(f"{there[0]} is there already; choose another name, nothing was written")
    for path, text in made.items():
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text(text, "utf-8")
    if importlib.util.find_spec("ruff"):  # a long name breaks lines elsewhere
        python(root, "-m", "ruff", "format", *(str(path) for path in made if path.suffix == ".py"))
    recorded = record(root, name)
    for path in [*made, *recorded]:
        print(path)
    print(f"\nPlay it: ./shoal play {name}. Check it: ./shoal check {name}. docs/add-a-game.md")
    print("says how to make it yours.")


def check_name(name: str) -> None:
    """Refuse a name that cannot be a package, or that is taken."""
    if not NAME.fullmatch(name) or len(name) > LONGEST or keyword.iskeyword(name):
        fail(
            f"{name[:40]!r} cannot be the name of a game: it is at most {LONGEST} small letters "
            "and digits with _ between words, such as pearl or pearl_bay"
        )
    if name in games.packages():
        fail(f"there is a game {name!r} already; choose another name, nothing was written")


def skeleton(name: str, title: str) -> dict[Path, str]:
    """The files of a new game, by their places in the checkout."""
    prefix = clause_prefix(name)
    words = {
        "name": name,
        "Name": "".join(part.capitalize() for part in name.split("_")),
        "dashed": name.replace("_", "-"),
        "title": title,
        "PRE": prefix,
        "pre": prefix.lower(),
    }
    made: dict[Path, str] = {}
    for path, text in templates(resources.files("shoal.cli").joinpath("skeleton"), Path()):
        for word, value in words.items():
            text = text.replace(f"«{word}»", value)  # noqa: PLW2901
        made[Path(str(path).replace("NAME", name))] = text
    return made


def templates(folder: Traversable, place: Path) -> Iterator[tuple[Path, str]]:
    for item in sorted(folder.iterdir(), key=lambda each: each.name):
        if item.is_dir():
            yield from templates(item, place / item.name)
        elif item.name.endswith(ENDING):
            yield place / item.name.removesuffix(ENDING), item.read_text("utf-8")


def clause_prefix(name: str) -> str:
    """Three or four capitals that no other game's clauses begin with."""
    found = [games.find(each).clauses() for each in games.names()]
    taken = {clause.number.partition("-")[0] for each in found for clause in each}
    letters = re.sub("[^A-Z]", "", name.upper()).ljust(3, "X")
    short = [letters[0] + "".join(pair) for pair in combinations(letters[1:], 2)]
    longer = [letters[:3] + last for last in ascii_uppercase]
    return next(each for each in [*short, *longer] if each not in taken)


def record(root: Path, name: str) -> list[Path]:
    """Three recorded games between bots, kept to notice when the rules change."""
    (root / RECORDS / name).mkdir(parents=True)
    made: list[Path] = []
    for seats in (2, 3, 4):
        file = RECORDS / name / f"{seats}_seats.shoal"
        words = ["play", name, "--you", "none", "--seats", str(seats), "--record", str(file)]
        done = python(root, "-m", "shoal", *words, "--seed", f"{seats:064x}")
        if done.returncode:
            fail(f"the new game cannot be played: {done.stderr.strip()[-300:]}")
        made.append(file)
    return made


def python(root: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run Python on the sources of the checkout."""
    paths = [str(root / "src"), str(root / "benchmarks"), str(root)]
    env = os.environ | {"PYTHONPATH": os.pathsep.join(paths), "NO_COLOR": "1"}
    return subprocess.run(
        [sys.executable, *words], cwd=root, env=env, capture_output=True, text=True, check=False
    )


# The gates of one game.


class Gate(NamedTuple):
    """One check and what it found: nothing if all is well. `skipped` says why it was not run."""

    name: str
    faults: list[str]
    skipped: str = ""


@app.command("check")
def check_game(
    name: Annotated[str, typer.Argument(help="A game; none prints the roles of all.")] = "",
) -> None:
    """Run the checks of one game alone. Exits with 1 if one fails."""
    root = claims.checkout()
    if root is None:
        fail("check needs the source checkout with its tests")
    if not name:
        print_table(role_table(root / GAMES / each for each in games.packages()))
        return
    game = games.find(name)
    table = Table(box=None, pad_edge=False, show_header=False)
    failed = False
    for gate in gates(root, game):
        failed = failed or bool(gate.faults)
        verdict = "FAILED" if gate.faults else f"not run: {gate.skipped}" if gate.skipped else "ok"
        table.add_row(gate.name, verdict, style="red" if gate.faults else "")
        for fault in gate.faults[:12]:
            screen.print(f"{gate.name}: {fault}", style="red")
    print_table(table)
    if failed:
        raise typer.Exit(1)


def gates(root: Path, game: Game) -> Iterator[Gate]:
    """Every check that concerns one game, cheapest first."""
    package, name = root / GAMES / game.name, game.name
    yield Gate("role files", strayed(package))
    yield Gate("clauses are coded", claims.uncoded(game, package))
    known = claims.claims(root / "tests")
    numbers = [clause.number for clause in game.clauses()]
    yield Gate("clauses are tested", [each for each in numbers if each not in known])
    yield Gate("words", wordless(name))
    own = sorted(str(path.relative_to(root)) for path in own_files(root, name))
    yield tool(root, "format", "ruff", "format", "--check", *own)
    yield tool(root, "lint", "ruff", "check", *own)
    yield tool(root, "types", "mypy", *own)
    yield tool(root, "conformance", "pytest", "-q", "tests/conformance/test_games.py", "-k", name)
    tests = [each for each in (f"tests/games/{name}", "tests/games/test_records.py")
             if (root / each).exists()]  # fmt: skip
    yield tool(root, "rules and records", "pytest", "-q", *tests, "-k", name)


def wordless(name: str) -> list[str]:
    """What the languages that promise to be whole lack of a game, and what is wrong with it."""
    english = english_words()
    found: list[str] = []
    for language in languages():
        words = english if language == FALLBACK else read(language)
        if not any(checking.owner(each.catalogue) == name for each in words.messages.values()):
            continue  # nobody has begun to translate it: it is said in English there
        found += [line for line in checking.lacking(words, english) if line.startswith(f"{name}: ")]
        found += [
            f"{language}/{each.catalogue}.ftl: {each.key} {each.reason}"
            for each in checking.faults(words, english)
            if checking.owner(each.catalogue) == name
        ]
    return found


def own_files(root: Path, name: str) -> Iterator[Path]:
    """All Python files of a game."""
    instinct = root / "src/shoal/bots/instincts"
    for folder in (root / GAMES / name, instinct / name, root / "tests/games" / name):
        yield from folder.rglob("*.py")
    for file in (instinct / f"{name}.py", root / "src/shoal/terminal/boards" / f"{name}.py"):
        if file.exists():
            yield file


def tool(root: Path, gate: str, module: str, *words: str) -> Gate:
    """A check by another program, where that is installed."""
    if importlib.util.find_spec(module) is None and shutil.which(module) is None:
        return Gate(gate, [], f"there is no {module} here; ./shoal setup --dev installs it")
    done = python(root, "-m", module, *words)
    said = [line for line in (done.stdout + done.stderr).splitlines() if line.strip()]
    return Gate(gate, said[-12:] if done.returncode else [])
