"""The course of a turn: what happens by itself between two decisions (KF-030 to KF-033)."""

from __future__ import annotations

from shoal.games.kleine_fische.actions import (
    ACCEPT,
    AGAIN,
    ANNOUNCE,
    CRAWL,
    DASH,
    ENOUGH,
    EXCHANGE,
    EXPLORE,
    JUMP,
    PEEK,
    PLAYED,
    RAINBOW_NOWHERE,
    RAINBOW_ON,
    REVEAL,
    ROB,
    SPARE,
    STAY,
    STOP,
    SWIM,
)
from shoal.games.kleine_fische.cards import FINS, FISH, KIND, LAMP, OCTO
from shoal.games.kleine_fische.dive import (
    dash,
    exchange,
    explore,
    halt,
    jump,
    land,
    land_first,
    onward_count,
    reveal,
    start_berth,
    swim,
)
from shoal.games.kleine_fische.harvest import collect, finish, next_rainbow, place_rainbow
from shoal.games.kleine_fische.lamp import darken, light, peek
from shoal.games.kleine_fische.reef import ONWARD, heading
from shoal.games.kleine_fische.sea import (
    BEGIN,
    COLLECT,
    DIVE_OVER,
    EXCHANGE_DUE,
    FINAL,
    JUMP_DUE,
    LANDED,
    LANDED_FIRST,
    MOVE_DUE,
    NEXT_RAINBOW,
    OVER,
    PASS_ON,
    PHASES,
    Sea,
)
from shoal.games.kleine_fische.theft import (
    accept,
    announce,
    choose,
    crawl,
    roll_on,
    spare,
    speed_up,
    stay,
    use_again,
    wake,
)


def carry_out(sea: Sea, action: int) -> None:
    """Do what an action says, then everything that follows without a decision."""
    if action >= REVEAL:
        if action < EXPLORE:
            reveal(sea, action - REVEAL)
        elif action < STOP:
            explore(sea, action - EXPLORE)
        elif action == STOP:
            halt(sea, False)
        elif action < STAY:
            crawl(sea, action - CRAWL)
        elif action == STAY:
            stay(sea)
        elif action < ANNOUNCE:
            choose(sea, action - ROB)
        elif action < SPARE:
            announce(sea, action - ANNOUNCE + 1)
        elif action == SPARE:
            spare(sea)
        elif action == AGAIN:
            roll_on(sea)
        elif action == ACCEPT:
            accept(sea)
        else:
            place_rainbow(sea, -1 if action == RAINBOW_NOWHERE else action - RAINBOW_ON)
    elif action >= SWIM:
        if action < DASH:
            swim(sea, action - SWIM)
        else:
            dash(sea, (action - DASH) // 120, (action - DASH) % 120)
    elif action >= JUMP:
        jump(sea, action - JUMP)
    elif action >= EXCHANGE:
        exchange(sea, (action - EXCHANGE) // 20, (action - EXCHANGE) % 20 + 5)
    elif action == ENOUGH:
        darken_early(sea)
    elif action >= PEEK:
        peek(sea, action - PEEK)
    else:
        play_card(sea, PLAYED[action])
    settle(sea)


def play_card(sea: Sea, card: int) -> None:
    """A cave card is played in its window (KF-033)."""
    if KIND[card] == LAMP:
        light(sea, card)
    elif KIND[card] == OCTO:
        speed_up(sea, card)
    else:
        use_again(sea, card)


def darken_early(sea: Sea) -> None:
    """One look is enough (KF-172)."""
    if sea.journal is not None:
        sea.journal.tell("darkened", {"seat": sea.turn})
    darken(sea)


def settle(sea: Sea) -> None:
    """Go on until somebody is asked or the game is over."""
    while sea.phase > OVER:
        phase = sea.phase
        if phase == LANDED:
            land(sea)
        elif phase == LANDED_FIRST:
            land_first(sea)
        elif phase == DIVE_OVER:
            wake(sea)
        elif phase == COLLECT:
            collect(sea)
        elif phase == PASS_ON:
            pass_on(sea)
        elif phase == BEGIN:
            begin_turn(sea)
        elif phase == FINAL:
            finish(sea)
        elif phase == NEXT_RAINBOW:
            next_rainbow(sea)
    if sea.journal is not None and sea.journal.events:
        # The last event also tells what is asked of whom, for whoever follows by events alone.
        told = sea.journal.events[-1].told
        told["phase"] = PHASES[sea.phase]
        told["turn"] = sea.turn


def pass_on(sea: Sea) -> None:
    """The next player clockwise (KF-024, KF-030); divers stay where they are (KF-155)."""
    sea.turn = (sea.turn + 1) % sea.seats
    sea.phase = BEGIN
    if sea.journal is not None:
        sea.journal.tell("turn", {"seat": sea.turn})


def begin_turn(sea: Sea) -> None:
    """Jump or first movement: a turn cannot be skipped (KF-031, KF-050).

    A single lane is taken at once, unless a cave that might be a lamp or fins is held.
    """
    berth = sea.divers[sea.turn]
    if berth < 0:
        sea.phase = EXCHANGE_DUE if top_all_caves(sea) else JUMP_DUE
        return
    sea.phase = MOVE_DUE
    start = start_berth(sea)
    if onward_count(start, sea.octopus) > 1:
        return
    if sea.could_hold(sea.turn, LAMP) or sea.could_hold(sea.turn, FINS):
        return
    for after in ONWARD[start]:
        if after >> 1 != sea.octopus:
            swim(sea, heading(after))
            return


def top_all_caves(sea: Sea) -> bool:
    """No fish in the top row: the boat has nowhere to go (KF-046)."""
    return all(sea.board[column] >= FISH for column in range(5))
