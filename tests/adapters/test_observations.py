"""What a seat sees as numbers: read back, it is what the view says, and nothing more."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

pytest.importorskip("numpy", reason="comes with each of the extras")

from shoal import games
from shoal.adapters.arrays import Observation
from shoal.adapters.observations.rows import prizes
from shoal.adapters.observed import NotObservedError, observed
from shoal.games.carta_magica import components as chart_box
from shoal.games.carta_magica import map as chart
from shoal.games.carta_magica import moments as voyage_moments
from shoal.games.carta_magica.components import BOX as VOYAGE
from shoal.games.kleine_fische import components as reef_box
from shoal.games.kleine_fische import map as reef
from shoal.games.kleine_fische import moments as reef_moments
from shoal.games.maldivia import map as cloth
from shoal.games.maldivia import moments as cloth_moments
from shoal.games.maldivia.components import BOX as CLOTH
from shoal.games.maldivia.components import COLOURS, LETTERS
from shoal.games.maldivia.rules.tiles import TEXTS
from shoal.games.vanuatu import components as isles
from shoal.games.vanuatu import moments as isles_moments
from shoal.games.vanuatu.components import BOX as ISLES
from shoal.kernel import FastChance, State
from tiny.tic_tac_toe import GAME as TIC_TAC_TOE

Read = dict[str, list[int]]
Facts = dict[str, object]
OFTEN = 7  # every so many actions a table is looked at


def moments_of(name: str, seats: int, options: dict[str, object]) -> Iterator[State]:
    """Tables from random games, and their ends."""
    game = games.find(name)
    chance = FastChance(11)
    for seed in range(4):
        state = game.new(seats, FastChance(seed), options)
        for step in range(1500):
            if step % OFTEN == 0 or state.over():
                yield state
            if state.over():
                break
            seat = state.actor()
            legal = state.legal(seat)
            state.apply(seat, legal[chance.below(len(legal))])


class Seat:
    """Turns places after the observer back into seats."""

    def __init__(self, seat: int, seats: int) -> None:
        self.seat = seat
        self.seats = seats

    def of(self, place: int) -> int | None:
        return (place + self.seat) % self.seats if place >= 0 else None

    def row(self, numbers: list[int], width: int = 1) -> list[list[int]]:
        """A part by seat, in the order of the seats."""
        found: list[list[int]] = [[] for _ in range(self.seats)]
        for step in range(self.seats):
            found[(self.seat + step) % self.seats] = numbers[step * width : step * width + width]
        return found

    def each(self, numbers: list[int]) -> list[int]:
        return [one[0] for one in self.row(numbers)]

    def marked(self, numbers: list[int]) -> list[int]:
        return [seat for seat, flag in enumerate(self.each(numbers)) if flag]


def marked(numbers: list[int]) -> list[int]:
    return [i for i, flag in enumerate(numbers) if flag]


def there(numbers: list[int]) -> list[int]:
    return [number for number in numbers if number >= 0]


# Maldivia.


def maldivia_read(read: Read, at: Seat) -> Facts:
    over = read["moment"] == [cloth_moments.OVER]
    planned = at.marked(read["planned"])
    hidden = {seat: 4 if seat in planned else 0 for seat in range(at.seats)}
    cards = {
        seat: [CLOTH.cards[card] for card, who in enumerate(read["holders"]) if at.of(who) == seat]
        for seat in range(at.seats)
    }
    return {
        "moment": cloth_moments.NAMES[read["moment"][0]],
        "round": read["round"][0],
        "tile": read["tile"][0],
        "start": at.of(read["start"][0]),
        "mover": at.of(read["mover"][0]),
        "seats": at.marked(read["asked"]),
        "done": [["gained", "fished", "special", "surplus"][i] for i in marked(read["done"])],
        "delivered": "".join(LETTERS[i] for i in marked(read["delivered"])),
        "robbed": at.marked(read["robbed"]),
        "settled": read["settled"][0],
        "trade": None
        if read["trade"][0] < 0
        else [LETTERS[read["trade"][0]], at.of(read["trade"][1]), LETTERS[read["trade"][2]]],
        "cloth": " ".join(CLOTH.signs[face] for face in there(read["cloth"])),
        "folds": "".join(LETTERS[side] for side in there(read["creases"])),
        "counts": read["folds"],
        "fog": marked(read["fog"]),
        "boats": [cloth.cell_name(cell) for cell in at.each(read["boats"])],
        "colours": [CLOTH.boats[c] if c >= 0 else None for c in at.each(read["colours"])],
        "masts": ["".join(COLOURS[f] for f in there(m)) for m in at.row(read["masts"], 7)],
        "supply": read["supply"],
        "fresh": read["fresh"],
        "ships": [CLOTH.cards[card] if card >= 0 else None for card in read["ships"]],
        "piles": read["piles"],
        "sunk": [
            [CLOTH.cards[card] for card in there(read["sunk"][s * 10 : s * 10 + 10])][::-1]
            for s in range(4)
        ],
        "backs": [
            "".join(LETTERS[side] * count for side, count in enumerate(counts))
            for counts in at.row(read["backs"], 4)
        ],
        "cards": [cards[s] if s == at.seat or over else None for s in range(at.seats)],
        "planned": planned,
        "lying": at.each(read["lying"]),
        "tiles": [
            [TEXTS[tile] if tile >= 0 else "?" for tile in row[: hidden[seat]]]
            for seat, row in enumerate(at.row(read["tiles"], 4))
        ],
        "scores": at.each(read["scores"]) if over else None,
        "ranks": at.each(read["ranks"]) if over else None,
    }


def maldivia_view(view: dict[str, Any]) -> Facts:
    asked, sea, players = view["asked"], view["sea"], view["players"]
    trade = asked.get("trade")
    return {
        "moment": asked["moment"],
        "round": view["round"],
        "tile": view["tile"],
        "start": view["start"],
        "mover": view["mover"],
        "seats": asked["seats"],
        "done": asked.get("done", []),
        "delivered": asked.get("delivered", ""),
        "robbed": asked.get("robbed", []),
        "settled": asked.get("settled", 0),
        "trade": [trade["gives"], trade["seat"], trade["takes"]] if trade else None,
        "cloth": " ".join(sea["shows"]),
        "folds": sea["folds"],
        "counts": [sea["folds"].count(side) for side in LETTERS],
        "fog": [i for i, side in enumerate(view["sides"]) if side["fog"]],
        "boats": [one["boat"] for one in players],
        "colours": [one["colour"] for one in players],
        "masts": [one["mast"] for one in players],
        "supply": [view["supply"][colour] for colour in COLOURS],
        "fresh": [view["fresh"].count(colour) for colour in COLOURS],
        "ships": [ship and ship["card"] for side in view["sides"] for ship in side["ships"]],
        "piles": [side["pile"] for side in view["sides"]],
        "sunk": [side["sunk"] for side in view["sides"]],
        "backs": [one["backs"] for one in players],
        "cards": [
            [card["card"] for card in one["cards"]] if one["cards"] is not None else None
            for one in players
        ],
        "planned": [seat for seat, one in enumerate(players) if one["planned"]],
        "lying": [one["lying"] for one in players],
        "tiles": [one["tiles"] for one in players],
        "scores": view.get("scores"),
        "ranks": view.get("ranking"),
    }


# Vanuatu.


def vanuatu_read(read: Read, at: Seat) -> Facts:
    over = read["moment"] == [isles_moments.OVER]
    stalls = [read["stalls"][i * at.seats : (i + 1) * at.seats] for i in range(isles.ISLES)]
    hexes: list[object] = []
    for hex_, tile in enumerate(read["map"]):
        isle = ISLES.tile_isle[tile] if tile >= 0 else -1
        if tile < 0:
            hexes.append("")
        elif isle < 0:
            word = ISLES.tile_words[tile]
            hexes.append([word, read["fish"][hex_], read["treasure"][hex_]])
        else:
            owners = [s for s, count in enumerate(at.each(stalls[isle])) for _ in range(count)]
            goods = read["cubes"][isle * 3 : isle * 3 + 3]
            drawn, guests = read["drawings"][isle], read["guests"][isle]
            hexes.append([isles.ISLE_WORDS[isle], owners, drawn, guests, goods])
    place = at.each(read["rested"])
    return {
        "moment": isles_moments.WORDS[read["moment"][0]],
        "round": read["round"][0],
        "first": at.of(read["first"][0]),
        "active": at.of(read["active"][0]),
        "pawns": read["due"][0],
        "good": isles.GOODS[read["second"][0]] if read["second"][0] >= 0 else None,
        "map": hexes,
        "next": [ISLES.tile_words[tile] for tile in there(read["next"])],
        "pile": "".join(isles.LETTERS[letter] for letter in there(read["pile"])),
        "ships": [
            [ISLES.ship_ids[ship], read["slots"][space * 3 : space * 3 + 3]]
            for space, ship in enumerate(there(read["ships"]))
        ],
        "deck": read["deck"][0],
        "discards": sorted(ISLES.ship_ids[ship] for ship in marked(read["discards"])),
        "tourists": read["tourists"][0],
        "waves": read["waves"][: min(8, read["round"][0])],
        "price": read["price"][0],
        "reserve": read["reserve"],
        "rested": sorted((s for s in range(at.seats) if place[s]), key=lambda s: place[s]),
        "characters": [isles.CHARACTERS[person] for person in marked(read["offer"])],
        "players": [
            [vatu, points, ISLES.labels[boat], sum(fish), fish[1:], gems[1:], hand, pawns,
             isles.CHARACTERS[person] if person >= 0 else "", bool(turned)]
            for vatu, points, boat, fish, gems, hand, pawns, person, turned in zip(
                at.each(read["vatu"]), at.each(read["points"]), at.each(read["boats"]),
                at.row(read["fish_tiles"], 4), at.row(read["gems"], 4), at.each(read["hands"]),
                at.row(read["pawns"], 9), at.each(read["characters"]), at.each(read["turned"]),
                strict=True,
            )
        ],
        "neutral": read["neutral"],
        "leaders": [at.of(leader) for leader in read["leaders"]],
        "rest": isles.REST_WORDS[read["rest"][0]] if read["rest"][0] >= 0 else "",
        "gone": [isles.REST_WORDS[tile] for tile in marked(read["gone"])],
        "choice": [isles.REST_WORDS[tile] for tile in marked(read["choice"])],
        "ranks": at.each(read["ranks"]) if over else None,
    }  # fmt: skip


def vanuatu_hex(entry: dict[str, Any]) -> object:
    if entry["kind"] == "empty":
        return ""
    if entry["kind"] == "sea":
        return [entry["tile"], entry["fish"], entry["treasure"]]
    goods = [entry["goods"][good] for good in isles.GOODS]
    return [entry["tile"], entry["stalls"], entry["drawings"], entry["tourists"], goods]


def vanuatu_view(view: dict[str, Any]) -> Facts:
    asked = view["asked"]
    return {
        "moment": asked["moment"],
        "round": view["round"],
        "first": view["first"],
        "active": view["active"] if view["active"] >= 0 else None,
        "pawns": asked.get("pawns", 0),
        "good": asked.get("good"),
        "map": [vanuatu_hex(entry) for entry in view["map"]],
        "next": view["next"],
        "pile": view["pile"],
        "ships": [
            [ship["ship"], [
                sum(slot["good"] == good and not slot["loaded"] for slot in ship["slots"])
                for good in isles.GOODS
            ]]
            for ship in view["ships"]
        ],
        "deck": view["ship_deck"],
        "discards": sorted(view["ship_discards"]),
        "tourists": view["tourists"],
        "waves": view["tourist_values"],
        "price": view["price"],
        "reserve": [view["reserve"][good] for good in isles.GOODS],
        "rested": view["rested"],
        "characters": view["characters"],
        "players": [
            [one["vatu"], one["points"], one["boat"], len(one["fish"]),
             [one["fish"].count(value) for value in (1, 2, 3)],
             [one["treasure"].count(value) for value in (1, 2, 3)],
             one["stalls"], one["pawns"], one["character"], one["turned"]]
            for one in view["players"]
        ],
        "neutral": [box["neutral"] for box in view["actions"]],
        "leaders": [box["leader"] if box["leader"] >= 0 else None for box in view["actions"]],
        "rest": view["mine"]["rest"],
        "gone": view["mine"]["gone"],
        "choice": view["mine"]["choice"],
        "ranks": view.get("ranking"),
    }  # fmt: skip


# Kleine Fische.


def kleine_fische_read(read: Read, at: Seat) -> Facts:
    helped, over = read["helped"] == [1], read["moment"] == [reef_moments.OVER]
    fish, caves = reef_box.FISH, reef_box.CARD_NAMES[reef_box.FISH :]
    backs = ["" if b == 0 else "fish" if b == 1 else str(b) for b in read["backs"]]
    is_open = over or reef_moments.NAMES[read["moment"][0]] == "rainbow"
    return {
        "moment": reef_moments.NAMES[read["moment"][0]],
        "turn": at.of(read["turn"][0]),
        "helped": helped,
        "backs": backs,
        "faces": [reef_box.CARD_NAMES[card] if card >= 0 else "" for card in read["faces"]],
        "photos": [
            reef.PLACE_NAMES[place]
            for place in sorted(marked(read["photos"]), key=lambda p: read["photos"][p])
        ],
        "looked": [
            [s for s in range(at.seats) if bits >> ((s - at.seat) % at.seats) & 1]
            for bits in read["looked"]
        ],
        "explored": reef.PLACE_NAMES[read["explored"][0]] if read["explored"][0] >= 0 else "",
        "boat": read["boat"][0],
        "divers": [
            [reef.LANE_NAMES[reef.lane_of(b)], reef.WAYS[reef.heading(b)]] if b >= 0 else None
            for b in at.each(read["divers"])
        ],
        "octopus": reef.LANE_NAMES[read["octopus"][0]] if read["octopus"][0] >= 0 else "cave",
        "turbo": read["turbo"][0],
        "left": read["deck"][0],
        "top": ["", "fish"][read["deck"][1]] if read["deck"][1] < 2 else str(read["deck"][1]),
        "fish": at.each(read["fish"]),
        "numbers": at.row(read["caves"], 4),
        "piles": [
            [reef_box.CARD_NAMES[c] for c in range(fish) if at.of(read["piles"][c]) == s]
            if s == at.seat or is_open
            else None
            for s in range(at.seats)
        ],
        "hands": [
            sorted(caves[c] for c in range(len(caves)) if at.of(read["hands"][c]) == s)
            for s in range(at.seats)
        ],
        "spent": [caves[c] for c in marked(read["spent"])],
        "seen": [
            [reef_box.CARD_NAMES[c] for c in range(fish) if mark(read["seen"][c], at) == who]
            for who in [*range(at.seats), 9]
        ]
        if helped
        else None,
        "lamp": reef_box.CARD_NAMES[read["lamp"][0]] if read["lamp"][0] >= 0 else None,
        "lit": [reef.PLACE_NAMES[place] for place in marked(read["lit"])],
        "looks": read["looks"][0],
        "theft": None
        if read["victim"][0] < 0
        else [
            at.of(read["victim"][0]), read["announced"][0],
            [roll for roll in read["rolls"] if roll], read["extra"][0],
        ],
        "crowns": [[c for c in row if c > -2] for row in at.row(read["crowns"], 2)],
        "scores": at.each(read["scores"]) if over else None,
        "ranks": at.each(read["ranks"]) if over else None,
    }  # fmt: skip


def mark(seen: int, at: Seat) -> int | None:
    return 9 if seen == 9 else at.of(seen)


def kleine_fische_view(view: dict[str, Any]) -> Facts:
    players, lamp, theft = view["players"], view["lamp"], view["theft"]
    names = list(reef_box.SPECIES_NAMES)
    return {
        "moment": view["asked"]["moment"],
        "turn": view["turn"],
        "helped": view["memory_help"],
        "backs": [card["back"] for card in view["cards"]],
        "faces": [card.get("face", "") for card in view["cards"]],
        "photos": view["photos"],
        "looked": [card.get("looked", []) for card in view["cards"]],
        "explored": view["explored"],
        "boat": view["boat"],
        "divers": [one and [one["lane"], one["heading"]] for one in view["divers"]],
        "octopus": view["octopus"],
        "turbo": view["turbo"],
        "left": view["deck"]["left"],
        "top": view["deck"]["top"],
        "fish": [one["fish"] for one in players],
        "numbers": [
            [sum(cave["needs"] == number for cave in one["caves"]) for number in (3, 4, 5, 6)]
            for one in players
        ],
        "piles": [one["pile"] for one in players],
        "hands": [
            sorted(cave["card"] for cave in one["caves"] if "card" in cave) for one in players
        ],
        "spent": [cave["card"] for cave in view["box"]],
        "seen": [*(one["seen"] for one in players), view["scattered"]]
        if view["memory_help"]
        else None,
        "lamp": lamp and lamp["card"],
        "lit": lamp["looked"] if lamp else [],
        "looks": lamp["left"] if lamp else 0,
        "theft": theft and [theft["victim"], theft["number"], theft["rolls"], theft["extra"]],
        "crowns": [
            [names.index(name) if name in names else -1 for name in row]
            for row in view.get("crowns", [[]] * len(players))
        ],
        "scores": view.get("scores"),
        "ranks": view.get("ranks"),
    }


# Carta Magica.


def carta_magica_read(read: Read, at: Seat) -> Facts:
    names = VOYAGE.cards
    talismans = VOYAGE.talismans
    shown = [t for t, where in enumerate(read["talismans"]) if where >= 4]
    by_seat = {
        key: at.each(read[key])
        for key in ["captains", "challenges", "homes", "places", "conditions", "laps", "progress",
                    "pending", "missed", "returned", "gold", "goods", "magic", "scores"]
    }  # fmt: skip
    return {
        "phase": voyage_moments.NAMES[read["moment"][0]],
        "round": read["round"][0],
        "first": at.of(read["first"][0]),
        "turn": at.of(read["turn"][0]),
        "seat": at.of(read["acting"][0]),
        "last": bool(read["last_round"][0]),
        "sector": read["sector"][0],
        "second": read["second"][0],
        "steps": read["steps"][0],
        "lucky": read["lucky"][0],
        "owed": read["owed"][0],
        "drawn": names[read["drawn"][0]] if read["drawn"][0] >= 0 else None,
        "stake": read["stake"][0],
        "look": read["look"][0],
        "duty": bool(read["duty"][0]),
        "queue": at.marked(read["queue"]),
        "sheltered": at.marked(read["sheltered"]),
        "rival": at.of(read["rival"][0]),
        "attack": read["attack"][0],
        "defence": read["defence"][0],
        "players": [
            [
                VOYAGE.characters[by_seat["captains"][s]] if by_seat["captains"][s] >= 0 else None,
                VOYAGE.challenges[by_seat["challenges"][s]]
                if by_seat["challenges"][s] >= 0
                else None,
                chart.NAMES[by_seat["places"][s]] if by_seat["places"][s] >= 0 else None,
                VOYAGE.harbours[chart.HARBOUR_AT[by_seat["homes"][s]]]
                if by_seat["places"][s] >= 0
                else None,
                ["sound", "becalmed", "damaged"][by_seat["conditions"][s]],
                *(by_seat[key][s] for key in ["laps", "progress", "pending", "missed", "returned",
                                              "gold", "goods", "magic", "scores"]),
                [names[c] for c, where in enumerate(read["cards"]) if at.of(where) == s
                 and where < at.seats],
                [talismans[t] for t, where in enumerate(read["talismans"]) if at.of(where) == s
                 and where < at.seats],
            ]
            for s in range(at.seats)
        ],
        "display": [talismans[t] for t in sorted(shown, key=lambda t: read["talismans"][t])],
        "discards": [names[c] for c, where in enumerate(read["cards"]) if where == 4],
        "given": [names[c] for c, where in enumerate(read["cards"]) if where == 5],
        "pile": read["pile"][0],
        "deck": read["deck"][0],
        "top": [names[card] for card in there(read["top"])],
        "among": [names[card] for card in marked(read["among"])],
        "depth": read["depth"][0],
    }  # fmt: skip


def carta_magica_view(view: dict[str, Any]) -> Facts:
    now = view["moment"]
    glass = view["telescope"]
    assert len(view["chart"]["adventures"]) == chart_box.ADVENTURES
    return {
        "phase": now["phase"],
        "round": now["round"],
        "first": view["first"],
        "turn": now["turn"],
        "seat": now["seat"],
        "last": view["last_round"],
        "sector": now.get("sector", -1),
        "second": now.get("second", -1),
        "steps": now.get("steps", 0),
        "lucky": now.get("lucky", 0),
        "owed": now.get("owed", 0),
        "drawn": now.get("drawn"),
        "stake": now.get("stake", 0),
        "look": now.get("look", 0),
        "duty": now.get("duty", False),
        "queue": now.get("queue", []),
        "sheltered": now.get("sheltered", []),
        "rival": now.get("rival"),
        "attack": now.get("attack", -1),
        "defence": now.get("defence", -1),
        "players": [
            [one["captain"], one["challenge"], one["cell"], one["home"], one["condition"],
             *(one[key] for key in ["laps", "progress", "pending", "missed", "returned", "gold",
                                    "goods", "magic", "score", "cards", "talismans"])]
            for one in view["players"]
        ],
        "display": view["display"],
        "discards": view["discards"],
        "given": now.get("given", []),
        "pile": view["pile"],
        "deck": view["deck"],
        "top": glass["top"],
        "among": glass["among"],
        "depth": glass["depth"],
    }  # fmt: skip


READERS: dict[str, tuple[Callable[[Read, Seat], Facts], Callable[[dict[str, Any]], Facts]]] = {
    "maldivia": (maldivia_read, maldivia_view),
    "vanuatu": (vanuatu_read, vanuatu_view),
    "kleine_fische": (kleine_fische_read, kleine_fische_view),
    "carta_magica": (carta_magica_read, carta_magica_view),
}


def same_facts(name: str, seats: int, options: dict[str, object]) -> None:
    shown = Observation(games.find(name), seats)
    reads, views = READERS[name]
    for state in moments_of(name, seats, options):
        for seat in range(seats):
            read = shown.read(shown.array(state, seat))
            assert read["seat"] == [seat]
            assert reads(read, Seat(seat, seats)) == views(state.view(seat))


def test_every_array_reads_back_as_the_view(table: tuple[str, int]) -> None:
    same_facts(table[0], table[1], {})


def test_every_option_reads_back_as_the_view(variant: tuple[str, dict[str, object]]) -> None:
    same_facts(variant[0], games.find(variant[0]).usual_seats, variant[1])


def test_imagined_tables_look_the_same(table: tuple[str, int]) -> None:
    """What an observer cannot know is not in the array: drawn anew, the array stays."""
    name, seats = table
    shown = Observation(games.find(name), seats)
    for state in moments_of(name, seats, {}):
        for seat in range(seats):
            dream = state.imagine(seat, FastChance(seat + 5))
            assert shown.text(dream, seat) == shown.text(state, seat)


def test_numbers_stay_within_what_their_part_says(table: tuple[str, int]) -> None:
    name, seats = table
    shown = Observation(games.find(name), seats)
    low, high = shown.low(), shown.high()
    for state in moments_of(name, seats, {}):
        for seat in range(seats):
            array = shown.array(state, seat)
            assert array.shape == (shown.size,)
            assert bool((array >= low).all() and (array <= high).all())


def test_names_of_parts_are_told_apart(table: tuple[str, int]) -> None:
    parts = Observation(games.find(table[0]), table[1]).parts
    assert len({part.name for part in parts}) == len(parts)
    assert all(part.meaning and part.size > 0 and part.low < part.high for part in parts)


def test_prizes_sum_to_nought(table: tuple[str, int]) -> None:
    for state in moments_of(table[0], table[1], {}):
        assert sum(prizes(state)) == pytest.approx(0)


def test_a_game_without_an_observation_is_told_what_to_write() -> None:
    assert len(observed()) >= 4
    with pytest.raises(NotObservedError, match=r"write tiny\.tic_tac_toe\.observation"):
        Observation(TIC_TAC_TOE, 2)
