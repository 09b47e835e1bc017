"""The finder: the table that a command means if no number is typed, and the tables that autocomplete offers.

The order is: the table with the typed number, the table of the command's thread, the only table that fits. Never reveal
a table that the requester may not see.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from discord import app_commands

from bot.game.contract import Refused
from bot.i18n import names
from bot.i18n.translation import Say, clipped
from bot.table.lobby import is_shown
from bot.table.model import Status
from bot.ui.interactions.autocomplete import matching
from bot.ui.interactions.handling import AckMode, handle
from bot.ui.messages import cards
from bot.ui.messages.layout import notice

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterable

    import discord

    from bot.game.contract import Seat
    from bot.table.model import Table
    from bot.ui.app import App
    from bot.ui.interactions.request import Request

    Interaction = discord.Interaction[Any]
    Work = Callable[[Request, Table], Awaitable[None]]
    TableChange = Callable[[Request, Table], Awaitable[Table]]

MAX_SUGGESTIONS, MAX_LABEL_LENGTH = 25, 100
"""Discord's limits: suggestions, and characters of each."""

V = TypeVar("V", int, str)


def in_lobby(table: Table) -> bool:
    """Return whether the table is in the lobby."""
    return table.status is Status.LOBBY


def running(table: Table) -> bool:
    """Return whether a game is under way."""
    return table.status is Status.RUNNING


def has_game(table: Table) -> bool:
    """Return whether there is a game to look at, running or finished."""
    return table.status is not Status.LOBBY


def any_table(_table: Table) -> bool:
    """Return True."""
    return True


async def with_table(
    interaction: Interaction, number: int | None, work: Work, *, fits: Callable[[Table], bool] = has_game
) -> None:
    """Find the table (the one with the number, or the only one that `fits`), do the work and answer."""

    async def find_and_work(request: Request) -> None:
        table = await find(request, number, fits=fits)
        request.app.tables.game_of(table)  # raises `Refused` if the game is not installed
        await work(request, table)

    await handle(interaction, AckMode.PRIVATE, find_and_work)


async def change(
    interaction: Interaction,
    number: int | None,
    decide: TableChange,
    done: str,
    *,
    fits: Callable[[Table], bool] = has_game,
) -> None:
    """Change the table that is meant and answer with the text `done`; the board and the card show the rest."""

    async def work(request: Request, match: Table) -> None:
        table = request.about(await decide(request, match))
        await request.answer(notice(request.say(done, table=cards.name(table, request.say))))

    await with_table(interaction, number, work, fits=fits)


async def find(
    request: Request, number: int | None, *, game: str | None = None, fits: Callable[[Table], bool] = any_table
) -> Table:
    """Return the table that the requester means, and use its texts from here on; raise `Refused` if that is ambiguous.

    If several tables are possible, only those for which `fits` is true count.
    """
    if number is not None:
        return _of_game(request, await request.table(number), game)
    return request.about(only_table(request.app, request.interaction, game, fits))


def _of_game(request: Request, table: Table, game: str | None) -> Table:
    """Raise `Refused` if the table is of another game than the command."""
    if game is not None and table.game != game:
        wanted_title, table_title = (Say(request.say.language, name)("game-name") for name in (game, table.game))
        raise Refused("other-game", table=table.id, meant=wanted_title, played=table_title)
    return table


async def find_joinable(request: Request, number: int | None) -> Table:
    """Return the table where a seat is to be taken: the one with the number, the thread's table, or the only one.

    Tables of this channel go before the user's own elsewhere.
    """
    if number is not None:
        return await request.table(number)
    app, interaction = request.app, request.interaction
    table = app.tables.of_thread(interaction.channel_id or 0)
    if table is not None:
        return request.about(table)
    if interaction.guild_id is not None and app.preferences.is_blocked(interaction.guild_id, request.user):
        raise Refused("blocked-here")
    tables = joinable_here(interaction)
    nearby = [table for table in tables if table.place.channel == interaction.channel_id] or tables
    return request.about(_only(app, interaction, nearby, none_text="no-open-table", several_text="which-open-table"))


def only_table(
    app: App,
    interaction: discord.Interaction[Any],
    game: str | None = None,
    fits: Callable[[Table], bool] = any_table,
) -> Table:
    """Return the only table that fits the place and the user of the command; raise `Refused` unless there is one."""
    candidates = _here(app, interaction, game) or _own(app, interaction.user.id, game)
    matches = [table for table in candidates if fits(table)] or candidates
    return _only(app, interaction, matches, none_text="no-table-here", several_text="which-table")


def table_while_typing(
    interaction: discord.Interaction[Any], game: str | None = None, fits: Callable[[Table], bool] = any_table
) -> tuple[Table, Seat] | None:
    """Return the table of a half-typed command and the user's seat there.

    Return None if the table is not clear yet, or if the user does not sit there.
    """
    app: App = interaction.client.app
    number = interaction.namespace.table
    try:
        table = app.tables.get(number) if isinstance(number, int) else only_table(app, interaction, game, fits)
    except Refused:
        return None
    seat = table.seat_of(interaction.user.id)
    return (table, seat) if seat is not None and game in (None, table.game) else None


