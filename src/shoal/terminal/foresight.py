"""What an option would bring, in a few words beside it: made of the game's own previews."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from shoal.kernel import State
from shoal.words import Words

Preview = dict[str, Any]


def foresee(state: State, seat: int, action: int, words: Words) -> str:
    """The few words, or none if there is nothing to say."""
    tell = TELLERS.get(state.game.name)
    if tell is None:
        return ""
    shown = state.preview(seat, action)
    if "hex" in shown and "path" in shown:  # a sea, and what lies there
        here = [sea for sea in state.view(seat)["map"] if sea["hex"] == shown["hex"]]  # type: ignore[attr-defined]
        shown |= {"sea": here[0]}
    return " · ".join(tell(shown, words))


def maldivia(shown: Preview, words: Words) -> list[str]:
    found: list[str] = []
    if "mast" in shown:  # what would come off it
        return [words.say("option-off", {"fish": shown["fish"]})] if shown["fish"] else []
    if shown.get("fish"):
        found.append(words.say("option-fish", {"fish": shown["fish"]}))
    for victim in shown.get("victims", []):
        found.append(words.say("option-rob", {"seat": victim["seat"], "fish": victim["fish"]}))
    if shown.get("ships"):
        found.append(words.say("option-ships", {"ships": shown["ships"]}))
    if shown.get("shows") in ("o", "x"):
        found.append(words.say("option-octopus" if shown["shows"] == "o" else "option-shark"))
    if "points" in shown:
        found.append(words.say("option-gain", {"points": shown["points"]}))
    if "tiles" not in shown and "tile" in shown:
        found.append(str(shown["tile"]))
    if shown.get("caught"):
        found.append(words.say("option-caught", {"seats": shown["caught"]}))
    return found


def kleine_fische(shown: Preview, words: Words) -> list[str]:
    found: list[str] = []
    if "heading" in shown:
        found.append(str(shown["lane"]))
        if shown["reveal"]:
            found.append(words.say("option-beside", {"places": shown["reveal"]}))
        if shown["explore"]:
            found.append(words.say("option-explore", {"places": shown["explore"]}))
        if not shown["reveal"] and not shown["explore"]:
            found.append(words.say("option-ends"))
    if "face" in shown:
        found.append(words.say("option-bust" if shown["bust"] else "option-known",
                               {"card": shown["fish"]}))  # fmt: skip
    if "keeps" in shown:
        found.append(words.say("option-keeps", {"count": shown["keeps"]}))
    if "meets" in shown:
        found.append(words.say("option-steps", {"steps": shown["cost"]}))
        if shown["meets"]:
            found.append(words.say("option-meets", {"seats": shown["meets"]}))
    if "good" in shown:
        found.append(words.say("option-faces", {"good": shown["good"], "faces": shown["faces"]}))
    if "gain" in shown:
        found.append(words.say("option-gain", {"points": shown["gain"]}))
    if "power" in shown and "steps" in shown:
        found.append(words.say("option-steps", {"steps": shown["steps"]}))
    return found


def vanuatu(shown: Preview, words: Words) -> list[str]:
    found: list[str] = []
    if "sea" in shown:
        sea = shown["sea"]
        found.append(words.say(f"vanuatu-tile-{sea['tile']}"))
        for key in ("fish", "treasure"):
            if sea[key]:
                found.append(words.say(f"option-sea-{key}", {"count": sea[key]}))
    if "leads" in shown:
        led = [f"@vanuatu-action-{one}" for one in shown["actions"] if one in shown["leads"]]
        found.append(words.say("option-leads", {"actions": list(dict.fromkeys(led))})
                     if led else words.say("option-leads-none"))  # fmt: skip
    if shown.get("removal"):
        found.append(words.say("option-nothing"))
    for key in ("vatu", "points"):
        if key in shown and shown[key][0] != shown[key][1]:
            before, after = shown[key]
            found.append(words.say(f"option-{key}", {"before": before, "after": after}))
    if shown.get("lost"):
        found.append(words.say("option-lost"))
    if shown.get("preaches"):
        found.append(words.say("vanuatu-character-preacher"))
    return found


def carta_magica(shown: Preview, words: Words) -> list[str]:
    found: list[str] = []
    if "before" in shown:
        found.append(words.say("option-store", shown))
    if "steps" in shown:
        found.append(words.say("option-steps", {"steps": shown["steps"]}))
    if shown.get("harbour"):
        found.append(words.say("carta-magica-harbour-" + str(shown["harbour"]).lower()))
    if shown.get("returns"):
        found.append(words.say("option-returns"))
    if shown.get("attacks"):
        found.append(words.say("option-attacks", {"seats": shown["attacks"]}))
    if "talismans" in shown:
        found.extend(
            words.say("carta-magica-talisman-" + one.lower()) for one in shown["talismans"]
        )
    if "talisman" in shown:
        found.append(words.say("carta-magica-talisman-" + str(shown["talisman"]).lower()))
        found.append(words.say("option-gain", {"points": shown["points"]}))
    if "segments" in shown:
        found.append(words.say("option-segments", {"good": shown["segments"], "of": shown["of"]}))
    if "gold" in shown:
        found.append(words.say("option-trade", {"goods": shown["goods"], "gold": shown["gold"]}))
    return found


TELLERS: dict[str, Callable[[Preview, Words], list[str]]] = {
    "maldivia": maldivia,
    "kleine_fische": kleine_fische,
    "vanuatu": vanuatu,
    "carta_magica": carta_magica,
}
