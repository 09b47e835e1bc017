"""What the commands about a table do alike: find the table that is meant, work on it, and answer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.table.require import require_host, require_open, require_player
from bot.ui.interactions import ask, finder, lobby_panels, typed_choices
from bot.ui.interactions.handling import AckMode, handle
from bot.ui.messages import cards, panels
from bot.ui.messages.layout import notice

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    import discord

    from bot.table.model import Table
    from bot.table.store import Decision
    from bot.table.turns import DecisionContext
    from bot.ui.interactions.request import Request

    Interaction = discord.Interaction[Any]
    Work = Callable[[Request, Table], Awaitable[None]]
    Change = Callable[[Request, Table], Awaitable[Table]]


def begun(table: Table) -> bool:
    """Whether there is a game to look at, going on or over."""
    return not typed_choices.in_lobby(table)


def any_table(_table: Table) -> bool:
    """Whatever its state."""
    return True


async def about(
    interaction: Interaction, number: int | None, work: Work, *, fits: Callable[[Table], bool] = begun
) -> None:
    """Do something about the table that is meant, the one of this number or the only one that `fits`, and answer."""

    async def find_and_work(request: Request) -> None:
        table = await finder.find(request, number, fits=fits)
        request.app.tables.game_of(table)  # refuses for a game that is gone
        await work(request, table)

    await handle(interaction, AckMode.PRIVATE, find_and_work)


async def change(
    interaction: Interaction, number: int | None, decide: Change, done: str, *, fits: Callable[[Table], bool] = begun
) -> None:
    """Change the table that is meant and say what was done (the text `done`); the board and the card tell the rest."""

    async def work(request: Request, found: Table) -> None:
        table = request.about(await decide(request, found))
        await request.answer(notice(request.say(done, table=cards.name(table, request.say))))

    await about(interaction, number, work, fits=fits)


async def agree(interaction: Interaction, number: int | None, decide: Change) -> None:
    """Change what a lobby has agreed on and answer with the panel, which shows everything as it now is."""

    async def work(request: Request, found: Table) -> None:
        await lobby_panels.show(request, request.about(await decide(request, found)))

    await about(interaction, number, work, fits=typed_choices.in_lobby)


async def plan(request: Request, table: Table, decide: Callable[[DecisionContext], Decision]) -> None:
    """Decide about a premove and answer with the player's own panel as it now is."""
    table = await request.app.tables.update(table.id, request.user, request.key, decide)
    shown = await panels.panel(request.app, table, request.seat(table), request.say)
    await request.answer(shown, slot=panels.slot(table), version=table.version)


async def cancel(request: Request, number: int | None) -> None:
    """Ask whether to call a table off, one whose game is gone too; its host may, and a moderator of its server."""
    table = await finder.find(request, number)
    if not request.moderates or request.interaction.guild_id != table.place.guild:
        require_host(table, request.user)
    require_open(table)
    await ask.cancelling(request, table)


async def resign(request: Request, table: Table) -> None:
    """Ask whether to give up."""
    require_player(table, request.user)
    await ask.resigning(request, table)


async def join(request: Request, number: int | None) -> None:
    """Take a seat at a table that waits for players."""
    table = await finder.find_open(request, number)
    request.app.tables.game_of(table)
    table = request.about(await request.app.tables.join(table.id, request.person, request.key))
    await request.answer(notice(request.say("done-join", table=cards.name(table, request.say))))
