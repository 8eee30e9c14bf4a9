"""The course of the game: what an action does at its moment, and what follows by itself."""

from __future__ import annotations

from shoal.games.carta_magica import actions, events, moments
from shoal.games.carta_magica import map as chart
from shoal.games.carta_magica.components import GOODS, MAGIC, NOWHERE
from shoal.games.carta_magica.rules import (
    adventure,
    battle,
    harbour,
    monsters,
    payment,
    sailing,
    setup,
    ships,
    storm,
    telescope,
    tokens,
    wheel,
)
from shoal.games.carta_magica.state import CartaMagicaState


def apply(sea: CartaMagicaState, seat: int, action: int) -> None:
    """Carry out a legal action, then pass through everything that needs no decision.

    What an action does follows from the moment; those that come up most stand first.
    """
    moment = sea.moment
    if moment == moments.START:
        if action == actions.CURSE:
            harbour.curse(sea)
        else:
            wheel.spin(sea, sea.turn, wheel.FIRST)
    elif moment == moments.CHOOSE:
        act_in_turn(sea, action)
    elif moment == moments.VISIT:
        act_in_harbour(sea, action)
    elif moment == moments.SAIL:
        if action == actions.LUCKY:
            sailing.lucky(sea)
        else:
            sailing.sail(sea, action - actions.SAIL)
    elif moment == moments.DIRECTION:
        wheel.spin(sea, sea.turn, wheel.TOWARDS)
    elif moment == moments.PEEK:
        if action == actions.TELESCOPE:
            telescope.use(sea, seat)
        else:
            adventure.take_card(sea, sea.pile[-1])
    elif moment == moments.INCOME:
        if action == actions.CASH:
            adventure.cash(sea)
        else:
            adventure.keep(sea)
    elif moment == moments.TAME:
        monsters.face(sea, action - actions.TAME)
    elif moment == moments.PAY:
        if action == actions.SETTLE:
            payment.close(sea)
        else:
            payment.give(sea, action - actions.GIVE)
    elif moment == moments.KEPT:
        if action == actions.AGAIN:
            wheel.spin_again(sea, seat)
        else:
            wheel.let_stand(sea, seat)
    elif moment == moments.WEATHER:
        storm.answer_weather(sea, seat, action == actions.SHELTER)
    elif moment == moments.LOOK:
        telescope.pick(sea, action - actions.PICK)
    elif moment == moments.STOW:
        telescope.stow(sea, action - actions.STOW)
    elif moment == moments.BATTLE:
        if action == actions.PASS:
            battle.pass_by(sea)
        else:
            battle.begin(sea, action - actions.ATTACK)
    elif moment == moments.DEFEND:
        wheel.spin(sea, sea.rival, wheel.DEFENCE)
    elif moment == moments.LOOT:
        battle.loot(sea, action)
    elif moment == moments.PROPOSE:
        if action == actions.SWAP:
            battle.propose(sea)
        else:
            battle.pass_by(sea)
    elif moment == moments.ANSWER:
        battle.answer(sea, action == actions.ACCEPT)
    elif moment == moments.CAPTAIN:
        setup.choose_captain(sea, seat, action - actions.CAPTAIN)
    elif moment == moments.CHALLENGE:
        setup.choose_challenge(sea, seat, action - actions.CHALLENGE)
    else:
        setup.choose_home(sea, seat, action - actions.HOME)
    run_on(sea)


def act_in_turn(sea: CartaMagicaState, action: int) -> None:
    """The action of a turn (CM-025)."""
    if action >= actions.SAIL:
        sailing.sail(sea, action - actions.SAIL)
    elif action == actions.HOLD:
        hold(sea)
    elif action == actions.GOODS:
        take(sea, GOODS)
    elif action == actions.MAGIC:
        take(sea, MAGIC)
    elif action == actions.CARD:
        adventure.begin_draw(sea, sea.turn, adventure.BY_ACTION)
    elif action == actions.TOW:
        sailing.tow(sea)
    elif action == actions.ESCAPE:
        sailing.escape(sea)
    elif action == actions.REPAIR:
        sailing.repair(sea)
    elif action == actions.MEND:
        sailing.mend(sea)
    elif action == actions.LUCKY:
        sailing.lucky(sea)
    else:
        harbour.curse(sea)
        choose(sea)


def act_in_harbour(sea: CartaMagicaState, action: int) -> None:
    """A visit: any number of these until it is left (CM-050)."""
    if action == actions.TRADE:
        harbour.trade(sea)
    elif action == actions.DRAW:
        sea.duty = 0
        adventure.begin_draw(sea, sea.turn, adventure.BY_VISIT)
    elif action == actions.DONE:
        harbour.leave(sea)
    elif action == actions.CURSE:
        harbour.curse(sea)
        harbour.open_visit(sea)
    else:
        harbour.buy(sea, action - actions.BUY)


def hold(sea: CartaMagicaState) -> None:
    """No effect, always allowed (CM-026)."""
    sea.moment = moments.STAYED
    events.held(sea, sea.turn)


def take(sea: CartaMagicaState, resource: int) -> None:
    """Goods or magic: the free number of tokens, within the limit (CM-070, CM-071)."""
    taken = tokens.gain(sea, sea.turn, resource, wheel.NUMBER[sea.sector])
    sea.moment = moments.STAYED
    events.took(sea, sea.turn, resource, taken)


# What follows.


