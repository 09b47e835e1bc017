"""Opening a table: by `/play`, and by the buttons that lead to it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.game.contract import Refused
from bot.table import lobby
from bot.table.model import Pace
from bot.ui.interactions import house, place_hints, table_channel
from bot.ui.messages import components, games
from bot.ui.messages.layout import framed

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

    import discord

    from bot.game.contract import Strength
    from bot.table.model import Announcement, Place, Table
    from bot.transport.message import Message
    from bot.ui.interactions.request import Request
    from bot.ui.messages.components import Press


@dataclass(frozen=True, kw_only=True)
class TableRequest:
    """The options of `/play` for a new table."""

    game: str
    computers: int = 0
    strength: Strength | None = None
    """None: the server's."""
    pace: Pace | None = None
    guests: Sequence[discord.Member | discord.User] = ()
    private: bool = False
    """Whether the table gets a private thread."""


async def play(request: Request, wanted: TableRequest) -> None:
    """Open a table in the channel of the command, or in the server's game channel; add computers, invite guests.

    Raise `Refused` if there is no such game, the requester or the server may not open it, or the place or a guest does
    not fit.
    """
    house.require_opener(request)
    place = table_channel.new_table_place(request, private=wanted.private)
    if wanted.game not in request.app.uis:
        raise Refused("no-such-game")
    house.require_game(request, wanted.game)
    invited = table_channel.invited(request, place, request.app.uis[wanted.game].game, wanted.guests)
    table = await _open(request, wanted, place, invited)
    strength = wanted.strength or request.app.preferences.server(place.guild).strength
    table = await _seat_computers(request, table, wanted.computers, strength)
    await request.replace(_opened_answer(request, table))


def _opened_answer(request: Request, table: Table) -> Message:
    """Return the answer with the place of the table; a private one has a button, because its thread is not made yet."""
    private, say = table.place.private, request.say
    key = "table-opened-private" if private else "table-opened"
    place_text = say(key, table=table.id, place=f"<#{table.place.channel}>")
    invitation_text = say("table-opened-asked", count=len(table.invited)) if table.invited else None
    hints = "\n".join(place_hints.hints(request, table.place))
    return framed(place_text, invitation_text, hints, components.trouble(table, say) if private else None)


async def _open(request: Request, wanted: TableRequest, place: Place, invited: tuple[int, ...]) -> Table:
    app = request.app
    settings, game = app.preferences.server(place.guild), app.uis[wanted.game].game

    async def opened(announcement: Announcement | None) -> Table:
        return await app.tables.open(
            wanted.game,
            place,
            request.person,
            language=app.language_of_server(request.interaction),
            pace=wanted.pace or settings.pace or Pace.DAILY,
            options=None,
            key=request.key,
            invited=invited,
            banter=settings.banter,
            announcement=announcement,
        )

    is_full = 1 + wanted.computers + len(invited) >= game.players[-1]
    return await opened(None) if is_full else await called(request, place, opened)


async def called(request: Request, place: Place, opened: Callable[[Announcement | None], Awaitable[Table]]) -> Table:
    """Open a table with the call that the server wants for it, if one is due. Raise what `opened` raises."""
    before = request.app.preferences.server(place.guild).called
    call = await house.claim_call(request, place)
    try:
        return await opened(call)
    except Refused:
        if call is not None:
            await house.release_call(request, place, before)
        raise


async def open_again(request: Request, old_table: Table, place: Place) -> Table:
    """Open a table like a finished one; raise `Refused` as `play` does."""
    house.require_opener(request)
    house.require_game(request, old_table.game)

    async def opened(announcement: Announcement | None) -> Table:
        return await request.app.tables.open_again(old_table, place, request.person, request.key, announcement)

    return await called(request, place, opened)


async def _seat_computers(request: Request, table: Table, count: int, strength: Strength) -> Table:
    """Add up to `count` computer players, as far as there are seats left after the invited users."""
    request.about(table)
    free_seats = request.app.uis[table.game].game.most_seats(table.options) - len(table.seats) - len(table.invited)
    for number in range(min(count, free_seats)):
        key = f"{request.key}:{number}"
        table = await request.app.tables.change(
            table.id, request.user, key, lambda context: lobby.computer_added(context, request.user, strength)
        )
    return table


async def ask_game(request: Request, _press: Press) -> None:
    """Ask which game the new table is for; raise `Refused` if no table can be opened here."""
    house.require_opener(request)
    table_channel.new_table_place(request)
    await request.answer(games.choice(house.open_games(request), request.say))


async def open_chosen(request: Request, press: Press) -> None:
    """Open a table for the game of the pressed button, as `/play` without other options does."""
    await play(request, TableRequest(game=press.text(0)))
