"""Every reason in random play is true: without what it blames the action is legal."""

from __future__ import annotations

import pytest

from shoal.games.kleine_fische import GAME, actions, components, moments
from shoal.games.kleine_fische import map as reef
from shoal.games.kleine_fische.components import FISH
from shoal.games.kleine_fische.state import KleineFischeState
from shoal.kernel import FastChance, Refusal
from tests.games.kleine_fische.test_riches import Rich, Walled
from tests.games.peeling import Peeling

KEY = "kleine-fische-no-"
# Reasons that say the action means nothing here: another place or way.
ELSEWHERE = {
    KEY + key
    for key in (
        "backwards", "no-lane", "too-far", "not-beside", "nobody", "rob-self", "jump-twice",
        "one-card",
    )
}  # fmt: skip
# Reasons that blame the moment.
LATER = {
    "lamp-now", "turbo-now", "reroll-now", "no-lamp", "exchange", "jump-now", "on-boat",
    "card-first", "swim-now", "card-now", "explore-first", "stop-first", "stop-unstarted",
    "stop-now", "octopus-now", "rob-now", "announce-now", "again-now", "accept-now",
    "rainbow-now",
}  # fmt: skip


def free_lane(sea: KleineFischeState, but: int) -> int:
    """A lane far from everything: in the middle of the reef, where no diver is."""
    taken = {reef.lane_of(berth) for berth in sea.divers if berth >= 0}
    return next(lane for lane in range(reef.LANES) if lane not in taken and lane != but)


def lay(sea: KleineFischeState, place: int, fish: bool) -> None:
    """Another card at a place: a fish for a cave, or a cave for a fish."""
    on_board = set(sea.board)
    kinds = range(FISH) if fish else range(FISH, components.CARDS)
    sea.board[place] = next((card for card in kinds if card not in on_board), kinds[0])


def show(sea: KleineFischeState, places: list[int]) -> None:
    """Which fish lie open."""
    sea.photos = list(dict.fromkeys(places))
    sea.lit = sum(1 << place for place in sea.photos)


def relieve(sea: KleineFischeState, seat: int, action: int, refusal: Refusal) -> None:
    key = refusal.key.removeprefix(KEY)
    word = refusal.args.get("place")
    place = reef.PLACE_NAMES.index(str(word)) if word is not None else -1
    if key == "card":
        card = actions.used_card(action) if action < actions.PEEK else 0
        if action >= actions.DASH:
            card = components.FINS_CARDS[actions.dash_fins(action)]
        sea.hands[sea.turn] = sorted([*sea.hands[sea.turn], card])
    elif key in ("peek-cave", "exchange-cave", "jump-cave", "reveal-cave"):
        lay(sea, place, fish=True)
    elif key == "explore-fish":
        lay(sea, place, fish=False)
        show(sea, [each for each in sea.photos if each != place])
    elif key == "peek-twice":
        sea.looked = 0
    elif key == "look-first":
        sea.looked = 1
    elif key in ("jump-octopus", "octopus-there"):
        sea.octopus = reef.NOWHERE
    elif key == "open-already":
        show(sea, [each for each in sea.photos if each != place])
    elif key == "explore-count":
        fish = [each for each in range(reef.PLACES) if sea.board[each] < FISH]
        show(sea, fish[: int(str(refusal.args["needs"]))])
    elif key == "stop-before-card":
        beside = reef.BESIDE[reef.lane_of(sea.divers[sea.turn])]
        show(sea, [*sea.photos, *(each for each in beside if sea.board[each] < FISH)])
    elif key == "turbo-stay":
        sea.turbo = 0
    elif key == "no-points":
        sea.turbo = 1
    elif key == "own-diver":
        lane = action - actions.CRAWL
        sea.divers[sea.turn] = reef.near_berth(free_lane(sea, lane))
    elif key in ("circle", "octopus-far"):
        sea.turbo = 60  # steps enough for every way round
    elif key == "rob-elsewhere":
        sea.divers[action - actions.ROB] = reef.near_berth(sea.octopus)
    elif key == "rainbow-stack":
        species = actions.rainbow_species(action)
        sea.piles[sea.turn].append(components.SPECIES.index(species))
    else:
        raise AssertionError(f"nothing is known to cure {refusal.key}")


def later(key: str) -> bool:
    return key.removeprefix(KEY) in LATER


def moment(sea: KleineFischeState) -> str:
    return moments.name_of(sea.moment)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_reason_in_random_play_is_true(seats: int) -> None:
    peeling = Peeling(relieve, moment, later, ELSEWHERE)
    rich = Rich(GAME, seats)
    for seed in range(16):
        free: dict[str, object] = {"free_entry": seed % 3 == 0}
        state = GAME.new(seats, FastChance(seed), free) if seed % 4 else rich.start(seed)
        if seed == 1:
            state = Walled(GAME, seats).start(seed)
        assert isinstance(state, KleineFischeState)
        peeling.play(state, FastChance(seed + seats), looks=10)
    peeling.judge(30)
