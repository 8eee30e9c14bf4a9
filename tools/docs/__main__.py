"""Write the pages that are made from the code: `python -m tools.docs`."""

from __future__ import annotations

from pathlib import Path

from tools.docs import observations, protocol, requests

DOCS = Path(__file__).resolve().parents[2] / "docs"
PAGES = {
    "observations.md": observations.page,
    "protocol.md": protocol.page,
    "requests.md": requests.page,
}
HOSTING = DOCS / "hosting.md"
SETTINGS = "\n## Settings\n\n"

if __name__ == "__main__":
    for name, page in PAGES.items():
        (DOCS / name).write_text(page(), "utf-8")
    written = HOSTING.read_text("utf-8").partition(SETTINGS)[0]
    HOSTING.write_text(f"{written}{SETTINGS}{protocol.settings_table()}\n", "utf-8")
