"""Writing: what no printer would set like this, and English that was left standing."""

from __future__ import annotations

import pytest

from shoal.words import folders, writing
from shoal.words.catalogue import Catalogues, Message, learn


def message(text: str) -> Message:
    found = Catalogues("de")
    learn(found, "sea", f"key = {text}\n")
    return found.messages["key"]


@pytest.mark.parametrize(
    ("language", "text", "slips"),
    [
        ("de", "Sag „ja“ …", []),
        ("de", 'Sag "ja"', ['has straight quotes, "']),
        ("de", "Sag ”ja”", ["has ”; this language has „ “"]),
        ("de", "Sag „ja", ["opens „ and does not close it, or the other way round"]),
        ("de", "Warte...", ["has three points; the sign is …"]),
        ("de", "Ja  nein", ["has two spaces in a row"]),
        ("de", "Ja - nein", ["has a hyphen for a dash; the sign is –"]),
        ("de", "geht's", ["has a straight apostrophe; the sign is ’"]),
        (
            "de",
            "geht\u00e2\u0080\u0099s",
            ["has signs that nobody can see: a file was read in a wrong encoding"],
        ),
        ("de", "Wer ?", ["has a space before a sign that may break there"]),
        ("de", "Wer\u202f?", ["has a space before a sign, as in French"]),
        ("de", "{ $chance }%", ["needs a space that does not break (U+00A0) before %"]),
        ("de", "{ $chance }\u00a0%", []),
        ("en", "{ $chance }%", []),
        ("en", "{ $chance }\u00a0%", ["has a space before %, which this language has not"]),
        ("en", "“yes”, ‘no’, it’s", []),
        ("fr", "Qui\u202f?", []),
        ("fr", "Qui?", ["needs a narrow space (U+202F) before ?"]),
        ("fr", "{ $seat }: oui", ["needs a narrow space (U+202F) before :"]),
        ("fr", "{ $seat }\u00a0: oui", []),
        ("pl", "Powiedz „tak”", []),
        ("ru", "Скажи «да»", []),
        ("eo", "Diru “jes” aŭ „ne“", []),  # a language without a sheet
        (
            "de",
            "{ $seat ->\n   *[other] Wer ?\n }",
            ["has a space before a sign that may break there"],
        ),
    ],
)
def test_slips_are_named(language: str, text: str, slips: list[str]) -> None:
    assert list(writing.slips(message(text), writing.read(language))) == slips


@pytest.mark.parametrize("language", folders())
def test_every_language_says_how_it_quotes(language: str) -> None:
    style = writing.read(language)
    assert style.quotes
    assert style.inner
    assert style.quotes != style.inner


# English that was left standing.


@pytest.mark.parametrize(
    ("original", "text", "left"),
    [
        ("The reef", "Das Riff", ""),
        ("The reef", "The reef", "reads as in English; translate it, or list it under `same` in "
         "language.toml"),
        ("{ $count }", "{ $count }", ""),
        ("Bots", "Bots", ""),  # German says so too
        ("Bots only", "Bots only", "reads as in English; translate it, or list it under `same` in "
         "language.toml"),
        ("Swim to the reef", "Schwimm zu the Riff", "has English in it: “the”"),
        ("Run: shoal play GAME", "Ruf: shoal play GAME", ""),
    ],
)  # fmt: skip
def test_leftovers_are_found(original: str, text: str, left: str) -> None:
    english = Catalogues("en")
    learn(english, "sea", f"key = {original}\n")
    assert writing.leftover(message(text), english, writing.read("de")) == left


def test_what_is_the_same_on_purpose_is_listed() -> None:
    english = Catalogues("en")
    learn(english, "sea", "key = The reef\n")
    style = writing.Writing("de", same=frozenset({"key"}))
    assert writing.leftover(message("The reef"), english, style) == ""
