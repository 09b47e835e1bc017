"""Queries about the tables: by user, channel, server and status; a seat's menus with the stamps of their buttons.

Read-only.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct

from bot.game.contract import AnyGame, Refused, Seat
from bot.table import premoves, seats, turns
from bot.table.decisions import DecisionContext
from bot.table.model import Status, Table
from bot.table.position import Position, Positions
from bot.table.repository import by_acquaintance, by_channel, by_person, by_server, by_thread

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.system.clock import Clock
    from bot.table.policies import Policy
    from bot.table.repository import Repository


class Waiting(Struct, frozen=True):
    """A user's active seat."""

    table: Table
    seat: Seat
    since: float
    """The beginning of the turn, Unix seconds."""
    due: float | None
    """The deadline, Unix seconds; None: there is none."""


class Lookups:
    """Read-only queries about all tables. Unless stated otherwise, about the tables in memory only."""

    def __init__(
        self, games: Mapping[str, AnyGame], repository: Repository, clock: Clock, key: bytes, policy: Policy
    ) -> None:
        self._games = games
        self._positions = Positions(games, key)
        self._repository = repository
        self._clock = clock
        self._key = key
        self._policy = policy

    def game_of(self, table: Table) -> AnyGame:
        """Return the table's game. Raise `Refused("table-broken")` if the bot does not have that game any more."""
        game = self._games.get(table.game)
        if game is None:
            raise Refused("table-broken")
        return game

    def position_of(self, table: Table) -> Position:
        """Return the table's position, usually from a cache. Raise `Refused("table-broken")` as `game_of` does."""
        return self._positions.of(table)

    def of_user(self, user: int) -> list[Table]:
        """Return the unfinished tables at which a user sits, oldest first."""
        return [table for table in self._repository.of(by_person(user)) if table.seat_of(user) is not None]

    def waiting_for(self, user: int) -> list[Waiting]:
        """Return a user's active seats, the longest waiting first."""
        waiting_seats: list[Waiting] = []
        for table in self.of_user(user):
            if table.status is not Status.RUNNING or (seat := table.seat_of(user)) is None:
                continue
            state = table.seats[seat]
            if state.plays and seat in self.position_of(table).acting:
                waiting_seats.append(Waiting(table, seat, state.clock.since or table.changed, state.clock.due))
        return sorted(waiting_seats, key=lambda waiting_seat: waiting_seat.since)

    def are_around(self, user: int) -> bool:
        """Return whether a user is one of the `users_around` a table in memory."""
        return self._repository.index.has(by_acquaintance(user))

    def are_on(self, guild: int) -> bool:
        """Return whether a table in memory is on a server."""
        return self._repository.index.has(by_server(guild))

    def in_channel(self, channel: int) -> list[Table]:
        """Return the unfinished tables in a channel or thread, oldest first."""
        return list(self._repository.of(by_channel(channel)))

    def of_thread(self, thread: int) -> Table | None:
        """Return the table of a thread, also if it finished recently, or None."""
        return next(iter(self._repository.of(by_thread(thread))), None)

    def on_server(self, guild: int) -> list[Table]:
        """Return the tables of a server, oldest first, including recently finished ones."""
        return list(self._repository.of(by_server(guild)))

    def unfinished(self) -> list[Table]:
        """Return the unfinished tables, oldest first."""
        return [table for table in self._repository if not table.finished]

    def running(self) -> list[Table]:
        """Return the tables of this process with a running game, oldest first."""
        return [table for table in self._repository if table.status is Status.RUNNING and self.is_owned(table)]

    def is_owned(self, table: Table) -> bool:
        """Return whether the table's server belongs to this process, which then sends its messages."""
        return self.owns_server(table.place.guild)

    def owns_server(self, guild: int) -> bool:
        """Return whether a server belongs to this process; `DIRECT_MESSAGES` asks for the direct messages."""
        return self._repository.ownership.owns(guild)

    def get(self, table_id: int) -> Table:
        """Return an unfinished or recently finished table. Raise `Refused("no-such-table")` if none is in memory."""
        table = self._repository.get(table_id)
        if table is None:
            raise Refused("no-such-table")
        return table

    async def find(self, table_id: int) -> Table:
        """Return any table, from memory or the store.

        Raise `Refused("no-such-table")` if there is none, `Refused("table-broken")` if it is unreadable.
        """
        return await self._repository.find(table_id)

    @property
    def shards(self) -> tuple[int, ...]:
        """The shards whose servers belong to this process, in ascending order; (0,): there is no other process."""
        return self._repository.ownership.shards

    @property
    def last_commit(self) -> float | None:
        """The time of the last saved change (Unix seconds); None: no change since the start."""
        return self._repository.last_commit

    def __len__(self) -> int:
        """Return the number of tables in memory: unfinished and recently finished ones."""
        return len(self._repository)

    def takeable(self, table: Table, user: int) -> tuple[Seat, ...]:
        """Return the seats of a running game that a user may take now, in seat order."""
        return seats.takeable(self._context(table), user)

    def menu(self, table: Table, seat: Seat) -> tuple[tuple[Any, ...], str]:
        """Return a seat's legal moves and the stamp of their buttons (`mv:<table>:<stamp>:<n>`)."""
        position = self.position_of(table)
        return position.menu(seat), position.stamp(seat)

    def note_menu(self, table: Table, seat: Seat) -> tuple[tuple[Any, ...], str]:
        """Return a seat's notes and the stamp of their buttons."""
        return turns.note_menu(self.position_of(table), seat)

    def premove_menu(self, table: Table, seat: Seat) -> tuple[tuple[Any, ...], str]:
        """Return the moves for a seat's next premove, after its present ones, and the stamp of their buttons."""
        return premoves.menu(self.position_of(table), seat)

    def advice_menu(self, table: Table, seat: Seat) -> tuple[tuple[Any, ...], str]:
        """Return the moves that may be suggested to a seat, and the stamp of their buttons."""
        return premoves.advice_menu(self.position_of(table), seat)

    def series_stamp(self, table: Table, seat: Seat) -> str:
        """Return the stamp of the buttons that withdraw one of a seat's premoves."""
        return premoves.series_stamp(self.position_of(table), seat)

    def _context(self, table: Table) -> DecisionContext:
        return DecisionContext(self.position_of(table), self._clock.now(), self._policy.quiet)
