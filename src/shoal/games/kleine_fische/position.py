"""A state as short readable data and back, impossible ones refused with the reason.

Cards are written by name (`clown-3`, `lamp2`), places `c23`, divers `h10 right` or `boat`. What is
as at the beginning may be left out, and cards named nowhere fill the board, then the deck.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from shoal.games.kleine_fische import components, moments
from shoal.games.kleine_fische import map as reef
from shoal.games.kleine_fische.rules import caves, dive, memory, octopus
from shoal.kernel.sheet import Sheet

if TYPE_CHECKING:
    from shoal.games.kleine_fische.state import KleineFischeState

GAP: Final = "-"  # a place without a card

KEYS: Final[list[str]] = [
    "phase", "turn", "board", "open", "explored", "divers", "octopus", "boat", "deck", "piles",
    "caves", "box", "peeked", "witnessed", "scattered", "traces", "lamp", "looked", "turbo",
    "victim", "announced", "rolls", "extra", "rainbows",
]  # fmt: skip

STACKS: Final[list[str]] = [*components.SPECIES_NAMES, "nowhere"]
MOST_TAKEN: Final = components.SPECIES_COUNT + 1  # in a turn: a fish of each species and a cave

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
    data["deck"] = _names(sea.deck[::-1])
    data["piles"] = [_names(pile) for pile in sea.piles]
    data["caves"] = [_names(hand) for hand in sea.hands]
    spent = [c for c in range(components.FISH, components.CARDS) if caves.is_spent(sea, c)]
    if spent:
        data["box"] = _names(spent)
    peeked = [_watchers(sea, place) for place in range(reef.PLACES) if sea.known[place]]
    if peeked:
        data["peeked"] = peeked
    data.update(_memory(sea))
    data.update(_pending(sea))
    return data


def _memory(sea: KleineFischeState) -> dict[str, object]:
    """Which fish of the piles everybody saw collected, and whose they may be after thefts."""
    data: dict[str, object] = {}
    fish = range(components.FISH)
    seen = [card for card in fish if sea.gone[card]]
    if seen and not sea.helped:
        whole = len(seen) == sum(len(pile) for pile in sea.piles)
        data["witnessed"] = "all" if whole else _names(seen)
    scattered = [card for card in fish if memory.mark(sea, card) == memory.SCATTERED]
    if scattered and sea.helped:
        data["scattered"] = _names(scattered)
    if scattered:
        data["traces"] = [_trace(sea, card) for card in scattered]
    return data


def _trace(sea: KleineFischeState, card: int) -> str:
    """`saw-3 12 2 12`: in whose piles it may lie, as each seat and then everybody knows."""
    words = [components.CARD_NAMES[card]]
    for observer in [*range(sea.seats), -1]:
        piles = memory.piles_of(sea, observer, card)
        words.append("".join(str(seat + 1) for seat in range(sea.seats) if piles >> seat & 1))
    return " ".join(words)


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


def _names(cards: list[int]) -> str:
    return " ".join(components.CARD_NAMES[card] for card in cards)


def _watchers(sea: KleineFischeState, place: int) -> str:
    """`c23 p1 all`: who has seen the hidden fish there."""
    words = [reef.PLACE_NAMES[place]]
    words.extend(seat_name(seat) for seat in range(sea.seats) if sea.known[place] >> seat & 1)
    if sea.known[place] & memory.EVERYBODY:
        words.append("all")
    return " ".join(words)


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
        seats = [seat_name(seat) for seat in range(sea.seats)]
        sea.turn = sheet.seat("turn", sea.seats, 0)
        self._cards()
        self._figures()
        usual = moments.MOVE_DUE
        if sea.divers[sea.turn] < 0:
            walled = dive.top_all_caves(sea)
            usual = moments.EXCHANGE_DUE if walled else moments.JUMP_DUE
        sea.moment = sheet.choice("phase", moments.NAMES, usual)
        self._open()
        self._pending(seats)
        self._knowledge(seats)
        self._possible()

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

    def _pending(self, seats: list[str]) -> None:
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

    # Knowledge.

    def _knowledge(self, seats: list[str]) -> None:
        sheet, sea = self.sheet, self.sea
        for text in sheet.texts("peeked") if "peeked" in sheet else []:
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
        self._lamps()
        if "scattered" in sheet and not sea.helped:
            raise sheet.fault("scattered", "belongs to the option memory_help")
        self._collected()

    def _collected(self) -> None:
        """The fish of the piles: seen by all with memory help, else those that are named."""
        sheet, sea = self.sheet, self.sea
        owner: dict[int, int] = {}
        for seat in range(sea.seats):
            for card in sea.piles[seat]:
                owner[card] = seat
        names = sheet.text("witnessed") if "witnessed" in sheet else ""
        if names and sea.helped:
            raise sheet.fault("witnessed", "is all with the option memory_help")
        seen = list(owner)
        if not sea.helped and names != "all":
            seen = [self._fish_of_a_pile("witnessed", name, owner) for name in names.split()]
        gone = memory.NOTHING[:]
        for card in seen:
            gone[card] = memory.ALL << owner[card]
        for name in sheet.text("scattered").split() if "scattered" in sheet else []:
            card = self._fish_of_a_pile("scattered", name, owner)
            gone[card] = 0
            for observer in range(memory.OBSERVERS):
                piles = (1 << sea.seats) - 1 & ~(1 << observer)
                piles = 1 << observer if observer == owner[card] else piles
                gone[card] |= piles << 4 * observer
        for text in sheet.texts("traces") if "traces" in sheet else []:
            words = text.split()
            card = self._fish_of_a_pile("traces", words[0] if words else "", owner)
            if not gone[card]:
                raise sheet.fault("traces", f"nobody saw {words[0]} collected")
            gone[card] = self._traced(words[1:], owner[card])
        sea.gone = gone

    def _fish_of_a_pile(self, key: str, name: str, owner: dict[int, int]) -> int:
        card = components.CARD_NUMBERS.get(name, -1)
        if card not in owner:
            raise self.sheet.fault(key, f"{name!r} is no fish of a pile")
        return card

    def _traced(self, words: list[str], owner: int) -> int:
        """What each observer knows of one fish; the truth must be among it."""
        sheet, sea = self.sheet, self.sea
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
            if seat < sea.seats and piles >> seat & 1 and piles != 1 << seat:
                raise sheet.fault("traces", "everybody knows the own pile (KF-142)")
            if seat == owner and piles != 1 << seat:
                raise sheet.fault("traces", "everybody knows the own pile (KF-142)")
            found |= piles << 4 * seat
        if public & public - 1 == 0:
            raise sheet.fault("traces", "are only for what somebody cannot know (KF-125)")
        return found

    def _lamps(self) -> None:
        """Whoever looked somewhere had a lamp for it, which is in the box now (KF-161, KF-172)."""
        sea = self.sea
        seats = range(sea.seats)
        looks = [sum(1 for seen in sea.known if seen >> seat & 1) for seat in seats]
        if sea.lamp >= 0:  # what the burning lamp shows is its owner's
            looks[sea.turn] -= sum(1 for place in range(reef.PLACES) if sea.looked >> place & 1)
        powers: list[int] = []
        for card in components.LAMP_CARDS:
            used = caves.is_spent(sea, card) and card != sea.lamp
            powers.append(components.POWER[card] if used else 0)
        for first in seats:
            for second in seats:
                left = looks[:]
                left[first] -= powers[0]
                left[second] -= powers[1]
                if max(left) <= 0:
                    return
        raise self.sheet.fault("peeked", "needs as many looks of lamps in the box (KF-172)")

    # The whole.

    def _possible(self) -> None:
        """Whether the rules would ask this question at this table.

        A single lane ahead and a failed roll without Roll Again pass by themselves in a game; asked
        about, they have their one answer. How the fish came to be open is not judged.
        """
        self._begun()
        self._board()
        moment = self.sea.moment
        if moment <= moments.PEEKING:
            self._before_the_dive()
        elif moment <= moments.AFTER_MOVE:
            self._in_the_dive()
        elif moment <= moments.ROLLING_ON:
            self._after_the_dive()
        else:
            self._at_the_end()

    def _begun(self) -> None:
        """The first round: nobody has had a second turn while somebody is on the boat."""
        sheet, sea = self.sheet, self.sea
        moment = sea.moment
        berth = sea.divers[sea.turn]
        jumping = moment in (moments.EXCHANGE_DUE, moments.JUMP_DUE)
        if (berth == reef.NOWHERE) != jumping and moment < moments.RAINBOW_DUE:
            raise sheet.fault("phase", "the boat is left by jumping, once (KF-040)")
        if reef.NOWHERE not in sea.divers:
            return
        if moment in (moments.MOVE_DUE, moments.PEEKING):
            raise sheet.fault("divers", "all jump before anybody's second turn (KF-030, KF-040)")
        if sea.spent:
            raise sheet.fault("box", "no cave can be played before a second turn (KF-160)")
        for seat in range(sea.seats):
            if len(sea.hands[seat]) > (1 if seat < sea.turn else 0):
                raise sheet.fault("caves", f"{seat_name(seat)} explored one a turn (KF-093)")

    def _board(self) -> None:
        sheet, sea = self.sheet, self.sea
        gaps = sea.board.count(-1)
        if (gaps > 0) != (sea.moment in (moments.RAINBOW_DUE, moments.OVER)):
            raise sheet.fault("board", "has gaps only when the game has ended (KF-032, KF-153)")
        if gaps and sea.deck:
            raise sheet.fault("deck", "must be empty when the board has gaps (KF-153)")
        if gaps > MOST_TAKEN:
            raise sheet.fault("board", f"a turn leaves {MOST_TAKEN} gaps at most (KF-086, KF-093)")

    def _before_the_dive(self) -> None:
        sheet, sea = self.sheet, self.sea
        if sea.photos:
            raise sheet.fault("open", "nothing is open before the first reveal (KF-032)")
        walled = dive.top_all_caves(sea)
        if sea.moment == moments.EXCHANGE_DUE and not walled:
            raise sheet.fault("phase", "exchange needs a top row of caves (KF-046)")
        if sea.moment == moments.JUMP_DUE and walled:
            raise sheet.fault("phase", "a top row of caves asks for the exchange first (KF-046)")

    def _in_the_dive(self) -> None:
        sheet, sea = self.sheet, self.sea
        berth = sea.divers[sea.turn]
        if sea.moment == moments.FIRST_REVEAL and sea.photos:
            raise sheet.fault("open", "nothing is open before the first reveal (KF-032)")
        if sea.moment != moments.FIRST_REVEAL and not sea.photos:
            raise sheet.fault("open", "a dive goes on only after a reveal (KF-060)")
        if reef.lane_of(berth) == sea.octopus:
            raise sheet.fault("octopus", "cannot be on the lane of the active diver (KF-009)")
        if sea.moment != moments.CHOICE:
            self._offers(reef.lane_of(berth))
        elif not reef.ways_on(berth, sea.octopus):
            raise sheet.fault("phase", "no lane leads on, so the dive is over (KF-055)")

    def _after_the_dive(self) -> None:
        sheet, sea = self.sheet, self.sea
        if reef.lane_of(sea.divers[sea.turn]) == sea.octopus:
            raise sheet.fault("octopus", "cannot be on the lane of the active diver (KF-110)")
        steps = octopus.points(sea) + sea.turbo
        if sea.moment == moments.OCTOPUS_DUE:
            if not steps and not caves.could_hold(sea, sea.turn, components.OCTO):
                raise sheet.fault("phase", "nothing can move the octopus (KF-102)")
            return
        if sea.octopus < 0:
            raise sheet.fault("octopus", "must have moved onto a rival (KF-112)")
        if not steps:
            raise sheet.fault("phase", "nothing has moved the octopus, so it robs nobody (KF-112)")
        if sea.moment == moments.ROBBING and len(octopus.rivals_on(sea, sea.octopus)) < 2:
            raise sheet.fault("phase", "rob needs several rivals on the octopus' lane (KF-120)")

    def _at_the_end(self) -> None:
        sheet, sea = self.sheet, self.sea
        if sea.photos:
            raise sheet.fault("open", "nothing is open after the end (KF-140)")
        if reef.NOWHERE in sea.divers:
            raise sheet.fault("divers", "the deck lasts until all have jumped (KF-040, KF-153)")
        if sea.moment == moments.OVER:
            if sea.turn:
                raise sheet.fault("turn", "is nobody's when the game is over (KF-153)")
            return
        held = sum(1 for card in sea.hands[sea.turn] if components.KIND[card] == components.RAINBOW)
        if held <= len(sea.crowns[sea.turn]) or not sea.piles[sea.turn]:
            raise sheet.fault("turn", "must have a rainbow fish and a stack for it (KF-193)")

    def _offers(self, lane: int) -> None:
        sea = self.sea
        fish = 0
        matching = 0
        for place in reef.BESIDE[lane]:
            card = sea.board[place]
            if card < components.FISH:
                fish += 1 - (sea.lit >> place & 1)
            elif components.DIFFICULTY[card] == len(sea.photos):
                matching += 1
        if fish + matching == 0 or (fish == 1 and matching == 0):
            raise self.sheet.fault("phase", "there is nothing to choose beside the diver (KF-062)")


def read_position(sheet: Sheet, sea: KleineFischeState) -> None:
    """Fill an empty state; a `SheetError` names key and reason."""
    Reader(sheet, sea).read()
