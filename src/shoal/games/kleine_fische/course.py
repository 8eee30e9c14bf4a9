"""The course of a turn: what a decision does, and what happens by itself until the next one.

A turn is a dive, the octopus and its robbery, collecting, refilling (KF-030 to KF-033).
"""

from __future__ import annotations

from shoal.games.kleine_fische import actions, components, events, moments
from shoal.games.kleine_fische import map as reef
from shoal.games.kleine_fische.rules import caves, dive, harvest, lamp, theft
from shoal.games.kleine_fische.state import KleineFischeState


def carry_out(sea: KleineFischeState, action: int) -> None:
    """Do what an action says, then everything that follows without a decision."""
    moment = sea.moment
    if actions.SWIM <= action < actions.DASH:
        dive.swim(sea, action - actions.SWIM)  # most of what is ever decided
    elif moment in (moments.CHOICE, moments.MOVE_DUE):
        move(sea, action)
    elif moment in (moments.AFTER_MOVE, moments.FIRST_REVEAL):
        meet_card(sea, action)
    elif moment == moments.OCTOPUS_DUE:
        move_octopus(sea, action)
    elif moment == moments.JUMP_DUE:
        dive.jump(sea, actions.jump_column(action), actions.jump_berth(action))
    elif moment in (moments.ROBBING, moments.ANNOUNCING):
        rob(sea, action)
    elif moment in (moments.ROLLED, moments.ROLLING_ON):
        answer_roll(sea, action)
    elif moment == moments.PEEKING:
        if action == actions.ENOUGH:
            lamp.enough(sea)
        else:
            lamp.peek(sea, action - actions.PEEK)
    elif moment == moments.RAINBOW_DUE:
        harvest.place_rainbow(sea, actions.rainbow_species(action))
    elif moment == moments.EXCHANGE_DUE:
        column, place = actions.exchanged(action)
        dive.exchange(sea, column, place)
    settle(sea)


# What can be decided at a moment, where there is more than one thing. Caves: KF-033.


def move(sea: KleineFischeState, action: int) -> None:
    if action == actions.STOP:
        dive.stop(sea)
    elif actions.is_dash(action):
        card = components.FINS_CARDS[actions.dash_fins(action)]
        dive.dash(sea, card, actions.dash_berth(action))
    else:
        lamp.light(sea, actions.used_card(action))


def meet_card(sea: KleineFischeState, action: int) -> None:
    if actions.is_reveal(action):
        dive.reveal(sea, action - actions.REVEAL)
    elif action == actions.STOP:
        dive.stop(sea)
    else:
        dive.explore(sea, action - actions.EXPLORE)


def move_octopus(sea: KleineFischeState, action: int) -> None:
    if action == actions.STAY:
        theft.stay(sea)
    elif actions.is_use(action):
        theft.speed_up(sea, actions.used_card(action))
    else:
        theft.crawl(sea, action - actions.CRAWL)


def rob(sea: KleineFischeState, action: int) -> None:
    if action == actions.SPARE:
        theft.spare(sea)
    elif sea.moment == moments.ROBBING:
        theft.choose(sea, action - actions.ROB)
    else:
        theft.announce(sea, actions.announced_number(action))


def answer_roll(sea: KleineFischeState, action: int) -> None:
    if action == actions.ACCEPT:
        theft.accept(sea)
    elif action == actions.AGAIN:
        theft.roll_on(sea)
    else:
        theft.use_again(sea, actions.used_card(action))


# What passes by itself.


def settle(sea: KleineFischeState) -> None:
    """Go on until somebody is asked or the game is over."""
    while (moment := sea.moment) > moments.OVER:
        if moment == moments.LANDED:
            dive.land(sea)
        elif moment == moments.LANDED_FIRST:
            dive.land_first(sea)
        elif moment == moments.DIVE_OVER:
            theft.wake(sea)
        elif moment == moments.COLLECT:
            harvest.collect(sea)
        elif moment == moments.PASS_ON:
            pass_on(sea)
        elif moment == moments.BEGIN:
            begin_turn(sea)
        elif moment == moments.ROLL:
            theft.roll(sea)
        elif moment == moments.FINAL:
            harvest.finish(sea)
        elif moment == moments.NEXT_RAINBOW:
            harvest.next_rainbow(sea)


def pass_on(sea: KleineFischeState) -> None:
    """The next player clockwise (KF-024, KF-030); divers stay where they are (KF-155)."""
    sea.turn = (sea.turn + 1) % sea.seats
    sea.moment = moments.BEGIN
    events.turn_passed(sea)
    begin_turn(sea)


def begin_turn(sea: KleineFischeState) -> None:
    """Jump or first movement: a turn cannot be skipped (KF-031, KF-050).

    A single lane is taken at once, unless a cave that might be a lamp or fins is held.
    """
    seat = sea.turn
    if sea.divers[seat] == reef.NOWHERE:
        walled = dive.top_all_caves(sea)
        sea.moment = moments.EXCHANGE_DUE if walled else moments.JUMP_DUE
        return
    sea.moment = moments.MOVE_DUE
    ways = reef.WAYS_ON[sea.octopus][dive.start_berth(sea)]
    if len(ways) > 1:
        return
    if caves.could_hold(sea, seat, components.LAMP) or caves.could_hold(sea, seat, components.FINS):
        return
    dive.swim(sea, ways[0])
