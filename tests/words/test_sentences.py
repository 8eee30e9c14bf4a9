"""Sentences that once read badly, as they are said now."""

from __future__ import annotations

import pytest

from shoal.games.vanuatu import GAME
from shoal.kernel import FastChance, Journal
from shoal.words import Words, catalogue, folders

GOODS, GOLD = "@carta-magica-goods", "@carta-magica-gold"
TALISMAN = "@carta-magica-payment-talisman"
HAVANNAH = "@vanuatu-tile-havannah"
# What was said once and reads badly, as it stood: "als Nächstes" and "zurücknehmen:" are well said.
GONE = {
    "en": ["the own challenge", "is set, which"],
    "de": [
        "sagt an:",
        "nichts aufzuhören",
        "noch einmal tut es",
        "wenn er bläst nach",
        "Nehmen:",
        "Reihen zu fünft",
        "als nächstes",
    ],
}
REFILLED = {"places": [], "backs": [], "caves": ["3"], "new_caves": 1, "left": 0, "top": ""}


def said(language: str, key: str, **args: object) -> str:
    return Words(language, ["Ann", "Ben"]).say(key, args)


@pytest.mark.parametrize(
    ("language", "amount", "resource", "begins"),
    [
        ("en", 1, GOODS, "Pay 1 good for "),
        ("en", 3, GOODS, "Pay 3 goods for "),
        ("en", 1, GOLD, "Pay 1 gold for "),
        ("de", 1, GOODS, "Zahle 1 Gut für "),
        ("de", 3, GOODS, "Zahle 3 Güter für "),
        ("es", 1, GOODS, "Paga 1 objeto por "),
        ("es", 2, GOLD, "Paga 2 de oro por "),
        ("it", 1, GOODS, "Paga 1 merce per "),
        ("nl", 1, GOODS, "Betaal 1 goed voor "),
    ],
)
def test_what_is_paid_agrees_with_how_much(
    language: str, amount: int, resource: str, begins: str
) -> None:
    text = said(
        language, "carta-magica-ask-pay", amount=amount, resource=resource, purpose=TALISMAN
    )
    assert text.startswith(begins)


@pytest.mark.parametrize("language", folders())
def test_who_has_nothing_to_trade_is_not_said_to_trade(language: str) -> None:
    args = {"seat": 0, "harbour": "@carta-magica-harbour-bk1", "purchases": 0}
    none = said(language, "carta-magica-wait-visit-black", sales=0, **args)
    some = said(language, "carta-magica-wait-visit-black", sales=2, **args)
    assert none != some


@pytest.mark.parametrize(
    ("language", "joined"),
    [("en", "Sail and Fish"), ("de", "Segeln und Fischen"), ("fr", "Naviguer et Pêcher")],
)
@pytest.mark.parametrize("key", ["needs-first", "needs-planned", "needs-fish-tile"])
def test_all_that_must_be_planned_first_is_joined(language: str, joined: str, key: str) -> None:
    first = ["@vanuatu-action-sail", "@vanuatu-action-fish"]
    text = said(language, f"vanuatu-{key}", action="@vanuatu-action-sell", first=first)
    assert joined in text


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "The reef is refilled with one card, a cave with the 3; the deck is empty."),
        ("de", "Das Riff wird mit einer Karte aufgefüllt, einer Höhle mit der 3; "),
    ],
)
def test_the_only_card_is_not_one_of_them(language: str, text: str) -> None:
    assert said(language, "kleine-fische-event-refilled", count=1, **REFILLED).startswith(text)


@pytest.mark.parametrize("language", folders())
def test_a_hidden_cave_is_not_named(language: str) -> None:
    args = {"seat": 0, "needs": 3, "place": "c31"}
    hidden = "@kleine-fische-cave-hidden"
    name = Words(language).say(hidden[1:])
    fins = Words(language).say("kleine-fische-cave-fins-3")
    open_text = said(
        language, "kleine-fische-event-took", cave="@kleine-fische-cave-fins-3", known=True, **args
    )
    assert fins in open_text
    shut = said(language, "kleine-fische-event-took", cave=hidden, known=False, **args)
    assert name not in shut
    assert shut[:-1] in open_text.replace("\u202f:", ":")


