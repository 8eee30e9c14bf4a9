"""Vanuatu: what is hidden, and the variants (VAN-270 to VAN-284)."""

from __future__ import annotations

import json
from itertools import pairwise

from shoal.games.vanuatu import GAME, components
from shoal.games.vanuatu.state import VanuatuState
from shoal.kernel import FastChance, playout
from tests.games.vanuatu.table import MAP_3, begin, moment, planable, purse, table, turn, why
from tests.kit import allowed, do, happened, options


def imagined(state: VanuatuState, observer: int, count: int = 60) -> list[VanuatuState]:
    found: list[VanuatuState] = []
    for seed in range(count):
        other = state.imagine(observer, FastChance(seed))
        assert isinstance(other, VanuatuState)
        found.append(other)
    return found


def test_van_270_orders_are_hidden_contents_known() -> None:
    state = begin(4, 3)
    others = imagined(state, 0)
    assert len({tuple(other.deck) for other in others}) > 40
    assert all(sorted(other.deck) == sorted(state.deck) for other in others)
    assert all(other.ships == state.ships for other in others)
    assert len({tuple(other.tourist_pile) for other in others}) > 40
    assert all(other.tourist_pile[0] == state.tourist_pile[0] for other in others)
    assert all(sorted(other.tourist_pile) == sorted(state.tourist_pile) for other in others)


def test_van_271_letters_show_the_first_twin_does_not() -> None:
    state = table(MAP_3)  # A to D were drawn, E and F lie open: all lower twins are certain
    assert state.view(-1)["pile"] == "ABCDEF"
    assert len({tuple(other.pile[6:]) for other in imagined(state, 0)}) == 1
    early = begin(3, 2)
    others = imagined(early, 1)
    assert len({tuple(other.pile) for other in others}) > 8
    assert {tuple(other.pile[:2]) for other in others} == {tuple(early.pile[:2])}
    assert {tuple(other.pile[6:8]) for other in others} == {tuple(early.pile[6:8])}


def resting_round() -> VanuatuState:
    taken = 'rest = ["p1 point", "p2 first-player", "p3 vatu"]\nactive = "p4"\n'
    return table(taken + '[p4]\npawns = "draw rest"\n[p1]\npawns = "sail buy"\n', 4)


def test_van_272_the_own_tile_is_known_to_its_owner_alone() -> None:
    state = resting_round()
    assert state.view(1)["mine"] == {"rest": "first-player", "choice": [], "gone": ["point"]}
    for observer in (-1, 3):
        assert "first-player" not in json.dumps(state.view(observer))
    assert len({other.rest_held[1] for other in imagined(state, 3)}) == 4
    assert {other.rest_held[1] for other in imagined(state, 1)} == {0}


def test_van_273_a_resting_player_knows_what_went_before_not_who_has_it() -> None:
    state = resting_round()
    assert state.view(2)["mine"] == {
        "rest": "vatu",
        "choice": [],
        "gone": ["first-player", "point"],
    }
    pairs = {(other.rest_held[0], other.rest_held[1]) for other in imagined(state, 2)}
    assert pairs == {(0, 1), (1, 0)}
    assert {other.rest_held[0] for other in imagined(state, 1)} == {1}  # only one went before
    do(state, "rest")
    assert state.view(3)["mine"] == {
        "rest": "", "choice": ["vatu-point"], "gone": ["first-player", "point", "vatu"],
    }  # fmt: skip


def test_van_274_others_see_how_many_are_gone_and_who_has_one() -> None:
    state = resting_round()
    view = state.view(-1)
    assert view["rest_left"] == 1
    assert view["rested"] == [0, 1, 2]
    fresh = turn('pawns = "rest draw"')
    heard = do(fresh, "rest", "keep vatu")
    assert [event for event in heard if event.get("tile")] == []
    assert [event["seat"] for event in happened(heard, "rested")] == [0]


def test_van_275_positions_of_rest_tiles_tell_nothing() -> None:
    one, two = turn('pawns = "rest draw"'), turn('pawns = "rest draw"')
    do(one, "rest", "keep vatu")
    do(two, "rest", "keep point")
    for observer in (-1, 1, 2):
        assert one.view(observer) == two.view(observer)


