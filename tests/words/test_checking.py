"""The check of words finds what is wrong, and nothing else."""

from __future__ import annotations

import pytest

from shoal.words.catalogue import Catalogues, learn, learn_clauses, own_name
from shoal.words.checking import Share, faults, missing, overall, plurals, shares

ENGLISH = """
fish = { $count ->
    [one] one fish
   *[other] { $count } fish
}
gave = { $seat } gives { $fish }.
bare = { $count ->
    [0] nothing
   *[other] { $count }
}
"""


def catalogues(language: str, **files: str) -> Catalogues:
    found = Catalogues(language)
    for name, text in files.items():
        learn(found, name, text)
    return found


def reasons(language: str, text: str) -> list[str]:
    english = catalogues("en", sea=ENGLISH)
    return [fault.reason for fault in faults(catalogues(language, sea=text), english)]


def test_english_fits_itself() -> None:
    assert reasons("en", ENGLISH) == []
    assert reasons("de", "") == []  # missing is not wrong


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("gave = { $seat } gibt.", "leaves out { $fish }"),
        ("gave = { $seat } gibt { $fish } { $to }.", "has { $to }, which English does not have"),
        ("gave = { $seat } { $fish } { ray }", "mentions ray, which is no message"),
        ("whale = Wal", "is unknown in English"),
        ("bare = { $count }\nbare = { $count }", "is defined twice"),
        ("gave = { $seat", "cannot be read as Fluent"),
        ("fish = { $count ->\n   *[one] Fisch\n}", "tells numbers apart without [other]"),
    ],
)
def test_what_is_wrong_is_named(text: str, reason: str) -> None:
    assert reasons("de", text) == [reason]


def test_a_message_stands_in_the_same_file_as_in_english() -> None:
    english = catalogues("en", sea="ray = a ray\n")
    found = faults(catalogues("de", land="ray = ein Rochen\n"), english)
    assert [fault.reason for fault in found] == ["belongs in sea.ftl"]


def test_messages_inside_a_message_bring_their_arguments() -> None:
    english = catalogues("en", sea="place = { $cell }\nwent = { $seat } to { place }\n")
    spelled = catalogues("de", sea="place = { $cell }\nwent = { $seat } nach { $cell }\n")
    short = catalogues("de", sea="place = { $cell }\nwent = { $seat } ist da\n")
    assert faults(spelled, english) == []
    assert [fault.reason for fault in faults(short, english)] == ["leaves out { $cell }"]


# Plurals.


@pytest.mark.parametrize(
    ("language", "forms"),
    [
        ("en", {"one", "other"}),
        ("fr", {"one", "other"}),  # `many` begins at a million
        ("cs", {"one", "few", "other"}),  # `many` is for fractions
        ("pl", {"one", "few", "many"}),
        ("uk", {"one", "few", "many"}),
        ("sl", {"one", "two", "few", "other"}),
    ],
)
def test_the_forms_of_whole_numbers_are_known(language: str, forms: set[str]) -> None:
    assert plurals(language) == forms


def select(*forms: str) -> str:
    lines = [f"    [{form}] x" for form in forms[:-1]] + [f"   *[{forms[-1]}] x"]
    return "fish = { $count ->\n" + "\n".join(lines) + "\n}\n"


@pytest.mark.parametrize(
    ("language", "forms", "wrong"),
    [
        ("de", ["one", "other"], []),
        ("de", ["0", "other"], []),
        ("de", ["few", "one", "other"], ["has [few], which no number takes in this language"]),
        ("pl", ["one", "other"], ["tells numbers apart without [few], [many]"]),
        ("pl", ["one", "few", "many", "other"], []),
        ("pl", ["one", "few", "many"], ["tells numbers apart without [other]"]),
        ("sl", ["one", "few", "other"], ["tells numbers apart without [two]"]),
        ("ru", ["yes", "no"], []),
    ],
)
def test_a_selector_tells_all_numbers_apart(
    language: str, forms: list[str], wrong: list[str]
) -> None:
    assert reasons(language, select(*forms)) == wrong


