"""What a table's life asks of the storage, and what it hands over. Implemented by `bot.storage.tables`; no SQL here."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol

from msgspec import Struct

from bot.game.contract import Fact, Seat
from bot.table.decisions import ChangeKind, Decision
from bot.table.model import Table

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence


class Change(Struct, frozen=True):
    """A decision on its way into the store, all of it or nothing."""

    decision: Decision
    """Its table already carries the new version and time."""
    key: str
    """Unique for ever: the same key is never committed twice."""
    by: int | None
    """The user who did it in person; None: the host, or a computer for whomever."""


class LogEntry(Struct, frozen=True):
    """A move as it was stored, with every fact it told."""

    n: int
    """0 is the deal."""
    version: int
    kind: ChangeKind
    seat: Seat | None
    move: Struct | None
    facts: tuple[tuple[Seat | None, Fact], ...]
    """To whom (None: everybody) and what, in the order told, the host's own facts included."""


class Happened(NamedTuple):
    """A fact, and when it happened: by that it is known who sat where then."""

    fact: Fact
    at: float
    """Unix seconds."""


class Unreadable(Struct, frozen=True):
    """A stored table that is damaged, or whose game is gone."""

    id: int
    reason: str
    """The damaged columns, for the log of the program; quotes no value."""
    stub: Table | None
    """Every legible column; None: where it stands is not among them. Unless it is over, its status is `BROKEN` and its
    state is left out."""


class Conflict(Exception):  # noqa: N818 - not an error: reload and decide again
    """Somebody else committed a change of this table since it was read."""


class Repeated(Exception):  # noqa: N818 - not an error: it was done already
    """A change with this key was committed before; nothing has changed now."""

    def __init__(self, table: int | None = None) -> None:
        super().__init__(table)
        self.table = table
        """The table it changed."""


class StorageFailed(Exception):  # noqa: N818 - the base of what can go wrong, each with a clear name
    """The change could not be saved or read; nothing of it has happened, nothing was told.

    The message is one clear line for the log and the operator.
    """

    def __init__(self, message: str = "") -> None:
        super().__init__(" ".join(message.split()))  # SQLite's own words may have several lines


class Store(Protocol):
    """Where all tables are kept."""

    async def next_id(self) -> int:
        """Return a number no table has yet; somebody else may take it first (`Conflict` on saving)."""
        ...

    async def save(self, change: Change) -> None:
        """Commit a change durably; raise `Conflict`, `Repeated` or `StorageFailed`, and then nothing changed."""
        ...

    async def seen(self, key: str) -> int | None:
        """Return the table that was changed under this key, or None."""
        ...

    async def opened_by(self, user: int, since: float) -> Sequence[float]:
        """Return when somebody opened tables after this time, whatever became of them; the oldest first."""
        ...

    async def forget(self, user: int, digest_at: Callable[[int], str]) -> None:
        """Forget somebody durably, everywhere at once; `Conflict` while they have to do with a table that goes on.

        A table in quarantine keeps `digest_at` of its id for every seat that the person held.
        """
        ...

    async def prune(self, before: float) -> int | None:
        """Delete the table that was over first if that was before this time, with all of it; None: there is none."""
        ...

    async def load(self, table_id: int) -> Table | Unreadable | None:
        """Read one table; None: there is none."""
        ...

    async def load_since(self, changed: float) -> Sequence[Table | Unreadable]:
        """Read every table that is not over, and those that were changed after this time."""
        ...

    async def quarantine(self, table_id: int, at: float) -> int | None:
        """Mark an unfinished table as broken, queue the news of it and return the table's new version.

        None: it is in quarantine already, is over, or its row is too damaged; then nothing is written.
        """
        ...

    async def lost(self) -> Sequence[int]:
        """Return the numbers of tables that have moves and no row: damage took the row."""
        ...

    async def log(self, table: Table) -> Sequence[LogEntry]:
        """Read the deal and every move of a table, in order."""
        ...

    async def catch_up(self, table: Table, seat: Seat, user: int, key: str) -> tuple[Happened, ...]:
        """Record durably that a seat looked, and return what it may see; see `Tables.catch_up`."""
        ...

    async def settle_copy(self, now: float) -> bool:
        """If this is a copy that was restored, let every table that goes on say so and be shown anew; say whether."""
        ...

    async def last_beat(self, now: float) -> float | None:
        """Return when the host was last known to be running (Unix seconds), None: never."""
        ...

    async def beat(self, now: float, gap: float, moved: Sequence[Table] = ()) -> None:
        """Record that the host is running; with a `gap` (seconds) move every deadline and waiting by it.

        The clocks of the tables in `moved` are saved as they are there, unless somebody changed a table meanwhile.
        """
        ...
