"""The number of sensible moves on a board, by which a computer player's pause grows. Pure, without a state or hand.

Fantom's rides depend on its hidden station, so its pause counts every station that it could reach from anywhere it may
be: the detectives know this number as well as Fantom does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.fantom.board import Phase
from cogs.fantom.knowledge.rides import network_of, next_moves, occupied

if TYPE_CHECKING:
    from bot.game.contract import Seat
    from cogs.fantom.board import Board

USUAL = 6
"""The number where the board does not show one: for placing, for tickets, and for Fantom at an unknown station."""


def count_choices(board: Board, seat: Seat) -> int:
    """Return the number of rides of an active detective, or of stations that Fantom may ride to."""
    if seat != board.fantom:
        return len(next_moves(board, seat)) or USUAL
    return len(_reach(board)) or USUAL if board.phase in {Phase.FANTOM, Phase.SECOND} else USUAL


def _reach(board: Board) -> frozenset[int]:
    """Return the stations that Fantom may ride to, as far as the board tells; empty if it does not tell."""
    origins = board.possible or (() if board.black is None else (board.black,))
    rides = network_of(board).rides
    return frozenset(to for origin in origins for reached in rides[origin] for to in reached) - occupied(board)
