"""The schedule by which k × k players meet each other once at tables of k, in k + 1 rounds. Pure.

The players are the points of a plane over the field of k elements, and the tables of a round are the parallel lines of
one slope: two points lie on exactly one line (an affine plane). The seat on the line with slope m is the column of the
point, moved by m: in the k rounds of the slopes each player has each seat once. The last round has the columns.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Sequence

T = TypeVar("T")

_PRIMES = (3, 5, 7)
_POLYNOMIALS = {4: 0b111, 8: 0b1011}
"""The irreducible polynomials of the fields with 4 and 8 elements, whose elements are polynomials as binary numbers."""
ORDERS = frozenset({*_PRIMES, *_POLYNOMIALS})
"""The numbers of seats for which the schedule exists here; pairs have the round robin. There is none of order 6."""


def cycle_length(order: int) -> int:
    """Return the number of rounds in which everyone meets everyone once."""
    return order + 1


def tables(places: Sequence[T], order: int, number: int) -> tuple[tuple[T, ...], ...]:
    """Return the tables of a round in seat order; `places` has the square of `order` members.

    `number` counts from 0 and is smaller than `cycle_length(order)`.
    """
    slope = number
    seats = [(seat + slope) % order for seat in range(order)]
    if slope == order:
        points = [[(column, row) for row in seats] for column in range(order)]
    else:
        points = [[(x, _row(order, slope, x, shift)) for x in seats] for shift in range(order)]
    return tuple(tuple(places[column * order + row] for column, row in line) for line in points)


def _row(order: int, slope: int, x: int, shift: int) -> int:
    if order in _PRIMES:
        return (slope * x + shift) % order
    return _product(slope, x, order) ^ shift


def _product(left: int, right: int, order: int) -> int:
    """Return the product of two elements of a field whose order is a power of two."""
    result = 0
    while right:
        if right & 1:
            result ^= left
        left, right = left << 1, right >> 1
        if left & order:
            left ^= _POLYNOMIALS[order]
    return result
