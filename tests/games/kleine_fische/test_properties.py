"""Properties of whole games: the invariants of the rules, knowledge, sizes."""

from __future__ import annotations

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from shoal.games.kleine_fische import GAME
from shoal.games.kleine_fische.components import CARD_NAMES, DIFFICULTY, FISH, KIND, RAINBOW
from shoal.games.kleine_fische.map import ONWARD
from shoal.games.kleine_fische.moments import CHOICE, JUMP_DUE, MOVE_DUE, OCTOPUS_DUE
from shoal.games.kleine_fische.rules.fins import FREE_REACH, reach
from shoal.games.kleine_fische.rules.octopus import costs, points
from shoal.games.kleine_fische.scoring import chests, intermediate
from shoal.games.kleine_fische.state import KleineFischeState
from shoal.kernel import SPECTATOR, FastChance, Journal
from shoal.kernel.state import canonical
from tests.games.kleine_fische.table import table

KB = 1024
TABLES = st.tuples(st.integers(2, 4), st.integers(0, 10_000), st.booleans())
CALM = settings(max_examples=12, deadline=None, derandomize=True)


def start(seats: int, seed: int, helped: bool) -> KleineFischeState:
    state = GAME.new(seats, FastChance(seed), {"memory_help": helped})
    assert isinstance(state, KleineFischeState)
    return state


def step(sea: KleineFischeState, chance: FastChance) -> list[str]:
    """A random action; the kinds of its events."""
    legal = sea.legal(sea.turn)
    sea.journal = Journal()
    sea.apply(sea.turn, legal[chance.below(len(legal))])
    kinds = [event.kind for event in sea.journal.take()]
    sea.journal = None
    return kinds


@CALM
@given(TABLES)
def test_invariants_hold_through_whole_games(config: tuple[int, int, bool]) -> None:
    sea, chance = start(*config), FastChance(config[1])
    while not sea.over():
        assert not sea.breaches()
        before, fish, deck, turn = (
            len(sea.photos),
            sum(map(len, sea.piles)),
            len(sea.deck),
            sea.turn,
        )
        caves, octopus = [hand[:] for hand in sea.hands], sea.octopus
        divers = sea.divers[:]
        told = step(sea, chance)
        # 4: the open fish grow by one, are cut by a bust, or go to the pile
        grown = told.count("revealed")
        if "bust" not in told and "collected" not in told:
            assert len(sea.photos) - before == grown
        # 15, 16: fish leave the board only by collecting; thefts only move them
        if "collected" not in told:
            assert sum(map(len, sea.piles)) == fish
        # 17: caves never change owner
        for seat, hand in enumerate(sea.hands):
            if seat != turn:
                assert hand == caves[seat]
        # 18: turns pass in order
        assert sea.turn in (turn, (turn + told.count("turn")) % sea.seats) or "ended" in told
        # 20: the deck never grows
        assert len(sea.deck) <= deck
        # 7: only an octopus movement brings octopus and diver together
        if "crawled" not in told:
            assert sea.octopus == octopus
        if "turn" not in told:
            rivals = [seat for seat in range(sea.seats) if seat != turn]
            assert [sea.divers[seat] for seat in rivals] == [divers[seat] for seat in rivals]
    assert not sea.breaches()
    for seat in range(sea.seats):
        extra = sea.scores()[seat] - intermediate(sea, seat)
        assert extra == 0 or chests(sea, seat)
        assert intermediate(sea, seat) <= 13 * 4 + 8


@CALM
@given(TABLES)
def test_movements_and_reach(config: tuple[int, int, bool]) -> None:
    sea, chance = start(*config), FastChance(config[1] + 1)
    while not sea.over():
        if sea.moment in (MOVE_DUE, CHOICE):
            # 12, 13: there is always a step, and at most the octopus takes one away
            swims = [a for a in sea.legal(sea.turn) if GAME.space.text(a).startswith("swim")]
            assert swims
            full = len(ONWARD[sea.divers[sea.turn]])
            assert full - 1 <= len(swims) or sea.moment == MOVE_DUE
        if sea.moment == OCTOPUS_DUE:
            limit = points(sea) + sea.turbo
            found = costs(sea, limit)
            reached = {f"octopus {GAME.space.text(a).split()[1]}" for a in sea.legal(sea.turn)
                       if GAME.space.text(a).startswith("octopus")}  # fmt: skip
            assert len(reached) == sum(cost <= limit for cost in found)
        step(sea, chance)


