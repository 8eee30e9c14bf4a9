"""Bots remember what was shown in public: nobody turns up the same double a second time."""

from __future__ import annotations

import json

import pytest

from shoal import games
from shoal.bots.levels import player
from shoal.bots.players import Deckhand
from shoal.games.kleine_fische import components
from shoal.games.kleine_fische import map as reef
from shoal.games.kleine_fische.rules import memory
from shoal.games.kleine_fische.state import KleineFischeState
from shoal.kernel import FastChance, Journal, Observer
from shoal.kernel.build import COMPILED

FISHES = "kleine_fische"


class Listener:
    """Somebody who hears every event of a game and knows nothing else of it."""

    def __init__(self, observer: int) -> None:
        self.observer = observer
        self.open: dict[str, str] = {}  # face up this turn
        self.faces: dict[str, str] = {}  # turned back, by place
        self.again = 0  # busts into a fish that had been turned back there
        self.busts = 0
        self.piles: dict[str, int] = {}  # by fish, as long as no theft blurs it

    def hear(self, heard: dict[str, object]) -> None:
        kind, told = str(heard["kind"]), heard
        if kind == "revealed":
            self.open[str(told["place"])] = str(told["card"])
        elif kind == "bust":
            self.busts += 1
            places = [str(place) for place in told["back"]]  # type: ignore[attr-defined]
            self.again += places[-1] in self.faces
            for place in places:
                self.faces[place] = self.open.pop(place)
        elif kind == "exchanged":
            self.faces.clear()  # not worth the trouble here
        elif kind == "collected":
            for place in told["places"]:  # type: ignore[attr-defined]
                self.faces.pop(str(place), None)
            for card in told["cards"]:  # type: ignore[attr-defined]
                self.piles[str(card)] = int(str(told["seat"]))
            self.open.clear()
        elif kind in ("stole", "lost"):
            self.piles.clear()


def play(level: str, seats: int, seed: int, listeners: list[Listener], most: int = 1500) -> None:
    """A game between equals before listeners, who are asked about dreams now and then."""
    state, chance = games.find(FISHES).new(seats, FastChance(seed), {}), FastChance(seed + 1)
    mind = player(level, FISHES)
    for step in range(most):
        if state.over():
            return
        seat = state.actor()
        action = mind.decide(Observer(state, seat), chance)
        journal = Journal(None)
        state.journal = journal
        state.apply(seat, action)
        state.journal = None
        for listener in listeners:
            for event in journal.events:
                heard = event.heard_by(listener.observer)
                if heard is not None:
                    listener.hear(heard)
            if step % 7 == 0 and not state.over():
                agrees(listener, state.imagine(listener.observer, chance.fork()))


def agrees(listener: Listener, dream: object) -> None:
    """What is imagined agrees with all that was heard."""
    assert isinstance(dream, KleineFischeState)
    for place, face in listener.faces.items():
        card = dream.board[reef.PLACE_NAMES.index(place)]
        assert components.CARD_NAMES[card] == face, (place, face)
    for fish, seat in listener.piles.items():
        assert components.CARD_NUMBERS[fish] in dream.piles[seat], (fish, seat)


@pytest.mark.parametrize("level", ["mate", "captain:60"])
def test_nobody_turns_up_the_same_double_twice(level: str) -> None:
    """100 games of mates between two, three and four, 24 of captains; fewer when interpreted."""
    count = (100 if level == "mate" else 24) if COMPILED else (4 if level == "mate" else 1)
    busts = again = 0
    for seed in range(count):
        listener = Listener(-1)
        play(level, 2 + seed % 3, seed, [listener])
        busts += listener.busts
        again += listener.again
    assert busts >= count, "divers that never dare anything prove nothing"
    assert again == 0, f"{again} of {busts}"


def test_what_is_imagined_agrees_with_all_that_was_heard() -> None:
    for seed in range(20 if COMPILED else 1):
        play("mate", 4, seed, [Listener(observer) for observer in (-1, 0, 1, 2, 3)])


