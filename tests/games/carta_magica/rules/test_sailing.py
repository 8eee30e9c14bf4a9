"""Sailing: CM-030 to CM-042."""

from __future__ import annotations

from shoal.games.carta_magica.game import GAME
from shoal.games.carta_magica.map import CELLS, CUT, NAMES, OPEN, SPACE, STEPS
from shoal.games.carta_magica.rules.reach import course, destinations, waters
from tests.games.carta_magica.table import at, goals, look, options, sea
from tests.kit import clause, do, kinds

FOUR, FIVE, SIX, SEVEN, NINE = 8, 6, 4, 2, 0  # sectors


def sailing(place: str, sector: int, body: str = "", seats: int = 2) -> list[str]:
    state = sea(f'[p1]\nat = "{place}"\n{body}', sector, seats=seats)
    do(state, "spin")
    return goals(state)


def test_cm_030_e01_one_to_n_steps() -> None:
    state = sea('[p1]\nat = "P8"', NINE)
    do(state, "spin")
    distances = {waters(NAMES.index("P8")).distance[NAMES.index(goal)] for goal in goals(state)}
    assert distances == set(range(1, 10))
    assert clause(state, "sail c4") == "CM-030"


def test_cm_030_031_032_033_034_035_036_w02_from_ravenmouth() -> None:
    counts = [len(sailing("M9", sector)) for sector in (FOUR, FIVE, SIX, SEVEN, NINE)]
    assert counts == [20, 28, 36, 45, 69]
    assert "N3" in sailing("M9", SEVEN)
    assert "N3" not in sailing("M9", SIX)
    for sector in (FOUR, NINE):
        assert "L9" not in sailing("M9", sector)
        assert "K6" not in sailing("M9", sector)
    path = course(NAMES.index("M9"), NAMES.index("N3"), [])
    assert len(path) == 8


def test_cm_036_038_181_w03_from_l3() -> None:
    expected = """
        H3 I2 I3 I4 J2 J3 J4 J5 K2 K3 K4 L2 L4 L5 L6 L7 M3 M4 M5 M6 N3 N4 N5 O4
    """
    assert sorted(sailing("L3", FOUR)) == sorted(expected.split())
    assert "O3" in sailing("L3", FIVE)
    state = sea('[p1]\nat = "L3"', FOUR)
    do(state, "spin", "sail k3")
    assert look(state, 0, "laps") == -1


def test_cm_035_181_w04_round_another_ship() -> None:
    for goal, steps in [("K3", 2), ("J3", 3), ("J4", 4)]:
        state = sea('[p1]\nat = "L4"\n[p2]\nat = "K4"', FOUR)
        do(state, "spin")
        preview = state.preview(0, GAME.space.parse(f"sail {goal}"))
        assert preview["steps"] == steps
        assert preview["laps"] == -1
        assert "K4" not in preview["path"]  # type: ignore[operator]
        do(state, f"sail {goal}")
        assert look(state, 0, "laps") == -1


