"""The cog of every game: one typed command for all its moves, `/<game> move`.

The code names no game. A move is found by its words, which the game's texts and its `GameUI.phrases` give.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.i18n import names
from bot.i18n.translation import Say
from bot.ui.interactions import finder, server_files, typed_moves
from bot.ui.interactions.command_tree import word
from bot.ui.interactions.handling import AckMode, handle
from bot.ui.messages.information import MOVE

if TYPE_CHECKING:
    from bot.ui.game_ui import GameUI
    from bot.ui.interactions.component_handlers import ComponentHandler

Interaction = discord.Interaction[Any]


class GameCog(commands.Cog):
    """One game's commands: `/<game> move`, and those that are no moves."""

    components: ComponentHandler | None = None
    """The handler of the game's own buttons, which are not on any table's messages: their custom ids begin with the
    game's name. One game uses this: the server's moderators decide there on proposals that concern no table."""

    def __init__(self, client: commands.Bot, ui: GameUI) -> None:
        self.__cog_name__ = ui.game.name  # every game has an instance of this class, and discord.py needs unique names
        self.ui = ui
        self._client = client
        self._group = game_group(ui)

    async def cog_load(self) -> None:
        """Register the game's command group, and the handler of its own buttons."""
        self._client.tree.add_command(self._group)
        if self.components is not None:
            client: Any = self._client
            client.component_handlers[self.ui.game.name] = self.components

    async def cog_unload(self) -> None:
        """Remove the command group."""
        self._client.tree.remove_command(self._group.name)


def game_group(ui: GameUI) -> app_commands.Group:
    """Return the group `/<game>`, with the command for its moves and one for every file that a server may load."""
    scope = ui.game.name
    group = app_commands.Group(name=word("command-game", scope), description=word("command-game.about", scope))
    group.add_command(_move_command(ui))
    for command in server_files.commands(ui):
        group.add_command(command)
    return group


def _move_command(ui: GameUI) -> app_commands.Command[Any, ..., Any]:
    game = ui.game.name

    async def offer(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        app = interaction.client.app
        fits = typed_moves.is_meant(interaction, game, typed, unfinished=True)
        match = finder.table_while_typing(interaction, game, fits=fits)
        if match is None:
            return []
        table, seat = match
        say = Say(app.language_for(interaction, table), game, names.in_list(table))
        labels = typed_moves.suggested_labels(app, table, seat, say, typed)
        return [app_commands.Choice(name=label, value=label) for label in labels[: finder.MAX_SUGGESTIONS]]

    @app_commands.command(name=word(MOVE), description=word(f"{MOVE}.about"))
    @app_commands.rename(move=word(f"{MOVE}.move"), table=word("parameters.table"))
    @app_commands.describe(move=word(f"{MOVE}.move-about"), table=word("parameters.table-about"))
    @app_commands.autocomplete(move=offer, table=finder.suggestions(game))
    async def command(interaction: Interaction, move: str, table: int | None = None) -> None:
        work = partial(typed_moves.play, game=game, typed=move, number=table)
        await handle(interaction, AckMode.PRIVATE, work)

    return command  # pyright: ignore[reportUnknownVariableType] - the cog has no type
