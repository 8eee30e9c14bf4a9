"""Views: what an observer could see at the real table, and what follows from it (section 4.5)."""

from __future__ import annotations

from typing import Final, NotRequired, TypedDict

from shoal.games.kleine_fische import components, imagine, moments
from shoal.games.kleine_fische import map as reef
from shoal.games.kleine_fische.rules import caves, dive, lamp, memory, octopus
from shoal.games.kleine_fische.state import KleineFischeState


class AskedView(TypedDict):
    """What is being decided, and by whom; `passing` between two events of one action."""

    moment: str
    seats: list[int]


class ReefCard(TypedDict):
    """A card as it lies: `back` is "fish", a cave's number, or "" for a gap.

    `photo` is the order of revealing; a face without it is only remembered. `looked` are the seats
    that shone a light on it.
    """

    back: str
    face: NotRequired[str]
    photo: NotRequired[int]
    looked: NotRequired[list[int]]


class Diver(TypedDict):
    """A diver in the water."""

    lane: str
    heading: str


class Deck(TypedDict):
    """How many cards are left, and the back of the next one."""

    left: int
    top: str


class Cave(TypedDict):
    """A cave: in front of a player the number for all, the face for the owner (KF-143)."""

    needs: int
    card: NotRequired[str]
    kind: NotRequired[str]
    power: NotRequired[int]


class ReefPlayer(TypedDict):
    """How many fish, which caves, and the pile for its owner. `seen`: what all saw collected."""

    fish: int
    caves: list[Cave]
    pile: list[str] | None
    seen: NotRequired[list[str]]


class Lamp(TypedDict):
    """The light that is burning."""

    card: str
    looked: list[str]
    left: int


class Theft(TypedDict):
    """The robbery that is going on: `extra` rolls are left of the card in use."""

    victim: int
    number: int
    rolls: list[int]
    extra: int


class CaveBeside(TypedDict):
    """A cave beside a lane: it can be explored when as many are open as it needs."""

    place: str
    needs: int
    open: int


class Offer(TypedDict):
    """What could be done with the cards beside a lane; `stop` where nothing need be."""

    reveal: list[str]
    explore: list[str]
    caves: list[CaveBeside]
    stop: NotRequired[bool]


class Lane(TypedDict):
    """A lane in front of the diver: `turn` is left, ahead or right for the swimmer."""

    way: str
    turn: str
    lane: str


class LaneAhead(Lane, Offer):
    """A lane the diver can take."""


class LaneBlocked(Lane):
    """A lane in front with the octopus on it."""

    why: str


class Odds(TypedDict):
    """Of the fish never seen so far: how many are new, how many are mates of each open one."""

    unseen: int
    new: int
    leaves: list[int]


class Reef(TypedDict):
    """All that one observer can see.

    `sizes` are shells and octopus points of the fish 1 to 7 of each species. `points` are the
    octopus points on the open fish, `reach` the steps the octopus needs to each lane.
    """

    asked: AskedView
    turn: int
    memory_help: bool
    sizes: list[list[int]]
    cards: list[ReefCard]
    photos: list[str]
    explored: str
    boat: int
    divers: list[Diver | None]
    octopus: str
    turbo: int
    deck: Deck
    players: list[ReefPlayer]
    box: list[Cave]
    lamp: Lamp | None
    theft: Theft | None
    scattered: NotRequired[list[str]]
    crowns: NotRequired[list[list[str]]]
    scores: NotRequired[list[int]]
    ranks: NotRequired[list[int]]
    lanes: NotRequired[list[LaneAhead]]
    blocked: NotRequired[list[LaneBlocked]]
    reversed: NotRequired[bool]
    offer: NotRequired[Offer]
    points: NotRequired[int]
    reach: NotRequired[dict[str, int]]
    odds: NotRequired[Odds]


VIEW: Final = Reef

IN_CAVE: Final = "cave"  # where the octopus is before its first movement


