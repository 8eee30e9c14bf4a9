"""Everything fits: every text and every button of every stored moment, at every size of screen.

`room.js` says what counts as a fault. Each moment is looked at as it stands and with one action of
each kind previewed, in two languages. In all others, longer words being the usual reason for what
does not fit, it is looked at as it stands, on the smallest phone, one held sideways and a desk.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from shoal.words import languages
from tests.e2e.drawn import DRAWN
from tests.e2e.guest import Guest
from tests.e2e.harbour import Harbour
from tests.e2e.scenes import Scenes

SIZES = [
    (360, 640), (390, 844), (844, 390), (820, 1180), (1280, 720), (1440, 900), (2560, 1440),
]  # fmt: skip
PHONES = SIZES[:3]
LANGUAGES = ["en", "de"]
OTHERS = [language for language in languages() if language not in LANGUAGES]
SOME = [OTHERS[::2], OTHERS[1::2]]  # one page for several: they are chosen one after the other
COMMON = [SIZES[0], SIZES[2], SIZES[5]]
LOOK = (Path(__file__).parent / "room.js").read_text().split("\n\n", 1)[1].rstrip()
SHOWN = 40  # faults that are told
# As wide as in the drawings that the boards were made after, in pixels.
DRAWN_AT = (1440, 900)
DRAWN_SIZE = {"vanuatu": ("hex", 134), "carta_magica": ("drawing", 840)}
# A sea that is much higher than wide uses the room, too: the longer side of what is drawn.
USED = 0.6
LEGIBLE = 10  # pixels of the names on a map, on everything larger than a phone
# A phone held sideways and a tablet held upright: the shorter side of what is drawn, in pixels.
LEAST_DRAWN = {
    (844, 390): {"maldivia": 250, "kleine_fische": 380, "vanuatu": 280, "carta_magica": 380},
    (360, 640): {"maldivia": 240},  # sixteen spaces, which are not drawn larger than a thumb
    (820, 1180): {"maldivia": 420, "kleine_fische": 620, "vanuatu": 400, "carta_magica": 550},
}
# The whole cloth on the smallest phone, in pixels.
LEAST_CLOTH = 285
# How wide Maldivia's market ships are drawn, at least: the smallest fish on one takes 2/5 of that.
LEAST_SHIP = {
    (360, 640): 35, (390, 844): 40, (844, 390): 48, (820, 1180): 40, (1280, 720): 44,
    (1440, 900): 56,
}  # fmt: skip
# How much of the chart's height a monster takes, beside the words and what one may spend on it.
LEAST_BEAST = 0.4
# The board's part of the screen, at least: as much as it was before anybody measured.
SHARE = {(1280, 720): 0.5, (1440, 900): 0.55, (2560, 1440): 0.7}


def told(size: tuple[int, int], looks: list[dict[str, Any]]) -> list[str]:
    """Every fault once, and a line about what was looked at."""
    width, height = size
    found = []
    for look in looks:
        at = f"at {look['at']} {look['chosen']}".strip()
        for one in look["faults"]:
            what = f"{one['kind']}: {one['text']!r} in {one['where']} ({one['more']})"
            found.append(f"{width}×{height} {what} {at}")
    share = looks[0]["board"][0] * looks[0]["board"][1] / (width * height)
    print(
        f"  {width:>4}×{height:<4}  {len(looks):3} looks  "
        f"{sum(look['texts'] for look in looks):6} texts  "
        f"{sum(look['buttons'] for look in looks):6} buttons  {len(found):4} faults  "
        f"board {share:4.0%}"
    )
    return list(dict.fromkeys(found))


def visitor(browser: Browser, harbour: Harbour, game: str, language: str) -> Guest:
    """Somebody who knows the game and reads this language."""
    print(f"\n{game} ({language})")
    guest = Guest(browser, harbour.url, width=1440, height=900)
    guest.prefer(known=[game], language=language)
    return guest


def share_of(part: float, whole: float) -> float:
    return part / whole


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", DRAWN)
def test_everything_fits(browser: Browser, harbour: Harbour, game: str, language: str) -> None:
    guest = visitor(browser, harbour, game, language)
    scenes = Scenes(guest, game, language)
    wrong: list[str] = []
    for size in SIZES:
        width, height = size
        scenes.resize(width, height)
        looks = scenes.run(LOOK)
        if language == LANGUAGES[0]:  # elsewhere a choice of long words may need a touch to scroll
            for look in looks:
                look["faults"] += look["choices"]
        wrong += told(size, looks)
        share = looks[0]["board"][0] * looks[0]["board"][1] / (width * height)
        assert share >= SHARE.get(size, 0), f"{width}×{height}: the board has {share:.0%}"
        if size in PHONES:  # round and own goods stay in sight; that they are not cut is seen above
            few = [
                look["at"] for look in looks if not any(map(str.isdigit, "".join(look["facts"])))
            ]
            assert not few, f"{width}×{height}: nothing in the bar at {few[:3]}"
        else:
            # Whatever it says, at rest and in every preview: nothing beside it moves.
            assert len({round(look["prompt"][1]) for look in looks}) == 1, f"{width}×{height}"
            least = min(look["least"] for look in looks)
            assert least >= LEGIBLE, f"{width}×{height}: a name of {least:.1f} px"
        if size in LEAST_DRAWN and game in LEAST_DRAWN[size]:
            drawn = min(min(look["drawing"]) for look in looks)
            assert drawn >= LEAST_DRAWN[size][game], (
                f"{width}×{height}: {drawn:.0f} px are drawn on"
            )
        if game == "maldivia" and size in LEAST_SHIP:
            ship = min(wide for look in looks for wide in look["ships"])
            assert ship >= LEAST_SHIP[size], f"{width}×{height}: a ship of {ship:.0f} px"
        if game == "carta_magica":  # a monster fills the chart, in whatever room
            beasts = [part for look in looks for part in look["beasts"]]
            assert len(beasts) > 1
            assert min(beasts) >= LEAST_BEAST, f"{width}×{height}: {min(beasts):.0%} of the chart"
        if game == "maldivia" and size == SIZES[0]:
            assert min(looks[0]["drawing"]) >= LEAST_CLOTH, looks[0]["drawing"]
        if size == DRAWN_AT:
            used = min(max(map(share_of, look["drawing"], look["board"])) for look in looks)
            assert used >= USED, f"only {used:.0%} of the board is drawn on"
        if size == DRAWN_AT and game in DRAWN_SIZE:
            part, wide = DRAWN_SIZE[game]
            assert looks[0][part][0] >= wide, f"{part}: {looks[0][part]}"
    assert not wrong, f"{len(wrong)} faults\n" + "\n".join(wrong[:SHOWN])
    guest.leave()


@pytest.mark.slow
@pytest.mark.parametrize("some", SOME, ids="-".join)
@pytest.mark.parametrize("game", DRAWN)
def test_everything_fits_in(browser: Browser, harbour: Harbour, game: str, some: list[str]) -> None:
    guest = visitor(browser, harbour, game, some[0])
    scenes = Scenes(guest, game, some[0])
    wrong: list[str] = []
    for language in some:
        if language != scenes.language:
            print(f"{game} ({language})")
            scenes.speak(language)
        for size in COMMON:
            scenes.resize(*size)
            found = told(size, scenes.run(LOOK, previews=False))
            wrong += [f"{language} {one}" for one in found]
    assert not wrong, f"{len(wrong)} faults\n" + "\n".join(wrong[:SHOWN])
    guest.leave()
