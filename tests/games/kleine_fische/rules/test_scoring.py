"""Final scoring: KF-190 to KF-202."""

from __future__ import annotations

from typing import Any

from shoal.games.kleine_fische import GAME, moments
from shoal.games.kleine_fische.components import CARD_NAMES, FISH
from shoal.games.kleine_fische.course import settle
from shoal.games.kleine_fische.scoring import chest_points, intermediate, rank
from shoal.games.kleine_fische.state import KleineFischeState
from shoal.kernel import SPECTATOR
from shoal.kernel.toml_text import toml_text
from tests.games.kleine_fische.table import phase, table
from tests.kit import clause, do, kinds, options

NAMES = ["clown", "lion", "box", "hammer", "puffer", "sword", "saw", "seahorse", "angel", "parrot",
         "surgeon", "flying", "angler"]  # fmt: skip
SIZE = {1: [1, 2], 2: [3, 4], 3: [5, 6], 4: [7]}  # shells -> numbers of the fish


def stacks(*shells: int, twin: int = 0) -> str:
    """A pile with these best fish, one species each; `twin` takes the second fish of a size."""
    return " ".join(
        f"{NAMES[i]}-{SIZE[size][min(twin, len(SIZE[size]) - 1)]}" for i, size in enumerate(shells)
    )


def ended(
    piles: list[str], caves: list[str], phase: str = "over", **keys: Any
) -> KleineFischeState:
    """A finished game: these piles and caves count, everything else lies about.

    What nobody owns here must lie somewhere: on the board, or with a stranger in the last seat.
    """
    seats = len(piles)
    named = set(" ".join(piles + caves).split())
    loose = [name for name in CARD_NAMES if name not in named]
    board = [name for name in loose if name not in CARD_NAMES[FISH:]][:24]
    board += ["-"] * (25 - len(board))
    rest = [name for name in loose if name not in board]
    data: dict[str, Any] = {
        "game": "kleine_fische", "seats": seats, "phase": phase,
        "board": [" ".join(board[row * 5 : row * 5 + 5]) for row in range(5)],
        "divers": ["h10 right", "h11 right", "h12 right", "h13 right"][:seats],
        "octopus": "h50", "deck": "",
    }  # fmt: skip
    data.update(keys)
    fish = [name for name in rest if name in CARD_NAMES[:FISH]]
    played = [name for name in rest if name[:4] in ("fins", "lamp", "octo", "rero")]
    kept = [name for name in rest if name not in fish and name not in played]
    stranger = [*piles]
    stranger[-1] = " ".join([stranger[-1], *fish]).strip()
    hands = [*caves]
    hands[-1] = " ".join([hands[-1], *kept]).strip()
    data.update({"piles": stranger, "caves": hands, "box": " ".join(played)})
    state = GAME.position(toml_text(data))
    assert isinstance(state, KleineFischeState)
    return state


def own(piles: list[str], caves: list[str]) -> KleineFischeState:
    """A state whose scores are those of exactly these cards, for the arithmetic alone."""
    sea = table(
        seats=len(piles), divers=["h10 right", "h11 right", "h12 right", "h13 right"][: len(piles)],
        piles=piles, caves=caves,
    )  # fmt: skip
    sea.moment = moments.OVER  # over: a scoring position without the need to place all 103 cards
    return sea


def test_kf_190_everything_is_opened_and_the_board_does_not_count() -> None:
    before = table(
        {"c20": "clown-7"}, phase="choice", open=["c20"], divers=["v22 down", "h54 left"],
        caves=["chest_a", "rainbow_a"], piles=["lion-3", "saw-3"],
    )  # fmt: skip
    before.deck.clear()
    before.apply(0, GAME.space.parse("stop"))
    assert phase(before) == "rainbow"
    text = str(before.view(SPECTATOR))
    assert all(name in text for name in ("chest_a", "rainbow_a", "lion-3", "saw-3", "clown-7"))
    assert before.scores()[0] == 4 + 2


