"""Adventure cards and monsters: CM-120 to CM-157."""

from __future__ import annotations

import pytest

from shoal.games.carta_magica.components import BOX
from shoal.games.carta_magica.game import GAME
from shoal.games.carta_magica.rules import cards, sailing
from shoal.games.carta_magica.state import CartaMagicaState
from shoal.kernel import FastChance, Journal
from tests.games.carta_magica.table import goals, look, options, sea
from tests.kit import clause, do, kinds

FOUR, FIVE, SIX, SEVEN, NINE = 8, 6, 4, 2, 0  # sectors
STORM, NORTH, EAST, SOUTH, WEST = 10, 0, 4, 6, 9


def pile(state: object) -> list[str]:
    return [BOX.cards[card] for card in reversed(state.pile)]  # type: ignore[attr-defined]


def test_cm_120_by_action_on_segments_one_and_two_or_by_duty() -> None:
    for sector in (NINE, SEVEN):
        state = sea('pile = "AD12 AD01"', sector)
        do(state, "spin", "card")
        assert look(state, 0, "cards") == ["AD12"]
    for sector in (SIX, FIVE, FOUR):
        state = sea("", sector)
        do(state, "spin")
        assert clause(state, "card") == "CM-120"
    state = sea('[p1]\nat = "P8"', FOUR)
    assert clause(state, "draw") == "CM-120"


