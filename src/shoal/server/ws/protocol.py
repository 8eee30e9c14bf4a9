"""Every message between client and server.

What a client sends must fit exactly: anything else is turned away and changes nothing. What the
server sends is only described here and never run through these models; tests do that. TypeScript's
types are made from them.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, TypeAdapter

CommandId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
SeatNumber = Annotated[int, Field(ge=0, le=98)]
Name = Annotated[str, StringConstraints(min_length=1, max_length=80)]
Token = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{16,100}$")]
Pass = Annotated[str, StringConstraints(max_length=100)]
ActionText = Annotated[str, StringConstraints(min_length=1, max_length=120)]
Version = Annotated[int, Field(ge=0, le=2**31 - 1)]
Hash = Annotated[str, StringConstraints(max_length=64)]
Level = Annotated[str, StringConstraints(max_length=40)]
GameName = Annotated[str, StringConstraints(max_length=80)]


class Strict(BaseModel):
    """Exact types, no unknown fields."""

    model_config = ConfigDict(strict=True, extra="forbid")


class ClockRule(Strict):
    """How time is given: none, a bank of seconds with an increment, or days for each turn."""

    kind: Literal["none", "bank", "days"]
    bank: float | None = None
    increment: float | None = None
    days: float | None = None


class TableSettings(Strict):
    """How people meet at a table."""

    chat: Literal["free", "phrases", "off"] | None = None
    listed: bool | None = None
    spectators: Literal["open", "link", "none"] | None = None
    stand_in: int | None = None


OptionValue = bool | int | Annotated[str, StringConstraints(max_length=80)]
Options = Annotated[
    dict[Annotated[str, StringConstraints(max_length=80)], OptionValue], Field(max_length=50)
]


class Act(Strict):
    """Act for a seat. `base` is the version the person had seen when deciding."""

    kind: Literal["act"]
    seat: SeatNumber
    action: ActionText
    base: Version | None = None


class Back(Strict):
    """Take one's own last step back."""

    kind: Literal["back"]
    seat: SeatNumber


class Ask(Strict):
    """Ask everybody to take back to before one's last action, or to end the game here."""

    kind: Literal["ask"]
    seat: SeatNumber
    what: Literal["back", "end"]


class AnswerVote(Strict):
    """Say yes or no to the open question."""

    kind: Literal["answer"]
    seat: SeatNumber
    yes: bool


class Withdraw(Strict):
    """Take one's own question back."""

    kind: Literal["withdraw"]
    seat: SeatNumber


class Thinking(Strict):
    """Say that one is here and thinking."""

    kind: Literal["thinking"]
    seat: SeatNumber


class Here(Strict):
    """Take one's seats back from the bots that stood in."""

    kind: Literal["here"]


class MoreTime(Strict):
    """Give another seat more time."""

    kind: Literal["more_time"]
    seat: SeatNumber


class Sit(Strict):
    """Take an open seat."""

    kind: Literal["sit"]
    seat: SeatNumber
    name: Name


class SeatBot(Strict):
    """Give a seat to a bot (host)."""

    kind: Literal["bot"]
    seat: SeatNumber
    level: Level


class Free(Strict):
    """Leave one's seat, or free somebody's (host)."""

    kind: Literal["free"]
    seat: SeatNumber


class Rename(Strict):
    """Change the name shown at one's seat."""

    kind: Literal["rename"]
    seat: SeatNumber
    name: Name


class Configure(Strict):
    """Change the table before it starts (host)."""

    kind: Literal["set"]
    options: Options | None = None
    clock: ClockRule | None = None
    settings: TableSettings | None = None
    seats: SeatNumber | None = None
    first: SeatNumber | None = None


class Start(Strict):
    """Begin (host)."""

    kind: Literal["start"]


class Close(Strict):
    """Give the table up before it starts (host)."""

    kind: Literal["close"]


class Rematch(Strict):
    """Play again with the same people, another one beginning."""

    kind: Literal["rematch"]


class Say(Strict):
    """Say something: a ready-made phrase by its key, or a free text."""

    kind: Literal["say"]
    seat: SeatNumber
    phrase: Annotated[str, StringConstraints(max_length=40)] = ""
    text: Annotated[str, StringConstraints(max_length=1000)] = ""


class Mute(Strict):
    """Hear what a seat says no more, or again; nobody else is told."""

    kind: Literal["mute"]
    seat: SeatNumber
    on: bool = True


Command = (
    Act | Back | Ask | AnswerVote | Withdraw | Thinking | Here | MoreTime | Sit | SeatBot | Free
    | Rename | Configure | Start | Close | Rematch | Say | Mute
)  # fmt: skip
AnyCommand = Annotated[Command, Field(discriminator="kind")]


class CommandMessage(Strict):
    """A command. `id` is the client's own: sent again, it is not carried out again."""

    type: Literal["command"]
    id: CommandId
    command: AnyCommand


class Standpoint(Strict):
    """Which table, seen from where. `table` is its address; a spectator has a `watch` link instead.
    With `v` and `hash` of what was seen last, only what is missing comes back."""

    table: Token | None = None
    watch: Token | None = None
    seat: SeatNumber | None = None
    v: Version = 0
    hash: Hash = ""


