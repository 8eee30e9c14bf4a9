"""Action spaces: every action a game knows, as a small int and as text.

A space is a row of families (`sail`, `plan`, `stop`), each over zero or more domains (cells,
species, directions). Actions are numbered family by family, the last domain running fastest. A game
names the first action of each family as a constant: an action over one domain is that constant and
the number of the thing, `SAIL + cell`, and `action - SAIL` is the thing again.
"""

from __future__ import annotations

from difflib import get_close_matches


class ActionTextError(ValueError):
    """A text that is no action of the game."""


class Domain:
    """A named list of things an action can be about, each with the word people type for it."""

    def __init__(self, name: str, words: list[str]) -> None:
        self.name = name
        self.words = words


class Family:
    """Actions of one kind. `secret` ones must not show in anything another observer gets.

    Where a game has a constant for its first action, it is given with the family, and checked.
    """

    def __init__(
        self, name: str, domains: list[Domain], first: int = -1, *, secret: bool = False
    ) -> None:
        self.name = name
        self.domains = domains
        self.secret = secret
        self.first = first
        self.size = 1
        for domain in domains:
            self.size *= len(domain.words)

    def args(self, action: int) -> list[int]:
        """Index in each domain of an action of this family."""
        rest = action - self.first
        found: list[int] = []
        for domain in reversed(self.domains):
            found.append(rest % len(domain.words))
            rest //= len(domain.words)
        found.reverse()
        return found

    def code(self, args: list[int]) -> int:
        """The action with these indices; the inverse of `args`."""
        rest = 0
        for domain, arg in zip(self.domains, args, strict=True):
            if not 0 <= arg < len(domain.words):
                raise ActionTextError(f"{self.name} has no {domain.name} number {arg}")
            rest = rest * len(domain.words) + arg
        return self.first + rest

    def words(self, action: int) -> list[str]:
        """The words of an action after the family's name."""
        rest = action - self.first
        if len(self.domains) == 1:  # nearly always
            return [self.domains[0].words[rest]]
        words: list[str] = []
        for i in range(len(self.domains) - 1, -1, -1):
            known = self.domains[i].words
            words.append(known[rest % len(known)])
            rest //= len(known)
        words.reverse()
        return words

    def named(self, action: int) -> dict[str, object]:
        """An action in parts, for those who must not take its text apart."""
        return {"family": self.name, "args": self.words(action)}

    def text(self, action: int) -> str:
        return " ".join([self.name, *self.words(action)])


class ActionSpace:
    """All actions of a game, numbered 0 … size-1."""

    def __init__(self, families: list[Family]) -> None:
        self.families = families
        self.size = 0
        for family in families:
            if family.first not in (-1, self.size):
                raise ValueError(f"{family.name} begins at {self.size}, not {family.first}")
            family.first = self.size
            self.size += family.size
        self._codes: dict[str, int] = {}
        self._aliases: dict[str, int] = {}

    def alias(self, text: str, action: int) -> None:
        """Let another text be typed for an action too; what is written stays its own text."""
        self._aliases[text.casefold()] = action

    def family(self, name: str) -> Family:
        for family in self.families:
            if family.name == name:
                return family
        raise KeyError(name)

    def family_of(self, action: int) -> Family:
        for family in self.families:
            if family.first <= action < family.first + family.size:
                return family
        raise ActionTextError(f"no action has the number {action}; there are {self.size}")

    def text(self, action: int) -> str:
        return self.family_of(action).text(action)

    def code(self, name: str, args: list[int]) -> int:
        return self.family(name).code(args)

    def parse(self, text: str) -> int:
        """The action a text names; spaces and capitals do not matter."""
        if not self._codes:
            codes: dict[str, int] = {}
            for action in range(self.size):
                codes[self.text(action).casefold()] = action
            if len(codes) != self.size:
                raise ActionTextError("two actions of this game have the same text")
            self._codes = codes
        wanted = " ".join(text.split()).casefold()
        found = self._codes.get(wanted, self._aliases.get(wanted))
        if found is None:
            raise ActionTextError(self._complaint(wanted))
        return found

    def nearest(self, text: str) -> tuple[str, str]:
        """What a text that is no action may have meant: `near` with a family or an action like it,
        else `families` with all of them, or `example` with an action of the family it names."""
        wanted = " ".join(text.split()).casefold()
        name = wanted.partition(" ")[0]
        family = next((f for f in self.families if f.name.casefold() == name), None)
        if family is None:
            names = [f.name for f in self.families]
            near = get_close_matches(name, names, n=1)
            return ("near", near[0]) if near else ("families", ", ".join(names))
        near = get_close_matches(wanted, list(self._codes), n=1)
        return ("near", near[0]) if near else ("example", family.text(family.first))

    def _complaint(self, wanted: str) -> str:
        shown = wanted if len(wanted) <= 60 else wanted[:57] + "..."
        how, what = self.nearest(wanted)
        if how == "near":
            hint = f"did you mean {what!r}?"
        else:
            hint = f"try one of {what}" if how == "families" else f"for example {what!r}"
        return f"{shown!r} is not an action; {hint}"
