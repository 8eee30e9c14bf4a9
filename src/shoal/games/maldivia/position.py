"""Positions: any moment of the game as a short text, and back.

Spaces are written d4, tiles E or fog:S, masts from bottom to top (RRG), a market as its two open
ships, the pile from the top, and behind a slash the cards everybody saw go under it:

    efo = "E01 E05 | E03 E09 / E02"

`...` in a pile stands for all cards of the island that are nowhere else, in order; a market that is
left out has all of them.
"""

from __future__ import annotations

from typing import Final

from shoal.games.maldivia import actions, components, legal, moments, view
from shoal.games.maldivia import map as cloth
from shoal.games.maldivia.components import BOX, LETTERS, MAST, TILES, card_text
from shoal.games.maldivia.map import NAMES
from shoal.games.maldivia.rules import memory, shark, tiles
from shoal.games.maldivia.state import MaldiviaState
from shoal.kernel.sheet import Sheet, seat_word, seat_words

MARKETS: Final = [island.lower() for island in BOX.islands]
OTHERS: Final = -2  # the cards that are nowhere else
SHORT: Final = {"-": -1, "...": OTHERS}
TURN_KEYS: Final = ["fresh", "done", "robbed", "delivered", "settled", "trade"]
KEYS: Final = [
    "ask", "round", "start", "tile", "turn", "folds", "colours", "boats", "masts", "plans",
    *MARKETS, "cards", "swaps", "unsure", *TURN_KEYS,
]  # fmt: skip


# Writing.


def sketch(sea: MaldiviaState) -> dict[str, object]:
    seats = range(sea.seats)
    cards = range(components.CARDS)
    playing = sea.moment > moments.PLAN
    named = sea.moment not in (moments.PLAN, moments.OVER)
    clear = all(bits == memory.EVERYBODY for bits in sea.aware)
    hands = [card_text([card for card in cards if sea.owner[card] == seat]) for seat in seats]
    plans = [actions.plan_text(sea.plan(s)) if sea.planned >> s & 1 else "" for s in seats]
    text: dict[str, object] = {
        "ask": moments.NAMES[sea.moment],
        "round": sea.round,
        "start": seat_word(sea.start),
        "tile": sea.turn + 1 if playing else None,
        "turn": seat_word(sea.mover) if named else None,
        "folds": "".join([LETTERS[side] for side in sea.creases]) or None,
        "colours": None if sea.colours == list(seats) else [boat_name(b) for b in sea.colours],
        "boats": None if sea.moment == moments.TAKE else [cloth.cell_name(c) for c in sea.boats],
        "masts": [sea.mast_text(seat) for seat in seats] if any(sea.height) else None,
        "plans": plans if playing or sea.planned else None,
        **{market: market_text(sea, side) for side, market in enumerate(MARKETS)},
        "cards": hands if any(hands) else None,
        "swaps": [entry_text(entry) for entry in sea.story] or None,
        "unsure": None if clear else [card_text(memory.doubted(sea, who)) for who in [*seats, -1]],
    }
    if moments.ACT <= sea.moment <= moments.GIVE:
        text |= sketch_turn(sea)
    return {key: value for key, value in text.items() if value is not None}


def boat_name(boat: int) -> str:
    return BOX.boats[boat] if boat >= 0 else ""


def market_text(sea: MaldiviaState, side: int) -> str:
    ships = [BOX.cards[card] if card >= 0 else "-" for card in sea.berths(side)]
    pile = [BOX.cards[card] for card in reversed(sea.piles[side])]
    cut = len(pile) - sea.sunk[side]
    words = [*ships, "|", *pile[:cut]]
    return " ".join([*words, "/", *pile[cut:]] if sea.sunk[side] else words)


def entry_text(entry: memory.Entry) -> str:
    """A swap, `p1 E01 p2 E03`, or a card that was delivered since the first one, `p2 S04`."""
    seat, other, given, drawn = entry
    text = f"p{seat + 1} {BOX.cards[given]}"
    return text if other < 0 else f"{text} p{other + 1} {BOX.cards[drawn]}"


