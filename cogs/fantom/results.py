"""How results of hunts are told apart: by the map and by the side."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from cogs.fantom.options import First

if TYPE_CHECKING:
    from bot.game.contract import Seat
    from cogs.fantom.board import Board
    from cogs.fantom.options import Options

FANTOM, DETECTIVE = "fantom", "detective"


def variant(options: Options) -> str:
    """Return the map, and whether one pawn less takes part or every player is Fantom once."""
    few_pawns = "-four" if options.four_detectives else ""
    return f"{options.map}{few_pawns}{'-tournament' if options.tournament else ''}"


def role(board: Board, seat: Seat) -> str:
    """Return the seat's side; empty in a tournament, in which every seat plays for itself."""
    if board.options.tournament:
        return ""
    return FANTOM if seat == board.fantom else DETECTIVE


def of_match(options: Options) -> Options:
    """Return the options of one hunt in which the first seat is Fantom, so that a league decides who it is."""
    return replace(options, fantom=First.HOST, tournament=False)
