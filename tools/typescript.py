"""TypeScript types made from Python's: what crosses the wire is declared once.

    tools/typescript.py           write them
    tools/typescript.py --check   fail if they are stale

Each game's `view.py` declares what its views hold (`VIEW` is the whole one) and becomes
`web/src/boards/GAME/view.ts`; the server's messages become `web/src/table/wire.ts`. Only plain data
crosses, so a few kinds of types are all there is to say; a way round by JSON Schema would lose the
names of aliases and could not read a `typing.TypedDict` before Python 3.12.
"""

from __future__ import annotations

import argparse
import importlib
import inspect
import json
import sys
import types
import typing
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from pydantic import BaseModel

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web" / "src"
WIRE = WEB / "table" / "wire.ts"
WIDTH = 100
SIMPLE = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null"}


class Types:
    """The types of one file, those it mentions included."""

    def __init__(self, *modules: types.ModuleType) -> None:
        self.modules = modules
        self.aliases = dict(self.find_aliases())
        self.named: dict[str, str] = {}  # name and text, inner ones first

    def find_aliases(self) -> Iterator[tuple[Any, str]]:
        """Names that a module gives to a choice, a list or a table."""
        for module in self.modules:
            for name, value in vars(module).items():
                if name[0].isupper() and not name.isupper() and typing.get_origin(value) in (*UNIONS, list, dict):
                    yield value, name

    def add(self, kind: Any) -> str:
        """The text of a type; declares what it mentions."""
        name: str | None = self.aliases.get(kind)
        if name is not None:
            if name not in self.named:
                self.named[name] = ""  # it may mention itself
                text = self.plain(kind)
                self.named.pop(name)
                self.named[name] = f"export type {name} ={broken(text)};"
            return name
        return self.plain(kind)

    def plain(self, kind: Any) -> str:
        if kind in (Any, object):
            return "unknown"
        origin, args = typing.get_origin(kind), typing.get_args(kind)
        if isinstance(kind, type) and kind in SIMPLE:
            return SIMPLE[kind]
        if origin is typing.Annotated or origin in (typing.Required, typing.NotRequired):
            return self.add(args[0])
        if origin is typing.Literal:
            return " | ".join(json.dumps(word, ensure_ascii=False) for word in args)
        if origin in UNIONS:
            return " | ".join(dict.fromkeys(self.add(part) for part in args))
        if origin is list:
            inner = self.add(args[0])
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        if origin is tuple:
            return f"[{', '.join(self.add(part) for part in args)}]"
        if origin is dict:
            return f"Record<{self.add(args[0])}, {self.add(args[1])}>"
        if isinstance(kind, type) and (typing.is_typeddict(kind) or issubclass(kind, BaseModel)):
            return self.table(kind)
        raise SystemExit(f"{kind!r} is no plain data: it cannot cross the wire")

    def table(self, kind: type) -> str:
        """Declare a TypedDict or a model; its name."""
        name = kind.__name__
        if name in self.named:
            return name
        self.named[name] = ""
        rows: list[str] = []
        hints = typing.get_type_hints(kind, include_extras=True)
        for key, hint in hints.items():
            if key == "__pydantic_extra__":
                rows.append("  [more: string]: unknown;")
            elif not key.startswith(("model_", "__")):
                rows.append(f"  {key}{'?' if optional(kind, key, hint) else ''}: {self.add(hint)};")
        self.named.pop(name)  # after what it mentions
        said = inspect.cleandoc(kind.__doc__ or "").partition("\n\n")[0].replace("\n", " ")
        head = f"/** {said} */\n" if said and not said.startswith("dict(") else ""
        self.named[name] = f"{head}export interface {name} {{\n" + "\n".join(rows) + "\n}"
        return name

    def text(self, source: str) -> str:
        head = f"// Made by tools/typescript.py from {source}: do not edit."
        return "\n\n".join([head, *self.named.values()]) + "\n"


UNIONS = (typing.Union, types.UnionType, typing.Literal)


def optional(kind: type, key: str, hint: Any) -> bool:
    """Whether a key may be left out."""
    if issubclass(kind, BaseModel):
        return not kind.model_fields[key].is_required()
    return typing.get_origin(hint) is typing.NotRequired or key in kind.__optional_keys__  # type: ignore[attr-defined]


def broken(text: str) -> str:
    """A choice of many on a line each."""
    return f" {text}" if len(text) < WIDTH - 30 else "\n  | " + text.replace(" | ", "\n  | ")


def views() -> Iterator[tuple[Path, str]]:
    from shoal import games

    for name in games.names():
        module = importlib.import_module(f"shoal.games.{name}.view")
        board = WEB / "boards" / name
        if board.is_dir() and hasattr(module, "VIEW"):
            found = Types(module)
            found.add(module.VIEW)
            yield board / "view.ts", found.text(f"src/shoal/games/{name}/view.py")


def wire() -> Iterator[tuple[Path, str]]:
    from shoal.server.http import schemas
    from shoal.server.ws import protocol

    found = Types(protocol, schemas)
    for kind in [*protocol.CROSSING, *schemas.CROSSING]:
        found.add(kind)
    yield WIRE, found.text("src/shoal/server/ws/protocol.py and src/shoal/server/http/schemas.py")


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--check", action="store_true", help="change nothing, fail if stale")
    check = parser.parse_args().check
    stale: list[Path] = []
    for path, text in [*views(), *wire()]:
        if not path.exists() or path.read_text("utf-8") != text:
            stale.append(path)
            if not check:
                path.write_text(text, "utf-8")
    verdict = "is stale: run tools/typescript.py" if check else "written"
    for path in stale:
        print(f"{path.relative_to(ROOT)}: {verdict}")
    return 1 if check and stale else 0


if __name__ == "__main__":
    sys.exit(main())
