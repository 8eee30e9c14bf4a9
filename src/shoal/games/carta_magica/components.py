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

    def __init__(self) -> None:
        self.tokens: list[int] = []  # in the bank, by resource
        self.start: list[int] = []  # for each player, by resource
        self.limit = 0
        self.costs: dict[str, int] = {}
        self.scoring: dict[str, int] = {}
        self.marks: dict[str, str] = {}
        self.sector_segment: list[int] = []
        self.sector_direction: list[int] = []
        self.numbers: list[int] = []  # by segment 0 … 5
        self.symbols: list[list[str]] = []
        self.directions: list[str] = []
        self.dcol: list[int] = []
        self.drow: list[int] = []
        self.grid: list[str] = []
        self.columns = ""
        self.centre = 0
        self.cut: list[int] = []  # west column, east column, first row, last row, from 0
        self.harbours: list[str] = []
        self.harbour_names: list[str] = []
        self.harbour_cells: list[int] = []
        self.ships: list[str] = []
        self.labels: list[str] = []
        self.label_cells: list[int] = []
        self.characters: list[str] = []
        self.character_names: list[str] = []
        self.challenges: list[str] = []
        self.challenge_names: list[str] = []
        self.challenge_shows: list[list[int]] = []
        self.talismans: list[str] = []
        self.talisman_names: list[str] = []
        self.points: list[int] = []
        self.cards: list[str] = []
        self.card_names: list[str] = []
        self.card_kinds: list[int] = []
        self.card_resources: list[int] = []  # -1 for none
        self.card_values: list[int] = []  # tokens of an income or payment, gold of a monster
        self.strengths: list[int] = []


def read_box(source: str, text: str) -> Box:
    """The box a components text describes, or a fault that says what is wrong with it."""
    sheet = parse_sheet(source, text)
    known = ["marks", "tokens", "costs", "scoring", "wheel", "board", "ship", "label", "harbour"]
    sheet.only([*known, "character", "challenge", "talisman", "adventure"])
    box = Box()
    read_marks(box, sheet.table("marks"))
    read_numbers(box, sheet)
    read_wheel(box, sheet.table("wheel"))
    read_board(box, sheet)
    read_cards(box, sheet)
    check_waters(box, sheet)
    return box


def read_marks(box: Box, marks: Sheet) -> None:
    marks.only(MARKS)
    for name in MARKS:
        box.marks[name] = marks.text(name, ["known", "assumed"])


def read_numbers(box: Box, sheet: Sheet) -> None:
    starts = "start_gold start_goods start_magic"
    tokens = sheet.table("tokens", f"gold goods magic limit_per_kind {starts}")
    box.limit = tokens.integer("limit_per_kind", 1, 99)
    for name in RESOURCES:
        count = tokens.integer(name, 1, 999)
        if count < 4 * box.limit:  # CM-072: the bank can never run out
            raise tokens.fault(name, f"four players may hold {4 * box.limit}; {count} are too few")
        box.tokens.append(count)
        box.start.append(tokens.integer(f"start_{name}", 0, box.limit))
    costs = sheet.table("costs")
    names = ["exchange_goods", "exchange_gold", "talisman_gold", "tow_goods", "repair_gold"]
    names += ["lucky_wind_steps", "storm_steps", "face_up_talismans", "telescope_cards"]
    costs.only(names)
    for name in names:
        box.costs[name] = costs.integer(name, 1, 8)
    if box.costs["face_up_talismans"] > 3:
        raise costs.fault("face_up_talismans", "actions name at most three displayed talismans")
    if box.costs["telescope_cards"] > 3:
        raise costs.fault("telescope_cards", "an order of more than two cards has no action")
    names = ["challenge_talisman", "returned_home", "gold"]
    scoring = sheet.table("scoring", " ".join(names))
    for name in names:
        box.scoring[name] = scoring.integer(name, 0, 99)


