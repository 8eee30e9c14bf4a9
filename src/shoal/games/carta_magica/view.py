"""What an observer sees: everything that lies open (CM-079), and the own look by Telescope."""

from __future__ import annotations

from typing import Final, Literal, NotRequired, TypedDict, cast

from shoal.games.carta_magica import actions, components, moments, scoring
from shoal.games.carta_magica import map as chart
from shoal.games.carta_magica.components import BOX
from shoal.games.carta_magica.rules import (
    battle,
    cards,
    harbour,
    payment,
    sailing,
    ships,
    telescope,
    tokens,
    wheel,
)
from shoal.games.carta_magica.state import CartaMagicaState

Resource = Literal["gold", "goods", "magic"]
Condition = Literal["sound", "becalmed", "damaged"]


class Harbour(TypedDict):
    """A harbour of the chart."""

    id: str
    cell: str
    colour: Literal["black", "red"]
    name: str
    word: str  # as an action names it


class Chart(TypedDict):
    """What never changes, so that a client draws from the view alone."""

    grid: list[str]
    columns: str
    centre: str
    harbours: list[Harbour]
    labels: list[list[str]]  # name and space
    ships: list[str]  # colours, by seat
    numbers: list[int]  # by segment
    symbols: list[list[str]]
    sector_segment: list[int]
    sector_direction: list[str]
    points: list[int]  # by talisman
    challenges: list[list[str]]  # the talismans each shows
    adventures: list[str]  # in short: `income gold 2`, `monster 10 3`, `curse`
    limit: int  # tokens of a kind in one hand
    costs: dict[str, int]
    challenge_points: int  # more for a talisman of the own challenge


class Moment(TypedDict):
    """What is going on, as everybody sees it."""

    phase: str
    seat: int | None  # who decides
    turn: int
    round: int
    sector: NotRequired[int]  # the first spin of the turn
    number: NotRequired[int]
    second: NotRequired[int]
    direction: NotRequired[str]  # of the storm
    spin: NotRequired[str]  # what the spin is for that may be repeated
    steps: NotRequired[int]
    lucky: NotRequired[int]
    payment: NotRequired[str]
    resource: NotRequired[Resource]
    owed: NotRequired[int]
    given: NotRequired[list[str]]
    drawn: NotRequired[str]
    stake: NotRequired[int]
    look: NotRequired[int]
    duty: NotRequired[bool]
    sales: NotRequired[int]  # how often the visitor can still trade
    purchases: NotRequired[int]  # and buy
    queue: NotRequired[list[int]]  # who still draws a duty card
    sheltered: NotRequired[list[int]]
    rival: NotRequired[int]
    attack: NotRequired[int]
    defence: NotRequired[int]
    winner: NotRequired[int]


class Tokens(TypedDict):
    """Of each resource, with a player or with nobody."""

    gold: int
    goods: int
    magic: int


class Sailor(Tokens):
    """A player, with everything that lies open."""

    captain: str | None
    challenge: str | None
    wants: list[str]
    home: str | None
    cell: str | None
    condition: Condition
    laps: int
    progress: int
    pending: bool
    missed: int
    returned: bool
    cards: list[str]
    talismans: list[str]
    score: int


class Telescope(TypedDict):
    """What the observer knows of the pile's top: cards in order, and cards without their place."""

    top: list[str]
    among: list[str]
    depth: int


class Voyage(TypedDict):
    """The whole view."""

    chart: Chart
    seats: int
    first: int
    moment: Moment
    asked: str | None  # the phase, if this observer is the one who decides
    last_round: bool
    players: list[Sailor]
    display: list[str]
    deck: int
    pile: int
    discards: list[str]
    bank: Tokens  # those nobody has
    telescope: Telescope
    reach: list[str]
    scores: list[int]


VIEW: Final = Voyage


