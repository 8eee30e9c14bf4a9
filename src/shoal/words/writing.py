"""Writing: quotes, spaces and signs as a language is printed, and English that was left standing.

`LANGUAGE/language.toml` says what is usual:

    quotes = ["„", "“"]         # around what somebody says
    inner = ["‚", "‘"]          # inside those
    space_before = ["!", "?"]   # signs after a narrow space that does not break
    same = ["report-title"]     # messages that read as in English, on purpose
    same_words = ["Bot"]        # words that are the same; a message of nothing else is no English

A language without this file may use any quotes but those of a typewriter.
"""

from __future__ import annotations

import re
import tomllib
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import resources

from babel import Locale

import shoal.words
from shoal.words.catalogue import HOLE, Catalogues, Message

FILE = "language.toml"
MARKS = "„“”«»‚‘‹›"  # ’ is an apostrophe too
FIXED = "\u202f\u00a0"  # spaces at which no line breaks
WORD = re.compile(r"[^\W\d_]{2,}")
# Words that stand in every longer English text and in no other language we know of.
TELLTALE = re.compile(r"\b(?:the|and|your|this|which|with)\b", re.IGNORECASE)
# What people type is no text: `shoal play GAME`, `--record FILE`.
TYPED = re.compile(r"\bshoal [a-z]+(?: [A-Z]+)?|--[a-z]+(?: [A-Z]+)?")


@dataclass(frozen=True)
class Writing:
    """How a language is written."""

    language: str
    quotes: tuple[str, str] | None = None
    inner: tuple[str, str] | None = None
    space_before: tuple[str, ...] = ()
    same: frozenset[str] = frozenset()
    same_words: frozenset[str] = frozenset()

    def percent(self) -> str:
        """What stands between a number and its per cent sign."""
        pattern = Locale.parse(self.language).percent_formats[None].pattern
        return FIXED if pattern[-2] in FIXED + " " else ""


def read(language: str) -> Writing:
    file = resources.files(shoal.words).joinpath(language, FILE)
    data = tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}
    return Writing(
        language,
        tuple(data["quotes"]) if "quotes" in data else None,
        tuple(data["inner"]) if "inner" in data else None,
        tuple(data.get("space_before", ())),
        frozenset(data.get("same", ())),
        frozenset(word.casefold() for word in data.get("same_words", ())),
    )


def slips(message: Message, style: Writing) -> Iterator[str]:
    """What no printer would set like this."""
    for text in message.texts:
        yield from _quotes(text, style)
        yield from _spaces(text, style)
        if any(unicodedata.category(sign) == "Cc" and sign != "\n" for sign in text):
            yield "has signs that nobody can see: a file was read in a wrong encoding"
        if "..." in text:
            yield "has three points; the sign is …"
        if re.search(r"[^\W\d_]'[^\W\d_]", text):
            yield "has a straight apostrophe; the sign is ’"
        if re.search(r"(?<=\S) - (?=\S)", text):
            yield "has a hyphen for a dash; the sign is –"


def _quotes(text: str, style: Writing) -> Iterator[str]:
    if '"' in text:
        yield 'has straight quotes, "'
    if style.quotes is None:
        return
    pairs = [pair for pair in (style.quotes, style.inner) if pair]
    usual = {mark for pair in pairs for mark in pair}
    for mark in sorted({mark for mark in text if mark in MARKS} - usual):
        yield f"has {mark}; this language has {' '.join(style.quotes)}"
    for first, last in pairs:
        if first != last and "’" not in (first, last) and text.count(first) != text.count(last):
            yield f"opens {first} and does not close it, or the other way round"


def _spaces(text: str, style: Writing) -> Iterator[str]:
    if re.search(r"(?<=\S)  +(?=\S)", text) and "\n" not in text:
        yield "has two spaces in a row"
    if re.search(r"\w ,|\w [;!?:](?:\s|$)", text):
        yield "has a space before a sign that may break there"
    for sign in style.space_before:
        if re.search(rf"[\w{HOLE}»”]{re.escape(sign)}(?:\s|$)", text):
            yield f"needs a narrow space (U+202F) before {sign}"
    if not style.space_before and re.search(rf"\w[{FIXED}][;!?:](?:\s|$)", text):
        yield "has a space before a sign, as in French"
    percent = style.percent()
    if percent and re.search(rf"[\d{HOLE}](?: )?%", text):
        yield "needs a space that does not break (U+00A0) before %"
    if not percent and re.search(rf"[\d{HOLE}]\s%", text):
        yield "has a space before %, which this language has not"


def leftover(message: Message, english: Catalogues, style: Writing) -> str:
    """Why a message looks as if nobody had translated it; nothing if it does not."""
    if message.key in style.same:
        return ""
    original = english.messages[message.key]
    own = [word.casefold() for text in message.texts for word in WORD.findall(TYPED.sub("", text))]
    rest = [word for word in own if word not in style.same_words]
    if rest and _plain(message) == _plain(original):
        return "reads as in English; translate it, or list it under `same` in language.toml"
    for text in message.texts:
        found = TELLTALE.search(TYPED.sub("", text))
        if found and found[0].casefold() not in style.same_words:
            return f"has English in it: “{found[0]}”"
    return ""


def _plain(message: Message) -> str:
    """What is written right of the key, whatever its line breaks."""
    return " ".join(message.source.partition("=")[2].split())
