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
from shoal.kernel.sheet import Sheet

GAP: Final = "-"  # a place without a card

KEYS: Final[list[str]] = [
    "phase", "turn", "board", "open", "explored", "divers", "octopus", "boat", "deck", "piles",
    "caves", "box", "peeked", "witnessed", "scattered", "traces", "lamp", "looked", "turbo",
    "victim", "announced", "rolls", "extra", "rainbows",
]  # fmt: skip

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
    data: dict[str, object] = {"phase": moments.name_of(sea.moment), "turn": seat_name(sea.turn)}
    data["board"] = [
        " ".join(_card_name(sea.board[row * 5 + column]) for column in range(5)) for row in range(5)
    ]
    if sea.photos:
        data["open"] = [reef.PLACE_NAMES[place] for place in sea.photos]
    if sea.explored >= 0:
        data["explored"] = reef.PLACE_NAMES[sea.explored]
    data["divers"] = [reef.BERTH_NAMES[berth] if berth >= 0 else "boat" for berth in sea.divers]
    if sea.octopus >= 0:
        data["octopus"] = reef.LANE_NAMES[sea.octopus]
    if sea.boat != 2:
        data["boat"] = f"c{sea.boat}"
    data["deck"] = testimony.names_of(sea.deck[::-1])
    data["piles"] = [testimony.names_of(pile) for pile in sea.piles]
    data["caves"] = [testimony.names_of(hand) for hand in sea.hands]
    spent = [c for c in range(components.FISH, components.CARDS) if caves.is_spent(sea, c)]
    if spent:
        data["box"] = testimony.names_of(spent)
    data.update(testimony.write(sea))
    data.update(_pending(sea))
    return data


def _pending(sea: KleineFischeState) -> dict[str, object]:
    """What a player is in the middle of."""
    data: dict[str, object] = {}
    if sea.lamp >= 0:
        data["lamp"] = components.CARD_NAMES[sea.lamp]
        if sea.looked:
            data["looked"] = [
                reef.PLACE_NAMES[p] for p in range(reef.PLACES) if sea.looked >> p & 1
            ]
    if sea.turbo:
        data["turbo"] = sea.turbo
    if sea.victim >= 0:
        data["victim"] = seat_name(sea.victim)
    if sea.announced:
        data["announced"] = sea.announced
        data["rolls"] = sea.rolls[:]
    if sea.extra:
        data["extra"] = sea.extra
    if any(sea.crowns):
        data["rainbows"] = [
            " ".join(components.SPECIES_NAMES[s] if s >= 0 else "nowhere" for s in row)
            for row in sea.crowns
        ]
    return data


def seat_name(seat: int) -> str:
    return f"p{seat + 1}"


def _card_name(card: int) -> str:
    return components.CARD_NAMES[card] if card >= 0 else GAP


# From text.


def _sums(powers: list[int]) -> list[int]:
    """What some of these cards come to, none included."""
    found = [0]
    for power in powers:
        found.extend([total + power for total in found])
    return found


