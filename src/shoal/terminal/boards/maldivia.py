"""Maldivia in a terminal: the cloth, the four markets, masts, plans and cards."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from rich.console import Group, RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text

from shoal.words import Words

FISH = {"R": "bright_red", "G": "bright_green", "P": "bright_magenta", "Y": "bright_yellow"}
SIGNS = {
    ".": "blue",
    "~": "cyan",
    "→": "cyan",
    "↓": "cyan",
    "←": "cyan",
    "↑": "cyan",
    "o": "bold magenta",
    "x": "bold red",
}
BOATS = {
    "white": "black on white",
    "orange": "black on dark_orange",
    "brown": "white on orange4",
    "black": "white on black",
}
WAYS = {(0, 1): "E", (1, 0): "S", (0, -1): "W", (-1, 0): "N"}  # by rows and columns
TILES = {"E": "→", "S": "↓", "W": "←", "N": "↑", "?": "▒"}
BACK = "on grey19"
WIDTH = 7  # of a space: boat, up to four fish, mark of the back


def draw(view: dict[str, Any], words: Words) -> RenderableType:
    parts: list[RenderableType] = [heading(view, words), market(view, "N", words), cloth(view)]
    parts.extend(market(view, letter, words) for letter in "SWE")
    parts.append(supply(view, words))
    parts.append(players(view, words))
    parts.append(Text(words.say("maldivia-legend"), style="dim"))
    return Group(*parts)


def heading(view: dict[str, Any], words: Words) -> Text:
    sea = view["sea"]
    if view["tile"]:
        where = words.say("maldivia-tile", {"round": view["round"], "tile": view["tile"]})
    elif view["round"]:
        where = words.say("maldivia-round", {"round": view["round"]})
    else:
        where = words.say("maldivia-setting-up")
    left = words.say("maldivia-spaces", {"spaces": sea["spaces"], "end": sea["ends_at"]})
    return Text.assemble((where, "bold"), " · ", left)


def fish(letters: str) -> Text:
    """Fish as coloured letters."""
    text = Text()
    for letter in letters:
        text.append(letter, FISH.get(letter, ""))
    return text


def market(view: dict[str, Any], letter: str, words: Words) -> Text:
    """A side: letter, island, its two ships, its pile, and whether fog came."""
    side = next(each for each in view["sides"] if each["side"] == letter)
    text = Text.assemble("   ", (f"{letter} {side['island']:<6}", "bold"), " ")
    for slot, ship in enumerate(side["ships"], 1):
        text.append(f"{slot}:", "dim")
        if ship is None:
            text.append("--      ", "dim")
        else:
            text.append(ship["card"] + " ")
            text.append(fish(ship["fish"]))
            text.append(" " * (4 - len(ship["fish"])))
        text.append("  ")
    text.append(words.say("maldivia-pile", {"count": side["pile"]}), "dim")
    if side["fog"]:
        text.append("  ≋ " + words.say("maldivia-fog-came"), "bold cyan")
    return text


def place(name: str) -> tuple[int, int]:
    """Row and column of a space such as d4."""
    return int(name[1:]) - 1, "abcdefghij".index(name[0])


def cloth(view: dict[str, Any]) -> Text:
    """The visible sea. A boat shows as its seat's number and a bar before what its space shows."""
    sea = view["sea"]
    top, left = place(sea["top_left"])
    boats: dict[tuple[int, int], tuple[int, str]] = {}
    for seat, player in enumerate(view["players"]):
        if player["boat"]:
            boats[place(player["boat"])] = (seat, BOATS[player["colour"]])
    flow = flowing(view)
    text = Text()
    columns = len(sea["backs"][0])
    names = "".join("abcdefghij"[left + i].center(WIDTH) for i in range(columns))
    text.append(" " * (left * WIDTH + 3) + names + "\n", "dim")
    for i, row in enumerate(sea["shows"]):
        text.append(" " * (left * WIDTH) + f"{top + i + 1:>2} ", "dim")
        for j, token in enumerate(row.split()):
            back = sea["backs"][i][j] == "b"
            ground = BACK if back else ""
            boat = boats.get((top + i, left + j))
            if boat is not None:
                text.append(f"{boat[0] + 1}▸", boat[1])
            else:
                text.append("  ", ground)
            text.append(sign(flow.get((top + i, left + j), token), ground))
            text.append(" " * (4 - len(token)) + ("'" if back else " "), f"dim {ground}")
        text.append("\n")
    text.right_crop(1)
    return text


def flowing(view: dict[str, Any]) -> dict[tuple[int, int], str]:
    """Which way each current goes that can be followed; on a broken one nobody is carried."""
    found: dict[tuple[int, int], str] = {}
    for current in view["sea"]["currents"]:
        cells = [place(name) for name in current["cells"]]
        for here, there in pairwise(cells):
            found[here] = TILES[WAYS[there[0] - here[0], there[1] - here[1]]]
        found[cells[-1]] = TILES[current["exit"]]
    return found


def sign(token: str, ground: str) -> Text:
    text = Text()
    for letter in token:
        colour = Style.parse(FISH.get(letter) or SIGNS[letter])
        text.append(letter, colour + Style.parse(ground) if ground else colour)
    return text


def supply(view: dict[str, Any], words: Words) -> Text:
    text = Text.assemble("   ", words.say("maldivia-supply"), " ")
    for letter, count in view["supply"].items():
        text.append(f" {letter}", FISH[letter])
        text.append(f" {count} ")
    if view["fresh"]:
        text.append("  " + words.say("maldivia-fresh", {"fish": view["fresh"]}), "bold")
    return text


def players(view: dict[str, Any], words: Words) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", pad_edge=False)
    table.add_column("", no_wrap=True)
    for key in ("mast", "plan", "cards"):
        table.add_column(words.say(f"maldivia-{key}"), no_wrap=key != "cards")
    for seat, player in enumerate(view["players"]):
        name = Text("  ")
        name.append(f"{seat + 1}▸", BOATS.get(player["colour"], ""))
        now = view["mover"] == seat
        name.append(f" {words.seat(seat)}", "bold reverse" if now else "bold")
        if player["boat"]:
            name.append(f" {player['boat']}")
        if view["start"] == seat:
            name.append(" " + words.say("maldivia-starts"), "dim")
        held = cards(player, words)
        if "scores" in view:
            points = words.say("maldivia-score", {"points": view["scores"][seat]})
            head = words.say("label-value", {"label": points, "value": ""})
            held = Text.assemble((head, "bold"), held)
        table.add_row(name, mast(player["mast"]), plan(player), held)
    return table


def mast(letters: str) -> Text:
    """A mast from bottom to top; the top, which is lost first, is underlined."""
    text = Text("|")
    text.append(fish(letters[:-1]))
    if letters:
        text.append(letters[-1], f"underline {FISH[letters[-1]]}")
    return text.append("·" * (7 - len(letters)), "dim")


def plan(player: dict[str, Any]) -> Text:
    """The four tiles; those that lie are in brackets."""
    text = Text()
    for slot, tile in enumerate(player["tiles"]):
        shown = "≋" + tile[4:] if tile.startswith("fog:") else TILES[tile]
        text.append(f"({shown}) " if slot < player["lying"] else f" {shown}  ")
    return text


def cards(player: dict[str, Any], words: Words) -> Text:
    if not player["backs"]:
        return Text(words.say("maldivia-no-cards"), "dim")
    if player["cards"] is None:
        return Text(" ".join(player["backs"]))
    text = Text()
    for card in player["cards"]:
        text.append(" " if text else "")
        text.append(card["card"] + ":")
        text.append(fish(card["fish"]))
    return text
