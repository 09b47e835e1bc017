"""Playing again when a game is over: who sat there asks the others once, and whoever comes second sits down there.

Whoever only looked on pings nobody: they are shown the table that waits for players, or may open one of their own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot import names
from bot.table.invitations import is_shown
from bot.table.model import Status
from bot.ui.interactions.venue import venue
from bot.ui.messages import cards, components
from bot.ui.messages.layout import framed, notice

if TYPE_CHECKING:
    from bot.table.model import Table
    from bot.ui.interactions.request import Request


async def again(request: Request, over: Table) -> None:
    """Open a table like the one that has just ended, or sit down at the one that another of its players opened."""
    if over.seat_of(request.user) is None:
        await _invite_onlooker(request, over)
        return
    tables, place = request.app.tables, venue(request, private=over.place.private)
    table = _follower(request, over, place.channel)
    if table is None:
        table = await tables.open_again(over, place, request.person, request.key)
    elif table.seat_of(request.user) is None:
        table = await tables.join(table.id, request.person, request.key)
    await request.answer(notice(seated(request, table)))


async def anew(request: Request, over: Table) -> None:
    """Open a table like one that is over for whoever looked on there."""
    table = await request.app.tables.open_again(over, venue(request), request.person, request.key)
    await request.replace(notice(seated(request, table)))


def seated(request: Request, table: Table) -> str:
    """Where somebody sits now, and who begins the game when."""
    request.about(table)
    say = request.say
    where = {"table": cards.name(table, say), "place": f"<#{table.place.channel}>"}
    if table.host == request.user:
        return say("again-opened", count=len(table.invited), **where)
    return say("again-joined", host=names.at_table(table)[table.seat_of(table.host) or 0], **where)


def _follower(request: Request, over: Table, channel: int) -> Table | None:
    """Return the table in a channel that was opened after this one, and that this person sits at or was asked to."""
    return next((t for t in _lobbies(request, over, channel) if _asked(t, request.user)), None)


def _lobbies(request: Request, over: Table, channel: int) -> list[Table]:
    """Return the tables in a channel that wait for players of the same game, opened after one that is over."""
    here = request.app.tables.in_channel(channel)
    shown = [t for t in here if is_shown(t, request.user, request.interaction.channel_id)]
    return [t for t in shown if t.status is Status.LOBBY and t.game == over.game and t.id > over.id]


def _asked(table: Table, user: int) -> bool:
    return user in table.invited or table.seat_of(user) is not None


async def _invite_onlooker(request: Request, over: Table) -> None:
    """Show the way to a table that waits for players, or else to one of their own."""
    most = request.app.uis[over.game].game.players[-1]
    waiting = [t for t in _lobbies(request, over, venue(request).channel) if len(t.seats) < most]
    name, say = cards.name(over, request.say), request.say
    if waiting:
        place = f"<#{waiting[-1].place.channel}>"
        text = say("again-open-table", table=cards.name(waiting[-1], say), place=place)
        await request.answer(framed(text, components.invitation(waiting[-1], say)))
    else:
        await request.answer(framed(say("again-onlooker", table=name), components.anew(over, say)))
