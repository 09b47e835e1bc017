"""What a table is, who sits at it, and what they want of seats and of a pause.

Pure: frozen values and questions to them; nothing here changes, waits or tells.
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
    """Where in its life a table is."""

    LOBBY = "lobby"
    """People are still sitting down."""
    RUNNING = "running"
    ENDED = "ended"
    """Played to an outcome."""
    CLOSED = "closed"
    """Over without an outcome: cancelled, voted to end, or nobody started it in time."""
    BROKEN = "broken"
    """Cannot be read (a damaged row, a game that is gone): in quarantine, untouched, until it can be again."""


class Place(Struct, frozen=True):
    """Where a table stands on Discord."""

    guild: int
    channel: int
    """The channel the table was opened in; its card is sent there."""
    thread: int | None = None
    """The table's own thread once it has been made; while None the channel is the place."""
    forum: bool = False
    """Whether the channel is a forum: the table is a post of its own there, and its thread is that post."""
    private: bool = False
    """Whether all of it stands in a private thread, and nobody else may learn that there is such a table."""

    @property
    def apart(self) -> bool:
        """Whether nothing of the table stands in the channel itself: its thread comes first, then the card in it."""
        return self.forum or self.private


class Pace(StrEnum):
    """How long somebody may think about a turn."""

    LIVE = "live"
    DAILY = "daily"
    RELAXED = "relaxed"
    UNHURRIED = "unhurried"

    @property
    def hours(self) -> int | None:
        """Hours for a turn; None: as long as one likes."""
        return {"live": 1, "daily": 24, "relaxed": 72}.get(self.value)


class Premove(Struct, frozen=True):
    """A move that a seat has decided for one of its next turns."""

    move: str
    """The game's move as JSON."""
    piece: str = ""
    """The seat's piece that the move is for; for another piece it is void."""


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
    """Somebody from Discord in a seat."""

    user: int
    """The Discord user id; `facts.NOBODY` when they were forgotten."""
    name: str
    """The display name at the time of joining, exactly as it was: escape it when showing it."""


class Computer(Struct, frozen=True, tag="computer"):
    """A computer player in a seat."""

    strength: Strength
    name: str
    """A proper name, unique at the table, the same in every language."""


Sitter = Person | Computer


class Tenure(Struct, frozen=True):
    """Who sat in a seat of a running game before, and until when."""

    seat: Seat
    sitter: Person
    moves: int
    """How many moves had been made at the table when they left it."""
    at: float
    """When that was, Unix seconds."""
    until: int | None = None
    """How many moves had been made when somebody sat down there again; None: nobody has."""
    until_at: float | None = None
    """When that was."""


class Forgotten(Struct, frozen=True):
    """A person who held a seat of a running game and was forgotten since."""

    seat: Seat
    """A seat whose secrets the person knows."""
    digest: str
    """The keyed digest of the person's user id, as `bot.table.forgetting` computes it."""


class SeatOffer(Struct, frozen=True):
    """The offer of a person to hand the seat over to somebody."""

    to: int
    """The Discord user id of whoever is asked."""
    name: str
    """Their display name when they were asked."""
    at: float
    """When that was, Unix seconds."""


class Pause(Struct, frozen=True):
    """That the players have put their table on hold; nobody's time runs meanwhile."""

    since: float
    """Unix seconds."""
    until: float | None
    """When it goes on by itself, Unix seconds; None: when somebody resumes it."""


class HeldTurn(Struct, frozen=True):
    """The turn of a seat when its players put the table on hold."""

    waited: float
    """The seconds for which the table had waited for the seat."""
    left: float | None
    """The seconds that the seat had left, without quiet hours that stop its clock; None: it had no deadline."""


class SeatClock(Struct, frozen=True, omit_defaults=True):
    """The clock of one seat. A value that equals its default is not stored."""

    since: float | None = None
    """When the present turn began (the table waits for the seat), Unix seconds; None: it is not to act."""
    due: float | None = None
    """When the time is up, Unix seconds; None: never, or it is not to act. An own move gives the full time again."""
    warning: float | None = None
    """How many seconds before `due` the player is reminded; None: no reminder is sent."""
    put_off: float = 0.0
    """By how many seconds the time was made longer while the turn ran, without a move of its own."""
    excused: float | None = None
    """Until when the player is away, for whom the turn was put off, Unix seconds; None: it was not put off."""
    reminded: bool = False
    """Whether the player was reminded of the present `due`."""
    taken_over: bool = False
    """Whether the computer decides the rest of the present turn, because the time was up."""
    unreached: bool = False
    """Whether the player could not be called to the present turn. The time does not run."""
    held: HeldTurn | None = None
    """The turn that the seat was in when the table was put on hold; None: it was not to act, or nothing is on hold."""


