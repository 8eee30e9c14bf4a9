"""Hidden things: everything an observer does not see, dealt anew (KF-023, KF-143, section 4.5).

Hidden cards are gathered in ascending order, shuffled, and laid into the hidden slots in a fixed
order: equal views and equal chance give equal states. Backs are kept: a fish stays a fish, a cave
keeps its number.
"""

from __future__ import annotations

from shoal.games.kleine_fische import components, moments
from shoal.games.kleine_fische import map as reef
from shoal.games.kleine_fische.rules import caves, memory
from shoal.games.kleine_fische.state import KleineFischeState
from shoal.kernel.chance import Chance


def laid_open(sea: KleineFischeState) -> bool:
    """Whether piles and caves lie open for the final scoring (KF-190)."""
    return sea.moment in (moments.NEXT_RAINBOW, moments.RAINBOW_DUE, moments.OVER)


def sees_place(sea: KleineFischeState, observer: int, place: int) -> bool:
    """Whether an observer sees the face of a fish on the board.

    Face up; or looked at by lamp, which the player keeps (KF-173); or, with memory help, turned
    back before everybody's eyes.
    """
    if sea.lit >> place & 1:
        return True
    mask = memory.EVERYBODY if sea.helped else 0
    if observer >= 0:
        mask |= 1 << observer
    return sea.known[place] & mask != 0


def knows_place(sea: KleineFischeState, observer: int, place: int) -> bool:
    """Whether an observer who forgets nothing knows the face of a fish on the board."""
    if sea.lit >> place & 1:
        return True
    mask = memory.EVERYBODY
    if observer >= 0:
        mask |= 1 << observer
    return sea.known[place] & mask != 0


def draw_hidden(sea: KleineFischeState, observer: int, chance: Chance) -> None:
    """Shuffle all that the observer cannot see in a copy of the true state."""
    hidden = [True] * components.CARDS
    board = sea.board
    for place in range(reef.PLACES):
        if (
            board[place] >= 0
            and board[place] < components.FISH
            and knows_place(sea, observer, place)
        ):
            hidden[board[place]] = False
    for card in range(components.FISH, components.CARDS):
        if caves.is_spent(sea, card):
            hidden[card] = False
    is_open = laid_open(sea)
    for seat in range(sea.seats):
        if seat == observer or is_open:
            for card in sea.piles[seat]:
                hidden[card] = False
            for card in sea.hands[seat]:
                hidden[card] = False
    top = sea.deck[len(sea.deck) - 1] if sea.deck else -1
    rest: list[int] = []  # caves that will lie in the deck below its top card
    top = deal_caves(sea, observer, chance, hidden, is_open, top, rest)
    if not is_open:
        memory.deal(sea, observer, chance)
        for card in range(components.FISH):
            if sea.gone[card]:
                hidden[card] = False
    deal_fish(sea, observer, chance, hidden, is_open, top, rest)


def deal_caves(
    sea: KleineFischeState,
    observer: int,
    chance: Chance,
    hidden: list[bool],
    is_open: bool,
    top: int,
    rest: list[int],
) -> int:
    """Caves of each number go to the slots that show it; the others into the deck.

    Returns the new top card of the deck if it is a cave, else the old top.
    """
    new_top = top
    for number in range(components.EASIEST, components.HARDEST + 1):
        pool: list[int] = []
        for card in range(components.FISH, components.CARDS):
            if hidden[card] and components.DIFFICULTY[card] == number:
                pool.append(card)
        if not pool:
            continue
        chance.shuffle(pool)
        for place in range(reef.PLACES):
            card = sea.board[place]
            if card >= components.FISH and components.DIFFICULTY[card] == number:
                sea.board[place] = pool.pop()
        if not is_open:
            for seat in range(sea.seats):
                if seat != observer:
                    hand = sea.hands[seat]
                    for at in range(len(hand)):
                        # A dealt card keeps its slot's number, so no slot is served twice.
                        if components.DIFFICULTY[hand[at]] == number:
                            hand[at] = pool.pop()
        if top >= components.FISH and components.DIFFICULTY[top] == number:
            new_top = pool.pop()
        for card in pool:
            rest.append(card)
    if not is_open:
        for seat in range(sea.seats):
            if seat != observer and len(sea.hands[seat]) > 1:
                sea.hands[seat].sort()
    return new_top