def test_van_280_ec_67_without_characters() -> None:
    """EC-67."""
    state = begin(3, 4, characters=False)
    assert moment(state) == "plan"
    assert state.view(-1)["characters"] == []
    chance = FastChance(2)
    while not state.over():
        assert state.character == [-1, -1, -1]
        assert moment(state) != "character"
        legal = state.legal(state.actor())
        state.apply(state.actor(), legal[chance.below(len(legal))])


def test_van_281_the_price_falls_once_a_sale() -> None:
    own = 'map = ["a2 efate stalls=p1"]\n'
    state = turn(
        'vatu = 0\nfish = [2, 1]\npawns = "sell rest"',
        own,
        options='fish_price_drop = "per_action"',
    )
    do(state, "sell 2")
    assert state.view(-1)["price"] == 3
    do(state, "sell 1")
    assert purse(state) == (9, 0)
    assert state.view(-1)["price"] == 2


GOVERNOR = 'character = "governor"\npawns = "fish fish draw"\n'


def test_van_282_the_governor_moves_a_whole_stack() -> None:
    state = turn(GOVERNOR, options="governor = true")
    assert allowed(state, "govern fish sell")  # it need not be programmable
    assert why(state, "govern fish fish") == "VAN-282 govern-same"
    assert why(state, "govern buy fish") == "VAN-282 no-pawns"
    do(state, "govern fish draw")
    assert state.pawns[:9] == [0, 0, 0, 0, 0, 0, 3, 0, 0]
    assert state.turned[0] == 1
    assert state.actor() == 1  # it used the turn


def test_van_282_only_by_option() -> None:
    assert "take governor" not in options(begin())
    assert why(begin(), "take governor") == "VAN-282 no-governor"
    assert allowed(begin(3, 1, governor=True), "take governor")
    assert why(turn('pawns = "draw rest"'), "govern draw rest") == "VAN-282 not-governor"


DUEL = 'neutral = "draw draw buy sail fish"\noffer = "artist buyer diver guide seller"\n'


def test_van_283_neutral_pawns_come_first() -> None:
    state = begin(2, 6)
    first = state.first
    assert moment(state) == "neutral"
    do(state, "neutral draw", "neutral draw")
    assert state.actor() == 1 - first
    do(state, "neutral buy", "neutral sail", "neutral fish")
    assert state.actor() == first
    assert len(options(state)) == 5
    assert sum(state.tourist_pile) == 14  # as for three


def test_van_283_five_characters_none_of_those_of_the_round_before() -> None:
    state = begin(2, 6)
    chance = FastChance(1)
    offers: list[int] = []
    while not state.over():
        if state.last_offer and (not offers or offers[-1] != state.last_offer):
            offers.append(state.last_offer)
        legal = state.legal(state.actor())
        state.apply(state.actor(), legal[chance.below(len(legal))])
    assert len(offers) == 8
    assert all(bin(offer).count("1") == 5 for offer in offers)
    assert all(one & two == 0 for one, two in pairwise(offers))


def test_van_283_more_pawns_than_the_neutral_ones_are_needed() -> None:
    state = table(DUEL + '[p1]\npawns = "draw draw rest"\n[p2]\npawns = "sail rest"\n', 2)
    assert why(state, "draw efate") == "VAN-283 neutral"
    own = table(
        DUEL + '[p1]\ncharacter = "artist"\npawns = "draw draw rest"\n[p2]\npawns = "sail rest"\n',
        2,
    )
    assert allowed(own, "draw efate")  # as many suffice for the Artist


def test_van_283_a_boat_may_not_end_on_the_other() -> None:
    state = table(
        DUEL + '[p1]\npawns = "sail sail rest"\n[p2]\nboat = "a3"\npawns = "sail rest"\n', 2
    )
    assert why(state, "sail a3") == "VAN-283 sail-boat"
    assert allowed(state, "sail b2")


def test_van_283_neutral_pawns_leave_with_the_round() -> None:
    state = table(DUEL + '[p1]\npawns = "rest"\n', 2)
    do(state, "rest", "keep vatu")
    assert sum(state.neutral) == 0
    assert state.round_no == 2


def test_van_284_rising_waters_is_out_of_scope() -> None:
    assert [option.key for option in GAME.options] == ["characters", "fish_price_drop", "governor"]
    assert len(components.CHARACTERS) == 11
    assert playout(begin(), FastChance(3)) > 50
    assert planable(table('phase = "plan"'))
