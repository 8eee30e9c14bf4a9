"""Collecting, refilling and the end of the game: KF-140 to KF-155."""

from __future__ import annotations

from shoal.kernel import SPECTATOR
from tests.games.kleine_fische.table import almost_over, at, diver, hand, phase, pile, table
from tests.kit import do, happened, kinds

RIVAL = "h54 left"
THREE = {"c20": "clown-3", "c21": "lion-3", "c22": "box-3"}
OPEN = ["c20", "c21", "c22"]


def test_kf_140_open_fish_go_onto_the_own_pile() -> None:
    sea = table(
        THREE, phase="choice", open=OPEN, divers=["v22 down", RIVAL], piles=["saw-3", "saw-4"]
    )
    do(sea, "stop")
    assert pile(sea, 0) == ["clown-3", "lion-3", "box-3", "saw-3"]
    assert pile(sea, 1) == ["saw-4"]


def test_kf_141_an_explored_cave_is_taken_and_seen_by_its_owner_alone() -> None:
    cards = {**THREE, "c31": "fins3", "c32": "saw-3"}
    sea = table(cards, phase="choice", open=OPEN, divers=["v22 down", RIVAL])
    do(sea, "swim down")
    for observer in (1, SPECTATOR):
        took = happened(do(sea.clone(), "explore c31", observer=observer), "took")
        assert [event["needs"] for event in took] == [3]
        assert "card" not in took[0]
    assert happened(do(sea, "explore c31", observer=0), "took")[0]["card"] == "fins3"
    for observer in (1, SPECTATOR):
        assert "fins3" not in str(sea.view(observer))
    assert hand(sea, 0) == ["fins3"]


def test_kf_142_sizes_of_piles_are_public_and_their_order_means_nothing() -> None:
    one = table(divers=["h10 right", RIVAL], piles=["saw-3 box-3 angler-1", ""])
    two = table(divers=["h10 right", RIVAL], piles=["angler-1 saw-3 box-3", ""])
    assert one.piles == two.piles
    players = one.view(SPECTATOR)["players"]
    assert isinstance(players, list)
    assert [player["fish"] for player in players] == [3, 0]


def test_kf_143_only_owners_look_at_their_cards() -> None:
    sea = table(
        divers=["h10 right", RIVAL], piles=["saw-3 box-3", "lion-7"], caves=["lamp1", "chest_b"]
    )
    for observer in (0, 1, SPECTATOR):
        text = str(sea.view(observer))
        assert ("'saw-3'" in text) is (observer == 0)
        assert ("'lamp1'" in text) is (observer == 0)
        assert ("'lion-7'" in text) is (observer == 1)
        assert ("'chest_b'" in text) is (observer == 1)


def test_kf_150_w13_gaps_are_filled_row_by_row_from_the_top_of_the_deck() -> None:
    cards = {"c32": "clown-3", "c04": "lion-3", "c20": "box-3", "c10": "fins3", "c11": "saw-3"}
    opened = ["c32", "c04", "c20"]
    sea = table(cards, phase="choice", open=opened, divers=["v01 down", RIVAL])
    x, y, z, w = (sea.deck[-n] for n in (1, 2, 3, 4))
    do(sea, "swim down")
    told = do(sea, "explore c10")
    filled = next(event for event in told if event["kind"] == "refilled")
    assert filled["places"] == ["c04", "c10", "c20", "c32"]
    assert [sea.board[place] for place in (4, 5, 10, 17)] == [x, y, z, w]
    assert filled["left"] == 74


def test_kf_151_edge_55_nothing_taken_nothing_refilled() -> None:
    cards = {"c20": "clown-1", "c30": "clown-7", "c31": "lamp1"}
    sea = almost_over(
        [], cards, phase="choice", open=["c20"], divers=["v21 down", "h44 left"], octopus="h50"
    )
    told = do(sea, "swim down")
    assert kinds(told) == ["swam", "revealed", "bust", "turn"]
    assert not sea.over()


def test_kf_152_w14_a_deck_that_just_suffices_lets_the_game_go_on() -> None:
    sea = almost_over(
        ["saw-1", "saw-2", "parrot-1"], THREE, phase="choice", open=OPEN,
        divers=["v22 down", RIVAL], octopus="h50",
    )  # fmt: skip
    do(sea, "stop")
    assert not sea.over()
    assert sea.turn == 1
    assert sea.deck == []
    assert -1 not in sea.board


def test_kf_153_w14_a_gap_that_cannot_be_filled_ends_the_game() -> None:
    sea = almost_over(
        ["saw-1", "saw-2"], THREE, phase="choice", open=OPEN, divers=["v22 down", RIVAL],
        octopus="h50",
    )  # fmt: skip
    do(sea, "stop")
    assert [at(sea, place) for place in OPEN] == ["saw-1", "saw-2", ""]
    assert phase(sea) in ("over", "rainbow")
    assert sea.deck == []


def test_kf_154_no_turns_are_made_up() -> None:
    sea = almost_over(
        [], THREE, seats=3, phase="choice", open=OPEN, divers=["v22 down", RIVAL, "h44 left"],
        octopus="h50",
    )  # fmt: skip
    told = do(sea, "stop")
    assert "ended" in kinds(told)
    assert "turn" not in kinds(told)


def test_kf_155_divers_stay_in_the_water() -> None:
    sea = table(THREE, phase="choice", open=OPEN, divers=["v22 down", RIVAL])
    do(sea, "stop")
    assert (diver(sea, 0), diver(sea, 1)) == ("v22 down", RIVAL)
