"""Records of other days: games played with the components they name.

A game reads its components once, when it is imported. To replay a record of other components the
same command is therefore run again in a process of its own, on a tree that is this Shoal in all but
one file: the components lie where the record wants them.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Annotated

import typer

import shoal
from shoal import claims, games
from shoal.cli.app import app, fail
from shoal.cli.shared import GameName
from shoal.kernel import Game, Record, RecordError
from shoal.kernel.game import BOXES, box_digest

ComponentsFile = Annotated[
    Path | None,
    typer.Option(
        "--components", help="The components file an old record names, if it is not kept here."
    ),
]
FILE = "components.toml"
RUNNING = "SHOAL_BOX"  # set for the process that runs on other components


def with_its_components(record: Record, game: Game, file: Path | None) -> None:
    """Go on if the record was played with today's components; else run the command on its own."""
    if record.components == game.components():
        return
    if record.rules != game.rules:
        return  # no components would help: replaying says which version is needed
    text = fitting(record, game, file)
    digest = box_digest(text)
    if os.environ.get(RUNNING) == digest:  # never again and again
        raise RecordError(f"components {digest} could not be laid out for {game.name}")
    with tempfile.TemporaryDirectory(prefix="shoal-box-") as folder:
        lay_out(Path(folder), game, text)
        paths = [folder, *(path for path in sys.path if path)]
        done = subprocess.run(
            [sys.executable, "-m", "shoal", *sys.argv[1:]],
            env=os.environ
            # The folder somebody stands in must not come before the tree.
            | {"PYTHONPATH": os.pathsep.join(paths), "PYTHONSAFEPATH": "1", RUNNING: digest},
            check=False,
        )
    raise typer.Exit(done.returncode)


def fitting(record: Record, game: Game, file: Path | None) -> str:
    """The components a record names, or exactly what is missing."""
    if file is not None:
        try:
            given = file.read_text("utf-8")
        except UnicodeDecodeError:
            raise RecordError(f"{file} is not a text file") from None
        if box_digest(given) != record.components:
            raise RecordError(
                f"{file} holds components {box_digest(given)}; the record was played with "
                f"{record.components}"
            )
        return given
    kept = game.box(record.components)
    if not kept:
        raise RecordError(
            f"the record was played with components {record.components} of {game.name}; "
            f"the components file here is {game.components()}, and {record.components[:20]}.toml "
            f"is not kept in {BOXES}/ beside it. With --components FILE you can name it"
        )
    return kept


def lay_out(folder: Path, game: Game, text: str) -> None:
    """This Shoal, linked file by file, with other components for one game."""
    source = Path(shoal.__file__).parent
    place = folder / source.name
    mirror(source, place, but="games")
    mirror(source / "games", place / "games", but=game.name)
    mirror(source / "games" / game.name, place / "games" / game.name, but=FILE)
    (place / "games" / game.name / FILE).write_text(text, "utf-8")


def mirror(source: Path, place: Path, but: str) -> None:
    place.mkdir()
    for item in source.iterdir():
        if item.name in (but, "__pycache__"):
            continue
        try:
            (place / item.name).symlink_to(item, target_is_directory=item.is_dir())
        except OSError:  # a system without links
            if item.is_dir():
                shutil.copytree(item, place / item.name)
            else:
                shutil.copy2(item, place / item.name)


@app.command("keep-components")
def keep_components(name: GameName) -> None:
    """Keep a game's components file as it is today, so that its records replay for ever."""
    game = games.find(name)
    root = claims.checkout()
    if root is None:
        fail("keep-components works only in a source checkout: it writes beside the game")
    place = root / "src" / "shoal" / "games" / game.name / BOXES / f"{game.components()}.toml"
    if game.box(game.components()) == "":
        fail(f"{game.title} has no components file")
    if place.exists():
        print(f"{place.relative_to(root)} is kept already.")
        return
    place.parent.mkdir(exist_ok=True)
    place.write_bytes(game.data(FILE).encode())
    print(f"{place.relative_to(root)} is kept now.")
