"""Positions: any moment as text and back, and what is said about impossible ones."""

from __future__ import annotations

import tomllib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shoal.kernel import (
    SPECTATOR,
    Chance,
    FastChance,
    Game,
    Option,
    PositionError,
    SeaChance,
    Sheet,
    State,
    playout,
)
from shoal.kernel.state import canonical
from tests.conformance.little import LITTLE, LittleGame
from tests.kernel.random_play import SMALL, random_play
from tiny import kuhn_poker, tic_tac_toe

KUHN = kuhn_poker.GAME
SEED = bytes(range(32))


class Windy(LittleGame):
    """The little game with options, which it keeps and does not use."""

    def __init__(self) -> None:
        super().__init__()
        self.options = [Option("wind", [False, True]), Option("length", [1, 2, 3])]

    def begin(self, seats: int, options: dict[str, bool | int | str], chance: Chance) -> State:
        state = super().begin(seats, options, chance)
        state.options = options
        return state

    def restore(
        self, sheet: Sheet, seats: int, options: dict[str, bool | int | str], chance: Chance
    ) -> State:
        state = super().restore(sheet, seats, options, chance)
        state.options = options
        return state


@given(st.sampled_from(SMALL), st.integers(0, 10**9), st.integers(0, 12))
def test_a_position_reads_back_and_goes_on_identically(game: Game, seed: int, actions: int) -> None:
    state = random_play(game, seed, actions).state
    text = state.position()
    restored = game.position(text)
    assert restored.position() == text
    for observer in (SPECTATOR, 0, 1):
        assert canonical(restored.view(observer)) == canonical(state.view(observer))
        assert restored.prompt(observer).plain() == state.prompt(observer).plain()
    for seat in (0, 1):
        assert restored.legal(seat) == state.legal(seat)
    ends = []
    for each in (state.clone(), restored):
        playout(each, FastChance(seed))
        ends.append(each.position())
    assert ends[0] == ends[1]


@given(st.integers(0, 2**64), st.integers(0, 40))
def test_a_fast_generator_in_a_position_goes_on_identically(seed: int, draws: int) -> None:
    state = KUHN.new(2, FastChance(seed))
    for _ in range(draws):
        state.chance.below(6)
    restored = KUHN.position(state.position())
    assert restored.chance.sketch() == state.chance.sketch()
    assert [restored.chance.below(99) for _ in range(9)] == [
        state.chance.below(99) for _ in range(9)
    ]


@pytest.mark.parametrize("game", SMALL, ids=lambda game: game.name)
def test_without_chance_nothing_of_the_seed_is_in_the_text(game: Game) -> None:
    state = game.new(2, SeaChance(SEED))
    text = state.position(with_chance=False)
    assert SEED.hex() in state.position()
    assert SEED.hex()[:6] not in text
    assert "chance" not in tomllib.loads(text)
    assert game.position(text).position(with_chance=False) == text


def test_options_are_part_of_a_position() -> None:
    game = Windy()
    text = game.new(2, FastChance(1), {"wind": "on", "length": 3}).position()
    assert tomllib.loads(text)["options"] == {"wind": True, "length": 3}
    assert game.position(text).position() == text


def test_an_option_that_is_left_out_gets_its_default() -> None:
    game = Windy()
    text = game.new(2, FastChance(1)).position().replace("length = 1\n", "")
    assert game.position(text).options == {"wind": False, "length": 1}


def test_the_rules_version_may_be_left_out() -> None:
    text = KUHN.new(2, FastChance(1)).position()
    assert KUHN.position(text.replace("rules = 1\n", "")).position() == text


