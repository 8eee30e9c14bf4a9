"""The course of the game: whose turn comes next, and what follows by itself."""

from __future__ import annotations

from shoal.games.maldivia import actions, events, legal, moments
from shoal.games.maldivia.components import LAST_SPACES, MAST, TILES
from shoal.games.maldivia.rules import fog, market, mast, octopus, sailing, shark, tiles
from shoal.games.maldivia.state import MaldiviaState


def apply(sea: MaldiviaState, seat: int, action: int) -> None:
    """Carry out an action. The moments are in the order of how often they come."""
    moment = sea.moment
    if moment == moments.SAIL:
        sail(sea, seat, action)
    elif moment == moments.ACT:
        act(sea, seat, action)
    elif moment == moments.PLAN:
        plan(sea, seat, action)
    elif moment == moments.GAIN:
        if action == actions.HAUL:
            begin_sticking(sea, seat)
        else:
            gain(sea, seat, action)
    elif moment == moments.STICK:
        if action == actions.RELEASE:
            end_gain(sea, seat)
        else:
            mast.stick(sea, seat, action - actions.STICK)
            go_on_sticking(sea, seat)
    elif moment == moments.DROP:
        mast.drop(sea, seat, action - actions.DROP)
        go_on_sticking(sea, seat)
    elif moment == moments.RESTACK:
        if action == actions.KEEP:
            ask_act(sea)
        else:
            mast.restack(sea, seat, action - actions.RESTACK)
            go_on_restacking(sea, seat)
    elif moment == moments.EXCHANGE:
        market.exchange(sea, seat, sea.fog_shown(), action - actions.EXCHANGE)
        end_turn(sea)
    elif moment == moments.GIVE:
        swap(sea, seat, action - actions.GIVE)
    elif moment == moments.PLACE:
        place(sea, seat, action - actions.PLACE)
    elif moment == moments.TAKE:
        take(sea, seat, action - actions.TAKE)


def ask(sea: MaldiviaState, moment: int, menu: list[int]) -> None:
    """From now on the table waits for this."""
    sea.moment = moment
    sea.menu = menu


# The set-up: boats are chosen, then put on the cloth, from the starting player clockwise.


def take(sea: MaldiviaState, seat: int, boat: int) -> None:
    """Each player takes a boat (MAL-011); the last of four has no choice left."""
    while True:
        sea.colours[seat] = boat
        events.took(sea, seat)
        seat = sea.left_of(seat)
        sea.mover = seat
        if seat == sea.start:
            ask(sea, moments.PLACE, legal.sites(sea))
            return
        sea.menu = legal.boats(sea)
        if len(sea.menu) > 1:
            return
        boat = sea.menu[0] - actions.TAKE


def place(sea: MaldiviaState, seat: int, cell: int) -> None:
    """Put a boat on the cloth; that alone triggers nothing (MAL-018)."""
    sea.boats[seat] = cell
    sea.at[cell] = seat
    events.placed(sea, seat)
    sea.mover = sea.left_of(seat)
    if sea.mover == sea.start:
        begin_round(sea, sea.start)
    else:
        ask(sea, moments.PLACE, legal.sites(sea))


# Rounds.


def begin_round(sea: MaldiviaState, start: int) -> None:
    """Everybody has all four tiles again, and no side has had fog yet (MAL-020, MAL-039)."""
    sea.round += 1
    sea.start = start
    sea.mover = start
    sea.turn = 0
    sea.fog = 0
    sea.planned = 0
    sea.tiles = [0] * (4 * TILES)
    # MAL-021, MAL-022: four tiles in any order, any way up.
    ask(sea, moments.PLAN, actions.ALL_PLANS)
    events.round_began(sea)


def plan(sea: MaldiviaState, seat: int, action: int) -> None:
    """A secret plan (MAL-024); a later one replaces it until all are in (MAL-025)."""
    tiles.lay(sea.tiles, seat, actions.plan_row(action))
    sea.planned |= 1 << seat
    events.planned(sea, seat)
    if sea.planned == (1 << sea.seats) - 1:
        carry_out(sea)


def carry_out(sea: MaldiviaState) -> None:
    """Reveal and carry out tiles until somebody has to decide (MAL-035, MAL-036)."""
    while True:
        seat = sea.mover
        sea.moment = moments.SAIL
        tile = sea.tiles[seat * TILES + sea.turn]
        sea.reveals += 1
        events.revealed(sea, seat, tile)
        if tile < tiles.FOG:
            menu = sailing.reach(sea, seat, tile, actions.SAIL)
            if menu:
                menu.append(actions.STAY)
                sea.menu = menu
                return
            events.blocked(sea, seat)  # MAL-053, MAL-054
        elif fog.blow(sea, seat, tile - tiles.FOG):  # MAL-170
            menu = legal.exchanges(sea, tile - tiles.FOG)
            if menu:
                ask(sea, moments.EXCHANGE, menu)
                return
        if not next_turn(sea):
            return


