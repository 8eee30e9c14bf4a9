"""A table as texts to send: made once for each viewpoint, not once for each socket."""

from __future__ import annotations

from typing import Any

from shoal.table import telling
from shoal.table.entry import Folded
from shoal.table.json_text import dumps, fragment
from shoal.table.table import Table


class Renderer:
    """The views of one table, remembered until the position changes."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.views: dict[int, tuple[dict[str, object], str]] = {}
        self.hashing = telling.Hashing()
        self.pulse: tuple[int, str] = (0, "")  # the same for all viewers of one version

    def changed(self) -> None:
        self.views.clear()
        self.hashing.changed()

    def view(self, viewer: int) -> tuple[dict[str, object], str]:
        """A viewer's view, and its short hash."""
        found = self.views.get(viewer)
        if found is None:
            whole = telling.seen(self.table, viewer)
            found = self.views[viewer] = (whole, self.hashing.short(whole))
        return found

    def event(self, line: Folded, viewer: int, extra: dict[str, Any] | None = None) -> str:
        """One entry for one viewpoint, as JSON text. To be asked right after the fold."""
        fields: dict[str, Any] = {"type": "event", **telling.told(self.table, line, viewer)}
        if extra is not None:
            fields |= {"seat": viewer if viewer >= 0 else None, **extra}
        view, short = self.view(viewer)
        patches = line.changes.get(viewer)
        if line.moved:
            fields["board"] = telling.board(self.table, viewer)
            if patches is not None:
                fields["patches"] = patches
        if line.entry.kind == "action" and not self.table.over():
            if self.pulse[0] != self.table.version:
                self.pulse = (self.table.version, dumps(telling.pulse(self.table)))
            fields["pulse"] = fragment(self.pulse[1])
        else:
            fields["table"] = telling.desk(self.table, viewer)
        if line.moved and patches is None:
            fields["view"] = view
        fields["hash"] = short
        return dumps(fields)

    def sync(self, viewer: int, extra: dict[str, Any]) -> str:
        """Everything, for somebody who comes or has lost the thread."""
        view, short = self.view(viewer)
        table = self.table
        head = {
            "type": "sync",
            "v": table.version,
            "seat": viewer if viewer >= 0 else None,
            "table": telling.desk(table, viewer),
            "board": telling.board(table, viewer),
            "log": [telling.told(table, line, viewer) for line in table.tail],
            "view": view,
            "hash": short,
            **extra,
        }
        return dumps(head)

    def resume(self, viewer: int, after: int, extra: dict[str, Any]) -> str | None:
        """What came after a version, with the view as it is now; None if that is too long ago."""
        table = self.table
        lines = [line for line in table.tail if line.version > after]
        if not 0 < after <= table.version or len(lines) != table.version - after:
            return None
        view, short = self.view(viewer)
        head = {
            "type": "resume",
            "v": table.version,
            "seat": viewer if viewer >= 0 else None,
            "table": telling.desk(table, viewer),
            "board": telling.board(table, viewer),
            "events": [telling.told(table, line, viewer) for line in lines],
            "view": view,
            "hash": short,
            **extra,
        }
        return dumps(head)
