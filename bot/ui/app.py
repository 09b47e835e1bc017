"""The app: what every part of the host's Discord side needs, put together once at the start.

Says in which language to speak to whom: what somebody chose, or else what their Discord is set to.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from discord import Locale

from bot.i18n.names import user_at, users_of
from bot.i18n.translation import DEFAULT, LANGUAGES, Say
from bot.table.model import Status

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    import discord

    from bot.game.contract import Seat
    from bot.game.trials import Player
    from bot.preferences.preferences import Preferences
    from bot.preferences.vacations import StoredVacations
    from bot.settings import Settings
    from bot.system.clock import Clock
    from bot.table.model import Table
    from bot.table.news import News
    from bot.table.position import Position
    from bot.table.reliability import Reliability
    from bot.table.service import Tables
    from bot.table.vacations import Absent
    from bot.ui.game_ui import GameUI
    from bot.ui.rendering.renderer import Renderer

LOCALES = {Locale.czech: "cs", Locale.polish: "pl"}
"""The languages Discord itself knows, by its locale; English is the default and needs no entry."""
_OURS = {Locale.american_english: "en", Locale.british_english: "en", **LOCALES}


class HostValues(Protocol):
    """Keeps values that the bot needs for itself, by name; raises `bot.table.store.StorageFailed`."""

    async def get(self, name: str) -> bytes | None:
        """Return the value of a name, None: there is none."""
        ...

    async def set(self, name: str, value: bytes) -> None:
        """Replace the value of a name durably."""
        ...


@dataclass(frozen=True)
class App:
    """The parts of one running host."""

    tables: Tables
    news: News
    preferences: Preferences
    vacations: StoredVacations
    values: HostValues
    """What the bot keeps for itself."""
    uis: Mapping[str, GameUI]
    renderer: Renderer
    clock: Clock
    settings: Settings
    play_on_trial: Player
    """Plays a game between computers on a file that a server has loaded."""
    changed: Callable[[Table], None] = lambda _table: None
    """Has a table shown anew, of which something changed that is not stored with it."""

    def position(self, table: Table) -> Position:
        """Return a table together with its game; raise `Refused` for one whose game is gone."""
        return self.tables.position_of(table)

    async def fetch(self, interaction: discord.Interaction[Any]) -> None:
        """Read what the user and the server of an interaction chose, before they are asked; raise `StorageFailed`."""
        guild = interaction.guild_id
        await self.preferences.fetch([interaction.user.id], [] if guild is None else [guild])

    def language_to(self, user: int, table: Table) -> str:
        """The language to write to somebody in about a table, whenever that is.

        Their own choice, or else what their Discord was last set to, if it is a language of ours, or else the table's.
        """
        return self._own_language(user, self.preferences.locale(user)) or table.language

    def language_for(self, interaction: discord.Interaction[Any], table: Table | None = None) -> str:
        """The language to answer somebody in, by the same rule; where it is about no table, at last the server's."""
        own = self._own_language(interaction.user.id, interaction.locale)
        return own or (self.language_of_server(interaction) if table is None else table.language)

    def language_of_client(self, interaction: discord.Interaction[Any]) -> str:
        """The language to answer in when what was chosen cannot be read."""
        return known_language(interaction.locale) or known_language(interaction.guild_locale) or DEFAULT

    def _own_language(self, user: int, locale: discord.Locale | str | None) -> str | None:
        return self.preferences.person(user).language or known_language(locale)

    def language_of_server(self, interaction: discord.Interaction[Any]) -> str:
        """The language to speak in public: the moderators' choice, or else what the server is set to."""
        if interaction.guild_id is None:
            return DEFAULT
        chosen = self.preferences.server(interaction.guild_id).language
        return chosen or known_language(interaction.guild_locale) or DEFAULT

    def absent(self, table: Table) -> dict[Seat, Absent]:
        """Return who of those who sit at a table is away now."""
        now, users = self.clock.now(), {seat: user_at(table, seat) for seat in sorted(table.people)}
        known = {seat: self.vacations.absent(user, now) for seat, user in users.items() if user}
        return {seat: each for seat, each in known.items() if each is not None}

    def reliability(self, table: Table) -> dict[int, Reliability]:
        """How reliable those are who wait in a lobby, by user id, for whoever thinks of sitting down with them.

        Nobody who is new; nobody any more once the game is on.
        """
        users = users_of(table) if table.status is Status.LOBBY else ()
        return {user: known for user in users if (known := self.preferences.reliability(user)) is not None}

    def title(self, table: Table) -> str:
        """What a table's thread is called, in the language of the table; names nobody and tells nothing."""
        ui = self.uis[table.game]
        return f"{ui.emblem} {Say(table.language, table.game)('game-name')} #{table.id}"

    def tag_names(self, table: Table, stage: str) -> tuple[str, ...]:
        """What the tag of a stage is called in a forum: in the language of the table, then in all others."""
        return tag_names(table.language, stage)


def tag_names(language: str, stage: str) -> tuple[str, ...]:
    """What the tag of a stage is called: in this language, then in all others, each name once."""
    return tuple(dict.fromkeys(Say(each)(f"tag-{stage}") for each in (language, *LANGUAGES)))


def known_language(locale: Locale | str | None) -> str | None:
    """Return the language of ours that somebody has set their Discord to; None: it is none of ours."""
    return next((language for known, language in _OURS.items() if str(locale) == known.value), None)