def test_cm_031_e08_never_over_a_corner() -> None:
    """From F3 to D5 would be a diagonal past the island; G6 from F5 past the cliff."""
    for cell in range(CELLS):
        for beyond in OPEN[cell]:
            columns = abs(cell % 21 - beyond % 21)
            rows = abs(cell // 21 - beyond // 21)
            assert columns + rows == 1
    # L8 and M9 touch at a corner only: two steps apart, not one.
    assert waters(NAMES.index("M9")).distance[NAMES.index("L8")] == 2


def test_cm_032_only_blue_and_harbours() -> None:
    for goal in sailing("P8", NINE):
        assert SPACE[NAMES.index(goal)] <= 2


def test_cm_033_windless_spaces_are_never_entered_or_crossed() -> None:
    state = sea('[p1]\nat = "L6"', FOUR)
    do(state, "spin")
    assert clause(state, "sail k6") == "CM-033"
    assert clause(state, "sail j6") == "CM-030", "straight across would be two steps"


def test_cm_034_blocked_spaces() -> None:
    state = sea('[p1]\nat = "L8"', NINE)
    do(state, "spin")
    for cell in ("k8", "l9", "p5", "p6", "m1"):
        assert clause(state, f"sail {cell}") == "CM-034"


def test_cm_035_ships_block_in_any_condition() -> None:
    for condition in ("sound", "damaged"):
        state = sea(f'[p1]\nat = "P8"\n[p2]\nat = "P9"\ncondition = "{condition}"', FOUR)
        do(state, "spin")
        assert clause(state, "sail p9") == "CM-035"
        preview = state.preview(0, GAME.space.parse("sail p10"))
        assert preview["steps"] == 4


def test_cm_036_e04_a_harbour_ends_the_move() -> None:
    """N3 lies between M3 and O3: through it would be two steps, round it four."""
    state = sea('[p1]\nat = "M3"', FOUR)
    do(state, "spin")
    assert state.preview(0, GAME.space.parse("sail o3"))["steps"] == 4
    do(state, "sail n3")
    assert at(state, 0) == "N3"


def test_cm_037_paths_may_turn() -> None:
    state = sea('[p1]\nat = "N9"', FOUR)
    do(state, "spin")
    path = state.preview(0, GAME.space.parse("sail l8"))["path"]
    assert path == ["N9", "N8", "M8", "L8"]


def test_cm_038_e02_e03_not_back_to_the_start() -> None:
    state = sea('[p1]\nat = "P8"', FOUR)
    do(state, "spin")
    assert clause(state, "sail p8") == "CM-038"
    state = sea("", FOUR)
    do(state, "spin")
    assert clause(state, "sail m9") == "CM-038"
    # Not as a waypoint either: with N4 and M3 taken, O3 is the only way out of N3, and from there
    # M4 lies four steps on; back through N3 nothing would be nearer.
    body = '[p1]\nhome = "N3"\nat = "N3"\n[p2]\nat = "N4"\n[p3]\nat = "M3"'
    state = sea(body, SIX, seats=3)
    do(state, "spin")
    for goal in goals(state):
        path = state.preview(0, GAME.space.parse(f"sail {goal}"))["path"]
        assert isinstance(path, list)
        assert path[:2] == ["N3", "O3"]
        assert "N3" not in path[1:]


def test_cm_039_within_24_steps_the_goal_fixes_the_change_of_laps() -> None:
    for start in range(0, CELLS):
        if SPACE[start] > 3:
            continue
        lifted = {(start, 0): 0}
        waiting = [(start, 0)]
        for cell, laps in waiting:
            far = lifted[cell, laps]
            if far == 24 or (far and SPACE[cell] != 0):
                continue
            for direction, step in enumerate(STEPS):
                after = (cell + step, laps + CUT[cell][direction])
                if SPACE[after[0]] <= 2 and after not in lifted:
                    lifted[after] = far + 1
                    waiting.append(after)
        goals_seen = [cell for cell, laps in lifted if cell != start]
        assert len(goals_seen) == len(set(goals_seen))
        for cell, laps in lifted:
            if cell != start:
                assert waters(start).laps[cell] == laps


def test_cm_040_out_of_the_calm_into_free_water() -> None:
    state = sea('[p1]\nat = "K6"\ncondition = "becalmed"', FIVE)
    do(state, "spin")
    reached = goals(state)
    assert "L6" in reached
    assert "J6" in reached
    assert "K5" not in reached
    assert clause(state, "sail k7") == "CM-033"
    state = sea('[p1]\nat = "K6"\ncondition = "becalmed"\n[p2]\nat = "L6"', FIVE)
    do(state, "spin")
    path = state.preview(0, GAME.space.parse("sail j5"))["path"]
    assert path == ["K6", "J6", "J5"]
    assert clause(state, "sail l7") == "CM-030"


def test_cm_041_135_w18_lucky_wind_lengthens_a_move() -> None:
    state = sea('[p1]\ncards = "AD16"', FOUR)
    do(state, "spin")
    assert "N3" not in goals(state)
    do(state, "lucky")
    assert "N3" in goals(state)
    assert "hold" not in options(state)
    do(state, "sail n3")
    assert look(state, 0, "cards") == []


def test_cm_042_sound_nothing_pending_and_the_visit_before_the_battle() -> None:
    body = """
        [p1]
        at = "S14"
        condition = "damaged"
        pending = true
        [p2]
        at = "N8"
        talismans = "TL01"
    """
    state = sea(body, FIVE)
    do(state, "spin", "sail r12")
    assert look(state, 0, "condition") == "sound"
    assert look(state, 0, "pending") is False


def test_cm_042_160_e51_visit_and_duty_card_come_before_the_attack() -> None:
    state = sea('[p1]\nat = "M7"\n[p2]\nat = "N9"\ntalismans = "TL01"', FOUR)
    do(state, "spin", "sail m9")
    assert "attack p2" not in options(state)
    do(state, "draw", "keep", "trade")
    assert options(state) == ["pass", "attack p2"]


def test_cm_186_e55_an_occupied_home_is_closed() -> None:
    state = sea('[p1]\nat = "M7"\nlaps = 1\n[p2]\nat = "M9"', FOUR)
    do(state, "spin")
    assert clause(state, "sail m9") == "CM-035"
    assert "M9" not in goals(state)


def test_destinations_agree_with_courses() -> None:
    """Forward search and backward search measure the same sea (I10)."""
    places = [NAMES.index(name) for name in ("L5", "L4", "M5", "N3")]
    for steps in (4, 7, 9):
        found = {action - GAME.space.family("sail").first for action in
                 destinations(places[0], steps, places)}  # fmt: skip
        for cell in range(CELLS):
            path = course(places[0], cell, places) if SPACE[cell] <= 2 else []
            assert (cell in found) == (0 < len(path) - 1 <= steps)


def test_a_sailed_ship_tells_its_path() -> None:
    state = sea('[p1]\nat = "P8"', FOUR)
    do(state, "spin")
    heard = do(state, "sail p10")
    assert kinds(heard)[0] == "sailed"
    assert heard[0]["path"] == ["P8", "P9", "P10"]
