"""What is to be done: the browser's worker stores first, and only then tells."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from shoal.pocket.held import Row
from shoal.table.json_text import dumps


@dataclass
class Effects:
    """`store` are rows by their place; `tell` texts by line; `answers` to requests by number;
    `jobs` for the worker that thinks; `ends` are lines to hang up, with the reason's number."""

    store: list[tuple[str, dict[str, Any]]] = field(default_factory=list)
    tell: list[tuple[int, str]] = field(default_factory=list)
    answers: list[dict[str, Any]] = field(default_factory=list)
    jobs: list[dict[str, Any]] = field(default_factory=list)
    ends: list[tuple[int, int]] = field(default_factory=list)

    def keep(self, row: Row) -> None:
        self.store.append(("tables", row.plain()))

    def answer(self, request: int, status: int, body: Any, plain: bool = False) -> None:
        text = str(body) if plain else dumps(body)
        self.answers.append({"request": request, "status": status, "text": text, "plain": plain})

    def text(self, deadline: float, needs: str = "") -> str:
        """All of it for the worker; with `needs`, the table to be read before asking again."""
        return dumps({**vars(self), "deadline": deadline, "needs": needs})
