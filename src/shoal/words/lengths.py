"""Lengths: labels that stand in a fixed place, and how many letters fit there on a phone.

What is put in counts as two letters. Sentences may be as long as they need to be.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from shoal.words.catalogue import HOLE, Message

LIMITS = [
    (r"kleine-fische-short-.*", 8),  # a card in a terminal
    (r"vanuatu-action-.*", 13),  # a box on the board
    (r"vanuatu-character-.*", 14),
    (r"carta-magica-kind-.*", 20),  # a card's title
    (r"vanuatu-web-brief-.*", 17),  # a pill on a phone
    (r"vanuatu-web-pill-.*", 38),
    (r"vanuatu-web-(link|need)-.*", 22),
    (r"vanuatu-web-cost-.*", 24),
    (r"kleine-fische-web-button-(?!over|wait)[a-z]+", 18),  # one of two big buttons
    (r"kleine-fische-web-button-.*-(small|off|early|odds)", 34),  # the line below it
    (r".*-guide-(?!aim|end)(?!.*-why).*", 150),  # three lines above the board of a phone
    (r".*-web-about-row-.*", 30),  # the left column of a little table
    (r"web-(yes|no|on|off|close|drop|skip|leave|stay|reload)", 14),
    (r"web-(theme|speed|motion)-[a-z]+", 18),
]


def overlong(message: Message) -> Iterator[str]:
    """Why a label does not fit where it stands."""
    limit = next((most for keys, most in LIMITS if re.fullmatch(keys, message.key)), None)
    if limit is None:
        return
    longest = max(len(text.replace(HOLE, "##")) for text in message.texts)
    if longest > limit:
        yield f"has {longest} letters where {limit} fit"
