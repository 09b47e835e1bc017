"""The app: the services that every part of the Discord side uses, created once at the start.

It also chooses languages: a user's own choice comes first, then the language of their Discord client.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol

from discord import Locale

from bot.i18n.names import user_at, users_of
from bot.i18n.translation import DEFAULT, LANGUAGES, Say
from bot.table.model import Status
from bot.table.store import StorageFailed
from bot.webhooks.client import WebhookClient

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Mapping

    import discord

    from bot.daily.service import Dailies
    from bot.game.contract import Seat
    from bot.game.trials import Player
    from bot.league_host.runner import LeagueRunner
    from bot.preferences.preferences import Preferences
    from bot.preferences.vacations import StoredVacations
    from bot.records.verdict import RecordVerdict
    from bot.results.leaderboard import LeaderboardStore
    from bot.results.store import ProfileStore
    from bot.settings import Settings
    from bot.system.clock import Clock
    from bot.table.model import Table
    from bot.table.news import News
    from bot.table.position import Position
    from bot.table.reliability import Reliability
    from bot.table.service import Tables
    from bot.table.vacations import TimeOff
    from bot.ui.game_ui import GameUI
    from bot.ui.rendering.renderer import Renderer

LOCALES = {Locale.czech: "cs", Locale.polish: "pl"}
"""The languages that Discord has a locale for; English is the default and needs no entry."""
_LANGUAGES_BY_LOCALE = {Locale.american_english: "en", Locale.british_english: "en", **LOCALES}
FORM_PATIENCE_S = 1.0
"""Seconds that the language of a form may take; Discord waits for three."""


class HostValues(Protocol):
    """The bot's own values, stored by name. Every method raises `bot.table.store.StorageFailed`."""

    async def get(self, name: str) -> bytes | None:
        """Return the value of a name, or None if there is none."""
        ...

    async def set(self, name: str, value: bytes) -> None:
        """Replace the value of a name durably."""
        ...

    async def change(self, name: str, decide: Callable[[bytes | None], bytes]) -> bytes:
        """Replace the value of a name by the result of `decide`, in one transaction, and return the new value."""
        ...


@dataclass(frozen=True)
class App:
    """The services of one running host."""

    tables: Tables
    news: News
    preferences: Preferences
    vacations: StoredVacations
    values: HostValues
    """The bot's own stored values."""
    leaderboards: LeaderboardStore
    profiles: ProfileStore
    uis: Mapping[str, GameUI]
    renderer: Renderer
    clock: Clock
    settings: Settings
    play_on_trial: Player
    """Plays a game between computer players on a file that a server has loaded."""
    leagues: LeagueRunner
    """The leagues of all servers."""
    check_record: Callable[[bytes], Awaitable[RecordVerdict]]
    """Returns the verdict on a file that a user sent; raises `Refused` if it takes too long."""
    key: bytes = field(repr=False)
    """The bot's own key, for seals and digests."""
    changed: Callable[[Table], None] = lambda _table: None
    """Redraws a table's messages after a change that is not stored with the table."""
    webhooks: WebhookClient = field(default_factory=WebhookClient)
    """Sends requests to the servers' webhooks."""
    dailies: Dailies = field(kw_only=True)
    """The puzzles of the day."""

    def position(self, table: Table) -> Position:
        """Return a table together with its game; raise `Refused` if the game is no longer installed."""
        return self.tables.position_of(table)

    async def fetch(self, interaction: discord.Interaction[Any]) -> None:
        """Load the settings of an interaction's user and server, so that they can be read; raise `StorageFailed`."""
        guild = interaction.guild_id
        await self.preferences.fetch([interaction.user.id], [] if guild is None else [guild])

    def language_to(self, user: int, table: Table) -> str:
        """Return the language of messages to a user about a table.

        That is the user's own choice, else the last known language of their Discord client if the bot has it, else the
        table's language.
        """
        return self._own_language(user, self.preferences.locale(user)) or table.language

    def language_of_user(self, user: int, otherwise: str) -> str:
        """Return the language of messages to a user, by the same rule; `otherwise` comes last."""
        return self._own_language(user, self.preferences.locale(user)) or otherwise

    def language_for(self, interaction: discord.Interaction[Any], table: Table | None = None) -> str:
        """Return the language of an answer, by the same rule; without a table, the server's language comes last."""
        language = self._own_language(interaction.user.id, interaction.locale)
        return language or (self.language_of_server(interaction) if table is None else table.language)

    async def language_of_form(self, interaction: discord.Interaction[Any]) -> str:
        """Return the language of a form, by the same rule if the settings are read in time.

        A form is the first answer to a press, and Discord waits only seconds for it.
        """
        try:
            async with asyncio.timeout(FORM_PATIENCE_S):
                await self.fetch(interaction)
        except (TimeoutError, StorageFailed):
            return self.language_of_client(interaction)
        return self.language_for(interaction)

    def language_of_client(self, interaction: discord.Interaction[Any]) -> str:
        """Return the language of an answer when the stored settings cannot be read."""
        return known_language(interaction.locale) or known_language(interaction.guild_locale) or DEFAULT

    def _own_language(self, user: int, locale: discord.Locale | str | None) -> str | None:
        return self.preferences.person(user).language or known_language(locale)

    def language_of_server(self, interaction: discord.Interaction[Any]) -> str:
        """Return the language of public messages: the moderators' choice, else the language of the server."""
        if interaction.guild_id is None:
            return DEFAULT
        choice = self.preferences.server(interaction.guild_id).language
        return choice or known_language(interaction.guild_locale) or DEFAULT

    def absent(self, table: Table) -> dict[Seat, TimeOff]:
        """Return the seats whose players take time off now."""
        now, users = self.clock.now(), {seat: user_at(table, seat) for seat in sorted(table.people)}
        absences = {seat: self.vacations.absent(user, now) for seat, user in users.items() if user}
        return {seat: absence for seat, absence in absences.items() if absence is not None}

    def reliability(self, table: Table) -> dict[int, Reliability]:
        """Return how reliably the users of a lobby make their turns in time, by user id.

        Users without enough turns are left out. The result is empty once the game has begun.
        """
        users = users_of(table) if table.status is Status.LOBBY else ()
        return {user: record for user in users if (record := self.preferences.reliability(user)) is not None}

    def title(self, table: Table) -> str:
        """Return the name of a table's thread, in the table's language; it names no player and reveals nothing."""
        ui = self.uis[table.game]
        return f"{ui.emblem} {Say(table.language, table.game)('game-name')} #{table.id}"

    def tag_names(self, table: Table, stage: str) -> tuple[str, ...]:
        """Return the names of a stage's forum tag: in the table's language first, then in all others."""
        return tag_names(table.language, stage)


def tag_names(language: str, stage: str) -> tuple[str, ...]:
    """Return the names of a stage's forum tag: in this language first, then in all others, without duplicates."""
    return tuple(dict.fromkeys(Say(code)(f"tag-{stage}") for code in (language, *LANGUAGES)))


def known_language(locale: Locale | str | None) -> str | None:
    """Return the bot's language for a Discord locale, or None if the bot does not have it."""
    return next(
        (language for discord_locale, language in _LANGUAGES_BY_LOCALE.items() if str(locale) == discord_locale.value),
        None,
    )
