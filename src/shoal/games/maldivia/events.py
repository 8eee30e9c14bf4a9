"""Events: one function for each thing that can happen. Rules change the state, then tell it here.

Nobody listens to a state without a journal: nothing is put together then.
"""

from __future__ import annotations

from shoal.games.maldivia import components, view
from shoal.games.maldivia import map as cloth
from shoal.games.maldivia.components import BOX, COLOURS, LETTERS, MAST, TILES
from shoal.games.maldivia.map import NAMES
from shoal.games.maldivia.rules import names, sailing, tiles
from shoal.games.maldivia.state import MaldiviaState
from shoal.kernel.state import SPECTATOR

# What several of them tell.


def at_cell(sea: MaldiviaState, kind: str, seat: int) -> None:
    """Something befell a boat where it is."""
    if sea.journal is not None:
        sea.journal.tell(kind, {"seat": seat, "cell": NAMES[sea.boats[seat]]})


def shifted(sea: MaldiviaState, kind: str, seat: int, start: int) -> None:
    """A boat came from a space to where it is now."""
    if sea.journal is not None:
        sea.journal.tell(kind, {"seat": seat, "from": NAMES[start], "cell": NAMES[sea.boats[seat]]})


def of_fish(sea: MaldiviaState, kind: str, seat: int, fish: str) -> None:
    """Something happened to a player's fish."""
    if sea.journal is not None:
        sea.journal.tell(kind, {"seat": seat, "fish": fish, "named": names.fish(fish)})


def of_many(sea: MaldiviaState, kind: str, seat: int, counts: list[int]) -> None:
    """The same with so many fish of each colour."""
    if sea.journal is not None:
        of_fish(sea, kind, seat, components.fish_text(counts))


def side_part(side: int) -> dict[str, object]:
    return {"side": LETTERS[side], "island": names.ISLAND[side]}


def ship_part(side: int, slot: int, card: int) -> dict[str, object]:
    """Which ship it is about, and where it lies."""
    fish = BOX.orders[card]
    told: dict[str, object] = {"slot": slot + 1, "card": BOX.cards[card], "fish": fish}
    return side_part(side) | told | {"named": names.fish(fish)}


def pile_part(sea: MaldiviaState, side: int) -> dict[str, object]:
    return {"pile": len(sea.piles[side]), "sunk": view.sunk_cards(sea, side)}


# Setting up and planning.


def took(sea: MaldiviaState, seat: int) -> None:
    """A player has taken a boat."""
    if sea.journal is not None:
        colour = sea.colours[seat]
        told: dict[str, object] = {"seat": seat, "boat": names.BOAT[colour]}
        sea.journal.tell("took", told | {"colour": BOX.boats[colour]})


def placed(sea: MaldiviaState, seat: int) -> None:
    """A boat has been put on the cloth."""
    at_cell(sea, "placed", seat)


def round_began(sea: MaldiviaState) -> None:
    if sea.journal is not None:
        sea.journal.tell("round", {"number": sea.round, "start_seat": sea.start})


def planned(sea: MaldiviaState, seat: int) -> None:
    """A plan is in; its tiles are for its owner's ears only (MAL-024)."""
    if sea.journal is not None:
        row = sea.plan(seat)
        secret: dict[str, object] = {"known": True, "tiles": [tiles.TEXTS[tile] for tile in row]}
        secret["named"] = [names.TILE[tile] for tile in row]
        sea.journal.whisper("planned", {"seat": seat, "known": False}, secret, [seat])


def revealed(sea: MaldiviaState, seat: int, tile: int) -> None:
    """The next tile of a player lies open (MAL-035)."""
    if sea.journal is not None:
        told: dict[str, object] = {"seat": seat, "slot": sea.turn + 1}
        sea.journal.tell("revealed", told | {"tile": tiles.TEXTS[tile], "named": names.TILE[tile]})


# Sailing.


