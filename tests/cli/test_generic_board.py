"""The board of games that have none: the author's order, words for keys, names for seats."""

from __future__ import annotations

import io
from collections.abc import Mapping

from rich.console import Console

from shoal.terminal.boards import draw
from shoal.words import Words

SAID = {
    "pearl-bay-view-air": "breath",
    "pearl-bay-view-wind-north-east": "a fresh breeze",
}


class Few(Words):
    """English with some messages more."""

    def has(self, key: str) -> bool:
        return key in SAID or super().has(key)

    def say(self, key: str, args: Mapping[str, object] | None = None) -> str:
        return SAID.get(key) or super().say(key, args)


def shown(view: dict[str, object]) -> list[str]:
    screen = Console(width=80, file=io.StringIO(), record=True)
    screen.print(draw("pearl_bay", view, Few("en", ["Ann", "Ben"])))
    return [line.rstrip() for line in screen.export_text().splitlines()]


def test_a_view_is_read_in_its_own_order() -> None:
    view: dict[str, object] = {
        "wind": "north_east",
        "air": [1, 2],
        "first_seat": 1,
        "seats": [0, 1],
        "winner_seat": -1,
        "open": True,
        "deep_sea": {"fish": None, "sunk": []},
        "players": [{"points": 3, "hand": ["ray"]}, {"points": 0, "hand": []}],
        "rows": [[1, 2], [3]],
        "asked": "bid",
    }
    assert shown(view) == [
        "wind: a fresh breeze",
        "breath: 1, 2",
        "first seat: Ben",
        "seats: Ann, Ben",
        "winner seat: –",
        "open: ✓",
        "deep sea",
        "  fish: –",
        "  sunk: –",
        "players",
        "  Ann",
        "    points: 3",
        "    hand: ray",
        "  Ben",
        "    points: 0",
        "    hand: –",
        "rows",
        "  1: 1, 2",
        "  2: 3",
    ]


def test_what_looks_like_markup_is_shown_as_it_is() -> None:
    assert shown({"wind": "[/red]", "[bold]": 1}) == ["wind: [/red]", "[bold]: 1"]