def next_turn(sea: MaldiviaState) -> bool:
    """Whose tile comes next; whether one does before the next plans (MAL-035, MAL-038)."""
    seat = sea.mover + 1
    sea.mover = seat if seat < sea.seats else 0  # `left_of`, at every tile
    if sea.mover != sea.start:
        return True
    if sea.spaces() <= LAST_SPACES:
        # MAL-210, MAL-211: all have played equally many tiles, the last ones as usual
        # (MAL-212). Later ones are not played (MAL-213), and nothing else ends the game
        # (MAL-214): a limit of rounds is for whoever plays at random (MAL-215).
        finish(sea)
        return False
    if sea.turn < TILES - 1:
        sea.turn += 1
        return True
    begin_round(sea, sea.left_of(sea.start))
    return False


def end_turn(sea: MaldiviaState) -> None:
    if next_turn(sea):
        carry_out(sea)


def finish(sea: MaldiviaState) -> None:
    """Everything is turned up and counted."""
    ask(sea, moments.OVER, [])
    sea.mover = sea.start
    sea.reveals += 1
    events.ended(sea)


# A turn with a move.


def sail(sea: MaldiviaState, seat: int, action: int) -> None:
    """After the own boat has moved, its end space allows actions (MAL-085)."""
    if action == actions.STAY:  # MAL-054, MAL-055: no move, no action, whatever the space
        events.stayed(sea, seat)
        end_turn(sea)
        return
    sea.gained = moments.NO_GAIN
    sea.fished = False
    sea.robbed = 0
    sea.delivered = 0
    sea.special = False
    start = sea.boats[seat]
    sailing.move(sea, seat, action - actions.SAIL)
    events.sailed(sea, seat, start)
    ask_act(sea)


def ask_act(sea: MaldiviaState) -> None:
    """What the end space allows now, all of it optional (MAL-086, MAL-089).

    Judged afresh after every action (MAL-091); the turn is over when nothing is left (MAL-092).
    """
    menu = legal.deeds(sea, sea.mover)
    if not menu:
        end_turn(sea)
        return
    menu.append(actions.END)
    sea.moment = moments.ACT
    sea.menu = menu


def act(sea: MaldiviaState, seat: int, action: int) -> None:
    if action == actions.END:
        events.ended_turn(sea, seat)
        end_turn(sea)
    elif action == actions.FISH or actions.is_rob(action):
        gain(sea, seat, action)
    elif actions.is_deliver(action):
        side, slot = actions.deliver_ship(action)
        market.deliver(sea, seat, side, slot)
        sea.settled = 0
        go_on_restacking(sea, seat)
    elif actions.is_turn(action):
        owner, slot, quarters = actions.turn_tile(action)
        octopus.turn_tile(sea, seat, owner, slot, quarters)
        ask_act(sea)
    else:
        sea.trade = actions.swap_trade(action)
        menu = legal.gifts(sea, seat)
        if len(menu) == 1:
            swap(sea, seat, menu[0] - actions.GIVE)
        else:
            ask(sea, moments.GIVE, menu)


def gain(sea: MaldiviaState, seat: int, action: int) -> None:
    """Fish or rob; all sources of a turn are one gain (MAL-087, MAL-108)."""
    sea.gained = moments.GAINING
    if action == actions.FISH:
        mast.catch_fish(sea, seat)
    else:
        mast.rob(sea, seat, action - actions.ROB)
    menu = legal.sources(sea, seat)
    if menu:
        ask(sea, moments.GAIN, menu)
    else:
        begin_sticking(sea, seat)


def begin_sticking(sea: MaldiviaState, seat: int) -> None:
    """Is there a surplus? Then something may be taken off the top first (MAL-116, MAL-117)."""
    sea.surplus = sea.height[seat] + mast.new_fish(sea) > MAST
    if sea.surplus and sea.height[seat]:
        ask(sea, moments.DROP, legal.drops(sea, seat))
    else:
        go_on_sticking(sea, seat)


def go_on_sticking(sea: MaldiviaState, seat: int) -> None:
    menu = legal.sticks(sea, seat)
    while len(menu) == 1:
        mast.stick(sea, seat, menu[0] - actions.STICK)
        menu = legal.sticks(sea, seat)
    if menu:
        ask(sea, moments.STICK, menu)
    else:
        end_gain(sea, seat)


def end_gain(sea: MaldiviaState, seat: int) -> None:
    mast.release(sea, seat)
    sea.gained = moments.GAINED
    sea.surplus = False
    ask_act(sea)


def go_on_restacking(sea: MaldiviaState, seat: int) -> None:
    menu = legal.restacks(sea, seat)
    if menu:
        ask(sea, moments.RESTACK, menu)
    else:
        ask_act(sea)


def swap(sea: MaldiviaState, seat: int, given: int) -> None:
    shark.swap(sea, seat, given)
    ask_act(sea)
