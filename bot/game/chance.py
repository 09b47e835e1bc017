"""Seeded, committed randomness: every deal and every die roll of a table follows from one secret seed.

The hash of the seed is published when a game starts and the seed itself when it ends, so that players can verify both.
Uses only `random.Random.random()`, the one method whose results Python promises to keep across versions: a game replays
bit for bit, on any machine and in any year. Never reads a clock or the system's entropy.
"""

from __future__ import annotations

import hashlib
import random
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

T = TypeVar("T")

SEED_BYTES = 32


def commitment(seed: bytes) -> str:
    """Return the hex SHA-256 of `seed`, which is published before the first move."""
    return hashlib.sha256(seed).hexdigest()


class Chance:
    """The random numbers of move `n` at a table with this `seed`: the same pair always gives the same numbers.

    Move 0 is the deal. A move may draw any number of times without affecting the draws of other moves, so a refused or
    repeated move cannot change a later result. The first draw creates the generator, because most moves draw nothing.
    """

    __slots__ = ("_draw", "_n", "_seed")

    def __init__(self, seed: bytes, n: int) -> None:
        self._seed, self._n = seed, n
        self._draw: Callable[[], float] | None = None

    def _seeded(self) -> Callable[[], float]:
        digest = hashlib.sha256(self._seed + self._n.to_bytes(8, "big", signed=True)).digest()
        self._draw = random.Random(int.from_bytes(digest, "big")).random
        return self._draw

    def below(self, limit: int) -> int:
        """Return a whole number from 0 up to, not including, `limit`; all are equally likely."""
        return int((self._draw or self._seeded())() * limit)

    def throws(self, limit: int, count: int) -> list[int]:
        """Return the results of `count` calls of `below`; for thousands of them this takes a third of the time."""
        draw = self._draw or self._seeded()
        return [int(draw() * limit) for _ in range(count)]

    def die(self, faces: int) -> int:
        """Return a throw of one die: 1 to `faces`."""
        return self.below(faces) + 1

    def pick(self, seq: Sequence[T]) -> T:
        """Return one element of the non-empty `seq`; all are equally likely."""
        return seq[self.below(len(seq))]

    def shuffled(self, seq: Sequence[T]) -> tuple[T, ...]:
        """Return all elements of `seq` in random order (Fisher-Yates); `seq` is unchanged."""
        cards = list(seq)
        for last in range(len(cards) - 1, 0, -1):
            other = self.below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]
        return tuple(cards)
