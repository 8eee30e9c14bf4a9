"""A hook of mkdocs: every page in docs/games/ is in the navigation, without a list by hand."""

from __future__ import annotations

from pathlib import Path
from typing import Any

INDEX = "games/index.md"


def on_config(config: Any) -> None:
    """Put the pages of the games behind their index; mkdocs takes the titles from the pages."""
    docs = Path(config["docs_dir"])
    pages = sorted(file.relative_to(docs).as_posix() for file in docs.glob("games/*.md"))
    for section in config["nav"]:
        for entries in section.values():
            if isinstance(entries, list) and INDEX in entries:
                entries.extend(page for page in pages if page != INDEX)
