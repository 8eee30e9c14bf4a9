"""One seat against bots, by Gymnasium's own check and by ours."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

pytest.importorskip("gymnasium", reason="an extra: pip install shoal[gymnasium]")

import numpy as np
from gymnasium.utils.env_checker import check_env

from shoal.adapters.gymnasium import Fleet, Seat
from shoal.adapters.observed import observed
from shoal.bots.levels import UnknownPlayerError

Table = tuple[str, int]


def choose(seen: dict[str, Any], draw: np.random.Generator) -> Any:
    """One legal action, or one for each game."""
    marks = seen["action_mask"]
    return (draw.random(marks.shape) * marks).argmax(axis=-1)


def play(env: Seat, seed: int) -> tuple[list[int], float]:
    draw = np.random.default_rng(seed)
    seen, _info = env.reset(seed=seed)
    taken = []
    while True:
        taken.append(int(choose(seen, draw)))
        seen, reward, ended, cut, _info = env.step(taken[-1])
        assert env.observation_space.contains(seen)
        if ended or cut:
            assert not seen["action_mask"].any() or cut
            return taken, reward
        assert reward == 0


def test_check_env_at_every_number_of_seats(table: Table) -> None:
    name, seats = table
    check_env(Seat(name, seats), skip_render_check=True)


def test_check_env_with_every_option(variant: tuple[str, dict[str, object]]) -> None:
    name, options = variant
    check_env(Seat(name, options=options), skip_render_check=True)


def test_check_env_with_pictures() -> None:
    pytest.importorskip("PIL", reason="comes with shoal[gymnasium]")
    check_env(Seat("maldivia", render_mode="rgb_array"))


def test_a_seed_gives_the_same_game(table: Table) -> None:
    name, seats = table
    assert play(Seat(name, seats, most=200), 4) == play(Seat(name, seats, most=200), 4)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_any_seat_can_be_taken(seat: int) -> None:
    env = Seat("vanuatu", 3, seat=seat)
    env.reset(seed=1)
    assert env.table.actor() == seat
    taken, reward = play(env, 1)
    assert taken
    assert reward in (-1, -0.5, 0, 0.5, 1)


@pytest.mark.parametrize("name", observed())
def test_bots_sit_at_the_other_seats(name: str) -> None:
    taken, _reward = play(Seat(name, rivals="deckhand", most=5), 2)
    assert taken


def test_bots_by_name_and_their_number_are_checked() -> None:
    with pytest.raises(UnknownPlayerError):
        Seat("maldivia", rivals="nobody")
    with pytest.raises(ValueError, match="name one bot"):
        Seat("maldivia", 4, rivals="mate,random")
    with pytest.raises(ValueError, match="a seat is a number"):
        Seat("maldivia", 2, seat=2)


def test_an_illegal_action_ends_the_game_and_says_why() -> None:
    env = Seat("maldivia")
    seen, _info = env.reset(seed=1)
    wrong = int((seen["action_mask"] == 0).nonzero()[0][0])
    _seen, reward, ended, _cut, info = env.step(wrong)
    assert (reward, ended) == (-1, True)
    assert info["illegal"]


def test_masks_have_the_name_libraries_look_for() -> None:
    env = Seat("maldivia", views=True)
    seen, info = env.reset(seed=1)
    assert bool((env.action_masks() == seen["action_mask"]).all())
    assert info["view"] == env.table.view(0)


def test_environments_travel_between_processes() -> None:
    env = pickle.loads(pickle.dumps(Seat("maldivia", 3, seat=2)))
    assert env.reset(seed=3)[0]["observation"].tolist() == (
        Seat("maldivia", 3, seat=2).reset(seed=3)[0]["observation"].tolist()
    )


@pytest.mark.parametrize("count", [1, 64])
def test_a_fleet_steps_many_games_in_one_call(count: int, table: Table) -> None:
    name, seats = table
    fleet = Fleet(name, count, seats)
    draw = np.random.default_rng(1)
    seen, _infos = fleet.reset(seed=1)
    assert seen["observation"].shape == (count, fleet.shown.size)
    for _step in range(15):
        seen, rewards, ended, cut, infos = fleet.step(choose(seen, draw))
        assert fleet.observation_space.contains(seen)
        assert seen["action_mask"].any(axis=1).all()
        assert rewards.shape == ended.shape == cut.shape == (count,)
        assert ended.any() == ("final_obs" in infos)


def test_a_fleet_of_one_is_the_single_game() -> None:
    fleet, env = Fleet("kleine_fische", 1), Seat("kleine_fische")
    draw = np.random.default_rng(5)
    many, one = fleet.reset(seed=5)[0], env.reset(seed=5)[0]
    ended = False
    while not ended:
        assert many["observation"][0].tolist() == one["observation"].tolist()
        action = int(choose(one, draw))
        many, paid, _ended, _cut, infos = fleet.step([action])
        one, reward, ended, _gone, _info = env.step(action)
        assert paid[0] == reward
        if ended:
            many = {"observation": [infos["final_obs"][0]["observation"]]}
    assert many["observation"][0].tolist() == one["observation"].tolist()


def test_a_fleet_begins_a_game_anew_after_an_illegal_action() -> None:
    fleet = Fleet("maldivia", 2)
    seen, _infos = fleet.reset(seed=1)
    legal = int(seen["action_mask"][0].nonzero()[0][0])
    wrong = int((seen["action_mask"][1] == 0).nonzero()[0][0])
    seen, rewards, ended, _cut, infos = fleet.step([legal, wrong])
    assert rewards.tolist() == [0, -1]
    assert ended.tolist() == [False, True]
    assert infos["final_obs"][0] is None
    assert infos["final_obs"][1] is not None
    assert seen["action_mask"].any(axis=1).all()
