"""A table in memory: what a server's live table is, for one device and without waiting."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from shoal.kernel import SPECTATOR, Game
from shoal.table import Entry, Table, folding
from shoal.table.entry import Folded, refuse
from shoal.table.rendering import Renderer

ME = "me"  # the only device there is


@dataclass(eq=False)
class Viewer:
    """A page that looks on: from a seat or as a spectator."""

    line: int
    seat: int
    key: int  # the key of that seat: seats turn when a game begins


@dataclass
class Row:
    """What is kept of a table beside its log; `chats` is how many lines were said."""

    id: str
    game: str
    phase: str
    changed: float
    seed: str = ""
    chats: int = 0

    @classmethod
    def read(cls, kept: dict[str, Any]) -> Row | None:
        """A row as it was kept; None if it is no row at all, whatever file it came from."""
        try:
            row = cls(**kept)
            bytes.fromhex(row.seed)
            row.changed = float(row.changed)
        except (TypeError, ValueError):
            return None
        return row

    def plain(self) -> dict[str, Any]:
        return dict(vars(self))


@dataclass(eq=False)
class Held:
    """One table and who looks at it."""

    row: Row
    table: Table
    viewers: list[Viewer] = field(default_factory=list)
    known: dict[str, int] = field(default_factory=dict)  # commands already carried out
    talk: list[dict[str, Any]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.renderer = Renderer(self.table)

    def fold(self, entry: Entry) -> list[tuple[int, str]]:
        """Add an entry; the messages it makes, by line, to be sent when it is stored."""
        self.table.watch.observers = sorted({viewer.seat for viewer in self.viewers})
        line = self.table.add(entry)
        if line.moved:
            self.renderer.changed()
        if entry.kind == "started":
            for viewer in self.viewers:
                viewer.seat = self.seat_now(viewer)
        told = [(viewer.line, self.text(line, viewer.seat)) for viewer in self.viewers]
        line.changes = {}
        return told

    def text(self, line: Folded, seat: int) -> str:
        # An action leaves everybody where they sit; anything else may not.
        acted = line.entry.kind == "action"
        return self.renderer.event(line, seat, None if acted else self.standing())

    def standing(self) -> dict[str, Any]:
        return {"yours": self.table.held_by(ME), "host": self.table.host == ME}

    def seat_now(self, viewer: Viewer) -> int:
        return SPECTATOR if viewer.key < 0 else self.table.seat_of(viewer.key)

    def attach(self, line: int, seat: int) -> Viewer:
        key = self.table.seats[seat].key if seat != SPECTATOR else SPECTATOR
        viewer = Viewer(line, seat, key)
        self.viewers.append(viewer)
        return viewer

    def detach(self, line: int) -> None:
        self.viewers = [viewer for viewer in self.viewers if viewer.line != line]

    def viewpoint(self, seat: int | None) -> int:
        """The seat a page looks from: the one asked for, else the first of this device's.

        On one's own device nothing is kept from one: whose table it is not is looked at from
        outside, as a spectator.
        """
        held = self.table.held_by(ME)
        if seat is not None:
            if seat not in held:
                raise refuse("table-not-yours", seat=seat)
            return seat
        return held[0] if held else SPECTATOR

    def welcome(self, seat: int, now: float, last: int, last_hash: str) -> str:
        """What a page missed, or everything."""
        extra = self.standing() | {"now": now}
        if last and (last < self.table.version or last_hash == self.renderer.view(seat)[1]):
            resumed = self.renderer.resume(seat, last, extra)
            if resumed is not None:
                return resumed
        return self.renderer.sync(seat, extra)


def written(row: Row, version: int, entry: Entry, cmd: str | None) -> dict[str, Any]:
    """An entry as it is stored."""
    return {
        "table": row.id, "v": version, "kind": entry.kind, "at": entry.at, "data": entry.data,
        "cmd": cmd,
    }  # fmt: skip


def restored(game: Game, row: Row, log: list[dict[str, Any]], talk: list[dict[str, Any]]) -> Held:
    """A table from what was stored."""
    entries = [Entry(line["kind"], line["at"], line["data"]) for line in log]
    held = Held(row, folding.fold(Table(game, bytes.fromhex(row.seed)), entries), talk=talk)
    held.known = {line["cmd"]: line["v"] for line in log if line.get("cmd")}
    return held
