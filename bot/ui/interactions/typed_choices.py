"""Autocomplete of options, premoves and advice, and the values that typed words stand for."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Any

from discord import app_commands

from bot.game.contract import Refused, Seat, Strength
from bot.i18n import dates, names, translation
from bot.i18n.translation import Say
from bot.preferences.settings import PingInterval
from bot.table import premoves
from bot.table.model import Pace
from bot.table.service import Tables
from bot.ui.interactions import finder
from bot.ui.interactions.autocomplete import folded, matching
from bot.ui.interactions.command_tree import word
from bot.ui.interactions.finder import in_lobby, running
from bot.ui.messages import menus, options_panel

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    import discord

    from bot.table.model import Table
    from bot.ui.app import App
    from bot.ui.interactions.request import Request

    Interaction = discord.Interaction[Any]
    Offers = list[tuple[str, str]]

STRENGTHS = [app_commands.Choice(name=word(f"strength-{s.value}"), value=s.value) for s in Strength]
LANGUAGES = [
    app_commands.Choice(name=Say(language)("language-name"), value=language) for language in translation.LANGUAGES
]
"""Every language by its own name, the same for every reader."""
PACES = [app_commands.Choice(name=word(f"pace-{pace.value}"), value=pace.value) for pace in Pace]

INTERVALS = [app_commands.Choice(name=word(f"interval-{each.value}"), value=each.value) for each in PingInterval]


def of_games(names: Iterable[str]) -> list[app_commands.Choice[str]]:
    """Return these games as choices, by their displayed names."""
    return [app_commands.Choice(name=word("game-name", name), value=name) for name in sorted(names)]


def meant(request: Request, table: Table, menu: tuple[Sequence[Any], str], typed: str) -> tuple[int, str]:
    """Return the number of the move that is meant, and the menu's stamp; raise `Refused` unless exactly one move fits.

    A move is identified by its words, not by its number: the menu may have changed since it was offered, and a player
    who types 12 means a 12 in the words.
    """
    moves, stamp = menu
    return _meant(_worded(moves, table, request.say.language), typed), stamp


def _meant(offered: Sequence[tuple[str, int]], typed: str) -> int:
    exact = [offer for offer in offered if offer[0] == typed]
    alike = [offer for offer in offered if folded(offer[0]) == folded(typed)]
    found = exact or alike or matching(offered, typed)
    if len(found) != 1:
        raise Refused("no-such-move-ahead")
    return found[0][1]


def _worded(moves: Sequence[Any], table: Table, language: str) -> list[tuple[str, int]]:
    """Return the moves' labels with their numbers."""
    say = Say(language, table.game, names.in_picture(table))
    return [(say.move(move), n) for n, move in enumerate(moves)]


async def sealable(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Offer the moves that the user may seal next."""
    return _moves(interaction, typed, lambda own: own, Tables.premove_menu)


async def advisable(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Offer the moves that may be suggested to the typed ally; the ally's sealed moves do not influence them."""
    return _moves(interaction, typed, lambda _: interaction.namespace.player, Tables.advice_menu)


def _moves(
    interaction: Interaction,
    typed: str,
    seat_of: Callable[[Seat], Any],
    menu: Callable[[Tables, Table, Seat], tuple[tuple[Any, ...], str]],
) -> list[app_commands.Choice[str]]:
    found = finder.typed_about(interaction, fits=running)
    if found is None:
        return []
    (table, own), app = found, interaction.client.app
    seat = seat_of(own)
    if not isinstance(seat, int) or not 0 <= seat < len(table.seats):
        return []
    worded = _worded(menu(app.tables, table, Seat(seat))[0], table, app.language_for(interaction, table))
    return finder.choices([(words, words) for words, _ in worded], typed)


async def sealed(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Offer the user's sealed moves, for removal."""
    found = finder.typed_about(interaction, fits=running)
    if found is None:
        return []
    (table, seat), app = found, interaction.client.app
    offered = _sealed(app, table, seat, app.language_for(interaction, table))
    return finder.choices([(words, words) for words, _ in offered], typed)


def _sealed(app: App, table: Table, seat: Seat, language: str) -> list[tuple[str, int]]:
    """Return the labels of a seat's sealed moves with their numbers."""
    ui, say = app.uis[table.game], Say(language, table.game, names.in_picture(table))
    return [(line, n) for n, line in enumerate(menus.told_premoves(ui, app.position(table), seat, say))]


def meant_of_sealed(request: Request, table: Table, seat: Seat, typed: str | None) -> int | None:
    """Return the number of the sealed move that is meant, None for all; raise `Refused` unless exactly one fits."""
    return None if typed is None else _meant(_sealed(request.app, table, seat, request.say.language), typed)


async def allies(interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[int]]:
    """Offer the allies at the table to whom a move can be suggested."""
    found = finder.typed_about(interaction, fits=running)
    if found is None:
        return []
    table, mine = found
    tables, shown = interaction.client.app.tables, names.in_picture(table)
    others = premoves.allies(tables.position_of(table), mine)
    return finder.choices([(shown[ally], int(ally)) for ally in others if tables.advice_menu(table, ally)[0]], typed)


async def takeable_seats(interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[int]]:
    """Offer the seats that the user may take, at the typed table or the only one here."""
    app: App = interaction.client.app
    number = interaction.namespace.table
    here = finder.takeable_here(interaction)
    tables = [table for table in here if table.id == number] if isinstance(number, int) else here
    if len(tables) != 1:
        return []
    (table,) = tables
    found = app.tables.takeable(table, interaction.user.id)
    return finder.choices([(names.in_picture(table)[seat], int(seat)) for seat in found], typed)


async def other_people(interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[int]]:
    """Offer the other people at the table."""
    found = finder.typed_about(interaction, fits=running)
    if found is None:
        return []
    table, mine = found
    shown = names.in_picture(table)
    return finder.choices([(shown[seat], int(seat)) for seat in sorted(table.people - {mine})], typed)


MOMENTS = (1, 3, 7, 14, 21, 28)
"""The days ahead that are offered before anything is typed."""


async def moments(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Offer the moment that the typed text means; some days ahead if nothing is typed."""
    app = interaction.client.app
    zone, now = app.preferences.person(interaction.user.id).zone, app.clock.now()
    found: list[app_commands.Choice[str]] = []
    for words in [typed] if typed.strip() else [f"{days} d" for days in MOMENTS]:
        with suppress(Refused):
            shown = dates.shown(dates.moment(words, now, zone), zone)
            found.append(app_commands.Choice(name=shown, value=shown))
    return found


async def option_names(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Offer the options of the lobby's table."""
    return _of_lobby(interaction, typed, options_panel.names_of)


async def option_values(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Offer the values of the typed option."""
    option = str(interaction.namespace.option)
    return _of_lobby(interaction, typed, lambda table, say: options_panel.values_of(table, option, say))


def _of_lobby(
    interaction: Interaction, typed: str, of: Callable[[Table, Say], Offers]
) -> list[app_commands.Choice[str]]:
    found = finder.typed_about(interaction, fits=in_lobby)
    if found is None:
        return []
    table, _ = found
    language = interaction.client.app.language_for(interaction, table)
    return finder.choices(of(table, Say(language, table.game)), typed)
