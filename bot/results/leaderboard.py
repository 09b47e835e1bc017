"""The leaderboard of a server: who has how many points in a game, of all time or in this month. Pure.

Persons are ranked by their points (`bot.results.scale`); in the table of a month, by the points that they have gained
since its first day. A person is listed after five rated games of that game on the server, at public tables. Computer
players stand among them without a place, for comparison.
"""

from __future__ import annotations

from datetime import UTC, datetime
from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple, Protocol

from msgspec import Struct
from msgspec.structs import replace

from bot.game.contract import Strength
from bot.results.scale import PointRange, point_range, points

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from bot.results.ratings import Rating

MIN_GAMES = 5
"""The rated games of one game and role on the server before a person is listed."""
MAX_LINES = 10
"""The listed persons with the best places; the reader's own line can follow."""


class Period(StrEnum):
    """The time that a leaderboard is about."""

    MONTH = "month"
    ALL = "all"


class Month(NamedTuple):
    """A person's rated games of this month on a server."""

    games: int
    wins: int
    before: Rating
    """The rating before the first of these games."""


class Contender(NamedTuple):
    """A person with at least one rated game of a game and role on a server."""

    user: int
    name: str
    """The name in the last game; empty if it cannot be read."""
    games: int
    wins: int
    rating: Rating
    is_hidden: bool = False
    """Whether the person hides their profile: only they themselves may read about it."""


class RatedComputer(NamedTuple):
    """The computer players of a strength."""

    strength: Strength
    rating: Rating


class Line(Struct, frozen=True):
    """A line of a leaderboard."""

    name: str
    range: PointRange
    is_provisional: bool
    games: int
    """The rated games on this server in the period; of a computer player, all rated games."""
    wins: int
    place: int | None = None
    """1 is best; persons with equally many points share a place. None: a computer player."""
    gain: int | None = None
    """The points gained in the month; None in the leaderboard of all time."""
    strength: Strength | None = None
    """The strength of a computer player; None for a person."""
    is_reader: bool = False


class Leaderboard(Struct, frozen=True):
    """A server's leaderboard in one game and role, for one reader or for everybody."""

    game: str
    role: str
    period: Period
    lines: tuple[Line, ...] = ()
    """The best persons and the computer players, best first."""
    listed: int = 0
    """The number of all listed persons."""
    reader: Line | None = None
    """The reader's own line, if they are listed and not among `lines`."""
    reader_games: int = 0
    """The reader's rated games of this game and role on the server."""
    reader_is_hidden: bool = False
    """Whether the reader hides their own profile and is therefore not listed."""


class LeaderboardStore(Protocol):
    """The results and ratings on which leaderboards are based. Methods raise `bot.table.store.StorageFailed`."""

    async def most_played(self, guild: int) -> str | None:
        """Return the game whose rated games had the most persons on a server; None: there is none."""
        ...

    async def contenders(self, guild: int, game: str, role: str) -> Sequence[Contender]:
        """Return all persons with rated games of a game and role at a server's public tables, in any order."""
        ...

    async def month(self, guild: int, game: str, role: str, since: float) -> Mapping[int, Month]:
        """Return the months of the persons with rated games that ended after `since` (Unix seconds), by user id."""
        ...

    async def computers(self, game: str, role: str) -> Sequence[RatedComputer]:
        """Return the ratings of the computer players in a game and role."""
        ...


def month_begin(now: float) -> float:
    """Return the beginning of the month in UTC, in Unix seconds."""
    return datetime.fromtimestamp(now, UTC).replace(day=1, hour=0, minute=0, second=0, microsecond=0).timestamp()


def of_all_time(
    game: str, role: str, contenders: Sequence[Contender], computers: Iterable[RatedComputer], reader: int | None
) -> Leaderboard:
    """Return the leaderboard of all time for a reader; None: for everybody."""
    ranking = _ranked([(points(each.rating), each) for each in contenders if _is_listed(each)])
    board = _leaderboard(Leaderboard(game, role, Period.ALL), ranking, contenders, reader, _line_of_all_time)
    robots = [
        Line("", point_range(each.rating), each.rating.is_provisional, each.rating.games, 0, strength=each.strength)
        for each in computers
        if each.rating.games >= MIN_GAMES
    ]
    lines = sorted((*board.lines, *robots), key=lambda line: -line.range.low)
    return replace(board, lines=tuple(lines))


def of_month(
    game: str, role: str, contenders: Sequence[Contender], months: Mapping[int, Month], reader: int | None
) -> Leaderboard:
    """Return the leaderboard of this month for a reader; None: for everybody."""
    ranking = _ranked(
        [
            (points(each.rating) - points(months[each.user].before), each)
            for each in contenders
            if each.user in months and _is_listed(each)
        ]
    )

    def line(ranked: _Ranked) -> Line:
        month = months[ranked.contender.user]
        return replace(_line(ranked, month.games, month.wins), gain=ranked.value)

    return _leaderboard(Leaderboard(game, role, Period.MONTH), ranking, contenders, reader, line)


class _Ranked(NamedTuple):
    place: int
    value: int
    contender: Contender


def _is_listed(contender: Contender) -> bool:
    return contender.games >= MIN_GAMES and not contender.is_hidden


def _ranked(entries: Iterable[tuple[int, Contender]]) -> list[_Ranked]:
    """Return the persons with their places, best first; equal values share a place."""
    ranking: list[_Ranked] = []
    best_first = sorted(entries, key=lambda entry: (-entry[0], -entry[1].rating.mu, entry[1].user))
    for number, (value, contender) in enumerate(best_first, start=1):
        place = ranking[-1].place if ranking and ranking[-1].value == value else number
        ranking.append(_Ranked(place, value, contender))
    return ranking


def _line_of_all_time(ranked: _Ranked) -> Line:
    return _line(ranked, ranked.contender.games, ranked.contender.wins)


def _line(ranked: _Ranked, games: int, wins: int) -> Line:
    name, rating = ranked.contender.name, ranked.contender.rating
    return Line(name, point_range(rating), rating.is_provisional, games, wins, ranked.place)


def _leaderboard(
    board: Leaderboard,
    ranking: Sequence[_Ranked],
    contenders: Iterable[Contender],
    reader: int | None,
    line: Callable[[_Ranked], Line],
) -> Leaderboard:
    """Return an empty leaderboard with its lines, and with what it says of the reader."""
    lines = [replace(line(ranked), is_reader=ranked.contender.user == reader) for ranked in ranking[:MAX_LINES]]
    own = next((ranked for ranked in ranking[MAX_LINES:] if ranked.contender.user == reader), None)
    contender = next((each for each in contenders if each.user == reader), None)
    return replace(
        board,
        lines=tuple(lines),
        listed=len(ranking),
        reader=None if own is None else replace(line(own), is_reader=True),
        reader_games=0 if contender is None else contender.games,
        reader_is_hidden=contender is not None and contender.is_hidden,
    )
