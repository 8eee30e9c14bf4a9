"""Write docs/observations.md: what each number of an observation means."""

from __future__ import annotations

from shoal import games
from shoal.adapters.arrays import Observation
from shoal.adapters.observed import observed

BEGINNING = """# Observations

This page is written from the code by `python -m tools.docs`; a test holds the two equal.

What a seat sees, as a fixed row of 16-bit numbers: the same for [PettingZoo, Gymnasium and
OpenSpiel](researchers.md). Seats are counted from the observer, who is 0; -1 is nothing, nobody or
not known. A test reads every row back and compares it with the seat's view.
"""


def page() -> str:
    parts = [BEGINNING]
    for name in observed():
        game = games.find(name)
        seats = game.usual_seats
        shown = Observation(game, seats)
        sizes = ", ".join(
            f"{Observation(game, count).size} for {count}" for count in game.seat_counts
        )
        parts.append(
            f"## {game.title}\n\n{game.space.size} actions; numbers: {sizes} seats. "
            f"With {seats}:\n\n"
            "| from | name | numbers | least | most | meaning |\n|---|---|---|---|---|---|\n"
        )
        first = 0
        for part in shown.parts:
            cells = [first, f"`{part.name}`", part.size, part.low, part.high, part.meaning]
            parts.append("| " + " | ".join(map(str, cells)) + " |\n")
            first += part.size
        parts.append("\n")
    return "".join(parts).rstrip() + "\n"
