"""Following the events: a spectator's view brought up to date, one event after another."""

from __future__ import annotations

from typing import Any, Final, cast

from shoal.games.maldivia.box import BOX, COLOURS, LETTERS
from shoal.games.maldivia.cloth import fold_face, unfolded
from shoal.games.maldivia.view import sea_part

MOVES: Final = ["placed", "sailed", "carried", "pushed"]


def retell(view: dict[str, object], event: dict[str, object]) -> None:
    told = cast("dict[str, Any]", event)
    table = cast("dict[str, Any]", view)
    kind: str = told["kind"]
    if kind == "took":
        player(table, told)["colour"] = told["colour"]
    elif kind in MOVES:
        player(table, told)["boat"] = told["cell"]
    elif kind == "round":
        retell_round(table, told)
    elif kind == "planned":
        player(table, told)["planned"] = True
        player(table, told)["tiles"] = ["?"] * 4
    elif kind == "revealed":
        table["mover"] = told["seat"]
        table["tile"] = told["slot"]
        player(table, told)["lying"] = told["slot"]
        player(table, told)["tiles"][told["slot"] - 1] = told["tile"]
        if told["tile"].startswith("fog:"):
            side_of(table, told["tile"][4:])["fog"] = True
    elif kind == "folded":
        table["sea"] = folded(table["sea"]["folds"] + told["side"])
    elif kind == "lost":
        mast_down(table, told["seat"])
        fish_to(table, told["fish"], 1)
    elif kind == "fished":
        fish_to(table, told["fish"], -1)
        table["fresh"] = in_order(table["fresh"] + told["fish"])
    elif kind == "robbed":
        mast_down(table, told["victim_seat"])
        table["fresh"] = in_order(table["fresh"] + told["fish"])
    elif kind == "dropped":
        for fish in told["fish"]:
            mast_down(table, told["seat"])
            fish_to(table, fish, 1)
    elif kind == "stuck":
        player(table, told)["mast"] += told["fish"]
        table["fresh"] = table["fresh"].replace(told["fish"], "", 1)
    elif kind == "released":
        fish_to(table, told["fish"], 1)
        table["fresh"] = ""
    elif kind == "restacked":
        player(table, told)["mast"] = told["mast"]
    elif kind == "swapped":
        retell_swap(table, told)
    elif kind in ("delivered", "opened", "exchanged"):
        retell_market(table, told)
    elif kind == "ended":
        retell_end(table, told)
    # The others (stayed, blocked, covered, turned, fog_spent, fog_held, ended_turn) change nothing
    # that a spectator sees.


def player(table: dict[str, Any], told: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = table["players"][told["seat"]]
    return found


def side_of(table: dict[str, Any], letter: str) -> dict[str, Any]:
    found: dict[str, Any] = table["sides"][LETTERS.index(letter)]
    return found


def fish_to(table: dict[str, Any], fish: str, count: int) -> None:
    for letter in fish:
        table["supply"][letter] += count


def in_order(fish: str) -> str:
    return "".join([colour * fish.count(colour) for colour in COLOURS])


def mast_down(table: dict[str, Any], seat: int) -> None:
    table["players"][seat]["mast"] = table["players"][seat]["mast"][:-1]


def folded(letters: str) -> dict[str, object]:
    """The sea after these folds."""
    face, folds, creases = unfolded(), [0, 0, 0, 0], [LETTERS.index(letter) for letter in letters]
    for side in creases:
        fold_face(face, folds, side)
    return sea_part(face, folds, creases)


def retell_round(table: dict[str, Any], told: dict[str, Any]) -> None:
    table["round"] = told["number"]
    table["tile"] = 0
    table["start"] = told["start_seat"]
    table["mover"] = None
    for side in table["sides"]:
        side["fog"] = False
    for each in table["players"]:
        each["planned"] = False
        each["lying"] = 0
        each["tiles"] = []


def retell_market(table: dict[str, Any], told: dict[str, Any]) -> None:
    side = side_of(table, told["side"])
    slot = told["slot"] - 1
    if told["kind"] == "opened":
        side["ships"][slot] = {"card": told["card"], "fish": told["fish"]}
    else:
        side["ships"][slot] = None
    if told["kind"] == "delivered":
        fish_to(table, told["fish"], 1)
        player(table, told)["mast"] = told["mast"]
        add_back(player(table, told), told["side"])
    else:
        side["pile"] = told["pile"]
        side["sunk"] = told["sunk"]


def add_back(owner: dict[str, Any], letter: str) -> None:
    backs = owner["backs"] + letter
    owner["backs"] = "".join([each * backs.count(each) for each in LETTERS])


def retell_swap(table: dict[str, Any], told: dict[str, Any]) -> None:
    """Two backs change hands."""
    names = ["@maldivia-island-" + name.lower() for name in BOX.islands]
    gave, took = LETTERS[names.index(told["gave"])], LETTERS[names.index(told["took"])]
    giver, other = player(table, told), table["players"][told["other_seat"]]
    giver["backs"] = giver["backs"].replace(gave, "", 1)
    other["backs"] = other["backs"].replace(took, "", 1)
    add_back(giver, took)
    add_back(other, gave)


def retell_end(table: dict[str, Any], told: dict[str, Any]) -> None:
    table["mover"] = None
    table["scores"] = told["scores"]
    table["ranking"] = told["ranking"]
    for seat, each in enumerate(table["players"]):
        each["cards"] = told["cards"][seat]
        each["tiles"] = told["tiles"][seat]
