"""Sheets: every fault names file, key and reason."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from shoal.kernel import Sheet, SheetError
from shoal.kernel.sheet import parse_sheet

TEXT = """
title = "Reef"
size = 7
wild = true
depths = [3, 1, 2]
names = ["ray", "eel"]

[box]
fish = 33

[[card]]
cost = 1

[[card]]
cost = 2
"""


def sheet() -> Sheet:
    return parse_sheet("reef/components.toml", TEXT)


def test_readers_return_what_stands_there() -> None:
    found = sheet()
    assert found.text("title") == "Reef"
    assert found.text("title", ["Reef", "Bay"]) == "Reef"
    assert found.integer("size", 7, 7) == 7
    assert found.flag("wild") is True
    assert found.integers("depths", 1, 3, 3) == [3, 1, 2]
    assert found.texts("names", ["eel", "ray"], 2) == ["ray", "eel"]
    assert found.lines("names", ["eel", "ray"], 2) == ["ray", "eel"]
    assert found.lines("tides", ["eel", "ray"], 2) == []  # a list that may be missing
    assert found.items("names") == ["ray", "eel"]
    found.fixed({"size": 7})
    found.unlike("names", ["ray", "eel"], "two fish have the same name")
    assert found.table("box").integer("fish", 0, 99) == 33
    assert [card.integer("cost", 0, 9) for card in found.tables("card", 2)] == [1, 2]
    assert "title" in found
    assert "tide" not in found
    assert found.keys() == ["title", "size", "wild", "depths", "names", "box", "card"]


Reader = Callable[[Sheet], object]
FAULTS: list[tuple[Reader, str]] = [
    (lambda s: s.raw("tide"), "tide: is missing"),
    (lambda s: s.integer("title", 0, 9), "title: must be a whole number, not 'Reef'"),
    (lambda s: s.integer("wild", 0, 9), "wild: must be a whole number, not True"),
    (lambda s: s.integer("size", 0, 6), "size: must lie between 0 and 6, not 7"),
    (lambda s: s.integer("size", 8, 9), "size: must lie between 8 and 9, not 7"),
    (lambda s: s.fixed({"size": 8}), "size: must lie between 8 and 8, not 7"),
    (lambda s: s.lines("names", None, 3), "names: must have 3 entries, not 2"),
    (lambda s: s.unlike("names", ["eel", "eel"], "two are one"), "names: two are one"),
    (lambda s: s.flag("size"), "size: must be true or false, not 7"),
    (lambda s: s.text("size"), "size: must be a text, not 7"),
    (lambda s: s.text("title", ["Bay"]), "title: must be one of Bay, not 'Reef'"),
    (lambda s: s.items("title"), "title: must be a list, not 'Reef'"),
    (lambda s: s.items("depths", 4), "depths: must have 4 entries, not 3"),
    (lambda s: s.integers("names", 0, 9), "names: entry 1 must be a whole number, not 'ray'"),
    (lambda s: s.integers("depths", 0, 2), "depths: entry 1 must lie between 0 and 2, not 3"),
    (lambda s: s.texts("depths"), "depths: entry 1 must be a text, not 3"),
    (lambda s: s.texts("names", ["ray"]), "names: entry 2 must be one of ray, not 'eel'"),
    (lambda s: s.table("size"), "size: must be a table, not 7"),
    (lambda s: s.tables("depths"), "depths: entry 1 must be a table, not 3"),
    (lambda s: s.tables("box"), "box: must be a list, not a table"),
    (lambda s: s.text("depths"), "depths: must be a text, not a list"),
    (lambda s: s.table("box").integer("fish", 0, 32), "box.fish: must lie between 0 and 32, not"),
    (lambda s: s.table("box").raw("hen"), "box.hen: is missing"),
    (lambda s: s.tables("card")[1].flag("cost"), "card[2].cost: must be true or false, not 2"),
    (lambda s: s.table("box").only(["hen"]), "box.fish: is not known here; known are hen"),
]


@pytest.mark.parametrize(("read", "reason"), FAULTS, ids=[reason for _, reason in FAULTS])
def test_a_fault_names_file_key_and_reason(read: Reader, reason: str) -> None:
    with pytest.raises(SheetError) as caught:
        read(sheet())
    assert str(caught.value).startswith(f"reef/components.toml: {reason}")


def test_known_keys_pass() -> None:
    sheet().table("box").only(["hen", "fish"])


@pytest.mark.parametrize(
    "text",
    [
        "title = ",
        "a = 1\na = 2",
        "\x00",
        "a = 1" + "0" * 5000,  # longer than Python turns into a number
        "a = " + "[" * 3000,  # deeper than Python follows
        "a = " + "{a=" * 3000,
    ],
    ids=["cut off", "twice", "zero byte", "long number", "deep lists", "deep tables"],
)
def test_a_text_that_is_no_toml_is_a_fault_of_the_file(text: str) -> None:
    with pytest.raises(SheetError, match=r"^reef\.toml: is not TOML: ") as caught:
        parse_sheet("reef.toml", text)
    assert len(str(caught.value)) < 200
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    "text",
    ["a." * 3000 + "a = 1", "a = 0x" + "f" * 5000, 'a = "' + "x" * 5000 + '"'],
    ids=["deep keys", "number too long to print", "long text"],
)
def test_what_is_too_large_to_show_is_not_shown(text: str) -> None:
    found = parse_sheet("reef.toml", text)
    for read in (found.flag, found.items):
        with pytest.raises(SheetError, match=r"^reef\.toml: a: must be ") as caught:
            read("a")
        assert len(str(caught.value)) < 200
    with pytest.raises(SheetError, match=r"^reef\.toml: a: must "):
        found.integer("a", 0, 9)
    with pytest.raises(SheetError, match=r"^reef\.toml: a: must be "):
        found.text("a", ["x"])
    wrapped = Sheet("reef.toml", {"a": [found.data["a"]]})
    with pytest.raises(SheetError, match=r"^reef\.toml: a: entry 1 must "):
        wrapped.integers("a", 0, 9)
    with pytest.raises(SheetError, match=r"^reef\.toml: a: entry 1 must be "):
        wrapped.texts("a", ["x"])
