"""The catalogues themselves: whole where they promise it, and fitting everywhere."""

from __future__ import annotations

from functools import cache

import pytest

from shoal import claims
from shoal.cli.wording import english_words, unused
from shoal.words import FALLBACK, checking, folders, glossary, languages, writing
from shoal.words.catalogue import Catalogues, learn, read
from shoal.words.checking import lacking, untold
from shoal.words.usage import Usage, usage

BOXES = ["carta_magica", "kleine_fische", "maldivia", "vanuatu"]
BOX_LANGUAGES = ["cs", "de", "en", "es", "fr", "hu", "it", "nl", "pl", "ru", "sk", "sl", "uk"]


@cache
def english() -> Catalogues:
    return english_words()


def code() -> Usage:
    root = claims.checkout()
    assert root is not None
    return usage(root)


def words(language: str) -> Catalogues:
    return english() if language == FALLBACK else read(language)


def test_there_are_languages() -> None:
    assert {"de", "en"} <= set(languages()) <= set(folders()) == set(BOX_LANGUAGES)
    assert len(english().messages) > 2000


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", BOXES)
def test_the_games_of_the_boxes_are_spoken_of_in_every_language(game: str, language: str) -> None:
    assert game not in untold(words(language), english())


@pytest.mark.parametrize("language", languages())
def test_a_language_that_promises_it_says_everything(language: str) -> None:
    assert lacking(words(language), english()) == []


@pytest.mark.parametrize("language", languages())
def test_every_message_fits_the_english_one(language: str) -> None:
    terms = (glossary.read(language), glossary.read(FALLBACK))
    found = checking.faults(words(language), english(), writing.read(language), terms)
    assert [f"{each.catalogue}.ftl: {each.key} {each.reason}" for each in found] == []


def test_every_message_the_code_asks_for_exists() -> None:
    assert len(code().asked) > 400
    assert code().unknown(english().messages) == {}


def test_every_message_is_asked_for() -> None:
    assert unused(english()) == []


def test_what_only_idle_messages_contain_is_idle_too() -> None:
    found = Catalogues(FALLBACK)
    learn(
        found, "kernel", "seat-name = { in-use }\nin-use = x\nno-code-asks = { idle }\nidle = y\n"
    )
    assert unused(found) == ["kernel.ftl: no-code-asks", "kernel.ftl: idle"]
