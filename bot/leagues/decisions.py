"""Input (`LeagueCommand`) and result (`LeagueDecision`) of every change of a league, and the work for its host. Pure.

`bot.leagues.engine.decide` takes a league and a command and returns the league after it, its log entries and notices.
`bot.leagues.engine.pending` returns the tasks that the host has not reported as done: the host does them and reports
each by a command. After a crash or a restored backup it asks `pending` again, so no task is lost or done twice.
"""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from bot.leagues.model import League

# ---- the host's tasks ------------------------------------------------------------------------------------------------


class OpenTable(Struct, frozen=True):
    """Open and start a table with these people in seat order; report `TableOpened`."""

    match: int
    entrants: tuple[int, ...]
    users: tuple[int, ...]
    """Their Discord user ids; 0 for a person whose data was deleted: seat a computer player there."""
    forfeits: tuple[int, ...] = ()
    """The seats (from 0) of entrants who forfeit the match: seat a computer player there."""


class CloseTable(Struct, frozen=True):
    """Close the table without an outcome; report `TableClosed` if the match is still open, with those it waited for."""

    match: int
    table: int


class ReplaceAtTable(Struct, frozen=True):
    """Hand a seat over to another person; report `SeatHandedOver`, or `LeaveLeague` of one who cannot take it."""

    match: int
    table: int
    seat: int
    user: int
    entrant: int


class ResignAtTable(Struct, frozen=True):
    """Let the program play a forfeiter's seat; report `SeatResigned`."""

    match: int
    table: int
    seat: int


LeagueTask = OpenTable | CloseTable | ReplaceAtTable | ResignAtTable


# ---- what people and moderators ask for ------------------------------------------------------------------------------


class JoinLeague(Struct, frozen=True):
    """A person joins, or goes to the waiting list of a league that is full or has started."""

    user: int
    name: str
    kept_out_until: float | None = None
    """`bot.leagues.absence.kept_out_until` for the person; None or a time in the past: they may join."""


class LeaveLeague(Struct, frozen=True):
    """A person leaves, or a moderator or Discord removes them (`removed`): replaced, or they forfeit the rest."""

    user: int
    removed: bool = False


class StartLeague(Struct, frozen=True):
    """A moderator or the organiser starts the league now."""


class VoidMatch(Struct, frozen=True):
    """A moderator voids a match, also a finished one: it counts half a win for each of its players."""

    match: int


class SeatPlayer(Struct, frozen=True):
    """A moderator seats a person in place of an entrant, from the waiting list or from outside."""

    entrant: int
    """The number of the entrant to be replaced."""
    user: int
    name: str


class EndLeague(Struct, frozen=True):
    """A moderator ends the league now, with the present standings; before the first round it is cancelled."""


# ---- what the host reports -------------------------------------------------------------------------------------------


class Silence(Struct, frozen=True):
    """A player for whom a table waits."""

    match: int
    user: int
    since: float
    """The beginning of the silence, Unix seconds."""


class LeagueTick(Struct, frozen=True):
    """Time has passed: starts on a date, deadlines, next rounds. Harmless at any time and any number of times."""

    silences: tuple[Silence, ...] = ()
    """The players of open matches for whom their tables wait."""


class TableOpened(Struct, frozen=True):
    """The host has opened the table of a match."""

    match: int
    table: int
    opening: OpenTable | None = None
    """The task that the host carried out; None: the table was opened before a crash, so that the league does not know
    who sits there. Then `pending` asks for a check of every seat."""


class TableFinished(Struct, frozen=True):
    """The game of a match has ended with places. Counts once for a match."""

    match: int
    places: tuple[int, ...]
    """In seat order."""
    scores: tuple[int, ...] | None = None
    resigned: tuple[int, ...] = ()
    """The seats (from 0) whose players gave up or left the table: they forfeit the match, not the league."""


