"""Take the pictures of the README from the last run of the browser tests.

tools/pictures.py     web/shots/middle-GAME-desk.png → docs/pictures/tables/GAME.png
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SHOTS = ROOT / "web" / "shots"
TABLES = ROOT / "docs" / "pictures" / "tables"
GAMES = [folder.parent.name for folder in sorted(ROOT.glob("web/src/boards/*/index.ts"))]


def main() -> int:
    TABLES.mkdir(parents=True, exist_ok=True)
    for folder in GAMES:
        game = folder.replace("_", "-")
        if not (ROOT / "src" / "shoal" / "games" / folder).is_dir():
            continue  # the generic board belongs to no game
        shot = SHOTS / f"middle-{game}-desk.png"
        if not shot.exists():
            print(f"There is no {shot.relative_to(ROOT)}: run ./shoal test tests/e2e first.")
            return 1
        shutil.copyfile(shot, TABLES / f"{game}.png")
        print(f"{game}: {shot.stat().st_size // 1024} KiB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
