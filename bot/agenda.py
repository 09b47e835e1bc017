"""An agenda: what comes when, the earliest first. No question and no change goes through all of it.

Knows nothing of clocks: times are numbers, of whatever clock its owner keeps.
"""

from __future__ import annotations

from heapq import heapify, heappop, heappush
from itertools import count
from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Hashable

N = TypeVar("N", bound="Hashable")

SLACK = 64
"""How many overtaken entries a heap may hold beside as many as are still good, before it is made anew."""


class Agenda(Generic[N]):
    """The time of each of many names. A heap; an entry that was overtaken is dropped when it comes to the top."""

    def __init__(self) -> None:
        self._times: dict[N, tuple[float, int]] = {}
        self._heap: list[tuple[float, int, N]] = []
        self._entries = count()

    def __contains__(self, name: object) -> bool:
        """Whether a name has a time."""
        return name in self._times

    def set(self, name: N, at: float | None) -> None:
        """Give a name its time, instead of the one it had; None: it has none any more."""
        if at is None:
            self._times.pop(name, None)
            return
        known = self._times.get(name)
        if known is not None and known[0] == at:
            return
        entry = next(self._entries)
        self._times[name] = at, entry
        heappush(self._heap, (at, entry, name))
        if len(self._heap) > 2 * len(self._times) + SLACK:
            self._heap = [(at, entry, name) for name, (at, entry) in self._times.items()]
            heapify(self._heap)

    def next(self) -> float | None:
        """Return the earliest time there is, None: there is none."""
        while self._heap and not self._is_good(self._heap[0]):
            heappop(self._heap)
        return self._heap[0][0] if self._heap else None

    def due(self, now: float) -> list[N]:
        """Return the names whose time has come, the earliest first; of equal ones what was set first. They stay."""
        came: list[tuple[float, int, N]] = []
        while (earliest := self.next()) is not None and earliest <= now:
            came.append(heappop(self._heap))
        for entry in came:
            heappush(self._heap, entry)
        return [name for _, _, name in came]

    def clear(self) -> None:
        """Forget all."""
        self._times.clear()
        self._heap.clear()

    def _is_good(self, entry: tuple[float, int, N]) -> bool:
        return self._times.get(entry[2]) == entry[:2]
