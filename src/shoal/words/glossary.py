"""Glossaries: the words players know from the boxes, language by language, and who keeps to them.

`LANGUAGE/glossary.toml` has a table for each game, and `frame` for what is said around the games:

    [carta_magica]
    harbour = { printed = "Hafen", forms = ["hafen", "häfen"] }
    tow = { printed = "befreien", ours = "freischleppen", why = "…", forms = ["frei"] }

`printed` is the word in the rules of the box, `ours` one that we chose because nothing was printed,
or against what is printed, and then `why`. The English glossary is the list of all terms: a message
that has one of its `forms` in English has one of the `forms` of the same term in every language;
`but` names the messages that mean something else, `never` the words that are not to be used for it.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from importlib import resources
from typing import Any

import shoal.words
from shoal.words.catalogue import Catalogues

FILE = "glossary.toml"
FRAME = "frame"
FIELDS = {"printed", "ours", "why", "forms", "but", "never"}
SHORT = 3  # a stem this short must be a whole word, or it is found everywhere


class GlossaryError(ValueError):
    """A glossary that cannot be read; the message says where."""


@dataclass(frozen=True)
class Term:
    """What one thing is called in one language."""

    name: str
    printed: str = ""
    ours: str = ""
    why: str = ""
    forms: tuple[str, ...] = ()
    but: frozenset[str] = frozenset()
    never: tuple[str, ...] = ()

    @property
    def word(self) -> str:
        return self.ours or self.printed

    @cached_property
    def pattern(self) -> re.Pattern[str]:
        """Where its word stands in English: whole, in any number; a name with its capital."""
        ways = [
            re.escape(form) if form[0].isupper() else f"(?i:{re.escape(form)})"
            for form in sorted(self.forms or (self.word,), key=len, reverse=True)
        ]
        return re.compile(rf"\b(?:{'|'.join(ways)})(?:s|es)?\b")

    def stands_in(self, text: str) -> bool:
        """Whether a text has the word in some form. All the words of a form must be there."""
        folded = text.casefold()
        return any(
            all(_stem_in(stem, folded) for stem in form.casefold().split())
            for form in self.forms or (self.word,)
        )


def _stem_in(stem: str, folded: str) -> bool:
    if len(stem) > SHORT:
        return stem in folded
    return re.search(rf"\b{re.escape(stem)}\b", folded) is not None


@dataclass
class Glossary:
    """The terms of one language by game."""

    language: str
    games: dict[str, dict[str, Term]] = field(default_factory=dict)

    def of(self, owner: str) -> dict[str, Term]:
        """The terms that hold for the words of a game, or around the games."""
        return self.games.get(owner, {}) if owner in self.games else self.games.get(FRAME, {})


def read(language: str) -> Glossary:
    """The glossary of a language; an empty one if it has none."""
    file = resources.files(shoal.words).joinpath(language, FILE)
    text = file.read_text("utf-8") if file.is_file() else ""
    try:
        return learn(language, tomllib.loads(text))
    except (tomllib.TOMLDecodeError, GlossaryError) as error:
        raise GlossaryError(f"{language}/{FILE}: {error}") from None


def learn(language: str, data: Mapping[str, Any]) -> Glossary:
    found = Glossary(language)
    for game, entries in data.items():
        terms = found.games.setdefault(game, {})
        for name, entry in entries.items():
            strange = sorted(entry.keys() - FIELDS)
            if strange:
                raise GlossaryError(f"{game}.{name} has {strange[0]}, which means nothing")
            terms[name] = Term(
                name,
                entry.get("printed", ""),
                entry.get("ours", ""),
                entry.get("why", ""),
                tuple(entry.get("forms", ())),
                frozenset(entry.get("but", ())),
                tuple(entry.get("never", ())),
            )
    return found


def gaps(own: Glossary, english: Glossary) -> Iterator[tuple[str, str]]:
    """What is wrong with the glossary itself: the term and the reason."""
    for game, terms in english.games.items():
        for name in terms:
            term = own.games.get(game, {}).get(name)
            if term is None or not term.word:
                yield f"{game}.{name}", "is not in the glossary"
            elif term.printed and term.ours and not term.why:
                yield f"{game}.{name}", "differs from the printed word and does not say why"
    for game, terms in own.games.items():
        for name in terms:
            if name not in english.games.get(game, {}):
                yield f"{game}.{name}", "is no term of the English glossary"


def strays(
    key: str,
    words: Catalogues,
    english: Catalogues,
    own: Mapping[str, Term],
    listed: Mapping[str, Term],
) -> Iterator[str]:
    """Why a message does not say what the glossary says."""
    text = words.says(words.messages[key])
    said = english.says(english.messages[key])
    for name, term in listed.items():
        mine = own.get(name)
        if mine is None or key in mine.but or key in term.but:
            continue
        found = term.pattern.search(said)
        if found and not mine.stands_in(text):
            yield f"has no “{mine.word}”, the word of the glossary for “{found[0]}”"
        for word in mine.never:
            if re.search(rf"\b{re.escape(word)}\b", text, re.IGNORECASE):
                yield f"says “{word}”; the glossary says “{mine.word}”"
