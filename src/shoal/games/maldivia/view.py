"""Views: what lies open, and what only its owner sees. Everything in them is named here."""

from __future__ import annotations

from typing import Final, Literal, NotRequired, TypedDict, cast

from shoal.games.maldivia import components, moments
from shoal.games.maldivia import map as cloth
from shoal.games.maldivia.components import BOX, MAST, TILES
from shoal.games.maldivia.map import EAST, NAMES, NORTH, SOUTH, WEST
from shoal.games.maldivia.rules import tiles
from shoal.games.maldivia.state import MaldiviaState

Side = Literal["E", "S", "W", "N"]
Boat = Literal["white", "orange", "brown", "black"]
Moment = Literal[
    "take", "place", "plan", "sail", "act", "gain", "drop", "stick", "restack", "give",
    "exchange", "over",
]  # fmt: skip
Done = Literal["gained", "fished", "special", "surplus"]

MOST_CLOTHS: Final = 2000  # remembered at most
DONE: Final[list[Done]] = ["gained", "fished", "special", "surplus"]


class Current(TypedDict):
    """A current that can be followed: its spaces in order, how a boat enters and leaves it."""

    cells: list[str]
    entry: Side
    exit: Side


class NextView(TypedDict):
    """The printed back that the next fold of each side would turn up; it is no secret."""

    E: str
    S: str
    W: str
    N: str


class SeaView(TypedDict):
    """The visible cloth, per row what the spaces show and which of them show the back."""

    top_left: str
    bottom_right: str
    spaces: int
    ends_at: int
    folds: str
    shows: list[str]
    backs: list[str]
    next: NextView
    currents: list[Current]


class Card(TypedDict):
    card: str
    fish: str


class MarketView(TypedDict):
    """A side: its island, the two ships that lie open, the pile, and whether fog came."""

    side: Side
    island: str
    ships: list[Card | None]
    pile: int
    sunk: list[str]
    fog: bool


class SupplyView(TypedDict):
    """Fish that are left, of each colour."""

    R: int
    G: int
    P: int
    Y: int


class BoatView(TypedDict):
    """A player's boat, mast, tiles and cards; fronts for the owner and at the end."""

    colour: Boat | None
    boat: str
    mast: str
    planned: bool
    lying: int
    tiles: list[str]
    backs: str
    cards: list[Card] | None


class TradeView(TypedDict):
    """A swap that has been agreed: the island given, the partner, the island taken."""

    gives: Side
    seat: int
    takes: Side


class AskedView(TypedDict):
    """What is being decided, by whom, and what the turn has seen so far."""

    moment: Moment
    seats: list[int]
    done: NotRequired[list[Done]]
    delivered: NotRequired[str]
    robbed: NotRequired[list[int]]
    settled: NotRequired[int]
    trade: NotRequired[TradeView]


class MaldiviaView(TypedDict):
    """All that one observer can see."""

    round: int
    tile: int
    start: int
    mover: int | None
    asked: AskedView
    sea: SeaView
    sides: list[MarketView]
    supply: SupplyView
    fresh: str
    players: list[BoatView]
    scores: NotRequired[list[int]]
    ranking: NotRequired[list[int]]


VIEW: Final = MaldiviaView


def view(sea: MaldiviaState, observer: int) -> MaldiviaView:
    boats = boat_parts(sea, observer)
    return seen(sea, cloth_part(sea), market_parts(sea), supply_part(sea), boats)


def beside(sea: MaldiviaState, observer: int, other: dict[str, object]) -> dict[str, object]:
    """A view made of another's: only what lies before the players differs."""
    return {**other, "players": boat_parts(sea, observer)}


def after(
    sea: MaldiviaState,
    observer: int,
    earlier: MaldiviaView,
    then: MaldiviaState,
    other: MaldiviaView | None,
) -> MaldiviaView:
    """A view made of an earlier one: cloth and markets, the most of it, hardly ever change, and of
    the boats only one or two do."""
    if other is not None:
        return {**other, "players": boats_after(sea, observer, earlier["players"], then)}
    return seen(
        sea,
        earlier["sea"] if sea.creases == then.creases else cloth_of(sea),
        markets_after(sea, earlier["sides"], then),
        earlier["supply"] if sea.supply == then.supply else supply_part(sea),
        boats_after(sea, observer, earlier["players"], then),
    )


def seen(
    sea: MaldiviaState,
    spread: SeaView,
    sides: list[MarketView],
    supply: SupplyView,
    players: list[BoatView],
) -> MaldiviaView:
    over = sea.moment == moments.OVER
    playing = sea.moment > moments.PLAN and not over
    whole: MaldiviaView = {
        "round": sea.round,
        "tile": sea.turn + 1 if sea.moment > moments.PLAN else 0,
        "start": sea.start,
        "mover": sea.mover if playing else None,
        "asked": asked_part(sea),
        "sea": spread,
        "sides": sides,
        "supply": supply,
        "fresh": components.fish_text(sea.fresh),
        "players": players,
    }
    if over:
        whole["scores"] = sea.points[:]
        whole["ranking"] = sea.ranking()
    return whole


