"""The moments of a game by which a player's profile remembers it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.game.extensions import MomentKind
from cogs.case07.board import solving_turn

if TYPE_CHECKING:
    from bot.game.contract import Seat
    from cogs.case07.board import Board


def fastest_case(board: Board, seat: Seat) -> int | None:
    """Return the least turn, from 1, in which a seat solved one of its cases; None: it solved none."""
    turns = (solving_turn(investigation, seat) for investigation in board.past)
    return min((turn for turn in turns if turn is not None), default=None)


MOMENTS: tuple[MomentKind[Board], ...] = (MomentKind("fastest-case", fastest_case, is_least=True),)
