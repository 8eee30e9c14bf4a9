"""Action spaces: numbers, texts, and what is said about texts that are no action."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shoal.kernel import ActionSpace, ActionTextError, Domain, Family

CELLS = Domain("cell", ["a1", "a2", "b1"])
SIDES = Domain("side", ["north", "south"])


def reef() -> ActionSpace:
    return ActionSpace(
        [Family("sail", [CELLS, SIDES]), Family("stop", []), Family("Peek", [CELLS], secret=True)]
    )


def test_actions_are_numbered_family_by_family_the_last_domain_fastest() -> None:
    space = reef()
    texts = [space.text(action) for action in range(space.size)]
    assert texts == [
        "sail a1 north", "sail a1 south", "sail a2 north", "sail a2 south", "sail b1 north",
        "sail b1 south", "stop", "Peek a1", "Peek a2", "Peek b1",
    ]  # fmt: skip
    assert [family.first for family in space.families] == [0, 6, 7]


def test_the_first_action_a_game_counts_on_is_checked() -> None:
    sail, stop = Family("sail", [CELLS, SIDES], 0), Family("stop", [], 6)
    assert [family.first for family in ActionSpace([sail, stop]).families] == [0, 6]
    with pytest.raises(ValueError, match="stop begins at 6, not 5"):
        ActionSpace([sail, Family("stop", [], 5)])


words = st.text("abcdefghij0123456789", min_size=1, max_size=4)
domains = st.lists(words, min_size=1, max_size=5, unique=True)


@given(st.lists(st.lists(domains, max_size=3), min_size=1, max_size=4))
def test_every_action_of_any_space_has_a_text_and_indices_that_lead_back(
    shape: list[list[list[str]]],
) -> None:
    families = [
        Family(f"do{i}", [Domain(f"thing{j}", texts) for j, texts in enumerate(row)])
        for i, row in enumerate(shape)
    ]
    space = ActionSpace(families)
    assert space.size == sum(family.size for family in families)
    for action in range(space.size):
        family = space.family_of(action)
        assert space.parse(space.text(action)) == action
        assert space.code(family.name, family.args(action)) == action


def test_spaces_and_capitals_do_not_matter() -> None:
    space = reef()
    assert space.parse("  SAIL\t a2   South ") == space.code("sail", [1, 1])
    assert space.parse("peek B1") == space.code("Peek", [2])


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("sial a1 north", "did you mean 'sail'?"),
        ("sail a1 nord", "did you mean 'sail a1 north'?"),
        ("sail", "for example 'sail a1 north'"),
        ("xyzzy", "try one of sail, stop, Peek"),
        ("", "try one of sail, stop, Peek"),
        ("stop now", "did you mean 'stop'?"),
    ],
)
def test_a_text_that_is_no_action_is_answered_with_a_hint(text: str, hint: str) -> None:
    with pytest.raises(ActionTextError, match="is not an action; ") as caught:
        reef().parse(text)
    assert str(caught.value).endswith(hint)


def test_a_very_long_text_is_not_repeated_in_full() -> None:
    with pytest.raises(ActionTextError) as caught:
        reef().parse("sail " + "x" * 10_000)
    assert len(str(caught.value)) < 200


@pytest.mark.parametrize("action", [-1, 10, 10**6])
def test_a_number_outside_the_space_has_no_text(action: int) -> None:
    with pytest.raises(ActionTextError, match=f"no action has the number {action}; there are 10"):
        reef().text(action)


@pytest.mark.parametrize("args", [[3, 0], [0, 2], [-1, 0]])
def test_an_index_outside_its_domain_is_no_action(args: list[int]) -> None:
    with pytest.raises(ActionTextError, match=r"sail has no (cell|side) number"):
        reef().code("sail", args)


def test_an_unknown_family_is_a_key_error() -> None:
    with pytest.raises(KeyError, match="dive"):
        reef().family("dive")


def test_two_actions_with_one_text_are_noticed_every_time() -> None:
    space = ActionSpace([Family("keep", []), Family("Keep", [])])
    for _attempt in range(2):
        with pytest.raises(ActionTextError, match="the same text"):
            space.parse("keep")


def test_an_alias_may_be_typed_but_is_never_written() -> None:
    space = ActionSpace([Family("plan", [Domain("pair", ["fish sell", "fish fish"])])])
    space.alias("plan sell fish", 0)
    assert space.parse("Plan  Sell fish") == 0
    assert space.text(0) == "plan fish sell"