def test_cm_121_e39_rebuild_then_telescope_then_the_card() -> None:
    state = sea('pile = ""\n[p1]\ncards = "AD22"\n[p2]\ncards = "AD12"', NINE)
    do(state, "spin")
    heard = do(state, "card")
    assert kinds(heard)[0] == "rebuilt"
    assert len(state.pile) == 30
    do(state, "telescope")
    assert "AD22" not in pile(state)
    assert state.view(-1)["discards"] == ["AD22"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_cm_121_e40_no_duty_ever_lapses(seats: int) -> None:
    """Two cards are never kept, the goods payments: somebody about to draw always can."""
    never_kept = (1 << BOX.cards.index("AD10")) | (1 << BOX.cards.index("AD11"))
    assert never_kept == cards.PAYMENTS
    for seed in range(3):
        state, chance = GAME.new(seats, FastChance(seed), {"round_cap": 100}), FastChance(seed + 1)
        assert isinstance(state, CartaMagicaState)
        while not state.over():
            legal = state.legal(state.actor())
            journal = state.journal = Journal()
            state.apply(state.actor(), legal[chance.below(len(legal))])
            state.journal = None
            assert "lapsed" not in [event.kind for event in journal.take()]
            there = state.discards
            for card in [*state.pile, *([state.drawn] if state.drawn >= 0 else [])]:
                there |= 1 << card
            assert there & never_kept == never_kept


def test_cm_121_a_box_without_payments_would_let_a_duty_lapse() -> None:
    """The clause in full, by a state no game can reach: `breaches` says so."""
    state = sea('[p1]\nat = "M7"', FIVE)
    do(state, "spin", "sail m9")
    state.pile, state.discards, state.hand[1] = [], 0, cards.ALL_CARDS
    assert "I21: somebody keeps a payment card" in state.breaches()
    journal = state.journal = Journal()
    state.apply(0, state.game.space.parse("draw"))
    heard = [event.kind for event in journal.take()]
    assert "lapsed" in heard
    assert "drew" not in heard


def test_cm_122_the_pile_is_not_rebuilt_before_a_card_is_needed() -> None:
    state = sea('pile = "AD12"', NINE)
    do(state, "spin", "card")
    assert state.pile == []
    assert state.discards
    assert state.actor() == 1


def test_cm_123_hands_have_no_limit_and_no_payments() -> None:
    kept = [BOX.cards[i] for i in range(32) if 2 <= BOX.card_kinds[i] <= 7]
    assert len(kept) == 14
    state = sea(f'pile = "AD23 AD01"\n[p1]\ncards = "{" ".join(kept[:9])}"', NINE, NINE)
    do(state, "spin")
    if "keep" in options(state):
        do(state, "keep")
    do(state, "card")
    if "draw" in options(state):
        do(state, "draw")
    assert len(look(state, 0, "cards")) == 10  # type: ignore[arg-type]
    state = sea('pile = "AD10 AD01"', NINE)
    do(state, "spin", "card")
    assert look(state, 0, "cards") == []
    assert "AD10" in state.view(-1)["discards"]  # type: ignore[operator]


def test_cm_124_the_lowest_of_equal_cards_goes() -> None:
    state = sea('[p1]\ncards = "AD21 AD19 AD20"', STORM, FOUR)
    do(state, "spin", "again")
    assert look(state, 0, "cards") == ["AD20", "AD21"]


def test_cm_125_the_three_kinds_of_income() -> None:
    values = {
        kind: [BOX.card_values[i] for i in range(32)
               if BOX.card_kinds[i] == 0 and BOX.card_resources[i] == number]
        for number, kind in enumerate(["gold", "goods", "magic"])
    }  # fmt: skip
    assert values == {"gold": [1, 2, 2], "goods": [2, 3, 4], "magic": [2, 3, 3]}
    for card, kind in [("AD02", "gold"), ("AD05", "magic"), ("AD08", "goods")]:
        state = sea(f'pile = "{card} AD12"', NINE)
        before = look(state, 0, kind)
        assert isinstance(before, int)
        do(state, "spin", "card", "cash")
        assert look(state, 0, kind) == before + BOX.card_values[BOX.cards.index(card)]


def test_cm_126_w16_goods_payment() -> None:
    for goods, left, missed in [(3, 0, 0), (2, 2, 1)]:
        state = sea(f'pile = "AD11 AD01"\n[p1]\ngoods = {goods}', NINE)
        do(state, "spin", "card")
        assert look(state, 0, "goods") == left
        assert look(state, 0, "missed") == missed
        assert "AD11" in state.view(-1)["discards"]  # type: ignore[operator]


def test_cm_126_kept_cards_count_as_means() -> None:
    state = sea('pile = "AD11 AD01"\n[p1]\ngoods = 1\ncards = "AD07"', NINE)
    do(state, "spin", "card")
    assert look(state, 0, "missed") == 0
    assert look(state, 0, "goods") == 0
    assert look(state, 0, "cards") == []


def test_cm_127_missed_turns_add_up() -> None:
    ships = '[p1]\nat = "M7"\ngoods = 0\n[p2]\nat = "P12"\n[p3]\nat = "E12"'
    state = sea(f'pile = "AD11 AD10 AD01"\n{ships}', NINE, STORM, SOUTH, SIX, seats=3)
    do(state, "spin", "card")
    assert look(state, 0, "missed") == 1
    do(state, "spin", "spin", "p1 draw")  # blown into a black harbour before the next turn
    assert look(state, 0, "missed") == 2
    heard = do(state, "spin", "hold")
    assert "skipped" in kinds(heard)
    assert look(state, 0, "missed") == 1
    assert state.actor() == 1


def test_cm_134_escape_only_from_a_calm() -> None:
    state = sea('[p1]\nat = "P8"\ncards = "AD16"', FOUR)
    do(state, "spin")
    assert clause(state, "escape") == "CM-103"


def test_cm_135_e34_e35_lucky_wind_before_the_destination() -> None:
    state = sea('[p1]\nat = "P8"\ncards = "AD16 AD17"', FOUR)
    assert clause(state, "lucky") == "CM-135"
    do(state, "spin")
    near = len(goals(state))
    do(state, "lucky", "lucky")
    assert sailing.steps(state) == 14
    assert len(goals(state)) > near
    do(state, "sail p9")
    assert look(state, 0, "cards") == []
    state = sea('[p1]\nat = "P8"\ncards = "AD16"', SIX)
    do(state, "spin", "goods")
    assert state.actor() == 1, "no Lucky wind after taking goods"


def test_cm_136_an_escape_card_adds_no_steps() -> None:
    state = sea('[p1]\nat = "K6"\ncondition = "becalmed"\ncards = "AD16"', SIX)
    do(state, "spin", "escape")
    assert sailing.steps(state) == 6


def test_cm_138_e29_again_replaces_a_storm() -> None:
    state = sea('[p1]\ncards = "AD19"', STORM, SIX)
    do(state, "spin")
    assert options(state) == ["keep", "again"]
    do(state, "again")
    assert options(state) == ["hold", "goods", "magic", "sail"]
    assert look(state, 0, "cards") == []


def test_cm_138_e28_the_direction_alone_is_repeated() -> None:
    state = sea('[p1]\nat = "P8"\ncards = "AD19"\n[p2]\nat = "H14"', STORM, WEST, EAST)
    do(state, "spin", "keep", "spin", "again")
    assert look(state, 0, "cell") == "R8"


def test_cm_138_e30_nobody_repeats_anothers_spin() -> None:
    state = sea('[p1]\nat = "P8"\n[p2]\ncards = "AD19"', SIX)
    do(state, "spin")
    assert state.actor() == 0
    refused = state.refusal(1, state.game.space.parse("again"))
    assert refused is not None
    state = sea('[p1]\nat = "P8"\ncards = "AD19"', SIX)
    assert clause(state, "again") == "CM-138"


def test_cm_138_repeatable_with_further_cards() -> None:
    state = sea('[p1]\ncards = "AD19 AD20"', STORM, STORM, FOUR)
    do(state, "spin", "again")
    assert options(state) == ["keep", "again"]
    do(state, "again")
    assert look(state, 0, "cards") == []
    assert "goods" in options(state)


W17 = 'pile = "AD10 AD19 AD27 AD03"\n[p1]\ncards = "AD22"'


def test_cm_140_141_w17_telescope() -> None:
    state = sea(W17, NINE)
    do(state, "spin", "card")
    assert options(state) == ["draw", "telescope"]
    journal = Journal()
    state.journal = journal
    state.apply(0, state.game.space.parse("telescope"))
    state.journal = None
    looked = next(event for event in journal.take() if event.kind == "looked")
    assert looked.heard_by(0)["cards"] == ["AD10", "AD19", "AD27"]
    assert "cards" not in looked.heard_by(1)
    assert "cards" not in looked.heard_by(-1)
    assert options(state) == ["pick ad10", "pick ad19", "pick ad27"]
    assert clause(state, "pick ad03") == "CM-140"
    do(state, "pick ad19")
    assert options(state) == ["stow ad10", "stow ad27"]
    do(state, "stow ad27")
    assert pile(state) == ["AD27", "AD10", "AD03"]
    assert "AD22" in state.view(-1)["discards"]  # type: ignore[operator]
    assert look(state, 0, "cards") == ["AD19"]
    assert state.view(0)["telescope"]["top"] == ["AD27", "AD10"]  # type: ignore[index]
    for observer in (-1, 1):
        assert state.view(observer)["telescope"]["top"] == []  # type: ignore[index]


def test_cm_140_e38_fewer_cards_fewer_seen() -> None:
    state = sea('pile = "AD10 AD19"\n[p1]\ncards = "AD22"', NINE)
    do(state, "spin", "card", "telescope")
    assert options(state) == ["pick ad10", "pick ad19"]
    do(state, "pick ad19")
    assert pile(state) == ["AD10"]
    assert state.view(0)["telescope"]["top"] == ["AD10"]  # type: ignore[index]
    state = sea('pile = "AD12"\n[p1]\ncards = "AD22"', NINE)
    do(state, "spin", "card", "telescope")
    assert look(state, 0, "cards") == ["AD12"], "a single card leaves no choice"


def test_cm_140_refused_without_the_card_or_the_moment() -> None:
    state = sea('[p1]\nat = "P8"\ncards = "AD22"', NINE)
    assert clause(state, "telescope") == "CM-140"
    state = sea("", NINE)
    assert clause(state, "telescope") == "CM-140"


def test_cm_141_what_was_put_back_stays_secret() -> None:
    """The looker's own view keeps the order; others cannot tell the two orders apart."""
    shown = []
    for top in ("ad10", "ad27"):
        state = sea(W17, NINE)
        do(state, "spin", "card", "telescope", "pick ad19", f"stow {top}")
        shown.append(str(state.view(1)) + str(state.legal(1)))
        assert state.view(0)["telescope"]["top"][0] == top.upper()  # type: ignore[index]
    assert shown[0] == shown[1]


def test_cm_141_an_earlier_look_leaves_cards_without_their_place() -> None:
    """p1 knew AD27 and AD10 in order; p2 looks too and puts two cards back."""
    body = 'pile = "AD10 AD19 AD27 AD12"\n[p1]\ncards = "AD22"\n[p2]\ncards = "AD23"'
    state = sea(body, NINE, NINE)
    do(state, "spin", "card", "telescope", "pick ad19", "stow ad27")
    do(state, "spin", "card", "telescope", "pick ad12", "stow ad10")
    assert state.view(0)["telescope"] == {"top": [], "among": ["AD10", "AD27"], "depth": 2}
    assert state.view(1)["telescope"]["top"] == ["AD10", "AD27"]  # type: ignore[index]
    tops = set()
    for seed in range(20):
        other = state.imagine(0, FastChance(seed))
        tops.add(tuple(pile(other)[:2]))
    assert tops == {("AD10", "AD27"), ("AD27", "AD10")}


def test_cm_141_a_reshuffle_ends_all_knowledge() -> None:
    body = 'pile = "AD12 AD32 AD13 AD14"\n[p1]\ncards = "AD22"'
    state = sea(body, NINE, NINE, NINE, FOUR)
    do(state, "spin", "card", "telescope", "pick ad12", "stow ad32")
    do(state, "spin", "card", "tame 0")
    assert state.view(0)["telescope"]["top"] == []  # type: ignore[index]


def test_cm_142_e62_curse_in_its_three_moments() -> None:
    body = '[p1]\nat = "N5"\ngold = 4\ncards = "AD24"'
    for before in [[], ["spin"], ["spin", "sail n3"], ["spin", "sail n3", "buy 1"]]:
        state = sea(body, FOUR)
        do(state, *before)
        shown = state.view(-1)["display"]
        heard = do(state, "curse")
        assert "cursed" in kinds(heard)
        assert state.actor() == 0
        assert look(state, 0, "cards") == []
        assert len(state.display) == 3
        assert state.view(-1)["display"] != shown, "this shuffle turns up the other end"
    state = sea('[p1]\nat = "P8"\n[p2]\ncards = "AD24"', FOUR)
    assert clause(state, "curse") == "CM-142"


def test_cm_142_e61_curse_with_an_empty_deck() -> None:
    rest = " ".join(BOX.talismans[3:])
    body = (
        f'display = "TL01 TL02 TL03"\ndeck = ""\n[p1]\ncards = "AD24"\n[p2]\ntalismans = "{rest}"'
    )
    state = sea(body)
    do(state, "curse")
    assert sorted(state.view(-1)["display"]) == ["TL01", "TL02", "TL03"]  # type: ignore[call-overload]


def test_cm_142_needs_a_displayed_card() -> None:
    rest = " ".join(BOX.talismans)
    state = sea(f'display = ""\ndeck = ""\n[p1]\ncards = "AD24"\n[p2]\ntalismans = "{rest}"')
    assert options(state) == ["spin"]
    assert clause(state, "curse") == "CM-142"


# Monsters.


def test_cm_150_a_monster_is_faced_at_once() -> None:
    state = sea('pile = "AD26 AD01"', NINE)
    do(state, "spin", "card")
    assert options(state) == [f"tame {magic}" for magic in range(4)]


def test_cm_150_151_152_154_071_w14_tamed() -> None:
    body = 'pile = "AD29 AD01"\n[p1]\ncards = "AD26"\nmagic = 5\ngold = 6\ngoods = 4'
    state = sea(body, SEVEN, SIX)
    do(state, "spin", "card", "tame 3")
    assert [look(state, 0, kind) for kind in ("gold", "magic", "goods")] == [8, 2, 4]
    assert look(state, 0, "cards") == ["AD26", "AD29"]


def test_cm_152_155_w15_failed() -> None:
    body = 'pile = "AD29 AD01"\n[p1]\ncards = "AD07 AD26"\nmagic = 8\ngoods = 4'
    state = sea(body, SEVEN, STORM)
    do(state, "spin", "card")
    heard = do(state, "tame 8")
    assert [look(state, 0, kind) for kind in ("goods", "magic")] == [0, 0]
    assert look(state, 0, "cards") == ["AD07", "AD26"]
    assert "AD29" in pile(state)
    assert "storm" not in kinds(heard)
    assert state.actor() == 1


def test_cm_153_w15_with_spin_again() -> None:
    body = 'pile = "AD29 AD01"\n[p1]\ncards = "AD07 AD19"\nmagic = 8\ngoods = 4'
    state = sea(body, SEVEN, STORM, FOUR)
    do(state, "spin", "keep", "card", "tame 8")
    assert options(state) == ["keep", "again"]
    heard = do(state, "again")
    tamed = next(event for event in heard if event["kind"] == "tamed")
    assert tamed["total"] == 12
    assert look(state, 0, "cards") == ["AD07", "AD29"]
    assert look(state, 0, "magic") == 0


def test_cm_151_e41_without_magic_the_spin_decides() -> None:
    state = sea('pile = "AD26 AD01"\n[p1]\nmagic = 0', NINE, NINE)
    do(state, "spin", "card")
    assert options(state) == ["tame 0"]
    assert clause(state, "tame 1") == "CM-151"
    do(state, "tame 0")
    assert look(state, 0, "cards") == ["AD26"]


def test_cm_151_magic_is_lost_either_way() -> None:
    for sector in (NINE, STORM):
        state = sea('pile = "AD28 AD01"', NINE, sector)
        do(state, "spin", "card", "tame 2")
        assert look(state, 0, "magic") == 1


def test_cm_154_071_e43_reward_within_the_limit() -> None:
    state = sea('pile = "AD32 AD01"\n[p1]\nmagic = 8\ngold = 7', NINE, NINE)
    do(state, "spin", "card")
    heard = do(state, "tame 8")
    assert look(state, 0, "gold") == 8
    assert next(event for event in heard if event["kind"] == "tamed")["gold"] == 1


def test_cm_155_all_goods_tokens_are_lost_and_nothing_else() -> None:
    state = sea('pile = "AD32 AD01"\n[p1]\ngoods = 8\ngold = 5\nmagic = 4', NINE, FOUR)
    do(state, "spin", "card", "tame 1")
    assert [look(state, 0, kind) for kind in ("goods", "gold", "magic")] == [0, 5, 3]


def test_cm_155_e42_goods_cards_are_safe() -> None:
    state = sea('pile = "AD32 AD01"\n[p1]\ngoods = 0\ncards = "AD08"\ngold = 3', NINE, FOUR)
    do(state, "spin", "card", "tame 0")
    assert look(state, 0, "cards") == ["AD08"]
    assert look(state, 0, "gold") == 3


def test_cm_156_into_an_empty_pile() -> None:
    state = sea('pile = "AD32"', NINE, FOUR)
    do(state, "spin", "card", "tame 0")
    assert pile(state) == ["AD32"]
    assert state.discards


def test_cm_157_monsters_score_nothing_and_are_never_spent() -> None:
    state = sea('[p1]\ncards = "AD26 AD27 AD32"\ngold = 0')
    assert look(state, 0, "score") == 0
    for action in range(
        state.game.space.family("give").first, state.game.space.family("loot").first
    ):
        assert state.refusal(0, action) is not None


def test_cm_092_150_e44_a_monster_in_anothers_storm() -> None:
    state = sea(
        'pile = "AD26 AD01"\n[p1]\nat = "P14"\nhome = "H19"\n[p2]\nat = "M7"', STORM, SOUTH, NINE
    )
    do(state, "spin", "spin")
    assert state.actor() == 1
    do(state, "draw", "tame 1")
    assert look(state, 1, "cards") == ["AD26"]
    assert look(state, 1, "gold") == 2
    assert state.actor() == 1
    assert options(state) == ["spin"]