def read_wheel(box: Box, wheel: Sheet) -> None:
    """Both rings (CM-023, CM-024): each sector lies in one segment and shows one direction."""
    wheel.only(["sectors", "segment", "direction"])
    wheel.integer("sectors", SECTORS, SECTORS)
    box.sector_segment = [-1] * SECTORS
    box.sector_direction = [-1] * SECTORS
    for i, row in enumerate(wheel.tables("segment", 6, "id number symbols sectors")):
        row.integer("id", i + 1, i + 1)
        box.numbers.append(row.integer("number", -9, 20))
        box.symbols.append(row.texts("symbols", SYMBOLS))
        share(box.sector_segment, row, i)
    storms = sum("storm" in symbols for symbols in box.symbols)
    if storms != 1 or box.symbols[5] != ["storm"]:
        raise wheel.fault("segment", "the last segment, and only it, shows the storm")
    for i, row in enumerate(wheel.tables("direction", 4, "id dcol drow sectors")):
        box.directions.append(row.text("id", ["N", "E", "S", "W"]))
        box.dcol.append(row.integer("dcol", -1, 1))
        box.drow.append(row.integer("drow", -1, 1))
        if "NESW".index(box.directions[i]) != i:
            raise row.fault("id", "the directions come in the order N, E, S, W")
        if (box.dcol[i], box.drow[i]) != ((0, 1, 0, -1)[i], (-1, 0, 1, 0)[i]):
            raise row.fault("dcol", f"{box.directions[i]} does not lead that way; north is up")
        share(box.sector_direction, row, i)
    for ring, name in [(box.sector_segment, "segment"), (box.sector_direction, "direction")]:
        if -1 in ring:
            raise wheel.fault(name, f"sector {ring.index(-1)} belongs to none of them")


def share(ring: list[int], row: Sheet, part: int) -> None:
    for sector in row.integers("sectors", 0, SECTORS - 1):
        if ring[sector] != -1:
            raise row.fault("sectors", f"sector {sector} is taken already")
        ring[sector] = part


def read_board(box: Box, sheet: Sheet) -> None:
    board = sheet.table("board")
    names = ["columns", "rows", "middle_island_centre", "grid", "legend", "cut_west_column"]
    board.only([*names, "cut_east_column", "cut_first_row", "cut_last_row"])
    box.columns = board.text("columns")
    if len(box.columns) != SIDE or len(set(box.columns)) != SIDE:
        raise board.fault("columns", f"must be {SIDE} different letters")
    board.integer("rows", SIDE, SIDE)
    legend = board.table("legend")
    legend.only(list(SIGNS))
    for sign, space in zip(SIGNS, SPACES, strict=True):
        legend.text(sign, [space])
    box.grid = board.texts("grid", None, SIDE)
    for i, row in enumerate(box.grid):
        if len(row) != SIDE or row.strip(SIGNS):
            raise board.fault("grid", f"row {i + 1} must have {SIDE} of the signs {SIGNS}")
        edge = row if i in (0, SIDE - 1) else row[0] + row[-1]
        if edge.strip("+"):
            raise board.fault("grid", f"row {i + 1}: the golden border must close the chart")
    box.centre = read_cell(box, board, "middle_island_centre")
    for key in ["cut_west_column", "cut_east_column"]:
        box.cut.append(box.columns.index(board.text(key, list(box.columns))))
    box.cut.append(board.integer("cut_first_row", 1, SIDE) - 1)
    box.cut.append(board.integer("cut_last_row", 1, SIDE) - 1)
    if box.cut[1] != box.cut[0] + 1 or box.cut[2] > box.cut[3]:
        raise board.fault("cut_east_column", "the cut runs between two neighbouring columns")
    read_harbours(box, sheet)
    for ship in sheet.tables("ship", 4, "id colour"):
        ship.text("id")
        box.ships.append(ship.text("colour"))
    for label in sheet.tables("label", -1, "name cell"):
        box.labels.append(label.text("name"))
        box.label_cells.append(read_cell(box, label, "cell"))


