"""All tables of one device, and everything pages ask about them.

Nothing here waits. Each call is told one thing that happened and answers with what is to be done:
see `effects.py`. What is in memory runs ahead of what is stored only until the next call; if that
fails, the worker says so, and everything is read anew.
"""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Callable
from typing import Any, Final

from shoal import games
from shoal.bots.levels import LEVELS
from shoal.kernel import Game, Refusal
from shoal.pocket import requests
from shoal.pocket.commands import PLANS
from shoal.pocket.effects import Effects
from shoal.pocket.held import ME, Held, Row, restored, written
from shoal.pocket.thinking import Chances, Paces, think
from shoal.table import Entry, Refused, Table, playing, timing
from shoal.table import chat as talking
from shoal.table.entry import refuse
from shoal.table.json_text import dumps
from shoal.table.opening import again
from shoal.table.seed import new_seed
from shoal.table.sitting import STAND_IN

REFUSED: Final = 4003  # why a line is hung up, as a server numbers it
HINT: Final = "captain"  # who is asked for a hint, if there is one
ANYTHING: Final = "random"  # who plays when somebody who thinks could not
MOST_HELD: Final = 6  # tables in memory that nobody looks at
OVER: Final = ["finished", "agreed", "closed"]


class NeedsTable(Exception):  # noqa: N818 (the worker reads it and asks again)
    """A table that is stored and not in memory."""


