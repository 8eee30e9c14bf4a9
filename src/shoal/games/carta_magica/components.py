"""The box: `components.toml` read once and checked, with faults that name file, key and reason."""

from __future__ import annotations

from typing import Final

from shoal.kernel.sheet import Sheet, own_components, parse_sheet

SIDE: Final = 21  # columns and rows of the chart (CM-181 counts on the island in its middle)
SECTORS: Final = 12  # of the wheel, all equally likely (CM-023)

# Kinds of space, in the order of this list; the first three can be sailed (CM-032).
SPACES: Final = [
    "blue", "black_harbour", "red_harbour", "windless", "gray", "cliff", "island",
    "middle_island", "golden_border",
]  # fmt: skip
SIGNS: Final = ".BRox^#M+"
SYMBOLS: Final = ["wind", "hammer", "goods", "magic", "adventure", "storm"]
RESOURCES: Final = ["gold", "goods", "magic"]
GOLD: Final = 0
GOODS: Final = 1
MAGIC: Final = 2
NOWHERE: Final = -1  # no card, no seat, no space
CARD_KINDS: Final = [
    "income", "payment", "good_weather", "repair", "lucky_wind", "spin_again", "telescope",
    "curse", "monster",
]  # fmt: skip
INCOME: Final = 0
PAYMENT: Final = 1
MONSTER: Final = 8
MARKS: Final = [
    "tokens", "costs", "scoring", "wheel_segments", "wheel_directions", "board", "ships",
    "labels", "harbours", "characters", "challenges", "talismans", "adventure_kinds",
    "adventure_values",
]  # fmt: skip
# How many cards of each of the four kinds there are (CM-002).
CHARACTERS: Final = 8
CHALLENGES: Final = 8
TALISMANS: Final = 16
ADVENTURES: Final = 32


