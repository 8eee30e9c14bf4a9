"""A position as short readable data, and back; impossible ones are refused with the reason.

Keys that are left out get what a game's beginning would have, or what follows from the others: the
round from the number of tiles laid, the pile from the tiles not seen. Characters may be left out,
and fish and treasure tiles are checked against their supply only: puzzles and the examples of the
rules need no history.
"""

from __future__ import annotations

from shoal.games.vanuatu import components, moments, scoring, view
from shoal.games.vanuatu.components import BOX
from shoal.games.vanuatu.rules import (
    characters,
    harbour,
    majority,
    map_lines,
    order,
    pawns,
    possible,
    rewards,
    setup,
)
from shoal.games.vanuatu.state import VanuatuState
from shoal.kernel.fields import Choice, Fields, Mark
from shoal.kernel.sheet import Sheet, seat_word, seat_words

KEYS = [
    "round", "phase", "batch", "first", "active", "map", "next", "pile", "ships", "deck",
    "discards", "tourists", "waiting", "price", "rest", "second", "neutral", "offer",
]  # fmt: skip
PLAYER_KEYS = "vatu points boat fish treasure character turned pawns done earned"
CHARACTER = Fields([Choice("character", components.CHARACTERS), Mark("turned")])
BEFORE = [0, 2, 4]  # pawns on the board before a batch, and after it
AFTER = [2, 4, 5]


# Writing.


def sketch(table: VanuatuState) -> dict[str, object]:
    """Everything needed to go on; what follows from the rest is left out."""
    words = components.REST_WORDS
    rests = [f"{seat_word(seat)} {words[table.rest_held[seat]]}" for seat in table.rest_order]
    data: dict[str, object] = {
        "round": table.round_no,
        "phase": moments.WORDS[table.moment],
        "batch": table.batch + 1 if table.moment == moments.PLANNING else None,
        "first": seat_word(table.first),
        "active": seat_word(table.active),
        "map": map_lines.write_map(table),
        "next": words_of(BOX.tile_words, table.revealed),
        "pile": words_of(BOX.tile_words, table.pile[table.pile_at :]),
        "ships": [ship_words(table, space) for space in range(3)],
        "deck": words_of(BOX.ship_ids, table.deck[::-1]),  # the next ship to come stands first
        "discards": words_of(BOX.ship_ids, table.discards),
        "tourists": table.tourist_pile[:],
        "waiting": table.tourists,
        "price": BOX.fish_track[table.price_at],
        "rest": rests or None,
        "second": components.GOODS[table.second_good] if table.moment == moments.DOUBLING else None,
        "neutral": pawn_words(table.neutral),
        "offer": " ".join(view.people(table.last_offer)) or None,
    }
    for seat in range(table.seats):
        data[seat_word(seat)] = player_data(table, seat)
    return {key: value for key, value in data.items() if value is not None}


def words_of(words: list[str], numbers: list[int]) -> str | None:
    return " ".join([words[number] for number in numbers]) or None


def pawn_words(pawns: list[int]) -> str | None:
    """The boxes on which pawns stand, one word for each of them."""
    return words_of(components.ACTIONS, [box for box in range(9) for _pawn in range(pawns[box])])


def ship_words(table: VanuatuState, space: int) -> str:
    """A ship and the goods already on it."""
    ship = table.ships[space]
    words = [BOX.ship_ids[ship]]
    for good in range(3):
        loaded = BOX.ship_slots[ship].count(good) - table.gaps[space * 3 + good]
        words.extend([components.GOODS[good]] * loaded)
    return " ".join(words)


def player_data(table: VanuatuState, seat: int) -> dict[str, object]:
    person = table.character[seat]
    done = [box for box in range(9) if pawns.is_done(table, seat, box)]
    governs = characters.face_up(table, seat, characters.GOVERNOR)  # only he asks for it (VAN-282)
    earned = table.earned[seat * scoring.SOURCE_COUNT : (seat + 1) * scoring.SOURCE_COUNT]
    sources = zip(scoring.SOURCES, earned, strict=True)
    data: dict[str, object] = {
        "vatu": table.vatu[seat],
        "points": table.points[seat],
        "boat": BOX.labels[table.boat[seat]],
        "fish": view.values(table.fish_tiles, seat) or None,
        "treasure": view.values(table.gems, seat) or None,
        "character": components.CHARACTERS[person] if person >= 0 else None,
        "turned": True if person >= 0 and table.turned[seat] else None,
        "pawns": pawn_words(table.pawns[seat * 9 : seat * 9 + 9]),
        "done": words_of(components.ACTIONS, done) if governs else None,
        "earned": {source: points for source, points in sources if points} or None,
    }
    return {key: value for key, value in data.items() if value is not None}


