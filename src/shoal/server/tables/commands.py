"""From a client's command to what it does at a table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from shoal.kernel import Refusal
from shoal.server.storage import links, queries
from shoal.server.storage.database import StorageDown
from shoal.server.storage.group_commit import NOTIFY
from shoal.server.storage.schema import chat, mutes, tables
from shoal.server.tables.live_table import CommandResult, LiveTable, Outcome
from shoal.server.tables.registry import TableRegistry, made
from shoal.server.ws import protocol as m
from shoal.table import Refused, Table, asking, playing, sitting, timing
from shoal.table import chat as talk
from shoal.table.entry import refuse
from shoal.table.opening import again, check_level
from shoal.table.seed import new_seed

__all__ = ["carry_out"]

Plan = Callable[[Table, str, float, Any], Outcome]


async def carry_out(
    registry: TableRegistry, live: LiveTable, who: str, cmd_id: str, command: m.Strict
) -> CommandResult:
    """Any command of any client; always a result."""
    if not who:
        return CommandResult("refused", refusal=Refusal("", "device-unknown"))
    if registry.stopping:
        return CommandResult("refused", refusal=Refusal("", "server-stopping"))
    aside = ASIDES.get(type(command))
    if aside is not None and not registry.quotas.take(aside, who):
        return CommandResult("refused", refusal=Refusal("", "limit-reached"))
    if isinstance(command, m.Say):
        return await say(registry, live, who, cmd_id, command)
    if isinstance(command, m.Mute):
        return await mute(registry, live, who, command)
    if isinstance(command, m.Rematch):
        return await rematch(registry, live, who, cmd_id)
    plan = PLANS[type(command)]
    freed: list[int] = []

    def run(table: Table, now: float) -> Outcome:
        if isinstance(command, m.SeatBot):
            check_level(command.level, registry.settings.bot_levels)
        outcome = plan(table, who, now, command)
        if isinstance(command, m.SeatBot | m.Free):
            freed[:] = [table.seats[command.seat].key]
        return outcome

    result = await registry.command(live, who, cmd_id, run)
    if result.status == "accepted":
        for key in freed:
            await links.drop(registry.database, live.id, key)
    return result


def configure(table: Table, who: str, now: float, c: m.Configure) -> Outcome:
    wanted = m.given(c)
    del wanted["kind"]
    return Outcome(sitting.configure(table, who, now, wanted))


def start(table: Table, who: str, now: float, _c: m.Start) -> Outcome:
    seed = new_seed()
    return Outcome(playing.start(table, who, now, seed), seed)


# What costs others attention, with the limit it counts for.
ASIDES: Final[dict[type[m.Strict], str]] = {
    m.Say: "chat", m.Rename: "asides", m.Ask: "asides", m.Withdraw: "asides", m.Mute: "asides",
}  # fmt: skip
# What each command comes to at a table. Talk, whom one hears of it, and a rematch need more than
# the table: see above.
PLANS: Final[dict[type[m.Strict], Plan]] = {
    m.Act: lambda t, who, now, c: Outcome(playing.act(t, who, now, c.seat, c.action, c.base)),
    m.Back: lambda t, who, now, c: Outcome(playing.take_back(t, who, now, c.seat)),
    m.Ask: lambda t, who, now, c: Outcome(asking.ask(t, who, now, c.seat, c.what)),
    m.AnswerVote: lambda t, who, now, c: Outcome(asking.answer(t, who, now, c.seat, c.yes)),
    m.Withdraw: lambda t, who, now, c: Outcome(asking.withdraw(t, who, now, c.seat)),
    m.Thinking: lambda t, who, now, c: Outcome(timing.thinking(t, who, now, c.seat)),
    m.Here: lambda t, who, now, _c: Outcome(timing.returned(t, who, now, t.held_by(who))),
    m.MoreTime: lambda t, who, now, c: Outcome(timing.more_time(t, who, now, c.seat)),
    m.Sit: lambda t, who, now, c: Outcome(sitting.sit(t, who, now, c.seat, c.name)),
    m.SeatBot: lambda t, who, now, c: Outcome(sitting.seat_bot(t, who, now, c.seat, c.level)),
    m.Free: lambda t, who, now, c: Outcome(sitting.free(t, who, now, c.seat)),
    m.Rename: lambda t, who, now, c: Outcome(sitting.rename(t, who, now, c.seat, c.name)),
    m.Configure: configure,
    m.Start: start,
    m.Close: lambda t, who, now, _c: Outcome(sitting.close(t, who, now)),
}


async def rematch(registry: TableRegistry, live: LiveTable, who: str, cmd_id: str) -> CommandResult:
    """A new table with the same company, begun at once when nobody is missing."""
    new_id = registry.new_address(beside=live.id)
    fresh: list[Table] = []

    def run(table: Table, now: float) -> Outcome:
        fresh.clear()
        link, opening = again(table, who, now, live.id, new_id)
        fresh.append(opening.table)
        append = made(new_id, opening.table, opening.entries, opening.seed)
        return Outcome([link], beside=[append])

    result = await registry.command(live, who, cmd_id, run)
    if result.status == "refused":
        return result
    if result.status == "accepted" and fresh:
        registry.tables[new_id] = LiveTable(registry, new_id, fresh[0])
        registry.told(registry.tables[new_id])
    return CommandResult(result.status, result.version, extra={"table": live.table.rematch})


async def say(
    registry: TableRegistry, live: LiveTable, who: str, cmd_id: str, c: m.Say
) -> CommandResult:
    """Talk is stored apart from the log, numbered on its own."""
    async with live.lock:
        try:
            cmd = f"{who}:{cmd_id}"
            phrase, free = talk.say(live.table, who, c.seat, c.phrase, c.text)
            said = {"seat": c.seat, "phrase": phrase, "text": free}
            row = await store_talk(registry, live.id, who, cmd, said)
            muted = await queries.muted(registry.database, live.id)
        except IntegrityError:  # it was sent again: the first one stands
            n = await queries.said_as(registry.database, live.id, cmd)
            return CommandResult("repeat", live.table.version, extra={"n": n})
        except Refused as refused:
            return CommandResult("refused", refusal=refused.refusal)
        except StorageDown:
            return CommandResult("refused", refusal=Refusal("", "storage-down"))
        live.talked = max(live.talked, row["n"])
        live.spread({"type": "chat", **row}, muted)
    return CommandResult("accepted", live.table.version, extra={"n": row["n"]})


async def mute(registry: TableRegistry, live: LiveTable, who: str, c: m.Mute) -> CommandResult:
    """Whom one hears is one's own business: nobody else is told, and the log does not know."""
    try:
        await live.keep_up()
        if not live.table.held_by(who):
            raise refuse("table-seated-only")
        sitting.must_have(live.table, c.seat)
        row = {"table_id": live.id, "who": who, "seat_key": live.table.seats[c.seat].key}
        async with registry.database.write() as connection:
            same = [mutes.c[name] == value for name, value in row.items()]
            await connection.execute(delete(mutes).where(*same))
            if c.on:
                await connection.execute(insert(mutes), row)
    except Refused as refused:
        return CommandResult("refused", refusal=refused.refusal)
    except StorageDown:
        return CommandResult("refused", refusal=Refusal("", "storage-down"))
    return CommandResult("accepted", live.table.version)


async def store_talk(
    registry: TableRegistry, table_id: str, who: str, cmd: str, said: dict[str, Any]
) -> dict[str, Any]:
    now = round(registry.clock(), 3)
    async with registry.database.write() as connection:
        # Counting up the row of the table first gives every line its own number on all nodes.
        await connection.execute(
            update(tables).where(tables.c.id == table_id).values(chats=tables.c.chats + 1)
        )
        wanted = select(func.max(tables.c.chats)).where(tables.c.id == table_id)
        n = (await connection.execute(wanted)).scalar_one()
        row = {"n": n, "at": now, **said}
        kept = {"table_id": table_id, "who": who, "cmd": cmd, **row}
        await connection.execute(insert(chat), kept)
        if registry.database.postgres:
            await connection.execute(NOTIFY, {"note": f"{table_id} 0"})
    registry.stored([(table_id, 0)])
    return row
