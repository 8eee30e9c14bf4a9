"""What is particular to Carta Magica's instinct: it decides when the game ends."""

from __future__ import annotations

from shoal import games
from shoal.bots import instincts
from shoal.bots.instincts.carta_magica.distances import way_home
from shoal.bots.levels import player
from shoal.games.carta_magica import actions, moments
from shoal.games.carta_magica.rules import ships, storm, wheel
from shoal.games.carta_magica.state import CartaMagicaState
from shoal.kernel import FastChance, Observer
from shoal.kernel.build import COMPILED
from tests.games.carta_magica.table import sea
from tests.kit import do

GAME = games.find("carta_magica")
INSTINCT = instincts.find("carta_magica")
STORM, WEST = 10, 9  # sectors


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


def end_of_turn(state: CartaMagicaState, seat: int, action: int, luck: int) -> int:
    """The points of a seat after its turn, when it goes on by instinct."""
    dream, chance = state.imagine(seat, FastChance(luck)), FastChance(luck + 7)
    assert isinstance(dream, CartaMagicaState)
    turn = (dream.round, dream.turn)
    dream.apply(seat, action)
    while not dream.over() and (dream.round, dream.turn) == turn:
        actor = dream.actor()
        dream.apply(actor, INSTINCT.choose(dream, actor, chance))
    return dream.scores()[seat]


def test_a_last_turn_takes_every_point_it_can_have_for_sure() -> None:
    """Whatever brings a point more with any luck is done: home, a sale, a talisman."""
    turns = 0
    for seed in range(130 if COMPILED else 10):
        state, chance = GAME.new(2 + seed % 3, FastChance(seed)), FastChance(seed + 1)
        while not state.over():
            assert isinstance(state, CartaMagicaState)
            seat = state.actor()
            legal = state.legal(seat)
            action = INSTINCT.choose(state.imagine(seat, chance), seat, chance)
            last = ships.anyone_returned(state) and seat == state.turn
            if last and len(legal) > 1 and state.moment in (moments.CHOOSE, moments.SAIL):
                turns += 1
                mine = [end_of_turn(state, seat, action, luck) for luck in range(4)]
                for other in legal:
                    theirs = [end_of_turn(state, seat, other, luck) for luck in range(4)]
                    surely = all(b > a for a, b in zip(mine, theirs, strict=True))
                    texts = [GAME.space.text(each) for each in (action, other)]
                    assert not surely, f"seed {seed}: {texts} {mine} {theirs}"
            state.apply(seat, action)
    assert turns >= (100 if COMPILED else 6)


def test_good_weather_is_kept_for_storms_that_harm() -> None:
    """Not for a storm that leaves the ship sound near its way, nor one that blows it home."""
    played = braved = 0
    for seed in range(130 if COMPILED else 25):
        state, chance = GAME.new(2 + seed % 3, FastChance(seed)), FastChance(seed + 1)
        while not state.over():
            assert isinstance(state, CartaMagicaState)
            seat = state.actor()
            action = INSTINCT.choose(state, seat, chance)
            if state.moment == moments.WEATHER:
                after = state.clone()
                storm.blow(after, wheel.DIRECTION[state.second])
                if action == actions.SHELTER:
                    played += 1
                    astray = way_home(after, seat) > way_home(state, seat) + 6
                    home = after.returned[seat] and not state.returned[seat]
                    assert after.condition[seat] != ships.SOUND or astray or home
                    assert not (home and ships.anyone_returned(state)), "fifteen points refused"
                else:
                    braved += 1
            state.apply(seat, action)
    assert played > 2
    assert braved > 2


def test_a_search_without_time_does_not_give_up_a_ship_that_a_card_would_spare() -> None:
    state = sea('[p1]\nat = "M9"\ncards = "AD12"\ngold = 3', STORM, WEST)
    do(state, "spin", "spin")
    captain = player("captain:24", GAME.name)
    for luck in range(8):
        action = captain.decide(Observer(state, 0), FastChance(luck))
        assert GAME.space.text(action) == "shelter"
