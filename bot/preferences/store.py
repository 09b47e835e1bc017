"""The protocol of the store of settings, and its record of one user."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from bot.preferences.settings import PersonSettings, ServerSettings, Topic


class StoredPerson(NamedTuple):
    """The stored data of one user."""

    settings: PersonSettings
    locale: str | None
    """The last known locale of the user's Discord client; None: unknown."""


class SettingsConflict(Exception):  # noqa: N818 - not an error: read and change again
    """Another process has changed the settings since they were read."""


class PreferenceStore(Protocol):
    """A store of the settings of users and servers; every change is durable when its method returns.

    Every method raises `bot.table.store.StorageFailed` if the storage fails; then nothing has changed. A damaged value
    is reported once and treated as never written.
    """

    async def people(self, users: Iterable[int]) -> Mapping[int, StoredPerson]:
        """Return the stored users by id; users without stored data are left out."""
        ...

    async def servers(self, guilds: Iterable[int]) -> Mapping[int, ServerSettings]:
        """Return the stored settings by server id; servers without stored settings are left out."""
        ...

    async def subscribers(self, topics: Sequence[Topic]) -> list[int]:
        """Return the ids of the users with a subscription to one of these topics, in ascending order."""
        ...

    async def subscribed_tables(self) -> frozenset[int]:
        """Return the ids of all followed tables, and of all tables whose free seat a user is to be notified of."""
        ...

    async def save_person(self, settings: PersonSettings, *, before: PersonSettings, new: bool) -> bool:
        """Replace a user's settings and subscriptions, but not the record of turns; return whether they were written.

        Unless `new`, write nothing for a user without stored data, who may just have been deleted. Raise
        `SettingsConflict` if the stored settings are not those of `before`.
        """
        ...

    async def close_messages(self, settings: PersonSettings, table: int, *, before: PersonSettings) -> bool:
        """Save the settings of a user with closed direct messages as `save_person` does.

        Write nothing for a user who does not belong to the table: the user may just have been deleted.
        """
        ...

    async def save_turns(self, later: Mapping[int, str]) -> None:
        """Append the signs of later turns to users' records, given by user id; skip users without stored data."""
        ...

    async def save_locale(self, user: int, locale: str) -> None:
        """Replace the locale of a user's Discord client; create the user's record if there is none."""
        ...

    async def save_server(self, settings: ServerSettings, *, before: ServerSettings, overwriting: bool = False) -> None:
        """Replace the settings of a server; if `overwriting`, also erase the earlier ones from the file.

        Raise `SettingsConflict` if the stored settings are not `before`.
        """
        ...

    async def servers_naming(self, user: int) -> list[int]:
        """Return the ids of the servers whose settings contain a user id."""
        ...

    async def servers_with_journal(self) -> list[int]:
        """Return the ids of the servers with changes of settings that are still to be announced."""
        ...
