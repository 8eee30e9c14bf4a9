"""What a viewer is told. Everything that leaves a table is built here, field by field.

A viewer is a seat or SPECTATOR. Nothing is copied from an entry as a whole: a new field stays
unseen until somebody names it here.
"""

from __future__ import annotations

import zlib
from bisect import bisect_left
from typing import Any, Final

from shoal.kernel import SPECTATOR, State
from shoal.table.entry import Folded
from shoal.table.json_text import canonical
from shoal.table.phases import RUNNING
from shoal.table.table import Table

MOST_ACTIONS: Final = 400  # more than that are typed or found by asking why not
MOST_PREVIEWS: Final = 120
MOST_PLAYED: Final = 60  # of what a bot played for somebody; the last ones
WHOLE: Final = MOST_ACTIONS  # a family at least so large, all of it legal, is named, not listed

# For each kind of entry the fields that everybody may know. `who` and `host` name devices and are
# in none of them; an action is treated apart, since it may be secret.
TOLD: Final[dict[str, list[str]]] = {
    "opened": ["game", "seats", "lesson"],
    "set": ["options", "clock", "settings", "first", "seats"],
    "sat": ["seat", "name"],
    "bot": ["seat", "level"],
    "freed": ["seat", "own"],
    "claimed": ["seat"],
    "renamed": ["seat", "name"],
    "forgotten": ["seat"],
    "closed": [],
    "started": ["commitment"],
    "action": ["seat"],
    "back": ["seat"],
    "asked": ["seat", "what"],
    "answered": ["seat", "yes"],
    "withdrawn": ["seat"],
    "thinking": ["seat"],
    "time": ["seat", "seconds", "by"],
    "away": ["seat", "until"],
    "stand_in": ["seat"],
    "expired": ["seat"],
    "returned": ["seat"],
    "rematched": ["table"],
}


def told(table: Table, line: Folded, viewer: int) -> dict[str, Any]:
    """One entry as the viewer may know it."""
    entry = line.entry
    data = {key: entry.data[key] for key in TOLD[entry.kind] if key in entry.data}
    if entry.kind == "rematched" and viewer == SPECTATOR:
        del data["table"]  # an address is an invitation; a spectator was only let in to look
    if line.undone:
        data["undone"] = line.undone
    if entry.kind == "action":
        space = table.game.space
        secret = space.family_of(line.action).secret
        if not secret or entry.data["seat"] == viewer:
            data["action"] = entry.data["action"]
        if line.stand_in:
            data["stand_in"] = True
        data["events"] = [event.heard_by(viewer) for event in line.events]
    return {"v": line.version, "kind": entry.kind, "at": entry.at, "data": data}


def view(table: Table, viewer: int) -> dict[str, object]:
    return table.play.state.view(viewer) if table.play is not None else {}


def seen(table: Table, viewer: int) -> dict[str, object]:
    """A viewer's view, in the order its game gives it."""
    watched = table.watch.views.get(viewer)  # somebody has just looked
    return view(table, viewer) if watched is None else watched


class Hashing:
    """Short hashes of views: of their canonical JSON, which is that of their parts in order.

    A client whose own view has another hash has a wrong one and asks for all of it. The hash guards
    against mistakes, not against malice: CRC-32, which a few lines work out in any language.

    Most parts of a view are the very objects they were an action ago, or a viewer ago, and so are
    most rows of the others: then their text is known.
    """

    def __init__(self) -> None:
        self.known: dict[str, tuple[object, bytes]] = {}
        self.keys: list[str] = []  # of the last view, in order
        self.rows: dict[int, tuple[object, bytes]] = {}  # of this position, by their ids
        self.old_rows: dict[int, tuple[object, bytes]] = {}  # of the last one

    def changed(self) -> None:
        """The position is another one."""
        self.rows, self.old_rows = {}, self.rows

    def short(self, whole: dict[str, object]) -> str:
        if len(whole) != len(self.keys) or not all(key in whole for key in self.keys):
            self.keys = sorted(whole)
        texts: list[bytes] = []
        for key in self.keys:
            part = whole[key]
            known = self.known.get(key)
            if known is None or known[0] is not part:
                known = self.known[key] = (part, canonical(key) + b":" + self.text(part))
            texts.append(known[1])
        return zlib.crc32(b"{" + b",".join(texts) + b"}").to_bytes(4, "big").hex()

    def text(self, part: object) -> bytes:
        if not (isinstance(part, list) and part and isinstance(part[0], dict)):
            return canonical(part)
        texts: list[bytes] = []
        for row in part:
            name = id(row)
            known = self.rows.get(name)
            if known is None:  # whoever is remembered lives, so ids are of nobody else
                known = self.old_rows.get(name)
                if known is None:
                    known = (row, canonical(row))
                self.rows[name] = known
            texts.append(known[1])
        return b"[" + b",".join(texts) + b"]"


