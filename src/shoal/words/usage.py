"""Which messages the code asks for, as far as reading it can tell.

A key that stands in the code whole is asked for. A key that is put together, `f"web-chat-{how}"`,
is a pattern with gaps: a message is asked for if it fits a pattern and each gap is filled by a
word that stands somewhere in the code or the components of a game.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Collection, Iterator
from functools import cache, cached_property
from pathlib import Path

GAP = "\0"
KEY = re.compile(r"[a-z][A-Za-z0-9]*(?:-[A-Za-z0-9_]+)+")
PATTERN = re.compile(r"[A-Za-z0-9_\0-]+")
# A pattern needs some letters of its own, or it fits everything.
FIRM = re.compile(r"[a-z]{2,}-|-[a-z]{3,}")
SCRIPT_TEXT = re.compile(r'"((?:[^"\\\n]|\\.)*)"|\'((?:[^\'\\\n]|\\.)*)\'|`((?:[^`\\]|\\.)*)`')
SCRIPT_GAP = re.compile(r"\$\{([^{}]*(?:\{[^{}]*\}[^{}]*)*)\}")
SCRIPT_EITHER = re.compile(r'[^?]*\?\s*"([^"]*)"\s*:\s*"([^"]*)"')
SCRIPT_CONSTANT = re.compile(r"\bconst (\w+)(?:: \w+)? = (?:\$derived\()?([\"`])((?:(?!\2).)*)\2")
SCRIPT_SAY = re.compile(r'\bsay\(\s*(?:\w+\s*\?\s*)?"([^"]+)"(?:\s*:\s*"([^"]+)")?')
SAYERS = {"say", "has", "refuse", "Refusal", "Prompt"}


class Usage:
    """Everything quoted in the sources of a checkout."""

    def __init__(self, root: Path) -> None:
        self.quoted: set[str] = set()
        self.patterns: set[str] = set()
        # Keys that are certainly asked for: where, and what that file may put in front of them.
        self.asked: dict[str, tuple[str, list[str]]] = {}
        for file in sorted((root / "src" / "shoal").rglob("*.py")):
            self._python(file.read_text("utf-8"), file.relative_to(root).as_posix())
        # A game's keys begin with its name, which is that of its folder.
        for folder in sorted((root / "src" / "shoal" / "games").glob("*/")):
            self.quoted.add(folder.name.replace("_", "-"))
        for file in sorted((root / "src" / "shoal").rglob("*.toml")):
            self.quoted.update(_leaves(tomllib.loads(file.read_text("utf-8"))))
        for file in sorted((root / "web" / "src").rglob("*")):
            if file.suffix in (".ts", ".svelte") and not file.name.endswith(".test.ts"):
                self._script(file.read_text("utf-8"), file.relative_to(root).as_posix())

    def uses(self, key: str) -> bool:
        """Whether some line of code can ask for this message."""
        return key in self.quoted or any(self._fits(key, parts) for parts in self.firm)

    def unknown(self, known: Collection[str]) -> dict[str, str]:
        """Keys that are asked for and nobody knows, with the file that asks."""
        return {
            key: place
            for key, (place, before) in self.asked.items()
            if key not in known and not any(front + key in known for front in before)
        }

    def _fits(self, key: str, parts: list[str]) -> bool:
        """Whether a key is this pattern with a known word in each gap."""
        if not key.startswith(parts[0]):
            return False
        rest = key[len(parts[0]) :]
        if len(parts) == 1:
            return not rest
        ends = [rest.find(parts[1], 1)] if parts[1] else [len(rest)]
        while parts[1] and ends[-1] > 0:
            ends.append(rest.find(parts[1], ends[-1] + 1))
        return any(
            self._known(rest[:end]) and self._fits(rest[end:], parts[1:]) for end in ends if end > 0
        )

    def _known(self, word: str) -> bool:
        if word in self.vocabulary:
            return True
        return "-" in word and any(self._fits(word, parts) for parts in self.firm)

    @cached_property
    def firm(self) -> list[list[str]]:
        """The patterns that say something, as the texts around their gaps."""
        return [
            text.split(GAP)
            for text in sorted(self.patterns)
            if PATTERN.fullmatch(text) and FIRM.search(text.replace(GAP, " "))
        ]

    @cached_property
    def vocabulary(self) -> set[str]:
        """Every word that may fill a gap: what is quoted, and the ends of quoted keys."""
        found: set[str] = set()
        for text in self.quoted:
            parts = text.strip("-").replace("_", "-").split("-")
            for i in range(len(parts)):
                word = "-".join(parts[i:])
                found.update((word, word.lower()))
        found.update(self.quoted)
        found.update(str(number) for number in range(100))
        return found

    def _python(self, text: str, place: str) -> None:
        tree = ast.parse(text)
        constants = _constants(tree)
        for node in ast.walk(tree):
            quoted = _text(node, constants)
            if quoted is not None:
                self._quote(quoted)
            if isinstance(node, ast.Call) and _name(node.func) in SAYERS:
                for argument in node.args:
                    key = _text(argument, constants)
                    if key and KEY.fullmatch(key):
                        self.asked.setdefault(key, (place, []))

    def _script(self, text: str, place: str) -> None:
        constants = {
            found[1]: SCRIPT_GAP.sub(GAP, found[3]) for found in SCRIPT_CONSTANT.finditer(text)
        }
        before: list[str] = []
        for found in SCRIPT_TEXT.finditer(text):
            quoted = next(part for part in found.groups() if part is not None)
            for each in [quoted] if found[3] is None else _readings(quoted, constants):
                self._quote(each)
                if each.endswith(GAP) and each.count(GAP) == 1:
                    before.append(each[:-1])
        for found in SCRIPT_SAY.finditer(text):
            for key in filter(None, found.groups()):
                self.asked.setdefault(key, (place, before))

    def _quote(self, text: str) -> None:
        (self.patterns if GAP in text else self.quoted).add(text.removeprefix("@"))


@cache
def usage(root: Path) -> Usage:
    """What the sources of a checkout ask for, read once."""
    return Usage(root)


def _constants(tree: ast.Module) -> dict[str, str]:
    """The names a module gives to texts."""
    found: dict[str, str] = {}
    for node in tree.body:
        if isinstance(node, ast.Assign | ast.AnnAssign) and isinstance(node.value, ast.Constant):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            for target in targets:
                if isinstance(target, ast.Name) and isinstance(node.value.value, str):
                    found[target.id] = node.value.value
    return found


def _readings(template: str, constants: dict[str, str]) -> list[str]:
    """What a template can be: a gap that chooses between two texts is read both ways."""
    found, end = [""], 0
    for gap in SCRIPT_GAP.finditer(template):
        either = SCRIPT_EITHER.fullmatch(gap[1].strip())
        ways = either.groups() if either else [constants.get(gap[1].strip(), GAP)]
        found = [each + template[end : gap.start()] + way for each in found for way in ways]
        end = gap.end()
    return [each + template[end:] for each in found]


def _text(node: ast.AST, constants: dict[str, str]) -> str | None:
    """A quoted text, with gaps where it is not known; None for what is none."""
    if isinstance(node, ast.Constant):
        return node.value if isinstance(node.value, str) else None
    if isinstance(node, ast.JoinedStr):
        parts = [
            _text(part.value if isinstance(part, ast.FormattedValue) else part, constants)
            for part in node.values
        ]
        return "".join(GAP if part is None else part for part in parts)
    if isinstance(node, ast.Name):
        return constants.get(node.id)
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
        left, right = _text(node.left, constants), _text(node.right, constants)
        if left is not None or right is not None:
            return (GAP if left is None else left) + (GAP if right is None else right)
    return None


def _name(node: ast.expr) -> str:
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


def _leaves(value: object) -> Iterator[str]:
    """Every word in a TOML file, names of tables and keys included."""
    if isinstance(value, dict):
        for key, held in value.items():
            yield str(key)
            yield from _leaves(held)
    elif isinstance(value, list):
        for held in value:
            yield from _leaves(held)
    elif isinstance(value, str):
        yield value
