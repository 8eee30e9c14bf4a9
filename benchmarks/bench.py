"""Measure Shoal: random playouts, interpreted and compiled, with --peers beside other frameworks;
and how many simulations a captain's search does in the decisions of games between mates.

Every entrant lives in a process of its own build or framework; samples are taken in turns, round
by round, in decisions per second of CPU time. Each sample stands between two runs of a fixed
Python loop, and "x calibration" is the ratio to it: the number to compare between machines.
Medians are shown; the spread is the distance between best and worst round. The goals are in
benchmarks/targets.py. SHOAL_COMPILE=0 in the environment leaves the compiled build out.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

sys.path.insert(0, str(Path(__file__).resolve().parent))
import doors
import peers
from stopwatch import Result, Sample, spread
from targets import GOALS, QUICK, QUICK_GAMES, Goal

ROOT = Path(__file__).resolve().parents[1]
HERE = ROOT / "benchmarks"
TREE = ROOT / ".cache" / "compiled" / "all"

# What is measured of our games in which build; playouts in both.
DRIVEN = {"loop": "from Python", "playout": "by the kernel"}
TAKEN = {
    "interpreted": {*DRIVEN, "events"},
    "compiled": {*DRIVEN, "clone", "imagine", "search"},
    "openspiel": {"loop"},
    "pettingzoo": {"loop"},
    **{group: set(doors.HOWS) for group in doors.NAMES},
}
NAMES = {
    "interpreted": "Shoal, interpreted",
    "compiled": "Shoal, compiled",
    "openspiel": "OpenSpiel",
    "pettingzoo": "PettingZoo",
    **doors.NAMES,
}


class WorkerError(Exception):
    """A worker that did not start or did not answer."""


class Worker:
    """A process that is measured; see worker.py."""

    def __init__(self, group: str, python: Path, paths: list[Path], *words: str) -> None:
        self.group = group
        env = os.environ | {
            "PYTHONPATH": os.pathsep.join(str(path) for path in [*paths, HERE]),
            "PYTHONHASHSEED": "0",
            "OMP_NUM_THREADS": "1",
        }
        self.said = tempfile.TemporaryFile("w+", errors="replace")  # noqa: SIM115 (lives as long)
        self.process = subprocess.Popen(
            [str(python), "-P", str(HERE / "worker.py"), *words],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.said,
            text=True,
            env=env,
            start_new_session=True,  # Ctrl-C is for us; the worker ends when its stdin does
        )
        try:
            hello = self._answer()
        except WorkerError:
            self.close()
            raise
        self.about: dict[str, str] = hello["about"]
        self.facts: dict[str, float] = hello["facts"]
        self.skipped: dict[str, str] = hello["skipped"]
        self.entrants = [
            name for name in hello["entrants"] if name.rpartition("/")[2] in TAKEN[group]
        ]

    def _answer(self) -> dict[str, Any]:
        assert self.process.stdout
        line = self.process.stdout.readline()
        if not line:
            code = self.process.wait()
            self.said.seek(0)
            said = self.said.read().split("\n")
            last = next((line for line in reversed(said) if line.strip()), f"exit code {code}")
            raise WorkerError(f"{self.group} cannot be measured: {last}")
        answer: dict[str, Any] = json.loads(line)
        if "error" in answer:
            raise WorkerError(f"{self.group}: {answer['error']}")
        return answer

    def take(self, entrant: str, seconds: float) -> Sample:
        assert self.process.stdin
        request = json.dumps({"take": entrant, "seconds": seconds})
        with contextlib.suppress(BrokenPipeError):  # the missing answer tells more
            print(request, file=self.process.stdin, flush=True)
        answer = self._answer()
        return Sample(answer["rate"], answer["before"], answer["after"])

    def close(self) -> None:
        assert self.process.stdin
        assert self.process.stdout
        with contextlib.suppress(BrokenPipeError):
            self.process.stdin.close()
        self.process.wait()
        self.process.stdout.close()
        self.said.close()


# --- Measuring -----------------------------------------------------------------------------------


def tell(sentence: str) -> None:
    print(sentence, file=sys.stderr, flush=True)


def known_games() -> list[str]:
    """The tiny games, then those of shoal.games, finished or not."""
    found: list[str] = []
    for place in (HERE / "tiny", ROOT / "src" / "shoal" / "games"):
        found += sorted(path.parent.name for path in place.glob("*/__init__.py"))
    return found


def compiled_tree(given: Path | None) -> Path | None:
    """The compiled tree, up to date; none if it cannot be had, which has been said then."""
    if given:
        return given
    if os.environ.get("SHOAL_COMPILE") == "0":
        return None
    make = [sys.executable, str(ROOT / "tools" / "compiled.py"), "--quiet"]
    made = subprocess.run(make, cwd=ROOT, stdin=subprocess.DEVNULL, stdout=sys.stderr)
    if made.returncode or not TREE.is_dir():
        tell("There is no compiled build, so only the interpreted one is measured.")
        return None
    return TREE


def start(args: argparse.Namespace, games: list[str]) -> list[Worker]:
    if args.doors:
        tree = compiled_tree(args.tree)
        return launch(doors.wishes(games, tree, ROOT / "src", tell))
    here = Path(sys.executable)
    wishes: list[tuple[str, Path, list[Path], list[str]]] = [
        ("interpreted", here, [ROOT / "src"], ["shoal", *games])
    ]
    tree = compiled_tree(args.tree)
    if tree:
        wishes.append(("compiled", here, [tree], ["shoal", *games]))
    if args.peers:
        try:
            theirs = peers.python()
            wishes += [(name, theirs, [], [name]) for name in ("openspiel", "pettingzoo")]
        except peers.PeersError as error:
            tell(str(error))
    return launch(wishes)


def launch(wishes: list[doors.Wish]) -> list[Worker]:
    workers: list[Worker] = []
    for group, python, paths, words in wishes:
        try:
            workers.append(Worker(group, python, paths, *words))
        except WorkerError as error:
            tell(str(error))
    for worker in workers:
        for game, reason in worker.skipped.items():
            tell(f"{game} ({worker.group}) is left out: {reason}")
    return workers


def measure(workers: list[Worker], seconds: float, rounds: int) -> dict[str, Result]:
    """All samples, round by round; by `group/game/seats/how`. What fails is left out."""
    taken: dict[str, list[Sample]] = {}
    jobs = [(worker, entrant) for worker in workers for entrant in worker.entrants]
    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("Measuring", total=len(jobs) * rounds)
        for _round in range(rounds):
            for worker, entrant in list(jobs):
                bar.update(task, description=f"{entrant} ({worker.group})", advance=1)
                name = f"{worker.group}/{entrant}"
                try:
                    sample = worker.take(entrant, seconds)
                except WorkerError as error:
                    tell(f"{entrant} is left out; {error}")
                    jobs.remove((worker, entrant))
                    taken.pop(name, None)
                else:
                    taken.setdefault(name, []).append(sample)
    return {name: Result(samples) for name, samples in taken.items()}


# --- Goals ---------------------------------------------------------------------------------------


class Mark:
    """A goal, how it is driven, and what was measured at the seat count where it is worst."""

    def __init__(self, goal: Goal, how: str, seats: int, values: list[float]) -> None:
        self.goal = goal
        self.how = how
        self.seats = seats
        self.value = statistics.median(values)
        self.spread = spread(values)
        self.good = self.value >= goal.bound if goal.at_least else self.value <= goal.bound

    def row(self) -> dict[str, object]:
        return {
            "game": self.goal.game,
            "measure": self.goal.measure.replace("*", self.how),
            "against": self.goal.against.replace("*", self.how),
            "bound": self.goal.bound,
            "unit": self.goal.unit,
            "seats": self.seats,
            "value": self.value,
            "spread_percent": self.spread,
            "pass": self.good,
        }


def marks(results: dict[str, Result], facts: dict[str, float]) -> list[Mark]:
    """The goals that could be measured."""
    found: list[Mark] = []
    for goal in GOALS:
        for how in DRIVEN if "*" in goal.measure else [""]:
            seen = [
                Mark(goal, how, seats, values)
                for seats in range(1, 9)
                if (values := worth(goal, how, seats, results, facts))
            ]
            if seen:
                pick = min if goal.at_least else max
                found.append(pick(seen, key=lambda mark: mark.value))
    return found


def worth(
    goal: Goal, how: str, seats: int, results: dict[str, Result], facts: dict[str, float]
) -> list[float]:
    """What a goal measures at a number of seats, by round; nothing if it was not measured."""
    build, _slash, what = goal.measure.replace("*", how).partition("/")
    name = f"{goal.game}/{seats}/{what}"
    if what == "view":
        return [facts[name]] if name in facts else []
    mine = results.get(f"{build}/{name}")
    if mine is None:
        return []
    if goal.unit == "µs":
        return [1e6 / rate for rate in mine.rates]
    if not goal.against:
        return mine.rates
    # A peer is named in full, another build of ours only by build and how.
    other = goal.against.replace("*", how)
    if other.count("/") == 1:
        build, _slash, what = other.partition("/")
        other = f"{build}/{goal.game}/{seats}/{what}"
    theirs = results.get(other)
    return mine.over(theirs) if theirs else []


# --- Printing ------------------------------------------------------------------------------------


def grid(title: str, columns: list[str], words: int) -> Table:
    """A table whose first columns hold words and whose others hold numbers."""
    table = Table(title=title, title_justify="left", title_style="bold")
    for number, column in enumerate(columns):
        table.add_column(column, justify="left" if number < words else "right", no_wrap=True)
    return table


def show(
    results: dict[str, Result], facts: dict[str, float], goals: list[Mark], about: dict[str, str]
) -> None:
    console = Console(highlight=False)
    if not console.is_terminal:
        console.width = 120
    for line in about.values():
        console.print(line)
    console.print(playouts(results))
    if any(name.endswith("/clone") or name.endswith("/events") for name in results):
        console.print(costs(results, facts))
    if any(name.endswith("/search") for name in results):
        console.print(searches(results))
    if goals:
        console.print(goal_table(goals))


def playouts(results: dict[str, Result]) -> Table:
    columns = ["game", "seats", "who", "driven", "decisions/s", "spread", "x calibration", "spread"]
    table = grid("Random playouts, decisions per second of CPU time", columns, 4)
    rows = []
    for name, result in results.items():
        group, game, seats, how = name.split("/")
        if how in DRIVEN:
            rows.append((game, seats, group, how, result))
    last = ""
    games = list(dict.fromkeys(row[0] for row in rows))
    for game, seats, group, how, result in sorted(rows, key=lambda r: (games.index(r[0]), r[1])):
        if last and last != game:
            table.add_section()
        last = game
        table.add_row(
            game,
            seats,
            NAMES[group],
            DRIVEN[how],
            f"{result.rate:,.0f}",
            f"{result.rate_spread:.0f} %",
            f"{result.ratio:.4f}",
            f"{result.ratio_spread:.0f} %",
        )
    return table


def costs(results: dict[str, Result], facts: dict[str, float]) -> Table:
    columns = ["game", "seats", "clone µs", "imagine µs", "apply with events µs", "view bytes"]
    table = grid("Single steps (compiled; applying with events interpreted)", columns, 2)
    for name, size in facts.items():
        place = name.removesuffix("/view")
        cells = []
        for key in (f"compiled/{place}/clone", f"compiled/{place}/imagine"):
            cells.append(f"{1e6 / results[key].rate:.2f}" if key in results else "")
        key = f"interpreted/{place}/events"
        cells.append(f"{1e6 / results[key].rate:.1f}" if key in results else "")
        table.add_row(*place.split("/"), *cells, f"{size:,.0f}")
    return table


def searches(results: dict[str, Result]) -> Table:
    """How fast captains think, and whether enough of them are quick."""
    columns = ["game", "seats", "simulations/s", "spread"]
    table = grid("A captain's search in games between mates, per second of CPU time", columns, 2)
    quick = 0
    for name, result in results.items():
        _group, game, seats, how = name.split("/")
        if how == "search":
            quick += result.rate >= QUICK
            table.add_row(game, seats, f"{result.rate:,.0f}", f"{result.rate_spread:.0f} %")
    word = "[green]pass[/green]" if quick >= QUICK_GAMES else "[bold red]short[/bold red]"
    table.add_section()
    table.add_row(f"at least {QUICK:,} in {QUICK_GAMES} games", "", f"{quick} {word}", "")
    return table


def goal_table(goals: list[Mark]) -> Table:
    title = "Goals at the number of seats where each is worst (spread of the rounds)"
    table = grid(title, ["game", "goal", *DRIVEN.values()], 2)
    rows: dict[Goal, dict[str, str]] = {}
    for mark in goals:
        unit = mark.goal.unit
        value = f"{mark.value:.2f}" if unit in {"x", "µs"} else f"{mark.value:,.0f}"
        word = "[green]pass[/green]" if mark.good else "[bold red]short[/bold red]"
        text = f"{value} {unit} ({mark.spread:.0f} %) {word}"
        rows.setdefault(mark.goal, {})[mark.how or "loop"] = text
    last = ""
    for goal, texts in rows.items():
        if last and last != goal.game:
            table.add_section()
        last = goal.game
        table.add_row(goal.game, goal.text, *(texts.get(how, "") for how in DRIVEN))
    return table


def report(
    results: dict[str, Result], facts: dict[str, float], goals: list[Mark], about: dict[str, str]
) -> dict[str, object]:
    return {
        "about": about,
        "entrants": {
            name: {
                "per_cpu_second": result.rate,
                "spread_percent": result.rate_spread,
                "x_calibration": result.ratio,
                "x_calibration_spread_percent": result.ratio_spread,
            }
            for name, result in results.items()
        },
        "view_bytes": {name.removesuffix("/view"): size for name, size in facts.items()},
        "goals": [mark.row() for mark in goals],
    }


def read_arguments(words: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="shoal bench",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "--peers",
        action="store_true",
        help="measure OpenSpiel and PettingZoo too; installs them into .cache/peers once",
    )
    parser.add_argument(
        "--doors",
        action="store_true",
        help="measure the doors for researchers instead, beside the libraries' own games",
    )
    parser.add_argument(
        "--games",
        metavar="NAMES",
        default="",
        help="only these, separated by commas (default: the tiny games and all of Shoal's)",
    )
    parser.add_argument(
        "--seconds", type=float, default=0.1, help="CPU seconds a sample (default: 0.1)"
    )
    parser.add_argument("--rounds", type=int, default=9, help="samples an entrant (default: 9)")
    parser.add_argument(
        "--quick", action="store_true", help="one round of very short samples: a glance, no proof"
    )
    parser.add_argument(
        "--tree",
        type=Path,
        metavar="DIR",
        help="the compiled tree to measure (default: .cache/compiled/all, brought up to date)",
    )
    parser.add_argument("--json", action="store_true", help="print JSON for programs")
    args = parser.parse_args(words)
    if args.quick:
        args.seconds, args.rounds = min(args.seconds, 0.05), 1
    if not (args.seconds > 0 and args.rounds > 0):
        parser.error("--seconds and --rounds must be more than nothing")
    if args.tree and not (args.tree / "shoal").is_dir():
        parser.error(f"--tree: there is no shoal in {args.tree}")
    known = known_games()
    args.games = [name.strip() for name in args.games.split(",") if name.strip()] or known
    for name in args.games:
        if name not in known:
            parser.error(f"--games: there is no game {name!r}; there are {', '.join(known)}")
    return args


def main(words: list[str] | None = None) -> int:
    args = read_arguments(words)
    workers = start(args, args.games)
    try:
        results = measure(workers, args.seconds, args.rounds)
    except KeyboardInterrupt:
        return 130
    finally:
        for worker in workers:
            worker.close()
    if not results:
        tell("Nothing could be measured.")
        return 1
    facts = next((worker.facts for worker in workers if worker.facts), {})
    about = {
        worker.group: f"{NAMES[worker.group]} {worker.about['version']}, "
        f"Python {worker.about['python']}"
        for worker in workers
    }
    if args.doors:
        found = doors.lines(results, facts)
        if args.json:
            print(json.dumps(doors.report(found, about), ensure_ascii=False, indent=1))
        else:
            doors.show(found, about)
        return 0
    goals = marks(results, facts)
    if args.json:
        print(json.dumps(report(results, facts, goals, about), ensure_ascii=False, indent=1))
    else:
        show(results, facts, goals, about)
    return 0


if __name__ == "__main__":
    sys.exit(main())
