"""Checking words: is a language whole, and does each message fit the English one?"""

from __future__ import annotations

from dataclasses import dataclass

from babel import Locale

from shoal.words.catalogue import Catalogues, Message

# Languages that promise to say everything: the tests fail when one of them does not.
COMPLETE = ("de", "en")

PLURALS = ("zero", "one", "two", "few", "many", "other")
COUNTED = 1001  # we count fish and points: whole numbers, and never millions of them


@dataclass(frozen=True)
class Fault:
    """Something wrong with a message."""

    language: str
    catalogue: str
    key: str
    reason: str


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


def lacking(words: Catalogues, english: Catalogues) -> list[str]:
    """What a language lacks, in a line for each game or part: "pearl: German lacks 12 of 30"."""
    name = Locale.parse(words.language).get_display_name("en") or words.language
    of: dict[str, int] = {}
    for each in english.messages.values():
        of[owner(each.catalogue)] = of.get(owner(each.catalogue), 0) + 1
    lacks: dict[str, list[str]] = {}
    for each in missing(words, english):
        lacks.setdefault(owner(each.catalogue), []).append(each.key)
    return [
        f"{part}: {name} is missing {len(keys)} of {of[part]} messages, such as {keys[0]}"
        for part, keys in lacks.items()
    ]


def faults(words: Catalogues, english: Catalogues) -> list[Fault]:
    """What is wrong with the messages a language has."""
    language = words.language
    found = [
        Fault(language, name, text.splitlines()[0][:60], "cannot be read as Fluent")
        for name, text in words.junk
    ]
    for message in words.twice:
        found.append(Fault(language, message.catalogue, message.key, "is defined twice"))
    for message in words.messages.values():
        for reason in _reasons(message, words, english):
            found.append(Fault(language, message.catalogue, message.key, reason))
    return found


def _reasons(message: Message, words: Catalogues, english: Catalogues) -> list[str]:
    found: list[str] = []
    original = english.messages.get(message.key)
    if original is None:
        return ["is unknown in English"]
    if message.catalogue != original.catalogue:
        found.append(f"belongs in {original.catalogue}.ftl")
    needed, given = english.arguments(original), words.arguments(message)
    for name in sorted(needed - given):
        found.append(f"leaves out {{ ${name} }}")
    for name in sorted(given - needed):
        found.append(f"has {{ ${name} }}, which English does not have")
    for key in sorted(message.mentions - english.messages.keys()):
        found.append(f"mentions {key}, which is no message")
    for choice in message.choices:
        found.extend(_plural_reasons(choice, words.language))
    return found


def _plural_reasons(choice: tuple[str, ...], language: str) -> list[str]:
    """Why a selector does not tell the numbers of a language apart.

    `[0]` and `[other]` are a choice between nothing and something; as soon as one form has a name,
    all forms that whole numbers take in this language must be there.
    """
    named = [form for form in choice if form in PLURALS]
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
    return found


def _list(forms: list[str]) -> str:
    return ", ".join(f"[{form}]" for form in forms)


def plurals(language: str) -> set[str]:
    """The forms that whole numbers take in a language, by the Unicode plural rules."""
    form = Locale.parse(language).plural_form
    return {form(number) for number in range(COUNTED)}
