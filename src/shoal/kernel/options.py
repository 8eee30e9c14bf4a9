"""Options of a game, declared once: the server's form, the command line and bots all read them."""

from __future__ import annotations

from shoal.kernel.sheet import shown

Options = dict[str, bool | int | str]  # what has been chosen, by key


class OptionsError(ValueError):
    """An option that does not exist or a value it does not have."""


class Option:
    """A named choice for a table. `values` lists what it may be; the first is the default."""

    def __init__(self, key: str, values: list[bool | int | str], clause: str = "") -> None:
        self.key = key
        self.values = values
        self.clause = clause

    def default(self) -> bool | int | str:
        return self.values[0]

    def read(self, value: object) -> bool | int | str:
        """The value meant by a value or by the text of one."""
        for allowed in self.values:
            if type(value) is type(allowed) and value == allowed:
                return allowed
        for allowed in self.values:
            if isinstance(value, str) and value.casefold() == option_text(allowed).casefold():
                return allowed
        allowed_texts = ", ".join(option_text(allowed) for allowed in self.values)
        raise OptionsError(
            f"option {self.key} cannot be {shown(value)}; it is one of {allowed_texts}"
        )


def option_text(value: bool | int | str) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


def complete(declared: list[Option], given: dict[str, object]) -> Options:
    """All options with their values: those given, checked, and defaults for the others."""
    names = [option.key for option in declared]
    for key in given:
        if key not in names:
            known = f"it has {', '.join(names)}" if names else "it has none"
            raise OptionsError(f"the game has no option {key!r}; {known}")
    values: Options = {}
    for option in declared:
        if option.key in given:
            values[option.key] = option.read(given[option.key])
        else:
            values[option.key] = option.default()
    return values


def combinations(declared: list[Option], given: dict[str, object]) -> list[Options]:
    """Every option in every combination; those given stay as they are. Defaults come first."""
    found = [complete(declared, given)]
    for option in declared:
        if option.key not in given:
            found = [row | {option.key: value} for row in found for value in option.values]
    return found


def options_text(values: Options) -> str:
    """Options as they are typed: `governor=on characters=off`."""
    return " ".join(f"{key}={option_text(value)}" for key, value in values.items())
