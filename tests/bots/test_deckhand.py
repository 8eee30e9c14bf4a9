"""A beginner's mistakes are those of people: it forgets, overlooks and is greedy."""

from __future__ import annotations

from shoal.bots.players import ABSURD, Deckhand, at_once
from shoal.bots.search import Tuning
from shoal.kernel import Chance, FastChance, Observer, State
from tests.bots.dull import Dull
from tiny import tic_tac_toe


class Fancy(Dull):
    """Likes the middle, finds the corner a1 absurd, and all else half as good as the middle."""

    def weigh(self, state: State, seat: int, actions: list[int], chance: Chance) -> list[float]:
        return [{4: 1.0, 0: ABSURD / 2}.get(action, 0.5) for action in actions]


def board(marks: str) -> State:
    return tic_tac_toe.GAME.position(f'game = "tic_tac_toe"\nseats = 2\nboard = "{marks}"')


def chosen(marks: str, tuning: Tuning, times: int = 300) -> list[int]:
    deckhand, chance = Deckhand(Fancy(), tuning), FastChance(3)
    return [deckhand.decide(Observer(board(marks), 0), chance) for _time in range(times)]


def test_it_overlooks_but_does_nothing_absurd() -> None:
    found = chosen(".........", Tuning())
    assert 0 not in found
    assert set(found) == set(range(1, 9)), "anything else may come to its mind"
    careful = chosen(".........", Tuning(thoughts=4))
    assert careful.count(4) > 2 * found.count(4), "the more thoughts, the less it overlooks"


def test_it_is_greedy() -> None:
    """A point to be had at once is taken every other time, and now and then anyway."""
    state = board("XX.OO....")
    assert state.game.space.text(at_once(state, 0, state.legal(0))) == "mark c1"
    assert at_once(board("........."), 0, list(range(9))) == -1
    wins = chosen("XX.OO....", Tuning()).count(2)
    assert 150 < wins < 250


def test_it_pulls_itself_together_when_it_counts() -> None:
    class Decided(Fancy):
        def decisive(self, state: State, seat: int) -> bool:
            return True

        def choose(self, state: State, seat: int, chance: Chance) -> int:
            return 7

    deckhand, chance = Deckhand(Decided(), Tuning()), FastChance(1)
    observer = Observer(board("........."), 0)
    assert {deckhand.decide(observer, chance) for _time in range(20)} == {7}