def test_kf_191_w2_only_the_best_fish_of_a_species_counts() -> None:
    sea = own([stacks(4, 3, 4, 3, 4) + " clown-1 lion-3", ""], ["lamp1", ""])
    assert intermediate(sea, 0) == 19
    rows = sea.tally(0)
    assert sum(row["points"] for row in rows if isinstance(row["points"], int)) == 19


def test_kf_192_edge_52_a_rainbow_fish_lifts_a_stack_to_four() -> None:
    sea = own([stacks(1, 4), ""], ["rainbow_a", ""])
    assert intermediate(sea, 0) == 5
    sea.crowns[0] = [0]
    assert intermediate(sea, 0) == 8
    sea.crowns[0] = [1]
    assert intermediate(sea, 0) == 5


def rainbows(pile: str, caves: str) -> KleineFischeState:
    return ended([pile, ""], [caves, ""], phase="rainbow", turn="p1")


def test_kf_193_edge_51_a_rainbow_fish_needs_a_stack() -> None:
    sea = rainbows(stacks(1, 2), "rainbow_a")
    assert options(sea) == ["rainbow clown", "rainbow lion", "rainbow nowhere"]
    assert clause(sea, "rainbow saw") == "KF-193"
    empty = own(["", "saw-3"], ["rainbow_a", ""])
    assert intermediate(empty, 0) == 0
    empty.moment = moments.NEXT_RAINBOW
    settle(empty)
    assert empty.over()
    assert empty.crowns[0] == [-1]


def test_kf_193_two_rainbow_fish_on_two_stacks() -> None:
    sea = rainbows(stacks(1, 2, 3), "rainbow_a rainbow_b")
    do(sea, "rainbow clown", "rainbow lion")
    assert sea.over()
    assert intermediate(sea, 0) == 4 + 4 + 3


def test_kf_194_owners_decide_in_seat_order_with_all_cards_open() -> None:
    sea = ended(
        ["clown-1", "lion-1", "box-1"], ["rainbow_b", "rainbow_a", ""], phase="rainbow", turn="p1"
    )
    assert "rainbow_a" in str(sea.view(SPECTATOR))
    assert kinds(do(sea, "rainbow nowhere")) == ["declined"]
    assert sea.turn == 1
    assert kinds(do(sea, "rainbow lion")) == ["crowned", "scored"]
    assert sea.over()
    both = rainbows("clown-1", "rainbow_a rainbow_b")
    do(both, "rainbow nowhere")
    assert both.turn == 0


def test_kf_195_edge_50_unused_action_caves_are_worth_a_point() -> None:
    caves = "fins3 fins5 lamp1 lamp2 octo3 octo5 reroll1 reroll2"
    assert intermediate(own(["clown-1", ""], [caves, ""]), 0) == 9
    assert intermediate(own(["clown-1", ""], ["rainbow_a chest_a chest_b", ""]), 0) == 1
    last = table(
        {"c20": "clown-3", "c21": "lion-3", "c22": "box-3", "c31": "lamp1", "c32": "saw-3"},
        phase="choice", open=["c20", "c21", "c22"], divers=["v22 down", "h54 left"],
    )  # fmt: skip
    do(last, "swim down")
    last.deck.clear()
    last.apply(0, GAME.space.parse("explore c31"))
    assert last.over()
    assert last.scores()[0] == 6 + 1


def test_kf_196_stacks_rainbow_and_unused_make_the_intermediate_score() -> None:
    sea = own([stacks(4, 1), ""], ["rainbow_a lamp1 chest_a", ""])
    sea.crowns[0] = [1]
    assert intermediate(sea, 0) == 4 + 4 + 1


# Intermediate scores 31, 29, 29, 24 from thirteen stacks of one to four shells.
A = stacks(4, 4, 4, 4, 3, 3, 3, 2, 1, 1, 1, 1)
B = stacks(3, 3, 3, 3, 2, 2, 2, 3, 2, 2, 2, 2)
C = stacks(3, 3, 3, 3, 2, 2, 2, 3, 2, 2, 2, 2, twin=1)


