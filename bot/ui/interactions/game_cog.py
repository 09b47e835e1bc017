"""The cog of every game: it makes typed commands from the types of the game's moves.

`/fort turn place:A7` exists because `Turn(place: Place)` does. The code names no game: a new move of a new game gets
its command, its translations and its autocomplete (from the player's menu) without further code.
"""

from __future__ import annotations

import inspect
from typing import TYPE_CHECKING, Any, Optional

import discord
import msgspec
from discord import app_commands
from discord.ext import commands

from bot.game.contract import Refused, Seat
from bot.i18n import names
from bot.i18n.translation import DEFAULT, Say, kebab, text
from bot.table import turns
from bot.ui.interactions import confirmations, finder, move_handlers, server_files
from bot.ui.interactions.autocomplete import fitting_moves, label_for_number, offers, typed_form, value_of
from bot.ui.interactions.command_tree import word
from bot.ui.interactions.handling import AckMode, handle
from bot.ui.messages import panels

if TYPE_CHECKING:
    from collections.abc import Callable

    from msgspec import Struct
    from msgspec.structs import FieldInfo

    from bot.table.model import Table
    from bot.ui.app import App
    from bot.ui.game_ui import GameUI
    from bot.ui.interactions.component_handlers import ComponentHandler
    from bot.ui.interactions.request import Request


class GameCog(commands.Cog):
    """One game's typed commands: `/<game> <move> …`."""

    components: ComponentHandler | None = None
    """The handler of the game's own buttons, which are not on any table's messages: their custom ids begin with the
    game's name. One game uses this: the server's moderators decide there on proposals that concern no table."""

    def __init__(self, client: commands.Bot, ui: GameUI) -> None:
        self.__cog_name__ = ui.game.name  # every game has an instance of this class, and discord.py needs unique names
        self.ui = ui
        self._client = client
        self._group = typed_moves(ui)

    async def cog_load(self) -> None:
        """Register the game's command group, and the handler of its own buttons."""
        self._client.tree.add_command(self._group)
        if self.components is not None:
            client: Any = self._client
            client.component_handlers[self.ui.game.name] = self.components

    async def cog_unload(self) -> None:
        """Remove the command group."""
        self._client.tree.remove_command(self._group.name)


def typed_moves(ui: GameUI) -> app_commands.Group:
    """Return the group `/<game>`, with a subcommand for every kind of move and every file that a server may load."""
    scope = ui.game.name
    group = app_commands.Group(name=word("command-game", scope), description=word("command-game.about", scope))
    for kind in ui.game.typed_kinds:
        group.add_command(_typed_move(ui, kind))
    for command in server_files.commands(ui):
        group.add_command(command)
    return group


def _typed_move(ui: GameUI, kind: type[Struct]) -> app_commands.Command[Any, ..., Any]:
    scope, key = ui.game.name, f"command-{kebab(kind.__name__)}"
    fields = msgspec.structs.fields(kind)
    callback = _callback(ui, kind, fields)
    command: app_commands.Command[Any, ..., Any] = app_commands.Command(
        name=word(key, scope),
        description=word(f"{key}.about", scope),
        callback=_with_texts(callback, key, scope, fields),
    )
    for field in fields:
        command.autocomplete(field.name)(_suggestions(ui, kind, field, fields))
    command.autocomplete("table")(finder.suggestions(scope))
    return command


def _with_texts(callback: Any, key: str, scope: str, fields: tuple[FieldInfo, ...]) -> Any:
    new_names = {field.name: word(f"{key}.{field.name}", scope) for field in fields}
    descriptions = {field.name: word(f"{key}.{field.name}-about", scope) for field in fields}
    described = app_commands.describe(**descriptions, table=word("parameters.table-about"))(callback)
    return app_commands.rename(**new_names, table=word("parameters.table"))(described)


def _callback(ui: GameUI, kind: type[Struct], fields: tuple[FieldInfo, ...]) -> Callable[..., Any]:
    """Return a command callback whose parameters are the move's fields."""

    async def make(
        interaction: discord.Interaction[Any], table: int | None = None, **typed_values: int | str | None
    ) -> None:
        values = _with_defaults(fields, typed_values)

        async def work(request: Request) -> None:
            match = await finder.find(
                request, table, game=ui.game.name, fits=_may_make(request.app, request.user, kind)
            )
            await _play(request, match, _move(request, match, ui, kind, values))

        await handle(interaction, AckMode.PRIVATE, work)

    callback: Any = make
    callback.__signature__ = _signature(fields)
    return callback  # type: ignore[no-any-return]


def _with_defaults(
    fields: tuple[FieldInfo, ...], typed_values: dict[str, int | str | None]
) -> dict[str, int | str | None]:
    """Return the typed values, with the default of each field that was left out."""
    return {
        field.name: _default_value(field) if (value := typed_values[field.name]) is None else value for field in fields
    }


def _default_value(field: FieldInfo) -> Any:
    """Return the value of a field that was left out: its default, or None for a required field."""
    return None if field.required else typed_form(field.default)


