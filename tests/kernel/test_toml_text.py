"""Plain data as TOML: whatever is written reads back."""

from __future__ import annotations

import tomllib

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from shoal.kernel.toml_text import toml_text

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