# Reading.


def restore(table: VanuatuState, sheet: Sheet) -> None:
    seats = seat_words(table.seats)
    sheet.only(KEYS + seats)
    setup.clear_table(table)
    map_lines.read_map(table, sheet)
    map_lines.read_tiles(table, sheet)
    read_ships(table, sheet)
    for seat, word in enumerate(seats):
        row = sheet.table(word, PLAYER_KEYS) if word in sheet else Sheet("position", {}, word)
        read_player(table, seat, row)
    table.first = sheet.seat("first", table.seats, 0)
    read_supplies(table, sheet)
    price = sheet.integer("price", 0, 9, BOX.fish_track[0])
    if price not in BOX.fish_track:
        raise sheet.fault("price", f"must be one of {BOX.fish_track}")
    table.price_at = BOX.fish_track.index(price)
    read_rest(table, sheet)
    read_neutral(table, sheet)
    read_characters(table, sheet)
    read_phase(table, sheet)
    read_tourists(table, sheet)
    for action in range(9):
        table.leader[action] = majority.lead(table, action)
    possible.infer_done(table)
    check_phase(table, sheet)
    possible.check(table, sheet)


def word_list(sheet: Sheet, key: str, allowed: list[str]) -> list[int]:
    """Words of one text, as their numbers in a list of allowed words."""
    found: list[int] = []
    for word in sheet.words(key):
        if word not in allowed:
            raise sheet.fault(key, f"{word!r} is none of {', '.join(allowed)}")
        found.append(allowed.index(word))
    return found


def read_ships(table: VanuatuState, sheet: Sheet) -> None:
    """VAN-024: three on the board, the others in the deck or discarded, ten in all."""
    ids = BOX.ship_ids
    lines = sheet.texts("ships", count=3) if "ships" in sheet else ids[:3]
    for line in lines:
        words = line.split()
        if not words or words[0] not in ids:
            raise sheet.fault("ships", f"{line!r} must begin with a ship such as {ids[0]}")
        ship = ids.index(words[0])
        gaps = harbour.SHIP_NEEDS[ship * 3 : ship * 3 + 3]
        for word in words[1:]:
            if word not in components.GOODS or gaps[components.GOODS.index(word)] == 0:
                raise sheet.fault("ships", f"{words[0]} has no slot for {word!r}")
            gaps[components.GOODS.index(word)] -= 1
            table.reserve[components.GOODS.index(word)] -= 1
        table.ships.append(ship)
        table.gaps.extend(gaps)
    table.discards = word_list(sheet, "discards", ids)
    deck = word_list(sheet, "deck", ids)
    if "deck" not in sheet:
        deck = [ship for ship in range(10) if ship not in table.ships + table.discards]
    deck.reverse()
    table.deck = deck
    if sorted(table.ships + table.deck + table.discards) != list(range(10)):
        raise sheet.fault("deck", "ships, deck and discards must be the ten ships, each once")


def read_player(table: VanuatuState, seat: int, sheet: Sheet) -> None:
    table.vatu[seat] = sheet.integer("vatu", 0, BOX.conversion_at - 1, table.vatu[seat])  # VAN-003
    table.points[seat] = sheet.integer("points", 0, 9999, table.points[seat])
    table.boat[seat] = sheet.choice("boat", BOX.labels, table.tile_hex[BOX.start_tile])
    if not table.sea >> table.boat[seat] & 1:
        raise sheet.fault("boat", "a boat is always on a sea tile (VAN-007)")
    for key, tiles in (("fish", table.fish_tiles), ("treasure", table.gems)):
        for value in sheet.integers(key, 1, 3) if key in sheet else []:
            tiles[seat * 4 + value] += 1
    if "turned" in sheet and "character" not in sheet:
        raise sheet.fault("turned", "there is no character to be turned (VAN-074)")
    CHARACTER.read(table, sheet, seat)
    for action in word_list(sheet, "pawns", components.ACTIONS):
        if table.pawns[seat * 9 + action] == 0:
            table.stacks[seat] += 1
        table.pawns[seat * 9 + action] += 1
    for action in word_list(sheet, "done", components.ACTIONS):
        table.done |= 1 << (seat * 9 + action)
    read_earned(table, seat, sheet)


def read_earned(table: VanuatuState, seat: int, sheet: Sheet) -> None:
    """Where points came from; what is not told came before."""
    at = seat * scoring.SOURCE_COUNT
    table.earned[at + scoring.BEFORE] = 0
    if "earned" in sheet:
        rows = sheet.table("earned")
        rows.only(scoring.SOURCES)
        for key in rows.keys():  # noqa: SIM118 (a Sheet is no dict)
            table.earned[at + scoring.SOURCES.index(key)] = rows.integer(key, -9999, 9999)
        total = sum(table.earned[at : at + scoring.SOURCE_COUNT])
        if total != table.points[seat]:
            raise sheet.fault("earned", f"adds up to {total}, not {table.points[seat]} points")
    else:
        table.earned[at + scoring.BEFORE] = table.points[seat]