def blocked(sea: MaldiviaState, seat: int) -> None:
    """An arrow leads nowhere."""
    if sea.journal is not None:
        at_cell(sea, "blocked", seat)


def stayed(sea: MaldiviaState, seat: int) -> None:
    if sea.journal is not None:
        at_cell(sea, "stayed", seat)


def sailed(sea: MaldiviaState, seat: int, start: int) -> None:
    """A boat has sailed from a space to where it is now."""
    if sea.journal is not None:
        end = sea.boats[seat]
        path = [NAMES[cell] for cell in sailing.route(sea, seat, start, sea.tile_shown(), end)]
        told: dict[str, object] = {"seat": seat, "from": NAMES[start], "cell": NAMES[end]}
        sea.journal.tell("sailed", told | {"path": path})


def ended_turn(sea: MaldiviaState, seat: int) -> None:
    sea.mention("ended_turn", seat)


# Fish on their way.


def fished(sea: MaldiviaState, seat: int, caught: list[int]) -> None:
    """So many fish of each colour have been caught."""
    of_many(sea, "fished", seat, caught)


def robbed(sea: MaldiviaState, seat: int, victim: int, colour: int) -> None:
    if sea.journal is not None:
        fish = COLOURS[colour]
        told: dict[str, object] = {"seat": seat, "victim_seat": victim}
        sea.journal.tell("robbed", told | {"fish": fish, "named": names.fish(fish)})


def dropped(sea: MaldiviaState, seat: int, count: int) -> None:
    """So many fish have come off the top of a mast; they are named from the top."""
    if sea.journal is not None:
        stays = seat * MAST + sea.height[seat]
        fish = "".join([COLOURS[colour] for colour in reversed(sea.mast[stays : stays + count])])
        told: dict[str, object] = {"seat": seat, "fish": fish, "count": count}
        sea.journal.tell("dropped", told | {"named": names.fish(fish)})


def stuck(sea: MaldiviaState, seat: int, colour: int) -> None:
    """A new fish is on top of a mast."""
    if sea.journal is not None:
        of_fish(sea, "stuck", seat, COLOURS[colour])


def released(sea: MaldiviaState, seat: int, freed: list[int]) -> None:
    """So many new fish of each colour were not kept."""
    of_many(sea, "released", seat, freed)


def lost(sea: MaldiviaState, seat: int, colour: int) -> None:
    """The fog has taken the top of a mast."""
    of_fish(sea, "lost", seat, COLOURS[colour])


def restacked(sea: MaldiviaState, seat: int) -> None:
    """A mast has another order."""
    if sea.journal is not None:
        mast = sea.mast_text(seat)
        sea.journal.tell("restacked", {"seat": seat, "mast": mast, "named": names.fish(mast)})


# The markets.


def delivered(sea: MaldiviaState, seat: int, side: int, slot: int, card: int) -> None:
    """A ship has been served, and its berth is empty."""
    if sea.journal is not None:
        mast = sea.mast_text(seat)
        told: dict[str, object] = {"seat": seat, "points": components.VALUE[card]}
        told |= {"mast": mast, "left": names.fish(mast)}
        sea.journal.tell("delivered", told | ship_part(side, slot, card))


def opened(sea: MaldiviaState, side: int, slot: int, card: int) -> None:
    """A ship has come in from its pile."""
    if sea.journal is not None:
        sea.journal.tell("opened", ship_part(side, slot, card) | pile_part(sea, side))


def exchanged(sea: MaldiviaState, seat: int, side: int, slot: int, card: int) -> None:
    """A ship lies under its pile now."""
    if sea.journal is not None:
        told: dict[str, object] = {"seat": seat}
        told |= ship_part(side, slot, card)
        sea.journal.tell("exchanged", told | pile_part(sea, side))


# The creatures.


