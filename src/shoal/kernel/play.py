"""A game going on: state, history, and how far it can be taken back."""

from __future__ import annotations

from shoal.kernel.events import Event, Journal
from shoal.kernel.messages import Refusal
from shoal.kernel.patches import Watch
from shoal.kernel.state import State


class IllegalActionError(ValueError):
    """An action that was refused; `refusal` says why."""

    def __init__(self, text: str, refusal: Refusal) -> None:
        super().__init__(f"{text}: {refusal.key} ({refusal.clause})")
        self.text = text
        self.refusal = refusal

    def __reduce__(self) -> tuple[object, ...]:
        refusal = self.refusal
        return (_illegal, (self.text, refusal.clause, refusal.key, refusal.args))


class TakeBackError(ValueError):
    """A step that cannot be taken back; `refusal` says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.key)
        self.refusal = refusal

    def __reduce__(self) -> tuple[object, ...]:
        return (_bound, (self.refusal.clause, self.refusal.key, self.refusal.args))


# Errors with more than a text to them travel between processes in parts.


def _illegal(text: str, clause: str, key: str, args: dict[str, object]) -> IllegalActionError:
    return IllegalActionError(text, Refusal(clause, key, args))


def _bound(clause: str, key: str, args: dict[str, object]) -> TakeBackError:
    return TakeBackError(Refusal(clause, key, args))


class Step:
    """An action that was taken, with its events and what it did that cannot be undone."""

    def __init__(self, seat: int, action: int, events: list[Event], binding: str) -> None:
        self.seat = seat
        self.action = action
        self.events = events
        self.binding = binding  # "", "chance" or "reveal"


class Play:
    """A running game. Checks every action, keeps every step."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.steps: list[Step] = []
        self._before: list[State] = []  # states before the last steps that can be taken back

    def apply(self, seat: int, action: int, watch: Watch | None = None) -> list[Event]:
        """Carry out an action if it is legal; its events. `watch` sees what each one changes."""
        refusal = self.state.refusal(seat, action)
        if refusal is not None:
            known = 0 <= action < self.state.game.space.size
            text = self.state.game.space.text(action) if known else str(action)
            raise IllegalActionError(text, refusal)
        return self.carry_out(seat, action, watch)

    def carry_out(self, seat: int, action: int, watch: Watch | None = None) -> list[Event]:
        """The same for whoever has just asked whether it is legal."""
        before = self.state.clone()
        draws, reveals = self.state.chance.draws, self.state.reveals
        journal = Journal(watch)
        self.state.journal = journal
        if watch is not None:
            watch.begin(self.state, before)
        try:
            self.state.apply(seat, action)
        except Exception:
            self.state = before  # a fault in the rules leaves no half of an action behind
            if watch is not None:
                watch.forget()
            raise
        self.state.journal = None
        binding = ""
        if self.state.chance.draws != draws:
            binding = "chance"
        elif self.state.reveals != reveals:
            binding = "reveal"
        if binding:
            self._before.clear()
        else:
            self._before.append(before)
        self.steps.append(Step(seat, action, journal.take(), binding))
        return self.steps[-1].events

    def bound(self, seat: int) -> Refusal | None:
        """Why a seat cannot take back the last step now, or None if it can."""
        if not self.steps:
            return Refusal("", "takeback-nothing")
        last = self.steps[-1]
        if last.seat != seat:
            return Refusal("", "takeback-other", {"seat": last.seat})
        if last.binding:
            return Refusal("", f"takeback-{last.binding}")
        return None

    def take_back(self, seat: int) -> Step:
        """Undo the seat's last step, up to the horizon: chance, a reveal, another seat's action."""
        refusal = self.bound(seat)
        if refusal is not None:
            raise TakeBackError(refusal)
        self.state = self._before.pop()
        return self.steps.pop()
