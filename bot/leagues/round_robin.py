"""The round robin by the circle method, for matches of two when the whole schedule fits in the rounds. Pure.

With an even number of places one of them stands still and the others turn around it; with an odd number, the place
that stands still is the bye. In each cycle everyone meets everyone once. The parity of the distance on the circle
decides who gets the first seat: everyone has it as often as the second, but for one; the next cycle changes the seats.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Sequence

T = TypeVar("T")


def cycle_length(places: int) -> int:
    """Return the number of rounds in which everyone meets everyone once."""
    return places - 1 + places % 2


def pairs(places: Sequence[T], number: int) -> tuple[tuple[T, T], ...]:
    """Return the pairs of a round (from 0) in seat order; with an odd number of places one of them has a bye."""
    size = cycle_length(len(places))
    cycle, turn = divmod(number, size)
    result = [(places[(turn + step) % size], places[(turn - step) % size]) for step in range(1, (size + 1) // 2)]
    result = [pair if step % 2 else _turned(pair) for step, pair in enumerate(result, 1)]
    if len(places) > size:
        still = (places[turn], places[size])
        result.append(still if turn % 2 else _turned(still))
    return tuple(map(_turned, result)) if cycle % 2 else tuple(result)


def _turned(pair: tuple[T, T]) -> tuple[T, T]:
    first, second = pair
    return second, first
