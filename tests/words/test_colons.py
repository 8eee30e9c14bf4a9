"""A colon is set as the reader's language sets it: it stands in the words and not in the code."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from shoal.words import Words, folders

ROOT = Path(__file__).resolve().parents[2]
SPEAKERS = ("src/shoal/terminal", "src/shoal/cli")
# `{name}: {value}` of a template or an attribute, and no type: `({ x, y }: { x: number; … })`.
GLUED = re.compile(r"\}: \$?\{(?! \w+\??: )|\bjoin\(\": \"\)|\}: `")


def glued_in_python(text: str) -> list[int]:
    """Lines that put a colon between what is said and something else."""
    tree = ast.parse(text)
    if "Words" not in {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}:
        return []  # speaks English to developers
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            said = any("words" in ast.unparse(part) for part in node.values)
            colons = [part for part in node.values if isinstance(part, ast.Constant)]
            if said and any(str(part.value).startswith(": ") for part in colons):
                found.append(node.lineno)
        elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
            if ": " in (_text(node.left), _text(node.right)):
                found.append(node.lineno)
        elif isinstance(node, ast.Call) and ": " in map(_text, node.args):
            found.append(node.lineno)
    return found


def _text(node: ast.expr) -> str:
    return str(node.value) if isinstance(node, ast.Constant) else ""


def glued_in_script(text: str) -> list[int]:
    return [
        number
        for number, line in enumerate(text.splitlines(), 1)
        if GLUED.search(line) and "Error(" not in line
    ]


def test_no_code_sets_a_colon() -> None:
    found = []
    for folder in SPEAKERS:
        for file in sorted((ROOT / folder).rglob("*.py")):
            lines = glued_in_python(file.read_text("utf-8"))
            found += [f"{file.relative_to(ROOT)}:{line}" for line in lines]
    for file in sorted((ROOT / "web" / "src").rglob("*")):
        if file.suffix in (".ts", ".svelte") and not file.name.endswith(".test.ts"):
            lines = glued_in_script(file.read_text("utf-8"))
            found += [f"{file.relative_to(ROOT)}:{line}" for line in lines]
    assert found == [], "say it with `label-value`"


@pytest.mark.parametrize(
    "line",
    [
        'aria-label="{words.seat(seat)}: {cards}"',
        "title: `${cell}: ${words.say(key)}`,",
        'row([count, owners].filter(Boolean).join(": "))',
        "const said = `${label}: `;",
    ],
)
def test_a_glued_colon_is_found_in_the_client(line: str) -> None:
    assert glued_in_script(line) == [1]


@pytest.mark.parametrize(
    "line",
    [
        'print(f"{words.seat(1)}: {text}")',
        'lines.append(words.say("some-key") + ": ")',
        'Text.assemble(points, ": ", held)',
    ],
)
def test_a_glued_colon_is_found_in_python(line: str) -> None:
    assert glued_in_python(f"from shoal.words import Words\nwords = Words()\n{line}\n") == [3]


@pytest.mark.parametrize("language", folders())
def test_a_label_has_its_languages_colon(language: str) -> None:
    said = Words(language).say("label-value", {"label": "Ada", "value": 12})
    assert said == ("Ada\u202f: 12" if language == "fr" else "Ada: 12")
