"""Names that players type for their pieces: by a button in the piece's drawer, or as `/<game> move` “name 13 …”."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, NamedTuple

from bot.game.contract import Refused
from bot.game.extensions import MAX_PIECE_NAME_LENGTH, no_piece_names
from bot.i18n.characters import folded as looks_folded
from bot.i18n.translation import LANGUAGES, Say
from bot.i18n.typed_names import cleaned_name
from bot.table import naming
from bot.ui.interactions import finder
from bot.ui.interactions.autocomplete import folded
from bot.ui.interactions.move_handlers import refresh_open_messages, show_drawer
from bot.ui.messages import panels
from bot.ui.messages.forms import line_form
from bot.ui.messages.menus import drawer_key

if TYPE_CHECKING:
    import discord
    from discord import ui

    from bot.table.model import Table
    from bot.ui.interactions.request import Request
    from bot.ui.messages.components import Press

_WORDS = re.compile(r"\s*(?P<verb>[^\W\d]+)(?:\s*:)?\s*(?:(?P<number>\d{1,3})\b)?\s*(?P<name>.*)", re.DOTALL)
"""“name 13 Kapeć”: a word, a number and a name, each of which may be missing but the first."""


class TypedNaming(NamedTuple):
    """Typed words that name a piece, as they were typed."""

    number: int | None
    name: str


def form(interaction: discord.Interaction[Any], press: Press, language: str) -> ui.Modal:
    """Return the form for the name of a press's piece, with its present name if the requester sits at the table."""
    words, number = Say(language), press.number(4)
    tail = ":".join(press.text(i) for i in range(4))
    title, label = words("naming-title", number=number), words("naming-label", most=MAX_PIECE_NAME_LENGTH)
    filled = _present_name(interaction, press.number(0), number)
    return line_form(f"named:{tail}:{number}", title, label, most=MAX_PIECE_NAME_LENGTH, filled=filled)


def _present_name(interaction: discord.Interaction[Any], table_id: int, number: int) -> str | None:
    """Return the name of a piece; None for a stranger to the table, and if there is no such piece."""
    try:
        table: Table = interaction.client.app.tables.get(table_id)
    except Refused:
        return None
    is_known = table.seat_of(interaction.user.id) is not None and 0 < number <= len(table.pieces)
    return table.pieces[number - 1] if is_known else None


async def named(request: Request, press: Press) -> None:
    """Give a piece the name of a form that was sent, and show its drawer with that name."""
    table = await request.pressed_table(press)
    number, name = press.number(4), cleaned_name("".join(press.values))
    table = request.about(await _rename(request, table, number, name))
    await show_drawer(request, table, drawer_key(press.text(2), press.text(3)), moved=True)
    await refresh_open_messages(request, table, drawer=False)


async def _rename(request: Request, table: Table, number: int, name: str) -> Table:
    user = request.user
    return await request.change(table, lambda context: naming.name_piece(context, user, number, name, looks_folded))


def typed_naming(typed: str) -> TypedNaming | None:
    """Return the piece and the name that typed words give it, in any language; None for other words."""
    found = _WORDS.fullmatch(typed)
    if found is None or folded(found["verb"]) not in _verbs():
        return None
    return TypedNaming(int(found["number"]) if found["number"] else None, found["name"])


def _verbs() -> set[str]:
    return {folded(word) for language in LANGUAGES for word in Say(language)("naming-words").split()}


async def name_typed(request: Request, typed: str, *, game: str, number: int | None) -> bool:
    """Name a piece if typed words mean that, and answer with the player's panel; return whether they do.

    `number` is that of the table. Raise `Refused` if the piece's number or its name is missing or not allowed.
    """
    words = None if request.app.uis[game].game.piece_names is no_piece_names else typed_naming(typed)
    if words is None:
        return False
    table = await finder.find(request, number, game=game)
    if words.number is None:
        raise naming.whose(naming.own_pieces(table, request.seat(table)))
    table = request.about(await _rename(request, table, words.number, cleaned_name(words.name)))
    message = await panels.after_move(request.app, table, request.seat(table), request.say)
    await request.answer(message, slot=panels.slot(table), version=table.version)
    await refresh_open_messages(request, table, panel=False)
    return True
