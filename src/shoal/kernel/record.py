"""Records: a game as text, one action a line, the same format for all games.

    shoal record 1
    game maldivia
    rules 1
    components 0f3a2b1c4d5e
    seats 2
    name p1 Ann
    option memory_help off
    lesson steal
    commitment 64 hexadecimal digits
    seed 64 hexadecimal digits
    actions
    p1 place d4
    …
    result 12 9
    ranking 1 2
    end 118 digest

`lesson` is there if the game began from the position of that lesson, which lies with the game.
`seed` appears when the game is over, `result` and `ranking` with it. `end` closes the text with the
number of actions and a digest of everything before, so that a torn or changed record is noticed.
Lines that begin with `#` are remarks and not part of the record.
"""

from __future__ import annotations

import hashlib
import re
from typing import Final

from shoal.kernel.actions import ActionTextError
from shoal.kernel.chance import SeaChance, commitment
from shoal.kernel.game import Game, SeatsError
from shoal.kernel.lesson import lesson
from shoal.kernel.options import OptionsError, complete, option_text
from shoal.kernel.play import IllegalActionError, Play
from shoal.kernel.state import State

FIRST_LINE: Final = "shoal record 1"
# What would steer a terminal, or is no text at all.
UNFIT: Final = re.compile(r"[\x00-\x1f\x7f-\x9f\ud800-\udfff]")
SINGLE: Final = ["game", "rules", "components", "seats", "lesson", "commitment", "seed"]


class RecordError(ValueError):
    """A record that cannot be read or replayed; the message names line and reason."""


class Verdict:
    """What checking a record found: `faults` is empty when everything holds."""

    def __init__(self, checked: list[str], faults: list[str]) -> None:
        self.checked = checked
        self.faults = faults

    def good(self) -> bool:
        return not self.faults


