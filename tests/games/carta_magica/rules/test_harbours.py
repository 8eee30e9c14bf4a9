"""Harbours, trade, tokens, payments: CM-050 to CM-079."""

from __future__ import annotations

import json

from shoal.games.carta_magica.components import BOX, GOODS
from shoal.games.carta_magica.rules import tokens
from tests.games.carta_magica.table import at, look, options, sea
from tests.kit import clause, do, kinds

FOUR, FIVE, SIX, SEVEN, NINE = 8, 6, 4, 2, 0  # sectors


def test_cm_050_sailing_in_opens_a_visit() -> None:
    state = sea('[p1]\nat = "M7"', FIVE)
    do(state, "spin", "sail m9")
    assert state.actor() == 0
    assert options(state) == ["trade", "draw"]


def test_cm_050_051_052_053_054_073_w05_a_visit_to_ravenmouth() -> None:
    body = 'pile = "AD08 AD01"\n[p1]\nat = "M6"\ngoods = 5'
    state = sea(body, FIVE)
    do(state, "spin", "sail m9", "trade", "trade")
    assert [look(state, 0, "gold"), look(state, 0, "goods")] == [2, 1]
    do(state, "draw", "cash")
    assert look(state, 0, "goods") == 4
    do(state, "trade", "trade")
    assert [look(state, 0, "gold"), look(state, 0, "goods")] == [4, 0]
    assert state.actor() == 1, "nothing was left to do"


def test_cm_051_goods_become_gold_only_in_black_harbours() -> None:
    state = sea('[p1]\nat = "N5"\ngoods = 8\ngold = 2', FOUR)
    do(state, "spin", "sail n3")
    assert clause(state, "trade") == "CM-051"
    do(state, "done")
    state = sea('[p1]\nat = "P8"\ngoods = 8', SIX)
    do(state, "spin")
    assert clause(state, "trade") == "CM-060"


def test_cm_052_e12_e13_full_gold_or_too_few_goods() -> None:
    state = sea('[p1]\nat = "M7"\ngoods = 6\ngold = 8\ncards = "AD02"', FIVE)
    do(state, "spin", "sail m9")
    assert options(state) == ["draw"]
    assert clause(state, "trade") == "CM-052"
    state = sea('[p1]\nat = "M7"\ngoods = 1', FIVE)
    do(state, "spin", "sail m9")
    assert clause(state, "trade") == "CM-052"


def test_cm_053_e09_every_arrival_in_a_black_harbour_draws() -> None:
    state = sea('[p1]\nat = "M7"\ngoods = 0', FIVE)
    do(state, "spin", "sail m9")
    assert options(state) == ["draw"]
    heard = do(state, "draw")
    assert kinds(heard)[0] == "drew"
    do(state, "keep")
    assert state.actor() == 1
    state = sea('[p1]\nat = "N5"\ngold = 2', FOUR)
    do(state, "spin", "sail n3")
    assert "draw" not in options(state), "a red harbour asks for no card"
    assert clause(state, "draw") == "CM-053"


def test_cm_054_the_player_picks_the_moment_but_cannot_leave_before() -> None:
    state = sea('[p1]\nat = "M7"\ngoods = 6', FIVE)
    do(state, "spin", "sail m9")
    assert clause(state, "done") == "CM-054"
    do(state, "trade", "draw", "cash")
    assert options(state) == ["trade", "done"]
    do(state, "trade")
    do(state, "done")
    assert state.actor() == 1


def test_cm_054_e10_goods_drawn_first_can_be_sold_in_the_same_visit() -> None:
    for choice in ("cash", "keep"):
        state = sea('pile = "AD09 AD01"\n[p1]\nat = "M7"\ngoods = 0', FIVE)
        do(state, "spin", "sail m9", "draw", choice)
        assert "trade" in options(state)
        do(state, "trade")
        assert look(state, 0, "gold") == 1
        assert look(state, 0, "goods") == 2


def test_cm_126_e11_selling_everything_before_a_payment_card() -> None:
    state = sea('pile = "AD10 AD01"\n[p1]\nat = "M7"\ngoods = 2', FIVE)
    do(state, "spin", "sail m9", "trade", "draw")
    assert look(state, 0, "missed") == 1
    assert look(state, 0, "gold") == 1


