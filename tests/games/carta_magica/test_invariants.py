"""Carta Magica: what must hold over whole random games (section 9 of the rules)."""

from __future__ import annotations

import json
import math
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shoal.games.carta_magica import moments
from shoal.games.carta_magica.components import BOX
from shoal.games.carta_magica.game import GAME
from shoal.games.carta_magica.map import BLACK, BLUE, NAMES, SPACE, STEPS
from shoal.games.carta_magica.state import CartaMagicaState
from shoal.kernel import FastChance, Journal


def start(seats: int, seed: int) -> CartaMagicaState:
    state = GAME.new(seats, FastChance(seed), {"round_cap": 100})
    assert isinstance(state, CartaMagicaState)
    return state


def step(state: CartaMagicaState, chance: FastChance) -> tuple[str, list[dict[str, object]]]:
    """One random action: its family, and its events with everything in them."""
    seat = state.actor()
    legal = state.legal(seat)
    action = legal[chance.below(len(legal))]
    journal = Journal()
    state.journal = journal
    state.apply(seat, action)
    state.journal = None
    events = [event.told | event.secret | {"kind": event.kind} for event in journal.take()]
    return GAME.space.family_of(action).name, events


def winding(track: list[int]) -> int:
    total = 0.0
    for one, two in pairwise(track):
        angles = [math.atan2(cell % 21 - 10, -(cell // 21 - 10)) for cell in (one, two)]
        total += (angles[1] - angles[0] + math.pi) % (2 * math.pi) - math.pi
    return round(total / (2 * math.pi))


@settings(max_examples=12, deadline=None)
@given(seats=st.sampled_from([2, 3, 4]), seed=st.integers(0, 10**6))
def test_a_random_game_keeps_the_invariants(seats: int, seed: int) -> None:
    """`breaches` sees I01 to I07, I15, I16, I21, I27, I28, I30; the others are looked at here."""
    state, chance = start(seats, seed), FastChance(seed + 1)
    while not state.over():
        before = state.clone()
        family, events = step(state, chance)
        assert state.breaches() == []
        assert state.over() or state.legal(state.actor()), "I24: options are never empty"
        if state.moment == moments.CHOOSE:
            assert 3 in state.legal(state.actor()), "I24: hold is always offered"
        told = [event["kind"] for event in events]
        for seat in range(seats):
            check_ship(before, state, seat, family, told)
        check_tokens(before, state, events)
        check_draws(before, state, family, events)
        if "attacked" in told:
            check_attack(before, events)


def check_ship(
    before: CartaMagicaState, after: CartaMagicaState, seat: int, family: str, told: list[object]
) -> None:
    was, now = before.condition[seat], after.condition[seat]
    if was == 0 and now != 0:
        assert "storm" in told, "I08: only a storm makes a ship stuck"
    if was != 0 and now == 0:
        assert "sailed" in told, "I08: only sailing ends it"
        assert before.turn == seat
    if was != 0 and "storm" in told:
        assert before.place[seat] == after.place[seat], "I09"
    if "storm" in told and was == 0:
        away = after.place[seat] - before.place[seat]
        assert away in [0, *STEPS, *(2 * one for one in STEPS)], "I11"
        if not after.condition[seat] and away in (0, *STEPS):
            sheltered = not away
            assert sheltered or SPACE[after.place[seat]] != BLUE, "I12"
    if before.returned[seat]:
        assert after.returned[seat], "I15: a return stays"
    assert after.missed[seat] >= before.missed[seat] or "skipped" in told, "I27"


def check_tokens(
    before: CartaMagicaState, after: CartaMagicaState, events: list[dict[str, object]]
) -> None:
    told = [event["kind"] for event in events]
    for seat in range(before.seats):
        if after.gold[seat] > before.gold[seat]:
            ways = {"traded", "tamed", "cashed", "paid"}
            assert ways & set(told), "I19: gold comes from trade, monsters, income and change"
    for event in events:
        if event["kind"] == "paid" and event["purpose"] == "@carta-magica-payment-trade":
            assert event["amount"] == 2
            assert "traded" in told, "I18"
        if event["kind"] == "bought":
            assert "paid" in told, "I18"


def check_draws(
    before: CartaMagicaState, after: CartaMagicaState, family: str, events: list[dict[str, object]]
) -> None:
    told = [event["kind"] for event in events]
    entered = [event for event in events if event["kind"] == "sailed"]
    if entered and SPACE[NAMES.index(str(entered[0]["cell"]))] == BLACK:
        assert after.duty or not (after.pile or after.discards), "I17"
    if "drew" in told or "picked" in told:
        assert family in ("card", "draw", "telescope", "pick"), "I17: nothing else draws"
        assert told.count("drew") + told.count("picked") == 1
    for event in events:
        if event["kind"] == "untamed":
            assert BOX.cards.index(str(event["card"])) in after.pile, "I20"
        if event["kind"] == "tamed":
            seat = event["seat"]
            assert isinstance(seat, int)
            assert after.hand[seat] >> BOX.cards.index(str(event["card"])) & 1, "I20"


def check_attack(before: CartaMagicaState, events: list[dict[str, object]]) -> None:
    assert before.sailed, "I22"
    attack = next(event for event in events if event["kind"] == "attacked")
    other = attack["target_seat"]
    assert isinstance(other, int)
    assert before.condition[other] == before.condition[before.turn] == 0
    wanted = BOX.challenge_shows[before.challenge[before.turn]]
    assert any(before.talismans[other] >> talisman & 1 for talisman in wanted), "I22"


@settings(max_examples=6, deadline=None)
@given(seats=st.sampled_from([2, 3, 4]), seed=st.integers(0, 10**6))
def test_laps_are_the_winding_number_of_the_track(seats: int, seed: int) -> None:
    """I14: whenever a ship lies at home, by summing angles round K11."""
    state, chance = start(seats, seed), FastChance(seed + 1)
    while state.moment <= moments.HOME:
        step(state, chance)
    tracks = [[state.place[seat]] for seat in range(seats)]
    while not state.over():
        for event in step(state, chance)[1]:
            seat = event.get("seat")
            if event["kind"] in ("sailed", "blown"):
                path = event["path"]
                assert isinstance(path, list)
                assert isinstance(seat, int)
                assert len(path) > 1 or event["kind"] == "blown", "I10: a move has a step"
                tracks[seat] += [NAMES.index(name) for name in path[1:]]
            if event["kind"] == "swapped":
                cells, other = event["cells"], event["target_seat"]
                assert isinstance(cells, list)
                assert isinstance(seat, int)
                assert isinstance(other, int)
                tracks[seat].append(NAMES.index(cells[0]))
                tracks[other].append(NAMES.index(cells[1]))
        for seat in range(seats):
            assert tracks[seat][-1] == state.place[seat]
            if state.place[seat] == state.home[seat]:
                assert winding(tracks[seat]) == state.laps[seat]
    for track in tracks:
        assert all(two - one in STEPS for one, two in pairwise(track)), "I10: side steps only"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_has_the_same_number_of_turns(seats: int) -> None:
    """I16, with missed turns counted."""
    for seed in range(4):
        state, chance = start(seats, seed), FastChance(seed + 1)
        turns = [0] * seats
        while not state.over():
            for event in step(state, chance)[1]:
                seat = event.get("seat")
                if event["kind"] in ("turn", "skipped") and isinstance(seat, int):
                    turns[seat] += 1
        assert turns == [state.round] * seats


def test_storms_do_not_depend_on_the_numbering_of_players() -> None:
    """I13: the same ships under other numbers end in the same places."""
    for seed in range(40):
        chance = FastChance(seed)
        open_cells = [cell for cell in range(441) if SPACE[cell] == BLUE]
        chance.shuffle(open_cells)
        cells = [NAMES[cell] for cell in open_cells[:3]]
        results = []
        for order in (cells, cells[::-1]):
            rows = "\n".join(f'[p{i + 1}]\nat = "{cell}"' for i, cell in enumerate(order))
            text = 'game = "carta_magica"\nseats = 3\nphase = "direction"\nsector = 10\n' + rows
            state = GAME.position(text)
            assert isinstance(state, CartaMagicaState)
            state.chance = FastChance(seed)
            state.apply(0, 0)
            results.append(sorted(zip(state.place, state.condition, strict=True)))
        assert results[0] == results[1]


def test_a_view_is_small_and_shows_no_hidden_card() -> None:
    """I26: no id of a face-down card but those the observer saw; at most 10 KB."""
    for seed in range(3):
        state, chance = start(4, seed), FastChance(seed + 1)
        for _ in range(150):
            if state.over():
                break
            step(state, chance)
            for observer in range(-1, 4):
                view = state.view(observer)
                assert len(json.dumps(view)) < 10_000
                hidden = [BOX.cards[card] for card in state.pile]
                telescope = view["telescope"]
                assert isinstance(telescope, dict)
                seen = telescope["top"] + telescope["among"]
                text = json.dumps({key: value for key, value in view.items() if key != "chart"})
                shown = [card for card in hidden if f'"{card}"' in text]
                assert sorted(shown) == sorted(seen)


NEVER = "the course of the game cannot have asked this: "
BROKEN = [
    ("pile", "I01"),
    ("deck", "I02"),
    ("gold", "I03"),
    ("display", "I04"),
    ("condition", NEVER + "p1.condition: becalmed means on a windless space"),
    ("place", NEVER + "p1.at: M13 holds two ships"),
    ("laps", NEVER + "p2.returned: home with laps means returned"),
    ("over", "I16"),
    ("hand", "I21"),
    ("missed", "I27"),
    ("pending", NEVER + "p1.pending: the ship is in no harbour"),
]


@pytest.mark.parametrize(("what", "named"), BROKEN)
def test_breaches_see_what_is_wrong(what: str, named: str) -> None:
    state = GAME.position('game = "carta_magica"\nseats = 2\n[p1]\nat = "P8"\n[p2]\nat = "M13"')
    assert isinstance(state, CartaMagicaState)
    assert state.breaches() == []
    if what == "pile":
        state.pile[0] = state.pile[1]
    elif what == "deck":
        state.deck[0] = state.deck[1]
    elif what == "gold":
        state.gold[0] = 9
    elif what == "display":
        state.display.pop()
    elif what == "condition":
        state.condition[0] = 1
    elif what == "place":
        state.place[0] = state.place[1]
    elif what == "laps":
        state.laps[1] = 1
    elif what == "over":
        state.moment, state.turn = moments.OVER, 1
    elif what == "hand":
        state.hand[0] |= 1 << BOX.cards.index("AD10")
        state.pile.remove(BOX.cards.index("AD10"))
    elif what == "missed":
        state.missed[0] = -1
    else:
        state.pending[0] = 1
    assert any(breach.startswith(named) for breach in state.breaches())
