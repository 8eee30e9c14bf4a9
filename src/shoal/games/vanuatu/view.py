"""What an observer sees, built field by field; everything not named here stays hidden (VAN-012)."""

from __future__ import annotations

from typing import Final, Literal, NotRequired, TypedDict, cast

from shoal.games.vanuatu import components, imagine, moments
from shoal.games.vanuatu.components import BOX
from shoal.games.vanuatu.rules import boxes, characters, outlook, pawns, rest
from shoal.games.vanuatu.state import VanuatuState

Good = Literal["kava", "copra", "beef"]
ActionWord = Literal[
    "sail", "build", "explore", "fish", "sell", "buy", "draw", "transport", "rest",
]  # fmt: skip
Moment = Literal[
    "place", "neutral", "character", "plan", "turn", "selling", "second", "resting", "over",
]  # fmt: skip


class Asked(TypedDict):
    """What is being decided, and by whom."""

    moment: Moment
    seats: list[int]
    pawns: NotRequired[int]  # to be put down now, one's own or neutral ones
    good: NotRequired[Good]  # of which the Buyer may have a second cube


class Goods(TypedDict):
    """Cubes of each good."""

    kava: int
    copra: int
    beef: int


class Hex(TypedDict):
    """A hex and the tile on it, if there is one."""

    hex: str
    tile: str


class Empty(Hex):
    """A hex without a tile."""

    kind: Literal["empty"]


class Sea(Hex):
    """A sea and the discs on it."""

    kind: Literal["sea"]
    fish: int
    treasure: int


class Island(Hex):
    """An island with everything on it; `stalls` are the seats they belong to."""

    kind: Literal["island"]
    stalls: list[int]
    stall_slots: int
    drawings: int
    drawing_slots: int
    tourists: int
    tourist_slots: int
    goods: Goods


HexEntry = Empty | Sea | Island


class Slot(TypedDict):
    """Room for one cube on a ship."""

    good: Good
    loaded: bool


class Ship(TypedDict):
    """A ship in the harbour."""

    ship: str
    slots: list[Slot]


class Owner(TypedDict):
    """What lies before a player; `pawns` by action."""

    vatu: int
    points: int
    boat: str
    fish: list[int]
    treasure: list[int]
    stalls: int
    pawns: list[int]
    character: str
    turned: bool


class Stack(TypedDict):
    """All pawns of one player on one action."""

    seat: int
    pawns: int


class ActionBox(TypedDict):
    """One of the nine actions: who stands on it, first the one to act (VAN-101)."""

    action: ActionWord
    neutral: int
    queue: list[Stack]
    leader: int


class Reason(TypedDict):
    """A refusal as it travels."""

    clause: str
    key: str
    args: dict[str, object]


class Step(TypedDict):
    """One step of a chain: an action or an exchange, and the vatu after it."""

    action: str
    place: NotRequired[str]
    value: NotRequired[int]
    vatu: int


class Outlook(TypedDict):
    """A box as one seat sees it."""

    action: ActionWord
    state: Literal["open", "shut", "none", "lost", "blocked", "now", "impossible"]
    chain: NotRequired[list[Step]]
    why: NotRequired[Reason]


class Own(TypedDict):
    """What a seat knows about rest tiles: its own, those to choose from, those it saw missing."""

    rest: str
    choice: list[str]
    gone: list[str]


class VanuatuView(TypedDict):
    """All that one observer can see; a seat has its own rest tile and its outlook on top."""

    round: int
    rounds: int
    asked: Asked
    first: int
    active: int
    order: list[int]
    scores: list[int]
    map: list[HexEntry]
    next: list[str]
    pile: str
    ships: list[Ship]
    ship_deck: int
    ship_discards: list[str]
    tourists: int
    tourist_values: list[int]
    price: int
    track: list[int]
    reserve: Goods
    rest_left: int
    rested: list[int]
    characters: list[str]
    players: list[Owner]
    actions: list[ActionBox]
    ranking: NotRequired[list[int]]
    you: NotRequired[int]
    mine: NotRequired[Own]
    outlook: NotRequired[list[Outlook]]


VIEW: Final = VanuatuView


def view(table: VanuatuState, observer: int) -> dict[str, object]:
    """The whole table as plain data, and for a seat its own outlook on it."""
    over = table.moment == moments.OVER
    order = [(table.first + k) % table.seats for k in range(table.seats)]
    shown: VanuatuView = {
        "round": table.round_no,
        "rounds": BOX.rounds,
        "asked": asked_part(table),
        "first": table.first,
        "active": -1 if over else table.active,
        "order": order,
        "scores": table.points[:],
        "map": [hex_part(table, h) for h in range(components.HEXES)],
        "next": [BOX.tile_words[tile] for tile in table.revealed],
        "pile": "".join(BOX.tile_letters[tile] for tile in table.pile[table.pile_at :]),
        "ships": [ship_part(table, space) for space in range(len(table.ships))],
        "ship_deck": len(table.deck),
        "ship_discards": [BOX.ship_ids[ship] for ship in table.discards],
        "tourists": table.tourists,
        "tourist_values": table.tourist_pile[: table.round_no],
        "price": BOX.fish_track[table.price_at],
        "track": BOX.fish_track[:],
        "reserve": goods_part(table.reserve, 0),
        "rest_left": rest.COUNT - len(table.rest_order),
        "rested": table.rest_order[:],
        "characters": people(table.offer),
        "players": [owner_part(table, seat) for seat in range(table.seats)],
        "actions": [box_part(table, order, box) for box in range(boxes.COUNT)],
    }
    if over:
        shown["ranking"] = table.ranking()
    seen = cast("dict[str, object]", shown)
    add_own(table, observer, seen)
    return seen


