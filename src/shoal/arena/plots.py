"""Small plots as SVG text, readable in light and dark, with their numbers in them."""

from __future__ import annotations

from html import escape

WIDTH = 460
SMALL = 330  # three of these stand side by side
LEFT = 96  # room for the names of rows
ROW = 28


def bars(rows: list[tuple[str, float, float, float]], even: float, even_label: str) -> str:
    """Shares with intervals: a bar a row, a mark for the even share; clear ones stand out."""
    height = ROW * len(rows) + 22
    scale = WIDTH - LEFT - 110
    top = max([even, *(high for _, _, _, high in rows)]) or 1.0
    parts = [f'<svg viewBox="0 0 {WIDTH} {height}" role="img" class="plot">']
    for i, (name, share, low, high) in enumerate(rows):
        y = ROW * i + 4
        x, left, right = (LEFT + scale * value / top for value in (share, low, high))
        kind = "bar high" if low > even else "bar low" if high < even else "bar"
        parts.append(f'<text x="0" y="{y + 14}">{escape(name)}</text>')
        parts.append(
            f'<rect class="{kind}" x="{LEFT}" y="{y}" width="{x - LEFT:.1f}" height="20" rx="4"/>'
        )
        parts.append(whisker(left, right, y + 10))
        parts.append(
            f'<text x="{right + 8:.1f}" y="{y + 14}">{share:.0%}'
            f'<tspan class="small" dx="6">{low:.0%}–{high:.0%}</tspan></text>'
        )
    x = LEFT + scale * even / top
    parts.append(f'<line class="even" x1="{x:.1f}" x2="{x:.1f}" y1="0" y2="{height - 18}"/>')
    parts.append(
        f'<text class="small" x="{x:.1f}" y="{height - 4}" text-anchor="middle">'
        f"{escape(even_label)} {even:.0%}</text>"
    )
    return "".join([*parts, "</svg>"])


def whisker(left: float, right: float, y: float) -> str:
    ends = "".join(f"M{x:.1f} {y - 4}V{y + 4}" for x in (left, right))
    return f'<path class="whisker" d="M{left:.1f} {y}H{right:.1f}{ends}"/>'


def histogram(values: list[int], caption: str, marked: list[int] | None = None) -> str:
    """How often each value occurs, in at most thirty columns; `marked` are some of them."""
    low, high = min(values), max(values)
    width = max(1, -(-(high - low + 1) // 30))
    count = (high - low) // width + 1
    columns, inner = [0] * count, [0] * count
    for value in values:
        columns[(value - low) // width] += 1
    for value in marked or []:
        inner[(value - low) // width] += 1
    most = max(columns)
    step = SMALL / count
    parts = [f'<svg viewBox="0 0 {SMALL} 132" role="img" class="plot">']
    for i in range(count):
        first, last = low + i * width, low + (i + 1) * width - 1
        label = f"{first}" if width == 1 else f"{first} – {last}"
        for number, kind in ((columns[i], "bar"), (inner[i], "bar high")):
            tall = 104 * number / most
            if number:
                parts.append(
                    f'<rect class="{kind}" x="{i * step + 1:.1f}" y="{112 - tall:.1f}" rx="2" '
                    f'width="{max(1.0, step - 2):.1f}" height="{tall:.1f}">'
                    f"<title>{label}: {number}</title></rect>"
                )
    middle = sorted(values)[len(values) // 2]
    x = (middle - low + 0.5) / (count * width) * SMALL
    parts.append(f'<path class="even" d="M{x:.1f} 4V112"/>')
    parts.append(f'<path class="axis" d="M0 112.5H{SMALL}"/>')
    anchor = "start" if x < 60 else "end" if x > SMALL - 60 else "middle"
    parts.append(f'<text x="{x:.1f}" y="128" text-anchor="{anchor}">{middle}</text>')
    if x > 40:
        parts.append(f'<text class="small" x="0" y="128">{low}</text>')
    if x < SMALL - 40:
        parts.append(f'<text class="small" x="{SMALL}" y="128" text-anchor="end">{high}</text>')
    return "".join([*parts, f"</svg><p class='small'>{escape(caption)}</p>"])


def swing(value: float, doubt: float, most: float) -> str:
    """A bar to the left or right of the middle, with its interval; pale if it may be nothing."""
    middle, half = 60.0, 56.0

    def at(x: float) -> float:
        return middle + half * max(-1.0, min(1.0, x / most if most else 0.0))

    start, end = sorted((middle, at(value)))
    kind = "bar pale" if abs(value) <= doubt else "bar low" if value < 0 else "bar good"
    return (
        '<svg viewBox="0 0 120 16" class="swing" aria-hidden="true">'
        f'<rect class="{kind}" x="{start:.1f}" y="3" width="{end - start:.1f}" height="10" rx="2"/>'
        f'<path class="whisker" d="M{at(value - doubt):.1f} 8H{at(value + doubt):.1f}"/>'
        f'<path class="axis" d="M{middle} 0V16"/></svg>'
    )
