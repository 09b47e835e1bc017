"""The profile of a user, computed from the results of their last games. Pure.

A game counts if it was played to places and the user did not leave it. It is won by each seat in first place.
"""

from __future__ import annotations

from collections import defaultdict
from itertools import accumulate
from typing import TYPE_CHECKING, NamedTuple

from msgspec import Struct

from bot.results.model import Participation
from bot.results.ratings import Rating
from bot.results.scale import PointRange, point_range

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

MAX_GAMES = 1000
"""The last games that a profile covers: more than people play, and few enough to be read at once."""
MAX_CURVE_POINTS = 60
"""The points of a curve; more would lie closer together than pixels."""
MAX_MOMENTS = 6
"""How many moments a profile tells: those of all games, and no long list."""
MAX_COMPANIONS, MIN_SHARED_GAMES = 3, 2
"""How many companions a profile names, and the games with each: one game makes no favourite."""


class PlayedGame(Struct, frozen=True):
    """One game of the user, as a row of their results."""

    game: str
    role: str
    place: int | None
    participation: Participation
    ended: float
    """Unix seconds."""
    prior: Rating | None
    """The user's rating in this role before the game; None: the game was not rated."""
    answers: int
    """The number of measured answer times."""
    answer_s: float | None
    """Their median, seconds."""
    moments: dict[str, int]
    """By kind of moment (`ResultTraits.moments`), the value."""

    @property
    def counts(self) -> bool:
        """Whether the user played the game to a place."""
        return self.place is not None and self.participation is not Participation.LEFT


class Companion(Struct, frozen=True):
    """A person who played with the user."""

    user: int
    name: str
    """Their last known name."""
    games: int


class PlayerRecord(Struct, frozen=True):
    """The stored data of a profile."""

    name: str = ""
    """The user's last known name; empty: unknown."""

    games: tuple[PlayedGame, ...] = ()
    """At most `MAX_GAMES`, oldest first."""
    companions: tuple[Companion, ...] = ()
    """The most frequent first."""
    ratings: tuple[tuple[str, str, Rating], ...] = ()
    """The present ratings, each with its game and role."""


class RatingPoint(NamedTuple):
    """A point of a curve: the rating after a game."""

    at: float
    """Unix seconds."""
    range: PointRange


class Tally(Struct, frozen=True):
    """The user's games in one role, with the rating."""

    game: str
    role: str
    played: int
    won: int
    rating: Rating | None
    """None: no rated game, or ratings are not shown."""
    curve: tuple[RatingPoint, ...]
    """From the rating before the first game to the present one; empty without a rating."""


class BestMoment(Struct, frozen=True):
    """The best value of a kind of moment."""

    game: str
    name: str
    value: int
    ended: float
    """The end of the game, Unix seconds."""


class Streaks(NamedTuple):
    """Numbers of games won one after the other."""

    present: int
    longest: int


class Profile(Struct, frozen=True):
    """What a profile shows."""

    tallies: tuple[Tally, ...]
    """The most frequent game first, its roles together."""
    played: int
    won: int
    since: float | None
    """The end of the first game, Unix seconds; None: there is no game."""
    is_cut: bool
    """Whether there may be older games, which are left out."""
    streaks: Streaks
    answer_s: float | None
    """The usual answer time in seconds; None: no time was measured."""
    companions: tuple[Companion, ...]
    moments: tuple[BestMoment, ...]


def profile(
    record: PlayerRecord,
    kinds: Mapping[str, Mapping[str, bool]],
    now: float,
    *,
    with_ratings: bool,
    without: frozenset[int] = frozenset(),
) -> Profile:
    """Return the profile of a record at the time `now`.

    `kinds` holds, by game and name, the kinds of moments in their order, and whether the smallest value is the best;
    other games are left out, for they are no longer installed.
    `without` are the companions who may not be named.
    """
    games = [game for game in record.games if game.counts and game.game in kinds]
    companions = [each for each in record.companions if each.user not in without and each.games >= MIN_SHARED_GAMES]
    return Profile(
        tallies=_tallies(games, record.ratings if with_ratings else (), now),
        played=len(games),
        won=sum(game.place == 1 for game in games),
        since=games[0].ended if games else None,
        is_cut=len(record.games) >= MAX_GAMES,
        streaks=_streaks(games),
        answer_s=_usual_answer_s(record.games),
        companions=tuple(companions[:MAX_COMPANIONS]),
        moments=_best_moments(games, kinds),
    )