class Record:
    """A game as it is written down. `actions` are (seat, text, line number in the file)."""

    def __init__(self, game: str, rules: int, components: str, seats: int) -> None:
        self.game = game
        self.rules = rules
        self.components = components
        self.seats = seats
        self.names: list[str] = ["" for seat in range(seats)]
        self.options: dict[str, str] = {}
        self.lesson = ""
        self.commitment = ""
        self.seed = b""
        self.actions: list[tuple[int, str, int]] = []
        self.result: list[int] = []
        self.ranking: list[int] = []

    # Writing.

    @classmethod
    def of(
        cls,
        play: Play,
        names: list[str] | None = None,
        opened: bool | None = None,
        lesson: str = "",
    ) -> Record:
        """The record of a play. `opened` says whether to show the seed: by default, once over."""
        state = play.state
        game = state.game
        record = Record(game.name, game.rules, game.components(), state.seats)
        if names is not None:
            record.names = [" ".join(UNFIT.sub(" ", name).split()) for name in names]
        record.options = {key: option_text(value) for key, value in state.options.items()}
        record.lesson = lesson
        over = state.over()
        if isinstance(state.chance, SeaChance):
            record.commitment = commitment(state.chance.seed)
            if over if opened is None else opened:
                record.seed = state.chance.seed
        for i, step in enumerate(play.steps):
            record.actions.append((step.seat, game.space.text(step.action), i))
        if over:
            record.result = state.scores()
            record.ranking = state.ranking()
        return record

    def lines(self) -> list[str]:
        """The record without its closing line."""
        lines = [FIRST_LINE, f"game {self.game}", f"rules {self.rules}"]
        lines += [f"components {self.components}", f"seats {self.seats}"]
        for seat, name in enumerate(self.names):
            if name:
                lines.append(f"name p{seat + 1} {name}")
        for key in self.options:
            lines.append(f"option {key} {self.options[key]}")
        if self.lesson:
            lines.append(f"lesson {self.lesson}")
        if self.commitment:
            lines.append(f"commitment {self.commitment}")
        if self.seed:
            lines.append(f"seed {self.seed.hex()}")
        lines.append("actions")
        for seat, text, _line in self.actions:
            lines.append(f"p{seat + 1} {text}")
        if self.result:
            lines.append("result " + " ".join(str(points) for points in self.result))
            lines.append("ranking " + " ".join(str(rank) for rank in self.ranking))
        return lines

    def text(self) -> str:
        lines = self.lines()
        return "\n".join([*lines, f"end {len(self.actions)} {digest(lines)}", ""])

    # Reading.

    @classmethod
    def read(cls, text: str) -> Record:
        return Reading(text).record()

    def play(self, game: Game, upto: int = -1) -> Play:
        """Replay the record, or its first `upto` actions; every action is checked."""
        if game.name != self.game:
            raise RecordError(f"the record is of {self.game}, not of {game.name}")
        if self.rules != game.rules:
            raise RecordError(
                f"the record needs rules version {self.rules} of {self.game}; "
                f"this Shoal has version {game.rules}"
            )
        if self.components != game.components():
            raise RecordError(
                f"the record was played with components {self.components} of {self.game}; "
                f"the components file here is {game.components()}"
            )
        if not self.seed:
            raise RecordError("the record has no seed: it is opened when the game is over")
        try:
            options = complete(game.options, dict(self.options))
            state = self.begin(game, dict(options))
        # Names differ because mypyc gives a name one type in a whole function.
        except (OptionsError, SeatsError) as header_error:
            raise RecordError(str(header_error)) from None
        play = Play(state)
        for seat, action, line in self.actions if upto < 0 else self.actions[:upto]:
            try:
                play.apply(seat, game.space.parse(action))
            except ActionTextError as text_error:
                raise RecordError(f"line {line}: {text_error}") from None
            except IllegalActionError as refused:
                raise RecordError(f"line {line}: p{seat + 1} {refused}") from None
        return play

    def begin(self, game: Game, options: dict[str, object]) -> State:
        """The state before the first action."""
        chance = SeaChance(self.seed)
        if not self.lesson:
            return game.new(self.seats, chance, options)
        taught = lesson(game, self.lesson)
        if taught is None or taught.seats != self.seats:
            raise RecordError(f"the record is of a lesson of {self.game} that is not here")
        return taught.begin(game, chance)

    def verify(self, game: Game) -> Verdict:
        """Check everything a record claims: chance, legality of every action, result."""
        checked: list[str] = []
        if not self.seed:
            return Verdict(checked, ["the seed is not open yet, so chance cannot be checked"])
        if self.commitment != commitment(self.seed):
            return Verdict(checked, ["the seed does not fit the commitment"])
        checked.append("the seed fits the commitment made before the first action")
        try:
            play = self.play(game)
        except RecordError as error:
            return Verdict(checked, [str(error)])
        checked.append(
            f"{len(self.actions)} actions are legal, {play.state.chance.draws} draws fair"
        )
        taught = lesson(game, self.lesson) if self.lesson else None
        if taught is not None:
            mark = taught.judge(play)
            if not mark.status:
                return Verdict(checked, ["the lesson is not over after the last action"])
            checked.append(f"the lesson was {mark.status}")
            if not play.state.over():
                return Verdict(checked, [])
        if not play.state.over():
            return Verdict(checked, ["the game is not over after the last action"])
        if self.result != play.state.scores() or self.ranking != play.state.ranking():
            return Verdict(checked, ["the result is not the one the actions lead to"])
        checked.append("the result is the one the actions lead to")
        return Verdict(checked, [])


