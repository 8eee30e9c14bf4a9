"""Positions: any moment of any game as a short TOML text, what FEN is to chess."""

from __future__ import annotations

from typing import Final

from shoal.kernel.chance import Chance, FastChance, SeaChance
from shoal.kernel.game import Game, SeatsError
from shoal.kernel.options import OptionsError, complete
from shoal.kernel.sheet import Sheet, SheetError, parse_sheet
from shoal.kernel.state import State
from shoal.kernel.toml_text import toml_text

HEADER: Final = ["game", "rules", "seats", "options", "chance"]


class PositionError(ValueError):
    """A text that is no possible position; the message names the key and the reason."""


def write_position(state: State, with_chance: bool) -> str:
    game = state.game
    head: dict[str, object] = {"game": game.name, "rules": game.rules, "seats": state.seats}
    if state.options:
        head["options"] = dict(state.options)
    if with_chance:
        head["chance"] = state.chance.sketch()
    return toml_text(head | state.sketch())


def read_position(game: Game, text: str) -> State:
    try:
        sheet = parse_sheet("position", text)
        named = sheet.text("game")
        if named != game.name:
            raise sheet.fault("game", f"is {named!r}, but this is {game.name}")
        rules = sheet.integer("rules", 1, 999_999) if "rules" in sheet else game.rules
        if rules != game.rules:
            raise sheet.fault("rules", f"is version {rules}; this Shoal has version {game.rules}")
        chance = read_chance(sheet.table("chance")) if "chance" in sheet else FastChance(1)
        return position_of(game, sheet, chance)
    # Names differ because mypyc gives a name one type in a whole function.
    except SeatsError as seats_error:
        raise PositionError(f"position: seats: {seats_error}") from None
    except OptionsError as options_error:
        raise PositionError(f"position: options: {options_error}") from None
    except SheetError as sheet_error:
        raise PositionError(str(sheet_error)) from None


def position_of(game: Game, sheet: Sheet, chance: Chance) -> State:
    """The state a sheet describes, whatever it says about chance."""
    seats = sheet.integer("seats", 1, 99)
    game.check_seats(seats)
    options = complete(game.options, sheet.table("options").data if "options" in sheet else {})
    body = {key: value for key, value in sheet.data.items() if key not in HEADER}
    return game.restore(Sheet("position", body), seats, options, chance)


def read_chance(sheet: Sheet) -> Chance:
    """The inverse of `Chance.sketch`."""
    kind = sheet.text("kind", ["fast", "sea"])
    draws = sheet.integer("draws", 0, 2**62)
    if kind == "sea":
        sheet.only(["kind", "seed", "draws"])
        seed = sheet.text("seed")
        try:
            return SeaChance(bytes.fromhex(seed), draws)
        except ValueError:
            raise sheet.fault("seed", "must be 64 hexadecimal digits") from None
    sheet.only(["kind", "words", "draws"])
    words = sheet.integers("words", 0, 0xFFFFFFFF, 4)
    if not any(words):
        raise sheet.fault("words", "must not all be zero")
    fast = FastChance(0)
    fast.x, fast.y, fast.z, fast.w = words[0], words[1], words[2], words[3]
    fast.draws = draws
    return fast