class Reader:
    """Fills an empty state from a sheet."""

    def __init__(self, sheet: Sheet, sea: KleineFischeState) -> None:
        self.sheet = sheet
        self.sea = sea
        self.at: dict[int, str] = {}  # where each card was named

    def read(self) -> None:
        sheet, sea = self.sheet, self.sea
        sheet.only(KEYS)
        sea.turn = sheet.seat("turn", sea.seats, 0)
        self._cards()
        self._figures()
        usual = moments.MOVE_DUE
        if sea.divers[sea.turn] < 0:
            walled = dive.top_all_caves(sea)
            usual = moments.EXCHANGE_DUE if walled else moments.JUMP_DUE
        sea.moment = sheet.choice("phase", moments.NAMES, usual)
        self._open()
        self._pending()
        testimony.read(sea, sheet)
        possible.check(sea, sheet)

    # Cards.

    def _claim(self, key: str, names: str, allow: str = "") -> list[int]:
        """The cards of a text, each named only once in the whole position."""
        cards: list[int] = []
        for name in names.split():
            if name in (FILLER, GAP) and name in allow:
                cards.append(-2 if name == FILLER else -1)
                continue
            card = components.CARD_NUMBERS.get(name)
            if card is None:
                raise self.sheet.fault(key, f"{name!r} is no card")
            if card in self.at:
                raise self.sheet.fault(key, f"{name} lies already in {self.at[card]}")
            self.at[card] = key
            cards.append(card)
        return cards

    def _cards(self) -> None:
        sheet, sea = self.sheet, self.sea
        if "piles" in sheet:
            piles = sheet.texts("piles", None, sea.seats)
            for seat in range(sea.seats):
                sea.piles[seat] = sorted(self._claim("piles", piles[seat]))
                if sea.piles[seat] and sea.piles[seat][-1] >= components.FISH:
                    raise sheet.fault("piles", "hold only fish; caves are kept apart (KF-141)")
        if "caves" in sheet:
            hands = sheet.texts("caves", None, sea.seats)
            for seat in range(sea.seats):
                sea.hands[seat] = sorted(self._claim("caves", hands[seat]))
                if sea.hands[seat] and sea.hands[seat][0] < components.FISH:
                    raise sheet.fault("caves", "hold no fish (KF-141)")
        if "box" in sheet:
            for card in self._claim("box", sheet.text("box")):
                if components.KIND[card] < 0 or components.KIND[card] >= components.RAINBOW:
                    raise sheet.fault(
                        "box", f"{components.CARD_NAMES[card]} is never played (KF-185)"
                    )
                sea.spent |= components.cave_bit(card)
        rows = sheet.texts("board", None, 5) if "board" in sheet else [". . . . ."] * 5
        board: list[int] = []
        for row in rows:
            cards = self._claim("board", row, FILLER + GAP)
            if len(cards) != 5:
                raise sheet.fault("board", f"row {row!r} must have five cards (KF-002)")
            board.extend(cards)
        deck = self._claim("deck", sheet.text("deck")) if "deck" in sheet else [-2]
        spare = [card for card in FILLING if card not in self.at]
        for place in range(reef.PLACES):
            if board[place] == -2:
                if not spare:
                    raise sheet.fault("board", "there are not enough fish left to fill it")
                board[place] = spare.pop(0)
                self.at[board[place]] = "board"
        sea.board = board
        if deck == [-2]:
            deck = spare + [
                card for card in range(components.FISH, components.CARDS) if card not in self.at
            ]
        elif len(self.at) != components.CARDS:
            first = next(card for card in range(components.CARDS) if card not in self.at)
            missing = components.CARDS - len(self.at)
            raise sheet.fault(
                "deck", f"{missing} cards are nowhere, the first {components.CARD_NAMES[first]}"
            )
        sea.deck = deck[::-1]

    # Divers, octopus, boat.

    def _figures(self) -> None:
        sheet, sea = self.sheet, self.sea
        if "divers" in sheet:
            words = sheet.texts("divers", [*reef.BERTH_NAMES, "boat"], sea.seats)
            sea.divers = [-1 if word == "boat" else reef.BERTH_NAMES.index(word) for word in words]
        for seat in range(sea.seats):
            if sea.divers[seat] >= 0:
                continue
            # The first turns come in seat order (KF-024, KF-040).
            if sea.turn > seat or any(berth >= 0 for berth in sea.divers[seat:]):
                raise sheet.fault("divers", f"{seat_name(seat)} must have jumped by now (KF-040)")
            if sea.piles[seat] or sea.hands[seat]:
                raise sheet.fault("divers", f"{seat_name(seat)} on the boat has no cards (KF-025)")
        if sea.divers[0] >= 0 and all(berth < 0 for berth in sea.divers[1:]) and sea.turn > 1:
            raise sheet.fault("turn", "the second player has not jumped yet (KF-030)")
        sea.octopus = sheet.choice("octopus", [*reef.LANE_NAMES, "cave"], reef.LANES)
        if sea.octopus == reef.LANES:
            sea.octopus = reef.NOWHERE
        sea.boat = sheet.choice("boat", [f"c{column}" for column in range(5)], sea.boat)

    # The dive.

    def _open(self) -> None:
        sheet, sea = self.sheet, self.sea
        names = sheet.texts("open", reef.PLACE_NAMES) if "open" in sheet else []
        for name in names:
            place = reef.PLACE_NAMES.index(name)
            card = sea.board[place]
            if card < 0 or card >= components.FISH:
                raise sheet.fault("open", f"{name} is no fish (KF-067)")
            if sea.lit >> place & 1:
                raise sheet.fault("open", f"{name} is named twice (KF-068)")
            if sea.species_up >> components.SPECIES[card] & 1:
                raise sheet.fault("open", f"{name} is a second fish of a species (KF-081)")
            sea.photos.append(place)
            sea.lit |= 1 << place
            sea.species_up |= 1 << components.SPECIES[card]
        if "explored" in sheet:
            sea.explored = sheet.choice("explored", reef.PLACE_NAMES)
            card = sea.board[sea.explored]
            if card < components.FISH or components.DIFFICULTY[card] != len(sea.photos):
                raise sheet.fault("explored", "is no cave that fits the open fish (KF-090)")
            if sea.moment < moments.OCTOPUS_DUE or sea.moment > moments.ROLLING_ON:
                raise sheet.fault("explored", "only waits while the octopus is moved (KF-094)")
            if sea.explored not in dive.beside(sea):
                raise sheet.fault("explored", "must lie beside the active diver (KF-090)")

    def _pending(self) -> None:
        sheet, sea = self.sheet, self.sea
        if "lamp" in sheet:
            sea.lamp = components.CARD_NUMBERS[
                sheet.text("lamp", [components.CARD_NAMES[card] for card in components.LAMP_CARDS])
            ]
            if not caves.is_spent(sea, sea.lamp):
                raise sheet.fault("lamp", "must have gone into the box (KF-161)")
        if (sea.lamp >= 0) != (sea.moment == moments.PEEKING):
            raise sheet.fault("lamp", "goes with the phase peek, and with no other (KF-170)")
        looked = sheet.texts("looked", reef.PLACE_NAMES) if "looked" in sheet else []
        for name in looked:
            place = reef.PLACE_NAMES.index(name)
            if sea.lamp < 0 or sea.board[place] >= components.FISH:
                raise sheet.fault("looked", f"{name} cannot have been looked at (KF-171)")
            sea.looked |= 1 << place
            sea.known[place] |= 1 << sea.turn
        if sea.lamp >= 0 and len(looked) >= components.POWER[sea.lamp]:
            raise sheet.fault("looked", "the lamp would have gone out (KF-172)")
        sea.turbo = sheet.integer("turbo", 0, 10, 0)
        played = [card for card in components.OCTO_CARDS if caves.is_spent(sea, card)]
        if sea.turbo not in _sums([components.POWER[card] for card in played]):
            raise sheet.fault("turbo", "is no sum of Turbo Octopus cards in the box (KF-176)")
        if sea.turbo and not moments.OCTOPUS_DUE <= sea.moment <= moments.ROLLING_ON:
            raise sheet.fault("turbo", "is for the octopus' movement, after the dive (KF-175)")
        sea.victim = sheet.seat("victim", sea.seats, -1)
        if (sea.victim >= 0) != (moments.ANNOUNCING <= sea.moment <= moments.ROLLING_ON):
            raise sheet.fault("victim", "goes with a robbery, and only with one (KF-120)")
        if sea.victim >= 0 and sea.victim not in octopus.rivals_on(sea, sea.octopus):
            raise sheet.fault("victim", "must be a rival on the octopus' lane (KF-120)")
        self._rolls()
        self._rainbows()

    def _rolls(self) -> None:
        sheet, sea = self.sheet, self.sea
        sea.announced = sheet.integer("announced", 1, 3, 0)
        sea.rolls = sheet.integers("rolls", -1, 9) if "rolls" in sheet else []
        rolled = sea.moment in (moments.ROLLED, moments.ROLLING_ON)
        if rolled != (sea.announced > 0):
            raise sheet.fault("announced", "goes with a failed roll, and only with one (KF-121)")
        if rolled != (len(sea.rolls) > 0):
            raise sheet.fault("rolls", "go with a robbery that has been rolled (KF-123)")
        for result in sea.rolls:
            if result not in components.DIE or result >= sea.announced:
                raise sheet.fault("rolls", f"{result} is not a failed roll (KF-180)")
        sea.extra = sheet.integer("extra", 0, 1, 0)
        used = [card for card in components.REROLL_CARDS if caves.is_spent(sea, card)]
        if (sea.extra > 0) != (sea.moment == moments.ROLLING_ON):
            raise sheet.fault("extra", "goes with the phase roll-on, and only with it (KF-182)")
        if sea.extra and not any(components.POWER[card] > 1 for card in used):
            raise sheet.fault("extra", "needs a card with two rolls in the box (KF-182)")
        # The first roll, and those of the cards played: of the last one `extra` are still to come.
        powers = [components.POWER[card] for card in used]
        if rolled and len(sea.rolls) - 1 + sea.extra not in _sums(powers):
            raise sheet.fault("rolls", "are not those of the Roll Again cards in the box (KF-182)")

    def _rainbows(self) -> None:
        sheet, sea = self.sheet, self.sea
        laid = sea.moment in (moments.RAINBOW_DUE, moments.OVER)
        if "rainbows" in sheet and not laid:
            raise sheet.fault("rainbows", "are laid only at the end (KF-185)")
        texts = sheet.texts("rainbows", None, sea.seats) if "rainbows" in sheet else None
        for seat in range(sea.seats if laid else 0):
            held = sum(1 for card in sea.hands[seat] if components.KIND[card] == components.RAINBOW)
            # KF-194: seat by seat. Those who decided and are not told of laid theirs nowhere.
            decided = sea.moment == moments.OVER or seat < sea.turn
            words = ["nowhere"] * held if decided else []
            if texts is not None:
                words = texts[seat].split()
            for word in words:
                if word not in STACKS:
                    raise sheet.fault("rainbows", f"{word!r} is no species")
                species = components.SPECIES_NAMES.index(word) if word != "nowhere" else -1
                if species >= 0 and all(
                    components.SPECIES[card] != species for card in sea.piles[seat]
                ):
                    raise sheet.fault("rainbows", f"{word} is no stack of that player (KF-193)")
                sea.crowns[seat].append(species)
            if len(words) > held:
                raise sheet.fault("rainbows", f"{seat_name(seat)} has only {held} (KF-193)")
            if decided and len(words) < held:
                raise sheet.fault("rainbows", f"{seat_name(seat)} must have decided (KF-194)")
            if words and not decided and seat != sea.turn:
                raise sheet.fault("rainbows", f"{seat_name(seat)} comes after others (KF-194)")


def restore(sea: KleineFischeState, sheet: Sheet) -> None:
    """Fill an empty state; a `SheetError` names key and reason."""
    Reader(sheet, sea).read()
