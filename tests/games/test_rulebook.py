"""The readable rulebook is complete: every clause a player needs is told by some paragraph.

Above each paragraph of a game's rules stand, as a comment, the clauses it tells.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from shoal import games
from shoal.claims import checkout
from shoal.words import languages

# Clauses no player has to read, with the reason.
UNTOLD = {
    "MAL-001": "how spaces are named on a folded cloth",
    "MAL-027": "a count, for programs",
    "MAL-058": "a boat in its own way: nobody asks",
    "MAL-187": "the order within a fog, all of which is told",
    "MAL-215": "a limit for random play",
    "VAN-014": "how moves are typed",
    "VAN-031": "what the number of players changes is told with the tourist tiles",
    "VAN-284": "an expansion that is left out",
    "CM-124": "which of two equal cards goes first",
}


def rulebook(name: str, language: str) -> Path:
    root = checkout()
    assert root is not None
    return root / "src" / "shoal" / "words" / language / f"{name}-rules.ftl"


# A game that has no prose yet shows its clauses instead.
WRITTEN = [
    name for name in games.names() if any(rulebook(name, each).exists() for each in languages())
]


def test_the_rulebooks_are_found() -> None:
    assert len(WRITTEN) >= 4


def paragraphs(name: str, language: str) -> dict[str, str]:
    """The paragraphs of a rulebook by key, with the comment above each."""
    text = rulebook(name, language).read_text("utf-8")
    found: dict[str, str] = {}
    for entry in FluentParser(with_spans=False).parse(text).body:
        if isinstance(entry, ast.Message) and re.search(r"-\d+$", entry.id.name):
            found[entry.id.name] = (entry.comment.content or "") if entry.comment else ""
    return found


def told(name: str) -> list[str]:
    return [clause for comment in paragraphs(name, "en").values() for clause in comment.split()]


@pytest.mark.parametrize("name", WRITTEN)
def test_every_clause_a_player_needs_is_told(name: str) -> None:
    numbers = [clause.number for clause in games.find(name).clauses()]
    silent = [number for number in numbers if number not in told(name) and number not in UNTOLD]
    assert silent == [], f"no paragraph tells {silent}"


@pytest.mark.parametrize("name", WRITTEN)
def test_a_clause_is_told_once_and_exists(name: str) -> None:
    numbers = {clause.number for clause in games.find(name).clauses()}
    clauses = told(name)
    assert set(clauses) <= numbers
    assert len(clauses) == len(set(clauses)), {one for one in clauses if clauses.count(one) > 1}
    assert not set(clauses) & set(UNTOLD)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", WRITTEN)
def test_all_languages_have_the_same_paragraphs(name: str, language: str) -> None:
    assert set(paragraphs(name, language)) == set(paragraphs(name, "en"))


SPOKEN = {
    "kleine_fische": [
        "Entering costs one step", "at least four lanes", "turned round first",
        "nothing but caves", "caves cannot be stolen", "without a single point",
        "Equals share the better rank",
    ],
    "vanuatu": ["kava for one vatu, copra for two, beef for three",
                "one point for kava, three for copra, five for beef"],
}  # fmt: skip


@pytest.mark.parametrize("name", SPOKEN)
def test_what_was_missing_is_said(name: str) -> None:
    root = checkout()
    assert root is not None
    text = (root / f"src/shoal/words/en/{name}-rules.ftl").read_text("utf-8")
    for words in SPOKEN[name]:
        assert words in text
