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
    return seen_by(sea, observer, place, memory.EVERYBODY if sea.helped else 0)


def knows_place(sea: KleineFischeState, observer: int, place: int) -> bool:
    """Whether an observer who forgets nothing knows the face of a fish on the board."""
    return seen_by(sea, observer, place, memory.EVERYBODY)


def seen_by(sea: KleineFischeState, observer: int, place: int, mask: int) -> bool:
    """Face up, or remembered by the observer or those of the mask."""
    if observer >= 0:
        mask |= 1 << observer
    return sea.lit >> place & 1 != 0 or sea.known[place] & mask != 0


def draw_hidden(sea: KleineFischeState, observer: int, chance: Chance) -> None:
    """Shuffle all that the observer cannot see in a copy of the true state."""
    hidden = [True] * components.CARDS
    board = sea.board
    for place in range(reef.PLACES):
        if 0 <= board[place] < components.FISH and knows_place(sea, observer, place):
            hidden[board[place]] = False
    for card in range(components.FISH, components.CARDS):
        if caves.is_spent(sea, card):
            hidden[card] = False
    is_open = laid_open(sea)
    others: list[int] = []  # whose cards are hidden
    for seat in range(sea.seats):
        if seat == observer or is_open:
            for card in sea.piles[seat] + sea.hands[seat]:
                hidden[card] = False
        else:
            others.append(seat)
    caves_left = deal_caves(sea, others, chance, hidden)
    if not is_open:
        memory.deal(sea, observer, chance)
        for card in range(components.FISH):
            if sea.gone[card]:
                hidden[card] = False
    pool = deal_fish(sea, observer, others, chance, hidden)
    if sea.deck:
        top = sea.deck[len(sea.deck) - 1]
        if top < components.FISH:
            top = pool.pop()
        # The fish left over are shuffled already: slip each cave in anywhere among them.
        for card in caves_left:
            pool.insert(chance.below(len(pool) + 1), card)
        pool.append(top)
        sea.deck = pool
    if not sea.helped:
        # At a real table nobody marks where others looked.
        mine = memory.EVERYBODY | (1 << observer if observer >= 0 else 0)
        for place in range(reef.PLACES):
            sea.known[place] &= mine


def deal_caves(
    sea: KleineFischeState, others: list[int], chance: Chance, hidden: list[bool]
) -> list[int]:
    """Caves of each number go to the slots that show it, the top of the deck among them.

    The others are left for the deck below.
    """
    left: list[int] = []
    top = sea.deck[len(sea.deck) - 1] if sea.deck else -1
    for number in range(components.EASIEST, components.HARDEST + 1):
        pool = [
            card
            for card in range(components.FISH, components.CARDS)
            if hidden[card] and components.DIFFICULTY[card] == number
        ]
        if not pool:
            continue
        chance.shuffle(pool)
        for place in range(reef.PLACES):
            card = sea.board[place]
            if card >= components.FISH and components.DIFFICULTY[card] == number:
                sea.board[place] = pool.pop()
        for seat in others:
            hand = sea.hands[seat]
            for at in range(len(hand)):
                # A dealt card keeps its slot's number, so no slot is served twice.
                if components.DIFFICULTY[hand[at]] == number:
                    hand[at] = pool.pop()
        if top >= components.FISH and components.DIFFICULTY[top] == number:
            sea.deck[len(sea.deck) - 1] = pool.pop()
        left.extend(pool)
    for seat in others:
        if len(sea.hands[seat]) > 1:
            sea.hands[seat].sort()
    return left


def deal_fish(
    sea: KleineFischeState, observer: int, others: list[int], chance: Chance, hidden: list[bool]
) -> list[int]:
    """Hidden fish go to the reef and into the piles; those that are left."""
    pool = [card for card in range(components.FISH) if hidden[card]]
    chance.shuffle(pool)
    board = sea.board
    for place in range(reef.PLACES):
        card = board[place]
        if card >= 0 and card < components.FISH and not knows_place(sea, observer, place):
            board[place] = pool.pop()
    for seat in others:
        pile = sea.piles[seat]
        for at in range(len(pile)):
            if not sea.gone[pile[at]]:  # nobody saw it collected
                pile[at] = pool.pop()
        pile.sort()
    return pool


def secrets(sea: KleineFischeState, observer: int) -> list[str]:
    """What an observer cannot know and cannot work out either."""
    facts: list[str] = []
    hidden = [
        place
        for place in range(reef.PLACES)
        if 0 <= sea.board[place] < components.FISH and not knows_place(sea, observer, place)
    ]
    if len(hidden) > 1:
        faces = components.names_of([sea.board[place] for place in hidden])
        facts.append(f"reef: {len(hidden)} fish {faces}")
    if len(sea.deck) > 2:
        facts.append(f"deck: {components.names_of(sea.deck)}")
    if laid_open(sea):
        return facts
    rivals = [seat for seat in range(sea.seats) if seat != observer and sea.piles[seat]]
    for seat in rivals:
        if doubted(sea, observer, seat):
            pile = sea.piles[seat]
            facts.append(f"pile p{seat + 1}: {len(pile)} fish {components.names_of(pile)}")
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
            theirs = [memory.piles_of(sea, observer, their) for their in sea.piles[other]]
            swap = any(piles >> seat & 1 for piles in theirs)
            if swap and memory.piles_of(sea, observer, card) >> other & 1:
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
    for name, card in zip(reef.PLACE_NAMES, sea.board, strict=True):
        if card in unseen:
            facts.append(f"cave {name}: {components.CARD_NAMES[card]}")
    for seat in range(sea.seats):
        held = [card for card in sea.hands[seat] if card in unseen]
        if seat != observer and held and len(held) < len(unseen):
            facts.append(f"caves p{seat + 1} {number}: {components.names_of(held)}")
