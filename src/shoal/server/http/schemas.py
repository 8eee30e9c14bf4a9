"""What requests are answered with, field by field. Errors are in `errors`."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from shoal.server.errors import Reason


class Answer(BaseModel):
    """Something a request is answered with."""

    # A field that is not named here is sent all the same; a test tells us to name it.
    model_config = ConfigDict(extra="allow")


class GameOption(Answer):
    """An option of a game; the first value is the usual one."""

    key: str
    values: list[bool | int | str]
    clause: str = Field(description="the rule it changes")


class ActionDomain(Answer):
    """What an action can be about, with the word for each."""

    name: str
    words: list[str]


class ActionFamily(Answer):
    """Actions of one kind: the name, then a word of each domain."""

    name: str
    secret: bool = Field(description="others are not told which one it was")
    domains: list[ActionDomain]


class GameInfo(Answer):
    """A game people can play here."""

    name: str
    title: str
    seats: list[int] = Field(description="how many can play")
    rules: int
    components: str = Field(description="digest of the file of cards and pieces")
    open_scores: bool
    options: list[GameOption]
    actions: list[ActionFamily]


class GameList(Answer):
    games: list[GameInfo]
    levels: list[str] = Field(description="levels of bots, weakest first")


class LobbyTable(Answer):
    """A table that wants company."""

    id: str
    game: str
    seats: int
    free: int
    created: float


class Lobby(Answer):
    tables: list[LobbyTable]


class Opened(Answer):
    table: str = Field(description="the address")
    v: int
    yours: list[int]


class DeskSeat(Answer):
    """A chair at a table."""

    kind: Literal["person", "bot", "open"]
    name: str
    level: str = Field(description="of a bot")
    gone: bool = Field(description="the person's line is down")
    away_until: float | None = Field(description="a bot takes over then")
    stand_in: bool = Field(description="a bot plays for an absent person")
    thinking: bool
    shared: bool = Field(description="several seats at one device")


class Desk(Answer):
    """A table around its board."""

    phase: Literal["open", "seated", "running", "finished", "agreed", "closed"]
    game: str
    title: str
    options: dict[str, bool | int | str]
    settings: dict[str, Any]
    first: int
    host_seat: int | None
    seats: list[DeskSeat]
    clock: dict[str, Any] = Field(
        description="`rule`, and `left`: the seconds each seat had at `since`, `running` for these"
    )
    vote: dict[str, Any] | None = Field(
        description="an open question: `seat`, `what`, `keep`, `yes`"
    )
    commitment: str | None = Field(description="the promise about chance, from the start")
    seed: str | None = Field(description="what keeps it, when the game is over")
    actions_played: int
    after: str | None = Field(description="the table this one is a rematch of")
    rematch: str | None


class Shown(Answer):
    v: int
    table: Desk
    yours: list[int]
    host: bool


class Answered(Answer):
    """The answer to a command."""

    type: Literal["answer"]
    id: str
    status: Literal["accepted", "refused", "repeat"]
    v: int | None = None
    refusal: Reason | None = None
    table: str | None = Field(default=None, description="of a rematch")
    n: int | None = Field(default=None, description="of something said")


class Messages(Answer):
    messages: list[dict[str, Any]] = Field(description="as on the socket")


class WhyNot(Answer):
    refusal: Reason | None


class Previewed(Answer):
    preview: dict[str, Any] = Field(description="what the board can draw; depends on the game")
    refusal: Reason | None


class Hint(Answer):
    action: str
    level: str = Field(description="of the bot that was asked")
    reason: dict[str, Any] | None = Field(description="why: `key` and `args` of a message")


class Link(Answer):
    token: str


class ChatLine(Answer):
    """Something said: a ready-made phrase by its key, or a free text."""

    n: int
    at: float
    seat: int
    phrase: str
    text: str


class Chat(Answer):
    chat: list[ChatLine]


class Imported(Answer):
    table: str


class Device(Answer):
    device: str | None = Field(description="the pass of a program; a browser has a cookie")


class MyTable(Answer):
    """A table this device sits at."""

    id: str
    game: str
    phase: str
    changed: float


class MyTables(Answer):
    tables: list[MyTable]


class Claimed(Answer):
    table: str
    yours: list[int]


class Draft(Answer):
    text: str | None


class Status(Answer):
    status: Literal["ok"]
