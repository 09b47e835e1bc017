"""`/play`: a table is opened."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

import discord
from discord import app_commands
from discord.ext import commands

from bot.game import Refused, Strength
from bot.table.model import Pace
from bot.ui.sheet import notice
from bot.ui.venue import venue
from bot.ui.visit import Manner, attend
from bot.ui.words import word

if TYPE_CHECKING:
    from bot.table.model import Place, Table
    from bot.ui.client import HouseClient
    from bot.ui.house import House
    from bot.ui.visit import Visit

MOST_COMPUTERS = 7


def play_command(house: House) -> app_commands.Command[Any, ..., Any]:
    """Make `/play` with a choice for every game there is."""
    games = [app_commands.Choice(name=word("game-name", name), value=name) for name in sorted(house.uis)]
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
        async def work(visit: Visit) -> None:
            place = venue(visit)
            table = await _open(visit, game, place, Pace(pace) if pace else None)
            table = await _seat_computers(visit, table, computers, Strength(strength))
            await visit.answer(notice(visit.say("table-opened", table=table.id, place=f"<#{place.channel}>")))

        await attend(interaction, interaction.client.house, Manner.PRIVATE, work)

    return cast("app_commands.Command[Any, ..., Any]", play)


async def _open(visit: Visit, game: str, place: Place, pace: Pace | None) -> Table:
    house = visit.house
    if game not in house.uis:
        raise Refused("no-such-game")
    return await house.tables.open(
        game,
        place,
        visit.person,
        language=house.language_of_server(visit.interaction),
        pace=pace or house.preferences.server(place.guild).pace or Pace.DAILY,
        options=None,
        key=visit.key,
    )


async def _seat_computers(visit: Visit, table: Table, count: int, strength: Strength) -> Table:
    """Seat as many computers as were asked for and as there is room for."""
    visit.sit(table)
    room = visit.house.uis[table.game].game.players[-1] - len(table.seats)
    for number in range(min(count, room)):
        table = await visit.house.tables.add_computer(table.id, visit.user, strength, f"{visit.key}:{number}")
    return table


class Lobby(commands.Cog):
    """Opening tables."""

    def __init__(self, client: HouseClient) -> None:
        self._client = client

    async def cog_load(self) -> None:
        """Register `/play` with the games of this house."""
        self._client.tree.add_command(play_command(self._client.house))

    async def cog_unload(self) -> None:
        """Take `/play` away."""
        self._client.tree.remove_command("play")


async def setup(client: HouseClient) -> None:
    """Add the cog to a client."""
    await client.add_cog(Lobby(client))
