"""`/seat …`: the seats of a running game change hands: leave, take, offer, keep, replace. One method a subcommand."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.ui.interactions import finder, seat_handlers, typed_choices
from bot.ui.interactions.command_tree import localized, word
from bot.ui.interactions.finder import about, any_table
from bot.ui.interactions.handling import AckMode, handle

if TYPE_CHECKING:
    from bot.table.model import Table
    from bot.ui.interactions.client import BotClient
    from bot.ui.interactions.request import Request

Interaction = discord.Interaction[Any]


async def take(request: Request, number: int | None, seat: int | None) -> None:
    """Take a seat at the table that is meant: that of the thread, or the only one here with a seat to take."""
    table = await finder.find_takeable(request, number)
    request.app.tables.game_of(table)  # refuses for a game that is gone
    await seat_handlers.take(request, table, seat)


class SeatCog(
    commands.GroupCog, group_name=word("command-seat"), group_description=word("command-seat.about"), name="seat"
):
    """`/seat …`."""

    @localized("command-seat-leave")
    @finder.own_tables
    async def leave(self, interaction: Interaction, table: int | None = None) -> None:
        """Leave a game; the seat is open then."""
        await about(interaction, table, seat_handlers.leave, fits=any_table)

    @localized("command-seat-take")
    @app_commands.autocomplete(seat=typed_choices.takeable_seats, table=finder.takeable_suggestions())
    async def take(self, interaction: Interaction, seat: int | None = None, table: int | None = None) -> None:
        """Take an open seat, or one's own again."""
        await handle(interaction, AckMode.PRIVATE, partial(take, number=table, seat=seat))

    @localized("command-seat-offer")
    @finder.own_tables
    async def offer(self, interaction: Interaction, player: discord.User, table: int | None = None) -> None:
        """Offer one's seat to somebody."""

        async def work(request: Request, found: Table) -> None:
            await seat_handlers.offer(request, found, player)

        await about(interaction, table, work, fits=finder.running)

    @localized("command-seat-keep")
    @finder.own_tables
    async def keep(self, interaction: Interaction, table: int | None = None) -> None:
        """Keep the seat one had offered."""
        await about(interaction, table, seat_handlers.keep, fits=finder.running)

    @localized("command-seat-replace")
    @finder.own_tables
    @app_commands.autocomplete(player=typed_choices.other_people)
    async def replace(self, interaction: Interaction, player: int, table: int | None = None) -> None:
        """Vote for the seat of somebody who does not play to be open."""

        async def work(request: Request, found: Table) -> None:
            await seat_handlers.replace(request, found, player)

        await about(interaction, table, work, fits=finder.running)


async def setup(client: BotClient) -> None:
    """Add the cog to a client."""
    await client.add_cog(SeatCog())
