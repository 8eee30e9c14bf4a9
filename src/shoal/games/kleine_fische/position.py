"""A state as short readable data and back, impossible ones refused with the reason.

Cards are written by name (`clown-3`, `lamp2`), places `c23`, divers `h10 right` or `boat`. What is
as at the beginning may be left out, and cards named nowhere fill the board, then the deck.
"""

from __future__ import annotations

from typing import Final

from shoal.games.kleine_fische import components, moments
from shoal.games.kleine_fische import map as reef
from shoal.games.kleine_fische.rules import caves, dive, octopus, possible, testimony
from shoal.games.kleine_fische.state import KleineFischeState
from shoal.kernel.fields import PER_SEAT, Choice, Choices, Fields, Seat, Whole, Wholes
from shoal.kernel.sheet import Sheet, seat_word

GAP: Final = "-"  # a place without a card

KEYS: Final[list[str]] = [
    "phase", "turn", "board", "open", "explored", "divers", "octopus", "boat", "deck", "piles",
    "caves", "box", "peeked", "witnessed", "scattered", "traces", "lamp", "looked", "turbo",
    "victim", "announced", "rolls", "extra", "rainbows",
]  # fmt: skip

DIVE: Final = Fields(
    [
        Choices("photos", reef.PLACE_NAMES).named("open").unless([]),
        Choice("explored", reef.PLACE_NAMES).unless(-1),
        Choices("divers", reef.BERTH_NAMES, PER_SEAT, "boat"),
        Choice("octopus", reef.LANE_NAMES, "cave").unless(reef.NOWHERE),
        Choice("boat", [f"c{column}" for column in range(reef.COLUMNS)]).unless(2),
    ]
)
ROBBERY: Final = Fields(
    [
        Whole("turbo", 0, 10).unless(0),
        Seat("victim", False).unless(-1),
        Whole("announced", 1, 3).unless(0),
        Wholes("rolls", -1, 9).unless([]),
        Whole("extra", 0, 1).unless(0),
    ]
)

STACKS: Final[list[str]] = [*components.SPECIES_NAMES, "nowhere"]

FILLER: Final = "."
# Cards named nowhere come in this order: all species once, then all again, so that fillers differ.
FILLING: Final[list[int]] = [
    species * components.PER_SPECIES + n
    for n in (2, 3, 4, 5, 6, 0, 1)
    for species in range(components.SPECIES_COUNT)
]


# To text.


def sketch(sea: KleineFischeState) -> dict[str, object]:
    """All that cannot be left out."""
    data: dict[str, object] = {"phase": moments.name_of(sea.moment), "turn": seat_word(sea.turn)}
    names = [components.CARD_NAMES[card] if card >= 0 else GAP for card in sea.board]
    data["board"] = [" ".join(names[row : row + 5]) for row in range(0, reef.PLACES, 5)]
    data |= DIVE.sketch(sea)
    data["deck"] = components.names_of(sea.deck[::-1])
    data["piles"] = [components.names_of(pile) for pile in sea.piles]
    data["caves"] = [components.names_of(hand) for hand in sea.hands]
    if sea.spent:
        data["box"] = components.names_of(caves.box(sea))
    data |= testimony.write(sea)
    if sea.lamp >= 0:
        data["lamp"] = components.CARD_NAMES[sea.lamp]
    if sea.looked:
        data["looked"] = [reef.PLACE_NAMES[p] for p in range(reef.PLACES) if sea.looked >> p & 1]
    data |= ROBBERY.sketch(sea)
    if any(sea.crowns):
        data["rainbows"] = [" ".join(STACKS[species] for species in row) for row in sea.crowns]
    return data


# From text.


def _sums(powers: list[int]) -> list[int]:
    """What some of these cards come to, none included."""
    found = [0]
    for power in powers:
        found.extend([total + power for total in found])
    return found


def restore(sea: KleineFischeState, sheet: Sheet) -> None:
    """Fill an empty state; a `SheetError` names key and reason."""
    sheet.only(KEYS)
    sea.turn = sheet.seat("turn", sea.seats, 0)
    read_cards(sea, sheet)
    DIVE.read(sea, sheet)
    ROBBERY.read(sea, sheet)
    read_figures(sea, sheet)
    usual = moments.MOVE_DUE
    if sea.divers[sea.turn] < 0:
        usual = moments.EXCHANGE_DUE if dive.top_all_caves(sea) else moments.JUMP_DUE
    sea.moment = sheet.choice("phase", moments.NAMES, usual)
    read_open(sea, sheet)
    read_pending(sea, sheet)
    testimony.read(sea, sheet)
    possible.check(sea, sheet)


# Cards.


