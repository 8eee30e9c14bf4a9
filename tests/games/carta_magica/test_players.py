"""Carta Magica: the instinct plays well, the terminal shows a chart."""

from __future__ import annotations

from io import StringIO

from rich.console import Console

from shoal.bots.instincts.carta_magica import INSTINCT
from shoal.games.carta_magica.game import GAME
from shoal.games.carta_magica.state import CartaMagicaState
from shoal.kernel import FastChance
from shoal.terminal.boards.carta_magica import draw
from shoal.words import Words


def play(minds: str, seed: int) -> CartaMagicaState:
    """A game between instinct (i) and random (r)."""
    state, chance = GAME.new(len(minds), FastChance(seed)), FastChance(seed + 1)
    assert isinstance(state, CartaMagicaState)
    while not state.over():
        seat = state.actor()
        legal = state.legal(seat)
        if minds[seat] == "i":
            action = INSTINCT.choose(state.imagine(seat, chance), seat, chance)
            assert action in legal
        else:
            action = legal[chance.below(len(legal))]
        state.apply(seat, action)
    return state


def test_instinct_beats_random_and_comes_home_in_time() -> None:
    won = 0
    for seed in range(300):
        minds = "ir" if seed % 2 else "ri"
        state = play(minds, seed)
        won += state.ranking()[minds.index("i")] == 1
        assert 12 <= state.round <= 30, f"seed {seed}"
    assert won >= 270


def test_instinct_ends_its_games_in_time() -> None:
    rounds = [play("i" * seats, seed).round for seats in (2, 3, 4) for seed in range(5)]
    assert 12 <= sum(rounds) / len(rounds) <= 30


def shown(view: dict[str, object], width: int = 100) -> str:
    page = StringIO()
    console = Console(width=width, file=page, color_system=None)
    console.print(draw(view, Words("en", ["Anna", "Bálint", "Cem", "Dora"])))
    return page.getvalue()


def test_the_board_is_drawn_from_any_view() -> None:
    state, chance = GAME.new(4, FastChance(3)), FastChance(4)
    for number in range(300):
        if state.over():
            break
        seat = state.actor()
        state.apply(seat, INSTINCT.choose(state.imagine(seat, chance), seat, chance))
        for observer in (-1, 0) if number % 15 == 0 else ():
            text = shown(state.view(observer))
            assert "A B C D E F G" in text
            assert "Anna" in text
            assert max(len(line) for line in text.splitlines()) <= 100


def test_the_board_marks_ships_reach_and_conditions_without_colour() -> None:
    body = """
        [p1]
        at = "P8"
        [p2]
        at = "K6"
        condition = "becalmed"
        [p3]
        at = "R5"
        condition = "damaged"
    """
    text = f'game = "carta_magica"\nseats = 3\nphase = "choose"\nsector = 4\n{body}'
    board = shown(GAME.position(text).view(0))
    rows = [line for line in board.splitlines() if line.strip()[:2] in ("5 ", "6 ", "8 ")]
    assert "3!" in rows[0]
    assert "2*" in rows[1]
    assert "1" in rows[2]
    assert "°" in rows[2]