GOOD = KUHN.new(2, FastChance(1)).position()
SEA = KUHN.new(2, SeaChance(SEED)).position()


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('game = "kuhn_poker"\n', "", "game: is missing"),
        ('"kuhn_poker"', "3", "game: must be a text, not 3"),
        ('"kuhn_poker"', '"chess"', "game: is 'chess', but this is kuhn_poker"),
        ("rules = 1", "rules = 2", "rules: is version 2; this Shoal has version 1"),
        ("rules = 1", "rules = 0", "rules: must lie between 1 and 999999, not 0"),
        ("seats = 2\n", "", "seats: is missing"),
        ("seats = 2", "seats = 3", "seats: Kuhn poker is for 2 players, not 3"),
        ("seats = 2", "seats = true", "seats: must be a whole number, not True"),
        ("seats = 2", "seats = 2\nfish = 3", "fish: is not known here; known are cards, bets"),
        ("seats = 2", "seats = 2\noptions = 3", "options: must be a table, not 3"),
        ("seats = 2", "seats = 2\noptions.wind = 1", "options: the game has no option 'wind'"),
        ("bets = []", "", "bets: is missing"),
        ("bets = []", 'bets = ["fold"]', "bets: entry 1 must be one of pass, bet, not 'fold'"),
        ("bets = []", 'bets = ["pass", "pass", "bet"]', "bets: is no possible course of betting"),
        ('kind = "fast"', 'kind = "loaded"', "chance.kind: must be one of fast, sea, not 'loaded'"),
        ('kind = "fast"', "", "chance.kind: is missing"),
        ("draws = 2", "draws = -1", "chance.draws: must lie between 0 and"),
        ("draws = 2", "draws = 2\nluck = 1", "chance.luck: is not known here"),
        ("words = [", "words = [1, ", "chance.words: must have 4 entries, not 5"),
        ("words = [", "word = [", "chance.word: is not known here"),
    ],
)
def test_an_impossible_position_is_refused_with_key_and_reason(
    old: str, new: str, reason: str
) -> None:
    assert old in GOOD
    with pytest.raises(PositionError) as caught:
        KUHN.position(GOOD.replace(old, new))
    assert str(caught.value).startswith(f"position: {reason}")


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        (f'seed = "{SEED.hex()}"', "", "chance.seed: is missing"),
        (SEED.hex(), SEED.hex()[2:], "chance.seed: must be 64 hexadecimal digits"),
        (SEED.hex(), SEED.hex()[:-1] + "g", "chance.seed: must be 64 hexadecimal digits"),
        ("draws = 2", "draws = 2\nwords = [1, 2, 3, 4]", "chance.words: is not known here"),
    ],
)
def test_an_impossible_sea_is_refused_with_key_and_reason(old: str, new: str, reason: str) -> None:
    assert old in SEA
    with pytest.raises(PositionError) as caught:
        KUHN.position(SEA.replace(old, new))
    assert str(caught.value).startswith(f"position: {reason}")


def test_a_generator_that_would_draw_nothing_but_zero_is_refused() -> None:
    data = tomllib.loads(GOOD)
    words = str(data["chance"]["words"])
    with pytest.raises(PositionError, match=r"chance\.words: must not all be zero"):
        KUHN.position(GOOD.replace(words, "[0, 0, 0, 0]"))


def test_a_bad_value_of_an_option_is_refused_with_key_and_reason() -> None:
    game = Windy()
    text = game.new(2, FastChance(1)).position()
    with pytest.raises(PositionError) as caught:
        game.position(text.replace("length = 1", "length = 4"))
    assert str(caught.value) == (
        "position: options: option length cannot be 4; it is one of 1, 2, 3"
    )


def test_a_position_of_another_game_is_refused() -> None:
    text = tic_tac_toe.GAME.new(2, FastChance(1)).position()
    with pytest.raises(PositionError, match="game: is 'tic_tac_toe', but this is little"):
        LITTLE.position(text)


@pytest.mark.parametrize("text", ["", "fish", "\x00", "game = ", "[" * 3000])
def test_a_text_that_is_no_position_is_refused(text: str) -> None:
    with pytest.raises(PositionError, match=r"^position: "):
        KUHN.position(text)
