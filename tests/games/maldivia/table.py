"""A table for the rule tests of Maldivia: positions in few words, actions and refusals as text."""

from __future__ import annotations

from shoal.games.maldivia import GAME
from shoal.games.maldivia.state import MaldiviaState
from shoal.kernel import SPECTATOR, FastChance
from tests import kit

IDLE = "N N N fog:N"  # a plan nobody looks at


def cell(row: int, column: int) -> str:
    """The name of a space given as in the rules, row and column from 0."""
    return "abcdefghij"[column] + str(row + 1)


def cells(text: str) -> set[str]:
    """Names of spaces written as `84 85`: row and column."""
    return {cell(int(pair[0]), int(pair[1])) for pair in text.split()}


def idle(place: str) -> str:
    """A plan that keeps a boat able to sail, so that its player is asked."""
    way = "N" if int(place[1:]) > 5 else "S"
    return f"{way} {way} {way} fog:N"


class Table:
    """A game with words for what tests ask; `events` is what the last actions told everybody."""

    def __init__(self, state: MaldiviaState) -> None:
        self.state = state
        self.events: kit.Heard = []

    def do(self, *texts: str) -> None:
        """Carry out actions of whoever acts, or of the seat named first."""
        self.events = kit.do(self.state, *texts)

    def legal(self, *families: str) -> list[str]:
        return kit.options(self.state, *families)

    def ends(self) -> set[str]:
        """The spaces the boat may sail to."""
        return {text.split()[1] for text in self.legal("sail")}

    def why(self, text: str) -> str:
        """The clause that forbids an action, or an empty text."""
        return kit.clause(self.state, text)

    def kinds(self) -> list[str]:
        return kit.kinds(self.events)

    def told(self, kind: str) -> dict[str, object]:
        """The first event of a kind in the last actions."""
        return kit.happened(self.events, kind)[0]

    def heard(self, text: str, kind: str, observer: int) -> dict[str, object]:
        """What somebody would hear of an action, which is not carried out here."""
        return kit.happened(kit.do(self.state.clone(), text, observer=observer), kind)[0]

    @property
    def ask(self) -> str:
        return str(self.state.sketch()["ask"])

    def masts(self) -> list[str]:
        return [self.state.mast_text(seat) for seat in range(self.state.seats)]

    def boats(self) -> list[str]:
        return [str(player["boat"]) for player in self.players()]

    def players(self, observer: int = SPECTATOR) -> list[dict[str, object]]:
        found = self.state.view(observer)["players"]
        assert isinstance(found, list)
        return found

    def supply(self) -> str:
        return " ".join(f"{c}{n}" for c, n in zip("RGPY", self.state.supply, strict=True))

    def market(self, side: str) -> str:
        """Open ships and pile of a side, as positions write them."""
        return str(self.state.sketch()[{"E": "efo", "S": "solys", "W": "wipi", "N": "nanga"}[side]])

    def cards(self, seat: int) -> list[str]:
        cards = self.players(seat)[seat]["cards"]
        assert isinstance(cards, list)
        return [str(card["card"]) for card in cards]

    def shows(self, row: int, column: int) -> str:
        """What a visible space shows, as a view tells it."""
        sea = self.state.view(SPECTATOR)["sea"]
        assert isinstance(sea, dict)
        top, left = int(sea["top_left"][1:]) - 1, "abcdefghij".index(sea["top_left"][0])
        return str(sea["shows"][row - top].split()[column - left])


def position(seats: int, **keys: object) -> Table:
    """A position from its keys."""
    state = kit.position(GAME, seats, **keys)
    assert isinstance(state, MaldiviaState)
    return Table(state)


def sailing(way: str, where: str, **keys: object) -> Table:
    """The first player is about to sail; `where` are row and column of each boat."""
    places = [cell(int(pair[0]), int(pair[1])) for pair in where.split()]
    seats = len(places)
    given: dict[str, object] = {
        "ask": "sail",
        "tile": 1,
        "turn": "p1",
        "boats": places,
        "plans": [f"{way} N N fog:N", *[idle(place) for place in places[1:]]],
    }
    return position(seats, **(given | keys))


def planning(where: str, *plans: str, **keys: object) -> Table:
    """Everybody plans; the plans are put in, so the first tiles are carried out."""
    places = [cell(int(pair[0]), int(pair[1])) for pair in where.split()]
    table = position(len(places), boats=places, **keys)
    table.do(*[f"p{seat + 1} plan {plan}" for seat, plan in enumerate(plans)])
    return table


def fresh(seats: int, seed: int = 1, start: str = "p1") -> Table:
    """A new game."""
    state = GAME.new(seats, FastChance(seed), {"start": start})
    assert isinstance(state, MaldiviaState)
    return Table(state)


def to_planning(table: Table) -> Table:
    """Take boats and place them along the diagonal."""
    while table.ask == "take":
        table.do(table.legal()[0])
    spot = 2
    while table.ask == "place":
        table.do(f"place {cell(spot, spot)}")
        spot += 2
    return table
