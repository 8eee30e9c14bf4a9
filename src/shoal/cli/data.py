"""Games as data for whoever learns from them."""

from __future__ import annotations

import gzip
from pathlib import Path
from typing import IO, Annotated

import typer

from shoal import games
from shoal.arena.dataset import Sitting, play_all
from shoal.arena.match import CAP
from shoal.bots.levels import player
from shoal.cli.app import app, fail
from shoal.cli.seating import Bots, Count, Jobs, Seats, Seed, processes, seating
from shoal.cli.shared import GameName, Options, progress, read_options
from shoal.kernel.options import complete


@app.command("games-to")
def games_to(
    name: GameName,
    out: Annotated[
        Path, typer.Option(help="Where to: a file that ends in .jsonl or .jsonl.gz.")
    ] = Path("games.jsonl.gz"),
    bots: Bots = "captain:0.05s",
    count: Count = 100,
    seats: Seats = 0,
    seed: Seed = 1,
    jobs: Jobs = 0,
    forced: Annotated[
        bool, typer.Option("--forced", help="Also write decisions that leave no choice.")
    ] = False,
    cap: Annotated[
        int, typer.Option(min=1, help="Leave out a game that takes more actions.")
    ] = CAP,
    option: Options = None,
) -> None:
    """Play games between bots and write every decision as a line of JSON, for learning offline."""
    game = games.find(name)
    names, places = seating(game, bots, seats)
    for bot in names:
        player(bot, name)  # an unknown name is noticed before the first game
    if not out.name.endswith((".jsonl", ".jsonl.gz")):
        fail(f"{out} should end in .jsonl or .jsonl.gz: that is what is written")
    seated = [names[min(i, len(names) - 1)] for i in range(places)]
    options: dict[str, object] = dict(complete(game.options, read_options(option)))
    sittings = [Sitting(name, options, seated, seed, i, forced, cap) for i in range(count)]
    rows = played = 0
    unfinished = out.with_name(out.name + ".part")  # the name is given to whole files only
    with (
        write_to(unfinished, packed=out.suffix == ".gz") as file,
        progress(f"{game.title}: {', '.join(names)}", count) as bar,
    ):
        for done, lines in enumerate(play_all(sittings, processes(jobs)), 1):
            file.writelines(line + "\n" for line in lines)
            rows += len(lines)
            played += bool(lines)
            bar(done)
    unfinished.replace(out)
    print(f"{out}: {rows:,} decisions of {played:,} games, {out.stat().st_size:,} bytes.")
    if played < count:
        print(f"{count - played:,} games without an end after {cap:,} actions were left out.")


def write_to(file: Path, *, packed: bool) -> IO[str]:
    if packed:
        return gzip.open(file, "wt", encoding="utf-8", compresslevel=6)
    return file.open("w", encoding="utf-8")
