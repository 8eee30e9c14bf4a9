"""Rule clauses as data: number, our own short wording, where it is coded.

A game's `clauses.toml` has one table per clause:

    [MAL-050]
    says = "A boat sails straight in the arrow's direction, at least one space."
    coded = "sailing.py"
    kind = "text"

Tests claim clauses by name: `test_mal_050_…` claims MAL-050, `test_mal_050_051_…` both.
"""

from __future__ import annotations

import re

from shoal.kernel.sheet import parse_sheet

KINDS = ["text", "derived", "ruling", "assumed", "public"]
NUMBER = re.compile(r"[A-Z]{2,4}-\d{3}[a-z]?")


class Clause:
    """One numbered rule of a game."""

    def __init__(self, number: str, says: str, coded: str, kind: str) -> None:
        self.number = number
        self.says = says
        self.coded = coded
        self.kind = kind


def read_clauses(source: str, text: str) -> list[Clause]:
    """The clauses of a `clauses.toml`, in the order of the file."""
    sheet = parse_sheet(source, text)
    clauses: list[Clause] = []
    for number in sheet.keys():  # noqa: SIM118 (a Sheet is no dict)
        if not NUMBER.fullmatch(number):
            raise sheet.fault(number, "is not a clause number such as MAL-050")
        row = sheet.table(number)
        row.only(["says", "coded", "kind"])
        says, coded = row.text("says"), row.text("coded")
        clauses.append(Clause(number, says, coded, row.text("kind", KINDS)))
    return clauses
