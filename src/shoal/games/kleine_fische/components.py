"""The cards in the box, read once from `components.toml` and checked.

Cards are numbered 0 … 102: fish `species * 7 + n` first (KF-022), then the twelve caves in the
order of the file. Cave *bits* number the caves alone, 0 … 11.
"""

from __future__ import annotations

import re
from typing import Final

from shoal.games.kleine_fische import map as reef
from shoal.kernel.sheet import Sheet, own_components, parse_sheet

FISH: Final = 91  # cards below this number are fish
CARDS: Final = 103
SPECIES_COUNT: Final = 13
PER_SPECIES: Final = 7

FINS: Final = 0
LAMP: Final = 1
OCTO: Final = 2
REROLL: Final = 3
RAINBOW: Final = 4
CHEST: Final = 5
KINDS: Final[list[str]] = ["fins", "lamp", "octo", "reroll", "rainbow", "chest"]

MOST_STOLEN: Final = 3  # KF-121

EASIEST: Final = 3
HARDEST: Final = 6

ORIGINS: Final[list[str]] = ["known", "derived", "public", "assumed"]


# The least and the most that can be printed on a cave, by kind.
POWERS: Final[list[tuple[int, int]]] = [(1, 5), (1, 2), (1, 5), (1, 2), (1, 4), (0, 0)]


class Box:
    """What the components file says."""

    def __init__(self, sheet: Sheet) -> None:
        sheet.only(["board", "octopus", "die", "steal", "fish", "species", "cave", "chest"])
        self._read_board(sheet)
        self._read_fish(sheet)
        self._read_caves(sheet)
        chest = _marked(sheet, "chest", "rank_points")
        self.rank_points = chest.integers("rank_points", 0, 99, 4)

    def _read_board(self, sheet: Sheet) -> None:
        board = _marked(sheet, "board", "rows columns jump_sides")
        board.fixed({"rows": 5, "columns": 5})
        self.jump_sides = board.texts("jump_sides", ["left", "right", "bottom", "top"], 3)
        three = "must name three different sides of a card (KF-041)"
        board.unlike("jump_sides", self.jump_sides, three)
        octopus = _marked(sheet, "octopus", "entry_lanes entry_cost")
        self.entry_lanes = octopus.texts("entry_lanes", reef.LANE_NAMES, 2)
        if sorted(self.entry_lanes) != ["h54", "v45"]:
            reason = "must be the corner's two lanes h54 and v45 (KF-108)"
            raise octopus.fault("entry_lanes", reason)
        self.entry_cost = octopus.integer("entry_cost", 0, 1)
        die = _marked(sheet, "die", "faces")
        self.faces = die.integers("faces", -1, 9, 6)
        if -1 not in self.faces or 0 in self.faces:
            raise die.fault("faces", "must have the red -1, and no 0 (KF-123)")
        steal = _marked(sheet, "steal", "most loss")
        steal.integer("most", MOST_STOLEN, MOST_STOLEN)
        self.steal_loss = steal.integer("loss", 1, 3)

    def _read_fish(self, sheet: Sheet) -> None:
        fish = _marked(sheet, "fish", "species per_species pattern")
        fish.fixed({"species": SPECIES_COUNT, "per_species": PER_SPECIES})
        rows = _marked_rows(fish, "pattern", PER_SPECIES, "shells octopus")
        self.shells = [row.integer("shells", 1, 4) for row in rows]  # of a species' seven fish
        self.octopus = [row.integer("octopus", 0, 2) for row in rows]
        for row, shells, octopus in zip(rows, self.shells, self.octopus, strict=True):
            if (octopus > 0) != (shells == 1):
                raise row.fault("octopus", "exactly the fish with one shell carry octopus points")
        self.species: list[str] = []
        for row in _marked_rows(sheet, "species", SPECIES_COUNT, "id color"):
            name = row.text("id")
            if not re.fullmatch(r"[a-z]+", name) or name in self.species:
                raise row.fault("id", f"must be a new word of small letters, not {name!r}")
            if not re.fullmatch(r"#[0-9A-Fa-f]{6}", row.text("color")):
                raise row.fault("color", "must be a colour such as #F26B21")
            self.species.append(name)

    def _read_caves(self, sheet: Sheet) -> None:
        rows = _marked_rows(sheet, "cave", CARDS - FISH, "id kind power difficulty unused")
        self.caves: list[str] = []
        self.powers: list[int] = []
        self.unused: list[int] = []
        self.kinds = [row.choice("kind", KINDS) for row in rows]
        for row, kind in zip(rows, self.kinds, strict=True):
            name = row.text("id")
            if not re.fullmatch(r"[a-z][a-z0-9_]*", name) or name in self.caves + self.species:
                raise row.fault("id", f"must be a new word, not {name!r}")
            self.caves.append(name)
            low, high = POWERS[kind]
            self.powers.append(row.integer("power", low, high))
            # KF-185, KF-195: only the cards one could have played are worth something unplayed.
            self.unused.append(row.integer("unused", 0, 9 if kind < RAINBOW else 0))
        self.difficulties = [row.integer("difficulty", EASIEST, HARDEST) for row in rows]
        for kind, name in enumerate(KINDS):
            count = self.kinds.count(kind)
            if count != 2:
                raise sheet.fault("cave", f"there must be two caves of kind {name}, not {count}")
        rainbows = [i for i, kind in enumerate(self.kinds) if kind == RAINBOW]
        if self.powers[rainbows[0]] != self.powers[rainbows[1]]:
            raise sheet.fault("cave", "both rainbow fish must have the same power (KF-192)")