def test_cm_055_talismans_only_in_red_harbours() -> None:
    state = sea('[p1]\nat = "M7"\ngold = 8', FIVE)
    do(state, "spin", "sail m9")
    assert clause(state, "buy 1") == "CM-055"
    state = sea('[p1]\nat = "N5"\ngold = 1\ncards = "AD24"', FOUR)
    do(state, "spin", "sail n3")
    assert clause(state, "buy 1") == "CM-055"


SHOP = """
    display = "TL05 TL16 TL09"
    deck = "TL02 TL11 TL13 TL01 TL03 TL04 TL06 TL07 TL08 TL10 TL12 TL14 TL15"
    [p1]
    at = "N5"
    gold = {}
"""


def test_cm_055_056_057_w06_buying_shown_and_unseen() -> None:
    state = sea(SHOP.format(5), FOUR)
    do(state, "spin", "sail n3", "buy 2")
    assert look(state, 0, "gold") == 3
    assert state.view(-1)["display"] == ["TL05", "TL09", "TL02"]
    do(state, "buy top")
    assert look(state, 0, "gold") == 1
    assert look(state, 0, "talismans") == ["TL11", "TL16"]
    assert state.view(-1)["display"] == ["TL05", "TL09", "TL02"]
    assert BOX.talismans[state.deck[-1]] == "TL13"
    assert state.actor() == 1


def test_cm_055_057_e14_four_talismans_in_one_visit() -> None:
    state = sea(SHOP.format(8), FOUR)
    do(state, "spin", "sail n3")
    for _ in range(4):
        do(state, "buy 1")
        assert len(state.display) == 3
    assert len(state.view(-1)["players"][0]["talismans"]) == 4  # type: ignore[index]
    assert look(state, 0, "gold") == 0


def test_cm_056_196_e15_an_unseen_talisman_may_be_wanted() -> None:
    body = SHOP.format(2).replace("TL02 TL11 TL13 TL01", "TL01 TL11 TL13 TL02")
    body = body.replace("TL16", "TL17").replace("TL15", "TL16").replace("TL17", "TL15")
    state = sea(body, FOUR)
    do(state, "spin", "sail n3")
    before = look(state, 0, "score")
    assert isinstance(before, int)
    do(state, "buy top")
    assert look(state, 0, "talismans") == ["TL01"]
    assert look(state, 0, "score") == before - 2 + 3 + 10


def test_cm_056_payment_comes_before_the_card() -> None:
    state = sea(SHOP.format(2) + 'cards = "AD02"', FOUR)
    do(state, "spin", "sail n3", "buy top")
    assert options(state) == ["settle", "give ad02"]
    assert look(state, 0, "talismans") == []
    do(state, "settle")
    assert look(state, 0, "talismans") == ["TL02"]


def test_cm_058_e63_an_empty_deck_sells_what_is_shown() -> None:
    rest = " ".join(name for name in BOX.talismans if name not in ("TL01", "TL02"))
    body = f"""
        display = "TL01 TL02"
        deck = ""
        [p1]
        at = "N5"
        gold = 6
        [p2]
        talismans = "{rest}"
    """
    state = sea(body, FOUR)
    do(state, "spin", "sail n3")
    assert options(state) == ["done", "buy 1", "buy 2"]
    assert clause(state, "buy top") == "CM-058"
    assert clause(state, "buy 3") == "CM-058"
    do(state, "buy 1", "buy 1")
    assert state.actor() == 1, "nothing is left to buy"


def test_cm_059_trade_is_voluntary_and_with_the_bank_alone() -> None:
    state = sea('[p1]\nat = "N5"\ngold = 8', FOUR)
    do(state, "spin", "sail n3", "done")
    assert look(state, 0, "gold") == 8
    assert look(state, 0, "talismans") == []
    names = [family.name for family in state.game.space.families]
    assert not {"offer", "gift", "barter"} & set(names)


def test_cm_060_e16_staying_in_a_harbour_gives_no_visit() -> None:
    state = sea('[p1]\nat = "M9"\ngoods = 2', SIX)
    do(state, "spin", "goods")
    assert state.actor() == 1
    assert look(state, 0, "gold") == 0


STORMY = """
    pile = "AD20 AD01 AD02"
    [p1]
    at = "M7"
    [p2]
    at = "P18"
    home = "H19"
"""


