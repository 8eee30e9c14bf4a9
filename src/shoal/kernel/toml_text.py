"""Plain data as compact TOML: one line a value, so that positions stay short and readable."""

from __future__ import annotations

import json
import re
from typing import Final

JSON: Final = json.JSONEncoder(ensure_ascii=False)
BARE: Final = re.compile(r"[A-Za-z0-9_-]+")
# What lines of a position look like. Each such value means the same in JSON, whose reader is quick.
HEAD: Final = re.compile(r"\[([A-Za-z0-9_-]+(?:\.[A-Za-z0-9_-]+)*)\]")
ITEM: Final = r'(?:"[^"\\\x00-\x1f\x7f]*"|-?(?:0|[1-9][0-9]{0,17})|true|false)'
ROW: Final = rf"\[(?:{ITEM}(?:, {ITEM})*)?\]"
LINE: Final = re.compile(rf"([A-Za-z0-9_-]+) = ({ITEM}|{ROW}|\[{ROW}(?:, {ROW})*\])")


def toml_text(data: dict[str, object]) -> str:
    """A TOML document of texts, whole numbers, truths, lists and tables."""
    lines: list[str] = []
    _write_table("", data, lines)
    return "\n".join([*lines, ""])


def _write_table(path: str, data: dict[str, object], lines: list[str]) -> None:
    for key, value in data.items():
        if not isinstance(value, dict):
            lines.append(f"{_key(key)} = {_value(value)}")
    for key, value in data.items():
        if isinstance(value, dict):
            name = f"{path}.{_key(key)}" if path else _key(key)
            lines.extend(["", f"[{name}]"])
            _write_table(name, value, lines)


def _key(key: str) -> str:
    return key if BARE.fullmatch(key) else _text(key)


def _text(text: str) -> str:
    # A JSON string is a TOML string, but for the one control character JSON leaves as it is.
    return JSON.encode(text).replace("\x7f", "\\u007f")


def _value(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return _text(value)
    if isinstance(value, list):
        return "[" + ", ".join(_value(item) for item in value) + "]"
    if isinstance(value, dict):
        rows = ", ".join(f"{_key(key)} = {_value(item)}" for key, item in value.items())
        return "{ " + rows + " }" if rows else "{}"
    raise TypeError(f"a position cannot hold {value!r}")


def plain_data(text: str) -> dict[str, object] | None:
    """What `toml_text` wrote, read line by line; None for all that only a reader of TOML can tell.

    Positions are read far more often than written by hand, and this takes a fifth of the time.
    """
    data: dict[str, object] = {}
    table = data
    places: list[tuple[dict[str, object], str]] = []
    written: list[str] = []
    for line in text.split("\n"):
        if not line:
            continue
        if found := LINE.fullmatch(line):
            key = found[1]
            if key in table:
                return None
            table[key] = None  # keeps its place until all values are read, at once
            places.append((table, key))
            written.append(found[2])
        elif found := HEAD.fullmatch(line):
            table = data
            names = found[1].split(".")
            for name in names[:-1]:
                inner = table.get(name)
                if not isinstance(inner, dict):
                    return None
                table = inner
            if names[-1] in table:
                return None
            fresh: dict[str, object] = {}
            table[names[-1]] = fresh
            table = fresh
        else:
            return None
    values = json.loads(f"[{','.join(written)}]")
    for (table, key), value in zip(places, values, strict=True):
        table[key] = value
    return data
