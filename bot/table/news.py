"""News: facts with their recipients, delivered or pending, and the protocol of the storage that holds them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from msgspec import Struct

from bot.game.contract import Fact, Seat

if TYPE_CHECKING:
    from collections.abc import Iterable


LAST_VERSION = (1 << 63) - 1
"""A version that no table reaches: the greatest number of the database."""


class NewsRow(Struct, frozen=True):
    """A fact of a table, with its recipient and its delivery."""

    id: int
    """Unique over all tables; it rises with time within a table."""
    table: int
    version: int
    """The version of the table that the same change made."""
    seq: int
    """The fact's position within the change, from 0."""
    seat: Seat | None
    """The recipient of a whisper; None: the fact is public."""
    fact: Fact
    at: float
    """When the change was made, Unix seconds."""
    delivered: float | None
    """When the courier delivered the fact, Unix seconds; None: it is pending."""


class News(Protocol):
    """Queries of the courier and of a table's readers about its past."""

    async def pending(self, table_id: int) -> list[NewsRow]:
        """Return the pending news of a table, oldest first."""
        ...

    async def tables_with_pending(self) -> list[int]:
        """Return the tables that have pending news."""
        ...

    async def waiting_since(self) -> dict[int, float]:
        """Return the tables that have pending public news, with the time of the oldest of it (Unix seconds)."""
        ...

    async def mark_delivered(self, ids: Iterable[int], at: float) -> None:
        """Record durably that news was delivered; news that was delivered before keeps its time."""
        ...

    async def board_at(self, table_id: int) -> tuple[int, int] | None:
        """Return the channel and the message of a table's public board; None: it has none yet."""
        ...

    async def last_move(self, table_id: int, seat: Seat) -> int:
        """Return the version that a seat's last move made; 0: the seat has not moved."""
        ...

    async def last_own_move(self, table_id: int, seat: Seat) -> int:
        """Return the version of the last move that a user made for a seat in person (no premove); 0: there is none."""
        ...

    async def last_taken(self, table_id: int) -> int:
        """Return the version of the last change by which a user took a seat of the running game; 0: there is none."""
        ...

    async def has_moved(self, table_id: int, user: int) -> bool:
        """Return whether a user has made a move in person at a table, in any seat."""
        ...

    async def last_moved_at(self, table_id: int, seat: Seat) -> float:
        """Return when a user last made a move for a seat in person, Unix seconds; 0: never."""
        ...

    async def seats_moved(self, table_id: int, version: int) -> frozenset[Seat]:
        """Return the seats for which a move was made after `version`, by a user, a premove or a computer player."""
        ...

    async def last_sat_down(self, table_id: int) -> float:
        """Return when a user last joined the lobby (opening the table counts), Unix seconds; 0: never."""
        ...

    async def since(
        self, table_id: int, seat: Seat | None, version: int, *, until: int = LAST_VERSION
    ) -> tuple[Fact, ...]:
        """Return the facts after `version` that a seat may know (None: the public ones), without fleeting facts.

        `until`: the last version whose facts are returned.
        """
        ...

    async def of_change(self, table_id: int, seat: Seat | None, version: int) -> tuple[Fact, ...]:
        """Return the facts of the change that made `version`, public for None, without fleeting facts."""
        ...

    async def history(self, table_id: int, page: int, *, size: int = 20) -> list[NewsRow]:
        """Return a page of the public facts: page 0 is the newest, and within a page the oldest fact is first.

        Fleeting facts are left out until the game is over.
        """
        ...

    async def latest(self, table_id: int, size: int) -> list[NewsRow]:
        """Return the last `size` public facts that are not minor, oldest first; fleeting facts as in `history`."""
        ...
