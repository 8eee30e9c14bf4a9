"""Whatever a position accepts holds together, and the rules could have asked its question."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from shoal.games.kleine_fische import GAME, moments
from shoal.games.kleine_fische.components import (
    CARD_NAMES,
    FISH,
    KIND,
    LAMP_CARDS,
    OCTO_CARDS,
    POINTS,
    POWER,
    RAINBOW,
    REROLL_CARDS,
)
from shoal.games.kleine_fische.course import settle
from shoal.games.kleine_fische.map import BERTH_NAMES, BESIDE, LANE_NAMES, PLACE_NAMES
from shoal.games.kleine_fische.rules.caves import is_spent
from shoal.games.kleine_fische.state import KleineFischeState
from shoal.kernel import SPECTATOR, FastChance, PositionError
from shoal.kernel.toml_text import toml_text
from tests.games.kleine_fische.table import table

WATER = ["v22 down", "h54 left"]
ROB: dict[str, Any] = {
    "open": ["c00"], "octopus": "v22", "divers": ["h44 left", "v22 up"], "victim": "p2",
}  # fmt: skip
SMALL = {"c00": "clown-1"}  # an octopus point
ENDED: dict[str, Any] = {"divers": WATER, "deck": "", "octopus": "h00"}


def ended(gaps: int, caves: list[str], **keys: Any) -> KleineFischeState:
    """A table after the last harvest; whatever is not named is in the second player's pile."""
    held = " ".join(caves).split()
    fish = CARD_NAMES[:FISH]
    board = fish[: 25 - gaps] + ["-"] * gaps
    box = [c for c in CARD_NAMES[FISH:] if c not in held and c[:2] in ("fi", "la", "oc", "re")]
    rest = [c for c in CARD_NAMES[FISH:] if c not in held and c not in box]
    rows = [" ".join(board[row * 5 : row * 5 + 5]) for row in range(5)]
    first, second = fish[25 - gaps : 30], fish[30:]
    return table(
        **{
            **ENDED, "board": rows, "piles": [" ".join(first), " ".join(second)],
            "caves": [caves[0], " ".join([caves[1], *rest]).strip()], "box": " ".join(box), **keys,
        }
    )  # fmt: skip


@pytest.mark.parametrize(
    ("cards", "keys", "message"),
    [
        # Phase 2 is not cleaned up: such a table used to be accepted.
        ({}, {"divers": WATER, "turbo": 3, "box": "octo3"}, "turbo: is for the octopus' movement"),
        ({}, {"divers": WATER, "phase": "octopus", "turbo": 3}, "turbo: is no sum"),
        ({}, {"divers": WATER, "phase": "octopus", "turbo": 5, "box": "octo3"}, "turbo: is no sum"),
        # A cave is explored beside the diver (KF-090), and stays there.
        (
            {"c20": "clown-1", "c21": "lion-3", "c22": "box-3", "c00": "lamp1"},
            {"phase": "octopus", "open": ["c20", "c21", "c22"], "divers": WATER, "explored": "c00"},
            "explored: must lie beside the active diver (KF-090)",
        ),
        # Robberies: by an octopus that moved, and never onto the own diver.
        ({}, {**ROB, "phase": "announce"}, "phase: nothing has moved the octopus"),
        (
            SMALL,
            {**ROB, "phase": "announce", "divers": ["v22 down", "v22 up"]},
            "octopus: cannot be on the lane of the active diver (KF-110)",
        ),
        (
            SMALL,
            {**ROB, "phase": "rolled", "announced": 2, "rolls": [1, -1]},
            "rolls: are not those of the Roll Again cards",
        ),
        (
            SMALL,
            {**ROB, "phase": "rolled", "announced": 2, "rolls": [1, 1], "box": "reroll2"},
            "rolls: are not those of the Roll Again cards",
        ),
        (
            SMALL,
            {**ROB, "phase": "roll-on", "announced": 2, "rolls": [1], "extra": 1, "box": "reroll2"},
            "rolls: are not those of the Roll Again cards",
        ),
        # Knowledge comes from lamps.
        ({}, {"divers": WATER, "peeked": ["c11 p1"]}, "peeked: needs as many looks"),
        (
            {},
            {"divers": WATER, "peeked": ["c11 p1", "c12 p2"], "box": "lamp2"},
            "peeked: needs as many looks",
        ),
        (
            {},
            {"divers": WATER, "phase": "peek", "lamp": "lamp1", "box": "lamp1",
             "peeked": ["c11 p1"]},
            "peeked: needs as many looks",
        ),
        # The first round.
        ({}, {"divers": ["h10 right", "boat"]}, "divers: all jump before anybody's second turn"),
        ({}, {"box": "fins3"}, "box: no cave can be played before a second turn"),
        (
            {},
            {"divers": ["h10 right", "boat"], "turn": "p2", "caves": ["fins3 lamp1", ""]},
            "caves: p1 explored one a turn",
        ),
        (
            {},
            {"divers": ["v22 down", "boat"], "phase": "choice", "open": ["c20"],
             "caves": ["fins3", ""]},
            "caves: p1 explored one a turn",
        ),
    ],
)  # fmt: skip
def test_what_no_course_of_play_asks_is_refused(
    cards: dict[str, str], keys: dict[str, Any], message: str
) -> None:
    with pytest.raises(PositionError) as caught:
        table(cards, **keys)
    assert f"position: {message}" in str(caught.value)