def claim(sheet: Sheet, at: dict[int, str], key: str, names: str, allow: str = "") -> list[int]:
    """The cards of a text, each named only once in the whole position."""
    cards: list[int] = []
    for name in names.split():
        if name in (FILLER, GAP) and name in allow:
            cards.append(-2 if name == FILLER else -1)
            continue
        card = components.CARD_NUMBERS.get(name)
        if card is None:
            raise sheet.fault(key, f"{name!r} is no card")
        if card in at:
            raise sheet.fault(key, f"{name} lies already in {at[card]}")
        at[card] = key
        cards.append(card)
    return cards


def read_cards(sea: KleineFischeState, sheet: Sheet) -> None:
    at: dict[int, str] = {}  # where each card was named
    for seat, text in enumerate(sheet.lines("piles", None, sea.seats)):
        sea.piles[seat] = sorted(claim(sheet, at, "piles", text))
        if sea.piles[seat] and sea.piles[seat][-1] >= components.FISH:
            raise sheet.fault("piles", "hold only fish; caves are kept apart (KF-141)")
    for seat, text in enumerate(sheet.lines("caves", None, sea.seats)):
        sea.hands[seat] = sorted(claim(sheet, at, "caves", text))
        if sea.hands[seat] and sea.hands[seat][0] < components.FISH:
            raise sheet.fault("caves", "hold no fish (KF-141)")
    for card in claim(sheet, at, "box", sheet.text("box") if "box" in sheet else ""):
        if components.KIND[card] < 0 or components.KIND[card] >= components.RAINBOW:
            raise sheet.fault("box", f"{components.CARD_NAMES[card]} is never played (KF-185)")
        sea.spent |= components.cave_bit(card)
    board: list[int] = []
    for row in sheet.lines("board", None, 5) or [". . . . ."] * 5:
        cards = claim(sheet, at, "board", row, FILLER + GAP)
        if len(cards) != 5:
            raise sheet.fault("board", f"row {row!r} must have five cards (KF-002)")
        board.extend(cards)
    deck = claim(sheet, at, "deck", sheet.text("deck")) if "deck" in sheet else [-2]
    spare = [card for card in FILLING if card not in at]
    for place in range(reef.PLACES):
        if board[place] == -2:
            if not spare:
                raise sheet.fault("board", "there are not enough fish left to fill it")
            board[place] = spare.pop(0)
            at[board[place]] = "board"
    sea.board = board
    if deck == [-2]:
        deck = spare + [card for card in range(components.FISH, components.CARDS) if card not in at]
    elif len(at) != components.CARDS:
        lost = [card for card in range(components.CARDS) if card not in at]
        first = components.CARD_NAMES[lost[0]]
        raise sheet.fault("deck", f"{len(lost)} cards are nowhere, the first {first}")
    sea.deck = deck[::-1]


# Divers, octopus, boat.


def read_figures(sea: KleineFischeState, sheet: Sheet) -> None:
    for seat in range(sea.seats):
        if sea.divers[seat] >= 0:
            continue
        # The first turns come in seat order (KF-024, KF-040).
        if sea.turn > seat or any(berth >= 0 for berth in sea.divers[seat:]):
            raise sheet.fault("divers", f"{seat_word(seat)} must have jumped by now (KF-040)")
        if sea.piles[seat] or sea.hands[seat]:
            raise sheet.fault("divers", f"{seat_word(seat)} on the boat has no cards (KF-025)")
    if sea.divers[0] >= 0 and all(berth < 0 for berth in sea.divers[1:]) and sea.turn > 1:
        raise sheet.fault("turn", "the second player has not jumped yet (KF-030)")


# The dive.


def read_open(sea: KleineFischeState, sheet: Sheet) -> None:
    for place in sea.photos:
        name, card = reef.PLACE_NAMES[place], sea.board[place]
        if card < 0 or card >= components.FISH:
            raise sheet.fault("open", f"{name} is no fish (KF-067)")
        if sea.lit >> place & 1:
            raise sheet.fault("open", f"{name} is named twice (KF-068)")
        if sea.species_up >> components.SPECIES[card] & 1:
            raise sheet.fault("open", f"{name} is a second fish of a species (KF-081)")
        sea.lit |= 1 << place
        sea.species_up |= 1 << components.SPECIES[card]
    if sea.explored >= 0:
        card = sea.board[sea.explored]
        if card < components.FISH or components.DIFFICULTY[card] != len(sea.photos):
            raise sheet.fault("explored", "is no cave that fits the open fish (KF-090)")
        if sea.moment < moments.OCTOPUS_DUE or sea.moment > moments.ROLLING_ON:
            raise sheet.fault("explored", "only waits while the octopus is moved (KF-094)")
        if sea.explored not in dive.beside(sea):
            raise sheet.fault("explored", "must lie beside the active diver (KF-090)")


