"""Plain data as TOML: whatever is written reads back."""

from __future__ import annotations

import tomllib

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from shoal import games
from shoal.kernel import FastChance, playout
from shoal.kernel.state import canonical
from shoal.kernel.toml_text import plain_data, toml_text

plain = st.recursive(
    st.booleans() | st.integers(-(2**62), 2**62) | st.text(max_size=20),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4)
    ),
    max_leaves=12,
)
documents = st.dictionaries(st.text(max_size=6), plain, max_size=6)


@given(documents)
@example({"": {"": {}}})
@example({"a": [{}, {"b c": [{"d": {}}]}], "t": {"e": "\x7f\x00\u2028\r\n\t\"'\\"}})
@example({"a.b": 1, "a": {"b": 2, "b.c": {"d": True}}})
def test_any_plain_data_reads_back(data: dict[str, object]) -> None:
    assert tomllib.loads(toml_text(data)) == data


@given(documents)
def test_the_same_data_gives_the_same_text(data: dict[str, object]) -> None:
    assert toml_text(tomllib.loads(toml_text(data))) == toml_text(data)


def test_a_document_is_short_and_readable() -> None:
    data: dict[str, object] = {
        "board": "X.O", "sea": {"deep": True, "fish": [1, 2]}, "row": [{"a": 1}, {}]
    }  # fmt: skip
    text = 'board = "X.O"\nrow = [{ a = 1 }, {}]\n\n[sea]\ndeep = true\nfish = [1, 2]\n'
    assert toml_text(data) == text


@pytest.mark.parametrize("value", [1.5, None, (1, 2), {1, 2}, b"x", [None]])
def test_what_a_position_cannot_hold_is_refused(value: object) -> None:
    with pytest.raises(TypeError, match="a position cannot hold"):
        toml_text({"a": value})


NUMBERS = "1 -1 -0 0 01 +1 1_0 0x1 999999999999999999 9999999999999999999 1.5 1e3 nan -inf NaN"
OTHERS = "Infinity null true True 2026-11-17 [] [1,2] [[1]] {} 'a' \"a\" [1,,2]"
TEXTS = '"é\x85\u2028"|"\x7f"|"\\n"|"\\/"|"""a"""|"|"\t"|["a", "b"]|"a" "b"|"a" # b|[1, "a", false]'
values = st.sampled_from(
    [
        *NUMBERS.split(),
        *OTHERS.split(),
        *TEXTS.split("|"),
        "[1, 2]",
        "[1, 2,]",
        '[["a"], [], [1, 2]]',
        "[[1], 2]",
        "[[[1]]]",
        "{ a = 1 }",
        "",
        "1 ",
    ]
)
keys = st.sampled_from(["a", "b", "c-d", "1", "", "a.b", '"a"', "é", " a", "a "])
lines = (
    st.builds("{} = {}".format, keys, values)
    | st.builds("[{}]".format, keys)
    | st.sampled_from(
        ["", " ", "a=1", "a", "# a", "[[a]]", "[a.b.c]", "[b.a]", "a = 1\r", "\r", "\ufeff"]
    )
    | st.text(max_size=6)
)


@given(st.lists(lines, max_size=5))
@example(["[a]", "", "[a.b]", "a = 1", "[b]"])
@example(["[a.b]", "[a]"])
@example(["[a]", "b = 1", "[a.b]"])
def test_what_is_read_quickly_is_what_a_reader_of_toml_reads(some: list[str]) -> None:
    text = "\n".join(some)
    data = plain_data(text)
    if data is not None:
        read = tomllib.loads(text)
        assert (canonical(data), str(data)) == (canonical(read), str(read))


@pytest.mark.parametrize(
    "line", ["a = 1", 'a = "é"', 'a = ["b c", 1, true]', 'a = [["b"], []]', "[a]", "a = []", ""]
)
def test_plain_lines_are_read_quickly(line: str) -> None:
    assert plain_data(line) == tomllib.loads(line)


@pytest.mark.parametrize("name", games.names())
def test_positions_are_read_quickly(name: str) -> None:
    game = games.find(name)
    state, chance = game.new(game.seat_counts[-1], FastChance(1), {}), FastChance(2)
    for _ in range(20):
        assert plain_data(state.position()) == tomllib.loads(state.position())
        legal = state.legal(state.actor())
        state.apply(state.actor(), legal[chance.below(len(legal))])
    playout(state, chance)
    assert plain_data(state.position()) == tomllib.loads(state.position())
