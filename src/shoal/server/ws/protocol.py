"""Every message a client may send. What does not fit exactly is turned away and changes nothing."""

from __future__ import annotations

from typing import Annotated, Any, Literal

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


class Clock(Strict):
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
    clock: Clock | None = None
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


AnyCommand = Annotated[
    Act | Back | Ask | AnswerVote | Withdraw | Thinking | Here | MoreTime | Sit | SeatBot | Free
    | Rename | Configure | Start | Close | Rematch | Say,
    Field(discriminator="kind"),
]  # fmt: skip


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
    """The first message on a socket. `device` is the pass of a program that has no cookie."""

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


ClientMessage = Annotated[Hello | CommandMessage | Look | Why | Ping, Field(discriminator="type")]
READ: TypeAdapter[Hello | CommandMessage | Look | Why | Ping] = TypeAdapter(ClientMessage)


# Bodies of requests.


class NewTable(Strict):
    """A table to be opened. `name` sits its opener down; `bots` fills other seats."""

    game: GameName
    seats: SeatNumber
    options: Options = Field(default_factory=dict)
    clock: Clock | None = None
    settings: TableSettings | None = None
    name: Name | None = None
    seat: SeatNumber = 0
    bots: Annotated[dict[str, Level], Field(max_length=20)] = Field(default_factory=dict)
    start: bool = False


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


class ClaimBody(Strict):
    token: Token


class DraftBody(Strict):
    """A plan in the making; nobody else ever sees it."""

    text: Annotated[str, StringConstraints(max_length=4000)]


class RecordBody(Strict):
    record: Annotated[str, StringConstraints(max_length=400_000)]


def given(model: BaseModel | None) -> dict[str, Any]:
    """The fields a client has set."""
    return model.model_dump(exclude_none=True) if model is not None else {}