def turned(sea: MaldiviaState, seat: int, owner: int, slot: int, quarters: int) -> None:
    """An octopus has turned a tile; only its owner learns what is up now (MAL-152)."""
    if sea.journal is not None:
        told: dict[str, object] = {"seat": seat, "owner_seat": owner, "slot": slot + 1}
        tile = sea.tiles[owner * TILES + slot]
        secret: dict[str, object] = {"tile": tiles.TEXTS[tile], "named": names.TILE[tile]}
        told |= {"angle": quarters * 90, "known": False}
        sea.journal.whisper("turned", told, secret | {"known": True}, [owner])


def swapped(sea: MaldiviaState, seat: int, other: int, given: int, drawn: int) -> None:
    """A shark has swapped two cards; all see the backs, the partners the fronts (MAL-161)."""
    if sea.journal is not None:
        told: dict[str, object] = {"seat": seat, "other_seat": other, "known": False}
        secret: dict[str, object] = {"known": True}
        for backed, front, card in (("gave", "given", given), ("took", "drawn", drawn)):
            told[backed] = names.ISLAND[components.island_of(card)]
            secret[front] = BOX.cards[card]
            secret[front + "_fish"] = BOX.orders[card]
            secret[front + "_named"] = names.fish(BOX.orders[card])
        sea.journal.whisper("swapped", told, secret, [seat, other])


# Fog.


def fog_spent(sea: MaldiviaState, seat: int, side: int) -> None:
    """Fog has come to a side that had it this round (MAL-172)."""
    if sea.journal is not None:
        sea.journal.tell("fog_spent", {"seat": seat} | side_part(side))


def fog_held(sea: MaldiviaState, seat: int, side: int, line: list[int]) -> None:
    """A full line of boats has kept the cloth from folding (MAL-185)."""
    if sea.journal is not None:
        told: dict[str, object] = {"seat": seat, "line": [NAMES[cell] for cell in line]}
        sea.journal.tell("fog_held", told | side_part(side))


def spots(cells: list[int]) -> list[str]:
    """Spaces by name, for a sentence."""
    return [NAMES[cell] for cell in cells] if cells else ["@maldivia-nowhere"]


def folded(sea: MaldiviaState, seat: int, side: int) -> None:
    """The cloth has been folded from a side; its boats still are where they were."""
    if sea.journal is not None:
        edge = cloth.rim(sea.folds, side)
        step = cloth.STEPS[side]
        told: dict[str, object] = {
            "seat": seat,
            "gone": [NAMES[cell + step] for cell in edge],
            "edge": [NAMES[cell] for cell in edge],
            "shows": [BOX.signs[sea.face[cell]] for cell in edge],
            "first": NAMES[edge[0]],
            "last": NAMES[edge[-1]],
            "fish_at": spots([cell for cell in edge if sea.face[cell] >= components.FISH]),
            "octopus_at": spots([cell for cell in edge if sea.face[cell] == components.OCTOPUS]),
            "shark_at": spots([cell for cell in edge if sea.face[cell] == components.SHARK]),
            "spaces": sea.spaces(),
        }
        sea.journal.tell("folded", told | side_part(side))


def covered(sea: MaldiviaState, seat: int) -> None:
    """The fold has come to lie under a boat."""
    at_cell(sea, "covered", seat)


def carried(sea: MaldiviaState, seat: int, start: int) -> None:
    """A boat of the folded row has come inwards with it."""
    shifted(sea, "carried", seat, start)


def pushed(sea: MaldiviaState, seat: int, start: int) -> None:
    """A boat has made room for one behind it."""
    shifted(sea, "pushed", seat, start)


# The end.


def ended(sea: MaldiviaState) -> None:
    """Everything has been turned up and counted."""
    if sea.journal is not None:
        ranking = sea.ranking()
        boats = view.boat_parts(sea, SPECTATOR)
        sea.journal.tell(
            "ended",
            {
                "seats": [seat for seat, rank in enumerate(ranking) if rank == 1],
                "scores": sea.points[:],
                "ranking": ranking,
                "cards": [boat["cards"] for boat in boats],
                "tiles": [boat["tiles"] for boat in boats],
            },
        )
