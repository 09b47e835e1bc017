"""Functions that keep what they returned, up to a weight in all, and that make each value once.

All functions that draw pictures share one pool, so that one number bounds what they keep together. Pictures that have
to make room in it are packed instead of forgotten, up to a second number. May be called from several threads at once.
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

ALL_PICTURES: Final = 7_000_000
"""Bytes of pixels that are kept in one process, of all games together: what is looked at just now."""
ALL_PACKED: Final = 6_000_000
"""Bytes that more of them take packed, which are many times as many: what is played."""
_BYTES: Final = {"1": 1, "L": 1, "P": 1}
"""Bytes of a pixel as Pillow holds it, by mode; of any other four, also where one of them means nothing."""


def piece(_kept: Any) -> int:
    """Weigh everything alike, so that a cache counts."""
    return 1


def raster(picture: Image.Image) -> int:
    """Weigh a picture: the bytes of its pixels, as they lie in memory."""
    return picture.width * picture.height * _BYTES.get(picture.mode, 4)


class Key(NamedTuple):
    """Names a value: the function that made it, and the arguments."""

    cache: WeightedCache[..., Any]
    arguments: tuple[Hashable, ...]


class Unpackable(Protocol):
    """A value that was packed."""

    @property
    def weight(self) -> int:
        """The weight of the packed value."""
        ...

    def unpacked(self) -> Any:
        """Return a value that is equal to the one that was packed."""
        ...


class LastUsed(Generic[T]):
    """Values up to a weight in all: the value that was used longest ago makes room. Not for several threads at once."""

    def __init__(self, max_weight: int) -> None:
        self._max_weight = max_weight
        self._entries: OrderedDict[Key, tuple[T, int]] = OrderedDict()
        self.weight = 0
        """The weight of all values."""

    def __contains__(self, key: Key) -> bool:
        return key in self._entries

    def use(self, key: Key) -> tuple[T, int] | None:
        """Return a value, from now on the last one that was used, and its weight; None if it is not here."""
        entry = self._entries.get(key)
        if entry is not None:
            self._entries.move_to_end(key)
        return entry

    def put(self, key: Key, value: T, weight: int) -> list[tuple[Key, T]]:
        """Add a value that is not here yet, however heavy it is; return the values that had to make room for it."""
        self._entries[key] = value, weight
        self.weight += weight
        dropped: list[tuple[Key, T]] = []
        while self.weight > self._max_weight and len(self._entries) > 1:
            oldest, (old, old_weight) = self._entries.popitem(last=False)
            self.weight -= old_weight
            dropped.append((oldest, old))
        return dropped

    def weights(self, cache: WeightedCache[..., Any]) -> list[int]:
        """Return the weights of the values that one function made; looks through all values."""
        return [weight for key, (_, weight) in self._entries.items() if key.cache is cache]

    def clear(self, cache: WeightedCache[..., Any]) -> None:
        """Drop the values that one function made."""
        self.weight -= sum(self.weights(cache))
        self._entries = OrderedDict((key, entry) for key, entry in self._entries.items() if key.cache is not cache)


class Pool:
    """The values that functions keep together: as they are, and packed if they had to make room.

    The values of a function that is gone make room like all others.
    """

    def __init__(
        self, max_weight: int, pack: Callable[[Any], Unpackable] | None = None, max_packed_weight: int = 0
    ) -> None:
        """Without `pack`, a value that has to make room is forgotten."""
        self.lock = Lock()
        """Held by callers that look at `kept` or `packed`."""
        self.kept = LastUsed[Any](max_weight)
        self.packed = LastUsed[Unpackable](max_packed_weight)
        self._pack = pack

    @property
    def weight(self) -> int:
        """The weight of the values that are kept as they are."""
        with self.lock:
            return self.kept.weight

    @property
    def packed_weight(self) -> int:
        """The weight of the packed values."""
        with self.lock:
            return self.packed.weight

    def pack(self, dropped: list[tuple[Key, Any]]) -> None:
        """Pack values that had to make room, unless they are packed already; takes the lock only between them."""
        for key, value in dropped if self._pack else ():
            with self.lock:
                known = not key.cache.packable or key in self.packed
            packed = None if known or self._pack is None else self._pack(value)
            with self.lock:
                if packed is not None and key not in self.packed:
                    self.packed.put(key, packed, packed.weight)


class WeightedCache(Generic[P, T]):
    """A function that keeps what it returned, as `functools.lru_cache` does, but by weight, and making each once.

    A caller that asks for a value that is being made waits for it. A value that alone is heavier than the pool may grow
    is kept until the next one comes.
    """

    def __init__(self, make: Callable[P, T], pool: Pool, weigh: Callable[[T], int], *, packable: bool = True) -> None:
        """`packable`: whether values that have to make room are worth packing, where the pool packs any."""
        self._make = make
        self._weigh = weigh
        self._pool = pool
        self._making: dict[Key, Future[T]] = {}
        self.packable = packable

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> T:
        """Return what the function returns for these arguments; raises what it raises and then keeps nothing."""
        key = Key(self, (*args, *sorted(kwargs.items())))
        pool = self._pool
        with pool.lock:
            entry = pool.kept.use(key)
            if entry is not None:
                kept: T = entry[0]
                return kept
            awaited = self._making.get(key)
            making = self._making.setdefault(key, Future())
            packed = pool.packed.use(key)
        if awaited:
            return awaited.result()
        return self._made(key, making, packed[0].unpacked if packed else partial(self._make, *args, **kwargs))

    def __len__(self) -> int:
        with self._pool.lock:
            return len(self._pool.kept.weights(self))

    @property
    def weight(self) -> int:
        """The weight of this function's values that are kept as they are; looks through the whole pool."""
        with self._pool.lock:
            return sum(self._pool.kept.weights(self))

    def cache_clear(self) -> None:
        """Drop all values of this function; looks through the whole pool."""
        with self._pool.lock:
            self._pool.kept.clear(self)
            self._pool.packed.clear(self)

    def _made(self, key: Key, making: Future[T], make: Callable[[], T]) -> T:
        try:
            made = make()
        except BaseException as error:
            with self._pool.lock:
                del self._making[key]
            making.set_exception(error)
            raise
        with self._pool.lock:
            dropped = self._pool.kept.put(key, made, self._weigh(made))
            del self._making[key]
        making.set_result(made)
        self._pool.pack(dropped)
        return made


PICTURES: Final = Pool(ALL_PICTURES, Packed, ALL_PACKED)
"""All pictures that are kept."""


def weighted_cache(
    max_weight: int, weigh: Callable[[Any], int] = piece
) -> Callable[[Callable[P, T]], WeightedCache[P, T]]:
    """Let a function keep what it returned in a pool of its own, up to `max_weight` by `weigh`; not for pictures."""
    return lambda make: WeightedCache(make, Pool(max_weight), weigh)


def picture_cache(make: Callable[P, Image.Image]) -> WeightedCache[P, Image.Image]:
    """Let a function keep the pictures that it returned, as long as they are used more than those of others."""
    return WeightedCache(make, PICTURES, raster)


def composite_cache(make: Callable[P, Image.Image]) -> WeightedCache[P, Image.Image]:
    """Do what `picture_cache` does for pictures that are laid of kept ones sooner than they could be unpacked."""
    return WeightedCache(make, PICTURES, raster, packable=False)