def read_pending(sea: KleineFischeState, sheet: Sheet) -> None:
    if "lamp" in sheet:
        lamps = [components.CARD_NAMES[card] for card in components.LAMP_CARDS]
        sea.lamp = components.CARD_NUMBERS[sheet.text("lamp", lamps)]
        if not caves.is_spent(sea, sea.lamp):
            raise sheet.fault("lamp", "must have gone into the box (KF-161)")
    if (sea.lamp >= 0) != (sea.moment == moments.PEEKING):
        raise sheet.fault("lamp", "goes with the phase peek, and with no other (KF-170)")
    looked = sheet.lines("looked", reef.PLACE_NAMES)
    for name in looked:
        place = reef.PLACE_NAMES.index(name)
        if sea.lamp < 0 or sea.board[place] >= components.FISH:
            raise sheet.fault("looked", f"{name} cannot have been looked at (KF-171)")
        sea.looked |= 1 << place
        sea.known[place] |= 1 << sea.turn
    if sea.lamp >= 0 and len(looked) >= components.POWER[sea.lamp]:
        raise sheet.fault("looked", "the lamp would have gone out (KF-172)")
    played = [card for card in components.OCTO_CARDS if caves.is_spent(sea, card)]
    if sea.turbo not in _sums([components.POWER[card] for card in played]):
        raise sheet.fault("turbo", "is no sum of Turbo Octopus cards in the box (KF-176)")
    if sea.turbo and not moments.OCTOPUS_DUE <= sea.moment <= moments.ROLLING_ON:
        raise sheet.fault("turbo", "is for the octopus' movement, after the dive (KF-175)")
    if (sea.victim >= 0) != (moments.ANNOUNCING <= sea.moment <= moments.ROLLING_ON):
        raise sheet.fault("victim", "goes with a robbery, and only with one (KF-120)")
    if sea.victim >= 0 and sea.victim not in octopus.rivals_on(sea, sea.octopus):
        raise sheet.fault("victim", "must be a rival on the octopus' lane (KF-120)")
    read_rolls(sea, sheet)
    read_rainbows(sea, sheet)


def read_rolls(sea: KleineFischeState, sheet: Sheet) -> None:
    rolled = sea.moment in (moments.ROLLED, moments.ROLLING_ON)
    if rolled != (sea.announced > 0):
        raise sheet.fault("announced", "goes with a failed roll, and only with one (KF-121)")
    if rolled != (len(sea.rolls) > 0):
        raise sheet.fault("rolls", "go with a robbery that has been rolled (KF-123)")
    for result in sea.rolls:
        if result not in components.DIE or result >= sea.announced:
            raise sheet.fault("rolls", f"{result} is not a failed roll (KF-180)")
    used = [card for card in components.REROLL_CARDS if caves.is_spent(sea, card)]
    if (sea.extra > 0) != (sea.moment == moments.ROLLING_ON):
        raise sheet.fault("extra", "goes with the phase roll-on, and only with it (KF-182)")
    if sea.extra and not any(components.POWER[card] > 1 for card in used):
        raise sheet.fault("extra", "needs a card with two rolls in the box (KF-182)")
    # The first roll, and those of the cards played: of the last one `extra` are still to come.
    powers = [components.POWER[card] for card in used]
    if rolled and len(sea.rolls) - 1 + sea.extra not in _sums(powers):
        raise sheet.fault("rolls", "are not those of the Roll Again cards in the box (KF-182)")


def read_rainbows(sea: KleineFischeState, sheet: Sheet) -> None:
    laid = sea.moment in (moments.RAINBOW_DUE, moments.OVER)
    if "rainbows" in sheet and not laid:
        raise sheet.fault("rainbows", "are laid only at the end (KF-185)")
    texts = sheet.lines("rainbows", None, sea.seats)
    for seat in range(sea.seats if laid else 0):
        held = sum(1 for card in sea.hands[seat] if components.KIND[card] == components.RAINBOW)
        # KF-194: seat by seat. Those who decided and are not told of laid theirs nowhere.
        decided = sea.moment == moments.OVER or seat < sea.turn
        untold = ["nowhere"] * held if decided else []
        words = texts[seat].split() if texts else untold
        for word in words:
            if word not in STACKS:
                raise sheet.fault("rainbows", f"{word!r} is no species")
            species = components.SPECIES_NAMES.index(word) if word != "nowhere" else -1
            stacks = [components.SPECIES[card] for card in sea.piles[seat]]
            if species >= 0 and species not in stacks:
                raise sheet.fault("rainbows", f"{word} is no stack of that player (KF-193)")
            sea.crowns[seat].append(species)
        if len(words) > held:
            raise sheet.fault("rainbows", f"{seat_word(seat)} has only {held} (KF-193)")
        if decided and len(words) < held:
            raise sheet.fault("rainbows", f"{seat_word(seat)} must have decided (KF-194)")
        if words and not decided and seat != sea.turn:
            raise sheet.fault("rainbows", f"{seat_word(seat)} comes after others (KF-194)")