class NoSuchTable(LookupError):  # noqa: N818 (an answer to whoever asked)
    """There is no table at this address, or it cannot be read: `key` says which."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


class Pocket:
    """`handle` is told what happened as JSON; the answer is JSON too."""

    def __init__(self, clock: Callable[[], float] = time.time) -> None:
        self.clock = clock
        self.levels: list[str] = LEVELS  # of bots that people may choose
        self.rows: dict[str, Row] = {}
        self.tables: dict[str, Held] = {}
        self.lines: dict[int, Held] = {}
        self.broken: dict[str, str] = {}  # tables that cannot be read, and why
        self.jobs: dict[int, Callable[[Any, Effects], None]] = {}
        self.thinking: set[str] = set()  # tables a bot thinks about
        self.curves: dict[str, Chances] = {}
        self.paces = Paces()
        self.count = 0

    def handle(self, text: str) -> str:
        said = json.loads(text)
        effects = Effects()
        try:
            HANDLERS[said["do"]](self, said, effects)
        except NeedsTable as needed:
            return Effects().text(0.0, str(needed))
        return effects.text(min(filter(None, self.deadlines()), default=0.0))

    # What the worker tells.

    def begin(self, said: dict[str, Any], _effects: Effects) -> None:
        """What is stored: after a start, or after storing has failed."""
        self.levels = said.get("levels", LEVELS)
        self.rows = {row.id: row for row in map(Row.read, said["tables"]) if row is not None}
        self.tables, self.lines, self.jobs, self.curves = {}, {}, {}, {}
        self.thinking, self.broken = set(), {}

    def load(self, said: dict[str, Any], effects: Effects) -> None:
        """The log of a table that was needed."""
        row = self.rows[said["table"]]
        try:
            game, opened = games.find(row.game), said["entries"][0]["data"]
            old = (opened["rules"], opened["components"]) != (game.rules, game.components())
            if old and row.phase not in OVER:
                self.broken[row.id] = "table-old"
                return
            held = restored(game, row, said["entries"], said["chat"])
        except Exception:  # whatever a damaged line or other rules come to
            self.broken[row.id] = "table-broken"
            return
        self.tables[row.id] = held
        self.poke(held, effects)
        self.tidy()

    def request(self, said: dict[str, Any], effects: Effects) -> None:
        asked = requests.Request(said["id"], said["method"], said["path"], said.get("body") or {})
        try:
            requests.answer(self, asked, effects)
        except Refused as refused:
            effects.answer(asked.number, 409, {"error": refused.refusal.plain()})
        except NoSuchTable as unknown:
            effects.answer(asked.number, 404, {"error": Refusal("", unknown.key).plain()})
        except (KeyError, TypeError, ValueError):
            effects.answer(asked.number, 422, {"error": Refusal("", "request-broken").plain()})

    def line(self, said: dict[str, Any], effects: Effects) -> None:
        """A message on a line, as on a server's socket."""
        number = said["line"]
        try:
            message = json.loads(said["text"])
            MESSAGES[message["type"]](self, number, message, effects)
        except (KeyError, TypeError, ValueError):
            effects.tell.append((number, error_text("message-invalid")))

    def gone(self, said: dict[str, Any], _effects: Effects) -> None:
        """A line was closed by its page."""
        held = self.lines.pop(said["line"], None)
        if held is not None:
            held.detach(said["line"])

    def thought(self, said: dict[str, Any], effects: Effects) -> None:
        """The worker that thinks has an answer; null if it could not find one."""
        done = self.jobs.pop(said["job"], None)
        if done is not None:  # else it was asked before everything was read anew
            done(said["found"], effects)

    def tick(self, _said: dict[str, Any], effects: Effects) -> None:
        """Time went by: clocks may have run out."""
        for held in list(self.tables.values()):
            due = timing.due(held.table, self.now_at(held.table))
            if due:
                self.append(held, due, None, effects)

    # Messages on a line.

    def hello(self, number: int, message: dict[str, Any], effects: Effects) -> None:
        try:
            if message.get("watch") is not None:
                raise refuse("link-unknown")
            held = self.held(message.get("table") or "")
            seat = held.viewpoint(message.get("seat"))
        except (Refused, NoSuchTable) as no:
            key = no.key if isinstance(no, NoSuchTable) else no.refusal
            effects.tell.append((number, error_text(key)))
            effects.ends.append((number, REFUSED))
            return
        last, last_hash = message.get("v", 0), message.get("hash", "")
        effects.tell.append((number, held.welcome(seat, self.clock(), last, last_hash)))
        held.attach(number, seat)
        self.lines[number] = held
        self.poke(held, effects)

    def look(self, number: int, message: dict[str, Any], effects: Effects) -> None:
        held = self.lines[number]
        try:
            seat = held.viewpoint(message.get("seat"))
        except Refused as refused:
            effects.tell.append((number, error_text(refused.refusal)))
            return
        held.detach(number)
        effects.tell.append((number, held.welcome(seat, self.clock(), 0, "")))
        held.attach(number, seat)

    def commanded(self, number: int, message: dict[str, Any], effects: Effects) -> None:
        answer = self.command(self.lines[number], message["id"], message["command"], effects)
        effects.tell.append((number, dumps(answer)))

    def why(self, number: int, message: dict[str, Any], effects: Effects) -> None:
        table = self.lines[number].table
        try:
            if message["seat"] not in table.held_by(ME):
                raise refuse("table-not-yours", seat=message["seat"])
            found = playing.why_not(table, message["seat"], message["action"])
        except Refused as refused:
            found = refused.refusal
        plain = found.plain() if found is not None else None
        told = {"type": "why", "id": message["id"], "refusal": plain}
        effects.tell.append((number, dumps(told)))

    def pong(self, number: int, _message: dict[str, Any], effects: Effects) -> None:
        told = {"type": "pong", "v": self.lines[number].table.version}
        effects.tell.append((number, dumps(told)))

    # Tables.

    def now(self) -> float:
        return round(self.clock(), 3)

    def now_at(self, table: Table) -> float:
        """The time for a table; never before its last entry, whatever the device's clock does."""
        return max(self.now(), table.at)

    def deadlines(self) -> list[float]:
        return [held.table.deadline() for held in self.tables.values()]

    def game(self, name: str) -> Game:
        if name not in games.packages():
            raise refuse("game-unknown", game=name[:60])
        return games.find(name)

    def held(self, table_id: str) -> Held:
        found = self.tables.get(table_id)
        if found is not None:
            return found
        if table_id not in self.rows:
            raise NoSuchTable("table-unknown")
        if table_id in self.broken:
            raise NoSuchTable(self.broken[table_id])
        raise NeedsTable(table_id)

    def tidy(self) -> None:
        """Let go of tables that nobody looks at, the oldest first: they are stored."""
        idle = [held for held in self.tables.values() if not held.viewers]
        for held in idle[: max(0, len(idle) - MOST_HELD)]:
            if held.row.id not in self.thinking:
                del self.tables[held.row.id]
                self.curves.pop(held.row.id, None)

    def made(
        self, game: str, log: list[Entry], seed: bytes, effects: Effects, table_id: str = ""
    ) -> Held:
        """A new table, stored with its first entries."""
        row = Row(table_id or new_address(), game, "", log[-1].at, seed.hex())
        held = restored(games.find(game), row, [vars_of(entry) for entry in log], [])
        row.phase = held.table.found_as()
        effects.keep(row)
        for i, entry in enumerate(log):
            effects.store.append(("entries", written(row, i + 1, entry, None)))
        self.rows[row.id] = row
        self.tables[row.id] = held
        self.poke(held, effects)
        self.tidy()
        return held

    def append(self, held: Held, entries: list[Entry], cmd: str | None, effects: Effects) -> None:
        """Fold entries; they are stored before anybody is told."""
        for entry in entries:
            effects.tell += held.fold(entry)
            version = held.table.version
            effects.store.append(("entries", written(held.row, version, entry, cmd)))
            cmd = None
        held.row.phase = held.table.found_as()
        held.row.changed = held.table.at
        effects.keep(held.row)
        self.poke(held, effects)

    # Commands.

    def command(
        self, held: Held, cmd: str, command: dict[str, Any], effects: Effects
    ) -> dict[str, Any]:
        """Carry out a command; always an answer."""
        head = {"type": "answer", "id": cmd}
        if cmd in held.known:
            return head | {"status": "repeat", "v": held.known[cmd]}
        try:
            more = self.carry_out(held, cmd, command, effects)
        except Refused as refused:
            return head | {"status": "refused", "refusal": refused.refusal.plain()}
        held.known[cmd] = held.table.version
        return head | {"status": "accepted", "v": held.table.version} | more

    def carry_out(
        self, held: Held, cmd: str, command: dict[str, Any], effects: Effects
    ) -> dict[str, Any]:
        table, kind = held.table, command["kind"]
        now = self.now_at(table)
        if kind == "say":
            return self.say(held, command, effects)
        if kind == "rematch":
            return self.rematch(held, cmd, now, effects)
        if kind == "start":
            seed = new_seed()
            entries = playing.start(table, ME, now, seed)
            table.seed = seed
            held.row.seed = seed.hex()
        else:
            entries = PLANS[kind](table, now, command)
        if entries:
            self.append(held, entries, cmd, effects)
        return {}

    def rematch(self, held: Held, cmd: str, now: float, effects: Effects) -> dict[str, Any]:
        new_id = new_address()
        link, opening = again(held.table, ME, now, held.row.id, new_id)
        self.made(held.row.game, opening.entries, opening.seed, effects, new_id)
        self.append(held, [link], cmd, effects)
        return {"table": new_id}

    def say(self, held: Held, command: dict[str, Any], effects: Effects) -> dict[str, Any]:
        seat = command["seat"]
        given = command.get("phrase", ""), command.get("text", "")
        phrase, free = talking.say(held.table, ME, seat, *given)
        held.row.chats += 1
        line = {"n": held.row.chats, "at": self.now(), "seat": seat, "phrase": phrase, "text": free}
        held.talk.append(line)
        effects.keep(held.row)
        effects.store.append(("chat", {"table": held.row.id, **line}))
        for viewer in held.viewers:
            effects.tell.append((viewer.line, dumps({"type": "chat", **line})))
        return {"n": line["n"]}

    # Thinking.

    def ask(
        self, job: dict[str, Any], done: Callable[[Any, Effects], None], effects: Effects
    ) -> None:
        self.count += 1
        self.jobs[self.count] = done
        effects.jobs.append({"job": self.count, **job})

    def poke(self, held: Held, effects: Effects) -> None:
        """A table changed; if a bot is to act, ask for its decision."""
        table, due = held.table, held.table.bots_due()
        unseen = not held.viewers and table.unmanned()
        if not due or unseen or held.row.id in self.thinking:
            return
        seat = due[0]
        level = table.seats[seat].level

        def decided(found: list[Any] | None, later: Effects) -> None:
            if found is None:  # whatever went wrong: anything legal is better than no answer
                self.ask(think("choose", table, seat, ANYTHING), stood_in, later)
                return
            action, forced, veiled, seconds = found
            pause = self.paces.pause(table.game.name, level, forced, veiled, seconds)
            if pause:
                self.ask({"work": "wait", "seconds": pause}, waited(action), later)
            else:
                act(action, later)

        def stood_in(found: list[Any] | None, later: Effects) -> None:
            if found is None:  # the next look at the table asks again
                self.thinking.discard(held.row.id)
            else:
                act(found[0], later)

        def waited(action: str) -> Callable[[Any, Effects], None]:
            return lambda _nothing, later: act(action, later)

        def act(action: str, later: Effects) -> None:
            self.thinking.discard(held.row.id)
            if self.tables.get(held.row.id) is not held:
                return
            try:
                entries = playing.act_for(table, self.now_at(table), seat, action)
            except Refused:  # the table went on meanwhile: a take-back
                self.poke(held, later)
            else:
                self.append(held, entries, None, later)

        self.thinking.add(held.row.id)
        self.ask(think("choose", table, seat, level), decided, effects)

    def advise(self, held: Held, seat: int, request: int, effects: Effects) -> None:
        """What a captain would do, and why; answered when it is known."""
        level = HINT if HINT in self.levels else STAND_IN

        def advised(found: list[Any] | None, later: Effects) -> None:
            if found is None:
                later.answer(request, 409, {"error": Refusal("", "bots-busy").plain()})
                return
            action, reason = found
            later.answer(request, 200, {"action": action, "level": level, "reason": reason})

        self.ask(think("advise", held.table, seat, level), advised, effects)

    def chances(self, held: Held, effects: Effects) -> Chances:
        found = self.curves.get(held.row.id)
        if found is None:
            found = self.curves[held.row.id] = Chances(held.table)
        job = found.job() if not self.thinking else None  # whoever plays comes first

        def judged(points: list[list[float]] | None, later: Effects) -> None:
            assert found is not None
            found.asked = False
            if points is not None:
                found.judged(points)
                self.chances(held, later)

        if job is not None:
            self.ask(job, judged, effects)
        return found


def vars_of(entry: Entry) -> dict[str, Any]:
    return {"kind": entry.kind, "at": entry.at, "data": entry.data}


def error_text(why: str | Refusal) -> str:
    refusal = Refusal("", why) if isinstance(why, str) else why
    return dumps({"type": "error", "refusal": refusal.plain()})


def new_address() -> str:
    """As long as a server's: an address nobody guesses."""
    return secrets.token_urlsafe(16)


Handler = Callable[[Pocket, dict[str, Any], Effects], None]
HANDLERS: Final[dict[str, Handler]] = {
    "begin": Pocket.begin,
    "load": Pocket.load,
    "request": Pocket.request,
    "line": Pocket.line,
    "gone": Pocket.gone,
    "thought": Pocket.thought,
    "tick": Pocket.tick,
}
MESSAGES: Final[dict[str, Callable[[Pocket, int, dict[str, Any], Effects], None]]] = {
    "hello": Pocket.hello,
    "command": Pocket.commanded,
    "look": Pocket.look,
    "why": Pocket.why,
    "ping": Pocket.pong,
}
