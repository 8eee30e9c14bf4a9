"""Storms and stuck ships: CM-080 to CM-115, CM-130."""

from __future__ import annotations

import pytest

from shoal.games.carta_magica.map import NAMES, SPACE, STEPS
from shoal.games.carta_magica.rules import sailing
from shoal.words import Words
from tests.games.carta_magica.table import at, goals, look, options, sea
from tests.kit import clause, do, kinds

FOUR, FIVE, SIX, SEVEN, NINE = 8, 6, 4, 2, 0  # sectors
STORM, NORTH, EAST, SOUTH, WEST = 10, 0, 4, 6, 9

W08 = """
    [p1]
    at = "M6"
    {}
    [p2]
    at = "S5"
    [p3]
    at = "B12"
    [p4]
    at = "S14"
    home = "H19"
"""


def places(state: object, seats: int = 4) -> list[str]:
    return [at(state, seat) for seat in range(seats)]  # type: ignore[arg-type]


def conditions(state: object, seats: int = 4) -> list[object]:
    return [look(state, seat, "condition") for seat in range(seats)]  # type: ignore[arg-type]


def test_cm_080_081_082_083_085_086_087_091_w08_a_storm_to_the_west() -> None:
    state = sea(W08.format(""), STORM, WEST, seats=4)
    heard = do(state, "spin", "spin")
    assert places(state) == ["K6", "R5", "B12", "Q14"]
    assert conditions(state) == ["becalmed", "damaged", "damaged", "sound"]
    assert look(state, 0, "laps") == -1
    order = [event["seat"] for event in heard if event["kind"] == "blown"]
    assert order == [2, 0, 1, 3]
    causes = {event["seat"]: event["cause"] for event in heard if event["kind"] == "blown"}
    assert causes == {0: "", 1: "island", 2: "golden_border", 3: ""}


def test_cm_080_the_spinner_spins_once_for_all() -> None:
    state = sea('[p1]\nat = "P8"\n[p2]\nat = "P14"', STORM, NORTH)
    do(state, "spin")
    assert state.actor() == 0
    assert options(state) == ["spin"]
    do(state, "spin")
    assert places(state, 2) == ["P7", "P12"], "P6 is a cliff"
    assert conditions(state, 2) == ["damaged", "sound"]


def test_cm_081_ships_are_blown_towards_the_direction() -> None:
    for sector, goal in [(NORTH, "P6"), (EAST, "R8"), (SOUTH, "P10"), (WEST, "N8")]:
        state = sea('[p1]\nat = "P8"\n[p2]\nat = "H5"', STORM, sector)
        do(state, "spin", "spin")
        expected = "P7" if goal == "P6" else goal
        assert at(state, 0) == expected


def test_cm_082_harbours_do_not_protect() -> None:
    state = sea("", STORM, NORTH)
    do(state, "spin", "spin")
    assert at(state, 0) == "M7"


def test_cm_083_e27_stuck_ships_stay_even_the_spinners() -> None:
    state = sea('[p1]\nat = "P8"\ncondition = "damaged"\n[p2]\nat = "H7"', STORM, EAST)
    heard = do(state, "spin", "spin")
    assert places(state, 2) == ["P8", "J7"]
    outcomes = {event["seat"]: event["outcome"] for event in heard if event["kind"] == "blown"}
    assert outcomes == {0: "unaffected", 1: "blown"}


def test_cm_083_088_e24_blown_towards_a_becalmed_ship() -> None:
    state = sea('[p1]\nat = "M6"\n[p2]\nat = "K6"\ncondition = "becalmed"', STORM, WEST)
    do(state, "spin", "spin")
    assert places(state, 2) == ["L6", "K6"]
    assert conditions(state, 2) == ["damaged", "becalmed"]


def test_cm_084_w18_good_weather_keeps_one_ship() -> None:
    state = sea(W08.format('cards = "AD12"'), STORM, WEST, seats=4)
    do(state, "spin", "spin")
    assert state.actor() == 0
    assert options(state) == ["shelter", "pass"]
    do(state, "shelter")
    assert places(state) == ["M6", "R5", "B12", "Q14"]
    assert conditions(state) == ["sound", "damaged", "damaged", "sound"]
    assert look(state, 0, "cards") == []


