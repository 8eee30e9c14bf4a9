"""Records of tables, and tables from records."""

from __future__ import annotations

from shoal.kernel import Game, Record
from shoal.table.entry import Entry, refuse
from shoal.table.sitting import open_table
from shoal.table.table import Table


def record(table: Table) -> Record:
    """The record of a game that is over. A running one has secrets, and its seed is sealed."""
    if not table.over() or table.play is None:
        raise refuse("record-running")
    return Record.of(table.play, table.names(), opened=True)


def entries(game: Game, record: Record, who: str, now: float) -> list[Entry]:
    """The log of a table that played this record; the record was verified before."""
    opened = open_table(game, who, now, seats=record.seats, options=dict(record.options))
    log = [opened]
    for seat, name in enumerate(record.names):
        log.append(Entry("sat", now, {"seat": seat, "who": "", "name": name}))
    log.append(Entry("started", now, {"first": 0, "commitment": record.commitment}))
    for seat, action, _line in record.actions:
        log.append(Entry("action", now, {"seat": seat, "action": action}))
    return log
