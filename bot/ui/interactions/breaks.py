"""Putting a table on hold and taking it up again, pressed or typed alike. Decides nothing itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot import dates
from bot.game import Refused
from bot.table import pausing
from bot.ui.messages import cards
from bot.ui.messages.layout import notice

if TYPE_CHECKING:
    from bot.table.model import Table
    from bot.ui.interactions.request import Request


async def pause(request: Request, table: Table, until: float | None) -> Table:
    """Agree to the break that was proposed, or propose one until this moment, and return the table as it then is."""
    return await request.app.tables.update(
        table.id, request.user, request.key, lambda at: pausing.agreed(at, request.user, until)
    )


async def typed_pause(request: Request, table: Table, until: str | None) -> None:
    """Propose a break, or agree to one, and say what came of it."""
    app = request.app
    zone = app.preferences.person(request.user).zone
    table = await pause(request, table, dates.moment(until, app.clock.now(), zone) if until else None)
    named = cards.name(request.about(table), request.say)
    await request.answer(notice(request.say("done-paused" if table.pause else "done-pause", table=named)))


async def pressed_pause(request: Request, table: Table, until: int) -> None:
    """Agree to the very proposal that the button was about."""
    vote = table.pause_vote
    if table.pause is None and (vote is None or int(vote.until or 0) != until):
        raise Refused("stale-click")
    await pause(request, table, None if vote is None else vote.until)


async def resume(request: Request, table: Table) -> Table:
    """Take the game up again, and return the table as it then is."""
    return await request.app.tables.update(
        table.id, request.user, request.key, lambda at: pausing.resumed(at, request.user)
    )
