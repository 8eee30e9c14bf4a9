"""A reason is true: take away what it blames, and it does not come back.

Each game knows how to relieve a copy of a state of what a reason blames, and of nothing else.
Peeled of one reason after the other the action is legal in the end, or what is left says that the
action means nothing here: another place, another card. A reason that blames the moment is wrong if
such an action is ever legal at that moment.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable
from typing import Generic, TypeVar

from shoal.kernel import ActionSpace, FastChance, Refusal, State

Some = TypeVar("Some", bound=State)


def kind_of(space: ActionSpace, action: int) -> str:
    """The family of an action; cards that are used are as many kinds, whatever their number."""
    name = space.family_of(action).name
    return space.text(action).rstrip("0123456789") if name == "use" else name


class Peeling(Generic[Some]):
    """What was met in some random games."""

    def __init__(
        self,
        relieve: Callable[[Some, int, int, Refusal], None],
        moment: Callable[[Some], str],
        later: Callable[[str], bool],
        elsewhere: set[str],
    ) -> None:
        self.relieve = relieve
        self.moment = moment
        self.later = later  # whether a key blames the moment
        self.elsewhere = elsewhere
        self.met: Counter[str] = Counter()
        self.legal_at: dict[str, set[str]] = defaultdict(set)
        self.blamed_at: dict[str, dict[str, str]] = defaultdict(dict)

    def play(self, state: Some, chance: FastChance, looks: int, most: int = 400) -> None:
        """A random game; at some of its moments some actions are peeled."""
        space = state.game.space
        for _ in range(most):
            if state.over():
                return
            seat = state.actor()
            menu = state.legal(seat)
            for action in menu:
                self.legal_at[kind_of(space, action)].add(self.moment(state))
            if chance.below(2) == 0:
                families = space.families
                for _ in range(looks):  # each family as likely as the others
                    family = families[chance.below(len(families))]
                    action = family.first + chance.below(family.size)
                    self.peel(state, seat, action)
            state.apply(seat, menu[chance.below(len(menu))])

    def peel(self, state: Some, seat: int, action: int) -> None:
        """Relieve a copy of everything that is blamed, one thing after the other."""
        copy = state.clone()
        assert isinstance(copy, type(state))
        seen: list[str] = []
        text, kind = state.game.space.text(action), kind_of(state.game.space, action)
        for _ in range(12):
            refusal = copy.refusal(seat, action)
            assert (refusal is None) == (action in copy.legal(seat)), (
                f"{text}: the books differ after {seen}: {refusal and refusal.key}"
            )
            if refusal is None:
                return
            self.met[refusal.key] += 1
            said = f"{refusal.key} {refusal.args}"
            assert said not in seen, f"{text}: {said} comes back after {seen}"
            seen.append(said)
            if self.later(refusal.key):
                if len(seen) == 1:
                    self.blamed_at[kind][self.moment(copy)] = refusal.key
                return
            if refusal.key in self.elsewhere:
                return
            self.relieve(copy, seat, action, refusal)
        raise AssertionError(f"{text}: never legal, {seen}")

    def judge(self, kinds: int) -> None:
        """Whether the moments that were blamed were wrong ones, and enough was met."""
        for kind, blamed in self.blamed_at.items():
            wrong = {when: key for when, key in blamed.items() if when in self.legal_at[kind]}
            assert not wrong, f"{kind} is legal then: {wrong}"
        assert len(self.met) >= kinds, self.met
