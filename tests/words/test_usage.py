"""Reading the code for the messages it asks for."""

from __future__ import annotations

from pathlib import Path

import pytest

from shoal.words.usage import Usage

PYTHON = """
NAME = "reef"
PHASES = ["dive", "octopus"]

def ask(words, phase, kind):
    words.say("whole-key")
    words.say(f"{NAME}-ask-{phase}")
    words.say(NAME + "-event-" + kind)
    raise refuse("table-nowhere")
"""
SCRIPT = """
const prefix = $derived(`${game}-option`);
const web = (name: string): string => `reef-web-${name}`;
words.say(open ? "web-open" : "web-closed");
say(web("stop-early"));
say(`${prefix}-${key}`);
const say = (key: string) => words.say(`sea-${key}`);
say("deep");
say(`${by > 0 ? "gain" : "pay"}-${what}`, { what: "vatu" });
const kinds = ["vatu"];
"""


@pytest.fixture
def usage(tmp_path: Path) -> Usage:
    for folder in ("src/shoal", "web/src"):
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / "src/shoal/reef.py").write_text(PYTHON, "utf-8")
    (tmp_path / "src/shoal/reef.toml").write_text('[memory]\nkind = "fold_back"\n', "utf-8")
    (tmp_path / "web/src/Reef.svelte").write_text(SCRIPT, "utf-8")
    (tmp_path / "web/src/reef.test.ts").write_text('say("only-in-a-test");', "utf-8")
    return Usage(tmp_path)


@pytest.mark.parametrize(
    "key",
    [
        "whole-key",
        "reef-ask-dive",
        "reef-event-fold-back",
        "web-open",
        "web-closed",
        "reef-web-stop-early",
        "reef-option-memory",
        "sea-deep",
        "sea-gain-vatu",
        "sea-pay-vatu",
    ],
)
def test_what_is_asked_for_is_found(usage: Usage, key: str) -> None:
    assert usage.uses(key)


@pytest.mark.parametrize(
    "key",
    ["half-key", "reef-ask-whale", "reef-web-stop", "web-ajar", "sea-lose-vatu", "only-in-a-test"],
)
def test_what_nobody_asks_for_is_found(usage: Usage, key: str) -> None:
    assert not usage.uses(key)


def test_keys_that_are_asked_for_and_missing_are_named(usage: Usage) -> None:
    known = {"whole-key", "web-open", "sea-deep"}
    assert usage.unknown(known) == {
        "table-nowhere": "src/shoal/reef.py",
        "web-closed": "web/src/Reef.svelte",
    }
