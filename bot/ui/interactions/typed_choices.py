"""What is offered to one who types options, premoves and advice, and which of it they mean by their words."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Any

from discord import app_commands

from bot import dates, i18n, names
from bot.game import Refused, Seat, Strength
from bot.i18n import Say
from bot.table import premoves
from bot.table.model import Pace, Status
from bot.ui.interactions import finder
from bot.ui.interactions.completion import folded, matching
from bot.ui.localization import word
from bot.ui.messages import options_panel

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    import discord

    from bot.table.model import Table
    from bot.ui.interactions.request import Request

    Interaction = discord.Interaction[Any]
    Offers = list[tuple[str, str]]


STRENGTHS = [app_commands.Choice(name=word(f"strength-{s.value}"), value=s.value) for s in Strength]
LANGUAGES = [app_commands.Choice(name=Say(language)("language-name"), value=language) for language in i18n.LANGUAGES]
"""Every language by its own name, the same for every reader."""
PACES = [app_commands.Choice(name=word(f"pace-{pace.value}"), value=pace.value) for pace in Pace]


def of_games(names: Iterable[str]) -> list[app_commands.Choice[str]]:
    """Return these games to choose from, as people call them."""
    return [app_commands.Choice(name=word("game-name", name), value=name) for name in sorted(names)]


def in_lobby(table: Table) -> bool:
    """Whether people are still sitting down."""
    return table.status is Status.LOBBY


def running(table: Table) -> bool:
    """Whether there is a turn to think of: a game is on."""
    return table.status is Status.RUNNING


def meant(request: Request, table: Table, seat: Seat, typed: str) -> tuple[int, str]:
    """Return the number of the move that was chosen, or typed so that no other is meant, and the stamp it goes with.

    A move is chosen by its words, never by its number: the moves may have changed since they were offered, and
    whoever types 12 means a twelve that they see.
    """
    moves, stamp = request.app.tables.premove_menu(table, seat)
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


def moves_of(seat_of: Callable[[Table, discord.Interaction[Any]], int | None]) -> Any:
    """An autocomplete callback that offers the premoves of the seat in question."""

    async def offer(interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
        table = finder.typed_about(interaction, fits=running)
        seat = seat_of(table, interaction) if table is not None else None
        if table is None or not isinstance(seat, int) or not 0 <= seat < len(table.seats):
            return []
        app = interaction.client.app
        moves, _ = app.tables.premove_menu(table, Seat(seat))
        worded = _worded(moves, table, app.language_for(interaction, table))
        return finder.choices([(words, words) for words, _ in worded], typed)

    return offer


async def allies(interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[int]]:
    """Offer the allies at the table for whom something can be thought ahead."""
    table = finder.typed_about(interaction, fits=running)
    mine = table.seat_of(interaction.user.id) if table is not None else None
    if table is None or mine is None:
        return []
    tables, shown = interaction.client.app.tables, names.in_picture(table)
    others = premoves.allies(tables.game_of(table), table, mine)
    return finder.choices([(shown[ally], int(ally)) for ally in others if tables.premove_menu(table, ally)[0]], typed)


MOMENTS = (1, 3, 7, 14, 21, 28)
"""How many days ahead are offered to one who has typed nothing yet."""


async def moments(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Offer what was typed as the moment that it means; some days ahead for nothing."""
    app = interaction.client.app
    zone, now = app.preferences.person(interaction.user.id).zone, app.clock.now()
    found: list[app_commands.Choice[str]] = []
    for words in [typed] if typed.strip() else [f"{days} d" for days in MOMENTS]:
        with suppress(Refused):
            shown = dates.shown(dates.moment(words, now, zone), zone)
            found.append(app_commands.Choice(name=shown, value=shown))
    return found


async def option_names(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Offer the options of the lobby that the command is about."""
    return _of_lobby(interaction, typed, options_panel.names_of)


async def option_values(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Offer what the option that was typed already may be set to."""
    option = str(interaction.namespace.option)
    return _of_lobby(interaction, typed, lambda table, say: options_panel.values_of(table, option, say))


def _of_lobby(
    interaction: Interaction, typed: str, of: Callable[[Table, Say], Offers]
) -> list[app_commands.Choice[str]]:
    table = finder.typed_about(interaction, fits=in_lobby)
    if table is None:
        return []
    language = interaction.client.app.language_for(interaction, table)
    return finder.choices(of(table, Say(language, table.game)), typed)
