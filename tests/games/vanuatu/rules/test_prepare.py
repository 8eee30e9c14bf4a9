"""Vanuatu: preparing a round and laying tiles (VAN-040 to VAN-056)."""

from __future__ import annotations

from shoal.games.vanuatu import map as archipelago
from shoal.games.vanuatu import moments
from shoal.games.vanuatu.components import BOX
from shoal.games.vanuatu.rules import harbour, preparing
from shoal.games.vanuatu.state import VanuatuState
from shoal.kernel import FastChance
from tests.games.vanuatu.table import MAP_3, MAP_8, begin, moment, table, turn, why
from tests.kit import allowed, do, happened, options


def last_turn(top: str = "", p1: str = "") -> VanuatuState:
    """One pawn is left in the round: drawing on Efate ends it."""
    return table(f'{top}\n[p1]\npawns = "draw"\n{p1}')


def ships(state: VanuatuState) -> list[str]:
    lines = state.sketch()["ships"]
    assert isinstance(lines, list)
    return lines


def test_van_040_041_steps_come_in_order() -> None:
    heard = do(last_turn(), "draw efate")
    kinds = [str(event["kind"]) for event in heard]
    wanted = ["round", "tourists", "price"]
    assert [kind for kind in kinds if kind in wanted] == wanted
    assert happened(heard, "round")[0]["round"] == 2


def test_van_042_left_over_tourists_leave_and_new_ones_come() -> None:
    state = last_turn("tourists = [3, 1, 3, 2, 2, 2, 1, 0]\nwaiting = 2")
    do(state, "draw efate")
    assert state.tourists == 1
    assert sum(state.guests) == 0


def test_van_043_ec_27_full_ships_leave_and_the_others_move_up() -> None:
    """EC-27."""
    state = last_turn(
        'ships = ["ship09 kava kava kava", "ship04 copra copra", "ship02 kava kava copra"]\n'
        'deck = "ship05 ship07 ship01 ship03 ship06 ship08 ship10"'
    )
    do(state, "draw efate")
    assert ships(state) == ["ship04 copra copra", "ship05", "ship07"]
    assert state.discards == [8, 1]
    assert state.reserve == [9, 5, 5]


def test_van_043_ships_not_full_stay_with_their_cubes() -> None:
    state = last_turn('ships = ["ship09 kava kava", "ship04 copra", "ship02"]')
    do(state, "draw efate")
    assert ships(state) == ["ship09 kava kava", "ship04 copra", "ship02"]
    assert len(state.deck) == 7


def test_van_044_ec_28_an_empty_deck_is_rebuilt_at_the_draw() -> None:
    """EC-28."""
    state = last_turn(
        'ships = ["ship09 kava kava kava", "ship04 copra copra", "ship02 kava kava copra"]\n'
        'deck = "ship01"\ndiscards = "ship03 ship05 ship06 ship07 ship08 ship10"'
    )
    draws = state.chance.draws
    do(state, "draw efate")
    assert ships(state)[:2] == ["ship04 copra copra", "ship01"]
    assert state.chance.draws > draws
    assert state.discards == []
    assert len(state.deck) == 7
    assert sorted([*state.deck, state.ships[2]]) == [1, 2, 4, 5, 6, 7, 8, 9]


def test_van_045_ec_29_ec_30_only_sold_out_islands_produce() -> None:
    """EC-29, EC-30."""
    state = last_turn(
        'map = ["a2 efate kava=0 copra=0 beef=0", "b4 santo kava=0", "c3 pentecost kava=0",'
        ' "a4 segond", "a1 bougainville"]'
    )
    do(state, "draw efate")
    assert state.cubes[0:3] == [1, 1, 1]
    assert state.cubes[3:6] == [0, 0, 1]
    assert state.cubes[9:12] == [2, 0, 0]


def test_van_046_ec_31_cubes_the_reserve_lacks_are_not_placed() -> None:
    """EC-31: Efate is served first, Malakula gets nothing."""
    state = last_turn(
        'map = ["a2 efate kava=0 copra=0 beef=0", "b4 malakula kava=0 copra=0",'
        ' "c3 pentecost", "a4 segond", "a1 bougainville"]'
    )
    state.reserve = [1, 1, 0]
    harbour.refill_islands(state)
    assert state.cubes[0:3] == [1, 1, 0]
    assert state.cubes[6:9] == [0, 0, 0]
    assert state.reserve == [0, 0, 0]


def test_van_047_ec_06_the_price_goes_back_to_3() -> None:
    """EC-06: only the next Phase I raises it."""
    state = last_turn("price = 1")
    assert state.view(-1)["price"] == 1
    do(state, "draw efate")
    assert state.view(-1)["price"] == 3


def test_van_048_the_first_player_lays_both_tiles_in_either_order() -> None:
    state = table('first = "p2"\nround = 2\nphase = "place"\nnext = "santo segond"')
    assert state.actor() == 1
    both = {text.split()[1] for text in options(state)}
    assert both == {"santo", "segond"}
    assert why(state, "place malakula b4") == "VAN-048 place-tile"
    do(state, "place segond a1")
    assert state.actor() == 1
    assert {text.split()[1] for text in options(state)} == {"santo"}


def test_van_048_w_12_nothing_is_laid_in_round_8() -> None:
    """W-12."""
    state = last_turn("price = 1\n" + MAP_8)
    assert state.round_no == 7
    heard = do(state, "draw efate")
    assert [event["round"] for event in happened(heard, "round")] == [8]
    assert happened(heard, "tourists")
    assert happened(heard, "price")
    assert not happened(heard, "placed")
    assert moment(state) == "character"