class SeatState(Struct, frozen=True, omit_defaults=True):
    """One seat of a table and all that is kept for it. A value that equals its default is not stored."""

    sitter: Sitter
    clock: SeatClock = SeatClock()
    moves: int = 0
    """Moves made in the seat's turns."""
    last_stamp: str = ""
    """The stamp of the menu the seat last chose from: it tells a doubled click from a stale one."""
    missed: int = 0
    """Deadlines missed in a row; an own move makes it 0 again."""
    silent_since: float | None = None
    """Since when its person is silent, as `bot.table.reliability` counts it, Unix seconds; None: not counted yet."""
    silent_for: float | None = None
    """For how many seconds its person had been silent when the table was put on hold; None: it is not on hold."""
    departure: int | None = None
    """The number, from 0, in the order in which people stopped playing: the person gave up, or the seat is open. A
    computer plays on there, or the game says what the turns come to. None: the sitter plays."""
    open: bool = False
    """Whether somebody else may take the seat: its person left, was voted out, is gone or was forgotten."""
    wants_end: bool = False
    """Whether its person wants to end the game without an outcome."""
    replace_votes: frozenset[Seat] = frozenset()
    """The seats whose people voted for this seat to be open."""
    offer: SeatOffer | None = None
    """To whom its person offers the seat."""
    premoves: tuple[Premove, ...] = ()
    """The moves that its person has decided for the next turns, in the order in which they are made."""

    @property
    def name(self) -> str:
        """The sitter's name, as it was when they joined."""
        return self.sitter.name

    @property
    def user(self) -> int | None:
        """The Discord user id of the sitter; None for a computer."""
        return self.sitter.user if isinstance(self.sitter, Person) else None

    @property
    def plays(self) -> bool:
        """Whether a person sits and plays here."""
        return self.departure is None and isinstance(self.sitter, Person)


class PauseVote(Struct, frozen=True):
    """Who wants to put the table on hold."""

    until: float | None
    """Until when, as in `Pause`."""
    seats: frozenset[Seat]