def side_letter(side: int) -> Side:
    return cast("Side", components.LETTERS[side])


def letters(sides: int) -> str:
    """Sides given as bits, as letters."""
    return "".join([components.LETTERS[side] for side in range(4) if sides >> side & 1])


# What is asked: all of it happened before everybody's eyes.


def asked_part(sea: MaldiviaState) -> AskedView:
    asked: AskedView = {"moment": cast("Moment", moments.NAMES[sea.moment]), "seats": sea.actors()}
    if not moments.ACT <= sea.moment <= moments.GIVE:
        return asked
    done = done_part(sea)
    if done:
        asked["done"] = done
    if sea.delivered:
        asked["delivered"] = letters(sea.delivered)
    if sea.moment == moments.GAIN and sea.robbed:
        asked["robbed"] = [seat for seat in range(sea.seats) if sea.robbed >> seat & 1]
    if sea.moment == moments.RESTACK and sea.settled:
        asked["settled"] = sea.settled
    if sea.moment == moments.GIVE:
        mine, other, theirs = sea.trade
        asked["trade"] = {"gives": side_letter(mine), "seat": other, "takes": side_letter(theirs)}
    return asked


def done_part(sea: MaldiviaState) -> list[Done]:
    """What the turn has seen; also in positions."""
    marks = [sea.gained == moments.GAINED, sea.fished, sea.special, sea.surplus]
    return [DONE[i] for i in range(len(DONE)) if marks[i]]


# The cloth.


CLOTHS: Final[dict[tuple[int, ...], SeaView]] = {}


def cloth_of(sea: MaldiviaState) -> SeaView:
    """The cloth, worked out once for each way of folding: for whoever only reads."""
    key = tuple(sea.creases)
    found = CLOTHS.get(key)
    if found is None:
        if len(CLOTHS) >= MOST_CLOTHS:
            CLOTHS.clear()
        found = CLOTHS[key] = printed(sea.face, sea.folds, sea.creases)
    return found


def cloth_part(sea: MaldiviaState) -> SeaView:
    """A copy of it."""
    found = cloth_of(sea)
    seen: SeaView = {**found}
    seen["shows"], seen["backs"] = found["shows"][:], found["backs"][:]
    seen["next"] = {**found["next"]}
    seen["currents"] = [{**current, "cells": current["cells"][:]} for current in found["currents"]]
    return seen


def printed(face: list[int], folds: list[int], creases: list[int]) -> SeaView:
    """A cloth folded in one way, as texts: it follows from the folds alone, in every game."""
    top, bottom = folds[NORTH], components.SIZE - 1 - folds[SOUTH]
    left, right = folds[WEST], components.SIZE - 1 - folds[EAST]
    shows: list[str] = []
    backs: list[str] = []
    for row in range(top, bottom + 1):
        cells = range(row * components.SIZE + left, row * components.SIZE + right + 1)
        shows.append(" ".join([BOX.signs[face[cell]] for cell in cells]))
        flipped = ""
        for column in range(left, right + 1):
            touches = [column == right, row == bottom, column == left, row == top]
            flipped += "b" if any(touches[side] for side in creases) else "f"
        backs.append(flipped)
    return {
        "top_left": NAMES[top * components.SIZE + left],
        "bottom_right": NAMES[bottom * components.SIZE + right],
        "spaces": (bottom - top + 1) * (right - left + 1),
        "ends_at": components.LAST_SPACES,
        "folds": "".join([components.LETTERS[side] for side in creases]),
        "shows": shows,
        "backs": backs,
        "next": {
            "E": next_back(folds, EAST),
            "S": next_back(folds, SOUTH),
            "W": next_back(folds, WEST),
            "N": next_back(folds, NORTH),
        },
        "currents": [
            current_part(i) for i in range(len(BOX.current_cells)) if cloth.whole(face, i)
        ],
    }


def next_back(folds: list[int], side: int) -> str:
    return " ".join([BOX.signs[BOX.back[cell]] for cell in cloth.rim(folds, side)])


def current_part(current: int) -> Current:
    return {
        "cells": [NAMES[cell] for cell in BOX.current_cells[current]],
        "entry": side_letter(BOX.current_entry[current]),
        "exit": side_letter(BOX.current_exit[current]),
    }


# The markets.


def market_parts(sea: MaldiviaState) -> list[MarketView]:
    return [market_part(sea, side) for side in range(4)]