def read_harbours(box: Box, sheet: Sheet) -> None:
    for row in sheet.tables("harbour", 8, "id name colour cell"):
        box.harbours.append(fresh_id(box.harbours, row))
        box.harbour_names.append(row.text("name"))
        cell = read_cell(box, row, "cell")
        sign = "B" if row.text("colour", ["black", "red"]) == "black" else "R"
        if box.grid[cell // SIDE][cell % SIDE] != sign:
            raise row.fault("cell", f"the chart does not show {sign!r} there")
        if cell in box.harbour_cells:
            raise row.fault("cell", "another harbour lies there already")
        box.harbour_cells.append(cell)
    drawn = sum(row.count("B") + row.count("R") for row in box.grid)
    if drawn != len(box.harbour_cells):
        raise sheet.fault("harbour", f"the chart shows {drawn} harbours, the list has 8")


def read_cell(box: Box, row: Sheet, key: str) -> int:
    word = row.text(key)
    column, number = box.columns.find(word[:1]), word[1:]
    if column < 0 or not number.isdecimal() or not 1 <= int(number) <= SIDE:
        raise row.fault(key, f"{word!r} is no space of the chart, such as K11")
    return (int(number) - 1) * SIDE + column


def fresh_id(taken: list[str], row: Sheet) -> str:
    name = row.text("id")
    if name in taken:
        raise row.fault("id", f"{name} is there twice")
    return name


def read_cards(box: Box, sheet: Sheet) -> None:
    """The 64 cards, sorted as CM-002 sorts them."""
    for row in sheet.tables("character", CHARACTERS, "id name"):
        box.characters.append(fresh_id(box.characters, row))
        box.character_names.append(row.text("name"))
    for row in sheet.tables("talisman", TALISMANS, "id name points"):
        box.talismans.append(fresh_id(box.talismans, row))
        box.talisman_names.append(row.text("name"))
        box.points.append(row.integer("points", 0, 99))
    for row in sheet.tables("challenge", CHALLENGES, "id name talismans"):
        box.challenges.append(fresh_id(box.challenges, row))
        box.challenge_names.append(row.text("name"))
        shown = [box.talismans.index(name) for name in row.texts("talismans", box.talismans)]
        if not shown or len(set(shown)) != len(shown):
            raise row.fault("talismans", "must name different talismans, at least one")
        box.challenge_shows.append(shown)
    for row in sheet.tables("adventure", ADVENTURES):
        read_adventure(box, row)


def read_adventure(box: Box, row: Sheet) -> None:
    box.cards.append(fresh_id(box.cards, row))
    box.card_names.append(row.text("name"))
    kind = row.text("kind", CARD_KINDS)
    letter = row.text("letter", list("abcdefghij"))
    keys = ["id", "letter", "kind", "name"]
    resource, value, strength = -1, 0, 0
    if kind in ("income", "payment"):
        keys += ["resource", "value"]
        resource = row.choice("resource", RESOURCES)
        value = row.integer("value", 1, 8)
        if kind == "payment" and resource != GOODS:
            raise row.fault("resource", "only goods are ever demanded (CM-126)")
        fitting = "acb"[resource]
    elif kind == "monster":
        keys += ["strength", "gold"]
        strength = row.integer("strength", 1, 99)
        value = row.integer("gold", 0, 99)
        fitting = "j"
    else:
        fitting = "defghi"[CARD_KINDS.index(kind) - 2]
    if letter != fitting:
        raise row.fault("letter", f"a card of this kind has the letter {fitting}")
    row.only(keys)
    box.card_kinds.append(CARD_KINDS.index(kind))
    box.card_resources.append(resource)
    box.card_values.append(value)
    box.strengths.append(strength)


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
        if cells[cell] in "BRo" and not any(
            cell + step in reached for step in (-SIDE, 1, SIDE, -1)
        ):
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


BOX: Final = read_box(*own_components(__name__))
