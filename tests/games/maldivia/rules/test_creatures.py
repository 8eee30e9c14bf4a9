"""Octopus and shark."""

from __future__ import annotations

import pytest

from shoal.games.maldivia.components import BACK, SHARK
from shoal.games.maldivia.rules.tiles import turned
from shoal.games.maldivia.state import MaldiviaState
from shoal.kernel import SPECTATOR, FastChance
from shoal.kernel.state import canonical
from tests.games.maldivia.table import Table, position, sailing

WAYS = "ESWN"


def at_octopus(*plans: str, **keys: object) -> Table:
    """The first player reaches the octopus at e3."""
    rows = list(plans) or ["E N S fog:N", "S fog:S W N"]
    table = sailing("E", "23 88", plans=rows, **keys)
    table.do("sail e3")
    return table


def test_mal_150_any_standing_tile_by_three_angles() -> None:
    table = at_octopus()
    tiles = [f"turn p1 {slot} {angle}" for slot in (2, 3, 4) for angle in (90, 180, 270)]
    theirs = [f"turn p2 {slot} {angle}" for slot in (1, 2, 3, 4) for angle in (90, 180, 270)]
    assert table.legal() == [*tiles, *theirs, "end"]
    assert table.why("turn p3 2 90") == "MAL-150"
    table.do("turn p2 1 180")  # later in this very turn number
    assert table.told("revealed")["tile"] == "N"


def test_mal_150_only_on_an_octopus() -> None:
    table = sailing("E", "70 88")
    table.do("sail d8")
    assert table.why("turn p1 2 90") == "MAL-150"


def test_mal_151_a_tile_keeps_its_place_and_changes() -> None:
    table = at_octopus()
    before = table.state.tiles[:]
    table.do("turn p2 2 90")
    after = table.state.tiles[:]
    assert [slot for slot in range(16) if before[slot] != after[slot]] == [5]
    for tile in range(8):
        assert all(turned(tile, quarters) != tile for quarters in (1, 2, 3))
    assert table.state.actor() == 1  # once, and the turn is over


def test_mal_088_150_one_tile_a_turn() -> None:
    table = sailing("E", "23 14", plans=["E N S fog:N", "E fog:S W N"], masts=["", "R"])
    table.do("sail e3", "turn p2 2 90")
    assert table.why("turn p2 2 90") == "MAL-088"
    assert "rob p2" in table.legal()


def test_mal_152_only_the_owner_sees_the_front_ec_21() -> None:
    one = at_octopus("E N S fog:N", "S fog:S W N")
    two = at_octopus("E N S fog:N", "S E W fog:N")
    heard = [one.heard("turn p2 2 90", "turned", who).get("tile") for who in (0, 1, SPECTATOR)]
    assert heard == [None, "fog:E", None]
    for table in (one, two):
        table.do("turn p2 2 90")
    for observer in (0, SPECTATOR):
        assert canonical(one.state.view(observer)) == canonical(two.state.view(observer))
    assert one.players(1)[1]["tiles"] == ["S", "fog:E", "W", "N"]
    own = at_octopus()
    own.do("turn p1 2 270")
    assert own.players(0)[0]["tiles"] == ["E", "W", "S", "fog:N"]
    assert own.players(1)[0]["tiles"] == ["E", "?", "?", "?"]


def test_mal_153_arrows_turn_clockwise_ec_19() -> None:
    assert [WAYS[turned(WAYS.index("N"), q)] for q in (1, 2, 3)] == ["E", "S", "W"]
    table = at_octopus()
    table.do("turn p1 2 270")
    assert table.players(0)[0]["tiles"] == ["E", "W", "S", "fog:N"]


def test_mal_154_on_fog_tiles_the_letter_from_the_left_comes_up_ec_20() -> None:
    assert [WAYS[turned(4 + WAYS.index("E"), q) - 4] for q in (1, 2, 3)] == ["N", "W", "S"]
    table = at_octopus()
    table.do("turn p2 2 90")  # S was up
    assert table.players(1)[1]["tiles"] == ["S", "fog:E", "W", "N"]


def test_mal_155_lying_tiles_cannot_be_turned() -> None:
    table = at_octopus()
    assert table.why("turn p1 1 90") == "MAL-155"


def test_mal_155_no_standing_tile_no_octopus_ec_18() -> None:
    table = position(2, ask="sail", tile=4, turn="p2", start="p1", boats=["i9", "d3"],
                     plans=["N N N fog:N", "fog:N N N E"])  # fmt: skip
    table.do("sail e3")
    assert table.ask == "plan"  # nothing to do there: the round is over


def test_mal_156_everybody_sees_which_tile_and_how_far() -> None:
    table = at_octopus()
    table.do("turn p2 3 270")
    told = table.told("turned")
    assert (told["seat"], told["owner_seat"], told["slot"], told["angle"]) == (0, 1, 3, 270)
    assert "tile" not in told


# The shark. After one fold of N the space c2 shows one.


def at_shark(cards: list[str], masts: list[str] | None = None, **keys: object) -> Table:
    boats = ["e2", "i9", "i7", "g9"][: len(cards)]
    given: dict[str, object] = {"folds": "N", "cards": cards, "boats": boats}
    given["masts"] = masts or [""] * len(cards)
    table = sailing("W", "99 98 97 96"[: 3 * len(cards) - 1], **(given | keys))
    table.do("sail c2")
    return table


