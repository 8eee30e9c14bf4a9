"""Cave cards: KF-160 to KF-185."""

from __future__ import annotations

from typing import Any

from shoal.games.kleine_fische.components import CARD_NAMES, FISH
from shoal.games.kleine_fische.state import KleineFischeState
from shoal.kernel import SPECTATOR
from tests.games.kleine_fische.table import (
    diver,
    hand,
    octopus,
    opened,
    phase,
    pile,
    rolling,
    table,
)
from tests.kit import clause, do, kinds, options

RIVAL = "h00 right"
THREE = {"c20": "clown-3", "c21": "lion-3", "c22": "box-3"}
OPEN = ["c20", "c21", "c22"]


def spent(sea: KleineFischeState) -> list[str]:
    return [name for bit, name in enumerate(CARD_NAMES[FISH:]) if sea.spent >> bit & 1]


def test_kf_160_a_cave_is_used_from_the_next_turn_on() -> None:
    cards = {**THREE, "c22": "box-1", "c31": "octo3", "c32": "saw-3", "c23": "saw-4"}
    sea = table(cards, phase="choice", open=[*OPEN, "c23"], divers=["v22 down", RIVAL])
    do(sea, "swim down", "explore c31")
    assert phase(sea) == "octopus"
    assert clause(sea, "use octo3") == "KF-160"
    do(sea, "stay")
    do(sea, "swim right")  # the rival
    assert hand(sea, 0) == ["octo3"]


def test_kf_161_used_cards_go_into_the_box_for_all_to_see() -> None:
    sea = table(divers=["h11 right", RIVAL], caves=["fins3 lamp1 lamp2", ""])
    do(sea, "use lamp1", "peek c44", "use lamp2", "peek c43", "enough")
    assert spent(sea) == ["lamp1", "lamp2"]
    assert hand(sea, 0) == ["fins3"]
    for observer in (0, 1, SPECTATOR):
        box = sea.view(observer)["box"]
        assert isinstance(box, list)
        assert [cave["card"] for cave in box] == ["lamp1", "lamp2"]
    assert clause(sea, "use lamp1") == "KF-160"


def test_kf_162_cards_are_optional_independent_and_unlimited() -> None:
    caves = ["fins3 fins5 lamp1 lamp2 octo3 octo5 reroll1 reroll2 chest_a", ""]
    sea = table({"c11": "clown-3", "c12": "lion-3"}, divers=["h11 right", RIVAL], caves=caves)
    do(sea, "swim down", "reveal c11", "stop", "stay")
    assert len(hand(sea, 0)) == 9
    assert sea.turn == 1


def ends(sea: KleineFischeState, card: str) -> set[str]:
    return {" ".join(t.split()[2:]) for t in options(sea, "dash") if t.split()[1] == card}


def test_kf_163_164_w12_fins_reach() -> None:
    sea = table(divers=["h50 right", RIVAL], caves=["fins3", ""], octopus="v40")
    one = {"h51 right", "v41 up"}
    two = {"h52 right", "v42 up", "v31 up", "h40 left", "h41 right"}
    three = {
        "h53 right", "v43 up", "v32 up", "h42 right", "h41 left", "v42 down", "v21 up", "h30 left",
        "h31 right", "v30 up",
    }  # fmt: skip
    assert ends(sea, "fins3") == one | two | three
    assert clause(sea, "dash fins3 v40 down") == "KF-164"
    assert clause(sea, "dash fins3 h00 left") == "KF-163"


def test_kf_163_edge_30_a_single_step_with_strong_fins() -> None:
    sea = table(divers=["h11 right", RIVAL], caves=["fins5", ""])
    do(sea, "dash fins5 v12 down")
    assert diver(sea, 0) == "v12 down"
    assert spent(sea) == ["fins5"]


def test_kf_163_fins_after_turning_round_but_never_within() -> None:
    sea = table(divers=["v05 up", "h22 right"], octopus="h04", caves=["fins3", ""])
    assert "v15 down" in ends(sea, "fins3")
    assert not any(end.startswith("h04") for end in ends(sea, "fins3"))
    told = do(sea, "dash fins3 v25 down")
    assert kinds(told)[0] == "reversed"
    cards = {"c14": "lion-3"}
    within = table(
        cards, phase="choice", open=["c14"], divers=["v15 up", "h22 right"], octopus="h04",
        caves=["fins5", ""],
    )  # fmt: skip
    assert "v05 up" in ends(within, "fins5")
    assert not {"v05 down", "v15 down"} & ends(within, "fins5")


def test_kf_164_circles_and_loops_may_end_where_they_began() -> None:
    sea = table(divers=["v22 down", RIVAL], caves=["fins5", ""])
    assert {"v22 down", "v22 up"} <= ends(sea, "fins5")
    short = table(divers=["v22 down", RIVAL], caves=["fins3", ""])
    assert not {"v22 down", "v22 up"} & ends(short, "fins3")