def view(sea: CartaMagicaState, observer: int) -> dict[str, object]:
    scores = scoring.scores(sea)
    seen: Voyage = {
        "chart": chart_view(),
        "seats": sea.seats,
        "first": sea.first,
        "moment": moment_view(sea),
        "asked": asked_view(sea, observer),
        "last_round": ships.anyone_returned(sea),
        "players": [sailor_view(sea, seat, scores[seat]) for seat in range(sea.seats)],
        "display": talisman_names(sea.display),
        "deck": len(sea.deck),
        "pile": len(sea.pile),
        "discards": card_names(cards.members(sea.discards)),
        "bank": {
            "gold": banked(components.GOLD, sea.gold),
            "goods": banked(components.GOODS, sea.goods),
            "magic": banked(components.MAGIC, sea.magic),
        },
        "telescope": telescope_view(sea, observer),
        "reach": reach_view(sea, observer),
        "scores": scores,
    }
    return cast(dict[str, object], seen)


def beside(sea: CartaMagicaState, observer: int, other: dict[str, object]) -> dict[str, object]:
    """A view made of another's: all but these lies open (CM-079)."""
    return {
        **other,
        "asked": asked_view(sea, observer),
        "telescope": telescope_view(sea, observer),
        "reach": reach_view(sea, observer),
    }


def asked_view(sea: CartaMagicaState, observer: int) -> str | None:
    """What the observer is asked now."""
    asked = sea.acting == observer and sea.moment < moments.OVER
    return moments.name(sea.moment) if asked else None


def card_names(some: list[int]) -> list[str]:
    return [BOX.cards[card] for card in some]


def talisman_names(some: list[int]) -> list[str]:
    return [BOX.talismans[talisman] for talisman in some]


def banked(resource: int, held: list[int]) -> int:
    return BOX.tokens[resource] - sum(held)


# What never changes. Built anew for every view, since a view belongs to whoever asked for it.


def chart_view() -> Chart:
    return {
        "grid": BOX.grid[:],
        "columns": BOX.columns,
        "centre": chart.NAMES[BOX.centre],
        "harbours": [harbour_view(number) for number in range(len(BOX.harbours))],
        "labels": [[BOX.labels[i], chart.NAMES[cell]] for i, cell in enumerate(BOX.label_cells)],
        "ships": BOX.ships[:],
        "numbers": BOX.numbers[:],
        "symbols": [symbols[:] for symbols in BOX.symbols],
        "sector_segment": BOX.sector_segment[:],
        "sector_direction": [BOX.directions[direction] for direction in BOX.sector_direction],
        "points": BOX.points[:],
        "challenges": [talisman_names(shown) for shown in BOX.challenge_shows],
        "adventures": ADVENTURES[:],
        "limit": BOX.limit,
        "costs": dict(BOX.costs),
        "challenge_points": scoring.CHALLENGE_POINTS,
    }


def harbour_view(number: int) -> Harbour:
    cell = BOX.harbour_cells[number]
    return {
        "id": BOX.harbours[number],
        "cell": chart.NAMES[cell],
        "colour": "black" if chart.SPACE[cell] == chart.BLACK else "red",
        "name": BOX.harbour_names[number],
        "word": actions.HARBOUR_WORDS[number],
    }


def adventure_text(card: int) -> str:
    words = [components.CARD_KINDS[BOX.card_kinds[card]]]
    if BOX.card_resources[card] >= 0:
        words += [components.RESOURCES[BOX.card_resources[card]], str(BOX.card_values[card])]
    elif BOX.strengths[card]:
        words += [str(BOX.strengths[card]), str(BOX.card_values[card])]
    return " ".join(words)


ADVENTURES: Final = [adventure_text(card) for card in range(len(BOX.cards))]


# What is going on.


def moment_view(sea: CartaMagicaState) -> Moment:
    over = sea.moment == moments.OVER
    now: Moment = {
        "phase": moments.name(sea.moment),
        "seat": None if over else sea.acting,
        "turn": sea.turn,
        "round": sea.round,
    }
    if sea.sector >= 0:
        now["sector"] = sea.sector
        now["number"] = wheel.NUMBER[sea.sector]
    if sea.second >= 0:
        now["second"] = sea.second
        if sea.spin_for == wheel.TOWARDS:
            now["direction"] = BOX.directions[wheel.DIRECTION[sea.second]]
    if sea.moment == moments.KEPT:
        now["spin"] = wheel.SPINS[sea.spin_for]
    if sea.moment in (moments.CHOOSE, moments.SAIL):
        now["steps"] = sailing.steps(sea)
        now["lucky"] = sea.extra
    if sea.moment == moments.PAY:
        now["payment"] = payment.PURPOSES[sea.payment]
        now["resource"] = cast("Resource", components.RESOURCES[payment.paid_in(sea.payment)])
        now["owed"] = sea.owed
        now["given"] = card_names(cards.members(sea.given))
    if sea.drawn != components.NOWHERE:
        now["drawn"] = BOX.cards[sea.drawn]
    if sea.stake:
        now["stake"] = sea.stake
    if sea.look:
        now["look"] = sea.look
    if sea.duty:
        now["duty"] = True
    if sea.moment == moments.VISIT:
        now["sales"] = sales_left(sea)
        now["purchases"] = purchases_left(sea)
    if sea.queue:
        now["queue"] = cards.members(sea.queue)
    if sea.sheltered:
        now["sheltered"] = cards.members(sea.sheltered)
    if sea.rival != components.NOWHERE:
        battle_view(sea, now)
    return now


