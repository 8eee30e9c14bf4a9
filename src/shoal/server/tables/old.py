"""Finished games of rules that are no longer here: what was written down can still be had."""

from __future__ import annotations

from typing import Any

from shoal.kernel import Record
from shoal.kernel.options import option_text
from shoal.server.storage import queries
from shoal.server.tables.registry import OVER, TableRegistry
from shoal.table import Entry
from shoal.table.seats import BOT, OPEN, PERSON, Seat
from shoal.table.votes import BACK, Vote


async def old_record(registry: TableRegistry, table_id: str) -> Record | None:
    """The record of a finished game of other rules, from its log alone; None for others."""
    opened = await queries.opened(registry.database, table_id)
    game = registry.games.get(opened["game"]) if opened is not None else None
    if opened is None or game is None:
        return None
    if (opened["rules"], opened["components"]) == (game.rules, game.components()):
        return None
    if await queries.phase(registry.database, table_id) not in OVER:
        return None
    written, seed, _said = await queries.log(registry.database, table_id)
    return write_down([item.entry for item in written], seed)


def write_down(log: list[Entry], seed: bytes) -> Record:
    """What stands in a log, without knowing the game. Points were not written into it."""
    ledger = Ledger()
    for entry in log:
        ledger.add(entry.kind, entry.data)
    opened = log[0].data
    record = Record(opened["game"], opened["rules"], opened["components"], len(ledger.seats))
    record.seed = seed
    record.lesson = opened.get("lesson", "")
    record.commitment = ledger.commitment
    record.names = [seat.name for seat in ledger.seats]
    record.options = {key: option_text(value) for key, value in ledger.options.items()}
    record.actions = [(seat, action, i) for i, (seat, action) in enumerate(ledger.actions)]
    return record


class Ledger:
    """The part of a table's fold that needs no game: who sits where, and which actions stand."""

    def __init__(self) -> None:
        self.seats: list[Seat] = []
        self.options: dict[str, Any] = {}
        self.commitment = ""
        self.actions: list[tuple[int, str]] = []
        self.vote: Vote | None = None

    def add(self, kind: str, data: dict[str, Any]) -> None:
        chair = self.seats[data["seat"]] if "seat" in data else Seat(-1)
        match kind:
            case "opened":
                self.seats = [Seat(key) for key in range(data["seats"])]
                self.options = data["options"]
            case "set":
                self.options = data.get("options", self.options)
                if "seats" in data:
                    kept = [seat for seat in self.seats if seat.kind != OPEN][: data["seats"]]
                    self.seats = kept + [Seat(-1) for _new in range(data["seats"] - len(kept))]
            case "started":
                self.seats = self.seats[data["first"] :] + self.seats[: data["first"]]
                self.commitment = data["commitment"]
            case "sat":
                chair.back()
                chair.kind, chair.who, chair.name = PERSON, data["who"] or "somebody", data["name"]
            case "bot" | "freed":
                chair.empty()
                chair.kind = BOT if kind == "bot" else OPEN
                if self.vote is not None and self.vote.absent:
                    self.vote = None
            case "renamed":
                chair.name = data["name"]
            case "forgotten":
                chair.who, chair.name, chair.stand_in = "", "", True
            case "claimed" | "returned":
                chair.back()
            case "stand_in" | "expired":
                chair.stand_in = True
            case _:
                self.played(kind, data)
        self.settle()

    def played(self, kind: str, data: dict[str, Any]) -> None:
        match kind:
            case "action":
                self.actions.append((data["seat"], data["action"]))
                if self.vote is not None and self.vote.what == BACK:
                    self.vote = None
            case "back":
                self.actions.pop()
            case "asked":
                absent = data.get("absent", False)
                self.vote = Vote(
                    data["seat"], data["what"], data.get("keep", 0), [data["seat"]], absent
                )
            case "answered" if self.vote is not None and data["yes"]:
                self.vote.yes.append(data["seat"])
            case "answered" | "withdrawn":
                self.vote = None

    def settle(self) -> None:
        """A question that nobody is left to say no to."""
        vote = self.vote
        if vote is None or any(
            (seat.asked() or (vote.absent and seat.kind == PERSON and seat.who))
            and i not in vote.yes
            for i, seat in enumerate(self.seats)
        ):
            return
        self.vote = None
        if vote.what == BACK:
            del self.actions[vote.keep :]
