"""Whatever an event tells is in a sentence, in every language."""

from __future__ import annotations

from functools import cache

import pytest

from shoal.bots.instincts.maldivia import INSTINCT
from shoal.games.maldivia import GAME
from shoal.kernel import SPECTATOR, Event, FastChance, Journal
from shoal.terminal.narration import sentences
from shoal.words import Words, catalogue, languages
from tests.games.maldivia.table import Table, position, sailing
from tests.kit import read

# Not for readers, with the reason; everything else must be in a sentence.
SILENT = {
    "took": {"colour": "the boat is named"},
    "planned": {"tiles": "the tiles are named"},
    "revealed": {"tile": "the tile is named"},
    "sailed": {"path": "drawn; only start and end matter (MAL-056)"},
    "fished": {"fish": "the fish are named"},
    "robbed": {"fish": "the fish is named"},
    "dropped": {"fish": "the fish are named", "count": "as many as are named"},
    "stuck": {"fish": "the fish is named"},
    "released": {"fish": "the fish are named"},
    "lost": {"fish": "the fish is named"},
    "restacked": {"mast": "the fish are named"},
    "delivered": {
        "side": "the island is named",
        "slot": "the order tells the ship",
        "card": "the order tells the ship",
        "fish": "the fish are named",
        "mast": "the fish left are named",
    },
    "opened": {
        "side": "the island is named",
        "slot": "the order tells the ship",
        "card": "the order tells the ship",
        "fish": "the fish are named",
        "sunk": "told as each went under the pile",
    },
    "exchanged": {
        "side": "the island is named",
        "slot": "the order tells the ship",
        "card": "the order tells the ship",
        "fish": "the fish are named",
        "pile": "told with the ship that comes in at once",
        "sunk": "told as each went under the pile",
    },
    "turned": {"tile": "the tile is named"},
    "swapped": {
        "given": "the fish on the card are named",
        "given_fish": "the fish on the card are named",
        "drawn": "the fish on the card are named",
        "drawn_fish": "the fish on the card are named",
    },
    "fog_spent": {"side": "the island is named"},
    "fog_held": {"side": "the island is named"},
    "folded": {
        "side": "the island is named",
        "gone": "the row beyond the new edge",
        "edge": "its first and last space are named",
        "shows": "what is new is named by kind, and drawn",
    },
    "ended": {
        "ranking": "follows from the points; the list of results shows it",
        "cards": "the list of results shows them",
        "tiles": "drawn",
    },
}


def at_creatures() -> list[Table]:
    """A shark and an octopus about to be used, and a fog that a full line holds."""
    shark = position(
        3, ask="sail", tile=1, turn="p1", folds="N", round=2, boats=["e2", "i9", "i7"],
        plans=["W N N fog:N", "N N N fog:S", "N N N fog:S"],
        cards=["E01 E02", "E03 E04", "W01"],
    )  # fmt: skip
    shark.do("sail c2", "swap efo p2 efo")
    octopus = sailing("E", "23 88", plans=["E N S fog:N", "S fog:S W N"])
    octopus.do("sail e3")
    return [shark, octopus]


def narrated(table: Table, text: str) -> list[Event]:
    seat, action = read(table.state, text)
    journal = table.state.journal = Journal()
    table.state.apply(seat, action)
    table.state.journal = None
    return journal.take()


@cache
def told() -> dict[str, set[str]]:
    """Each kind of event that is heard in play, with all its arguments."""
    found: dict[str, set[str]] = {}

    def note(events: list[Event]) -> None:
        for event in events:
            found.setdefault(event.kind, set()).update(event.told, event.secret)

    for seed in range(8):
        state, chance = GAME.new(2 + seed % 3, FastChance(seed)), FastChance(seed)
        while not state.over():
            seat = state.actor()
            menu = state.legal(seat)
            action = INSTINCT.choose(state, seat, chance)
            if seed % 2 and chance.below(4) == 0:
                action = menu[chance.below(len(menu))]
            journal = state.journal = Journal()
            state.apply(seat, action)
            state.journal = None
            note(journal.take())
    shark, octopus = at_creatures()
    note(narrated(shark, "give E01"))
    note(narrated(octopus, "turn p2 2 90"))
    held = position(2, boats=["e5", "e6"], folds="NNNNSSSS", round=5)
    held.do("p1 plan fog:N E E E")
    note(narrated(held, "p2 plan E E E fog:S"))
    return found


def test_every_kind_of_event_is_heard() -> None:
    assert len(told()) == 28
    assert set(SILENT) <= set(told())


@pytest.mark.parametrize("language", languages())
def test_what_an_event_tells_is_in_a_sentence(language: str) -> None:
    words = catalogue.read(language)
    silent: dict[str, set[str]] = {}
    for kind, arguments in told().items():
        message = words.messages["maldivia-event-" + kind.replace("_", "-")]
        left = arguments - words.arguments(message)
        if left:
            silent[kind] = left
    assert silent == {kind: set(reasons) for kind, reasons in SILENT.items()}


def said(events: list[Event], kind: str, observer: int, language: str = "en") -> str:
    chosen = [event for event in events if event.kind == kind]
    (line,) = sentences(GAME, chosen, observer, Words(language, ["Ann", "Ben", "Cleo"]))
    return line


def test_mal_161_the_partners_of_a_swap_read_which_cards_moved() -> None:
    shark, _ = at_creatures()
    events = narrated(shark, "give E01")
    (drawn,) = {"E03", "E04"} & set(shark.cards(0))
    fish = {"E03": "red, red", "E04": "red, purple"}[drawn]
    for partner in (0, 1):
        assert said(events, "swapped", partner) == (
            f"Ann swaps a card of Efo for one of Ben from Efo: gives red, gets {fish}."
        )
        assert said(events, "swapped", partner, "de").endswith(
            {"E03": "gibt rot, bekommt rot, rot.", "E04": "gibt rot, bekommt rot, lila."}[drawn]
        )
    for observer in (2, SPECTATOR):
        assert (
            said(events, "swapped", observer) == "Ann swaps a card of Efo for one of Ben from Efo."
        )


def test_mal_152_the_owner_of_a_turned_tile_reads_its_new_face() -> None:
    _, octopus = at_creatures()
    events = narrated(octopus, "turn p2 2 90")
    line = "Ann lets the octopus turn tile 2 of Ben by 90 degrees"
    assert said(events, "turned", 1) == f"{line}: fog from the east."
    assert said(events, "turned", 0) == f"{line}."
    assert said(events, "turned", SPECTATOR) == f"{line}."


def test_mal_024_a_plan_is_read_by_its_owner_only() -> None:
    table = position(2, boats=["e5", "f6"])
    events = narrated(table, "p1 plan E N fog:S W")
    assert said(events, "planned", 0) == (
        "Ann has a plan: arrow east, arrow north, fog from the south, arrow west."
    )
    assert said(events, "planned", 1) == "Ann has a plan."
