"""A table for rule tests: positions in a few words, actions as text."""

from __future__ import annotations

from shoal.games.vanuatu import GAME
from shoal.games.vanuatu.state import VanuatuState
from shoal.kernel import FastChance, State
from tests.kit import allowed, refused

# The maps of the rules' examples. Map 1 is what a position has when it names none.
MAP_3 = 'map = ["b4 santo", "c3 pentecost", "a4 segond", "a1 bougainville"]\n'
MAP_8 = (
    'map = ["b4 santo", "c3 pentecost", "b1 malakula", "c6 tanna", "a4 segond", "a1 bougainville",'
    ' "c4 maskelyne", "c2 erromango", "b5 shark", "c5 selwyn", "c1 patteson", "d1 coolidge"]\n'
)
# Pawns that leave the others a choice, so that nothing is played for them.
WAIT = 'pawns = "sail rest"\n'


def table(body: str, seats: int = 3, options: str = "") -> VanuatuState:
    """A position: first player p1, all boats on b3, 3 vatu each unless told otherwise."""
    head = f'game = "vanuatu"\nseats = {seats}\n'
    if options:
        body = f"{body}\n[options]\n{options}\n"
    state = GAME.position(head + body)
    assert isinstance(state, VanuatuState)
    return state


def turn(
    p1: str, top: str = "", rest: str = WAIT, seats: int = 3, options: str = ""
) -> VanuatuState:
    """P1 is to act in Phase IV with what `p1` says; the others have pawns and wait."""
    others = "".join(f"[p{n}]\n{rest}" for n in range(2, seats + 1))
    return table(f"{top}\n[p1]\n{p1}\n{others}", seats, options)


def begin(seats: int = 3, seed: int = 1, **options: object) -> VanuatuState:
    state = GAME.new(seats, FastChance(seed), options)
    assert isinstance(state, VanuatuState)
    return state


def why(state: State, text: str) -> str:
    """The clause and key with which an action is refused, such as `VAN-101 tie`."""
    refusal = refused(state, text)
    return f"{refusal.clause} {refusal.key.removeprefix('vanuatu-').removeprefix('refuse-')}"


def planable(state: VanuatuState) -> set[str]:
    """The actions the active seat may put a pawn on, as the first of a pair or alone."""
    found: set[str] = set()
    for name in ("sail", "build", "explore", "fish", "sell", "buy", "draw", "transport", "rest"):
        text = f"plan {name}" if state.batch == 2 else f"plan {name} {name}"
        if allowed(state, text):
            found.add(name)
    return found


def moment(state: VanuatuState) -> object:
    """What the table waits for, as everybody sees it."""
    asked = state.view(-1)["asked"]
    assert isinstance(asked, dict)
    return asked["moment"]


def purse(state: VanuatuState, seat: int = 0) -> tuple[int, int]:
    """Vatu and points of a seat."""
    return state.vatu[seat], state.points[seat]
