"""The public interface: what `import shoal` gives a program."""

from __future__ import annotations

import subprocess
import sys

import pytest

import shoal
from shoal import games
from shoal.kernel import IllegalActionError
from shoal.kernel.game import SeatsError
from shoal.shelf import Match


def test_games_can_be_called_and_is_still_the_package() -> None:
    assert shoal.games() == games.names()  # type: ignore[operator]
    assert shoal.games is games
    assert "maldivia" in games.names()


@pytest.mark.parametrize(
    "before", ["", "import shoal.games.maldivia; ", "from shoal import games; "]
)
def test_it_can_be_called_whoever_imported_it_first(before: str) -> None:
    text = f"{before}import shoal; print(len(shoal.games()), shoal.game('maldivia').title)"
    done = subprocess.run([sys.executable, "-c", text], capture_output=True, text=True, check=True)
    assert done.stdout == f"{len(games.names())} Maldivia\n"


def test_the_version_costs_no_game() -> None:
    text = "import shoal, sys; print(shoal.__version__, [m for m in sys.modules if 'shoal' in m])"
    done = subprocess.run([sys.executable, "-c", text], capture_output=True, text=True, check=True)
    assert done.stdout == f"{shoal.__version__} ['shoal']\n"


def played(match: Match) -> Match:
    while not match.over:
        match.bot("random")
    return match


def test_a_whole_game_and_the_same_again() -> None:
    box = shoal.game("kleine_fische")
    assert (box.name, box.seats) == ("kleine_fische", games.find("kleine_fische").seat_counts)
    first, second = (played(box.new(2, seed=1)) for _ in range(2))
    assert first.record() == second.record()
    assert sorted(first.ranking)[0] == 1
    again = box.read(first.record())
    assert (again.over, again.scores, again.position()) == (True, first.scores, first.position())
    with pytest.raises(ValueError, match="over"):
        again.legal()


def test_actions_are_texts_and_only_legal_ones_count() -> None:
    match = shoal.game("maldivia").new(3, seed=1)
    assert (match.seats, match.actors) == (3, [0])
    before = match.position()
    with pytest.raises(IllegalActionError):
        match.act(match.legal()[0], seat=1)
    assert match.position() == before
    match.act(match.legal()[0])
    assert match.position() != before
    assert isinstance(match.view(0), dict)
    assert match.view() != match.view(0)


def test_what_is_not_there_is_told() -> None:
    with pytest.raises(games.UnknownGameError):
        shoal.game("chess")
    with pytest.raises(SeatsError):
        shoal.game("maldivia").new(9)
    with pytest.raises(AttributeError):
        _ = shoal.nothing
    assert "start" in shoal.game("maldivia").options
