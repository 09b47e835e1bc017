"""Where the choices of people and servers are kept: the protocol, and one person as it is read."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from bot.preferences.settings import PersonSettings, ServerSettings, Topic


class StoredPerson(NamedTuple):
    """One person as the store holds them."""

    settings: PersonSettings
    locale: str | None
    """The locale of the person's Discord client when last heard of; None: never."""


class PreferenceStore(Protocol):
    """Keeps what people and servers chose; every change is durable when it returns.

    Every method raises `bot.table.store.StorageFailed` when the storage fails; then nothing has changed. A value that
    is damaged is reported once and counts as never written.
    """

    async def people(self, users: Iterable[int]) -> Mapping[int, StoredPerson]:
        """Return the people of whom something is stored, by user id."""
        ...

    async def servers(self, guilds: Iterable[int]) -> Mapping[int, ServerSettings]:
        """Return the settings of the servers of which some are stored, by their ids."""
        ...

    async def interested(self, topics: Sequence[Topic]) -> list[int]:
        """Return the ids of the users who are interested in one of these topics, in ascending order."""
        ...

    async def tables_of_interest(self) -> frozenset[int]:
        """Return the tables that a user follows, and those that are about to tell a user of a free seat."""
        ...

    async def save_person(self, settings: PersonSettings, *, new: bool) -> bool:
        """Replace what a person chose and is interested in; return whether it was written.

        Unless the person may be `new`, nothing is written when nothing is stored of them: they may have been forgotten.
        """
        ...

    async def close_messages(self, settings: PersonSettings, table: int) -> bool:
        """Save the settings of a person who refuses direct messages; return whether they were written.

        Nothing is written for a user who has nothing to do with the table: they may have been forgotten.
        """
        ...

    async def save_turns(self, turns: Mapping[int, str]) -> None:
        """Replace the records of last turns, by user id; nothing is written for users of whom nothing is stored."""
        ...

    async def save_locale(self, user: int, locale: str) -> None:
        """Replace the locale of a person's Discord client."""
        ...

    async def save_server(self, settings: ServerSettings) -> None:
        """Replace what a server chose."""
        ...