class Box:
    """Everything the components file says, as plain lists."""

    def __init__(self, sheet: Sheet) -> None:
        known = ["marks", "tokens", "costs", "scoring", "wheel", "board", "ship", "label"]
        known += ["harbour", "character", "challenge", "talisman", "adventure"]
        sheet.only(known)
        marks = sheet.table("marks", " ".join(MARKS))
        self.marks = {name: marks.text(name, ["known", "assumed"]) for name in MARKS}
        self.read_tokens(sheet.table("tokens"))
        self.read_numbers(sheet)
        self.read_wheel(sheet.table("wheel", "sectors segment direction"))
        self.read_board(sheet)
        self.read_harbours(sheet)
        self.read_cards(sheet)
        self.read_adventures(sheet)
        check_waters(self, sheet)

    def read_tokens(self, tokens: Sheet) -> None:
        starts = [f"start_{name}" for name in RESOURCES]
        tokens.only([*RESOURCES, "limit_per_kind", *starts])
        self.limit = tokens.integer("limit_per_kind", 1, 99)
        self.tokens = [tokens.integer(name, 1, 999) for name in RESOURCES]  # in the bank
        for name, count in zip(RESOURCES, self.tokens, strict=True):
            if count < 4 * self.limit:  # CM-072: the bank can never run out
                few = f"four players may hold {4 * self.limit}; {count} are too few"
                raise tokens.fault(name, few)
        self.start = [tokens.integer(name, 0, self.limit) for name in starts]  # for each player

    def read_numbers(self, sheet: Sheet) -> None:
        names = ["exchange_goods", "exchange_gold", "talisman_gold", "tow_goods", "repair_gold"]
        names += ["lucky_wind_steps", "storm_steps", "face_up_talismans", "telescope_cards"]
        costs = sheet.table("costs", " ".join(names))
        self.costs = {name: costs.integer(name, 1, 8) for name in names}
        if self.costs["face_up_talismans"] > 3:
            raise costs.fault("face_up_talismans", "actions name at most three displayed talismans")
        if self.costs["telescope_cards"] > 3:
            raise costs.fault("telescope_cards", "an order of more than two cards has no action")
        names = ["challenge_talisman", "returned_home", "gold"]
        scoring = sheet.table("scoring", " ".join(names))
        self.scoring = {name: scoring.integer(name, 0, 99) for name in names}

    def read_wheel(self, wheel: Sheet) -> None:
        """Both rings (CM-023, CM-024): each sector lies in one segment and shows one direction."""
        wheel.integer("sectors", SECTORS, SECTORS)
        segments = wheel.tables("segment", 6, "id number symbols sectors")
        for i, row in enumerate(segments):
            row.integer("id", i + 1, i + 1)
        self.numbers = [row.integer("number", -9, 20) for row in segments]
        self.symbols = [row.texts("symbols", SYMBOLS) for row in segments]
        self.sector_segment = ring(wheel, "segment", segments)
        storms = sum("storm" in symbols for symbols in self.symbols)
        if storms != 1 or self.symbols[5] != ["storm"]:
            raise wheel.fault("segment", "the last segment, and only it, shows the storm")
        ways = wheel.tables("direction", 4, "id dcol drow sectors")
        self.directions = [row.text("id", ["N", "E", "S", "W"]) for row in ways]
        for i, row in enumerate(ways):
            way = self.directions[i]
            if "NESW".index(way) != i:
                raise row.fault("id", "the directions come in the order N, E, S, W")
            step = (row.integer("dcol", -1, 1), row.integer("drow", -1, 1))
            if step != ((0, 1, 0, -1)[i], (-1, 0, 1, 0)[i]):
                raise row.fault("dcol", f"{way} does not lead that way; north is up")
        self.sector_direction = ring(wheel, "direction", ways)

    def read_board(self, sheet: Sheet) -> None:
        board = sheet.table("board")
        cuts = ["cut_west_column", "cut_east_column", "cut_first_row", "cut_last_row"]
        board.only(["columns", "rows", "middle_island_centre", "grid", "legend", *cuts])
        self.columns = board.text("columns")
        if len(self.columns) != SIDE or len(set(self.columns)) != SIDE:
            raise board.fault("columns", f"must be {SIDE} different letters")
        board.integer("rows", SIDE, SIDE)
        legend = board.table("legend")
        legend.only(list(SIGNS))
        for sign, space in zip(SIGNS, SPACES, strict=True):
            legend.text(sign, [space])
        self.grid = board.texts("grid", None, SIDE)
        for i, row in enumerate(self.grid):
            if len(row) != SIDE or row.strip(SIGNS):
                raise board.fault("grid", f"row {i + 1} must have {SIDE} of the signs {SIGNS}")
            edge = row if i in (0, SIDE - 1) else row[0] + row[-1]
            if edge.strip("+"):
                raise board.fault("grid", f"row {i + 1}: the golden border must close the chart")
        self.centre = self.cell(board, "middle_island_centre")
        # West column, east column, first row, last row, from 0.
        self.cut = [self.columns.index(board.text(key, list(self.columns))) for key in cuts[:2]]
        self.cut += [board.integer(key, 1, SIDE) - 1 for key in cuts[2:]]
        if self.cut[1] != self.cut[0] + 1 or self.cut[2] > self.cut[3]:
            raise board.fault("cut_east_column", "the cut runs between two neighbouring columns")
        ships = sheet.tables("ship", 4, "id colour")
        for ship in ships:
            ship.text("id")
        self.ships = [ship.text("colour") for ship in ships]
        labels = sheet.tables("label", -1, "name cell")
        self.labels = [label.text("name") for label in labels]
        self.label_cells = [self.cell(label, "cell") for label in labels]

    def read_harbours(self, sheet: Sheet) -> None:
        rows = sheet.tables("harbour", 8, "id name colour cell")
        self.harbours = fresh_ids(rows)
        self.harbour_names = [row.text("name") for row in rows]
        self.harbour_cells = [self.cell(row, "cell") for row in rows]
        for row, cell in zip(rows, self.harbour_cells, strict=True):
            sign = "B" if row.text("colour", ["black", "red"]) == "black" else "R"
            if self.grid[cell // SIDE][cell % SIDE] != sign:
                raise row.fault("cell", f"the chart does not show {sign!r} there")
            if self.harbour_cells.count(cell) > 1:
                raise row.fault("cell", "another harbour lies there already")
        drawn = sum(row.count("B") + row.count("R") for row in self.grid)
        if drawn != len(self.harbour_cells):
            raise sheet.fault("harbour", f"the chart shows {drawn} harbours, the list has 8")

    def cell(self, row: Sheet, key: str) -> int:
        word = row.text(key)
        column, number = self.columns.find(word[:1]), word[1:]
        if column < 0 or not number.isdecimal() or not 1 <= int(number) <= SIDE:
            raise row.fault(key, f"{word!r} is no space of the chart, such as K11")
        return (int(number) - 1) * SIDE + column

    def read_cards(self, sheet: Sheet) -> None:
        """Characters, talismans and challenges, sorted as CM-002 sorts them."""
        rows = sheet.tables("character", CHARACTERS, "id name")
        self.characters = fresh_ids(rows)
        self.character_names = [row.text("name") for row in rows]
        rows = sheet.tables("talisman", TALISMANS, "id name points")
        self.talismans = fresh_ids(rows)
        self.talisman_names = [row.text("name") for row in rows]
        self.points = [row.integer("points", 0, 99) for row in rows]
        rows = sheet.tables("challenge", CHALLENGES, "id name talismans")
        self.challenges = fresh_ids(rows)
        self.challenge_names = [row.text("name") for row in rows]
        self.challenge_shows: list[list[int]] = []
        for row in rows:
            shown = [self.talismans.index(one) for one in row.texts("talismans", self.talismans)]
            if not shown or len(set(shown)) != len(shown):
                raise row.fault("talismans", "must name different talismans, at least one")
            self.challenge_shows.append(shown)

    def read_adventures(self, sheet: Sheet) -> None:
        rows = sheet.tables("adventure", ADVENTURES)
        self.cards = fresh_ids(rows)
        self.card_names = [row.text("name") for row in rows]
        self.card_kinds = [row.choice("kind", CARD_KINDS) for row in rows]
        self.card_resources: list[int] = []  # -1 for none
        self.card_values: list[int] = []  # tokens of an income or payment, gold of a monster
        self.strengths: list[int] = []
        for row, kind in zip(rows, self.card_kinds, strict=True):
            letter = row.text("letter", list("abcdefghij"))
            keys = ["id", "letter", "kind", "name"]
            resource, value, strength = -1, 0, 0
            if kind in (INCOME, PAYMENT):
                keys += ["resource", "value"]
                resource = row.choice("resource", RESOURCES)
                value = row.integer("value", 1, 8)
                if kind == PAYMENT and resource != GOODS:
                    raise row.fault("resource", "only goods are ever demanded (CM-126)")
                fitting = "acb"[resource]
            elif kind == MONSTER:
                keys += ["strength", "gold"]
                strength = row.integer("strength", 1, 99)
                value = row.integer("gold", 0, 99)
                fitting = "j"
            else:
                fitting = "defghi"[kind - 2]
            if letter != fitting:
                raise row.fault("letter", f"a card of this kind has the letter {fitting}")
            row.only(keys)
            self.card_resources.append(resource)
            self.card_values.append(value)
            self.strengths.append(strength)


def ring(wheel: Sheet, key: str, parts: list[Sheet]) -> list[int]:
    """The part of the wheel in which each sector lies."""
    found = [-1] * SECTORS
    for part, row in enumerate(parts):
        for sector in row.integers("sectors", 0, SECTORS - 1):
            if found[sector] != -1:
                raise row.fault("sectors", f"sector {sector} is taken already")
            found[sector] = part
    if -1 in found:
        raise wheel.fault(key, f"sector {found.index(-1)} belongs to none of them")
    return found


def fresh_ids(rows: list[Sheet]) -> list[str]:
    """The ids of some rows, each another."""
    found: list[str] = []
    for row in rows:
        name = row.text("id")
        if name in found:
            raise row.fault("id", f"{name} is there twice")
        found.append(name)
    return found


def check_waters(box: Box, sheet: Sheet) -> None:
    """The blue sea hangs together, every harbour and calm opens on it, and it leads all round.

    The way round is looked for in the lifted sea of (space, passages of the cut), both ways.
    """
    cells = "".join(box.grid)
    blue = [cell for cell in range(SIDE * SIDE) if cells[cell] == "."]
    if not blue:
        raise sheet.fault("board.grid", "there is no sea")
    start = blue[0]
    seen = {(start, 0)}
    waiting = [(start, 0)]
    for cell, laps in waiting:
        for step in (-SIDE, 1, SIDE, -1):
            beyond = cell + step
            after = (beyond, laps + cut_step(box, cell, step))
            if cells[beyond] == "." and abs(after[1]) <= 2 and after not in seen:
                seen.add(after)
                waiting.append(after)
    reached = {cell for cell, laps in seen}
    for cell in range(SIDE * SIDE):
        name = f"{box.columns[cell % SIDE]}{cell // SIDE + 1}"
        if cells[cell] == "." and cell not in reached:
            raise sheet.fault("board.grid", f"{name} cannot be reached by sea")
        open_sides = [step for step in (-SIDE, 1, SIDE, -1) if cell + step in reached]
        if cells[cell] in "BRo" and not open_sides:
            raise sheet.fault("board.grid", f"{name} has no sea beside it")
    for laps, way in [(1, "clockwise"), (-1, "anticlockwise")]:
        if (start, laps) not in seen:
            raise sheet.fault("board.grid", f"no way leads {way} round the middle island")


def cut_step(box: Box, cell: int, step: int) -> int:
    """Change of laps by one step (CM-181): +1 over the cut to the east, -1 to the west."""
    west, east, first, last = box.cut
    if not first <= cell // SIDE <= last:
        return 0
    if step == 1 and cell % SIDE == west:
        return 1
    return -1 if step == -1 and cell % SIDE == east else 0


BOX: Final = Box(parse_sheet(*own_components(__name__)))
