"""Ask first: what cannot be taken back is done only after a second press, on a private message with two buttons.

Decides nothing and changes nothing; what is done then, and whether it still may be, is said where it is done.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.ui.game_ui import choices
from bot.ui.messages import cards, menus
from bot.ui.messages.components import button
from bot.ui.messages.layout import framed, notice

if TYPE_CHECKING:
    from bot.game import Seat
    from bot.table.model import Table
    from bot.ui.game_ui import Choice
    from bot.ui.interactions.request import Request
    from bot.ui.messages.components import Press


def grave(request: Request, table: Table, seat: Seat, seen: str, n: int) -> Choice | None:
    """Return the `n`-th choice of the menu with the stamp `seen` if it asks first; None: it does not, or is gone."""
    if table.state is None or seen != request.app.tables.menu(table, seat)[1]:
        return None
    laid = menus.of_moves(request.app, table, seat, request.say).rows
    return next((choice for choice in choices(laid) if choice.n == n and choice.grave), None)


async def about_choice(request: Request, table: Table, seen: str, choice: Choice) -> None:
    """Ask whether a choice is meant."""
    await _ask(request, table, request.say("ask-move", move=choice.label), f"yes:{table.id}:{seen}:{choice.n}")


async def about_move(request: Request, table: Table, seat: Seat, move: Any) -> bool:
    """Ask whether a move that was typed is meant; False: it cannot be made now, so there is nothing to ask."""
    moves, stamp = request.app.tables.menu(table, seat)
    if move not in moves:
        return False
    question = request.say("ask-move", move=request.say.move(move))
    await _ask(request, table, question, f"yes:{table.id}:{stamp}:{moves.index(move)}")
    return True


async def resigning(request: Request, table: Table) -> None:
    """Ask whether somebody means to give up."""
    question = request.say("ask-resign", table=cards.name(table, request.say))
    await _ask(request, table, question, f"resign:{table.id}:{table.public_version}")


async def cancelling(request: Request, table: Table) -> None:
    """Ask whether a table is to be called off."""
    question = request.say("ask-cancel", table=cards.name(table, request.say))
    await _ask(request, table, question, f"cancel:{table.id}:{table.public_version}")


async def _ask(request: Request, table: Table, question: str, doing: str) -> None:
    two = [
        button(doing, request.say("button-do-it"), "⚠️", grave=True),
        button(f"keep:{table.id}", request.say("button-keep")),
    ]
    await request.answer(framed(question, two), slot=f"ask {table.id}")


async def keep(request: Request, _press: Press) -> None:
    """Do nothing after all."""
    await request.replace(notice(request.say("kept")))
