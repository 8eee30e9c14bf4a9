"""What rule tests of every game need: positions in few words, actions as text, chosen chance.

A text names an action of whoever is to act, or begins with the seat that acts, as in `p2 stay`.
Every question asks both bookkeepers, and they must agree.
"""

from __future__ import annotations

from shoal.kernel import SPECTATOR, Chance, Game, Journal, Refusal, State
from shoal.kernel.toml_text import toml_text

Heard = list[dict[str, object]]


def position(game: Game, seats: int, **keys: object) -> State:
    """A position from its keys; what is left out is as at the beginning of a game."""
    return game.position(toml_text({"game": game.name, "seats": seats} | keys))


def read(state: State, text: str) -> tuple[int, int]:
    """The seat and the action a text names."""
    first, _, rest = text.partition(" ")
    if rest and first[0] == "p" and first[1:].isdigit():
        return int(first[1:]) - 1, state.game.space.parse(rest)
    return state.actor(), state.game.space.parse(text)


def why(state: State, text: str) -> Refusal | None:
    """Why an action is refused, or None if it is legal."""
    seat, action = read(state, text)
    refusal = state.refusal(seat, action)
    legal = action in state.legal(seat)
    assert legal == (refusal is None), f"{text}: the two bookkeepers disagree"
    return refusal


def allowed(state: State, text: str) -> bool:
    return why(state, text) is None


def refused(state: State, text: str) -> Refusal:
    """Why an action is refused; it must be."""
    refusal = why(state, text)
    assert refusal is not None, f"{text} is allowed"
    return refusal


def clause(state: State, text: str) -> str:
    """The clause that forbids an action, or an empty text."""
    refusal = why(state, text)
    return refusal.clause if refusal else ""


def options(state: State, *families: str) -> list[str]:
    """What whoever is to act may do, of these families only if any are named."""
    texts = [state.game.space.text(action) for action in state.legal(state.actor())]
    return [text for text in texts if not families or text.split()[0] in families]


def do(state: State, *texts: str, observer: int = SPECTATOR) -> Heard:
    """Carry out actions one after the other; everything an observer hears of them."""
    heard: Heard = []
    for text in texts:
        refusal = why(state, text)
        assert refusal is None, f"{text}: {refusal.plain()}"
        seat, action = read(state, text)
        journal = state.journal = Journal()
        state.apply(seat, action)
        state.journal = None
        assert not state.breaches(), f"after {text}: {state.breaches()}"
        heard += [event.heard_by(observer) for event in journal.take()]
    return heard


def kinds(heard: Heard) -> list[str]:
    return [str(event["kind"]) for event in heard]


def happened(heard: Heard, kind: str) -> Heard:
    """The events of one kind."""
    return [event for event in heard if event["kind"] == kind]


class Loaded(Chance):
    """Chance that has been told what to draw; afterwards always 0.

    Shuffles leave things as they lie unless there are draws for them.
    """

    def __init__(self, *draws: int) -> None:
        super().__init__()
        self.planned = list(draws)

    def below(self, n: int) -> int:
        self.draws += 1
        drawn = self.planned.pop(0) if self.planned else 0
        assert 0 <= drawn < n, f"{drawn} was to be drawn, but only 0 to {n - 1} can be"
        return drawn

    def shuffle(self, items: list[int]) -> None:
        if self.planned:
            super().shuffle(items)
        else:
            self.draws += 1

    def clone(self) -> Chance:
        return Loaded(*self.planned)

    def sketch(self) -> dict[str, object]:
        return {"kind": "fast", "words": [1, 2, 3, 4], "draws": self.draws}
