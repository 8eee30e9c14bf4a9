"""Words: keys and arguments become sentences, or it is said what is missing."""

from __future__ import annotations

import pytest
from fluent.runtime import FluentBundle, FluentResource

from shoal.words import MissingWordsError, Words, languages, spoken

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


@pytest.mark.parametrize(
    ("names", "said"),
    [
        (["Ann"], "Ann"),
        (["Ann", "Ben"], "Ann and Ben"),
        (["Ann", "Ben", "Cem"], "Ann, Ben and Cem"),
    ],
)
def test_several_seats_are_listed_as_people_say_it(names: list[str], said: str) -> None:
    seats = list(range(len(names)))
    assert words(*names).say("wait", {"seats": seats}) == f"The table waits for {said}."


def test_nobody_is_nothing() -> None:
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


def german(text: str) -> Words:
    """Words that speak some German, and English where that ends."""
    found = words("Ann")
    other = FluentBundle(["de"], use_isolating=False)
    other.add_resource(FluentResource(text))
    found.bundles.insert(0, other)
    return found


def test_a_language_falls_back_to_english() -> None:
    found = german("ray = ein Rochen\n")
    assert found.say("ray") == "ein Rochen"
    assert found.say("eel") == "an eel"


def test_developers_see_what_falls_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SHOAL_DEV", "1")
    found = german("ray = ein Rochen\n")
    assert found.say("ray") == "ein Rochen"
    assert found.say("eel") == "⟦an eel⟧"
    assert words().say("eel") == "an eel"


def test_a_message_that_wants_what_nobody_gives_falls_back_too() -> None:
    assert (
        german("acted = { $seat } zog nach { $where }.\n").say("acted", {"seat": 0}) == "Ann acted."
    )


def test_hints_for_hyphens_are_for_browsers() -> None:
    assert german('ray = Stech{"\\u00AD"}rochen\n').say("ray") == "Stechrochen"


# Choosing a language.


@pytest.mark.parametrize(
    ("tags", "language"),
    [
        (["de"], "de"),
        (["de-AT", "en"], "de"),
        (["de_DE.UTF-8"], "de"),
        (["xx", "DE-ch"], "de"),
        (["en-GB", "de"], "en"),
        (["xx", "C", ""], "en"),
        ([], "en"),
    ],
)
def test_the_first_language_we_speak_is_chosen(tags: list[str], language: str) -> None:
    assert spoken(tags) == language


# The languages.


@pytest.mark.parametrize("language", languages())
def test_every_language_speaks(language: str) -> None:
    assert "2" in Words(language).seat(1)
    assert Words(language, ["Ann"]).seat(0) == "Ann"
