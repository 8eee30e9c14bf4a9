"""Adventure cards: the draw, the Telescope, income, payments, monsters (CM-120 to CM-157)."""

from __future__ import annotations

from typing import Final

from shoal.games.carta_magica import phases
from shoal.games.carta_magica.box import BOX, RESOURCES
from shoal.games.carta_magica.cards import (
    INCOME,
    KIND,
    MONSTER,
    MONSTERS,
    PAYMENT,
    RESOURCE,
    STRENGTH,
    TELESCOPE,
    VALUE,
    count,
    members,
)
from shoal.games.carta_magica.payment import owe
from shoal.games.carta_magica.table import GOLD, GOODS, NOWHERE, Table, card_key
from shoal.games.carta_magica.wheel import NUMBER

TELESCOPE_CARDS: Final = BOX.costs["telescope_cards"]


def can_draw(table: Table) -> bool:
    """Whether there is any card to draw (CM-027, CM-121)."""
    return len(table.pile) > 0 or table.discards != 0


def begin_draw(table: Table, seat: int, origin: int) -> None:
    """A player is about to draw, by the action card or by duty (CM-120).

    The pile is rebuilt only now that a card is needed (CM-122), before a Telescope can be played,
    so that one is never in it; with nothing to rebuild it from, the duty lapses (CM-121).
    """
    table.acting = seat
    table.origin = origin
    if not table.pile:
        rebuild(table)
    if not table.pile:
        table.phase = phases.CARD_DONE
        if table.journal is not None:
            table.journal.tell("lapsed", {"seat": seat})
    elif origin == phases.BY_DUTY or table.hand[seat] & TELESCOPE:
        table.phase = phases.PEEK
        if table.journal is not None:
            table.journal.tell("about_to_draw", {"seat": seat})
    else:
        take_card(table, table.pile[-1])


def rebuild(table: Table) -> None:
    """Shuffle the discards into a new pile; what a Telescope showed is worth nothing now."""
    if not table.discards:
        return
    table.pile = members(table.discards)
    table.discards = 0
    shuffle_pile(table)
    if table.journal is not None:
        table.journal.tell("rebuilt", {"pile": len(table.pile)})


def shuffle_pile(table: Table) -> None:
    table.chance.shuffle(table.pile)
    table.block = 0
    table.keeper = NOWHERE
    for seat in range(table.seats):
        table.lore[seat] = 0


# The Telescope (CM-140, CM-141).


def use_telescope(table: Table, seat: int) -> None:
    """Look at the top cards, fewer if fewer are there."""
    table.play_card(seat, TELESCOPE, "@carta-magica-use-telescope")
    table.look = min(TELESCOPE_CARDS, len(table.pile))
    table.reveals += 1
    table.phase = phases.LOOK
    if table.journal is not None:
        seen = [BOX.cards[card] for card in looked_at(table)]
        told: dict[str, object] = {"seat": seat, "count": table.look}
        table.journal.whisper("looked", told, {"cards": seen}, [seat])
    if table.look == 1:
        pick(table, table.pile[-1])


def looked_at(table: Table) -> list[int]:
    """The cards under the Telescope, the top one first."""
    found: list[int] = []
    for i in range(table.look):
        found.append(table.pile[len(table.pile) - 1 - i])
    return found


def pick(table: Table, card: int) -> None:
    """Take one of the cards seen; with two left their order is chosen first."""
    left = table.look - 1
    if left < 2:
        settle_lore(table, card, left)
        table.look = 0
        take_card(table, card)
        return
    # The taken card is shown at once; it leaves the pile when the others are put back.
    forget(table, card)
    table.pile.remove(card)
    table.drawn = card
    table.look = left
    table.reveals += 1
    table.phase = phases.STOW
    if table.journal is not None:
        told: dict[str, object] = {"seat": table.acting, "card": BOX.cards[card]}
        table.journal.tell("picked", told | {"name": card_key(card), "pile": len(table.pile)})


def stow(table: Table, top: int) -> None:
    """Put the two others back, this one on top, then resolve the card that was taken."""
    seat = table.acting
    settle_lore(table, NOWHERE, table.look)
    table.look = 0
    table.pile.remove(top)
    table.pile.append(top)
    if table.journal is not None:
        secret: dict[str, object] = {"top": BOX.cards[top]}
        table.journal.whisper("stowed", {"seat": seat}, secret, [seat])
    resolve(table, table.drawn)


def settle_lore(table: Table, taken: int, left: int) -> None:
    """The looker keeps the order from now on; who knew it before knows only which cards."""
    seat = table.acting
    if table.keeper not in (NOWHERE, seat):
        for i in range(table.block):
            table.lore[table.keeper] |= 1 << table.pile[len(table.pile) - 1 - i]
    table.lore[seat] = 0
    table.keeper = seat
    # take_card takes the card from the block, wherever in it the card lay.
    table.block = left + 1 if taken != NOWHERE else left


def forget(table: Table, card: int) -> None:
    """A card leaves the top of the pile: nobody needs to remember it there."""
    depth = len(table.pile) - 1 - table.pile.index(card)
    if depth < table.block:
        table.block -= 1
    if table.block == 0:
        table.keeper = NOWHERE
    for seat in range(table.seats):
        table.lore[seat] &= ~(1 << card)