def markets_after(
    sea: MaldiviaState, earlier: list[MarketView], then: MaldiviaState
) -> list[MarketView]:
    """The markets, of which those stay that are as they were."""
    same = sea.ships == then.ships and sea.piles == then.piles and sea.sunk == then.sunk
    if same and sea.fog == then.fog:
        return earlier
    return [
        earlier[side] if same_market(sea, then, side) else market_part(sea, side)
        for side in range(4)
    ]


def same_market(sea: MaldiviaState, then: MaldiviaState, side: int) -> bool:
    return (
        (sea.fog ^ then.fog) >> side & 1 == 0
        and sea.piles[side] == then.piles[side]
        and sea.sunk[side] == then.sunk[side]
        and sea.berths(side) == then.berths(side)
    )


def supply_part(sea: MaldiviaState) -> SupplyView:
    return {"R": sea.supply[0], "G": sea.supply[1], "P": sea.supply[2], "Y": sea.supply[3]}


def market_part(sea: MaldiviaState, side: int) -> MarketView:
    return {
        "side": side_letter(side),
        "island": BOX.islands[side],
        "ships": [card_part(card) if card >= 0 else None for card in sea.berths(side)],
        "pile": len(sea.piles[side]),
        "sunk": sunk_cards(sea, side),
        "fog": bool(sea.fog >> side & 1),
    }


def card_part(card: int) -> Card:
    return {"card": BOX.cards[card], "fish": BOX.orders[card]}


def sunk_cards(sea: MaldiviaState, side: int) -> list[str]:
    """The cards at the bottom of a pile that everybody saw go there, topmost first."""
    known = sea.piles[side][: sea.sunk[side]]
    return [BOX.cards[card] for card in reversed(known)]


# The players.


def boat_parts(sea: MaldiviaState, observer: int) -> list[BoatView]:
    held: list[list[int]] = [[] for _ in range(sea.seats)]
    for card in range(components.CARDS):
        owner = sea.owner[card]
        if owner >= 0:
            held[owner].append(card)
    return [boat_part(sea, seat, observer, held[seat]) for seat in range(sea.seats)]


def boats_after(
    sea: MaldiviaState, observer: int, earlier: list[BoatView], then: MaldiviaState
) -> list[BoatView]:
    """What lies before the players, of which that stays that is as it was."""
    same_hands = sea.owner == then.owner
    same_end = (sea.moment == moments.OVER) == (then.moment == moments.OVER)
    boats: list[BoatView] = []
    changed = False
    for seat in range(sea.seats):
        if same_hands and same_end and same_boat(sea, then, seat):
            boats.append(earlier[seat])
        else:
            held = [card for card in range(components.CARDS) if sea.owner[card] == seat]
            boats.append(boat_part(sea, seat, observer, held))
            changed = True
    return boats if changed else earlier


def same_boat(sea: MaldiviaState, then: MaldiviaState, seat: int) -> bool:
    """Whether boat, mast and tiles of a player are as they were."""
    if sea.boats[seat] != then.boats[seat] or sea.height[seat] != then.height[seat]:
        return False
    if sea.colours[seat] != then.colours[seat] or sea.lying(seat) != then.lying(seat):
        return False
    if (sea.planned ^ then.planned) >> seat & 1:
        return False
    for i in range(seat * MAST, seat * MAST + sea.height[seat]):
        if sea.mast[i] != then.mast[i]:
            return False
    return all(sea.tiles[i] == then.tiles[i] for i in range(seat * TILES, (seat + 1) * TILES))


def boat_part(sea: MaldiviaState, seat: int, observer: int, held: list[int]) -> BoatView:
    """Plan and cards are open to their owner only, and to all at the end (MAL-024, MAL-165)."""
    open_to = seat == observer or sea.moment == moments.OVER
    colour, cell = sea.colours[seat], sea.boats[seat]
    return {
        "colour": cast("Boat", BOX.boats[colour]) if colour >= 0 else None,
        "boat": NAMES[cell] if cell >= 0 else "",
        "mast": sea.mast_text(seat),
        "planned": bool(sea.planned >> seat & 1),
        "lying": sea.lying(seat),
        "tiles": tiles_of(sea, seat, open_to),
        "backs": "".join([components.LETTERS[components.island_of(card)] for card in held]),
        "cards": [card_part(card) for card in held] if open_to else None,
    }


def tiles_of(sea: MaldiviaState, seat: int, open_to: bool) -> list[str]:
    """The four tiles of a plan that is in; `?` for a standing one others may not see (MAL-026)."""
    if not sea.planned >> seat & 1:
        return []
    shown = TILES if open_to else sea.lying(seat)
    row = sea.plan(seat)
    return [tiles.TEXTS[row[i]] if i < shown else "?" for i in range(TILES)]
