"""Things in sentences: what has a name of its own is named in the form a sentence needs.

English puts "white" into "takes the { $boat } boat" and is done; Polish must decline it. So the
message that names a thing may have more forms, as attributes, and a sentence asks for one by name:

    maldivia-boat-white = biała
        .acc = białą
    maldivia-event-took = { $seat } bierze { FORM($boat, "acc") } łódź.

Which forms there are, and what they are called, is up to each language. The browser does the same
in `web/src/lib/things.ts`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from babel import Locale
from babel.lists import format_list
from fluent.runtime.types import FluentType

# Our English is British: "Ann, Ben and Cem", without a comma before the last.
LISTED = {"en": "en_GB"}


class Things(FluentType):
    """One thing or several, each of which can be said in several forms."""

    def __init__(self, forms: Sequence[Callable[[str], str]]) -> None:
        self.forms = forms

    def form(self, name: str) -> str:
        return ", ".join(form(name) for form in self.forms)

    def format(self, locale: Locale) -> str:
        return self.form("")

    def __str__(self) -> str:
        return self.form("")


def form(thing: object, name: str) -> object:
    """`FORM($fish, "acc")`: a thing in a form of its language; what is no thing stays as it is."""
    return thing.form(name) if isinstance(thing, Things) else thing


def capital(text: object) -> str:
    """`CAPITAL($fish)`: for the beginning of a sentence."""
    said = str(text)
    return said[:1].upper() + said[1:]


FUNCTIONS: dict[str, Callable[..., Any]] = {"FORM": form, "CAPITAL": capital}


def listed(names: Sequence[str], language: str) -> str:
    """Several people in a sentence: "Ann, Ben and Cem"."""
    return format_list(names, locale=LISTED.get(language, language)) if names else ""
