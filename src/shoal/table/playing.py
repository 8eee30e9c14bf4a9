"""Commands of a running game: begin, act, take back."""

from __future__ import annotations

from shoal.kernel import ActionTextError, Refusal, commitment
from shoal.table.entry import Checked, Entry, Refused, refuse
from shoal.table.phases import RUNNING
from shoal.table.seats import OPEN
from shoal.table.sitting import must_be_host, must_be_open, must_hold
from shoal.table.table import Table


def start(table: Table, who: str, now: float, seed: bytes) -> list[Entry]:
    """Begin. The seed is kept apart from the log; the log holds what was promised about it."""
    must_be_host(table, who)
    must_be_open(table)
    if any(seat.kind == OPEN for seat in table.seats):
        raise refuse("table-seats-open")
    return [Entry("started", now, {"first": table.first, "commitment": commitment(seed)})]


def must_run(table: Table) -> None:
    if table.stage != RUNNING:
        raise refuse("table-not-running", phase=table.phase())


def read_action(table: Table, text: str) -> int:
    try:
        return table.game.space.parse(text)
    except ActionTextError:
        raise Refused(Refusal("", "refuse-unknown", {"action": text[:60]})) from None


def act(
    table: Table, who: str, now: float, seat: int, text: str, base: int | None = None
) -> list[Entry]:
    """A person's action. `base` is the version the person had seen."""
    must_run(table)
    must_hold(table, who, seat)
    # Only what changed this seat's decision makes an action stale: while all plan at once, the
    # others' plans do not.
    if base is not None and base < table.marks[seat]:
        raise refuse("table-stale", base=base, version=table.version)
    entries = action(table, now, seat, text)
    if table.seats[seat].absent():
        return [Entry("returned", now, {"seat": seat}), *entries]
    return entries


def act_for(table: Table, now: float, seat: int, text: str) -> list[Entry]:
    """A bot's action for a seat that a bot plays."""
    must_run(table)
    if not table.seats[seat].played_by_bot():
        raise refuse("table-not-yours", seat=seat)
    return action(table, now, seat, text)


def action(table: Table, now: float, seat: int, text: str) -> list[Entry]:
    assert table.play is not None
    code = read_action(table, text)
    refusal = table.play.state.refusal(seat, code)
    if refusal is not None:
        raise Refused(refusal)
    data = {"seat": seat, "action": table.game.space.text(code)}
    return [Entry("action", now, data, Checked(table.play, seat, code))]


def why_not(table: Table, seat: int, text: str) -> Refusal | None:
    """Why an action is not allowed; None if it is. Changes nothing."""
    must_run(table)
    assert table.play is not None
    return table.play.state.refusal(seat, read_action(table, text))


def preview(table: Table, seat: int, text: str) -> tuple[dict[str, object], Refusal | None]:
    """What a client may draw before an action is confirmed, or why it is not allowed."""
    must_run(table)
    assert table.play is not None
    action = read_action(table, text)
    refusal = table.play.state.refusal(seat, action)
    return ({} if refusal else table.play.state.preview(seat, action)), refusal


def take_back(table: Table, who: str, now: float, seat: int) -> list[Entry]:
    """One's own last step, up to the horizon the kernel knows."""
    must_run(table)
    must_hold(table, who, seat)
    assert table.play is not None
    refusal = table.play.bound(seat)
    if refusal is not None:
        raise Refused(refusal)
    return [Entry("back", now, {"seat": seat})]