@pytest.mark.parametrize(
    ("gaps", "caves", "keys", "message"),
    [
        (15, ["", ""], {"phase": "over"}, "board: a turn leaves 14 gaps at most"),
        (1, ["", ""], {"phase": "over", "turn": "p2"}, "turn: is nobody's when the game is over"),
        (
            1, ["rainbow_a", "rainbow_b"],
            {"phase": "rainbow", "turn": "p2", "rainbows": ["", ""]},
            "rainbows: p1 must have decided (KF-194)",
        ),
        (
            1, ["rainbow_a", "rainbow_b"],
            {"phase": "rainbow", "turn": "p1", "rainbows": ["", "nowhere"]},
            "rainbows: p2 comes after others (KF-194)",
        ),
        (
            1, ["rainbow_a", "rainbow_b"],
            {"phase": "over", "rainbows": ["nowhere", ""]},
            "rainbows: p2 must have decided (KF-194)",
        ),
    ],
)  # fmt: skip
def test_an_end_no_game_comes_to_is_refused(
    gaps: int, caves: list[str], keys: dict[str, Any], message: str
) -> None:
    with pytest.raises(PositionError) as caught:
        ended(gaps, caves, **keys)
    assert f"position: {message}" in str(caught.value)


def test_rainbow_fish_left_out_at_the_end_lie_nowhere() -> None:
    assert ended(14, ["rainbow_a", ""], phase="over").crowns == [[-1], [-1]]
    assert ended(1, ["rainbow_a", ""], phase="rainbow", turn="p2").crowns == [[-1], []]


def test_a_look_by_the_burning_lamp_is_known_to_its_owner() -> None:
    sea = table(divers=WATER, phase="peek", lamp="lamp2", box="lamp2", looked=["c11"])
    assert "c11 p1" in str(sea.sketch()["peeked"])


# The property: tables of random play, changed at random.


def asked(sea: KleineFischeState) -> bool:
    """Whether the course of the game, begun again just before this question, comes to it."""
    moment = sea.moment
    spent = [card for card in range(FISH, len(CARD_NAMES)) if is_spent(sea, card)]
    points = sum(POINTS[sea.board[place]] for place in sea.photos) + sea.turbo
    if sea.explored >= 0 and sea.explored not in BESIDE[sea.divers[sea.turn] >> 1]:
        return False
    if sea.turbo and sea.turbo not in (3, 5, 8):
        return False
    if sea.turbo > sum(POWER[card] for card in spent if card in OCTO_CARDS):
        return False
    if moments.ROBBING <= moment <= moments.ROLLING_ON:
        rolled = max(len(sea.rolls) - 1, 0) + sea.extra
        again = sum(POWER[card] for card in spent if card in REROLL_CARDS)
        return points > 0 and sea.octopus != sea.divers[sea.turn] >> 1 and rolled <= again
    if moment == moments.PEEKING:
        return sea.lamp in spent and sea.lamp in LAMP_CARDS
    before = {
        moments.EXCHANGE_DUE: moments.BEGIN,
        moments.JUMP_DUE: moments.BEGIN,
        moments.FIRST_REVEAL: moments.LANDED_FIRST,
        moments.AFTER_MOVE: moments.LANDED,
        moments.OCTOPUS_DUE: moments.DIVE_OVER,
        moments.RAINBOW_DUE: moments.NEXT_RAINBOW,
        moments.OVER: moments.NEXT_RAINBOW,
    }.get(moment, moment)  # the first movement and the choice can be asked as they stand
    twin = sea.clone()
    assert isinstance(twin, KleineFischeState)
    twin.moment = before
    if moment >= moments.RAINBOW_DUE:
        twin.turn = 0
    if moment == moments.OCTOPUS_DUE and sea.turbo:
        return points > 0
    settle(twin)
    return (twin.moment, twin.turn) == (moment, sea.turn)


