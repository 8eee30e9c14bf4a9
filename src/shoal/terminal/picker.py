"""Choosing a game in the terminal."""

from __future__ import annotations

import sys

from rich.console import Console

from shoal import games
from shoal.terminal.playing import Sitting
from shoal.words import Words


def pick(screen: Console) -> None:
    """Show the games and start the one chosen."""
    words = Words()
    found = [games.find(name) for name in games.names()]
    screen.print(words.say("picker-title"), style="bold")
    for number, game in enumerate(found, 1):
        seats = f"{game.seat_counts[0]}-{game.seat_counts[-1]}"
        pitch = words.say(game.name.replace("_", "-") + "-pitch")
        screen.print(f"[bold]{number}[/bold]  {game.title} ({seats}): {pitch}")
    if not sys.stdin.isatty() or not found:
        screen.print(words.say("picker-command"))
        return
    answer = ask(screen, words.say("picker-which"), len(found))
    if answer:
        game = found[answer - 1]
        lowest, highest = game.seat_counts[0], game.seat_counts[-1]
        seats = ask(screen, words.say("picker-seats", {"low": lowest, "high": highest}), highest)
        chosen = seats if seats in game.seat_counts else lowest
        Sitting(game, chosen, screen=screen).run()


def ask(screen: Console, question: str, highest: int) -> int:
    """A number from 1 to the highest, or 0 for no answer."""
    while True:
        try:
            text = screen.input(f"{question} ").strip()
        except EOFError:
            return 0
        if text in ("", "q"):
            return 0
        if text.isdigit() and 1 <= int(text) <= highest:
            return int(text)
