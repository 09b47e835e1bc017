"""Opening a table: by `/play`, and by the buttons that lead to it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.game.contract import Refused, Strength
from bot.table import lobby
from bot.table.model import Pace
from bot.ui.interactions import house, place_hints, table_channel
from bot.ui.messages import components, games
from bot.ui.messages.layout import framed

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

    import discord

    from bot.table.model import Announcement, Place, Table
    from bot.transport.message import Message
    from bot.ui.game_ui import GameUI
    from bot.ui.interactions.request import Request
    from bot.ui.messages.components import Press


MAX_COMPUTERS = 7
_PRIVATE, _QUICK = "p", "q"
"""The marks of two switches in a custom id."""


@dataclass(frozen=True, kw_only=True)
class TableRequest:
    """The options of `/play` for a new table."""

    game: str | None = None
    """None: the requester is asked for the game."""
    computers: int = 0
    strength: Strength | None = None
    """None: the server's."""
    pace: Pace | None = None
    guests: Sequence[discord.Member | discord.User] = ()
    private: bool = False
    """Whether the table gets a private thread."""
    quick: bool = False
    """Whether the table opens with the game's options for a quick first game."""

    def custom_id_end(self) -> str:
        """Return the options besides game and guests, as `from_press` reads them; empty if all are the defaults."""
        marks = f"{_PRIVATE if self.private else ''}{_QUICK if self.quick else ''}"
        if not (self.computers or self.pace or marks or self.strength):
            return ""
        return f":{self.computers}:{self.strength or ''}:{self.pace or ''}:{marks}"

    @classmethod
    def from_press(cls, press: Press) -> TableRequest:
        """Return the request of a button `open:<game>…`; an option that the bot did not write is the default."""
        strength, pace, marks = press.text(2), press.text(3), press.text(4)
        return cls(
            game=press.text(0),
            computers=max(0, min(press.number(1), MAX_COMPUTERS)),
            strength=Strength(strength) if strength in set(Strength) else None,
            pace=Pace(pace) if pace in set(Pace) else None,
            private=_PRIVATE in marks,
            quick=_QUICK in marks,
        )


async def play(request: Request, wanted: TableRequest) -> None:
    """Open a table in the channel of the command, or in the server's game channel; add computers, invite guests.

    Without a game, ask for it. Raise `Refused` if there is no such game, the requester or the server may not open it,
    the place or a guest does not fit, or there are guests without a game.
    """
    house.require_opener(request)
    place = table_channel.new_table_place(request, private=wanted.private)
    if wanted.game is None:
        await _ask_game(request, wanted)
        return
    if wanted.game not in request.app.uis:
        raise Refused("no-such-game")
    house.require_game(request, wanted.game)
    invited = table_channel.invited(request, place, request.app.uis[wanted.game].game, wanted.guests)
    table = await _open(request, request.app.uis[wanted.game], wanted, place, invited)
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


async def _open(request: Request, ui: GameUI, wanted: TableRequest, place: Place, invited: tuple[int, ...]) -> Table:
    app = request.app
    settings, game = app.preferences.server(place.guild), ui.game

    async def opened(announcement: Announcement | None) -> Table:
        return await app.tables.open(
            game.name,
            place,
            request.person,
            language=app.language_of_server(request.interaction),
            pace=wanted.pace or settings.pace or Pace.DAILY,
            options=games.quick_options(ui) if wanted.quick else None,
            key=request.key,
            invited=invited,
            banter=settings.banter,
            rated=settings.ratings,
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
    await play(request, TableRequest())


async def _ask_game(request: Request, wanted: TableRequest) -> None:
    """Ask for the game. The buttons carry the other options, except guests: their ids do not fit."""
    if wanted.guests:
        raise Refused("guests-need-a-game")
    message = games.choice(house.open_games(request), request.say, wanted.custom_id_end())
    await request.answer(message, slot=games.SLOT)


async def open_chosen(request: Request, press: Press) -> None:
    """Open a table for the game of the pressed button, as `/play` does."""
    await play(request, TableRequest.from_press(press))
