"""Kleine Fische in a terminal: the reef with its lanes, and what is known beside it."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from shoal.words import Words

SEATS = ["bold bright_red", "bold bright_yellow", "bold bright_green", "bold bright_magenta"]
ARROWS = {"up": "^", "down": "v", "left": "<", "right": ">"}
OFFERED = {"up": "↑", "down": "↓", "left": "←", "right": "→"}
LANE, HIDDEN, CAVE, OPEN, KNOWN = "dim", "cyan", "yellow", "bold white on blue", "italic"
NOW, OCTOPUS = "bold bright_green", "bold magenta"
CARD, GAP = 8, 3  # width of a card and of a lane between cards
ROWS = range(5)


def draw(view: dict[str, Any], words: Words) -> RenderableType:
    side = Table.grid(padding=(0, 2))
    side.add_column(min_width=5 * CARD + 6 * GAP, no_wrap=True)
    side.add_column()
    side.add_row(reef(view, words), panel(view, words))
    legend = Text(words.say("kleine-fische-board-legend"), style="dim")
    return Group(side, albums(view, words), legend)


# The reef.


def reef(view: dict[str, Any], words: Words) -> Text:
    figures = on_lanes(view)
    ways = {row["lane"]: OFFERED[row["way"]] for row in view.get("lanes", [])}
    if view["asked"]["moment"] == "octopus":  # how many steps the octopus needs
        ways.update({lane: str(cost) for lane, cost in view.get("reach", {}).items()})
    drawn = Text(no_wrap=True)
    boat(drawn, view, words)
    for row in ROWS:
        horizontal(drawn, row, figures, ways)
        for line in range(3):
            for column in ROWS:
                vertical(drawn, f"v{row}{column}", line, figures, ways)
                card(drawn, view, row * 5 + column, line, words)
            vertical(drawn, f"v{row}5", line, figures, ways)
            drawn.append("\n")
    horizontal(drawn, 5, figures, ways)
    if view["octopus"] == "cave":
        drawn.append(" " * (5 * CARD + 5 * GAP) + "(@)", OCTOPUS)
    return drawn


def boat(drawn: Text, view: dict[str, Any], words: Words) -> None:
    """The boat above its column, with the divers still on it."""
    aboard = [seat for seat, diver in enumerate(view["divers"]) if diver is None]
    if not aboard:
        return
    drawn.append(" " * (GAP + view["boat"] * (CARD + GAP)))
    drawn.append("\\_" + words.say("kleine-fische-board-boat") + "_/ ", "bold")
    for seat in aboard:
        drawn.append(f"{seat + 1}", SEATS[seat])
    drawn.append("\n")


def on_lanes(view: dict[str, Any]) -> dict[str, list[tuple[str, str]]]:
    """The figures on each lane, as text and style."""
    figures: dict[str, list[tuple[str, str]]] = {}
    for seat, diver in enumerate(view["divers"]):
        if diver is not None:
            mark = f"{seat + 1}{ARROWS[diver['heading']]}"
            figures.setdefault(diver["lane"], []).append((mark, SEATS[seat]))
    if view["octopus"] != "cave":
        figures.setdefault(view["octopus"], []).append(("@", OCTOPUS))
    return figures


def horizontal(
    drawn: Text, i: int, figures: dict[str, list[tuple[str, str]]], ways: dict[str, str]
) -> None:
    """A row of lanes with their crossings."""
    for column in ROWS:
        lane = f"h{i}{column}"
        drawn.append(" + ", LANE)
        here = figures.get(lane, [])
        if lane in ways:
            here = [*here, (ways[lane], NOW)]
        room = CARD - sum(len(mark) for mark, _ in here)
        before = (room + 1) // 2
        drawn.append("-" * before, LANE)
        for mark, style in here:
            drawn.append(mark, style)
        drawn.append("-" * (room - before), LANE)
    drawn.append(" + \n", LANE)


def vertical(
    drawn: Text,
    lane: str,
    line: int,
    figures: dict[str, list[tuple[str, str]]],
    ways: dict[str, str],
) -> None:
    """One line of a lane between two cards; figures are stacked from its middle."""
    here = figures.get(lane, [])
    if lane in ways:
        here = [*here, (ways[lane], NOW)]
    wide = here[3:]  # five figures can meet on one lane: the last stand beside the first
    slot = {1: 0, 0: 1, 2: 2}[line]
    if slot >= len(here):
        drawn.append(" | ", LANE)
        return
    mark, style = here[slot]
    drawn.append(mark.center(2 if wide else GAP), style)
    if wide:
        extra, style = wide[slot] if slot < len(wide) else (" ", LANE)
        drawn.append(extra[0], style)


def card(drawn: Text, view: dict[str, Any], place: int, line: int, words: Words) -> None:
    """One of the three lines of a card: where, what, how much."""
    shown = view["cards"][place]
    face, style = "", HIDDEN
    texts = [f" c{place // 5}{place % 5}", "", ""]
    if shown["back"] == "":
        style = LANE
    elif shown["back"] != "fish":
        style = CAVE
        texts[1] = f"[{shown['back']}]".center(CARD)
    elif "face" in shown:
        face = shown["face"]
        style = OPEN if "photo" in shown else KNOWN
        texts[0] += f"  #{shown['photo']}" if "photo" in shown else "  ?"
        name = words.say("kleine-fische-short-" + face.split("-")[0])
        texts[1] = f" {name}" if len(name) < CARD else name
        texts[2] = " " + size(view, face)
    else:
        texts[1] = "~~~".center(CARD)
        if shown.get("looked"):
            texts[2] = " (" + "".join(str(seat + 1) for seat in shown["looked"]) + ")"
    drawn.append(texts[line].ljust(CARD)[:CARD], style)


def size(view: dict[str, Any], face: str) -> str:
    """Shells and octopus points of a fish: `**` or `*oo`."""
    shells, octopus = view["sizes"][int(face.split("-")[1]) - 1]
    return "*" * int(shells) + "o" * int(octopus)


# Beside the reef.


def panel(view: dict[str, Any], words: Words) -> Text:
    lines = Text()
    deck = view["deck"]
    if deck["left"]:
        top = back(deck["top"], words)
        lines.append(words.say("kleine-fische-board-deck", {"left": deck["left"], "top": top}))
    else:
        lines.append(words.say("kleine-fische-board-deck-empty"), "bold")
    lines.append("\n")
    where = "cave" if view["octopus"] == "cave" else "lane"
    key = f"kleine-fische-board-octopus-{where}"
    lines.append(words.say(key, {"lane": view["octopus"]}) + "\n\n", OCTOPUS)
    for seat, player in enumerate(view["players"]):
        player_line(lines, view, seat, player, words)
    photos(lines, view, words)
    theft = view["theft"]
    if theft is not None and theft["number"]:
        lines.append(words.say("kleine-fische-board-theft", theft) + "\n")
    ahead(lines, view, words)
    if view["box"]:
        caves = [cave_name(cave) for cave in view["box"]]
        lines.append("\n" + words.say("kleine-fische-board-box", {"caves": caves}) + "\n", "dim")
    return lines


def cave_name(cave: dict[str, Any]) -> str:
    """The message that names an open cave."""
    kind = cave["kind"]
    if kind in ("rainbow", "chest"):
        return f"@kleine-fische-cave-{kind}"
    return f"@kleine-fische-cave-{kind}-{cave['power']}"


def back(name: str, words: Words) -> str:
    if name == "fish":
        return words.say("kleine-fische-board-fish-back")
    return words.say("kleine-fische-board-cave-back", {"needs": name})


def player_line(
    lines: Text, view: dict[str, Any], seat: int, player: dict[str, Any], words: Words
) -> None:
    active = seat in view["asked"]["seats"]
    lines.append("> " if active else "  ", NOW)
    lines.append(headed(f"{seat + 1} {words.seat(seat)}", words), SEATS[seat])
    lines.append(words.say("kleine-fische-board-player", {"count": player["fish"]}))
    if "scores" in view:
        args = {"points": view["scores"][seat], "rank": view["ranks"][seat]}
        lines.append(", " + words.say("kleine-fische-board-score", args), "bold")
    hidden = [f"[{cave['needs']}]" for cave in player["caves"] if "card" not in cave]
    if hidden:
        lines.append(", " + words.say("kleine-fische-board-caves", {"caves": " ".join(hidden)}))
    lines.append("\n")
    for cave in player["caves"]:
        if "card" in cave:
            args = {"cave": cave_name(cave), "needs": cave["needs"]}
            lines.append("    " + words.say("kleine-fische-board-cave-own", args) + "\n", CAVE)


def headed(head: str, words: Words) -> str:
    """What stands before something, with the colon of its language."""
    return words.say("label-value", {"label": head, "value": ""})


def photos(lines: Text, view: dict[str, Any], words: Words) -> None:
    """The open fish in the order of revealing: a double costs all from its mate on."""
    if not view["photos"]:
        return
    lines.append("\n" + words.say("kleine-fische-board-photos") + "\n", "bold")
    for number, place in enumerate(view["photos"], 1):
        face = view["cards"][int(place[1]) * 5 + int(place[2])]["face"]
        args = {
            "number": number,
            "fish": f"@kleine-fische-species-{face.split('-')[0]}",
            "size": size(view, face),
            "place": place,
        }
        lines.append("  " + words.say("kleine-fische-board-photo", args) + "\n")
    if view.get("points"):
        args = {"points": view["points"]}
        lines.append("  " + words.say("kleine-fische-board-points", args) + "\n", OCTOPUS)
    if view["explored"]:
        args = {"place": view["explored"]}
        lines.append("  " + words.say("kleine-fische-board-explored", args) + "\n", CAVE)
    if "odds" in view:
        lines.append("  " + words.say("kleine-fische-board-odds", view["odds"]) + "\n", "dim")


def ahead(lines: Text, view: dict[str, Any], words: Words) -> None:
    """The lanes a diver can take, with what each would offer."""
    if "lanes" not in view:
        return
    lines.append("\n" + words.say("kleine-fische-board-lanes"), "bold")
    if view.get("reversed"):
        lines.append(" " + words.say("kleine-fische-board-reversed"))
    lines.append("\n")
    for row in view["lanes"]:
        offers: list[str] = []
        if row["reveal"]:
            args = {"places": row["reveal"]}
            offers.append(words.say("kleine-fische-board-offer-fish", args))
        offers.extend(words.say("kleine-fische-board-offer-cave", cave) for cave in row["caves"])
        if not offers:
            offers.append(words.say("kleine-fische-board-offer-nothing"))
        way = f"@kleine-fische-way-{row['way']}"
        args = {"way": way, "lane": row["lane"], "offer": "; ".join(offers)}
        lines.append(f"  {OFFERED[row['way']]} ", NOW)
        lines.append(words.say("kleine-fische-board-lane", args) + "\n")
    for row in view.get("blocked", []):
        args = {"way": f"@kleine-fische-way-{row['way']}", "lane": row["lane"]}
        lines.append("  @ " + words.say("kleine-fische-board-blocked", args) + "\n", OCTOPUS)


# Below: who has which fish.


def albums(view: dict[str, Any], words: Words) -> Text:
    lines = Text()
    open_piles = [seat for seat, player in enumerate(view["players"]) if player["pile"]]
    for seat in open_piles:
        key = "album" if len(open_piles) == 1 else "albums"
        head = words.say(f"kleine-fische-board-{key}", {"seat": seat})
        lines.append(headed(head, words), SEATS[seat])
        lines.append(album(view, view["players"][seat]["pile"], words))
        crowns = [name for name in view.get("crowns", [[]] * 4)[seat] if name != "nowhere"]
        if crowns:
            fish = [f"@kleine-fische-species-{name}" for name in crowns]
            lines.append("; " + words.say("kleine-fische-board-crowns", {"fish": fish}), CAVE)
        lines.append("\n")
    for seat, player in enumerate(view["players"]):
        if player.get("seen") and seat not in open_piles:
            head = words.say("kleine-fische-board-seen", {"seat": seat})
            lines.append(headed(head, words), SEATS[seat])
            lines.append(album(view, player["seen"], words) + "\n")
    return lines


def album(view: dict[str, Any], pile: list[str], words: Words) -> str:
    """Fish by species, the best first; further ones as a number."""
    stacks: dict[str, list[int]] = {}
    for face in pile:
        species, number = face.split("-")
        stacks.setdefault(species, []).append(view["sizes"][int(number) - 1][0])
    parts: list[str] = []
    for species, shells in stacks.items():
        name = words.say(f"kleine-fische-short-{species}")
        spare = f" (+{len(shells) - 1})" if len(shells) > 1 else ""
        parts.append(f"{name} {'*' * max(shells)}{spare}")
    return ", ".join(parts)
