"""Set-up, turn and round: CM-001 to CM-029."""

from __future__ import annotations

import pytest

from shoal.games.carta_magica.components import BOX
from shoal.games.carta_magica.game import GAME
from shoal.games.carta_magica.rules import cards
from shoal.games.carta_magica.state import CartaMagicaState
from shoal.kernel import FastChance, PositionError
from shoal.kernel.game import SeatsError
from tests.games.carta_magica.table import at, goals, look, options, sea
from tests.kit import clause, do, kinds


def begin(seats: int, seed: int = 1) -> CartaMagicaState:
    state = GAME.new(seats, FastChance(seed))
    assert isinstance(state, CartaMagicaState)
    return state


def test_cm_001_two_to_four_players() -> None:
    assert [begin(seats).seats for seats in (2, 3, 4)] == [2, 3, 4]
    for seats in (1, 5):
        with pytest.raises(SeatsError):
            GAME.new(seats, FastChance(1))


def test_cm_002_sixty_four_cards_in_four_kinds() -> None:
    kinds_of = [BOX.characters, BOX.challenges, BOX.talismans, BOX.cards]
    assert [len(kind) for kind in kinds_of] == [8, 8, 16, 32]
    assert sum(len(kind) for kind in kinds_of) == 64


def test_cm_003_chance_names_the_starter_and_seats_follow() -> None:
    firsts = {begin(3, seed).first for seed in range(30)}
    assert firsts == {0, 1, 2}
    state = begin(3, 4)
    first = state.first
    order = []
    for _ in range(3):
        order.append(state.actor())
        do(state, options(state)[0])
        do(state, options(state)[0])
    assert order == [first, (first + 1) % 3, (first + 2) % 3]


def test_cm_004_character_then_challenge_from_those_left() -> None:
    state = begin(2)
    first = state.actor()
    assert clause(state, "challenge coral-parliament") == "CM-004"
    do(state, "captain corsair")
    assert state.actor() == first
    do(state, "challenge coral-parliament")
    assert state.actor() == 1 - first
    assert clause(state, "captain corsair") == "CM-004"
    do(state, "captain alchemist")
    assert clause(state, "challenge coral-parliament") == "CM-004"
    assert look(state, first, "captain") == "CR4"
    assert look(state, first, "challenge") == "QU3"


def test_cm_004_006_010_w20_choosing_with_three_players() -> None:
    state = begin(3)
    counts = []
    for _ in range(3):
        counts.append(len(options(state)))
        do(state, options(state)[0])
        counts.append(len(options(state)))
        do(state, options(state)[0])
    assert counts == [8, 8, 7, 7, 6, 6]
    for left in (8, 7, 6):
        assert len(options(state)) == left
        do(state, options(state)[0])
    assert options(state) == ["spin"]


def test_cm_005_characters_change_nothing() -> None:
    ends = []
    for captain in ("cartographer", "corsair"):
        state = sea(f'[p1]\ncaptain = "{captain}"\n[p2]\ncaptain = "alchemist"', 4, 4)
        do(state, "spin", "goods", "spin", "magic")
        ends.append(state.position(with_chance=False).replace(captain, ""))
    assert ends[0] == ends[1]


def test_cm_006_two_talismans_each_and_the_rest_leaves() -> None:
    assert all(len(shown) == 2 for shown in BOX.challenge_shows)
    assert sorted(talisman for shown in BOX.challenge_shows for talisman in shown) == list(
        range(16)
    )
    state = sea("")
    assert clause(state, "challenge serpent-bridges") == "CM-004"


def test_cm_007_three_talismans_open_the_rest_shuffled() -> None:
    decks = set()
    for seed in range(5):
        state = begin(2, seed)
        assert len(state.display) == 3
        assert len(state.deck) == 13
        assert sorted(state.display + state.deck) == list(range(16))
        decks.add(str(state.deck))
    assert len(decks) == 5


def test_cm_008_adventures_face_down_and_no_discards() -> None:
    state = begin(2)
    assert sorted(state.pile) == list(range(32))
    assert state.pile != list(range(32))
    assert state.discards == 0
    assert state.view(0)["pile"] == 32