@CALM
@given(TABLES)
def test_views_stay_small_and_hide_what_is_hidden(config: tuple[int, int, bool]) -> None:
    sea, chance = start(*config), FastChance(config[1] + 2)
    largest = 0
    while not sea.over():
        for observer in (SPECTATOR, *range(sea.seats)):
            text = canonical(sea.view(observer))
            largest = max(largest, len(text.encode()))
            deck = [CARD_NAMES[card] for card in sea.deck]
            assert not any(f'"{name}"' in text for name in deck)
        step(sea, chance)
    largest = max(largest, len(canonical(sea.view(SPECTATOR)).encode()))
    assert largest <= 8 * KB


def test_fins_by_table_and_by_search_agree() -> None:
    for start_berth in range(120):
        for fins, power in ((0, 3), (1, 5)):
            reached = reach(start_berth, -1, power)
            row = FREE_REACH[fins][start_berth]
            assert row == [berth for berth in range(120) if reached[berth]]
    assert [max(len(row) for row in rows) for rows in FREE_REACH] == [34, 104]


def test_imagining_is_even_over_what_may_lie_there() -> None:
    sea = table(
        {"c01": "lamp1", "c02": "fins3"}, divers=["h10 right", "h54 left"], caves=["reroll1", ""]
    )
    chance = FastChance(3)
    caves, fish = Counter[str](), Counter[int]()
    for _ in range(2000):
        other = sea.imagine(0, chance)
        assert isinstance(other, KleineFischeState)
        caves[CARD_NAMES[other.board[1]]] += 1
        fish[other.board[0] // 7] += 1
        assert DIFFICULTY[other.board[1]] == 3
    # cave 3 at c01: its own two companions, but not the one in the observer's hand
    assert set(caves) == {"lamp1", "fins3"}
    assert 900 < caves["lamp1"] < 1100
    assert len(fish) == 13
    assert max(fish.values()) < 2 * min(fish.values())


def test_memory_help_fixes_in_imagination_what_all_have_seen() -> None:
    cards = {"c20": "clown-1", "c21": "lion-3"}
    divers = ["h10 right", "h54 left", "h44 left"]
    for helped in (False, True):
        keys = {"peeked": ["c20 all"]} if helped else {}
        sea = table(cards, 3, helped, divers=divers, piles=["", "saw-3 saw-4", "box-3"], **keys)
        seen = Counter[bool]()
        piles = Counter[bool]()
        for seed in range(60):
            other = sea.imagine(0, FastChance(seed))
            assert isinstance(other, KleineFischeState)
            seen[CARD_NAMES[other.board[10]] == "clown-1"] += 1
            piles[other.piles == sea.piles] += 1
        assert (seen[True] == 60) is helped
        assert (piles[True] == 60) is helped


def test_a_theft_blurs_what_memory_help_knows() -> None:
    sea = table(
        {"c00": "puffer-1"}, 4, True, phase="announce", open=["c00"], octopus="v22",
        divers=["h44 left", "v22 up", "h50 left", "h00 right"], victim="p2",
        piles=["lion-3", "saw-3 saw-7", "box-3", ""],
    )  # fmt: skip
    action = GAME.space.parse("announce 1")
    for seed in range(40):
        twin = sea.clone()
        assert isinstance(twin, KleineFischeState)
        twin.chance = FastChance(seed)
        twin.apply(0, action)
        if len(twin.piles[1]) == 1:
            break
    view = twin.view(3)
    players = view["players"]
    assert isinstance(players, list)
    assert view["scattered"] == ["saw-3", "saw-7"]
    assert players[0]["seen"] == ["lion-3", "puffer-1"]
    assert players[1]["seen"] == []
    held = {str(twin.imagine(3, FastChance(seed)).sketch()["piles"]) for seed in range(30)}
    assert len(held) == 2


def test_the_first_turn_is_always_a_jump() -> None:
    for seed in range(20):
        assert start(4, seed, False).moment == JUMP_DUE


def test_a_rainbow_fish_is_asked_about_only_at_the_end() -> None:
    asked = 0
    for seed in range(30):
        sea, chance = start(2, seed, False), FastChance(seed)
        while not sea.over():
            kinds = step(sea, chance)
            asked += kinds.count("crowned") + kinds.count("declined")
            if "crowned" in kinds or "declined" in kinds:
                assert -1 in sea.board
        held = sum(KIND[card] == RAINBOW for hand in sea.hands for card in hand if card >= FISH)
        assert sum(map(len, sea.crowns)) == held
    assert asked
