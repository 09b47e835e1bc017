"""The store's protocol, its values and its exceptions. Implemented by `bot.storage.tables`; no SQL here."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol

from msgspec import Struct

from bot.game.contract import Fact, Seat
from bot.table.decisions import ChangeKind, Decision
from bot.table.model import Table

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from bot.system.shards import ServerShare


class Change(Struct, frozen=True):
    """A decision to be saved, completely or not at all."""

    decision: Decision
    """Its table already has the new version and time."""
    key: str
    """Unique for ever: a key is committed once."""
    by: int | None
    """The user who made the change in person; None: the host process, a premove or a computer player."""


class LogEntry(Struct, frozen=True):
    """A stored move with all facts of its change."""

    n: int
    """The move's number; 0: the deal."""
    version: int
    kind: ChangeKind
    seat: Seat | None
    move: Struct | None
    facts: tuple[tuple[Seat | None, Fact], ...]
    """The recipients (None: public) and facts in order, the host's own facts included."""


class DatedFact(NamedTuple):
    """A fact and its time, by which the seat's player of that time is known."""

    fact: Fact
    at: float
    """Unix seconds."""


class Unreadable(Struct, frozen=True):
    """A stored table that is damaged, or whose game is not installed."""

    id: int
    reason: str
    """The damaged columns, for the program's log; quotes no value."""
    stub: Table | None
    """The readable columns, without the state and with the status `BROKEN` unless the table is finished; None: not even
    the place is readable."""


class Conflict(Exception):  # noqa: N818 - not an error: reload and decide again
    """Another change of the table was committed since it was read."""


class Repeated(Exception):  # noqa: N818 - not an error: the change was made before
    """A change with this key was committed before; nothing has changed now."""

    def __init__(self, table: int | None = None) -> None:
        super().__init__(table)
        self.table = table
        """The table that the key's change belongs to; None: unknown."""


class StorageFailed(Exception):  # noqa: N818 - the base of named storage errors
    """The base of storage exceptions: a change was not saved or a value not read; nothing has changed.

    The message is one line for the log and the operator.
    """

    def __init__(self, message: str = "") -> None:
        super().__init__(" ".join(message.split()))  # SQLite's own words may have several lines


class Store(Protocol):
    """The storage of all tables. Every method may raise `StorageFailed`."""

    async def next_id(self) -> int:
        """Return a number that no table has yet. Another process may take it first; then `save` raises `Conflict`."""
        ...

    async def save(self, change: Change) -> None:
        """Commit a change durably. Raise `Conflict`, `Repeated` or `StorageFailed`; then nothing has changed."""
        ...

    async def table_of_key(self, key: str) -> int | None:
        """Return the table that was changed under this key; None: the key is new."""
        ...

    async def opened_by(self, user: int, since: float) -> Sequence[float]:
        """Return when a user opened tables after `since` (Unix seconds), closed ones included, oldest first."""
        ...

    async def forget(self, user: int, digest_at: Callable[[int], str]) -> None:
        """Anonymise a user durably, everywhere at once. Raise `Conflict` while an open table refers to the user.

        A table in quarantine keeps `digest_at` of its id for every seat that the user held.
        """
        ...

    async def prune(self, before: float) -> int | None:
        """Delete the finished table with the oldest end, if older than `before`; return its id or None."""
        ...

    async def delete(self, table_id: int) -> None:
        """Delete a table with all its data; its id is never used again. No effect if there is none."""
        ...

    async def load(self, table_id: int) -> Table | Unreadable | None:
        """Return a table; None: it does not exist."""
        ...

    async def load_since(self, changed: float) -> Sequence[Table | Unreadable]:
        """Return all unfinished tables, and the finished ones changed after `changed` (Unix seconds)."""
        ...

    async def quarantine(self, table_id: int, at: float) -> int | None:
        """Mark an unfinished table as broken, queue the news of it and return the table's new version.

        Return None, writing nothing, if the table is in quarantine already, is finished, or its row is too damaged.
        """
        ...

    async def tables_without_row(self) -> Sequence[int]:
        """Return the ids of tables that have moves but no row, because damage destroyed it."""
        ...

    async def log(self, table: Table) -> Sequence[LogEntry]:
        """Return the deal and every move of a table, in order."""
        ...

    async def catch_up(self, table: Table, seat: Seat, user: int, key: str) -> tuple[DatedFact, ...]:
        """Record durably that a seat has looked, and return the facts that it may see; see `Tables.catch_up`."""
        ...

    async def settle_copy(self, now: float) -> bool:
        """After a restore, queue a notice and a re-render for every open table. Return whether it was a restore."""
        ...

    async def last_beat(self, now: float, share: ServerShare) -> float | None:
        """Return when a host of the share was last known to be running (Unix seconds); None: never."""
        ...

    async def beat(self, now: float, gap: float, moved: Sequence[Table], shares: Sequence[ServerShare]) -> None:
        """Record that `shares` have a running host; with a `gap` (seconds) move their deadlines and waiting times.

        The clocks of the tables in `moved` are saved as given, unless another process has changed a table meanwhile.
        """
        ...

    async def versions(self, changed: float) -> Mapping[int, int]:
        """Return the versions of all unfinished tables, and of those finished after `changed`, by their ids."""
        ...