@pytest.mark.parametrize(
    ("at", "way", "outcome", "cell"),
    [
        ("M9", WEST, "damaged", "M9"),
        ("N8", WEST, "blown", "L8"),
    ],
)
def test_cm_084_w18_whoever_is_asked_sees_what_the_storm_would_do(
    at: str, way: int, outcome: str, cell: str
) -> None:
    state = sea(f'[p1]\nat = "{at}"\ncards = "AD12"', STORM, way)
    do(state, "spin", "spin")
    before = state.position()
    seen = state.preview(0, state.game.space.parse("pass"))
    assert (seen["outcome"], seen["cell"]) == (outcome, cell)
    assert state.position() == before
    do(state, "pass")
    assert (conditions(state, 2)[0] == "damaged") is (outcome == "damaged")
    assert places(state, 2)[0] == cell


def test_cm_084_asked_in_turn_order_after_the_direction_is_final() -> None:
    body = """
        turn = "p2"
        [p1]
        at = "P8"
        cards = "AD12"
        [p2]
        at = "G7"
        cards = "AD13 AD19"
        [p3]
        at = "P14"
    """
    state = sea(body, STORM, WEST, EAST, seats=3)
    do(state, "spin", "keep", "spin")
    assert options(state) == ["keep", "again"], "the direction is not final yet"
    do(state, "again")
    assert state.actor() == 1
    before = places(state, 3)
    do(state, "pass")
    assert state.actor() == 0
    assert places(state, 3) == before, "all answers come before all movement"
    do(state, "shelter")
    assert places(state, 3) == ["P8", "I7", "R14"]


def test_cm_084_086_e26_running_into_a_sheltered_ship() -> None:
    state = sea('[p1]\nat = "P8"\n[p2]\nat = "Q8"\ncards = "AD12"', STORM, EAST)
    do(state, "spin", "spin", "shelter")
    assert places(state, 2) == ["P8", "Q8"]
    assert conditions(state, 2) == ["damaged", "sound"]


def test_cm_085_086_w10_farthest_downwind_first() -> None:
    state = sea('[p1]\nat = "D3"\n[p2]\nat = "C3"', STORM, WEST)
    do(state, "spin", "spin")
    assert places(state, 2) == ["C3", "B3"]
    assert conditions(state, 2) == ["damaged", "damaged"]
    state = sea('[p1]\nat = "H3"\n[p2]\nat = "G3"', STORM, WEST)
    do(state, "spin", "spin")
    assert places(state, 2) == ["F3", "E3"]
    assert conditions(state, 2) == ["sound", "sound"]


def test_cm_085_the_order_does_not_depend_on_seats() -> None:
    for first, second in [("D3", "C3"), ("C3", "D3")]:
        state = sea(f'[p1]\nat = "{first}"\n[p2]\nat = "{second}"', STORM, WEST)
        do(state, "spin", "spin")
        assert sorted(places(state, 2)) == ["B3", "C3"]


def test_cm_085_e25_side_by_side_ships_are_independent() -> None:
    state = sea('[p1]\nat = "P8"\n[p2]\nat = "P9"', STORM, EAST)
    do(state, "spin", "spin")
    assert places(state, 2) == ["R8", "R9"]


def test_cm_086_092_061_w09_blown_into_a_harbour() -> None:
    for start in ("M7", "M8"):
        state = sea(f'pile = "AD12 AD01"\n[p1]\nat = "{start}"\n[p2]\nat = "E3"', STORM, SOUTH)
        do(state, "spin", "spin")
        assert places(state, 2) == ["M9", "E4"]
        assert conditions(state, 2) == ["sound", "damaged"]
        assert options(state) == ["draw"]
        do(state, "draw")
        assert look(state, 0, "pending") is True
        assert look(state, 0, "gold") == 0


def test_cm_086_a_calm_on_the_first_step_stops() -> None:
    state = sea('[p1]\nat = "L6"\n[p2]\nat = "P14"', STORM, WEST)
    do(state, "spin", "spin")
    assert at(state, 0) == "K6"
    assert look(state, 0, "condition") == "becalmed"


def test_cm_086_every_kind_of_obstacle_damages() -> None:
    cases = [("P8", "N", "cliff"), ("R5", "W", "island"), ("L8", "W", "gray")]
    cases += [("L8", "S", "middle_island"), ("B3", "W", "golden_border")]
    for start, direction, cause in cases:
        sector = {"N": NORTH, "W": WEST, "S": SOUTH}[direction]
        state = sea(f'[p1]\nat = "{start}"\n[p2]\nat = "H14"', STORM, sector)
        heard = do(state, "spin", "spin")
        mine = next(e for e in heard if e["kind"] == "blown" and e["seat"] == 0)
        assert [mine["outcome"], mine["cause"]] == ["damaged", cause]