def meddled(data: dict[str, Any], other: dict[str, Any], dice: random.Random) -> str:
    """Change one thing of a sketch; which."""
    names = ["phase", "turn", "open", "explored", "divers", "octopus", "peeked", "lamp", "looked",
             "turbo", "victim", "announced", "rolls", "extra", "rainbows", "board", "box", "caves",
             "deck"]  # fmt: skip
    key = dice.choice(names)
    if key in other and dice.random() < 0.4 and key not in ("board", "deck", "caves", "box"):
        data[key] = other[key]
    elif key == "phase":
        data[key] = dice.choice(moments.NAMES)
    elif key in ("turn", "victim"):
        data[key] = f"p{dice.randint(1, data['seats'])}"
    elif key in ("open", "looked"):
        data[key] = dice.sample(PLACE_NAMES, dice.randint(0, 4))
    elif key == "explored":
        data[key] = dice.choice(PLACE_NAMES)
    elif key == "divers":
        data[key] = [dice.choice([*BERTH_NAMES, "boat"]) if dice.random() < 0.5 else berth
                     for berth in data[key]]  # fmt: skip
    elif key == "octopus":
        data[key] = dice.choice([*LANE_NAMES, "cave"])
    elif key == "peeked":
        data[key] = [f"{dice.choice(PLACE_NAMES)} p{dice.randint(1, data['seats'])}"]
    elif key == "lamp":
        data[key] = dice.choice(["lamp1", "lamp2"])
    elif key in ("turbo", "announced", "extra"):
        data[key] = dice.randint(0, 8 if key == "turbo" else 3)
    elif key == "rolls":
        data[key] = [dice.choice([-1, 1, 2, 3]) for _ in range(dice.randint(0, 4))]
    elif key == "rainbows":
        data[key] = [dice.choice(["", "nowhere", "saw"]) for _ in range(data["seats"])]
    elif key == "board":  # swap two cards, or take one away
        cards = " ".join(data["board"]).split()
        one, two = dice.randrange(25), dice.randrange(25)
        cards[one], cards[two] = cards[two], cards[one]
        data["board"] = [" ".join(cards[row * 5 : row * 5 + 5]) for row in range(5)]
    elif key in ("box", "caves") and data.get("deck"):  # a cave leaves the deck
        deck = data["deck"].split()
        found = [card for card in deck if "-" not in card]
        if found:
            card = dice.choice(found)
            data["deck"] = " ".join(each for each in deck if each != card)
            if key == "box":
                data["box"] = f"{data.get('box', '')} {card}".strip()
            else:
                seat = dice.randrange(data["seats"])
                data["caves"][seat] = f"{data['caves'][seat]} {card}".strip()
    else:
        data.pop(key, None)
    return key


def test_whatever_a_position_accepts_could_have_been_asked() -> None:
    dice = random.Random(7)
    sketches: list[dict[str, Any]] = []
    for seed in range(12):
        state = GAME.new(seed % 3 + 2, FastChance(seed), {"free_entry": seed % 2 == 1})
        chance = FastChance(seed + 70)
        while not state.over():
            if dice.random() < 0.25:
                sketches.append({"seats": state.seats, **state.sketch()})
            legal = state.legal(state.actor())
            state.apply(state.actor(), legal[chance.below(len(legal))])
        sketches.append({"seats": state.seats, **state.sketch()})
    kept: Counter[str] = Counter()
    refused: Counter[str] = Counter()
    for _ in range(6000):
        one, other = dice.choice(sketches), dice.choice(sketches)
        data = {key: value[:] if isinstance(value, list) else value for key, value in one.items()}
        keys = {meddled(data, other, dice) for _ in range(dice.randint(1, 3))}
        text = toml_text({"game": "kleine_fische", **data})
        try:
            sea = GAME.position(text)
        except PositionError as error:
            refused[str(error).split(": ")[1]] += 1
            continue
        assert isinstance(sea, KleineFischeState)
        assert sea.breaches() == [], (keys, text)
        assert asked(sea), (keys, text)
        assert sea.over() or sea.legal(sea.turn)
        for observer in (SPECTATOR, *range(sea.seats)):
            sea.view(observer)
        held = [card for hand in sea.hands for card in hand if KIND[card] == RAINBOW]
        assert not sea.over() or sum(map(len, sea.crowns)) == len(held)
        kept[moments.name_of(sea.moment)] += 1
    assert len(kept) > 8, kept
    assert len(refused) > 12, refused