def _signature(fields: tuple[FieldInfo, ...]) -> inspect.Signature:
    """Return the signature from which discord.py makes the options: the interaction, the move's fields, the table.

    Fields with a default and fields that may be None are optional.
    """
    interaction = inspect.Parameter(
        "interaction", inspect.Parameter.POSITIONAL_OR_KEYWORD, annotation=discord.Interaction
    )
    keyword_only = inspect.Parameter.KEYWORD_ONLY
    required = [inspect.Parameter(f.name, keyword_only, annotation=_typed_as(f)) for f in fields if _is_needed(f)]
    optional_types = {**{f.name: _typed_as(f) for f in fields if not _is_needed(f)}, "table": int}
    optional = [
        inspect.Parameter(name, keyword_only, annotation=Optional[kind], default=None)  # noqa: UP045 - discord.py looks at it
        for name, kind in optional_types.items()
    ]
    return inspect.Signature([interaction, *required, *optional])


_OPTIONAL_SEAT = Optional[Seat]  # noqa: UP045 - compared at run time
_NUMBERS = (Seat, int, _OPTIONAL_SEAT, Optional[int])  # noqa: UP045 - likewise


def _is_needed(field: FieldInfo) -> bool:
    return field.required and field.type != _OPTIONAL_SEAT


def _typed_as(field: FieldInfo) -> type:
    return int if field.type in _NUMBERS else str


def _move(
    request: Request, table: Table, ui: GameUI, kind: type[Struct], values: dict[str, int | str | None]
) -> Struct:
    """Return the move of the typed fields; words are understood like values.

    The move need not be legal: the game refuses it with its reason.
    """
    board = request.app.position(table).board if table.state is not None else None
    fields = [field for field in msgspec.structs.fields(kind) if field.name in values]
    plainly = {field.name: value_of(ui, field, values[field.name], board, request.say) for field in fields}
    try:
        return msgspec.convert({"type": kind.__name__, **plainly}, kind)
    except msgspec.ValidationError:
        return _move_of_words(request, table, ui, kind, values)


def _move_of_words(
    request: Request, table: Table, ui: GameUI, kind: type[Struct], values: dict[str, int | str | None]
) -> Struct:
    """Return the only move of the player's menu that fits the typed words; raise `Refused` unless there is one."""
    moves = [move for move in _typeable(request.app, table, request.seat(table)) if isinstance(move, kind)]
    board = request.app.position(table).board if moves else None
    matches = fitting_moves(ui, moves, msgspec.structs.fields(kind), values, board, request.say)
    if len(matches) != 1:
        reasons = (ui.misnamed(str(value), request.say) for value in values.values())
        raise Refused(next(filter(None, reasons), "no-such-move"))
    return matches[0]


def _may_make(app: App, user: int, kind: type[Struct]) -> Callable[[Table], bool]:
    """Return a test for tables where a user could make such a move now: their turn, or a move that needs none.

    False at tables where the user has given up.
    """

    def fits(table: Table) -> bool:
        seat = table.seat_of(user)
        if seat is None or not table.seats[seat].plays:
            return False
        acts = seat in app.position(table).acting
        return acts or any(isinstance(move, kind) for move in _typeable(app, table, seat))

    return fits


async def _play(request: Request, table: Table, move: Struct) -> None:
    seat = request.seat(table)
    if confirmations.is_grave(request, table, move) and await confirmations.about_move(request, table, seat, move):
        return
    played = request.about(await request.change(table, lambda context: turns.apply_typed(context, request.user, move)))
    message = await panels.after_move(request.app, played, seat, request.say)
    await request.answer(message, slot=panels.slot(played), version=played.version)
    await move_handlers.refresh_open_messages(request, played, panel=False)


def _suggestions(ui: GameUI, kind: type[Struct], field: FieldInfo, fields: tuple[FieldInfo, ...]) -> Any:
    """Return an autocomplete callback for a field: the values in the player's menu that fit the fields typed so far."""
    other_fields = [other for other in fields if other.name != field.name]

    async def offer(interaction: discord.Interaction[Any], text: str) -> list[app_commands.Choice[Any]]:
        fits = _may_make(interaction.client.app, interaction.user.id, kind)
        match = finder.table_while_typing(interaction, ui.game.name, fits=fits)
        if match is None:
            return []
        (table, seat), app = match, interaction.client.app
        say = Say(app.language_for(interaction, table), ui.game.name, names.in_list(table))
        board = ui.lasting(app.position(table).board) if table.state is not None else None
        moves = [move for move in _typeable(app, table, seat) if isinstance(move, kind)]
        candidates = fitting_moves(ui, moves, other_fields, _typed_values(interaction, ui, kind), board, say)
        offered = offers(ui, candidates, field, board, say)
        return finder.choices(offered, label_for_number(field, text, offered))

    return offer


def _typeable(app: App, table: Table, seat: Seat) -> tuple[Any, ...]:
    """Return every move that a seat can make now, notes included."""
    return (*app.position(table).menu(seat), *app.position(table).notes(seat))


def _typed_values(interaction: discord.Interaction[Any], ui: GameUI, kind: type[Struct]) -> dict[str, Any]:
    """Return the typed values by the move's fields; Discord sends them under their English names."""
    scope, key = ui.game.name, f"command-{kebab(kind.__name__)}"
    options = vars(interaction.namespace)
    return {field: options.get(text(scope, DEFAULT, f"{key}.{field}")) for field in kind.__struct_fields__}
