"""Every message key the server can send is known, so that every client has a sentence for it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from shoal.server.errors import keys
from shoal.table.chat import PHRASES

SOURCE = Path(__file__).resolve().parents[2] / "src" / "shoal"
# Which argument of a call is a key.
CALLS = {"refuse": 0, "Refusal": 1, "say_error": 0, "fault": 0, "respond": 1, "problem": 0}
NAMES = {"key"}  # of attributes and of fields that hold one


def used() -> Iterator[str]:
    for part in ("server", "table", "kernel"):
        for file in sorted((SOURCE / part).rglob("*.py")):
            for node in ast.walk(ast.parse(file.read_text("utf-8"))):
                yield from literals(node, CALLS if part != "kernel" else {"Refusal": 1})


def literals(node: ast.AST, calls: dict[str, int]) -> Iterator[str]:
    match node:
        case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name), args=args):
            if name in calls and len(args) > calls[name]:
                yield from text(args[calls[name]])
        case ast.Assign(targets=[ast.Name(id=name)], value=value) if name in NAMES:
            yield from text(value)
        case ast.Dict(keys=[*names], values=values):
            for field, value in zip(names, values, strict=True):
                if isinstance(field, ast.Constant) and field.value in NAMES:
                    yield from text(value)
        case ast.Return(value=ast.Tuple(elts=[ast.Tuple(elts=[_status, key]), *_rest])):
            yield from text(key)  # how the middleware turns a request away


def text(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.JoinedStr):  # `takeback-{binding}`: some key begins like that
        start = node.values[0]
        if isinstance(start, ast.Constant):
            yield str(start.value) + "*"


def test_every_key_the_server_can_send_is_listed() -> None:
    found = set(used())
    assert len(found) > 50
    known = keys()
    for key in found:
        if key.endswith("*"):
            assert any(one.startswith(key[:-1]) for one in known), key
    plain = {key for key in found if not key.endswith("*")}
    assert plain - known == set()
    starts = tuple(key[:-1] for key in found if key.endswith("*"))
    made = {key for key in known - plain if key.startswith(starts)}
    by_status = {"page-unknown", "method-unknown", "request-broken"}
    assert known - plain - made - by_status == set(PHRASES), "listed, but never sent"
