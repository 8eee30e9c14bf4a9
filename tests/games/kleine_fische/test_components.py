"""The box is read with care: a wrong value is refused with file, key and reason."""

from __future__ import annotations

import pytest

from shoal.games.kleine_fische import GAME
from shoal.games.kleine_fische.components import (
    ALIKE,
    BOX,
    CARD_NAMES,
    CARDS,
    CHEST,
    DIE,
    DIFFICULTY,
    FISH,
    KIND,
    POINTS,
    SHELLS,
    SPECIES,
    Box,
)
from shoal.kernel import SheetError
from shoal.kernel.sheet import parse_sheet

TEXT = GAME.data("components.toml")


def test_what_is_in_the_box() -> None:
    assert len(CARD_NAMES) == len(set(CARD_NAMES)) == CARDS == 103
    assert (sum(SHELLS), sum(POINTS)) == (208, 39)
    assert [SPECIES.count(species) for species in range(13)] == [7] * 13
    assert sorted(DIE) == [-1, 1, 1, 2, 3, 3]
    assert BOX.entry_cost == 1
    assert all((POINTS[card] > 0) == (SHELLS[card] == 1) for card in range(FISH))


def test_a_back_never_tells_its_face() -> None:
    for number in range(3, 7):
        kinds = [KIND[card] for card in range(FISH, CARDS) if DIFFICULTY[card] == number]
        assert len(kinds) == len(set(kinds)) == 3
        assert sum(bin(ALIKE[kind][number]).count("1") for kind in range(CHEST + 1)) == 3


@pytest.mark.parametrize(
    ("old", "new", "key", "reason"),
    [
        ("rows = 5", "rows = 6", "board.rows", "between 5 and 5"),
        ('"bottom"]', '"left"]', "board.jump_sides", "three different sides"),
        ('"bottom"]', '"inside"]', "board.jump_sides", "must be one of"),
        ('["h54", "v45"]', '["h54", "v44"]', "octopus.entry_lanes", "h54 and v45"),
        ("entry_cost = 1", "entry_cost = 2", "octopus.entry_cost", "between 0 and 1"),
        ("[-1, 1, 1, 2, 3, 3]", "[1, 1, 1, 2, 3, 3]", "die.faces", "red -1"),
        ("[-1, 1, 1, 2, 3, 3]", "[-1, 1, 1, 2, 3]", "die.faces", "6 entries"),
        ("per_species = 7", "per_species = 8", "fish.per_species", "between 7 and 7"),
        ("shells = 4", "shells = 1", "fish.pattern[7].octopus", "one shell"),
        ("shells = 4", "shells = 5", "fish.pattern[7].shells", "between 1 and 4"),
        ('id = "lion"', 'id = "clown"', "species[2].id", "new word"),
        ('color = "#B5322B"', 'color = "red"', "species[2].color", "colour"),
        ('kind = "fins"', 'kind = "sail"', "cave[1].kind", "must be one of"),
        ('kind = "lamp"', 'kind = "fins"', "cave", "two caves of kind fins, not 3"),
        ("difficulty = 3", "difficulty = 7", "cave[1].difficulty", "between 3 and 6"),
        ("power = 4", "power = 3", "cave", "same power"),
        ("unused = 0", "unused = 1", "cave[6].unused", "between 0 and 0"),
        ("rank_points = [1, 3, 5, 7]", "rank_points = [1, 3, 7]", "chest.rank_points", "4 entries"),
        ('origin = "public"', 'origin = "guessed"', "die.origin", "must be one of"),
        ("most = 3", "most = 3\nleast = 1", "steal.least", "is not known here"),
    ],
)
def test_faults_name_file_key_and_reason(old: str, new: str, key: str, reason: str) -> None:
    assert old in TEXT
    with pytest.raises(SheetError) as caught:
        Box(parse_sheet("box.toml", TEXT.replace(old, new, 1)))
    message = str(caught.value)
    assert message.startswith(f"box.toml: {key}: "), message
    assert reason in message


def test_assumed_values_can_be_corrected() -> None:
    changed = TEXT.replace("rank_points = [1, 3, 5, 7]", "rank_points = [2, 3, 5, 8]")
    changed = changed.replace("difficulty = 6", "difficulty = 5", 1)
    found = Box(parse_sheet("box.toml", changed))
    assert found.rank_points == [2, 3, 5, 8]
    assert found.difficulties.count(5) == 4
