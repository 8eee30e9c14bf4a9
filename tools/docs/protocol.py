"""The protocol page, written from the code.

`python -m tools.docs` writes it to docs/protocol.md; `protocol.md` beside this file holds what the
code cannot say.
"""

from __future__ import annotations

import typing
from inspect import getdoc, getsource
from pathlib import Path
from typing import Any

from pydantic import BaseModel

from shoal.server.settings import Settings
from shoal.server.ws import protocol as m
from shoal.table.chat import PHRASES
from shoal.table.telling import TOLD
from tools.docs.requests import schema

# What is told of an action beside its seat.
ACTION = [
    "`action` (your own, or when it is not secret)",
    "`events`",
    "`stand_in` (when a bot acted for an absent person)",
]
UNDONE = "Any of them may also have `undone`: so many actions a vote took back that it decided."


def page() -> str:
    """The whole page."""
    head = Path(__file__).with_name("protocol.md").read_text("utf-8")
    parts = [head, "## What a client sends\n", messages(), "### Commands\n", commands()]
    parts += ["## What events tell\n", told(), "## Requests\n", requests(), "## Phrases\n"]
    parts += [", ".join(f"`{phrase}`" for phrase in PHRASES) + "\n"]
    return "\n".join(parts)


def union(annotated: Any) -> list[type[BaseModel]]:
    return list(typing.get_args(typing.get_args(annotated)[0]))


def shown(model: type[BaseModel], leave_out: tuple[str, ...]) -> str:
    schema = model.model_json_schema()
    found = []
    for name, what in schema["properties"].items():
        if name not in leave_out:
            optional = "" if name in schema.get("required", []) else "?"
            found.append(f"`{name}{optional}` {kind(what)}".strip())
    return ", ".join(found) or "none"


def kind(what: dict[str, Any]) -> str:
    """The type of a field, shortly."""
    if "anyOf" in what:
        return " or ".join(filter(None, (kind(part) for part in what["anyOf"])))
    if "enum" in what:
        return "/".join(str(value) for value in what["enum"])
    if "$ref" in what:
        return str(what["$ref"]).rpartition("/")[2].lower()
    name = str(what.get("type", ""))
    return "" if name == "null" else name


def says(model: object) -> str:
    return " ".join((getdoc(model) or "").split())


def messages() -> str:
    rows = ["| `type` | Fields | |", "|---|---|---|"]
    for model in union(m.ClientMessage):
        name = typing.get_args(model.model_fields["type"].annotation)[0]
        rows.append(f"| `{name}` | {shown(model, ('type',))} | {says(model)} |")
    return "\n".join([*rows, ""])


def commands() -> str:
    rows = ["| `kind` | Fields | |", "|---|---|---|"]
    for model in union(m.AnyCommand):
        name = typing.get_args(model.model_fields["kind"].annotation)[0]
        rows.append(f"| `{name}` | {shown(model, ('kind',))} | {says(model)} |")
    return "\n".join([*rows, ""])


def told() -> str:
    rows = ["| `kind` | `data` |", "|---|---|"]
    for name, names in TOLD.items():
        more = ACTION if name == "action" else []
        listed = ", ".join([*(f"`{each}`" for each in names), *more]) or "nothing"
        rows.append(f"| `{name}` | {listed} |")
    return "\n".join([*rows, "", UNDONE, ""])


def requests() -> str:
    rows = ["Their parameters, bodies and answers are on a [page of their own](requests.md).", ""]
    rows += ["| Request | |", "|---|---|"]
    for path, methods in schema()["paths"].items():
        for method, operation in methods.items():
            text = " ".join(operation.get("description", "").split())
            rows.append(f"| `{method.upper()} {path}` | {text} |")
    return "\n".join([*rows, ""])


def settings_table() -> str:
    """The settings with their defaults and the comments behind them, for the page on hosting."""
    comments: dict[str, str] = {}
    waiting = ""
    for line in getsource(Settings).splitlines():
        name, _, rest = line.strip().partition(":")
        if name.isidentifier() and rest.startswith(" "):
            waiting = name
        if "  # " in line and waiting:
            comments[waiting] = line.partition("  # ")[2].strip()
            waiting = ""
    rows = ["| Setting | Default | |", "|---|---|---|"]
    defaults = Settings()
    for name in Settings.model_fields:
        value = getattr(defaults, name)
        text = ", ".join(value) if isinstance(value, list) else str(value)
        rows.append(f"| `{name}` | {text or 'empty'} | {comments.get(name, '')} |")
    return "\n".join(rows)
