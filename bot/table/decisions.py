"""Input (`DecisionContext`), permission checks (`require_*`) and result (`Decision`) of every table change. Pure.

Every `require_*` function raises `Refused` with the id of the text that gives the reason.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from bot.game.chance import Chance
from bot.game.contract import Public, Refused, Seat, Whisper
from bot.table.model import Status, Table
from bot.table.quiet_hours import QuietOf, no_quiet_hours

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from bot.game.contract import AnyGame, Step
    from bot.table.position import Position


@dataclass(frozen=True)
class DecisionContext:
    """The input of a decision about a table and its game."""

    position: Position
    now: float
    """Unix seconds."""
    quiet: QuietOf = no_quiet_hours
    """Returns a user's quiet hours."""
    may_host: Callable[[int], bool] = lambda _user: True
    """Returns whether a user may host one more table."""
    server_files: Callable[[int, str], Mapping[str, str]] = lambda _guild, _game: {}
    """Returns the texts that a server (its id) has loaded for a game (its name), by option name."""

    is_blocked: Callable[[int], bool] = lambda _user: False
    """Returns whether a user may not join tables on the table's server."""

    @property
    def game(self) -> AnyGame:
        """The table's game."""
        return self.position.game

    @property
    def table(self) -> Table:
        """The table that the decision is about."""
        return self.position.table

    @property
    def key(self) -> bytes:
        """The key that stamps are made with."""
        return self.position.key

    def stamp(self, seat: Seat) -> str:
        """Return the present stamp of the seat's buttons."""
        return self.position.stamp(seat)

    def apply(self, seat: Seat, move: Struct) -> Step[Any]:
        """Apply a move with the random numbers of the next move number. Raise `Refused` if the game refuses it."""
        luck = Chance(self.table.seed, self.table.moves + 1)
        return self.game.apply(self.table.state, seat, move, luck)


class ChangeKind(StrEnum):
    """The kind of a table change. The values are stored."""

    OPEN = "open"
    PLACE = "place"
    JOIN = "join"
    LEAVE = "leave"
    DECLINE = "decline"
    """An invited user declined."""
    ADD = "add"
    REMOVE = "remove"
    OPTIONS = "options"
    PACE = "pace"
    START = "start"
    MOVE = "move"
    NOTE = "note"
    """A private move: replayed like any other, but it sets no clock and is not announced."""
    RESIGN = "resign"
    VOTE = "vote"
    CANCEL = "cancel"
    EXPIRE = "expire"
    REMIND = "remind"
    MEND = "mend"
    FORGET = "forget"
    GONE = "gone"
    """A user left the server, or was silent for too long."""
    AWAY = "away"
    """The server removed the bot."""
    BACK = "back"
    PAUSE = "pause"
    RESUME = "resume"
    VACATE = "vacate"
    """A seat of a running game became open because its player left it."""
    TAKE = "take"
    """A user took a seat of a running game."""
    OFFER = "offer"
    """A player offered their seat or withdrew the offer, or its recipient declined."""
    REPLACE = "replace"
    """A vote to open a seat; with enough votes the seat is opened by the same change."""
    EXCUSE = "excuse"
    """A deadline was extended because its player is away, and that is announced."""
    EXTEND = "extend"
    """The same without an announcement. Also: the silence of an away player was moved to the end of the time off."""
    HOLD = "hold"
    """A turn's clock was stopped because its call could not be delivered. Not announced."""
    REACH = "reach"
    """The call of such a turn was delivered: the turn's clock restarted."""
    QUIET = "quiet"
    """A player changed their quiet hours, and with them the deadline of their turn. Not announced, but shown."""
    PREMOVE = "premove"
    SUGGEST = "suggest"
    TALK = "talk"
    """A player said a line about a topic, or named a piece: public, and no move."""

    @property
    def is_private(self) -> bool:
        """Whether the change must stay secret: it may not alter or move any message that other users see."""
        return self in (ChangeKind.PREMOVE, ChangeKind.NOTE, ChangeKind.EXTEND, ChangeKind.HOLD)


class Decision(Struct, frozen=True):
    """The result of a decision: the table after the change, the log entry's data and the news."""

    table: Table
    kind: ChangeKind
    news: tuple[Public | Whisper, ...] = ()
    seat: Seat | None = None
    move: Struct | None = None
    """The game's move if `kind` is `MOVE` or `NOTE`, else None."""


def combined(context: DecisionContext, decides: Sequence[Callable[[DecisionContext], Decision]]) -> Decision:
    """Return one decision of several, each about the table after the one before; `decides` is not empty.

    The kind is that of the last. Raise `Refused` if any of them does.
    """
    first, *others = decides
    decision = first(context)
    for decide in others:
        context = replace(context, position=context.position.after(decision.table))
        next_decision = decide(context)
        decision = msgspec.structs.replace(next_decision, news=(*decision.news, *next_decision.news))
    return decision


def require_lobby(table: Table) -> None:
    """Raise `Refused` unless the table is a lobby whose server has the bot."""
    if table.status is Status.RUNNING:
        raise Refused("already-started")
    _require_usable(table)


def require_running(table: Table) -> None:
    """Raise `Refused` unless the game is running (possibly paused) and the table's server has the bot."""
    if table.status is Status.LOBBY:
        raise Refused("not-started")
    _require_usable(table)


def require_game(table: Table) -> None:
    """Raise `Refused` unless the table has a readable game, running or finished."""
    if table.status is Status.BROKEN or (table.started and table.state is None):
        raise Refused("table-broken")
    if table.state is None:
        raise Refused("game-over" if table.finished else "not-started")


def require_open(table: Table) -> None:
    """Raise `Refused` if the table is finished. A quarantined table passes, so that it can be called off."""
    if table.finished:
        raise Refused("game-over")


def require_seat(table: Table, user: int) -> Seat:
    """Return the user's seat. Raise `Refused` for a user without one."""
    seat = table.seat_of(user)
    if seat is None:
        raise Refused("not-at-this-table")
    return seat


def require_seat_number(table: Table, seat: int) -> Seat:
    """Return the number as a seat. Raise `Refused` for a number that is not a seat of the table."""
    if not 0 <= seat < len(table.seats):
        raise Refused("no-such-seat")
    return Seat(seat)


def require_player(table: Table, user: int) -> Seat:
    """Return the user's seat in the running game. Raise `Refused` without one, or after the user gave up or left."""
    require_running(table)
    seat = require_seat(table, user)
    state = table.seats[seat]
    if state.departure is not None:
        raise Refused("you-left" if state.open else "you-resigned")
    return seat


def require_mover(table: Table, user: int) -> Seat:
    """Do as `require_player`, but also raise `Refused` while the table is paused."""
    seat = require_player(table, user)
    require_not_paused(table)
    return seat


def require_not_paused(table: Table) -> None:
    """Raise `Refused` while the table is paused by its players."""
    if table.pause is not None:
        raise Refused("table-paused", until=int(table.pause.until or 0))


class NotTheHost(Refused):
    """Refused because only the table's host may do this.

    The user interface catches it and checks whether the host is still a member of the server.
    """

    def __init__(self, table: Table) -> None:
        super().__init__("not-the-host")
        self.table = table
        """The table at the time of the refusal."""


def require_host(table: Table, user: int) -> None:
    """Raise `NotTheHost` unless the user is the table's host."""
    if user != table.host:
        raise NotTheHost(table)


def _require_usable(table: Table) -> None:
    require_open(table)
    if table.status is Status.BROKEN:
        raise Refused("table-broken")
    if table.away is not None:
        raise Refused("table-away")
