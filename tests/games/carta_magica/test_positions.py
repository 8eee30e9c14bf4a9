"""Positions of Carta Magica: what the course of the game cannot have asked is refused."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shoal.games.carta_magica import actions, moments
from shoal.games.carta_magica import map as chart
from shoal.games.carta_magica.components import BOX
from shoal.games.carta_magica.game import GAME
from shoal.games.carta_magica.state import CartaMagicaState
from shoal.kernel import FastChance, PositionError
from shoal.kernel.toml_text import toml_text

Sketch = dict[str, object]

# What was accepted once and cannot be; the part of the answer that names key and clause.
BESIDE = 'sector = 4\n[p1]\nat = "O7"\nchallenge = "coral-parliament"\n[p2]\nat = "O6"\n'
PRIZE = 'challenge = "drowned-terraces"\ntalismans = "TL14"\n'
HOLDER = '[p{}]\nat = "{}"\ncards = "{}"\n'
REFUSED = [
    ("[p1]\nmissed = 3", "p1.missed: this turn would have been missed (CM-022)"),
    ('phase = "choose"\nsector = 4\n[p1]\nmissed = 1', "p1.missed"),
    ("[p1]\nreturned = true\nlaps = 1", "p1.returned: the round has ended"),
    ('phase = "over"', "phase: nobody has returned: the game goes on (CM-190)"),
    ('phase = "over"\nsector = 4\n[p1]\nreturned = true\nlaps = 1', "sector: does not fit"),
    ("round = 101\n[options]\nround_cap = 100", "round: lies beyond the round cap"),
    # Before the first turn.
    ('phase = "captain"\nround = 2', "round"),
    ('phase = "captain"\n[p1]\ngold = 4', "p1.goods: everybody begins with the same"),
    ('phase = "captain"\n[p2]\nmissed = 1', "p2.missed"),
    ('phase = "captain"\n[p1]\ncards = "AD12"', "p1.cards"),
    ('phase = "captain"\npile = "AD12"', "pile: no adventure card has been drawn"),
    ('phase = "captain"\nseat = "p2"', "seat"),
    ('phase = "captain"\nsector = 3', "sector"),
    # Keys of another moment.
    ("sector = 4", "sector: does not fit the phase start"),
    ("extra = 1", "extra: does not fit the phase start"),
    ("sailed = true", "sailed: does not fit"),
    ('asked = "p2"', "asked: does not fit"),
    ('queue = "p2"', "queue: does not fit"),
    ('phase = "choose"\nsector = 4\nstake = 3', "stake: does not fit the phase choose"),
    ('phase = "choose"\nsector = 4\nduty = true', "duty: does not fit"),
    ('phase = "direction"\nsector = 10\nsecond = 3', "second: does not fit"),
    # The wheel.
    ('phase = "kept"\nsector = 4', "p1.cards: without Spin again there is nothing to ask (CM-138)"),
    ('phase = "visit"\nduty = true\nsailed = true', "sector: is needed in the phase visit"),
    ('phase = "visit"\nduty = true\nsailed = true\nsector = 10', "sector: is the storm"),
    ('phase = "visit"\nduty = true\nsector = 4', "duty: comes from sailing into a black harbour"),
    ('phase = "visit"\nsector = 4\n[p1]\ngoods = 0', "phase: nothing can be done"),
    ('phase = "visit"\nsector = 4\n[p1]\npending = true', "p1.pending: is over"),
    ('phase = "visit"\nsector = 4\nspin = "taming"', "spin: the last one was another: first"),
    # Storms.
    ('phase = "weather"\nsector = 10\nsecond = 0', "seat: holds no Good weather"),
    (
        'phase = "weather"\nsector = 10\nsecond = 0\nseat = "p2"\n'
        + HOLDER.format(1, "P8", "AD12")
        + HOLDER.format(2, "P14", "AD13"),
        "asked: leaves out somebody who is asked before (CM-084)",
    ),
    (
        'phase = "weather"\nsector = 10\nsecond = 0\nasked = "p2"\n'
        + HOLDER.format(1, "P8", "AD12"),
        "asked: names somebody who is not asked before",
    ),
    (
        'phase = "weather"\nsector = 10\nsecond = 0\nseat = "p2"\nasked = "p1"\n'
        + HOLDER.format(2, "P14", "AD13"),
        "asked: names somebody without Good weather",
    ),
    # Sailing and paying.
    ('phase = "sail"\nsector = 4', "extra: without a card or payment"),
    ('phase = "sail"\nsector = 4\nfreed = true', "freed: is for a stuck ship"),
    ('phase = "sail"\nsector = 4\nextra = 1', "extra: each Lucky wind played lies in the discards"),
    (
        'phase = "sail"\nsector = 6\nfreed = true\n[p1]\nat = "K6"\ncondition = "becalmed"',
        "freed: is for a stuck ship without the symbol",
    ),
    (
        'phase = "pay"\npayment = "tow"\nowed = 2\nsector = 4\n[p1]\ncards = "AD07"',
        "payment: nothing has to be paid for this",
    ),
    (
        'phase = "pay"\npayment = "trade"\nowed = 1\nsector = 4\n[p1]\ncards = "AD07"',
        "owed: is not the price",
    ),
    ('phase = "pay"\npayment = "trade"\nowed = 2\nsector = 4', "owed: leaves no choice how to pay"),
    (
        'phase = "pay"\npayment = "talisman"\nowed = 2\nsector = 4\n[p1]\ngold = 3\ncards = "AD01"',
        "slot: this talisman cannot be bought here",
    ),
    # Cards.
    ('phase = "peek"\nsector = 0', "p1.cards: without a Telescope the card is drawn at once"),
    ('phase = "peek"\nsector = 4\n[p1]\ncards = "AD22"', "sector: shows no adventure card"),
    ('phase = "look"\nsector = 0\nlook = 3', "discards: each Telescope used"),
    ('phase = "income"\ndrawn = "AD01"\nsector = 0\nseat = "p2"', "seat: somebody else decides"),
    ('phase = "income"\ndrawn = "AD01"\nsector = 4', "sector: shows no adventure card (CM-120)"),
    (
        'phase = "tame"\ndrawn = "AD26"\nsector = 10\nsecond = 6\nspin = "direction"\n'
        'origin = "duty"\n[p1]\nat = "P8"',
        "seat: was not blown or swapped into a black harbour",
    ),
    ('keeper = "p1"\nblock = 2', "discards: each Telescope used since the last shuffle"),
    # Battles.
    ('phase = "battle"\n' + BESIDE, "phase: nobody can be attacked (CM-160)"),
    (
        'phase = "defend"\nattack = 3\nrival = "p2"\nseat = "p2"\n' + BESIDE,
        "rival: has no talisman",
    ),
    (
        'phase = "loot"\nattack = 0\ndefence = 8\nrival = "p2"\nseat = "p2"\n' + BESIDE + PRIZE,
        "seat: somebody else decides",
    ),
    (
        'phase = "loot"\nattack = 0\ndefence = 1\nrival = "p2"\n' + BESIDE + PRIZE,
        "seat: somebody else decides now, or nobody",
    ),
    (
        'phase = "propose"\nattack = 0\ndefence = 1\nrival = "p2"\nsector = 4\n[p1]\nat = "P8"',
        "rival: must lie beside the attacker",
    ),
]


def read(body: str) -> CartaMagicaState:
    state = GAME.position(f'game = "carta_magica"\nseats = 2\n{body}')
    assert isinstance(state, CartaMagicaState)
    return state


@pytest.mark.parametrize(("body", "named"), REFUSED)
def test_what_the_game_cannot_have_asked_is_refused_with_key_and_reason(
    body: str, named: str
) -> None:
    with pytest.raises(PositionError) as caught:
        read(body)
    assert str(caught.value).startswith("position: " + named)


POSSIBLE = [
    'phase = "battle"\n' + BESIDE + PRIZE,
    'phase = "defend"\nattack = 3\nrival = "p2"\nseat = "p2"\n' + BESIDE + PRIZE,
    'phase = "loot"\nattack = 0\ndefence = 8\nrival = "p2"\n' + BESIDE + PRIZE,
    'phase = "propose"\nattack = 0\ndefence = 0\nrival = "p2"\n' + BESIDE + PRIZE,
    'phase = "weather"\nsector = 10\nsecond = 0\n' + HOLDER.format(1, "P8", "AD12"),
    'phase = "visit"\nsector = 4\nsailed = true\nduty = true',
    'phase = "visit"\nsector = 4\n[p1]\ncondition = "damaged"',
    'phase = "income"\ndrawn = "AD01"\nsector = 0',
    "[p2]\nmissed = 2",
    'turn = "p2"\n[p1]\nreturned = true\nlaps = 1',
]


@pytest.mark.parametrize("body", POSSIBLE)
def test_short_positions_of_every_moment_are_read(body: str) -> None:
    """What a phase leaves no doubt about, the last spin and that the ship sailed, is filled in."""
    state = read(body)
    assert state.breaches() == []
    assert state.legal(state.actor())
    assert GAME.position(state.position()).position() == state.position()


# Whatever is accepted can have been asked.


def crowded(seats: int, chance: FastChance) -> CartaMagicaState:
    """Ships close together with cards and talismans: every moment of the game is near."""
    cards = [card for card in BOX.cards if card not in ("AD10", "AD11")]
    talismans, homes = list(BOX.talismans), ["M9", "N3", "M13", "S14"]
    near = [
        cell
        for cell in range(chart.CELLS)
        if chart.SPACE[cell] <= chart.WINDLESS
        and abs(chart.column(cell) - 13) < 4
        and abs(chart.row(cell) - 8) < 4
    ]
    chance.shuffle(near)
    for names in (cards, talismans, homes):
        numbers = list(range(len(names)))
        chance.shuffle(numbers)
        names[:] = [names[number] for number in numbers]
    deal = chance.below(8)
    data: Sketch = {"game": GAME.name, "seats": seats, "round": 5}
    data["first"] = f"p{chance.below(seats) + 1}"
    dealt = deal * seats
    pile = [*cards[dealt : dealt + chance.below(8)], "AD10", "AD11"]
    data["pile"] = " ".join(pile)
    for seat in range(seats):
        row: Sketch = {"home": homes[seat], "at": chart.NAMES[near[seat]]}
        row["cards"] = " ".join(cards[deal * seat : deal * seat + deal])
        row["talismans"] = " ".join(talismans[4 * seat : 4 * seat + 4])
        for kind in ("gold", "goods", "magic"):
            row[kind] = chance.below(9)
        if chart.SPACE[near[seat]] == chart.WINDLESS:
            row["condition"] = "becalmed"
        elif chance.below(4) == 0:
            row["condition"] = "damaged"
        data[f"p{seat + 1}"] = row
    state = GAME.position(toml_text(data))
    assert isinstance(state, CartaMagicaState)
    return state


def wander(state: CartaMagicaState, chance: FastChance, steps: int) -> None:
    """Play at random, often towards other ships; every state must pass its checks."""
    for _ in range(steps):
        if state.over():
            return
        seat = state.actor()
        legal = state.legal(seat)
        close = [
            action
            for action in legal
            if action >= actions.SAIL
            and any((action - actions.SAIL) - place in chart.STEPS for place in state.place)
        ]
        chosen = close if close and chance.below(2) else legal
        state.apply(seat, chosen[chance.below(len(chosen))])
        assert state.breaches() == []


def crossed(one: Sketch, other: Sketch, chance: FastChance) -> Sketch:
    """A sketch with one or two keys left out, or taken from another sketch."""
    mixed = {key: dict(value) if isinstance(value, dict) else value for key, value in one.items()}
    for _ in range(1 + chance.below(2)):
        key = sorted({*one, *other})[chance.below(len({*one, *other}))]
        if isinstance(mixed.get(key), dict) and isinstance(other.get(key), dict):
            row, source = mixed[key], other[key]
            assert isinstance(row, dict)
            assert isinstance(source, dict)
            inner = sorted({*row, *source})
            name = inner[chance.below(len(inner))]
            row.pop(name, None)
            if name in source and chance.below(4):
                row[name] = source[name]
        else:
            mixed.pop(key, None)
            if key in other and chance.below(4):
                mixed[key] = other[key]
    return mixed


def accepted(sketch: Sketch, seats: int) -> CartaMagicaState | None:
    try:
        state = GAME.position(toml_text({"game": GAME.name, "seats": seats} | sketch))
    except PositionError:
        return None
    assert isinstance(state, CartaMagicaState)
    return state


@settings(max_examples=25, deadline=None)
@given(seats=st.sampled_from([2, 3, 4]), seed=st.integers(0, 10**6))
def test_whatever_is_accepted_can_have_been_asked(seats: int, seed: int) -> None:
    """Both bookkeepers agree on it, and play goes on from it without a breach."""
    chance = FastChance(seed)
    sketches: list[Sketch] = []
    state = crowded(seats, chance)
    for _ in range(12):
        wander(state, chance, 1 + chance.below(6))
        sketches.append(state.sketch())
    for number in range(12):
        mixed = crossed(sketches[number], sketches[chance.below(12)], chance)
        found = accepted(mixed, seats)
        if found is None:
            continue
        assert found.breaches() == []
        seat = found.actor()
        if found.over():
            assert found.moment == moments.OVER
            continue
        legal = found.legal(seat)
        agreed = [
            action for action in range(GAME.space.size) if found.refusal(seat, action) is None
        ]
        assert legal == agreed, f"the bookkeepers disagree on {mixed}"
        assert legal
        assert GAME.position(found.position()).position() == found.position()
        wander(found, chance, 12)
