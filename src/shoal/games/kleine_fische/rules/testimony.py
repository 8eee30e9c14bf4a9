"""Who has seen what, as a position tells it and reads it; what a state keeps of it is `memory`."""

from __future__ import annotations

from shoal.games.kleine_fische import components
from shoal.games.kleine_fische import map as reef
from shoal.games.kleine_fische.rules import caves, memory
from shoal.games.kleine_fische.state import KleineFischeState
from shoal.kernel.sheet import Sheet, seat_words

# To text.


def write(sea: KleineFischeState) -> dict[str, object]:
    """Who looked where, which fish of the piles all saw collected, whose they may be by now."""
    data: dict[str, object] = {}
    peeked = [watchers(sea, place) for place in range(reef.PLACES) if sea.known[place]]
    if peeked:
        data["peeked"] = peeked
    fish = range(components.FISH)
    seen = [card for card in fish if sea.gone[card]]
    if seen and not sea.helped:
        whole = len(seen) == sum(len(pile) for pile in sea.piles)
        data["witnessed"] = "all" if whole else components.names_of(seen)
    scattered = [card for card in fish if memory.mark(sea, card) == memory.SCATTERED]
    if scattered and sea.helped:
        data["scattered"] = components.names_of(scattered)
    if scattered:
        data["traces"] = [trace(sea, card) for card in scattered]
    return data


def trace(sea: KleineFischeState, card: int) -> str:
    """`saw-3 12 2 12`: in whose piles it may lie, as each seat and then everybody knows."""
    words = [components.CARD_NAMES[card]]
    for observer in [*range(sea.seats), -1]:
        piles = memory.piles_of(sea, observer, card)
        words.append("".join(str(seat + 1) for seat in range(sea.seats) if piles >> seat & 1))
    return " ".join(words)


def watchers(sea: KleineFischeState, place: int) -> str:
    """`c23 p1 all`: who has seen the hidden fish there."""
    words = [reef.PLACE_NAMES[place]]
    words.extend(f"p{seat + 1}" for seat in range(sea.seats) if sea.known[place] >> seat & 1)
    if sea.known[place] & memory.EVERYBODY:
        words.append("all")
    return " ".join(words)


# From text.


def read(sea: KleineFischeState, sheet: Sheet) -> None:
    """What was looked at, and what was seen collected."""
    seats = seat_words(sea.seats)
    for text in sheet.lines("peeked"):
        words = text.split()
        if not words or words[0] not in reef.PLACE_NAMES:
            raise sheet.fault("peeked", f"{text!r} must begin with a place such as c23")
        place = reef.PLACE_NAMES.index(words[0])
        if not 0 <= sea.board[place] < components.FISH:
            raise sheet.fault("peeked", f"{words[0]} is no fish (KF-171)")
        for word in words[1:]:
            if word == "all":
                sea.known[place] |= memory.EVERYBODY
            elif word in seats:
                sea.known[place] |= 1 << seats.index(word)
            else:
                raise sheet.fault("peeked", f"{word!r} is nobody who could have seen it")
    lamps(sea, sheet)
    if "scattered" in sheet and not sea.helped:
        raise sheet.fault("scattered", "belongs to the option memory_help")
    collected(sea, sheet)


def collected(sea: KleineFischeState, sheet: Sheet) -> None:
    """The fish of the piles: seen by all with memory help, else those that are named."""
    owner = {card: seat for seat in range(sea.seats) for card in sea.piles[seat]}
    names = sheet.text("witnessed") if "witnessed" in sheet else ""
    if names and sea.helped:
        raise sheet.fault("witnessed", "is all with the option memory_help")
    seen = list(owner)
    if not sea.helped and names != "all":
        seen = [fish_of_a_pile(sheet, "witnessed", name, owner) for name in names.split()]
    gone = memory.NOTHING[:]
    for card in seen:
        gone[card] = memory.ALL << owner[card]
    for name in sheet.words("scattered"):
        card = fish_of_a_pile(sheet, "scattered", name, owner)
        gone[card] = 0
        for observer in range(memory.OBSERVERS):
            piles = (1 << sea.seats) - 1 & ~(1 << observer)
            piles = 1 << observer if observer == owner[card] else piles
            gone[card] |= piles << 4 * observer
    for text in sheet.lines("traces"):
        words = text.split()
        card = fish_of_a_pile(sheet, "traces", words[0] if words else "", owner)
        if not gone[card]:
            raise sheet.fault("traces", f"nobody saw {words[0]} collected")
        gone[card] = traced(sea, sheet, words[1:], owner[card])
    sea.gone = gone


def fish_of_a_pile(sheet: Sheet, key: str, name: str, owner: dict[int, int]) -> int:
    card = components.CARD_NUMBERS.get(name, -1)
    if card not in owner:
        raise sheet.fault(key, f"{name!r} is no fish of a pile")
    return card


def traced(sea: KleineFischeState, sheet: Sheet, words: list[str], owner: int) -> int:
    """What each observer knows of one fish; the truth must be among it."""
    if len(words) != sea.seats + 1:
        raise sheet.fault("traces", "needs a word for each seat and one for everybody")
    known: list[int] = []
    for word in words:
        piles = 0
        for letter in word:
            if letter not in "1234"[: sea.seats]:
                raise sheet.fault("traces", f"{word!r} names no seats")
            piles |= 1 << int(letter) - 1
        known.append(piles)
    public = known[sea.seats]
    found = public << 4 * memory.WATCHERS
    for seat in range(memory.WATCHERS):
        piles = known[seat] if seat < sea.seats else public
        if not piles >> owner & 1 or piles & ~public:
            raise sheet.fault("traces", "must fit what is true, and what everybody knows")
        own = seat < sea.seats and (piles >> seat & 1 or seat == owner)
        if own and piles != 1 << seat:
            raise sheet.fault("traces", "everybody knows the own pile (KF-142)")
        found |= piles << 4 * seat
    if public & public - 1 == 0:
        raise sheet.fault("traces", "are only for what somebody cannot know (KF-125)")
    return found


def lamps(sea: KleineFischeState, sheet: Sheet) -> None:
    """Whoever looked somewhere had a lamp for it, which is in the box now (KF-161, KF-172)."""
    seats = range(sea.seats)
    looks = [sum(1 for seen in sea.known if seen >> seat & 1) for seat in seats]
    if sea.lamp >= 0:  # what the burning lamp shows is its owner's
        looks[sea.turn] -= sum(1 for place in range(reef.PLACES) if sea.looked >> place & 1)
    used = [caves.is_spent(sea, card) and card != sea.lamp for card in components.LAMP_CARDS]
    powers = [components.POWER[c] * used[i] for i, c in enumerate(components.LAMP_CARDS)]
    for first in seats:
        for second in seats:
            left = looks[:]
            left[first] -= powers[0]
            left[second] -= powers[1]
            if max(left) <= 0:
                return
    raise sheet.fault("peeked", "needs as many looks of lamps in the box (KF-172)")
