"""Records of tables, and tables from records."""

from __future__ import annotations

from shoal.bots.levels import LEVELS
from shoal.kernel import Game, Record, RecordError, commitment
from shoal.table.entry import Entry, refuse
from shoal.table.seats import BOT, PERSON, clean_name
from shoal.table.sitting import open_table
from shoal.table.table import Table


def record(table: Table) -> Record:
    """The record of a game that is over. A running one has secrets, and its seed is sealed."""
    if not table.over() or table.play is None:
        raise refuse("record-running")
    return Record.of(table.play, table.names(), opened=True, lesson=taught(table))


def taught(table: Table) -> str:
    return table.lesson.name if table.lesson is not None else ""


def entries(
    game: Game, record: Record, who: str, now: float, chairs: list[dict[str, str]] | None = None
) -> list[Entry]:
    """The log of a table that played this record; the record was verified before.

    With `chairs` it is a game to be played on: bots sit where bots sat, and `who` where people did.
    """
    opened = open_table(
        game, who, now, seats=record.seats, options=dict(record.options), lesson=record.lesson
    )
    log = [opened]
    for seat, name in enumerate(record.names):
        chair = chairs[seat] if chairs is not None else {"kind": PERSON}
        if chair["kind"] == BOT:
            log.append(Entry("bot", now, {"seat": seat, "level": chair["level"]}))
        else:
            holder = who if chairs is not None else ""
            log.append(Entry("sat", now, {"seat": seat, "who": holder, "name": clean_name(name)}))
    log.append(Entry("started", now, {"first": 0, "commitment": record.commitment}))
    for seat, action, _line in record.actions:
        log.append(Entry("action", now, {"seat": seat, "action": action}))
    return log


def parcel(table: Table) -> dict[str, object]:
    """A game as it stands, to be played on elsewhere: its record with the seed, and who sits where.

    Hidden things can be worked out from it. Only whoever holds the whole table may have it.
    """
    if table.play is None:
        raise refuse("table-not-running", phase=table.phase())
    chairs = [
        {"kind": BOT, "level": seat.level} if seat.kind == BOT else {"kind": PERSON}
        for seat in table.seats
    ]
    whole = Record.of(table.play, table.names(), opened=True, lesson=taught(table))
    return {"record": whole.text(), "chairs": chairs}


def may_go_on(game: Game, record: Record, chairs: list[dict[str, str]]) -> bool:
    """Whether a game can be played on from a parcel: its chance is the one promised, its actions
    are legal, and there is somebody for each seat. Raises RecordError where it cannot be read."""
    if not record.seed or commitment(record.seed) != record.commitment:
        return False
    if len(chairs) != record.seats or len(record.names) != record.seats:
        return False
    if any(chair["kind"] == BOT and chair["level"] not in LEVELS for chair in chairs):
        return False
    record.play(game)
    return True


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
