"""What a page asks a server over HTTP, answered on the device."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import parse_qs

from shoal.bots.levels import LEVELS
from shoal.kernel import SPECTATOR, Record, RecordError
from shoal.pocket.effects import Effects
from shoal.pocket.held import ME, Held
from shoal.table import history, playing, replay, sitting, telling
from shoal.table.entry import refuse
from shoal.table.opening import Opening
from shoal.table.phases import LESSON

if TYPE_CHECKING:
    from shoal.pocket.pocket import Pocket

LISTED = 100
MOST_MOMENTS = 200
ALONE = {"chat": "off", "listed": False, "spectators": "none", "stand_in": 0}
OVER = ["finished", "agreed"]


class Request:
    """One question of a page: its number, where to, with what."""

    def __init__(self, number: int, method: str, path: str, body: dict[str, Any]) -> None:
        self.number = number
        self.method = method
        self.path, _, query = path.partition("?")
        self.query = {key: values[-1] for key, values in parse_qs(query).items()}
        self.body = body


Handler = Callable[["Pocket", Request, Effects], Any]
HeldHandler = Callable[["Pocket", Request, Effects, Held], Any]


def answer(pocket: Pocket, asked: Request, effects: Effects) -> None:
    """The answer is put among the effects; what comes later answers by itself."""
    handler = PLACES.get((asked.method, asked.path))
    if handler is not None:
        effects.answer(asked.number, 200, handler(pocket, asked, effects))
        return
    found = re.fullmatch(r"/tables/([A-Za-z0-9_-]{22})(/[a-z-]+)?", asked.path)
    of_table = AT_TABLES.get((asked.method, found[2] or "")) if found else None
    if found is None or of_table is None:
        raise refuse("page-unknown")
    held = pocket.held(found[1])
    body = of_table(pocket, asked, effects, held)
    if body is not None:
        effects.answer(asked.number, 200, body, plain=isinstance(body, str))


def mine(pocket: Pocket, _asked: Request, _effects: Effects) -> Any:
    kept = [row for row in pocket.rows.values() if row.phase != LESSON]
    rows = sorted(kept, key=lambda row: -row.changed)[:LISTED]
    return {
        "tables": [
            {"id": row.id, "game": row.game, "phase": row.phase, "changed": row.changed}
            for row in rows
        ]
    }


def open_table(pocket: Pocket, asked: Request, effects: Effects) -> Any:
    body = asked.body
    game = pocket.game(body["game"])
    opening = Opening(game, ME, pocket.now())
    settings = ALONE | {k: v for k, v in (body.get("settings") or {}).items() if k not in ALONE}
    opening.open(body["seats"], dict(body.get("options") or {}), body.get("clock") or {}, settings)
    if body.get("name") is not None:
        opening.sit(body.get("seat", 0), body["name"])
    opening.seat_bots(body.get("bots") or {}, LEVELS)
    if body.get("start"):
        opening.start()
    held = pocket.made(game.name, opening.entries, opening.seed, effects)
    return {"table": held.row.id, "v": held.table.version, "yours": held.table.held_by(ME)}


def begin_lesson(pocket: Pocket, asked: Request, effects: Effects) -> Any:
    game = pocket.game(asked.body["game"])
    opening = Opening(game, ME, pocket.now())
    opening.teach(asked.body["lesson"], asked.body["name"])
    held = pocket.made(game.name, opening.entries, opening.seed, effects)
    return {"table": held.row.id, "v": held.table.version, "yours": held.table.held_by(ME)}


def bring_record(pocket: Pocket, asked: Request, effects: Effects) -> Any:
    """A game from a file: finished, or with chairs one to be played on."""
    try:
        record = Record.read(asked.body["record"])
        game = pocket.game(record.game)
        chairs = asked.body.get("chairs")
        if chairs is None and not record.verify(game).good():
            raise refuse("record-wrong")
        if chairs is not None and not history.may_go_on(game, record, chairs):
            raise refuse("record-wrong")
        log = history.entries(game, record, ME, pocket.now(), chairs)
    except (RecordError, ValueError):
        raise refuse("record-broken") from None
    return {"table": pocket.made(game.name, log, record.seed, effects).row.id}


def shown(_pocket: Pocket, _asked: Request, _effects: Effects, held: Held) -> Any:
    table = held.table
    seats = table.held_by(ME)
    desk = telling.desk(table, seats[0] if seats else SPECTATOR)
    return {"v": table.version, "table": desk, **held.standing()}


def command(pocket: Pocket, asked: Request, effects: Effects, held: Held) -> Any:
    return pocket.command(held, asked.body["id"], asked.body["command"], effects)


def why(_pocket: Pocket, asked: Request, _effects: Effects, held: Held) -> Any:
    sitting.must_hold(held.table, ME, asked.body["seat"])
    refusal = playing.why_not(held.table, asked.body["seat"], asked.body["action"])
    return {"refusal": refusal.plain() if refusal is not None else None}


def preview(_pocket: Pocket, asked: Request, _effects: Effects, held: Held) -> Any:
    sitting.must_hold(held.table, ME, asked.body["seat"])
    found, refusal = playing.preview(held.table, asked.body["seat"], asked.body["action"])
    return {"preview": found, "refusal": refusal.plain() if refusal is not None else None}


def hint(pocket: Pocket, asked: Request, effects: Effects, held: Held) -> Any:
    seat = asked.body["seat"]
    sitting.must_hold(held.table, ME, seat)
    playing.must_run(held.table)
    if seat not in held.table.actors():
        raise refuse("table-not-waiting", seat=seat)
    pocket.advise(held, seat, asked.number, effects)


def talk(_pocket: Pocket, asked: Request, _effects: Effects, held: Held) -> Any:
    after = int(asked.query.get("after", "0"))
    return {"chat": [line for line in held.talk if line["n"] > after]}


def record(_pocket: Pocket, _asked: Request, _effects: Effects, held: Held) -> Any:
    return history.record(held.table).text()


def parcel(_pocket: Pocket, _asked: Request, _effects: Effects, held: Held) -> Any:
    """A game as it stands, to be played on elsewhere: seed and hidden things are in it."""
    return history.parcel(held.table)


def moments(_pocket: Pocket, asked: Request, _effects: Effects, held: Held) -> Any:
    seat = int(asked.query.get("seat", str(SPECTATOR)))
    after = int(asked.query.get("after", "-1"))
    count = min(int(asked.query.get("count", "100")), MOST_MOMENTS)
    found = replay.moments(held.table, seat, after, count)
    return {"seat": seat, "plies": replay.plies(held.table), "moments": found}


def chances(pocket: Pocket, _asked: Request, effects: Effects, held: Held) -> Any:
    replay.must_be_over(held.table)
    return pocket.chances(held, effects).curve.plain()


def fairness(_pocket: Pocket, _asked: Request, _effects: Effects, held: Held) -> Any:
    if not held.table.over():
        raise refuse("replay-running")
    return history.fairness(held.table)


def no_links(*_given: object) -> Any:
    """There is no other device that a link could lead to."""
    raise refuse("pocket-alone")


PLACES: Final[dict[tuple[str, str], Handler]] = {
    ("POST", "/me"): lambda _pocket, _asked, _effects: {"device": None},
    ("GET", "/me"): mine,
    ("GET", "/tables"): lambda _pocket, _asked, _effects: {"tables": []},
    ("POST", "/tables"): open_table,
    ("POST", "/lessons"): begin_lesson,
    ("POST", "/records"): bring_record,
    ("POST", "/claim"): no_links,
}
AT_TABLES: Final[dict[tuple[str, str], HeldHandler]] = {
    ("GET", ""): shown,
    ("POST", "/commands"): command,
    ("POST", "/why"): why,
    ("POST", "/preview"): preview,
    ("POST", "/hint"): hint,
    ("GET", "/chat"): talk,
    ("GET", "/record"): record,
    ("GET", "/parcel"): parcel,
    ("GET", "/moments"): moments,
    ("GET", "/chances"): chances,
    ("GET", "/fairness"): fairness,
    ("POST", "/seat-link"): no_links,
    ("POST", "/watch-link"): no_links,
}
