"""The table and its parts: place, pace, seats, clocks, votes, offers and pauses. Frozen values with queries; pure.

The structs are stored. Names of fields must not change without a migration.
"""

from __future__ import annotations

from enum import StrEnum
from functools import cached_property
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import replace

from bot.game.contract import Outcome, Seat, Strength

if TYPE_CHECKING:
    from collections.abc import Callable


class Status(StrEnum):
    """The status of a table."""

    LOBBY = "lobby"
    """Players join; the game has not started."""
    RUNNING = "running"
    ENDED = "ended"
    """Played to an outcome."""
    CLOSED = "closed"
    """Finished without an outcome: called off, voted to end, deserted, or not started in time."""
    BROKEN = "broken"
    """Unreadable (a damaged row, a game that was removed): in quarantine, unchanged, until it is readable again."""


class Place(Struct, frozen=True):
    """A table's place on Discord. The fields are Discord ids."""

    guild: int
    channel: int
    """The channel in which the table was opened; its card is sent there."""
    thread: int | None = None
    """The table's own thread; None until it is made, and messages go to the channel until then."""
    forum: bool = False
    """Whether the channel is a forum; then the table's thread is a forum post."""
    private: bool = False
    """Whether the table is in a private thread and must stay hidden from users outside of it."""

    @property
    def apart(self) -> bool:
        """Whether the table has no message in the channel: its thread is made first, then the card in the thread."""
        return self.forum or self.private


class Pace(StrEnum):
    """The time limit for a turn."""

    LIVE = "live"
    DAILY = "daily"
    RELAXED = "relaxed"
    UNHURRIED = "unhurried"

    @property
    def hours(self) -> int | None:
        """The hours for a turn; None: no limit."""
        return {"live": 1, "daily": 24, "relaxed": 72}.get(self.value)


class Premove(Struct, frozen=True):
    """A move decided beforehand for one of the seat's next turns."""

    move: str
    """The game's move as JSON."""
    piece: str = ""
    """The seat's piece that the move is for; in the turn of another piece the premove is void."""


class Suggestion(Struct, frozen=True):
    """A move that one seat suggests for another seat's next turn."""

    seat: Seat
    """The seat whose turn it is for."""
    by: Seat
    move: str
    """The game's move as JSON."""
    piece: str = ""
    """The piece that the move is for, as in `Premove`."""


class Person(Struct, frozen=True, tag="person"):
    """A user in a seat."""

    user: int
    """The Discord user id; `facts.NOBODY` if the user's data was deleted."""
    name: str
    """The display name at the time of joining, unescaped: escape it for Discord."""
    account: str = ""
    """The account's name at that time, for pictures whose fonts lack a letter of the display name; empty: unknown."""


class Computer(Struct, frozen=True, tag="computer"):
    """A computer player in a seat."""

    strength: Strength
    name: str
    """A proper name, unique at the table and the same in every language."""


Sitter = Person | Computer


class Tenure(Struct, frozen=True):
    """A former player of a seat of a running game, with the end of their time there."""

    seat: Seat
    sitter: Person
    moves: int
    """The table's number of moves when they left the seat."""
    at: float
    """The time when they left the seat, Unix seconds."""
    until: int | None = None
    """The table's number of moves when the seat was taken again; None: not taken since."""
    until_at: float | None = None
    """The time when the seat was taken again, Unix seconds; None: not taken since."""


class Forgotten(Struct, frozen=True):
    """A user who held a seat of a running game and whose data was deleted since."""

    seat: Seat
    """A seat whose secrets the user knows."""
    digest: str
    """The keyed digest of the user id, computed by `bot.table.forgetting`."""


class SeatOffer(Struct, frozen=True):
    """A player's offer to hand over their seat."""

    to: int
    """The recipient's Discord user id."""
    name: str
    """The recipient's display name at the time of the offer."""
    at: float
    """The time of the offer, Unix seconds."""


class Pause(Struct, frozen=True):
    """A pause by the players' vote, during which no clock runs."""

    since: float
    """The start of the pause, Unix seconds."""
    until: float | None
    """The planned end, Unix seconds; None: until a player resumes the game."""