def four(caves: list[str]) -> KleineFischeState:
    """31, 29, 29 and 24 as in the printed example; caves of the fourth fill up to 24."""
    used = set(f"{A} {B} {C}".split())
    d = [f"{name}-2" for name in NAMES if f"{name}-2" not in used]
    extra = [f"{name}-{n}" for name in NAMES for n in (6, 5, 4, 3) if f"{name}-{n}" not in used]
    pile: list[str] = list(d)
    points = len({name.split("-")[0] for name in pile})
    best = {name.split("-")[0]: 1 for name in pile}
    shells = {3: 2, 4: 2, 5: 3, 6: 3}
    for name in extra:
        species, n = name.split("-")
        gain = shells[int(n)] - best.get(species, 0)
        if 0 < gain <= 24 - points:
            pile.append(name)
            best[species] = shells[int(n)]
            points += gain
    assert points == 24
    return own([A, B, C, " ".join(pile)], caves)


def test_kf_197_w1_ranks_with_ties() -> None:
    sea = four(["", "", "", ""])
    assert [intermediate(sea, seat) for seat in range(4)] == [31, 29, 29, 24]
    assert [rank(sea, seat) for seat in range(4)] == [1, 2, 2, 4]


def test_kf_198_199_200_w1_chests_pay_by_rank() -> None:
    sea = four(["", "chest_a", "", "chest_b"])
    assert sea.scores() == [31, 32, 29, 31]
    assert sea.ranking()[1] == 1
    both = four(["chest_a chest_b", "", "", ""])
    assert both.scores()[0] == 33
    for seat, paid in enumerate([1, 3, 3, 7]):
        caves = ["", "", "", ""]
        caves[seat] = "chest_a"
        assert chest_points(four(caves), seat) == paid
    third = own([stacks(4), stacks(3), stacks(2)], ["", "", "chest_a"])
    assert chest_points(third, 2) == 5


def test_kf_199_chests_never_change_ranks() -> None:
    sea = own([stacks(4, 4), stacks(3, 4, twin=1).replace("lion-7", "lion-6")], ["", "chest_a"])
    assert sea.scores() == [8, 6 + 3]
    assert rank(sea, 1) == 2


def test_kf_197_198_edge_54_equal_scores_are_both_first() -> None:
    sea = own([stacks(4), "lion-7"], ["chest_a", ""])
    assert sea.scores() == [5, 4]


def test_kf_194_198_w15_declining_a_rainbow_fish_can_be_better() -> None:
    mine = "clown-7 lion-7 box-7 hammer-5 puffer-1"
    theirs = "sword-7 saw-7 seahorse-7 angel-7 parrot-1"
    sea = own([mine, theirs], ["rainbow_a chest_a chest_b", ""])
    assert [intermediate(sea, 0), intermediate(sea, 1)] == [16, 17]
    sea.crowns[0] = [-1]
    assert sea.scores()[0] == 22
    sea.crowns[0] = [4]
    assert sea.scores()[0] == 21


def test_kf_200_the_highest_score_wins() -> None:
    sea = own([stacks(4, 4), "saw-7"], ["", ""])
    assert sea.ranking() == [1, 2]


def test_kf_201_a_tie_goes_to_the_bigger_pile() -> None:
    sea = own(["clown-7", "lion-7 lion-1"], ["", ""])
    assert sea.scores() == [4, 4]
    assert sea.ranking() == [2, 1]
    caves = own(["clown-7", "lion-7"], ["rainbow_a", ""])
    assert caves.scores() == [4, 4]
    assert caves.ranking() == [1, 1]  # caves and rainbow fish are no fish cards


def test_kf_201_what_decides_between_equals_is_told_with_the_points() -> None:
    sea = own(["clown-7", "lion-7 lion-1"], ["", ""])
    told = [[row for row in sea.tally(seat) if not row["points"]] for seat in range(2)]
    assert [[(row["key"], row["args"]) for row in rows] for rows in told] == [
        [("kleine-fische-tally-tie", {"count": count})] for count in (1, 2)
    ]
    apart = own(["clown-7 lion-7", "box-7"], ["", ""])
    assert all(row["points"] for seat in range(2) for row in apart.tally(seat))


def test_kf_202_edge_53_a_tie_in_both_is_shared() -> None:
    sea = own(["clown-7", "lion-7"], ["", ""])
    assert sea.ranking() == [1, 1]
