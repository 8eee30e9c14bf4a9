"""From a client's command to what it does at a table."""

from __future__ import annotations

from typing import Any

from sqlalchemy import func, insert, select, update

from shoal.kernel import Refusal
from shoal.server.berth import Answer, Berth, Command, Deed
from shoal.server.storage import links
from shoal.server.storage.database import StorageDown
from shoal.server.storage.group_commit import NOTIFY
from shoal.server.storage.schema import chat, tables
from shoal.server.tables.registry import Harbour, new_address
from shoal.server.ws import protocol as m
from shoal.table import Entry, Refused, Table, asking, playing, sitting, timing
from shoal.table import chat as talk
from shoal.table.entry import refuse
from shoal.table.seed import new_seed

__all__ = ["carry_out", "check_level"]


async def carry_out(harbour: Harbour, table_id: str, who: str, cmd_id: str, command: Any) -> Answer:
    """Any command of any client; always an answer."""
    if not who:
        return Answer("refused", refusal=Refusal("", "device-unknown"))
    if harbour.stopping:
        return Answer("refused", refusal=Refusal("", "server-stopping"))
    if isinstance(command, m.Say):
        return await say(harbour, table_id, who, command)
    if isinstance(command, m.Rematch):
        return await rematch(harbour, table_id, who, cmd_id)
    freed: list[int] = []
    answer = await harbour.command(table_id, who, cmd_id, plan(harbour, who, command, freed))
    if answer.status == "accepted":
        for key in freed:
            await links.drop(harbour.database, table_id, key)
    return answer


def plan(harbour: Harbour, who: str, c: Any, freed: list[int]) -> Command:
    """The command as a function of the table and the time."""

    def run(table: Table, now: float) -> Deed:
        match c:
            case m.Act():
                return Deed(playing.act(table, who, now, c.seat, c.action, c.base))
            case m.Back():
                return Deed(playing.take_back(table, who, now, c.seat))
            case m.Ask():
                return Deed(asking.ask(table, who, now, c.seat, c.what))
            case m.AnswerVote():
                return Deed(asking.answer(table, who, now, c.seat, c.yes))
            case m.Withdraw():
                return Deed(asking.withdraw(table, who, now, c.seat))
            case m.Thinking():
                return Deed(timing.thinking(table, who, now, c.seat))
            case m.Here():
                return Deed(timing.returned(table, who, now, table.held_by(who)))
            case m.MoreTime():
                return Deed(timing.more_time(table, who, now, c.seat))
            case m.Sit():
                return Deed(sitting.sit(table, who, now, c.seat, c.name))
            case m.SeatBot():
                check_level(harbour, c.level)
                return Deed(lost(table, c.seat, sitting.seat_bot(table, who, now, c.seat, c.level)))
            case m.Free():
                return Deed(lost(table, c.seat, sitting.free(table, who, now, c.seat)))
            case m.Rename():
                return Deed(sitting.rename(table, who, now, c.seat, c.name))
            case m.Configure():
                wanted = m.given(c)
                del wanted["kind"]
                return Deed(sitting.configure(table, who, now, wanted))
            case m.Start():
                seed = new_seed()
                return Deed(playing.start(table, who, now, seed), seed)
            case m.Close():
                return Deed(sitting.close(table, who, now))
        raise AssertionError(c)

    def lost(table: Table, seat: int, entries: list[Entry]) -> list[Entry]:
        freed.append(table.seats[seat].key)
        return entries

    return run


def check_level(harbour: Harbour, level: str) -> None:
    if level not in harbour.settings.bot_levels:
        raise refuse("bot-unknown", levels=harbour.settings.bot_levels)


async def rematch(harbour: Harbour, table_id: str, who: str, cmd_id: str) -> Answer:
    """A new table with the same company, begun at once when nobody is missing."""
    new_id = new_address()
    made: list[Table] = []

    def run(table: Table, now: float) -> Deed:
        made.clear()
        link, first = sitting.rematch(table, who, now, table_id, new_id)
        fresh = Table(table.game)
        for entry in first:
            fresh.add(entry)
        seed = b""
        if fresh.phase() == "seated":
            seed = fresh.seed = new_seed()
            start = playing.start(fresh, who, now, seed)
            first += start
        fresh, append = harbour.made(new_id, Table(table.game, seed), first, seed)
        made.append(fresh)
        return Deed([link], beside=[append])

    answer = await harbour.command(table_id, who, cmd_id, run)
    if answer.status == "refused":
        return answer
    if answer.status == "accepted" and made:
        harbour.berths[new_id] = Berth(harbour, new_id, made[0])
        harbour.told(harbour.berths[new_id])
    linked = (await harbour.berth(table_id)).table.rematch
    return Answer(answer.status, answer.version, extra={"table": linked})


async def say(harbour: Harbour, table_id: str, who: str, c: m.Say) -> Answer:
    """Talk is stored apart from the log, numbered on its own."""
    berth = await harbour.berth(table_id)
    async with berth.lock:
        try:
            phrase, free = talk.say(berth.table, who, c.seat, c.phrase, c.text)
            row = await store_talk(harbour, table_id, who, c.seat, phrase, free)
        except Refused as refused:
            return Answer("refused", refusal=refused.refusal)
        except StorageDown:
            return Answer("refused", refusal=Refusal("", "storage-down"))
        berth.talked = max(berth.talked, row["n"])
        berth.spread({"type": "chat", **row})
    return Answer("accepted", berth.table.version, extra={"n": row["n"]})


async def store_talk(
    harbour: Harbour, table_id: str, who: str, seat: int, phrase: str, free: str
) -> dict[str, Any]:
    now = round(harbour.clock(), 3)
    async with harbour.database.write() as connection:
        # Counting up the row of the table first gives every line its own number on all nodes.
        await connection.execute(
            update(tables).where(tables.c.id == table_id).values(chats=tables.c.chats + 1)
        )
        wanted = select(func.max(tables.c.chats)).where(tables.c.id == table_id)
        n = (await connection.execute(wanted)).scalar_one()
        row = {"n": n, "at": now, "seat": seat, "phrase": phrase, "text": free}
        await connection.execute(insert(chat), {"table_id": table_id, "who": who, **row})
        if harbour.database.postgres:
            await connection.execute(NOTIFY, {"note": f"{table_id} 0"})
    return row
