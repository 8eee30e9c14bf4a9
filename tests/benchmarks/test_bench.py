"""The benchmarks measure what they say: stopwatch, workers, goals, output. Needs no peers."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import bench
import doors
import peers
import worker
from bench import DRIVEN, ROOT, Worker, WorkerError, marks
from stopwatch import Result, Sample, calibration, rate, spread, take
from targets import GOALS

SAMPLE = 0.01


def result(*rates: float, calibrated: float = 100.0) -> Result:
    return Result([Sample(each, calibrated, calibrated) for each in rates])


def run_bench(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, str(ROOT / "benchmarks" / "bench.py"), *words],
        env=os.environ | {"SHOAL_COMPILE": "0"},
        capture_output=True,
        text=True,
    )


@pytest.fixture
def ours() -> Iterator[Worker]:
    started = Worker(
        "interpreted", Path(sys.executable), [ROOT / "src"], "shoal", "tic_tac_toe", "kuhn_poker"
    )
    yield started
    started.close()


# The stopwatch.


def test_rate_counts_units_per_second_of_work() -> None:
    work = [0]

    def ten() -> int:
        work[0] += 1
        calibration()
        return 10

    measured = rate(ten, SAMPLE)
    yardstick = rate(calibration, SAMPLE)
    assert work[0] > 1
    assert measured / 10 == pytest.approx(yardstick / 500, rel=0.9)


def test_a_sample_is_a_ratio_to_the_calibration_around_it() -> None:
    assert Sample(300.0, 100.0, 200.0).ratio == 2.0
    assert take(calibration, SAMPLE).ratio == pytest.approx(1, rel=0.9)


def test_a_result_is_the_median_with_its_spread() -> None:
    measured = result(90.0, 100.0, 120.0)
    assert (measured.rate, measured.ratio) == (100.0, 1.0)
    assert measured.rate_spread == pytest.approx(30)
    assert spread([0.0, 0.0]) == 0


def test_a_ratio_of_two_is_taken_by_rounds_and_in_calibrated_units() -> None:
    slow_moment = Result([Sample(200.0, 100.0, 100.0), Sample(100.0, 50.0, 50.0)])
    assert slow_moment.over(result(100.0, 100.0)) == [2.0, 2.0]


# The workers.


def test_a_worker_measures_every_way_of_both_tiny_games(ours: Worker) -> None:
    assert not ours.skipped
    assert ours.about["build"] == "interpreted"
    ways = [*DRIVEN, "events"]
    names = [f"{game}/2/{how}" for game in ("tic_tac_toe", "kuhn_poker") for how in ways]
    assert ours.entrants == names
    for name in names:
        sample = ours.take(name, SAMPLE)
        assert sample.rate > 1000
        assert sample.before > 0
        assert sample.after > 0
    assert 20 < ours.facts["tic_tac_toe/2/view"] < 100


def test_a_worker_survives_a_wrong_request(ours: Worker) -> None:
    with pytest.raises(WorkerError, match="nothing/2/loop"):
        ours.take("nothing/2/loop", SAMPLE)
    assert ours.take("tic_tac_toe/2/loop", SAMPLE).rate > 0


def test_a_broken_game_leaves_the_others_alone() -> None:
    def broken() -> Iterator[worker.Entrant]:
        yield "broken/2/loop", calibration
        raise NotImplementedError("no rules yet")

    group = worker.Group()
    group.add("broken", broken)
    group.add("sound", lambda: iter([("sound/2/loop", calibration)]))
    assert list(group.entrants) == ["sound/2/loop"]
    assert group.skipped == {"broken": "NotImplementedError: no rules yet"}
    answers = io.StringIO()
    worker.serve(group, io.StringIO('{"take": "sound/2/loop", "seconds": 0.001}\n'), answers)
    hello, sample = (json.loads(line) for line in answers.getvalue().splitlines())
    assert hello["entrants"] == ["sound/2/loop"]
    assert sample["rate"] > 0


def test_a_worker_that_cannot_start_says_so_in_one_sentence() -> None:
    with pytest.raises(WorkerError, match=r"^openspiel cannot be measured: KeyError: 'nobody'$"):
        Worker("openspiel", Path(sys.executable), [], "nobody")


# The goals.


def test_a_goal_is_judged_where_it_is_worst() -> None:
    measured = {
        "compiled/maldivia/2/playout": result(400_000.0),
        "compiled/maldivia/5/playout": result(250_000.0),
        "compiled/maldivia/2/clone": result(1_000_000.0),
        "compiled/maldivia/5/clone": result(500_000.0),
        "openspiel/connect_four/2/loop": result(450_000.0),
    }
    found = {
        (m.goal.measure, m.goal.unit, m.how): m for m in marks(measured, {"maldivia/5/view": 9})
    }
    speed = found["compiled/*", "/s", "playout"]
    assert (speed.value, speed.seats, speed.good) == (250_000, 5, False)
    share = found["compiled/*", "x", "playout"]
    assert share.good
    assert share.value == pytest.approx(250 / 450)
    clone = found["compiled/clone", "µs", ""]
    assert (clone.value, clone.seats, clone.good) == (2, 5, True)
    assert found["interpreted/view", "B", ""].good
    assert len(found) == 4


def test_every_shipped_game_has_goals() -> None:
    shipped = {path.parent.name for path in (ROOT / "src/shoal/games").glob("*/__init__.py")}
    assert shipped <= {goal.game for goal in GOALS}


# The command.


def test_help_names_every_option() -> None:
    done = run_bench("--help")
    assert done.returncode == 0
    for option in ("--peers", "--games", "--seconds", "--rounds", "--quick", "--tree", "--json"):
        assert option in done.stdout


def test_json_has_entrants_and_goals() -> None:
    done = run_bench("--quick", "--json", "--games", "tic_tac_toe", "--seconds", "0.01")
    assert done.returncode == 0, done.stderr
    report = json.loads(done.stdout)
    assert set(report) == {"about", "entrants", "view_bytes", "goals"}
    assert set(report["entrants"]) == {
        f"interpreted/tic_tac_toe/2/{how}" for how in (*DRIVEN, "events")
    }
    assert set(report["entrants"]["interpreted/tic_tac_toe/2/loop"]) == {
        "per_cpu_second",
        "spread_percent",
        "x_calibration",
        "x_calibration_spread_percent",
    }


def test_tables_are_printed() -> None:
    done = run_bench("--quick", "--games", "kuhn_poker", "--seconds", "0.01")
    assert done.returncode == 0, done.stderr
    assert "decisions/s" in done.stdout
    assert "x calibration" in done.stdout


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--games", "chess"], "there is no game 'chess'"),
        (["--rounds", "0"], "more than nothing"),
        (["--tree", "nowhere"], "there is no shoal in nowhere"),
    ],
)
def test_mistakes_get_one_sentence(words: list[str], sentence: str) -> None:
    done = run_bench(*words)
    assert done.returncode == 2
    assert sentence in done.stderr
    assert "Traceback" not in done.stderr


# The peers' environment.


def test_peers_are_pinned_and_without_extras() -> None:
    packages = peers.wanted()
    assert all("==" in package and "[" not in package for package in packages)
    assert {package.partition("==")[0] for package in packages} >= {"open_spiel", "pettingzoo"}


def test_peers_that_cannot_be_installed_are_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def offline(*words: str | Path) -> None:
        raise subprocess.CalledProcessError(1, "pip", stderr="trying\nno network\n")

    monkeypatch.setattr(peers, "ROOT", tmp_path)
    monkeypatch.setattr(peers, "run", offline)
    (tmp_path / "pyproject.toml").write_text((bench.ROOT / "pyproject.toml").read_text())
    with pytest.raises(peers.PeersError, match=r"could not be installed.*no network"):
        peers.python(tmp_path / "peers")
    assert "Installing open_spiel" in capsys.readouterr().err


# The doors for researchers.


def test_the_doors_are_measured_in_every_way() -> None:
    for extra in ("pettingzoo", "gymnasium", "pyspiel"):
        pytest.importorskip(extra, reason="an extra")
    ours = Worker("doors", Path(sys.executable), [ROOT / "src"], "doors", "kleine_fische")
    try:
        assert not ours.skipped
        seated = [f"kleine_fische/2/{how}" for how in doors.HOWS]
        assert sorted(ours.entrants) == sorted(
            [*seated, "kuhn_poker/2/infos", "kuhn_poker/2/nodes"]
        )
        assert ours.take("kleine_fische/2/aec", SAMPLE).rate > 0
        assert ours.take("kleine_fische/2/fleet-64", SAMPLE).rate > 0
        assert ours.take("kuhn_poker/2/infos", SAMPLE).rate > 0
        # With one other at the table there are about two decisions for each step.
        assert 1.5 < ours.facts["kleine_fische/2/fleet"] < 2.5
    finally:
        ours.close()


def test_a_door_is_compared_with_its_peer_in_the_same_run() -> None:
    measured = {
        "doors/maldivia/2/aec": result(90_000.0),
        "doors/maldivia/2/fleet-64": result(110_000.0),
        "doors/vanuatu/3/fleet-64": result(60_000.0),
        "doors/kuhn_poker/2/nodes": result(700_000.0),
        "pettingzoo-doors/connect_four_v3/2/aec": result(10_000.0),
        "openspiel-doors/python_kuhn_poker/2/nodes": result(100_000.0),
    }
    facts = {"maldivia/2/fleet": 2.0, "vanuatu/3/fleet": 3.0}
    found = {(line.game, line.how): line for line in doors.lines(measured, facts)}
    assert found["maldivia", "aec"].times == pytest.approx(9.0)
    assert not found["maldivia", "aec"].passes()  # 50,000, but not ten times
    assert found["maldivia", "fleet-64"].passes()
    assert found["maldivia", "fleet-64"].decisions == 220_000
    assert not found["vanuatu", "fleet-64"].passes()
    assert found["kuhn_poker", "nodes"].times == pytest.approx(7.0)
    assert found["connect_four_v3", "aec"].row()["times_peer"] is None
    doors.show(list(found.values()), {})
