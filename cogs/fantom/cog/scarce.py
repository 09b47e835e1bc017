"""Warnings about a detective's tickets: kinds that run out, too few for the rounds left, and rides into dead ends.

Uses public values only: tickets, stations and lines.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from msgspec.structs import astuple

from bot.ui.game_ui import Buttons, MenuQuestion, Picker
from cogs.fantom.knowledge.rides import detective, left, network_of, planned_pawn
from cogs.fantom.map.network import has_ride
from cogs.fantom.map.transport import KIND, LAND, without
from cogs.fantom.moves import Ride, Send

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bot.i18n.translation import Say
    from bot.ui.game_ui import Choice, Row
    from cogs.fantom.board import Board, Hand, Pawn

DEAD_END = "🚧"
"""The mark of a ride into a dead end, the same as in the text `scarce-dead-end`."""


def with_warnings(rows: tuple[Row, ...], moves: Sequence[Any], hand: Hand, say: Say) -> tuple[Row, ...]:
    """Return a menu's rows below the warnings about the pawns that may ride, with a mark at rides into dead ends.

    Without a reason to warn, and for Fantom at any time, these are the rows as they were.
    """
    ridden = _ridden_pawns(moves, hand)
    pawns = [entry.pawn for entry in hand.board.detectives if entry.pawn in ridden]
    lines = [line for pawn in pawns for line in _scarce_lines(hand.board, pawn, say)]
    pairs = enumerate(zip(moves, ridden, strict=True))
    dead_ends = {n for n, (move, pawn) in pairs if pawn is not None and _is_dead_end(hand.board, pawn, move)}
    if dead_ends:
        lines.append(say("scarce-dead-end"))
    question = (MenuQuestion("\n".join(lines)),) if lines else ()
    return (*question, *(_marked_row(row, dead_ends) for row in rows))


def _ridden_pawns(moves: Sequence[Any], hand: Hand) -> list[Pawn | None]:
    """Return for each move the pawn that rides by it; None for a move that is no ride, and for Fantom's."""
    rides = tuple(move for move in moves if isinstance(move, Ride))
    rider = planned_pawn(hand.board, rides) if hand.route is None else None
    return [move.pawn if isinstance(move, Send) else rider if isinstance(move, Ride) else None for move in moves]


def _scarce_lines(board: Board, pawn: Pawn, say: Say) -> Iterator[str]:
    """Yield a line with everything that a pawn lacks, if it lacks anything."""
    if lacks := " · ".join(_lacks(board, pawn, say)):
        yield say("scarce-pawn", pawn=pawn.value, tickets=lacks)


def _lacks(board: Board, pawn: Pawn, say: Say) -> Iterator[str]:
    """Yield the kinds of tickets that are used up or at their last, and whether all tickets are too few.

    A kind that the town gives to no pawn is not missing.
    """
    purse, rides = astuple(detective(board, pawn).tickets), rides_to_come(board, pawn)
    for transport, tickets, supply in zip(LAND, purse, astuple(network_of(board).town.play.pawn), strict=True):
        if supply and tickets <= 1:
            yield say("scarce-last" if tickets else "scarce-none", transport=transport.value)
    if sum(purse) < rides:
        yield say("scarce-short", tickets=sum(purse), rides=rides)


def rides_to_come(board: Board, pawn: Pawn) -> int:
    """Return the greatest number of rides that a pawn can still make; a double move of Fantom makes it smaller."""
    has_to_ride = any(entry.pawn is pawn for entry in left(board))
    return board.boxes - len(board.log) + int(has_to_ride)


def _is_dead_end(board: Board, pawn: Pawn, ride: Ride | Send) -> bool:
    """Return whether a pawn could not ride on after a ride before the hunt ends, wherever the other pawns stand."""
    purse = without(astuple(detective(board, pawn).tickets), KIND[ride.transport])
    return rides_to_come(board, pawn) > 1 and not has_ride(network_of(board), ride.to, purse, ())


def _marked_row(row: Row, dead_ends: set[int]) -> Row:
    if not isinstance(row, Buttons | Picker):
        return row
    return replace(row, choices=tuple(_marked(choice, dead_ends) for choice in row.choices))


def _marked(choice: Choice, dead_ends: set[int]) -> Choice:
    return replace(choice, label=f"{choice.label} {DEAD_END}") if choice.n in dead_ends else choice