def read_supplies(table: VanuatuState, sheet: Sheet) -> None:
    """No more of anything than the box holds."""
    for good in range(3):
        table.reserve[good] -= sum(table.cubes[isle * 3 + good] for isle in range(5))
        if table.reserve[good] < 0:
            total = BOX.cubes[good]
            raise sheet.fault("map", f"there are only {total} cubes of {components.GOODS[good]}")
    for key, tiles, supply in (
        ("fish", table.fish_tiles, BOX.fish_supply),
        ("treasure", table.gems, BOX.treasure_supply),
    ):
        for value in (1, 2, 3):
            held = sum(tiles[seat * 4 + value] for seat in range(table.seats))
            if held > supply[value]:
                many = f"players hold {held} {key} tiles of value {value}"
                raise sheet.fault(key, f"{many}; there are {supply[value]}")
    for seat in range(table.seats):
        table.hand[seat] = BOX.stalls - sum(table.stalls[isle * 5 + seat] for isle in range(5))
        if table.hand[seat] < 0:
            raise sheet.fault("map", f"p{seat + 1} has more than {BOX.stalls} stalls")


def read_tourists(table: VanuatuState, sheet: Sheet) -> None:
    """VAN-025, VAN-042: the values of eight rounds; those come so far are on islands or gone."""
    fitting = sorted(setup.tourist_values(table.seats), reverse=True)
    values = sheet.integers("tourists", 0, 9, 8) if "tourists" in sheet else fitting[:]
    if "tourists" not in sheet and "waiting" in sheet and table.moment < moments.TURN:
        waiting = sheet.integer("waiting", 0, 9)  # nobody has fetched one: it is the tile's value
        if waiting in values:
            values.remove(waiting)
            values.insert(table.round_no - 1, waiting)
    if sorted(values, reverse=True) != fitting:
        raise sheet.fault("tourists", f"must be {fitting} in some order with {table.seats} players")
    table.tourist_pile = values
    now = values[table.round_no - 1]
    table.tourists = sheet.integer("waiting", 0, now) if "waiting" in sheet else now
    settled = sum(table.guests)
    if settled + table.tourists > sum(values[: table.round_no]):
        came = f"only {sum(values[: table.round_no])} have come by round {table.round_no}"
        raise sheet.fault("waiting", f"{settled + table.tourists} tourists, but {came}")


def read_rest(table: VanuatuState, sheet: Sheet) -> None:
    for line in sheet.lines("rest"):
        words = line.split()
        names = seat_words(table.seats)
        if len(words) != 2 or words[0] not in names or words[1] not in components.REST_WORDS:
            allowed = ", ".join(components.REST_WORDS)
            raise sheet.fault("rest", f"{line!r} must be a seat and one of {allowed}")
        seat = names.index(words[0])
        tile = components.REST_WORDS.index(words[1])
        if tile in table.rest_held or seat in table.rest_order:
            raise sheet.fault("rest", f"{line!r}: each tile and each seat only once (VAN-156)")
        table.rest_held[seat] = tile
        table.rest_order.append(seat)


def read_neutral(table: VanuatuState, sheet: Sheet) -> None:
    for action in word_list(sheet, "neutral", components.ACTIONS):
        table.neutral[action] += 1
    if sum(table.neutral) and table.seats != 2:
        raise sheet.fault("neutral", "only two players have neutral pawns (VAN-283)")
    for person in word_list(sheet, "offer", components.CHARACTERS):
        table.last_offer |= 1 << person
    if table.last_offer and table.seats != 2:
        raise sheet.fault("offer", "only two players have an offer (VAN-283)")


def read_characters(table: VanuatuState, sheet: Sheet) -> None:
    """VAN-026, VAN-070: each character once, with a player or available."""
    there = characters.in_game(table)
    for seat in range(table.seats):
        person = table.character[seat]
        if person < 0:
            continue
        name = components.CHARACTERS[person]
        if not there >> person & 1:
            key = "character" if table.characters_on else "characters"
            raise sheet.fault(seat_word(seat), f"{key}: {name} is not in this game")
        if table.character.count(person) > 1:
            raise sheet.fault(seat_word(seat), f"character: two hold the {name}")