def test_mal_160_needs_own_and_foreign_cards_ec_23() -> None:
    both = at_shark(["E01", "S01", ""])
    assert both.legal() == ["swap efo p2 solys", "end"]
    assert both.why("swap efo p3 solys") == "MAL-160"  # no card at all
    assert both.why("swap efo p2 wipi") == "MAL-161"  # none of this island
    assert both.why("swap wipi p2 solys") == "MAL-160"
    for cards in (["E01", "", ""], ["", "E01", "S01"]):
        assert at_shark(cards).state.actor() == 1  # not available: the turn is over


def test_mal_160_only_on_a_shark() -> None:
    table = sailing("E", "70 88", cards=["E01", "S01"])
    table.do("sail d8")
    assert table.why("swap efo p2 solys") == "MAL-160"


def test_mal_161_the_island_is_chosen_and_the_card_is_drawn() -> None:
    drawn: set[str] = set()
    for seed in range(40):
        table = at_shark(["E01", "S01 S04 W02 S10"])
        assert table.legal() == ["swap efo p2 solys", "swap efo p2 wipi", "end"]
        table.state.chance = FastChance(seed)
        table.do("swap efo p2 solys")
        (mine,) = table.cards(0)
        drawn.add(mine)
        assert sorted([*table.cards(1), mine]) == ["E01", "S01", "S04", "S10", "W02"]
    assert drawn == {"S01", "S04", "S10"}


def test_mal_161_a_single_card_is_certain_ec_24() -> None:
    table = at_shark(["E01", "S07"])
    draws = table.state.chance.draws
    table.do("swap efo p2 solys")
    assert table.cards(0) == ["S07"]
    assert table.cards(1) == ["E01"]
    assert table.state.chance.draws == draws
    assert table.state.scores() == [3, 1]


def test_mal_162_everything_is_chosen_before_the_draw() -> None:
    table = at_shark(["E01 E07", "E02"])
    table.do("swap efo p2 efo")
    assert table.ask == "give"
    assert table.legal() == ["give E01", "give E07"]
    assert table.why("give S01") == "MAL-162"
    assert table.why("give E02") == "MAL-161"
    table.do("give E01")  # the given card is not in the draw
    assert table.cards(0) == ["E02", "E07"]
    assert table.cards(1) == ["E01"]


def test_mal_088_160_one_swap_a_turn() -> None:
    table = at_shark(["E01", "S07 S01"], ["Y", ""], nanga="N01 N03 | ...")
    table.do("swap efo p2 solys")
    assert table.legal() == ["deliver nanga 1", "end"]
    assert table.why("swap solys p2 solys") == "MAL-088"


def test_mal_163_a_card_won_in_this_turn_can_be_given_ec_22() -> None:
    table = at_shark(["", "S07"], ["Y", ""], nanga="N01 N03 | ...")
    assert table.legal() == ["deliver nanga 1", "end"]
    table.do("deliver nanga 1", "swap nanga p2 solys")
    assert table.cards(0) == ["S07"]
    assert table.cards(1) == ["N01"]


def test_mal_164_the_opponent_is_not_asked() -> None:
    table = at_shark(["E01", "S07"])
    table.do("swap efo p2 solys")
    assert "swapped" in table.kinds()


def test_mal_165_own_cards_can_be_looked_at() -> None:
    table = at_shark(["E01", "S07"])
    assert table.players(0)[0]["cards"] == [{"card": "E01", "fish": "R"}]
    assert table.players(0)[1]["cards"] is None
    assert table.players(0)[1]["backs"] == "S"


def test_mal_166_sharks_are_at_the_edge() -> None:
    table = at_shark(["E01", "S07"], ["Y", ""], nanga="N01 N03 | ...")
    assert {"deliver nanga 1", "swap efo p2 solys"} <= set(table.legal())
    rows = [cell for cell in range(100) if BACK[cell] == SHARK]
    assert len(rows) == 8


@pytest.mark.parametrize("observer", [2, SPECTATOR])
def test_mal_161_others_learn_the_backs_only(observer: int) -> None:
    table = at_shark(["E01 E07 E09", "S07 S01", "W01"])
    table.do("swap efo p2 solys")
    told = {"kind", "seat", "other_seat", "gave", "took", "known"}
    assert set(table.heard("give E01", "swapped", observer)) == told
    assert table.heard("give E01", "swapped", 1)["given"] == "E01"
    assert "drawn" in table.heard("give E01", "swapped", 0)
    table.do("give E01")
    state = table.state
    seen: set[str] = set()
    for seed in range(60):
        other = state.imagine(observer, FastChance(seed))
        assert isinstance(other, MaldiviaState)
        seen.add(Table(other).cards(1)[0])
        assert canonical(other.view(observer)) == canonical(state.view(observer))
    assert seen == {"E01", "E07", "E09"}
    for partner in (0, 1):
        mine = state.imagine(partner, FastChance(5))
        assert isinstance(mine, MaldiviaState)
        assert mine.owner == state.owner
