"""The app: what every part of the host's Discord side needs, put together once at the start."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from bot.i18n import DEFAULT, Say
from bot.ui.localization import language_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    import discord

    from bot.clock import Clock
    from bot.settings import Settings
    from bot.storage.news import News
    from bot.storage.settings import SettingsStore
    from bot.table.model import Table
    from bot.table.service import Tables
    from bot.ui.game_ui import GameUI
    from bot.ui.rendering.renderer import Renderer


@dataclass(frozen=True)
class App:
    """The parts of one running host."""

    tables: Tables
    news: News
    preferences: SettingsStore
    uis: Mapping[str, GameUI]
    renderer: Renderer
    clock: Clock
    settings: Settings

    def language_for(self, interaction: discord.Interaction[Any]) -> str:
        """The language to answer somebody in: their own choice, or else what their Discord is set to."""
        return self.preferences.person(interaction.user.id).language or language_of(interaction.locale)

    def language_of_server(self, interaction: discord.Interaction[Any]) -> str:
        """The language to speak in public: the moderators' choice, or else what the server is set to."""
        if interaction.guild_id is None:
            return DEFAULT
        chosen = self.preferences.server(interaction.guild_id).language
        return chosen or language_of(interaction.guild_locale)

    def title(self, table: Table) -> str:
        """What a table's thread is called, in the language of the table; names nobody and tells nothing."""
        ui = self.uis[table.game]
        return f"{ui.emblem} {Say(table.language, table.game)('game-name')} #{table.id}"
