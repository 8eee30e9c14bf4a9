"""What a game reads from its package, and what is said when that is damaged."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from shoal.kernel import FastChance, Game, OptionsError, SheetError
from shoal.kernel.game import load_game
from tests.conformance.little import LITTLE, LittleGame
from tiny import kuhn_poker

RULES = """
from importlib import resources
from shoal.kernel.sheet import parse_sheet
from tests.conformance.little import LittleGame

text = resources.files(__name__).joinpath("components.toml").read_text("utf-8")
FISH = parse_sheet(f"{__name__}/components.toml", text).integer("fish", 1, 33)
GAME = LittleGame()
"""


class Boxed(LittleGame):
    """The little game with the data files of a package that a test writes."""

    def __init__(self, module: str) -> None:
        super().__init__()
        self.module = module
        self.name = module

    def data(self, name: str) -> str:
        return Game.data(self, name)


@pytest.fixture
def package(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> Iterator[Path]:
    """An importable package of a game, of another name in every test."""
    folder = tmp_path / f"boxed_{request.node.nodeid.encode().hex()[-40:]}"
    folder.mkdir()
    (folder / "__init__.py").write_text(RULES)
    (folder / "components.toml").write_text("fish = 33\n")
    monkeypatch.syspath_prepend(tmp_path)
    yield folder
    sys.modules.pop(folder.name, None)


def test_a_game_is_found_by_its_package(package: Path) -> None:
    assert isinstance(load_game(package.name), LittleGame)
    assert load_game("tiny.kuhn_poker") is kuhn_poker.GAME


def test_a_game_reads_its_data_files_and_misses_none(package: Path) -> None:
    game = Boxed(package.name)
    assert game.data("components.toml") == "fish = 33\n"
    assert game.data("no_such_file.toml") == ""


def test_a_record_can_tell_other_components(package: Path) -> None:
    game = Boxed(package.name)
    before = game.components()
    (package / "components.toml").write_text("fish = 32\n")
    assert game.components() != before
    assert len(before) == 12


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"fish = ", "components.toml: is not TOML: "),
        (b"fish = 34\n", "components.toml: fish: must lie between 1 and 33, not 34"),
        (b"fishes = 33\n", "components.toml: fish: is missing"),
        (b"\xff\xfe\x00", "components.toml: is not a text in UTF-8"),
    ],
)
def test_a_corrupt_components_file_is_refused_with_file_key_and_reason(
    package: Path, content: bytes, reason: str
) -> None:
    (package / "components.toml").write_bytes(content)
    with pytest.raises(SheetError) as caught:
        load_game(package.name)
    assert str(caught.value).startswith(f"{package.name}/{reason}")


def test_a_data_file_that_is_no_text_is_refused_by_name(package: Path) -> None:
    (package / "clauses.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(SheetError, match=f"{package.name}/clauses.toml: is not a text in UTF-8"):
        Boxed(package.name).clauses()


def test_options_are_checked_before_a_game_begins() -> None:
    with pytest.raises(OptionsError, match="the game has no option 'wind'; it has none"):
        LITTLE.new(2, FastChance(1), {"wind": True})