def test_cm_009_three_magic_three_goods_no_gold() -> None:
    state = begin(4)
    for seat in range(4):
        assert [look(state, seat, kind) for kind in ("gold", "goods", "magic")] == [0, 3, 3]
    assert state.view(-1)["bank"] == {"gold": 32, "goods": 20, "magic": 20}


def test_cm_010_harbours_in_reverse_order_each_once() -> None:
    state = begin(3)
    first = state.first
    for _ in range(6):
        do(state, options(state)[0])
    last = (first + 2) % 3
    assert state.actor() == last
    do(state, "home ravenmouth")
    assert state.actor() == (first + 1) % 3
    assert clause(state, "home ravenmouth") == "CM-010"
    do(state, "home rubra")
    assert state.actor() == first
    do(state, "home vermilia")
    assert [at(state, last), at(state, (first + 1) % 3), at(state, first)] == ["M9", "C8", "S14"]
    assert look(state, last, "home") == "BK1"


def test_cm_011_060_e17_lying_at_home_is_no_arrival() -> None:
    state = sea("", 4)
    do(state, "spin")
    heard = do(state, "goods")
    assert "drew" not in kinds(heard)
    assert state.actor() == 1, "no visit followed"
    assert look(state, 0, "laps") == 0
    assert look(state, 0, "condition") == "sound"


def test_cm_012_nobody_begins_with_cards() -> None:
    state = begin(4)
    for seat in range(4):
        assert look(state, seat, "cards") == []
        assert look(state, seat, "talismans") == []


def test_cm_020_a_round_is_one_turn_each_from_the_starter() -> None:
    state = sea('first = "p2"', 4, 4, 4, 4, seats=3)
    order = []
    for _ in range(4):
        order.append((state.actor(), state.round))
        do(state, "spin", "goods")
    assert order == [(1, 1), (2, 1), (0, 1), (1, 2)]


def test_cm_021_spin_then_action_then_the_next_player() -> None:
    state = sea("", 4)
    assert options(state) == ["spin"]
    assert clause(state, "goods") == "CM-025"
    do(state, "spin")
    assert clause(state, "spin") == "CM-021"
    do(state, "hold")
    assert state.actor() == 1
    refused = state.refusal(0, GAME.space.parse("spin"))
    assert refused is not None
    assert refused.clause == "CM-021"


def test_cm_022_a_missed_turn_is_skipped_and_counts() -> None:
    state = sea("[p2]\nmissed = 2", 4, 4, 4)
    heard = do(state, "spin", "goods")
    assert "skipped" in kinds(heard)
    assert state.actor() == 0
    assert state.round == 2
    assert look(state, 1, "missed") == 1
    do(state, "spin", "goods", "spin", "hold")
    assert look(state, 1, "missed") == 0
    assert state.actor() == 1


def test_cm_022_storms_still_reach_who_misses_a_turn() -> None:
    state = sea('[p1]\nat = "S5"\n[p2]\nat = "E3"\nmissed = 1', 10, 6)
    do(state, "spin", "spin")
    assert look(state, 1, "condition") == "damaged"


def test_cm_023_twelve_sectors_all_come_up() -> None:
    seen = set()
    for seed in range(120):
        state = sea("")
        state.chance = FastChance(seed)
        do(state, "spin")
        seen.add(state.sector)
    assert seen == set(range(12))


def test_cm_024_numbers_and_symbols_of_the_segments() -> None:
    assert BOX.numbers == [9, 7, 6, 5, 4, -2]
    assert BOX.symbols == [
        ["wind", "adventure"],
        ["adventure", "hammer"],
        ["goods", "magic"],
        ["wind", "hammer"],
        ["goods", "magic"],
        ["storm"],
    ]
    assert BOX.sector_segment == [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5]
    assert BOX.sector_direction == [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3]


