"""The computer player: three minds that ask about what can still be the case, each better than the one before.

Knows what its seat knows: hand and menu. Must never see a state, and never answer wrongly by hand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.case07.computer.minds import MINDS
from cogs.case07.computer.truth import truth
from cogs.case07.kinds import Case
from cogs.case07.moves import Accuse, Announce, Move

if TYPE_CHECKING:
    from bot.chance import Chance
    from bot.game import Budget
    from cogs.case07.view import Hand


def choose(hand: Hand, moves: tuple[Move, ...], chance: Chance, budget: Budget) -> Move:
    """Return the move of the menu that the mind of this strength makes."""
    if hand.board.question is not None:
        return truth(hand, hand.board.question)
    wish = MINDS[budget.strength](hand, moves, chance)
    return _towards(wish, hand, moves) if isinstance(wish, Case) else wish


def _towards(case: Case, hand: Hand, moves: tuple[Move, ...]) -> Move:
    """Announce a case, or lay a black disc that is missing for it.

    When no disc may be moved any more in this turn (somebody else has been playing for the seat), ask something.
    """
    if hand.accused == case.cards:
        return Announce()
    return next((accuse for card in case.cards if (accuse := Accuse(card)) in moves), moves[0])
