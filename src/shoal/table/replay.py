"""A game that is over, looked at again: what a pair of eyes saw after every action.

Only actions that stand are shown; what was taken back is gone. Ply 0 is the opening, ply n the
position after the n-th action. Nothing is checked again: the fold of the log has done that.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from shoal.kernel import SPECTATOR, Journal, State, Watch
from shoal.table.entry import Entry, Folded, refuse
from shoal.table.sitting import must_have
from shoal.table.table import Table
from shoal.table.telling import bare_board, told


def must_be_over(table: Table) -> None:
    """A running game has secrets: nobody looks at it through other eyes."""
    if not table.over() or table.play is None:
        raise refuse("replay-running")


def plies(table: Table) -> int:
    """How many actions stand."""
    return len(table.play.steps) if table.play is not None else 0


def moments(table: Table, viewer: int, after: int, count: int) -> list[dict[str, Any]]:
    """What a seat or a spectator saw at the plies after one; at most so many.

    The first of them has the view, each of them what has changed since the one before it.
    """
    must_be_over(table)
    if viewer != SPECTATOR:
        must_have(table, viewer)
    last = min(after + count, plies(table))
    watch = Watch([viewer])
    found: list[dict[str, Any]] = []
    for ply, state, line in walk(table, range(max(after + 1, 0), last + 1), watch):
        moment: dict[str, Any] = {
            "ply": ply,
            "told": told(table, line, viewer),
            "patches": line.changes.get(viewer, []),
            "board": bare_board(state, viewer, asked=not state.over()),
            "points": state.scores(),  # also where they were hidden: the game is over
        }
        if not found:  # the others follow from it
            moment["view"] = state.view(viewer)
        found.append(moment)
    return found


def positions(table: Table, wanted: list[int]) -> list[str]:
    """The positions at some plies as texts, without anything of the seed."""
    return [state.position(False) for _ply, state, _line in walk(table, wanted)]


def walk(
    table: Table, wanted: Iterable[int], watch: Watch | None = None
) -> Iterator[tuple[int, State, Folded]]:
    """The state at each of the wanted plies, ascending, and what led to it.

    `watch` sees what changed, as long as the plies follow each other.
    """
    assert table.play is not None
    steps = table.play.steps
    state = table.fresh_play().state
    done = 0
    for ply in wanted:
        line = opening(table)
        while done < ply:
            step = steps[done]
            done += 1
            if done == ply:  # only what is looked at needs to be told
                journal = state.journal = Journal(watch)
                if watch is not None:
                    watch.begin(state)
                state.apply(step.seat, step.action)
                state.journal = None
                data = {"seat": step.seat, "action": table.game.space.text(step.action)}
                entry = Entry("action", table.plies.times[ply], data)
                line = Folded(table.plies.versions[ply], entry, journal.take(), True, step.action)
                if watch is not None:
                    line.changes = watch.end()
            else:
                state.apply(step.seat, step.action)
        yield ply, state, line


def opening(table: Table) -> Folded:
    data = {"commitment": table.commitment}
    return Folded(table.plies.versions[0], Entry("started", table.plies.times[0], data), [], True)


def borders(table: Table, most: int) -> list[int]:
    """Plies at about equal distances, each at a moment when the turn passes on; ends included."""
    assert table.play is not None
    steps = table.play.steps
    passes = [
        ply for ply in range(1, len(steps)) if steps[ply].seat != steps[ply - 1].seat
    ]  # fmt: skip
    stops = [0, *passes, len(steps)]
    if len(stops) <= most:
        return sorted(set(stops))
    chosen = {stops[round(i * (len(stops) - 1) / (most - 1))] for i in range(most)}
    return sorted(chosen)