class HeldTurn(Struct, frozen=True):
    """A seat's turn that a pause interrupted."""

    waited: float
    """The seconds from the beginning of the turn to the pause."""
    left: float | None
    """The seconds left at the pause, not counting quiet hours that stop the clock; None: the turn had no deadline."""


class SeatClock(Struct, frozen=True, omit_defaults=True):
    """The clock of one seat. A value that equals its default is not stored."""

    since: float | None = None
    """The beginning of the present turn, Unix seconds; None: the seat is not active."""
    due: float | None = None
    """The deadline, Unix seconds; None: no limit, or the seat is not active. A move by the player restarts it."""
    warning: float | None = None
    """The seconds before `due` at which the player is reminded; None: no reminder is sent."""
    put_off: float = 0.0
    """The seconds by which the deadline was extended during the turn, other than by a move of its player."""
    excused: float | None = None
    """The end of the player's time off for which the deadline was extended, Unix seconds; None: it was not extended."""
    reminded: bool = False
    """Whether the reminder of the present `due` is done."""
    taken_over: bool = False
    """Whether the program makes the remaining moves of the present turn after a missed deadline."""
    unreached: bool = False
    """Whether the call of the present turn could not be delivered. The clock is stopped meanwhile."""
    held: HeldTurn | None = None
    """The turn that the present pause interrupted; None: no pause, or the seat was not active."""


class TypedName(Struct, frozen=True):
    """A name that a player typed for a piece of their seat (`bot.table.naming`)."""

    index: int
    """The piece's place among the seat's pieces, from 0."""
    name: str
    by: int
    """The id of the user who typed it: the name is forgotten with them, also after they left the seat."""
    count: int
    """How many names were typed for the piece."""


class SeatState(Struct, frozen=True, omit_defaults=True):
    """One seat of a table and all its data. A value that equals its default is not stored."""

    sitter: Sitter
    clock: SeatClock = SeatClock()
    moves: int = 0
    """The number of moves made in the seat's turns."""
    last_stamp: str = ""
    """The stamp of the menu of the seat's last move: distinguishes a double click from a stale button."""
    missed: int = 0
    """The number of deadlines missed in a row; a move by the player resets it to 0."""
    answers: str = ""
    """The record of the player's answer times in this game, as `bot.table.answer_times` encodes it."""
    silent_since: float | None = None
    """The beginning of the player's silence (see `bot.table.reliability`), Unix seconds; None: not counted yet."""
    silent_for: float | None = None
    """The seconds of the player's silence at the beginning of the present pause; None: no pause."""
    departure: int | None = None
    """The position, from 0, in the order in which players stopped: the player gave up, or the seat is open. The program
    plays for the seat. None: the sitter plays."""
    open: bool = False
    """Whether another user may take the seat: its player left, was voted out, is gone or deleted their data."""
    hosted: bool = False
    """Whether its player lost the host's rights with the seat, by silence; they return with the player."""
    wants_end: bool = False
    """Whether its player votes to end the game without an outcome."""
    replace_votes: frozenset[Seat] = frozenset()
    """The seats whose players voted to open this seat."""
    offer: SeatOffer | None = None
    """The pending offer of this seat."""
    premoves: tuple[Premove, ...] = ()
    """Its player's premoves, in the order in which they will be made."""
    pieces: tuple[str, ...] = ()
    """The names of its pieces, drawn when the game started; empty if the game's pieces have no names."""
    typed: tuple[TypedName, ...] = ()
    """The names that players typed for its pieces, at most one for each: shown instead of the drawn ones."""

    @property
    def piece_names(self) -> tuple[str, ...]:
        """The names of its pieces as they are shown: typed or drawn."""
        if not self.typed:
            return self.pieces
        typed = {entry.index: entry.name for entry in self.typed}
        return tuple(typed.get(index, name) for index, name in enumerate(self.pieces))

    @property
    def name(self) -> str:
        """The sitter's name at the time of joining."""
        return self.sitter.name

    @property
    def user(self) -> int | None:
        """The Discord user id of the sitter; None for a computer."""
        return self.sitter.user if isinstance(self.sitter, Person) else None

    @property
    def plays(self) -> bool:
        """Whether a user sits here and still plays."""
        return self.departure is None and isinstance(self.sitter, Person)


class PauseVote(Struct, frozen=True):
    """The open vote on a pause."""

    until: float | None
    """The proposed end, as in `Pause`."""
    seats: frozenset[Seat]
    """The seats that agree."""


