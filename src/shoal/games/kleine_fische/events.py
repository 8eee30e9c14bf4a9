"""What can happen, one function for each: told only when somebody listens.

A rule changes the table first and tells then.
"""

from __future__ import annotations

from shoal.games.kleine_fische import components
from shoal.games.kleine_fische import map as reef
from shoal.games.kleine_fische.rules import fins, octopus
from shoal.games.kleine_fische.state import KleineFischeState

# Turns.


def turn_passed(sea: KleineFischeState) -> None:
    if sea.journal is not None:
        sea.journal.tell("turn", {"seat": sea.turn})


# Movements.


def exchanged(sea: KleineFischeState, column: int, place: int) -> None:
    if sea.journal is not None:
        told = _place(sea, column) | {"other": reef.PLACE_NAMES[place]}
        told["other_row"], told["other_nth"] = place // reef.COLUMNS + 1, place % reef.COLUMNS + 1
        told["needs"] = components.DIFFICULTY[sea.board[place]]
        sea.journal.tell("exchanged", told)


def jumped(sea: KleineFischeState) -> None:
    if sea.journal is not None:
        told = _place(sea, sea.boat) | {"column": sea.boat, "boat": sea.boat + 1}
        sea.journal.tell("jumped", told | _swum(sea))


def turned_round(sea: KleineFischeState) -> None:
    if sea.journal is not None:
        sea.journal.tell("reversed", _berth(sea))


def swam(sea: KleineFischeState) -> None:
    """One step: the path is the lane it ends on."""
    if sea.journal is not None:
        path = [reef.lane_of(sea.divers[sea.turn])]
        sea.journal.tell("swam", _swum(sea) | {"path": reef.lane_names(path)})


def dashed(sea: KleineFischeState, start: int, steps: int) -> None:
    """Several steps at once, told like one with a longer path."""
    if sea.journal is not None:
        path = fins.path(start, sea.divers[sea.turn], sea.octopus, steps)
        sea.journal.tell("swam", _swum(sea) | {"path": reef.lane_names(path)})


def stranded(sea: KleineFischeState) -> None:
    if sea.journal is not None:
        sea.journal.tell("stranded", {"seat": sea.turn})


# Cards of the reef.


def revealed(sea: KleineFischeState, place: int) -> None:
    if sea.journal is not None:
        told = _place(sea, place) | _fish(sea.board[place])
        sea.journal.tell("revealed", told | {"count": len(sea.photos)})


def bust(sea: KleineFischeState, back: list[int]) -> None:
    """`back` are the places turned face down again, from the first of the pair to the second."""
    if sea.journal is not None:
        names = _places(back)
        told: dict[str, object] = {"seat": sea.turn, "lost": len(back), "kept": len(sea.photos)}
        told["fish"] = components.species_key(components.SPECIES[sea.board[back[0]]])
        told |= {"pair": [names[0], names[-1]], "between": names[1:-1], "back": names}
        sea.journal.tell("bust", told)


def explored(sea: KleineFischeState, place: int) -> None:
    if sea.journal is not None:
        needs = components.DIFFICULTY[sea.board[place]]
        sea.journal.tell("explored", _place(sea, place) | {"needs": needs})


def stopped(sea: KleineFischeState) -> None:
    if sea.journal is not None:
        sea.journal.tell("stopped", {"seat": sea.turn, "count": len(sea.photos)})


def halted(sea: KleineFischeState) -> None:
    """A forced stop."""
    if sea.journal is not None:
        sea.journal.tell("halted", {"seat": sea.turn, "count": len(sea.photos)})


# Cave cards.


def used(sea: KleineFischeState, card: int) -> None:
    if sea.journal is not None:
        sea.journal.tell("used", _cave(card) | {"seat": sea.turn})


def peeked(sea: KleineFischeState, place: int) -> None:
    """Everybody sees where, only the owner of the lamp what (KF-173)."""
    if sea.journal is not None:
        told = _place(sea, place) | {"fish": "@kleine-fische-hidden", "shells": 0, "points": 0}
        sea.journal.whisper("peeked", told, _fish(sea.board[place]), [sea.turn])


def darkened(sea: KleineFischeState) -> None:
    sea.mention("darkened", sea.turn)


# Octopus and robbery.


def crawled(sea: KleineFischeState, start: int) -> None:
    """The octopus went from a lane, or its cave, to where it is now (KF-114)."""
    if sea.journal is not None:
        path = octopus.movement(sea, start, sea.octopus)
        told: dict[str, object] = {"seat": sea.turn, "path": reef.lane_names(path)}
        told["cost"] = octopus.cost_of(sea, start, path)
        sea.journal.tell("crawled", told | _lane(sea.octopus))


def met(sea: KleineFischeState, seats: list[int]) -> None:
    if sea.journal is not None:
        sea.journal.tell("met", {"seat": sea.turn, "seats": seats})


