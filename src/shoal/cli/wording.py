"""Words: which languages there are, how complete they are, what is wrong or still to do."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Annotated, Any

import typer
from babel import UnknownLocaleError
from rich.table import Table

from shoal import claims, games
from shoal.cli import proofs
from shoal.cli.app import app, fail
from shoal.cli.shared import AsJson, known_language, print_table
from shoal.words import FALLBACK, checking, folders, glossary, is_draft, writing
from shoal.words import seen as digests
from shoal.words.catalogue import Catalogues, learn_clauses, own_name, read
from shoal.words.usage import usage


@app.command()
def words(
    language: Annotated[
        str, typer.Argument(help="One language, such as fr; none means all.", metavar="[LANGUAGE]")
    ] = "",
    check: Annotated[
        bool,
        typer.Option(
            "--check",
            help="List what is missing or wrong; fail if there is something. Languages that are "
            "still drafts may be unfinished, unless they are named.",
        ),
    ] = False,
    todo: Annotated[
        bool,
        typer.Option(
            "--todo", help="Print what the language lacks, and what changed in English since."
        ),
    ] = False,
    seen: Annotated[
        bool,
        typer.Option("--seen", help="Note that the language fits the English of today."),
    ] = False,
    game: Annotated[
        str,
        typer.Option("--read", help="Print a whole game in words, for proof.", metavar="GAME"),
    ] = "",
    seed: Annotated[int, typer.Option(min=0, help="Another game to read.")] = 1,
    as_json: AsJson = False,
) -> None:
    """List the languages and how complete their words are."""
    if language:
        known_code(language)
    elif todo or seen or game:
        fail("name a language, such as shoal words fr --todo")
    if game:
        print_proof(game, language, seed)
        return
    english = english_words()
    if todo:
        print_todo(english, language)
        return
    if seen:
        note_seen(english, language)
        return
    named = [language] if language else folders()
    reports = [examined(name, english) for name in named]
    idle = unused(english) if check and not language else []
    if as_json:
        print(json.dumps(report(reports, idle), ensure_ascii=False, indent=1))
    else:
        print_reports(reports, check)
        if check:
            print_faults([each for each in reports if language or not each.draft], idle)
    if check and any(each.faults for each in reports if language or not each.draft):
        raise typer.Exit(1)


@dataclass(frozen=True)
class Examined:
    """What there is to say about one language."""

    language: str
    draft: bool
    shares: dict[str, checking.Share]
    faults: list[checking.Fault]
    gaps: list[str]  # what is missing, a line for each game or part
    untold: set[str]  # games that are not spoken of yet, which is no fault
    changed: int

    def count(self, kind: str) -> int:
        return sum(fault.kind == kind for fault in self.faults)


def examined(language: str, english: Catalogues) -> Examined:
    own = have(language, english)
    terms = (glossary.read(language), glossary.read(FALLBACK))
    untold = checking.untold(own, english)
    lacking = [
        checking.Fault(language, each.catalogue, each.key, "is missing", "missing")
        for each in checking.missing(own, english)
        if checking.owner(each.catalogue) not in untold
    ]
    return Examined(
        language,
        is_draft(language),
        checking.shares(own, english),
        lacking + checking.faults(own, english, writing.read(language), terms),
        checking.lacking(own, english),
        untold,
        len(digests.changed(own, english, digests.read(language))),
    )


def have(language: str, english: Catalogues) -> Catalogues:
    """What a language says; nothing if there is no folder for it yet."""
    if language == FALLBACK:
        return english
    return read(language) if language in folders() else Catalogues(language)


def english_words() -> Catalogues:
    """All that is said in English; the clauses stand with the games."""
    found = read(FALLBACK)
    for name in games.names():
        clauses = {clause.number: clause.says for clause in games.find(name).clauses()}
        learn_clauses(found, f"{name}-clauses", clauses)
    return found


def unused(english: Catalogues) -> list[str]:
    """Messages that no code asks for, nor any that it asks for contains.

    Without the sources nobody can tell.
    """
    root = claims.checkout()
    if root is None:
        return []
    asked = usage(root)
    said = english.reached(key for key in english.messages if asked.uses(key))
    return [
        f"{message.catalogue}.ftl: {key}"
        for key, message in english.messages.items()
        if not message.catalogue.endswith("-clauses") and key not in said
    ]


def print_reports(reports: list[Examined], check: bool) -> None:
    """A row for each language; of a single one, also a row for each of its files."""
    kinds = checking.KINDS if check else ()
    rows = Table(box=None, pad_edge=False)
    for title in (
        "",
        f"of {checking.overall(reports[0].shares).of}",
        "said",
        "",
        *kinds,
        "changed",
    ):
        rows.add_column(title, justify="right")
    for column in rows.columns[:2]:
        column.justify, column.no_wrap = "left", True
    for each in reports:
        total = checking.overall(each.shares)
        name = f"{own_name(each.language)}, draft" if each.draft else own_name(each.language)
        counts = [str(each.count(kind)) for kind in kinds]
        rows.add_row(
            each.language, name, str(total.said), total.percent(), *counts, str(each.changed)
        )
    print_table(rows)
    if len(reports) == 1:
        files = Table(box=None, pad_edge=False, show_header=False)
        for catalogue, share in reports[0].shares.items():
            files.add_row(catalogue, f"{share.said}", f"of {share.of}", share.percent())
        print_table(files)


def print_faults(reports: list[Examined], idle: list[str]) -> None:
    faults = [fault for each in reports for fault in each.faults]
    for fault in faults:
        file = "toml" if fault.catalogue == "glossary" else "ftl"
        print(f"{fault.language}/{fault.catalogue}.{file}: {fault.key} {fault.reason}")
    for line in idle:
        print(f"{FALLBACK}/{line} is not used by any code")
    for line in (gap for each in reports for gap in each.gaps):
        print(line)
    for game in sorted({game for each in reports for game in each.untold}):
        silent = ", ".join(each.language for each in reports if game in each.untold)
        print(f"{game}: not a word yet in {silent}; English is spoken there meanwhile.")
    print(f"Faults: {len(faults)}. Unused messages: {len(idle)}.")


def report(reports: list[Examined], idle: list[str]) -> dict[str, Any]:
    return {
        "languages": {
            each.language: {
                "name": own_name(each.language),
                "draft": each.draft,
                "complete": checking.overall(each.shares).whole,
                "said": checking.overall(each.shares).said,
                "of": checking.overall(each.shares).of,
                "changed": each.changed,
                "catalogues": {key: [share.said, share.of] for key, share in each.shares.items()},
                "faults": {kind: each.count(kind) for kind in checking.KINDS},
            }
            for each in reports
        },
        "faults": [vars(fault) for each in reports for fault in each.faults if not each.draft],
        "unused": idle,
    }


def known_code(language: str) -> None:
    try:
        own_name(language)
    except (ValueError, UnknownLocaleError):
        fail(f"{language!r} is not a language; use a code such as fr or pl")


def print_todo(english: Catalogues, language: str) -> None:
    """What is missing, in English, ready to be translated; then what is to be read again."""
    own = have(language, english)
    file = ""
    for message in checking.missing(own, english):
        if message.catalogue != file:
            file = message.catalogue
            print(f"\n### src/shoal/words/{language}/{file}.ftl\n")
        print(message.source, end="")
    again = digests.changed(own, english, digests.read(language))
    if again:
        print("\n### changed in English since it was translated; then: "
              f"shoal words {language} --seen\n")  # fmt: skip
    for message in again:
        print(f"{message.source}#   now: {own.messages[message.key].source}", end="")


def note_seen(english: Catalogues, language: str) -> None:
    own = have(language, english)
    if language == FALLBACK or not own.messages:
        fail(f"there are no words in {language} that were translated")
    file = digests.write(own, english)
    print(f"{len(own.messages)} messages noted in {file}")


def print_proof(name: str, language: str, seed: int) -> None:
    game, words = games.find(name), proofs.Reader(known_language(language))
    for line in proofs.proof(game, words, seed):
        print(line)
    print()
    for line in proofs.unsaid(game, words, read(language)):
        print(line)