def battle_view(sea: CartaMagicaState, now: Moment) -> None:
    now["rival"] = sea.rival
    if sea.attack >= 0:
        now["attack"] = sea.attack
    if sea.defence >= 0:
        now["defence"] = sea.defence
    if sea.attack >= 0 and sea.defence >= 0 and sea.moment != moments.KEPT:
        now["winner"] = battle.winner(sea)


def sales_left(sea: CartaMagicaState) -> int:
    """How many exchanges the visitor's means allow in this harbour."""
    seat = sea.turn
    if chart.SPACE[sea.place[seat]] != chart.BLACK:
        return 0
    room = (tokens.LIMIT - sea.gold[seat]) // harbour.EXCHANGE_GOLD
    return max(0, min(room, tokens.own(sea, seat, components.GOODS) // harbour.EXCHANGE_GOODS))


def purchases_left(sea: CartaMagicaState) -> int:
    """How many talismans the visitor's means allow in this harbour."""
    seat = sea.turn
    if chart.SPACE[sea.place[seat]] != chart.RED:
        return 0
    on_sale = len(sea.display) + len(sea.deck)
    return min(on_sale, tokens.own(sea, seat, components.GOLD) // harbour.TALISMAN_GOLD)


# Players.


def sailor_view(sea: CartaMagicaState, seat: int, score: int) -> Sailor:
    captain, challenge, cell = sea.captain[seat], sea.challenge[seat], sea.place[seat]
    home = sea.home[seat]
    placed = cell >= 0
    return {
        "captain": BOX.characters[captain] if captain >= 0 else None,
        "challenge": BOX.challenges[challenge] if challenge >= 0 else None,
        "wants": talisman_names(BOX.challenge_shows[challenge]) if challenge >= 0 else [],
        "home": BOX.harbours[chart.HARBOUR_AT[home]] if placed else None,
        "cell": chart.NAMES[cell] if placed else None,
        "condition": cast("Condition", ships.CONDITIONS[sea.condition[seat]]),
        "laps": sea.laps[seat],
        "progress": chart.progress(cell, home, sea.laps[seat]) if placed else 0,
        "pending": bool(sea.pending[seat]),
        "missed": sea.missed[seat],
        "returned": bool(sea.returned[seat]),
        "gold": sea.gold[seat],
        "goods": sea.goods[seat],
        "magic": sea.magic[seat],
        "cards": card_names(cards.members(sea.hand[seat])),
        "talismans": talisman_names(cards.members(sea.talismans[seat])),
        "score": score,
    }


def telescope_view(sea: CartaMagicaState, observer: int) -> Telescope:
    if observer < 0:
        return {"top": [], "among": [], "depth": 0}
    below = len(sea.pile) - telescope.known_top(sea, observer)
    among = cards.members(sea.lore[observer])
    return {
        "top": card_names(sea.pile[below:][::-1]),
        "among": card_names(among),
        "depth": sea.block if among else 0,
    }


def reach_view(sea: CartaMagicaState, observer: int) -> list[str]:
    """Where the observer's ship may sail now; `preview` has the path to each of these spaces."""
    if observer != sea.acting or sea.moment not in (moments.CHOOSE, moments.SAIL):
        return []
    if not sailing.is_free(sea):
        return []
    return [chart.NAMES[action - actions.SAIL] for action in sailing.goals(sea)]
