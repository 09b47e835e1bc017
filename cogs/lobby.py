"""`/play`: a table is opened."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

import discord
from discord import app_commands
from discord.ext import commands

from bot.game import Refused, Strength
from bot.table.model import Pace
from bot.ui.interactions.request import AckMode, handle
from bot.ui.interactions.venue import venue
from bot.ui.localization import word
from bot.ui.messages.layout import notice

if TYPE_CHECKING:
    from bot.table.model import Place, Table
    from bot.ui.app import App
    from bot.ui.interactions.client import BotClient
    from bot.ui.interactions.request import Request

MOST_COMPUTERS = 7


def play_command(app: App) -> app_commands.Command[Any, ..., Any]:
    """Make `/play` with a choice for every game there is."""
    games = [app_commands.Choice(name=word("game-name", name), value=name) for name in sorted(app.uis)]
    strengths = [app_commands.Choice(name=word(f"strength-{s.value}"), value=s.value) for s in Strength]
    paces = [app_commands.Choice(name=word(f"pace-{p.value}"), value=p.value) for p in Pace]

    @app_commands.command(name=word("command-play"), description=word("command-play.about"))
    @app_commands.rename(
        game=word("command-play.game"),
        computers=word("command-play.computers"),
        strength=word("command-play.strength"),
        pace=word("command-play.pace"),
    )
    @app_commands.describe(
        game=word("command-play.game-about"),
        computers=word("command-play.computers-about"),
        strength=word("command-play.strength-about"),
        pace=word("command-play.pace-about"),
    )
    @app_commands.choices(game=games, strength=strengths, pace=paces)
    async def play(
        interaction: discord.Interaction[Any],
        game: str,
        computers: app_commands.Range[int, 0, MOST_COMPUTERS] = 0,
        strength: str = Strength.FAIR.value,
        pace: str | None = None,
    ) -> None:
        async def work(request: Request) -> None:
            place = venue(request)
            table = await _open(request, game, place, Pace(pace) if pace else None)
            table = await _seat_computers(request, table, computers, Strength(strength))
            await request.answer(notice(request.say("table-opened", table=table.id, place=f"<#{place.channel}>")))

        await handle(interaction, AckMode.PRIVATE, work)

    return cast("app_commands.Command[Any, ..., Any]", play)


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
    request.sit(table)
    room = request.app.uis[table.game].game.players[-1] - len(table.seats)
    for number in range(min(count, room)):
        table = await request.app.tables.add_computer(table.id, request.user, strength, f"{request.key}:{number}")
    return table


class Lobby(commands.Cog):
    """Opening tables."""

    def __init__(self, client: BotClient) -> None:
        self._client = client

    async def cog_load(self) -> None:
        """Register `/play` with the games of this house."""
        self._client.tree.add_command(play_command(self._client.app))

    async def cog_unload(self) -> None:
        """Take `/play` away."""
        self._client.tree.remove_command("play")


async def setup(client: BotClient) -> None:
    """Add the cog to a client."""
    await client.add_cog(Lobby(client))
