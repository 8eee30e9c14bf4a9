"""The plot of reliability: what bots said about chances to win, and what came; one square a game.

Colours follow the reader's light or dark screen, and the numbers are in the picture.
"""

from __future__ import annotations

from html import escape

from shoal.arena.reliability import Reliability

SIDE = 170  # of a square
GAP = 46  # between squares, with room for numbers
TOP = 62
LEFT = 44
STYLE = (
    "svg{--ink:#17313b;--soft:#47606a;--line:#c9d3cf;--card:#fffdf8;--dot:#1f7a8c;--even:#e4572e;"
    "--paper:#f6f1e7}"
    "@media (prefers-color-scheme: dark){svg{--ink:#e8f1ee;--soft:#a9c2c4;--line:#2a5260;"
    "--card:#12303b;--dot:#6fc4c6;--even:#f47a52;--paper:#0b1d26}}.paper{fill:var(--paper)}"
    "text{font:13px system-ui,sans-serif;fill:var(--ink)}.small{font-size:11px;fill:var(--soft)}"
    ".card{fill:var(--card);stroke:var(--line)}.even{stroke:var(--even);stroke-dasharray:4 3}"
    ".line{fill:none;stroke:var(--dot);stroke-width:1.5}.dot{fill:var(--dot);fill-opacity:.75}"
)


def plot(found: list[tuple[str, Reliability]]) -> str:
    """A picture of several games, each with its title."""
    wide = LEFT + len(found) * (SIDE + GAP)
    high = TOP + SIDE + 52
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" role="img">',
        f"<title>What bots said about chances to win, and what came</title><style>{STYLE}</style>",
        f'<rect class="paper" width="{wide}" height="{high}" rx="12"/>',  # on whatever page
    ]
    for number, (title, each) in enumerate(found):
        parts.append(square(title, each, LEFT + number * (SIDE + GAP)))
    parts.append(
        f'<text class="small" x="{LEFT}" y="{high - 8}">across: the chance that was named; up: how '
        "often it came; the larger a dot, the more often it was named; dashed: as said</text>"
    )
    return "".join([*parts, "</svg>\n"])


def square(title: str, found: Reliability, x: float) -> str:
    bottom = TOP + SIDE
    points = found.points()
    total = sum(count for _, _, count in points)
    parts = [
        f'<text x="{x}" y="20">{escape(title)}</text>',
        f'<text class="small" x="{x}" y="37">{found.seats} players, {found.games} games</text>',
        f'<text class="small" x="{x}" y="52">Brier {found.brier():.3f}, even '
        f"{found.brier_even():.3f}</text>",
        f'<rect class="card" x="{x}" y="{TOP}" width="{SIDE}" height="{SIDE}"/>',
        f'<path class="even" d="M{x} {bottom}L{x + SIDE} {TOP}"/>',
    ]
    for mark in (0.0, 0.5, 1.0):
        at, up = x + SIDE * mark, bottom - SIDE * mark
        parts.append(
            f'<text class="small" x="{at:.0f}" y="{bottom + 15}" text-anchor="middle">'
            f'{mark:.0%}</text><text class="small" x="{x - 5}" y="{up + 4:.0f}" '
            f'text-anchor="end">{mark:.0%}</text>'
        )
    line = " ".join(f"{x + SIDE * said:.1f},{bottom - SIDE * came:.1f}" for said, came, _ in points)
    parts.append(f'<polyline class="line" points="{line}"/>')
    for said, came, count in points:
        size = 2.5 + 9 * (count / total) ** 0.5
        parts.append(
            f'<circle class="dot" cx="{x + SIDE * said:.1f}" cy="{bottom - SIDE * came:.1f}" '
            f'r="{size:.1f}"><title>said {said:.0%}, came {came:.0%}, {count} times</title>'
            "</circle>"
        )
    return "".join(parts)
