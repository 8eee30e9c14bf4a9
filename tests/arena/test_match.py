"""Matches: fair seating, the same games for the same seed, honest intervals."""

from __future__ import annotations

import importlib.util

import pytest

from shoal.arena.cluster import ClusterError, knock, on_ray
from shoal.arena.match import Match, Outcome
from shoal.arena.standing import wilson
from shoal.bots.levels import UnknownPlayerError


def told(match: Match) -> list[object]:
    return [(o.number, o.seats, o.scores, o.ranks, o.actions) for o in match.outcomes]


def test_the_same_seed_gives_the_same_match_with_one_process_or_two() -> None:
    matches = [Match("maldivia", ["mate", "random"], 2, 5, {}) for _ in range(2)]
    matches[0].run(4, jobs=1)
    matches[1].run(4, jobs=2)
    assert told(matches[0]) == told(matches[1])


def test_every_block_seats_everybody_everywhere() -> None:
    match = Match("maldivia", ["mate", "random"], 3, 1, {})
    match.run(3)
    assert sorted(outcome.seats[0] for outcome in match.outcomes) == [0, 1, 2]


def test_the_last_bot_takes_the_seats_that_are_left() -> None:
    bots = Match("maldivia", ["mate", "random"], 4, 1, {}).bots
    assert bots == ["mate", "random", "random", "random"]


def test_mate_is_clearly_better_than_random_and_an_early_stop_notices() -> None:
    match = Match("maldivia", ["mate", "random"], 2, 3, {})
    match.run(400, early=True)
    assert len(match.outcomes) < 400
    mate, other = match.standings()
    assert mate.share() > 0.7
    assert mate.share() + other.share() == pytest.approx(1)
    ratings = match.ratings()
    assert ratings["mate"][0] > ratings["random"][0]


def test_shared_wins_are_shared() -> None:
    match = Match("maldivia", ["mate", "random"], 2, 1, {})
    outcome = Outcome(0, 2)
    outcome.ranks, outcome.scores = [1, 1], [4, 4]
    match.outcomes.append(outcome)
    assert [standing.share() for standing in match.standings()] == [0.5, 0.5]


def test_a_game_without_end_counts_as_it_stands() -> None:
    match = Match("maldivia", ["mate", "random"], 2, 1, {}, cap=30)
    match.run(2)
    assert match.aborted() == 2
    assert [outcome.actions for outcome in match.outcomes] == [30, 30]
    shares = [standing.share() for standing in match.standings()]
    assert sum(shares) == pytest.approx(1)
    assert match.summary()["aborted"] == 2


def test_an_unknown_bot_is_noticed_before_the_first_game() -> None:
    with pytest.raises(UnknownPlayerError, match="commodore"):
        Match("maldivia", ["commodore"], 2, 1, {})


def test_intervals_are_wilsons() -> None:
    # 8 of 10 at 95 %, from the formula by hand.
    low, high = wilson(0.8, 10, 1.96)
    assert (round(low, 3), round(high, 3)) == (0.49, 0.943)
    assert wilson(0.0, 0, 1.96) == (0.0, 1.0)


if importlib.util.find_spec("ray"):  # an optional extra

    def test_a_cluster_plays_the_same_games() -> None:
        matches = [Match("kleine_fische", ["captain:6", "mate"], 2, 5, {}) for _ in range(2)]
        matches[0].run(4)
        matches[1].run(4, mapped=on_ray("local"))
        assert told(matches[0]) == told(matches[1])


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "127.0.0.1:99999"])
def test_a_cluster_that_is_not_there_is_noticed_at_once(address: str) -> None:
    with pytest.raises(ClusterError, match=f"no Ray cluster answers at {address}"):
        knock(address)


def test_without_ray_a_cluster_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with pytest.raises(ClusterError, match=r"shoal\[ray\]"):
        on_ray("local")
