"""What is particular to Carta Magica's instinct: it decides when the game ends."""

from __future__ import annotations

from shoal import games
from shoal.bots import instincts
from shoal.kernel import FastChance

GAME = games.find("carta_magica")
INSTINCT = instincts.find("carta_magica")


def rounds(seed: int, seats: int) -> int:
    """How many rounds a game of instinct against itself has."""
    state, chance = GAME.new(seats, FastChance(seed)), FastChance(seed)
    while not state.over():
        seat = state.actor()
        state.apply(seat, INSTINCT.choose(state, seat, chance))
    moment = state.view(-1)["moment"]
    assert isinstance(moment, dict)
    return int(moment["round"])


def test_instinct_comes_home_in_time_but_not_before_it_has_traded() -> None:
    for seats in (2, 3, 4):
        lengths = [rounds(seed, seats) for seed in range(8)]
        assert min(lengths) >= 12
        assert max(lengths) <= 30
