"""Which table a command means, when nobody should have to type a number.

The table named; else the one of the thread the command was given in; else the only one that fits.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from discord import app_commands

from bot import names
from bot.game import Refused
from bot.i18n import Say
from bot.table.model import Status
from bot.ui.sheet import clipped

if TYPE_CHECKING:
    from collections.abc import Callable

    import discord

    from bot.table.model import Table
    from bot.ui.house import House
    from bot.ui.visit import Visit

MOST, LONGEST = 25, 100
"""Discord shows so many suggestions, of so many characters."""


async def find(visit: Visit, number: int | None, *, game: str | None = None) -> Table:
    """Return the table a visitor means and speak of it from now on; raise `Refused` when it is not clear."""
    if number is not None:
        return visit.sit(await visit.house.tables.find(number))
    return visit.sit(guess(visit.house, visit.interaction, game))


def guess(house: House, interaction: discord.Interaction[Any], game: str | None = None) -> Table:
    """Return the one table that fits where and by whom the command was given; raise `Refused` otherwise."""
    fitting = _here(house, interaction, game) or _own(house, interaction.user.id, game)
    if not fitting:
        raise Refused("no-table-here")
    if len(fitting) > 1:
        raise Refused("which-table", tables=", ".join(f"#{table.id}" for table in fitting[:MOST]))
    return fitting[0]


def _here(house: House, interaction: discord.Interaction[Any], game: str | None) -> list[Table]:
    """The tables played in the thread of the command; in a game channel, the visitor's own there."""
    channel = interaction.channel_id or 0
    of_thread = house.tables.of_thread(channel)
    own = [t for t in house.tables.in_channel(channel) if t.seat_of(interaction.user.id) is not None]
    return [table for table in ([of_thread] if of_thread else own) if game in (None, table.game)]


def _own(house: House, user: int, game: str | None) -> list[Table]:
    return [table for table in house.tables.of_user(user) if game in (None, table.game)]


def suggestions(
    game: str | None = None,
) -> Callable[[discord.Interaction[Any], str], Any]:
    """An autocomplete callback that offers the visitor's own tables, of one game or of all."""

    async def offer(interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[int]]:
        house: House = interaction.client.house
        say = Say(house.language_for(interaction))
        offered = [_choice(table, say) for table in _own(house, interaction.user.id, game)]
        return [choice for choice in offered if typed.lower() in choice.name.lower()][:MOST]

    return offer


def _choice(table: Table, say: Say) -> app_commands.Choice[int]:
    people = ", ".join(names.in_picture(table))
    game = say.within(table.game)("game-name")
    state = f" ({say('in-lobby')})" if table.status is Status.LOBBY else ""
    return app_commands.Choice(name=clipped(f"#{table.id} {game}{state}: {people}", LONGEST), value=table.id)
