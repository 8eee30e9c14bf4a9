"""Carta Magica as a chart in a terminal, drawn from a view and nothing else."""

from __future__ import annotations

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from shoal.words import Words

NAME: Final = "carta-magica"
# Signs of the chart and how they look; told by shape first, by colour second.
LOOKS: Final = {
    ".": ("·", "blue"),
    "B": ("B", "bold white on black"),
    "R": ("R", "bold white on red"),
    "o": ("o", "cyan"),
    "x": ("x", "bright_black"),
    "^": ("^", "yellow"),
    "#": ("#", "green"),
    "M": ("M", "bright_green"),
    "+": ("+", "yellow"),
}
# The same for spaces within reach: harbours become small letters, the sea gets rings.
REACHED: Final = {
    ".": ("°", "bold bright_white"),
    "B": ("b", "bold reverse"),
    "R": ("r", "bold reverse"),
}
SHIPS: Final = ["bold black on white", "bold white on green", "bold black on yellow"]
VIOLET: Final = "bold white on magenta"
MARKS: Final = {"sound": " ", "becalmed": "*", "damaged": "!"}


def ship_style(seat: int) -> str:
    return SHIPS[seat] if seat < len(SHIPS) else VIOLET


def draw(view: dict[str, Any], words: Words) -> RenderableType:
    """The chart with everything beside it that lies open."""
    side = Table.grid(padding=(0, 0))
    side.add_column()
    for line in beside(view, words):
        side.add_row(line)
    sea = chart(view)
    top = Table.grid(padding=(0, 2))
    top.add_column(no_wrap=True, min_width=max(len(line) for line in sea.plain.splitlines()))
    top.add_column()
    top.add_row(sea, side)
    legend = Text(words.say(f"{NAME}-board-legend"), style="dim")
    return Group(top, legend, Padding(players(view, words), (1, 0, 0, 0)), *belongings(view, words))


def chart(view: dict[str, Any]) -> Text:
    """The sea: two characters a space, ships as numbers with a mark for their condition."""
    columns = view["chart"]["columns"]
    ships = {player["cell"]: seat for seat, player in enumerate(view["players"]) if player["cell"]}
    text = Text("    " + " ".join(columns) + "\n", style="yellow")
    for row, signs in enumerate(view["chart"]["grid"], 1):
        text.append(f"{row:>3} ", style="yellow")
        for column, sign in zip(columns, signs, strict=True):
            seat = ships.get(f"{column}{row}")
            if seat is None:
                shape, style = LOOKS[sign]
                if f"{column}{row}" in view["reach"]:
                    shape, style = REACHED.get(sign, (shape, style))
                text.append(shape, style=style)
                text.append(" ")
            else:
                text.append(str(seat + 1), style=ship_style(seat))
                text.append(MARKS[view["players"][seat]["condition"]], style="bold red")
        text.append(f"{row}\n" if row < len(columns) else f"{row}", style="yellow")
    return text


def beside(view: dict[str, Any], words: Words) -> list[Text]:
    """Round, arrow, talismans, piles, bank."""
    now = view["moment"]
    lines = [Text(words.say(f"{NAME}-board-round", {"round": now["round"]}), style="bold")]
    if view["last_round"]:
        lines.append(Text(words.say(f"{NAME}-board-last-round"), style="bold red"))
    if "sector" in now:
        segment = view["chart"]["sector_segment"][now["sector"]]
        symbols = [f"@{NAME}-symbol-{symbol}" for symbol in view["chart"]["symbols"][segment]]
        shown = str(view["chart"]["numbers"][segment]).replace("-", "−")
        args: dict[str, Any] = {"spin": "first", "number": shown, "symbols": symbols}
        lines.append(Text(words.say(f"{NAME}-board-arrow", args)))
    if "direction" in now:
        lines.append(Text(words.say(f"{NAME}-direction-{now['direction'].lower()}"), style="bold"))
    lines += [Text(""), Text(words.say(f"{NAME}-board-display"), style="bold")]
    for number, talisman in enumerate(view["display"], 1):
        lines.append(talisman_line(view, words, f"{number}", talisman))
    lines.append(Text(words.say(f"{NAME}-board-deck", {"count": view["deck"]}), style="dim"))
    lines.append(Text(""))
    counts = {"pile": view["pile"], "discards": len(view["discards"])}
    lines.append(Text(words.say(f"{NAME}-board-pile", counts)))
    lines.append(Text(words.say(f"{NAME}-board-bank", view["bank"]), style="dim"))
    lines.append(Text(""))
    for harbour in view["chart"]["harbours"]:
        sign = harbour["colour"][0].upper()
        name = words.say(f"{NAME}-harbour-{harbour['id'].lower()}")
        lines.append(Text(f" {sign} {harbour['cell']:<3} {name}", style="dim"))
    telescope = view["telescope"]
    for key, cards in [("telescope", telescope["top"]), ("among", telescope["among"])]:
        if cards:
            names = [f"{card.lower()} {card_name(view, card, words)}" for card in cards]
            seen = {"cards": names, "depth": telescope["depth"]}
            lines.append(Text(words.say(f"{NAME}-board-{key}", seen), style="bold"))
    return lines


