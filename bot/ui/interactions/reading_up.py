"""The games to read about: a list of all, and the rules of one. The readers need no table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.game.contract import Refused
from bot.ui.messages import games, information

if TYPE_CHECKING:
    from bot.ui.interactions.request import Request
    from bot.ui.messages.components import Press


async def overview(request: Request, _press: Press) -> None:
    """List all games, each with a button for its rules."""
    await request.answer(games.overview(request.app.uis, request.say), slot=games.SLOT)


async def manual(request: Request, press: Press) -> None:
    """Show the rules of the game of the pressed button; raise `Refused` if it is no longer installed."""
    await rules(request, press.text(0))


async def rules(request: Request, game: str) -> None:
    """Show the rules of a game; raise `Refused` if there is no such game."""
    if game not in request.app.uis:
        raise Refused("no-such-game")
    await request.answer(information.rules(request.app.uis[game], request.say.within(game)))
