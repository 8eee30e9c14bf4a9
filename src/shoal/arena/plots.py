"""Small plots as SVG text, readable in light and dark, with their numbers in them."""

from __future__ import annotations

from html import escape

WIDTH = 460


def bars(rows: list[tuple[str, float, float, float]], even: float) -> str:
    """Shares with intervals: a bar a row, a mark for the even share."""
    height = 26 * len(rows) + 22
    scale = WIDTH - 200
    top = max([even, *(high for _, _, _, high in rows)]) * 1.05 or 1.0
    parts = [f'<svg viewBox="0 0 {WIDTH} {height}" role="img" class="plot">']
    for i, (name, share, low, high) in enumerate(rows):
        y = 26 * i + 6
        x, left, right = (60 + scale * value / top for value in (share, low, high))
        parts.append(f'<text x="0" y="{y + 13}">{escape(name)}</text>')
        parts.append(f'<rect class="bar" x="60" y="{y}" width="{x - 60:.1f}" height="18" rx="3"/>')
        parts.append(
            f'<line class="whisker" x1="{left:.1f}" x2="{right:.1f}" y1="{y + 9}" y2="{y + 9}"/>'
        )
        parts.append(
            f'<text x="{right + 8:.1f}" y="{y + 13}">{share:.1%} ({low:.0%}–{high:.0%})</text>'
        )
    x = 60 + scale * even / top
    parts.append(f'<line class="even" x1="{x:.1f}" x2="{x:.1f}" y1="0" y2="{height - 18}"/>')
    parts.append(f'<text class="small" x="{x + 3:.1f}" y="{height - 4}">even {even:.0%}</text>')
    return "".join([*parts, "</svg>"])


def histogram(values: list[int], name: str) -> str:
    """How often each value occurs, in at most thirty columns."""
    if not values:
        return "<p>no games</p>"
    low, high = min(values), max(values)
    width = max(1, -(-(high - low + 1) // 30))
    columns = [0] * ((high - low) // width + 1)
    for value in values:
        columns[(value - low) // width] += 1
    most = max(columns)
    step = WIDTH / len(columns)
    ordered = sorted(values)
    parts = [f'<svg viewBox="0 0 {WIDTH} 140" role="img" class="plot">']
    for i, count in enumerate(columns):
        tall = 100 * count / most
        first, last = low + i * width, low + (i + 1) * width - 1
        label = f"{first}" if width == 1 else f"{first} to {last}"
        parts.append(
            f'<rect class="bar" x="{i * step + 1:.1f}" y="{110 - tall:.1f}" rx="2" '
            f'width="{max(1.0, step - 2):.1f}" height="{tall:.1f}">'
            f"<title>{label}: {count}</title></rect>"
        )
    middle = ordered[len(ordered) // 2]
    parts.append(f'<text class="small" x="0" y="126">{low}</text>')
    parts.append(f'<text class="small" x="{WIDTH}" y="126" text-anchor="end">{high}</text>')
    parts.append(
        f'<text class="small" x="{WIDTH / 2}" y="138" text-anchor="middle">'
        f"{escape(name)}; half of them up to {middle}</text>"
    )
    return "".join([*parts, "</svg>"])
