"""The most ordinary message of all, an action, read without ceremony.

Nearly everything that people send is one. Fitting it to the schema in `protocol.py` costs several
times as much as looking at its five fields. Whatever looks different in any way is not judged here:
the schema does that.
"""

from __future__ import annotations

import re
from typing import Any, Final

import orjson

ID: Final = re.compile(r"[A-Za-z0-9_-]{1,64}").fullmatch
HIGHEST_SEAT: Final = 98
LONGEST: Final = 120
LAST_VERSION: Final = 2**31 - 1


def action(text: str) -> tuple[str, int, str, int | None] | None:
    """Its id, seat, action and base; None if it is not surely a command to act."""
    try:
        message: Any = orjson.loads(text)
    except orjson.JSONDecodeError:
        return None
    if type(message) is not dict or len(message) != 3 or message.get("type") != "command":
        return None
    cmd, command = message.get("id"), message.get("command")
    if type(command) is not dict or command.get("kind") != "act" or type(cmd) is not str:
        return None
    seat, act, base = command.get("seat"), command.get("action"), command.get("base")
    if type(seat) is not int or type(act) is not str or len(command) != 3 + ("base" in command):
        return None
    if base is not None and (type(base) is not int or not 0 <= base <= LAST_VERSION):
        return None
    fits = 0 <= seat <= HIGHEST_SEAT and 0 < len(act) <= LONGEST and ID(cmd)
    return (cmd, seat, act, base) if fits else None
