"""Catalogues: the word files of a language, read to see what they say and what they need."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from importlib import resources

from babel import Locale
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

import shoal.words
from shoal.words import SOFT_HYPHEN

HOLE = "\ufffc"  # stands in a text where something is put in


@dataclass(frozen=True)
class Choice:
    """A selector of a message: by what it chooses, and what it says in each case."""

    by: str  # the argument's name; empty if it chooses by something else
    cases: tuple[str, ...]
    texts: tuple[str, ...]


@dataclass(frozen=True)
class Message:
    """One message: where it stands, what it needs, how it is written."""

    key: str
    catalogue: str  # the file, without .ftl
    arguments: frozenset[str] = frozenset()
    mentions: frozenset[str] = frozenset()  # other messages and -terms it contains, `key.form` too
    choices: tuple[Choice, ...] = ()
    source: str = ""
    texts: tuple[str, ...] = ()  # what it says, piece by piece: HOLE for what is put in
    forms: frozenset[str] = frozenset()  # the attributes: other forms of the thing it names
    asks: frozenset[str] = frozenset()  # the forms it wants of what is put in
    functions: frozenset[str] = frozenset()


@dataclass
class Catalogues:
    """All that one language says."""

    language: str
    messages: dict[str, Message] = field(default_factory=dict)
    terms: dict[str, Message] = field(default_factory=dict)  # `-word`: for this language's own use
    twice: list[Message] = field(default_factory=list)
    junk: list[tuple[str, str]] = field(default_factory=list)  # catalogue and what nobody can read

    def add(self, message: Message) -> None:
        known = self.terms if message.key.startswith("-") else self.messages
        if message.key in known:
            self.twice.append(message)
        else:
            known[message.key] = message

    def reached(self, keys: Iterable[str]) -> set[str]:
        """These messages, those they contain, and so on; terms too."""
        found: set[str] = set()
        ahead = set(keys)
        while ahead:
            key = ahead.pop().partition(".")[0]
            inner = self.messages.get(key) or self.terms.get(key)
            if inner and key not in found:
                found.add(key)
                ahead |= inner.mentions
        return found

    def inside(self, message: Message) -> list[Message]:
        """A message and all that it contains."""
        keys = sorted(self.reached(message.mentions) - {message.key})
        return [message, *(self.messages.get(key) or self.terms[key] for key in keys)]

    def arguments(self, message: Message) -> frozenset[str]:
        """What a message needs, with the messages it contains; a term's are its own affair."""
        inside = [each for each in self.inside(message) if not each.key.startswith("-")]
        return frozenset(name for each in inside for name in each.arguments)

    def says(self, message: Message) -> str:
        """All its words in all its cases, those of the messages it contains included."""
        return "\n".join(text for each in self.inside(message) for text in each.texts)

    def names(self) -> list[str]:
        return sorted({message.catalogue for message in self.messages.values()})

    def of(self, catalogue: str) -> list[Message]:
        return [each for each in self.messages.values() if each.catalogue == catalogue]


class Needs(Visitor):
    """Walks through a message and notes what it contains."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.mentions: set[str] = set()
        self.choices: list[Choice] = []
        self.texts: list[str] = []
        self.asks: set[str] = set()
        self.functions: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.mentions.add(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.mentions.add(f"-{node.id.name}")
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.functions.add(node.id.name)
        for given in node.arguments.positional[1:]:
            if node.id.name in ("FORM", "AND") and isinstance(given, ast.StringLiteral):
                self.asks.add(given.value)
        self.generic_visit(node)

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802
        self.texts.append(said(node))
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = [variant.key for variant in node.variants]
        names = [key.name if isinstance(key, ast.Identifier) else key.value for key in keys]
        by = node.selector.id.name if isinstance(node.selector, ast.VariableReference) else ""
        texts = tuple(said(variant.value) for variant in node.variants)
        self.choices.append(Choice(by, tuple(names), texts))
        self.generic_visit(node)


def said(pattern: ast.Pattern) -> str:
    """The words of a pattern itself, with a HOLE where something is put in."""
    found = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            found.append(element.value)
        elif isinstance(element.expression, ast.StringLiteral):
            found.append(str(element.expression.parse()["value"]).replace(SOFT_HYPHEN, ""))
        else:
            found.append(HOLE)
    return "".join(found)


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
    messages, junk = parsed(catalogue, text)
    found.junk.extend((catalogue, content) for content in junk)
    for message in messages:
        found.add(message)


@lru_cache(maxsize=1000)
def parsed(catalogue: str, text: str) -> tuple[list[Message], list[str]]:
    """The messages of a word file, and what nobody can read; the same text is read once."""
    serializer = FluentSerializer()
    messages: list[Message] = []
    junk: list[str] = []
    for entry in FluentParser(with_spans=False).parse(text).body:
        if isinstance(entry, ast.Junk):
            junk.append((entry.content or "").strip())
        elif isinstance(entry, ast.Message | ast.Term):
            needs = Needs()
            needs.visit(entry)
            messages.append(
                Message(
                    f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name,
                    catalogue,
                    frozenset(needs.arguments),
                    frozenset(needs.mentions),
                    tuple(needs.choices),
                    serializer.serialize_entry(entry),
                    tuple(needs.texts),
                    frozenset(attribute.id.name for attribute in entry.attributes),
                    frozenset(needs.asks),
                    frozenset(needs.functions),
                )
            )
    return messages, junk


def learn_clauses(found: Catalogues, catalogue: str, clauses: Mapping[str, str]) -> None:
    """Add a game's clauses: in English they stand with the game, elsewhere in a word file."""
    for number, says in clauses.items():
        found.add(Message(number, catalogue, source=f"{number} = {says}\n", texts=(says,)))


def own_name(language: str) -> str:
    """What a language calls itself."""
    return Locale.parse(language).get_display_name() or language
