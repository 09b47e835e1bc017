"""A league and its parts: settings, entrants, rounds, matches, absences and the log. Frozen values with queries; pure.

The structs are stored as one value for each league. Entrants, rounds and matches are known by numbers within the
league, so that forgetting a person changes one entrant and nothing else.
"""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from bot.table.model import Pace

WIN = 840
"""The points of a win in the smallest unit. It is divisible by twice the number of opponents at each table of up to
eight seats, so that shared places give whole numbers. Players read points divided by this number: a win is 1."""
DAY_S = 86_400.0
BEFORE_START = -1
"""The last round of an entrant who left before the first round."""


class LeagueStatus(StrEnum):
    """The status of a league. The values are stored."""

    JOINING = "joining"
    """People join; no round was drawn."""
    RUNNING = "running"
    FINISHED = "finished"
    """Played to the end, or ended early with the standings at that time."""
    CANCELLED = "cancelled"
    """Ended before the first round: too few people joined, or a moderator called it off."""


class Contest(Struct, frozen=True):
    """One kind of game that a league plays: the rounds take its contests in turn."""

    game: str
    """The game's name."""
    options: str = "{}"
    """The game's options as JSON."""
    roles: tuple[str, ...] = ("",)
    """The roles of the seats in seat order; all further seats have the last role. Each player gets each role equally
    often. Fantom: `("fantom", "detective")`, with the option by which seat 0 is Fantom. A game in which the order of
    play matters: `("1", "2", "3", "4")`. A game without roles: one empty name."""
    min_seats: int = 2
    max_seats: int = 4

    def role(self, seat: int) -> str:
        """Return the role of a seat."""
        return self.roles[min(seat, len(self.roles) - 1)]


class LeagueSettings(Struct, frozen=True):
    """What the organiser sets when a league opens."""

    contests: tuple[Contest, ...]
    """Round n plays contest n, beginning again after the last: one game, several games, the stages of a Tour."""
    rounds: int
    table_size: int
    """The wanted number of seats of a table; other sizes fill the remainder."""
    pace: Pace = Pace.DAILY
    min_entrants: int = 2
    """With fewer people on the starting date the league is cancelled."""
    max_entrants: int = 64
    """The league starts when so many have joined, if `start_when_full`. Further people go to the waiting list."""
    start_when_full: bool = True
    starts_at: float | None = None
    """The starting date, Unix seconds; None: the league starts when it is full, or by a moderator."""
    role: int | None = None
    """The Discord id of the role whose members may join; None: everybody. The host checks it."""
    round_every: float | None = None
    """Seconds from the start of a round to the earliest start of the next; None: the next round starts when all matches
    of the round are over."""
    round_limit: float | None = 14 * DAY_S
    """Seconds after which an unfinished match is called off, and those for whom it waits forfeit; None: no limit."""
    forfeit_after: float = 3 * DAY_S
    """Seconds of silence after which a player is replaced or forfeits. They are warned after half of them."""
    until_decided: bool = False
    """Whether the league ends when the first place cannot change any more: best of n."""


class EntrantStatus(StrEnum):
    """How a person takes part. The values are stored."""

    WAITING = "waiting"
    """On the waiting list."""
    PLAYING = "playing"
    LEFT = "left"
    """Left of their own will, before or during the league."""
    GONE = "gone"
    """Was silent for too long, left the server or was removed: replaced, or forfeits the rest."""


class Entrant(Struct, frozen=True):
    """A person who joined a league, also after they left it. The entrant's number is the index in `League.entrants`."""

    user: int
    """The Discord user id; 0 if the user's data was deleted."""
    name: str
    """The display name at the time of joining, unescaped."""
    joined: float
    """The time of joining, Unix seconds: the order of the waiting list."""
    status: EntrantStatus = EntrantStatus.PLAYING
    first_round: int = 0
    """The first round, from 0, in which the entrant plays: later for one who came from the waiting list."""
    last_round: int | None = None
    """The last round that counts for one who left or is gone; `BEFORE_START` or smaller than `first_round`: they played
    none. None: all rounds count."""
    replaces: int | None = None
    """The entrant whose place they took; None: they have one of their own."""


