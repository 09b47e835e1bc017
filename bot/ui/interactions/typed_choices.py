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


MAX_CHOICE_LENGTH = 100
"""Characters of a suggestion's name and value."""


def of_games(names: Iterable[str]) -> list[app_commands.Choice[str]]:
    """Return these games as choices in their order, by their displayed names."""
    return [app_commands.Choice(name=word("game-name", name), value=name) for name in names]


async def several_games(interaction: Interaction, text: str) -> list[app_commands.Choice[str]]:
    """Offer the games that can follow those already typed, between commas."""
    app: App = interaction.client.app
    *typed, last = (part.strip() for part in text.split(","))
    say = Say(app.language_for(interaction))
    titles = sorted(say.within(name)("game-name") for name in app.uis)
    before = {folded(title) for title in typed}
    following = [", ".join((*typed, title)) for title in titles if folded(title) not in before]
    return finder.choices(
        [(line, line) for line in following if len(line) <= MAX_CHOICE_LENGTH], ", ".join((*typed, last))
    )


def chosen_move(request: Request, table: Table, menu: tuple[Sequence[Any], str], text: str) -> tuple[int, str]:
    """Return the number of the move that is meant, and the menu's stamp; raise `Refused` unless exactly one move fits.

    A move is identified by its words, not by its number: the menu may have changed since it was offered, and a player
    who types 12 means a 12 in the words.
    """
    moves, stamp = menu
    return _number_of_match(_move_offers(moves, table, request.say.language), text), stamp


def _number_of_match(offers: Sequence[tuple[str, int]], text: str) -> int:
    exact_matches = [offer for offer in offers if offer[0] == text]
    folded_matches = [offer for offer in offers if folded(offer[0]) == folded(text)]
    matches = exact_matches or folded_matches or matching(offers, text)
    if len(matches) != 1:
        raise Refused("no-such-move-ahead")
    return matches[0][1]


def _move_offers(moves: Sequence[Any], table: Table, language: str) -> list[tuple[str, int]]:
    """Return the moves' labels with their numbers."""
    say = Say(language, table.game, names.in_list(table))
    return [(say.move(move), n) for n, move in enumerate(moves)]


async def sealable(interaction: Interaction, text: str) -> list[app_commands.Choice[str]]:
    """Offer the moves that the user may seal next."""
    return _moves(interaction, text, lambda seat: seat, Tables.premove_menu)


async def advisable(interaction: Interaction, text: str) -> list[app_commands.Choice[str]]:
    """Offer the moves that may be suggested to the typed ally; the ally's sealed moves do not influence them."""
    return _moves(interaction, text, lambda _: interaction.namespace.player, Tables.advice_menu)


def _moves(
    interaction: Interaction,
    text: str,
    seat_of: Callable[[Seat], Any],
    menu: Callable[[Tables, Table, Seat], tuple[tuple[Any, ...], str]],
) -> list[app_commands.Choice[str]]:
    match = finder.table_while_typing(interaction, fits=running)
    if match is None:
        return []
    (table, own_seat), app = match, interaction.client.app
    seat = seat_of(own_seat)
    if not isinstance(seat, int) or not 0 <= seat < len(table.seats):
        return []
    worded = _move_offers(menu(app.tables, table, Seat(seat))[0], table, app.language_for(interaction, table))
    return finder.choices([(words, words) for words, _ in worded], text)


async def sealed(interaction: Interaction, text: str) -> list[app_commands.Choice[str]]:
    """Offer the user's sealed moves, all of them or one, for removal."""
    match = finder.table_while_typing(interaction, fits=running)
    if match is None:
        return []
    (table, seat), app = match, interaction.client.app
    language = app.language_for(interaction, table)
    offered = [words for words, _ in _premove_offers(app, table, seat, language)]
    whole = [Say(language)("all-sealed")] if offered else []
    return finder.choices([(words, words) for words in (*whole, *offered)], text)


