"""Options: declared once, read from values or texts, completed with defaults."""

from __future__ import annotations

import pytest

from shoal.kernel import Option, OptionsError
from shoal.kernel.options import combinations, complete, option_text, options_text

HELP = Option("memory_help", [False, True])
LENGTH = Option("length", [4, 2, 10])
MAP = Option("map", ["open", "Narrow"])
DECLARED = [HELP, LENGTH, MAP]


def test_what_is_not_given_gets_its_default() -> None:
    assert complete(DECLARED, {}) == {"memory_help": False, "length": 4, "map": "open"}


def test_values_and_their_texts_mean_the_same() -> None:
    wanted = {"memory_help": True, "length": 10, "map": "Narrow"}
    assert complete(DECLARED, {"memory_help": True, "length": 10, "map": "Narrow"}) == wanted
    assert complete(DECLARED, {"memory_help": "On", "length": "10", "map": "NARROW"}) == wanted


@pytest.mark.parametrize("option", DECLARED, ids=lambda option: option.key)
def test_every_value_is_the_one_its_text_names(option: Option) -> None:
    for value in option.values:
        read = option.read(option_text(value))
        assert read == value
        assert type(read) is type(value)


def test_completing_keeps_the_order_of_the_declaration() -> None:
    given = {"map": "open", "length": 2}
    assert list(complete(DECLARED, dict(given))) == ["memory_help", "length", "map"]


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("memory_help", 1),
        ("memory_help", "maybe"),
        ("memory_help", None),
        ("length", True),
        ("length", 4.0),
        ("length", "four"),
        pytest.param("length", 16**5000, id="length-huge"),
        ("map", ["open"]),
        ("map", ""),
    ],
)
def test_a_value_an_option_does_not_have_is_refused_by_name(key: str, value: object) -> None:
    with pytest.raises(OptionsError, match=f"option {key} cannot be .*; it is one of ") as caught:
        complete(DECLARED, {key: value})
    assert len(str(caught.value)) < 200


def test_an_unknown_option_is_refused_with_those_there_are() -> None:
    with pytest.raises(OptionsError, match="no option 'wind'; it has memory_help, length, map"):
        complete(DECLARED, {"wind": "on"})
    with pytest.raises(OptionsError, match="no option 'wind'; it has none"):
        complete([], {"wind": "on"})


def test_combinations_are_all_there_are_and_the_usual_one_comes_first() -> None:
    found = combinations(DECLARED, {})
    assert found[0] == complete(DECLARED, {})
    assert len(found) == 2 * 3 * 2
    assert len({options_text(row) for row in found}) == len(found)
    for row in found:
        assert complete(DECLARED, dict(row)) == row


def test_what_is_given_stays_in_every_combination() -> None:
    found = combinations(DECLARED, {"length": "10"})
    assert [row["length"] for row in found] == [10, 10, 10, 10]
    assert combinations([], {}) == [{}]
    with pytest.raises(OptionsError, match="no option 'wind'"):
        combinations(DECLARED, {"wind": "on"})


def test_options_are_written_as_they_are_typed() -> None:
    assert options_text({"memory_help": True, "length": 4}) == "memory_help=on length=4"
    assert options_text({}) == ""
