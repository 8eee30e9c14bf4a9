"""Vanuatu in a terminal: the hexes, the nine action boxes with their queues, ships and players."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from shoal.games.vanuatu import events
from shoal.games.vanuatu.components import BOX
from shoal.words import Words

SIGNS = "●▲■◆✚"  # one shape a seat, beside its number: nothing is told by colour alone
COLOURS = ["red", "yellow", "green", "blue", "dark_orange"]
ROWS = [["a1", "a2", "a3", "a4"], ["b1", "b2", "b3", "b4", "b5"],
        ["c1", "c2", "c3", "c4", "c5", "c6"], ["d1"]]  # fmt: skip
INDENT = [13, 6, 0, 19]  # half a hex further left in every row
WIDTH = 13
GOODS = {"kava": ("k", "green"), "copra": ("c", "bright_white"), "beef": ("b", "magenta")}
STATES = {"now": "►", "blocked": "×", "impossible": "!", "lost": "−", "open": "+", "shut": "×"}


def draw(view: dict[str, Any], words: Words) -> RenderableType:
    parts: list[RenderableType] = [heading(view, words)]
    parts.extend(islands(view))
    parts.append(boxes(view, words))
    parts.append(market(view, words))
    parts.append(players(view, words))
    parts.append(Text(words.say("vanuatu-board-legend"), style="dim"))
    return Group(*parts)


def seat_mark(seat: int, count: int = 1) -> tuple[str, str]:
    """A seat as number and shape, in its colour."""
    return f"{seat + 1}{SIGNS[seat] * count}", f"bold {COLOURS[seat]}"


def heading(view: dict[str, Any], words: Words) -> Text:
    where = words.say("vanuatu-board-round", {"round": view["round"], "rounds": view["rounds"]})
    phase = words.say(f"vanuatu-phase-{view['asked']['moment']}")
    text = Text.assemble((where, "bold"), " · ", phase, " · ")
    text.append(words.say("vanuatu-board-order") + " ")
    for seat in view["order"]:
        mark, style = seat_mark(seat)
        text.append(mark + " ", style + (" reverse" if seat == view["active"] else ""))
    return text


def islands(view: dict[str, Any]) -> list[RenderableType]:
    """The map, row by row; each hex is a small box of five lines."""
    entries = {entry["hex"]: entry for entry in view["map"]}
    boats: dict[str, list[int]] = {}
    for seat, player in enumerate(view["players"]):
        boats.setdefault(player["boat"], []).append(seat)
    lines: list[RenderableType] = []
    for row, indent in zip(ROWS, INDENT, strict=True):
        cells = [cell(entries[label], boats.get(label, [])) for label in row]
        bare = not any(entries[label]["tile"] for label in row)
        for k in [2] if bare else range(5):
            line = Text(" " * indent, no_wrap=True)
            for made in cells:
                line.append_text(made[k])
            lines.append(line)
    return lines


def cell(entry: dict[str, Any], boats: list[int]) -> list[Text]:
    """Five lines of one hex, headed by the words one types: `b3 vila`."""
    label = entry["hex"]
    if not entry["tile"]:
        blank = Text(" " * WIDTH)
        return [blank, blank.copy(), Text(f"· {label} ·".center(WIDTH), "dim"), blank, blank]
    island = entry["kind"] == "island"
    style = "green" if island else "blue"
    inside = island_lines(entry) if island else sea_lines(entry, boats)
    title = f"{label} {entry['tile']}"[: WIDTH - 2]
    made = [Text("╭" + title.ljust(WIDTH - 2, "─" if island else "┄") + "╮", style)]
    for content in inside:
        line = Text("│", style)
        line.append_text(content)
        line.append(" " * max(0, WIDTH - 2 - content.cell_len))
        line.append("│", style)
        made.append(line)
    made.append(Text("╰" + ("─" if island else "┄") * (WIDTH - 2) + "╯", style))
    return made


def sea_lines(entry: dict[str, Any], boats: list[int]) -> list[Text]:
    discs = Text(" ")
    if entry["fish"]:
        discs.append("fish " + "o" * entry["fish"], "bright_magenta")
    chests = Text(" ")
    if entry["treasure"]:
        chests.append("gold " + "x" * entry["treasure"], "yellow")
    afloat = Text("")
    for seat in boats:
        afloat.append(*seat_mark(seat))
    return [discs, chests, afloat]


def island_lines(entry: dict[str, Any]) -> list[Text]:
    goods = Text(" ")
    for good, count in entry["goods"].items():
        letter, colour = GOODS[good]
        goods.append(letter * count, f"bold {colour}")
    stalls = Text("⌂")
    for seat in entry["stalls"]:
        stalls.append(*seat_mark(seat))
    stalls.append("_" * (entry["stall_slots"] - len(entry["stalls"])))
    rest = Text(f"~{entry['drawings']}/{entry['drawing_slots']} ☺{entry['tourists']}")
    rest.append(f"/{entry['tourist_slots']}")
    return [goods, stalls, rest]


def boxes(view: dict[str, Any], words: Words) -> Table:
    """The nine action boxes in the order of the rules; the queue says who acts when."""
    grid = Table.grid(padding=(0, 2), expand=False)
    for _ in range(3):
        grid.add_column(min_width=25)
    outlook = {box["action"]: box["state"] for box in view.get("outlook", [])}
    made: list[Text] = []
    for box in view["actions"]:
        state = STATES.get(outlook.get(box["action"], ""), " ")
        style = "bold" if state in ("►", "+") else ""
        name = words.say(f"vanuatu-action-{box['action']}")
        text = Text.assemble((f"{state} {name:<9} ", style))
        for place, stack in enumerate(box["queue"]):
            mark, colour = seat_mark(stack["seat"], stack["pawns"])
            leads = place == 0 and box["leader"] == stack["seat"]
            text.append(mark + " ", colour + (" underline" if leads else ""))
        if box["neutral"]:
            text.append("□" * box["neutral"])
        made.append(text)
    for k in range(0, 9, 3):
        grid.add_row(*made[k : k + 3])
    return grid


def market(view: dict[str, Any], words: Words) -> Group:
    """Ships, fish price, tourists, rest tiles, characters, tiles of the next round."""
    ships = Text(words.say("vanuatu-board-ships") + " ")
    for number, ship in enumerate(view["ships"]):
        ships.append(f"{number + 1}[")
        for slot in ship["slots"]:
            full = slot["loaded"]
            letter, colour = GOODS[slot["good"]]
            ships.append(letter.upper() if full else letter, f"bold {colour}" if full else colour)
        ships.append("] ")
    ships.append(words.say("vanuatu-board-price", {"price": view["price"]}) + " · ")
    ships.append(words.say("vanuatu-board-tourists", {"tourists": view["tourists"]}) + " · ")
    ships.append(words.say("vanuatu-board-rest", {"left": view["rest_left"]}))
    lines: list[RenderableType] = [ships]
    if view["next"]:
        tiles = [face(word, words) for word in view["next"]]
        lines.append(Text(words.say("vanuatu-board-next", {"tiles": tiles})))
    if view["characters"]:
        people = [f"@vanuatu-character-{word}" for word in view["characters"]]
        lines.append(Text(words.say("vanuatu-board-free", {"characters": people})))
    mine = view.get("mine", {})
    if mine.get("rest"):
        tile = f"@vanuatu-rest-{mine['rest']}"
        lines.append(Text(words.say("vanuatu-board-my-rest", {"tile": tile})))
    return Group(*lines)


def face(word: str, words: Words) -> str:
    """What a tile shows; next round's tiles lie open."""
    tile = BOX.tile_words.index(word)
    return words.say("vanuatu-face-1", events.face(tile, 1, events.produce(tile)))


def players(view: dict[str, Any], words: Words) -> Table:
    table = Table(box=None, padding=(0, 1), header_style="dim")
    for key in ("player", "character", "vatu", "points", "fish", "treasure", "stalls", "boat"):
        justify = "right" if key in ("vatu", "points") else "left"
        table.add_column(words.say(f"vanuatu-board-{key}"), justify=justify)  # type: ignore[arg-type]
    for seat, player in enumerate(view["players"]):
        mark, style = seat_mark(seat)
        name = Text.assemble((mark, style), " ", words.seat(seat))
        if seat == view["first"]:
            name.append(" ★")
        if seat in view["rested"]:
            name.append(" z")
        person = ""
        if player["character"]:
            person = words.say(f"vanuatu-character-{player['character']}")
            if player["turned"]:
                person = f"({person})"
        table.add_row(
            name, person, str(player["vatu"]), str(player["points"]),
            " ".join(str(value) for value in player["fish"]) or "-",
            " ".join(str(value) for value in player["treasure"]) or "-",
            str(player["stalls"]), player["boat"],
        )  # fmt: skip
    return table