def run_on(sea: CartaMagicaState) -> None:
    """Pass through everything that needs no decision (CM-021), the commonest first."""
    while (moment := sea.moment) >= moments.PASSING:
        if moment == moments.SPUN:
            after_spin(sea)
        elif moment == moments.TURN_OVER:
            end_turn(sea)
        elif moment == moments.SAILED:
            if chart.SPACE[sea.place[sea.turn]] == chart.BLUE:
                battle.offer(sea)
            else:
                harbour.arrive(sea)
        elif moment == moments.DUTIES:
            next_duty(sea)
        elif moment == moments.STAYED:
            harbour.stay(sea)
        elif moment == moments.VISITED:
            after_visit(sea)
        elif moment == moments.CARD_DONE:
            after_card(sea)
        elif moment == moments.PAID:
            after_payment(sea)
        else:
            battle.offer_exchange(sea)


def after_spin(sea: CartaMagicaState) -> None:
    """A spin stands."""
    if sea.spin_for == wheel.FIRST:
        if wheel.SEGMENT[sea.sector] == wheel.STORM:
            # No action: a storm, then the turn ends (CM-028, CM-080), for stuck ships too (CM-106).
            # The spinner presses again.
            sea.moment = moments.DIRECTION
        else:
            choose(sea)
    elif sea.spin_for == wheel.TOWARDS:
        storm.ask_weather(sea)
    elif sea.spin_for == wheel.TAMING:
        monsters.end_taming(sea)
    elif sea.spin_for == wheel.ATTACK:
        sea.acting = sea.rival
        sea.moment = moments.DEFEND
    else:
        battle.decide(sea)


def choose(sea: CartaMagicaState) -> None:
    """Exactly one action (CM-025), also for a becalmed (CM-101) or damaged ship (CM-110).

    Playing adventure cards is never the action (CM-029). Holding is taken by itself when it is the
    only choice.
    """
    sea.moment = moments.CHOOSE
    sector = sea.sector
    if wheel.SHOWS_TOKENS[sector]:
        return
    if wheel.SHOWS_ADVENTURE[sector] and adventure.can_draw(sea):
        return
    if not (sailing.can_sail(sea) or harbour.can_curse(sea)):
        hold(sea)


def after_payment(sea: CartaMagicaState) -> None:
    sea.owed = 0
    purpose = sea.payment
    sea.payment = payment.FOR_TRADE
    if purpose == payment.FOR_TRADE:
        harbour.end_trade(sea)
    elif purpose == payment.FOR_TALISMAN:
        harbour.end_purchase(sea)
    elif purpose == payment.FOR_CARD:
        adventure.end_demand(sea)
    elif purpose == payment.FOR_TAMING:
        wheel.spin(sea, sea.acting, wheel.TAMING)
    else:
        sailing.free_ship(sea)


def after_card(sea: CartaMagicaState) -> None:
    """A drawn card is resolved (CM-121): back to where it was drawn."""
    if sea.origin == adventure.BY_ACTION:
        sea.moment = moments.STAYED
    elif sea.origin == adventure.BY_VISIT:
        harbour.open_visit(sea)
    else:
        sea.moment = moments.DUTIES
    sea.origin = adventure.BY_ACTION


def after_visit(sea: CartaMagicaState) -> None:
    """The battle comes after the visit, and only for a ship that sailed (CM-042, CM-160)."""
    if sea.sailed:
        battle.offer(sea)
    else:
        sea.moment = moments.TURN_OVER


def next_duty(sea: CartaMagicaState) -> None:
    """Duty cards after a storm or an exchange, in turn order (CM-092, CM-173); then CM-093."""
    for i in range(sea.seats):
        seat = (sea.turn + i) % sea.seats
        if sea.queue >> seat & 1:
            sea.queue ^= 1 << seat
            adventure.begin_draw(sea, seat, adventure.BY_DUTY)
            return
    sea.moment = moments.TURN_OVER


def end_turn(sea: CartaMagicaState) -> None:
    """The next player; with a return the game ends where the round does (CM-020, CM-190)."""
    clear(sea)
    while True:
        sea.turn = (sea.turn + 1) % sea.seats
        sea.acting = sea.turn
        if sea.turn == sea.first and ends_with_round(sea):
            return
        if not sea.missed[sea.turn]:
            break
        # CM-022, CM-193: skipped completely, but it was a turn.
        sea.missed[sea.turn] -= 1
        events.skipped(sea, sea.turn)
    sea.moment = moments.START
    if sea.journal is not None:  # asked here, too, for half of all actions end a turn
        events.turn(sea)


def ends_with_round(sea: CartaMagicaState) -> bool:
    """Begin a round, unless somebody has returned or self-play has reached its cap.

    Coming home without the circle ends nothing (CM-191).
    """
    if ships.anyone_returned(sea):
        sea.moment = moments.OVER
        events.ended(sea)
        return True
    if sea.round == sea.cap:
        sea.moment = moments.OVER
        events.stopped(sea)
        return True
    sea.round += 1
    return False


def clear(sea: CartaMagicaState) -> None:
    """Nothing of a turn outlives it."""
    sea.sector = -1
    sea.second = -1
    sea.attack = -1
    sea.defence = -1
    sea.spin_for = wheel.FIRST
    sea.sailed = 0
    sea.duty = 0
    sea.asked = 0
    sea.sheltered = 0
    sea.rival = NOWHERE
