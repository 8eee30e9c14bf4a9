"""Events: one function for each thing that can happen. Rules change the state, then tell it here.

Nobody listens to a state without a journal: nothing is put together then.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from shoal.games.maldivia import map as cloth
from shoal.games.maldivia import scoring, view
from shoal.games.maldivia.components import (
    BOX,
    COLOURS,
    FISH,
    LETTERS,
    MAST,
    OCTOPUS,
    SHARK,
    TILES,
    VALUE,
    fish_text,
    island_of,
)
from shoal.games.maldivia.map import NAMES
from shoal.games.maldivia.rules import names, sailing, tiles
from shoal.kernel.state import SPECTATOR

if TYPE_CHECKING:
    from shoal.games.maldivia.state import MaldiviaState


# Setting up and planning.


def took(sea: MaldiviaState, seat: int) -> None:
    """A player has taken a boat."""
    if sea.journal is None:
        return
    colour = sea.colours[seat]
    sea.journal.tell(
        "took", {"seat": seat, "boat": names.boat(colour), "colour": BOX.boats[colour]}
    )


def placed(sea: MaldiviaState, seat: int) -> None:
    """A boat has been put on the cloth."""
    if sea.journal is None:
        return
    sea.journal.tell("placed", {"seat": seat, "cell": NAMES[sea.boats[seat]]})


def round_began(sea: MaldiviaState) -> None:
    if sea.journal is None:
        return
    sea.journal.tell("round", {"number": sea.round, "start_seat": sea.start})


def planned(sea: MaldiviaState, seat: int) -> None:
    """A plan is in; its tiles are for its owner's ears only (MAL-024)."""
    if sea.journal is None:
        return
    row = sea.tiles[seat * TILES : seat * TILES + TILES]
    secret: dict[str, object] = {
        "known": True,
        "tiles": [tiles.TEXTS[tile] for tile in row],
        "named": [names.tile(tile) for tile in row],
    }
    sea.journal.whisper("planned", {"seat": seat, "known": False}, secret, [seat])


def revealed(sea: MaldiviaState, seat: int, tile: int) -> None:
    """The next tile of a player lies open (MAL-035)."""
    if sea.journal is None:
        return
    sea.journal.tell(
        "revealed",
        {
            "seat": seat,
            "slot": sea.turn + 1,
            "tile": tiles.TEXTS[tile],
            "named": names.tile(tile),
        },
    )


# Sailing.


def blocked(sea: MaldiviaState, seat: int) -> None:
    """An arrow leads nowhere."""
    if sea.journal is None:
        return
    sea.journal.tell("blocked", {"seat": seat, "cell": NAMES[sea.boats[seat]]})


def stayed(sea: MaldiviaState, seat: int) -> None:
    if sea.journal is None:
        return
    sea.journal.tell("stayed", {"seat": seat, "cell": NAMES[sea.boats[seat]]})


def sailed(sea: MaldiviaState, seat: int, start: int) -> None:
    """A boat has sailed from a space to where it is now."""
    if sea.journal is None:
        return
    end = sea.boats[seat]
    path = [NAMES[cell] for cell in sailing.route(sea, seat, start, sea.tile_shown(), end)]
    sea.journal.tell(
        "sailed", {"seat": seat, "from": NAMES[start], "cell": NAMES[end], "path": path}
    )


def ended_turn(sea: MaldiviaState, seat: int) -> None:
    if sea.journal is None:
        return
    sea.journal.tell("ended_turn", {"seat": seat})


# Fish on their way.


def fished(sea: MaldiviaState, seat: int, caught: list[int]) -> None:
    """So many fish of each colour have been caught."""
    if sea.journal is None:
        return
    fish = fish_text(caught)
    sea.journal.tell("fished", {"seat": seat, "fish": fish, "named": names.fish(fish)})


def robbed(sea: MaldiviaState, seat: int, victim: int, colour: int) -> None:
    if sea.journal is None:
        return
    fish = COLOURS[colour]
    sea.journal.tell(
        "robbed",
        {"seat": seat, "victim_seat": victim, "fish": fish, "named": names.fish(fish)},
    )


