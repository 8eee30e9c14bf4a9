"""Events: what everybody hears, and what only some do."""

from __future__ import annotations

from shoal.kernel import SPECTATOR, Event, FastChance, Journal, Play
from tests.conformance.little import LITTLE


def test_a_public_event_is_the_same_for_everybody() -> None:
    journal = Journal()
    journal.tell("sailed", {"seat": 1, "to": "d4"})
    (event,) = journal.events
    for observer in (SPECTATOR, 0, 1):
        assert event.heard_by(observer) == {"kind": "sailed", "seat": 1, "to": "d4"}


def test_a_private_event_has_a_public_shadow() -> None:
    event = Event("drew", {"seat": 1, "cards": 1}, {"card": "octopus"}, [1, 3])
    shadow = {"kind": "drew", "seat": 1, "cards": 1}
    assert event.heard_by(SPECTATOR) == shadow
    assert event.heard_by(0) == shadow
    assert event.heard_by(1) == event.heard_by(3) == shadow | {"card": "octopus"}


def test_what_an_observer_does_with_an_event_does_not_change_it() -> None:
    event = Event("drew", {"seat": 1}, {"card": "octopus"}, [1])
    event.heard_by(1).clear()
    assert event.heard_by(0) == {"kind": "drew", "seat": 1}
    assert event.told == {"seat": 1}


def test_taking_events_leaves_none() -> None:
    journal = Journal()
    journal.tell("one", {})
    journal.whisper("two", {}, {"secret": 1}, [0])
    assert [event.kind for event in journal.take()] == ["one", "two"]
    assert journal.take() == []


def test_a_secret_choice_is_heard_by_its_seat_alone() -> None:
    play = Play(LITTLE.new(2, FastChance(1)))
    (event,) = play.apply(0, LITTLE.space.parse("pick 3"))
    assert event.heard_by(0) == {"kind": "picked", "seat": 0, "number": 3}
    assert event.heard_by(1) == event.heard_by(SPECTATOR) == {"kind": "picked", "seat": 0}


def test_a_state_outside_a_play_stays_silent() -> None:
    state = LITTLE.new(2, FastChance(1))
    state.apply(0, 0)
    assert state.journal is None
