"""Whether chances come true: the sums, the picture, the command, and that they do."""

from __future__ import annotations

import json
from xml.etree import ElementTree

import pytest
from typer.testing import CliRunner

from shoal import games
from shoal.arena.reliability import Reliability, watch
from shoal.arena.reliability_plot import plot
from shoal.cli import commands
from shoal.cli.app import app
from shoal.kernel.build import COMPILED

assert commands.contests  # the command is there once this is imported


def test_what_was_said_stands_beside_what_came() -> None:
    found = Reliability("maldivia", 2)
    found.add([0.8, 0.2], [1.0, 0.0])
    found.add([0.8, 0.2], [0.0, 1.0])
    said, came, count = zip(*found.points(), strict=True)
    assert said == pytest.approx((0.2, 0.8))
    assert came == pytest.approx((0.5, 0.5))
    assert count == (2, 2)
    assert found.brier() == pytest.approx((0.04 * 2 + 0.64 * 2) / 2)
    assert found.brier_even() == pytest.approx(0.5)
    assert found.off() == pytest.approx(0.3)


def test_the_picture_is_whole_and_has_its_numbers() -> None:
    found = Reliability("maldivia", 2)
    found.add([0.8, 0.2], [1.0, 0.0])
    picture = plot([("Fish & <chips>", found)])
    ElementTree.fromstring(picture)
    assert "Fish &amp; &lt;chips&gt;" in picture
    assert "said 80%, came 100%, 1 times" in picture
    assert "prefers-color-scheme: dark" in picture


def test_the_command_tells_and_draws(tmp_path_factory: pytest.TempPathFactory) -> None:
    file = tmp_path_factory.mktemp("reliability") / "plot.svg"
    asked = ["reliability", "kleine_fische", "--games", "1", "--simulations", "1", "--json"]
    answer = CliRunner().invoke(app, [*asked, "--every", "40", "--plot", str(file)])
    assert answer.exit_code == 0, answer.output
    (told,) = json.loads(answer.stdout)
    assert told["games"] == 1
    assert sum(count for _, _, count in told["points"]) == 2 * told["moments"]
    assert file.read_text("utf-8").startswith("<svg")


@pytest.mark.skipif(not COMPILED, reason="many games")
@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize("seats", ["fewest", "most"])
def test_chances_come_true(name: str, seats: str) -> None:
    """Over sixty games of mates what is said and what comes differ by a few per cent."""
    count = games.find(name).seat_counts[0 if seats == "fewest" else -1]
    found = watch(name, count, 60, 15, 8, "mate", 2)
    assert found.brier() < found.brier_even()
    assert found.off() < 0.08, found.points()
