"""Sheets: TOML tables that name file, key and reason when something in them is wrong."""

from __future__ import annotations

import tomllib
from importlib import resources

from shoal.kernel.toml_text import plain_data


class SheetError(ValueError):
    """A data file with a fault; the message names file, key and reason."""


def shown(value: object) -> str:
    """A value for a message: short, whatever somebody put into a file."""
    if isinstance(value, dict):
        return "a table"
    if isinstance(value, list):
        return "a list"
    if isinstance(value, int) and value.bit_length() > 64:
        return "a huge number"
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "..."


def seat_word(seat: int) -> str:
    """A seat as actions and positions write it: p1, p2 …"""
    return f"p{seat + 1}"


def seat_words(seats: int) -> list[str]:
    return [seat_word(seat) for seat in range(seats)]


class Sheet:
    """A TOML table being read. Every reader checks type and bounds, or says what is wrong where."""

    def __init__(self, source: str, data: dict[str, object], path: str = "") -> None:
        self.source = source
        self.data = data
        self.path = path

    def fault(self, key: str, reason: str) -> SheetError:
        where = f"{self.path}.{key}" if self.path and key else self.path or key
        return SheetError(
            f"{self.source}: {where}: {reason}" if where else f"{self.source}: {reason}"
        )

    def __contains__(self, key: str) -> bool:
        return key in self.data

    def keys(self) -> list[str]:
        return list(self.data)

    def raw(self, key: str) -> object:
        if key not in self.data:
            raise self.fault(key, "is missing")
        return self.data[key]

    def integer(self, key: str, low: int, high: int, default: int | None = None) -> int:
        """A whole number; with a default it may be missing."""
        if default is not None and key not in self.data:
            return default
        value = self.raw(key)
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.fault(key, f"must be a whole number, not {shown(value)}")
        if not low <= value <= high:
            raise self.fault(key, f"must lie between {low} and {high}, not {shown(value)}")
        return value

    def fixed(self, numbers: dict[str, int]) -> None:
        """Numbers the rules fix: somebody may read them here, but not change them."""
        for key, number in numbers.items():
            self.integer(key, number, number)

    def flag(self, key: str) -> bool:
        value = self.raw(key)
        if not isinstance(value, bool):
            raise self.fault(key, f"must be true or false, not {shown(value)}")
        return value

    def text(self, key: str, allowed: list[str] | None = None) -> str:
        value = self.raw(key)
        if not isinstance(value, str):
            raise self.fault(key, f"must be a text, not {shown(value)}")
        if allowed is not None and value not in allowed:
            raise self.fault(key, f"must be one of {', '.join(allowed)}, not {shown(value)}")
        return value

    def choice(self, key: str, words: list[str], default: int | None = None) -> int:
        """The number of one of some words; with a default it may be missing."""
        if default is not None and key not in self.data:
            return default
        return words.index(self.text(key, words))

    def seat(self, key: str, seats: int, default: int | None = None) -> int:
        """A seat, written p1, p2 …; with a default it may be missing."""
        return self.choice(key, seat_words(seats), default)

    def words(self, key: str) -> list[str]:
        """The words of a text that may be missing."""
        return self.text(key).split() if key in self.data else []

    def items(self, key: str, count: int = -1) -> list[object]:
        value = self.raw(key)
        if not isinstance(value, list):
            raise self.fault(key, f"must be a list, not {shown(value)}")
        if count >= 0 and len(value) != count:
            raise self.fault(key, f"must have {count} entries, not {len(value)}")
        return value

    def integers(self, key: str, low: int, high: int, count: int = -1) -> list[int]:
        found: list[int] = []
        for i, value in enumerate(self.items(key, count)):
            if not isinstance(value, int) or isinstance(value, bool):
                raise self.fault(key, f"entry {i + 1} must be a whole number, not {shown(value)}")
            if not low <= value <= high:
                raise self.fault(
                    key, f"entry {i + 1} must lie between {low} and {high}, not {shown(value)}"
                )
            found.append(value)
        return found

    def texts(self, key: str, allowed: list[str] | None = None, count: int = -1) -> list[str]:
        found: list[str] = []
        for i, value in enumerate(self.items(key, count)):
            if not isinstance(value, str):
                raise self.fault(key, f"entry {i + 1} must be a text, not {shown(value)}")
            if allowed is not None and value not in allowed:
                raise self.fault(
                    key, f"entry {i + 1} must be one of {', '.join(allowed)}, not {shown(value)}"
                )
            found.append(value)
        return found

    def lines(self, key: str, allowed: list[str] | None = None, count: int = -1) -> list[str]:
        """The texts of a list that may be missing."""
        return self.texts(key, allowed, count) if key in self.data else []

    def table(self, key: str, keys: str = "") -> Sheet:
        """A table within; with no other keys than these, if they are given: `"id name cell"`."""
        value = self.raw(key)
        if not isinstance(value, dict):
            raise self.fault(key, f"must be a table, not {shown(value)}")
        return self.inner(value, f"{self.path}.{key}" if self.path else key, keys)

    def tables(self, key: str, count: int = -1, keys: str = "") -> list[Sheet]:
        found: list[Sheet] = []
        base = f"{self.path}.{key}" if self.path else key
        for i, value in enumerate(self.items(key, count)):
            if not isinstance(value, dict):
                raise self.fault(key, f"entry {i + 1} must be a table, not {shown(value)}")
            found.append(self.inner(value, f"{base}[{i + 1}]", keys))
        return found

    def unlike(self, key: str, things: list[str], reason: str) -> None:
        """Refuse things of which two are the same."""
        if len(set(things)) != len(things):
            raise self.fault(key, reason)

    def inner(self, data: dict[str, object], path: str, keys: str) -> Sheet:
        found = Sheet(self.source, data, path)
        if keys:
            found.only(keys.split())
        return found

    def only(self, allowed: list[str]) -> None:
        """Refuse keys nobody reads: a misspelt key would otherwise be ignored in silence."""
        for key in self.data:
            if key not in allowed:
                raise self.fault(key, f"is not known here; known are {', '.join(allowed)}")


def parse_sheet(source: str, text: str) -> Sheet:
    """A TOML text as a sheet."""
    try:
        data = plain_data(text)
        return Sheet(source, tomllib.loads(text) if data is None else data)
    except tomllib.TOMLDecodeError as error:
        raise SheetError(f"{source}: is not TOML: {error}") from None
    except RecursionError:
        raise SheetError(f"{source}: is not TOML: it is nested too deeply") from None
    except ValueError:  # Python turns no more than some thousand digits into a number
        raise SheetError(f"{source}: is not TOML: a number is too long") from None


def own_components(module: str) -> tuple[str, str]:
    """Name and text of the components file in a game's package."""
    package = module.rpartition(".")[0]
    text = resources.files(package).joinpath("components.toml").read_text("utf-8")
    return f"{package.rpartition('.')[2]}/components.toml", text