def test_cm_087_the_damaged_ship_lies_where_it_was_stopped() -> None:
    state = sea('[p1]\nat = "E3"\n[p2]\nat = "P14"', STORM, SOUTH)
    do(state, "spin", "spin")
    assert at(state, 0) == "E4"
    state = sea('[p1]\nat = "E4"\n[p2]\nat = "P14"', STORM, SOUTH)
    do(state, "spin", "spin")
    assert at(state, 0) == "E4"
    state = sea('[p2]\nat = "P14"\nhome = "H19"', STORM, SOUTH)
    do(state, "spin", "spin")
    assert at(state, 0) == "M9", "also in a harbour"
    assert look(state, 0, "condition") == "damaged"


def test_cm_088_an_occupied_harbour_damages() -> None:
    state = sea('[p1]\nat = "M7"\n[p2]\nat = "M9"\ncondition = "damaged"', STORM, SOUTH)
    do(state, "spin", "spin")
    assert places(state, 2) == ["M8", "M9"]
    assert look(state, 0, "condition") == "damaged"


def test_cm_089_only_the_blown_ship_is_damaged() -> None:
    state = sea('[p1]\nat = "P8"\n[p2]\nat = "Q8"\ncards = "AD12"', STORM, EAST)
    do(state, "spin", "spin", "shelter")
    assert look(state, 1, "condition") == "sound"


def test_cm_090_a_storm_may_leave_a_ship_where_it_was() -> None:
    state = sea('[p1]\nat = "B3"\n[p2]\nat = "P14"', STORM, WEST)
    do(state, "spin", "spin")
    assert at(state, 0) == "B3"


def test_cm_091_182_storm_steps_count_for_laps() -> None:
    for start, sector, laps in [("K3", EAST, 1), ("L3", WEST, -1), ("J3", EAST, 1)]:
        state = sea(f'[p1]\nat = "{start}"\n[p2]\nat = "P14"', STORM, sector)
        do(state, "spin", "spin")
        assert look(state, 0, "laps") == laps


def test_cm_092_duties_in_turn_order_after_all_movement_and_returns() -> None:
    body = """
        turn = "p2"
        pile = "AD12 AD13 AD14"
        [p1]
        at = "M7"
        laps = 1
        [p2]
        at = "I7"
        home = "H19"
    """
    state = sea(body, STORM, SOUTH)
    heard = do(state, "spin", "spin")
    assert places(state, 2) == ["M9", "I9"]
    assert "returned" in kinds(heard)
    assert state.actor() == 1
    assert options(state) == ["draw"]
    do(state, "draw")
    assert state.actor() == 0
    do(state, "draw")
    assert [look(state, 1, "cards"), look(state, 0, "cards")] == [["AD12"], ["AD13"]]


def test_cm_093_the_storm_ends_the_turn() -> None:
    state = sea('[p1]\nat = "P8"\n[p2]\nat = "Q9"\ntalismans = "TL01"', STORM, EAST)
    heard = do(state, "spin", "spin")
    assert kinds(heard)[-1] == "turn"
    assert state.actor() == 1
    assert options(state) == ["spin"]


# Becalmed.


def test_cm_100_only_a_storm_leads_into_a_calm() -> None:
    state = sea('[p1]\nat = "L6"\ncards = "AD16 AD17 AD18"', NINE)
    do(state, "spin", "lucky", "lucky", "lucky")
    calms = [name for name, space in zip(NAMES, SPACE, strict=True) if space == 3]
    assert len(calms) == 12
    assert not set(calms) & set(goals(state))


BECALMED = '[p1]\nat = "K6"\ncondition = "becalmed"\ngoods = {}\n{}\n[p2]\nat = "P14"'


def test_cm_101_102_103_104_105_106_w11_options_of_a_becalmed_ship() -> None:
    expected = {
        NINE: ["hold", "card", "lucky", "sail"],
        SEVEN: ["hold", "card", "tow", "escape"],
        SIX: ["hold", "goods", "magic", "tow", "escape"],
        FIVE: ["hold", "lucky", "sail"],
        FOUR: ["hold", "goods", "magic", "tow", "escape"],
    }
    for sector, wanted in expected.items():
        state = sea(BECALMED.format(2, 'cards = "AD16"'), sector)
        do(state, "spin")
        assert options(state) == wanted
    for sector in (SEVEN, SIX, FOUR):
        state = sea(BECALMED.format(1, ""), sector)
        do(state, "spin")
        assert "tow" not in options(state)
        assert clause(state, "tow") == "CM-103"
        assert clause(state, "escape") == "CM-104"
        assert clause(state, "sail l6") == "CM-103"
    state = sea(BECALMED.format(2, 'cards = "AD16"'), STORM, EAST)
    do(state, "spin", "spin")
    assert at(state, 0) == "K6"