class Hello(Standpoint):
    """The first message on a socket; a further one turns to another table, or changes nothing if it
    is refused. `device` is the pass of a program that has no cookie."""

    type: Literal["hello"]
    device: Pass = ""


class PollBody(Standpoint):
    """A long poll: answered as soon as there is something new, or after `wait` seconds."""

    wait: Annotated[float, Field(ge=0, le=60)] = 25.0


class Look(Strict):
    """See the table from another seat that this device holds, or as a spectator."""

    type: Literal["look"]
    seat: SeatNumber | None = None


class Why(Strict):
    """Ask why an action is not allowed."""

    type: Literal["why"]
    id: CommandId
    seat: SeatNumber
    action: ActionText


class Ping(Strict):
    """Is anybody there?"""

    type: Literal["ping"]


FromClient = Hello | CommandMessage | Look | Why | Ping
ClientMessage = Annotated[FromClient, Field(discriminator="type")]
READ: TypeAdapter[FromClient] = TypeAdapter(ClientMessage)


def given(model: BaseModel | None) -> dict[str, Any]:
    """The fields a client has set."""
    return model.model_dump(exclude_none=True) if model is not None else {}


# What the server says.

LEFT_OUT: Any = None  # of a field that may be missing, and is never null
Phase = Literal["open", "seated", "running", "finished", "agreed", "closed"]
# A change is `[path, value]` or `[path]`: see `shoal.kernel.patches`.
Patch = list[list[Any]]
View = dict[str, Any]  # depends on the game


class Sent(BaseModel):
    """Something the server tells."""

    # A field that is not named here is sent all the same; a test tells us to name it. What only
    # describes need not be made ready when a server starts.
    model_config = ConfigDict(extra="allow", defer_build=True)


class Refusal(Sent):
    """Why not: the clause of a game's rules if there is one, a message key, its arguments."""

    clause: str
    key: str
    args: dict[str, Any]


class Prompt(Sent):
    """What is asked, and of whom."""

    key: str
    seats: list[int]
    args: dict[str, Any]


class Offer(Sent):
    """An action that may be taken now; its text is the family and the arguments with spaces."""

    family: str
    args: list[str]
    preview: dict[str, Any] = LEFT_OUT


class TakeBack(Sent):
    """Whether one's last step can be taken back, and why not."""

    free: bool
    why: Refusal | None


class Row(Sent):
    """A line of the final account of a seat."""

    key: str
    args: dict[str, Any]
    points: int = LEFT_OUT


class Board(Sent):
    """What goes with a view: the question, what may be done, the points."""

    prompt: Prompt | None
    actions: list[Offer]
    whole: list[Offer] = Field(
        description="families of actions that are all allowed and not listed, by an example"
    )
    more: int = Field(description="how many actions did not fit into the list")
    back: TakeBack | None
    scores: list[int] | None
    ranking: list[int] = LEFT_OUT
    tally: list[list[Row]] = LEFT_OUT


class PlayedFor(Sent):
    """An action of a bot for an absent person: the version of its entry, and what it was if this
    viewer may know."""

    v: int
    family: str = LEFT_OUT
    args: list[str] = LEFT_OUT


class StoodIn(Sent):
    """What a bot did for an absent person; kept until that person acts again."""

    why: Literal["away", "time"] = Field(description="the countdown was over, or the clock")
    since: float
    until: float | None = Field(description="when the person was back; null while away")
    count: int = Field(description="actions played and not taken back")
    played: list[PlayedFor] = Field(description="the last of them")


class Seat(Sent):
    """A chair at a table."""

    kind: Literal["person", "bot", "open"]
    name: str
    level: str = Field(description="of a bot")
    gone: bool = Field(description="the person has lost connection")
    away_until: float | None = Field(description="a bot takes over then")
    stand_in: bool = Field(description="a bot plays for an absent person")
    stood_in: StoodIn | None = Field(description="what it has done, also after the return")
    thinking: bool
    shared: bool = Field(description="several seats at one device")


class Clock(Sent):
    """The seconds each seat had left at `since`; they run for those in `running`."""

    left: list[float]
    running: list[int]
    since: float


class DeskClock(Clock):
    """The clock with its rule."""

    rule: ClockRule


class Meeting(Sent):
    """How people meet at a table."""

    chat: Literal["free", "phrases", "off"]
    listed: bool
    spectators: Literal["open", "link", "none"]
    stand_in: int = Field(
        description="seconds until a bot plays for an absent person; 0 is never. Over days the "
        "clock alone decides"
    )


class Vote(Sent):
    """An open question to everybody: take back to `keep` actions, or end the game here."""

    seat: int
    what: Literal["back", "end"]
    keep: int
    yes: list[int]


class Lesson(Sent):
    """A table that began from the position of a lesson."""

    name: str
    look: Literal["board", "side"] = Field(description="where its things are")
    points: list[str] = Field(description="what the board points at, by the names of its things")
    status: Literal["open", "reached", "missed"]
    says: str | None = Field(description="which mistake it was, if it is a known one")