def test_cm_061_062_064_w23_blown_in_then_trading() -> None:
    state = sea(STORMY, 10, 6, NINE, SIX)
    do(state, "spin", "spin")
    assert at(state, 0) == "M9"
    assert look(state, 0, "pending") is True
    do(state, "draw")
    assert look(state, 0, "cards") == ["AD20"]
    assert state.actor() == 1, "no trade now"
    do(state, "spin", "hold", "spin", "keep", "goods")
    assert look(state, 0, "goods") == 8
    assert options(state) == ["trade", "done"]
    do(state, "trade", "trade", "trade", "trade")
    assert [look(state, 0, "gold"), look(state, 0, "goods")] == [4, 0]
    assert look(state, 0, "pending") is False
    assert state.actor() == 1


def test_cm_061_e18_blown_in_by_somebody_elses_storm() -> None:
    state = sea('pile = "AD20"\n[p1]\nat = "P14"\nhome = "H19"\n[p2]\nat = "M7"', 10, 6)
    do(state, "spin", "spin")
    assert state.actor() == 1
    assert options(state) == ["draw"]
    do(state, "draw")
    assert look(state, 1, "pending") is True
    assert options(state) == ["spin"]


PENDING = """
    pile = "AD12 AD01 AD02"
    [p1]
    at = "M9"
    pending = true
    goods = 4
    [p2]
    at = "P18"
"""


def test_cm_062_sailing_loses_the_trade() -> None:
    state = sea(PENDING, SIX)
    do(state, "spin", "sail m7")
    assert look(state, 0, "pending") is False
    assert look(state, 0, "gold") == 0


def test_cm_062_every_other_action_gives_the_visit() -> None:
    for sector, action in [(SIX, "goods"), (SIX, "magic"), (NINE, "card"), (FIVE, "hold")]:
        state = sea(PENDING, sector)
        do(state, "spin", action)
        assert state.actor() == 0
        assert "trade" in options(state)


def test_cm_062_064_e19_card_as_action_then_a_visit_without_duty() -> None:
    state = sea(PENDING, NINE)
    do(state, "spin", "card")
    assert look(state, 0, "cards") == ["AD12"]
    assert options(state) == ["trade", "done"]
    assert clause(state, "draw") == "CM-053"


def test_cm_062_e20_blown_out_again_no_trade() -> None:
    state = sea(PENDING, 10, 0)
    do(state, "spin", "spin")
    assert at(state, 0) == "M7"
    assert look(state, 0, "pending") is False
    assert look(state, 0, "gold") == 0


def test_cm_062_e21_a_missed_turn_keeps_the_trade() -> None:
    state = sea(PENDING, SIX)
    state.missed[0] = 1
    state.turn = state.acting = 1
    do(state, "spin", "hold")
    assert look(state, 0, "pending") is True
    assert look(state, 0, "missed") == 0


def test_cm_063_e22_damaged_in_a_harbour_trades_when_it_does_not_sail() -> None:
    state = sea(
        '[p1]\nat = "M9"\ngoods = 4\n[p2]\nat = "P14"\nhome = "H19"', 10, 9, NINE, FIVE, NINE
    )
    do(state, "spin", "spin")
    assert look(state, 0, "condition") == "damaged", "the middle island lies west of Ravenmouth"
    assert at(state, 0) == "M9"
    do(state, "spin", "hold", "spin", "hold")
    assert options(state) == ["trade", "done"]
    do(state, "trade", "done")
    assert look(state, 0, "condition") == "damaged"


def test_cm_063_e23_with_the_hammer_only_holding_trades() -> None:
    body = '[p1]\nat = "M9"\ncondition = "damaged"\ngoods = 4'
    state = sea(body, FIVE)
    do(state, "spin", "sail m8")
    assert look(state, 0, "condition") == "sound"
    assert look(state, 0, "gold") == 0
    state = sea(body, FIVE)
    do(state, "spin", "hold", "trade", "trade")
    assert look(state, 0, "condition") == "damaged"


def test_cm_063_a_storm_spin_gives_no_visit() -> None:
    state = sea('[p1]\nat = "M9"\ncondition = "damaged"\ngoods = 4\n[p2]\nat = "P14"', 10, 0)
    do(state, "spin", "spin")
    assert state.actor() == 1