def sketch_turn(sea: MaldiviaState) -> dict[str, object]:
    """What the player is in the middle of."""
    gaining = moments.GAIN <= sea.moment <= moments.STICK
    robbed = [seat_word(seat) for seat in range(4) if sea.robbed >> seat & 1]
    mine, other, theirs = sea.trade
    trade = f"{MARKETS[mine]} {seat_word(other)} {MARKETS[theirs]}"
    return {
        "done": view.done_part(sea) or None,
        "delivered": view.letters(sea.delivered) or None,
        "fresh": components.fish_text(sea.fresh) if gaining else None,
        "robbed": robbed if robbed and sea.moment == moments.GAIN else None,
        "settled": sea.settled if sea.settled and sea.moment == moments.RESTACK else None,
        "trade": trade if sea.moment == moments.GIVE else None,
    }


# Reading.


def restore(sea: MaldiviaState, sheet: Sheet) -> None:
    """Fill a state that has been set out from a sheet; impossible positions are refused."""
    sheet.only(KEYS)
    seats = seat_words(sea.seats)
    sea.moment = sheet.choice("ask", moments.NAMES, moments.PLAN)
    setting_up = sea.moment < moments.PLAN
    sea.round = sheet.integer("round", 0, 9999, int(not setting_up))
    if (sea.round == 0) != setting_up:
        raise sheet.fault("round", "is 0 exactly while the boats are set up (MAL-020)")
    sea.start = sheet.seat("start", sea.seats, 0)
    sea.mover = sheet.seat("turn", sea.seats, sea.start)
    sea.turn = sheet.integer("tile", 1, TILES, 1) - 1
    if sea.moment == moments.PLAN and (sea.turn or sea.mover != sea.start):
        raise sheet.fault("ask", "nobody has played a tile while all are planning (MAL-024)")
    if sea.moment == moments.OVER:
        sea.mover = sea.start
    read_folds(sea, sheet)
    read_boats(sea, sheet)
    read_masts(sea, sheet)
    read_plans(sea, sheet)
    read_cards(sea, sheet)
    read_swaps(sea, sheet, seats)
    read_unsure(sea, sheet)
    read_turn(sea, sheet, seats)
    sea.menu = legal.menu_of(sea)
    if sea.moment != moments.OVER and len(sea.menu) < 2:
        raise sheet.fault("ask", "there is nothing to decide: what happens next happens by itself")


def read_folds(sea: MaldiviaState, sheet: Sheet) -> None:
    for letter in sheet.text("folds") if "folds" in sheet else "":
        if letter not in LETTERS:
            raise sheet.fault("folds", f"{letter!r} is no side; sides are E, S, W and N")
        side = LETTERS.index(letter)
        if (sea.rows() if side % 2 else sea.columns()) == 1:
            raise sheet.fault("folds", "a sea one space wide cannot be folded away (MAL-186)")
        cloth.fold_face(sea.face, sea.folds, side)
        sea.creases.append(side)
    if sea.creases and sea.moment < moments.PLAN:
        raise sheet.fault("folds", "the cloth lies unfolded during the set-up (MAL-010)")
    if sea.spaces() <= components.LAST_SPACES and sea.moment == moments.PLAN:
        raise sheet.fault("folds", "with 16 spaces or fewer the game is over (MAL-210)")
    if sea.spaces() > components.LAST_SPACES and sea.moment == moments.OVER:
        raise sheet.fault("folds", "with more than 16 spaces the game goes on (MAL-210)")


def read_boats(sea: MaldiviaState, sheet: Sheet) -> None:
    seats = range(sea.seats)
    waiting = [sea.rank_in_turn(seat) >= sea.rank_in_turn(sea.mover) for seat in seats]
    if "colours" in sheet:
        for seat, name in enumerate(sheet.texts("colours", [*BOX.boats, ""], sea.seats)):
            sea.colours[seat] = BOX.boats.index(name) if name else -1
        chosen = [boat for boat in sea.colours if boat >= 0]
        if len(set(chosen)) != len(chosen):
            raise sheet.fault("colours", "there is one boat of each colour (MAL-011)")
    elif sea.moment != moments.TAKE:
        sea.colours = list(seats)
    for seat in seats:
        if (sea.colours[seat] < 0) != (sea.moment == moments.TAKE and waiting[seat]):
            raise sheet.fault("colours", "the players choose in turn from the starting player on")
    if sea.moment == moments.TAKE:
        if "boats" in sheet:
            raise sheet.fault("boats", "nobody has placed a boat yet")
        return
    for seat, name in enumerate(sheet.texts("boats", ["", *NAMES], sea.seats)):
        if (name == "") != (sea.moment == moments.PLACE and waiting[seat]):
            raise sheet.fault("boats", "the players place their boats in turn (MAL-017)")
        if name:
            cell = NAMES.index(name)
            if sea.face[cell] == components.HIDDEN:
                raise sheet.fault("boats", f"{name} has been folded away (MAL-006)")
            if sea.at[cell] >= 0:
                raise sheet.fault("boats", f"two boats stand on {name} (MAL-006)")
            sea.boats[seat] = cell
            sea.at[cell] = seat