class MatchStatus(StrEnum):
    """The status of a match. The values are stored."""

    OPEN = "open"
    """Its table is to be opened, or is running."""
    FINISHED = "finished"
    """Played to places, or called off with forfeits."""
    VOID = "void"
    """Counts as not played: half of a win for each player."""


class MatchSeat(Struct, frozen=True):
    """One seat of a match."""

    entrant: int
    """The number of the entrant who plays the seat now."""
    drawn: int
    """The number of the entrant to whom the draw gave the seat."""
    forfeit: bool = False
    """Whether the entrant forfeited: they are last, whatever the program reaches in their seat."""
    place: int | None = None
    """1 is best; tied seats share a place. None: the match has no result."""
    score: int | None = None
    """In the game's own unit; None: the game ended without scores, or not yet."""
    warned: float | None = None
    """The beginning of the silence for which the player was warned, Unix seconds; None: never warned."""
    at_table: int | None = None
    """The entrant whom the host has reported in the seat of the table; None: the table is not open, or nothing is known
    of the seat. While it differs from `entrant`, the seat is to be handed over."""
    resigned: bool = False
    """Whether the host has reported that the seat of a forfeiter was resigned at the table."""


class Match(Struct, frozen=True):
    """One table of a round."""

    number: int
    """The number of the match in the league, from 0."""
    round: int
    contest: int
    """The index in `LeagueSettings.contests`."""
    seats: tuple[MatchSeat, ...]
    """In seat order."""
    status: MatchStatus = MatchStatus.OPEN
    table: int | None = None
    """The table's id; None: not opened."""
    closing: bool = False
    """Whether the table is to be closed by the host: the match was decided without it, or is overdue."""
    ended: float | None = None
    """The time of the end, Unix seconds."""


class Round(Struct, frozen=True):
    """A drawn round."""

    number: int
    """From 0."""
    began: float
    """Unix seconds."""
    due: float | None
    """The time at which its unfinished matches are called off, Unix seconds; None: no limit."""
    byes: tuple[int, ...] = ()
    """The entrants without a table in this round: each gets half of a win."""
    basis: str = ""
    """The fingerprint of the draw's input: settings, entrants and earlier results, so that players can check it."""


class MissedTime(Struct, frozen=True):
    """A time in which the others waited for a player in vain: a missed turn, or the silence before a forfeit."""

    entrant: int
    since: float
    """Unix seconds."""
    until: float
    """Unix seconds."""
    forfeit: bool = False
    """Whether the player forfeited by silence."""


class League(Struct, frozen=True):
    """A league: one value from which its runner can continue after any restart."""

    id: int
    guild: int
    """The Discord server id."""
    name: str
    organiser: int
    """The Discord user id of the person who opened it; 0 if the user's data was deleted."""
    settings: LeagueSettings
    seed: bytes
    """32 secret bytes of the system's entropy. The fingerprint (`commitment`) is public from the opening on, the seed
    from the start of the first round on: people cannot choose the moment of joining by the draw."""
    opened: float
    """Unix seconds."""
    status: LeagueStatus = LeagueStatus.JOINING
    entrants: tuple[Entrant, ...] = ()
    rounds: tuple[Round, ...] = ()
    """The drawn rounds; the last one is played while the league is running."""
    matches: tuple[Match, ...] = ()
    """All matches in the order of their numbers."""
    missed: tuple[MissedTime, ...] = ()
    settled_until: float = 0.0
    """The time up to which outages have moved the deadlines, Unix seconds: no outage counts twice."""
    frozen_since: float | None = None
    """The time since which all deadlines stand still, Unix seconds: the server removed the bot, or a moderator paused
    the league. None: they run."""
    ended: float | None = None
    """Unix seconds."""
    version: int = 0
    """Grows with every change."""
