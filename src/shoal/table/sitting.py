"""Commands before the game and around it: opening, sitting down, leaving, the host's powers."""

from __future__ import annotations

from typing import Any, Final

from shoal.kernel import Game, OptionsError
from shoal.kernel.game import SeatsError
from shoal.kernel.options import complete
from shoal.table.clock import ClockRule
from shoal.table.entry import Entry, refuse
from shoal.table.phases import CLOSED, RUNNING, SETTINGS
from shoal.table.seats import BOT, OPEN, PERSON, clean_name, own_name
from shoal.table.table import Table

CHOICES: dict[str, list[object]] = {
    "chat": ["free", "phrases", "off"],
    "listed": [False, True],
    "spectators": ["open", "link", "none"],
}
LONGEST_COUNTDOWN = 3600
STAND_IN: Final = "mate"  # the bot that plays for the absent, and for those who were sent away


def checked(game: Game, seats: int, options: dict[str, Any]) -> dict[str, object]:
    """The options of a game for so many seats, complete."""
    try:
        game.check_seats(seats)
    except SeatsError:
        raise refuse("table-seats", seats=seats, counts=game.seat_counts) from None
    try:
        return dict(complete(game.options, options))
    except OptionsError:
        raise refuse("table-options", options=[option.key for option in game.options]) from None


def checked_settings(given: dict[str, Any]) -> dict[str, Any]:
    """Settings that there are. Where anybody may sit down nobody talks, unless the host says so."""
    if given.get("listed") is True:
        given = {"chat": "off"} | given
    for key, value in given.items():
        if key == "stand_in":
            fits = type(value) is int and 0 <= value <= LONGEST_COUNTDOWN
        else:
            fits = any(value is choice or value == choice for choice in CHOICES.get(key, []))
        if not fits:
            raise refuse("table-setting", setting=key)
    return dict(given)


def checked_clock(clock: dict[str, Any] | None) -> dict[str, object]:
    try:
        return ClockRule.read(clock).plain()
    except (TypeError, ValueError):
        raise refuse("table-clock") from None


BOXES: Final[dict[int, tuple[Game, str]]] = {}


def box(game: Game) -> str:
    """The digest of a game's components. They were read when the game was, and stay as they are:
    one look at the file is enough, however many tables are opened."""
    found = BOXES.get(id(game))
    if found is None:
        found = BOXES[id(game)] = (game, game.components())
    return found[1]


def open_table(
    game: Game,
    who: str,
    now: float,
    *,
    seats: int,
    options: dict[str, Any] | None = None,
    clock: dict[str, Any] | None = None,
    settings: dict[str, Any] | None = None,
    after: str = "",
    lesson: str = "",
) -> Entry:
    """The first entry of a log."""
    data: dict[str, Any] = {
        "game": game.name,
        "rules": game.rules,
        "components": box(game),
        "seats": seats,
        "options": checked(game, seats, options or {}),
        "clock": checked_clock(clock),
        "settings": checked_settings(settings or {}),
        "host": who,
    }
    if after:
        data["after"] = after
    if lesson:
        data["lesson"] = lesson
    return Entry("opened", now, data)


def must_be_host(table: Table, who: str) -> None:
    if not who or who != table.host:
        raise refuse("table-host-only")


def must_be_open(table: Table) -> None:
    if table.stage != OPEN:
        raise refuse("table-not-open", phase=table.phase())


def must_have(table: Table, seat: int) -> None:
    if not 0 <= seat < len(table.seats):
        raise refuse("table-no-seat", number=seat)


def must_hold(table: Table, who: str, seat: int) -> None:
    must_have(table, seat)
    if not table.holds(who, seat):
        raise refuse("table-not-yours", seat=seat)


def configure(table: Table, who: str, now: float, given: dict[str, Any]) -> list[Entry]:
    """Change options, clock, number of seats, starting player or settings before the start."""
    must_be_host(table, who)
    must_be_open(table)
    data: dict[str, Any] = {}
    seats = given.get("seats", len(table.seats))
    taken = sum(seat.kind != OPEN for seat in table.seats)
    options = checked(table.game, seats, table.options | given.get("options", {}))
    if seats < taken:
        raise refuse("table-seats-taken", count=taken)
    if "seats" in given:
        data["seats"] = seats
    if "options" in given:
        data["options"] = options
    if "clock" in given:
        data["clock"] = checked_clock(given["clock"])
    if "settings" in given:
        data["settings"] = checked_settings(given["settings"])
    if "first" in given:
        if not 0 <= given["first"] < seats:
            raise refuse("table-no-seat", number=given["first"])
        data["first"] = given["first"]
    if not data:
        raise refuse("table-nothing-to-change")
    return [Entry("set", now, data)]


