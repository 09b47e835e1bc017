"""News: every fact of every table, to whom it goes and when it was told; the protocol of what keeps it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from msgspec import Struct

from bot.game.contract import Fact, Seat

if TYPE_CHECKING:
    from collections.abc import Iterable


class NewsRow(Struct, frozen=True):
    """One piece of news."""

    id: int
    """Unique over all tables; rises with time at each of them."""
    table: int
    version: int
    """The table's version that came of the same change."""
    seq: int
    """The place within the change, from 0."""
    seat: Seat | None
    """Whom it is whispered to; None: everybody."""
    fact: Fact
    at: float
    """Unix seconds."""
    told: float | None
    """When the courier told it, Unix seconds; None: not yet."""


class News(Protocol):
    """What the courier and the readers of a table ask about what happened."""

    async def pending(self, table_id: int) -> list[NewsRow]:
        """Return the news nobody was told yet, oldest first."""
        ...

    async def tables_with_pending(self) -> list[int]:
        """Return the tables that have news nobody was told yet."""
        ...

    async def waiting_since(self) -> dict[int, float]:
        """Return the tables with news for everybody that was not told yet, and since when (Unix seconds)."""
        ...

    async def mark_told(self, ids: Iterable[int], at: float) -> None:
        """Record durably that news was told; what was told already keeps its time."""
        ...

    async def board_at(self, table_id: int) -> tuple[int, int] | None:
        """Return the channel and the message that everybody sees the board in; None while there is none."""
        ...

    async def last_move(self, table_id: int, seat: Seat) -> int:
        """Return the version that a seat's last move made; 0 before its first."""
        ...

    async def last_own_move(self, table_id: int, seat: Seat) -> int:
        """Return the version of the last move that the person in a seat made in person, no premove; 0 before it."""
        ...

    async def last_taken(self, table_id: int) -> int:
        """Return the version with which somebody last sat down in a seat of a running game; 0: nobody has."""
        ...

    async def has_moved(self, table_id: int, user: int) -> bool:
        """Say whether somebody has made a move in person at a table, in whichever seat."""
        ...

    async def last_moved_at(self, table_id: int, seat: Seat) -> float:
        """Return when the person in a seat last made a move in person, Unix seconds; 0 before the first."""
        ...

    async def seats_moved(self, table_id: int, version: int) -> frozenset[Seat]:
        """Return the seats for which a move was made after `version`, whoever made it."""
        ...

    async def last_sat_down(self, table_id: int) -> float:
        """Return when a person last sat down at a table, its host included, Unix seconds; 0: nobody ever did."""
        ...

    async def since(self, table_id: int, seat: Seat | None, version: int) -> tuple[Fact, ...]:
        """Return what a seat (None: everybody) may know happened after `version`, fleeting facts left out."""
        ...

    async def of_change(self, table_id: int, seat: Seat | None, version: int) -> tuple[Fact, ...]:
        """Return what a seat (None: everybody) may know came of the change that made `version`; nothing fleeting."""
        ...

    async def history(self, table_id: int, page: int, *, size: int = 20) -> list[NewsRow]:
        """Return a page (from 0, the newest first; within a page the oldest first) of the public facts.

        Fleeting facts are left out until the game is over.
        """
        ...

    async def latest(self, table_id: int, size: int) -> list[NewsRow]:
        """Return the last so many public facts, oldest first, as `history` does, but none that is minor."""
        ...
