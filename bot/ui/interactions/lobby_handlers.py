"""Handlers of the lobby: join, leave, choose options, start, and open a table like a finished one.

Each user has at most one open options panel per table. A
player who plays again invites the other players once; the next of them joins that table. A user who did not play there
invites no player. Which options exist and how they look is decided elsewhere (`options_panel`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.game.contract import Refused, Strength
from bot.i18n import names
from bot.table import lobby
from bot.table.lobby import is_shown
from bot.table.model import Pace, Status
from bot.ui.interactions import opening
from bot.ui.interactions.table_channel import new_table_place
from bot.ui.messages import cards, components, options_panel
from bot.ui.messages.layout import framed, notice

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.i18n.translation import Say
    from bot.table.decisions import Decision, DecisionContext
    from bot.table.model import Table
    from bot.transport.message import Message
    from bot.ui.interactions.request import Request
    from bot.ui.messages.components import Press


async def join(request: Request, press: Press) -> None:
    """Take a seat; the card shows it. A press on a private message or in a direct message is also answered."""
    table = await request.pressed_table(press)
    table = await request.change(table, lambda context: lobby.join(context, request.person))
    if request.on_private_message or request.interaction.guild is None:
        await request.replace(notice(seat_answer(request, table)))


async def typed_join(request: Request, table: Table) -> None:
    """Take a seat of a lobby, and answer."""
    table = request.about(await request.change(table, lambda context: lobby.join(context, request.person)))
    await request.answer(notice(request.say("done-join", table=cards.name(table, request.say))))


async def leave(request: Request, table: Table) -> Table:
    """Leave a seat before the game; return the changed table."""
    return await request.change(table, lambda context: lobby.leave(context, request.user))


async def decline(request: Request, press: Press) -> None:
    """Decline an invitation; the message no longer names the requester."""
    table = await request.pressed_table(press)
    await request.change(table, lambda context: lobby.decline(context, request.person))
    await request.answer(notice(request.say("done-decline-invitation")))


async def add_computer(request: Request, table: Table) -> None:
    """Seat a computer player of the server's usual strength; the options panel offers the others."""
    await request.app.preferences.fetch(guilds=[table.place.guild])
    strength = request.app.preferences.server(table.place.guild).strength
    await request.change(table, lambda context: lobby.computer_added(context, request.user, strength))


async def start(request: Request, table: Table) -> Table:
    """Start the game; return the changed table."""
    return await request.app.tables.start(table.id, request.user, request.key)


async def open_options(request: Request, press: Press) -> None:
    """Open the options panel."""
    table = await request.table(press.number(0))
    await show_options(request, table)


async def choose_option(request: Request, press: Press) -> None:
    """Change one option and show the new panel; once the table has left the lobby, the panel becomes a line."""
    table = await request.table(press.number(0))
    value = press.values[0] if press.values else press.text(2)
    if table.status is Status.LOBBY:
        table = await _change_option(request, table, press.text(1), value)
    await _show_options_anew(request, request.about(table))


async def _change_option(request: Request, table: Table, name: str, value: str) -> Table:
    user = request.user
    if name == options_panel.PACE and value in set(Pace):
        return await request.change(table, lambda context: lobby.pace_set(context, user, Pace(value)))
    if name == options_panel.SEAT and value in set(Strength):
        return await request.change(table, lambda context: lobby.computer_added(context, user, Strength(value)))
    if name == options_panel.SEAT:
        return await request.change(table, lambda context: lobby.computer_removed(context, user))
    if name == options_panel.RATED:
        return await request.change(table, rating_switch(request, table, value))
    if name == options_panel.BANTER:
        return await request.change(table, lambda context: lobby.banter_set(context, user, on=value == "true"))
    return await request.change(
        table,
        lambda context: lobby.options_set(
            context, user, lambda options: options_panel.with_option(options, name, value)
        ),
    )


def rating_switch(request: Request, table: Table, value: str) -> Callable[[DecisionContext], Decision]:
    """Return the change that switches the rating of a game on (`true`) or off.

    Raise `Refused` for another value, or if the server rates no games.
    """
    if value not in {"true", "false"}:
        raise Refused("unknown-option")
    on = value == "true"
    if on and not request.app.preferences.server(table.place.guild).ratings:
        raise Refused("ratings-off-here")
    return lambda context: lobby.rated_set(context, request.user, on=on)


async def show_options(request: Request, table: Table) -> None:
    """Answer with the current options panel."""
    await request.answer(_panel(request, table, request.say), slot=options_panel.slot(table))


async def _show_options_anew(request: Request, table: Table) -> None:
    await request.replace(_panel(request, table, request.say), slot=options_panel.slot(table))


def _panel(request: Request, table: Table, say: Say) -> Message:
    return options_panel.panel(table, request.app.uis[table.game], say)


async def again(request: Request, old_table: Table) -> None:
    """Open a table like a finished one, or join the one that another of its players has opened.

    A requester who did not play there only gets the offer of a new table.
    """
    if old_table.seat_of(request.user) is None:
        await _invite_onlooker(request, old_table)
        return
    place = new_table_place(request, private=old_table.place.private)
    table = _follower(request, old_table, place.channel)
    if table is None:
        table = await opening.open_again(request, old_table, place)
    elif table.seat_of(request.user) is None:
        table = await request.change(table, lambda context: lobby.join(context, request.person))
    await request.answer(notice(seat_answer(request, table)))


async def open_without_invitations(request: Request, old_table: Table) -> None:
    """Open a table like a finished one for a user who did not play there, without invitations."""
    table = await opening.open_again(request, old_table, new_table_place(request))
    await request.replace(notice(seat_answer(request, table)))


def seat_answer(request: Request, table: Table) -> str:
    """Return the answer to a player who sits at a new table: its place, and which host starts the game."""
    request.about(table)
    say = request.say
    where = {"table": cards.name(table, say), "place": f"<#{table.place.channel}>"}
    if table.host == request.user:
        return say("again-opened", count=len(table.invited), **where)
    return say("again-joined", host=names.at_table(table)[table.seat_of(table.host) or 0], **where)


def _follower(request: Request, old_table: Table, channel: int) -> Table | None:
    """Return the table that follows a finished one in a channel and has or invites the requester, else None."""
    return next((t for t in _lobbies(request, old_table, channel) if _is_asked(t, request.user)), None)


def _lobbies(request: Request, old_table: Table, channel: int) -> list[Table]:
    """Return the lobbies of the same game in a channel, opened after a finished table, that the requester may see."""
    tables = request.app.tables.in_channel(channel)
    candidates = [t for t in tables if is_shown(t, request.user, request.interaction.channel_id)]
    return [t for t in candidates if t.status is Status.LOBBY and t.game == old_table.game and t.id > old_table.id]


def _is_asked(table: Table, user: int) -> bool:
    return user in table.invited or table.seat_of(user) is not None


async def _invite_onlooker(request: Request, old_table: Table) -> None:
    """Show a user who did not play a waiting table, or else a button for a table of their own."""
    max_seats = request.app.uis[old_table.game].game.players[-1]
    lobbies = [t for t in _lobbies(request, old_table, new_table_place(request).channel) if len(t.seats) < max_seats]
    name, say = cards.name(old_table, request.say), request.say
    if lobbies:
        place = f"<#{lobbies[-1].place.channel}>"
        text = say("again-open-table", table=cards.name(lobbies[-1], say), place=place)
        await request.answer(framed(text, components.invitation(lobbies[-1], say)))
    else:
        await request.answer(framed(say("again-onlooker", table=name), components.new_table_row(old_table, say)))
