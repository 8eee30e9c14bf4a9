"""What Kleine Fische's captains have learned for games of four: chances that come true."""

from __future__ import annotations

from pathlib import Path

from shoal import games
from shoal.bots import instincts
from shoal.bots.instincts.kleine_fische import chances, learned, standing
from shoal.bots.levels import judge, player
from shoal.bots.players import Captain, Deckhand, Mate
from shoal.bots.search import shares
from shoal.games.kleine_fische import components, scoring
from shoal.games.kleine_fische import map as reef
from shoal.games.kleine_fische.moments import MOVE_DUE
from shoal.games.kleine_fische.rules import memory
from shoal.games.kleine_fische.state import KleineFischeState
from shoal.kernel import FastChance
from shoal.kernel.build import COMPILED

NAME = "kleine_fische"
GAME = games.find(NAME)
MATE, LEARNED = instincts.find(NAME), instincts.searching(NAME)


def turns(seed: int, seats: int) -> tuple[list[KleineFischeState], list[float]]:
    """A game of mates: the beginnings of its turns, and who won."""
    state, chance = GAME.new(seats, FastChance(seed)), FastChance(seed + 7)
    found: list[KleineFischeState] = []
    while not state.over():
        assert isinstance(state, KleineFischeState)
        if state.moment == MOVE_DUE:
            found.append(state.clone())
        seat = state.actor()
        state.apply(seat, MATE.choose(state, seat, chance))
    return found, shares(state, [])


def test_searching_levels_have_learned_and_the_others_have_not() -> None:
    captain, mate, deckhand = (player(name, NAME) for name in ("captain:9", "mate", "deckhand"))
    assert isinstance(captain, Captain)
    assert isinstance(mate, Mate)
    assert isinstance(deckhand, Deckhand)
    assert captain.search.instinct is judge(NAME).search.instinct is LEARNED
    assert mate.instinct is deckhand.instinct is MATE
    assert LEARNED is not MATE


def test_what_was_learned_of_four_is_used_with_four() -> None:
    for seats in (2, 3, 4):
        state = turns(1, seats)[0][20]
        asked = chances.win_chances(state) if seats == 4 else standing.standing(state)
        assert LEARNED.evaluate(state) == asked
        assert MATE.evaluate(state) == standing.standing(state)


def test_chances_of_four_come_true_more_than_those_made_by_hand() -> None:
    """Brier's score, over the turns of games of mates that nothing was learned from."""
    by_hand = fitted = even = 0.0
    for seed in range(150 if COMPILED else 12):
        states, won = turns(seed, 4)
        for state in states:
            guesses = [standing.standing(state), chances.win_chances(state)]
            hand = shares(state, guesses[0], 0.95)
            by_hand += sum((a - b) ** 2 for a, b in zip(hand, won, strict=True))
            total = sum(guesses[1])
            fitted += sum((a / total - b) ** 2 for a, b in zip(guesses[1], won, strict=True))
            even += sum((0.25 - b) ** 2 for b in won)
    assert fitted < by_hand
    assert by_hand < even


def test_a_diver_that_has_a_great_fish_ahead_stands_better() -> None:
    """By hand it made no difference where a dive ended; the next one begins there."""
    state = turns(3, 4)[0][12]
    seat = (state.turn + 3) % 4
    best = scoring.stacks(state, seat)
    for berth in range(reef.BERTHS):
        places = [
            place
            for onward in reef.ONWARD[berth]
            for place in reef.BESIDE[reef.lane_of(onward)]
            if 0 <= state.board[place] < components.FISH
        ]
        gains = [
            components.SHELLS[state.board[place]] - best[components.SPECIES[state.board[place]]]
            for place in places
        ]
        if gains and max(gains) >= 2 and reef.lane_of(berth) != state.octopus:
            break
    else:
        raise AssertionError("no fish to look forward to")
    hidden, known = state.clone(), state.clone()
    for each in (hidden, known):
        each.divers[seat] = berth
        each.known = [0] * reef.PLACES
    known.known[places[gains.index(max(gains))]] = memory.EVERYBODY
    assert standing.standing(known) == standing.standing(hidden)
    assert LEARNED.evaluate(known)[seat] > LEARNED.evaluate(hidden)[seat]


def test_a_finished_game_is_worth_its_win() -> None:
    """A second place was worth most of a first one; it is worth no more than a last one now."""
    state, chance = GAME.new(4, FastChance(5)), FastChance(6)
    while not state.over():
        seat = state.actor()
        state.apply(seat, MATE.choose(state, seat, chance))
    worth, ranks = LEARNED.reward(state), state.ranking()
    assert all((share > 0.5) == (rank == 1) for share, rank in zip(worth, ranks, strict=True))
    assert max(share for share, rank in zip(worth, ranks, strict=True) if rank > 1) < 0.05


def test_what_was_learned_says_how_and_fits_what_reads_it() -> None:
    source = Path(__file__).parents[2] / "src/shoal/bots/instincts/kleine_fische/learned.py"
    assert "tools/train.py kleine_fische" in source.read_text("utf-8").partition("CHANCES")[0]
    for rows in (learned.CHANCES, learned.POINTS):
        assert [len(row) for row in rows] == [chances.FEATURES] * chances.STAGES
    for row in learned.CHANCES:
        assert row[1] > 0.0, "a point is never bad"
        assert row[15] > row[16] > row[17] > 0.0, "the sooner one dives the better"