def board(table: Table, viewer: int) -> dict[str, Any]:
    """What goes with the view: the question, what the viewer may do, the points."""
    play = table.play
    if play is None:
        return {"prompt": None, "actions": [], "whole": [], "more": 0, "back": None, "scores": None}
    running = table.stage == RUNNING
    told_board = bare_board(play.state, viewer, running)
    if running and viewer != SPECTATOR:
        offers(table, viewer, told_board)
        bound = play.bound(viewer)
        told_board["back"] = {"free": bound is None, "why": bound.plain() if bound else None}
    return told_board


def bare_board(state: State, viewer: int, asked: bool) -> dict[str, Any]:
    """A board on which nothing can be done: the question if one is asked, the points."""
    over = state.over()
    told_board: dict[str, Any] = {
        "prompt": state.prompt(viewer).plain() if asked else None,
        "actions": [],
        "whole": [],
        "more": 0,
        "back": None,
        "scores": state.scores() if state.game.open_scores or over else None,
    }
    if over:
        told_board["ranking"] = state.ranking()
        told_board["tally"] = [state.tally(seat) for seat in range(state.seats)]
    return told_board


def offers(table: Table, viewer: int, told_board: dict[str, Any]) -> None:
    """What the viewer may do: actions with their previews, or whole families by name."""
    assert table.play is not None
    state, space = table.play.state, table.game.space
    legal = state.legal(viewer)
    if len(legal) >= WHOLE:  # hundreds of plans, none of them forbidden, need no list
        for family in space.families:
            # Legal actions are ascending, and so are the families.
            first = bisect_left(legal, family.first)
            after = bisect_left(legal, family.first + family.size)
            if after - first == family.size >= WHOLE:
                told_board["whole"].append(family.named(family.first))
                legal = legal[:first] + legal[after:]
    for i, action in enumerate(legal[:MOST_ACTIONS]):
        preview = state.preview(viewer, action) if i < MOST_PREVIEWS else {}
        offer: dict[str, Any] = space.family_of(action).named(action)
        if preview:
            offer["preview"] = preview
        told_board["actions"].append(offer)
    told_board["more"] = max(0, len(legal) - MOST_ACTIONS)


def desk(table: Table, viewer: int) -> dict[str, Any]:
    """The table around the board; the same for everybody but for the addresses of other tables."""
    seated = viewer != SPECTATOR
    hosts = table.held_by(table.host)
    return {
        "phase": table.phase(),
        "pace": table.pace(),
        "game": table.game.name,
        "title": table.game.title,
        "options": dict(table.options),
        "settings": dict(table.settings),
        "first": table.first,
        "host_seat": hosts[0] if hosts else None,
        "seats": [
            {
                "kind": seat.kind,
                "name": seat.name,
                "level": seat.level,
                "gone": seat.gone,
                "away_until": seat.away_until or None,
                "stand_in": seat.replaced(),
                "stood_in": stood_in(table, i, viewer),
                "thinking": seat.thinking,
                "shared": len(table.held_by(seat.who)) > 1,
            }
            for i, seat in enumerate(table.seats)
        ],
        "clock": {"rule": table.rule.plain(), **table.clock.plain()},
        "vote": table.vote.plain() if table.vote else None,
        "commitment": table.commitment or None,
        "seed": table.seed.hex() if table.over() else None,
        "actions_played": len(table.play.steps) if table.play is not None else 0,
        "after": (table.after or None) if seated else None,
        "rematch": (table.rematch or None) if seated else None,
        "lesson": taught(table),
    }


def taught(table: Table) -> dict[str, Any] | None:
    """The lesson this table is, and how it stands; not what solves it."""
    lesson = table.lesson
    if lesson is None:
        return None
    return {
        "name": lesson.name,
        "look": lesson.look,
        "points": lesson.points,
        "status": table.mark.status or "open",
        "says": table.mark.says or None,
    }


def stood_in(table: Table, seat: int, viewer: int) -> dict[str, Any] | None:
    """What a bot did for the absent person of a seat, as the viewer may know it."""
    meanwhile = table.seats[seat].stood_in
    if meanwhile is None or not (meanwhile.played or table.seats[seat].stand_in):
        return None
    played: list[dict[str, Any]] = []
    for version, _ply, action in meanwhile.played[-MOST_PLAYED:]:
        family = table.game.space.family_of(action)
        open_to_all = seat == viewer or not family.secret
        played.append({"v": version, **(family.named(action) if open_to_all else {})})
    return {
        "why": meanwhile.why,
        "since": meanwhile.since,
        "until": meanwhile.until or None,
        "count": len(meanwhile.played),
        "played": played,
    }


def pulse(table: Table) -> dict[str, Any]:
    """The part of the desk that an ordinary action changes."""
    return {
        "phase": table.phase(),
        "clock": table.clock.plain(),
        "actions_played": len(table.play.steps) if table.play is not None else 0,
        "waiting": table.actors(),
    }