def test_kf_164_edge_29_another_path_round_the_octopus() -> None:
    sea = table(divers=["v22 down", RIVAL], caves=["fins3", ""], octopus="v32")
    assert clause(sea, "dash fins3 v32 down") == "KF-164"
    assert "v42 down" not in ends(sea, "fins3")
    around = table(divers=["h21 right", RIVAL], caves=["fins3", ""], octopus="h22")
    assert "h23 right" not in ends(around, "fins3")
    assert "h32 right" in ends(around, "fins3")


def test_kf_165_edge_32_only_the_last_lane_counts() -> None:
    cards = {"c21": "clown-3", "c22": "lion-3", "c31": "box-3", "c32": "saw-3"}
    sea = table(cards, divers=["v12 down", RIVAL], caves=["fins3", ""])
    do(sea, "dash fins3 v32 down")
    assert options(sea) == ["reveal c31", "reveal c32"]
    do(sea, "reveal c32")
    assert opened(sea) == ["c32"]
    assert phase(sea) == "choice"


def test_kf_166_edge_31_one_fins_card_for_one_movement() -> None:
    sea = table(divers=["h10 right", RIVAL], caves=["fins3 fins5", ""])
    assert "h15 right" not in ends(sea, "fins3") | ends(sea, "fins5")
    do(sea, "dash fins3 h12 right")
    assert clause(sea, "dash fins5 h14 right") == "KF-066"
    do(sea, options(sea)[0])
    do(sea, "dash fins5 h14 right")
    assert spent(sea) == ["fins3", "fins5"]


def test_kf_167_the_card_is_spent_with_the_choice_of_the_end() -> None:
    sea = table(divers=["v12 down", RIVAL], caves=["fins3", ""])
    assert hand(sea, 0) == ["fins3"]
    told = do(sea, "dash fins3 v32 down")
    assert told[1]["path"] == ["v22", "v32"]
    assert hand(sea, 0) == []


def test_kf_170_edge_33_lamps_come_before_the_first_movement() -> None:
    cards = {"c11": "clown-3", "c12": "lion-3"}
    sea = table(cards, divers=["h11 right", RIVAL], caves=["lamp1", ""])
    assert clause(sea, "use lamp1") == ""
    do(sea, "swim down", "reveal c11")
    assert clause(sea, "use lamp1") == "KF-170"
    corner = table(divers=["v05 up", "h22 right"], octopus="h04", caves=["lamp1", ""])
    told = do(corner, "use lamp1", "peek c00")
    assert "reversed" not in kinds(told)
    assert diver(corner, 0) == "v05 up"


def test_kf_171_edge_34_a_lamp_shows_any_hidden_fish_but_no_cave() -> None:
    sea = table(
        {"c44": "box-7", "c33": "chest_a"}, divers=["h11 right", RIVAL], caves=["lamp1", ""]
    )
    do(sea, "use lamp1")
    assert clause(sea, "peek c33") == "KF-171"
    assert len(options(sea, "peek")) == 24
    do(sea, "peek c44")
    assert sea.view(0)["cards"][24] == {"back": "fish", "face": "box-7"}  # type: ignore[index]
    assert phase(sea) == "move"


def test_kf_172_edge_35_the_strong_lamp_shows_one_or_two() -> None:
    sea = table(divers=["h11 right", RIVAL], caves=["lamp2", ""])
    do(sea, "use lamp2")
    assert clause(sea, "enough") == "KF-172"
    do(sea, "peek c44")
    assert phase(sea) == "peek"
    assert clause(sea, "peek c44") == "KF-172"
    one = sea.clone()
    assert isinstance(one, KleineFischeState)
    do(one, "enough")
    assert phase(one) == "move"
    assert spent(one) == ["lamp2"]
    do(sea, "peek c43")
    assert phase(sea) == "move"


def test_kf_173_all_see_where_the_lamp_shines_and_one_what_it_shows() -> None:
    sea = table({"c44": "box-7"}, divers=["h11 right", RIVAL], caves=["lamp2", ""])
    do(sea, "use lamp2")
    for observer in (1, SPECTATOR):
        peeked = do(sea.clone(), "peek c44", observer=observer)[0]
        assert peeked["place"] == "c44"
        assert "card" not in peeked
    assert do(sea, "peek c44", observer=0)[0]["card"] == "box-7"
    for observer in (1, SPECTATOR):
        assert sea.view(observer)["lamp"] == {"card": "lamp2", "looked": ["c44"], "left": 1}
        assert "box-7" not in str(sea.view(observer))
    do(sea, "enough", "swim down")
    assert "box-7" in str(sea.view(0))  # private knowledge from then on


def turbo(caves: str, points: bool = True) -> KleineFischeState:
    cards = {"c20": "clown-1" if points else "clown-3", "c21": "lion-3"}
    return table(
        cards, phase="octopus", open=["c20"], octopus="v22", divers=["h44 left", RIVAL],
        caves=[caves, ""],
    )  # fmt: skip