def deal_fish(
    sea: KleineFischeState,
    observer: int,
    chance: Chance,
    hidden: list[bool],
    is_open: bool,
    top: int,
    rest: list[int],
) -> None:
    pool: list[int] = []
    for card in range(components.FISH):
        if hidden[card]:
            pool.append(card)
    chance.shuffle(pool)
    board = sea.board
    for place in range(reef.PLACES):
        card = board[place]
        if card >= 0 and card < components.FISH and not knows_place(sea, observer, place):
            board[place] = pool.pop()
    if not is_open:
        for seat in range(sea.seats):
            if seat != observer:
                pile = sea.piles[seat]
                for at in range(len(pile)):
                    if not sea.gone[pile[at]]:  # nobody saw it collected
                        pile[at] = pool.pop()
                pile.sort()
    if sea.deck:
        if top < components.FISH:
            top = pool.pop()
        # The fish left over are shuffled already: slip each cave in anywhere among them.
        for card in rest:
            pool.insert(chance.below(len(pool) + 1), card)
        pool.append(top)
        sea.deck = pool
    if not sea.helped:
        # At a real table nobody marks where others looked.
        mine = memory.EVERYBODY | (1 << observer if observer >= 0 else 0)
        for place in range(reef.PLACES):
            sea.known[place] &= mine


def secrets(sea: KleineFischeState, observer: int) -> list[str]:
    """What an observer cannot know and cannot work out either."""
    facts: list[str] = []
    hidden = [
        place
        for place in range(reef.PLACES)
        if 0 <= sea.board[place] < components.FISH and not knows_place(sea, observer, place)
    ]
    if len(hidden) > 1:
        faces = " ".join(components.CARD_NAMES[sea.board[place]] for place in hidden)
        facts.append(f"reef: {len(hidden)} fish {faces}")
    if len(sea.deck) > 2:
        facts.append(f"deck: {' '.join(components.CARD_NAMES[card] for card in sea.deck)}")
    if laid_open(sea):
        return facts
    rivals = [seat for seat in range(sea.seats) if seat != observer and sea.piles[seat]]
    for seat in rivals:
        if not doubted(sea, observer, seat):
            continue
        pile = sea.piles[seat]
        names = " ".join(components.CARD_NAMES[card] for card in pile)
        facts.append(f"pile p{seat + 1}: {len(pile)} fish {names}")
    for number in sorted(set(components.DIFFICULTY[components.FISH :])):
        _cave_facts(sea, observer, number, facts)
    return facts


def doubted(sea: KleineFischeState, observer: int, seat: int) -> bool:
    """Whether something else may lie in a pile: unseen, or in doubt and exchangeable."""
    for card in sea.piles[seat]:
        if not sea.gone[card]:
            return True
        for other in range(sea.seats):
            if other in (seat, observer):
                continue
            if memory.piles_of(sea, observer, card) >> other & 1 and any(
                memory.piles_of(sea, observer, their) >> seat & 1 for their in sea.piles[other]
            ):
                return True
    return False


def _cave_facts(sea: KleineFischeState, observer: int, number: int, facts: list[str]) -> None:
    """Caves with one number on the back: a secret when more than one is out of sight."""
    unseen = [
        card
        for card in range(components.FISH, components.CARDS)
        if components.DIFFICULTY[card] == number
        and not caves.is_spent(sea, card)
        and (observer < 0 or card not in sea.hands[observer])
    ]
    if len(unseen) < 2:
        return
    for place in range(reef.PLACES):
        if sea.board[place] in unseen:
            facts.append(
                f"cave {reef.PLACE_NAMES[place]}: {components.CARD_NAMES[sea.board[place]]}"
            )
    for seat in range(sea.seats):
        held = [card for card in sea.hands[seat] if card in unseen]
        if seat != observer and held and len(held) < len(unseen):
            names = " ".join(components.CARD_NAMES[card] for card in held)
            facts.append(f"caves p{seat + 1} {number}: {names}")