def stayed(sea: KleineFischeState) -> None:
    sea.mention("stayed", sea.turn)


def chosen(sea: KleineFischeState) -> None:
    if sea.journal is not None:
        sea.journal.tell("chosen", {"seat": sea.turn, "victim_seat": sea.victim})


def spared(sea: KleineFischeState) -> None:
    sea.mention("spared", sea.turn)


def announced(sea: KleineFischeState) -> None:
    if sea.journal is not None:
        told: dict[str, object] = {"seat": sea.turn, "victim_seat": sea.victim}
        sea.journal.tell("announced", told | {"number": sea.announced})


def rolled(sea: KleineFischeState, result: int) -> None:
    if sea.journal is not None:
        told: dict[str, object] = {"seat": sea.turn, "result": result, "number": sea.announced}
        sea.journal.tell("rolled", told | {"good": "yes" if result >= sea.announced else "no"})


def missed(sea: KleineFischeState, victim: int) -> None:
    if sea.journal is not None:
        sea.journal.tell("missed", {"seat": sea.turn, "victim_seat": victim})


def stole(sea: KleineFischeState, victim: int, taken: list[int]) -> None:
    _taken(sea, "stole", victim, taken)


def lost(sea: KleineFischeState, victim: int, taken: list[int]) -> None:
    """The red face: the victim took from the robber."""
    _taken(sea, "lost", victim, taken)


def _taken(sea: KleineFischeState, kind: str, victim: int, taken: list[int]) -> None:
    """KF-132: taker and loser see the fish, the others only how many."""
    if sea.journal is not None:
        cards = sorted(taken)
        told: dict[str, object] = {"seat": sea.turn, "victim_seat": victim, "taken": len(cards)}
        told["fish"] = ["@kleine-fische-hidden"] * len(cards)
        secret: dict[str, object] = {"cards": _cards(cards), "fish": _species(cards)}
        sea.journal.whisper(kind, told, secret, [sea.turn, victim])


# Harvest.


def collected(sea: KleineFischeState, places: list[int], cards: list[int]) -> None:
    if sea.journal is not None:
        told: dict[str, object] = {"seat": sea.turn, "places": _places(places)}
        told |= {"cards": _cards(cards), "fish": _species(cards), "count": len(cards)}
        sea.journal.tell("collected", told)


def took(sea: KleineFischeState, place: int, cave: int) -> None:
    """Everybody sees the back of the cave, only its new owner the face (KF-143)."""
    if sea.journal is not None:
        told = _place(sea, place) | {"needs": components.DIFFICULTY[cave]}
        told |= {"cave": "@kleine-fische-cave-hidden", "known": False}
        sea.journal.whisper("took", told, _cave(cave) | {"known": True}, [sea.turn])


def refilled(sea: KleineFischeState, places: list[int]) -> None:
    if sea.journal is not None and places:
        backs = [components.back_name(sea.board[place]) for place in places]
        caves = [back for back in backs if back != "fish"]
        told: dict[str, object] = {"places": _places(places), "count": len(places)}
        told |= {"backs": backs, "caves": caves, "new_caves": len(caves), "left": len(sea.deck)}
        told["top"] = components.back_name(sea.deck[-1]) if sea.deck else ""
        sea.journal.tell("refilled", told)


# The end.


def ended(sea: KleineFischeState) -> None:
    """All piles and caves lie open now (KF-190)."""
    if sea.journal is not None:
        piles = [_cards(pile) for pile in sea.piles]
        hands = [_cards(hand) for hand in sea.hands]
        sea.journal.tell("ended", {"piles": piles, "hands": hands})


def crowned(sea: KleineFischeState, species: int) -> None:
    if sea.journal is not None:
        told: dict[str, object] = {"seat": sea.turn, "species": species}
        sea.journal.tell("crowned", told | {"fish": components.species_key(species)})


def declined(sea: KleineFischeState) -> None:
    sea.mention("declined", sea.turn)


def scored(sea: KleineFischeState) -> None:
    if sea.journal is not None:
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


def _swum(sea: KleineFischeState) -> dict[str, object]:
    """Where a movement has brought the active diver."""
    return _berth(sea) | _lane(reef.lane_of(sea.divers[sea.turn]))


def _fish(card: int) -> dict[str, object]:
    told: dict[str, object] = {"card": components.CARD_NAMES[card]}
    told["fish"] = components.species_key(components.SPECIES[card])
    told["shells"], told["points"] = components.SHELLS[card], components.POINTS[card]
    return told


def _cave(card: int) -> dict[str, object]:
    return {"card": components.CARD_NAMES[card], "cave": components.card_key(card)}


def _places(places: list[int]) -> list[str]:
    return [reef.PLACE_NAMES[place] for place in places]


def _cards(cards: list[int]) -> list[str]:
    return [components.CARD_NAMES[card] for card in cards]


def _species(cards: list[int]) -> list[str]:
    return [components.species_key(components.SPECIES[card]) for card in cards]
