"""What can happen, one function for each: told only when somebody listens.

A rule changes the table first and tells then.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from shoal.games.kleine_fische import components
from shoal.games.kleine_fische import map as reef
from shoal.games.kleine_fische.rules import fins, octopus

if TYPE_CHECKING:
    from shoal.games.kleine_fische.state import KleineFischeState


# Turns.


def turn_passed(sea: KleineFischeState) -> None:
    if sea.journal is None:
        return
    sea.journal.tell("turn", {"seat": sea.turn})


# Movements.


def exchanged(sea: KleineFischeState, column: int, place: int) -> None:
    if sea.journal is None:
        return
    told = _place(sea, column)
    told["other"] = reef.PLACE_NAMES[place]
    told["other_row"], told["other_nth"] = place // reef.COLUMNS + 1, place % reef.COLUMNS + 1
    told["needs"] = components.DIFFICULTY[sea.board[place]]
    sea.journal.tell("exchanged", told)


def jumped(sea: KleineFischeState) -> None:
    if sea.journal is None:
        return
    told = _place(sea, sea.boat)
    told["column"] = sea.boat
    told["boat"] = sea.boat + 1
    told.update(_berth(sea))
    told.update(_lane(reef.lane_of(sea.divers[sea.turn])))
    sea.journal.tell("jumped", told)


def turned_round(sea: KleineFischeState) -> None:
    if sea.journal is None:
        return
    sea.journal.tell("reversed", _berth(sea))


def swam(sea: KleineFischeState) -> None:
    """One step: the path is the lane it ends on."""
    if sea.journal is None:
        return
    _tell_swum(sea, [reef.lane_of(sea.divers[sea.turn])])


def dashed(sea: KleineFischeState, start: int, steps: int) -> None:
    """Several steps at once, told like one with a longer path."""
    if sea.journal is None:
        return
    _tell_swum(sea, fins.path(start, sea.divers[sea.turn], sea.octopus, steps))


def _tell_swum(sea: KleineFischeState, path: list[int]) -> None:
    assert sea.journal is not None
    told = _berth(sea)
    told.update(_lane(reef.lane_of(sea.divers[sea.turn])))
    told["path"] = _lanes(path)
    sea.journal.tell("swam", told)


def stranded(sea: KleineFischeState) -> None:
    if sea.journal is None:
        return
    sea.journal.tell("stranded", {"seat": sea.turn})


# Cards of the reef.


def revealed(sea: KleineFischeState, place: int) -> None:
    if sea.journal is None:
        return
    told = _place(sea, place)
    told.update(_fish(sea.board[place]))
    told["count"] = len(sea.photos)
    sea.journal.tell("revealed", told)


def bust(sea: KleineFischeState, back: list[int]) -> None:
    """`back` are the places turned face down again, from the first of the pair to the second."""
    if sea.journal is None:
        return
    names = _places(back)
    sea.journal.tell(
        "bust",
        {
            "seat": sea.turn,
            "fish": components.species_key(components.SPECIES[sea.board[back[0]]]),
            "pair": [names[0], names[-1]],
            "between": names[1:-1],
            "back": names,
            "lost": len(back),
            "kept": len(sea.photos),
        },
    )


def explored(sea: KleineFischeState, place: int) -> None:
    if sea.journal is None:
        return
    told = _place(sea, place)
    told["needs"] = components.DIFFICULTY[sea.board[place]]
    sea.journal.tell("explored", told)


def stopped(sea: KleineFischeState) -> None:
    if sea.journal is None:
        return
    sea.journal.tell("stopped", {"seat": sea.turn, "count": len(sea.photos)})


def halted(sea: KleineFischeState) -> None:
    """A forced stop."""
    if sea.journal is None:
        return
    sea.journal.tell("halted", {"seat": sea.turn, "count": len(sea.photos)})


# Cave cards.


def used(sea: KleineFischeState, card: int) -> None:
    if sea.journal is None:
        return
    told = _cave(card)
    told["seat"] = sea.turn
    sea.journal.tell("used", told)


def peeked(sea: KleineFischeState, place: int) -> None:
    """Everybody sees where, only the owner of the lamp what (KF-173)."""
    if sea.journal is None:
        return
    told = _place(sea, place)
    told["fish"] = "@kleine-fische-hidden"
    told["shells"] = told["points"] = 0
    sea.journal.whisper("peeked", told, _fish(sea.board[place]), [sea.turn])


def darkened(sea: KleineFischeState) -> None:
    if sea.journal is None:
        return
    sea.journal.tell("darkened", {"seat": sea.turn})


# Octopus and robbery.


def crawled(sea: KleineFischeState, start: int) -> None:
    """The octopus went from a lane, or its cave, to where it is now (KF-114)."""
    if sea.journal is None:
        return
    path = octopus.movement(sea, start, sea.octopus)
    told: dict[str, object] = {"seat": sea.turn, "path": _lanes(path)}
    told["cost"] = octopus.cost_of(sea, start, path)
    told.update(_lane(sea.octopus))
    sea.journal.tell("crawled", told)


def met(sea: KleineFischeState, seats: list[int]) -> None:
    if sea.journal is None:
        return
    sea.journal.tell("met", {"seat": sea.turn, "seats": seats})


def stayed(sea: KleineFischeState) -> None:
    if sea.journal is None:
        return
    sea.journal.tell("stayed", {"seat": sea.turn})


def chosen(sea: KleineFischeState) -> None:
    if sea.journal is None:
        return
    sea.journal.tell("chosen", {"seat": sea.turn, "victim_seat": sea.victim})


def spared(sea: KleineFischeState) -> None:
    if sea.journal is None:
        return
    sea.journal.tell("spared", {"seat": sea.turn})


def announced(sea: KleineFischeState) -> None:
    if sea.journal is None:
        return
    told: dict[str, object] = {"victim_seat": sea.victim, "number": sea.announced}
    told["seat"] = sea.turn
    sea.journal.tell("announced", told)


def rolled(sea: KleineFischeState, result: int) -> None:
    if sea.journal is None:
        return
    told: dict[str, object] = {"seat": sea.turn, "result": result, "number": sea.announced}
    told["good"] = "yes" if result >= sea.announced else "no"
    sea.journal.tell("rolled", told)


def missed(sea: KleineFischeState, victim: int) -> None:
    if sea.journal is None:
        return
    sea.journal.tell("missed", {"seat": sea.turn, "victim_seat": victim})


def stole(sea: KleineFischeState, victim: int, taken: list[int]) -> None:
    if sea.journal is None:
        return
    _whisper_taken(sea, "stole", victim, taken)


def lost(sea: KleineFischeState, victim: int, taken: list[int]) -> None:
    """The red face: the victim took from the robber."""
    if sea.journal is None:
        return
    _whisper_taken(sea, "lost", victim, taken)


def _whisper_taken(sea: KleineFischeState, kind: str, victim: int, taken: list[int]) -> None:
    """KF-132: taker and loser see the fish, the others only how many."""
    assert sea.journal is not None
    cards = sorted(taken)
    told: dict[str, object] = {"seat": sea.turn, "victim_seat": victim, "taken": len(cards)}
    told["fish"] = ["@kleine-fische-hidden"] * len(cards)
    secret: dict[str, object] = {"cards": _cards(cards), "fish": _species(cards)}
    sea.journal.whisper(kind, told, secret, [sea.turn, victim])


# Harvest.


def collected(sea: KleineFischeState, places: list[int], cards: list[int]) -> None:
    if sea.journal is None:
        return
    told: dict[str, object] = {"seat": sea.turn, "places": _places(places), "count": len(cards)}
    told["cards"] = _cards(cards)
    told["fish"] = _species(cards)
    sea.journal.tell("collected", told)


def took(sea: KleineFischeState, place: int, cave: int) -> None:
    """Everybody sees the back of the cave, only its new owner the face (KF-143)."""
    if sea.journal is None:
        return
    told = _place(sea, place)
    told["needs"] = components.DIFFICULTY[cave]
    told["cave"] = "@kleine-fische-cave-hidden"
    sea.journal.whisper("took", told, _cave(cave), [sea.turn])


def refilled(sea: KleineFischeState, places: list[int]) -> None:
    if sea.journal is None or not places:
        return
    deck = sea.deck
    backs = [components.back_name(sea.board[place]) for place in places]
    caves = [back for back in backs if back != "fish"]
    sea.journal.tell(
        "refilled",
        {
            "places": _places(places),
            "backs": backs,
            "caves": caves,
            "new_caves": len(caves),
            "count": len(places),
            "left": len(deck),
            "top": components.back_name(deck[-1]) if deck else "",
        },
    )


# The end.


def ended(sea: KleineFischeState) -> None:
    """All piles and caves lie open now (KF-190)."""
    if sea.journal is None:
        return
    told: dict[str, object] = {"piles": [_cards(pile) for pile in sea.piles]}
    told["hands"] = [_cards(hand) for hand in sea.hands]
    sea.journal.tell("ended", told)


def crowned(sea: KleineFischeState, species: int) -> None:
    if sea.journal is None:
        return
    told: dict[str, object] = {"seat": sea.turn, "species": species}
    told["fish"] = components.species_key(species)
    sea.journal.tell("crowned", told)


def declined(sea: KleineFischeState) -> None:
    if sea.journal is None:
        return
    sea.journal.tell("declined", {"seat": sea.turn})


def scored(sea: KleineFischeState) -> None:
    if sea.journal is None:
        return
    ranks = sea.ranking()
    winners = [seat for seat in range(sea.seats) if ranks[seat] == 1]
    sea.journal.tell("scored", {"scores": sea.scores(), "ranks": ranks, "seats": winners})


# Who and where and what, as all these say it.


def _place(sea: KleineFischeState, place: int) -> dict[str, object]:
    told: dict[str, object] = {"seat": sea.turn, "place": reef.PLACE_NAMES[place]}
    told["row"], told["nth"] = place // reef.COLUMNS + 1, place % reef.COLUMNS + 1
    return told


def _lane(lane: int) -> dict[str, object]:
    """A lane by the card it runs along, as people count rows and cards."""
    name = reef.LANE_NAMES[lane]
    row, column = int(name[1]), int(name[2])
    if name[0] == "h":
        side = "above" if row < reef.ROWS else "below"
        row = min(row, reef.ROWS - 1)
    else:
        side = "left" if column < reef.COLUMNS else "right"
        column = min(column, reef.COLUMNS - 1)
    return {"lane": name, "side": side, "row": row + 1, "nth": column + 1}


def _berth(sea: KleineFischeState) -> dict[str, object]:
    """Where the active diver is and which way it faces, as name and as words."""
    berth = sea.divers[sea.turn]
    way = reef.WAYS[reef.heading(berth)]
    lane = reef.LANE_NAMES[reef.lane_of(berth)]
    return {"seat": sea.turn, "lane": lane, "heading": way, "way": "@kleine-fische-way-" + way}


def _fish(card: int) -> dict[str, object]:
    told: dict[str, object] = {"card": components.CARD_NAMES[card]}
    told["fish"] = components.species_key(components.SPECIES[card])
    told["shells"], told["points"] = components.SHELLS[card], components.POINTS[card]
    return told


def _cave(card: int) -> dict[str, object]:
    return {"card": components.CARD_NAMES[card], "cave": components.card_key(card)}


def _lanes(lanes: list[int]) -> list[str]:
    return [reef.LANE_NAMES[lane] for lane in lanes]


def _places(places: list[int]) -> list[str]:
    return [reef.PLACE_NAMES[place] for place in places]


def _cards(cards: list[int]) -> list[str]:
    return [components.CARD_NAMES[card] for card in cards]


def _species(cards: list[int]) -> list[str]:
    return [components.species_key(components.SPECIES[card]) for card in cards]
