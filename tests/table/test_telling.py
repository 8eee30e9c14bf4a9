"""What leaves a table."""

from __future__ import annotations

import json
import zlib
from pathlib import Path

from shoal import games
from shoal.kernel import SPECTATOR, FastChance
from shoal.kernel.state import canonical
from shoal.table import playing, sitting, telling
from shoal.table.phases import RUNNING
from shoal.table.rendering import Renderer
from shoal.table.table import Table
from tests.table.sea import KUHN, LITTLE, SEED, TIC, Sea, act, running
from tiny.marked import GAME as MARKED


def test_every_kind_of_entry_says_what_it_tells() -> None:
    source = Path(telling.__file__).with_name("table.py").read_text("utf-8")
    folds = [name for name in dir(Table) if name.startswith("_") and f"def {name}(self, " in source]
    kinds = {name[1:] for name in folds if not name.startswith("__")}
    assert kinds == set(telling.TOLD)


def test_a_secret_action_is_told_to_its_seat_alone() -> None:
    sea = running(LITTLE)
    act(sea, "ann", 0, "pick 3")
    line = sea.table.tail[-1]
    assert telling.told(sea.table, line, 0)["data"]["action"] == "pick 3"
    for viewer in (1, SPECTATOR):
        told = telling.told(sea.table, line, viewer)
        assert "action" not in told["data"]
        assert "number" not in told["data"]["events"][0]
    assert told["v"] == sea.table.version


def test_devices_are_named_to_nobody() -> None:
    sea = running(KUHN)
    sea.table.seats[0].who = sea.table.host = "the-secret-of-ann"
    lines = [telling.told(sea.table, line, 1) for line in sea.table.tail]
    sent = json.dumps([lines, telling.desk(sea.table, 0), telling.board(sea.table, 1)])
    assert "the-secret-of-ann" not in sent
    assert SEED.hex() not in sent
    assert '"ann"' not in sent


def test_the_seed_is_opened_when_it_is_over() -> None:
    sea = running(KUHN)
    assert telling.desk(sea.table, 0)["seed"] is None
    act(sea, "ann", 0, "bet")
    act(sea, "ben", 1, "pass")
    assert telling.desk(sea.table, 0)["seed"] == SEED.hex()
    assert telling.board(sea.table, 0)["ranking"] == [1, 2]


def test_only_who_may_act_is_offered_actions() -> None:
    sea = running(TIC)
    assert len(telling.board(sea.table, 0)["actions"]) == 9
    assert telling.board(sea.table, 1)["actions"] == []
    assert telling.board(sea.table, SPECTATOR)["back"] is None


def test_hidden_scores_stay_hidden_until_the_end() -> None:
    sea = running(KUHN)
    assert telling.board(sea.table, 0)["scores"] is None


def test_the_hash_follows_the_viewers_own_view() -> None:
    sea = running(KUHN)
    seen = [Renderer(sea.table).view(viewer) for viewer in (0, 1, SPECTATOR)]
    assert len({short for _view, short in seen}) == 3


def test_the_hash_is_that_of_the_kernels_canonical_text() -> None:
    for game in [KUHN, *(games.find(name) for name in games.names())]:
        sea = running(game)
        table, renderer, chance = sea.table, Renderer(sea.table), FastChance(5)
        table.watch.observers = [0, 1, SPECTATOR]
        for _move in range(40):
            for viewer in (0, 1, SPECTATOR):
                view, short = renderer.view(viewer)
                assert short == f"{zlib.crc32(canonical(view).encode()):08x}"
                assert view == telling.view(table, viewer)
                assert list(view) == list(telling.view(table, viewer)), "the game's own order"
            if table.stage != RUNNING:
                break
            assert table.play is not None
            seat = table.waiting[0]
            legal = table.play.state.legal(seat)
            text = game.space.text(legal[chance.below(len(legal))])
            sea.do(playing.act, table.seats[seat].who, seat, text)
            renderer.changed()


def test_a_huge_family_is_named_and_not_listed() -> None:
    sea = Sea(MARKED, 3)
    for seat, who in enumerate(["ann", "ben", "cat"]):
        sea.do(sitting.sit, who, seat, who)
    sea.do(playing.start, "ann", SEED)
    board = telling.board(sea.table, 0)
    assert board["actions"] == []
    assert board["whole"] == [MARKED.space.family("plan").named(0)]
    assert board["more"] == 0
