"""No cheating: the same information leads to the same choice, and nothing leads to the truth."""

from __future__ import annotations

import gc
import types

import pytest

from shoal import games
from shoal.bots.levels import judge, player
from shoal.kernel import FastChance, Observer, State
from tests.bots.moments import generated

LEVELS = ["random", "deckhand", "mate", "captain:10"]
# What belongs to the program, not to a game: the true state of a table hangs on none of them.
PROGRAM = (types.ModuleType, types.FunctionType, types.BuiltinFunctionType, type)


def moments(name: str, every: int, most: int) -> list[tuple[State, int]]:
    """Decisions spread over a game between mates, at the largest table."""
    seats = games.find(name).seat_counts[-1]
    found: list[tuple[State, int]] = []
    for step, (state, seat) in enumerate(generated(name, seats, 4)):
        if step % every == 0 and len(state.legal(seat)) > 1:
            found.append((state.clone(), seat))
        if len(found) == most:
            break
    return found


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", games.names())
def test_the_same_information_gives_the_same_choice(name: str, level: str) -> None:
    for number, (state, seat) in enumerate(moments(name, 17, 5)):
        other = state.imagine(seat, FastChance(number + 50))
        choices, reasons = [], []
        for truth in (state, other):
            mind, chance = player(level, name), FastChance(number)
            observer = Observer(truth, seat)
            choices.append(mind.decide(observer, chance))
            if number == 2:  # playouts to the end take their time
                reason = mind.why(observer, choices[-1], chance)
                reasons.append(reason and reason.plain())
        assert choices[0] == choices[1]
        assert reasons[:1] == reasons[1:]


@pytest.mark.parametrize("name", games.names())
def test_the_same_information_gives_the_same_judgement(name: str) -> None:
    for number, (state, seat) in enumerate(moments(name, 23, 3)):
        other = state.imagine(seat, FastChance(number + 50))
        found = [
            judge(name).seen(Observer(truth, seat), 9, 0.0, FastChance(number))
            for truth in (state, other)
        ]
        assert found[0].chances == found[1].chances
        assert found[0].points == found[1].points


@pytest.mark.parametrize("name", games.names())
def test_an_observer_holds_nothing_that_depends_on_a_secret(name: str) -> None:
    for number, (state, _seat) in enumerate(moments(name, 11, 8)):
        for watcher in range(state.seats):
            other = state.imagine(watcher, FastChance(number + 50))
            held = [Observer(truth, watcher).dream for truth in (state, other)]
            assert held[0].position() == held[1].position()
            assert insides(held[0]) == insides(held[1])


def insides(state: State) -> dict[str, object]:
    """Whatever a state keeps in its fields, remembered menus and the like among it."""
    names = [name for name in dir(state) if not name.startswith("__")]
    values = {name: getattr(state, name) for name in names}
    return {
        name: value
        for name, value in values.items()
        if isinstance(value, int | str | list | dict | set) and not callable(value)
    }


def reachable(start: object) -> set[int]:
    """Everything that can be got at from an object, whatever it is called and however it hides."""
    seen: dict[int, object] = {}
    waiting = [start]
    while waiting:
        found = waiting.pop()
        if id(found) in seen or isinstance(found, PROGRAM):
            continue
        seen[id(found)] = found
        waiting += gc.get_referents(found)
    return set(seen)


@pytest.mark.parametrize("name", games.names())
def test_the_true_state_cannot_be_reached_from_an_observer(name: str) -> None:
    for state, seat in moments(name, 29, 3):
        observer = Observer(state, seat)
        near = reachable(observer)
        assert id(observer.dream) in near, "the search must find what is there"
        assert id(state) not in near
        assert id(state.chance) not in near


@pytest.mark.parametrize("name", games.names())
def test_what_an_observer_dreams_is_not_the_truth(name: str) -> None:
    """Of all that is hidden, a dream guesses something wrong: it does not copy."""
    told = wrong = 0
    for state, seat in moments(name, 9, 12):
        secrets = state.secrets(seat)
        told += len(secrets)
        dreamt = Observer(state, seat).dream.secrets(seat)
        wrong += sum(truth != guess for truth, guess in zip(secrets, dreamt, strict=True))
    assert told == 0 or wrong > told / 4
