"""Every message in all its cases: nothing that is left out leaves a hole behind."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice, product

import pytest

from shoal.words import bundle, folders
from shoal.words.catalogue import Catalogues, Message, read
from shoal.words.checking import PLURALS

NUMBERS: list[object] = [0, 1, 2, 5]
THING = "Xx"
MANY = 400  # cases of one message: no sentence of ours has more than a few selectors
HOLES = {
    "begins with a space": re.compile(r"\A\s"),
    "ends with a space": re.compile(r"\s\Z"),
    "has two spaces in a row": re.compile(r"\A[^\n]*\S  +\S[^\n]*\Z"),  # no table of the terminal
    "has a space before a sign": re.compile(r" [.,](?:\s|\Z)"),
    "has empty brackets": re.compile(r"\(\s*\)|\[\s*\]"),
}


def samples(message: Message, words: Catalogues) -> Iterator[dict[str, object]]:
    """Arguments for all cases of a message and of those it contains."""
    inside = words.inside(message)
    found: dict[str, list[object]] = {}
    for name in sorted(words.arguments(message)):
        cases = [
            case
            for each in inside
            for choice in each.choices
            if choice.by == name
            for case in choice.cases
        ]
        if any(case in PLURALS[:-1] or case.isdigit() for case in cases):
            found[name] = NUMBERS
        else:
            found[name] = [*dict.fromkeys(case for case in cases if case != "other"), THING]
    for values in islice(product(*found.values()), MANY):
        yield dict(zip(found, values, strict=True))


def holes(said: str) -> list[str]:
    return [what for what, hole in HOLES.items() if hole.search(said)]


@pytest.mark.parametrize("language", folders())
def test_no_case_of_a_message_leaves_a_hole(language: str) -> None:
    words, made = read(language), bundle(language)
    faults: dict[str, str] = {}
    rendered = 0
    for message in words.messages.values():
        pattern = made.get_message(message.key).value
        if pattern is None:
            continue
        for args in samples(message, words):
            said = str(made.format_pattern(pattern, args)[0])
            rendered += 1
            for what in holes(said):
                faults.setdefault(f"{message.key} {what}", f"{said!r} with {args}")
    assert rendered > len(words.messages)
    assert faults == {}


@pytest.mark.parametrize(
    ("said", "what"),
    [
        ("No tourists come this round. ", ["ends with a space"]),
        (" Two go home.", ["begins with a space"]),
        ("Two  go home.", ["has two spaces in a row"]),
        ("Two go home .", ["has a space before a sign"]),
        ("The reef (), full.", ["has empty brackets"]),
        ("Two go home, and one stays.", []),
    ],
)
def test_holes_are_found(said: str, what: list[str]) -> None:
    assert holes(said) == what
