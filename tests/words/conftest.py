"""All messages of a language are looked at once: six tests ask for what is wrong with them."""

from __future__ import annotations

import pytest

from shoal.words import checking, glossary, writing
from shoal.words.catalogue import Catalogues
from shoal.words.checking import Fault

look = checking.faults
FOUND: dict[tuple[object, ...], list[Fault]] = {}


def text_of(words: Catalogues) -> tuple[object, ...]:
    """All that stands in its files, which is all that a look depends on."""
    known = [*words.messages.values(), *words.terms.values(), *words.twice]
    written = tuple((each.catalogue, each.source) for each in known)
    return words.language, len(words.messages), len(words.terms), written, tuple(words.junk)


def faults(
    words: Catalogues,
    english: Catalogues,
    style: writing.Writing | None = None,
    terms: tuple[glossary.Glossary, glossary.Glossary] | None = None,
) -> list[Fault]:
    asked = (text_of(words), text_of(english), repr(style), repr(terms))
    if asked not in FOUND:
        FOUND[asked] = look(words, english, style, terms)
    return list(FOUND[asked])


@pytest.fixture(autouse=True)
def looked_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checking, "faults", faults)
