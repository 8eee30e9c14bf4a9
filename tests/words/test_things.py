"""Things in sentences: each language puts them into the form it needs."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast

import shoal.words
from shoal.words import Words, folders
from shoal.words.things import Bundle

POLISH = """
boat-white = biała
    .acc = białą
    .gender = f
boat-ship = statek
    .acc = statek
    .gender = m
fish-red = czerwona
    .acc = czerwoną
plain = zielona
took = { $seat } bierze { FORM($boat, "acc") } łódź.
taken = { $seat } ma { $boat }.
fished = { $seat } łowi: { FORM($fish, "acc") }.
first = { CAPITAL($boat) } to łódź.
first-form = { CAPITAL(FORM($boat, "acc")) }!
first-said = { CAPITAL(boat-ship) } tonie.
first-said-form = { CAPITAL(boat-white.acc) } widać.
first-count = { CAPITAL(points) }.
sank = { $boat } { FORM($boat, "gender") ->
    [f] zatonęła
   *[m] zatonął
}.
plan = Najpierw { AND($boats, "acc") }.
plan-plain = Najpierw { AND($boats) }.
cold = { $degrees ->
    [one] { $degrees } stopień
    [few] { $degrees } stopnie
    [many] { $degrees } stopni
   *[other] { $degrees } stopnia
}
depths = Na { $depths }.
inner = Oto { took }
-harbour = { $case ->
    [gen] portu
   *[nom] port
}
term = do { -harbour(case: "gen") }
direct = { boat-white.acc }
points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
"""


def polish(marks: bool = False) -> Words:
    found = Words("pl", ["Ewa"])
    made = Bundle("pl")
    made.add_text(POLISH)
    found.bundles = [made]
    found.marks = marks
    return found


@pytest.mark.parametrize(
    ("key", "args", "said"),
    [
        ("took", {"seat": 0, "boat": "@boat-white"}, "Ewa bierze białą łódź."),
        ("taken", {"seat": 0, "boat": "@boat-white"}, "Ewa ma biała."),
        ("fished", {"seat": 0, "fish": ["@fish-red", "@boat-white"]}, "Ewa łowi: czerwoną, białą."),
        ("fished", {"seat": 0, "fish": ["@plain"]}, "Ewa łowi: zielona."),  # has no such form
        ("fished", {"seat": 0, "fish": "3"}, "Ewa łowi: 3."),  # is no thing
        ("first", {"boat": "@boat-white"}, "Biała to łódź."),
        ("first-form", {"boat": "@boat-white"}, "Białą!"),
        ("plan", {"boats": ["@boat-white"]}, "Najpierw białą."),
        ("plan", {"boats": ["@boat-white", "@fish-red"]}, "Najpierw białą i czerwoną."),
        ("plan-plain", {"boats": ["@boat-ship", "@boat-white"]}, "Najpierw statek i biała."),
        ("plan-plain", {"boats": "3"}, "Najpierw 3."),
        ("cold", {"degrees": -2}, "−2 stopnie"),
        ("cold", {"degrees": 5}, "5 stopni"),
        ("depths", {"depths": [-2, 3]}, "Na −2, 3."),
        ("first-said", {}, "Statek tonie."),
        ("first-said-form", {}, "Białą widać."),
        ("first-count", {"points": 3}, "3 punkty."),
        ("sank", {"boat": "@boat-white"}, "biała zatonęła."),
        ("sank", {"boat": "@boat-ship"}, "statek zatonął."),
        ("inner", {"seat": 0, "boat": "@boat-white"}, "Oto Ewa bierze białą łódź."),
        ("term", {}, "do portu"),
        ("direct", {}, "białą"),
    ],
)
def test_a_sentence_asks_for_the_form_it_needs(
    key: str, args: dict[str, object], said: str
) -> None:
    assert polish().say(key, args) == said


def test_a_proof_reader_sees_the_form_that_is_missing() -> None:
    said = polish(marks=True).say("fished", {"seat": 0, "fish": ["@plain"]})
    assert said == "Ewa łowi: ⟦zielona.acc⟧."


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("de", "Ann, Ben und Cem"),
        ("fr", "Ann, Ben et Cem"),
        ("hu", "Ann, Ben és Cem"),
        ("uk", "Ann, Ben і Cem"),
        ("sl", "Ann, Ben in Cem"),
    ],
)
def test_people_are_listed_as_each_language_lists(language: str, said: str) -> None:
    assert (
        Words(language, ["Ann", "Ben", "Cem"])
        .say("refuse-turn", {"seats": [0, 1, 2]})
        .endswith(f"{said}.")
    )


@pytest.mark.parametrize("language", folders())
def test_a_number_below_zero_has_a_true_minus(language: str) -> None:
    args = {"attack": -2, "defence": 3, "winner_seat": 0, "seat": 1, "target_seat": 0}
    said = Words(language, ["Ann", "Ben"]).say("carta-magica-event-won", args)
    assert "−2" in said
    assert "-" not in said


# A message is read when it is wanted.


@pytest.mark.parametrize("language", ["en", "uk"])
def test_read_one_by_one_all_messages_are_what_they_are_together(language: str) -> None:
    for file in sorted((Path(shoal.words.__file__).parent / language).glob("*.ftl")):
        text = file.read_text("utf-8")
        made = Bundle(language)
        made.add_text(text)
        read = {
            ("-" if isinstance(one, ast.Term) else "") + one.id.name: one
            for one in FluentResource(text).body
            if isinstance(one, ast.Message | ast.Term)
        }
        assert list(made.unread) == list(read)
        for name, whole in read.items():
            alone = FluentResource(made.unread[name]).body[0]
            assert alone.equals(whole, ["span", "comment"]), name


def test_what_nobody_wants_stays_unread() -> None:
    words = polish()
    bundle = words.bundles[0]
    assert isinstance(bundle, Bundle)
    every = len(bundle.unread)
    assert words.say("inner", {"seat": 0, "boat": "@boat-white"}) == "Oto Ewa bierze białą łódź."
    assert every - len(bundle.unread) == 3  # it, what it contains, and the boat
    assert not words.has("bierze")


def test_a_name_that_comes_twice_keeps_its_first_meaning() -> None:
    bundle = Bundle("en")
    bundle.add_text("# The sea.\nsea = deep\n    blue\n\n# = no name\nsea=wide\n")
    value = bundle.get_message("sea").value
    assert value is not None
    assert bundle.format_pattern(value)[0] == "deep\nblue"
    assert not bundle.has_message("blue")


def test_what_cannot_be_read_is_no_message() -> None:
    bundle = Bundle("en")
    bundle.add_text("sea = { $\ncalm = still\n")
    assert not bundle.has_message("sea")
    assert bundle.has_message("calm")
