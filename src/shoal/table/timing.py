"""Time and absence: thinking, more time, countdowns, a bot standing in, coming back."""

from __future__ import annotations

from shoal.table.clock import BANK, DAY, DAYS
from shoal.table.entry import Entry, refuse
from shoal.table.phases import OVER_DAYS
from shoal.table.playing import must_run
from shoal.table.sitting import must_have, must_hold
from shoal.table.table import Table

MORE_BANK = 60.0
MORE_DAYS = DAY


def thinking(table: Table, who: str, now: float, seat: int) -> list[Entry]:
    """Say that one is here and thinking."""
    must_run(table)
    must_hold(table, who, seat)
    if seat not in table.actors() or table.seats[seat].thinking:
        raise refuse("table-not-waiting", seat=seat)
    return [Entry("thinking", now, {"seat": seat})]


def more_time(table: Table, who: str, now: float, seat: int) -> list[Entry]:
    """Give another seat more time; one cannot give it to oneself."""
    must_run(table)
    must_have(table, seat)
    mine = table.held_by(who)
    if not mine:
        raise refuse("table-seated-only")
    if seat in mine:
        raise refuse("time-own")
    if table.rule.kind not in (BANK, DAYS):
        raise refuse("time-none")
    seconds = MORE_BANK if table.rule.kind == BANK else MORE_DAYS
    return [Entry("time", now, {"seat": seat, "seconds": seconds, "by": mine[0]})]


def away(table: Table, now: float, seat: int) -> list[Entry]:
    """A person's line is gone: begin the countdown, if somebody else is there to be kept waiting.

    Alone against bots nobody is in a hurry, and on a clock of days absence is the normal thing.
    When nobody is left the table rests until somebody is back.
    """
    chair = table.seats[seat]
    if table.stage != "running" or not chair.present():
        return []
    if not table.settings["stand_in"] or table.pace() == OVER_DAYS:
        return []
    others = [other for other in table.seats if other.who != chair.who]
    if any(other.present() for other in others):
        until = now + table.settings["stand_in"]
    elif any(other.absent() for other in others):
        until = 0.0  # the last one leaves: bots stop standing in
    else:
        return []
    return [Entry("away", now, {"seat": seat, "until": until})]


def returned(table: Table, who: str, now: float, seats: list[int]) -> list[Entry]:
    """A device is back: its seats are its own again at once."""
    return [
        Entry("returned", now, {"seat": seat})
        for seat in seats
        if seat in table.held_by(who) and table.seats[seat].absent()
    ]


def due(table: Table, now: float) -> list[Entry]:
    """What happens by itself at this time: countdowns that ran down, clocks that ran out."""
    entries: list[Entry] = []
    if table.stage != "running":
        return entries
    for seat, chair in enumerate(table.seats):
        if 0.0 < chair.away_until <= now:
            entries.append(Entry("stand_in", now, {"seat": seat}))
        elif seat in table.ticking() and 0.0 < table.clock.deadline(seat) <= now:
            entries.append(Entry("expired", now, {"seat": seat}))
    return entries