def view(sea: KleineFischeState, observer: int) -> Reef:
    """The whole view: what is seen, and what follows from it."""
    box = components.BOX
    deck = sea.deck
    asked = [sea.turn] if sea.moment < moments.OVER else []
    seen: Reef = {
        "asked": {"moment": moments.name_of(sea.moment), "seats": asked},
        "turn": sea.turn,
        "memory_help": sea.helped,
        "sizes": [[shells, points] for shells, points in zip(box.shells, box.octopus, strict=True)],
        "cards": _cards(sea, observer),
        "photos": [reef.PLACE_NAMES[place] for place in sea.photos],
        "explored": reef.PLACE_NAMES[sea.explored] if sea.explored >= 0 else "",
        "boat": sea.boat,
        "divers": [_diver(berth) for berth in sea.divers],
        "octopus": reef.LANE_NAMES[sea.octopus] if sea.octopus >= 0 else IN_CAVE,
        "turbo": sea.turbo,
        "deck": {"left": len(deck), "top": components.back_name(deck[-1]) if deck else ""},
        "players": _players(sea, observer),
        "box": [_cave(card, True) for card in caves.box(sea)],
        "lamp": _lamp(sea),
        "theft": _theft(sea),
    }
    if sea.helped:
        seen["scattered"] = _gone(sea, memory.SCATTERED)
    if imagine.laid_open(sea):
        seen["crowns"] = [[crown_name(species) for species in row] for row in sea.crowns]
    if sea.moment == moments.OVER:
        seen["scores"] = sea.scores()
        seen["ranks"] = sea.ranking()
    _look_ahead(sea, observer, seen)
    return seen


def beside(sea: KleineFischeState, observer: int, other: dict[str, object]) -> dict[str, object]:
    """A view made of another's: faces, piles, hands and the odds are each observer's own."""
    seen = {**other, "cards": _cards(sea, observer), "players": _players(sea, observer)}
    if "odds" in seen:
        seen["odds"] = odds(sea, observer)
    return seen


# What is seen.


def crown_name(species: int) -> str:
    return components.SPECIES_NAMES[species] if species >= 0 else "nowhere"


def _cards(sea: KleineFischeState, observer: int) -> list[ReefCard]:
    return [_card(sea, observer, place) for place in range(reef.PLACES)]


def _card(sea: KleineFischeState, observer: int, place: int) -> ReefCard:
    """A card as it lies: its back (KF-023), its face if the observer sees it, its photo number."""
    card = sea.board[place]
    if card < 0:
        return {"back": ""}
    shown: ReefCard = {"back": components.back_name(card)}
    if card < components.FISH and imagine.sees_place(sea, observer, place):
        shown["face"] = components.CARD_NAMES[card]
        if sea.lit >> place & 1:
            shown["photo"] = sea.photos.index(place) + 1
    if sea.helped:
        looked = [seat for seat in range(sea.seats) if sea.known[place] >> seat & 1]
        if looked:
            shown["looked"] = looked
    return shown


def _diver(berth: int) -> Diver | None:
    if berth == reef.NOWHERE:
        return None
    lane = reef.LANE_NAMES[reef.lane_of(berth)]
    return {"lane": lane, "heading": reef.WAYS[reef.heading(berth)]}


def _cave(card: int, is_open: bool) -> Cave:
    row: Cave = {"needs": components.DIFFICULTY[card]}
    if is_open:
        row["card"] = components.CARD_NAMES[card]
        row["kind"] = components.KINDS[components.KIND[card]]
        row["power"] = components.POWER[card]
    return row


def _hand(cards: list[int], is_open: bool) -> list[Cave]:
    """Caves by number, so that their order says nothing about their faces."""
    ordered = sorted(cards, key=lambda card: (components.DIFFICULTY[card], card))
    return [_cave(card, is_open) for card in ordered]


def _players(sea: KleineFischeState, observer: int) -> list[ReefPlayer]:
    return [_player(sea, observer, seat) for seat in range(sea.seats)]


def _player(sea: KleineFischeState, observer: int, seat: int) -> ReefPlayer:
    mine = seat == observer or imagine.laid_open(sea)
    row: ReefPlayer = {
        "fish": len(sea.piles[seat]),
        "caves": _hand(sea.hands[seat], mine),
        "pile": [components.CARD_NAMES[card] for card in sea.piles[seat]] if mine else None,
    }
    if sea.helped:
        row["seen"] = _gone(sea, memory.holder(seat))
    return row


def _gone(sea: KleineFischeState, whose: int) -> list[str]:
    fish = range(components.FISH)
    return [components.CARD_NAMES[card] for card in fish if memory.mark(sea, card) == whose]


def _lamp(sea: KleineFischeState) -> Lamp | None:
    if sea.lamp < 0:
        return None
    return {
        "card": components.CARD_NAMES[sea.lamp],
        "looked": [reef.PLACE_NAMES[p] for p in range(reef.PLACES) if sea.looked >> p & 1],
        "left": lamp.looks_left(sea),
    }


