"""A cache for functions that is limited by the total weight of its values and computes each value once.

All functions that draw pictures share one pool, so that one number limits their memory. Pictures that are evicted from
it are packed, up to a second number. Safe for several threads.
"""

from __future__ import annotations

from collections import OrderedDict
from concurrent.futures import Future
from functools import partial
from threading import Lock
from typing import TYPE_CHECKING, Any, Final, Generic, NamedTuple, ParamSpec, Protocol, TypeVar

from images.kit.packed import Packed

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable

    from PIL import Image

T = TypeVar("T")
P = ParamSpec("P")

MAX_PICTURE_BYTES: Final = 7_000_000
"""Bytes of unpacked pixels in one process, for all games together: enough for the pictures in view."""
MAX_PACKED_BYTES: Final = 6_000_000
"""Bytes of packed pixels, which hold many times as many pictures: enough for the games in play."""
_BYTES: Final = {"1": 1, "L": 1, "P": 1}
"""Bytes per pixel in Pillow by mode; all other modes take four, even if they use only three."""


def count_one(_value: Any) -> int:
    """Return 1, so that a cache counts its values."""
    return 1


def count_bytes(picture: Image.Image) -> int:
    """Return the bytes that the pixels of a picture take in memory."""
    return picture.width * picture.height * _BYTES.get(picture.mode, 4)


class Key(NamedTuple):
    """The key of a value: the function that made it, and the arguments."""

    cache: WeightedCache[..., Any]
    arguments: tuple[Hashable, ...]


class Unpackable(Protocol):
    """A packed value."""

    @property
    def weight(self) -> int:
        """The weight of the packed value."""
        ...

    def unpacked(self) -> Any:
        """Return a value equal to the original."""
        ...


class LastUsed(Generic[T]):
    """Values up to a total weight; evicts the least recently used values. Not thread-safe."""

    def __init__(self, max_weight: int) -> None:
        self._max_weight = max_weight
        self._entries: OrderedDict[Key, tuple[T, int]] = OrderedDict()
        self.weight = 0
        """The weight of all values."""

    def __contains__(self, key: Key) -> bool:
        return key in self._entries

    def use(self, key: Key) -> tuple[T, int] | None:
        """Return a value and its weight, and mark the value as the most recently used; None if it is missing."""
        entry = self._entries.get(key)
        if entry is not None:
            self._entries.move_to_end(key)
        return entry

    def put(self, key: Key, value: T, weight: int) -> list[tuple[Key, T]]:
        """Add a new value of any weight; return the evicted values. The new value itself is never evicted."""
        self._entries[key] = value, weight
        self.weight += weight
        evicted: list[tuple[Key, T]] = []
        while self.weight > self._max_weight and len(self._entries) > 1:
            old_key, (old_value, old_weight) = self._entries.popitem(last=False)
            self.weight -= old_weight
            evicted.append((old_key, old_value))
        return evicted

    def weights(self, cache: WeightedCache[..., Any]) -> list[int]:
        """Return the weights of the values of a function; takes time for all values."""
        return [weight for key, (_, weight) in self._entries.items() if key.cache is cache]

    def clear(self, cache: WeightedCache[..., Any]) -> None:
        """Drop the values of a function."""
        self.weight -= sum(self.weights(cache))
        self._entries = OrderedDict((key, entry) for key, entry in self._entries.items() if key.cache is not cache)