OWN: Final = ("you", "mine", "outlook")


def beside(table: VanuatuState, observer: int, other: dict[str, object]) -> dict[str, object]:
    """A view made of another's: the table lies open, only the outlook on it is a seat's own."""
    seen = {key: part for key, part in other.items() if key not in OWN}
    add_own(table, observer, seen)
    return seen


def add_own(table: VanuatuState, observer: int, seen: dict[str, object]) -> None:
    if observer >= 0:
        seen["you"] = observer
        seen["mine"] = own_part(table, observer)
        seen["outlook"] = outlook.outlook(table, observer)


def asked_part(table: VanuatuState) -> Asked:
    asked: Asked = {"moment": cast("Moment", moments.WORDS[table.moment]), "seats": table.actors()}
    if table.moment in (moments.PLANNING, moments.NEUTRALS):
        asked["pawns"] = pawns.due(table)
    elif table.moment == moments.DOUBLING:
        asked["good"] = good_word(table.second_good)
    return asked


def good_word(good: int) -> Good:
    return cast("Good", components.GOODS[good])


def goods_part(cubes: list[int], at: int) -> Goods:
    return {"kava": cubes[at], "copra": cubes[at + 1], "beef": cubes[at + 2]}


def people(persons: int) -> list[str]:
    """The words of a set of characters."""
    return [
        components.CHARACTERS[person] for person in range(characters.COUNT) if persons >> person & 1
    ]


def hex_part(table: VanuatuState, hex_: int) -> HexEntry:
    tile = table.hex_tile[hex_]
    if tile < 0:
        return Empty(hex=BOX.labels[hex_], tile="", kind="empty")
    isle = BOX.tile_isle[tile]
    if isle >= 0:
        return island_part(table, hex_, isle)
    shown: Hex = {"hex": BOX.labels[hex_], "tile": BOX.tile_words[tile]}
    return Sea(**shown, kind="sea", fish=table.fish[tile], treasure=table.treasure[tile])


def island_part(table: VanuatuState, hex_: int, isle: int) -> Island:
    seats = range(table.seats)
    return {
        "hex": BOX.labels[hex_],
        "tile": components.ISLE_WORDS[isle],
        "kind": "island",
        "stalls": [seat for seat in seats for _stall in range(table.stalls[isle * 5 + seat])],
        "stall_slots": BOX.slots_stalls[isle],
        "drawings": table.drawings[isle],
        "drawing_slots": BOX.slots_drawings[isle],
        "tourists": table.guests[isle],
        "tourist_slots": BOX.slots_tourists[isle],
        "goods": goods_part(table.cubes, isle * 3),
    }


def ship_part(table: VanuatuState, space: int) -> Ship:
    """A ship with its slots; of equal slots the first ones are filled first."""
    ship = table.ships[space]
    left = table.gaps[space * 3 : space * 3 + 3]
    slots: list[Slot] = []
    for good in reversed(BOX.ship_slots[ship]):
        empty = left[good] > 0
        if empty:
            left[good] -= 1
        slots.append({"good": good_word(good), "loaded": not empty})
    slots.reverse()
    return {"ship": BOX.ship_ids[ship], "slots": slots}


def owner_part(table: VanuatuState, seat: int) -> Owner:
    person = table.character[seat]
    return {
        "vatu": table.vatu[seat],
        "points": table.points[seat],
        "boat": BOX.labels[table.boat[seat]],
        "fish": values(table.fish_tiles, seat),
        "treasure": values(table.gems, seat),
        "stalls": table.hand[seat],
        "pawns": table.pawns[seat * 9 : seat * 9 + 9],
        "character": components.CHARACTERS[person] if person >= 0 else "",
        "turned": table.turned[seat] == 1,
    }


def values(tiles: list[int], seat: int) -> list[int]:
    """Tiles before a player, the dearest first; also in positions."""
    return [value for value in (3, 2, 1) for _tile in range(tiles[seat * 4 + value])]


def box_part(table: VanuatuState, order: list[int], box: int) -> ActionBox:
    """An action box; most pawns first, then turn order (VAN-004, VAN-101)."""
    queue: list[Stack] = []
    for count in range(5, 0, -1):
        for seat in order:
            if table.pawns[seat * 9 + box] == count:
                queue.append({"seat": seat, "pawns": count})
    return {
        "action": cast("ActionWord", components.ACTIONS[box]),
        "neutral": table.neutral[box],
        "queue": queue,
        "leader": table.leader[box],
    }


def own_part(table: VanuatuState, seat: int) -> Own:
    """VAN-272, VAN-273 (others: VAN-274): own tile, what is left to choose from, what is gone."""
    words = components.REST_WORDS
    held = table.rest_held[seat]
    mine: Own = {"rest": words[held] if held >= 0 else "", "choice": [], "gone": []}
    place = imagine.rest_place(table, seat)
    if place > 0:
        gone = sorted(table.rest_held[table.rest_order[k]] for k in range(place))
        mine["gone"] = [words[tile] for tile in gone]
    if table.moment == moments.RESTING and table.active == seat:
        mine["choice"] = [words[tile] for tile in range(rest.COUNT) if tile not in table.rest_held]
    return mine
