"""Random plays of small games, for the tests beside this file."""

from __future__ import annotations

from typing import Final

from shoal.kernel import FastChance, Game, Play, Record, SeaChance
from tests.conformance.little import LITTLE
from tiny import kuhn_poker, tic_tac_toe

SMALL: Final[list[Game]] = [tic_tac_toe.GAME, kuhn_poker.GAME, LITTLE]


def random_play(game: Game, seed: int, actions: int = 1000) -> Play:
    """A play of a live game: at random to the end, or the first so many actions of it."""
    state = game.new(game.seat_counts[0], SeaChance(seed.to_bytes(32, "big")))
    play, chance = Play(state), FastChance(seed)
    while not play.state.over() and len(play.steps) < actions:
        seat = play.state.actor()
        legal = play.state.legal(seat)
        play.apply(seat, legal[chance.below(len(legal))])
    return play


def record_text(game: Game, seed: int = 1) -> str:
    """The record of a finished random play."""
    names = ["Ann", "Ben the Second", "", ""][: game.seat_counts[0]]
    return Record.of(random_play(game, seed), names).text()
