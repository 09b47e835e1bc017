"""Questions to the tables in memory: which are somebody's, which are here, which go on; what a seat may do there.

What it may do, in its turn and out of it, comes with the stamps that the buttons carry. Changes nothing.
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
    """A seat the table waits for."""

    table: Table
    seat: Seat
    since: float
    """Unix seconds."""
    due: float | None
    """Unix seconds; None: there is no deadline."""


class Lookups:
    """What is known of all tables, and what everybody may do there, without changing any."""

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
        """Return the game of a table; `Refused("table-broken")` when the host does not know it any more."""
        game = self._games.get(table.game)
        if game is None:
            raise Refused("table-broken")
        return game

    def position_of(self, table: Table) -> Position:
        """Return a table together with its game, as `game_of` raises; the same for the same table, as a rule."""
        return self._positions.of(table)

    def of_user(self, user: int) -> list[Table]:
        """Return the tables not yet over at which somebody sits, oldest first."""
        return [table for table in self._repository.of(by_person(user)) if table.seat_of(user) is not None]

    def waiting_for(self, user: int) -> list[Waiting]:
        """Return every seat that waits for somebody, longest waiting first."""
        found: list[Waiting] = []
        for table in self.of_user(user):
            if table.status is not Status.RUNNING or (seat := table.seat_of(user)) is None:
                continue
            state = table.seats[seat]
            if state.plays and seat in self.position_of(table).acting:
                found.append(Waiting(table, seat, state.clock.since or table.changed, state.clock.due))
        return sorted(found, key=lambda waiting: waiting.since)

    def are_around(self, user: int) -> bool:
        """Return whether a user has, or had, to do with a table in memory."""
        return self._repository.index.has(by_acquaintance(user))

    def are_on(self, guild: int) -> bool:
        """Return whether a table in memory is on a server."""
        return self._repository.index.has(by_server(guild))

    def in_channel(self, channel: int) -> list[Table]:
        """Return the tables not yet over in a channel or thread, oldest first."""
        return list(self._repository.of(by_channel(channel)))

    def of_thread(self, thread: int) -> Table | None:
        """Return the table that a thread belongs to, a lately ended one too."""
        return next(iter(self._repository.of(by_thread(thread))), None)

    def on_server(self, guild: int) -> list[Table]:
        """Return the tables of a server, oldest first, those that were lately over too."""
        return list(self._repository.of(by_server(guild)))

    def unfinished(self) -> list[Table]:
        """Return the tables not yet over, oldest first."""
        return [table for table in self._repository if not table.over]

    def running(self) -> list[Table]:
        """Return the tables at which a game is on, oldest first."""
        return [table for table in self._repository if table.status is Status.RUNNING]

    def get(self, table_id: int) -> Table:
        """Return a table that is not over or ended within the last week; `Refused("no-such-table")`."""
        table = self._repository.get(table_id)
        if table is None:
            raise Refused("no-such-table")
        return table

    async def find(self, table_id: int) -> Table:
        """Return any table, however old; `Refused("no-such-table")`."""
        return await self._repository.find(table_id)

    @property
    def last_commit(self) -> float | None:
        """When a change was last saved (Unix seconds); None: not since the start."""
        return self._repository.last_commit

    def __len__(self) -> int:
        """Return how many tables are in memory: those that go on, and those that were over lately."""
        return len(self._repository)

    def takeable(self, table: Table, user: int) -> tuple[Seat, ...]:
        """Return the seats of a running game that somebody may take now, in the order of play."""
        return seats.takeable(self._context(table), user)

    def menu(self, table: Table, seat: Seat) -> tuple[tuple[Any, ...], str]:
        """Return a seat's legal moves and the stamp its buttons carry: `mv:<table>:<stamp>:<n>`."""
        position = self.position_of(table)
        return position.menu(seat), position.stamp(seat)

    def note_menu(self, table: Table, seat: Seat) -> tuple[tuple[Any, ...], str]:
        """Return what a seat may do whoever is to act, and the stamp its buttons carry."""
        return turns.note_menu(self.position_of(table), seat)

    def premove_menu(self, table: Table, seat: Seat) -> tuple[tuple[Any, ...], str]:
        """Return the moves that a seat may premove after what it has sealed, and the stamp their buttons carry."""
        return premoves.menu(self.position_of(table), seat)

    def advice_menu(self, table: Table, seat: Seat) -> tuple[tuple[Any, ...], str]:
        """Return the moves that a seat may be advised, and the stamp their buttons carry."""
        return premoves.advice_menu(self.position_of(table), seat)

    def series_stamp(self, table: Table, seat: Seat) -> str:
        """Return the stamp of the buttons by which a seat takes back one of the moves that it has sealed."""
        return premoves.series_stamp(self.position_of(table), seat)

    def _context(self, table: Table) -> DecisionContext:
        return DecisionContext(self.position_of(table), self._clock.now(), self._policy.quiet)
