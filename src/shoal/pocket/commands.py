"""From a page's command, as plain data, to the entries it comes to at a table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from shoal.bots.levels import LEVELS
from shoal.pocket.held import ME
from shoal.table import Entry, Table, asking, playing, sitting, timing
from shoal.table.opening import check_level

Said = dict[str, Any]
Plan = Callable[[Table, float, Said], list[Entry]]


def seat_bot(table: Table, now: float, c: Said) -> list[Entry]:
    check_level(c["level"], LEVELS)
    return sitting.seat_bot(table, ME, now, c["seat"], c["level"])


def configure(table: Table, now: float, c: Said) -> list[Entry]:
    wanted = {key: value for key, value in c.items() if key != "kind" and value is not None}
    return sitting.configure(table, ME, now, wanted)


# `start`, `say` and `rematch` need more than the table: see `Pocket`.
PLANS: Final[dict[str, Plan]] = {
    "act": lambda t, now, c: playing.act(t, ME, now, c["seat"], c["action"], c.get("base")),
    "back": lambda t, now, c: playing.take_back(t, ME, now, c["seat"]),
    "ask": lambda t, now, c: asking.ask(t, ME, now, c["seat"], c["what"]),
    "answer": lambda t, now, c: asking.answer(t, ME, now, c["seat"], c["yes"]),
    "withdraw": lambda t, now, c: asking.withdraw(t, ME, now, c["seat"]),
    "thinking": lambda t, now, c: timing.thinking(t, ME, now, c["seat"]),
    "here": lambda t, now, _c: timing.returned(t, ME, now, t.held_by(ME)),
    "more_time": lambda t, now, c: timing.more_time(t, ME, now, c["seat"]),
    "sit": lambda t, now, c: sitting.sit(t, ME, now, c["seat"], c["name"]),
    "bot": seat_bot,
    "free": lambda t, now, c: sitting.free(t, ME, now, c["seat"]),
    "rename": lambda t, now, c: sitting.rename(t, ME, now, c["seat"], c["name"]),
    "set": configure,
    "close": lambda t, now, _c: sitting.close(t, ME, now),
}