@pytest.mark.parametrize("language", folders())
def test_a_known_fish_is_named_in_words(language: str) -> None:
    for key in ("option-known", "option-bust"):
        text = said(language, key, card="@kleine-fische-species-clown")
        species = Words(language).say("kleine-fische-species-clown")
        assert species.casefold() in text.casefold()


@pytest.mark.parametrize("language", folders())
def test_two_pawns_on_one_action_are_not_listed_twice(language: str) -> None:
    draw, sail = "@vanuatu-action-draw", "@vanuatu-action-sail"
    pair = {"seat": 0, "actions": [draw, draw], "action": draw}
    both = said(language, "vanuatu-event-planned", **pair, twice=True)
    name = Words(language).say("vanuatu-action-draw").casefold()[:4]
    assert both.casefold().count(name) == 1
    other = said(
        language, "vanuatu-event-planned", seat=0, actions=[draw, sail], action=draw, twice=False
    )
    assert both != other
    assert "," in other or " " in other


def test_both_pawns_are_told_of_a_played_plan() -> None:
    """What the event says of itself is what the sentence needs."""
    state = GAME.new(3, FastChance(1))
    told: list[dict[str, object]] = []
    while len(told) < 6:
        seat = state.actors()[0]
        menu = state.legal(seat)
        both = [one for one in menu if len(set(GAME.space.text(one).split()[1:])) == 1]
        journal = state.journal = Journal()
        state.apply(seat, (both or menu)[0])
        told += [event.told for event in journal.take() if event.kind == "planned"]
    for one in told:
        actions = one["actions"]
        assert isinstance(actions, list)
        assert one["action"] == actions[0]
        assert one["twice"] == (len(actions) == 2 and actions[0] == actions[1])
    assert any(one["twice"] for one in told)


@pytest.mark.parametrize("language", GONE)
def test_what_read_badly_is_not_said_again(language: str) -> None:
    known = catalogue.read(language)
    everything = [*known.messages.values(), *known.terms.values()]
    told = [(each.key, text) for each in everything for text in each.texts]
    assert len(told) > 1000
    again = [key for key, text in told if any(phrase in text for phrase in GONE[language])]
    assert again == []


@pytest.mark.parametrize(
    ("language", "taken", "text"),
    [
        ("en", 1, "Ann takes 1 good and has 3."),
        ("en", 2, "Ann takes 2 goods and has 3."),
        ("de", 1, "Ann nimmt 1 Gut und hat 3."),
        ("de", 2, "Ann nimmt 2 Güter und hat 3."),
    ],
)
def test_one_good_is_no_goods(language: str, taken: int, text: str) -> None:
    args = {"resource": "goods", "kind_name": GOODS, "left": 3}
    assert said(language, "carta-magica-event-took", seat=0, taken=taken, **args) == text


@pytest.mark.parametrize(("language", "free"), [("en", "for free"), ("de", "kostenlos")])
def test_a_sail_that_costs_nothing_has_no_price(language: str, free: str) -> None:
    text = said(language, "vanuatu-event-sailed", seat=0, cost=0, sea=HAVANNAH)
    assert free in text
    assert "0" not in text
    assert "2" in said(language, "vanuatu-event-sailed", seat=0, cost=2, sea=HAVANNAH)


@pytest.mark.parametrize(
    ("language", "one", "many"), [("en", "1 point", "3 points"), ("de", "1 Punkt", "3 Punkte")]
)
def test_one_point_is_one_point(language: str, one: str, many: str) -> None:
    def deal(points: int) -> str:
        return said(language, "vanuatu-web-about-deal", vatu=1, points=points)

    def catch(bonus: int) -> str:
        args = {"seat": 0, "value": 2, "sea": HAVANNAH}
        return said(language, "vanuatu-event-fished", bonus=bonus, **args).rstrip(".")

    for tell in (deal, catch):
        assert tell(1).endswith(one)
        assert tell(3).endswith(many)
