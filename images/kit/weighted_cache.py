"""A cache by weight: what was used last, up to so much in all, and never made twice at the same time.

Several caches may share an account, which bounds what they weigh together: all pictures share one. Knows nothing of
what it keeps but its weight. May be asked from several threads at once.
"""

from __future__ import annotations

from collections import OrderedDict
from concurrent.futures import Future
from itertools import count
from threading import Lock
from typing import TYPE_CHECKING, Any, Final, Generic, ParamSpec, TypeVar
from weakref import WeakSet

if TYPE_CHECKING:
    from collections.abc import Callable

    from PIL import Image

T = TypeVar("T")
P = ParamSpec("P")

MEGABYTE = 1_000_000
"""What caches of pictures are measured in, weighed by `raster`."""
ALL_PICTURES: Final = 48 * MEGABYTE
"""Bytes of pixels that are kept in one process, of all games together: what is played is quick, and nothing else."""
_BYTES: Final = {"1": 1, "L": 1, "P": 1}
"""Bytes of a pixel as Pillow holds it, by mode; of any other four, also where one of them means nothing."""

_uses = count()


def piece(_kept: Any) -> int:
    """Weigh everything alike, so that a cache counts."""
    return 1


def raster(picture: Image.Image) -> int:
    """Weigh a picture: the bytes of its pixels, as they lie in memory."""
    return picture.width * picture.height * _BYTES.get(picture.mode, 4)


class Account:
    """What several caches may weigh together: what was used longest ago in any of them makes room."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._caches = WeakSet[WeightedCache[Any, Any]]()
        self.lock = Lock()
        """Held by whoever looks into one of the caches or changes it."""
        self.sum = 0
        """What all caches keep weighs so much, for who holds the lock."""

    @property
    def weight(self) -> int:
        """What all caches keep weighs so much."""
        with self.lock:
            return self.sum

    def open(self, cache: WeightedCache[Any, Any]) -> None:
        """Count what this cache keeps."""
        with self.lock:
            self._caches.add(cache)

    def make_room(self) -> None:
        """Drop what was used longest ago while it is too much, but never the last that is left; with the lock held."""
        while self.sum > self._most:
            filled = [cache for cache in self._caches if cache.oldest is not None]
            if sum(map(len, filled)) == 1:
                return
            min(filled, key=lambda cache: cache.oldest or 0).drop_oldest()


class _Entry(Generic[T]):
    """Something that is kept."""

    __slots__ = ("made", "used", "weight")

    def __init__(self, made: T, weight: int) -> None:
        self.made = made
        self.weight = weight
        self.used = next(_uses)


class WeightedCache(Generic[P, T]):
    """A function that keeps what it returned, as `functools.lru_cache` does, but by weight, and making each once.

    Whoever asks for something that is being made waits for it. What alone is heavier than the cache may grow is kept
    until the next comes.
    """

    def __init__(
        self, make: Callable[P, T], most: int, weigh: Callable[[T], int], account: Account | None = None
    ) -> None:
        """`account`: what this cache shares its weight with; None: nothing."""
        self._make = make
        self._most = most
        self._weigh = weigh
        self._account = account or Account(most)
        self._kept: OrderedDict[tuple[Any, ...], _Entry[T]] = OrderedDict()
        self._making: dict[tuple[Any, ...], Future[T]] = {}
        self.sum = 0
        """What is kept weighs so much, for who holds the lock."""
        self._account.open(self)

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> T:
        """Return what the function returns for these arguments; raises what it raises and then keeps nothing."""
        key = (*args, *sorted(kwargs.items()))
        with self._account.lock:
            entry = self._kept.get(key)
            if entry is not None:
                self._kept.move_to_end(key)
                entry.used = next(_uses)
                return entry.made
            awaited = self._making.get(key)
            making = self._making.setdefault(key, Future())
        return awaited.result() if awaited else self._made(key, making, *args, **kwargs)

    def __len__(self) -> int:
        return len(self._kept)

    def __del__(self) -> None:
        """Leave the room to the others; without the lock, which whoever drops this cache may hold."""
        self._account.sum -= self.sum

    @property
    def weight(self) -> int:
        """What is kept weighs so much."""
        with self._account.lock:
            return self.sum

    @property
    def oldest(self) -> int | None:
        """When what is kept was used, of that which was used longest ago; None: nothing is kept."""
        return next(iter(self._kept.values())).used if self._kept else None

    def drop_oldest(self) -> None:
        """Keep what was used longest ago no more; with the lock held."""
        _, entry = self._kept.popitem(last=False)
        self._weigh_in(-entry.weight)

    def cache_clear(self) -> None:
        """Keep nothing of it."""
        with self._account.lock:
            self._kept.clear()
            self._weigh_in(-self.sum)

    def _made(self, key: tuple[Any, ...], making: Future[T], *args: P.args, **kwargs: P.kwargs) -> T:
        try:
            made = self._make(*args, **kwargs)
        except BaseException as error:
            with self._account.lock:
                del self._making[key]
            making.set_exception(error)
            raise
        with self._account.lock:
            self._keep(key, made)
            del self._making[key]
        making.set_result(made)
        return made

    def _keep(self, key: tuple[Any, ...], made: T) -> None:
        entry = self._kept[key] = _Entry(made, self._weigh(made))
        self._weigh_in(entry.weight)
        while len(self._kept) > 1 and self.sum > self._most:
            self.drop_oldest()
        self._account.make_room()

    def _weigh_in(self, weight: int) -> None:
        self.sum += weight
        self._account.sum += weight


PICTURES: Final = Account(ALL_PICTURES)
"""Of every picture that is kept."""


def weighted_cache(most: int, weigh: Callable[[Any], int] = piece) -> Callable[[Callable[P, T]], WeightedCache[P, T]]:
    """Let a function keep what it returned, up to `most` in all by `weigh`; pictures also up to `ALL_PICTURES`."""
    account = PICTURES if weigh is raster else None
    return lambda make: WeightedCache(make, most, weigh, account)


def picture_cache(make: Callable[P, Image.Image]) -> WeightedCache[P, Image.Image]:
    """Let a function keep the pictures that it returned, as long as they are used more than those of others."""
    return WeightedCache(make, ALL_PICTURES, raster, PICTURES)