def test_cm_064_no_duty_card_for_a_damaged_ship() -> None:
    state = sea('[p1]\nat = "M9"\ncondition = "damaged"\ngoods = 4', FIVE)
    do(state, "spin", "hold")
    assert "draw" not in options(state)


def test_cm_070_goods_and_magic_by_the_number() -> None:
    for sector, number in [(SIX, 6), (FOUR, 4)]:
        for kind in ("goods", "magic"):
            state = sea(f"[p1]\n{kind} = 1", sector)
            do(state, "spin", kind)
            assert look(state, 0, kind) == 1 + number


def test_cm_070_071_w07_surplus_stays_in_the_bank() -> None:
    state = sea("[p1]\ngoods = 5", SIX)
    do(state, "spin")
    assert state.preview(0, state.game.space.parse("goods")) == {"before": 5, "after": 8, "lost": 3}
    do(state, "goods")
    assert look(state, 0, "goods") == 8
    assert state.view(-1)["bank"]["goods"] == 32 - 8 - 3  # type: ignore[index]


def test_cm_072_the_bank_holds_four_full_stores() -> None:
    assert BOX.tokens == [32, 32, 32]
    assert BOX.limit * 4 == 32
    body = "\n".join(f"[p{seat}]\ngold = 8\ngoods = 8\nmagic = 8" for seat in (1, 2, 3, 4))
    state = sea(body, seats=4)
    assert state.view(-1)["bank"] == {"gold": 0, "goods": 0, "magic": 0}


def test_cm_073_125_income_exchanged_or_kept() -> None:
    state = sea('pile = "AD06 AD01"\n[p1]\nmagic = 6', NINE)
    do(state, "spin", "card")
    assert options(state) == ["keep", "cash"]
    do(state, "cash")
    assert look(state, 0, "magic") == 8
    assert "AD06" in state.view(-1)["discards"]  # type: ignore[operator]
    state = sea('pile = "AD06 AD01"', NINE)
    do(state, "spin", "card", "keep")
    assert look(state, 0, "cards") == ["AD06"]
    assert look(state, 0, "magic") == 3


def test_cm_074_kept_income_is_above_the_limit() -> None:
    state = sea('pile = "AD09 AD01"\n[p1]\ngoods = 8', NINE)
    do(state, "spin", "card", "keep")
    assert look(state, 0, "goods") == 8
    assert tokens.own(state, 0, GOODS) == 12


def test_cm_075_cards_pay_for_everything_of_their_kind() -> None:
    # A trade with a goods card: the difference comes back in tokens.
    state = sea('[p1]\nat = "M7"\ngoods = 0\ncards = "AD09"', FIVE)
    do(state, "spin", "sail m9", "trade")
    assert [look(state, 0, "gold"), look(state, 0, "goods")] == [1, 2]
    # A talisman with a gold card.
    state = sea('[p1]\nat = "N5"\ncards = "AD02"', FOUR)
    do(state, "spin", "sail n3", "buy 1")
    assert look(state, 0, "talismans") == ["TL01"]
    # A repair with a gold card.
    state = sea('[p1]\nat = "R5"\ncondition = "damaged"\ncards = "AD02"', SIX)
    do(state, "spin", "repair", "sail r4")
    assert look(state, 0, "condition") == "sound"
    # A goods payment card with a goods card.
    state = sea('pile = "AD10 AD01"\n[p1]\ngoods = 0\ncards = "AD07"', NINE)
    do(state, "spin", "card")
    assert look(state, 0, "missed") == 0
    assert look(state, 0, "cards") == []
    # Taming with a magic card.
    state = sea('pile = "AD26 AD01"\n[p1]\nmagic = 0\ncards = "AD05"', NINE, NINE)
    do(state, "spin", "card", "tame 3")
    assert look(state, 0, "cards") == ["AD26"]


def test_cm_075_e37_towing_with_a_large_card_gives_change() -> None:
    state = sea('[p1]\nat = "K6"\ncondition = "becalmed"\ngoods = 1\ncards = "AD09"', SIX)
    do(state, "spin", "tow")
    assert look(state, 0, "goods") == 3
    assert "AD09" in state.view(-1)["discards"]  # type: ignore[operator]
    state = sea('[p1]\nat = "K6"\ncondition = "becalmed"\ngoods = 7\ncards = "AD09"', SIX)
    do(state, "spin", "tow", "give ad09")
    assert look(state, 0, "goods") == 8, "change only up to the limit"


