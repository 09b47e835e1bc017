"""What a decision about a table is: what it is made of, who may ask for it when, and what it comes to.

Pure. Each `require_…` returns quietly or refuses with a sentence that says why. Never decides anything itself.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from bot.game.chance import Chance
from bot.game.contract import Public, Refused, Seat, Whisper
from bot.table.model import Status, Table
from bot.table.quiet_hours import QuietOf, nobody_quiet

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from bot.game.contract import AnyGame, Step
    from bot.table.position import Position


@dataclass(frozen=True)
class DecisionContext:
    """What a decision about a game under way needs to know."""

    position: Position
    now: float
    """Unix seconds."""
    quiet: QuietOf = nobody_quiet
    """What quiet hours each person has."""
    may_host: Callable[[int], bool] = lambda _user: True
    """Whether a user may be the host of one more table."""
    server_files: Callable[[int, str], Mapping[str, str]] = lambda _guild, _game: {}
    """What a server has loaded for a game: the texts by the names of the options they are for."""

    @property
    def game(self) -> AnyGame:
        """The table's game."""
        return self.position.game

    @property
    def table(self) -> Table:
        """The table that is decided about."""
        return self.position.table

    @property
    def key(self) -> bytes:
        """What stamps are made with."""
        return self.position.key

    def stamp(self, seat: Seat) -> str:
        """Return the stamp a seat's buttons carry now."""
        return self.position.stamp(seat)

    def apply(self, seat: Seat, move: Struct) -> Step[Any]:
        """Ask the game what comes of a move, with the luck of the table's next."""
        luck = Chance(self.table.seed, self.table.moves + 1)
        return self.game.apply(self.table.state, seat, move, luck)


class ChangeKind(StrEnum):
    """What a change of a table was."""

    OPEN = "open"
    PLACE = "place"
    JOIN = "join"
    LEAVE = "leave"
    DECLINE = "decline"
    """Somebody who is asked to sit down will not."""
    ADD = "add"
    REMOVE = "remove"
    OPTIONS = "options"
    PACE = "pace"
    START = "start"
    MOVE = "move"
    NOTE = "note"
    """A move that nobody else may notice: replayed like any other, but no clock is set by it and nothing told."""
    RESIGN = "resign"
    VOTE = "vote"
    CANCEL = "cancel"
    EXPIRE = "expire"
    REMIND = "remind"
    MEND = "mend"
    FORGET = "forget"
    GONE = "gone"
    """Somebody is not on the server any more, or was silent for too long."""
    AWAY = "away"
    """The server has removed the bot."""
    BACK = "back"
    PAUSE = "pause"
    RESUME = "resume"
    VACATE = "vacate"
    """A seat of a running game is open from then on: its person left it, or the others voted for that."""
    TAKE = "take"
    """Somebody sits down in a seat of a running game."""
    OFFER = "offer"
    """Somebody offers their seat, takes that back, or says no to it."""
    REPLACE = "replace"
    """A vote for a seat to be open."""
    EXCUSE = "excuse"
    """A turn that runs out is put off, because its person is away."""
    EXTEND = "extend"
    """The same for an hour more, which is told to nobody."""
    HOLD = "hold"
    """The time of a turn stops, because its player could not be called. Nobody is told."""
    REACH = "reach"
    """The player of such a turn has been called: the time of the turn begins."""
    PREMOVE = "premove"
    SUGGEST = "suggest"

    @property
    def is_private(self) -> bool:
        """Whether it must stay a secret that anything was decided: nothing that others see may change or move by it."""
        return self in (ChangeKind.PREMOVE, ChangeKind.NOTE, ChangeKind.EXTEND, ChangeKind.HOLD)


class Decision(Struct, frozen=True):
    """What a change comes to: the table as it will be, what to log and what to tell."""

    table: Table
    kind: ChangeKind
    news: tuple[Public | Whisper, ...] = ()
    seat: Seat | None = None
    move: Struct | None = None
    """The game's move, when `kind` is `MOVE`."""


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
    state = table.seats[seat]
    if state.departure is not None:
        raise Refused("you-left" if state.open else "you-resigned")
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
