"""The same file for the same role in every game; whatever else a game has lies in `rules/`."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from rich.console import Console

from shoal import games
from shoal.cli.roles import COMPONENTS, ROLES, RULES, role_table, strayed

ROOT = Path(__file__).resolve().parents[2]
SHIPPED = [ROOT / "src" / "shoal" / "games" / name for name in games.packages()]
TINY = sorted(file.parent for file in (ROOT / "benchmarks" / "tiny").glob("*/__init__.py"))


def test_no_game_is_broken() -> None:
    assert games.broken() == {}


@pytest.mark.parametrize("package", [*SHIPPED, *TINY], ids=lambda package: package.name)
def test_a_package_has_the_role_files_and_nothing_beside_them(package: Path) -> None:
    assert strayed(package) == []


@pytest.mark.parametrize("package", SHIPPED, ids=lambda package: package.name)
def test_the_printed_rules_and_the_box_are_there(package: Path) -> None:
    assert (package / COMPONENTS).is_file()
    assert [file for file in (package / RULES).glob("*.py") if file.name != "__init__.py"]


def test_what_strays_is_named(tmp_path: Path) -> None:
    for role in ROLES[1:]:
        (tmp_path / role).touch()
    (tmp_path / "tides.py").touch()
    assert strayed(tmp_path) == [
        "__init__.py is missing",
        "rules/ is missing",
        "tides.py belongs into rules/",
    ]


def test_roles_and_games_make_a_table() -> None:
    screen = Console(width=160, file=io.StringIO(), record=True)
    screen.print(role_table([*SHIPPED, *TINY]))
    said = screen.export_text()
    print(said)
    assert len(said.splitlines()) == len(ROLES) + 4
    assert all(package.name in said.splitlines()[0] for package in [*SHIPPED, *TINY])
