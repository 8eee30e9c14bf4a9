"""Draw terminal.svg: a board of a game under way, as the terminal shows it.

.venv/bin/python docs/pictures/terminal.py
"""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console
from rich.terminal_theme import TerminalTheme

from shoal import games
from shoal.kernel import FastChance
from shoal.terminal.playing import Sitting

GAME, SEATS, ACTIONS, COLUMNS = "maldivia", 3, 60, 92
SEED = "5ea" + "0" * 61
# The night of the paper-cut sea; the sixteen colours of a terminal in its tones.
SEA = TerminalTheme(
    (11, 29, 38),
    (232, 241, 238),
    [
        (18, 48, 59), (229, 96, 92), (127, 178, 124), (237, 185, 71),
        (91, 160, 214), (178, 140, 214), (111, 196, 198), (201, 220, 217),
    ],
    [
        (71, 96, 106), (244, 122, 82), (156, 203, 152), (247, 213, 122),
        (140, 190, 236), (205, 175, 236), (150, 222, 222), (255, 253, 248),
    ],
)  # fmt: skip


def main() -> None:
    screen = Console(record=True, width=COLUMNS, file=io.StringIO(), force_terminal=True)
    sitting = Sitting(games.find(GAME), SEATS, people="1", seed=SEED, screen=screen)
    chance = FastChance(1)
    while len(sitting.play.steps) < ACTIONS or 0 not in sitting.play.state.actors():
        seat = sitting.play.state.actor()
        legal = sitting.play.state.legal(seat)
        sitting.play.apply(seat, legal[chance.below(len(legal))])
    sitting.show(0)
    # Rich's frame without its fonts, which would be fetched from elsewhere.
    frame = re.sub(r"@font-face \{\{.*?\}\}\n", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)
    frame = re.sub(r"<!--.*?-->", "<title>A game of Shoal in a terminal</title>", frame)
    frame = frame.replace("Fira Code", "ui-monospace, DejaVu Sans Mono, Menlo, Consolas")
    picture = screen.export_svg(title=f"shoal play {GAME}", code_format=frame, theme=SEA)
    Path(__file__).with_suffix(".svg").write_text(picture, "utf-8")


if __name__ == "__main__":
    main()
