"""Decisions of recorded games: stored records, and games between mates made on the spot."""

from __future__ import annotations

from collections.abc import Iterator

from shoal import games
from shoal.bots.levels import player
from shoal.kernel import FastChance, Observer, Record, State
from tests.games.test_records import FILES

LIMIT = 2000  # actions of a generated game


def recorded(number: int) -> Iterator[tuple[State, int]]:
    """The moments of stored record number so and so, with the seat that acted."""
    record = Record.read(FILES[number].read_text("utf-8"))
    game = games.find(record.game)
    state = record.play(game, 0).state
    for seat, text, _line in record.actions:
        yield state, seat
        state.apply(seat, game.space.parse(text))


def generated(name: str, seats: int, seed: int) -> Iterator[tuple[State, int]]:
    """The moments of a game between mates."""
    state, chance = games.find(name).new(seats, FastChance(seed)), FastChance(seed + 1)
    mate = player("mate", name)
    for _step in range(LIMIT):
        if state.over():
            return
        seat = state.actor()
        yield state, seat
        state.apply(seat, mate.decide(Observer(state, seat), chance))


def hundred() -> Iterator[tuple[str, Iterator[tuple[State, int]]]]:
    """A hundred games, each with a name: the stored ones first."""
    for number, file in enumerate(FILES):
        yield f"{file.parent.name}/{file.stem}", recorded(number)
    kinds = [(name, seats) for name in games.names() for seats in games.find(name).seat_counts]
    for i in range(100 - len(FILES)):
        name, seats = kinds[i % len(kinds)]
        yield f"{name}, {seats} seats, seed {i}", generated(name, seats, i)
