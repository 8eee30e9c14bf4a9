"""Simulation: many games, counted; the same seed gives the same games."""

from __future__ import annotations

from typing import cast

import pytest

from shoal.arena import simulate as arena
from shoal.arena.simulate import BreachError, Simulation, simulate
from shoal.bots.levels import UnknownPlayerError
from shoal.bots.players import Player
from shoal.kernel import Chance, Game, Observer, OptionsError
from shoal.kernel.game import SeatsError
from shoal.kernel.options import complete
from tests.conformance.little import LITTLE, LittleGame
from tests.kernel.random_play import SMALL
from tiny import tic_tac_toe

TTT = tic_tac_toe.GAME


class FromOneEnd(Player):
    """Takes the lowest or the highest legal action and notes where it sat."""

    def __init__(self, end: int) -> None:
        self.end = end
        self.sat: list[int] = []

    def decide(self, observer: Observer, chance: Chance) -> int:
        if len(cast(str, observer.view()["board"]).replace(".", "")) < 2:
            self.sat.append(observer.seat)
        return observer.legal()[self.end]


def counted(simulation: Simulation) -> dict[str, object]:
    """The summary without what depends on the machine."""
    return {k: v for k, v in simulation.summary().items() if not k.endswith("per_second")}


@pytest.mark.parametrize("game", SMALL, ids=lambda game: game.name)
def test_the_same_seed_gives_the_same_result(game: Game) -> None:
    first, second, other = (counted(simulate(game, 2, 60, seed)) for seed in (5, 5, 6))
    assert first == second
    del first["seed"], other["seed"]
    assert first != other


def test_game_i_depends_on_the_seed_and_i_alone() -> None:
    few, many = simulate(LITTLE, 2, 10, 3), simulate(LITTLE, 2, 30, 3)
    for seat in (0, 1):
        assert many.scores[seat][:10] == few.scores[seat]


@pytest.mark.parametrize("game", SMALL, ids=lambda game: game.name)
def test_checking_changes_nothing(game: Game) -> None:
    assert counted(simulate(game, 2, 40, 7)) == counted(simulate(game, 2, 40, 7, check=True))


def test_seats_rotate_and_wins_belong_to_the_player_who_moved_about(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # From opposite ends of the board, whoever begins completes a row first.
    minds = {"low": FromOneEnd(0), "high": FromOneEnd(-1)}
    monkeypatch.setattr(arena, "player", lambda name, game: minds[name])
    result = simulate(TTT, 2, 4, 1, players=["low", "high"])
    assert minds["low"].sat == [0, 1, 0, 1]
    assert minds["high"].sat == [1, 0, 1, 0]
    assert result.wins == [2, 2]
    assert result.scores == [[1, 0, 1, 0], [0, 1, 0, 1]]
    assert result.summary()["win_share_by_player"] == {"low": 0.5, "high": 0.5}


def test_a_short_list_of_players_repeats() -> None:
    assert simulate(TTT, 2, 1, 1, players=["random"]).players == ["random", "random"]


def test_a_draw_is_half_a_win_for_each() -> None:
    result = simulate(TTT, 2, 200, 1)
    assert sum(result.wins) == 200
    assert any(won % 1 for won in result.wins)


@pytest.mark.parametrize("check", [False, True])
def test_games_without_end_are_counted_as_aborted(check: bool) -> None:
    done: list[int] = []
    game = LittleGame("never ends")
    result = simulate(game, 2, 3, 1, limit=40, check=check, progress=done.append)
    assert (result.games, result.aborted, result.actions) == (3, 3, 120)
    assert result.scores == [[], []]
    assert result.summary()["aborted"] == 3
    assert done == [1, 2, 3]


def test_progress_is_told_after_every_game() -> None:
    done: list[int] = []
    simulate(TTT, 2, 5, 1, progress=done.append)
    assert done == [1, 2, 3, 4, 5]


def test_a_breach_is_named_with_game_action_and_reason() -> None:
    game = LittleGame("loses points")
    reason = r"game 0, action \d+ \((keep|share)\): points are not those of the waves"
    with pytest.raises(BreachError, match=reason):
        simulate(game, 2, 3, 1, check=True)
    assert simulate(game, 2, 3, 1).games == 3, "unless nobody looks"


@pytest.mark.parametrize(
    ("fault", "reason"),
    [
        ("reads another round", "its position reads back differently"),
        ("refuses its own end", "its own position is refused: position: round: "),
    ],
)
def test_a_checked_game_must_read_back_as_it_was_written(fault: str, reason: str) -> None:
    game = LittleGame(fault)
    with pytest.raises(BreachError, match=f"game 0, action \\d+ \\(.+\\): {reason}"):
        simulate(game, 2, 3, 1, check=True)
    assert simulate(game, 2, 3, 1).games == 3, "unless nobody looks"


def test_a_summary_names_the_options_that_were_played() -> None:
    assert simulate(LITTLE, 2, 1, 1).summary()["options"] == complete(LITTLE.options, {})


def test_no_games_have_a_summary_too() -> None:
    summary = simulate(TTT, 2, 0, 1).summary()
    assert (summary["games"], summary["score_mean"], summary["actions_per_game"]) == (0, 0, 0)


def test_mistakes_are_refused_before_a_game_is_played() -> None:
    with pytest.raises(SeatsError, match="for 2 players, not 3"):
        simulate(TTT, 3, 1, 1)
    with pytest.raises(OptionsError, match="no option 'wind'"):
        simulate(TTT, 2, 1, 1, options={"wind": "on"})
    with pytest.raises(UnknownPlayerError, match="no player 'kraken'"):
        simulate(TTT, 2, 1, 1, players=["kraken"])