def _tallies(games: Sequence[PlayedGame], ratings: Iterable[tuple[str, str, Rating]], now: float) -> tuple[Tally, ...]:
    present = {(game, role): rating for game, role, rating in ratings}
    by_role: dict[tuple[str, str], list[PlayedGame]] = defaultdict(list)
    played: dict[str, int] = defaultdict(int)
    for game in games:
        by_role[game.game, game.role].append(game)
        played[game.game] += 1
    order = sorted(by_role, key=lambda key: (-played[key[0]], key[0], -len(by_role[key]), key[1]))
    return tuple(_tally(by_role[key], present.get(key), now) for key in order)


def _tally(games: Sequence[PlayedGame], rating: Rating | None, now: float) -> Tally:
    return Tally(
        game=games[0].game,
        role=games[0].role,
        played=len(games),
        won=sum(game.place == 1 for game in games),
        rating=rating,
        curve=() if rating is None else _curve(games, rating, now),
    )


def _curve(games: Sequence[PlayedGame], rating: Rating, now: float) -> tuple[RatingPoint, ...]:
    """Return the rating before the first game, after each game and now; of many points, evenly chosen ones.

    A result holds the rating before its game, which is that after the game before.
    """
    rated = [game for game in games if game.prior is not None]
    times = [rated[0].ended, *(game.ended for game in rated)] if rated else []
    ratings = [*(game.prior for game in rated), rating]
    points = [
        RatingPoint(at, point_range(value)) for at, value in zip(times, ratings, strict=False) if value is not None
    ]
    step = max(1, -(-len(points) // MAX_CURVE_POINTS))
    return (*points[:-1][::step], *points[-1:], RatingPoint(now, point_range(rating)))


def _streaks(games: Iterable[PlayedGame]) -> Streaks:
    lengths = [0]
    for game in games:
        lengths.append(lengths[-1] + 1 if game.place == 1 else 0)
    return Streaks(lengths[-1], max(lengths))


def _usual_answer_s(games: Iterable[PlayedGame]) -> float | None:
    """Return the median of the games' answer times, each counted as often as times were measured in the game."""
    times = sorted((game.answer_s, game.answers) for game in games if game.answer_s is not None and game.answers)
    half = sum(count for _, count in times) / 2
    totals = accumulate(count for _, count in times)
    return next((seconds for (seconds, _), total in zip(times, totals, strict=True) if total >= half), None)


def _best_moments(games: Sequence[PlayedGame], kinds: Mapping[str, Mapping[str, bool]]) -> tuple[BestMoment, ...]:
    """Return the best moment of each kind, the earliest of equal ones: at most `MAX_MOMENTS`, first one of each game.

    Kinds that a game no longer has are left out.
    """
    best: dict[tuple[str, str], BestMoment] = {}
    for game in games:
        game_kinds = kinds.get(game.game, {})
        for name, value in game.moments.items():
            known, is_least = best.get((game.game, name)), game_kinds.get(name)
            if is_least is not None and (known is None or (value < known.value if is_least else value > known.value)):
                best[game.game, name] = BestMoment(game.game, name, value, game.ended)
    ranked = [(rank, game, name) for game, game_kinds in kinds.items() for rank, name in enumerate(game_kinds)]
    keys = [(game, name) for _, game, name in sorted(ranked, key=lambda kind: kind[0])]
    chosen = [key for key in keys if key in best][:MAX_MOMENTS]
    return tuple(best[game, name] for _, game, name in ranked if (game, name) in chosen)
