"""Following a game by its events alone: each event changes a spectator's view."""

from __future__ import annotations

from typing import Any

from shoal.games.vanuatu.components import BOX, CHARACTERS, GOODS
from shoal.games.vanuatu.harbour import SHIP_NEEDS
from shoal.games.vanuatu.names import ACTION_NAMES, TILE_NAMES
from shoal.games.vanuatu.view import dress, island_entry, sea_entry, ship_shown


def retell(view: dict[str, Any], event: dict[str, Any]) -> None:
    """Change a spectator's view by one event."""
    seat = event.get("seat", -1)
    kind = event["kind"]
    player: dict[str, Any] = view["players"][seat] if seat >= 0 else {}
    if seat >= 0 and kind != "turn":  # amounts are told as they are after the event
        for field in ("vatu", "points"):
            if field in event:
                player[field] = event[field]
    if kind == "turn":
        view["phase"] = event["phase"]
        view["batch"] = event["batch"]
        view["active"] = -1 if event["phase"] == "over" else seat
        if event["phase"] != "second":
            view["second"] = ""
    elif kind in BOARD:
        board_event(view, event, kind)
    elif kind in PREPARING:
        prepare_event(view, event, kind)
    else:
        player_event(view, event, kind, player)
    dress(view)


BOARD = [
    "built", "drew", "transported", "explored", "fished", "bought", "loaded", "lost", "placed",
    "refilled", "declined",
]  # fmt: skip
PREPARING = [
    "round", "tourists", "departed", "arrived", "reshuffled", "price", "revealed", "offered",
    "ended",
]  # fmt: skip


def bare(name: str) -> str:
    """The word of a thing: `@vanuatu-tile-santo` is santo."""
    return name.split("-", 2)[2]


def island(view: dict[str, Any], word: str) -> dict[str, Any]:
    found: dict[str, Any] = next(entry for entry in view["map"] if entry["tile"] == bare(word))
    return found


def board_event(view: dict[str, Any], event: dict[str, Any], kind: str) -> None:
    """What changes the map or the ships."""
    player = view["players"][event["seat"]] if "seat" in event else {}
    if kind == "placed":
        place_tile(view, event)
    elif kind == "refilled":
        entry = island(view, event["island"])
        for good, count in zip(GOODS, event["goods"], strict=True):
            entry["goods"][good] += count
        view["reserve"] = dict(zip(GOODS, event["reserve"], strict=True))
    elif kind == "built":
        entry = island(view, event["island"])
        entry["stalls"] = sorted([*entry["stalls"], event["seat"]])
        player["stalls"] -= 1
    elif kind == "drew":
        island(view, event["island"])["drawings"] += 1
    elif kind == "transported":
        island(view, event["island"])["tourists"] += 1
        view["tourists"] -= 1
    elif kind in ("explored", "fished"):
        what = "treasure" if kind == "explored" else "fish"
        entry = next(entry for entry in view["map"] if entry["hex"] == event["hex"])
        entry[what] -= 1
        player[what] = sorted([*player[what], event["value"]], reverse=True)
    elif kind == "bought":
        island(view, event["island"])["goods"][bare(event["good"])] -= 1
        view["second"] = bare(event["good"])  # unless the turn says there is no second cube
    elif kind == "loaded":
        view["reserve"][bare(event["good"])] = event["reserve"]
        slots = view["ships"][event["space"]]["slots"]
        next(slot for slot in slots if slot == [bare(event["good"]), False])[1] = True
    elif kind == "lost":
        view["reserve"][bare(event["good"])] = event["reserve"]


def place_tile(view: dict[str, Any], event: dict[str, Any]) -> None:
    tile = TILE_NAMES.index(event["tile"])
    hex_ = BOX.labels.index(event["hex"])
    if BOX.tile_isle[tile] >= 0:
        entry = island_entry(tile, hex_, [], 0, 0, event["goods"])
    else:
        entry = sea_entry(tile, hex_, BOX.tile_fish[tile], BOX.tile_treasure[tile])
    view["map"][hex_] = entry
    view["next"].remove(bare(event["tile"]))
    view["reserve"] = dict(zip(GOODS, event["reserve"], strict=True))


def prepare_event(view: dict[str, Any], event: dict[str, Any], kind: str) -> None:
    """What happens between the rounds."""
    if kind == "round":
        view["round"] = event["round"]
        clear_round(view)
    elif kind == "tourists":
        view["tourists"] = event["tourists"]
        view["tourist_values"].append(event["tourists"])
    elif kind == "departed":
        view["ships"] = [ship for ship in view["ships"] if ship["ship"] not in event["ships"]]
        view["ship_discards"].extend(event["ships"])
        view["reserve"] = dict(zip(GOODS, event["reserve"], strict=True))
    elif kind == "reshuffled":
        view["ship_deck"] = event["ships"]
        view["ship_discards"] = []
    elif kind == "arrived":
        for name in event["ships"]:
            ship = BOX.ship_ids.index(name)
            view["ships"].append(ship_shown(ship, SHIP_NEEDS[ship * 3 : ship * 3 + 3]))
        view["ship_deck"] = event["deck"]
    elif kind == "price":
        view["price"] = event["price_now"]
    elif kind == "revealed":
        view["next"] = [bare(name) for name in event["tiles"]]
        view["pile"] = view["pile"][len(event["tiles"]) :]
    elif kind == "offered":
        view["characters"] = [bare(name) for name in event["characters"]]
        for player in view["players"]:
            player["character"] = ""
            player["turned"] = False
    elif kind == "ended":
        view["ranking"] = event["ranking"]


def clear_round(view: dict[str, Any]) -> None:
    """Rest tiles and neutral pawns go back."""
    view["rested"] = []
    view["rest_left"] = 4
    for box in view["actions"]:
        box["neutral"] = 0


def player_event(
    view: dict[str, Any], event: dict[str, Any], kind: str, player: dict[str, Any]
) -> None:
    """What a player does with pawns, boat, tiles and character."""
    if kind in ("gathered", "withdrew"):
        player["pawns"][ACTION_NAMES.index(event["action"])] = 0
    elif kind == "planned":
        for name in event["actions"]:
            player["pawns"][ACTION_NAMES.index(name)] += 1
    elif kind == "governed":
        player["pawns"][ACTION_NAMES.index(event["action"])] = 0
        player["pawns"][ACTION_NAMES.index(event["to"])] += event["pawns"]
    elif kind == "blocked":
        view["actions"][ACTION_NAMES.index(event["action"])]["neutral"] += 1
    elif kind == "took":
        people = [name for name in view["characters"] if name != bare(event["character"])]
        if event["returned"]:
            people.append(bare(event["returned"]))
        view["characters"] = sorted(people, key=CHARACTERS.index)
        player["character"] = bare(event["character"])
        player["turned"] = False
    elif kind in ("turned", "preached"):
        player["turned"] = True
    elif kind == "sailed":
        player["boat"] = event["hex"]
    elif kind in ("sold", "sale-over"):
        view["price"] = event["price_now"]
        if kind == "sold":
            player["fish"].remove(event["value"])
    elif kind == "cashed":
        player["treasure"].remove(event["value"])
    elif kind == "rested":
        view["rested"].append(event["seat"])
        view["rest_left"] -= 1
    elif kind == "refreshed":
        view["first"] = event["first_seat"]
    elif kind == "counted-fish":
        player["fish"] = []
        clear_round(view)
