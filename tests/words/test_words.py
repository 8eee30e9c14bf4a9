"""Words: keys and arguments become sentences, or it is said what is missing."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

import shoal.words
from shoal.words import FALLBACK, MissingWordsError, Words, languages

FOLDER = Path(shoal.words.__file__).parent
FILES = sorted(FOLDER.glob("*/*.ftl"))

MESSAGES = """
seat-name = Player { $number }
acted = { $seat } acted.
gave = { $from_seat } gave { $to_seat } { $count ->
    [one] a fish
   *[other] { $count } fish
}.
wait = The table waits for { $seats }.
caught = { $name } caught { $kinds }.
ray = a ray
eel = an eel
wild = { $open ->
    [yes] Open
   *[no] Closed
} sea.
bare =
    .title = only an attribute
"""


def words(*names: str) -> Words:
    made = FluentBundle(["en"], use_isolating=False)
    made.add_resource(FluentResource(MESSAGES))
    found = Words("en", names)
    found.bundles = [made]
    return found


# Arguments.


def test_a_seat_is_shown_by_name() -> None:
    assert words("Ann", "Ben").say("acted", {"seat": 1}) == "Ben acted."
    assert words("Ann", "Ben").seat(0) == "Ann"


def test_a_seat_without_name_is_shown_by_number() -> None:
    assert words().say("acted", {"seat": 1}) == "Player 2 acted."
    assert words("Ann").say("acted", {"seat": 2}) == "Player 3 acted."


def test_whatever_ends_in_seat_is_a_seat_and_other_numbers_are_numbers() -> None:
    args = {"from_seat": 0, "to_seat": 1, "count": 1}
    assert words("Ann", "Ben").say("gave", args) == "Ann gave Ben a fish."
    assert words("Ann", "Ben").say("gave", args | {"count": 3}) == "Ann gave Ben 3 fish."


def test_several_seats_are_joined_with_commas() -> None:
    assert words("Ann", "Ben").say("wait", {"seats": [0, 1]}) == "The table waits for Ann, Ben."
    assert words("Ann").say("wait", {"seats": []}) == "The table waits for ."


def test_a_text_that_begins_with_at_is_a_message_itself() -> None:
    args = {"name": "Ann", "kinds": ["@ray", "@eel", "3", "kelp"]}
    assert words().say("caught", args) == "Ann caught a ray, an eel, 3, kelp."


def test_truths_choose_among_words() -> None:
    assert words().say("wild", {"open": True}) == "Open sea."
    assert words().say("wild", {"open": False}) == "Closed sea."


def test_a_name_is_never_taken_for_a_message() -> None:
    assert words("@ray", "{ $x }").say("acted", {"seat": 0}) == "@ray acted."
    assert words("@ray", "{ $x }").say("acted", {"seat": 1}) == "{ $x } acted."


# What is missing.


@pytest.mark.parametrize(
    ("key", "args", "reason"),
    [
        ("no-such-words", {}, "no words for 'no-such-words'"),
        ("bare", {}, "no words for 'bare'"),
        ("acted", {}, "acted: "),
        ("caught", {"name": "Ann", "kinds": ["@whale"]}, "no words for 'whale'"),
        ("caught", {"name": "Ann"}, "caught: "),
    ],
)
def test_missing_words_and_arguments_raise(key: str, args: dict[str, object], reason: str) -> None:
    with pytest.raises(MissingWordsError) as caught:
        words().say(key, args)
    assert str(caught.value).startswith(reason)


def test_it_can_be_asked_whether_there_are_words() -> None:
    assert words().has("ray")
    assert not words().has("whale")


def test_a_language_falls_back_to_english() -> None:
    found = words()
    other = FluentBundle(["de"], use_isolating=False)
    other.add_resource(FluentResource("ray = ein Rochen\n"))
    found.bundles.insert(0, other)
    assert found.say("ray") == "ein Rochen"
    assert found.say("eel") == "an eel"


# The catalogues.


def parsed(file: Path) -> ast.Resource:
    return FluentParser().parse(file.read_text("utf-8"))


def keys(language: str) -> dict[str, list[str]]:
    """The messages and terms of a language with the files that define them."""
    found: dict[str, list[str]] = {}
    for file in sorted((FOLDER / language).glob("*.ftl")):
        for entry in parsed(file).body:
            if isinstance(entry, ast.Message | ast.Term):
                found.setdefault(entry.id.name, []).append(file.name)
    return found


def test_there_are_catalogues() -> None:
    assert FALLBACK in languages()
    assert languages() == sorted({file.parent.name for file in FILES})


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_every_catalogue_parses_without_junk(file: Path) -> None:
    junk = [entry.content for entry in parsed(file).body if isinstance(entry, ast.Junk)]
    assert junk == []


@pytest.mark.parametrize("language", languages())
def test_no_message_is_defined_twice(language: str) -> None:
    assert {key: files for key, files in keys(language).items() if len(files) > 1} == {}


@pytest.mark.parametrize("language", languages())
def test_no_language_has_a_message_that_english_lacks(language: str) -> None:
    assert sorted(set(keys(language)) - set(keys(FALLBACK))) == []


@pytest.mark.parametrize("language", languages())
def test_every_language_speaks(language: str) -> None:
    assert "2" in Words(language).seat(1)
    assert Words(language, ["Ann"]).seat(0) == "Ann"
