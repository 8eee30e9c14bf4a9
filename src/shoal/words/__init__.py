"""Words: message keys and arguments become sentences, in the reader's language.

One folder per language with one Fluent file per game. What a language lacks is said in English:
silently for people, in ⟦brackets⟧ when SHOAL_DEV is set, so that developers see what is missing.

Conventions for arguments: a name that is or ends in `seat` is a seat and is shown by name; `seats`
is several, "Ann, Ben and Cem"; any other list is joined with commas, or as a sentence asks. A text
that begins with `@` is itself a message key: a thing that sentences may ask for in other forms, see
`things.py`. A number below zero has a true minus.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, partial
from importlib import resources

from fluent.runtime import FluentBundle

from shoal.words.things import MINUS, Bundle, Things, listed

FALLBACK = "en"
SOFT_HYPHEN = "\u00ad"  # where a browser may break a long word; terminals would print it


class MissingWordsError(LookupError):
    """A message that no catalogue has, or one whose arguments do not fit."""


def languages() -> list[str]:
    """The languages people can choose: a folder with word files each, and no draft."""
    return [language for language in folders() if not is_draft(language)]


def folders() -> list[str]:
    """The languages there is a folder for, finished or not."""
    found = resources.files(__name__)
    return sorted(item.name for item in found.iterdir() if item.is_dir() and item.name[0] != "_")


def is_draft(language: str) -> bool:
    """Whether a language is still being written: a file `draft.txt` in its folder says so.

    It can be spoken when it is asked for by name, and nobody is given it otherwise.
    """
    return resources.files(__name__).joinpath(language, "draft.txt").is_file()


def spoken(tags: Iterable[str]) -> str:
    """The first of these languages we have words in; `de`, `de-AT` and `de_AT.UTF-8` are one."""
    known = languages()
    for tag in tags:
        name = re.split("[-_.@]", tag, maxsplit=1)[0].lower()
        if name in known:
            return name
    return FALLBACK


@cache
def bundle(language: str) -> Bundle:
    """All messages of a language."""
    made = Bundle(language)
    for item in sorted(resources.files(__name__).joinpath(language).iterdir(), key=str):
        if item.name.endswith(".ftl"):
            made.add_text(item.read_text("utf-8"))
    return made


class Words:
    """Speaks one language about one table."""

    def __init__(self, language: str = FALLBACK, seats: Sequence[str] = ()) -> None:
        self.language = language
        self.bundles: list[FluentBundle] = [
            bundle(name) for name in dict.fromkeys([language, FALLBACK])
        ]
        self.names = list(seats)
        self.marks = bool(os.environ.get("SHOAL_DEV"))

    def has(self, key: str) -> bool:
        return any(made.has_message(key) for made in self.bundles)

    def seat(self, seat: int) -> str:
        """The name of a seat."""
        if 0 <= seat < len(self.names):
            return self.names[seat]
        return self.say("seat-name", {"number": seat + 1})

    def say(self, key: str, args: Mapping[str, object] | None = None) -> str:
        """The sentence for a message key and its arguments."""
        shown = {name: self._shown(name, value) for name, value in (args or {}).items()}
        fault = f"no words for {key!r}"
        for made in self.bundles:
            message = made.get_message(key) if made.has_message(key) else None
            if message is None or message.value is None:
                continue
            text, errors = made.format_pattern(message.value, shown)
            if not errors:
                whole = str(text).replace(SOFT_HYPHEN, "")
                fell_back = made is not self.bundles[0]
                return f"⟦{whole}⟧" if self.marks and fell_back else whole
            fault = f"{key}: {errors[0]}"
        raise MissingWordsError(fault)

    def named(self, key: str, form: str = "") -> str:
        """What a thing is called, in some form; in its plain one if its language has no such."""
        first = self.bundles[0]
        if not form or not first.has_message(key):
            return self.say(key)
        pattern = first.get_message(key).attributes.get(form)
        if pattern is None:
            plain = self.say(key)
            return f"⟦{plain}.{form}⟧" if self.marks else plain
        return str(first.format_pattern(pattern, {})[0]).replace(SOFT_HYPHEN, "")

    def _shown(self, name: str, value: object) -> str | int | float | Things:
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, int):
            return self.seat(value) if name.endswith("seat") else value
        if isinstance(value, float):
            return value
        if isinstance(value, str):
            if value.startswith("@"):
                return Things([partial(self.named, value[1:])], self.language)
            return value
        if isinstance(value, Sequence):
            single = name.removesuffix("s")  # `seats` holds values such as `seat` holds
            shown = [self._shown(single, item) for item in value]
            if single.endswith("seat"):
                return listed([str(item) for item in shown], self.language)
            return Things([_forms(item) for item in shown], self.language)
        return "" if value is None else str(value)


def _forms(shown: str | int | float | Things) -> Callable[[str], str]:
    if isinstance(shown, Things):
        return shown.form
    said = str(shown)
    return lambda _: said if isinstance(shown, str) else said.replace("-", MINUS)
