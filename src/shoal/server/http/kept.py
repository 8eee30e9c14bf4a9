"""A page without scripts that says what this server keeps about people, and for how long."""

from __future__ import annotations

import math
import re
from html import escape

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, RedirectResponse

from shoal.server.http.auth import COOKIE
from shoal.server.http.dependencies import MaybeDevice, ThisNode
from shoal.server.http.me import leave_for_good
from shoal.server.settings import Settings

# Words are imported where they are said: hardly anybody asks for this page, and a server starts
# sooner without them.
router = APIRouter()
LOOK = (
    "body{max-width:44rem;margin:2rem auto;padding:0 1rem;font:1.05rem/1.6 system-ui,sans-serif;"
    "color:#16323f;background:#fbf8f1}table{border-collapse:collapse;width:100%}"
    "th,td{text-align:left;vertical-align:top;padding:.6rem .8rem .6rem 0;"
    "border-bottom:1px solid #c9d6d8}a{color:#0b6477}"
    "@media(prefers-color-scheme:dark){body{color:#e6eef0;background:#10222b}"
    "th,td{border-color:#31505c}a{color:#7fd1de}}"
)


@router.get("/kept", include_in_schema=False)
async def kept(node: ThisNode, request: Request, lang: str = "") -> HTMLResponse:
    """What is kept, in the reader's language."""
    from shoal.words import languages, spoken  # noqa: PLC0415

    wanted = re.split(r"[,;]\s*", request.headers.get("accept-language", "")[:200])
    language = lang if lang in languages() else spoken(wanted)
    return HTMLResponse(page(node.settings, language, gone="forgotten" in request.query_params))


@router.post("/kept/forget", include_in_schema=False)
async def forget(node: ThisNode, who: MaybeDevice, lang: str = "") -> RedirectResponse:
    """What the button on the page does; as `DELETE /api/me`, for a page without scripts."""
    from shoal.words import FALLBACK, languages  # noqa: PLC0415

    if who:
        await leave_for_good(node, who)
    chosen = lang if lang in languages() else FALLBACK
    answer = RedirectResponse(f"/kept?forgotten&lang={chosen}", 303)
    answer.delete_cookie(COOKIE)
    return answer


def page(settings: Settings, language: str, *, gone: bool = False) -> str:
    """The page, with the figures of this server's settings."""
    from shoal.words import Words  # noqa: PLC0415

    words = Words(language)

    def say(key: str, **args: object) -> str:
        return escape(words.say(key, args))

    def lasting(key: str, days: float) -> str:
        if not days:
            return say("kept-for-good")
        hours = days < 1
        time = words.say("kept-hours", {"hours": math.ceil(days * 24)})
        if not hours:
            time = words.say("kept-days", {"days": math.ceil(days)})
        return say(key, days=time)

    copies = settings.backup_hours * settings.backups_kept / 24
    games = [
        lasting("kept-games-over", settings.retention_days),
        lasting("kept-games-idle", settings.idle_days),
        lasting("kept-games-open", settings.open_days),
    ]
    rows = [
        (say("kept-pass"), say("kept-pass-long")),
        (say("kept-games"), "<br>".join(games)),
        (say("kept-address"), say("kept-address-long")),
        (say("kept-reports"), lasting("kept-reports-long", settings.report_days)),
        (
            say("kept-backups"),
            lasting("kept-backups-long", copies) if copies else say("kept-backups-none"),
        ),
        (say("kept-forgotten"), say("kept-for-good")),
    ]
    done = f'<p role="status"><b>{say("kept-forgotten-now")}</b></p>' if gone else ""
    table = "".join(f"<tr><td>{what}</td><td>{long}</td></tr>" for what, long in rows)
    return (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        f"<title>{say('kept-title')} · Shoal</title><style>{LOOK}</style>"
        f"<h1>{say('kept-title')}</h1><p>{say('kept-intro')}</p>"
        f"<table><thead><tr><th>{say('kept-what')}</th><th>{say('kept-long')}</th></tr></thead>"
        f"<tbody>{table}</tbody></table><h2>{say('kept-rights')}</h2>"
        f'<p><a href="/api/me/export">{say("kept-export")}</a></p>'
        f'<form method="post" action="/kept/forget?lang={language}"><p>{say("kept-delete")}</p>'
        f"<p><button>{say('kept-forget')}</button></p></form>"
        f"{done}<p>{say('kept-proxy')}</p></html>"
    )