def _only(
    app: App, interaction: discord.Interaction[Any], tables: list[Table], *, none_text: str, several_text: str
) -> Table:
    if not tables:
        raise Refused(none_text)
    if len(tables) > 1:
        say = Say(app.language_for(interaction, tables[0]))
        listing = ", ".join(cards.name(table, say) for table in tables[:MAX_SUGGESTIONS])
        more = f" {say('list-more', count=len(tables) - MAX_SUGGESTIONS)}" if len(tables) > MAX_SUGGESTIONS else ""
        raise Refused(several_text, tables=f"{listing}{more}")
    return tables[0]


def _here(app: App, interaction: discord.Interaction[Any], game: str | None) -> list[Table]:
    """Return the table of the command's thread, or, in a game channel, the user's tables there."""
    channel = interaction.channel_id or 0
    thread_table = app.tables.of_thread(channel)
    own_tables = [t for t in app.tables.in_channel(channel) if t.seat_of(interaction.user.id) is not None]
    return [table for table in ([thread_table] if thread_table else own_tables) if game in (None, table.game)]


def _own(app: App, user: int, game: str | None) -> list[Table]:
    """Return the user's tables. Those whose game is not installed are found by number only."""
    return [t for t in app.tables.of_user(user) if t.game in app.uis and game in (None, t.game)]


def _open_here(interaction: discord.Interaction[Any]) -> list[Table]:
    """Return the lobbies of this channel at which the user does not sit.

    A private one is left out unless the user is invited there.
    """
    user, place = interaction.user.id, interaction.channel_id or 0
    tables = interaction.client.app.tables.in_channel(place)
    return [t for t in tables if t.status is Status.LOBBY and t.seat_of(user) is None and is_shown(t, user, place)]


def _public_here(interaction: discord.Interaction[Any]) -> list[Table]:
    tables = interaction.client.app.tables.in_channel(interaction.channel_id or 0)
    user = interaction.user.id
    return [
        t for t in tables if t.seat_of(user) is None and not t.place.private and t.game in interaction.client.app.uis
    ]


def takeable_here(interaction: discord.Interaction[Any]) -> list[Table]:
    """Return the tables of this channel, and the user's own, where the user may take a seat now."""
    app, user, place = interaction.client.app, interaction.user.id, interaction.channel_id or 0
    tables = {table.id: table for table in (*app.tables.in_channel(place), *_own(app, user, None))}
    candidates = (table for table in tables.values() if table.game in app.uis and is_shown(table, user, place))
    return [table for table in candidates if app.tables.takeable(table, user)]


def joinable_here(interaction: discord.Interaction[Any]) -> list[Table]:
    """Return the lobbies here, and the running games here and the user's own, where the user may take a seat."""
    return [*_open_here(interaction), *takeable_here(interaction)]


def suggestions(
    game: str | None = None,
) -> Callable[[discord.Interaction[Any], str], Any]:
    """Return an autocomplete callback that offers the user's own tables, of one game or of all."""
    return _offering(lambda interaction: _own(interaction.client.app, interaction.user.id, game))


def public_suggestions() -> Callable[[discord.Interaction[Any], str], Any]:
    """Return an autocomplete callback that offers the public tables here at which the user does not sit."""
    return _offering(_public_here)


def joinable_suggestions() -> Callable[[discord.Interaction[Any], str], Any]:
    """Return an autocomplete callback that offers the tables where the user may take a seat."""
    return _offering(joinable_here)


def _offering(
    tables_of: Callable[[discord.Interaction[Any]], list[Table]],
) -> Callable[[discord.Interaction[Any], str], Any]:
    async def offer(interaction: discord.Interaction[Any], text: str) -> list[app_commands.Choice[int]]:
        """Offer tables, the current thread's table first, because Enter picks the first."""
        say, channel = Say(interaction.client.app.language_for(interaction)), interaction.channel_id
        tables = sorted(tables_of(interaction), key=lambda table: table.place.thread != channel)
        return choices([(_described(table, say), table.id) for table in tables], text)

    return offer


def _described(table: Table, say: Say) -> str:
    people = ", ".join(names.in_list(table))
    game = say.within(table.game)("game-name")
    state = f" ({say('in-lobby')})" if table.status is Status.LOBBY else ""
    return f"#{table.id} {game}{state}: {people}"


def choices(offers: Iterable[tuple[str, V]], text: str) -> list[app_commands.Choice[V]]:
    """Return Discord's choices for the offers (label, value) that match the typed text."""
    matches = matching(offers, text)[:MAX_SUGGESTIONS]
    return [app_commands.Choice(name=clipped(label, MAX_LABEL_LENGTH), value=value) for label, value in matches]


own_tables = app_commands.autocomplete(table=suggestions())
"""Autocomplete of the user's own tables for a command's parameter `table`."""
