"""A language nobody speaks, made of the English one: whole, and different everywhere."""

from __future__ import annotations

import json
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from shoal import games
from shoal.words import FALLBACK, glossary

LANGUAGE = "eo"
VOWELS = str.maketrans("aeiouyAEIOUY", "áéíóúýÁÉÍÓÚÝ")


def twisted(text: str) -> str:
    """An English text as this language has it."""
    return text.translate(VOWELS).replace("th", "þ").replace("n", "ñ")


class Twist(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        node.value = twisted(node.value)
        return node


def write(words: Path) -> Path:
    """Add the language to a folder of words: files, and nothing else."""
    folder = words / LANGUAGE
    folder.mkdir()
    for file in sorted((words / FALLBACK).glob("*.ftl")):
        tree = FluentParser().parse(file.read_text("utf-8"))
        text = FluentSerializer().serialize(Twist().visit(tree))
        (folder / file.name).write_text(text, "utf-8")
    for name in games.names():
        lines = [f"{each.number} = {twisted(each.says)}\n" for each in games.find(name).clauses()]
        (folder / f"{name}-clauses.ftl").write_text("".join(lines).replace("'", "’"), "utf-8")
    lines = []
    for game, terms in glossary.read(FALLBACK).games.items():
        lines.append(f"[{game}]\n")
        for term in terms.values():
            stems = [twisted(form) + ending for form in term.forms for ending in ("", "s")]
            forms = json.dumps(stems, ensure_ascii=False)
            lines.append(f'{term.name} = {{ ours = "{twisted(term.word)}", forms = {forms} }}\n')
    (folder / glossary.FILE).write_text("".join(lines), "utf-8")
    return folder
