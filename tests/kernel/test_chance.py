"""Both generators: numbers that never change, fairness, and what a commitment says."""

from __future__ import annotations

import hashlib
from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shoal.kernel import Chance, FastChance, SeaChance, commitment

SEED = bytes(range(32))
LARGEST = 2**31
FAST_AND_SEA = [FastChance(20), SeaChance(SEED)]


# Golden numbers: a record or a checksum of years ago must come out the same.


def test_the_fast_generator_never_changes() -> None:
    chance = FastChance(1)
    drawn = [chance.below(1000) for _ in range(12)]
    assert drawn == [457, 405, 55, 963, 407, 114, 534, 441, 95, 424, 186, 333]
    assert chance.sketch() == {
        "kind": "fast",
        "words": [409092776, 1822539169, 799392974, 1432419687],
        "draws": 12,
    }
    largest_seed = FastChance(2**64 - 1)
    assert [largest_seed.below(6) for _ in range(12)] == [5, 3, 4, 1, 1, 0, 4, 2, 5, 4, 0, 1]
    zero = FastChance(0)
    drawn = [zero.below(2**31 - 1) for _ in range(4)]
    assert drawn == [1943315806, 1185579708, 601752912, 687133736]


def test_the_sea_never_changes() -> None:
    chance = SeaChance(SEED)
    drawn = [chance.below(1000) for _ in range(12)]
    assert drawn == [605, 602, 811, 589, 880, 125, 107, 604, 883, 107, 21, 503]
    chance = SeaChance(bytes(32))
    drawn = [chance.below(LARGEST) for _ in range(4)]
    assert drawn == [96717425, 1751898133, 1799606726, 1518075505]


def test_shuffles_and_forks_never_change() -> None:
    items = list(range(10))
    FastChance(5).shuffle(items)
    assert items == [0, 3, 7, 5, 6, 8, 4, 9, 1, 2]
    items = list(range(10))
    SeaChance(SEED).shuffle(items)
    assert items == [2, 1, 6, 7, 0, 8, 9, 3, 4, 5]
    fork = SeaChance(SEED).fork()
    assert [fork.below(100) for _ in range(5)] == [48, 25, 23, 7, 78]
    assert FastChance(7).fork().below(10**6) == 41586


def test_the_commitment_never_changes() -> None:
    found = "ce16623f544a6579ce0e9477f0359c2913c0d6bb87b9ca3ddda00ed0438d05b5"
    assert commitment(SEED) == found


@given(st.integers(1, LARGEST), st.integers(0, 2**40), st.binary(min_size=32, max_size=32))
def test_anybody_can_compute_a_draw_from_the_seed_with_a_few_lines(
    n: int, number: int, seed: bytes
) -> None:
    for attempt in range(100):  # for almost every n the first one counts
        block = number.to_bytes(8, "big") + attempt.to_bytes(4, "big")
        mark = hashlib.blake2b(block, key=seed, digest_size=8, person=b"shoal draw").digest()
        value = int.from_bytes(mark, "big")
        if value < 2**64 - 2**64 % n:
            assert SeaChance(seed, number).below(n) == value % n
            return
    raise AssertionError("a hundred draws in the last stretch cannot be")


# Fairness. The seeds are fixed, so these either always pass or always fail; the bounds are those
# that a fair generator passes with probability 0.999.

CHI_SQUARE = {5: 20.52, 6: 22.46, 23: 49.73, 99: 148.23}


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


@pytest.mark.parametrize("sides", [6, 7, 100])
@pytest.mark.parametrize("chance", FAST_AND_SEA, ids=["fast", "sea"])
def test_every_number_is_equally_likely(chance: Chance, sides: int) -> None:
    chance = chance.clone()
    counts = Counter(chance.below(sides) for _ in range(20_000))
    assert chi_square([counts[number] for number in range(sides)]) < CHI_SQUARE[sides - 1]


