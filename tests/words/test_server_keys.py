"""Whatever a server can answer has a sentence for people, in browser and terminal."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from shoal import claims
from shoal.table.chat import PHRASES
from shoal.words import Words, languages
from shoal.words.catalogue import Catalogues, read

# Calls that name a key, and where it stands among their arguments.
SAYERS = {"refuse": 0, "Refusal": 1, "say_error": 0, "fault": 0, "respond": 1, "problem": 0}
KEY = re.compile(r"[a-z]+(-[a-z]+)*")
# Put together by code: `f"takeback-{step.binding}"`.
PUT_TOGETHER = {"takeback-chance", "takeback-reveal"}
# Given in one word, which looks like many other texts.
ONE_WORD = {"origin"}


def root() -> Path:
    found = claims.checkout()
    assert found is not None
    return found


def text(node: ast.AST | None) -> str:
    """A key that stands in the code, else nothing."""
    said = node.value if isinstance(node, ast.Constant) else None
    if not isinstance(said, str) or not KEY.fullmatch(said):
        return ""
    return said if "-" in said or said in ONE_WORD else ""


def given(call: ast.Call) -> set[str]:
    """The arguments that go with a key: keywords, or a dictionary."""
    names = {word.arg for word in call.keywords if word.arg}
    for argument in call.args:
        if isinstance(argument, ast.Dict):
            names |= {key.value for key in argument.keys if isinstance(key, ast.Constant)}  # type: ignore[misc]
    return names


def said_in(tree: ast.AST) -> Iterator[tuple[str, set[str]]]:
    """Keys a module can send, each with the names of its arguments."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else ""
            name = node.func.id if isinstance(node.func, ast.Name) else name
            at = SAYERS.get(name)
            if at is not None and at < len(node.args):
                yield text(node.args[at]), given(node)
        elif isinstance(node, ast.Assign):  # class NoSuchTable: key = "table-unknown"
            if [getattr(target, "id", "") for target in node.targets] == ["key"]:
                yield text(node.value), set()
        elif isinstance(node, ast.Tuple) and len(node.elts) == 2:  # (429, "too-fast")
            status = node.elts[0]
            if isinstance(status, ast.Constant) and isinstance(status.value, int):
                yield text(node.elts[1]), set()
        elif isinstance(node, ast.Dict):  # {"key": "begin-anew"}, {404: "page-unknown"}
            for key, value in zip(node.keys, node.values, strict=True):
                if isinstance(key, ast.Constant) and (
                    key.value == "key" or isinstance(key.value, int)
                ):
                    yield text(value), set()


@cache
def sent() -> dict[str, list[set[str]]]:
    """Every key that server, table and kernel can send, with its arguments at each place."""
    found: dict[str, list[set[str]]] = {key: [] for key in (*PHRASES, *PUT_TOGETHER)}
    for part in ("server", "table", "kernel"):
        for file in sorted((root() / "src" / "shoal" / part).rglob("*.py")):
            for key, names in said_in(ast.parse(file.read_text("utf-8"))):
                if key:
                    found.setdefault(key, []).append(names)
    return found


@cache
def always() -> tuple[str, ...]:
    """The catalogues that every page of the browser has."""
    script = (root() / "web" / "src" / "lib" / "words.ts").read_text("utf-8")
    listed = re.search(r"export const ALWAYS = \[(.*?)\]", script)
    assert listed, "words.ts lists what every page can say in ALWAYS"
    return tuple(re.findall(r'"([\w-]+)"', listed[1]))


@cache
def words(language: str) -> Catalogues:
    return read(language)


def test_keys_are_found() -> None:
    assert len(sent()) > 70
    assert {"table-stale", "too-fast", "begin-anew", "page-unknown", "origin"} <= sent().keys()


def test_what_binds_a_step_is_what_we_know() -> None:
    code = (root() / "src" / "shoal" / "kernel" / "play.py").read_text("utf-8")
    bindings = set(re.findall(r'\bbinding = "(\w+)"', code))
    assert {f"takeback-{binding}" for binding in bindings} == PUT_TOGETHER


@pytest.mark.parametrize("language", languages())
def test_browser_and_terminal_have_a_sentence_for_each(language: str) -> None:
    known = words(language).messages
    assert [key for key in sorted(sent()) if key not in known] == []
    assert [key for key in sorted(sent()) if known[key].catalogue not in always()] == []
    terminal = Words(language)
    assert [key for key in sorted(sent()) if not terminal.bundles[0].has_message(key)] == []


@pytest.mark.parametrize("language", languages())
def test_each_place_gives_what_the_sentence_needs(language: str) -> None:
    lacking = [
        f"{key} needs {sorted(needed - names)}"
        for key, places in sorted(sent().items())
        for needed in [words(language).arguments(words(language).messages[key])]
        for names in places
        if not needed <= names
    ]
    assert lacking == []


@pytest.mark.parametrize("language", languages())
def test_nothing_else_stands_with_them(language: str) -> None:
    """So that a key said in a new way is noticed: its sentence is in table.ftl."""
    assert {message.key for message in words(language).of("table")} <= sent().keys()


@pytest.mark.parametrize("language", languages())
def test_what_every_page_says_refers_only_to_what_every_page_has(language: str) -> None:
    """Else a sentence would have a hole until some game is loaded."""
    found = words(language)
    astray = [
        f"{message.key} mentions {key}"
        for message in found.messages.values()
        if message.catalogue in always()
        for key in message.mentions
        if found.messages[key].catalogue not in always()
    ]
    assert astray == []
