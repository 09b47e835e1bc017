"""Handlers that hand seats over, by button or command. `bot.table.seats` has the rules; these give the answers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.game.contract import Refused, Seat
from bot.i18n import names
from bot.table import seats
from bot.table.decisions import require_player, require_running
from bot.table.model import Status
from bot.transport.refusals import REQUEST_ERRORS
from bot.ui.interactions import confirmations
from bot.ui.messages import cards, seating
from bot.ui.messages.layout import notice

if TYPE_CHECKING:
    import discord

    from bot.table.model import Table
    from bot.transport.servers import ChannelAccess
    from bot.ui.interactions.request import Request
    from bot.ui.messages.components import Press


async def sit(request: Request, press: Press) -> None:
    """Take the seat of the button, or the only one that the requester may take."""
    seat = press.number(2) if press.text(2) else None
    await take(request, await request.pressed_table(press), seat)


async def take(request: Request, table: Table, seat: int | None) -> None:
    """Take a seat; without a number, ask for one if the requester may take several."""
    require_running(table)
    if seat is None:
        takeable_seats = request.app.tables.takeable(table, request.user)
        if len(takeable_seats) > 1:
            await request.answer(seating.choice(table, takeable_seats, request.say), slot=f"sit {table.id}")
            return
        seat = _target_seat(table, takeable_seats)
    previous_seat = table.seat_of(request.user)
    new_table = await request.change(table, lambda context: seats.take(context, request.person, Seat(seat)))
    request.about(new_table)
    text_id = "done-retake" if previous_seat is not None else _welcome(request, new_table, Seat(seat))
    await request.answer(notice(request.say(text_id, table=cards.name(new_table, request.say))), slot=f"sit {table.id}")


def _welcome(request: Request, table: Table, seat: Seat) -> str:
    """Return the text id of the answer: it announces a direct message with the secrets if the game has any."""
    ui, say = request.app.uis[table.game], request.say
    return (
        "done-take-open"
        if ui.secrets(request.app.position(table).hand(seat), say) == say("no-secrets")
        else "done-take"
    )


def _target_seat(table: Table, takeable_seats: tuple[Seat, ...]) -> int:
    """Return the first seat that the requester may take, or an open one, which is refused with the reason."""
    candidates = (*takeable_seats, *table.open)
    if not candidates:
        raise Refused("no-open-seat")
    return candidates[0]


async def decline(request: Request, press: Press) -> None:
    """Decline an offered seat."""
    table, seat = await request.pressed_table(press), Seat(press.number(2))
    table = await request.change(table, lambda context: seats.decline_offer(context, request.user, seat))
    await request.answer(notice(request.say("done-decline-seat", table=cards.name(table, request.say))))


async def leave(request: Request, table: Table) -> None:
    """Ask for confirmation of leaving a running game; leave a lobby at once."""
    if table.status is Status.LOBBY:
        await leave_confirmed(request, table)
    else:
        await confirmations.ask_leave(request, table)


async def leave_confirmed(request: Request, table: Table) -> None:
    """Leave a table and confirm that."""
    table = await request.change(table, lambda context: seats.leave(context, request.user))
    await request.replace(notice(request.say("done-leave", table=cards.name(table, request.say))))


async def offer(request: Request, table: Table, to: discord.User | discord.Member) -> None:
    """Offer the requester's seat to a user by name; raise `Refused` for a bot or a user who cannot see the channel."""
    if to.bot:
        raise Refused("offer-to-bot")
    person = names.person(to.id, to.display_name, to.name)
    require_player(table, request.user)
    if not await _sees(request, table, to.id):
        raise Refused("offer-cannot-see", name=names.escaped_name(person.name), channel=f"<#{table.place.channel}>")
    await request.change(table, lambda context: seats.offer(context, request.user, person))
    await request.answer(notice(request.say("done-offer", player=names.escaped_name(person.name))))


async def _sees(request: Request, table: Table, user: int) -> bool:
    """Return whether a user may see a table's channel; True if Discord does not answer."""
    place, servers = table.place, request.interaction.client.servers
    try:
        access: ChannelAccess | None = await servers.access(place.guild, place.channel, user)
    except REQUEST_ERRORS:
        return True
    return access is not None and access.sees_channel


async def keep(request: Request, table: Table) -> None:
    """Take back the offer of the requester's seat."""
    await request.change(table, lambda context: seats.withdraw_offer(context, request.user))
    await request.answer(notice(request.say("done-keep", table=cards.name(table, request.say))))


async def replace(request: Request, table: Table, seat: int) -> None:
    """Vote to open a seat to other players."""
    await request.change(table, lambda context: seats.vote_to_replace(context, request.user, Seat(seat)))
    await request.answer(notice(request.say("done-replace", table=cards.name(table, request.say))))
