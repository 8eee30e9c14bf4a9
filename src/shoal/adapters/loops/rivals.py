"""The others at the table: they play on until it is one seat's turn again.

This is the loop of random playouts with one seat left out, compiled like it.
"""

from __future__ import annotations

from shoal.bots.players import Player
from shoal.kernel.chance import Chance
from shoal.kernel.observer import Observer
from shoal.kernel.state import State


def play_on(state: State, seat: int, players: list[Player], chance: Chance) -> int:
    """Let the others act; how many actions that were. No players: they act at random."""
    taken = 0
    while not state.over():
        actor = state.actor()
        if actor == seat:
            break
        if players:
            action = players[actor].decide(Observer(state, actor), chance)
        else:
            legal = state.legal(actor)
            action = legal[chance.below(len(legal))]
        state.apply(actor, action)
        taken += 1
    return taken
