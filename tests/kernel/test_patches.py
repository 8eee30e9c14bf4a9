"""Patches: what changed between two views, and the way back."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from shoal.kernel import difference, patched
from shoal.kernel.state import canonical

KEYS = st.sampled_from(["a", "b", "players", "x/y", "~", "~1", "0", ""])
SMALL = st.none() | st.integers(-3, 3) | st.sampled_from(["", "R", "RG", "fog:E"])
PLAIN = st.recursive(
    SMALL, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(KEYS, inner, max_size=4)
)
VIEWS = st.dictionaries(KEYS, PLAIN, max_size=5)


@given(VIEWS, VIEWS)
def test_a_patch_makes_the_one_of_the_other(
    before: dict[str, object], after: dict[str, object]
) -> None:
    old = canonical(before)
    assert canonical(patched(before, difference(before, after))) == canonical(after)
    assert canonical(before) == old, "patching changed the old view"


def test_equal_views_need_no_patch() -> None:
    view: dict[str, object] = {"players": [{"mast": "RG"}, {"mast": ""}], "round": 3}
    assert difference(view, {"round": 3, "players": [{"mast": "RG"}, {"mast": ""}]}) == []


def test_one_entry_of_a_list_changes_alone() -> None:
    before: dict[str, object] = {"players": [{"mast": "RG", "boat": "d4"}, {"mast": ""}]}
    after: dict[str, object] = {"players": [{"mast": "R", "boat": "d4"}, {"mast": ""}]}
    assert difference(before, after) == [["players/0/mast", "R"]]


def test_nothing_and_gone_are_two_things() -> None:
    assert difference({"a": 1, "b": 2}, {"a": None}) == [["a", None], ["b"]]


def test_true_is_not_one() -> None:
    assert difference({"a": 1}, {"a": True}) == [["a", True]]


def test_lists_grow_and_shrink_at_their_end() -> None:
    assert difference({"a": ["x"]}, {"a": ["x", "y"]}) == [["a/1", "y"]]
    assert difference({"a": ["x", "y", "z"]}, {"a": ["x", "y"]}) == [["a/2"]]
    assert difference({"a": ["x", "y"]}, {"a": ["y"]}) == [["a", ["y"]]]
