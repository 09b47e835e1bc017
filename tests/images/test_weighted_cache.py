"""The cache of pictures: it keeps the last used values up to a weight and makes each once for concurrent callers."""

from __future__ import annotations

import sys
from concurrent.futures import ThreadPoolExecutor
from math import isqrt
from threading import Event, Lock

import pytest
from PIL import Image

from images.kit.packed import Packed
from images.kit.weighted_cache import (
    MAX_PACKED_BYTES,
    MAX_PICTURE_BYTES,
    PICTURES,
    Pool,
    WeightedCache,
    composite_cache,
    count_bytes,
    count_one,
    picture_cache,
    weighted_cache,
)


def test_a_value_is_cached() -> None:
    made_values: list[int] = []

    @weighted_cache(2)
    def double(n: int) -> int:
        made_values.append(n)
        return 2 * n

    assert [double(1), double(1), double(2)] == [2, 2, 4]
    assert made_values == [1, 2]


def test_a_full_cache_keeps_the_last_used_values() -> None:
    made_values: list[int] = []

    @weighted_cache(2)
    def double(n: int) -> int:
        made_values.append(n)
        return 2 * n

    for n in (1, 2, 1, 3, 1, 2):
        double(n)
    assert made_values == [1, 2, 3, 2]


@pytest.mark.parametrize(("mode", "weight"), [("1", 400), ("L", 400), ("P", 400), ("RGB", 1600), ("RGBA", 1600)])
def test_pictures_weigh_their_pixels(mode: str, weight: int) -> None:
    @picture_cache
    def picture(side: int) -> Image.Image:
        return Image.new(mode, (side, side))

    picture(20)
    assert picture.weight == weight
    picture.cache_clear()
    assert picture.weight == 0