def _theft(sea: KleineFischeState) -> Theft | None:
    if sea.victim < 0:
        return None
    rolls, number = sea.rolls[:], sea.announced
    return {"victim": sea.victim, "number": number, "rolls": rolls, "extra": sea.extra}


# What follows: lanes ahead, cards on offer, the octopus' reach, the odds. From open things only.

# By way faced: the ways to the left, ahead and to the right of a swimmer.
TURNS: Final[list[list[int]]] = [
    [reef.LEFT, reef.UP, reef.RIGHT],
    [reef.RIGHT, reef.DOWN, reef.LEFT],
    [reef.DOWN, reef.LEFT, reef.UP],
    [reef.UP, reef.RIGHT, reef.DOWN],
]
TURN_NAMES: Final[list[str]] = ["left", "ahead", "right"]


def _look_ahead(sea: KleineFischeState, observer: int, seen: Reef) -> None:
    moment = sea.moment
    if moment in (moments.MOVE_DUE, moments.CHOICE):
        _lanes(sea, seen)
    elif moment in (moments.FIRST_REVEAL, moments.AFTER_MOVE):
        first = moment == moments.FIRST_REVEAL
        offered = on_offer(sea, reef.lane_of(sea.divers[sea.turn]), first)
        offered["stop"] = not first and not offered["reveal"]
        seen["offer"] = offered
    if not sea.photos and moment != moments.OCTOPUS_DUE:
        return
    points = octopus.points(sea)
    if sea.photos:
        seen["points"] = points
    if moment in (moments.CHOICE, moments.OCTOPUS_DUE) and points + sea.turbo > 0:
        limit = points + sea.turbo
        costs = octopus.costs(sea, limit)
        seen["reach"] = {
            reef.LANE_NAMES[lane]: costs[lane] for lane in range(reef.LANES) if costs[lane] <= limit
        }
    diving = moment in (moments.FIRST_REVEAL, moments.CHOICE, moments.AFTER_MOVE)
    if sea.helped and diving and sea.photos:
        seen["odds"] = odds(sea, observer)


def on_offer(sea: KleineFischeState, lane: int, first: bool) -> Offer:
    """What could be done with the cards beside a lane (KF-060, KF-062, KF-090)."""
    count = len(sea.photos)
    offered: Offer = {"reveal": [], "explore": [], "caves": []}
    for place in reef.BESIDE[lane]:
        name = reef.PLACE_NAMES[place]
        card = sea.board[place]
        if card < components.FISH:
            if not sea.lit >> place & 1:
                offered["reveal"].append(name)
        else:
            needs = components.DIFFICULTY[card]
            offered["caves"].append({"place": name, "needs": needs, "open": count})
            if needs == count and not first:
                offered["explore"].append(name)
    return offered


def _lanes(sea: KleineFischeState, seen: Reef) -> None:
    first = sea.moment == moments.MOVE_DUE
    berth = dive.departure(sea)
    if berth != sea.divers[sea.turn]:
        seen["reversed"] = True
    lanes: list[LaneAhead] = []
    blocked: list[LaneBlocked] = []
    for after in reef.ONWARD[berth]:
        lane = reef.lane_of(after)
        way = reef.heading(after)
        turn = TURN_NAMES[TURNS[reef.heading(berth)].index(way)]
        front: Lane = {"way": reef.WAYS[way], "turn": turn, "lane": reef.LANE_NAMES[lane]}
        if lane == sea.octopus:
            blocked.append({**front, "why": "octopus"})
        else:
            lanes.append({**front, **on_offer(sea, lane, first)})
    seen["lanes"] = lanes
    if blocked:
        seen["blocked"] = blocked


def odds(sea: KleineFischeState, observer: int) -> Odds:
    """Memory help: of the fish an observer never saw, how many would be new or a second one."""
    seen = [piles != 0 for piles in sea.gone]
    for place in range(reef.PLACES):
        card = sea.board[place]
        if 0 <= card < components.FISH and imagine.sees_place(sea, observer, place):
            seen[card] = True
    unseen = [components.PER_SPECIES] * components.SPECIES_COUNT
    for card in range(components.FISH):
        if seen[card]:
            unseen[components.SPECIES[card]] -= 1
    leaves = [unseen[components.SPECIES[sea.board[place]]] for place in sea.photos]
    total = sum(unseen)
    return {"unseen": total, "new": total - sum(leaves), "leaves": leaves}
