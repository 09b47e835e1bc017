"""The computer player: a persona that wishes by its tastes and whims and gives by the tokens turned up before.

Gets a hand and the menu, never a state. In a human player's seat, which has no persona, it sits the round out, because
“tastes are never invented for a person” [D9].
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.game.contract import Seat
from cogs.gifttrap.board import Phase
from cogs.gifttrap.computer.plan import plan_sheet
from cogs.gifttrap.moves import TOKENS, Absent, Choose, Deal, Draft, GetMore, Give, GiveMore, Move, OpenAll, Ready, Wish

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.game.chance import Chance
    from bot.game.contract import Budget
    from cogs.gifttrap.board import Hand, Sheet


def choose(hand: Hand, moves: tuple[Move, ...], chance: Chance, budget: Budget) -> Move:
    """Return a persona's move from the menu."""
    if hand.board.players[hand.seat].persona is None:
        return Absent()
    if hand.board.phase is Phase.DEAL:
        return Deal() if Deal() in moves else chance.pick([move for move in moves if isinstance(move, Choose)])
    if hand.board.phase is Phase.UNWRAP:
        return OpenAll()
    return next_move(hand.sheet, plan_sheet(hand, budget), moves)


def next_move(sheet: Sheet, plan: Sheet, moves: tuple[Move, ...]) -> Move:
    """Return the next move towards a planned sheet.

    `Ready` if the sheet is finished or the rest of the plan cannot be reached.
    """
    menu = frozenset(moves)
    draft = next((move for move in _missing_drafts(sheet, plan) if move in menu), None)
    if draft is not None:
        return draft
    return Ready() if Ready() in menu else next((move for move in moves if isinstance(move, Draft)), Absent())


def _missing_drafts(sheet: Sheet, plan: Sheet) -> Iterator[Draft]:
    """Yield the changes that the plan still needs."""
    for friend, (current, target) in enumerate(zip(sheet.gives, plan.gives, strict=True)):
        yield from (
            Give(Seat(friend), target[tile], tile) for tile in range(len(target)) if current[tile] != target[tile]
        )
    for token, old, new in zip(TOKENS, sheet.wishes, plan.wishes, strict=True):
        if old != new:
            yield Wish(token, new)
    if sheet.give_more != plan.give_more:
        yield GiveMore(plan.give_more)
    if plan.get_more and sheet.get_more != plan.get_more:
        yield GetMore(*plan.get_more)