def _marked(sheet: Sheet, key: str, keys: str) -> Sheet:
    """A table that says where its numbers come from."""
    found = sheet.table(key, "origin " + keys)
    found.text("origin", ORIGINS)
    return found


def _marked_rows(sheet: Sheet, key: str, count: int, keys: str) -> list[Sheet]:
    rows = sheet.tables(key, count, "origin " + keys)
    for row in rows:
        row.text("origin", ORIGINS)
    return rows


BOX: Final = Box(parse_sheet(*own_components(__name__)))


CARD_NAMES: Final[list[str]] = [
    f"{species}-{n + 1}" for species in BOX.species for n in range(PER_SPECIES)
] + BOX.caves
CARD_NUMBERS: Final[dict[str, int]] = {name: card for card, name in enumerate(CARD_NAMES)}
SPECIES_NAMES: Final[list[str]] = BOX.species[:]

# By card number; caves have species -1 and neither shells nor octopus points.
SPECIES: Final[list[int]] = [card // PER_SPECIES for card in range(FISH)] + [-1] * 12
SHELLS: Final[list[int]] = BOX.shells * SPECIES_COUNT + [0] * 12
POINTS: Final[list[int]] = BOX.octopus * SPECIES_COUNT + [0] * 12
DIFFICULTY: Final[list[int]] = [0] * FISH + BOX.difficulties  # 0: the back shows the reef (KF-023)
KIND: Final[list[int]] = [-1] * FISH + BOX.kinds
POWER: Final[list[int]] = [0] * FISH + BOX.powers
UNUSED: Final[list[int]] = [0] * FISH + BOX.unused

DIE: Final[list[int]] = BOX.faces[:]
BAD_FACE: Final = -1
LOSS: Final[int] = BOX.steal_loss
RANK_POINTS: Final[list[int]] = BOX.rank_points[:]


def _of_kind(kind: int) -> list[int]:
    return [card for card in range(FISH, CARDS) if KIND[card] == kind]


FINS_CARDS: Final[list[int]] = _of_kind(FINS)
LAMP_CARDS: Final[list[int]] = _of_kind(LAMP)
OCTO_CARDS: Final[list[int]] = _of_kind(OCTO)
REROLL_CARDS: Final[list[int]] = _of_kind(REROLL)
RAINBOW_CARDS: Final[list[int]] = _of_kind(RAINBOW)
RAINBOW_SHELLS: Final[int] = POWER[RAINBOW_CARDS[0]]


def cave_bit(card: int) -> int:
    return 1 << (card - FISH)


# `ALIKE[kind][number]`: bits of the caves of a kind with that number on the back.
ALIKE: Final[list[list[int]]] = [
    [sum([cave_bit(card) for card in _of_kind(kind) if DIFFICULTY[card] == number])
     for number in range(HARDEST + 1)]
    for kind in range(len(KINDS))
]  # fmt: skip


def names_of(cards: list[int]) -> str:
    return " ".join([CARD_NAMES[card] for card in cards])


def back_name(card: int) -> str:
    """What anybody sees of a face-down card (KF-023): `fish`, or a cave's number."""
    return "fish" if card < FISH else str(DIFFICULTY[card])


def species_key(species: int) -> str:
    return "@kleine-fische-species-" + SPECIES_NAMES[species]


def card_key(card: int) -> str:
    """The message that names a cave: by kind, and by power where it has one to play."""
    kind = KINDS[KIND[card]]
    if KIND[card] in (RAINBOW, CHEST):
        return f"@kleine-fische-cave-{kind}"
    return f"@kleine-fische-cave-{kind}-{POWER[card]}"