def _premove_offers(app: App, table: Table, seat: Seat, language: str) -> list[tuple[str, int]]:
    """Return the labels of a seat's sealed moves with their numbers."""
    ui, say = app.uis[table.game], Say(language, table.game, names.in_list(table))
    return [(line, n) for n, line in enumerate(menus.premove_lines(ui, app.position(table), seat, say))]


def chosen_premove(request: Request, table: Table, seat: Seat, text: str) -> int | None:
    """Return the number of the sealed move that is meant, None for all; raise `Refused` unless exactly one fits."""
    return (
        None
        if folded(text) == folded(request.say("all-sealed"))
        else _number_of_match(_premove_offers(request.app, table, seat, request.say.language), text)
    )


async def allies(interaction: discord.Interaction[Any], text: str) -> list[app_commands.Choice[int]]:
    """Offer the allies at the table to whom a move can be suggested."""
    match = finder.table_while_typing(interaction, fits=running)
    if match is None:
        return []
    table, own_seat = match
    tables, labels = interaction.client.app.tables, names.in_list(table)
    ally_seats = premoves.allies(tables.position_of(table), own_seat)
    return finder.choices(
        [(labels[ally], int(ally)) for ally in ally_seats if tables.advice_menu(table, ally)[0]], text
    )


async def takeable_seats(interaction: discord.Interaction[Any], text: str) -> list[app_commands.Choice[int]]:
    """Offer the seats that the user may take, at the typed table or the only one here."""
    app: App = interaction.client.app
    number = interaction.namespace.table
    candidates = finder.takeable_here(interaction)
    tables = [table for table in candidates if table.id == number] if isinstance(number, int) else candidates
    if len(tables) != 1:
        return []
    (table,) = tables
    seats = app.tables.takeable(table, interaction.user.id)
    return finder.choices([(names.in_list(table)[seat], int(seat)) for seat in seats], text)


async def other_people(interaction: discord.Interaction[Any], text: str) -> list[app_commands.Choice[int]]:
    """Offer the other people at the table."""
    match = finder.table_while_typing(interaction, fits=running)
    if match is None:
        return []
    table, own_seat = match
    labels = names.in_list(table)
    return finder.choices([(labels[seat], int(seat)) for seat in sorted(table.people - {own_seat})], text)


OFFERED_DAYS = (1, 3, 7, 14, 21, 28)
"""The days ahead that are offered before anything is typed."""


async def moments(interaction: Interaction, text: str) -> list[app_commands.Choice[str]]:
    """Offer the moment that the typed text means; some days ahead if nothing is typed."""
    app = interaction.client.app
    zone, now = app.preferences.person(interaction.user.id).zone, app.clock.now()
    choices: list[app_commands.Choice[str]] = []
    for words in [text] if text.strip() else [f"{days} d" for days in OFFERED_DAYS]:
        with suppress(Refused):
            label = dates.format_moment(dates.moment(words, now, zone), zone)
            choices.append(app_commands.Choice(name=label, value=label))
    return choices


async def option_names(interaction: Interaction, text: str) -> list[app_commands.Choice[str]]:
    """Offer the options of the lobby's table."""
    return _of_lobby(interaction, text, options_panel.names_of)


async def option_values(interaction: Interaction, text: str) -> list[app_commands.Choice[str]]:
    """Offer the values of the typed option."""
    option = str(interaction.namespace.option)
    return _of_lobby(interaction, text, lambda table, say: options_panel.values_of(table, option, say))


def _of_lobby(
    interaction: Interaction, text: str, offers_of: Callable[[Table, Say], Offers]
) -> list[app_commands.Choice[str]]:
    match = finder.table_while_typing(interaction, fits=in_lobby)
    if match is None:
        return []
    table, _ = match
    language = interaction.client.app.language_for(interaction, table)
    return finder.choices(offers_of(table, Say(language, table.game)), text)