# How whole a language is.


def test_shares_count_what_is_there() -> None:
    english = catalogues("en", sea="a = x\nb = x\nc = x\n", land="d = x\n")
    learn_clauses(english, "reef-clauses", {"KF-001": "Two to four play."})
    german = catalogues("de", sea="a = x\nb = x\nzz = x\n", land="d = x\n")
    found = shares(german, english)
    assert found == {"land": Share(1, 1), "reef-clauses": Share(0, 1), "sea": Share(2, 3)}
    assert overall(found) == Share(3, 5)
    assert [message.key for message in missing(german, english)] == ["c", "KF-001"]


def test_nothing_is_a_hundred_per_cent_before_it_is_whole() -> None:
    assert Share(5, 5).percent() == "100 %"
    assert Share(0, 0).percent() == "100 %"
    assert Share(9999, 10000).percent() == "99.9 %"
    assert Share(1, 2).percent() == "50 %"
    assert not Share(9999, 10000).whole


def test_what_is_missing_can_be_handed_to_a_translator() -> None:
    english = catalogues("en", sea=ENGLISH)
    again = catalogues("en", sea="".join(m.source for m in missing(Catalogues("fr"), english)))
    assert again.messages.keys() == english.messages.keys()
    assert faults(again, english) == []


def test_languages_name_themselves() -> None:
    assert own_name("de") == "Deutsch"
    assert own_name("uk") == "українська"


# Forms.


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ('gave = { $seat } { FORM($fish, "acc") }', 'asks for the form "acc", which nothing has'),
        ("gave = { $seat } { UPPER($fish) }", "calls UPPER, which is no function"),
        ("gave = { $seat } { $fish } { -reef }", "mentions -reef, which is no term"),
        ("bare = { $count }\ngave = { $seat } { $fish } { bare.gen }",
         "mentions bare.gen, and bare has no such form"),
    ],
)  # fmt: skip
def test_forms_that_nothing_has_are_found(text: str, reason: str) -> None:
    found = reasons("pl", text)
    assert reason in found


def test_all_of_a_kind_have_the_same_forms() -> None:
    english = catalogues("en", sea="boat-red = red\nboat-blue = blue\nboat-grey = grey\n")
    polish = catalogues(
        "pl",
        sea="boat-red = czerwona\n    .acc = czerwoną\n"
        "boat-blue = niebieska\n    .acc = niebieską\nboat-grey = szara\n",
    )
    found = [f"{fault.key} {fault.reason}" for fault in faults(polish, english)]
    assert found == ["boat-grey has no form .acc, which others of its kind have"]


def test_terms_are_a_language_s_own() -> None:
    text = "-reef = { $case ->\n    [gen] rafy\n   *[nom] rafa\n}\n"
    assert reasons("pl", text + 'gave = { $seat } { $fish } { -reef(case: "gen") }') == []


@pytest.mark.parametrize(
    ("language", "wrong"),
    [
        ("ru", ["writes 1 in [one], which 21 is too: use { $count }"]),
        ("fr", ["writes 1 in [one], which 0 is too: use { $count }"]),
        ("sl", ["writes 1 in [one], which 101 is too: use { $count }"]),
        ("pl", []),
        ("de", []),
    ],
)
def test_one_is_not_always_one(language: str, wrong: list[str]) -> None:
    forms = [form for form in ("two", "few", "many") if form in plurals(language)]
    lines = "".join(f"    [{form}] x\n" for form in forms)
    text = "fish = { $count ->\n    [one] 1 x\n" + lines + "   *[other] { $count } x\n}\n"
    assert reasons(language, text) == wrong


def test_what_stands_in_a_fixed_place_must_fit_there() -> None:
    english = catalogues("en", sea="kleine-fische-short-clown = Clown\n")
    long = catalogues("fr", sea="kleine-fische-short-clown = Poisson-clown\n")
    assert [fault.reason for fault in faults(long, english)] == ["has 13 letters where 8 fit"]
