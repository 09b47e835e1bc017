"""The occasions on which computer players make a remark. All are public facts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.game.extensions import Occasion, does, sees
from cogs.gifttrap.facts import RoundEnded, TrapCalled, Unwrapped

if TYPE_CHECKING:
    from cogs.gifttrap.board import Board


def _gains(board: Board, fact: Unwrapped, seat: int) -> bool:
    return does(board, fact, seat) and fact.got > 0


def _loses(board: Board, fact: Unwrapped, seat: int) -> bool:
    return does(board, fact, seat) and fact.got < 0


def _gives_best(_board: Board, fact: RoundEnded, seat: int) -> bool:
    return fact.best == seat


def _gives_worst(_board: Board, fact: RoundEnded, seat: int) -> bool:
    return fact.worst == seat


OCCASIONS = (
    Occasion(Unwrapped, "glad", _gains, rare=True),
    Occasion(Unwrapped, "puzzled", _loses, rare=True),
    Occasion(TrapCalled, "trap", sees),
    Occasion(RoundEnded, "best-giver", _gives_best, rare=True),
    Occasion(RoundEnded, "worst-giver", _gives_worst, rare=True),
)
