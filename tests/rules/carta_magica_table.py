"""A table for rule tests: positions, rigged spins, actions as text."""

from __future__ import annotations

from shoal.games.carta_magica.rules import GAME, Voyage
from shoal.kernel import Chance, Journal, Refusal


class Rigged(Chance):
    """Spins come out as told; shuffles leave everything as it lies."""

    def __init__(self, sectors: list[int]) -> None:
        super().__init__()
        self.sectors = sectors

    def below(self, n: int) -> int:
        self.draws += 1
        if n == 12 and self.sectors:
            return self.sectors.pop(0)
        return n - 1

    def shuffle(self, items: list[int]) -> None:
        self.draws += 1

    def clone(self) -> Chance:
        return Rigged(self.sectors[:])

    def sketch(self) -> dict[str, object]:
        return {"kind": "fast", "words": [1, 1, 1, 1], "draws": self.draws}


def sea(body: str, *sectors: int, seats: int = 2) -> Voyage:
    """A position: seats p1 … at their homes M9, M13, I13, I9 unless told otherwise."""
    state = GAME.position(f'game = "carta_magica"\nseats = {seats}\n{body}')
    assert isinstance(state, Voyage)
    state.chance = Rigged(list(sectors))
    return state


def do(state: Voyage, *texts: str) -> list[dict[str, object]]:
    """Act for whoever is asked, each action checked; the events as a spectator hears them."""
    heard: list[dict[str, object]] = []
    for text in texts:
        seat = state.actor()
        action = GAME.space.parse(text)
        refusal = state.refusal(seat, action)
        assert refusal is None, f"{text}: {refusal.plain()}"
        assert action in state.legal(seat), text
        journal = Journal()
        state.journal = journal
        state.apply(seat, action)
        state.journal = None
        heard += [event.heard_by(-1) for event in journal.take()]
        assert not state.breaches(), state.breaches()
    return heard


def options(state: Voyage) -> list[str]:
    """What the asked seat may do, without the single destinations."""
    texts = [GAME.space.text(action) for action in state.legal(state.actor())]
    shown = [text for text in texts if not text.startswith("sail ")]
    return shown + (["sail"] if len(shown) < len(texts) else [])


def goals(state: Voyage) -> list[str]:
    """The destinations of the asked seat."""
    texts = [GAME.space.text(action) for action in state.legal(state.actor())]
    return [text[5:].upper() for text in texts if text.startswith("sail ")]


def refusal(state: Voyage, text: str) -> Refusal:
    """Why the asked seat may not do something; it must not be legal either."""
    action = GAME.space.parse(text)
    found = state.refusal(state.actor(), action)
    assert found is not None, f"{text} is allowed"
    assert action not in state.legal(state.actor()), text
    return found


def clause(state: Voyage, text: str) -> str:
    return refusal(state, text).clause


def at(state: Voyage, seat: int) -> str:
    cell = state.view(-1)["players"][seat]["cell"]  # type: ignore[index]
    assert isinstance(cell, str)
    return cell


def look(state: Voyage, seat: int, key: str) -> object:
    """One thing everybody sees of a player."""
    return state.view(-1)["players"][seat][key]  # type: ignore[index]


def kinds(events: list[dict[str, object]]) -> list[object]:
    return [event["kind"] for event in events]