class Announcement(Struct, frozen=True):
    """The call to a new table, decided when the table was opened."""

    channel: int | None
    """The channel of the call; None: the place of the table's card."""
    role: int | None
    """The role that the call mentions, which the opener may mention; None: it mentions no role."""


class Table(Struct, frozen=True, dict=True):
    """One version of a table, complete. Frozen; `dict=True` is for its cached properties."""

    id: int
    game: str
    status: Status
    place: Place
    host: int
    """The user id of the opener or of a player who inherited the host's rights; `facts.NOBODY` if deleted."""
    language: str
    pace: Pace
    seats: tuple[SeatState, ...]
    """The seats in the order of joining, which is the order of play."""
    options: Struct
    """The table's options, of the game's `options` type."""
    version: int
    """Raised by one with every committed change of any kind; 1 when opened."""
    rules: int
    """The game's rules version at the deal; in a lobby, at the opening of the table."""
    opened: float
    """The time of the opening, Unix seconds."""
    changed: float
    """The time of the last committed change, Unix seconds."""
    closes: float | None = None
    """The time when the lobby will be closed, Unix seconds; None: not a lobby, or the server removed the bot."""
    began: float | None = None
    """The time of the deal, Unix seconds; None: not dealt."""
    seed: bytes = b""
    """The seed of all randomness, secret until the game has ended; empty before the start."""
    state: Struct | None = None
    """The game's state, secrets included; None before the start and if the table is unreadable."""
    moves: int = 0
    """The number of moves since the start. The next move's `Chance` has the number `moves + 1`, the deal's had 0."""
    former: tuple[Tenure, ...] = ()
    """The former players in the order of leaving, including those who returned."""
    forgotten: tuple[Forgotten, ...] = ()
    """The digests of deleted users who held a seat; the change that ends the game removes them."""
    suggestions: tuple[Suggestion, ...] = ()
    """The suggested moves, the oldest first."""
    private_changes: int = 0
    """The number of private changes (`ChangeKind.is_private`) among the versions."""
    last_public_version: int = 0
    """The `version` after the last public change."""
    together: bool = False
    """Whether more than one seat was active when the present turns began."""
    invited: tuple[int, ...] = ()
    """The ids of the invited users."""
    again: bool = False
    """Whether the table follows a finished game of the invited users."""
    away: float | None = None
    """The time when the server removed the bot, Unix seconds; all clocks are stopped since. None: not removed."""
    banter: bool = True
    """Whether its computer players make remarks."""
    rated: bool = True
    """Whether the game's result counts in the players' ratings."""
    rehearsal: bool = False
    """Whether this is a game of a self-test (`bot.table.rehearsals`)."""
    league: int | None = None
    """The league of which this game is a match; then nobody hosts the table, and no newcomer takes a seat."""
    remarked: str = ""
    """The lines of the newest remarks, separated by spaces, the last one last; empty: no remark yet."""
    talked: tuple[str, ...] = ()
    """The keys of the topics about which a player has said a line."""
    announcement: Announcement | None = None
    """The call to the new table; None: nobody is called."""
    pause: Pause | None = None
    """The present pause; None: not paused by the players."""
    pause_vote: PauseVote | None = None
    """The open vote on a pause; None: no vote."""
    outcome: Outcome | None = None

    def with_seat(self, seat: Seat, **fields: Any) -> Table:
        """Return the table with fields of one seat's `SeatState` replaced."""
        return self.with_seats(lambda index, state: replace(state, **fields) if index == seat else state)

    def with_clock(self, seat: Seat, **fields: Any) -> Table:
        """Return the table with fields of one seat's `SeatClock` replaced."""
        return self.with_seat(seat, clock=replace(self.seats[seat].clock, **fields))

    def with_seats(self, change: Callable[[Seat, SeatState], SeatState]) -> Table:
        """Return the table with every `SeatState` replaced by `change(seat, state)`."""
        return replace(self, seats=tuple(change(Seat(index), state) for index, state in enumerate(self.seats)))

    def where(self, condition: Callable[[SeatState], bool]) -> frozenset[Seat]:
        """Return the seats for which `condition` is true."""
        return frozenset(Seat(index) for index, state in enumerate(self.seats) if condition(state))

    @property
    def due(self) -> float | None:
        """The earliest deadline of a seat, or the closing time of a lobby, Unix seconds; None: there is none."""
        if self.closes is not None:
            return self.closes
        return min((due for state in self.seats if (due := state.clock.due) is not None), default=None)

    def seat_of(self, user: int) -> Seat | None:
        """Return the user's seat, or None if the user does not sit here."""
        return next((Seat(index) for index, state in enumerate(self.seats) if state.user == user), None)

    def held_by(self, user: int) -> frozenset[Seat]:
        """Return every seat that the user holds or held in this game, whose secrets the user therefore knows."""
        former_seats = [tenure.seat for tenure in self.former if tenure.sitter.user == user]
        return frozenset(
            former_seats if (current_seat := self.seat_of(user)) is None else [*former_seats, current_seat]
        )

    @property
    def public_version(self) -> int:
        """A version number that counts public changes only, so that it reveals no premove."""
        return self.version - self.private_changes

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the sitters in seat order."""
        return tuple(state.name for state in self.seats)

    @property
    def pieces(self) -> tuple[str, ...]:
        """The names of all pieces in the order of their numbers; empty if the game's pieces have no names."""
        return tuple(name for state in self.seats for name in state.piece_names)

    @property
    def sitters(self) -> tuple[Sitter, ...]:
        """The sitters in seat order."""
        return tuple(state.sitter for state in self.seats)

    @property
    def finished(self) -> bool:
        """Whether the table is finished."""
        return self.status in (Status.ENDED, Status.CLOSED)

    @property
    def paused(self) -> bool:
        """Whether all clocks are stopped: the table is paused by its players, or its server removed the bot."""
        return (self.away is not None or self.pause is not None) and not self.finished

    @property
    def started(self) -> bool:
        """Whether the game was dealt."""
        return bool(self.seed)

    @cached_property
    def people(self) -> frozenset[Seat]:
        """The seats of remaining players: without computer players, given-up and open seats."""
        return frozenset(Seat(index) for index, state in enumerate(self.seats) if state.plays)

    @property
    def resigned(self) -> tuple[Seat, ...]:
        """The seats whose players gave up or left, in the order of leaving."""
        departures = (
            (state.departure, Seat(index)) for index, state in enumerate(self.seats) if state.departure is not None
        )
        return tuple(seat for _, seat in sorted(departures))

    @property
    def open(self) -> tuple[Seat, ...]:
        """The seats of `resigned` that another user may take."""
        return tuple(seat for seat in self.resigned if self.seats[seat].open)

    @property
    def given_up(self) -> tuple[Seat, ...]:
        """The seats of `resigned` that are not open; another user may not take them."""
        return tuple(seat for seat in self.resigned if not self.seats[seat].open)

    @property
    def votes(self) -> frozenset[Seat]:
        """The seats whose players vote to end the game without an outcome."""
        return self.where(lambda state: state.wants_end)

    @property
    def offers(self) -> tuple[tuple[Seat, SeatOffer], ...]:
        """The offered seats with their offers, the oldest first."""
        offers = [(Seat(index), state.offer) for index, state in enumerate(self.seats) if state.offer is not None]
        return tuple(sorted(offers, key=lambda entry: entry[1].at))

    @property
    def last_active(self) -> Seat | None:
        """The last active seat of a round in which several were active, if a user plays it; else None."""
        active = [Seat(index) for index, state in enumerate(self.seats) if state.clock.since is not None]
        return active[0] if self.together and len(active) == 1 and self.seats[active[0]].plays else None

    @property
    def cut_short(self) -> bool:
        """Whether the table ended by resignations before the rules ended the game: it has places but no scores."""
        remaining = len(self.seats) - len(self.given_up)
        return self.status is Status.ENDED and bool(self.resigned) and (remaining <= 1 or not self.people)


def users_around(table: Table) -> frozenset[int]:
    """Return the ids of a table's users: host, players, former players, invited users and recipients of offers."""
    sitters = (*table.sitters, *(tenure.sitter for tenure in table.former))
    people = (sitter.user for sitter in sitters if isinstance(sitter, Person))
    return frozenset((table.host, *people, *table.invited, *(offer.to for _, offer in table.offers)))
