"""Following a game by its events: each one changes a spectator's view."""

from __future__ import annotations

from typing import Any

from shoal.games.kleine_fische.cards import (
    CARD_NUMBERS,
    DIFFICULTY,
    KIND,
    LAMP,
    OCTO,
    POWER,
    REROLL,
    SPECIES_NAMES,
)
from shoal.games.kleine_fische.outlook import PLACE_NUMBERS, look_ahead
from shoal.games.kleine_fische.sight import hand_rows


def retell(view: dict[str, Any], event: dict[str, Any]) -> None:
    """Change the view by one event."""
    kind: str = event["kind"]
    if kind in ("jumped", "reversed", "swam"):
        if kind == "jumped":
            view["boat"] = event["column"]
        view["divers"][event["seat"]] = {"lane": event["lane"], "heading": event["heading"]}
    elif kind == "exchanged":
        cards = view["cards"]
        one, other = PLACE_NUMBERS[event["place"]], PLACE_NUMBERS[event["other"]]
        cards[one], cards[other] = cards[other], cards[one]
    elif kind == "revealed":
        card = view["cards"][PLACE_NUMBERS[event["place"]]]
        view["photos"].append(event["place"])
        card["face"] = event["card"]
        card["photo"] = len(view["photos"])
    elif kind == "bust":
        _turn_back(view, event["back"])
    elif kind == "explored":
        view["explored"] = event["place"]
    elif kind == "used":
        _use(view, event["seat"], event["card"])
    elif kind == "peeked":
        _peek(view, event["seat"], event["place"])
    elif kind == "darkened":
        view["lamp"] = None
    elif kind == "crawled":
        view["octopus"] = event["lane"]
    elif kind in ("met", "chosen", "announced", "rolled", "spared", "missed", "stole", "lost"):
        _rob(view, kind, event)
    elif kind in ("collected", "took"):
        _collect(view, kind, event)
    elif kind == "refilled":
        for place, back in zip(event["places"], event["backs"], strict=True):
            view["cards"][PLACE_NUMBERS[place]] = {"back": back}
        view["deck"] = {"left": event["left"], "top": event["top"]}
    elif kind == "turn":
        view["turbo"] = 0
    elif kind in ("ended", "crowned", "declined", "scored"):
        _finish(view, kind, event)
    if "phase" in event:
        view["phase"] = event["phase"]
        view["turn"] = event["turn"]
        look_ahead(view)


def _turn_back(view: dict[str, Any], places: list[str]) -> None:
    for place in places:
        card = view["cards"][PLACE_NUMBERS[place]]
        view["photos"].remove(place)
        del card["photo"]
        if not view["memory_help"]:
            del card["face"]


def _use(view: dict[str, Any], seat: int, name: str) -> None:
    card = CARD_NUMBERS[name]
    view["players"][seat]["caves"].remove({"needs": DIFFICULTY[card]})
    view["box"].append(name)
    view["box"].sort(key=lambda spent: CARD_NUMBERS[spent])
    if KIND[card] == LAMP:
        view["lamp"] = {"card": name, "looked": [], "left": POWER[card]}
    elif KIND[card] == OCTO:
        view["turbo"] += POWER[card]
    elif KIND[card] == REROLL:
        view["theft"]["extra"] = POWER[card]


def _peek(view: dict[str, Any], seat: int, place: str) -> None:
    if view["memory_help"]:
        looked = view["cards"][PLACE_NUMBERS[place]].setdefault("looked", [])
        if seat not in looked:
            looked.append(seat)
            looked.sort()
    lamp = view["lamp"]
    lamp["looked"].append(place)
    lamp["looked"].sort()
    lamp["left"] -= 1
    if lamp["left"] == 0:
        view["lamp"] = None


def _rob(view: dict[str, Any], kind: str, event: dict[str, Any]) -> None:
    if kind == "met":
        if len(event["seats"]) == 1:
            view["theft"] = {"victim": event["seats"][0], "number": 0, "rolls": [], "extra": 0}
    elif kind == "chosen":
        view["theft"] = {"victim": event["victim_seat"], "number": 0, "rolls": [], "extra": 0}
    elif kind == "announced":
        view["theft"]["number"] = event["number"]
    elif kind == "rolled":
        theft = view["theft"]
        if theft["rolls"]:
            theft["extra"] -= 1  # each roll after the first is one of a card's
        theft["rolls"].append(event["result"])
    else:
        view["theft"] = None
        if kind == "stole":
            _take(view, event["seat"], event["victim_seat"], event["taken"])
        elif kind == "lost":
            _take(view, event["victim_seat"], event["seat"], event["taken"])


def _take(view: dict[str, Any], taker: int, loser: int, number: int) -> None:
    gainer, giver = view["players"][taker], view["players"][loser]
    gainer["fish"] += number
    giver["fish"] -= number
    if view["memory_help"]:
        # Who took the whole pile surely has it; otherwise nobody is sure any more.
        into = gainer["seen"] if giver["fish"] == 0 else view["scattered"]
        into.extend(giver["seen"])
        into.sort(key=lambda name: CARD_NUMBERS[name])
        giver["seen"] = []


def _collect(view: dict[str, Any], kind: str, event: dict[str, Any]) -> None:
    player = view["players"][event["seat"]]
    if kind == "took":
        player["caves"].append({"needs": event["needs"]})
        player["caves"].sort(key=lambda row: row["needs"])
        view["cards"][PLACE_NUMBERS[event["place"]]] = {"back": ""}
        view["explored"] = ""
        return
    player["fish"] += event["count"]
    view["photos"] = []
    for place in event["places"]:
        view["cards"][PLACE_NUMBERS[place]] = {"back": ""}
    if view["memory_help"]:
        player["seen"].extend(event["cards"])
        player["seen"].sort(key=lambda name: CARD_NUMBERS[name])


def _finish(view: dict[str, Any], kind: str, event: dict[str, Any]) -> None:
    if kind == "ended":
        view["turbo"] = 0
        view["crowns"] = [[] for _ in view["players"]]
        for seat, player in enumerate(view["players"]):
            player["pile"] = event["piles"][seat]
            player["caves"] = hand_rows([CARD_NUMBERS[c] for c in event["hands"][seat]], True)
    elif kind == "scored":
        view["scores"] = event["scores"]
        view["ranks"] = event["ranks"]
    else:
        name = SPECIES_NAMES[event["species"]] if kind == "crowned" else "nowhere"
        view["crowns"][event["seat"]].append(name)
