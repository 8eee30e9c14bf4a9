"""What rule tests of Carta Magica need besides the kit: positions with chosen spins."""

from __future__ import annotations

from shoal.games.carta_magica.game import GAME
from shoal.games.carta_magica.state import CartaMagicaState
from shoal.kernel import Chance, State
from tests import kit


class Spins(kit.Loaded):
    """Spins come out as told; shuffles leave everything as it lies."""

    def shuffle(self, items: list[int]) -> None:
        self.draws += 1

    def clone(self) -> Chance:
        return Spins(*self.planned)


def sea(body: str, *sectors: int, seats: int = 2) -> CartaMagicaState:
    """A position: seats p1 … at their homes M9, M13, I13, I9 unless told otherwise."""
    state = GAME.position(f'game = "carta_magica"\nseats = {seats}\n{body}')
    assert isinstance(state, CartaMagicaState)
    state.chance = Spins(*sectors)
    return state


def options(state: State) -> list[str]:
    """What the asked seat may do, without the single destinations."""
    texts = kit.options(state)
    shown = [text for text in texts if not text.startswith("sail ")]
    return shown + (["sail"] if len(shown) < len(texts) else [])


def goals(state: State) -> list[str]:
    """The destinations of the asked seat."""
    return [text.removeprefix("sail ").upper() for text in kit.options(state, "sail")]


def at(state: State, seat: int) -> str:
    cell = look(state, seat, "cell")
    assert isinstance(cell, str)
    return cell


def look(state: State, seat: int, key: str) -> object:
    """One thing everybody sees of a player."""
    return state.view(-1)["players"][seat][key]  # type: ignore[index]
