"""The quality of ratings: how well they predict real games between players of known strength, beside pairwise Elo.

Each player of a simulated season plays a fixed share of its games as a strong computer player, and the rest as an easy
one. The players of each game are drawn by lot. Before a game, each rating says for every pair of its players who will
be ahead, and the figure is the mean log loss of these predictions in nats: 0.693 is a coin, less is better. Elo gets
the best of several K, chosen when the season is over, which is an advantage; `bot.results.ratings` has no choice.

    python -m tests.benchmarks.rating_quality [--quick] [--games 300] [--names "07 3" ...]
"""

from __future__ import annotations

import math
from dataclasses import replace
from itertools import combinations
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from msgspec import Struct

from bot.game.chance import Chance
from bot.game.contract import Seat, Strength
from bot.results.model import GameResult, SeatResult
from bot.results.ratings import BETA, Rating, RatingKey, ratings_after, seat_key
from bot.table.game_end import EndReason
from tests.benchmarks.figures import Benchmark, Figure
from tests.benchmarks.ladder import LINES, STALLED, ComputerOf

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from tests.benchmarks.line import Line

FACTORS = (4, 8, 12, 16, 24, 32, 48, 64, 96, 128)
"""The factors K of which Elo gets the best."""
THINKING_SHARE = 0.1
"""The share of their time that the computer players get: a season has hundreds of games, and the strong ones stay
stronger than the easy ones."""
FIRST_ELO, ELO_SCALE = 1500.0, 400.0
CERTAINTY = 0.999
"""The surest prediction: no prediction can cost more than 6.9 nats."""


class Sizes(Struct, frozen=True):
    """The size of the seasons."""

    games: int
    """Games of a season."""
    players: int
    names: tuple[str, ...]
    """The lines of the ladder, a season for each."""
    season: int = 0
    """The number of the season: another one has other games."""


class Played(NamedTuple):
    """A finished game: the players and their places, by seat."""

    players: tuple[int, ...]
    places: tuple[int, ...]

    @property
    def pairs(self) -> list[tuple[int, int, float]]:
        """Every pair of seats, with 1 if the first is ahead, 0 if the second is, and 0.5 for a shared place."""
        return [
            (one, other, (1 + (self.places[one] < self.places[other]) - (self.places[one] > self.places[other])) / 2)
            for one, other in combinations(range(len(self.players)), 2)
        ]


def season(line: Line, sizes: Sizes) -> Iterator[Played]:
    """Play the games of a season; player 0 always plays as an easy computer player, the last one as a strong one."""
    luck = Random(f"{line.game.name} {line.seats} {sizes.season}")
    for number in range(sizes.games):
        players = luck.sample(range(sizes.players), line.seats)
        strengths = [
            Strength.STRONG if luck.random() < player / (sizes.players - 1) else Strength.EASY for player in players
        ]
        yield Played(tuple(players), _places(line, strengths, f"season {sizes.season} {number}".encode()))


def _places(line: Line, strengths: Sequence[Strength], luck: bytes) -> tuple[int, ...]:
    """Play a game between computer players; return the places by seat. A game that stalls has one place for all."""
    line = replace(line, haste=line.haste * THINKING_SHARE)
    game = line.game
    players = [ComputerOf(line, strength).in_game(luck, Seat(seat)) for seat, strength in enumerate(strengths)]
    options = line.options(frozenset(range(line.seats))) if callable(line.options) else line.options
    state = game.start(line.seats, options, Chance(luck, 0)).state
    for turn in range(1, STALLED):
        if (outcome := game.outcome(state)) is not None:
            return outcome.places
        seat = min(game.to_act(state))
        move = players[seat](game.hand(state, seat), game.moves(state, seat), Chance(luck, -turn))
        state = game.apply(state, Seat(seat), move, Chance(luck, turn)).state
    return (1,) * line.seats


def rating_loss(games: Sequence[Played]) -> float:
    """Return the mean log loss of the predictions by `bot.results.ratings`."""
    ratings, losses = dict[RatingKey, Rating](), list[float]()
    for played in games:
        result = _result(played)
        keys = [seat_key(result, seat) for seat in result.seats]
        priors = [ratings.get(key, Rating()) if key else Rating() for key in keys]
        losses += [log_loss(_prediction(priors, one, other), ahead) for one, other, ahead in played.pairs]
        ratings |= ratings_after(result, ratings, [None] * len(keys))
    return math.fsum(losses) / len(losses)


def _prediction(priors: Sequence[Rating], one: int, other: int) -> float:
    """Return the probability that `one` is ahead of `other`, as the model assumes it in this game."""
    scale = math.sqrt(sum(prior.sigma**2 + BETA**2 for prior in priors))
    return 1 / (1 + math.exp((priors[other].mu - priors[one].mu) / scale))


def _result(played: Played) -> GameResult:
    """Return a game as the host would store it."""
    seats = tuple(
        SeatResult(str(player), player, place=place)
        for player, place in zip(played.players, played.places, strict=True)
    )
    return GameResult(1, 1, "game", "", "{}", 1, 0.0, 1.0, 1, EndReason.RULES, rated=True, seats=seats)


def elo_loss(games: Sequence[Played], factor: float) -> float:
    """Return the mean log loss of the predictions by pairwise Elo, with K divided among a player's opponents."""
    ratings, losses = dict[int, float](), list[float]()
    for played in games:
        gains = [0.0] * len(played.players)
        for one, other, ahead in played.pairs:
            expected = _elo_prediction(ratings, played.players[one], played.players[other])
            losses.append(log_loss(expected, ahead))
            change = factor * (ahead - expected) / (len(gains) - 1)
            gains[one] += change
            gains[other] -= change
        for player, gain in zip(played.players, gains, strict=True):
            ratings[player] = ratings.get(player, FIRST_ELO) + gain
    return math.fsum(losses) / len(losses)


def _elo_prediction(ratings: Mapping[int, float], one: int, other: int) -> float:
    """Return the probability that `one` is ahead of `other`."""
    difference = ratings.get(other, FIRST_ELO) - ratings.get(one, FIRST_ELO)
    return 1 / (1 + 10 ** (difference / ELO_SCALE))


def log_loss(prediction: float, ahead: float) -> float:
    """Return the log loss in nats of a predicted probability to be ahead; `ahead` is 1, 0, or 0.5 if none was."""
    sure = min(max(prediction, 1 - CERTAINTY), CERTAINTY)
    return -ahead * math.log(sure) - (1 - ahead) * math.log(1 - sure)


def figures(sizes: Sizes) -> Iterator[Figure]:
    """Play a season of every line and compare the two predictions."""
    for name in sizes.names:
        games = list(season(LINES[name], sizes))
        loss = rating_loss(games)
        elo, factor = min((elo_loss(games, factor), factor) for factor in FACTORS)
        reference = f"Elo {elo:.4f} with K {factor}, n {len(games)}"
        yield Figure(f"{name}, log loss of the ratings", loss, "nats", reference, ratio=loss / elo, bar=1.0)


NAMES = ("fort basic 2", "fort bonus 3", "07 3", "gifttrap 4", "tour 4")
QUICK = ("07 2",)

BENCHMARK = Benchmark(
    figures,
    full=Sizes(games=300, players=12, names=NAMES),
    quick=Sizes(games=40, players=6, names=QUICK),
    tiny=Sizes(games=3, players=4, names=QUICK),
)

if __name__ == "__main__":
    BENCHMARK.main(__doc__)