def dropped(sea: MaldiviaState, seat: int, count: int) -> None:
    """So many fish have come off the top of a mast; they are named from the top."""
    if sea.journal is None:
        return
    stays = seat * MAST + sea.height[seat]
    fish = "".join([COLOURS[colour] for colour in reversed(sea.mast[stays : stays + count])])
    sea.journal.tell(
        "dropped", {"seat": seat, "fish": fish, "count": count, "named": names.fish(fish)}
    )


def stuck(sea: MaldiviaState, seat: int, colour: int) -> None:
    """A new fish is on top of a mast."""
    if sea.journal is None:
        return
    fish = COLOURS[colour]
    sea.journal.tell("stuck", {"seat": seat, "fish": fish, "named": names.fish(fish)})


def released(sea: MaldiviaState, seat: int, freed: list[int]) -> None:
    """So many new fish of each colour were not kept."""
    if sea.journal is None:
        return
    fish = fish_text(freed)
    sea.journal.tell("released", {"seat": seat, "fish": fish, "named": names.fish(fish)})


def lost(sea: MaldiviaState, seat: int, colour: int) -> None:
    """The fog has taken the top of a mast."""
    if sea.journal is None:
        return
    fish = COLOURS[colour]
    sea.journal.tell("lost", {"seat": seat, "fish": fish, "named": names.fish(fish)})


def restacked(sea: MaldiviaState, seat: int) -> None:
    """A mast has another order."""
    if sea.journal is None:
        return
    mast = sea.mast_text(seat)
    sea.journal.tell("restacked", {"seat": seat, "mast": mast, "named": names.fish(mast)})


# The markets.


def ship_part(side: int, slot: int, card: int) -> dict[str, object]:
    """Which ship it is about, and where it lies."""
    return {
        "side": LETTERS[side],
        "island": names.island(side),
        "slot": slot + 1,
        "card": BOX.cards[card],
        "fish": BOX.orders[card],
        "named": names.fish(BOX.orders[card]),
    }


def delivered(sea: MaldiviaState, seat: int, side: int, slot: int, card: int) -> None:
    """A ship has been served, and its berth is empty."""
    if sea.journal is None:
        return
    told: dict[str, object] = {"seat": seat}
    told.update(ship_part(side, slot, card))
    told["points"] = VALUE[card]
    told["mast"] = sea.mast_text(seat)
    told["left"] = names.fish(sea.mast_text(seat))
    sea.journal.tell("delivered", told)


def opened(sea: MaldiviaState, side: int, slot: int, card: int) -> None:
    """A ship has come in from its pile."""
    if sea.journal is None:
        return
    told = ship_part(side, slot, card)
    told["pile"] = len(sea.piles[side])
    told["sunk"] = view.sunk_cards(sea, side)
    sea.journal.tell("opened", told)


def exchanged(sea: MaldiviaState, seat: int, side: int, slot: int, card: int) -> None:
    """A ship lies under its pile now."""
    if sea.journal is None:
        return
    told: dict[str, object] = {"seat": seat}
    told.update(ship_part(side, slot, card))
    told["pile"] = len(sea.piles[side])
    told["sunk"] = view.sunk_cards(sea, side)
    sea.journal.tell("exchanged", told)


# The creatures.


def turned(sea: MaldiviaState, seat: int, owner: int, slot: int, quarters: int) -> None:
    """An octopus has turned a tile; only its owner learns what is up now (MAL-152)."""
    if sea.journal is None:
        return
    told: dict[str, object] = {
        "seat": seat,
        "owner_seat": owner,
        "slot": slot + 1,
        "angle": quarters * 90,
        "known": False,
    }
    tile = sea.tiles[owner * TILES + slot]
    secret: dict[str, object] = {
        "known": True,
        "tile": tiles.TEXTS[tile],
        "named": names.tile(tile),
    }
    sea.journal.whisper("turned", told, secret, [owner])


