"""A cache by weight: what was used last, up to so much in all, and never made twice at the same time.

Several caches may share an account, which bounds what they weigh together: all pictures share one. What must make room
for others may be packed instead of forgotten, as far as a second account goes. Knows nothing of what it keeps but its
weight. May be asked from several threads at once.
"""

from __future__ import annotations

from collections import OrderedDict
from concurrent.futures import Future
from functools import partial
from itertools import count
from threading import Lock
from typing import TYPE_CHECKING, Any, Final, Generic, ParamSpec, Protocol, TypeVar
from weakref import WeakSet

from images.kit.packed import Packed

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable

    from PIL import Image

T = TypeVar("T")
P = ParamSpec("P")
T_co = TypeVar("T_co", covariant=True)

MEGABYTE = 1_000_000
"""What caches of pictures are measured in, weighed by `raster`."""
ALL_PICTURES: Final = 7 * MEGABYTE
"""Bytes of pixels that are kept in one process, of all games together: what is looked at just now."""
ALL_PACKED: Final = 6 * MEGABYTE
"""Bytes that more of them take packed, which are many times as many: what is played."""
_BYTES: Final = {"1": 1, "L": 1, "P": 1}
"""Bytes of a pixel as Pillow holds it, by mode; of any other four, also where one of them means nothing."""

_uses = count()


def piece(_kept: Any) -> int:
    """Weigh everything alike, so that a cache counts."""
    return 1


def raster(picture: Image.Image) -> int:
    """Weigh a picture: the bytes of its pixels, as they lie in memory."""
    return picture.width * picture.height * _BYTES.get(picture.mode, 4)


class Unpackable(Protocol[T_co]):
    """Something that was packed."""

    @property
    def weight(self) -> int:
        """What it weighs packed."""
        ...

    def unpacked(self) -> T_co:
        """Return what is equal to what was packed."""
        ...


class Account:
    """What several segments may weigh together: what was used longest ago on any of them makes room."""

    def __init__(self, most: int, lock: Lock | None = None) -> None:
        """`lock`: that of another account, where caches have segments of both."""
        self._most = most
        self._segments = WeakSet[_Segment[Any]]()
        self.lock = lock or Lock()
        """Held by whoever looks at one of the segments or changes it."""
        self.sum = 0
        """What all segments hold weighs so much, for who holds the lock."""

    @property
    def weight(self) -> int:
        """What all segments hold weighs so much."""
        with self.lock:
            return self.sum

    def open(self, segment: _Segment[Any]) -> None:
        """Count what this segment holds."""
        with self.lock:
            self._segments.add(segment)

    def make_room(self) -> None:
        """Drop what was used longest ago while it is too much, but never the last that is left; with the lock held."""
        while self.sum > self._most:
            filled = [segment for segment in self._segments if segment.oldest is not None]
            if sum(map(len, filled)) == 1:
                return
            min(filled, key=lambda segment: segment.oldest or 0).drop_oldest()


class _Entry(Generic[T]):
    """Something that is kept."""

    __slots__ = ("kept", "used", "weight")

    def __init__(self, kept: T, weight: int) -> None:
        self.kept = kept
        self.weight = weight
        self.used = next(_uses)


class _Segment(Generic[T]):
    """What one cache keeps, as it is or packed, in the order of its last use; all but `weight` with the lock held."""

    def __init__(self, most: int, account: Account, dropped: Callable[[Hashable, T], None] | None = None) -> None:
        """`dropped` is told what had to make room."""
        self._most = most
        self._account = account
        self._dropped = dropped
        self._entries: OrderedDict[Hashable, _Entry[T]] = OrderedDict()
        self.sum = 0
        """What lies here weighs so much."""
        account.open(self)

    def __len__(self) -> int:
        return len(self._entries)

    def __contains__(self, key: Hashable) -> bool:
        return key in self._entries

    def __del__(self) -> None:
        """Leave the room to the others; without the lock, which whoever drops this segment may hold."""
        self._account.sum -= self.sum

    @property
    def weight(self) -> int:
        """What lies here weighs so much."""
        with self._account.lock:
            return self.sum

    @property
    def oldest(self) -> int | None:
        """When it was used, of what was used longest ago; None: nothing lies here."""
        return next(iter(self._entries.values())).used if self._entries else None

    def use(self, key: Hashable) -> _Entry[T] | None:
        """Return what lies here under a key, from now on the last that was used."""
        entry = self._entries.get(key)
        if entry is not None:
            self._entries.move_to_end(key)
            entry.used = next(_uses)
        return entry

    def put(self, key: Hashable, kept: T, weight: int) -> None:
        """Lay something here that does not lie here yet, and drop what is too much, here or elsewhere."""
        self._entries[key] = _Entry(kept, weight)
        self._weigh_in(weight)
        while len(self._entries) > 1 and self.sum > self._most:
            self.drop_oldest()
        self._account.make_room()

    def drop_oldest(self) -> None:
        """Keep what was used longest ago no more."""
        key, entry = self._entries.popitem(last=False)
        self._weigh_in(-entry.weight)
        if self._dropped:
            self._dropped(key, entry.kept)

    def clear(self) -> None:
        """Keep nothing, and tell nobody."""
        self._entries.clear()
        self._weigh_in(-self.sum)

    def _weigh_in(self, weight: int) -> None:
        self.sum += weight
        self._account.sum += weight


