"""The options of a decision, as a person reads and types them."""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches

from rich.text import Text

from shoal.kernel import ActionSpace, ActionTextError, Family
from shoal.words import Words

FEW = 40  # options listed one by one
SOME = 12  # of a family, when there are more than a few in all
GAP = 3


class Menu:
    """What may be done now. Families with many members are told by number and example."""

    def __init__(self, space: ActionSpace, legal: list[int]) -> None:
        self.space = space
        self.legal = legal
        self.listed: list[int] = []  # numbered, from 1
        self.crowds: list[tuple[Family, int, int]] = []  # family, an example, how many
        families: dict[str, list[int]] = {}
        for action in legal:
            families.setdefault(space.family_of(action).name, []).append(action)
        # The ordinary options come first: whoever has a thousand plans may also want to stop.
        for actions in sorted(families.values(), key=lambda each: len(each) > SOME):
            if len(legal) <= FEW or len(actions) <= SOME:
                self.listed.extend(actions)
            else:
                self.crowds.append((space.family_of(actions[0]), actions[0], len(actions)))

    def lines(self, width: int, words: Words, note: Callable[[int], str]) -> list[Text]:
        """The listed options in columns, none of them broken in the middle."""
        cells: list[Text] = []
        for number, action in enumerate(self.listed, 1):
            named = {"label": number, "value": self.space.text(action)}
            cell = Text(words.say("label-value", named), no_wrap=True)
            beside = note(action)
            if beside:
                cell.append(f" ({beside})", "dim")
            cells.append(cell)
        if not cells:
            return []
        widest = max(cell.cell_len for cell in cells) + GAP
        columns = max(1, min(len(cells), (width + GAP) // widest))
        rows = -(-len(cells) // columns)  # read downwards, as numbers are
        made: list[Text] = []
        for row in range(rows):
            line = Text(overflow="fold")
            for cell in cells[row::rows]:
                line.append_text(cell)
                line.append(" " * (widest - cell.cell_len))
            line.rstrip()
            made.append(line)
        return made

    def read(self, line: str) -> list[int]:
        """The actions a line means: one, several after semicolons, or `sell 3 2 1` for three."""
        found: list[int] = []
        for part in line.split(";"):
            if part.strip():
                found.extend(self.read_one(part.strip()))
        return found

    def read_one(self, text: str) -> list[int]:
        try:
            return [self.space.parse(text)]
        except ActionTextError as error:
            name, *words = text.split()
            family = next((f for f in self.space.families if f.name == name.casefold()), None)
            if family is None or len(family.domains) != 1 or len(words) < 2:
                raise
            try:
                return [self.space.parse(f"{name} {word}") for word in words]
            except ActionTextError:
                raise error from None

    def suggest(self, text: str) -> tuple[str, str]:
        """What a text that is no action may have meant, and is allowed now."""
        wanted = " ".join(text.split()).casefold()
        name = wanted.partition(" ")[0]
        texts = {self.space.text(action): action for action in self.legal}
        near = get_close_matches(wanted, list(texts), n=1)
        if near:
            return "near", near[0]
        families = list(dict.fromkeys(self.space.family_of(one).name for one in self.legal))
        for family in [f for f in families if f.casefold() == name] + get_close_matches(
            name, families, n=1
        ):
            return "near", next(one for one in texts if one.partition(" ")[0] == family)
        if len(families) == 1:
            return "example", next(iter(texts))
        return "families", ", ".join(families)