def swapped(sea: MaldiviaState, seat: int, other: int, given: int, drawn: int) -> None:
    """A shark has swapped two cards; all see the backs, the partners the fronts (MAL-161)."""
    if sea.journal is None:
        return
    told: dict[str, object] = {
        "seat": seat,
        "other_seat": other,
        "gave": names.island(island_of(given)),
        "took": names.island(island_of(drawn)),
        "known": False,
    }
    secret: dict[str, object] = {
        "known": True,
        "given": BOX.cards[given],
        "given_fish": BOX.orders[given],
        "given_named": names.fish(BOX.orders[given]),
        "drawn": BOX.cards[drawn],
        "drawn_fish": BOX.orders[drawn],
        "drawn_named": names.fish(BOX.orders[drawn]),
    }
    sea.journal.whisper("swapped", told, secret, [seat, other])


# Fog.


def fog_spent(sea: MaldiviaState, seat: int, side: int) -> None:
    """Fog has come to a side that had it this round (MAL-172)."""
    if sea.journal is None:
        return
    sea.journal.tell(
        "fog_spent", {"seat": seat, "side": LETTERS[side], "island": names.island(side)}
    )


def fog_held(sea: MaldiviaState, seat: int, side: int, line: list[int]) -> None:
    """A full line of boats has kept the cloth from folding (MAL-185)."""
    if sea.journal is None:
        return
    sea.journal.tell(
        "fog_held",
        {
            "seat": seat,
            "side": LETTERS[side],
            "island": names.island(side),
            "line": [NAMES[cell] for cell in line],
        },
    )


def spots(cells: list[int]) -> list[str]:
    """Spaces by name, for a sentence."""
    return [NAMES[cell] for cell in cells] if cells else ["@maldivia-nowhere"]


def folded(sea: MaldiviaState, seat: int, side: int) -> None:
    """The cloth has been folded from a side; its boats still are where they were."""
    if sea.journal is None:
        return
    edge = cloth.rim(sea.folds, side)
    step = cloth.STEPS[side]
    sea.journal.tell(
        "folded",
        {
            "seat": seat,
            "side": LETTERS[side],
            "island": names.island(side),
            "gone": [NAMES[cell + step] for cell in edge],
            "edge": [NAMES[cell] for cell in edge],
            "shows": [BOX.signs[sea.face[cell]] for cell in edge],
            "first": NAMES[edge[0]],
            "last": NAMES[edge[-1]],
            "fish_at": spots([cell for cell in edge if sea.face[cell] >= FISH]),
            "octopus_at": spots([cell for cell in edge if sea.face[cell] == OCTOPUS]),
            "shark_at": spots([cell for cell in edge if sea.face[cell] == SHARK]),
            "spaces": sea.spaces(),
        },
    )


def covered(sea: MaldiviaState, seat: int) -> None:
    """The fold has come to lie under a boat."""
    if sea.journal is None:
        return
    sea.journal.tell("covered", {"seat": seat, "cell": NAMES[sea.boats[seat]]})


def carried(sea: MaldiviaState, seat: int, start: int) -> None:
    """A boat of the folded row has come inwards with it."""
    if sea.journal is None:
        return
    sea.journal.tell(
        "carried", {"seat": seat, "from": NAMES[start], "cell": NAMES[sea.boats[seat]]}
    )


def pushed(sea: MaldiviaState, seat: int, start: int) -> None:
    """A boat has made room for one behind it."""
    if sea.journal is None:
        return
    sea.journal.tell("pushed", {"seat": seat, "from": NAMES[start], "cell": NAMES[sea.boats[seat]]})


# The end.


def ended(sea: MaldiviaState) -> None:
    """Everything has been turned up and counted."""
    if sea.journal is None:
        return
    ranking = sea.ranking()
    boats = view.boat_parts(sea, SPECTATOR)
    sea.journal.tell(
        "ended",
        {
            "seats": scoring.winners(ranking),
            "scores": sea.points[:],
            "ranking": ranking,
            "cards": [boat["cards"] for boat in boats],
            "tiles": [boat["tiles"] for boat in boats],
        },
    )
