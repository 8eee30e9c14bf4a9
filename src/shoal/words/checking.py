"""Checking words: is a language whole, and does each message fit the English one?"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from babel import Locale

from shoal.words import FALLBACK, glossary, writing
from shoal.words.catalogue import Catalogues, Choice, Message
from shoal.words.lengths import overlong
from shoal.words.things import FUNCTIONS

PLURALS = ("zero", "one", "two", "few", "many", "other")
COUNTED = 1001  # we count fish and points: whole numbers, and never millions of them


# What can be wrong, in the order of the table of `shoal words --check`.
KINDS = (
    "missing",
    "files",
    "args",
    "plurals",
    "forms",
    "terms",
    "english",
    "writing",
    "length",
)
# What Fluent brings along, and what we add.
KNOWN_FUNCTIONS = {"NUMBER", *FUNCTIONS}


@dataclass(frozen=True)
class Fault:
    """Something wrong with a message."""

    language: str
    catalogue: str
    key: str
    reason: str
    kind: str = "files"


@dataclass(frozen=True)
class Share:
    """How many messages of a catalogue a language has."""

    said: int
    of: int

    @property
    def whole(self) -> bool:
        return self.said == self.of

    def percent(self) -> str:
        """Rounded down: nothing is 100 % before it is whole."""
        tenths = 1000 * self.said // self.of if self.of else 1000
        return f"{tenths // 10} %" if tenths % 10 == 0 else f"{tenths / 10:.1f} %"


def shares(words: Catalogues, english: Catalogues) -> dict[str, Share]:
    """How whole a language is, catalogue by catalogue."""
    found: dict[str, Share] = {}
    for name in english.names():
        wanted = english.of(name)
        found[name] = Share(sum(each.key in words.messages for each in wanted), len(wanted))
    return found


def overall(found: dict[str, Share]) -> Share:
    return Share(sum(each.said for each in found.values()), sum(each.of for each in found.values()))


def missing(words: Catalogues, english: Catalogues) -> list[Message]:
    """What is said in English only."""
    return [each for key, each in english.messages.items() if key not in words.messages]


def owner(catalogue: str) -> str:
    """Whose words a catalogue holds: `maldivia-web` and `maldivia-clauses` are Maldivia's."""
    return catalogue.partition("-")[0]


def untold(words: Catalogues, english: Catalogues) -> set[str]:
    """The games of which a language says nothing yet: their players read English meanwhile.

    Whoever adds a game need not speak thirteen languages; what was begun is to be finished.
    """
    games = {owner(name) for name in english.names() if name.endswith("-clauses")}
    return games - {owner(each.catalogue) for each in words.messages.values()}


def lacking(words: Catalogues, english: Catalogues) -> list[str]:
    """What a language lacks, in a line for each game or part: "pearl: German lacks 12 of 30"."""
    name = Locale.parse(words.language).get_display_name("en") or words.language
    of: dict[str, int] = {}
    for each in english.messages.values():
        of[owner(each.catalogue)] = of.get(owner(each.catalogue), 0) + 1
    silent = untold(words, english)
    lacks: dict[str, list[str]] = {}
    for each in missing(words, english):
        if owner(each.catalogue) not in silent:
            lacks.setdefault(owner(each.catalogue), []).append(each.key)
    return [
        f"{part}: {name} is missing {len(keys)} of {of[part]} messages, such as {keys[0]}"
        for part, keys in lacks.items()
    ]


def faults(
    words: Catalogues,
    english: Catalogues,
    style: writing.Writing | None = None,
    terms: tuple[glossary.Glossary, glossary.Glossary] | None = None,
) -> list[Fault]:
    """What is wrong with the messages a language has; `terms` are its glossary and the English."""
    language = words.language
    found = [
        Fault(language, name, text.splitlines()[0][:60], "cannot be read as Fluent")
        for name, text in words.junk
    ]
    for message in words.twice:
        found.append(Fault(language, message.catalogue, message.key, "is defined twice"))
    checked = [*words.messages.values(), *words.terms.values()]
    for message in checked:
        for kind, reason in _reasons(message, words, english, style, terms):
            found.append(Fault(language, message.catalogue, message.key, reason, kind))
    found.extend(_form_faults(words))
    if terms and language != FALLBACK:
        for term, reason in glossary.gaps(*terms):
            found.append(Fault(language, "glossary", term, reason, "terms"))
    return found


