"""The table for people's eyes: the terminal's board as text and as an image."""

from __future__ import annotations

from io import StringIO
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rich.console import Console

from shoal.kernel import State
from shoal.terminal import boards
from shoal.words import FALLBACK, Words

WIDE = 120  # letters in a line
LETTER = (7, 14)  # pixels of a letter, across and down
PAPER = (250, 250, 246)
INK = (20, 40, 60)


def _console(coloured: bool) -> Console:
    return Console(
        file=StringIO(),
        width=WIDE,
        force_terminal=coloured,
        color_system="truecolor" if coloured else None,
        highlight=False,
        markup=False,
        emoji=False,
    )


def text(state: State, observer: int) -> str:
    """The board as an observer sees it, without colours."""
    console = _console(coloured=False)
    with console.capture() as shown:
        console.print(boards.draw(state.game.name, state.view(observer), Words(FALLBACK)))
    return str(shown.get())


def image(state: State, observer: int) -> NDArray[np.uint8]:
    """The same as rows of pixels; needs Pillow, which the extra `pettingzoo` brings."""
    from PIL import Image, ImageDraw, ImageFont  # noqa: PLC0415 (only whoever wants pictures)

    console = _console(coloured=True)
    board = boards.draw(state.game.name, state.view(observer), Words(FALLBACK))
    lines = console.render_lines(board, console.options.update(width=WIDE))
    across, down = LETTER
    page = Image.new("RGB", (WIDE * across, max(1, len(lines)) * down), PAPER)
    draw = ImageDraw.Draw(page)
    font = ImageFont.load_default()
    for row, line in enumerate(lines):
        column = 0
        for segment in line:
            ink: Any = INK
            if segment.style and segment.style.color:
                ink = tuple(segment.style.color.get_truecolor())
            for letter in segment.text:
                if letter != " ":
                    draw.text((column * across, row * down), letter, fill=ink, font=font)
                column += 1
    return np.asarray(page, np.uint8)
