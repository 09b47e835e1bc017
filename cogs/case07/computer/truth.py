"""What a computer player answers by hand: always the truth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.case07.answers import asked, brought, covered
from cogs.case07.moves import Judge, Reply, Report
from cogs.case07.neighbours import lies

if TYPE_CHECKING:
    from cogs.case07.view import Hand, Question


def truth(hand: Hand, question: Question) -> Reply | Report | Judge:
    """Return the right answer to a question about the held case."""
    where = lies(hand.board.tiles)
    if question.card is not None:
        return Reply(asked(where, hand.held, question.card))
    if question.place is not None:
        kinds = covered(where, hand.board.players[question.asker].findings, question.place)
        return Report(*brought(where, hand.held, question.place, kinds))
    return Judge(right=question.announced == hand.held)
