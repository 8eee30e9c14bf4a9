"""Choosing a game in the terminal."""

from __future__ import annotations

import sys

from rich.console import Console
from rich.text import Text

from shoal import games
from shoal.terminal.narration import pitch
from shoal.terminal.playing import Sitting
from shoal.terminal.typed import whole_number
from shoal.words import Words


def pick(screen: Console, language: str) -> None:
    """Show the games and start the one chosen."""
    words = Words(language)
    found = [games.find(name) for name in games.names()]
    screen.print(words.say("picker-title"), style="bold")
    for number, game in enumerate(found, 1):
        seats = f"{game.seat_counts[0]}-{game.seat_counts[-1]}"
        why = pitch(game, words)
        called = f"  {game.title} ({seats})"
        if why:
            called = words.say("label-value", {"label": called, "value": why})
        screen.print(Text.assemble((f"{number}", "bold"), called))
    if not sys.stdin.isatty() or not found:
        screen.print(words.say("picker-command"))
        return
    answer = ask(screen, words.say("picker-which"), list(range(1, len(found) + 1)))
    if answer:
        game = found[answer - 1]
        lowest, highest = game.seat_counts[0], game.seat_counts[-1]
        question = words.say("picker-seats", {"low": lowest, "high": highest})
        chosen = ask(screen, question, game.seat_counts)
        Sitting(game, chosen or lowest, language=language, screen=screen).run()


def ask(screen: Console, question: str, allowed: list[int]) -> int:
    """One of the numbers that are allowed, or 0 for no answer."""
    while True:
        try:
            text = screen.input(f"{question} ").strip()
        except (EOFError, UnicodeDecodeError):
            return 0
        if text in ("", "q"):
            return 0
        if whole_number(text) in allowed:
            return whole_number(text)