class TableClosed(Struct, frozen=True):
    """The table of a match has ended without an outcome: by vote, by its server, or by the league's own request."""

    match: int
    absent: tuple[int, ...] = ()
    """The seats (from 0) for whose players the table waited; they forfeit. Empty: the match is void."""


class LateTurn(Struct, frozen=True):
    """A player of a match has missed the deadline of a turn; pauses, outages and time off are no missed turns."""

    match: int
    user: int
    since: float
    """The beginning of the turn, Unix seconds; it identifies the turn."""


class SeatHandedOver(Struct, frozen=True):
    """The host has handed a table's seat over to the entrant who plays it now (`ReplaceAtTable`)."""

    match: int
    seat: int
    entrant: int


class SeatResigned(Struct, frozen=True):
    """The host has let the program play a forfeiter's seat to the end (`ResignAtTable`)."""

    match: int
    seat: int


class FreezeLeague(Struct, frozen=True):
    """All deadlines stand still: the server removed the bot, or a moderator pauses the league."""


class ThawLeague(Struct, frozen=True):
    """The deadlines of a frozen league go on; all of them move by the time of the standstill."""


class BotOutage(Struct, frozen=True):
    """The bot was not running: the deadlines move by that time. The same outage counts once."""

    since: float
    """Unix seconds."""
    until: float
    """Unix seconds."""


LeagueCommand = (
    JoinLeague
    | LeaveLeague
    | StartLeague
    | VoidMatch
    | SeatPlayer
    | EndLeague
    | LeagueTick
    | TableOpened
    | TableFinished
    | TableClosed
    | LateTurn
    | SeatHandedOver
    | SeatResigned
    | FreezeLeague
    | ThawLeague
    | BotOutage
)


# ---- the result ------------------------------------------------------------------------------------------------------


class LeagueAction(StrEnum):
    """What a log entry is about. The values are stored and name the entry's text (`league-log-<value>`)."""

    OPENED = "opened"
    JOINED = "joined"
    WAITS = "waits"
    LEFT = "left"
    REMOVED = "removed"
    STARTED = "started"
    CANCELLED = "cancelled"
    DRAWN = "drawn"
    """A round was drawn."""
    TABLE_OPENED = "table-opened"
    RESULT = "result"
    FORFEIT = "forfeit"
    WARNED = "warned"
    REPLACED = "replaced"
    """An entrant was replaced; `entrant` is the new one, `other` the one before."""
    OVERDUE = "overdue"
    """A match is called off because its round is over."""
    VOID = "void"
    FROZEN = "frozen"
    THAWED = "thawed"
    FINISHED = "finished"


class LeagueLogEntry(Struct, frozen=True):
    """One action in a league, for its players and moderators. Quotes no person: people are entrants by number."""

    at: float
    """Unix seconds."""
    action: LeagueAction
    by: int = 0
    """The Discord user id of the person who did it; 0: the bot did it by the rules, or the person was forgotten."""
    entrant: int | None = None
    other: int | None = None
    match: int | None = None
    round: int | None = None


class NoticeKind(StrEnum):
    """What a person is told. The values name the text (`league-notice-<value>`)."""

    WARNED = "warned"
    """Their table waits for them: they forfeit or are replaced at the time `until`."""
    FORFEITED = "forfeited"
    REPLACED = "replaced"
    """They were gone, and a substitute has their place."""
    SEATED = "seated"
    """They came from the waiting list into the league."""
    CANCELLED = "cancelled"
    OFTEN_LATE = "often-late"
    """They missed two turns: with one more they are kept out of the next league for the time that they missed."""


class LeagueNotice(Struct, frozen=True):
    """A message to one person, sent once."""

    user: int
    kind: NoticeKind
    match: int | None = None
    until: float | None = None
    """Unix seconds."""


class LeagueDecision(Struct, frozen=True):
    """The result of a command. If `league` is the same value as before, nothing happened and nothing is to be saved."""

    league: League
    log: tuple[LeagueLogEntry, ...] = ()
    notices: tuple[LeagueNotice, ...] = ()
