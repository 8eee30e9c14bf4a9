"""Bodies of requests and what they are answered with, field by field."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from pydantic import Field, StringConstraints, TypeAdapter

from shoal.server.ws.protocol import (
    LEFT_OUT,
    ActionText,
    AnyCommand,
    Board,
    ClockRule,
    CommandId,
    Desk,
    GameName,
    Level,
    Name,
    Options,
    Patch,
    Refusal,
    SeatNumber,
    Sent,
    ServerMessage,
    Strict,
    TableSettings,
    Talk,
    Token,
    Told,
    View,
)

# What a client sends.


class NewTable(Strict):
    """A table to be opened. `name` sits its opener down; `bots` fills other seats."""

    game: GameName
    seats: SeatNumber
    options: Options = Field(default_factory=dict)
    clock: ClockRule | None = None
    settings: TableSettings | None = None
    name: Name | None = None
    seat: SeatNumber = 0
    bots: Annotated[dict[str, Level], Field(max_length=20)] = Field(default_factory=dict)
    start: bool = False


class NewLesson(Strict):
    """A lesson to be begun, by a learner of this name."""

    game: GameName
    lesson: Annotated[str, StringConstraints(max_length=40)]
    name: Name


class CommandBody(Strict):
    """A command by HTTP."""

    id: CommandId
    command: AnyCommand


class WhyBody(Strict):
    seat: SeatNumber
    action: ActionText


class SeatBody(Strict):
    seat: SeatNumber


class MeBody(Strict):
    """A program gets its pass as text; a browser gets a cookie that no script can read."""

    program: bool = False


class ReportBody(Strict):
    """Somebody who behaves badly, and how."""

    seat: SeatNumber
    reason: Annotated[str, StringConstraints(max_length=300, pattern=r"^[^\x00]*$")] = ""


class ClaimBody(Strict):
    token: Token


class DraftBody(Strict):
    """A plan in the making; nobody else ever sees it."""

    text: Annotated[str, StringConstraints(max_length=4000)]


class Chair(Strict):
    """Who goes on playing where: a person, which is whoever sends it, or a bot of a level."""

    kind: Literal["person", "bot"]
    level: Annotated[str, StringConstraints(max_length=40)] = ""


class RecordBody(Strict):
    """A finished game; with `chairs`, one that is to be played on."""

    record: Annotated[str, StringConstraints(max_length=400_000)]
    chairs: Annotated[list[Chair], Field(max_length=99)] | None = None


# What it is answered with.


class Problem(Sent):
    """What a request that cannot be served is answered with."""

    error: Refusal


class GameOption(Sent):
    """An option of a game; the first value is the usual one."""

    key: str
    values: list[bool | int | str]
    clause: str = Field(description="the rule it changes")


class ActionDomain(Sent):
    """What an action can be about, with the word for each."""

    name: str
    words: list[str]


class ActionFamily(Sent):
    """Actions of one kind: the name, then a word of each domain."""

    name: str
    secret: bool = Field(description="others are not told which one it was")
    domains: list[ActionDomain]


class GameInfo(Sent):
    """A game people can play here."""

    name: str
    title: str
    seats: list[int] = Field(description="how many can play")
    usual_seats: int = Field(description="how many play when nobody says so")
    rules: int
    components: str = Field(description="digest of the file of cards and pieces")
    open_scores: bool
    options: list[GameOption]
    actions: list[ActionFamily]
    lessons: list[str] = Field(description="names of its lessons, in their order")


class GameList(Sent):
    games: list[GameInfo]
    levels: list[str] = Field(description="levels of bots, weakest first")
    pocket: bool = Field(LEFT_OUT, description="whether all can be played at /pocket/, offline")


class LobbyTable(Sent):
    """A table that wants company."""

    id: str
    game: str
    seats: int
    free: int
    created: float


class Lobby(Sent):
    tables: list[LobbyTable]


class Opened(Sent):
    table: str = Field(description="the address")
    v: int
    yours: list[int]


class Shown(Sent):
    v: int
    table: Desk
    yours: list[int]
    host: bool


class Messages(Sent):
    """What a long poll is answered with."""

    messages: list[ServerMessage]


class Polled(Sent):
    """The same for the route, loosely: a server that starts need not make all messages ready."""

    messages: list[dict[str, Any]] = Field(description="as on the socket")


class WhyNot(Sent):
    refusal: Refusal | None


class Previewed(Sent):
    preview: dict[str, Any] = Field(description="what the board can draw; depends on the game")
    refusal: Refusal | None


class Reason(Sent):
    """Why a bot would do it: a message and its arguments."""

    key: str
    args: dict[str, Any]


class Hint(Sent):
    """What a bot would do."""

    action: str
    level: str = Field(description="of the bot that was asked")
    reason: Reason | None


class Link(Sent):
    token: str


class ChatLog(Sent):
    chat: list[Talk]
    muted: list[int] = Field(description="seats whose talk this device does not want to hear")


class Imported(Sent):
    table: str


class Device(Sent):
    device: str | None = Field(description="the pass of a program; a browser has a cookie")


class MyTable(Sent):
    """A table this device sits at."""

    id: str
    game: str
    phase: str
    changed: float


class MyTables(Sent):
    tables: list[MyTable]


class MySeat(Sent):
    """A table this device sits at or has opened, and all it did there."""

    id: str
    game: str
    phase: str
    created: float
    changed: float
    host: bool
    did: list[dict[str, Any]] = Field(description="entries of the log this device caused")
    said: list[dict[str, Any]]
    drafts: list[dict[str, Any]]
    muted: list[int] = Field(description="keys of seats")


class MyReport(Sent):
    """A report made by this device, or about it; then without who made it and why."""

    at: float
    table: str
    about_me: bool
    said: str
    reason: str = LEFT_OUT
    address: str = LEFT_OUT


class Everything(Sent):
    """All that is kept about a device."""

    device: str
    tables: list[MySeat]
    reports: list[MyReport]


class Claimed(Sent):
    table: str
    yours: list[int]


class Draft(Sent):
    text: str | None


class Status(Sent):
    status: Literal["ok"]


class Moment(Sent):
    """A position as one pair of eyes saw it, and what had just happened. Ply 0 is the opening.
    `patches` are what changed since the ply before, one for each event and a last one. The first
    moment of an answer has the `view`, too: from it the others follow. `points` are those of all
    seats, also in games that hide them while they run."""

    ply: int
    told: Told
    patches: list[Patch]
    view: View = LEFT_OUT
    board: Board
    points: list[int]


class Moments(Sent):
    """`plies` is the number of the last ply; there is more while the last moment's is smaller."""

    seat: int
    plies: int
    moments: list[Moment]


class Point(Sent):
    """The chance of each seat to win at a ply."""

    ply: int
    v: int
    chances: list[float]


class Curve(Sent):
    """`status` is ready or working; `turning` are the plies that changed most."""

    status: str
    done: int
    of: int
    points: list[Point]
    turning: list[int]


class Fairness(Sent):
    """The promise about chance and the opened seed. `fits`: the seed is the promised one; `legal`:
    every action replays from it; `result`: so does the result, null if there is none."""

    commitment: str
    seed: str
    fits: bool
    actions: int
    draws: int
    legal: bool
    result: bool | None


CROSSING: Final = [
    Problem, GameList, Lobby, Opened, Shown, Messages, WhyNot, Previewed, Hint, Link, ChatLog,
    Imported, Device, MyTables, Claimed, Draft, Status, Moments, Curve, Fairness, NewTable,
]  # fmt: skip


def schemas() -> dict[str, TypeAdapter[Any]]:
    """What requests are answered with, by name, to be checked or described."""
    return {shape.__name__: TypeAdapter(shape) for shape in CROSSING}
