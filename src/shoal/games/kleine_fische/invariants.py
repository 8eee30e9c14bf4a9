"""What always holds (section 9 of the rules file); empty unless there is a bug."""

from __future__ import annotations

from shoal.games.kleine_fische import components, moments
from shoal.games.kleine_fische import map as reef
from shoal.games.kleine_fische.rules import caves
from shoal.games.kleine_fische.state import KleineFischeState


def breaches(sea: KleineFischeState) -> list[str]:
    """The invariants that do not hold."""
    faults: list[str] = []
    _cards(sea, faults)
    _photos(sea, faults)
    _figures(sea, faults)
    gaps = sea.board.count(-1)
    if (gaps > 0) != (sea.moment in (moments.RAINBOW_DUE, moments.OVER)):
        faults.append("19: the game is over exactly when a card space is empty")
    if gaps and sea.deck:
        faults.append("19: gaps although there is a deck")
    if sea.moment > moments.OVER:
        faults.append("26: nobody is asked although the game is not over")
    return faults


def _cards(sea: KleineFischeState, faults: list[str]) -> None:
    """1: every card is somewhere, once."""
    count = [0] * components.CARDS
    for card in sea.board + sea.deck:
        if card >= 0:
            count[card] += 1
    for seat in range(sea.seats):
        for card in sea.piles[seat]:
            count[card] += 1
            if card >= components.FISH:
                faults.append(f"16: a cave in the pile of seat {seat}")
        for card in sea.hands[seat]:
            count[card] += 1
            if card < components.FISH:
                faults.append(f"17: a fish among the caves of seat {seat}")
        if sea.piles[seat] != sorted(sea.piles[seat]) or sea.hands[seat] != sorted(sea.hands[seat]):
            faults.append(f"the cards of seat {seat} are not sorted")
    for card in range(components.FISH, components.CARDS):
        count[card] += caves.is_spent(sea, card)
    if count != [1] * components.CARDS:
        faults.append("1: a card is missing or there twice")


def _photos(sea: KleineFischeState, faults: list[str]) -> None:
    """2, 3: the open fish are those of this dive, all of different species (KF-032)."""
    species = [components.SPECIES[sea.board[place]] for place in sea.photos]
    if len(set(species)) != len(species) or -1 in species or len(species) > 13:
        faults.append("3: the open fish are not all of different species")
    if sea.lit != sum(1 << place for place in sea.photos):
        faults.append("3: the face-up cards are not the photos")
    if sea.species_up != sum(1 << kind for kind in species):
        faults.append("3: the species marked as open are not the open ones")
    if sea.moment <= moments.FIRST_REVEAL and sea.photos:
        faults.append("2: something is face up at the start of a turn")
    if sea.explored >= 0 and components.DIFFICULTY[sea.board[sea.explored]] != len(sea.photos):
        faults.append(f"14: {reef.PLACE_NAMES[sea.explored]} does not fit the open fish")
    for place in range(reef.PLACES):
        if sea.known[place] and not 0 <= sea.board[place] < components.FISH:
            faults.append("a gap or cave is marked as seen")


def _figures(sea: KleineFischeState, faults: list[str]) -> None:
    """5, 7, 8: divers and octopus."""
    for berth in sea.divers:
        if not reef.NOWHERE <= berth < reef.BERTHS:
            faults.append("5: a diver is nowhere")
    if not reef.NOWHERE <= sea.octopus < reef.LANES:
        faults.append("the octopus is nowhere")
    berth = sea.divers[sea.turn]
    jumping = sea.moment in (moments.EXCHANGE_DUE, moments.JUMP_DUE)
    if sea.moment < moments.RAINBOW_DUE and (berth == reef.NOWHERE) != jumping:
        faults.append("5: the boat is left by the jump and never entered again")
    diving = moments.FIRST_REVEAL <= sea.moment <= moments.OCTOPUS_DUE
    if diving and reef.lane_of(berth) == sea.octopus:
        faults.append("7: the active diver is on the octopus' lane")
    if (sea.lamp >= 0) != (sea.moment == moments.PEEKING):
        faults.append("a lamp is lit outside its window")
    if sea.moment <= moments.AFTER_MOVE and (sea.victim >= 0 or sea.turbo or sea.rolls):
        faults.append("18: phase 2 is not cleaned up")
