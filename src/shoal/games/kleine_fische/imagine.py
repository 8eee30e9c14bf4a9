"""Imagining: everything an observer does not see, dealt anew (KF-023, KF-143, section 4.5).

Hidden cards are gathered in ascending order, shuffled, and laid into the hidden slots in a fixed
order: equal views and equal chance give equal states. Backs are kept: a fish stays a fish, a cave
keeps its number.
"""

from __future__ import annotations

from shoal.games.kleine_fische.cards import CARDS, DIFFICULTY, EASIEST, FISH, HARDEST
from shoal.games.kleine_fische.reef import PLACES
from shoal.games.kleine_fische.sea import EVERYBODY, OVER, RAINBOW_DUE, SCATTERED, Sea
from shoal.kernel.chance import Chance


def laid_open(sea: Sea) -> bool:
    """Whether piles and caves lie open for the final scoring (KF-190)."""
    return sea.phase in (RAINBOW_DUE, OVER)


def sees_place(sea: Sea, observer: int, place: int) -> bool:
    """Whether an observer sees the face of a fish on the board.

    Face up; or looked at by lamp, which the player keeps (KF-173); or, with memory help, turned
    back before everybody's eyes.
    """
    if sea.lit >> place & 1:
        return True
    mask = EVERYBODY
    if observer >= 0:
        mask |= 1 << observer
    return sea.known[place] & mask != 0


def deal_anew(sea: Sea, observer: int, chance: Chance) -> None:
    """Shuffle all that the observer cannot see in a copy of the true state."""
    hidden = [True] * CARDS
    board = sea.board
    for place in range(PLACES):
        if board[place] >= 0 and board[place] < FISH and sees_place(sea, observer, place):
            hidden[board[place]] = False
    for card in range(FISH, CARDS):
        if sea.spent >> (card - FISH) & 1:
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
    if sea.helped and not is_open:
        deal_known_piles(sea, observer, chance, hidden)
        is_open = True  # rivals' piles are done
    deal_fish(sea, observer, chance, hidden, is_open, top, rest)


def deal_caves(
    sea: Sea,
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
    for number in range(EASIEST, HARDEST + 1):
        pool: list[int] = []
        for card in range(FISH, CARDS):
            if hidden[card] and DIFFICULTY[card] == number:
                pool.append(card)
        if not pool:
            continue
        chance.shuffle(pool)
        for place in range(PLACES):
            card = sea.board[place]
            if card >= FISH and DIFFICULTY[card] == number:
                sea.board[place] = pool.pop()
        if not is_open:
            for seat in range(sea.seats):
                if seat != observer:
                    hand = sea.hands[seat]
                    for at in range(len(hand)):
                        # A dealt card keeps its slot's number, so no slot is served twice.
                        if DIFFICULTY[hand[at]] == number:
                            hand[at] = pool.pop()
        if top >= FISH and DIFFICULTY[top] == number:
            new_top = pool.pop()
        for card in pool:
            rest.append(card)
    if not is_open:
        for seat in range(sea.seats):
            if seat != observer and len(sea.hands[seat]) > 1:
                sea.hands[seat].sort()
    return new_top


def deal_known_piles(sea: Sea, observer: int, chance: Chance, hidden: list[bool]) -> None:
    """With memory help the piles hold what was seen collected; only thefts blur whose it is."""
    scattered: list[int] = []
    for card in range(FISH):
        if sea.gone[card]:
            if sea.gone[card] == SCATTERED and hidden[card]:
                scattered.append(card)
            hidden[card] = False
    if not scattered:
        return
    chance.shuffle(scattered)
    for seat in range(sea.seats):
        if seat != observer:
            pile = sea.piles[seat]
            for at in range(len(pile)):
                if sea.gone[pile[at]] == SCATTERED:
                    pile[at] = scattered.pop()
            pile.sort()


def deal_fish(
    sea: Sea,
    observer: int,
    chance: Chance,
    hidden: list[bool],
    is_open: bool,
    top: int,
    rest: list[int],
) -> None:
    pool: list[int] = []
    for card in range(FISH):
        if hidden[card]:
            pool.append(card)
    chance.shuffle(pool)
    board = sea.board
    for place in range(PLACES):
        card = board[place]
        if card >= 0 and card < FISH and not sees_place(sea, observer, place):
            board[place] = pool.pop()
    if not is_open:
        for seat in range(sea.seats):
            if seat != observer:
                pile = sea.piles[seat]
                for at in range(len(pile)):
                    pile[at] = pool.pop()
                pile.sort()
    if sea.deck:
        if top < FISH:
            top = pool.pop()
        # The fish left over are shuffled already: slip each cave in anywhere among them.
        for card in rest:
            pool.insert(chance.below(len(pool) + 1), card)
        pool.append(top)
        sea.deck = pool
    if not sea.helped:
        # At a real table nobody marks where others looked.
        mine = 1 << observer if observer >= 0 else 0
        for place in range(PLACES):
            sea.known[place] &= mine