def test_van_050_051_052_w_27_where_tiles_may_lie() -> None:
    """W-27."""
    state = table('phase = "place"\nnext = "santo segond"')
    assert options(state) == ["place santo b4", "place santo c3", "place segond a1"]
    assert why(state, "place santo a1") == "VAN-051 place-island"
    assert why(state, "place segond b4") == "VAN-052 place-sea"
    assert why(state, "place santo c4") == "VAN-050 place-two"
    assert why(state, "place santo a2") == "VAN-050 place-taken"
    do(state, "place santo b4")
    assert options(state) == ["place segond a1", "place segond a4", "place segond c4"]


def test_van_050_three_neighbours_are_fine() -> None:
    state = table('phase = "place"\nround = 4\n' + MAP_3)
    assert allowed(state, "place maskelyne c4") or allowed(state, "place patteson c4")
    near = archipelago.NEAR[BOX.labels.index("c4")]
    assert bin(near & (state.sea | state.land)).count("1") == 3


def rounds_of_placing(round_no: int) -> list[VanuatuState]:
    """States of random games in which the first tile of a round is about to be laid."""
    found: list[VanuatuState] = []
    for seed in range(40):
        state = begin(3, seed)
        chance = FastChance(seed)
        while state.round_no < round_no:
            legal = state.legal(state.actor())
            state.apply(state.actor(), legal[chance.below(len(legal))])
        assert state.moment == moments.PLACING
        found.append(state)
    return found


def free_and_touching(state: VanuatuState) -> list[int]:
    tiles = state.sea | state.land
    return [
        h for h in range(16)
        if not tiles >> h & 1 and bin(archipelago.NEAR[h] & tiles).count("1") >= 2
    ]  # fmt: skip


def places(state: VanuatuState, tile: int) -> list[int]:
    word = BOX.tile_words[tile]
    return [BOX.labels.index(t.split()[2]) for t in options(state) if t.split()[1] == word]


def test_van_053_054_ec_43_an_island_without_a_fitting_hex_goes_anywhere_touching_two() -> None:
    """EC-43."""
    met = 0
    for state in rounds_of_placing(6):
        island = next(tile for tile in state.revealed if BOX.tile_isle[tile] >= 0)
        apart = [h for h in free_and_touching(state) if not state.shore[h]]
        if apart:
            assert places(state, island) == apart
        else:
            met += 1
            assert places(state, island) == free_and_touching(state)
    assert met > 5


def test_van_053_ec_44_a_sea_laid_first_may_open_a_fitting_hex() -> None:
    """EC-44."""
    met = 0
    for state in rounds_of_placing(6):
        island = next(tile for tile in state.revealed if BOX.tile_isle[tile] >= 0)
        if [h for h in free_and_touching(state) if not state.shore[h]]:
            continue
        for text in options(state):
            if BOX.tile_words[island] in text:
                continue
            after = state.clone()
            heard = do(after, text)
            before = len(happened(heard, "placed"))
            if before == 2:  # a single fitting hex was taken without asking
                last = happened(heard, "placed")[1]
                met += 1
                assert last["waived"] == 0
                assert last["tile"] == f"@vanuatu-tile-{BOX.tile_words[island]}"
            else:
                apart = [h for h in free_and_touching(after) if not after.shore[h]]
                assert places(after, island) == (apart or free_and_touching(after))
    assert met > 0


def test_van_053_ec_45_the_last_tile_goes_to_the_last_hex() -> None:
    """EC-45: it is laid without asking, whatever lies around."""
    for state in rounds_of_placing(7)[:10]:
        heard = do(state, options(state)[0])
        assert len(happened(heard, "placed")) == 2
        assert state.hex_tile.count(-1) == 0


def test_van_055_the_first_player_may_not_decline_and_stays_on_the_board() -> None:
    state = table('phase = "place"\nnext = "santo segond"')
    assert all(text.startswith("place ") for text in options(state))
    hexes = {text.split()[2] for text in options(state)}
    assert hexes <= set(BOX.labels)
    assert why(state, "stop") == "VAN-048 phase-place"


def test_van_056_discs_and_cubes_come_with_the_tile_then_two_more_are_shown() -> None:
    state = table(
        'phase = "place"\nnext = "santo segond"\n'
        'pile = "selwyn pentecost patteson coolidge malakula shark bougainville tanna '
        'maskelyne erromango"'
    )
    do(state, "place santo b4")
    assert state.cubes[3:6] == [1, 0, 1]
    do(state, "place segond a4")
    assert (state.fish[6], state.treasure[6]) == (1, 3)
    assert [BOX.tile_words[tile] for tile in state.revealed] == ["selwyn", "pentecost"]
    empty = table(MAP_8)
    preparing.reveal_tiles(empty)
    assert empty.revealed == []


def test_van_116_ec_42_a_sea_between_islands_exists_but_cannot_be_reached() -> None:
    """EC-42."""
    state = turn(
        'pawns = "sail rest"\nvatu = 9',
        'map = ["b4 santo", "b1 pentecost", "c3 malakula", "c5 tanna", "a1 segond", "a3 vila",'
        ' "b2 havannah", "b3 mele", "b5 selwyn", "c1 patteson", "c2 coolidge", "c4 bougainville",'
        ' "d1 shark"]',
    )
    assert why(state, "sail b5") == "VAN-116 sail-far"