def sit(table: Table, who: str, now: float, seat: int, name: str) -> list[Entry]:
    """Take an open seat, before the start or when one was freed."""
    must_have(table, seat)
    if table.over() or table.stage == "closed":
        raise refuse("table-not-open", phase=table.phase())
    if table.seats[seat].kind != OPEN:
        raise refuse("table-seat-taken", seat=seat)
    # Whoever has seen one hand of a running game must not see another.
    if table.stage == RUNNING and who in table.company and table.seats[seat].last != who:
        raise refuse("table-seat-second")
    shown = checked_name(table, seat, name)
    return [Entry("sat", now, {"seat": seat, "who": who, "name": shown})]


def checked_name(table: Table, seat: int, name: str) -> str:
    """A name that can be seen, and that nobody else at the table has."""
    clean = clean_name(name)
    if not clean:
        raise refuse("name-empty")
    return own_name(clean, [other.name for i, other in enumerate(table.seats) if i != seat])


def seat_bot(table: Table, who: str, now: float, seat: int, level: str) -> list[Entry]:
    """The host gives an open seat, or one a bot has, to a bot of a level."""
    must_be_host(table, who)
    must_have(table, seat)
    if table.over() or table.stage == "closed":
        raise refuse("table-not-open", phase=table.phase())
    if table.seats[seat].kind == PERSON and seat not in table.held_by(who):
        raise refuse("table-seat-taken", seat=seat)
    return [Entry("bot", now, {"seat": seat, "level": level})]


def free(table: Table, who: str, now: float, seat: int, level: str = STAND_IN) -> list[Entry]:
    """Leave one's own seat; the host may free any.

    In a running game a bot of a level goes on where the host freed a seat: the hand is nobody's
    to look at, neither the host's nor that of somebody the host lets in.
    """
    must_have(table, seat)
    chair = table.seats[seat]
    if chair.kind == OPEN or table.over():
        raise refuse("table-seat-free", seat=seat)
    mine = seat in table.held_by(who)
    if not mine:
        must_be_host(table, who)
        if table.stage == RUNNING and chair.kind == BOT:
            raise refuse("table-seat-bot")
        if table.stage == RUNNING:
            return [Entry("bot", now, {"seat": seat, "level": level})]
    return [Entry("freed", now, {"seat": seat, "own": mine})]


def claim(table: Table, who: str, now: float, seat: int) -> list[Entry]:
    """Move a seat to another device; that its link was right is the caller's business."""
    must_have(table, seat)
    if table.seats[seat].kind != PERSON:
        raise refuse("table-link-old")
    return [Entry("claimed", now, {"seat": seat, "who": who})]


def rename(table: Table, who: str, now: float, seat: int, name: str) -> list[Entry]:
    must_hold(table, who, seat)
    return [Entry("renamed", now, {"seat": seat, "name": checked_name(table, seat, name)})]


def forget(table: Table, who: str, now: float) -> list[Entry]:
    """Take a person's name and hold off all seats; the game stays."""
    return [Entry("forgotten", now, {"seat": seat}) for seat in table.held_by(who)]


def close(table: Table, who: str, now: float) -> list[Entry]:
    """Give a table up before it started."""
    must_be_host(table, who)
    must_be_open(table)
    return [Entry("closed", now)]


def shut(table: Table, now: float) -> list[Entry]:
    """Whoever looks after the server ends a table; what was hidden stays so."""
    return [] if table.stage == CLOSED or table.over() else [Entry("closed", now)]


def rematch(table: Table, who: str, now: float, old: str, new: str) -> tuple[Entry, list[Entry]]:
    """The entry that links table `old` to table `new`, and the first entries of that one.

    Everybody keeps company but moves up a seat, so that another one begins.
    """
    if not table.over() or table.lesson is not None:
        raise refuse("table-not-over")
    if not table.held_by(who):
        raise refuse("table-seated-only")
    if table.rematch:
        raise refuse("table-rematch-there", table=table.rematch)
    clock = table.rule.plain()
    options, settings = dict(table.options), {k: table.settings[k] for k in SETTINGS}
    count = len(table.seats)
    entries = [
        open_table(
            table.game, who, now, seats=count, options=options, clock=clock, settings=settings,
            after=old,
        )
    ]  # fmt: skip
    for seat, chair in enumerate(table.seats[1:] + table.seats[:1]):
        if chair.kind == PERSON and chair.who:
            entries.append(Entry("sat", now, {"seat": seat, "who": chair.who, "name": chair.name}))
        elif chair.kind == BOT:
            entries.append(Entry("bot", now, {"seat": seat, "level": chair.level}))
    return Entry("rematched", now, {"table": new}), entries
