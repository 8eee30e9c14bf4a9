"""Vanuatu's box: totals that fit, and faults that are named."""

from __future__ import annotations

from importlib import resources

import pytest

from shoal.games.vanuatu import GAME, actions, components
from shoal.games.vanuatu.components import BOX, Box
from shoal.kernel import SheetError
from shoal.kernel.sheet import parse_sheet

TEXT = resources.files("shoal.games.vanuatu").joinpath("components.toml").read_text("utf-8")


def test_the_totals_of_the_box() -> None:
    assert sum(BOX.tile_fish) == 14
    assert sum(BOX.tile_treasure) == 10
    assert sum(BOX.slots_drawings) == 9
    assert sum(BOX.slots_stalls) == 14
    assert sum(BOX.slots_tourists) == 20
    assert BOX.cubes == [10, 8, 6]
    assert sum(BOX.tourist_values) == 18
    assert len(BOX.ship_slots) == 10


def test_every_block_says_where_it_comes_from() -> None:
    blocks = TEXT.count("\n[") - TEXT.count("\n[[action]]") - TEXT.count("\n[[ship]]")
    assert TEXT.count("\nsource = ") >= blocks
    assert "assumed" in TEXT


def test_action_numbers_and_texts_agree() -> None:
    made = actions.space()
    assert made.size == actions.SIZE
    for pair in range(45):
        one = components.ACTIONS[actions.PAIR_A[pair]]
        two = components.ACTIONS[actions.PAIR_B[pair]]
        assert made.parse(f"plan {one} {two}") == actions.PLAN + pair
        assert made.parse(f"plan {two} {one}") == actions.PLAN + pair
    for number, name in enumerate(components.ACTIONS):
        family = made.family(name)
        for action in range(family.first, family.first + family.size):
            assert actions.deed_of(action) == number
    assert actions.deed_of(made.parse("withdraw sell")) == -1
    for text in ("sail b3", "build efate", "buy efate kava", "withdraw sell", "sail b3 in 3"):
        assert GAME.space.text(GAME.space.parse(text)) == text


FAULTS = [
    ("rounds = 8", "rounds = 9", "meta.rounds: must lie between 8 and 8, not 9"),
    ("vatu = 3  ", "vatu = 30 ", "setup.vatu: must lie between 0 and 9, not 30"),
    ("planning_batches = [2, 2, 1]", "planning_batches = [2, 1, 2]", "setup.planning_batches"),
    ("efate = [0, 0]", "efate = [9, 9]", "board.efate"),
    ("[-1, 0], [0, 0]", "[0, 0], [0, 0]", "board.hexes: entry 2 is there twice"),
    ('"a1", "a2"', '"a2", "a2"', "board.labels: two hexes have the same name"),
    ("start_hexes = [[1, 0], [-1, 1]", "start_hexes = [[0, 0], [-1, 1]", "board.start_hexes"),
    ('kind = "sea"', 'kind = "see"', r"tile\[2\].kind: must be one of island, sea, not 'see'"),
    ("fish = 2", "fish = 5", r"tile\[2\].fish: must lie between 0 and 3, not 5"),
    ("fish = 2", "fish = 3", "supply.fish_discs: is 14, but the seas show 15"),
    ("drawings = 1", "drawings = 2", "supply.drawing_discs: is 9, but the rest of the box asks"),
    ("treasure_tiles = { 1 = 4", "treasure_tiles = { 1 = 5", "supply.treasure_tiles.1: is 5"),
    ('word = "santo"', 'word = "efate"', "tile: two tiles have the same id or word"),
    ('letter = "A"', 'letter = "G"', r"tile\[5\].letter: must be one of"),
    ('letter = "B"', 'letter = "A"', "tile: must be four without letter, then A to F twice"),
    ('goods = ["kava", "kava"]', 'goods = ["kava", "cava"]', r"tile\[11\].goods: entry 2"),
    ("cubes = 10", "cubes = 11", "supply.goods_cubes: is 24"),
    ('slots = ["kava", "kava", "kava"]', 'slots = ["kava"]', r"ship\[9\].slots: must have 3"),
    ('id = "ship02"', 'id = "ship01"', "ship: two ships have the same id"),
    ("track = [3, 2, 1]", "track = [1, 2, 3]", "fish_market.track: must fall"),
    ("4 = 2, 5 = 0 }", "4 = 7, 5 = 0 }", "tourist_tiles.remove.4: there is no tourist tile"),
    ('id = "vatu_point"', 'id = "both"', r"rest_tile\[3\].id"),
    ("first_player = true", "first_player = false", r"rest_tile\[1\].first_player"),
    ('action = "sail"', 'action = "fish"', r"character\[1\].action: must be 'sail', not 'fish'"),
    ("max_points_exchanged = 3", "max_points_exchanged = 4", r"character\[9\].max_points"),
    ('tie_break = ["stalls_on_islands", "vatu"]', 'tie_break = ["vatu", "luck"]', "tie_break"),
    ("last_slot_bonus = 2", "last_slot_bonos = 2", "ship_rules.last_slot_bonos: is not known"),
    ("[two_players]", "[three_players]", "three_players: is not known here"),
    ("[meta]", "[meta", "is not TOML"),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "said"), FAULTS)
def test_faults_are_named_with_file_key_and_reason(old: str, new: str, said: str) -> None:
    assert old in TEXT
    with pytest.raises(SheetError, match=said) as caught:
        Box(parse_sheet("vanuatu/components.toml", TEXT.replace(old, new, 1)))
    assert str(caught.value).startswith("vanuatu/components.toml: ")
