"""`/play`: open a table."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot import discovery
from bot.game.contract import Refused, Strength
from bot.table import lobby
from bot.table.model import Pace
from bot.ui.interactions import table_channel, typed_choices
from bot.ui.interactions.command_tree import localized
from bot.ui.interactions.handling import AckMode, handle
from bot.ui.messages import components
from bot.ui.messages.layout import framed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.table.model import Place, Table
    from bot.transport.message import Message
    from bot.ui.interactions.client import BotClient
    from bot.ui.interactions.request import Request

MAX_COMPUTERS = 7


@dataclass(frozen=True, kw_only=True)
class TableRequest:
    """The options of `/play` for a new table."""

    game: str
    computers: int
    strength: Strength
    pace: Pace | None
    guests: Sequence[discord.Member | discord.User]
    private: bool
    """Whether the table gets a private thread."""


async def play(request: Request, wanted: TableRequest) -> None:
    """Open a table in the channel of the command, or in the server's game channel; add computers, invite guests.

    Raise `Refused` if there is no such game, or if the place or a guest does not fit.
    """
    place = table_channel.new_table_place(request, private=wanted.private)
    if wanted.game not in request.app.uis:
        raise Refused("no-such-game")
    invited = table_channel.invited(request, place, request.app.uis[wanted.game].game, wanted.guests)
    table = await _open(request, wanted, place, invited)
    table = await _seat_computers(request, table, wanted.computers, wanted.strength)
    await request.answer(_opened_answer(request, table))


def _opened_answer(request: Request, table: Table) -> Message:
    """Return the answer with the place of the table; a private one has a button, because its thread is not made yet."""
    private, say = table.place.private, request.say
    key = "table-opened-private" if private else "table-opened"
    place_text = say(key, table=table.id, place=f"<#{table.place.channel}>")
    invitation_text = say("table-opened-asked", count=len(table.invited)) if table.invited else None
    return framed(place_text, invitation_text, components.trouble(table, say) if private else None)


async def _open(request: Request, wanted: TableRequest, place: Place, invited: tuple[int, ...]) -> Table:
    app = request.app
    return await app.tables.open(
        wanted.game,
        place,
        request.person,
        language=app.language_of_server(request.interaction),
        pace=wanted.pace or app.preferences.server(place.guild).pace or Pace.DAILY,
        options=None,
        key=request.key,
        invited=invited,
    )


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


class Lobby(commands.Cog):
    """`/play`."""

    @localized("command-play", "command-invite")
    @app_commands.choices(
        game=typed_choices.of_games(discovery.games()), strength=typed_choices.STRENGTHS, pace=typed_choices.PACES
    )
    async def play(  # noqa: PLR0913, PLR0917 - one for each Discord option
        self,
        interaction: discord.Interaction[Any],
        game: str,
        computers: app_commands.Range[int, 0, MAX_COMPUTERS] = 0,
        strength: str = Strength.FAIR.value,
        pace: str | None = None,
        invite: discord.Member | discord.User | None = None,
        invite2: discord.Member | discord.User | None = None,
        invite3: discord.Member | discord.User | None = None,
        invite4: discord.Member | discord.User | None = None,
        invite5: discord.Member | discord.User | None = None,
        invite6: discord.Member | discord.User | None = None,
        invite7: discord.Member | discord.User | None = None,
        private: bool = False,  # noqa: FBT001, FBT002 - a Discord option
    ) -> None:
        """Open a table."""
        members = (invite, invite2, invite3, invite4, invite5, invite6, invite7)
        wanted = TableRequest(
            game=game,
            computers=computers,
            strength=Strength(strength),
            pace=Pace(pace) if pace else None,
            guests=[guest for guest in members if guest is not None],
            private=private,
        )
        await handle(interaction, AckMode.PRIVATE, partial(play, wanted=wanted))


async def setup(client: BotClient) -> None:
    """Add the cog to a client."""
    await client.add_cog(Lobby())
