"""A table: the fold over its log."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Any, Final

from shoal.kernel import Event, Game, Play, SeaChance, Watch
from shoal.kernel.lesson import Lesson, Mark, lesson
from shoal.table.clock import DAYS, Clock, ClockRule
from shoal.table.entry import TAIL, UNTOLD, Checked, Entry, Folded
from shoal.table.phases import (
    AGREED,
    CLOSED,
    FINISHED,
    LESSON,
    NOW,
    OVER_DAYS,
    RUNNING,
    SEATED,
    SETTINGS,
)  # fmt: skip
from shoal.table.plies import Plies
from shoal.table.seats import BOT, OPEN, PERSON, Seat, count_down
from shoal.table.stand_in import AWAY, TIME, StandIn
from shoal.table.votes import BACK, Patience, Vote


class Table:
    """Everything that is true of a table after its entries so far.

    `seed` is known to the table before `started` is folded and never part of an entry.
    """

    def __init__(self, game: Game, seed: bytes = b"") -> None:
        self.game = game
        self.seed = seed
        self.version = 0
        self.at = 0.0
        self.seats: list[Seat] = []
        self.options: dict[str, object] = {}
        self.settings: dict[str, Any] = dict(SETTINGS)
        self.rule = ClockRule()
        self.host = ""
        self.first = 0  # the seat that will begin
        self.company: set[str] = set()  # devices that held a seat since the game began
        self.stage = OPEN
        self.commitment = ""
        self.after = ""  # the table this one is a rematch of
        self.rematch = ""
        self.lesson: Lesson | None = None  # whose position this table began from
        self.mark = Mark("")  # how the try stands
        self.play: Play | None = None
        self.waiting: list[int] = []
        self.clock = Clock(self.rule, 0)
        self.vote: Vote | None = None
        self.patience: list[Patience] = []
        self.marks: list[int] = []  # since which version each seat has had its present decision
        self.tail: deque[Folded] = deque(maxlen=TAIL)
        self.plies = Plies()
        self.watch = Watch()  # through whose eyes the game is being looked at
        self._events: list[Event] = []
        self._checked: Checked | None = None
        self._code = -1  # the action that was folded
        self._moved = False
        self._undone = 0  # actions that a vote took back

    # Questions.

    def phase(self) -> str:
        if self.stage == OPEN and all(seat.kind != OPEN for seat in self.seats):
            return SEATED
        return self.stage

    def found_as(self) -> str:
        """The phase by which whoever looks for tables finds this one."""
        return self.phase() if self.lesson is None else LESSON

    def pace(self) -> str:
        """`now`: a bot steps in after a countdown. `days`: nobody does until the time is over."""
        return OVER_DAYS if self.rule.kind == DAYS else NOW

    def over(self) -> bool:
        return self.stage in (FINISHED, AGREED)

    def actors(self) -> list[int]:
        """The seats the table waits for."""
        return self.waiting

    def held_by(self, who: str) -> list[int]:
        """The seats a device holds."""
        return [i for i, seat in enumerate(self.seats) if who and seat.who == who]

    def holds(self, who: str, seat: int) -> bool:
        """Whether a device holds this seat."""
        return who != "" and 0 <= seat < len(self.seats) and self.seats[seat].who == who

    def bots_due(self) -> list[int]:
        """The seats a bot has to act for now; for absent people only while somebody is there."""
        due = [seat for seat in self.waiting if self.seats[seat].played_by_bot()]
        if due and not any(seat.present() for seat in self.seats):
            return [seat for seat in due if self.seats[seat].kind == BOT]
        return due

    def unmanned(self) -> bool:
        """Whether nobody sits here who could come back."""
        return not any(seat.kind == PERSON and seat.who for seat in self.seats)

    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    def deadline(self) -> float:
        """When the next thing happens by itself; 0 if nothing will."""
        times = [self.seats[seat].away_until for seat in range(len(self.seats))]
        times += [self.clock.deadline(seat) for seat in self.ticking()]
        return min((time for time in times if time > 0.0), default=0.0)

    def ticking(self) -> list[int]:
        """Persons whose time runs."""
        return [seat for seat in self.actors() if self.seats[seat].asked()]

    def seat_of(self, key: int) -> int:
        return next(i for i, seat in enumerate(self.seats) if seat.key == key)

    # The fold.

    def add(self, entry: Entry) -> Folded:
        """Fold one more entry."""
        self._events, self._moved, self._code, self._undone = [], False, -1, 0
        self.version += 1
        self.at = entry.at
        self._checked = entry.checked
        FOLDS[entry.kind](self, entry.at, **entry.data)
        line = Folded(self.version, entry, self._events, self._moved, self._code)
        line.undone = self._undone
        line.stand_in = entry.kind == "action" and self.seats[entry.data["seat"]].replaced()
        if self._moved and self.play is not None:
            acted = entry.kind == "action"
            line.changes = self.watch.end() if acted else self.watch.jump(self.play.state)
        self.tail.append(line)
        return line

    def _opened(self, _at: float, **data: Any) -> None:
        self.seats = [Seat(key) for key in range(data["seats"])]
        self.options = data["options"]
        self.settings = SETTINGS | data["settings"]
        self.rule = ClockRule.read(data["clock"])
        self.host = data["host"]
        self.after = data.get("after", "")
        if "lesson" in data:
            self.lesson = lesson(self.game, data["lesson"])
            if self.lesson is None:
                raise LookupError(data["lesson"])

    def _set(self, _at: float, **data: Any) -> None:
        self.options = data.get("options", self.options)
        self.settings = self.settings | data.get("settings", {})
        self.first = data.get("first", self.first)
        if "clock" in data:
            self.rule = ClockRule.read(data["clock"])
        if "seats" in data:
            kept = [seat for seat in self.seats if seat.kind != OPEN][: data["seats"]]
            unused = sorted(set(range(99)) - {seat.key for seat in kept})
            while len(kept) < data["seats"]:
                kept.append(Seat(unused.pop(0)))
            self.seats = kept
            self.first = min(self.first, len(kept) - 1)

    def _sat(self, at: float, seat: int, who: str, name: str) -> None:
        chair = self.seats[seat]
        self.welcome(at, chair)
        chair.kind, chair.who, chair.name = PERSON, who, name
        self.meet(chair)
        self.resume_clock(at)

    def _bot(self, at: float, seat: int, level: str) -> None:
        chair = self.seats[seat]
        chair.empty()
        chair.kind, chair.level = BOT, level
        self.unask()
        self.settle(at)

    def _freed(self, at: float, seat: int, **_by: Any) -> None:
        left = self.seats[seat].who
        self.seats[seat].empty()
        self.pass_host(left)
        self.unask()
        self.settle(at)

    def _claimed(self, at: float, seat: int, who: str) -> None:
        chair = self.seats[seat]
        left, chair.who = chair.who, who
        # Whoever holds another seat stays, and stays host.
        if self.host == left and not self.held_by(left):
            self.host = who
        self.meet(chair)
        self.welcome(at, chair)

    def _renamed(self, _at: float, seat: int, name: str) -> None:
        self.seats[seat].name = name

    def _forgotten(self, at: float, seat: int) -> None:
        """The person is gone for good; before the start the seat is free, later a bot plays."""
        chair = self.seats[seat]
        left = chair.who
        if self.stage == OPEN:
            chair.empty()
        else:
            chair.who, chair.name, chair.stand_in, chair.away_until = "", "", True, 0.0
            chair.stood_in = None
        self.pass_host(left)
        self.settle(at)

    def _closed(self, _at: float) -> None:
        self.stage = CLOSED
        self.waiting = []
        self.vote = None
        count_down(self.seats, 0.0)

    def _started(self, at: float, first: int, commitment: str) -> None:
        self.seats = self.seats[first:] + self.seats[:first]
        self.first = 0
        self.commitment = commitment
        self.patience = [Patience() for _seat in self.seats]
        self.marks = [0 for _seat in self.seats]
        self.clock = Clock(self.rule, len(self.seats))
        self.clock.since = at
        self.stage = RUNNING
        for chair in self.seats:
            self.meet(chair)
        self.play = self.fresh_play()
        self._moved = True
        self.turn(at, [])

    def _action(self, at: float, seat: int, action: str) -> None:
        assert self.play is not None
        before = self.waiting
        checked = self._checked
        if checked is not None and checked.fits(self.play, seat):
            self._code = checked.action
            self._events = self.play.carry_out(seat, self._code, self.watch)
        else:
            self._code = self.game.space.parse(action)
            self._events = self.play.apply(seat, self._code, self.watch)
        if self.lesson is None:  # the tail keeps them as long as somebody may ask
            self.play.steps[-1].events = UNTOLD
        self._moved = True
        self.acted(at, before, seat)

    def acted(self, at: float, before: list[int], seat: int) -> None:
        assert self.play is not None
        chair = self.seats[seat]
        chair.thinking = False
        if not chair.stand_in:
            chair.stood_in = None  # the person has seen what there was to see
        elif chair.stood_in is not None:
            ply = len(self.play.steps) - 1
            chair.stood_in.acted(self.version, ply, self.play.steps[ply].action)
        if self.vote is not None and self.vote.what == BACK:
            self.vote = None  # the question was about a position that is no more
        self.turn(at, before, seat)

    def _back(self, at: float, seat: int) -> None:
        assert self.play is not None
        self.play.take_back(seat)
        self._moved = True
        self.turn(at, [])

    def _asked(self, at: float, seat: int, what: str, **more: Any) -> None:
        self.vote = Vote(seat, what, more.get("keep", 0), [seat], more.get("absent", False))
        self.settle(at)

    def _answered(self, at: float, seat: int, yes: bool) -> None:
        assert self.vote is not None
        if yes:
            self.vote.yes.append(seat)
        else:
            self.patience[self.vote.seat].refused(at)
            self.vote = None
        self.settle(at)

    def _withdrawn(self, _at: float, **_seat: Any) -> None:
        self.vote = None

    def _thinking(self, _at: float, seat: int) -> None:
        self.seats[seat].thinking = True

    def _time(self, _at: float, seat: int, seconds: float, **_by: Any) -> None:
        self.clock.give(seat, seconds)

    def _away(self, _at: float, seat: int, until: float) -> None:
        self.seats[seat].gone = True
        self.seats[seat].away_until = until
        if not until:  # nobody is left: the table rests
            count_down(self.seats, 0.0)

    def _stand_in(self, at: float, seat: int) -> None:
        self.seats[seat].away_until = 0.0
        self.replace(at, seat, AWAY)

    def _expired(self, at: float, seat: int) -> None:
        self.replace(at, seat, TIME)

    def _returned(self, at: float, seat: int) -> None:
        was_out = self.seats[seat].stand_in
        self.welcome(at, self.seats[seat])
        self.resume_clock(at)
        if was_out and self.stage == RUNNING:
            self.clock.grace(seat, at)

    def _rematched(self, _at: float, table: str) -> None:
        self.rematch = table

    # What several entries have in common.
    def fresh_play(self) -> Play:
        chance = SeaChance(self.seed)
        if self.lesson is not None:
            return Play(self.lesson.begin(self.game, chance))
        return Play(self.game.new(len(self.seats), chance, dict(self.options)))

    def turn(self, at: float, before: list[int], acted: int = -1) -> None:
        """The position changed: whose decision is new, whose clock runs, is it over."""
        assert self.play is not None
        self.waiting = self.play.state.awaited()
        for chair in self.seats:
            if acted < 0 and chair.stood_in is not None:  # something was taken back
                chair.stood_in.keep(len(self.play.steps))
        if self.play.state.over():
            self.stage = FINISHED
            self.vote = None
        if self.lesson is not None:
            self.judge(self.lesson)
        for seat in self.waiting:
            if seat not in before or seat == acted:
                self.marks[seat] = self.version
        self.plies.stamp(len(self.play.steps), self.version, at)
        self.resume_clock(at, acted)

    def judge(self, taught: Lesson) -> None:
        """A lesson is over when its goal is reached, or cannot be any more."""
        assert self.play is not None
        self.mark = taught.judge(self.play)
        if self.mark.status and self.stage == RUNNING:
            self.stage = AGREED
            self.waiting = []
            self.vote = None

    def replace(self, at: float, seat: int, why: str) -> None:
        """A bot plays for an absent person from now on. What it did before is not forgotten as long
        as the person has not acted."""
        chair = self.seats[seat]
        chair.stand_in = True
        if chair.stood_in is None:
            chair.stood_in = StandIn(why, at)
        chair.stood_in.until = 0.0
        self.settle(at)

    def welcome(self, at: float, chair: Seat) -> None:
        """Somebody is here; where nobody was, the countdowns for the others begin anew."""
        pause = self.settings["stand_in"] if self.pace() == NOW else 0
        if pause and not any(other.present() for other in self.seats):
            count_down(self.seats, at + pause)
        if chair.stand_in and chair.stood_in is not None:
            chair.stood_in.until = at
        chair.back()

    def resume_clock(self, at: float, acted: int = -1) -> None:
        if self.play is not None:
            self.clock.turn(self.ticking(), at, acted)

    def settle(self, at: float) -> None:
        """Carry out the open vote if nobody is left to say no; then set the clocks right."""
        self.resume_clock(at)
        vote = self.vote
        if vote is None or any(
            (seat.asked() or (vote.absent and seat.kind == PERSON and seat.who != ""))
            and i not in vote.yes
            for i, seat in enumerate(self.seats)
        ):
            return
        self.vote = None
        if vote.what == BACK:
            assert self.play is not None
            steps = self.play.steps[: vote.keep]
            self._undone = len(self.play.steps) - len(steps)
            self.play = self.fresh_play()
            for step in steps:
                self.play.apply(step.seat, step.action)
            self._moved = True
            self.turn(at, [])
        else:
            self.stage = AGREED
            self.waiting = []
            self._moved = True
            self.resume_clock(at)

    def meet(self, chair: Seat) -> None:
        """A device sees what this seat sees; it must not see another one's in the same game."""
        if self.stage == RUNNING and chair.who:
            self.company.add(chair.who)
            chair.last = chair.who

    def unask(self) -> None:
        """Whoever was asked is no longer there to say no: the question has to be put anew."""
        if self.vote is not None and self.vote.absent:
            self.vote = None

    def pass_host(self, left: str) -> None:
        """Somebody left; if it was the host, the first person still here is."""
        if left == self.host and not self.held_by(left):
            self.host = next((seat.who for seat in self.seats if seat.who), "")


# What each kind of entry does.
FOLDS: Final[dict[str, Callable[..., None]]] = {
    "opened": Table._opened,
    "set": Table._set,
    "sat": Table._sat,
    "bot": Table._bot,
    "freed": Table._freed,
    "claimed": Table._claimed,
    "renamed": Table._renamed,
    "forgotten": Table._forgotten,
    "closed": Table._closed,
    "started": Table._started,
    "action": Table._action,
    "back": Table._back,
    "asked": Table._asked,
    "answered": Table._answered,
    "withdrawn": Table._withdrawn,
    "thinking": Table._thinking,
    "time": Table._time,
    "away": Table._away,
    "stand_in": Table._stand_in,
    "expired": Table._expired,
    "returned": Table._returned,
    "rematched": Table._rematched,
}