def read_fish(sea: MaldiviaState, sheet: Sheet, key: str, text: str) -> list[int]:
    """Fish letters as colours, taken from the supply."""
    found: list[int] = []
    for letter in text:
        if letter not in components.COLOURS:
            raise sheet.fault(key, f"{letter!r} is no fish; fish are R, G, P and Y")
        colour = components.COLOURS.index(letter)
        if sea.supply[colour] == 0:
            name, count = BOX.colours[colour], components.SUPPLY[colour]
            raise sheet.fault(key, f"there are {count} {name} fish, not {count + 1} (MAL-012)")
        sea.supply[colour] -= 1
        found.append(colour)
    return found


def read_masts(sea: MaldiviaState, sheet: Sheet) -> None:
    for seat, text in enumerate(sheet.lines("masts", None, sea.seats)):
        if len(text) > MAST:
            raise sheet.fault("masts", f"a mast holds 7 fish, not {len(text)} (MAL-115)")
        if text and sea.moment < moments.PLAN:
            raise sheet.fault("masts", "masts are empty during the set-up (MAL-012)")
        fish = read_fish(sea, sheet, "masts", text)
        sea.height[seat] = len(fish)
        sea.mast[seat * MAST : seat * MAST + len(fish)] = fish


def read_plans(sea: MaldiviaState, sheet: Sheet) -> None:
    for seat, text in enumerate(sheet.lines("plans", None, sea.seats)):
        if not text:
            continue
        words = text.split()
        row = [tiles.TEXTS.index(word) for word in words if word in tiles.TEXTS]
        fogs = sum(1 for tile in row if tiles.is_fog(tile))
        if len(words) != TILES or len(row) != TILES or fogs != 1:
            raise sheet.fault("plans", f"{text!r} must be three arrows and one fog tile (MAL-021)")
        sea.tiles[seat * TILES : seat * TILES + TILES] = row
        sea.planned |= 1 << seat
    everybody = (1 << sea.seats) - 1
    if sea.moment < moments.PLAN and sea.planned:
        raise sheet.fault("plans", "nobody plans during the set-up (MAL-020)")
    if sea.moment == moments.PLAN and sea.planned == everybody:
        raise sheet.fault("plans", "all plans are in, so the first tile is revealed (MAL-035)")
    if sea.moment > moments.PLAN and sea.planned != everybody:
        raise sheet.fault("plans", "a tile is being played, but a plan is missing (MAL-021)")
    if sea.moment > moments.PLAN:
        for seat in range(sea.seats):
            for tile in sea.plan(seat)[: sea.lying(seat)]:
                if tiles.is_fog(tile):
                    sea.fog |= 1 << tiles.fog_side(tile)  # MAL-171: a revealed letter is marked


def read_card(sheet: Sheet, key: str, word: str) -> int:
    if word not in BOX.cards:
        raise sheet.fault(key, f"{word!r} is no card")
    return BOX.cards.index(word)


def read_cards(sea: MaldiviaState, sheet: Sheet) -> None:
    used: list[int] = []
    for seat, text in enumerate(sheet.lines("cards", None, sea.seats)):
        for word in text.split():
            card = read_card(sheet, "cards", word)
            if sea.owner[card] >= 0:
                raise sheet.fault("cards", f"{word} is there twice")
            sea.owner[card] = seat
            sea.points[seat] += components.VALUE[card]
            used.append(card)
    if used and sea.moment < moments.PLAN:
        raise sheet.fault("cards", "nobody has delivered anything during the set-up")
    for side, key in enumerate(MARKETS):
        read_market(sea, sheet, side, key, used)


