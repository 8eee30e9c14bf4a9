"""Each question of the kernel goes to the function of its name, in the module of its role."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

from shoal import games
from shoal.kernel import FastChance
from shoal.kernel.roles import Answers, RoleGame

ROOT = Path(__file__).resolve().parents[2]
PACKAGES = [
    *[ROOT / "src" / "shoal" / "games" / name for name in games.packages()],
    *sorted(file.parent for file in (ROOT / "benchmarks" / "tiny").glob("*/__init__.py")),
]
ASKED = {  # with what follows the state
    "refusals.why_not": ["seat", "action"],
    "prompts.prompt": ["observer"],
    "previews.preview": ["seat", "action"],
    "scoring.scores": [],
    "view.view": ["observer"],
    "imagine.draw_hidden": ["observer", "chance"],
    "position.sketch": [],
    "position.restore": ["sheet"],
    "invariants.breaches": [],
}
LEFT_OUT = {  # by games that are content with the kernel's own answer
    "scoring.rank_key": ["seat"],
    "scoring.tally": ["seat"],
    "view.beside": ["observer", "other"],
    "view.after": ["observer", "earlier", "then", "other"],
    "imagine.secrets": ["observer"],
}


def arguments(package: Path, name: str) -> list[str] | None:
    """What a function takes after the state, or None if the game has no such function."""
    role, function = name.split(".")
    for node in ast.parse((package / f"{role}.py").read_text("utf-8")).body:
        if isinstance(node, ast.FunctionDef) and node.name == function:
            return [argument.arg for argument in node.args.args][1:]
    return None


@pytest.mark.parametrize("package", PACKAGES, ids=lambda package: package.name)
def test_a_role_has_the_same_functions_in_every_game(package: Path) -> None:
    for name, wanted in ASKED.items():
        assert arguments(package, name) == wanted, name
    for name, wanted in LEFT_OUT.items():
        assert arguments(package, name) in (None, wanted), name


def test_every_function_is_asked() -> None:
    asked = {name.split(".")[1] for name in ASKED | LEFT_OUT}
    assert asked == set(vars_of(Answers("shoal.games.maldivia")))


def vars_of(answers: Answers) -> list[str]:
    return [name for name in dir(answers) if not name.startswith("_")]


def test_what_a_game_leaves_out_the_kernel_answers() -> None:
    from tiny.tic_tac_toe import GAME

    state = GAME.new(2, FastChance(1))
    assert state.rank_key(0) == [0]
    assert state.tally(0) == [{"key": "tally-points", "args": {}, "points": 0}]
    assert state.secrets(0) == []
    assert state.view_beside(1, {"nothing": "of it"}) == state.view(1)


def test_a_role_that_is_missing_is_told_when_the_game_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = games.find("maldivia")
    assert isinstance(game, RoleGame)
    monkeypatch.setattr(game, "answered", None)
    monkeypatch.setitem(sys.modules, "shoal.games.maldivia.prompts", None)
    with pytest.raises(games.BrokenGameError, match=r"maldivia is broken: .*prompts"):
        games.find("maldivia")
