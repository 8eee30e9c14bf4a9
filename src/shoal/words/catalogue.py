"""Catalogues: the word files of a language, read to see what they say and what they need."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from importlib import resources

from babel import Locale
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

import shoal.words


@dataclass(frozen=True)
class Message:
    """One message: where it stands, what it needs, how it is written."""

    key: str
    catalogue: str  # the file, without .ftl
    arguments: frozenset[str] = frozenset()
    mentions: frozenset[str] = frozenset()  # other messages it contains
    choices: tuple[tuple[str, ...], ...] = ()  # what each of its selectors tells apart
    source: str = ""


@dataclass
class Catalogues:
    """All that one language says."""

    language: str
    messages: dict[str, Message] = field(default_factory=dict)
    twice: list[Message] = field(default_factory=list)
    junk: list[tuple[str, str]] = field(default_factory=list)  # catalogue and what nobody can read

    def add(self, message: Message) -> None:
        if message.key in self.messages:
            self.twice.append(message)
        else:
            self.messages[message.key] = message

    def arguments(self, message: Message) -> frozenset[str]:
        """What a message needs, with the messages it contains."""
        inner = [self.messages[key].arguments for key in self.reached(message.mentions)]
        return message.arguments.union(*inner)

    def reached(self, keys: Iterable[str]) -> set[str]:
        """These messages, those they contain, and so on."""
        found: set[str] = set()
        ahead = set(keys)
        while ahead:
            key = ahead.pop()
            if key in self.messages and key not in found:
                found.add(key)
                ahead |= self.messages[key].mentions
        return found

    def names(self) -> list[str]:
        return sorted({message.catalogue for message in self.messages.values()})

    def of(self, catalogue: str) -> list[Message]:
        return [each for each in self.messages.values() if each.catalogue == catalogue]


class Needs(Visitor):
    """Walks through a message and notes what it contains."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.mentions: set[str] = set()
        self.choices: list[tuple[str, ...]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.mentions.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = [variant.key for variant in node.variants]
        names = [key.name if isinstance(key, ast.Identifier) else key.value for key in keys]
        self.choices.append(tuple(names))
        self.generic_visit(node)


def read(language: str) -> Catalogues:
    """The catalogues of a language as they stand in its folder."""
    found = Catalogues(language)
    folder = resources.files(shoal.words).joinpath(language)
    for item in sorted(folder.iterdir(), key=str):
        if item.name.endswith(".ftl"):
            learn(found, item.name.removesuffix(".ftl"), item.read_text("utf-8"))
    return found


def learn(found: Catalogues, catalogue: str, text: str) -> None:
    """Add one word file."""
    serializer = FluentSerializer()
    for entry in FluentParser(with_spans=False).parse(text).body:
        if isinstance(entry, ast.Junk):
            found.junk.append((catalogue, (entry.content or "").strip()))
        elif isinstance(entry, ast.Message):
            needs = Needs()
            needs.visit(entry)
            found.add(
                Message(
                    entry.id.name,
                    catalogue,
                    frozenset(needs.arguments),
                    frozenset(needs.mentions),
                    tuple(needs.choices),
                    serializer.serialize_entry(entry),
                )
            )


def learn_clauses(found: Catalogues, catalogue: str, clauses: Mapping[str, str]) -> None:
    """Add a game's clauses: in English they stand with the game, elsewhere in a word file."""
    for number, says in clauses.items():
        found.add(Message(number, catalogue, source=f"{number} = {says}\n"))


def own_name(language: str) -> str:
    """What a language calls itself."""
    return Locale.parse(language).get_display_name() or language