@pytest.mark.parametrize("chance", FAST_AND_SEA, ids=["fast", "sea"])
def test_every_order_is_equally_likely(chance: Chance) -> None:
    chance = chance.clone()
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(8_000):
        items = [0, 1, 2, 3]
        chance.shuffle(items)
        counts[tuple(items)] += 1
    found = [counts[order] for order in permutations(range(4))]
    assert sum(found) == 8_000
    assert chi_square(found) < CHI_SQUARE[23]


def test_the_first_numbers_of_neighbouring_seeds_are_equally_likely() -> None:
    counts = Counter(FastChance(seed).below(6) for seed in range(6_000))
    assert chi_square([counts[number] for number in range(6)]) < CHI_SQUARE[5]


@given(st.integers(-(2**70), 2**70), st.integers(1, LARGEST))
def test_a_fast_draw_lies_in_its_range(seed: int, n: int) -> None:
    chance = FastChance(seed)
    assert all(0 <= chance.below(n) < n for _ in range(20))


@given(st.lists(st.integers(), max_size=30), st.integers(0, 2**64))
def test_shuffling_keeps_everything(items: list[int], seed: int) -> None:
    shuffled = items[:]
    FastChance(seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(items)


# The rules of drawing.


@given(st.lists(st.integers(1, LARGEST), max_size=8), st.integers(1, LARGEST))
def test_draw_k_of_the_sea_depends_on_the_seed_and_k_alone(before: list[int], n: int) -> None:
    chance = SeaChance(SEED)
    for other in before:
        chance.below(other)
    assert chance.below(n) == SeaChance(SEED, len(before)).below(n)


@pytest.mark.parametrize("chance", FAST_AND_SEA, ids=["fast", "sea"])
@pytest.mark.parametrize("n", [0, -1, LARGEST + 1, 2**32, 2**64 + 1])
def test_a_range_that_cannot_be_drawn_from_is_refused(chance: Chance, n: int) -> None:
    chance = chance.clone()
    with pytest.raises(ValueError, match=f"cannot draw one of {n}"):
        chance.below(n)
    assert chance.draws == 0


@pytest.mark.parametrize("chance", FAST_AND_SEA, ids=["fast", "sea"])
def test_draws_are_counted_and_a_clone_draws_the_same(chance: Chance) -> None:
    chance = chance.clone()
    chance.shuffle([1, 2, 3, 4])
    assert chance.draws == 3
    twin = chance.clone()
    mine = [chance.below(50) for _ in range(5)]
    assert twin.draws == 3
    assert [twin.below(50) for _ in range(5)] == mine


@pytest.mark.parametrize("chance", FAST_AND_SEA, ids=["fast", "sea"])
def test_a_fork_costs_one_draw_and_goes_its_own_way(chance: Chance) -> None:
    chance, twin = chance.clone(), chance.clone()
    fork = chance.fork()
    assert (chance.draws, fork.draws) == (1, 0)
    for _ in range(10):
        fork.below(6)
    twin.below(2)
    assert [chance.below(1000) for _ in range(5)] == [twin.below(1000) for _ in range(5)]


@pytest.mark.parametrize("size", [0, 31, 33, 64])
def test_a_seed_has_32_bytes(size: int) -> None:
    with pytest.raises(ValueError, match=f"a seed has 32 bytes, not {size}"):
        SeaChance(bytes(size))


@given(st.integers(0, 255))
def test_a_commitment_shows_nothing_of_seed_or_draws(bit: int) -> None:
    other = (int.from_bytes(SEED, "big") ^ (1 << bit)).to_bytes(32, "big")
    mine, theirs = commitment(SEED), commitment(other)
    same = sum(a == b for a, b in zip(mine, theirs, strict=True))
    assert same < 20, "one bit of the seed changes all of the commitment"
    draw = hashlib.blake2b(bytes(12), key=SEED, digest_size=8, person=b"shoal draw").hexdigest()
    assert SEED.hex() not in mine
    assert draw not in mine
