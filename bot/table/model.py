"""What a table is, who sits at it, and what they want of seats and of a pause.

Pure: frozen values and questions to them; nothing here changes, waits or tells.
"""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from bot.game import Outcome, Seat, Strength


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
    """A move decided or suggested for a seat's next turn."""

    seat: Seat
    """Whose turn."""
    by: Seat
    """Whose idea it was: the seat itself has decided it, anybody else suggests it."""
    move: str
    """The game's move as JSON."""
    piece: str = ""
    """With which of the seat's pieces; what stands for one is nothing to another."""


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
    """The keyed digest of the person's user id, as `bot.table.forgotten` computes it."""


class SeatOffer(Struct, frozen=True):
    """A seat that its person would like to hand over."""

    seat: Seat
    to: int
    """The Discord user id of whoever is asked."""
    name: str
    """Their display name when they were asked."""
    at: float
    """When that was, Unix seconds."""


class Replacing(Struct, frozen=True):
    """A vote for the seat of somebody who does not play to be taken by somebody else."""

    by: Seat
    seat: Seat


class Pause(Struct, frozen=True):
    """That the players have put their table on hold; nobody's time runs meanwhile."""

    since: float
    """Unix seconds."""
    until: float | None
    """When it goes on by itself, Unix seconds; None: when somebody resumes it."""
    waited: tuple[float | None, ...]
    """By seat: the seconds for which the table had waited for it; None: it was not to act."""
    silent: tuple[float, ...]
    """By seat: the seconds for which its person had been silent."""
    left: tuple[float | None, ...]
    """By seat: the seconds that it had left, quiet hours that count for nothing left out; None: as many as it likes,
    or it was not to act."""


class PauseVote(Struct, frozen=True):
    """Who wants to put the table on hold."""

    until: float | None
    """Until when, as in `Pause`."""
    seats: frozenset[Seat]


class Table(Struct, frozen=True):
    """One table, complete. All tuples that go by seat are as long as `seats` once the game has started."""

    id: int
    game: str
    status: Status
    place: Place
    host: int
    """The user id of whoever opened the table, or inherited it; `facts.NOBODY` when forgotten."""
    language: str
    pace: Pace
    seats: tuple[Sitter, ...]
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
    began: float | None = None
    """When the game was dealt, Unix seconds; None: it was not."""
    seed: bytes = b""
    """Secret until the game is over; empty before the start."""
    state: Struct | None = None
    """The game's state, secrets included; None before the start and when broken."""
    moves: int = 0
    """Moves made since the start; the chance of the next has the number `moves + 1`, the deal had 0."""
    plies: tuple[int, ...] = ()
    """Moves made, by seat."""
    last_stamps: tuple[str, ...] = ()
    """The stamp of the menu a seat last chose from, by seat: tells a doubled click from a stale one."""
    resigned: tuple[Seat, ...] = ()
    """Whose person plays no more, in the order of going: they gave up, or their seat is open. A computer plays on
    there, or their game says what their turns come to."""
    open: tuple[Seat, ...] = ()
    """Of those the seats that somebody else may take: their person left, was voted out, is gone or was forgotten."""
    former: tuple[Tenure, ...] = ()
    """Who sat where before, in the order of going; who came back stands here too."""
    forgotten: tuple[Forgotten, ...] = ()
    """Digests of people who held a seat and were forgotten since; the change that ends the game deletes them."""
    offers: tuple[SeatOffer, ...] = ()
    """Which seats are offered to somebody by name; one offer a seat."""
    replacing: tuple[Replacing, ...] = ()
    """Who voted for whose seat to be open."""
    votes: frozenset[Seat] = frozenset()
    """Who wants to end the game without an outcome."""
    missed: tuple[int, ...] = ()
    """Deadlines missed in a row, by seat; an own move makes it 0 again."""
    since: tuple[float | None, ...] = ()
    """Since when the table waits for a seat (the beginning of its turn), None: it is not to act."""
    dues: tuple[float | None, ...] = ()
    """When a seat's time is up, None: never or not to act. An own move gives a seat its full time again."""
    due: float | None = None
    """The earliest of `dues`; in the lobby, when it closes by itself."""
    active: tuple[float, ...] = ()
    """By seat, since when its person is silent, as `bot.table.reliability` counts it, Unix seconds; empty: in the
    lobby."""
    warnings: tuple[float | None, ...] = ()
    """How many seconds before a seat's time is up it is reminded, None: it is not; empty: no clock is set."""
    put_off: tuple[float, ...] = ()
    """By how many seconds a seat's time was made longer while its turn ran, without a move of its own."""
    reminded: frozenset[Seat] = frozenset()
    """Who has been reminded of the deadline that now runs."""
    taken_over: frozenset[Seat] = frozenset()
    """For whom the computer decides the rest of the present turn, because the time was up."""
    premoves: tuple[Premove, ...] = ()
    """What is decided or suggested for somebody's next move."""
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
    excused: tuple[float | None, ...] = ()
    """By seat: until when its person is away, for whom its turn was put off, Unix seconds; None: it was not."""
    banter: bool = True
    """Whether its computer players have a word now and then."""
    remarked: str = ""
    """The line that one of them said last; empty: none has said anything."""
    unreached: frozenset[Seat] = frozenset()
    """The seats whose players could not be called to their present turns. Their time does not run."""
    pause: Pause | None = None
    """That its players have put it on hold; None: they have not."""
    pause_vote: PauseVote | None = None
    """Who wants to put it on hold, as long as they are too few."""
    outcome: Outcome | None = None

    def seat_of(self, user: int) -> Seat | None:
        """Return the seat of a Discord user, or None when they do not sit here."""
        return next((Seat(i) for i, one in enumerate(self.seats) if isinstance(one, Person) and one.user == user), None)

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
        return tuple(sitter.name for sitter in self.seats)

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

    @property
    def people(self) -> frozenset[Seat]:
        """The seats of people who play: who gave up does not, and at an open seat nobody does."""
        seats = enumerate(self.seats)
        return frozenset(Seat(i) for i, one in seats if isinstance(one, Person) and Seat(i) not in self.resigned)

    @property
    def given_up(self) -> tuple[Seat, ...]:
        """The seats that nobody can win with any more: an open one may still be taken."""
        return tuple(seat for seat in self.resigned if seat not in self.open)

    @property
    def last_awaited(self) -> Seat | None:
        """The person whom all the others wait for, who had to act as well and have; None: there is no such person."""
        waiting = [Seat(i) for i, since in enumerate(self.since) if since is not None]
        return waiting[0] if self.together and len(waiting) == 1 and waiting[0] in self.people else None

    @property
    def cut_short(self) -> bool:
        """Whether it ended by resignations before the game was decided: there are places but no scores."""
        remaining = len(self.seats) - len(self.given_up)
        return self.status is Status.ENDED and bool(self.resigned) and (remaining <= 1 or not self.people)


def users_around(table: Table) -> frozenset[int]:
    """Return the ids of the users who have to do with a table: host, present and former sitters, invited, offered."""
    sitters = (*table.seats, *(one.sitter for one in table.former))
    people = (one.user for one in sitters if isinstance(one, Person))
    return frozenset((table.host, *people, *table.invited, *(one.to for one in table.offers)))
