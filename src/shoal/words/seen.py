"""Which English a translation was made from, so that one whose original changed is found.

`LANGUAGE/seen.csv` has a line for each message, its key and a digest of the English: what the
translator saw. `shoal words LANGUAGE --seen` writes it. It is no part of the installed package.
"""

from __future__ import annotations

import hashlib
from importlib import resources
from pathlib import Path

import shoal.words
from shoal.words.catalogue import Catalogues, Message

FILE = "seen.csv"
DIGITS = 6


def digest(message: Message) -> str:
    """A short name for how a message reads, whatever its line breaks."""
    text = " ".join(message.source.split())
    return hashlib.sha256(text.encode()).hexdigest()[:DIGITS]


def read(language: str) -> dict[str, str]:
    file = resources.files(shoal.words).joinpath(language, FILE)
    lines = file.read_text("utf-8").splitlines() if file.is_file() else []
    return dict(line.split(",", 1) for line in lines)


def changed(words: Catalogues, english: Catalogues, seen: dict[str, str]) -> list[Message]:
    """Messages whose English is no longer what the translator saw."""
    return [
        message
        for key, message in english.messages.items()
        if key in words.messages and seen.get(key, digest(message)) != digest(message)
    ]


def write(words: Catalogues, english: Catalogues) -> Path:
    """Note that every message of a language fits the English of today."""
    lines = [
        f"{key},{digest(message)}\n"
        for key, message in sorted(english.messages.items())
        if key in words.messages
    ]
    file = Path(str(resources.files(shoal.words).joinpath(words.language, FILE)))
    file.write_text("".join(lines), "utf-8")
    return file