def test_cm_101_a_becalmed_ship_may_load_and_draw() -> None:
    state = sea(BECALMED.format(2, ""), SIX)
    do(state, "spin", "goods")
    assert look(state, 0, "goods") == 8
    assert look(state, 0, "condition") == "becalmed"


def test_cm_102_e32_wind_frees_and_lucky_wind_may_add_five() -> None:
    state = sea(BECALMED.format(2, 'cards = "AD16"'), FIVE)
    do(state, "spin", "lucky")
    assert sailing.steps(state) == 10
    do(state, "sail l6")
    assert look(state, 0, "condition") == "sound"
    assert look(state, 0, "goods") == 2


def test_cm_103_040_181_w13_towed_out() -> None:
    state = sea(BECALMED.format(3, "laps = -1"), SIX)
    do(state, "spin", "tow", "sail l4")
    assert look(state, 0, "condition") == "sound"
    assert look(state, 0, "goods") == 1
    assert look(state, 0, "laps") == 0
    assert at(state, 0) == "L4"


def test_cm_104_134_136_e33_escape_by_card_and_a_second_for_speed() -> None:
    state = sea(BECALMED.format(0, 'cards = "AD16 AD17"'), FOUR)
    do(state, "spin", "escape")
    assert sailing.steps(state) == 4, "the escape adds no steps"
    assert look(state, 0, "cards") == ["AD17"]
    do(state, "lucky")
    assert sailing.steps(state) == 9
    assert "lucky" not in options(state)


def test_cm_105_paid_means_sailing() -> None:
    state = sea(BECALMED.format(2, ""), SIX)
    do(state, "spin", "tow")
    assert options(state) == ["sail"]
    assert clause(state, "hold") == "CM-025"


def test_cm_105_nobody_pays_without_a_destination() -> None:
    body = '[p1]\nat = "K6"\ncondition = "becalmed"\n[p2]\nat = "L6"\n[p3]\nat = "J6"'
    state = sea(body, SIX, seats=3)
    do(state, "spin")
    assert options(state) == ["hold", "goods", "magic"]
    assert clause(state, "tow") == "CM-105"


def test_cm_105_a_hemmed_in_ship_hears_that_nothing_is_free_and_not_what_would_free_it() -> None:
    calm = '[p1]\nat = "K6"\ncondition = "becalmed"\ncards = "AD16"'
    body = calm + '\n[p2]\nat = "L6"\n[p3]\nat = "J6"'
    for sector in (NINE, SIX):  # with wind and without
        state = sea(body, sector, seats=3)
        do(state, "spin")
        for text in ("tow", "escape", "lucky", "sail l5"):
            assert clause(state, text) == "CM-105", f"{text} on sector {sector}"
    wreck = '[p1]\nat = "M9"\ncondition = "damaged"\ngold = 4\ncards = "AD14 AD16"'
    body = wreck + '\n[p2]\nat = "M8"\n[p3]\nat = "N9"'
    for sector in (SEVEN, SIX):  # with the hammer and without
        state = sea(body, sector, seats=3)
        do(state, "spin")
        for text in ("repair", "mend", "lucky", "sail m7"):
            assert clause(state, text) == "CM-105", f"{text} on sector {sector}"


def test_cm_106_e31_no_way_out_in_a_storm() -> None:
    state = sea(BECALMED.format(8, 'cards = "AD16"'), STORM)
    do(state, "spin")
    assert options(state) == ["spin"]
    assert clause(state, "tow") == "CM-025"
    assert clause(state, "escape") == "CM-025"


# Damaged.

DAMAGED = '[p1]\nat = "R5"\ncondition = "damaged"\ngold = {}\n{}\n[p2]\nat = "P14"'


def test_cm_110_111_112_113_114_w12_options_of_a_damaged_ship() -> None:
    expected = {
        NINE: ["hold", "card", "repair", "mend"],
        SEVEN: ["hold", "card", "sail"],
        SIX: ["hold", "goods", "magic", "repair", "mend"],
        FIVE: ["hold", "sail"],
        FOUR: ["hold", "goods", "magic", "repair", "mend"],
    }
    for sector, wanted in expected.items():
        state = sea(DAMAGED.format(2, 'cards = "AD14"'), sector)
        do(state, "spin")
        assert options(state) == wanted


def test_cm_110_a_damaged_ship_may_load_and_draw() -> None:
    state = sea(DAMAGED.format(0, ""), NINE)
    do(state, "spin", "card")
    assert state.actor() == 0
    do(state, "keep")
    assert look(state, 0, "condition") == "damaged"


