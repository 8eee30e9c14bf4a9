"""Glossaries: the words of the boxes, and who does not keep to them."""

from __future__ import annotations

import tomllib

import pytest

from shoal import games
from shoal.words import FALLBACK, folders, glossary, languages
from shoal.words.catalogue import Catalogues, learn
from shoal.words.checking import faults

ENGLISH = """
[sea]
harbour = { printed = "harbour", forms = ["harbour"], but = ["seafarer"] }
sail = { ours = "Sail", forms = ["Sail"] }
"""
GERMAN = """
[sea]
harbour = { printed = "Hafen", forms = ["hafen", "häfen"], but = ["left"], never = ["Port"] }
sail = { ours = "segeln", forms = ["segel"] }
"""
WORDS = """
home = Your harbour
homes = Two harbours
left = { $seat } leaves the harbour.
seafarer = A harbour of the mind
inner = See { home }.
act = Sail or sail
"""


def gloss(language: str, text: str) -> glossary.Glossary:
    return glossary.learn(language, tomllib.loads(text))


def reasons(text: str, terms: str = GERMAN) -> list[str]:
    english, german = Catalogues("en"), Catalogues("de")
    learn(english, "sea", WORDS)
    learn(german, "sea", text)
    both = (gloss("de", terms), gloss("en", ENGLISH))
    return [f"{each.key} {each.reason}" for each in faults(german, english, None, both)]


@pytest.mark.parametrize(
    "text",
    [
        "home = Dein Heimathafen",
        "homes = Zwei HÄFEN",
        "home = { $seat ->\n   *[other] Hafen\n}",
        "left = { $seat } fährt ab.",
        "seafarer = Ein Ort im Kopf",
        "home = Dein Hafen\ninner = Siehe { home }.",
        "act = Segeln, fahren",
    ],
)
def test_whoever_keeps_to_it_hears_nothing(text: str) -> None:
    found = [each for each in reasons(text) if "seat" not in each]
    assert found == []


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("home = Dein Zuhause", "home has no “Hafen”, the word of the glossary for “harbour”"),
        ("homes = Zwei Kais", "homes has no “Hafen”, the word of the glossary for “harbours”"),
        ("inner = Siehe da.", "inner has no “Hafen”, the word of the glossary for “harbour”"),
        ("home = Hafen, der Port", "home says “Port”; the glossary says “Hafen”"),
        ("act = Fahren", "act has no “segeln”, the word of the glossary for “Sail”"),
    ],
)
def test_another_word_is_found(text: str, reason: str) -> None:
    assert reasons(text) == [reason]


@pytest.mark.parametrize(
    ("terms", "reason"),
    [
        ("[sea]\nsail = { ours = 'segeln' }", "sea.harbour is not in the glossary"),
        (GERMAN + "boat = { ours = 'Boot' }", "sea.boat is no term of the English glossary"),
        (
            GERMAN.replace('printed = "Hafen"', 'printed = "Hafen", ours = "Kai"'),
            "sea.harbour differs from the printed word and does not say why",
        ),
    ],
)
def test_a_glossary_is_whole(terms: str, reason: str) -> None:
    assert reasons("", terms) == [reason]


def test_a_short_word_must_be_whole() -> None:
    term = glossary.Term("gold", printed="or")
    assert term.stands_in("trois pièces d’or")
    assert not term.stands_in("le port")


def test_what_means_nothing_is_refused() -> None:
    with pytest.raises(glossary.GlossaryError, match=r"sea\.boat has word, which means nothing"):
        gloss("de", '[sea]\nboat = { word = "Boot" }')


# Ours.


@pytest.mark.parametrize("language", folders())
def test_every_language_has_a_glossary_for_every_game(language: str) -> None:
    found = glossary.read(language).games
    assert set(found) == {glossary.FRAME, *games.names()}
    listed = {game: set(terms) for game, terms in glossary.read(FALLBACK).games.items()}
    assert {game: set(terms) for game, terms in found.items()} == listed


@pytest.mark.parametrize("language", sorted(set(folders()) - {"it"}))
def test_the_printed_words_of_carta_magica_are_known(language: str) -> None:
    """Its rules are printed in twelve languages."""
    terms = glossary.read(language).games["carta_magica"]
    printed = [term for term in terms.values() if term.printed]
    assert len(printed) >= len(terms) - 3


@pytest.mark.parametrize("language", languages())
def test_exceptions_are_about_messages_that_exist(language: str) -> None:
    from shoal.cli.wording import english_words

    known = english_words().messages
    for terms in glossary.read(language).games.values():
        for term in terms.values():
            assert [key for key in term.but if key not in known] == [], term.name
