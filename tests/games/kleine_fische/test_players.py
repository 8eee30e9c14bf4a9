"""The instinct plays well, and the terminal board draws every moment."""

from __future__ import annotations

from io import StringIO

from rich.console import Console

from shoal.bots.instincts.kleine_fische import INSTINCT
from shoal.games.kleine_fische import GAME
from shoal.kernel import SPECTATOR, FastChance
from shoal.terminal.boards import draw
from shoal.words import Words


def test_instinct_beats_random_clearly() -> None:
    won = 0.0
    games = 40
    for number in range(games):
        state, chance, me = GAME.new(2, FastChance(number)), FastChance(number + 9), number % 2
        while not state.over():
            seat = state.actor()
            legal = state.legal(seat)
            if seat == me:
                action = INSTINCT.choose(state.imagine(seat, chance), seat, chance)
                assert action in legal
            else:
                action = legal[chance.below(len(legal))]
            state.apply(seat, action)
        ranks = state.ranking()
        won += (ranks[me] == 1) / ranks.count(1)
    assert won >= 0.75 * games


def test_instinct_is_legal_at_every_moment_of_random_games() -> None:
    for seats in (2, 3, 4):
        for seed in range(8):
            state, chance = GAME.new(seats, FastChance(seed)), FastChance(seed + 1)
            while not state.over():
                seat = state.actor()
                legal = state.legal(seat)
                assert INSTINCT.choose(state.imagine(seat, chance), seat, chance) in legal
                state.apply(seat, legal[chance.below(len(legal))])


def test_the_board_draws_every_moment() -> None:
    words = Words("en", ["Ann", "Ben", "Cleo", "Dan"])
    asked: set[str] = set()
    for seats, helped in ((2, False), (4, True)):
        for seed in range(3):
            state = GAME.new(seats, FastChance(seed), {"memory_help": helped})
            chance = FastChance(seed + 1)
            moves = 0
            while True:
                new = state.prompt(SPECTATOR).key not in asked
                if new or moves % 9 == 0 or state.over():
                    asked.add(state.prompt(SPECTATOR).key)
                    for observer in (SPECTATOR, 0):
                        screen = Console(width=100, record=True, file=StringIO())
                        screen.print(draw(GAME.name, state.view(observer), words))
                        text = screen.export_text()
                        assert "c44" in text
                        assert max(map(len, text.splitlines())) <= 100
                if state.over():
                    break
                legal = state.legal(state.actor())
                state.apply(state.actor(), legal[chance.below(len(legal))])
                moves += 1
    for moment in ("wait-jump", "wait-move", "wait-choice", "wait-octopus"):
        assert f"kleine-fische-{moment}" in asked
    assert "prompt-over" in asked
