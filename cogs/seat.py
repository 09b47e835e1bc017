"""`/seat …`: leave, take, offer, keep or replace the player of a seat of a running game; a method per subcommand."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.ui.interactions import finder, seat_handlers, typed_choices
from bot.ui.interactions.command_tree import localized, word
from bot.ui.interactions.finder import any_table, with_table
from bot.ui.interactions.handling import AckMode, handle

if TYPE_CHECKING:
    from bot.table.model import Table
    from bot.ui.interactions.client import BotClient
    from bot.ui.interactions.request import Request

Interaction = discord.Interaction[Any]


async def take(request: Request, number: int | None, seat: int | None) -> None:
    """Take a seat at the table with this number, at the thread's table, or at the only one here with a free seat."""
    table = await finder.find_takeable(request, number)
    request.app.tables.game_of(table)  # raises `Refused` if the game is not installed
    await seat_handlers.take(request, table, seat)


class SeatCog(
    commands.GroupCog, group_name=word("command-seat"), group_description=word("command-seat.about"), name="seat"
):
    """`/seat …`."""

    @localized("command-seat-leave")
    @finder.own_tables
    async def leave(self, interaction: Interaction, table: int | None = None) -> None:
        """Leave a game; the seat becomes open."""
        await with_table(interaction, table, seat_handlers.leave, fits=any_table)

    @localized("command-seat-take")
    @app_commands.autocomplete(seat=typed_choices.takeable_seats, table=finder.takeable_suggestions())
    async def take(self, interaction: Interaction, seat: int | None = None, table: int | None = None) -> None:
        """Take an open seat, or take the requester's own seat back."""
        await handle(interaction, AckMode.PRIVATE, partial(take, number=table, seat=seat))

    @localized("command-seat-offer")
    @finder.own_tables
    async def offer(self, interaction: Interaction, player: discord.User, table: int | None = None) -> None:
        """Offer the requester's seat to another user."""

        async def work(request: Request, target: Table) -> None:
            await seat_handlers.offer(request, target, player)

        await with_table(interaction, table, work, fits=finder.running)

    @localized("command-seat-keep")
    @finder.own_tables
    async def keep(self, interaction: Interaction, table: int | None = None) -> None:
        """Withdraw the offer of the requester's seat."""
        await with_table(interaction, table, seat_handlers.keep, fits=finder.running)

    @localized("command-seat-replace")
    @finder.own_tables
    @app_commands.autocomplete(player=typed_choices.other_people)
    async def replace(self, interaction: Interaction, player: int, table: int | None = None) -> None:
        """Vote to open the seat of a silent player."""

        async def work(request: Request, target: Table) -> None:
            await seat_handlers.replace(request, target, player)

        await with_table(interaction, table, work, fits=finder.running)


async def setup(client: BotClient) -> None:
    """Add the cog to a client."""
    await client.add_cog(SeatCog())
