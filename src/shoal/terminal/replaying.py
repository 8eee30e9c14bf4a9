"""Stepping through a record in the terminal."""

from __future__ import annotations

from rich.console import Console

from shoal.kernel import SPECTATOR, Game, Play, Record, RecordError
from shoal.terminal.boards import draw
from shoal.terminal.narration import sentences
from shoal.words import Words


def names(record: Record) -> list[str]:
    """Who sat where; seats without a name are called as in the record."""
    return [name or f"p{seat + 1}" for seat, name in enumerate(record.names)]


def replay(
    record: Record, game: Game, words: Words, *, at: int, step: bool, eyes: str, screen: Console
) -> None:
    """Tell a recorded game: each action with its events, boards where they are asked for."""
    observer = read_eyes(eyes, record.seats)
    whole = record.play(game)
    if at > len(whole.steps):
        raise RecordError(f"the record has only {len(whole.steps)} actions, not {at}")
    if at >= 0:
        shown = record.play(game, at)
        screen.print(draw(game.name, shown.state.view(observer), words))
        return
    for number, taken in enumerate(whole.steps, 1):
        screen.print(f"{number:>4}  p{taken.seat + 1} {game.space.text(taken.action)}")
        for line in sentences(game, taken.events, observer, words):
            screen.print(f"        {line}", style="cyan")
        if step:
            state = record.play(game, number).state
            screen.print(draw(game.name, state.view(observer), words))
            try:
                if screen.input(words.say("replay-next")).strip() == "q":
                    return
            except EOFError:
                return
    result(whole, words, observer, screen)


def result(play: Play, words: Words, observer: int, screen: Console) -> None:
    state = play.state
    screen.print(draw(state.game.name, state.view(observer), words))
    if state.over():
        for seat in range(state.seats):
            args = {"rank": state.ranking()[seat], "seat": seat, "points": state.scores()[seat]}
            screen.print(words.say("play-result", args), style="bold")


def read_eyes(text: str, seats: int) -> int:
    if text == "spectator":
        return SPECTATOR
    for seat in range(seats):
        if text == f"p{seat + 1}":
            return seat
    raise RecordError(f"{text!r} is nobody here; use p1 to p{seats} or spectator")
