"""Whatever an event tells is in a sentence, in every language; what is not, is listed here.

Maldivia's facts are looked at in its own folder.
"""

from __future__ import annotations

import importlib
from functools import cache

import pytest

from shoal import games
from shoal.kernel import FastChance, Journal
from shoal.kernel.options import combinations
from shoal.words import catalogue, languages

TOTAL = "the track on the board has the new total"
DRAWN = "drawn; the sentence names where it ends"
NAMED = "said by name"

# Not for readers, with the reason; everything else must be in a sentence.
SILENT: dict[str, dict[str, dict[str, str]]] = {
    "kleine_fische": {
        "exchanged": {"place": "said as row and card", "other": "said as row and card"},
        "jumped": {
            "place": "said by the boat's card",
            "column": "said by the boat's card",
            "lane": "said by the card it runs along",
            "heading": "said as a way",
        },
        "reversed": {"lane": "stays the same", "heading": "said as a way"},
        "swam": {"lane": "said by the card it runs along", "heading": "said as a way",
                 "path": DRAWN},
        "revealed": {"place": "said as row and card", "card": "species and value are said",
                     "count": "as many as were turned up before, and one"},
        "bust": dict.fromkeys(("pair", "between", "back"), "each was told as it was turned up"),
        "explored": {"place": "said as row and card"},
        "used": {"card": NAMED},
        "peeked": {"place": "said as row and card", "card": "species and value are said"},
        "crawled": {"path": DRAWN, "lane": "said by the card it runs along"},
        "met": {"seat": "whoever moved the octopus, told just before"},
        "missed": {"seat": "whoever rolled, told just before"},
        "stole": {"cards": "the species are said"},
        "lost": {"cards": "the species are said"},
        "collected": {"places": "each was told as it was turned up",
                      "cards": "the species are said", "count": "as many as are named"},
        "took": {"place": "told as it was explored", "row": "told as it was explored",
                 "nth": "told as it was explored", "card": NAMED},
        "refilled": {"places": "the gaps just left", "backs": "the caves' numbers are said"},
        "ended": {"piles": "the list of results", "hands": "the list of results"},
        "crowned": {"species": NAMED},
        "scored": {"ranks": "follow from the points; the list of results shows them"},
    },
    "vanuatu": {
        "departed": {"ships": "ships have no names", "reserve": TOTAL},
        "arrived": {"ships": "ships have no names; what they ask for is said"},
        "refilled": {"goods": NAMED, "reserve": TOTAL},
        "placed": {"tile": "said with its face", "hex": "said as on the map",
                   "goods": NAMED, "reserve": TOTAL},
        "revealed": {"tiles": "said with their faces"},
        "preached": {"character": "the sentence says it is the Preacher"},
        "sailed": {"path": DRAWN, "hex": "the sea is named", "vatu": TOTAL},
        "built": {"vatu": TOTAL},
        "explored": {"hex": "the sea is named", "vatu": TOTAL},
        "fished": {"hex": "the sea is named", "points": TOTAL},
        "sold": {"vatu": TOTAL},
        "bought": {"vatu": TOTAL},
        "loaded": {"ship": "its place in the harbour is said", "reserve": TOTAL, "points": TOTAL},
        "lost": {"reserve": TOTAL},
        "drew": {"points": TOTAL},
        "transported": {"vatu": TOTAL, "points": TOTAL},
        "cashed": {"vatu": TOTAL},
        "begged": {"vatu": TOTAL, "points": TOTAL},
        "converted": {"points": TOTAL},
        "refreshed": {"vatu": TOTAL, "points": TOTAL,
                      "first_seat": "the tile's name says who begins"},
        "counted-fish": {"vatu": TOTAL},
        "counted": {"points": TOTAL},
        "ended": {"ranking": "follows from the points; the list of results shows it"},
        "turn": {"phase": "the prompt asks", "batch": "the prompt asks", "round": "on the board"},
    },
    "carta_magica": {
        "captain_chosen": {"captain": NAMED},
        "challenge_chosen": {"challenge": NAMED},
        "placed": {"cell": "the harbour is named", "harbour": NAMED},
        "spun": {"sector": "number and signs are said; two sectors are alike"},
        "sailed": {"path": DRAWN},
        "storm": {"direction": NAMED, "seat": "whoever spun, told just before"},
        "blown": {"cause": "said as the result", "outcome": "said as the result", "path": DRAWN},
        "paid": {"cards": "each was told as it was laid down", "tokens": "the rest of the amount"},
        "drew": {"card": NAMED},
        "kept": {"card": NAMED},
        "played": {"card": NAMED},
        "bought": {"slot": "said as open or hidden", "talisman": NAMED},
        "cashed": {"card": "told as it was drawn"},
        "last_round": {"seat": "whoever returned, told just before"},
        "faced": {"card": NAMED, "sort": "a monster"},
        "untamed": {"card": NAMED, "sort": "a monster", "value": "told as it was faced"},
        "tamed": {"card": NAMED, "sort": "a monster", "strength": "told as it was faced",
                  "value": "the gold that came is said"},
        "won": {"seat": "told with the attack", "target_seat": "told with the attack"},
        "looted": {"card": NAMED},
        "laid": {"card": NAMED},
        "settled_card": {"card": "told as it was drawn"},
        "cursed": {"seat": "whoever played the Curse, told just before"},
        "looked": {"cards": NAMED, "card_1": NAMED, "card_2": NAMED, "card_3": NAMED},
        "picked": {"card": NAMED},
        "stowed": {"card": NAMED},
        "unpaid": {"card": "told as it was drawn"},
    },
}  # fmt: skip


@cache
def told(name: str) -> dict[str, set[str]]:
    """Each kind of event that is heard in play, with all its arguments."""
    game = games.find(name)
    instinct = importlib.import_module(f"shoal.bots.instincts.{name}").INSTINCT
    options = combinations(game.options, {})
    found: dict[str, set[str]] = {}
    for seed in range(14):
        seats = game.seat_counts[seed % len(game.seat_counts)]
        chance = FastChance(seed)
        state = game.new(seats, FastChance(seed), dict(options[seed % len(options)]))
        while not state.over():
            seat = state.actor()
            menu = state.legal(seat)
            action = instinct.choose(state, seat, chance)
            if seed % 2 and chance.below(3) == 0:
                action = menu[chance.below(len(menu))]
            journal = state.journal = Journal()
            state.apply(seat, action)
            state.journal = None
            for event in journal.take():
                found.setdefault(event.kind, set()).update(event.told, event.secret)
    return found


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", SILENT)
def test_what_an_event_tells_is_in_a_sentence(name: str, language: str) -> None:
    words = catalogue.read(language)
    silent: dict[str, set[str]] = {}
    for kind, arguments in told(name).items():
        message = words.messages[f"{name}-event-{kind}".replace("_", "-")]
        left = arguments - words.arguments(message)
        if left:
            silent[kind] = left
    met = {kind: set(reasons) for kind, reasons in SILENT[name].items() if kind in told(name)}
    assert silent == met


@pytest.mark.parametrize("name", SILENT)
def test_nearly_every_kind_of_event_is_heard(name: str) -> None:
    """Most of them in a few games; what seldom happens has tests of its own."""
    words = catalogue.read("en")
    prefix = f"{name}-event-".replace("_", "-")
    spoken = {key.removeprefix(prefix) for key in words.messages if key.startswith(prefix)}
    heard = {kind.replace("_", "-") for kind in told(name)}
    assert heard <= spoken
    assert len(spoken - heard) < 10, spoken - heard