def read_market(sea: MaldiviaState, sheet: Sheet, side: int, key: str, used: list[int]) -> None:
    mine = [card for card in components.CARDS_OF[side] if card not in used]
    words = sheet.text(key).split() if key in sheet else ["|", "..."]
    row: list[int] = []
    for word in words:
        if word in SHORT:
            row.append(SHORT[word])
        elif word not in ("|", "/"):
            row.append(read_card(sheet, key, word))
            if row[-1] not in mine:
                raise sheet.fault(key, f"{word} is there twice or is of another island")
            mine.remove(row[-1])
    if words.count("|") != 1 or words.count("/") > 1 or words.count("...") > 1:
        raise sheet.fault(key, "must read: two open ships | the pile / the known bottom")
    if OTHERS in row:
        at = row.index(OTHERS)
        row[at : at + 1] = mine
    elif mine:
        raise sheet.fault(key, f"{BOX.cards[mine[0]]} is missing")
    if key not in sheet:
        row.extend([-1] * (2 - len(row)))
    elif words.index("|") != 2:
        raise sheet.fault(key, "must have two open ships, - for none, before the |")
    sea.ships[side * components.SLOTS : side * components.SLOTS + components.SLOTS] = row[:2]
    pile = row[2:]
    if -1 in pile or (pile and -1 in row[:2]):
        raise sheet.fault(key, "a ship is turned up as long as there is a pile (MAL-203)")
    sea.piles.append(pile[::-1])
    bottom = words[words.index("/") + 1 :] if "/" in words else []
    if "..." in bottom:
        raise sheet.fault(key, "the known bottom must name its cards")
    sea.sunk[side] = len(bottom)


def read_swaps(sea: MaldiviaState, sheet: Sheet, seats: list[str]) -> None:
    """The swaps so far, and what was delivered since the first; told from the last one back."""
    story: list[memory.Entry] = []
    for text in sheet.lines("swaps"):
        words = text.split()
        if len(words) not in (2, 4) or any(word not in seats for word in words[::2]):
            raise sheet.fault("swaps", f"{text!r} must read like: p1 E01 p2 E03, or p2 S04")
        cards = [*[read_card(sheet, "swaps", word) for word in words[1::2]], -1]
        partners = [*[seats.index(word) for word in words[::2]], -1]
        story.append((partners[0], partners[1], cards[0], cards[1]))
    if story and story[0][1] < 0:
        raise sheet.fault("swaps", "the story of the cards begins with a swap (MAL-161)")
    owners = sea.owner[:]
    for seat, other, given, drawn in reversed(story):
        fits = owners[given] == (seat if other < 0 else other)
        if not fits or (other >= 0 and owners[drawn] != seat):
            text = entry_text((seat, other, given, drawn))
            raise sheet.fault("swaps", f"after {text!r} the cards are in other hands (MAL-161)")
        owners[given] = -1 if other < 0 else seat
        if other >= 0:
            owners[drawn] = other
        if seat == other:
            raise sheet.fault("swaps", "cards are swapped with somebody else (MAL-160)")
    if story:
        sea.story = story


def read_unsure(sea: MaldiviaState, sheet: Sheet) -> None:
    """Which first holders each seat, and last the spectators, cannot know."""
    if "unsure" not in sheet:
        return
    owners = memory.first_owners(sea)
    sea.aware = sea.aware[:]
    for i, text in enumerate(sheet.texts("unsure", None, sea.seats + 1)):
        eye = memory.eye(i if i < sea.seats else -1)
        holders: list[tuple[int, int]] = []
        for word in text.split():
            card = read_card(sheet, "unsure", word)
            if owners[card] < 0 or owners[card] == i:
                raise sheet.fault("unsure", f"everybody concerned knows where {word} is")
            sea.aware[card] &= ~eye
            holders.append((components.island_of(card), owners[card]))
        for side in range(4):
            if len({holder for island, holder in holders if island == side}) == 1:
                raise sheet.fault("unsure", "cards that only one player can hold are known")


