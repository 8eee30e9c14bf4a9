"""One function for each thing that can happen; without a journal nobody listens.

A rule changes the state first and tells then: amounts are told as they are after the event.
"""

from __future__ import annotations

from typing import Final

from shoal.games.vanuatu import map as archipelago
from shoal.games.vanuatu import moments
from shoal.games.vanuatu.components import (
    ACTION_NAMES,
    BOX,
    CHARACTERS,
    GOOD_NAMES,
    ISLE_NAMES,
    PERSON_NAMES,
    REST_NAMES,
    TILE_NAMES,
)
from shoal.games.vanuatu.state import VanuatuState

SHIPS: Final = 3  # in the harbour at once
NEXT_TILES: Final = 2  # lie open for the next round

# What several of them tell.


def vatu_part(table: VanuatuState, seat: int) -> dict[str, object]:
    return {"seat": seat, "vatu": table.vatu[seat]}


def points_part(table: VanuatuState, seat: int) -> dict[str, object]:
    return {"seat": seat, "points": table.points[seat]}


def purse_part(table: VanuatuState, seat: int) -> dict[str, object]:
    return vatu_part(table, seat) | points_part(table, seat)


def boat_part(table: VanuatuState, seat: int) -> dict[str, object]:
    """Where a boat is now."""
    boat = table.boat[seat]
    return {"hex": BOX.labels[boat], "sea": TILE_NAMES[table.hex_tile[boat]]}


def named(goods: list[int]) -> list[str]:
    """The names of so many cubes of each good."""
    return [GOOD_NAMES[good] for good, count in enumerate(goods) for _cube in range(count)]


def face(tile: int, number: int, goods: list[int]) -> dict[str, object]:
    """What a tile shows, as the arguments of `vanuatu-face-1`, `-2`: all of it lies open."""
    shown: dict[str, object] = {"kind": "none", "tile": "", "goods": []}
    shown |= {"fish": 0, "treasure": 0, "stalls": 0, "drawings": 0, "guests": 0}
    isle = BOX.tile_isle[tile] if tile >= 0 else -1
    if tile >= 0:
        shown["tile"] = TILE_NAMES[tile]
    if isle >= 0:
        shown |= {"kind": "island", "goods": named(goods), "stalls": BOX.slots_stalls[isle]}
        shown |= {"drawings": BOX.slots_drawings[isle], "guests": BOX.slots_tourists[isle]}
    elif tile >= 0:
        shown |= {"kind": "sea", "fish": BOX.tile_fish[tile], "treasure": BOX.tile_treasure[tile]}
    return {f"{key}_{number}": value for key, value in shown.items()}


def produce(tile: int) -> list[int]:
    """How many cubes of each good a tile brings."""
    isle = BOX.tile_isle[tile]
    return [] if isle < 0 else BOX.produce[isle * 3 : isle * 3 + 3]


# The table and its phases.


def waiting(table: VanuatuState) -> None:
    """The table waits for somebody else or something else."""
    if table.journal is not None:
        told: dict[str, object] = {"phase": moments.WORDS[table.moment], "seat": table.active}
        table.journal.tell("turn", told | {"batch": table.batch, "round": table.round_no})


def round_begun(table: VanuatuState) -> None:
    if table.journal is not None:
        table.journal.tell("round", {"round": table.round_no})


def tourists_came(table: VanuatuState, gone: int) -> None:
    """New tourists wait; those of the round before are gone."""
    if table.journal is not None:
        table.journal.tell("tourists", {"tourists": table.tourists, "gone": gone})


def price_reset(table: VanuatuState) -> None:
    if table.journal is not None:
        table.journal.tell("price", {"price_now": BOX.fish_track[table.price_at]})


def revealed(table: VanuatuState) -> None:
    """The tiles to be placed next lie open."""
    if table.journal is not None:
        told: dict[str, object] = {"tiles": [TILE_NAMES[tile] for tile in table.revealed]}
        for i in range(NEXT_TILES):
            shown = table.revealed[i] if i < len(table.revealed) else -1
            told |= face(shown, i + 1, [] if shown < 0 else produce(shown))
        table.journal.tell("revealed", told)


def placed(table: VanuatuState, seat: int, tile: int, hex_: int, goods: list[int]) -> None:
    if table.journal is not None:
        label = BOX.labels[hex_]
        told: dict[str, object] = {"seat": seat, "tile": TILE_NAMES[tile], "goods": goods}
        told |= {"hex": label, "place": label.upper(), "reserve": table.reserve[:]}
        told["waived"] = archipelago.waived_rule(table, tile, hex_)
        table.journal.tell("placed", told | face(tile, 1, goods))


# Ships and goods.


def departed(table: VanuatuState, ships: list[int]) -> None:
    if table.journal is not None:
        names = [BOX.ship_ids[ship] for ship in ships]
        told: dict[str, object] = {"ships": names, "count": len(names)}
        table.journal.tell("departed", told | {"reserve": table.reserve[:]})


