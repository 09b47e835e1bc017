"""`/table …`: everything about a table one sits at, typed; `/verify` asks whether the deal was fair."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.table import guards
from bot.table.model import Status
from bot.ui import agreeing, cards, finder, menus, planning_commands, reading
from bot.ui.looking import hint, missed, secrets, verify
from bot.ui.sheet import notice, sheet
from bot.ui.visit import Manner, attend
from bot.ui.words import word

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bot.i18n import Say
    from bot.table.model import Table
    from bot.ui.client import HouseClient
    from bot.ui.game_ui import GameUI
    from bot.ui.visit import Visit


def _dealt(table: Table) -> Table:
    guards.dealt(table)
    return table


async def status(visit: Visit, table: Table) -> None:
    """Who sits where, whose turn it is, how it stands."""
    ui = visit.house.uis[table.game]
    await visit.answer(
        sheet(
            cards.heading(table, ui, visit.say),
            cards.seated(table, ui, visit.say),
            _standing(table, ui, visit.say),
            cards.where(table, visit.say),
            colour=ui.colour,
        )
    )


def _standing(table: Table, ui: GameUI, say: Say) -> str:
    if table.status is Status.RUNNING:
        return cards.whose_turn(table, ui, say)
    return cards.terms(table, say) if table.status is Status.LOBBY else cards.progress(table, say)


async def board(visit: Visit, table: Table) -> None:
    """The board as it is, with the visitor's own moves when he is to act."""
    _dealt(table)
    await visit.answer(await menus.private_board(visit.house, table, table.seat_of(visit.user), visit.say))


async def describe(visit: Visit, table: Table) -> None:
    """The whole board in words."""
    await visit.answer(reading.described(visit.house.uis[table.game], _dealt(table), visit.say))


async def history(visit: Visit, table: Table) -> None:
    """The table's public history, its newest page first."""
    await visit.answer(await reading.history_page(visit.house, table, 0, visit.say))


async def start(visit: Visit, table: Table) -> None:
    """Begin the game."""
    await visit.house.tables.start(table.id, visit.user, visit.key)
    await visit.answer(notice(visit.say("done")))


async def join(visit: Visit, table: Table) -> None:
    """Take a seat."""
    await visit.house.tables.join(table.id, visit.person, visit.key)
    await visit.answer(notice(visit.say("done")))


async def leave(visit: Visit, table: Table) -> None:
    """Give a seat up before the game."""
    await visit.house.tables.leave(table.id, visit.user, visit.key)
    await visit.answer(notice(visit.say("done")))


async def resign(visit: Visit, table: Table) -> None:
    """Give up; a computer plays on."""
    await visit.house.tables.resign(table.id, visit.user, visit.key)
    await visit.answer(notice(visit.say("done")))


async def vote(visit: Visit, table: Table) -> None:
    """Vote to end the game without a result."""
    await visit.house.tables.vote_end(table.id, visit.user, visit.key)
    await visit.answer(notice(visit.say("done")))


async def cancel(visit: Visit, table: Table) -> None:
    """Call the table off, as its host or as a moderator of its server."""
    moderator = visit.moderates and visit.interaction.guild_id == table.place.guild
    await visit.house.tables.cancel(table.id, visit.user, moderator=moderator, key=visit.key)
    await visit.answer(notice(visit.say("done")))


SUBCOMMANDS = (status, board, describe, secrets, missed, hint, history, join, leave, start, resign, vote, cancel)


BEFORE_THE_START = (join, leave, start)


def _fits(work: Callable[[Visit, Table], Awaitable[None]]) -> Callable[[Table], bool]:
    """Tell at which tables a command can do anything: before the start, or once there is a game to look at."""
    early = work in BEFORE_THE_START
    return lambda table: work in (status, cancel) or (table.status is Status.LOBBY) is early


def command(work: Callable[[Visit, Table], Awaitable[None]], key: str) -> app_commands.Command[Any, ..., Any]:
    """Make the command that does `work` for the table it is about."""

    async def meant(visit: Visit, number: int | None) -> Table:
        if work is join:
            return await finder.find_open(visit, number)
        return await finder.find(visit, number, fits=_fits(work))

    @app_commands.rename(table=word("parameter-table"))
    @app_commands.describe(table=word("parameter-table.about"))
    async def callback(interaction: discord.Interaction[Any], table: int | None = None) -> None:
        async def visited(visit: Visit) -> None:
            found = await meant(visit, table)
            if work is not cancel:
                visit.house.tables.game_of(found)  # refuses for a game that is gone
            await work(visit, found)

        await attend(interaction, interaction.client.house, Manner.PRIVATE, visited)

    made: app_commands.Command[Any, ..., Any] = app_commands.Command(
        name=word(key), description=word(f"{key}.about"), callback=callback
    )
    made.autocomplete("table")(finder.open_suggestions() if work is join else finder.suggestions())
    return made


class TableCog(commands.Cog):
    """`/table …` and `/verify`."""

    def __init__(self, client: HouseClient) -> None:
        self._client = client

    async def cog_load(self) -> None:
        """Register the commands."""
        group = app_commands.Group(name=word("command-table"), description=word("command-table.about"))
        for work in SUBCOMMANDS:
            group.add_command(command(work, f"command-table-{work.__name__}"))
        for made in (*agreeing.commands(), *planning_commands.commands()):
            group.add_command(made)
        self._client.tree.add_command(group)
        self._client.tree.add_command(command(verify, "command-verify"))

    async def cog_unload(self) -> None:
        """Take the commands away."""
        self._client.tree.remove_command("table")
        self._client.tree.remove_command("verify")


async def setup(client: HouseClient) -> None:
    """Add the cog to a client."""
    await client.add_cog(TableCog(client))