def test_a_deckhand_forgets_and_others_do_not() -> None:
    """The same place is forgotten for a whole turn, not from one question to the next."""
    state = game_with_memories()
    known = sum(1 for seen in state.known if seen & memory.EVERYBODY)
    assert known > 3
    seat = state.actor()
    deckhand = player("deckhand", FISHES)
    assert isinstance(deckhand, Deckhand)
    kept: list[list[int]] = []
    for luck in range(2):
        dream = Observer(state, seat).imagine(FastChance(luck))
        deckhand.instinct.forget(dream, seat)
        assert isinstance(dream, KleineFischeState)
        kept.append([place for place in range(25) if dream.known[place] & memory.EVERYBODY])
    assert kept[0] == kept[1]
    assert 0 < len(kept[0]) < known


def game_with_memories() -> KleineFischeState:
    for seed in range(20):
        state, chance = games.find(FISHES).new(4, FastChance(seed), {}), FastChance(6)
        while not state.over():
            assert isinstance(state, KleineFischeState)
            if sum(1 for seen in state.known if seen & memory.EVERYBODY) > 5:
                return state
            seat = state.actor()
            state.apply(seat, player("random", FISHES).decide(Observer(state, seat), chance))
    raise AssertionError("no game with memories")


def test_memory_goes_with_a_position_and_an_observer() -> None:
    """A worker process gets a position text: whoever reads it remembers as much."""
    state = game_with_memories()
    for seat in range(4):
        observer = Observer(state, seat)
        again = games.find(FISHES).position(observer.dream.position())
        assert Observer(again, seat).recall() == observer.recall()
        faces = observer.recall()["faces"]
        assert isinstance(faces, dict)
        assert len(faces) >= 6


def test_memory_holds_no_more_than_was_heard() -> None:
    """Thefts are blind: a third player does not know which fish went."""
    sea = games.find(FISHES).position(
        'game = "kleine_fische"\nseats = 3\nphase = "announce"\nturn = "p1"\noctopus = "v22"\n'
        'divers = ["h44 left", "v22 up", "h50 left"]\nopen = ["c00"]\nvictim = "p2"\n'
        'piles = ["", "saw-3 box-3 lion-3 puffer-4", "clown-3"]\nwitnessed = "all"\n'
        'board = ["clown-1 . . . .", ". . . . .", ". . . . .", ". . . . .", ". . . . ."]\n'
    )
    for luck in range(40):
        state = sea.clone()
        state.chance = FastChance(luck)
        state.apply(0, state.game.space.parse("announce 1"))
        assert isinstance(state, KleineFischeState)
        if len(state.piles[1]) == 3 and len(state.piles[0]) == 2:
            break
    else:
        raise AssertionError("no theft succeeded")
    taken = {"saw-3", "box-3", "lion-3", "puffer-4"} - {
        components.CARD_NAMES[card] for card in state.piles[1]
    }
    for seat in (0, 1):
        holders = json.loads(json.dumps(state.recall(seat)["holders"]))
        assert all(len(seats) == 1 for seats in holders.values()), "these two were there"
        assert [holders[fish] for fish in taken] == [[0]]
    third = json.loads(json.dumps(state.recall(2)["holders"]))
    assert [third[fish] for fish in ("saw-3", "box-3", "lion-3", "puffer-4")] == [[0, 1]] * 4
    assert third["clown-3"] == [2]
    lying: set[str] = set()
    for luck in range(60):
        dream = state.imagine(2, FastChance(luck))
        assert isinstance(dream, KleineFischeState)
        names = [components.CARD_NAMES[card] for card in dream.piles[0]]
        assert len(names) == 2
        assert len(dream.piles[1]) == 3
        assert "clown-1" in names, "that one was collected before everybody's eyes"
        lying.update(names)
    assert lying == {"clown-1", "saw-3", "box-3", "lion-3", "puffer-4"}
