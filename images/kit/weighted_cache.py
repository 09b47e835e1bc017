"""A cache by weight: what was used last, up to so much in all, and never made twice at the same time.

Knows nothing of what it keeps but its weight. May be asked from several threads at once.
"""

from __future__ import annotations

from collections import OrderedDict
from concurrent.futures import Future
from threading import Lock
from typing import TYPE_CHECKING, Any, Generic, ParamSpec, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

    from PIL import Image

T = TypeVar("T")
P = ParamSpec("P")

MEGABYTE = 1_000_000
"""What caches of pictures are measured in, weighed by `raster`."""


def piece(_kept: Any) -> int:
    """Weigh everything alike, so that a cache counts."""
    return 1


def raster(picture: Image.Image) -> int:
    """Weigh a picture: the bytes of its pixels."""
    return picture.width * picture.height * len(picture.getbands())


class WeightedCache(Generic[P, T]):
    """A function that keeps what it returned, as `functools.lru_cache` does, but by weight, and making each once.

    Whoever asks for something that is being made waits for it. What alone is heavier than the cache may grow is kept
    until the next comes.
    """

    def __init__(self, make: Callable[P, T], most: int, weigh: Callable[[T], int]) -> None:
        self._make = make
        self._most = most
        self._weigh = weigh
        self._lock = Lock()
        self._kept: OrderedDict[tuple[Any, ...], T] = OrderedDict()
        self._making: dict[tuple[Any, ...], Future[T]] = {}
        self._weight = 0

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> T:
        """Return what the function returns for these arguments; raises what it raises and then keeps nothing."""
        key = (*args, *sorted(kwargs.items()))
        with self._lock:
            if key in self._kept:
                self._kept.move_to_end(key)
                return self._kept[key]
            awaited = self._making.get(key)
            making = self._making.setdefault(key, Future())
        return awaited.result() if awaited else self._made(key, making, *args, **kwargs)

    @property
    def weight(self) -> int:
        """What is kept weighs so much."""
        with self._lock:
            return self._weight

    def cache_clear(self) -> None:
        """Keep nothing of it."""
        with self._lock:
            self._kept.clear()
            self._weight = 0

    def _made(self, key: tuple[Any, ...], making: Future[T], *args: P.args, **kwargs: P.kwargs) -> T:
        try:
            made = self._make(*args, **kwargs)
        except BaseException as error:
            with self._lock:
                del self._making[key]
            making.set_exception(error)
            raise
        with self._lock:
            self._keep(key, made)
            del self._making[key]
        making.set_result(made)
        return made

    def _keep(self, key: tuple[Any, ...], made: T) -> None:
        self._kept[key] = made
        self._weight += self._weigh(made)
        while len(self._kept) > 1 and self._weight > self._most:
            self._weight -= self._weigh(self._kept.popitem(last=False)[1])


def weighted_cache(most: int, weigh: Callable[[Any], int] = piece) -> Callable[[Callable[P, T]], WeightedCache[P, T]]:
    """Let a function keep what it returned, up to `most` in all by `weigh`."""
    return lambda make: WeightedCache(make, most, weigh)
