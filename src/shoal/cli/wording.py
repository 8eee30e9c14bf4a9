"""Words: which languages there are, how complete they are, what is wrong or still to do."""

from __future__ import annotations

import json
from typing import Annotated, Any

import typer
from babel import UnknownLocaleError
from rich.table import Table

from shoal import claims, games
from shoal.cli.app import app, fail
from shoal.cli.shared import AsJson, screen
from shoal.words import FALLBACK, checking, languages
from shoal.words.catalogue import Catalogues, learn_clauses, own_name, read
from shoal.words.usage import usage


@app.command()
def words(
    check: Annotated[
        bool,
        typer.Option(
            "--check",
            help="List faulty messages, and missing ones of complete languages; fail if there are "
            "any. In a source checkout, also list messages that no code uses.",
        ),
    ] = False,
    todo: Annotated[
        str,
        typer.Option(
            help="Print what this language lacks, in English, as Fluent files to translate.",
            metavar="LANGUAGE",
        ),
    ] = "",
    as_json: AsJson = False,
) -> None:
    """List the languages and how complete their words are."""
    english = english_words()
    if todo:
        print_todo(english, todo)
        return
    spoken = {name: english if name == FALLBACK else read(name) for name in languages()}
    shares = {name: checking.shares(each, english) for name, each in spoken.items()}
    faults = [fault for each in spoken.values() for fault in checking.faults(each, english)]
    lacking = [
        checking.Fault(name, message.catalogue, message.key, "is missing")
        for name in checking.COMPLETE
        for message in checking.missing(spoken[name], english)
    ]
    gaps = [line for name in checking.COMPLETE for line in checking.lacking(spoken[name], english)]
    idle = unused(english) if check else []
    if as_json:
        print(json.dumps(report(shares, faults + lacking, idle), ensure_ascii=False, indent=1))
    else:
        print_shares(shares)
        if check:
            print_faults(faults + lacking, idle)
            print("\n".join(gaps), end="\n" if gaps else "")
    if check and (faults or lacking):
        raise typer.Exit(1)


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


def print_shares(shares: dict[str, dict[str, checking.Share]]) -> None:
    table = Table(box=None, pad_edge=False)
    table.add_column("")
    for name in shares:
        table.add_column(f"{name} {own_name(name)}", justify="right")
    for catalogue in shares[FALLBACK]:
        table.add_row(catalogue, *(each[catalogue].percent() for each in shares.values()))
    total = [checking.overall(each) for each in shares.values()]
    table.add_row("all", *(each.percent() for each in total), style="bold")
    table.add_row("messages", *(str(each.said) for each in total), style="dim")
    screen.print(table)


def print_faults(faults: list[checking.Fault], idle: list[str]) -> None:
    for each in faults:
        print(f"{each.language}/{each.catalogue}.ftl: {each.key} {each.reason}")
    for line in idle:
        print(f"{FALLBACK}/{line} is not used by any code")
    print(f"Faults: {len(faults)}. Unused messages: {len(idle)}.")


def report(
    shares: dict[str, dict[str, checking.Share]], faults: list[checking.Fault], idle: list[str]
) -> dict[str, Any]:
    return {
        "languages": {
            name: {
                "name": own_name(name),
                "complete": checking.overall(each).whole,
                "said": checking.overall(each).said,
                "of": checking.overall(each).of,
                "catalogues": {key: [share.said, share.of] for key, share in each.items()},
            }
            for name, each in shares.items()
        },
        "faults": [vars(fault) for fault in faults],
        "unused": idle,
    }


def print_todo(english: Catalogues, language: str) -> None:
    """What is missing, in English, ready to be translated."""
    try:
        own_name(language)
    except (ValueError, UnknownLocaleError):
        fail(f"{language!r} is not a language; use a code such as fr or pl")
    have = read(language) if language in languages() else Catalogues(language)
    file = ""
    for message in checking.missing(have, english):
        if message.catalogue != file:
            file = message.catalogue
            print(f"\n### src/shoal/words/{language}/{file}.ftl\n")
        print(message.source, end="")
