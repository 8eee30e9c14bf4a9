"""The octopus and stealing: KF-100 to KF-133."""

from __future__ import annotations

from collections import Counter
from typing import Any

from shoal.games.kleine_fische.map import LANE_NAMES, LANES, ONWARD
from shoal.games.kleine_fische.rules.octopus import FAR, FREE, NO_DIVERS, path, reach
from shoal.games.kleine_fische.state import KleineFischeState
from shoal.kernel import SPECTATOR, FastChance
from tests.games.kleine_fische.table import at, diver, hand, octopus, phase, pile, rolling, table
from tests.kit import clause, do, happened, kinds, options

FAR_AWAY = "h00 right"


def woken(
    points: int, lane: str, divers: list[str], cards: dict[str, str] | None = None, **keys: Any
) -> KleineFischeState:
    """The active player may move the octopus, with open fish that show so many points."""
    twos = ["clown-2", "lion-2", "box-2", "hammer-2"]
    faces = twos[: points // 2] + ["puffer-1"] * (points % 2)
    places = ["c00", "c01", "c02", "c03", "c04"][: len(faces)]
    shown = dict(zip(places, faces, strict=True))
    return table(
        {**shown, **(cards or {})},
        seats=len(divers),
        phase="octopus",
        open=places,
        octopus=lane,
        divers=divers,
        **keys,
    )


def targets(sea: KleineFischeState) -> set[str]:
    return {text.split()[1] for text in options(sea, "octopus")}


def lanes(costs: list[int], cost: int) -> set[str]:
    return {LANE_NAMES[lane] for lane in range(LANES) if costs[lane] == cost}


def test_kf_100_101_points_of_the_open_fish_are_steps_at_most() -> None:
    sea = woken(3, "v22", ["h00 left", "h54 left"])
    assert sea.prompt(0).args["steps"] == 3
    one = woken(1, "v22", ["h00 left", "h54 left"])
    assert targets(one) == {"v12", "h21", "h22", "v32", "h31", "h32"}
    assert targets(one) < targets(sea)
    assert clause(one, "octopus v42") == "KF-101"
    assert clause(one, "stay") == ""


def test_kf_102_edge_36_without_points_the_octopus_stays() -> None:
    cards = {"c11": "clown-3", "c12": "lion-3"}
    sea = table(cards, divers=["h11 right", FAR_AWAY], octopus="h44")
    do(sea, "swim down")
    assert "stayed" not in kinds(do(sea, "reveal c11", "stop"))
    assert sea.turn == 1
    held = table(cards, divers=["h11 right", FAR_AWAY], octopus="h44", caves=["octo3", ""])
    do(held, "swim down", "reveal c11", "stop")
    assert options(held) == ["use octo3", "stay"]
    assert clause(held, "octopus h43") == "KF-102"


def test_kf_102_a_hand_that_might_hold_a_turbo_is_asked_like_one_that_does() -> None:
    cards = {"c11": "clown-3", "c12": "lion-3"}
    for cave, asked in (("lamp2", True), ("rainbow_a", True), ("lamp1", False)):
        sea = table(cards, divers=["h11 right", FAR_AWAY], octopus="h44", caves=[cave, ""])
        do(sea, "swim down", "reveal c11", "stop")
        assert (phase(sea) == "octopus") is asked, cave


def test_kf_103_one_movement_and_one_robbery_a_turn() -> None:
    sea = woken(2, "v22", ["h00 left", "h54 left"], caves=["octo3", ""])
    do(sea, "octopus v12")
    assert sea.turn == 1
    robbing = woken(4, "v22", ["h00 left", "v12 up"], piles=["", "saw-3 saw-4"])
    do(robbing, "octopus v12", "spare")
    assert robbing.turn == 1


def test_kf_104_106_either_end_whatever_happened_before() -> None:
    sea = woken(1, "h00", ["h44 left", "h54 left"])
    assert targets(sea) == {"v00", "h01", "v01"}


def test_kf_105_107_w8_edge_40_a_circle_costs_four() -> None:
    free = [FREE[1][lane][lane] for lane in range(LANES)]
    assert free == [4] * 60
    three = woken(3, "v22", ["h00 left", "v22 up"])
    assert "v22" not in targets(three)
    assert clause(three, "octopus v22") == "KF-107"
    four = woken(4, "v22", ["h00 left", "v22 up"], piles=["", "saw-3 saw-4"])
    told = do(four, "octopus v22")
    path = told[0]["path"]
    assert isinstance(path, list)
    assert (len(path), path[-1]) == (4, "v22")
    assert phase(four) == "announce"


def test_kf_105_consecutive_lanes_use_opposite_ends() -> None:
    for start in range(LANES):
        for target in range(LANES):
            lanes_on = path(start, target, -1, NO_DIVERS, 1)
            assert len(lanes_on) == FREE[1][start][target]
            berths = [start * 2, start * 2 + 1]
            for lane in lanes_on:
                berths = [on for berth in berths for on in ONWARD[berth] if on // 2 == lane]
            assert berths, (start, target, lanes_on)


def test_kf_105_107_a_longer_loop_when_both_circles_are_blocked() -> None:
    v22 = LANE_NAMES.index("v22")
    rivals = [False] * LANES
    for name in ("v23", "v21"):
        rivals[LANE_NAMES.index(name)] = True
    assert reach(v22, 4, -1, rivals, 1)[v22] == FAR
    assert reach(v22, 5, -1, rivals, 1)[v22] == 5  # out and in again by the same end


def test_kf_106_reach_is_symmetric_on_an_empty_board() -> None:
    for one in range(LANES):
        for other in range(LANES):
            assert FREE[1][one][other] == FREE[1][other][one]


def test_kf_108_109_w9_entering_costs_a_step() -> None:
    sea = woken(3, "cave", ["h10 right", "h20 right"])
    costs = reach(-1, 3, LANE_NAMES.index("h10"), NO_DIVERS, 1)
    assert lanes(costs, 1) == {"h54", "v45"}
    assert lanes(costs, 2) == {"h53", "v44", "v35", "h44"}
    assert lanes(costs, 3) == {"h52", "v43", "v34", "h43", "v25", "h34"}
    assert targets(sea) == lanes(costs, 1) | lanes(costs, 2) | lanes(costs, 3)
    told = do(sea, "octopus v25")
    assert told[0]["path"] == ["v45", "v35", "v25"]
    assert octopus(sea) == "v25"


def test_kf_109_a_free_entry_leaves_all_steps_in_reach_preview_and_event() -> None:
    free = {"free_entry": True}
    sea = woken(2, "cave", ["h10 right", "h20 right"], options=free)
    ahead = {"h54": 0, "v45": 0, "h53": 1, "v44": 1, "v35": 1, "h44": 1}
    ahead |= {"h52": 2, "v43": 2, "v34": 2, "h43": 2, "v25": 2, "h34": 2}
    assert sea.view(0)["reach"] == ahead
    assert targets(sea) == set(ahead)
    assert clause(sea, "octopus h51") == "KF-101"
    for lane, cost in ahead.items():
        shown = sea.preview(0, sea.game.space.parse(f"octopus {lane}"))
        twin = sea.clone()
        assert isinstance(twin, KleineFischeState)
        told = do(twin, f"octopus {lane}")[0]
        assert (shown["cost"], told["cost"]) == (cost, cost)
        assert shown["path"] == told["path"]
        assert len(str(shown["path"]).split(",")) == cost + 1
    # Without a point it stays in its cave all the same (KF-102), and later lanes cost as ever.
    assert clause(woken(0, "cave", ["h10 right", "h20 right"], caves=["octo3", ""], options=free),
                  "octopus h54") == "KF-102"  # fmt: skip
    out = woken(1, "h54", ["h10 right", "h20 right"], options=free)
    assert out.preview(0, out.game.space.parse("octopus h53"))["cost"] == 1


def test_kf_101_110_111_114_what_is_legal_costs_what_is_said_wherever_divers_are() -> None:
    """View, preview, event and both bookkeepers by one table of costs, divers in the way or not."""
    chance = FastChance(21)
    names = [*LANE_NAMES, "cave"]
    ways = {"h": ("left", "right"), "v": ("up", "down")}
    checked = 0
    for free in (False, True):
        for _ in range(60):
            start = names[chance.below(61)]
            lanes_on = [LANE_NAMES[chance.below(60)] for _ in range(4)]
            if lanes_on[0] == start:
                continue
            divers = [f"{lane} {ways[lane[0]][chance.below(2)]}" for lane in lanes_on]
            points = chance.below(5) + 1
            sea = woken(points, start, divers, options={"free_entry": free})
            reached = sea.view(0)["reach"]
            assert isinstance(reached, dict)
            assert set(reached) == targets(sea)
            for lane in LANE_NAMES:  # asks the second bookkeeper too
                assert (clause(sea, f"octopus {lane}") == "") is (lane in reached)
            for lane, cost in reached.items():
                shown = sea.preview(0, sea.game.space.parse(f"octopus {lane}"))
                assert shown["cost"] == cost <= points
                checked += 1
    assert checked > 2000


def test_kf_108_111_edge_41_entering_onto_a_rival_ends_the_movement() -> None:
    sea = woken(5, "cave", ["h10 right", "v45 up"])
    assert "v45" in targets(sea)
    do(sea, "octopus v45")
    assert phase(sea) == "announce"
    assert "v35" not in targets(woken(2, "cave", ["h10 right", "v45 up"]))


def test_kf_110_edge_42_the_own_diver_is_never_entered_or_passed() -> None:
    sea = woken(2, "cave", ["h54 left", "h20 right"])
    assert targets(sea) == {"v45", "v35", "h44"}
    assert clause(sea, "octopus h54") == "KF-110"
    corridor = woken(2, "h01", ["h02 right", "h54 left"])
    assert "h03" not in targets(corridor)
    assert clause(corridor, "octopus h03") == "KF-101"


def test_kf_110_edge_38_a_rival_beside_the_own_diver_is_safe() -> None:
    sea = woken(5, "v22", ["v12 up", "v12 down"])
    assert clause(sea, "octopus v12") == "KF-110"


def test_kf_111_edge_37_the_octopus_never_passes_a_diver() -> None:
    sea = woken(3, "h00", ["h44 left", "h01 right", "h03 right"])
    assert {"h01"} <= targets(sea)
    assert "h02" not in targets(woken(2, "h00", ["h44 left", "h01 right", "h03 right"]))
    assert "h03" not in targets(sea)


def test_kf_112_edge_39_an_octopus_that_stays_does_not_rob() -> None:
    sea = woken(1, "v22", ["h00 left", "v22 up"], piles=["", "saw-3"])
    assert "v22" not in targets(sea)
    do(sea, "stay")
    assert sea.turn == 1
    away = woken(1, "v22", ["h00 left", "v22 up"], piles=["", "saw-3"])
    do(away, "octopus v12")
    assert away.turn == 1
    assert pile(away, 0) == ["puffer-1"]


def test_kf_113_divers_on_the_boat_are_safe() -> None:
    sea = woken(4, "v22", ["v12 up", "boat"])
    for text in options(sea, "octopus"):
        moved = woken(4, "v22", ["v12 up", "boat"])
        do(moved, text)
        assert phase(moved) == "jump"


def test_kf_114_only_the_end_matters_and_a_shortest_path_is_told() -> None:
    sea = woken(5, "v22", ["h00 left", "h54 left"])
    assert sea.preview(0, sea.legal(0)[0])["cost"] is not None
    told = do(sea, "octopus h23")
    assert told[0]["cost"] == 2


def test_kf_115_the_octopus_stays_where_it_went() -> None:
    sea = woken(2, "cave", ["h10 right", "h20 right"])
    do(sea, "octopus h44")
    assert octopus(sea) == "h44"
    do(sea, *options(sea)[:1])
    assert octopus(sea) == "h44"
    assert all("cave" not in text for text in options(sea, "octopus"))


# Stealing.


def caught(
    mine: str = "", theirs: str = "saw-3 saw-4 saw-5 saw-6 saw-7", **keys: Any
) -> KleineFischeState:
    """The octopus has just met the second player's diver."""
    return table(
        {"c00": "puffer-1"},
        phase="announce",
        open=["c00"],
        octopus="v22",
        divers=["h44 left", "v22 up"],
        victim="p2",
        piles=[mine, theirs],
        **keys,
    )


def test_kf_120_one_of_the_met_rivals_or_nobody() -> None:
    sea = woken(1, "v12", ["h44 left", "v22 up", "v22 down", "h50 left"])
    do(sea, "octopus v22")
    assert options(sea) == ["rob p2", "rob p3", "spare"]
    assert clause(sea, "rob p4") == "KF-120"
    assert clause(sea, "rob p1") == "KF-110"
    do(sea, "rob p3")
    assert sea.victim == 2
    assert options(sea) == ["announce 1", "announce 2", "announce 3", "spare"]
    do(sea, "spare")
    assert sea.turn == 1


def test_kf_121_the_number_comes_before_the_roll() -> None:
    sea = rolling(caught(), 3)
    assert options(sea) == ["announce 1", "announce 2", "announce 3", "spare"]
    told = do(sea, "announce 2")
    assert kinds(told)[:2] == ["announced", "rolled"]


def test_kf_122_any_number_against_any_pile() -> None:
    for fish in ("", "saw-3"):
        assert options(caught(theirs=fish), "announce") == [
            "announce 1",
            "announce 2",
            "announce 3",
        ]


def test_kf_123_the_faces_of_the_die() -> None:
    seen = Counter[int]()
    for seed in range(1200):
        sea = caught(theirs="")
        sea.chance = FastChance(seed)
        rolled = next(event for event in do(sea, "announce 3") if event["kind"] == "rolled")
        result = rolled["result"]
        assert isinstance(result, int)
        seen[result] += 1
    assert set(seen) == {-1, 1, 2, 3}
    assert 320 < seen[1] < 480
    assert 320 < seen[3] < 480
    assert 140 < seen[2] < 260
    assert 140 < seen[-1] < 260


def test_kf_124_w10_the_announced_number_is_taken() -> None:
    sea = rolling(caught(), 3, then=(0, 3))
    do(sea, "announce 2")
    assert pile(sea, 0) == ["puffer-1", "saw-3", "saw-7"]
    assert pile(sea, 1) == ["saw-4", "saw-5", "saw-6"]


def test_kf_125_edge_43_a_small_pile_is_taken_whole() -> None:
    sea = rolling(caught(theirs="saw-3"), 3)
    do(sea, "announce 3")
    assert pile(sea, 0) == ["puffer-1", "saw-3"]
    assert pile(sea, 1) == []


def test_kf_126_w10_a_low_roll_does_nothing() -> None:
    sea = rolling(caught(mine="box-3"), 1)
    told = do(sea, "announce 2")
    assert "missed" in kinds(told)
    assert pile(sea, 0) == ["box-3", "puffer-1"]
    assert len(pile(sea, 1)) == 5


def test_kf_127_w10_the_red_face_robs_the_robber() -> None:
    sea = rolling(caught(mine="box-3 box-4"), -1, then=(1,))
    do(sea, "announce 1")
    assert pile(sea, 0) == ["box-3", "puffer-1"]
    assert "box-4" in pile(sea, 1)
    assert sea.turn == 1


def test_kf_122_127_edge_44_a_victim_without_fish_takes_one_too() -> None:
    sea = rolling(caught(mine="box-3", theirs=""), -1)
    do(sea, "announce 1")
    assert pile(sea, 1) == ["box-3"]


def test_kf_128_129_edge_45_open_fish_are_safe() -> None:
    five = {"c00": "puffer-1", "c01": "clown-3", "c02": "lion-3", "c03": "box-3", "c04": "saw-1"}
    sea = table(
        five, phase="announce", open=list(five), octopus="v22", divers=["h44 left", "v22 up"],
        victim="p2", piles=["", "saw-3"],
    )  # fmt: skip
    rolling(sea, -1)
    do(sea, "announce 1")
    assert pile(sea, 1) == ["saw-3"]
    assert len(pile(sea, 0)) == 5


def test_kf_130_every_card_of_the_pile_is_equally_likely() -> None:
    seen = Counter[str]()
    for seed in range(1500):
        sea = caught()
        sea.chance = FastChance(seed)
        do(sea, "announce 1")
        for name in pile(sea, 0):
            if name.startswith("saw"):
                seen[name] += 1
    assert len(seen) == 5
    assert max(seen.values()) < 1.4 * min(seen.values())


def test_kf_131_edge_49_caves_are_never_stolen() -> None:
    sea = rolling(caught(theirs="saw-3", caves=["fins3", "octo3 chest_a"]), 3)
    do(sea, "announce 3")
    assert hand(sea, 0) == ["fins3"]
    assert hand(sea, 1) == ["octo3", "chest_a"]
    cards = {"c00": "puffer-1", "c01": "box-3", "c02": "saw-3", "c31": "fins3"}
    bad = table(
        cards, phase="announce", open=["c00", "c01", "c02"], explored="c31", octopus="v22",
        divers=["v31 down", "v22 up"], victim="p2", piles=["clown-3", ""],
    )  # fmt: skip
    rolling(bad, -1)
    do(bad, "announce 1")
    assert hand(bad, 0) == ["fins3"]
    assert pile(bad, 1) == ["clown-3"]
    assert at(bad, "c31") != "fins3"


def test_kf_132_only_the_two_know_what_changed_hands() -> None:
    sea = table(
        {"c00": "puffer-1"}, seats=3, phase="announce", open=["c00"], octopus="v22",
        divers=["h44 left", "v22 up", "h50 left"], victim="p2", piles=["", "saw-3 saw-7", ""],
    )  # fmt: skip
    rolling(sea, 1, then=(1,))
    for observer, knows in ((0, True), (1, True), (2, False), (SPECTATOR, False)):
        stole = happened(do(sea.clone(), "announce 1", observer=observer), "stole")
        assert ("cards" in stole[0]) is knows
        assert stole[0]["taken"] == 1


def test_kf_133_everybody_stays_on_the_lane() -> None:
    sea = rolling(caught(), 3)
    do(sea, "announce 1")
    assert octopus(sea) == "v22"
    assert diver(sea, 1) == "v22 up"
    assert options(sea) == ["swim up", "swim left", "swim right"]