def reshuffled(table: VanuatuState) -> None:
    """The discarded ships are the deck again."""
    if table.journal is not None:
        table.journal.tell("reshuffled", {"ships": len(table.deck)})


def arrived(table: VanuatuState, ships: list[int]) -> None:
    if table.journal is not None:
        names = [BOX.ship_ids[ship] for ship in ships]
        told: dict[str, object] = {"ships": names, "count": len(names), "deck": len(table.deck)}
        for i in range(SHIPS):
            slots = BOX.ship_slots[ships[i]] if i < len(ships) else []
            told[f"wants_{i + 1}"] = [GOOD_NAMES[good] for good in slots]
        table.journal.tell("arrived", told)


def refilled(table: VanuatuState, isle: int, goods: list[int]) -> None:
    if table.journal is not None:
        told: dict[str, object] = {"island": ISLE_NAMES[isle], "reserve": table.reserve[:]}
        told |= {"goods": goods, "cubes": named(goods), "count": sum(goods)}
        table.journal.tell("refilled", told)


def loaded(table: VanuatuState, seat: int, good: int, space: int, bonus: int) -> None:
    if table.journal is not None:
        told: dict[str, object] = {"good": GOOD_NAMES[good], "reserve": table.reserve[good]}
        told |= {"ship": BOX.ship_ids[table.ships[space]], "space": space}
        told |= {"gained": BOX.worth[good], "bonus": bonus}
        table.journal.tell("loaded", told | points_part(table, seat))


def lost(table: VanuatuState, seat: int, good: int) -> None:
    """No ship has room for a cube: it goes to the reserve."""
    if table.journal is not None:
        told: dict[str, object] = {"seat": seat, "good": GOOD_NAMES[good]}
        table.journal.tell("lost", told | {"reserve": table.reserve[good]})


# Characters and neutral pawns.


def blocked(table: VanuatuState, seat: int, box: int) -> None:
    """A neutral pawn is put down."""
    if table.journal is not None:
        table.journal.tell("blocked", {"seat": seat, "action": ACTION_NAMES[box]})


def offered(table: VanuatuState) -> None:
    if table.journal is not None:
        persons = [person for person in range(len(CHARACTERS)) if table.offer >> person & 1]
        names = [PERSON_NAMES[person] for person in persons]
        table.journal.tell("offered", {"characters": names})


def took(table: VanuatuState, seat: int, person: int, returned: int) -> None:
    """A character is taken; `returned` is the one given back, or -1."""
    if table.journal is not None:
        gave = returned >= 0
        told: dict[str, object] = {"seat": seat, "character": PERSON_NAMES[person], "gave": gave}
        table.journal.tell("took", told | {"returned": PERSON_NAMES[returned] if gave else ""})


def of_character(table: VanuatuState, kind: str, seat: int) -> None:
    if table.journal is not None:
        name = PERSON_NAMES[table.character[seat]]
        table.journal.tell(kind, {"seat": seat, "character": name})


def turned(table: VanuatuState, seat: int) -> None:
    of_character(table, "turned", seat)


def preached(table: VanuatuState, seat: int) -> None:
    of_character(table, "preached", seat)


# Pawns.


def planned(table: VanuatuState, seat: int, one: int, two: int) -> None:
    """Two pawns are put down, or one if the second box is none."""
    if table.journal is not None:
        names = [ACTION_NAMES[box] for box in (one, two) if box >= 0]
        told: dict[str, object] = {"seat": seat, "actions": names, "action": names[0]}
        table.journal.tell("planned", told | {"twice": one == two})


def gathered(table: VanuatuState, seat: int, box: int, pawns: int) -> None:
    """A stack is taken up to act."""
    if table.journal is not None:
        table.journal.tell("gathered", {"seat": seat, "action": ACTION_NAMES[box], "pawns": pawns})


def withdrew(table: VanuatuState, seat: int, box: int, pawns: int, led: bool) -> None:
    """A stack is taken back without effect."""
    if table.journal is not None:
        told: dict[str, object] = {"seat": seat, "action": ACTION_NAMES[box]}
        table.journal.tell("withdrew", told | {"pawns": pawns, "led": led})


def governed(table: VanuatuState, seat: int, box: int, target: int, pawns: int) -> None:
    if table.journal is not None:
        told: dict[str, object] = {"seat": seat, "action": ACTION_NAMES[box]}
        table.journal.tell("governed", told | {"to": ACTION_NAMES[target], "pawns": pawns})


# The nine actions.


