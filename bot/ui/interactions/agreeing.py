"""Agreeing on a table by typing: its options, its pace, its computers; what the options panel does by pressing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

import discord
from discord import app_commands

from bot.game import Strength
from bot.i18n import Say
from bot.table.model import Pace, Status
from bot.ui.interactions import finder
from bot.ui.interactions.request import AckMode, Request, handle
from bot.ui.localization import word
from bot.ui.messages import options_panel

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bot.table.model import Table

    Change = Callable[[Request, Table], Awaitable[Table]]
    Command = app_commands.Command[Any, ..., Any]

NOBODY = "none"
"""In place of a strength: send the last computer away."""


def commands() -> tuple[Command, ...]:
    """Make the subcommands of `/table` by which its host sets a table up."""
    return _options(), _pace(), _computer()


def _in_lobby(table: Table) -> bool:
    return table.status is Status.LOBBY


async def _agree(interaction: discord.Interaction[Any], number: int | None, change: Change) -> None:
    """Make a change and answer with the panel, which shows everything as it now is."""

    async def work(request: Request) -> None:
        table = await change(request, await finder.find(request, number, fits=_in_lobby))
        await request.answer(options_panel.panel(request.sit(table), request.app.uis[table.game], request.say))

    await handle(interaction, AckMode.PRIVATE, work)


def _options() -> Command:
    key = "command-table-options"

    @app_commands.command(name=word(key), description=word(f"{key}.about"))
    @app_commands.rename(option=word(f"{key}.option"), value=word(f"{key}.value"), table=word("parameter-table"))
    @app_commands.describe(
        option=word(f"{key}.option-about"), value=word(f"{key}.value-about"), table=word("parameter-table.about")
    )
    async def command(interaction: discord.Interaction[Any], option: str, value: str, table: int | None = None) -> None:
        async def change(request: Request, found: Table) -> Table:
            chosen = options_panel.with_option(found.options, option, value)
            return await request.app.tables.set_options(found.id, request.user, chosen, request.key)

        await _agree(interaction, table, change)

    command.autocomplete("option")(_offering(lambda table, _, say: options_panel.names_of(table, say)))
    command.autocomplete("value")(_offering(_values))
    command.autocomplete("table")(finder.suggestions())
    return cast("Command", command)


def _pace() -> Command:
    key = "command-table-pace"

    @app_commands.command(name=word(key), description=word(f"{key}.about"))
    @app_commands.rename(pace=word("command-play.pace"), table=word("parameter-table"))
    @app_commands.describe(pace=word("command-play.pace-about"), table=word("parameter-table.about"))
    @app_commands.choices(pace=[app_commands.Choice(name=word(f"pace-{p.value}"), value=p.value) for p in Pace])
    async def command(interaction: discord.Interaction[Any], pace: str, table: int | None = None) -> None:
        async def change(request: Request, found: Table) -> Table:
            return await request.app.tables.set_pace(found.id, request.user, Pace(pace), request.key)

        await _agree(interaction, table, change)

    command.autocomplete("table")(finder.suggestions())
    return cast("Command", command)


def _computer() -> Command:
    key = "command-table-computer"
    strengths = [app_commands.Choice(name=word(f"strength-{s.value}"), value=s.value) for s in Strength]
    nobody = app_commands.Choice(name=word("remove-computer"), value=NOBODY)

    @app_commands.command(name=word(key), description=word(f"{key}.about"))
    @app_commands.rename(strength=word("command-play.strength"), table=word("parameter-table"))
    @app_commands.describe(strength=word("command-play.strength-about"), table=word("parameter-table.about"))
    @app_commands.choices(strength=[*strengths, nobody])
    async def command(interaction: discord.Interaction[Any], strength: str, table: int | None = None) -> None:
        async def change(request: Request, found: Table) -> Table:
            if strength == NOBODY:
                return await request.app.tables.remove_computer(found.id, request.user, request.key)
            return await request.app.tables.add_computer(found.id, request.user, Strength(strength), request.key)

        await _agree(interaction, table, change)

    command.autocomplete("table")(finder.suggestions())
    return cast("Command", command)


def _values(table: Table, interaction: discord.Interaction[Any], say: Say) -> list[tuple[str, str]]:
    return options_panel.values_of(table, str(interaction.namespace.option), say)


def _offering(of: Callable[[Table, discord.Interaction[Any], Say], list[tuple[str, str]]]) -> Any:
    """An autocomplete callback that offers something of the table the command is about."""

    async def offer(interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
        table = finder.typed_about(interaction, fits=_in_lobby)
        if table is None:
            return []
        language = interaction.client.app.language_for(interaction)
        return finder.choices(of(table, interaction, Say(language, table.game)), typed)

    return offer