class Table(Struct, frozen=True, dict=True):
    """One table, complete. It holds a dict for the answers that are worked out once for each version."""

    id: int
    game: str
    status: Status
    place: Place
    host: int
    """The user id of whoever opened the table, or inherited it; `facts.NOBODY` when forgotten."""
    language: str
    pace: Pace
    seats: tuple[SeatState, ...]
    """In the order of joining, which is the order of play."""
    options: Struct
    """The table's choices, of the game's `options` type."""
    version: int
    """Raised by one with every committed change of any kind; 1 when opened."""
    rules: int
    """The rules version of the game when it was dealt, before that when the table was opened."""
    opened: float
    """Unix seconds."""
    changed: float
    """When the last change was committed, Unix seconds."""
    closes: float | None = None
    """When a lobby closes by itself, Unix seconds; None: never, or it is no lobby."""
    began: float | None = None
    """When the game was dealt, Unix seconds; None: it was not."""
    seed: bytes = b""
    """Secret until the game is over; empty before the start."""
    state: Struct | None = None
    """The game's state, secrets included; None before the start and when broken."""
    moves: int = 0
    """Moves made since the start; the chance of the next has the number `moves + 1`, the deal had 0."""
    former: tuple[Tenure, ...] = ()
    """Who sat where before, in the order of going; who came back stands here too."""
    forgotten: tuple[Forgotten, ...] = ()
    """Digests of people who held a seat and were forgotten since; the change that ends the game deletes them."""
    suggestions: tuple[Suggestion, ...] = ()
    """The moves that seats suggest to others, the oldest first."""
    private_changes: int = 0
    """How many of the versions differ from the one before in nothing that more than one person may notice."""
    last_public_version: int = 0
    """The last version that others may notice, by its own number."""
    together: bool = False
    """Whether more than one seat had to act when the present turns began."""
    invited: tuple[int, ...] = ()
    """The user ids of those who are asked to sit down."""
    again: bool = False
    """Whether it follows a game that those played who are asked."""
    away: float | None = None
    """Since when its server has removed the bot, Unix seconds: all stands still until it is back. None: it has not."""
    banter: bool = True
    """Whether its computer players have a word now and then."""
    remarked: str = ""
    """The line that one of them said last; empty: none has said anything."""
    pause: Pause | None = None
    """That its players have put it on hold; None: they have not."""
    pause_vote: PauseVote | None = None
    """Who wants to put it on hold, as long as they are too few."""
    outcome: Outcome | None = None

    def with_seat(self, seat: Seat, **fields: Any) -> Table:
        """Return the table with these fields of one seat's `SeatState` changed."""
        return self.with_seats(lambda at, state: replace(state, **fields) if at == seat else state)

    def with_clock(self, seat: Seat, **fields: Any) -> Table:
        """Return the table with these fields of one seat's `SeatClock` changed."""
        return self.with_seat(seat, clock=replace(self.seats[seat].clock, **fields))

    def with_seats(self, changed: Callable[[Seat, SeatState], SeatState]) -> Table:
        """Return the table with every seat as `changed` returns it for its number and state."""
        return replace(self, seats=tuple(changed(Seat(at), state) for at, state in enumerate(self.seats)))

    def where(self, holds: Callable[[SeatState], bool]) -> frozenset[Seat]:
        """Return the seats for which `holds` is true."""
        return frozenset(Seat(at) for at, state in enumerate(self.seats) if holds(state))

    @property
    def due(self) -> float | None:
        """When the first seat's time is up, Unix seconds; of a lobby, when it closes by itself. None: never."""
        if self.closes is not None:
            return self.closes
        return min((due for state in self.seats if (due := state.clock.due) is not None), default=None)

    def seat_of(self, user: int) -> Seat | None:
        """Return the seat of a Discord user, or None when they do not sit here."""
        return next((Seat(at) for at, state in enumerate(self.seats) if state.user == user), None)

    def held_by(self, user: int) -> frozenset[Seat]:
        """Return every seat that a Discord user holds or ever held in this game: they know its secrets."""
        held = [one.seat for one in self.former if one.sitter.user == user]
        return frozenset(held if (now := self.seat_of(user)) is None else [*held, now])

    @property
    def public_version(self) -> int:
        """The number of the last version that everybody may notice; what carries it tells of no premove."""
        return self.version - self.private_changes

    @property
    def names(self) -> tuple[str, ...]:
        """The name in each seat, as it was when its owner joined."""
        return tuple(state.name for state in self.seats)

    @property
    def sitters(self) -> tuple[Sitter, ...]:
        """The sitter in each seat."""
        return tuple(state.sitter for state in self.seats)

    @property
    def over(self) -> bool:
        """Whether nothing can be played here any more."""
        return self.status in (Status.ENDED, Status.CLOSED)

    @property
    def paused(self) -> bool:
        """Whether it stands still: its players have put it on hold, or its server has removed the bot."""
        return (self.away is not None or self.pause is not None) and not self.over

    @property
    def started(self) -> bool:
        """Whether a game was dealt here."""
        return bool(self.seed)

    @cached_property
    def people(self) -> frozenset[Seat]:
        """The seats of people who play: who gave up does not, and at an open seat nobody does."""
        return frozenset(Seat(at) for at, state in enumerate(self.seats) if state.plays)

    @property
    def resigned(self) -> tuple[Seat, ...]:
        """The seats whose people play no more, in the order of going."""
        gone = ((state.departure, Seat(at)) for at, state in enumerate(self.seats) if state.departure is not None)
        return tuple(seat for _, seat in sorted(gone))

    @property
    def open(self) -> tuple[Seat, ...]:
        """Of those the seats that somebody else may take."""
        return tuple(seat for seat in self.resigned if self.seats[seat].open)

    @property
    def given_up(self) -> tuple[Seat, ...]:
        """The seats that nobody can win with any more: an open one may still be taken."""
        return tuple(seat for seat in self.resigned if not self.seats[seat].open)

    @property
    def votes(self) -> frozenset[Seat]:
        """The seats whose people want to end the game without an outcome."""
        return self.where(lambda state: state.wants_end)

    @property
    def offers(self) -> tuple[tuple[Seat, SeatOffer], ...]:
        """The seats that are offered to somebody, with the offers, the oldest first."""
        found = [(Seat(at), state.offer) for at, state in enumerate(self.seats) if state.offer is not None]
        return tuple(sorted(found, key=lambda offered: offered[1].at))

    @property
    def last_awaited(self) -> Seat | None:
        """The person whom all the others wait for, who had to act as well and have; None: there is no such person."""
        waiting = [Seat(at) for at, state in enumerate(self.seats) if state.clock.since is not None]
        return waiting[0] if self.together and len(waiting) == 1 and self.seats[waiting[0]].plays else None

    @property
    def cut_short(self) -> bool:
        """Whether it ended by resignations before the game was decided: there are places but no scores."""
        remaining = len(self.seats) - len(self.given_up)
        return self.status is Status.ENDED and bool(self.resigned) and (remaining <= 1 or not self.people)


def users_around(table: Table) -> frozenset[int]:
    """Return the ids of the users who have to do with a table: host, present and former sitters, invited, offered."""
    sitters = (*table.sitters, *(one.sitter for one in table.former))
    people = (one.user for one in sitters if isinstance(one, Person))
    return frozenset((table.host, *people, *table.invited, *(offer.to for _, offer in table.offers)))