def test_kf_175_turbo_octopus_adds_steps_even_without_points() -> None:
    sea = turbo("octo3", points=False)
    assert options(sea) == ["use octo3", "stay"]
    do(sea, "use octo3")
    assert sea.prompt(0).args["steps"] == 3
    do(sea, "octopus v12")
    assert octopus(sea) == "v12"
    with_points = turbo("octo5")
    do(with_points, "use octo5")
    assert with_points.prompt(0).args["steps"] == 6


def test_kf_176_cards_and_points_add_up_and_the_octopus_must_move() -> None:
    sea = turbo("octo3 octo5")
    do(sea, "use octo3", "use octo5")
    assert sea.prompt(0).args["steps"] == 9
    assert clause(sea, "stay") == "KF-176"
    do(sea, "octopus v12")
    assert spent(sea) == ["octo3", "octo5"]


def test_kf_177_turbo_after_a_bust_with_nothing_left() -> None:
    cards = {"c20": "clown-1", "c30": "clown-7", "c31": "lamp1"}
    sea = table(
        cards, phase="choice", open=["c20"], divers=["v21 down", "h52 right"], octopus="h53",
        caves=["octo3", ""], piles=["", "saw-3"],
    )  # fmt: skip
    do(sea, "swim down")
    assert options(sea) == ["use octo3", "stay"]
    do(sea, "use octo3", "octopus h52")
    assert phase(sea) == "announce"


def failed(rolls: list[int], caves: str, number: int = 3, theirs: str = "") -> KleineFischeState:
    """A robbery after a roll that was too low."""
    data: dict[str, Any] = {
        "phase": "rolled", "open": ["c00"], "octopus": "v22", "divers": ["h44 left", "v22 up"],
        "victim": "p2", "announced": number, "rolls": rolls, "caves": [caves, theirs],
        "piles": ["box-3", "saw-3 saw-4 saw-5"],
    }  # fmt: skip
    return table({"c00": "puffer-1"}, **data)


def test_kf_180_181_edge_46_a_new_roll_saves_from_the_red_face() -> None:
    sea = rolling(failed([-1], "reroll1", number=1), 1)
    told = do(sea, "use reroll1")
    assert "lost" not in kinds(told)
    assert pile(sea, 0) == ["box-3", "puffer-1", "saw-3"]
    assert spent(sea) == ["reroll1"]


def test_kf_181_edge_47_the_last_roll_counts() -> None:
    sea = rolling(failed([2], "reroll1"), -1)
    do(sea, "use reroll1")
    assert pile(sea, 0) == ["puffer-1"]
    assert "box-3" in pile(sea, 1)


def test_kf_180_edge_48_no_new_roll_after_a_success() -> None:
    sea = table(
        {"c00": "puffer-1"}, phase="announce", open=["c00"], octopus="v22",
        divers=["h44 left", "v22 up"], victim="p2", piles=["", "saw-3 saw-4"],
        caves=["reroll1", ""],
    )  # fmt: skip
    assert clause(sea, "use reroll1") == "KF-180"
    rolling(sea, 2)
    do(sea, "announce 2")
    assert sea.turn == 1
    assert hand(sea, 0) == ["reroll1"]


def test_kf_182_the_strong_card_gives_two_rolls_the_second_free() -> None:
    sea = rolling(failed([1], "reroll2"), 2, 3)
    do(sea, "use reroll2")
    assert options(sea) == ["again", "accept"]
    twin = sea.clone()
    assert isinstance(twin, KleineFischeState)
    do(sea, "again")
    assert len(pile(sea, 1)) == 0
    do(twin, "accept")
    assert len(pile(twin, 1)) == 3
    assert spent(twin) == ["reroll2"]


def test_kf_183_another_card_when_the_first_is_used_up() -> None:
    sea = rolling(failed([1], "reroll1 reroll2"), 1, 1, 3)
    do(sea, "use reroll2")
    assert clause(sea, "use reroll1") == "KF-183"
    do(sea, "again")
    assert options(sea) == ["use reroll1", "accept"]
    do(sea, "use reroll1")
    assert len(pile(sea, 1)) == 0


def test_kf_184_the_victim_cannot_roll_again() -> None:
    sea = failed([1], "fins5", theirs="reroll1 reroll2")
    assert options(sea) == ["accept"]
    assert sea.legal(1) == []


def test_kf_185_rainbow_and_chest_stay_hidden() -> None:
    sea = table(divers=["h11 right", RIVAL], caves=["", "rainbow_a chest_a"])
    assert "rainbow" not in str(sea.view(0))
    assert "chest" not in str(sea.view(0))
    assert sea.scores() == [0, 0]
    assert clause(sea, "rainbow clown") == "KF-185"
