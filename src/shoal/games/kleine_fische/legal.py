"""The legal actions: the first bookkeeper (the second is `refusals.py`)."""

from __future__ import annotations

from shoal.games.kleine_fische import actions, components, moments, scoring
from shoal.games.kleine_fische import map as reef
from shoal.games.kleine_fische.rules import caves, dive, fins, octopus
from shoal.games.kleine_fische.state import KleineFischeState


def legal_actions(sea: KleineFischeState) -> list[int]:
    """What the active player may do, ascending."""
    found: list[int] = []
    moment = sea.moment
    if moment == moments.CHOICE:
        movements(sea, sea.divers[sea.turn], found)  # KF-072
        found.append(actions.STOP)
    elif moment in (moments.AFTER_MOVE, moments.FIRST_REVEAL):
        beside_diver(sea, found)
    elif moment == moments.MOVE_DUE:
        cards_of_kind(sea, components.LAMP, found)
        movements(sea, dive.start_berth(sea), found)
    elif moment == moments.OCTOPUS_DUE:
        cards_of_kind(sea, components.OCTO, found)
        octopus.add_crawls(sea, octopus.points(sea) + sea.turbo, found)
        if sea.turbo == 0:
            found.append(actions.STAY)  # KF-176: a turbo card moves it by at least one lane
    elif moment == moments.JUMP_DUE:
        jumps(sea, found)
    elif moment == moments.ANNOUNCING:
        numbers = range(1, components.MOST_STOLEN + 1)  # KF-122: whatever the victim has
        found = [*[actions.announce(number) for number in numbers], actions.SPARE]
    elif moment == moments.ROBBING:
        rivals = octopus.rivals_on(sea, sea.octopus)
        found = [*[actions.ROB + seat for seat in rivals], actions.SPARE]
    elif moment == moments.ROLLED:
        cards_of_kind(sea, components.REROLL, found)
        found.append(actions.ACCEPT)
    elif moment == moments.ROLLING_ON:
        found = [actions.AGAIN, actions.ACCEPT]
    elif moment == moments.PEEKING:
        for place in range(reef.PLACES):
            if sea.board[place] < components.FISH and not sea.looked >> place & 1:
                found.append(actions.PEEK + place)
        if sea.looked:
            found.append(actions.ENOUGH)
    elif moment == moments.RAINBOW_DUE:
        best = scoring.stacks(sea, sea.turn)
        found = [actions.rainbow(species) for species, shells in enumerate(best) if shells]
        found.append(actions.RAINBOW_NOWHERE)
    elif moment == moments.EXCHANGE_DUE:
        for column in range(reef.COLUMNS):
            for place in range(reef.COLUMNS, reef.PLACES):
                if sea.board[place] < components.FISH:
                    found.append(actions.exchange(column, place))
    return found


def movements(sea: KleineFischeState, start: int, found: list[int]) -> None:
    """A step to a lane in front without the octopus, or fins (KF-006, KF-009, KF-163).

    Whether a fish lies there does not matter (KF-051).
    """
    for way in reef.WAYS_ON[sea.octopus][start]:
        found.append(actions.SWIM + way)
    if sea.hands[sea.turn]:
        for number in range(len(components.FINS_CARDS)):
            if caves.holds(sea, sea.turn, components.FINS_CARDS[number]):
                fins.add_dashes(sea, number, start, found)


def beside_diver(sea: KleineFischeState, found: list[int]) -> None:
    """Hidden fish beside the diver's lane, matching caves, stop if there is no fish (KF-062)."""
    beside = dive.beside(sea)
    count = len(sea.photos)
    for place in beside:
        if sea.board[place] < components.FISH and not sea.lit >> place & 1:
            found.append(actions.REVEAL + place)
    can_reveal = len(found) > 0
    for place in beside:
        card = sea.board[place]
        if card >= components.FISH and components.DIFFICULTY[card] == count:
            found.append(actions.EXPLORE + place)
    if not can_reveal:
        found.append(actions.STOP)  # ruling KF-064: exploring is a wish, not a duty


def jumps(sea: KleineFischeState, found: list[int]) -> None:
    """Above any fish of the top row, at any of three sides, facing either way (KF-040, KF-043)."""
    for column in range(reef.COLUMNS):
        if sea.board[column] < components.FISH:
            first = column * actions.JUMPS
            for number in range(first, first + actions.JUMPS):
                if actions.JUMP_BERTHS[number] >> 1 != sea.octopus:
                    found.append(actions.JUMP + number)


def cards_of_kind(sea: KleineFischeState, kind: int, found: list[int]) -> None:
    """Held cards of a kind that are played by themselves (KF-160 to KF-162)."""
    if sea.hands[sea.turn]:
        for number in range(len(actions.PLAYED)):
            card = actions.PLAYED[number]
            if components.KIND[card] == kind and caves.holds(sea, sea.turn, card):
                found.append(actions.USE + number)
