"""Thinking ahead by typing: `/table seal`, `/table unseal` and `/table suggest`; what panels do by pressing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

import discord
from discord import app_commands

from bot import names
from bot.game import Refused, Seat
from bot.i18n import Say
from bot.table import guards, premoves
from bot.table.model import Status
from bot.ui.interactions import finder
from bot.ui.interactions.completion import folded, matching
from bot.ui.interactions.request import AckMode, handle
from bot.ui.localization import word
from bot.ui.messages import panels
from bot.ui.messages.layout import notice

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

    from bot.table.model import Table
    from bot.ui.interactions.request import Request

    Command = app_commands.Command[Any, ..., Any]


def commands() -> tuple[Command, ...]:
    """Make the subcommands of `/table` by which one thinks ahead."""
    return _seal(), _unseal(), _suggest()


def _running(table: Table) -> bool:
    return table.status is Status.RUNNING


def _seal() -> Command:
    key = "command-table-seal"

    @app_commands.command(name=word(key), description=word(f"{key}.about"))
    @app_commands.rename(move=word("command-table-seal.move"), table=word("parameter-table"))
    @app_commands.describe(move=word("command-table-seal.move-about"), table=word("parameter-table.about"))
    async def command(interaction: discord.Interaction[Any], move: str, table: int | None = None) -> None:
        async def work(request: Request, found: Table) -> None:
            seat = request.seat(found)
            premoves.may_seal(request.app.tables.game_of(found), found, seat)
            n, stamp = _meant(request, found, seat, move)
            await _seen(request, found, lambda at: premoves.seal(at, request.user, stamp, n))

        await _about(interaction, table, work)

    command.autocomplete("move")(_moves(lambda table, interaction: table.seat_of(interaction.user.id)))
    command.autocomplete("table")(finder.suggestions())
    return cast("Command", command)


def _unseal() -> Command:
    key = "command-table-unseal"

    @app_commands.command(name=word(key), description=word(f"{key}.about"))
    @app_commands.rename(table=word("parameter-table"))
    @app_commands.describe(table=word("parameter-table.about"))
    async def command(interaction: discord.Interaction[Any], table: int | None = None) -> None:
        async def work(request: Request, found: Table) -> None:
            await _seen(request, found, lambda at: premoves.unseal(at, request.user))

        await _about(interaction, table, work)

    command.autocomplete("table")(finder.suggestions())
    return cast("Command", command)


def _suggest() -> Command:
    key = "command-table-suggest"

    @app_commands.command(name=word(key), description=word(f"{key}.about"))
    @app_commands.rename(player=word(f"{key}.player"), move=word(f"{key}.move"), table=word("parameter-table"))
    @app_commands.describe(
        player=word(f"{key}.player-about"), move=word(f"{key}.move-about"), table=word("parameter-table.about")
    )
    async def command(interaction: discord.Interaction[Any], player: int, move: str, table: int | None = None) -> None:
        async def work(request: Request, found: Table) -> None:
            to = guards.existing(found, player)
            premoves.may_suggest(request.app.tables.game_of(found), found, request.seat(found), to)
            n, stamp = _meant(request, found, to, move)
            await request.app.tables.plan(
                found.id, request.user, request.key, lambda at: premoves.suggest(at, request.user, to, stamp, n)
            )
            await request.answer(notice(request.say("suggested", to=request.say.names[to])))

        await _about(interaction, table, work)

    command.autocomplete("player")(_players)
    command.autocomplete("move")(_moves(lambda _, interaction: interaction.namespace.player))
    command.autocomplete("table")(finder.suggestions())
    return cast("Command", command)


async def _about(
    interaction: discord.Interaction[Any], number: int | None, work: Callable[[Request, Table], Awaitable[None]]
) -> None:
    async def work_on(request: Request) -> None:
        found = await finder.find(request, number, fits=_running)
        request.app.tables.game_of(found)  # refuses for a game that is gone
        await work(request, found)

    await handle(interaction, AckMode.PRIVATE, work_on)


async def _seen(request: Request, found: Table, decide: Callable[[Any], Any]) -> None:
    """Decide, and answer with the panel as it now is."""
    table = await request.app.tables.plan(found.id, request.user, request.key, decide)
    await request.answer(await panels.panel(request.app, table, request.seat(table), request.say))


def _meant(request: Request, table: Table, seat: Seat, typed: str) -> tuple[int, str]:
    """The number of the move that was chosen, or typed so that no other is meant, and the stamp it goes with.

    A move is chosen by its words, never by its number: the moves may have changed since they were offered, and
    whoever types 12 means a twelve that he sees.
    """
    moves, stamp = request.app.tables.ahead(table, seat)
    offered = _worded(moves, table, request.say.language)
    exact = [offer for offer in offered if offer[0] == typed]
    alike = [offer for offer in offered if folded(offer[0]) == folded(typed)]
    found = exact or alike or matching(offered, typed)
    if len(found) != 1:
        raise Refused("no-such-move-ahead")
    return found[0][1], stamp


def _worded(moves: Sequence[Any], table: Table, language: str) -> list[tuple[str, int]]:
    """The moves as they are offered, with their numbers."""
    say = Say(language, table.game, names.in_picture(table))
    return [(say.move(move), n) for n, move in enumerate(moves)]


def _moves(seat_of: Callable[[Table, discord.Interaction[Any]], int | None]) -> Any:
    """An autocomplete callback that offers the moves ahead of the seat in question."""

    async def offer(interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
        table = finder.typed_about(interaction, fits=_running)
        seat = seat_of(table, interaction) if table is not None else None
        if table is None or not isinstance(seat, int) or not 0 <= seat < len(table.seats):
            return []
        app = interaction.client.app
        moves, _ = app.tables.ahead(table, Seat(seat))
        worded = _worded(moves, table, app.language_for(interaction))
        return finder.choices([(words, words) for words, _ in worded], typed)

    return offer


async def _players(interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[int]]:
    """Offer the allies at the table for whom something can be thought ahead."""
    table = finder.typed_about(interaction, fits=_running)
    mine = table.seat_of(interaction.user.id) if table is not None else None
    if table is None or mine is None:
        return []
    tables, shown = interaction.client.app.tables, names.in_picture(table)
    allies = premoves.allies(tables.game_of(table), table, mine)
    return finder.choices([(shown[ally], int(ally)) for ally in allies if tables.ahead(table, ally)[0]], typed)