class Pool:
    """The shared values of several functions: the most recently used ones unpacked, evicted ones packed.

    The values of a deleted function are evicted like all others.
    """

    def __init__(
        self, max_weight: int, pack: Callable[[Any], Unpackable] | None = None, max_packed_weight: int = 0
    ) -> None:
        """Without `pack`, evicted values are dropped."""
        self.lock = Lock()
        """Callers hold this lock when they read or change `kept` or `packed`."""
        self.kept = LastUsed[Any](max_weight)
        self.packed = LastUsed[Unpackable](max_packed_weight)
        self._pack = pack

    @property
    def weight(self) -> int:
        """The weight of the unpacked values."""
        with self.lock:
            return self.kept.weight

    @property
    def packed_weight(self) -> int:
        """The weight of the packed values."""
        with self.lock:
            return self.packed.weight

    def pack(self, evicted: list[tuple[Key, Any]]) -> None:
        """Pack evicted values, except those that are packed already. Packing itself does not hold the lock."""
        for key, value in evicted if self._pack else ():
            with self.lock:
                skipped = not key.cache.packable or key in self.packed
            packed_value = None if skipped or self._pack is None else self._pack(value)
            with self.lock:
                if packed_value is not None and key not in self.packed:
                    self.packed.put(key, packed_value, packed_value.weight)


class WeightedCache(Generic[P, T]):
    """A function with a cache, like `functools.lru_cache`, but limited by weight, and computing each value once.

    A caller waits for a value that another thread is computing. A value that is heavier than the whole pool stays until
    the next value is added.
    """

    def __init__(self, make: Callable[P, T], pool: Pool, weigh: Callable[[T], int], *, packable: bool = True) -> None:
        """`packable`: whether the pool should pack evicted values, if it packs any."""
        self._make = make
        self._weigh = weigh
        self._pool = pool
        self._futures: dict[Key, Future[T]] = {}
        self.packable = packable

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> T:
        """Return the function's result for these arguments; pass on its exceptions, which are not cached."""
        key = Key(self, (*args, *sorted(kwargs.items())))
        pool = self._pool
        with pool.lock:
            entry = pool.kept.use(key)
            if entry is not None:
                value: T = entry[0]
                return value
            other_future = self._futures.get(key)
            future = self._futures.setdefault(key, Future())
            packed_entry = pool.packed.use(key)
        if other_future:
            return other_future.result()
        make = packed_entry[0].unpacked if packed_entry else partial(self._make, *args, **kwargs)
        return self._compute(key, future, make)

    def __len__(self) -> int:
        with self._pool.lock:
            return len(self._pool.kept.weights(self))

    @property
    def weight(self) -> int:
        """The weight of this function's unpacked values; takes time for all values of the pool."""
        with self._pool.lock:
            return sum(self._pool.kept.weights(self))

    def cache_clear(self) -> None:
        """Drop all values of this function; takes time for all values of the pool."""
        with self._pool.lock:
            self._pool.kept.clear(self)
            self._pool.packed.clear(self)

    def _compute(self, key: Key, future: Future[T], make: Callable[[], T]) -> T:
        try:
            value = make()
        except BaseException as error:
            with self._pool.lock:
                del self._futures[key]
            future.set_exception(error)
            raise
        with self._pool.lock:
            evicted = self._pool.kept.put(key, value, self._weigh(value))
            del self._futures[key]
        future.set_result(value)
        self._pool.pack(evicted)
        return value


PICTURES: Final = Pool(MAX_PICTURE_BYTES, Packed, MAX_PACKED_BYTES)
"""The pool of all pictures."""


def weighted_cache(
    max_weight: int, weigh: Callable[[Any], int] = count_one
) -> Callable[[Callable[P, T]], WeightedCache[P, T]]:
    """Return a decorator that caches results in a pool of their own, up to `max_weight`; not for pictures."""
    return lambda make: WeightedCache(make, Pool(max_weight), weigh)


def picture_cache(make: Callable[P, Image.Image]) -> WeightedCache[P, Image.Image]:
    """Cache the pictures that a function returns in the shared pool `PICTURES`."""
    return WeightedCache(make, PICTURES, count_bytes)


def composite_cache(make: Callable[P, Image.Image]) -> WeightedCache[P, Image.Image]:
    """Do the same as `picture_cache`, but never pack: for pictures that are composed faster than unpacked."""
    return WeightedCache(make, PICTURES, count_bytes, packable=False)
