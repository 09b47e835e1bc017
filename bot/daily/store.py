"""The protocol of the store of puzzles, attempts and tables of the day.

Every method raises `bot.table.store.StorageFailed` if the storage fails; then nothing has changed. Every change is
durable when its method returns.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.daily.model import Attempt, DayScore, DayTable, Digest


class DailyStore(Protocol):
    """A store of puzzles, attempts and tables of the day."""

    async def puzzle(self, game: str, day: int) -> str | None:
        """Return the stored puzzle of a game's day as JSON, or None if there is none."""
        ...

    async def save_puzzle(self, game: str, day: int, body: str) -> None:
        """Store the puzzle of a game's day."""
        ...

    async def attempt(self, user: int, game: str, day: int) -> Attempt | None:
        """Return a user's attempt, or None if there is none."""
        ...

    async def change(
        self, user: int, game: str, day: int, decide: Callable[[Attempt | None], Attempt | None]
    ) -> Attempt | None:
        """Replace a user's attempt by what `decide` makes of it, in one transaction; return the stored attempt.

        If `decide` returns None, nothing is written. It may raise any error; then nothing is written either.
        """
        ...

    async def scores(self, user: int, game: str) -> list[DayScore]:
        """Return the results of a user that count."""
        ...

    async def table(self, guild: int, game: str, day: int) -> DayTable:
        """Return the results on a server on a day that count."""
        ...

    async def servers_played(self, day: int) -> list[int]:
        """Return the ids of the servers on which an attempt of a day counts, in ascending order."""
        ...

    async def digests(self, day: int) -> list[Digest]:
        """Return the messages with the tables of a day, intents included."""
        ...

    async def add_intent(self, digest: Digest) -> bool:
        """Record the intent to send a table of the day; return False, writing nothing, if there is one already."""
        ...

    async def mark_sent(self, guild: int, day: int, message: int) -> None:
        """Record the message with a server's table of a day; 0 if Discord refused it for good."""
        ...

    async def prune(self, before: int) -> None:
        """Delete puzzles, messages' records and unfinished attempts of the days before a day, and all moves there."""
        ...