def sailed(table: VanuatuState, seat: int, start: int, steps: int, cost: int) -> None:
    if table.journal is not None:
        path = archipelago.walk(table, start, table.boat[seat], steps)
        told: dict[str, object] = {"path": [BOX.labels[h] for h in path], "cost": cost}
        told |= boat_part(table, seat)
        table.journal.tell("sailed", told | vatu_part(table, seat))


def built(table: VanuatuState, seat: int, isle: int, cost: int) -> None:
    if table.journal is not None:
        told = vatu_part(table, seat)
        table.journal.tell("built", told | {"island": ISLE_NAMES[isle], "cost": cost})


def explored(table: VanuatuState, seat: int, value: int, bonus: int) -> None:
    if table.journal is not None:
        told = vatu_part(table, seat) | boat_part(table, seat)
        table.journal.tell("explored", told | {"value": value, "bonus": bonus})


def fished(table: VanuatuState, seat: int, value: int, bonus: int) -> None:
    if table.journal is not None:
        told = points_part(table, seat) | boat_part(table, seat)
        table.journal.tell("fished", told | {"value": value, "bonus": bonus})


def sold(table: VanuatuState, seat: int, value: int, price: int) -> None:
    if table.journal is not None:
        told = vatu_part(table, seat)
        told |= {"value": value, "price": price, "gained": price * value}
        table.journal.tell("sold", told | {"price_now": BOX.fish_track[table.price_at]})


def sale_over(table: VanuatuState, seat: int) -> None:
    if table.journal is not None:
        table.journal.tell("sale-over", {"seat": seat, "price_now": BOX.fish_track[table.price_at]})


def bought(table: VanuatuState, seat: int, isle: int, good: int) -> None:
    if table.journal is not None:
        told = vatu_part(table, seat) | {"island": ISLE_NAMES[isle]}
        table.journal.tell("bought", told | {"good": GOOD_NAMES[good], "cost": BOX.price[good]})


def declined(table: VanuatuState, seat: int, good: int) -> None:
    """The Buyer does without a second cube."""
    if table.journal is not None:
        table.journal.tell("declined", {"seat": seat, "good": GOOD_NAMES[good]})


def drew(table: VanuatuState, seat: int, isle: int, gained: int) -> None:
    if table.journal is not None:
        told = points_part(table, seat)
        table.journal.tell("drew", told | {"island": ISLE_NAMES[isle], "gained": gained})


def transported(table: VanuatuState, seat: int, isle: int, income: int, bonus: int) -> None:
    if table.journal is not None:
        told = purse_part(table, seat) | {"island": ISLE_NAMES[isle]}
        table.journal.tell("transported", told | {"income": income, "bonus": bonus})


def lay_down(table: VanuatuState, seat: int) -> None:
    """A player rests and looks at the rest tiles."""
    table.mention("lay-down", seat)


def rested(table: VanuatuState, seat: int) -> None:
    """A rest tile is taken face down: VAN-272, known to its owner alone."""
    if table.journal is not None:
        told: dict[str, object] = {"seat": seat, "tile": "", "known": False}
        secret: dict[str, object] = {"tile": REST_NAMES[table.rest_held[seat]], "known": True}
        table.journal.whisper("rested", told, secret, [seat])


# Vatu and points.


def cashed(table: VanuatuState, seat: int, value: int) -> None:
    if table.journal is not None:
        table.journal.tell("cashed", vatu_part(table, seat) | {"value": value})


def begged(table: VanuatuState, seat: int, given: int) -> None:
    if table.journal is not None:
        table.journal.tell("begged", purse_part(table, seat) | {"given": given})


def converted(table: VanuatuState, seat: int, tens: int) -> None:
    """Full tracks of vatu have turned into points: nothing to tell if there were none."""
    if tens > 0 and table.journal is not None:
        told = purse_part(table, seat) | {"paid": tens * BOX.conversion_at}
        table.journal.tell("converted", told | {"gained": tens * BOX.conversion_points})


def refreshed(table: VanuatuState, seat: int, tile: int) -> None:
    """A rest tile is shown, paid and put back."""
    if table.journal is not None:
        told = purse_part(table, seat) | {"tile": REST_NAMES[tile], "first_seat": table.first}
        told |= {"bonus": BOX.rest_vatu[tile], "gained": BOX.rest_points[tile]}
        table.journal.tell("refreshed", told)


def counted_fish(table: VanuatuState, seat: int, value: int) -> None:
    if table.journal is not None:
        table.journal.tell("counted-fish", vatu_part(table, seat) | {"value": value})


def counted(table: VanuatuState, seat: int, source: str, gained: int) -> None:
    """Points of the final scoring, and what they are for."""
    if table.journal is not None:
        told = points_part(table, seat)
        table.journal.tell("counted", told | {"for": f"@vanuatu-tally-{source}", "gained": gained})


def ended(table: VanuatuState) -> None:
    if table.journal is not None:
        table.journal.tell("ended", {"points": table.points[:], "ranking": table.ranking()})