def talisman_line(view: dict[str, Any], words: Words, number: str, talisman: str) -> Text:
    """A displayed talisman, its points, and who seeks it."""
    points = view["chart"]["points"][int(talisman[2:]) - 1]
    bonus = view["chart"]["challenge_points"]
    line = Text(f" {number} {talisman_name(talisman, words)} ({points})")
    for seat, player in enumerate(view["players"]):
        if talisman in player["wants"]:
            line.append(f" +{bonus} → {seat + 1}", style="bold")
    return line


def talisman_name(talisman: str, words: Words) -> str:
    return words.say(f"{NAME}-talisman-{talisman.lower()}")


def card_name(view: dict[str, Any], card: str, words: Words) -> str:
    """An adventure card, which the chart describes as `income gold 2` or `monster 10 3`."""
    sort, *rest = view["chart"]["adventures"][int(card[2:]) - 1].split()
    args: dict[str, Any] = {"sort": sort, "name": f"@{NAME}-kind-{sort.replace('_', '-')}"}
    if sort == "monster":
        args["name"] = f"@{NAME}-monster-{card.lower()}"
        args["strength"], args["value"] = int(rest[0]), int(rest[1])
    elif rest:
        args["name"], args["value"] = f"@{NAME}-{rest[0]}", int(rest[1])
    return words.say(f"{NAME}-card", args)


def players(view: dict[str, Any], words: Words) -> Table:
    """A row for each player."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for key in ["player", "ship", "home", "progress"]:
        table.add_column(words.say(f"{NAME}-board-{key}"))
    for resource in ["gold", "goods", "magic"]:
        table.add_column(words.say(f"{NAME}-{resource}"), justify="right")
    table.add_column(words.say(f"{NAME}-board-points"), justify="right")
    for seat, player in enumerate(view["players"]):
        name = Text(f"{seat + 1}", style=ship_style(seat))
        name.append(" " + words.seat(seat), style="bold" if now_acts(view, seat) else "none")
        condition = words.say(f"{NAME}-condition-{player['condition']}")
        ship = f"{player['cell']} {condition}" if player["cell"] else "–"
        table.add_row(
            name,
            ship,
            home_of(view, player["home"]),
            f"{player['progress']}°" if player["cell"] else "–",
            str(player["gold"]),
            str(player["goods"]),
            str(player["magic"]),
            str(player["score"]),
        )
    return table


def now_acts(view: dict[str, Any], seat: int) -> bool:
    return bool(view["moment"]["seat"] == seat)


def home_of(view: dict[str, Any], home: str | None) -> str:
    for harbour in view["chart"]["harbours"]:
        if harbour["id"] == home:
            return str(harbour["cell"])
    return "–"


def belongings(view: dict[str, Any], words: Words) -> list[Text]:
    """A line for each player: cards, talismans, what the challenge seeks, what hangs over them."""
    lines: list[Text] = []
    for seat, player in enumerate(view["players"]):
        parts = [f"{card.lower()} {card_name(view, card, words)}" for card in player["cards"]]
        for talisman in player["talismans"]:
            star = "★" if talisman in player["wants"] else ""
            parts.append(f"{star}{talisman_name(talisman, words)}")
        missing = [name for name in player["wants"] if name not in player["talismans"]]
        if missing:
            names = [talisman_name(talisman, words) for talisman in missing]
            parts.append(words.say(f"{NAME}-board-wants", {"names": names}))
        if player["missed"]:
            parts.append(words.say(f"{NAME}-board-missed", {"count": player["missed"]}))
        for state in ["pending", "returned"]:
            if player[state]:
                parts.append(words.say(f"{NAME}-board-{state}"))
        if parts:
            line = Text(f"{seat + 1}", style=ship_style(seat))
            lines.append(line.append("  " + "; ".join(parts), style="none"))
    return lines