def read_turn(sea: MaldiviaState, sheet: Sheet, seats: list[str]) -> None:
    for key in TURN_KEYS:
        if key in sheet and not moments.ACT <= sea.moment <= moments.GIVE:
            raise sheet.fault(key, "nobody is in the middle of an action")
    if sea.moment <= moments.PLAN or sea.moment == moments.OVER:
        return
    fog = tiles.is_fog(sea.tile_shown())
    if sea.moment == moments.EXCHANGE:
        if not fog or not sea.creases or sea.creases[-1] != sea.fog_shown():
            late = "ships are exchanged only after the fold of their side (MAL-200)"
            raise sheet.fault("ask", late)
        return
    if fog:
        raise sheet.fault("ask", "a fog tile allows neither move nor action (MAL-189)")
    if sea.moment == moments.SAIL:
        return
    read_done(sea, sheet)
    fresh = read_fish(sea, sheet, "fresh", sheet.text("fresh") if "fresh" in sheet else "")
    sea.fresh = [fresh.count(colour) for colour in range(4)]
    if bool(fresh) != (moments.GAIN <= sea.moment <= moments.STICK):
        raise sheet.fault("fresh", "new fish are in hand exactly during a gain (MAL-108)")
    read_gain(sea, sheet, seats)
    if sea.moment == moments.RESTACK:
        if not sea.delivered:
            raise sheet.fault("ask", "fish are rearranged only after a delivery (MAL-136)")
        sea.settled = sheet.integer("settled", 0, sea.height[sea.mover], 0)
    elif "settled" in sheet:
        raise sheet.fault("settled", "nobody is rearranging fish")
    if sea.moment == moments.GIVE:
        read_trade(sea, sheet, seats)
    elif "trade" in sheet:
        raise sheet.fault("trade", "nobody is swapping cards")


def read_done(sea: MaldiviaState, sheet: Sheet) -> None:
    """What has been done in this turn."""
    boat = sea.boats[sea.mover]
    done = sheet.lines("done", list(view.DONE))
    gaining = moments.GAIN <= sea.moment <= moments.STICK
    sea.gained = moments.GAINING if gaining else (moments.GAINED if "gained" in done else 0)
    sea.fished = "fished" in done
    sea.special = "special" in done
    sea.surplus = "surplus" in done
    if gaining and "gained" in done:
        raise sheet.fault("done", "there is one gain a turn (MAL-088)")
    if sea.fished and (sea.face[boat] < components.FISH or sea.gained == 0):
        raise sheet.fault("done", "the boat has not fished where it stands (MAL-100)")
    for letter in sheet.text("delivered") if "delivered" in sheet else "":
        if letter not in LETTERS or not sea.borders(boat, LETTERS.index(letter)):
            raise sheet.fault("delivered", f"the boat does not border {letter!r} (MAL-130)")
        sea.delivered |= 1 << LETTERS.index(letter)
    if sea.fished and sea.delivered:
        raise sheet.fault("delivered", "nobody fishes and delivers in one turn (MAL-090)")


def read_gain(sea: MaldiviaState, sheet: Sheet, seats: list[str]) -> None:
    total = sea.height[sea.mover] + sum(sea.fresh)
    for name in sheet.lines("robbed", seats):
        victim = seats.index(name)
        around = [cloth.NEXT[sea.boats[sea.mover] * 4 + way] for way in range(4)]
        if sea.moment != moments.GAIN or sea.boats[victim] not in around:
            raise sheet.fault("robbed", f"{name} is not beside the boat (MAL-105)")
        sea.robbed |= 1 << victim
    if sea.moment == moments.DROP and (total <= MAST or not sea.surplus):
        raise sheet.fault("ask", "fish are taken off the mast only in a surplus (MAL-117)")
    if sea.moment == moments.STICK and total > MAST and not sea.surplus:
        raise sheet.fault("done", "this is a surplus (MAL-117)")
    if sea.surplus and sea.moment not in (moments.DROP, moments.STICK):
        raise sheet.fault("done", "a surplus is only being sorted out during a gain (MAL-117)")


def read_trade(sea: MaldiviaState, sheet: Sheet, seats: list[str]) -> None:
    words = sheet.text("trade").split()
    if len(words) != 3 or not {words[0], words[2]} <= {*MARKETS} or words[1] not in seats:
        raise sheet.fault("trade", "must read like: efo p2 wipi")
    mine, other, theirs = MARKETS.index(words[0]), seats.index(words[1]), MARKETS.index(words[2])
    held, wanted = shark.holdings(sea, sea.mover, mine), shark.holdings(sea, other, theirs)
    if other == sea.mover or not held or not wanted:
        raise sheet.fault("trade", "both partners need such a card (MAL-160)")
    if sea.special or sea.face[sea.boats[sea.mover]] != components.SHARK:
        raise sheet.fault("trade", "cards are swapped once, on a shark space (MAL-160)")
    sea.trade = (mine, other, theirs)
