"""Who may do what at a table when. Pure: each returns quietly or refuses with a sentence that says why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.game import Refused, Seat
from bot.table.model import Status

if TYPE_CHECKING:
    from bot.table.model import Table


def require_lobby(table: Table) -> None:
    """Refuse unless people are still sitting down."""
    if table.status is Status.RUNNING:
        raise Refused("already-started")
    _require_usable(table)


def require_running(table: Table) -> None:
    """Refuse unless the game is on."""
    if table.status is Status.LOBBY:
        raise Refused("not-started")
    _require_usable(table)


def require_dealt(table: Table) -> None:
    """Refuse unless there is a game to look at, going on or over."""
    if table.status is Status.BROKEN or (table.started and table.state is None):
        raise Refused("table-broken")
    if table.state is None:
        raise Refused("game-over" if table.over else "not-started")


def require_open(table: Table) -> None:
    """Refuse when the table is over; a broken one may still be closed."""
    if table.over:
        raise Refused("game-over")


def require_seat(table: Table, user: int) -> Seat:
    """Return a user's seat; refuse others."""
    seat = table.seat_of(user)
    if seat is None:
        raise Refused("not-at-this-table")
    return seat


def require_seat_number(table: Table, seat: int) -> Seat:
    """Return a seat of the table by its number; refuse what is none."""
    if not 0 <= seat < len(table.seats):
        raise Refused("no-such-seat")
    return Seat(seat)


def require_player(table: Table, user: int) -> Seat:
    """Return the seat of a user who still plays; refuse others."""
    require_running(table)
    seat = require_seat(table, user)
    if seat in table.resigned:
        raise Refused("you-left" if seat in table.open else "you-resigned")
    return seat


def require_mover(table: Table, user: int) -> Seat:
    """Return the seat of a user who may move, as far as the table goes; refuse others, and all while it is on hold."""
    seat = require_player(table, user)
    require_going_on(table)
    return seat


def require_going_on(table: Table) -> None:
    """Refuse where the players have put their table on hold."""
    if table.pause is not None:
        raise Refused("table-paused", until=int(table.pause.until or 0))


class NotTheHost(Refused):
    """Refused because it is the host's to do. Whoever answers may look first whether the host is still there."""

    def __init__(self, table: Table) -> None:
        super().__init__("not-the-host")
        self.table = table
        """As it was then."""


def require_host(table: Table, user: int) -> None:
    """Refuse everybody but the host."""
    if user != table.host:
        raise NotTheHost(table)


def _require_usable(table: Table) -> None:
    require_open(table)
    if table.status is Status.BROKEN:
        raise Refused("table-broken")
    if table.away is not None:
        raise Refused("table-away")
