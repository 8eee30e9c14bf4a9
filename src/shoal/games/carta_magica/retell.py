"""Folding events into a spectator's view: the events tell everything that lies open."""

from __future__ import annotations

from typing import Any, cast

from shoal.games.carta_magica.box import BOX, RESOURCES
from shoal.games.carta_magica.chart import NAMES
from shoal.games.carta_magica.views import progress


def retell(view: dict[str, object], event: dict[str, object]) -> None:
    """Change a spectator's view by one event a spectator hears."""
    players = cast(list[dict[str, Any]], view["players"])
    told = cast(dict[str, Any], event)
    kind = told["kind"]
    mine = players[told["seat"]] if "seat" in told else {}
    fold(view, players, mine, kind, told)
    if kind in ("sailed", "blown", "swapped", "placed"):
        for player in players:
            if player["cell"] is not None:
                cells = [NAMES.index(player["cell"]), home_cell(player["home"])]
                player["progress"] = progress(cells[0], cells[1], player["laps"])
    if "now" in told:
        view["moment"] = told["now"]["moment"]
        scores = told["now"]["scores"]
        view["scores"] = scores
        for player, points in zip(players, scores, strict=True):
            player["score"] = points
        view["last_round"] = any(player["returned"] for player in players)
        bank = cast(dict[str, Any], view["bank"])
        for resource, name in enumerate(RESOURCES):
            bank[name] = BOX.tokens[resource] - sum(player[name] for player in players)


def home_cell(harbour: str) -> int:
    return BOX.harbour_cells[BOX.harbours.index(harbour)]


def fold(
    view: dict[str, object],
    players: list[dict[str, Any]],
    mine: dict[str, Any],
    kind: str,
    told: dict[str, Any],
) -> None:
    if kind in ("took", "cashed"):
        mine[told["resource"]] = told["left"]
        if kind == "cashed":
            discard(view, [told["card"]])
    elif kind == "sailed":
        mine.update(cell=told["cell"], laps=told["laps"], condition="sound", pending=False)
    elif kind == "blown":
        condition = told["outcome"] if told["outcome"] in ("damaged", "becalmed") else ""
        if condition:
            mine["condition"] = condition
        mine.update(cell=told["cell"], laps=told["laps"], pending=bool(told["pending"]))
    elif kind == "paid":
        mine[told["resource"]] = told["left"]
        discard(view, told["cards"])
    elif kind == "laid":
        mine["cards"].remove(told["card"])
    elif kind == "played":
        mine["cards"].remove(told["card"])
        discard(view, [told["card"]])
    elif kind in ("drew", "picked"):
        view["pile"] = told["pile"]
    elif kind == "kept":
        mine["cards"] = in_order([*mine["cards"], told["card"]])
    elif kind == "unpaid":
        mine["missed"] = told["missed"]
        discard(view, [told["card"]])
    elif kind == "skipped":
        mine["missed"] = told["left"]
    elif kind == "settled_card":
        discard(view, [told["card"]])
    elif kind == "traded":
        mine["gold"] = told["left"]
    else:
        fold_rarer(view, players, mine, kind, told)


def fold_rarer(
    view: dict[str, object],
    players: list[dict[str, Any]],
    mine: dict[str, Any],
    kind: str,
    told: dict[str, Any],
) -> None:
    if kind == "tamed":
        mine["gold"] = told["left"]
        mine["cards"] = in_order([*mine["cards"], told["card"]])
    elif kind == "untamed":
        mine["goods"] = 0
        view["pile"] = told["pile"]
    elif kind == "rebuilt":
        view["pile"] = told["pile"]
        view["discards"] = []
    elif kind == "bought":
        mine["talismans"] = in_order([*mine["talismans"], told["talisman"]])
        view["display"], view["deck"] = told["display"], told["deck"]
    elif kind == "cursed":
        view["display"], view["deck"] = told["display"], told["deck"]
    elif kind == "looted":
        pocket = "talismans" if told["card"] in BOX.talismans else "cards"
        players[told["loser_seat"]][pocket].remove(told["card"])
        mine[pocket] = in_order([*mine[pocket], told["card"]])
    elif kind == "swapped":
        for i, player in enumerate([mine, players[told["target_seat"]]]):
            player["cell"], player["laps"] = told["cells"][i], told["laps"][i]
            player["pending"] = bool(told["pending"][i])
    elif kind == "returned":
        mine["returned"] = True
    elif kind == "visiting":
        mine["pending"] = False
    elif kind == "captain_chosen":
        mine["captain"] = told["captain"]
    elif kind == "challenge_chosen":
        mine["challenge"] = told["challenge"]
        shown = BOX.challenge_shows[BOX.challenges.index(told["challenge"])]
        mine["wants"] = [BOX.talismans[talisman] for talisman in shown]
    elif kind == "placed":
        mine["home"], mine["cell"] = told["harbour"], told["cell"]


def discard(view: dict[str, object], cards: list[str]) -> None:
    view["discards"] = in_order([*cast(list[str], view["discards"]), *cards])


def in_order(cards: list[str]) -> list[str]:
    """Cards in the order of the components, as a view lists them."""
    return sorted(cards, key=(BOX.talismans + BOX.cards).index)
