"""Commands that need everybody's consent."""

from __future__ import annotations

from shoal.table.entry import Entry, refuse
from shoal.table.playing import must_run
from shoal.table.sitting import must_hold
from shoal.table.table import Table
from shoal.table.votes import BACK, MATTERS


def ask(table: Table, who: str, now: float, seat: int, what: str) -> list[Entry]:
    """Ask everybody to take back to before one's last action, or to end the game here."""
    must_run(table)
    must_hold(table, who, seat)
    if what not in MATTERS:
        raise refuse("vote-unknown", what=what[:30])
    if table.vote is not None:
        raise refuse("vote-open", seat=table.vote.seat)
    if now < table.patience[seat].until:
        raise refuse("vote-wait", seconds=round(table.patience[seat].until - now))
    data: dict[str, object] = {"seat": seat, "what": what}
    if what == BACK:
        assert table.play is not None
        own = [i for i, step in enumerate(table.play.steps) if step.seat == seat]
        if not own:
            raise refuse("takeback-nothing")
        data["keep"] = own[-1]
    if uncovers(table, data):
        data["absent"] = True
    return [Entry("asked", now, data)]


def uncovers(table: Table, asked: dict[str, object]) -> bool:
    """Whether a yes makes use of what was hidden: then a bot cannot give it for anybody.

    A take-back does where chance or a reveal binds. The end opens the seed, if chance was drawn.
    """
    assert table.play is not None
    if asked["what"] == BACK:
        undone = table.play.steps[int(str(asked["keep"])) :]
        return any(step.binding for step in undone)
    return table.play.state.chance.draws > 0


def answer(table: Table, who: str, now: float, seat: int, yes: bool) -> list[Entry]:
    must_run(table)
    must_hold(table, who, seat)
    if table.vote is None:
        raise refuse("vote-none")
    if seat in table.vote.yes:
        raise refuse("vote-answered")
    entries = [Entry("answered", now, {"seat": seat, "yes": yes})]
    if table.seats[seat].stand_in:  # whoever answers is here
        entries.insert(0, Entry("returned", now, {"seat": seat}))
    return entries


def withdraw(table: Table, who: str, now: float, seat: int) -> list[Entry]:
    must_run(table)
    must_hold(table, who, seat)
    if table.vote is None or table.vote.seat != seat:
        raise refuse("vote-none")
    return [Entry("withdrawn", now, {"seat": seat})]
