"""The list of a server's tables, by command and by the controls on its pages. Read-only.

Lists only tables that the reader may see.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.game.contract import Refused
from bot.table.model import Status
from bot.ui.interactions import subscriptions
from bot.ui.interactions.request import sees_here
from bot.ui.messages import tables_page
from bot.ui.messages.tables_page import ALL_GAMES, Entry, EntryAction, View

if TYPE_CHECKING:
    from bot.table.model import Table
    from bot.transport.message import Message
    from bot.ui.interactions.request import Request
    from bot.ui.messages.components import Press

SLOT = "tables"


async def show(request: Request, view: View) -> None:
    """Answer with the list; raise `Refused` outside of a server."""
    await request.answer(_page(request, view), slot=SLOT)


async def turn(request: Request, press: Press) -> None:
    """Show another page or another choice of tables; raise `Refused` for an unknown game or outside of a server."""
    await request.replace(_page(request, _pressed_view(request, press)), slot=SLOT)


def _pressed_view(request: Request, press: Press) -> View:
    """Return the view of a button `tables:<page>:<joinable>:<game>` or of the list `tables:pick:<joinable>`."""
    chosen = (press.values[0] if press.values else press.text(2)) or ALL_GAMES
    if chosen != ALL_GAMES and chosen not in request.app.uis:
        raise Refused("no-such-game")
    game = None if chosen == ALL_GAMES else chosen
    return View(game=game, joinable=press.text(1) == "1", number=max(0, press.number(0)))


def _page(request: Request, view: View) -> Message:
    entries = [entry(request, table) for table in _visible_tables(request) if view.game in (None, table.game)]
    listed = [listed for listed in entries if listed.action.joins or not view.joinable]
    return tables_page.page(request.app, listed, view, request.say)


def _visible_tables(request: Request) -> list[Table]:
    """Return the tables that the reader may see: waiting ones, then running ones, then finished ones, newest first."""
    guild, app = request.interaction.guild_id, request.app
    if guild is None:
        raise Refused("tables-on-a-server")
    tables = [table for table in app.tables.on_server(guild) if table.game in app.uis and _is_listed(table)]
    visible = [t for t in tables if t.seat_of(request.user) is not None or sees_here(request.interaction, t)]
    return sorted(visible, key=lambda table: (table.finished, table.status is not Status.LOBBY, -_moment(table)))


def _is_listed(table: Table) -> bool:
    """Return whether a table waits, runs, or is over after a game; not: closed before the start, quarantined."""
    return table.status in (Status.LOBBY, Status.RUNNING) or (table.finished and table.started)


def _moment(table: Table) -> float:
    return table.changed if table.finished else table.began or table.opened


def entry(request: Request, table: Table) -> Entry:
    """Return a table with the action that the requester most likely wants there."""
    return Entry(table, _action(request, table))


def _action(request: Request, table: Table) -> EntryAction:
    tables, user = request.app.tables, request.user
    if table.finished:
        return EntryAction.REPLAY
    if tables.takeable(table, user):
        return EntryAction.TAKE_SEAT
    is_running, is_seated = table.status is Status.RUNNING, table.seat_of(user) is not None
    if is_seated:
        return EntryAction.MY_MOVE if is_running else EntryAction.STATUS
    if not is_running:
        return EntryAction.JOIN if _has_seat_for(request, table) else EntryAction.STATUS
    if table.place.private:
        return EntryAction.STATUS
    return EntryAction.UNFOLLOW if subscriptions.follows(request, table.id) else EntryAction.WATCH


def _has_seat_for(request: Request, table: Table) -> bool:
    """Return whether a lobby has a free seat that the requester may take."""
    is_full = len(table.seats) >= request.app.tables.game_of(table).most_seats(table.options)
    return not is_full and not request.app.preferences.is_blocked(table.place.guild, request.user)
