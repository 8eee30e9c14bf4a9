"""Records of tables, and tables from records."""

from __future__ import annotations

from shoal.kernel import Game, Record, RecordError, commitment
from shoal.table.entry import Entry, refuse
from shoal.table.seats import clean_name
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
        log.append(Entry("sat", now, {"seat": seat, "who": "", "name": clean_name(name)}))
    log.append(Entry("started", now, {"first": 0, "commitment": record.commitment}))
    for seat, action, _line in record.actions:
        log.append(Entry("action", now, {"seat": seat, "action": action}))
    return log


def fairness(table: Table) -> dict[str, object]:
    """What was promised about chance, what was opened, and whether the two and the game fit.

    `result` is null when the players ended the game before its end: there is none to check.
    """
    kept = record(table)
    fits = kept.seed != b"" and commitment(kept.seed) == table.commitment
    facts: dict[str, object] = {
        "commitment": table.commitment,
        "seed": kept.seed.hex(),
        "fits": fits,
        "actions": len(kept.actions),
        "draws": 0,
        "legal": False,
        "result": None,
    }
    try:
        state = kept.play(table.game).state
    except RecordError:
        return facts
    facts |= {"legal": True, "draws": state.chance.draws}
    if kept.result:
        facts["result"] = kept.result == state.scores() and kept.ranking == state.ranking()
    return facts