class Desk(Sent):
    """A table around its board."""

    phase: Phase
    pace: Literal["now", "days"] = Field(
        description="`days` with a clock of that kind: nobody steps in until its time is over"
    )
    game: str
    title: str
    options: dict[str, bool | int | str]
    settings: Meeting
    first: int
    host_seat: int | None
    seats: list[Seat]
    clock: DeskClock
    vote: Vote | None
    commitment: str | None = Field(description="the promise about chance, from the start")
    seed: str | None = Field(description="what keeps it, when the game is over")
    actions_played: int
    after: str | None = Field(description="the table this one is a rematch of")
    rematch: str | None
    lesson: Lesson | None


class Pulse(Sent):
    """What an ordinary action changes of the desk."""

    phase: Phase
    clock: Clock
    actions_played: int
    waiting: list[int]


class GameEvent(Sent):
    """Something that happened in the game, as this viewer heard it; more fields by its kind."""

    kind: str
    __pydantic_extra__: dict[str, Any]


class EntryData(Sent):
    """What an entry says, by its kind."""

    game: str = LEFT_OUT
    seats: int = LEFT_OUT
    options: dict[str, bool | int | str] = LEFT_OUT
    clock: ClockRule = LEFT_OUT
    settings: TableSettings = LEFT_OUT
    first: int = LEFT_OUT
    seat: int = LEFT_OUT
    name: str = LEFT_OUT
    level: str = LEFT_OUT
    own: bool = LEFT_OUT
    commitment: str = LEFT_OUT
    action: str = LEFT_OUT
    events: list[GameEvent] = LEFT_OUT
    stand_in: bool = LEFT_OUT
    what: Literal["back", "end"] = LEFT_OUT
    yes: bool = LEFT_OUT
    seconds: float = LEFT_OUT
    by: int = LEFT_OUT
    until: float = LEFT_OUT
    table: str = LEFT_OUT
    lesson: str = LEFT_OUT
    undone: int = Field(LEFT_OUT, description="how many actions a vote took back with it")


class Told(Sent):
    """One entry of a table's log, as this viewer may know it."""

    v: int
    kind: str
    at: float
    data: EntryData


class Whole(Sent):
    """Everything a viewer may know of a table."""

    v: int
    seat: int | None = Field(description="the seat one looks from; null for spectators")
    yours: list[int]
    host: bool
    table: Desk
    view: View
    board: Board
    hash: str
    now: float = Field(description="the server's clock")


class Sync(Whole):
    """Everything, for somebody who comes or has lost the thread."""

    type: Literal["sync"]
    log: list[Told] = Field(description="the last entries")


class Resume(Whole):
    """What came after the version a client has."""

    type: Literal["resume"]
    events: list[Told]


class Happened(Told):
    """One more entry. After an ordinary action there is a `pulse`, else the whole `table`."""

    type: Literal["event"]
    seat: int | None = LEFT_OUT
    yours: list[int] = LEFT_OUT
    host: bool = LEFT_OUT
    pulse: Pulse = LEFT_OUT
    table: Desk = LEFT_OUT
    board: Board = LEFT_OUT
    patches: list[Patch] = Field(
        default=LEFT_OUT,
        description="what changed: for an action one for each event and a last one, else one",
    )
    view: View = Field(
        default=LEFT_OUT, description="the whole view, where there was none to change"
    )
    hash: str


class Answer(Sent):
    """The answer to a command."""

    type: Literal["answer"]
    id: str
    status: Literal["accepted", "refused", "repeat"]
    v: int = LEFT_OUT
    refusal: Refusal = LEFT_OUT
    table: str = Field(default=LEFT_OUT, description="of a rematch")
    n: int = Field(default=LEFT_OUT, description="of something said")


class Talk(Sent):
    """Something said: a ready-made phrase by its key, or a free text."""

    n: int
    at: float
    seat: int
    phrase: str
    text: str


class Chat(Talk):
    """Something was said just now."""

    type: Literal["chat"]


class WhyAnswer(Sent):
    """Why an action is not allowed; null if it is."""

    type: Literal["why"]
    id: str
    refusal: Refusal | None


class Pong(Sent):
    """Somebody is there."""

    type: Literal["pong"]
    v: int


class Error(Sent):
    """The message could not be read, or the hello was refused."""

    type: Literal["error"]
    refusal: Refusal


class Closing(Sent):
    """The server hangs up; come back after `again` seconds."""

    type: Literal["closing"]
    key: str
    again: float


Message = Sync | Resume | Happened | Answer | Chat | WhyAnswer | Pong | Error | Closing
ServerMessage = Annotated[Message, Field(discriminator="type")]
CROSSING: Final = [Message, Command, FromClient]


def schemas() -> dict[str, TypeAdapter[Any]]:
    """What crosses a socket, by name, to be checked or described."""
    return {"ClientMessage": READ, "ServerMessage": TypeAdapter(ServerMessage)}
