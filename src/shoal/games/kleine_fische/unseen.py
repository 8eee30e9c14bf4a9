"""The hidden facts of a moment, for the tests that nobody is told one."""

from __future__ import annotations

from shoal.games.kleine_fische.cards import CARD_NAMES, CARDS, DIFFICULTY, FISH
from shoal.games.kleine_fische.imagine import laid_open, sees_place
from shoal.games.kleine_fische.reef import PLACE_NAMES, PLACES
from shoal.games.kleine_fische.sea import SCATTERED, Sea


def hidden_facts(sea: Sea, observer: int) -> list[str]:
    """What an observer cannot know and cannot work out either."""
    facts: list[str] = []
    reef = [
        place
        for place in range(PLACES)
        if 0 <= sea.board[place] < FISH and not sees_place(sea, observer, place)
    ]
    if len(reef) > 1:
        faces = " ".join(CARD_NAMES[sea.board[place]] for place in reef)
        facts.append(f"reef: {len(reef)} fish {faces}")
    if len(sea.deck) > 2:
        facts.append(f"deck: {' '.join(CARD_NAMES[card] for card in sea.deck)}")
    if laid_open(sea):
        return facts
    rivals = [seat for seat in range(sea.seats) if seat != observer and sea.piles[seat]]
    if sea.helped:  # only what a theft scattered over several rivals is in doubt
        blurred = [
            seat for seat in rivals if any(sea.gone[card] == SCATTERED for card in sea.piles[seat])
        ]
        rivals = blurred if len(blurred) > 1 else []
    for seat in rivals:
        pile = sea.piles[seat]
        names = " ".join(CARD_NAMES[card] for card in pile)
        facts.append(f"pile p{seat + 1}: {len(pile)} fish {names}")
    for number in sorted(set(DIFFICULTY[FISH:])):
        _cave_facts(sea, observer, number, facts)
    return facts


def _cave_facts(sea: Sea, observer: int, number: int, facts: list[str]) -> None:
    """Caves with one number on the back: a secret when more than one is out of sight."""
    unseen = [
        card
        for card in range(FISH, CARDS)
        if DIFFICULTY[card] == number
        and not sea.spent >> (card - FISH) & 1
        and (observer < 0 or card not in sea.hands[observer])
    ]
    if len(unseen) < 2:
        return
    for place in range(PLACES):
        if sea.board[place] in unseen:
            facts.append(f"cave {PLACE_NAMES[place]}: {CARD_NAMES[sea.board[place]]}")
    for seat in range(sea.seats):
        held = [card for card in sea.hands[seat] if card in unseen]
        if seat != observer and held and len(held) < len(unseen):
            names = " ".join(CARD_NAMES[card] for card in held)
            facts.append(f"caves p{seat + 1} {number}: {names}")
