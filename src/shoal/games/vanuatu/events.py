"""One function for each thing that can happen; without a journal nobody listens.

A rule changes the state first and tells then: amounts are told as they are after the event.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from shoal.games.vanuatu import components, moments
from shoal.games.vanuatu import map as archipelago
from shoal.games.vanuatu.components import BOX

if TYPE_CHECKING:
    from shoal.games.vanuatu.state import VanuatuState

SHIPS: Final = 3  # in the harbour at once
NEXT_TILES: Final = 2  # lie open for the next round

# The table and its phases.


def waiting(table: VanuatuState) -> None:
    """The table waits for somebody else or something else."""
    if table.journal is None:
        return
    table.journal.tell(
        "turn",
        {"phase": moments.WORDS[table.moment], "batch": table.batch, "seat": table.active,
         "round": table.round_no},
    )  # fmt: skip


def round_begun(table: VanuatuState) -> None:
    if table.journal is None:
        return
    table.journal.tell("round", {"round": table.round_no})


def tourists_came(table: VanuatuState, gone: int) -> None:
    """New tourists wait; those of the round before are gone."""
    if table.journal is None:
        return
    table.journal.tell("tourists", {"tourists": table.tourists, "gone": gone})


def price_reset(table: VanuatuState) -> None:
    if table.journal is None:
        return
    table.journal.tell("price", {"price_now": BOX.fish_track[table.price_at]})


def revealed(table: VanuatuState) -> None:
    """The tiles to be placed next lie open."""
    if table.journal is None:
        return
    names = [components.TILE_NAMES[tile] for tile in table.revealed]
    told: dict[str, object] = {"tiles": names}
    for i in range(NEXT_TILES):
        shown = table.revealed[i] if i < len(table.revealed) else -1
        told.update(face(shown, i + 1, [] if shown < 0 else produce(shown)))
    table.journal.tell("revealed", told)


def face(tile: int, number: int, goods: list[int]) -> dict[str, object]:
    """What a tile shows, as the arguments of `vanuatu-face-1`, `-2`: all of it lies open."""
    end = f"_{number}"
    told: dict[str, object] = {"kind" + end: "none", "tile" + end: "", "goods" + end: []}
    for key in ("fish", "treasure", "stalls", "drawings", "guests"):
        told[key + end] = 0
    if tile < 0:
        return told
    isle = BOX.tile_isle[tile]
    told["tile" + end] = components.TILE_NAMES[tile]
    if isle < 0:
        told["kind" + end] = "sea"
        told["fish" + end] = BOX.tile_fish[tile]
        told["treasure" + end] = BOX.tile_treasure[tile]
        return told
    told["kind" + end] = "island"
    told["goods" + end] = named(goods)
    told["stalls" + end] = BOX.slots_stalls[isle]
    told["drawings" + end] = BOX.slots_drawings[isle]
    told["guests" + end] = BOX.slots_tourists[isle]
    return told


def produce(tile: int) -> list[int]:
    """How many cubes of each good a tile brings."""
    isle = BOX.tile_isle[tile]
    return [] if isle < 0 else BOX.produce[isle * 3 : isle * 3 + 3]


def named(goods: list[int]) -> list[str]:
    """The names of so many cubes of each good."""
    found: list[str] = []
    for good, count in enumerate(goods):
        found.extend([components.GOOD_NAMES[good]] * count)
    return found


def placed(table: VanuatuState, seat: int, tile: int, hex_: int, goods: list[int]) -> None:
    if table.journal is None:
        return
    waived = archipelago.waived_rule(table, tile, hex_)
    told: dict[str, object] = {
        "seat": seat, "tile": components.TILE_NAMES[tile], "hex": BOX.labels[hex_],
        "place": BOX.labels[hex_].upper(), "goods": goods, "reserve": table.reserve[:],
        "waived": waived,
    }  # fmt: skip
    told.update(face(tile, 1, goods))
    table.journal.tell("placed", told)


# Ships and goods.


def departed(table: VanuatuState, ships: list[int]) -> None:
    if table.journal is None:
        return
    names = [BOX.ship_ids[ship] for ship in ships]
    table.journal.tell(
        "departed", {"ships": names, "count": len(names), "reserve": table.reserve[:]}
    )


def reshuffled(table: VanuatuState) -> None:
    """The discarded ships are the deck again."""
    if table.journal is None:
        return
    table.journal.tell("reshuffled", {"ships": len(table.deck)})


def arrived(table: VanuatuState, ships: list[int]) -> None:
    if table.journal is None:
        return
    names = [BOX.ship_ids[ship] for ship in ships]
    told: dict[str, object] = {"ships": names, "count": len(names), "deck": len(table.deck)}
    for i in range(SHIPS):
        slots = BOX.ship_slots[ships[i]] if i < len(ships) else []
        told[f"wants_{i + 1}"] = [components.GOOD_NAMES[good] for good in slots]
    table.journal.tell("arrived", told)


def refilled(table: VanuatuState, isle: int, goods: list[int]) -> None:
    if table.journal is None:
        return
    table.journal.tell(
        "refilled",
        {"island": components.ISLE_NAMES[isle], "goods": goods, "cubes": named(goods),
         "count": sum(goods), "reserve": table.reserve[:]},
    )  # fmt: skip


def loaded(table: VanuatuState, seat: int, good: int, space: int, bonus: int) -> None:
    if table.journal is None:
        return
    table.journal.tell(
        "loaded",
        {"seat": seat, "good": components.GOOD_NAMES[good],
         "ship": BOX.ship_ids[table.ships[space]], "space": space, "gained": BOX.worth[good],
         "bonus": bonus, "reserve": table.reserve[good], "points": table.points[seat]},
    )  # fmt: skip


def lost(table: VanuatuState, seat: int, good: int) -> None:
    """No ship has room for a cube: it goes to the reserve."""
    if table.journal is None:
        return
    table.journal.tell(
        "lost",
        {"seat": seat, "good": components.GOOD_NAMES[good], "reserve": table.reserve[good]},
    )


# Characters and neutral pawns.


def blocked(table: VanuatuState, seat: int, box: int) -> None:
    """A neutral pawn is put down."""
    if table.journal is None:
        return
    table.journal.tell("blocked", {"seat": seat, "action": components.ACTION_NAMES[box]})


def offered(table: VanuatuState) -> None:
    if table.journal is None:
        return
    people = [
        components.PERSON_NAMES[person]
        for person in range(len(components.CHARACTERS))
        if table.offer >> person & 1
    ]
    table.journal.tell("offered", {"characters": people})


def took(table: VanuatuState, seat: int, person: int, returned: int) -> None:
    """A character is taken; `returned` is the one given back, or -1."""
    if table.journal is None:
        return
    back = components.PERSON_NAMES[returned] if returned >= 0 else ""
    table.journal.tell(
        "took",
        {"seat": seat, "character": components.PERSON_NAMES[person], "returned": back,
         "gave": returned >= 0},
    )  # fmt: skip


def turned(table: VanuatuState, seat: int) -> None:
    if table.journal is None:
        return
    name = components.PERSON_NAMES[table.character[seat]]
    table.journal.tell("turned", {"seat": seat, "character": name})


def preached(table: VanuatuState, seat: int) -> None:
    if table.journal is None:
        return
    name = components.PERSON_NAMES[table.character[seat]]
    table.journal.tell("preached", {"seat": seat, "character": name})


# Pawns.


def planned_pair(table: VanuatuState, seat: int, one: int, two: int) -> None:
    if table.journal is None:
        return
    names = [components.ACTION_NAMES[one], components.ACTION_NAMES[two]]
    table.journal.tell("planned", {"seat": seat, "actions": names})


def planned_one(table: VanuatuState, seat: int, box: int) -> None:
    if table.journal is None:
        return
    table.journal.tell("planned", {"seat": seat, "actions": [components.ACTION_NAMES[box]]})


def gathered(table: VanuatuState, seat: int, box: int, pawns: int) -> None:
    """A stack is taken up to act."""
    if table.journal is None:
        return
    table.journal.tell(
        "gathered", {"seat": seat, "action": components.ACTION_NAMES[box], "pawns": pawns}
    )


def withdrew(table: VanuatuState, seat: int, box: int, pawns: int, led: bool) -> None:
    """A stack is taken back without effect."""
    if table.journal is None:
        return
    table.journal.tell(
        "withdrew",
        {"seat": seat, "action": components.ACTION_NAMES[box], "pawns": pawns, "led": led},
    )


def governed(table: VanuatuState, seat: int, box: int, target: int, pawns: int) -> None:
    if table.journal is None:
        return
    table.journal.tell(
        "governed",
        {"seat": seat, "action": components.ACTION_NAMES[box],
         "to": components.ACTION_NAMES[target], "pawns": pawns},
    )  # fmt: skip


# The nine actions.


def sailed(table: VanuatuState, seat: int, start: int, steps: int, cost: int) -> None:
    if table.journal is None:
        return
    target = table.boat[seat]
    path = [BOX.labels[h] for h in archipelago.walk(table, start, target, steps)]
    table.journal.tell(
        "sailed",
        {"seat": seat, "path": path, "hex": BOX.labels[target],
         "sea": components.TILE_NAMES[table.hex_tile[target]], "cost": cost,
         "vatu": table.vatu[seat]},
    )  # fmt: skip


def built(table: VanuatuState, seat: int, isle: int, cost: int) -> None:
    if table.journal is None:
        return
    table.journal.tell(
        "built",
        {"seat": seat, "island": components.ISLE_NAMES[isle], "cost": cost,
         "vatu": table.vatu[seat]},
    )  # fmt: skip


def explored(table: VanuatuState, seat: int, value: int, bonus: int) -> None:
    if table.journal is None:
        return
    boat = table.boat[seat]
    table.journal.tell(
        "explored",
        {"seat": seat, "hex": BOX.labels[boat],
         "sea": components.TILE_NAMES[table.hex_tile[boat]], "value": value, "bonus": bonus,
         "vatu": table.vatu[seat]},
    )  # fmt: skip


def fished(table: VanuatuState, seat: int, value: int, bonus: int) -> None:
    if table.journal is None:
        return
    boat = table.boat[seat]
    table.journal.tell(
        "fished",
        {"seat": seat, "hex": BOX.labels[boat],
         "sea": components.TILE_NAMES[table.hex_tile[boat]], "value": value, "bonus": bonus,
         "points": table.points[seat]},
    )  # fmt: skip


def sold(table: VanuatuState, seat: int, value: int, price: int) -> None:
    if table.journal is None:
        return
    table.journal.tell(
        "sold",
        {"seat": seat, "value": value, "price": price, "gained": price * value,
         "vatu": table.vatu[seat], "price_now": BOX.fish_track[table.price_at]},
    )  # fmt: skip


def sale_over(table: VanuatuState, seat: int) -> None:
    if table.journal is None:
        return
    table.journal.tell("sale-over", {"seat": seat, "price_now": BOX.fish_track[table.price_at]})


def bought(table: VanuatuState, seat: int, isle: int, good: int) -> None:
    if table.journal is None:
        return
    table.journal.tell(
        "bought",
        {"seat": seat, "island": components.ISLE_NAMES[isle], "good": components.GOOD_NAMES[good],
         "cost": BOX.price[good], "vatu": table.vatu[seat]},
    )  # fmt: skip


def declined(table: VanuatuState, seat: int, good: int) -> None:
    """The Buyer does without a second cube."""
    if table.journal is None:
        return
    table.journal.tell("declined", {"seat": seat, "good": components.GOOD_NAMES[good]})


def drew(table: VanuatuState, seat: int, isle: int, gained: int) -> None:
    if table.journal is None:
        return
    table.journal.tell(
        "drew",
        {"seat": seat, "island": components.ISLE_NAMES[isle], "gained": gained,
         "points": table.points[seat]},
    )  # fmt: skip


def transported(table: VanuatuState, seat: int, isle: int, income: int, bonus: int) -> None:
    if table.journal is None:
        return
    table.journal.tell(
        "transported",
        {"seat": seat, "island": components.ISLE_NAMES[isle], "income": income, "bonus": bonus,
         "vatu": table.vatu[seat], "points": table.points[seat]},
    )  # fmt: skip


def lay_down(table: VanuatuState, seat: int) -> None:
    """A player rests and looks at the rest tiles."""
    if table.journal is None:
        return
    table.journal.tell("lay-down", {"seat": seat})


def rested(table: VanuatuState, seat: int) -> None:
    """A rest tile is taken face down: VAN-272, known to its owner alone."""
    if table.journal is None:
        return
    name = components.REST_NAMES[table.rest_held[seat]]
    secret: dict[str, object] = {"tile": name, "known": True}
    table.journal.whisper("rested", {"seat": seat, "tile": "", "known": False}, secret, [seat])


# Vatu and points.


def cashed(table: VanuatuState, seat: int, value: int) -> None:
    if table.journal is None:
        return
    table.journal.tell("cashed", {"seat": seat, "value": value, "vatu": table.vatu[seat]})


def begged(table: VanuatuState, seat: int, given: int) -> None:
    if table.journal is None:
        return
    table.journal.tell(
        "begged",
        {"seat": seat, "given": given, "vatu": table.vatu[seat], "points": table.points[seat]},
    )


def converted(table: VanuatuState, seat: int, tens: int) -> None:
    """Full tracks of vatu have turned into points: nothing to tell if there were none."""
    if tens == 0 or table.journal is None:
        return
    table.journal.tell(
        "converted",
        {"seat": seat, "paid": tens * BOX.conversion_at, "gained": tens * BOX.conversion_points,
         "vatu": table.vatu[seat], "points": table.points[seat]},
    )  # fmt: skip


def refreshed(table: VanuatuState, seat: int, tile: int) -> None:
    """A rest tile is shown, paid and put back."""
    if table.journal is None:
        return
    table.journal.tell(
        "refreshed",
        {"seat": seat, "tile": components.REST_NAMES[tile], "bonus": BOX.rest_vatu[tile],
         "gained": BOX.rest_points[tile], "vatu": table.vatu[seat], "points": table.points[seat],
         "first_seat": table.first},
    )  # fmt: skip


def counted_fish(table: VanuatuState, seat: int, value: int) -> None:
    if table.journal is None:
        return
    table.journal.tell("counted-fish", {"seat": seat, "value": value, "vatu": table.vatu[seat]})


def counted(table: VanuatuState, seat: int, source: str, gained: int) -> None:
    """Points of the final scoring, and what they are for."""
    if table.journal is None:
        return
    table.journal.tell(
        "counted",
        {"seat": seat, "for": f"@vanuatu-tally-{source}", "gained": gained,
         "points": table.points[seat]},
    )  # fmt: skip


def ended(table: VanuatuState) -> None:
    if table.journal is None:
        return
    table.journal.tell("ended", {"points": table.points[:], "ranking": table.ranking()})
