"""Checks of positions: what is written reads back, what is accepted could have come about."""

from __future__ import annotations

import pickle

from shoal.kernel import FastChance, PositionError, State, playout
from shoal.kernel.build import COMPILED
from shoal.kernel.toml_text import toml_text
from tests.conformance.bending import bent
from tests.conformance.case import Case, look_alike, seen
from tests.games.vanuatu.history import holds_unfished_tiles

BENDS = 8 if COMPILED else 4  # changed positions made of each
# What a position may say without a history, by game: a function that finds it in a state, and the
# breach that can follow from it later. The reason stands with the game.
FREE = {"vanuatu": (holds_unfished_tiles, "too many reward tiles")}


def check_restore(case: Case) -> None:
    """After any action, a state written down and read again goes on identically."""
    for seed in case.seeds():
        for state, seat, action in case.moments(seed):
            text = state.position()
            restored = case.game.position(text)
            assert restored.position() == text, "a position reads back differently"
            for observer in case.observers():
                same = look_alike(restored, state, observer)
                assert same, "a restored position looks different"
            twin = state.clone()
            for each in (restored, twin):
                each.apply(seat, action)
                playout(each, FastChance(seed), case.longest)
            assert restored.position() == twin.position(), "a restored position goes on differently"
        end = case.start(seed)
        playout(end, FastChance(seed), case.longest)
        case.where = f"seed {seed}, the end"
        assert case.game.position(end.position()).position() == end.position(), (
            "the end reads back differently"
        )
    unpickled = pickle.loads(pickle.dumps(case.start(1)))
    assert unpickled.position() == case.start(1).position(), "pickling loses something"


def check_positions(case: Case) -> None:
    """Whatever is accepted as a position could be one: it keeps the invariants and goes on."""
    chance = FastChance(case.seed)
    found: list[tuple[int, dict[str, object]]] = []
    for seed in case.seeds():
        found += [(seed, state.sketch()) for state, _, _ in case.moments(seed)]
        end = case.start(seed)
        playout(end, FastChance(seed + 1), case.longest)
        found.append((seed, end.sketch()))
    sketches = [sketch for _, sketch in found]
    head: dict[str, object] = {"game": case.game.name, "seats": case.seats}
    if case.options:
        head["options"] = case.options
    for seed, sketch in found:
        for _ in range(BENDS):
            text = toml_text(head | bent(sketch, sketches, chance))
            case.where = f"seed {seed}, a moment bent to\n{text}"
            try:
                state = case.game.position(text)
            except PositionError:
                continue
            possible(case, state, chance)


def possible(case: Case, state: State, chance: FastChance) -> None:
    """What holds for every state there can be."""
    assert not state.breaches(), f"an impossible position is accepted: {state.breaches()}"
    text = state.position()
    assert case.game.position(text).position() == text, "a position reads back differently"
    assert state.over() == (not state.actors()), "nobody may act, but the game goes on"
    for seat in range(case.seats):
        allowed = set(state.legal(seat))
        assert bool(allowed) == (seat in state.actors()), "a seat may act, but can do nothing"
        for action in range(0, case.game.space.size, 1 if case.game.space.size < 300 else 7):
            agreed = (action in allowed) == (state.refusal(seat, action) is None)
            assert agreed, f"the bookkeepers disagree about {case.game.space.text(action)!r}"
    for observer in case.observers():
        seen(state, observer)
    free, breach = FREE.get(case.game.name, (None, ""))
    excused = (breach,) if free is not None and free(state) else ()
    for ply in range(30):
        if state.over():
            return
        seat = state.actor()
        legal = state.legal(seat)
        assert legal, f"nothing can be done {ply} actions later"
        action = legal[chance.below(len(legal))]
        state.apply(seat, action)
        went = case.game.space.text(action)
        broken = [each for each in state.breaches() if not each.startswith(excused)]
        assert not broken, f"{ply} actions later, after {went!r}: {broken}"
