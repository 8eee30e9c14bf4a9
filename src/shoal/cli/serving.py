"""Serving: what people reach with a browser."""

from __future__ import annotations

import gc
import importlib
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from shoal import claims
from shoal.cli.app import app, fail, version_text

if TYPE_CHECKING:
    from shoal.server.settings import Settings

# The server is imported where it is needed: it is slow to import, and most commands do without.

Data = Annotated[
    Path | None,
    typer.Option(help="Directory for the database; default: shoal-data, or that of your programs."),
]
Host = Annotated[str | None, typer.Option(help="Address; 0.0.0.0 for everybody.")]
Port = Annotated[
    int | None,
    typer.Option(min=0, max=65535, help="0 picks one; default 8000, or the next free one."),
]
DatabaseUrl = Annotated[
    str | None, typer.Option(help="postgresql://… for several nodes; default SQLite.")
]
Workers = Annotated[
    int | None, typer.Option(min=1, help="Processes that share the tables, one for each core.")
]
Config = Annotated[Path | None, typer.Option(help="A TOML file of settings.")]


def read_settings(config: Path | None, **given: object) -> Settings:
    """Settings from file and environment, with what was typed on top."""
    from shoal.server.settings import Settings, SettingsError  # noqa: PLC0415

    try:
        typed = {key: value for key, value in given.items() if value is not None}
        return Settings.read(config).having(typed, "the command line")
    except SettingsError as error:
        fail(str(error))


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Print version and build.")] = False,
    data: Data = None,
    host: Host = None,
    port: Port = None,
    database: DatabaseUrl = None,
    config: Config = None,
) -> None:
    if version:
        print(version_text())
        raise typer.Exit
    if context.invoked_subcommand is None:
        serve(data, host, port, database, config)
    elif any(given is not None for given in (data, host, port, database, config)):
        fail(f"write the options behind the command: shoal {context.invoked_subcommand} --…")


@app.command()
def serve(
    data: Data = None,
    host: Host = None,
    port: Port = None,
    database: DatabaseUrl = None,
    config: Config = None,
    workers: Workers = None,
) -> None:
    """Start the server and print its address."""
    settings = read_settings(
        config, data=data, host=host, port=port, database=database, workers=workers
    )
    gc.disable()  # while the server is imported: the collector would find nothing
    # FastAPI would read all of pydantic's old kind of models to see that ours are none of them.
    sys.modules.setdefault("pydantic.v1", None)  # type: ignore[arg-type]
    from shoal.server import main  # noqa: PLC0415
    from shoal.server.ops import lockfile  # noqa: PLC0415
    from shoal.server.settings import SettingsError  # noqa: PLC0415
    from shoal.server.storage.soundness import UnusableDatabaseError  # noqa: PLC0415

    try:
        main.serve(settings)
    except (
        main.ListenError, lockfile.LockedError, SettingsError, UnusableDatabaseError,
    ) as error:  # fmt: skip
        fail(str(error))


@app.command()
def load(
    tables: Annotated[int, typer.Option(min=1, help="Tables at once.")] = 500,
    seconds: Annotated[float, typer.Option(min=1, help="How long.")] = 60.0,
    think: Annotated[float, typer.Option(min=0, help="Pause before a move; 0 is flat out.")] = 1.0,
    workers: Annotated[int, typer.Option(min=1, help="Processes of the server.")] = 1,
    game: Annotated[str, typer.Option(help="What is played.")] = "maldivia",
    peers: Annotated[
        bool, typer.Option("--peers", help="Measure boardgame.io's server beside ours.")
    ] = False,
    trace: Annotated[
        bool, typer.Option("--trace", help="Show where the slowest fifty moves waited.")
    ] = False,
) -> None:
    """Measure a server under load, from a source checkout: moves a second, delays, memory."""
    root = claims.checkout()
    if root is None:
        fail("load needs the source checkout with its benchmarks/")
    sys.path.insert(0, str(root / "benchmarks"))
    driver = importlib.import_module("load")
    try:
        driver.load(
            tables=tables, seconds=seconds, think=think, game=game, beside=peers, trace=trace,
            workers=workers,
        )  # fmt: skip
    except driver.PeersError as error:
        fail(str(error))


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(help="Where the backup goes.", metavar="FILE")],
    data: Data = None,
    config: Config = None,
) -> None:
    """Save all tables while the server runs."""
    from shoal.server.storage import backup as backups  # noqa: PLC0415

    try:
        rows = backups.backup(read_settings(config, data=data), file)
    except backups.BackupError as error:
        fail(str(error))
    print(f"{rows} rows saved in {file}")


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(help="A backup.", metavar="FILE")],
    data: Data = None,
    config: Config = None,
) -> None:
    """Bring a backup into an empty database."""
    from shoal.server.storage import backup as backups  # noqa: PLC0415

    try:
        rows = backups.restore(read_settings(config, data=data), file)
    except backups.BackupError as error:
        fail(str(error))
    print(f"{rows} rows restored from {file}")
