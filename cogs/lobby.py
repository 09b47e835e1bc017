"""`/play`: a table is opened."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot import discovery
from bot.game import Refused, Strength
from bot.table.model import Pace
from bot.ui.interactions import typed_choices
from bot.ui.interactions.request import AckMode, handle
from bot.ui.interactions.venue import venue
from bot.ui.localization import localized
from bot.ui.messages.layout import notice

if TYPE_CHECKING:
    from bot.table.model import Place, Table
    from bot.ui.interactions.client import BotClient
    from bot.ui.interactions.request import Request

MOST_COMPUTERS = 7


async def play(request: Request, game: str, computers: int, strength: Strength, pace: Pace | None) -> None:
    """Open a table where the command was given, or in the server's game channel, and seat its computers."""
    place = venue(request)
    table = await _open(request, game, place, pace)
    table = await _seat_computers(request, table, computers, strength)
    await request.answer(notice(request.say("table-opened", table=table.id, place=f"<#{place.channel}>")))


async def _open(request: Request, game: str, place: Place, pace: Pace | None) -> Table:
    app = request.app
    if game not in app.uis:
        raise Refused("no-such-game")
    return await app.tables.open(
        game,
        place,
        request.person,
        language=app.language_of_server(request.interaction),
        pace=pace or app.preferences.server(place.guild).pace or Pace.DAILY,
        options=None,
        key=request.key,
    )


async def _seat_computers(request: Request, table: Table, count: int, strength: Strength) -> Table:
    """Seat as many computers as were asked for and as there is room for."""
    request.about(table)
    free = request.app.uis[table.game].game.most_seats(table.options) - len(table.seats)
    for number in range(min(count, free)):
        table = await request.app.tables.add_computer(table.id, request.user, strength, f"{request.key}:{number}")
    return table


class Lobby(commands.Cog):
    """Opening tables."""

    @localized("command-play")
    @app_commands.choices(
        game=typed_choices.of_games(discovery.games()), strength=typed_choices.STRENGTHS, pace=typed_choices.PACES
    )
    async def play(
        self,
        interaction: discord.Interaction[Any],
        game: str,
        computers: app_commands.Range[int, 0, MOST_COMPUTERS] = 0,
        strength: str = Strength.FAIR.value,
        pace: str | None = None,
    ) -> None:
        """Open a table."""
        chosen = Pace(pace) if pace else None
        opening = partial(play, game=game, computers=computers, strength=Strength(strength), pace=chosen)
        await handle(interaction, AckMode.PRIVATE, opening)


async def setup(client: BotClient) -> None:
    """Add the cog to a client."""
    await client.add_cog(Lobby())