def read_phase(table: VanuatuState, sheet: Sheet) -> None:
    """The phase, or the one that fits what is there."""
    if "phase" in sheet:
        table.moment = sheet.choice("phase", moments.WORDS)
    elif sum(table.pawns):
        table.moment = moments.TURN
    elif table.characters_on and table.character.count(-1) == table.seats:
        table.moment = moments.CHOOSING
    else:
        table.moment = moments.PLANNING
    if table.moment == moments.PLANNING and "batch" in sheet:
        table.batch = sheet.integer("batch", 1, 3) - 1
    default = table.first
    if table.moment == moments.TURN:
        for _k in range(table.seats):
            if table.stacks[default] == 0:
                default = order.after(table, default)
    table.active = sheet.seat("active", table.seats, default)
    table.offer = characters.in_game(table)
    begun = table.round_no > 1 or table.moment != moments.NEUTRALS
    if table.seats == 2 and begun:
        table.offer &= table.last_offer
    for person in table.character:
        if person >= 0:
            table.offer &= ~(1 << person)
    table.second_good = sheet.choice("second", components.GOODS, 0)


def check_phase(table: VanuatuState, sheet: Sheet) -> None:
    """What cannot be in this phase."""
    phase = table.moment
    laid = 16 - table.hex_tile.count(-1) - 4
    due = min(2 * (table.round_no - 1), 12)
    if phase == moments.PLACING:
        if table.round_no == 1 or not due - 2 <= laid < due or not table.revealed:
            raise sheet.fault("phase", "no tile is to be placed now (VAN-040, VAN-048)")
        if table.active != table.first:
            raise sheet.fault("active", "the first player places the tiles (VAN-048)")
    elif laid != due:
        raise sheet.fault("map", f"round {table.round_no} has {due} lettered tiles, not {laid}")
    for seat in range(table.seats):
        down = sum(table.pawns[seat * 9 : seat * 9 + 9])
        if phase == moments.PLANNING:
            mine = (seat - table.first) % table.seats
            acting = (table.active - table.first) % table.seats
            wanted = AFTER[table.batch] if mine < acting else BEFORE[table.batch]
            if down != wanted:
                raise sheet.fault(f"p{seat + 1}", f"pawns: {wanted} must be placed, not {down}")
            if table.turned[seat]:
                raise sheet.fault(f"p{seat + 1}", "turned: no character was used yet (VAN-074)")
        elif down > 5 or (down and phase < moments.TURN) or (down and phase == moments.OVER):
            raise sheet.fault(f"p{seat + 1}", f"pawns: {down} on the board cannot be (VAN-080)")
    if phase == moments.TURN and table.stacks[table.active] == 0:
        raise sheet.fault("active", "has no pawns to act with (VAN-100)")
    if phase == moments.OVER and table.round_no != BOX.rounds:
        raise sheet.fault("phase", f"the game ends after round {BOX.rounds} (VAN-250)")
    if table.rest_order and not moments.TURN <= phase <= moments.RESTING:
        raise sheet.fault("rest", "all rest tiles are on the board outside Phase IV")
    rested = len(table.rest_order) >= 4 or table.active in table.rest_order
    if phase == moments.RESTING and rested:
        raise sheet.fault("rest", "the active player cannot be choosing a rest tile")
    if phase == moments.SELLING and rewards.count(table.fish_tiles, table.active) == 0:
        raise sheet.fault("phase", "nothing is left to sell (VAN-136)")
    if phase == moments.DOUBLING:
        if "second" not in sheet or not characters.face_up(table, table.active, characters.BUYER):
            raise sheet.fault("second", "is the good a face-up Buyer has just bought (VAN-206)")
        if table.reserve[table.second_good] == 0:
            raise sheet.fault("second", "the reserve has no such cube (VAN-206)")
    check_duel(table, sheet)


def check_duel(table: VanuatuState, sheet: Sheet) -> None:
    """VAN-283: neutral pawns and offers of two players."""
    if table.seats != 2:
        if table.moment == moments.NEUTRALS:
            raise sheet.fault("phase", "only two players have neutral pawns (VAN-283)")
        return
    down = sum(table.neutral)
    every = sum(BOX.neutral_pawns)
    if table.moment == moments.NEUTRALS:
        placer = table.first if down < BOX.neutral_pawns[0] else order.after(table, table.first)
        if down >= every or table.active != placer:
            raise sheet.fault("neutral", "the active player has no neutral pawn to put down")
    elif table.moment in (moments.PLACING, moments.OVER):
        if down:
            raise sheet.fault("neutral", "neutral pawns leave after Phase IV (VAN-283)")
    elif down != every:
        raise sheet.fault("neutral", f"{every} neutral pawns must be down, not {down}")
    for person in table.character:
        if person >= 0 and not table.last_offer >> person & 1:
            name = components.CHARACTERS[person]
            raise sheet.fault("offer", f"{name} was not on offer (VAN-283)")