# The card.


def take_card(table: Table, card: int) -> None:
    """The card is shown to all (CM-141) and leaves the pile."""
    forget(table, card)
    if table.pile[-1] == card:
        table.pile.pop()
    else:
        table.pile.remove(card)
    table.reveals += 1
    if table.journal is not None:
        told: dict[str, object] = {"seat": table.acting, "card": BOX.cards[card]}
        table.journal.tell("drew", told | {"name": card_key(card), "pile": len(table.pile)})
    resolve(table, card)


def resolve(table: Table, card: int) -> None:
    """Resolve a drawn card completely, as far as nobody has to decide anything."""
    seat = table.acting
    kind = KIND[card]
    table.drawn = card
    if kind == INCOME:
        table.phase = phases.INCOME  # CM-073, CM-125
    elif kind == MONSTER:
        table.phase = phases.TAME  # faced at once (CM-150)
    elif kind == PAYMENT:
        demand(table, seat, card)
    else:
        keep(table)  # CM-123: no limit on kept cards


def keep(table: Table) -> None:
    """Keep the drawn card in the open hand; it counts against no limit (CM-074)."""
    seat = table.acting
    card = table.drawn
    table.hand[seat] |= 1 << card
    table.drawn = NOWHERE
    table.phase = phases.CARD_DONE
    if table.journal is not None:
        told: dict[str, object] = {"seat": seat, "card": BOX.cards[card]}
        table.journal.tell("kept", told | {"name": card_key(card)})


def cash(table: Table) -> None:
    """Exchange an income card for tokens, now or never (CM-073, CM-077)."""
    seat = table.acting
    card = table.drawn
    taken = table.gain(seat, RESOURCE[card], VALUE[card])
    throw_away(table)
    table.phase = phases.CARD_DONE
    if table.journal is not None:
        told: dict[str, object] = {"seat": seat, "card": BOX.cards[card]}
        told["resource"] = RESOURCES[RESOURCE[card]]
        told["kind_name"] = table.resource_key(RESOURCE[card])
        told["taken"] = taken
        told["left"] = table.tokens(seat, RESOURCE[card])
        table.journal.tell("cashed", told)


def throw_away(table: Table) -> None:
    table.discards |= 1 << table.drawn
    table.drawn = NOWHERE


def demand(table: Table, seat: int, card: int) -> None:
    """A goods payment: pay in full, or nothing and miss a turn (CM-126); turns add up (CM-127)."""
    if table.own(seat, GOODS) >= VALUE[card]:
        owe(table, seat, phases.FOR_CARD, VALUE[card])
        return
    table.missed[seat] += 1
    throw_away(table)
    table.phase = phases.CARD_DONE
    if table.journal is not None:
        told: dict[str, object] = {"seat": seat, "card": BOX.cards[card], "amount": VALUE[card]}
        table.journal.tell("unpaid", told | {"missed": table.missed[seat]})


# Monsters (CM-150 to CM-157).


def face(table: Table, magic: int) -> None:
    """Spend magic on the monster, lost whatever happens (CM-151)."""
    table.stake = magic
    if table.journal is not None:
        told: dict[str, object] = {"seat": table.acting, "card": BOX.cards[table.drawn]}
        table.journal.tell("faced", told | {"name": card_key(table.drawn), "magic": magic})
    owe(table, table.acting, phases.FOR_TAMING, magic)


def taming_total(table: Table, seat: int, number: int) -> int:
    """Magic, the number spun (−2 for the storm, and no storm), one for each monster (CM-152)."""
    return table.stake + number + count(table.hand[seat] & MONSTERS)


def end_taming(table: Table) -> None:
    """Tamed or not, by the spin that counts (CM-153)."""
    seat = table.acting
    monster = table.drawn
    total = taming_total(table, seat, NUMBER[table.second])
    told: dict[str, object] = {"seat": seat, "card": BOX.cards[monster], "total": total}
    if table.journal is not None:
        told["name"] = card_key(monster)
        told["strength"] = STRENGTH[monster]
    if total >= STRENGTH[monster]:
        # CM-154: gold and the card, which is never spent (CM-157).
        taken = table.gain(seat, GOLD, VALUE[monster])
        table.hand[seat] |= 1 << monster
        table.drawn = NOWHERE
        if table.journal is not None:
            told["gold"] = taken
            table.journal.tell("tamed", told | {"left": table.gold[seat]})
    else:
        # CM-155: all goods tokens are lost; the monster goes back into the pile, even an empty
        # one (CM-156), and the pile is shuffled.
        lost = table.goods[seat]
        table.goods[seat] = 0
        table.drawn = NOWHERE
        table.pile.append(monster)
        table.pile.sort()
        shuffle_pile(table)
        if table.journal is not None:
            told["goods"] = lost
            table.journal.tell("untamed", told | {"pile": len(table.pile)})
    table.stake = 0
    table.second = -1
    table.phase = phases.CARD_DONE
