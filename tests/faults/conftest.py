"""PostgreSQL for the fault tests that need it, and what was done, told at the end."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.server.conftest import postgres

__all__ = ["postgres"]

FAULT = "fault"


@pytest.fixture
def tell(record_property: Callable[[str, object], None]) -> Callable[[str], None]:
    """Say what was killed or broken and what came of it; shown when all tests are done."""
    return lambda text: record_property(FAULT, text)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    told: list[str] = []
    for report in terminalreporter.stats.get("passed", []):
        if report.when != "call" or "faults/" not in report.nodeid:
            continue
        texts = [str(text) for name, text in report.user_properties if name == FAULT]
        if not texts and "[" not in report.nodeid:  # the names of tests are sentences
            texts = [report.nodeid.rpartition("::test_")[2].replace("_", " ")]
        told += texts
    if told:
        terminalreporter.section("what was killed or broken, and what was lost")
        for text in told:
            terminalreporter.write_line(f"- {text}")