def test_cm_111_the_hammer_repairs_for_nothing() -> None:
    state = sea(DAMAGED.format(2, ""), SEVEN)
    do(state, "spin")
    assert clause(state, "repair") == "CM-111"
    do(state, "sail r4")
    assert look(state, 0, "condition") == "sound"
    assert look(state, 0, "gold") == 2


def test_cm_112_two_gold_repair() -> None:
    state = sea(DAMAGED.format(3, ""), NINE)
    do(state, "spin", "repair", "sail r4")
    assert look(state, 0, "gold") == 1
    assert look(state, 0, "condition") == "sound"
    state = sea(DAMAGED.format(1, ""), NINE)
    do(state, "spin")
    assert clause(state, "repair") == "CM-112"


def test_cm_113_132_e36_a_repair_card_only_for_damage_without_hammer() -> None:
    state = sea(DAMAGED.format(0, 'cards = "AD14"'), FOUR)
    do(state, "spin", "mend", "sail r4")
    assert look(state, 0, "cards") == []
    assert look(state, 0, "condition") == "sound"
    state = sea(DAMAGED.format(0, 'cards = "AD14"'), FIVE)
    do(state, "spin")
    assert clause(state, "mend") == "CM-111"
    state = sea('[p1]\nat = "P8"\ncards = "AD14"', FOUR)
    do(state, "spin")
    assert clause(state, "mend") == "CM-112"


def test_cm_114_no_repair_without_sailing() -> None:
    state = sea(DAMAGED.format(2, ""), NINE)
    do(state, "spin", "repair")
    assert options(state) == ["sail"]
    assert clause(state, "done") == "CM-060"
    state = sea(DAMAGED.format(2, ""), STORM)
    do(state, "spin")
    assert clause(state, "repair") == "CM-025"


def test_cm_115_never_both() -> None:
    """A damaged ship beside a calm is not blown onto it."""
    state = sea('[p1]\nat = "L6"\ncondition = "damaged"\n[p2]\nat = "P14"', STORM, WEST)
    do(state, "spin", "spin")
    assert at(state, 0) == "L6"
    assert look(state, 0, "condition") == "damaged"


def test_cm_130_only_sound_ships_are_asked_and_one_card_is_enough() -> None:
    state = sea(
        '[p1]\nat = "P8"\n[p2]\nat = "H14"\ncondition = "damaged"\ncards = "AD12"', STORM, EAST
    )
    do(state, "spin", "spin")
    assert options(state) == ["spin"], "the damaged owner was not asked"
    state = sea('[p1]\nat = "P8"\ncards = "AD12 AD13"\n[p2]\nat = "H14"', STORM, EAST)
    assert clause(state, "shelter") == "CM-130"
    do(state, "spin", "spin", "shelter")
    assert look(state, 0, "cards") == ["AD13"]
    assert state.actor() == 1


def test_storms_agree_after_a_quarter_turn() -> None:
    """I29: turning chart, ships and direction by 90 degrees turns the outcome."""
    spots = ["P8", "L6", "S5", "E3", "C7", "M8", "R13", "N18"]

    def turned(name: str) -> str:
        cell = NAMES.index(name)
        column, row = cell % 21, cell // 21
        return NAMES[column * 21 + (20 - row)]

    for spot in spots:
        for direction, sector in enumerate([NORTH, EAST, SOUTH, WEST]):
            results = []
            for name, wind in [
                (spot, sector),
                (turned(spot), [EAST, SOUTH, WEST, NORTH][direction]),
            ]:
                state = sea(f'[p1]\nat = "{name}"\n[p2]\nat = "D18"\nhome = "H19"', STORM, wind)
                do(state, "spin", "spin")
                results.append((at(state, 0), look(state, 0, "condition")))
            assert (turned(results[0][0]), results[0][1]) == results[1]


def test_no_storm_step_is_longer_than_one_space() -> None:
    assert STEPS == [-21, 1, 21, -1]


def test_cm_105_112_the_question_does_not_promise_what_a_stuck_ship_cannot_do() -> None:
    """Free, free for a price, or not at all: the prompt says which."""
    words = Words("en")
    for condition, gold, expected in (
        ("sound", 0, "you could sail 9 spaces"),
        ("damaged", 2, "once freed you could sail 9 spaces"),
        ("damaged", 0, "sailing is not possible now"),
    ):
        state = sea(f'[p1]\nat = "P8"\ncondition = "{condition}"\ngold = {gold}', NINE)
        do(state, "spin")
        question = state.prompt(0)
        assert expected in words.say(question.key, question.args)