def test_cm_025_one_action_by_segment() -> None:
    expected = {
        0: ["hold", "card", "sail"],
        3: ["hold", "card", "sail"],
        4: ["hold", "goods", "magic", "sail"],
        7: ["hold", "sail"],
        9: ["hold", "goods", "magic", "sail"],
    }
    for sector, wanted in expected.items():
        state = sea("", sector)
        do(state, "spin")
        assert options(state) == wanted


def test_cm_023_024_025_w01_sector_seven() -> None:
    state = sea('[p1]\nat = "P8"', 7)
    do(state, "spin")
    assert state.view(-1)["moment"]["number"] == 5  # type: ignore[index]
    assert options(state) == ["hold", "sail"]
    assert clause(state, "goods") == "CM-025"
    assert clause(state, "card") == "CM-120"
    state = sea('[p1]\nat = "P8"', 10, 7)
    heard = do(state, "spin", "spin")
    assert next(e for e in heard if e["kind"] == "storm")["direction"] == "S"


def test_cm_026_e06_holding_is_always_allowed() -> None:
    for sector in (0, 2, 4, 6, 8):
        state = sea('[p1]\nat = "P8"', sector)
        do(state, "spin")
        before = state.view(-1)["players"]
        do(state, "hold")
        assert state.view(-1)["players"] == before
        assert state.actor() == 1


def test_cm_027_071_e07_full_stores_may_still_be_chosen() -> None:
    state = sea("[p1]\ngoods = 8\nmagic = 8", 4)
    do(state, "spin")
    assert options(state) == ["hold", "goods", "magic", "sail"]
    do(state, "goods")
    assert look(state, 0, "goods") == 8


def test_cm_027_105_e05_hemmed_in_ships_cannot_sail_or_pay() -> None:
    body = """
        [p1]
        at = "M9"
        condition = "{}"
        gold = 4
        [p2]
        at = "M8"
        [p3]
        at = "N9"
    """
    state = sea(body.format("sound"), 4, seats=3)
    do(state, "spin")
    assert options(state) == ["hold", "goods", "magic"]
    assert clause(state, "sail m7") == "CM-036"
    state = sea(body.format("damaged"), 4, seats=3)
    do(state, "spin")
    assert options(state) == ["hold", "goods", "magic"]
    assert clause(state, "repair") == "CM-105"


def test_cm_027_e40_there_is_always_a_card_to_draw() -> None:
    """Goods payments are never kept, so that pile and discards are never both empty."""
    kept = " ".join(card for card in BOX.cards if card not in ("AD10", "AD11"))
    state = sea(f'pile = ""\n[p1]\ncards = "{kept}"', 0)
    do(state, "spin", "keep")
    assert [BOX.cards[card] for card in cards.members(state.discards)] == ["AD10", "AD11"]
    assert "card" in options(state), "the discards can be shuffled"
    with pytest.raises(PositionError, match=r"AD10 is a payment and never kept \(CM-123\)"):
        sea(f'pile = ""\n[p1]\ncards = "{kept} AD10 AD11"')


def test_cm_027_a_box_without_payments_would_offer_no_card() -> None:
    """The clause in full, by a state no game can reach: `breaches` says so."""
    state = sea('pile = "AD10 AD11"', 0)
    do(state, "spin")
    state.pile, state.discards, state.hand[1] = [], 0, cards.ALL_CARDS
    assert "I21: somebody keeps a payment card" in state.breaches()
    assert "card" not in options(state)
    assert clause(state, "card") == "CM-027"


def test_cm_028_the_storm_segment_gives_no_action() -> None:
    state = sea('[p1]\nat = "P8"\n[p2]\nat = "P14"', 11, 0)
    do(state, "spin")
    assert options(state) == ["spin"]
    assert clause(state, "hold") == "CM-025"
    do(state, "spin")
    assert state.actor() == 1


def test_cm_029_cards_do_not_use_up_the_action() -> None:
    state = sea('[p1]\ncards = "AD24 AD19"', 10, 4)
    do(state, "curse", "spin", "again")
    assert state.actor() == 0
    assert options(state) == ["hold", "goods", "magic", "sail"]
    assert goals(state)
