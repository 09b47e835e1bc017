"""`/table …`: everything about a table one sits at, typed; `/verify` asks whether the deal was fair."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.table import guards
from bot.table.model import Status
from bot.ui.interactions import agreeing, finder, planning_commands
from bot.ui.interactions.component_handlers import hint, missed, secrets, verify
from bot.ui.interactions.request import AckMode, handle
from bot.ui.localization import word
from bot.ui.messages import cards, panels, reading
from bot.ui.messages.layout import notice, sheet

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bot.i18n import Say
    from bot.table.model import Table
    from bot.ui.game_ui import GameUI
    from bot.ui.interactions.client import BotClient
    from bot.ui.interactions.request import Request


def _dealt(table: Table) -> Table:
    guards.dealt(table)
    return table


async def status(request: Request, table: Table) -> None:
    """Who sits where, whose turn it is, how it stands."""
    ui = request.app.uis[table.game]
    await request.answer(
        sheet(
            cards.heading(table, ui, request.say),
            cards.seated(table, ui, request.say),
            _standing(table, ui, request.say),
            cards.where(table, request.say),
            colour=ui.colour,
        )
    )


def _standing(table: Table, ui: GameUI, say: Say) -> str:
    if table.status is Status.RUNNING:
        return cards.whose_turn(table, ui, say)
    return cards.terms(table, say) if table.status is Status.LOBBY else cards.progress(table, say)


async def board(request: Request, table: Table) -> None:
    """The board as it is, with the visitor's own moves when he is to act."""
    _dealt(table)
    await request.answer(await panels.private_board(request.app, table, table.seat_of(request.user), request.say))


async def describe(request: Request, table: Table) -> None:
    """The whole board in words."""
    await request.answer(reading.described(request.app.uis[table.game], _dealt(table), request.say))


async def history(request: Request, table: Table) -> None:
    """The table's public history, its newest page first."""
    await request.answer(await reading.history_page(request.app, table, 0, request.say))


async def start(request: Request, table: Table) -> None:
    """Begin the game."""
    await request.app.tables.start(table.id, request.user, request.key)
    await request.answer(notice(request.say("done")))


async def join(request: Request, table: Table) -> None:
    """Take a seat."""
    await request.app.tables.join(table.id, request.person, request.key)
    await request.answer(notice(request.say("done")))


async def leave(request: Request, table: Table) -> None:
    """Give a seat up before the game."""
    await request.app.tables.leave(table.id, request.user, request.key)
    await request.answer(notice(request.say("done")))


async def resign(request: Request, table: Table) -> None:
    """Give up; a computer plays on."""
    await request.app.tables.resign(table.id, request.user, request.key)
    await request.answer(notice(request.say("done")))


async def vote(request: Request, table: Table) -> None:
    """Vote to end the game without a result."""
    await request.app.tables.vote_end(table.id, request.user, request.key)
    await request.answer(notice(request.say("done")))


async def cancel(request: Request, table: Table) -> None:
    """Call the table off, as its host or as a moderator of its server."""
    moderator = request.moderates and request.interaction.guild_id == table.place.guild
    await request.app.tables.cancel(table.id, request.user, moderator=moderator, key=request.key)
    await request.answer(notice(request.say("done")))


SUBCOMMANDS = (status, board, describe, secrets, missed, hint, history, join, leave, start, resign, vote, cancel)


BEFORE_THE_START = (join, leave, start)


def _fits(work: Callable[[Request, Table], Awaitable[None]]) -> Callable[[Table], bool]:
    """Tell at which tables a command can do anything: before the start, or once there is a game to look at."""
    early = work in BEFORE_THE_START
    return lambda table: work in (status, cancel) or (table.status is Status.LOBBY) is early


def command(work: Callable[[Request, Table], Awaitable[None]], key: str) -> app_commands.Command[Any, ..., Any]:
    """Make the command that does `work` for the table it is about."""

    async def meant(request: Request, number: int | None) -> Table:
        if work is join:
            return await finder.find_open(request, number)
        return await finder.find(request, number, fits=_fits(work))

    @app_commands.rename(table=word("parameter-table"))
    @app_commands.describe(table=word("parameter-table.about"))
    async def callback(interaction: discord.Interaction[Any], table: int | None = None) -> None:
        async def work_on(request: Request) -> None:
            found = await meant(request, table)
            if work is not cancel:
                request.app.tables.game_of(found)  # refuses for a game that is gone
            await work(request, found)

        await handle(interaction, AckMode.PRIVATE, work_on)

    made: app_commands.Command[Any, ..., Any] = app_commands.Command(
        name=word(key), description=word(f"{key}.about"), callback=callback
    )
    made.autocomplete("table")(finder.open_suggestions() if work is join else finder.suggestions())
    return made


class TableCog(commands.Cog):
    """`/table …` and `/verify`."""

    def __init__(self, client: BotClient) -> None:
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


async def setup(client: BotClient) -> None:
    """Add the cog to a client."""
    await client.add_cog(TableCog(client))
