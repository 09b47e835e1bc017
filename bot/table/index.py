"""Indexes of the tables in memory, kept up with every change: no question goes through all tables.

Pure: hold the numbers of tables, by what can be asked for. What a table has to do with whom is decided here alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.clock import Agenda
from bot.table import deadlines
from bot.table.model import Person, Table

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

Key = tuple[str, int]


def person(user: int) -> Key:
    """The tables not yet over at which somebody sits, of which they are the host, or to which they are invited."""
    return "person", user


def channel(number: int) -> Key:
    """The tables not yet over in a channel or thread."""
    return "channel", number


def thread(number: int) -> Key:
    """The tables that a thread belongs to, those that were lately over too."""
    return "thread", number


def server(guild: int) -> Key:
    """The tables of a server, those that were lately over too."""
    return "server", guild


def _keys(table: Table) -> Iterator[Key]:
    place = table.place
    yield server(place.guild)
    if place.thread is not None:
        yield thread(place.thread)
    if table.over:
        return
    yield channel(place.channel)
    if place.thread is not None:
        yield channel(place.thread)
    yield person(table.host)
    yield from (person(sitter.user) for sitter in table.seats if isinstance(sitter, Person))
    yield from (person(user) for user in table.invited)


class Index:
    """Which tables have to do with whom, where they stand, and when time next does something to them."""

    def __init__(self) -> None:
        self._tables: dict[Key, set[int]] = {}
        self._keys: dict[int, frozenset[Key]] = {}
        self.events: Agenda[int] = Agenda()
        """When the passing of time next does something to a table, Unix seconds."""
        self.ends: Agenda[int] = Agenda()
        """When the tables that are over were last changed, Unix seconds."""

    def put(self, table: Table) -> None:
        """Take in a table as it is now."""
        self._enter(table.id, frozenset(_keys(table)))
        self.events.set(table.id, deadlines.next_event(table))
        self.ends.set(table.id, table.changed if table.over else None)

    def drop(self, table_id: int) -> None:
        """Forget a table; one that is not known is no error."""
        self._enter(table_id, frozenset())
        self.events.set(table_id, None)
        self.ends.set(table_id, None)

    def of(self, key: Key) -> Iterable[int]:
        """Return the numbers of the tables that a key stands for, the oldest first."""
        return sorted(self._tables.get(key, ()))

    def _enter(self, table_id: int, keys: frozenset[Key]) -> None:
        before = self._keys.pop(table_id, frozenset())
        if keys:
            self._keys[table_id] = keys
        for key in before - keys:
            entered = self._tables[key]
            entered.discard(table_id)
            if not entered:
                del self._tables[key]
        for key in keys - before:
            self._tables.setdefault(key, set()).add(table_id)
