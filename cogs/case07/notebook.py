"""What a player's notebook crosses out by itself, as far as the table's option `notebook` goes.

Works on what the player sees, never on a state.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.case07.answers import fitting
from cogs.case07.kinds import Card, Case
from cogs.case07.options import Deduction

if TYPE_CHECKING:
    from bot.game import Seat
    from cogs.case07.view import Board


def follows(board: Board, seat: Seat, held: Case, notes: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return the cards that cannot be in a seat's case, without those it has crossed out; in the order of the cards.

    Simple: the case it holds and those that others have solved; full: whatever is in no case that is still possible.
    """
    deduction = board.options.notebook
    if deduction is Deduction.OFF:
        return ()
    out = _open(board, seat, held)
    if deduction is Deduction.FULL:
        cases = fitting(board.tiles, board.players[seat].findings)
        out = frozenset(Card) - {card for case in cases if out.isdisjoint(case.cards) for card in case.cards}
    return tuple(card for card in Card if card in out and card not in notes)


def _open(board: Board, seat: Seat, held: Case) -> frozenset[Card]:
    cases = (each.case for at, each in enumerate(board.players) if at != seat and each.case is not None)
    return frozenset(held.cards).union(*(case.cards for case in cases))