def test_cm_076_sets_of_cards_without_a_superfluous_one() -> None:
    # Owed 3 magic with 2 tokens and cards 2, 3, 3.
    body = 'pile = "AD27 AD01"\n[p1]\nmagic = 2\ncards = "AD04 AD05 AD06"'
    state = sea(body, NINE)
    do(state, "spin", "card", "tame 3")
    assert options(state) == ["give ad04", "give ad05"], "tokens alone are too few"
    assert clause(state, "settle") == "CM-076"
    assert clause(state, "give ad06") == "CM-076", "equal cards go by number"
    do(state, "give ad04")
    # 2 laid, 1 owed: tokens; another card would make the first superfluous (3 alone is enough).
    assert look(state, 0, "magic") == 1
    state = sea(body, NINE)
    do(state, "spin", "card", "tame 6")
    do(state, "give ad05")
    assert options(state) == ["give ad04", "give ad06"]
    do(state, "give ad04")
    assert look(state, 0, "magic") == 1, "2 + 3 and one token; the other 3 would make 2 superfluous"


def test_cm_076_payment_with_tokens_left_over() -> None:
    state = sea('[p1]\nat = "M7"\ngoods = 3\ncards = "AD07 AD09"', FIVE)
    do(state, "spin", "sail m9", "trade")
    assert options(state) == ["settle", "give ad07", "give ad09"]
    do(state, "settle")
    assert [look(state, 0, "goods"), look(state, 0, "gold")] == [1, 1]
    assert look(state, 0, "cards") == ["AD07", "AD09"]
    do(state, "trade")
    assert clause(state, "settle") == "CM-076"
    do(state, "give ad07")
    assert [look(state, 0, "goods"), look(state, 0, "gold")] == [1, 2]
    assert clause(state, "give ad09") == "CM-076", "nothing is being paid now"


def test_cm_077_kept_income_never_becomes_tokens_later() -> None:
    state = sea('[p1]\nat = "P8"\ncards = "AD02"', SIX)
    assert clause(state, "cash") == "CM-077"
    do(state, "spin")
    assert clause(state, "cash") == "CM-077"


def test_cm_078_spent_things_go_back() -> None:
    state = sea('[p1]\nat = "K6"\ncondition = "becalmed"\ncards = "AD16"', SIX)
    bank = state.view(-1)["bank"]["goods"]  # type: ignore[index]
    do(state, "spin", "escape")
    assert state.view(-1)["discards"] == ["AD16"]
    state = sea('[p1]\nat = "K6"\ncondition = "becalmed"', SIX)
    do(state, "spin", "tow")
    assert state.view(-1)["bank"]["goods"] == bank + 2  # type: ignore[index]


def test_cm_079_everything_owned_is_seen_by_everybody() -> None:
    state = sea('[p1]\ncards = "AD12 AD22"\ntalismans = "TL05"\ngold = 4', 4)
    for observer in (-1, 0, 1):
        mine = state.view(observer)["players"][0]  # type: ignore[index]
        assert mine["cards"] == ["AD12", "AD22"]
        assert mine["talismans"] == ["TL05"]
        assert [mine["gold"], mine["challenge"]] == [4, "QU1"]
    shown = [json.dumps(state.view(observer)["players"]) for observer in (-1, 0, 1)]
    assert shown[0] == shown[1] == shown[2]


def test_a_visit_shows_what_the_means_still_allow() -> None:
    state = sea('[p1]\nat = "M7"\ngoods = 5\ngold = 7', FIVE)
    do(state, "spin", "sail m9")
    now = state.view(-1)["moment"]
    assert [now["sales"], now["purchases"]] == [1, 0]  # type: ignore[index]
    assert state.preview(0, state.game.space.parse("trade")) == {"goods": 3, "gold": 8}
    state = sea('[p1]\nat = "N5"\ngold = 5', FOUR)
    do(state, "spin", "sail n3")
    now = state.view(-1)["moment"]
    assert [now["sales"], now["purchases"]] == [0, 2]  # type: ignore[index]
