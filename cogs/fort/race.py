"""The basic game played out fast by a rule of thumb, for the computer player's look ahead.

Light numbers and lists instead of states. Deals unknown cards as it is told; must never see a real deal.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.fort.cards import FULL, NUMBERS
from cogs.fort.walls import widest_jump

if TYPE_CHECKING:
    from cogs.fort.view import Board

_HASTE = {2: 2.5, 3: 3.0, 4: 3.0}
"""By seats: how many times the mean step a player may jump. The mean itself (1.0) loses every race."""
_STEP = 6
"""A jump this wide is never too wide: short of room nobody waits for the next number."""


def _limits(haste: float) -> list[list[int]]:
    """Return by wall length and last number the highest number worth appending."""
    top = NUMBERS[-1]
    return [
        [last + max(_STEP, int(haste * (top - last) / max(1, FULL - length))) for last in range(top + 1)]
        for length in range(FULL + 1)
    ]


_LIMITS = {seats: _limits(haste) for seats, haste in _HASTE.items()}
_NONE = _limits(NUMBERS[-1])
"""The limits of somebody who takes whatever fits."""


_WIDE = 16
"""A jump that nobody makes who counts."""


def rash_opponents(board: Board) -> frozenset[int]:
    """Return the other seats whose walls show that they take whatever fits, as beginners do."""
    return frozenset(
        seat for seat, wall in enumerate(board.walls) if seat != board.turn and widest_jump(wall.cards) >= _WIDE
    )


class Race:
    """A basic game in mind: each wall's length and last number, and whose turn it is."""

    __slots__ = ("_lasts", "_lengths", "_limits", "_rash", "_turn")

    def __init__(self, board: Board) -> None:
        self._lasts = [wall.cards[-1] for wall in board.walls]
        self._lengths = [len(wall.cards) for wall in board.walls]
        self._turn = board.turn or 0
        self._limits = [_LIMITS[len(board.walls)]] * len(board.walls)
        self._rash = rash_opponents(board)

    def copy(self, *, rash: bool = False) -> Race:
        """Return a race that goes on by itself; in a rash one rash opponents take whatever fits."""
        other = Race.__new__(Race)
        other._lasts, other._lengths = self._lasts[:], self._lengths[:]  # noqa: SLF001 - another of this class
        other._limits, other._turn = self._limits, self._turn  # noqa: SLF001 - another of this class
        other._rash = self._rash  # noqa: SLF001 - another of this class
        if rash:
            other._limits = [  # noqa: SLF001 - another of this class
                _NONE if seat in self._rash else limits for seat, limits in enumerate(self._limits)
            ]
        return other

    def build(self, number: int) -> None:
        """Append a card to the wall of whoever's turn it is."""
        self._lasts[self._turn] = number
        self._lengths[self._turn] += 1

    def wants(self, number: int) -> bool:
        """Return whether the rule of thumb has whoever's turn it is take this card."""
        last = self._lasts[self._turn]
        return last < number <= self._limits[self._turn][self._lengths[self._turn]][last]

    def finish(self, cards: list[int], pool: list[int]) -> list[tuple[int, int]]:
        """Play on from the next seat's turn to the end; return each wall's length and last number.

        Everybody knows where `cards` lie; `pool` are the unknown ones, the next to be turned up last.
        """
        lasts, lengths, limits = self._lasts, self._lengths, self._limits
        seats, turn, idle = len(lasts), self._turn, 0
        known = sum(1 << card for card in cards)  # a bit for every card: the nearest fitting one is one step
        while lengths[turn] < FULL and idle < seats:
            turn = (turn + 1) % seats
            last, limit = lasts[turn], limits[turn][lengths[turn]][lasts[turn]]
            fitting = known >> last + 1
            nearest = (fitting & -fitting).bit_length() + last
            idle += 1
            if fitting and (nearest <= limit or not pool):
                known ^= 1 << nearest
            elif pool:
                idle, nearest = 0, pool.pop()
                if not last < nearest <= limit:
                    known |= 1 << nearest
                    continue
            else:
                continue
            lasts[turn], idle = nearest, 0
            lengths[turn] += 1
        return list(zip(lengths, lasts, strict=True))