def _reasons(
    message: Message,
    words: Catalogues,
    english: Catalogues,
    style: writing.Writing | None,
    terms: tuple[glossary.Glossary, glossary.Glossary] | None,
) -> Iterator[tuple[str, str]]:
    """What is wrong with one message: the kind of fault and the reason."""
    # The English clauses stand with the games, in plain ASCII.
    plain = words.language == FALLBACK and message.catalogue.endswith("-clauses")
    if style and not plain:
        for reason in dict.fromkeys(writing.slips(message, style)):
            yield "writing", reason
    for reason in overlong(message):
        yield "length", reason
    for choice in message.choices:
        for reason in _plural_reasons(choice, words.language):
            yield "plurals", reason
    for name in sorted(message.functions - KNOWN_FUNCTIONS):
        yield "args", f"calls {name}, which is no function"
    for mention in sorted(message.mentions):
        key, _, form = mention.partition(".")
        inner = (words.terms if key.startswith("-") else english.messages).get(key)
        own = words.messages.get(key)
        if inner is None:
            kind = "term" if key.startswith("-") else "message"
            yield "args", f"mentions {key}, which is no {kind}"
        elif form and own and form not in own.forms:
            yield "forms", f"mentions {mention}, and {key} has no such form"
    if message.key.startswith("-"):
        return
    original = english.messages.get(message.key)
    if original is None:
        yield "files", "is unknown in English"
        return
    if message.catalogue != original.catalogue:
        yield "files", f"belongs in {original.catalogue}.ftl"
    needed, given = english.arguments(original), words.arguments(message)
    for name in sorted(needed - given):
        yield "args", f"leaves out {{ ${name} }}"
    for name in sorted(given - needed):
        yield "args", f"has {{ ${name} }}, which English does not have"
    if words.language == FALLBACK:
        return
    if style:
        left = writing.leftover(message, english, style)
        if left:
            yield "english", left
    if terms:
        own_terms, english_terms = terms
        listed = english_terms.of(owner(message.catalogue))
        mine = own_terms.of(owner(message.catalogue))
        for reason in glossary.strays(message.key, words, english, mine, listed):
            yield "terms", reason


def _form_faults(words: Catalogues) -> Iterator[Fault]:
    """Forms that sentences ask for and things do not have: if most of a kind have one, all do."""
    families: dict[str, list[Message]] = {}
    for message in words.messages.values():
        families.setdefault(message.key.rpartition("-")[0], []).append(message)
    for kin in families.values():
        for form in sorted({form for each in kin for form in each.forms}):
            without = [each for each in kin if form not in each.forms]
            if 2 * len(without) < len(kin):
                for each in without:
                    reason = f"has no form .{form}, which others of its kind have"
                    yield Fault(words.language, each.catalogue, each.key, reason, "forms")
    known = {form for message in words.messages.values() for form in message.forms}
    for message in words.messages.values():
        for form in sorted(message.asks - known):
            reason = f'asks for the form "{form}", which nothing has'
            yield Fault(words.language, message.catalogue, message.key, reason, "forms")


def _plural_reasons(choice: Choice, language: str) -> list[str]:
    """Why a selector does not tell the numbers of a language apart.

    `[0]` and `[other]` are a choice between nothing and something; as soon as one form has a name,
    all forms that whole numbers take in this language must be there.
    """
    named = [form for form in choice.cases if form in PLURALS]
    if not named or named == ["other"]:
        return []
    found: list[str] = []
    if "other" not in named:
        found.append("tells numbers apart without [other]")
    needed = plurals(language)
    lacking = [form for form in PLURALS if form in needed and form not in named]
    if lacking and lacking != ["other"]:
        found.append(f"tells numbers apart without {_list(lacking)}")
    strange = [form for form in named if form not in needed and form != "other"]
    if strange:
        found.append(f"has {_list(strange)}, which no number takes in this language")
    if "one" in named and "1" not in choice.cases:
        text = choice.texts[choice.cases.index("one")]
        others = [number for number in ones(language) if str(number) not in choice.cases]
        if others != [1] and re.search(r"(?<!\d)1(?!\d)", text):
            example = next(number for number in others if number != 1)
            found.append(f"writes 1 in [one], which {example} is too: use {{ ${choice.by} }}")
    return found


def _list(forms: list[str]) -> str:
    return ", ".join(f"[{form}]" for form in forms)


@cache
def ones(language: str) -> list[int]:
    """The numbers that take the form of one: 21 does in Russian, 0 in French."""
    form = Locale.parse(language).plural_form
    return [number for number in range(COUNTED) if form(number) == "one"]


@cache
def plurals(language: str) -> set[str]:
    """The forms that whole numbers take in a language, by the Unicode plural rules."""
    form = Locale.parse(language).plural_form
    return {form(number) for number in range(COUNTED)}
