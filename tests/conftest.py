"""How all tests run: the same examples every time, in English, and no files outside `.cache`."""

from __future__ import annotations

import os
from pathlib import Path

from hypothesis import HealthCheck, settings
from hypothesis.configuration import set_hypothesis_home_dir

ROOT = Path(__file__).resolve().parents[1]

# Commands speak the language of the environment: here English, whatever the machine speaks.
for name in ("LC_ALL", "LANGUAGE", "SHOAL_DEV"):
    os.environ.pop(name, None)
os.environ["LC_MESSAGES"] = "C"

set_hypothesis_home_dir(ROOT / ".cache" / "hypothesis")
settings.register_profile(
    "shoal",
    derandomize=True,  # a case once found is kept as an @example, not in somebody's database
    deadline=None,
    max_examples=60,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("shoal")

if os.name == "posix":
    give_way = os.nice

    def stay(steps: int) -> int:
        """A test that makes its process give way slows all that come after it down."""
        assert not steps, "this test makes the process of all tests give way to others"
        return give_way(steps)

    os.nice = stay
