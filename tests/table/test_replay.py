"""Looking at a finished game again: the same that was seen while it ran, and nothing before."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from shoal import games
from shoal.kernel import SPECTATOR, Game, patched
from shoal.table import Refused, asking, history, playing, replay, telling
from tests.table.sea import GAMES, KUHN, LITTLE, TIC, Sea, act, running

REAL = [games.find(name) for name in games.names()]


def play_out(sea: Sea, rng: random.Random, look: Callable[[], None] = lambda: None) -> None:
    """Play at random to the end; somebody may look after every action."""
    table = sea.table
    while not table.over():
        assert table.play is not None
        seat = rng.choice(table.actors())
        sea.now += 1.0
        legal = table.play.state.legal(seat)
        text = table.game.space.text(rng.choice(legal))
        act(sea, ("ann", "ben")[seat], seat, text)
        look()


def watch(sea: Sea, rng: random.Random) -> dict[int, list[Any]]:
    """Play at random; what each viewer was told of every action that stands, and of the start."""
    table = sea.table
    seen: dict[int, list[Any]] = {viewer: [] for viewer in (0, 1, SPECTATOR)}

    def look() -> None:
        assert table.play is not None
        for viewer, moments in seen.items():
            line = table.tail[-1]
            state = table.play.state
            moments.append([
                telling.told(table, line, viewer), state.view(viewer), telling.board(table, viewer)
            ])  # fmt: skip

    look()
    play_out(sea, rng, look)
    return seen


@pytest.mark.parametrize("game", [*GAMES, *REAL], ids=lambda game: game.name)
def test_a_replay_shows_what_was_seen(game: Game) -> None:
    sea = running(game)
    seen = watch(sea, random.Random(5))
    last = replay.plies(sea.table)
    for viewer, expected in seen.items():
        found = replay.moments(sea.table, viewer, -1, last + 1)
        assert [moment["ply"] for moment in found] == list(range(last + 1))
        seen_now = found[0]["view"]
        for moment, (told, view, board) in zip(found, expected, strict=True):
            assert moment["told"] == told
            assert len(moment["patches"]) == (
                len(told["data"]["events"]) + 1 if moment["ply"] else 0
            )
            for patch in moment["patches"]:
                seen_now = patched(seen_now, patch)
            assert seen_now == view
            for key in ("prompt", "scores"):
                assert moment["board"][key] == board[key]
        assert found[-1]["board"]["ranking"] == expected[-1][2]["ranking"]
        page = replay.moments(sea.table, viewer, 1, 2)
        assert page[0].pop("view") == expected[2][1]
        assert page == found[2:4]
    assert replay.moments(sea.table, 0, last, 10) == []


def test_what_was_taken_back_is_not_shown() -> None:
    sea = running(TIC)
    act(sea, "ann", 0, TIC.space.text(0))
    sea.do(playing.take_back, "ann", 0)
    act(sea, "ann", 0, TIC.space.text(4))
    act(sea, "ben", 1, TIC.space.text(1))
    sea.do(asking.ask, "ann", 0, "back")
    sea.do(asking.answer, "ben", 1, True)
    act(sea, "ann", 0, TIC.space.text(8))
    versions = [line.version for line in sea.table.tail if line.entry.kind == "action"]
    sea.do(asking.ask, "ann", 0, "end")
    sea.do(asking.answer, "ben", 1, True)
    found = replay.moments(sea.table, SPECTATOR, -1, 100)
    assert [moment["told"]["data"].get("action") for moment in found] == [None, TIC.space.text(8)]
    assert found[1]["told"]["v"] == versions[-1]
    assert found[1]["board"]["prompt"]["key"] == "tic-tac-toe-ask-mark"


def test_a_running_game_is_not_shown() -> None:
    sea = running(KUHN)
    for look in (
        lambda: replay.moments(sea.table, 0, -1, 5),
        lambda: replay.must_be_over(sea.table),
        lambda: history.fairness(sea.table),
    ):
        with pytest.raises(Refused, match=r"replay-running|record-running"):
            look()


def test_there_are_no_eyes_without_a_seat() -> None:
    sea = running(KUHN)
    play_out(sea, random.Random(1))
    for viewer in (2, 98, -2):
        with pytest.raises(Refused, match="table-no-seat"):
            replay.moments(sea.table, viewer, -1, 5)


def test_a_replay_keeps_what_each_seat_could_not_see() -> None:
    sea = running(LITTLE)
    play_out(sea, random.Random(3))
    plans = [
        [m["told"]["data"] for m in replay.moments(sea.table, viewer, -1, 100)]
        for viewer in (0, SPECTATOR)
    ]
    secret = [d for d in plans[1] if "seat" in d and "action" not in d]
    assert secret, "a secret plan was shown to a spectator"
    assert all("action" in d for d in plans[0] if d.get("seat") == 0)


@pytest.mark.parametrize("game", REAL, ids=lambda game: game.name)
def test_positions_to_judge_hold_nothing_of_the_seed(game: Game) -> None:
    sea = running(game)
    play_out(sea, random.Random(8))
    stops = replay.borders(sea.table, 12)
    assert stops[0] == 0
    assert stops[-1] == replay.plies(sea.table)
    assert len(stops) <= 12
    for text in replay.positions(sea.table, stops):
        assert sea.table.seed.hex() not in text
        assert game.position(text).seats == 2


@pytest.mark.parametrize("game", REAL, ids=lambda game: game.name)
def test_fairness_is_checked_from_the_first_promise(game: Game) -> None:
    sea = running(game)
    play_out(sea, random.Random(9))
    facts = history.fairness(sea.table)
    assert (facts["fits"], facts["legal"], facts["result"]) == (True, True, True)
    assert facts["actions"] == replay.plies(sea.table)
    sea.table.commitment = "0" * 64
    assert history.fairness(sea.table)["fits"] is False


def test_a_game_ended_by_agreement_has_no_result_to_check() -> None:
    sea = running(TIC)
    act(sea, "ann", 0, TIC.space.text(0))
    sea.do(asking.ask, "ann", 0, "end")
    sea.do(asking.answer, "ben", 1, True)
    facts = history.fairness(sea.table)
    assert (facts["fits"], facts["legal"], facts["result"]) == (True, True, None)
