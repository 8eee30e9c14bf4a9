"""A table for rule tests: positions in a few words, actions as text."""

from __future__ import annotations

from shoal.games.vanuatu.rules import GAME, VanuatuState
from shoal.kernel import FastChance, Journal

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


def allowed(state: VanuatuState, text: str) -> bool:
    """Whether the active seat may do this; both bookkeepers must agree."""
    action = GAME.space.parse(text)
    seat = state.actor()
    legal = action in state.legal(seat)
    assert legal == (state.refusal(seat, action) is None), text
    return legal


def why(state: VanuatuState, text: str) -> str:
    """The clause and key with which an action is refused, such as `VAN-101 tie`."""
    assert not allowed(state, text), f"{text} is allowed"
    refusal = state.refusal(state.actor(), GAME.space.parse(text))
    assert refusal is not None
    return f"{refusal.clause} {refusal.key.removeprefix('vanuatu-').removeprefix('refuse-')}"


def do(state: VanuatuState, *texts: str) -> list[dict[str, object]]:
    """Let whoever is to act do these things; everything everybody hears."""
    heard: list[dict[str, object]] = []
    for text in texts:
        assert allowed(state, text), f"{text}: {why(state, text)}"
        journal = Journal()
        state.journal = journal
        state.apply(state.actor(), GAME.space.parse(text))
        state.journal = None
        heard.extend(event.heard_by(-1) for event in journal.take())
    return heard


def options_of(state: VanuatuState, *families: str) -> list[str]:
    """What the active seat may do, of these families only if any are named."""
    texts = [GAME.space.text(action) for action in state.legal(state.actor())]
    return [text for text in texts if not families or text.split()[0] in families]


def planable(state: VanuatuState) -> set[str]:
    """The actions the active seat may put a pawn on, as the first of a pair or alone."""
    found: set[str] = set()
    for name in ("sail", "build", "explore", "fish", "sell", "buy", "draw", "transport", "rest"):
        text = f"plan {name}" if state.batch == 2 else f"plan {name} {name}"
        if allowed(state, text):
            found.add(name)
    return found


def purse(state: VanuatuState, seat: int = 0) -> tuple[int, int]:
    """Vatu and points of a seat."""
    return state.vatu[seat], state.points[seat]


def happened(heard: list[dict[str, object]], kind: str) -> list[dict[str, object]]:
    return [event for event in heard if event["kind"] == kind]
