"""Chance: the only source of randomness, in two kinds.

`SeaChance` serves live games: each draw is a keyed BLAKE2b hash of a secret 256-bit seed and the
number of the draw. The seed's commitment is published before the first action and the seed after
the last, so anybody can check every draw, and nobody can compute one from the commitment.

`FastChance` serves playouts and tests: Marsaglia's xorshift128 on 32-bit words, the same numbers
interpreted and compiled.
"""

from __future__ import annotations

import hashlib
from abc import ABC, abstractmethod
from typing import Final

from mypy_extensions import i64, mypyc_attr

WORD: Final = 0xFFFFFFFF
SEED_BYTES: Final = 32
LARGEST: Final = 1 << 31  # what can be drawn from: more would not fit into 64 bits with a word


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(ABC):
    """Draws numbers. `draws` counts them, so that a play knows when chance was used."""

    def __init__(self) -> None:
        self.draws = 0

    @abstractmethod
    def below(self, n: int) -> int:
        """A number from 0 to n-1, each equally likely; n is at most `LARGEST`."""

    @abstractmethod
    def clone(self) -> Chance:
        """A generator that will draw the same numbers."""

    @abstractmethod
    def sketch(self) -> dict[str, object]:
        """The generator as plain data, for positions."""

    def shuffle(self, items: list[int]) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            kept = items[i]
            items[i] = items[j]
            items[j] = kept

    def fork(self) -> FastChance:
        """A fast generator of its own, seeded from this one."""
        return FastChance(self.below(0x7FFFFFFF))


class FastChance(Chance):
    """A fast generator for playouts; not for games between people."""

    def __init__(self, seed: int, like: FastChance | None = None) -> None:
        if like is not None:  # a copy: spreading a seed takes longer than a game's own clone
            self.draws = like.draws
            self.x: i64 = like.x
            self.y: i64 = like.y
            self.z: i64 = like.z
            self.w: i64 = like.w
            return
        self.draws = 0
        # Spread the seed over four words (splitmix-like), never all zero.
        z = seed & 0xFFFFFFFFFFFFFFFF
        words: list[int] = []
        for _word in range(4):
            z = (z + 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF
            m = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & 0xFFFFFFFFFFFFFFFF
            m = ((m ^ (m >> 27)) * 0x94D049BB133111EB) & 0xFFFFFFFFFFFFFFFF
            words.append((m ^ (m >> 31)) & WORD)
        self.x = words[0]
        self.y = words[1]
        self.z = words[2]
        self.w = words[3] | 1

    def below(self, n: int) -> int:
        if not 0 < n <= LARGEST:
            raise ValueError(f"cannot draw one of {n}")
        self.draws += 1
        t: i64 = self.x
        t ^= (t << 11) & 0xFFFFFFFF
        w: i64 = self.w
        self.x = self.y
        self.y = self.z
        self.z = w
        w ^= (w >> 19) ^ t ^ (t >> 8)
        self.w = w
        size: i64 = n
        return (w * size) >> 32

    def clone(self) -> FastChance:
        return FastChance(0, self)

    def fork(self) -> FastChance:
        # Every imagining forks, so the words are mixed without big numbers. They must be mixed:
        # four numbers drawn in a row are this generator's own next state.
        seed: i64 = self.below(0x7FFFFFFF)
        made = FastChance(0, self)
        made.draws = 0
        made.x = mixed(seed + 0x1E3779B9)
        made.y = mixed(seed + 0x3C6EF372)
        made.z = mixed(seed + 0x5AA66D2B)
        made.w = mixed(seed + 0x78DDE6E4) | 1
        return made

    def sketch(self) -> dict[str, object]:
        words = [int(self.x), int(self.y), int(self.z), int(self.w)]
        return {"kind": "fast", "words": words, "draws": self.draws}


def mixed(word: i64) -> i64:
    """A number of 32 bits in which every bit of the word counts everywhere."""
    m: i64 = ((word ^ (word >> 16)) * 0x45D9F3B) & 0xFFFFFFFF
    m = ((m ^ (m >> 16)) * 0x45D9F3B) & 0xFFFFFFFF
    return m ^ (m >> 16)


class SeaChance(Chance):
    """The generator of live games: draw k is a function of the secret seed and k alone."""

    def __init__(self, seed: bytes, draws: int = 0) -> None:
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
        self.draws = draws
        self.seed = seed

    def below(self, n: int) -> int:
        if not 0 < n <= LARGEST:
            raise ValueError(f"cannot draw one of {n}")
        bound = (1 << 64) // n * n
        attempt = 0
        while True:
            block = self.draws.to_bytes(8, "big") + attempt.to_bytes(4, "big")
            digest = hashlib.blake2b(
                block, key=self.seed, digest_size=8, person=b"shoal draw"
            ).digest()
            value = int.from_bytes(digest, "big")
            if value < bound:  # else the last, incomplete stretch would favour small numbers
                self.draws += 1
                return value % n
            attempt += 1

    def clone(self) -> SeaChance:
        return SeaChance(self.seed, self.draws)

    def sketch(self) -> dict[str, object]:
        return {"kind": "sea", "seed": self.seed.hex(), "draws": self.draws}


def commitment(seed: bytes) -> str:
    """What is published before the first action; says nothing about the seed or the draws."""
    return hashlib.sha256(b"shoal commitment 1\n" + seed).hexdigest()
