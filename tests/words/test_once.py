"""Nothing is said twice: one home for each sentence, and references where two keys say the same."""

from __future__ import annotations

import re
from collections import defaultdict

import pytest

from shoal import games
from shoal.words import FALLBACK, languages
from shoal.words.catalogue import Catalogues, Message, read

# A text that is a reference says it by another message: that one is its home.
REFERENCE = re.compile(r"\{ [a-z][\w-]* \}")
SENTENCE = re.compile(r"[.!?…]\Z")

# Messages that read the same in some language and are two things all the same, with the reason.
ALIKE = {
    frozenset({"web-play", "web-replay-play"}): "one plays a game and plays back a recording",
}


def text_of(message: Message) -> str:
    return message.source.partition("=")[2].strip()


def alike(words: Catalogues, wanted: list[Message]) -> list[list[str]]:
    """The keys of messages that say the same but for capitals and punctuation."""
    found: dict[str, list[str]] = defaultdict(list)
    for message in wanted:
        text = text_of(message)
        if not REFERENCE.fullmatch(text):
            found[" ".join(re.findall(r"[\w$%]+", text.casefold()))].append(message.key)
    return [sorted(keys) for keys in found.values() if len(keys) > 1]


def frame(words: Catalogues) -> list[Message]:
    """What is said around the games: all catalogues that belong to none of them."""
    named = games.names()
    return [
        message
        for message in words.messages.values()
        if message.catalogue.partition("-")[0] not in named
    ]


@pytest.mark.parametrize("language", languages())
def test_the_frame_says_nothing_twice(language: str) -> None:
    words = read(language)
    twice = [keys for keys in alike(words, frame(words)) if frozenset(keys) not in ALIKE]
    assert twice == [], "refer to the other message: `this = { that }`, or use its key"


@pytest.mark.parametrize("language", languages())
def test_no_game_repeats_a_sentence_of_the_frame(language: str) -> None:
    """Names of things may be the same in two places; a whole sentence has one home."""
    words = read(language)
    sentences = [each for each in words.messages.values() if SENTENCE.search(text_of(each))]
    ours = {message.key for message in frame(words)}
    assert [keys for keys in alike(words, sentences) if ours & set(keys)] == []


def test_what_may_be_alike_exists() -> None:
    known = read(FALLBACK).messages
    assert [sorted(keys) for keys in ALIKE if not keys <= known.keys()] == []


def test_alike_is_found_through_capitals_and_punctuation() -> None:
    words = Catalogues("en")
    for key, text in {"a": "Log", "b": "log.", "c": "{ a }", "d": "{ $log }", "e": "Logs"}.items():
        words.add(Message(key, "sea", source=f"{key} = {text}\n"))
    assert alike(words, list(words.messages.values())) == [["a", "b"]]
