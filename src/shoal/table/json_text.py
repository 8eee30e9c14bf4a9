"""Plain data as JSON: by orjson where there is one, else by the standard library, byte for byte.

A server writes many texts a second and has orjson. In a browser there is only Python itself.
"""

from __future__ import annotations

import json
from typing import Any

try:
    import orjson
except ImportError:  # Python in a browser
    orjson = None  # type: ignore[assignment]


def dumps(value: object) -> str:
    """Plain data as one line of JSON."""
    if orjson is None:
        return json.dumps(value, separators=(",", ":"), ensure_ascii=False)
    return orjson.dumps(value).decode()


def canonical(value: object) -> bytes:
    """The same with its keys in order: equal data, equal bytes."""
    if orjson is None:
        text = json.dumps(value, separators=(",", ":"), ensure_ascii=False, sort_keys=True)
        return text.encode()
    return orjson.dumps(value, option=orjson.OPT_SORT_KEYS)


def fragment(text: str) -> Any:
    """A text that is JSON already, to be put into other data as it is."""
    return json.loads(text) if orjson is None else orjson.Fragment(text)
