"""Things in sentences: what has a name of its own is named in the form a sentence needs.

English puts "white" into "takes the { $boat } boat" and is done; Polish must decline it. So the
message that names a thing may have more forms, as attributes, and a sentence asks for one by name:

    maldivia-boat-white = biała
        .acc = białą
    maldivia-event-took = { $seat } bierze { FORM($boat, "acc") } łódź.

Which forms there are, and what they are called, is up to each language. Several things stand with
commas between them; `AND($actions, "acc")` joins them as the language joins people. The browser
does the same in `web/src/lib/things.ts`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from copy import copy
from functools import cached_property
from typing import Any

from babel import Locale
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message
from fluent.runtime.types import FluentType

# Our English is British: "Ann, Ben and Cem", without a comma before the last.
LISTED = {"en": "en_GB"}
MINUS = "\u2212"


class Printed(Locale):
    """A language as it is printed: a number below zero has a true minus, and no hyphen."""

    @cached_property
    def decimal_formats(self) -> Any:
        made = dict(super().decimal_formats)
        for name, pattern in made.items():
            plain, below = pattern.prefix
            made[name] = copy(pattern)
            made[name].prefix = (plain, below.replace("-", MINUS))
        return made


class Things(FluentType):
    """One thing or several, each of which can be said in several forms."""

    def __init__(self, forms: Sequence[Callable[[str], str]], language: str) -> None:
        self.forms = forms
        self.language = language

    def form(self, name: str) -> str:
        return ", ".join(form(name) for form in self.forms)

    def joined(self, name: str) -> str:
        return listed([form(name) for form in self.forms], self.language)

    def format(self, locale: Locale) -> str:
        return self.form("")

    def __str__(self) -> str:
        return self.form("")


def form(thing: object, name: str) -> object:
    """`FORM($fish, "acc")`: a thing in a form of its language; what is no thing stays as it is."""
    return thing.form(name) if isinstance(thing, Things) else thing


def joined(things: object, name: str = "") -> object:
    """`AND($actions)`: all of them, "Sail, Fish and Sell"; with a form, each in it."""
    return things.joined(name) if isinstance(things, Things) else things


def capital(text: object) -> str:
    """`CAPITAL($fish)`: for the beginning of a sentence."""
    said = str(text)
    return said[:1].upper() + said[1:]


FUNCTIONS: dict[str, Callable[..., Any]] = {"FORM": form, "AND": joined, "CAPITAL": capital}


# Where a message or a -term begins: at the edge; what belongs to it is indented or in braces.
BEGIN = re.compile(r"^-?[a-zA-Z][\w-]*(?= *=)", re.ASCII | re.MULTILINE)


class Bundle(FluentBundle):
    """The messages of a language, with our functions and our minus.

    A message is read when somebody wants it: to read all of a language takes half a second, and a
    command says ten sentences.
    """

    def __init__(self, language: str) -> None:
        super().__init__([language], functions=FUNCTIONS, use_isolating=False)
        self.unread: dict[str, str] = {}

    def add_text(self, text: str) -> None:
        """Add the messages of a file; what was there before stays."""
        begins = list(BEGIN.finditer(text))
        ends = [*(begin.start() for begin in begins[1:]), len(text)]
        for begin, end in zip(begins, ends, strict=False):
            self.unread.setdefault(begin[0], text[begin.start() : end])

    def has_message(self, message_id: str) -> bool:
        self._read(message_id)
        return super().has_message(message_id)

    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        self._read(f"-{entry_id}" if term else entry_id)
        return super()._lookup(entry_id, term)

    def _read(self, name: str) -> None:
        if text := self.unread.pop(name, ""):
            self.add_resource(FluentResource(text))

    def _get_babel_locale(self) -> Locale:
        return Printed.parse(self.locales[0])


def listed(names: Sequence[str], language: str) -> str:
    """Several people or things in a sentence: "Ann, Ben and Cem"."""
    return format_list(names, locale=LISTED.get(language, language)) if names else ""
