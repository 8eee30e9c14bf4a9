"""The options of a decision in a terminal: none broken, none hidden, each with what it brings."""

from __future__ import annotations

import io
import re
from typing import Any

import pytest
from rich.console import Console

from shoal import games
from shoal.games.vanuatu import GAME as VANUATU
from shoal.kernel import ActionTextError, FastChance, State
from shoal.terminal.foresight import TELLERS, foresee
from shoal.terminal.menu import FEW, SOME, Menu
from shoal.terminal.playing import Sitting
from shoal.words import Words, languages
from tests.games.vanuatu.table import table

SEED = "07" * 32


def moments(name: str, most: int = 120) -> list[tuple[State, int]]:
    """Moments of random games, with the seat that decides."""
    game = games.find(name)
    found: list[tuple[State, int]] = []
    for seed in range(3):
        state, chance = game.new(game.seat_counts[-1], FastChance(seed)), FastChance(seed)
        for _ in range(most):
            if state.over():
                break
            found.append((state.clone(), state.actor()))
            legal = state.legal(state.actor())
            state.apply(state.actor(), legal[chance.below(len(legal))])
    return found


@pytest.mark.parametrize("width", [60, 100])
@pytest.mark.parametrize("name", games.names())
def test_no_option_is_broken_or_lost(name: str, width: int) -> None:
    for state, seat in moments(name):
        menu = Menu(state.game.space, state.legal(seat))
        texts = [str(line) for line in menu.lines(width, Words(), lambda _: "")]
        for number, action in enumerate(menu.listed, 1):
            option = f"{number}: {state.game.space.text(action)}"
            assert sum(f"{option}   " in f"{text}   " for text in texts) == 1
        assert max(map(len, texts), default=0) <= width or len(texts) == len(menu.listed)
        assert len(menu.listed) + sum(count for _, _, count in menu.crowds) == len(menu.legal)


@pytest.mark.parametrize("name", games.names())
def test_ordinary_options_are_never_hidden_behind_many(name: str) -> None:
    for state, seat in moments(name):
        menu = Menu(state.game.space, state.legal(seat))
        for family, example, count in menu.crowds:
            assert len(menu.legal) > FEW
            assert count > SOME
            assert example in menu.legal
            assert family.name not in {state.game.space.family_of(a).name for a in menu.listed}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", TELLERS)
def test_whatever_is_on_offer_can_be_foreseen(name: str, language: str) -> None:
    words = Words(language)
    said = 0
    for state, seat in moments(name, 60):
        for action in state.legal(seat)[:12]:
            said += foresee(state, seat, action, words) != ""
    assert said > 50


def test_cost_gain_and_place_stand_beside_an_option() -> None:
    state = table('phase = "turn"\n[p1]\nvatu = 3\nboat = "b3"\npawns = "sail fish"')
    notes = {VANUATU.space.text(a): foresee(state, 0, a, Words("en")) for a in state.legal(0)}
    view: dict[str, Any] = state.view(0)
    sea = next(sea for sea in view["map"] if sea["hex"] == "b2")
    name = Words("en").say(f"vanuatu-tile-{sea['tile']}")
    assert notes["sail b2"].startswith(f"{name} · ")
    assert f"fish {sea['fish']}" in notes["sail b2"]
    assert notes["sail b2"].endswith("vatu 3 → 2")


def test_several_sales_are_typed_at_once() -> None:
    menu = Menu(VANUATU.space, [])
    sell = VANUATU.space.parse
    assert menu.read("sell 3 2 1") == [sell("sell 3"), sell("sell 2"), sell("sell 1")]
    assert menu.read("sell 3; sell 1 ;") == [sell("sell 3"), sell("sell 1")]
    with pytest.raises(ActionTextError):
        menu.read("sell 3 9")


def test_several_actions_end_where_somebody_else_decides() -> None:
    said = sit("maldivia", "take white; take orange", people="all")
    assert "p1 takes the white boat." in said
    assert "takes the orange boat." not in said


@pytest.mark.parametrize("name", games.names())
def test_suggestions_are_allowed_now(name: str) -> None:
    for state, seat in moments(name, 40):
        space = state.game.space
        menu = Menu(space, state.legal(seat))
        families = {space.family_of(action).name for action in menu.legal}
        for typed in (
            "sel 3",
            "sail zz",
            "plan",
            "7777",
            "swm rihgt",
            space.text(menu.legal[0])[:-1],
        ):
            how, what = menu.suggest(typed)
            if how == "families":
                assert set(what.split(", ")) == families
            else:
                assert space.parse(what) in menu.legal


def sit(name: str, *typed: str, people: str = "1") -> str:
    """What a terminal says while these lines are typed."""
    lines = [*typed, "quit"]
    screen = Typing(lines)
    Sitting(games.find(name), 2, people=people, seed=SEED, screen=screen).run()
    return screen.export_text()


class Typing(Console):
    """A screen that is recorded, with somebody typing."""

    def __init__(self, lines: list[str]) -> None:
        super().__init__(width=100, file=io.StringIO(), record=True)
        self.lines_to_type = lines

    def input(self, *_args: object, **_kwargs: object) -> str:
        return self.lines_to_type.pop(0)


def test_help_and_a_bare_why_help() -> None:
    said = sit("maldivia", "help", "why")
    assert "what cannot be done now, and why" in said
    assert "place: First choose a boat. (MAL-011)" in said
    assert "Type why and an action" in said


def test_currents_have_directions() -> None:
    board = sit("maldivia").partition("Supply")[0]
    assert all(arrow in board for arrow in "→↓←↑")
    assert "~" not in board


def test_the_next_tiles_are_shown_with_their_faces() -> None:
    said = " ".join(sit("vanuatu").split())
    assert re.search(r"Next tiles: .*\((fish \d, treasure \d|.*room for stalls \d)", said)
