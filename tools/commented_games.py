"""Write down games of a captain against mates, with its reason for every choice.

.venv/bin/python tools/commented_games.py docs/commented --games 2 --bot captain:400
"""

from __future__ import annotations

import argparse
import hashlib
from pathlib import Path

from shoal import games
from shoal.bots.levels import player
from shoal.kernel import FastChance, Game, Observer, Play, Record
from shoal.kernel.chance import SeaChance
from shoal.terminal.narration import sentences
from shoal.words import Words


def comment(game: Game, bot: str, number: int, folder: Path) -> Path:
    """Play one game; the captain sits in the first seat of the first game, and so on."""
    seats = game.usual_seats
    captain = (number - 1) % seats
    secret = hashlib.sha256(f"{game.name} {number}".encode()).digest()
    play, luck = Play(game.new(seats, SeaChance(secret), None)), FastChance(number)
    levels = [bot if seat == captain else "mate" for seat in range(seats)]
    minds = [player(level, game.name) for level in levels]
    names = [f"p{seat + 1}" for seat in range(seats)]
    words, lines = Words("en", names), [f"{game.title}: {names[captain]} is {bot}, the others mate"]
    while not play.state.over():
        state = play.state
        seat = state.actor()
        observer = Observer(state, seat)
        action = minds[seat].decide(observer, luck)
        reason = minds[seat].why(observer, action, luck) if seat == captain else None
        if reason is not None and len(observer.legal()) > 1:
            lines.append("")
            lines.append(f"> {names[seat]}: {game.space.text(action)}")
            lines.append(f"> {words.say(reason.key, reason.args)}")
        lines += sentences(game, play.apply(seat, action), captain, words)
    lines.append("")
    lines.append(", ".join(f"{n} {p}" for n, p in zip(names, play.state.scores(), strict=True)))
    file = folder / f"{game.name}-{number}.txt"
    file.write_text("\n".join(lines) + "\n", "utf-8")
    record = Record.of(play, [f"{n} ({level})" for n, level in zip(names, levels, strict=True)])
    file.with_suffix(".shoal").write_text(record.text(), "utf-8")
    return file


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("folder", type=Path)
    arguments.add_argument("--games", type=int, default=2)
    arguments.add_argument("--bot", default="captain:400")
    arguments.add_argument("--game", default="")
    asked = arguments.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    for name in [asked.game] if asked.game else games.names():
        for number in range(1, asked.games + 1):
            print(comment(games.find(name), asked.bot, number, asked.folder))


if __name__ == "__main__":
    main()
