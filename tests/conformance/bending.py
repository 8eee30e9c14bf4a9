"""Bent sketches: positions changed a little, most of them impossible, none of them broken TOML.

A number is moved by a little, a word exchanged for one the game uses, a key left out, or a whole
value taken over from another moment of the game: what a person gets wrong who writes a position.
"""

from __future__ import annotations

import marshal

from shoal.kernel import Chance

Table = dict[str, object]


def copied(value: object) -> object:
    """Plain data once more, all the way down."""
    return marshal.loads(marshal.dumps(value))  # type: ignore[arg-type]


def pick(items: list[object], chance: Chance) -> object:
    return items[chance.below(len(items))]


def leaves(value: object, way: tuple[object, ...] = ()) -> list[tuple[object, ...]]:
    """The ways to everything in plain data: tables and lists, too."""
    found = [way] if way else []
    if isinstance(value, dict):
        for key, item in value.items():
            found += leaves(item, (*way, key))
    elif isinstance(value, list):
        for i, item in enumerate(value):
            found += leaves(item, (*way, i))
    return found


def at(value: object, way: tuple[object, ...]) -> object:
    """What lies at the end of a way, None if it leads nowhere."""
    for step in way:
        try:
            value = value[step]  # type: ignore[index]
        except (KeyError, IndexError, TypeError):
            return None
    return value


def bent(sketch: Table, others: list[Table], chance: Chance) -> Table:
    """A copy of a sketch with one or two things changed; `others` are other moments of the game."""
    made: Table = marshal.loads(marshal.dumps(sketch))
    for _ in range(1 + chance.below(2)):
        bend(made, others, chance)
    return made


def bend(made: Table, others: list[Table], chance: Chance) -> None:
    other = others[chance.below(len(others))]
    if chance.below(4) == 0:  # a key of another moment, whether it was here or not
        key = list(other)[chance.below(len(other))]
        made[key] = copied(other[key])
        return
    ways = leaves(made)
    if not ways:
        return
    way = ways[chance.below(len(ways))]
    place, last = at(made, way[:-1]), way[-1]
    assert isinstance(place, dict | list)
    if chance.below(8) == 0 and isinstance(place, dict):
        del place[last]
        return
    theirs = at(other, way)
    if theirs is not None and chance.below(3) == 0:
        place[last] = copied(theirs)  # type: ignore[call-overload]
        return
    place[last] = changed(place[last], other, chance)  # type: ignore[call-overload]


def changed(value: object, other: Table, chance: Chance) -> object:
    """Something like a value, but another."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return max(0, value + int(str(pick([-2, -1, -1, 1, 1, 2, 5], chance))))
    if isinstance(value, str):
        return " ".join(shifted(value.split(), other, chance))
    if isinstance(value, list):
        return shifted(value, other, chance)
    return value


def shifted(items: list[object] | list[str], other: Table, chance: Chance) -> list[str]:
    """One item dropped, doubled, moved to the end, or a word of the game put in."""
    made: list[str] = list(items)  # type: ignore[arg-type]
    if not made:
        return made
    i = chance.below(len(made))
    kind = chance.below(4)
    if kind == 0:
        del made[i]
    elif kind == 1:
        made.append(made[i])
    elif kind == 2:
        made.append(made.pop(i))
    elif isinstance(made[i], str):
        words = [word for way in leaves(other) for word in str(at(other, way)).split()]
        made[i] = words[chance.below(len(words))]
    return made
