"""The protocol of the queries of results for readers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from bot.results.profile import PlayerRecord


class ProfileStore(Protocol):
    """Reads the results of one user. Raises `bot.table.store.StorageFailed`; a damaged value is left out."""

    async def record(self, user: int, guild: int | None = None) -> PlayerRecord:
        """Return what a profile of the user shows: to the user, or with `guild` to a reader on that server.

        To such a reader it holds the games on the server alone, and the companions of its public tables.
        """
        ...
