"""The files of a game package: the same file for the same role in every game."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from rich.table import Table

ROLES = (
    "__init__.py",
    "game.py",
    "state.py",
    "components.py",
    "map.py",
    "moments.py",
    "actions.py",
    "course.py",
    "legal.py",
    "refusals.py",
    "prompts.py",
    "previews.py",
    "events.py",
    "view.py",
    "imagine.py",
    "position.py",
    "scoring.py",
    "invariants.py",
    "clauses.toml",
)
COMPONENTS = "components.toml"  # a game with nothing printed has none
LESSONS = "lessons.toml"  # optional
RULES = "rules"
OLD = "boxes/"  # components of other days
SEEN = "observation.py"  # a game from outside brings its own for the adapters


def files(package: Path) -> list[str]:
    """What lies in a package, folders with a slash; native modules and caches are no sources."""
    return sorted(
        f"{item.name}/" if item.is_dir() else item.name
        for item in package.iterdir()
        if item.name != "__pycache__" and item.suffix not in (".so", ".pyd")
    )


def strayed(package: Path) -> list[str]:
    """What a package lacks, and what lies beside the role files instead of in `rules/`."""
    there = files(package)
    wanted = [*ROLES, f"{RULES}/"]
    missing = [f"{name} is missing" for name in wanted if name not in there]
    others = [name for name in there if name not in (*wanted, COMPONENTS, LESSONS, OLD, SEEN)]
    return missing + [f"{name} belongs into {RULES}/" for name in others]


def lines(file: Path) -> int:
    return len(file.read_text("utf-8").splitlines()) if file.is_file() else 0


def role_table(packages: Iterable[Path]) -> Table:
    """Roles by games, with the number of lines of each file."""
    found = list(packages)
    table = Table(box=None, pad_edge=False)
    table.add_column("")
    for package in found:
        table.add_column(package.name, justify="right")
    for role in (*ROLES, COMPONENTS):
        counts = [lines(package / role) for package in found]
        table.add_row(role, *(str(count) if count else "–" for count in counts))
    inside = [sum(map(lines, (package / RULES).glob("*.py"))) for package in found]
    table.add_row(f"{RULES}/", *(str(count) if count else "–" for count in inside))
    others = [sum(word.endswith(f"{RULES}/") for word in strayed(each)) for each in found]
    table.add_row("others", *(str(count) if count else "–" for count in others), style="dim")
    return table
