"""A folder of files to play from, without a server."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import shoal
from shoal.cli.app import app, fail
from shoal.pocket import pages as pocket_pages


@app.command()
def pages(
    out: Annotated[Path, typer.Option(help="The folder to write.")],
    base: Annotated[
        str, typer.Option(help="The path it will have on its host, such as /games/; default: any.")
    ] = pocket_pages.ANYWHERE,
) -> None:
    """Write a folder of files in which everything is played in the browser, without a server."""
    static = Path(next(iter(shoal.__path__))) / "server" / "static"
    try:
        sizes = pocket_pages.write(out, static, base)
    except pocket_pages.PagesError as error:
        fail(str(error))
    total = sum(sizes.values()) / 1_000_000
    print(f"{len(sizes)} files, {total:.1f} MB, in {out}")