class Reading:
    """Reads a record line by line; every complaint names its line."""

    def __init__(self, text: str) -> None:
        self.rows: list[tuple[int, str]] = []
        for i, line in enumerate(text.splitlines()):
            if line.strip() and not line.lstrip().startswith("#"):
                self.rows.append((i + 1, " ".join(line.split())))
        self.next = 0

    def fault(self, line: int, reason: str) -> RecordError:
        return RecordError(f"line {line}: {reason}")

    def take(self, wanted: str) -> tuple[int, str]:
        if self.next == len(self.rows):
            line = self.rows[-1][0] if self.rows else 0
            raise self.fault(line + 1, f"the record breaks off; expected {wanted}")
        line, row = self.rows[self.next]
        if UNFIT.search(row):
            raise self.fault(line, "holds a character that no record holds")
        self.next += 1
        return line, row

    def record(self) -> Record:
        line, first = self.take(repr(FIRST_LINE))
        if first != FIRST_LINE:
            raise self.fault(line, f"not a Shoal record; the first line must be {FIRST_LINE!r}")
        fields: dict[str, tuple[int, str]] = {}
        names: list[tuple[int, str, str]] = []
        options: dict[str, str] = {}
        while True:
            line, row = self.take("'actions'")
            key, _, value = row.partition(" ")
            if row == "actions":
                break
            if key in SINGLE and value and key not in fields:
                fields[key] = (line, value)
            elif key == "name" and " " in value:
                names.append((line, value.partition(" ")[0], value.partition(" ")[2]))
            elif key == "option" and " " in value:
                option = value.partition(" ")[0]
                if option in options:
                    raise self.fault(line, f"the option {option[:60]} is given twice")
                options[option] = value.partition(" ")[2]
            else:
                raise self.fault(line, f"cannot read {row[:60]!r} in the header")
        record = self.header(line, fields)
        for where, seat, name in names:
            number = self.seat(where, seat, record.seats)
            if record.names[number]:
                raise self.fault(where, f"the name of {seat} is given twice")
            record.names[number] = name
        record.options = options
        self.body(record)
        return record

    def header(self, line: int, fields: dict[str, tuple[int, str]]) -> Record:
        for key in SINGLE[:4]:
            if key not in fields:
                raise self.fault(line, f"the header has no {key!r}")
        where, text = fields["rules"]
        rules = self.number(where, "rules", text, 1, 999_999)
        where, text = fields["seats"]
        seats = self.number(where, "seats", text, 1, 99)
        record = Record(fields["game"][1], rules, fields["components"][1], seats)
        record.lesson = fields.get("lesson", (line, ""))[1]
        record.commitment = fields.get("commitment", (line, ""))[1]
        line, text = fields.get("seed", (line, ""))
        try:
            record.seed = bytes.fromhex(text)
        except ValueError:
            raise self.fault(line, "the seed must be hexadecimal") from None
        if record.seed and len(record.seed) != 32:
            raise self.fault(line, "the seed must have 64 hexadecimal digits")
        return record

    def body(self, record: Record) -> None:
        while True:
            line, row = self.take("'end' with the number of actions and a digest")
            key, _, value = row.partition(" ")
            if key == "end":
                break
            if key in ("result", "ranking"):
                numbers = [self.number(line, key, word, -(10**9), 10**9) for word in value.split()]
                if len(numbers) != record.seats:
                    raise self.fault(line, f"{key} must have {record.seats} numbers")
                if record.result if key == "result" else record.ranking:
                    raise self.fault(line, f"the {key} is given twice")
                if key == "result":
                    record.result = numbers
                else:
                    record.ranking = numbers
            elif record.result or record.ranking:
                raise self.fault(line, "an action after the result")
            elif not value:
                raise self.fault(line, f"cannot read the action {row[:60]!r}")
            else:
                record.actions.append((self.seat(line, key, record.seats), value, line))
        count, _, mark = value.partition(" ")
        if count != str(len(record.actions)):
            raise self.fault(
                line, f"{len(record.actions)} actions, but the end counts {count[:20]!r}"
            )
        if mark != digest(record.lines()):
            raise self.fault(line, "the digest does not fit: the record was changed or damaged")
        if self.next != len(self.rows):
            raise self.fault(self.rows[self.next][0], "text after the end of the record")

    def number(self, line: int, key: str, text: str, low: int, high: int) -> int:
        plain = text.removeprefix("-")
        if not (plain.isascii() and plain.isdigit()) or len(plain) > 10:
            raise self.fault(line, f"{key} must be a whole number, not {text[:20]!r}")
        if not low <= int(text) <= high:
            raise self.fault(line, f"{key} must lie between {low} and {high}")
        return int(text)

    def seat(self, line: int, word: str, seats: int) -> int:
        for seat in range(seats):
            if word == f"p{seat + 1}":
                return seat
        raise self.fault(line, f"{word[:20]!r} is no seat; seats are p1 to p{seats}")


def digest(lines: list[str]) -> str:
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]
