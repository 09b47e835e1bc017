"""A casual person at 07 zgłoś się: the fixed opponent that the ladder of strengths is measured against.

Reasons from what they found themselves, asks about a case that it leaves, asks about anything now and then, and
guesses rather than telling the last two apart. Never tuned to the computer players: it stays as it is, so that figures
can be compared.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.case07.cards import locations
from cogs.case07.computer import right_answer
from cogs.case07.game import GAME
from cogs.case07.knowledge import case_index, consistent, disjoint, listed
from cogs.case07.moves import Accuse, Announce, Examine, Patrol
from cogs.case07.options import Options
from tests.benchmarks.line import Line

if TYPE_CHECKING:
    from bot.game.chance import Chance
    from cogs.case07.board import Hand
    from cogs.case07.moves import Move

GUESSED = 2
"""With so many cases left it announces one."""
ABSENT = 6
"""One question in so many is asked without thinking."""


def casual(hand: Hand, moves: tuple[Move, ...], chance: Chance) -> Move:
    """Ask about a card of a case that its own findings leave, or about its place; announce when two are left."""
    if hand.board.question is not None:
        return right_answer(hand, hand.board.question)
    own = consistent(case_index(hand.board.tiles), hand.board.players[hand.seat].findings)
    cases = listed(own & disjoint(hand.held))
    asked = [move for move in moves if isinstance(move, Examine | Patrol)]
    if len(cases) <= GUESSED or not asked:
        if hand.accused == cases[0].cards:
            return Announce()
        return next((accuse for card in cases[0].cards if (accuse := Accuse(card)) in moves), moves[0])
    where, cards = locations(hand.board.tiles), chance.pick(cases).cards
    parts = {*map(Examine, cards), *(Patrol(where[card]) for card in cards)}
    fitting = [move for move in asked if move in parts]
    return chance.pick(asked if chance.below(ABSENT) == 0 else fitting or asked)


LINES = {f"07 {n}": Line(GAME, n, casual, Options()) for n in (2, 3, 4, 5)}
"""Of the ladder."""
