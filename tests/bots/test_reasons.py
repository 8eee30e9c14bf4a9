"""Reasons and judgements: one line for each choice, chances that mean something."""

from __future__ import annotations

import pytest

from shoal import games
from shoal.bots import reasons
from shoal.bots.judging import Judge
from shoal.bots.levels import judge, player
from shoal.bots.players import Captain
from shoal.bots.search import Finding, Node, Search, Tuning, shares
from shoal.kernel import FastChance, Observer, State
from shoal.server.bots import worker
from shoal.server.bots.worker import advise, judge_positions
from shoal.words import Words, languages
from tests.bots.dull import Dull
from tests.bots.moments import generated
from tiny import kuhn_poker, tic_tac_toe

WHOLE = Tuning(stages=0, opening=9.0)


@pytest.fixture(autouse=True)
def here(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a worker does is done in this process, which is none and gives way to nobody."""
    monkeypatch.setattr(worker, "give_way", lambda: None)


def board(marks: str) -> State:
    return tic_tac_toe.GAME.position(f'game = "tic_tac_toe"\nseats = 2\nboard = "{marks}"')


def tried(action: int, visits: int, won: float) -> Node:
    node = Node(action, 0, 1.0)
    node.visits, node.won = visits, won
    return node


# Reasons.


def test_a_search_says_what_it_expects_and_what_else_there_was() -> None:
    others = [tried(3, 30, 15.0), tried(4, 20, 4.0), tried(5, 1, 1.0)]
    found = Finding(8, 0.7, others, 100, 0.7)
    even = [1.2, 0.4]
    reason = reasons.by_search(tic_tac_toe.GAME.space, found, 0, even, even)
    assert reason.plain() == {
        "key": "bots-reason-two",
        "args": {
            "action": "mark c3",
            "chance": 70,
            "points": 1,
            "other": "mark a2",
            "other_chance": 50,
            "third": "mark b2",
            "third_chance": 20,
        },
    }
    for few, simulations, key in ((others[:1], 9, "one"), (others[2:], 100, "alone")):
        found = Finding(8, 1, few, simulations, 1)
        reason = reasons.by_search(tic_tac_toe.GAME.space, found, 0, even, even)
        assert reason.key == f"bots-reason-{key}"


def test_a_reason_tells_what_the_alternative_would_cost_or_give_away() -> None:
    space, others = tic_tac_toe.GAME.space, [tried(3, 30, 15.0), tried(4, 20, 4.0)]
    found = Finding(8, 0.7, others, 100, 0.7)
    loses = reasons.by_search(space, found, 0, [12.0, 9.0], [9.4, 10.0])
    assert (loses.key, loses.args["fewer"]) == ("bots-reason-fewer", 3)
    gives = reasons.by_search(space, found, 0, [12.0, 9.0], [11.5, 13.2])
    assert (gives.key, gives.args["seat"], gives.args["more"]) == ("bots-reason-more", 1, 4)
    alike = Finding(8, 0.5, others, 100, 0.5)  # among equal chances the points are the reason
    assert reasons.by_search(space, alike, 0, [12.0, 9.0], [9.4, 9.0]).key == "bots-reason-fewer"
    worse = Finding(8, 0.4, others, 100, 0.4)  # told only in favour of what is advised
    assert reasons.by_search(space, worse, 0, [12.0, 9.0], [9.0, 9.0]).key == "bots-reason-two"
    said = Words("en", ["Ada", "Bo"]).say(gives.key, gives.args)
    assert said.endswith("mark a2 (50%), and about 4 points more for Bo.")


def test_a_captain_explains_its_win() -> None:
    captain = Captain(Dull(), WHOLE, 400, 0.0)
    observer, chance = Observer(board("XX.OO...."), 0), FastChance(1)
    action = captain.decide(observer, chance)
    reason = captain.why(observer, action, chance)
    assert reason is not None
    assert (reason.args["action"], reason.args["chance"]) == ("mark c1", 100)
    assert captain.why(observer, action + 1, chance) is None, "that was not decided"


def test_a_forced_move_needs_no_other_reason() -> None:
    captain = Captain(Dull(), WHOLE, 400, 0.0)
    observer, chance = Observer(board("XOXXOOOX."), 0), FastChance(1)
    reason = captain.why(observer, captain.decide(observer, chance), chance)
    assert reason is not None
    assert reason.key == "bots-reason-forced"


@pytest.mark.parametrize("level", ["mate", "captain:40"])
@pytest.mark.parametrize("name", games.names())
def test_every_game_words_its_reasons_in_every_language(name: str, level: str) -> None:
    seats = games.find(name).seat_counts[0]
    mind, chance = player(level, name), FastChance(3)
    asked = 0
    for step, (state, seat) in enumerate(generated(name, seats, 6)):
        if step % 25 != 0:
            continue
        observer = Observer(state, seat)
        reason = mind.why(observer, mind.decide(observer, chance), chance)
        assert reason is not None
        for language in languages():
            said = Words(language).say(reason.key, reason.args)
            assert "\n" not in said, "one line"
        asked += 1
        if asked == 3:
            break


# Judgements.


def test_a_won_game_is_won() -> None:
    judged = Judge(Search(Dull(), WHOLE)).true(board("XXXOO...."), 10, 0.0, FastChance(1))
    assert (judged.chances, judged.points, judged.simulations) == ([1.0, 0.0], [1.0, 0.0], 0)


def test_a_better_position_has_the_better_chance() -> None:
    mind = Judge(Search(Dull(), WHOLE))
    judged = mind.true(board("XX..O...."), 300, 0.0, FastChance(1))
    assert judged.chances[0] > 0.55
    assert sum(judged.chances) == pytest.approx(1)


def test_who_sees_the_king_judges_better_than_who_does_not() -> None:
    text = 'game = "kuhn_poker"\nseats = 2\ncards = ["king", "jack"]\nbets = []'
    state, mind = kuhn_poker.GAME.position(text), Judge(Search(Dull(), WHOLE))
    true = mind.true(state, 300, 0.0, FastChance(1))
    mine = mind.seen(Observer(state, 0), 300, 0.0, FastChance(1))
    outside = mind.seen(Observer(state, -1), 300, 0.0, FastChance(1))
    assert true.chances[0] > 0.7
    assert mine.chances[0] > 0.7
    assert 0.35 < outside.chances[0] < 0.65


def test_rewards_become_chances_to_win() -> None:
    four = games.find("maldivia").new(4, FastChance(1))
    assert shares(four, [0.5, 0.5, 0.5, 0.5]) == pytest.approx([0.25] * 4)
    assert shares(four, [0.25, 0.25, 0.25, 0.25]) == pytest.approx([0.25] * 4)
    found = shares(four, [0.8, 0.6, 0.4, 0.2])
    assert sum(found) == pytest.approx(1)
    assert found[0] > 0.45
    two = games.find("maldivia").new(2, FastChance(1))
    assert shares(two, [0.7, 0.3]) == pytest.approx([0.7, 0.3])


@pytest.mark.parametrize("name", games.names())
def test_judgements_come_true_more_often_than_guesses(name: str) -> None:
    """The mean square error (Brier's score) from the middle of games on beats even chances."""
    seats = games.find(name).seat_counts[0]
    mind = judge(name)
    mine = even = 0.0
    length = sum(1 for _ in generated(name, seats, 30))
    middle, every = (60, 30) if length > 90 else (length // 2, max(1, length // 8))
    for seed in range(6):
        judged: list[list[float]] = []
        last: State | None = None
        for step, (state, _seat) in enumerate(generated(name, seats, seed + 30)):
            if step >= middle and step % every == 0:
                judged.append(mind.true(state, 6, 0.0, FastChance(step)).chances)
            last = state
        assert last is not None
        assert last.over()
        won = shares(last, [])
        for chances in judged:
            mine += sum((chance - truth) ** 2 for chance, truth in zip(chances, won, strict=True))
            even += sum((1 / seats - truth) ** 2 for truth in won)
    assert mine < even


# In the server's workers.


def test_a_worker_gives_advice_with_its_reason() -> None:
    game = games.find("kleine_fische")
    state = game.new(2, FastChance(1))
    seat = state.actor()
    text, reason = advise(game.module, state.position(), seat, "captain:30", 1)
    assert game.space.parse(text) in state.legal(seat)
    assert reason is not None
    assert str(reason["key"]).startswith("bots-reason-")
    untaught = advise("tiny.tic_tac_toe", board("X........").position(), 1, "captain:9", 1)
    assert untaught[1] is not None, "who was taught nothing can still search"


def test_a_worker_judges_positions() -> None:
    game = games.find("kleine_fische")
    texts = [state.position() for state, _seat in generated("kleine_fische", 3, 2)][::60]
    found = judge_positions(game.module, texts, 8, 1)
    assert len(found) == len(texts)
    for chances in found:
        assert sum(chances) == pytest.approx(1)
    assert found == judge_positions(game.module, texts, 8, 1)
    untaught = judge_positions("tiny.tic_tac_toe", [board("XX..O....").position()], 300, 1)
    assert untaught[0][0] > 0.5 > untaught[0][1]
