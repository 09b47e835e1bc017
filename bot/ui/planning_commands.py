"""Thinking ahead by typing: `/table seal`, `/table unseal` and `/table suggest`; what panels do by pressing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

import discord
from discord import app_commands

from bot import names
from bot.game import Refused, Seat
from bot.i18n import Say
from bot.table import guards, intents
from bot.table.model import Status
from bot.ui import finder, menus
from bot.ui.completion import folded, matching
from bot.ui.sheet import notice
from bot.ui.visit import Manner, attend
from bot.ui.words import word

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

    from bot.table.model import Table
    from bot.ui.visit import Visit

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
        async def work(visit: Visit, found: Table) -> None:
            seat = visit.seat(found)
            intents.may_seal(visit.house.tables.game_of(found), found, seat)
            n, stamp = _meant(visit, found, seat, move)
            await _seen(visit, found, lambda at: intents.seal(at, visit.user, stamp, n))

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
        async def work(visit: Visit, found: Table) -> None:
            await _seen(visit, found, lambda at: intents.unseal(at, visit.user))

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
        async def work(visit: Visit, found: Table) -> None:
            to = guards.existing(found, player)
            intents.may_suggest(visit.house.tables.game_of(found), found, visit.seat(found), to)
            n, stamp = _meant(visit, found, to, move)
            await visit.house.tables.plan(
                found.id, visit.user, visit.key, lambda at: intents.suggest(at, visit.user, to, stamp, n)
            )
            await visit.answer(notice(visit.say("suggested", to=visit.say.names[to])))

        await _about(interaction, table, work)

    command.autocomplete("player")(_players)
    command.autocomplete("move")(_moves(lambda _, interaction: interaction.namespace.player))
    command.autocomplete("table")(finder.suggestions())
    return cast("Command", command)


async def _about(
    interaction: discord.Interaction[Any], number: int | None, work: Callable[[Visit, Table], Awaitable[None]]
) -> None:
    async def visited(visit: Visit) -> None:
        found = await finder.find(visit, number, fits=_running)
        visit.house.tables.game_of(found)  # refuses for a game that is gone
        await work(visit, found)

    await attend(interaction, interaction.client.house, Manner.PRIVATE, visited)


async def _seen(visit: Visit, found: Table, decide: Callable[[Any], Any]) -> None:
    """Decide, and answer with the panel as it now is."""
    table = await visit.house.tables.plan(found.id, visit.user, visit.key, decide)
    await visit.answer(await menus.panel(visit.house, table, visit.seat(table), visit.say))


def _meant(visit: Visit, table: Table, seat: Seat, typed: str) -> tuple[int, str]:
    """The number of the move that was chosen, or typed so that no other is meant, and the stamp it goes with.

    A move is chosen by its words, never by its number: the moves may have changed since they were offered, and
    whoever types 12 means a twelve that he sees.
    """
    moves, stamp = visit.house.tables.ahead(table, seat)
    offered = _worded(moves, table, visit.say.language)
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
        house = interaction.client.house
        moves, _ = house.tables.ahead(table, Seat(seat))
        worded = _worded(moves, table, house.language_for(interaction))
        return finder.choices([(words, words) for words, _ in worded], typed)

    return offer


async def _players(interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[int]]:
    """Offer the allies at the table for whom something can be thought ahead."""
    table = finder.typed_about(interaction, fits=_running)
    mine = table.seat_of(interaction.user.id) if table is not None else None
    if table is None or mine is None:
        return []
    tables, shown = interaction.client.house.tables, names.in_picture(table)
    allies = intents.allies(tables.game_of(table), table, mine)
    return finder.choices([(shown[ally], int(ally)) for ally in allies if tables.ahead(table, ally)[0]], typed)
