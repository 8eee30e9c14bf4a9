"""Rounds: secret plans, and tiles carried out in turn."""

from __future__ import annotations

from shoal.games.maldivia import GAME
from shoal.games.maldivia.actions import ALL_PLANS, ARRANGED
from shoal.kernel import SPECTATOR
from shoal.kernel.state import canonical
from tests.games.maldivia.table import IDLE, cell, fresh, planning, position, sailing, to_planning


def test_mal_020_planning_comes_before_sailing() -> None:
    table = to_planning(fresh(2))
    assert table.ask == "plan"
    assert table.why("sail a1") == "MAL-021"
    table.do("p1 plan E E E fog:S", "p2 plan W W W fog:S")
    assert table.ask == "sail"


def test_mal_021_a_plan_uses_all_four_tiles_in_any_order() -> None:
    table = to_planning(fresh(2))
    assert len(table.legal("plan")) == 1024
    for plan in ("fog:E N N N", "N fog:E N N", "N N fog:E N", "N N N fog:E"):
        assert f"plan {plan}" in table.legal()
    rows = [ARRANGED[i * 4 : i * 4 + 4] for i in range(1024)]
    assert all(sum(tile >= 4 for tile in row) == 1 for row in rows)


def test_mal_022_arrows_and_letters_go_four_ways() -> None:
    table = to_planning(fresh(2))
    for way in "ESWN":
        assert f"plan {way} N N fog:N" in table.legal()
        assert f"plan N N N fog:{way}" in table.legal()


def test_mal_023_a_plan_names_the_compass_ex_21() -> None:
    # A player at the western side whose arrow points right on his tile writes S: right of him.
    table = sailing("S", "55 00")
    assert table.ends() == {cell(row, 5) for row in (6, 7, 8, 9)}


def test_mal_024_nobody_sees_the_plan_of_another() -> None:
    one, two = to_planning(fresh(3)), to_planning(fresh(3))
    one.do("p1 plan E N S fog:W")
    two.do("p1 plan fog:S W W N")
    for observer in (1, 2, SPECTATOR):
        assert canonical(one.state.view(observer)) == canonical(two.state.view(observer))
        assert one.players(observer)[0]["tiles"] == ["?"] * 4
    assert one.events == two.events
    assert one.players(0)[0]["tiles"] == ["E", "N", "S", "fog:W"]
    assert all(GAME.space.family_of(action).secret for action in ALL_PLANS[::100])


def test_mal_025_a_plan_can_be_replaced_until_the_last_one_is_in() -> None:
    table = to_planning(fresh(2))
    table.do("p1 plan E E E fog:S")
    assert table.state.actors() == [0, 1]
    assert len(table.state.legal(0)) == 1024
    assert table.state.legal(SPECTATOR) == []
    assert table.state.actor() == 1
    table.do("p1 plan W W W fog:S")
    assert table.players(0)[0]["tiles"] == ["W", "W", "W", "fog:S"]
    table.do("p2 plan W W W fog:S")
    assert table.why("p1 plan E E E fog:S") == "MAL-025"
    assert table.state.refusal(1, GAME.space.parse("plan E E E fog:S")) is not None


def test_mal_026_standing_tiles_look_alike() -> None:
    table = sailing("E", "44 88", plans=["E N N fog:N", "fog:E S W N"])
    assert table.players(0)[1]["tiles"] == ["?", "?", "?", "?"]
    assert table.players(SPECTATOR)[0]["tiles"] == ["E", "?", "?", "?"]


def test_mal_027_there_are_1024_different_plans() -> None:
    rows = {tuple(ARRANGED[i * 4 : i * 4 + 4]) for i in range(1024)}
    assert len(rows) == len(ALL_PLANS) == GAME.space.family("plan").size == 1024


def test_mal_035_tile_by_tile_from_the_starting_player_clockwise() -> None:
    table = planning("22 44 66", *["E W E fog:N"] * 3, start="p2")
    order: list[tuple[int, object]] = []
    while table.ask == "sail":
        order.append((table.state.actor(), table.state.view(-1)["tile"]))
        table.do("stay")
    assert order == [(1, 1), (2, 1), (0, 1), (1, 2), (2, 2), (0, 2), (1, 3), (2, 3), (0, 3)]


def test_mal_036_a_tile_is_revealed_before_its_player_decides() -> None:
    table = planning("22 44", "E W E fog:N", "S W E fog:N")
    told = table.told("revealed")
    assert (told["seat"], told["slot"], told["tile"]) == (0, 1, "E")
    assert table.ask == "sail"
    assert table.players(1)[0]["tiles"] == ["E", "?", "?", "?"]
    table.do("stay")
    assert table.told("revealed")["tile"] == "S"


def test_mal_037_a_revealed_tile_lies_and_is_not_turned_any_more() -> None:
    table = sailing("E", "23 77", tile=2, plans=["W E N fog:N", "N N E fog:S"])
    table.do("sail e3")  # an octopus
    for text in ("turn p1 1 90", "turn p1 2 90", "turn p2 1 90"):
        assert table.why(text) == "MAL-155"
    assert table.players(1)[0]["tiles"] == ["W", "E", "?", "?"]
    assert table.why("turn p1 3 90") == ""
    assert table.why("turn p2 2 90") == ""  # still to come in this turn number


def test_mal_038_the_exchange_is_done_before_the_next_tile() -> None:
    table = planning("22 44", "fog:N W E S", "S W E fog:N")
    assert table.ask == "exchange"
    assert table.kinds().count("revealed") == 1
    table.do("exchange 1")
    assert table.told("revealed")["seat"] == 1


def test_mal_039_a_new_round_begins_with_the_left_neighbour() -> None:
    table = planning("22 44", "fog:N W E S", "fog:N W E S")
    table.do("exchange 1")
    while table.ask != "plan":
        assert table.state.fog
        table.do("stay")
    view = table.state.view(-1)
    assert (view["round"], view["start"], view["tile"]) == (2, 1, 0)
    assert table.state.fog == 0
    assert [player["tiles"] for player in table.players()] == [[], []]
    table.do(f"p1 plan {IDLE}", "p2 plan fog:N W E S")
    assert table.told("folded")["seat"] == 1  # fog may come to the north again


def test_mal_039_four_tiles_are_a_round() -> None:
    table = position(2, ask="sail", tile=4, turn="p2", boats=["c3", "e5"],
                     plans=["fog:N W E S", "N fog:N E S"])  # fmt: skip
    table.do("stay")
    assert table.ask == "plan"
    assert table.told("round")["start_seat"] == 1
