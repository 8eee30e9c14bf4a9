"""The set-up: cloth, boats, fish, ships, starting player."""

from __future__ import annotations

import pytest

from shoal.games.maldivia import GAME
from shoal.games.maldivia.components import BOX, FRONT, SHARK
from shoal.games.maldivia.state import MaldiviaState
from shoal.kernel import FastChance, SeaChance
from tests.games.maldivia.table import Table, fresh, position, to_planning


def test_mal_010_the_cloth_begins_unfolded_without_sharks() -> None:
    state = fresh(2).state
    assert state.face == FRONT
    assert SHARK not in state.face
    assert state.spaces() == 100


def test_mal_011_everybody_takes_a_different_boat() -> None:
    table = fresh(3)
    assert table.legal() == ["take white", "take orange", "take brown", "take black"]
    table.do("take brown")
    assert table.why("take brown") == "MAL-011"
    table.do("take white", "take black")
    assert [player["colour"] for player in table.players()] == ["brown", "white", "black"]
    assert table.ask == "place"
    assert table.why("take orange") == "MAL-017"


def test_mal_011_the_last_of_four_has_no_choice() -> None:
    table = fresh(4)
    table.do("take black", "take white", "take brown")
    assert [player["colour"] for player in table.players()] == ["black", "white", "brown", "orange"]
    assert table.ask == "place"


def test_mal_012_all_fish_in_the_supply_and_bare_masts() -> None:
    table = fresh(4)
    assert table.supply() == "R8 G8 P8 Y8"
    assert table.masts() == ["", "", "", ""]


def test_mal_013_each_island_is_shuffled_by_itself() -> None:
    piles: set[str] = set()
    for seed in range(20):
        table = fresh(2, seed)
        for side, letter in enumerate("ESWN"):
            words = table.market(letter).replace("|", "").split()
            assert sorted(words) == BOX.cards[side * 10 : side * 10 + 10]
        piles.add(table.market("E"))
    assert len(piles) == 20


def test_mal_014_islands_lie_clockwise_from_the_east() -> None:
    view = fresh(2).state.view(-1)
    sides = view["sides"]
    assert isinstance(sides, list)
    assert [(side["side"], side["island"]) for side in sides] == [
        ("E", "Efo"), ("S", "Solys"), ("W", "Wipi"), ("N", "Nanga"),
    ]  # fmt: skip


def test_mal_015_two_ships_open_and_eight_in_each_pile() -> None:
    table = fresh(2)
    for letter in "ESWN":
        ships, _, pile = table.market(letter).partition(" | ")
        assert len(ships.split()) == 2
        assert "-" not in ships
        assert len(pile.split()) == 8


def test_mal_016_chance_or_the_host_names_the_starting_player() -> None:
    starts = [fresh(4, seed, "random").state.start for seed in range(400)]
    assert all(starts.count(seat) > 60 for seat in range(4))
    assert {fresh(4, seed).state.start for seed in range(20)} == {0}
    live = GAME.new(3, SeaChance(bytes(32)))
    assert isinstance(live, MaldiviaState)
    assert live.actor() == live.start


def test_mal_017_boats_go_anywhere_free_from_the_starting_player_on() -> None:
    seed = next(seed for seed in range(99) if fresh(3, seed, "random").state.start == 1)
    table = fresh(3, seed, "random")
    table.do("take white", "take orange", "take brown")
    order: list[int] = []
    # The eight open ships lie there before the first boat does.
    assert all(table.market(letter).count(" ") > 5 for letter in "ESWN")
    for place in ("a1", "e3", "b3"):  # a corner, an octopus, a current
        assert len(table.legal()) == 100 - len(order)
        order.append(table.state.actor())
        table.do(f"place {place}")
    assert order == [1, 2, 0]


def test_mal_017_not_on_another_boat() -> None:
    table = fresh(2)
    table.do("take white", "take orange", "place e5")
    assert table.why("place e5") == "MAL-006"


def test_mal_018_placing_a_boat_triggers_nothing_ec_49() -> None:
    table = fresh(2)
    table.do("take white", "take orange", "place e3")  # an octopus
    assert table.ask == "place"
    table.do("place d3")  # a fish space beside the other boat
    assert table.ask == "plan"
    assert table.masts() == ["", ""]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_mal_019_the_left_neighbour_is_the_next_seat(seats: int) -> None:
    state = to_planning(fresh(seats)).state
    assert [state.left_of(seat) for seat in range(seats)] == [*range(1, seats), 0]


def test_mal_012_a_33rd_fish_is_refused() -> None:
    with pytest.raises(ValueError, match="8 red fish, not 9"):
        position(2, boats=["e5", "f6"], masts=["RRRRR", "RRRR"])


def test_mal_016_start_is_the_only_option() -> None:
    state = GAME.new(2, FastChance(1), {"start": "p1"})
    assert isinstance(state, MaldiviaState)
    assert Table(state).state.start == 0
    assert [option.key for option in GAME.options] == ["start"]
