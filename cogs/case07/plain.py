"""A plain computer player: takes a question at random, announces what it knows, answers truly."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.case07.answers import asked, brought, covered, fitting
from cogs.case07.moves import Accuse, Announce, Examine, Judge, Move, Patrol, Reply, Report
from cogs.case07.neighbours import lies

if TYPE_CHECKING:
    from bot.chance import Chance
    from bot.game import Budget
    from cogs.case07.view import Hand, Question


def choose(hand: Hand, menu: tuple[Move, ...], chance: Chance, _budget: Budget) -> Move:
    """Return a move of the menu."""
    if hand.board.question is not None:
        return _answer(hand, hand.board.question)
    own = hand.board.players[hand.seat]
    cases = [c for c in fitting(hand.board.tiles, own.findings) if not set(c.cards) & set(hand.held.cards)]
    if len(cases) == 1:
        missing = [card for card in cases[0].cards if card not in hand.accused]
        wanted = Accuse(missing[0]) if missing else Announce()
        if wanted in menu:
            return wanted
    return chance.pick([move for move in menu if isinstance(move, Examine | Patrol)] or menu)


def _answer(hand: Hand, question: Question) -> Move:
    where = lies(hand.board.tiles)
    if question.card is not None:
        return Reply(asked(where, hand.held, question.card))
    if question.place is not None:
        kinds = covered(where, hand.board.players[question.asker].findings, question.place)
        return Report(*brought(where, hand.held, question.place, kinds))
    return Judge(right=question.announced == hand.held)