class Packing:
    """How what must make room is packed."""

    def __init__(self, pack: Callable[[Any], Unpackable[Any]], account: Account) -> None:
        """`account`: what all that is packed may weigh together; it has the lock of what it makes room for."""
        self.pack = pack
        self.account = account
        self.waiting: list[tuple[_Segment[Any], Hashable, Any]] = []
        """What was dropped and is to be packed, each with its place; for who holds the lock."""


class WeightedCache(Generic[P, T]):
    """A function that keeps what it returned, as `functools.lru_cache` does, but by weight, and making each once.

    Whoever asks for something that is being made waits for it. What alone is heavier than the cache may grow is kept
    until the next comes.
    """

    def __init__(
        self,
        make: Callable[P, T],
        most: int,
        weigh: Callable[[T], int],
        account: Account | None = None,
        packing: Packing | None = None,
    ) -> None:
        """`account`: what this cache shares its weight with; None: nothing. Without `packing` it forgets at once."""
        self._make = make
        self._weigh = weigh
        account = account or Account(most)
        self._lock = account.lock
        self._kept = _Segment[T](most, account, self._leave if packing else None)
        self._packing = packing
        self._packed = _Segment[Unpackable[T]](ALL_PACKED, packing.account if packing else account)
        self._making: dict[Hashable, Future[T]] = {}

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> T:
        """Return what the function returns for these arguments; raises what it raises and then keeps nothing."""
        key = (*args, *sorted(kwargs.items()))
        with self._lock:
            entry = self._kept.use(key)
            if entry is not None:
                return entry.kept
            awaited = self._making.get(key)
            making = self._making.setdefault(key, Future())
            packed = self._packed.use(key)
        if awaited:
            return awaited.result()
        return self._made(key, making, packed.kept.unpacked if packed else partial(self._make, *args, **kwargs))

    def __len__(self) -> int:
        return len(self._kept)

    @property
    def weight(self) -> int:
        """What is kept as it is weighs so much."""
        return self._kept.weight

    def cache_clear(self) -> None:
        """Keep nothing of it."""
        with self._lock:
            self._kept.clear()
            self._packed.clear()

    def _made(self, key: Hashable, making: Future[T], make: Callable[[], T]) -> T:
        try:
            made = make()
        except BaseException as error:
            with self._lock:
                del self._making[key]
            making.set_exception(error)
            raise
        with self._lock:
            self._kept.put(key, made, self._weigh(made))
            del self._making[key]
        making.set_result(made)
        self._pack_waiting()
        return made

    def _leave(self, key: Hashable, made: T) -> None:
        """Have something packed that had to make room, unless it lies there packed since it had to before."""
        if self._packing and key not in self._packed:
            self._packing.waiting.append((self._packed, key, made))

    def _pack_waiting(self) -> None:
        """Pack what had to make room, of whatever cache, without the lock."""
        if self._packing is None:
            return
        with self._lock:
            waiting, self._packing.waiting = self._packing.waiting, []
        for segment, key, made in waiting:
            packed = self._packing.pack(made)
            with self._lock:
                if key not in segment:
                    segment.put(key, packed, packed.weight)


PICTURES: Final = Account(ALL_PICTURES)
"""Of every picture that is kept."""
PACKING: Final = Packing(Packed, Account(ALL_PACKED, PICTURES.lock))
"""Of every picture that is kept packed."""


def weighted_cache(
    most: int, weigh: Callable[[Any], int] = piece, *, packed: bool = True
) -> Callable[[Callable[P, T]], WeightedCache[P, T]]:
    """Let a function keep what it returned, up to `most` in all by `weigh`; pictures also up to `ALL_PICTURES`.

    What is too much of pictures is packed, unless it is not worth it: what is laid of kept tiles is laid again sooner.
    """
    account, packing = (PICTURES, PACKING if packed else None) if weigh is raster else (None, None)
    return lambda make: WeightedCache(make, most, weigh, account, packing)


def picture_cache(make: Callable[P, Image.Image]) -> WeightedCache[P, Image.Image]:
    """Let a function keep the pictures that it returned, as long as they are used more than those of others."""
    return WeightedCache(make, ALL_PICTURES, raster, PICTURES, PACKING)
