"""Numbers put one after the other into an observation, 16 bits each, lowest byte first.

All of it is compiled: an observation of some hundred numbers takes a microsecond or two.
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter, write_i16_le
from mypy_extensions import i16, i64

from shoal.adapters.observations.layout import NONE, place_of

FEW: Final = 8
MANY: Final = 256
NOTHING: Final = b"\xff\xff" * MANY
NOUGHT: Final = b"\x00\x00" * MANY


def number(out: BytesWriter, one: int) -> None:
    write_i16_le(out, i16(one))


def yes(out: BytesWriter, holds: bool) -> None:
    write_i16_le(out, 1 if holds else 0)


def row(out: BytesWriter, numbers: list[int]) -> None:
    for one in numbers:
        write_i16_le(out, i16(one))


def padded(out: BytesWriter, numbers: list[int], size: int, blank: int = NONE) -> None:
    """A row that may be shorter than its part."""
    for one in numbers:
        write_i16_le(out, i16(one))
    blanks(out, size - len(numbers), blank)


def blanks(out: BytesWriter, count: int, blank: int = NONE) -> None:
    """The same number again and again; many at once, as most of some observations are."""
    if FEW < count <= MANY and blank == NONE:
        out.write(NOTHING[: 2 * count])
    elif FEW < count <= MANY and blank == 0:
        out.write(NOUGHT[: 2 * count])
    else:
        for _place in range(count):
            write_i16_le(out, i16(blank))


def flags(out: BytesWriter, bits: int, count: int) -> None:
    """A set of things, 62 at most, as one flag for each."""
    if bits == 0:
        blanks(out, count, 0)
        return
    left: i64 = bits
    for _thing in range(count):
        write_i16_le(out, i16(left & 1))
        left >>= 1


# Whoever looks comes first, then the others clockwise: the same table looks the same from
# every seat, so one policy can play them all.


def place(out: BytesWriter, other: int, seat: int, seats: int) -> None:
    """How many seats after the observer somebody sits; NONE stays none."""
    write_i16_le(out, i16(place_of(other, seat, seats)))


def from_seat(
    out: BytesWriter, numbers: list[int], seat: int, seats: int, width: int = 1, begin: int = 0
) -> None:
    """A row with `width` numbers a seat, the observer's first; in the list it begins there."""
    first: i64 = begin + seat * width
    at: i64 = first
    end: i64 = begin + seats * width
    while at < end:
        write_i16_le(out, i16(numbers[at]))
        at += 1
    at = begin
    while at < first:
        write_i16_le(out, i16(numbers[at]))
        at += 1


def seats_in(out: BytesWriter, bits: int, seat: int, seats: int) -> None:
    """A set of seats as one flag a seat, the observer's first."""
    for other in range(seat, seats):
        write_i16_le(out, i16(bits >> other & 1))
    for other in range(seat):
        write_i16_le(out, i16(bits >> other & 1))