def test_a_value_not_worth_packing_is_made_again() -> None:
    made_values: list[int] = []

    @composite_cache
    def picture(side: int) -> Image.Image:
        made_values.append(side)
        return Image.new("P", (side, side))

    @picture_cache
    def filling() -> Image.Image:
        return Image.new("P", (MAX_PICTURE_BYTES // 1000, 1000))

    for side in (20, 15, 20):
        picture(side)
    filling()
    picture(20)
    assert made_values == [20, 15, 20]
    picture.cache_clear()
    filling.cache_clear()


def test_a_value_above_the_limit_stays_until_the_next_one() -> None:
    @weighted_cache(100, count_bytes)
    def picture(side: int) -> Image.Image:
        return Image.new("P", (side, side))

    assert picture(20) is picture(20)
    picture(5)
    assert picture.weight == 25


def test_concurrent_callers_wait_for_one_maker() -> None:
    start, go, lock, made_values = Event(), Event(), Lock(), list[int]()

    @weighted_cache(2)
    def slow(n: int) -> int:
        with lock:
            made_values.append(n)
        start.set()
        assert go.wait(5)
        return n

    with ThreadPoolExecutor(4) as threads:
        results = [threads.submit(slow, 7) for _ in range(4)]
        assert start.wait(5)
        go.set()
        assert [result.result() for result in results] == [7] * 4
    assert made_values == [7]


def test_making_a_value_does_not_delay_another() -> None:
    start, go = Event(), Event()

    @weighted_cache(4)
    def make(n: int) -> int:
        if n == 1:
            start.set()
            assert go.wait(5)
        return n

    with ThreadPoolExecutor(1) as thread:
        slow = thread.submit(make, 1)
        assert start.wait(5)
        assert make(2) == 2
        go.set()
        assert slow.result() == 1


def test_a_failed_value_is_made_again() -> None:
    tries: list[int] = []

    @weighted_cache(2)
    def fickle(n: int) -> int:
        tries.append(n)
        if len(tries) == 1:
            raise ValueError("not today")
        return n

    with pytest.raises(ValueError, match="not today"):
        fickle(1)
    assert fickle(1) == 1


def sharing(max_weight: int) -> tuple[Pool, WeightedCache[[int], int], WeightedCache[[int], int]]:
    """Two caches of numbers, each as heavy as its value, with `max_weight` for both together."""
    pool = Pool(max_weight)
    return pool, WeightedCache(lambda n: n, pool, lambda n: n), WeightedCache(lambda n: n, pool, lambda n: n)


def test_the_least_recently_used_value_of_all_caches_is_evicted() -> None:
    pool, first, second = sharing(10)
    first(3)
    second(4)
    first(2)
    first(3)
    second(5)
    assert (first.weight, second.weight, pool.weight) == (5, 5, 10)
    second(1)
    assert (first.weight, second.weight) == (3, 6)
    assert (len(first), len(second)) == (1, 2)


def test_equal_arguments_have_a_value_in_each_cache() -> None:
    pool = Pool(10)
    single = WeightedCache[[int], int](lambda n: n, pool, lambda n: n)
    double = WeightedCache[[int], int](lambda n: 2 * n, pool, lambda n: n)
    assert [single(2), double(2), single(2), double(2)] == [2, 4, 2, 4]


def test_a_value_above_the_shared_limit_is_the_only_one_kept() -> None:
    pool, first, second = sharing(10)
    first(3)
    second(50)
    assert (first.weight, second.weight) == (0, 50)
    first(2)
    assert pool.weight == 2


def test_cleared_values_weigh_nothing() -> None:
    pool, first, second = sharing(10)
    first(3)
    second(4)
    first.cache_clear()
    assert (first.weight, pool.weight) == (0, 4)
    assert first(3) == 3


def test_values_of_a_deleted_cache_make_room_for_others() -> None:
    pool, first, second = sharing(10)
    first(9)
    del first
    second(4)
    assert (second.weight, pool.weight) == (4, 4)


def calls_to_make_room(caches: int) -> int:
    """Return the number of function calls while a value in one of `caches` full caches makes room for another."""
    pool, calls = Pool(10 * caches), 0
    full_caches = [WeightedCache[[int], int](lambda n: n, pool, count_one) for _ in range(caches)]
    for cache in full_caches:
        for n in range(10):
            cache(n)

    def count(_frame: object, event: str, _argument: object) -> None:
        nonlocal calls
        calls += event in ("call", "c_call")

    sys.setprofile(count)
    try:
        full_caches[0](10)
    finally:
        sys.setprofile(None)
    assert pool.weight == 10 * caches
    return calls


def test_making_room_takes_as_long_among_many_caches_as_in_one() -> None:
    """A choice in GiftTRAP once searched caches 7,738 times for their oldest picture, to remove some hundred."""
    assert calls_to_make_room(200) == calls_to_make_room(1)


def test_all_pictures_are_counted_together() -> None:
    @picture_cache
    def square(side: int) -> Image.Image:
        return Image.new("RGBA", (side, side))

    @picture_cache
    def flat(side: int) -> Image.Image:
        return Image.new("P", (side, side))

    square(10)
    flat(20)
    weight_before = PICTURES.weight
    square.cache_clear()
    flat.cache_clear()
    assert weight_before - PICTURES.weight == 400 + 400


@pytest.mark.parametrize("mode", ["1", "L", "LA", "P", "RGB", "RGBA"])
def test_a_packed_picture_is_unpacked_unchanged(mode: str) -> None:
    noise = Image.effect_noise((37, 23), 80)
    image = noise.quantize(7) if mode == "P" else noise.convert(mode)
    packed = Packed(image)
    assert packed.unpacked() == image
    assert packed.unpacked().convert("RGBA") == image.convert("RGBA")
    assert packed.unpacked() is not packed.unpacked()


def test_a_flat_picture_takes_little_packed() -> None:
    assert Packed(Image.new("RGBA", (300, 200), (9, 99, 199, 255))).weight < 300 * 200 * 4 // 50


class Crate:
    """A number whose packed form takes a tenth of its weight."""

    def __init__(self, number: int) -> None:
        self.weight = number // 10
        self.number = number

    def unpacked(self) -> int:
        return self.number


def packing(max_weight: int, max_packed_weight: int) -> tuple[list[int], Pool, WeightedCache[[int], int]]:
    """Return a cache of numbers as heavy as their values, which packs values to make room, and the numbers it made."""
    made_values, pool = list[int](), Pool(max_weight, Crate, max_packed_weight)

    def make(number: int) -> int:
        made_values.append(number)
        return number

    return made_values, pool, WeightedCache(make, pool, lambda n: n)


def test_an_evicted_value_is_packed_and_not_made_again() -> None:
    made_values, pool, cache = packing(100, 100)
    for number in (50, 60, 40):
        cache(number)
    assert (pool.weight, pool.packed_weight) == (100, 5)
    assert [cache(50), cache(60), cache(50)] == [50, 60, 50]
    assert made_values == [50, 60, 40]
    assert pool.weight <= 100


def test_a_value_is_packed_once() -> None:
    packed: list[int] = []

    def pack(number: int) -> Crate:
        packed.append(number)
        return Crate(number)

    cache = WeightedCache[[int], int](lambda n: n, Pool(10, pack, 100), lambda n: n)
    for number in (10, 9, 10, 9, 10, 9):
        assert cache(number) == number
    assert packed == [10, 9]


def test_the_last_used_packed_values_stay() -> None:
    made_values, pool, cache = packing(50, 10)
    for number in (50, 40, 30, 50, 20):
        cache(number)
    assert pool.packed_weight <= 10
    assert (cache(50), cache(40)) == (50, 40)
    assert made_values == [50, 40, 30, 20, 40]


def test_clearing_a_cache_drops_its_packed_values() -> None:
    made_values, pool, cache = packing(100, 100)
    for number in (100, 90):
        cache(number)
    assert pool.packed_weight == 10
    cache.cache_clear()
    assert (pool.weight, pool.packed_weight) == (0, 0)
    cache(100)
    assert made_values == [100, 90, 100]


def test_concurrent_callers_unpack_a_value_once() -> None:
    start, go, unpacked = Event(), Event(), list[int]()

    class Slow(Crate):
        def unpacked(self) -> int:
            unpacked.append(self.number)
            start.set()
            assert go.wait(5)
            return self.number

    cache = WeightedCache[[int], int](lambda n: n, Pool(10, Slow, 100), lambda n: n)
    cache(10)
    cache(9)
    with ThreadPoolExecutor(4) as threads:
        results = [threads.submit(cache, 10) for _ in range(4)]
        assert start.wait(5)
        go.set()
        assert [result.result() for result in results] == [10] * 4
    assert unpacked == [10]


def test_pictures_above_the_limit_are_packed_and_not_drawn_again() -> None:
    drawn_sides: list[int] = []

    @picture_cache
    def square(side: int) -> Image.Image:
        drawn_sides.append(side)
        return Image.new("RGBA", (side, side), (side % 256, 0, 0, 255))

    sides = [isqrt(MAX_PICTURE_BYTES // 6) + n for n in range(3)]  # each takes two thirds of the room
    first = square(sides[0])
    for side in sides[1:]:
        square(side)
    assert PICTURES.weight <= MAX_PICTURE_BYTES
    assert 0 < PICTURES.packed_weight <= MAX_PACKED_BYTES
    second_picture = square(sides[0])
    assert second_picture is not first
    assert second_picture == first
    assert drawn_sides == sides
    square.cache_clear()
