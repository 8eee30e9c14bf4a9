"""What observers of Maldivia can know of collected cards after swaps: no more and no less."""

from __future__ import annotations

from itertools import product

import pytest

from shoal.games.maldivia import GAME
from shoal.games.maldivia.components import BOX
from shoal.games.maldivia.state import MaldiviaState
from shoal.kernel import SPECTATOR, FastChance
from shoal.kernel.state import canonical
from tests.games.maldivia.table import Table, position
from tests.kit import position as placed

Hands = tuple[frozenset[str], ...]


def hands_of(state: object) -> Hands:
    assert isinstance(state, MaldiviaState)
    cards = range(len(BOX.cards))
    return tuple(
        frozenset(BOX.cards[card] for card in cards if state.owner[card] == seat)
        for seat in range(state.seats)
    )


def imagined(state: MaldiviaState, observer: int, times: int = 1200) -> set[Hands]:
    return {hands_of(state.imagine(observer, FastChance(seed))) for seed in range(times)}


def possible(first: Hands, story: list[str], observer: int) -> set[Hands]:
    """All hands an observer must reckon with, from the first hands and a story in words."""
    worlds = {first}
    for line in story:
        words = line.split()
        seat = int(words[0][1]) - 1
        if len(words) == 2:
            worlds = {
                tuple(hand | {words[1]} if i == seat else hand for i, hand in enumerate(world))
                for world in worlds
            }
            continue
        other = int(words[2][1]) - 1
        given, drawn = words[1], words[3]
        after: set[Hands] = set()
        for world in worlds:
            mine = [card for card in world[seat] if card[0] == given[0]]
            theirs = [card for card in world[other] if card[0] == drawn[0]]
            for gift, draw in product(mine, theirs):
                if observer in (seat, other) and (gift, draw) != (given, drawn):
                    continue
                hands = list(world)
                hands[seat] = hands[seat] - {gift} | {draw}
                hands[other] = hands[other] - {draw} | {gift}
                after.add(tuple(hands))
        worlds = after
    return worlds


def told(first: list[str], story: list[str]) -> MaldiviaState:
    """A position in which such a story has happened."""
    hands = [set(text.split()) for text in first]
    for line in story:
        words = line.split()
        seat = int(words[0][1]) - 1
        if len(words) == 2:
            hands[seat].add(words[1])
            continue
        other = int(words[2][1]) - 1
        hands[seat] = hands[seat] - {words[1]} | {words[3]}
        hands[other] = hands[other] - {words[3]} | {words[1]}
    boats = ["e5", "f6", "g7", "d4"][: len(first)]
    state = placed(
        GAME, len(first), boats=boats, folds="NES", round=4,
        cards=[" ".join(sorted(hand)) for hand in hands], swaps=story,
    )  # fmt: skip
    assert isinstance(state, MaldiviaState)
    return state


STORIES: list[tuple[list[str], list[str]]] = [
    (["E01 E02", "E03 E04", "W01"], ["p1 E01 p2 E03"]),
    (["E01", "E03 E04", "W01"], ["p1 E01 p2 E03"]),
    (["E01 E02", "S03 S04", "W01"], ["p1 E01 p2 S03"]),
    (["E01 E02", "E03 E04", "E05 E06"], ["p1 E01 p2 E03", "p2 E01 p3 E05"]),
    (["E01 E02", "E03 E04", "E05 E06"], ["p1 E01 p2 E03", "p3 E05 p1 E02", "p2 E01 p1 E03"]),
    (["E01 E02", "E03", "W01"], ["p1 E01 p2 E03", "p2 E04", "p2 E04 p1 E02"]),
    (["E01 E02", "E03", "W01", "W02 S01"], ["p1 E01 p2 E03", "p2 E01 p4 W02", "p4 E01 p3 W01"]),
    (["E01 E02 S05", "S03 S04", "W01"], ["p1 E01 p2 S03", "p1 S03 p2 E01", "p3 E07"]),
]


@pytest.mark.parametrize(("first", "story"), STORIES)
def test_mal_161_an_observer_imagines_exactly_the_possible_hands(
    first: list[str], story: list[str]
) -> None:
    state = told(first, story)
    begun = tuple(frozenset(text.split()) for text in first)
    for observer in (*range(state.seats), SPECTATOR):
        assert imagined(state, observer) == possible(begun, story, observer), observer


@pytest.mark.parametrize(("first", "story"), STORIES)
def test_mal_161_whoever_is_imagined_remembers_something_possible(
    first: list[str], story: list[str]
) -> None:
    state = told(first, story)
    for observer in (*range(state.seats), SPECTATOR):
        for seed in range(12):
            other = state.imagine(observer, FastChance(seed))
            assert isinstance(other, MaldiviaState)
            text = other.position(with_chance=False)
            again = GAME.position(text)  # a story that could have been
            assert again.position(with_chance=False) == text
            twice = [each.imagine(observer, FastChance(seed + 1)) for each in (state, other)]
            assert twice[0].position() == twice[1].position()
            for third in range(state.seats):
                assert (
                    hands_of(other.imagine(third, FastChance(seed)))[third]
                    == hands_of(other)[third]
                )


def test_mal_161_a_swap_of_one_island_leaves_one_of_each_pair() -> None:
    table = position(
        3, ask="sail", tile=1, turn="p1", folds="N", round=2, boats=["e2", "i9", "i7"],
        plans=["W N N fog:N", "N N N fog:S", "N N N fog:S"],
        cards=["E01 E02", "E03 E04", "W01"],
    )  # fmt: skip
    table.do("sail c2", "swap efo p2 efo", "give E01")
    for observer in (2, SPECTATOR):
        for hands in imagined(table.state, observer):
            assert len(hands[0] & {"E01", "E02"}) == 1
            assert len(hands[1] & {"E01", "E02"}) == 1
        assert len(imagined(table.state, observer)) == 4
    assert table.state.sketch()["swaps"] == [f"p1 E01 p2 {drawn(table)}"]


def drawn(table: Table) -> str:
    (card,) = {"E03", "E04"} & set(table.cards(0))
    return card


def test_mal_132_a_delivery_after_a_swap_is_remembered() -> None:
    table = position(
        3, ask="sail", tile=1, turn="p1", folds="N", round=2, boats=["e2", "i9", "i7"],
        plans=["W N N fog:N", "N N N fog:S", "N N N fog:S"], masts=["Y", "", ""],
        cards=["E01 E02", "E03", ""], nanga="N01 N03 | ...",
    )  # fmt: skip
    table.do("sail c2", "swap efo p2 efo", "give E01", "deliver nanga 1")
    assert table.state.sketch()["swaps"] == ["p1 E01 p2 E03", "p1 N01"]
    text = table.state.position()
    again = GAME.position(text)
    assert again.position() == text
    for observer in (0, 1, 2, SPECTATOR):
        for seed in range(20):
            one, two = (each.imagine(observer, FastChance(seed)) for each in (table.state, again))
            assert one.position() == two.position()
            assert canonical(one.view(observer)) == canonical(table.state.view(observer))
