"""Playing in a terminal: a board, a question, an action typed as text."""

from __future__ import annotations

import errno
import sys
from pathlib import Path

from rich.console import Console
from rich.text import Text

from shoal.bots.levels import HINT, player
from shoal.bots.players import Player
from shoal.kernel import (
    SPECTATOR,
    ActionTextError,
    FastChance,
    Game,
    IllegalActionError,
    Observer,
    OptionsError,
    Play,
    Record,
    SeaChance,
    TakeBackError,
    commitment,
)
from shoal.kernel.game import SeatsError
from shoal.table.seed import new_seed
from shoal.terminal.boards import draw
from shoal.terminal.foresight import foresee
from shoal.terminal.menu import Menu
from shoal.terminal.narration import sentences
from shoal.terminal.typed import whole_number
from shoal.words import Words

SHOWN = 40  # characters of what was typed that are said again
REASONS = 8  # kinds of actions a bare `why` tells about


class Sitting:
    """One game at one terminal: people in some seats, bots in the others."""

    def __init__(
        self,
        game: Game,
        seats: int,
        *,
        people: str = "1",
        bots: str = "mate",
        options: dict[str, object] | None = None,
        seed: str = "",
        record: Path | None = None,
        language: str = "en",
        screen: Console,
    ) -> None:
        game.check_seats(seats)
        self.game = game
        self.people = read_people(people, seats)
        self.bots: dict[int, Player] = {
            seat: player(bots, game.name) for seat in range(seats) if seat not in self.people
        }
        secret = read_seed(seed)
        self.play = Play(game.new(seats, SeaChance(secret), options))
        self.names = [
            f"p{seat + 1}" if seat in self.people else f"p{seat + 1} ({bots})"
            for seat in range(seats)
        ]
        self.words = Words(language, self.names)
        self.record = record
        self.screen = screen
        self.bot_chance = FastChance(int.from_bytes(secret[:7], "big"))
        self.commitment = commitment(secret)
        self.holder = SPECTATOR  # the person the device was last shown to

    def run(self) -> None:
        """Play until the end, or until somebody leaves; the record is kept either way."""
        self.try_record()
        self.say("play-begin", {"game": self.game.title, "commitment": self.commitment})
        self.say("play-help-hint")
        try:
            while not self.play.state.over():
                if not self.turn():
                    self.say("play-left")
                    break
            else:
                self.finish()
        finally:
            self.keep()

    # One decision.

    def turn(self) -> bool:
        """Let a seat act; False when the person leaves."""
        state = self.play.state
        seat = state.actor()  # not just any of actors(): some of those may only change a choice
        if seat in self.bots:
            observer = Observer(state, seat)
            self.act(seat, self.bots[seat].decide(observer, self.bot_chance))
            return True
        self.hand_over(seat)
        self.show(seat)
        while True:
            try:
                line = self.screen.input(Text(f"{self.names[seat]}> ", "bold")).strip()
            except (EOFError, UnicodeDecodeError):
                return False
            if line in ("quit", "q", "exit"):
                return False
            if line and self.obey(seat, line):
                return True

    def obey(self, seat: int, line: str) -> bool:
        """Carry out what was typed; True when the position changed."""
        command, _, rest = line.partition(" ")
        if line in ("?", "help"):
            self.help(seat)
        elif line == "board":
            self.show(seat)
        elif command == "why" and rest:
            self.why(seat, rest)
        elif line == "why":
            self.why_not(seat)
        elif line == "undo":
            return self.undo(seat)
        elif line == "hint":
            self.hint(seat)
        elif line == "save":
            self.save_now()
        else:
            return self.try_action(seat, line)
        return False

    def try_action(self, seat: int, line: str) -> bool:
        menu = self.menu(seat)
        done = False
        try:
            if 1 <= whole_number(line) <= len(menu.listed):
                actions = [menu.listed[whole_number(line) - 1]]
            else:
                actions = menu.read(line)
            for action in actions:
                if done and self.play.state.actor() != seat:
                    break  # several at once end where somebody else decides
                self.act(seat, action)
                done = True
        except ActionTextError:
            self.puzzle(seat, line)
        except IllegalActionError as error:
            self.refuse(error.text, error.refusal.key, error.refusal.args, error.refusal.clause)
        return done

    def menu(self, seat: int) -> Menu:
        return Menu(self.game.space, self.play.state.legal(seat))

    def act(self, seat: int, action: int) -> None:
        events = self.play.apply(seat, action)
        watcher = self.holder if self.people else SPECTATOR
        for line in sentences(self.game, events, watcher, self.words):
            self.screen.print(f"  {line}", style="cyan")

    # What a person can ask for.

    def show(self, seat: int) -> None:
        state = self.play.state
        self.screen.print()
        self.screen.print(draw(self.game.name, state.view(seat), self.words))
        prompt = state.prompt(seat)
        self.screen.print(self.words.say(prompt.key, prompt.args), style="bold")
        self.list_choices(seat)

    def list_choices(self, seat: int) -> None:
        state, menu = self.play.state, self.menu(seat)
        width, words = self.screen.width, self.words
        for line in menu.lines(width, words, lambda one: foresee(state, seat, one, words)):
            self.screen.print(line, style="dim", soft_wrap=True)
        for family, example, count in menu.crowds:
            args = {
                "name": family.name, "count": count, "example": self.game.space.text(example),
                "what": foresee(state, seat, example, self.words) or "none",
            }  # fmt: skip
            self.screen.print(self.words.say("play-many", args), style="dim")

    def help(self, seat: int) -> None:
        self.say("play-help")
        self.list_choices(seat)

    def why(self, seat: int, text: str) -> None:
        try:
            action = self.game.space.parse(text)
        except ActionTextError:
            self.puzzle(seat, text)
            return
        refusal = self.play.state.refusal(seat, action)
        if refusal is None:
            self.say("play-allowed", {"action": self.game.space.text(action)})
        else:
            text = self.game.space.text(action)
            self.refuse(text, refusal.key, refusal.args, refusal.clause)

    def why_not(self, seat: int) -> None:
        """What cannot be done at all now, and why: one example of each kind."""
        state, space = self.play.state, self.game.space
        able = {space.family_of(action).name for action in state.legal(seat)}
        said: set[str] = set()
        for family in space.families:
            refusal = state.refusal(seat, family.first)
            if family.name in able or refusal is None or len(said) == REASONS:
                continue
            key = self.words.say(refusal.key, refusal.args)
            if key not in said:
                said.add(key)
                self.refuse(family.name, refusal.key, refusal.args, refusal.clause)
        self.say("play-why")

    def puzzle(self, seat: int, text: str) -> None:
        """Say that a text is no action, and what it may have meant that is allowed now."""
        how, what = self.menu(seat).suggest(text)
        shown = text if len(text) <= SHOWN else text[:SHOWN] + "…"
        reason = self.words.say(f"play-no-action-{how}", {"hint": what})
        said = self.words.say("label-value", {"label": repr(shown), "value": reason})
        self.screen.print(said, style="yellow")

    def refuse(self, text: str, key: str, args: dict[str, object], clause: str) -> None:
        reason = self.words.say(key, args)
        said = self.words.say("label-value", {"label": text, "value": reason})
        self.screen.print(said + (f" ({clause})" if clause else ""), style="yellow")

    def undo(self, seat: int) -> bool:
        try:
            step = self.play.take_back(seat)
        except TakeBackError as error:
            self.screen.print(self.words.say(error.refusal.key, error.refusal.args), style="yellow")
            return False
        self.say("play-undone", {"action": self.game.space.text(step.action)})
        return True

    def hint(self, seat: int) -> None:
        mind, observer = player(HINT, self.game.name), Observer(self.play.state, seat)
        action = mind.decide(observer, self.bot_chance)
        self.say("play-hint", {"action": self.game.space.text(action)})
        reason = mind.why(observer, action, self.bot_chance)
        if reason is not None:
            self.say(reason.key, reason.args)

    def hand_over(self, seat: int) -> None:
        """The curtain between two people who share the terminal."""
        if self.holder not in (SPECTATOR, seat) and len(self.people) > 1 and sys.stdin.isatty():
            self.screen.clear()
            self.screen.input(self.words.say("play-curtain", {"seat": seat}))
        self.holder = seat

    # The end.

    def finish(self) -> None:
        state = self.play.state
        self.screen.print()
        self.screen.print(draw(self.game.name, state.view(SPECTATOR), self.words))
        ranking, scores = state.ranking(), state.scores()
        for seat in sorted(range(state.seats), key=lambda each: ranking[each]):
            args = {"rank": ranking[seat], "seat": seat, "points": scores[seat]}
            self.screen.print(self.words.say("play-result", args), style="bold")
            for row in state.tally(seat):
                args = row["args"]  # type: ignore[assignment]
                self.screen.print(
                    f"    {row['points']:>3}  {self.words.say(str(row['key']), args)}"
                )

    # The record.

    def try_record(self) -> None:
        """Notice before the first action, not after the last, that no record can be written."""
        if self.record is None:
            return
        name = str(self.record)
        if self.record.exists():
            reason = "already exists; choose another name for the record"
            raise FileExistsError(errno.EEXIST, reason, name)
        part = self.record.with_name(self.record.name + ".part")
        try:
            part.touch()
            part.unlink()
        except OSError as error:
            reason = f"the record cannot be written here: {error.strerror}"
            raise OSError(error.errno, reason, name) from None

    def save(self) -> None:
        """Write the record: whole if the game is over, else opened so that it can be replayed."""
        if self.record is None:
            return
        part = self.record.with_name(self.record.name + ".part")
        part.write_text(self.record_text(), "utf-8")
        part.replace(self.record)
        self.say("play-saved", {"file": str(self.record)})

    def save_now(self) -> None:
        """Write the record in the middle of a game, which goes on if that fails."""
        if self.record is None:
            self.say("play-no-record")
            return
        try:
            self.save()
        except OSError as error:
            self.say("play-not-saved", {"file": str(self.record), "reason": str(error.strerror)})

    def keep(self) -> None:
        """Write the record at the end; show it if it cannot be written, so that nothing is lost."""
        try:
            self.save()
        except OSError:
            self.screen.out(self.record_text(), highlight=False)
            raise

    def record_text(self) -> str:
        return Record.of(self.play, self.names, opened=True).text()

    def say(self, key: str, args: dict[str, object] | None = None) -> None:
        self.screen.print(self.words.say(key, args))


def read_people(text: str, seats: int) -> list[int]:
    """Seats that people take: `1`, `1,3`, `all` or `none`."""
    if text == "all":
        return list(range(seats))
    if text == "none":
        return []
    people: list[int] = []
    for word in text.split(","):
        number = whole_number(word.strip().removeprefix("p"))
        if not 1 <= number <= seats:
            shown = word.strip()[:20]
            raise SeatsError(f"{shown!r} is not a seat; use 1 to {seats}, all or none")
        people.append(number - 1)
    return people


def read_seed(text: str) -> bytes:
    if not text:
        return new_seed()
    try:
        seed = bytes.fromhex(text)
    except ValueError:
        seed = b""
    if len(seed) != 32:
        raise OptionsError("a seed must have 64 hexadecimal digits")
    return seed
