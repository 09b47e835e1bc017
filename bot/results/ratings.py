"""Ratings of players by the Plackett–Luce model of Weng and Lin (2011), one per game and role. Pure.

A rating is an estimate of strength `mu` with its uncertainty `sigma`, on the scale of the library `openskill`: a new
player has 25 and 25/3. Seats that share a role are one side and are compared with the other sides as a team; without
roles each seat is a side. Computer players are rated by strength.

A side of a game with roles has one more member, its advantage: the map, the role and the number of its players have a
rating of their own. It starts so that all sides are equal, and it learns what the map gives to a side, so that maps and
roles neither make nor ruin a player.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from msgspec import Struct
from openskill.models import PlackettLuce

from bot.results.model import Participation

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bot.results.model import GameResult, SeatResult

INITIAL_MU, INITIAL_SIGMA = 25.0, 25.0 / 3.0
PROVISIONAL_GAMES = 10
"""A rating with fewer games is provisional."""
MAX_PLAYERS = 8
"""The most seats of any game: each side has this strength at the start, as if it had so many new players."""

BETA = INITIAL_SIGMA
"""The spread of a player's form from game to game, twice that of the library: chance decides much in these games. With
the library's, differences of rating grew too large and predicted worse than Elo (`tests.benchmarks.rating_quality`)."""

_MODEL = PlackettLuce(mu=INITIAL_MU, sigma=INITIAL_SIGMA, beta=BETA)


class Rating(Struct, frozen=True):
    """A player's rating in one game and role."""

    mu: float = INITIAL_MU
    sigma: float = INITIAL_SIGMA
    games: int = 0
    """The number of rated games."""

    @property
    def is_provisional(self) -> bool:
        """Whether the rating says little yet."""
        return self.games < PROVISIONAL_GAMES


class RatingKey(NamedTuple):
    """The owner of a rating, and what it is for."""

    game: str
    role: str
    owner: str
    """A Discord user id in digits, `computer:` with a strength, or `side:` with a variant and a number of players."""


class _Side(NamedTuple):
    """The compared seats of one role, or one seat of a game without roles."""

    place: int
    keys: tuple[RatingKey | None, ...]
    """The keys of the seats, then that of the advantage; None: a player whose data was deleted."""
    priors: tuple[Rating, ...]
    """The ratings before the game, in the same order."""


def seat_key(result: GameResult, seat: SeatResult) -> RatingKey | None:
    """Return the key of the rating that a seat of a game is played for; None: the player's data was deleted."""
    if seat.strength is not None:
        return RatingKey(result.game, seat.role, f"computer:{seat.strength}")
    return None if seat.user is None else RatingKey(result.game, seat.role, str(seat.user))


def keys_of(result: GameResult) -> frozenset[RatingKey]:
    """Return the keys of all ratings that a rated game changes."""
    seats = {seat_key(result, seat) for seat in result.seats if is_compared(seat)}
    advantages = {_advantage_key(result, role, members) for role, members in _members(result).items() if role.is_shared}
    return frozenset({*advantages, *(key for key in seats if key is not None)})


def ratings_after(
    result: GameResult, ratings: Mapping[RatingKey, Rating], priors: Sequence[Rating | None]
) -> dict[RatingKey, Rating]:
    """Return the new ratings of all players and advantages of a rated game.

    `ratings` holds those before the game; a missing one is that of a new player. `priors` holds, by seat, the rating of
    a player whose data was deleted, as it was before the game.
    """
    sides = _sides(result, ratings, priors)
    teams = [[_MODEL.rating(mu=prior.mu, sigma=prior.sigma) for prior in side.priors] for side in sides]
    rated = _MODEL.rate(teams, ranks=[float(side.place) for side in sides])
    outcomes: dict[RatingKey, list[tuple[float, float]]] = {}
    for side, team in zip(sides, rated, strict=True):
        for key, member in zip(side.keys, team, strict=True):
            if key is not None:
                outcomes.setdefault(key, []).append((member.mu, member.sigma))
    return {key: _mean(outcomes[key], ratings.get(key, Rating())) for key in sorted(outcomes)}


def _mean(outcomes: list[tuple[float, float]], before: Rating) -> Rating:
    """Return the rating after a game in which its owner, a computer strength, may have had several seats."""
    mus, sigmas = zip(*outcomes, strict=True)
    return Rating(sum(mus) / len(mus), sum(sigmas) / len(sigmas), before.games + 1)


class _Role(NamedTuple):
    """A role, or in a game without roles one seat."""

    name: str
    seat: int | None

    @property
    def is_shared(self) -> bool:
        return self.seat is None


def is_compared(seat: SeatResult) -> bool:
    """Return whether a seat is compared with the others: it has a place, and its player did not just leave."""
    return seat.participation is not Participation.LEFT and seat.place is not None


def _members(result: GameResult) -> dict[_Role, list[int]]:
    """Return the numbers of the compared seats by side."""
    members: dict[_Role, list[int]] = {}
    for number, seat in enumerate(result.seats):
        if is_compared(seat):
            members.setdefault(_Role(seat.role, None if seat.role else number), []).append(number)
    return members


def _sides(result: GameResult, ratings: Mapping[RatingKey, Rating], priors: Sequence[Rating | None]) -> list[_Side]:
    sides: list[_Side] = []
    for role, members in _members(result).items():
        seats = [result.seats[number] for number in members]
        keys = [seat_key(result, seat) for seat in seats]
        before = [
            (priors[number] or Rating()) if key is None else ratings.get(key, Rating())
            for number, key in zip(members, keys, strict=True)
        ]
        if role.is_shared:
            advantage = _advantage_key(result, role, members)
            keys.append(advantage)
            before.append(ratings.get(advantage, _initial_advantage(len(members))))
        sides.append(_Side(_place(seats), tuple(keys), tuple(before)))
    return sides


def _place(seats: Sequence[SeatResult]) -> int:
    """Return a side's place: that of its best seat, because those who resigned are ranked last."""
    return min(seat.place for seat in seats if seat.place is not None)


def _advantage_key(result: GameResult, role: _Role, members: Sequence[int]) -> RatingKey:
    return RatingKey(result.game, role.name, f"side:{result.variant}:{len(members)}")


def _initial_advantage(players: int) -> Rating:
    return Rating(INITIAL_MU * (MAX_PLAYERS + 1 - players))
