"""Folding a whole log quickly.

What is in a log was checked when it was stored, so most of its actions need no second check, no
events and no way back. Those that something may still ask about are folded with care: the last
ones, which people who reconnect are told again, and those that are or can be taken back.
"""

from __future__ import annotations

from shoal.kernel.play import Step
from shoal.table.entry import TAIL, UNTOLD, Entry
from shoal.table.table import Table


def settled(log: list[Entry], told: int) -> list[bool]:
    """For each entry whether it is an action to be folded quickly; those after `told` are not."""
    if log and "lesson" in log[0].data:  # short, and judged by all that happened in it
        return [False for _entry in log]
    quick = [entry.kind == "action" for entry in log]
    # Where the actions are that no step back undid. Votes need no care: when one is agreed to, the
    # play is made anew with every check.
    standing: list[int] = []
    for i, entry in enumerate(log):
        if entry.kind == "action":
            standing.append(i)
        elif entry.kind == "back":
            quick[standing.pop()] = False
    for i in range(max(0, min(told, len(log) - TAIL)), len(log)):
        quick[i] = False
    last = log[standing[-1]].data["seat"] if standing else -1
    for i in reversed(standing):  # whoever acted last may take back all in a row
        if log[i].data["seat"] != last:
            break
        quick[i] = False
    return quick


def repeat(table: Table, entry: Entry) -> None:
    """Fold an action that is settled."""
    play = table.play
    assert play is not None
    table.version += 1
    table.at = entry.at
    seat, action = entry.data["seat"], table.game.space.parse(entry.data["action"])
    before = table.waiting
    table.watch.forget()
    play.state.apply(seat, action)
    play.steps.append(Step(seat, action, UNTOLD, "chance"))
    table.acted(entry.at, before, seat)


def fold(table: Table, log: list[Entry]) -> Table:
    """A whole log at once."""
    for entry, quick in zip(log, settled(log, len(log)), strict=True):
        if quick:
            repeat(table, entry)
        else:
            table.add(entry)
    return table
