"""The page about requests, written from the OpenAPI schema, which is made from the code.

`python -m tools.docs` writes it to docs/requests.md.
"""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

from shoal.server.settings import Settings

HEAD = """# Requests

This page is written from the code by `python -m tools.docs`; a test holds the two
equal. A running server has the same as OpenAPI at `/api/openapi.json`, for programs that make
clients.

Bodies and answers are JSON. A field with `?` may be left out. Whoever wants to change something
needs a device pass: a cookie in browsers, `Authorization: Bearer …` for programs. What a request
that cannot be served is answered with: a status, and `error` with `clause`, `key` and `args`.
"""
COMMON = {"400", "401", "403", "404", "409", "413", "422", "429", "503"}


def schema() -> dict[str, Any]:
    from shoal.server.app import create_app

    with tempfile.TemporaryDirectory() as folder:
        return create_app(Settings(data=Path(folder)), {}).openapi()


def page() -> str:
    """The whole page."""
    found = schema()
    parts = [HEAD, "| Status | |", "|---|---|"]
    parts += [f"| {code} | {text} |" for code, text in statuses(found).items()]
    used: dict[str, None] = {}  # shapes to be described below, in the order they are met
    for path, methods in found["paths"].items():
        for method, operation in methods.items():
            parts += ["", f"## `{method.upper()} {path}`", "", said(operation), ""]
            parts += request(operation, found, used)
    parts += ["", "## Shapes", ""]
    done: set[str] = set()
    while left := [name for name in used if name not in done]:
        for name in left:
            done.add(name)
            shape = found["components"]["schemas"][name]
            parts += [f"### {name}", "", said(shape), "", *table(shape, used, "Field"), ""]
    text = "\n".join(parts)
    while "\n\n\n" in text:
        text = text.replace("\n\n\n", "\n\n")
    return text.rstrip() + "\n"


def statuses(found: dict[str, Any]) -> dict[str, str]:
    told: dict[str, str] = {}
    for methods in found["paths"].values():
        for operation in methods.values():
            for code, answer in operation["responses"].items():
                if code in COMMON:
                    told.setdefault(code, answer["description"])
    return dict(sorted(told.items()))


def said(thing: dict[str, Any]) -> str:
    return " ".join(thing.get("description", "").split())


def request(operation: dict[str, Any], found: dict[str, Any], used: dict[str, None]) -> list[str]:
    parts: list[str] = []
    if operation.get("parameters"):
        rows = ["| Parameter | In | | |", "|---|---|---|---|"]
        for item in operation["parameters"]:
            name = item["name"] + ("" if item.get("required") else "?")
            what = kind(item["schema"], used) + limits(item["schema"])
            rows.append(f"| `{name}` | {item['in']} | {what} | {said(item)} |")
        parts += [*rows, ""]
    if "requestBody" in operation:
        [content] = operation["requestBody"]["content"].values()
        parts += fields(content["schema"], found, used, "Body")
    for code, answer in operation["responses"].items():
        if code.startswith("2"):
            content = answer.get("content", {})
            if not content:
                parts += [f"Answered with {code} and nothing.", ""]
            elif "text/plain" in content:
                parts += [f"Answered with {code} and plain text.", ""]
            else:
                parts += fields(
                    content["application/json"]["schema"], found, used, f"Answer, {code}"
                )
    return parts


def fields(
    schema: dict[str, Any], found: dict[str, Any], used: dict[str, None], title: str
) -> list[str]:
    if "$ref" not in schema:
        return [f"{title}: {kind(schema, used)}", ""]
    shape = found["components"]["schemas"][name_of(schema)]
    return [*table(shape, used, title), ""]


def name_of(schema: dict[str, Any]) -> str:
    return str(schema["$ref"]).rpartition("/")[2]


def table(shape: dict[str, Any], used: dict[str, None], title: str) -> list[str]:
    """The fields of a shape."""
    if not shape.get("properties"):
        return ["No fields."]
    rows = [f"| {title} | | |", "|---|---|---|"]
    for name, what in shape["properties"].items():
        shown = name + ("" if name in shape.get("required", []) else "?")
        rows.append(f"| `{shown}` | {kind(what, used)}{limits(what)} | {said(what)} |")
    return rows


def kind(what: dict[str, Any], used: dict[str, None]) -> str:
    """The type of a field in a few words."""
    if "$ref" in what:
        name = name_of(what)
        used.setdefault(name)
        return f"[{name}](#{name.lower()})"
    for several in ("anyOf", "oneOf"):
        if several in what:
            return " or ".join(dict.fromkeys(kind(part, used) for part in what[several]))
    if "const" in what:
        return f"`{what['const']}`"
    if "enum" in what:
        return " or ".join(f"`{value}`" for value in what["enum"])
    if what.get("type") == "array":
        return f"list of {kind(what['items'], used)}"
    if what.get("type") == "object" and isinstance(what.get("additionalProperties"), dict):
        return f"object of {kind(what['additionalProperties'], used)}"
    return str(what.get("type", "anything"))


def limits(what: dict[str, Any]) -> str:
    """How large or long a value may be, and what it is if left out."""
    found = []
    if "minimum" in what or "maximum" in what:
        found.append(f"{plain(what.get('minimum', '…'))} to {plain(what.get('maximum', '…'))}")
    if "maxLength" in what:
        found.append(f"at most {what['maxLength']} letters")
    if "pattern" in what:
        found.append(f"`{what['pattern']}`")
    if what.get("default") not in (None, "", {}):
        found.append(f"else {plain(what['default'])}")
    return f" ({'; '.join(found)})" if found else ""


def plain(value: object) -> str:
    """A value as JSON has it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return (
        f"{value:g}" if isinstance(value, float) and value < 1e6 else str(value).removesuffix(".0")
    )
