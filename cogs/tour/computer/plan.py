"""The plan of a team's cards for a round: a search over a few cards for each rider, by short roll-outs.

The plan depends on the position alone: its random numbers are seeded by it. Other teams are assumed to ride by good,
constant cards; their real orders are unknown here.
"""

from __future__ import annotations

from functools import lru_cache
from math import sqrt
from typing import TYPE_CHECKING

from msgspec import Struct

from bot.game.chance import Chance
from bot.game.contract import Seat
from cogs.tour.board import Board
from cogs.tour.computer.evaluation import hopes, outlook, stakes
from cogs.tour.computer.model import ATTACKER, FOLLOWS, LEADS, LONELY, MAY_ATTACK, race, road
from cogs.tour.computer.outcome_tables import FRONT, NEXT, PLAIN, PULL, RED, SOLO, WHITE, Play, steady
from cogs.tour.computer.ride import CLIMB_CARD, FLAT_CARD, Round

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from cogs.tour.computer.model import Race, Road
    from cogs.tour.computer.outcome_tables import Book

GOOD = Play(attack=PULL, catch=True)
"""Takes over from 4, pulls, catches. No other constant card that was tried wins more than its share against it."""
_DICE_COUNT, _STRIDE = 1 << 15, 499
"""Dice in the table that all roll-outs share, and the distance between the first dice of two roll-outs."""
_MAX_ROLLOUT_DICE = 512
"""The most dice that a roll-out needs."""
STEPS_PER_ROUND = 4.0
"""The approximate steps that the foremost rider moves in a round."""
_ROUND_COST = 9
"""The fixed cost of a simulated round, in rider moves."""


class Key(Struct, frozen=True):
    """The input of a plan."""

    board: Board
    seat: Seat
    work: int
    """Rider moves that roll-outs may cost."""
    fixed: tuple[tuple[int, Play], ...] = ()
    """The plays of riders that the search leaves alone, by number."""


class Search(Struct, frozen=True):
    """The parameters of the search."""

    rollouts: int = 48
    first_check: int = 6
    """Roll-outs after which a card that is not better is dropped."""
    second_check: int = 16
    """Roll-outs after which a card that is hardly better is dropped."""
    rounds: int = 2
    """Rounds that are ridden before the position is evaluated."""
    near_steps: float = 12.0
    """With at most this number of steps to go for the foremost rider, roll-outs take `final_rounds` rounds."""
    final_rounds: int = 5
    """Rounds of a roll-out near the finish."""
    final_errors: float = 1.5
    """Standard errors by which a card must be better in the end."""
    check_errors: float = 1.0
    """Standard errors by which a card must be better after `second_check` roll-outs."""


SEARCH = Search()


class Clock:
    """A time limit. All clocks are equal, so that the cached plan of a position serves any time limit."""

    def __init__(self, elapsed: Callable[[], float] | None = None, seconds: float = 0.0) -> None:
        self._elapsed, self._seconds = elapsed, seconds

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Clock)

    def __hash__(self) -> int:
        return 0

    def up(self) -> bool:
        """Return whether the time limit has passed; always False without a timer."""
        return self._elapsed is not None and self._elapsed() > self._seconds


@lru_cache(maxsize=64)
def planned(key: Key, clock: Clock | None = None) -> tuple[tuple[int, Play], ...]:
    """Return the best play of each of the team's riders on the road for this round, by number; cached."""
    return tuple(Planner(key, clock or Clock()).plan().items())


@lru_cache(maxsize=1)
def _dice() -> tuple[int, ...]:
    chance = Chance(b"roll-outs", 0)
    return tuple(chance.below(6) for _ in range(_DICE_COUNT))


class Planner:
    """A search over a team's riders, one rider after the other."""

    def __init__(self, key: Key, clock: Clock, search: Search = SEARCH) -> None:
        self._key, self._clock, self._search = key, clock, search
        self._road: Road = road(key.board.name, key.board.options.own_stage)
        self._race: Race = race(key.board)
        self._start = Round(self._road, self._race)
        self._stakes = stakes(key.board)
        self._good_books: list[Book] = [steady(GOOD)] * len(self._race.at)
        self._fixed = dict(key.fixed)
        self._books = [
            steady(self._fixed[number]) if number in self._fixed else book
            for number, book in enumerate(self._good_books, 1)
        ]
        self._known_worths: list[float] = []
        to_go = (self._road.finish - self._road.x[max(self._race.at)]) / 2
        self._is_late = to_go <= search.near_steps or bool(self._race.first)
        self._rounds = search.final_rounds if self._is_late else search.rounds
        self._outlook = outlook(self._road, 0 if self._is_late else to_go - STEPS_PER_ROUND * search.rounds)
        self._seed = sum((field + 2) * 7919 * (rider + 1) for rider, field in enumerate(self._race.at))
        self._work = key.work

    def plan(self) -> dict[int, Play]:
        """Return the best play of each rider on the road, by number; `GOOD` if the work does not cover two cards."""
        plays = {rider + 1: self._fixed.get(rider + 1, GOOD) for rider in self._own()}
        once = self._rounds * (len(self._start.order) + _ROUND_COST)
        if self._work > self._search.rollouts * once:
            for rider in self._own():
                if rider + 1 not in self._fixed:
                    plays[rider + 1] = self._best(rider)
        return plays

    def _best(self, rider: int) -> Play:
        """Return a rider's best play, while the other riders ride as planned so far."""
        best, books, known_worths = GOOD, self._books, self._known_worths
        plays = cards(self._road, self._race, rider, self._start.status[rider])
        for play in (play for play in plays if not self._is_silly(rider, play)):
            candidate = [*books[:rider], steady(play), *books[rider + 1 :]]
            worths = self._better(candidate, books, known_worths)
            if worths and (best is GOOD or sum(worths) > sum(self._known_worths)):
                best, self._books, self._known_worths = play, candidate, worths
        return best

    def _is_silly(self, rider: int, play: Play) -> bool:
        """Return whether a person would laugh at a play, whatever the roll-outs say.

        A rider behind the front group who holds back falls further behind. In the front group, a team's foremost rider
        who brakes helps only rivals, unless a team-mate is behind that group. The red die, on which one roll in three
        is a FALL, costs a rider of the front group the others' shelter for nothing before the finish is near. The last
        rider on the road has nobody to catch with it, until the first has finished and time runs out.
        """
        order, occ, group = self._start.order, self._start.occ, self._start.group
        front = group[occ[order[0]] - 1]
        holds_back = play.die == WHITE or play.most < GOOD.most
        if group[rider] != front:
            return holds_back or (play.die == RED and rider == occ[order[-1]] - 1 and not self._race.first)
        if play.die == WHITE:
            own = self._own()
            return rider == own[0] and all(group[mate] == front for mate in own)
        return play.die == RED and not self._is_late and self._start.status[rider] != LONELY

    def _own(self) -> list[int]:
        """Return the team's riders on the road, the foremost first."""
        riders = (self._start.occ[field] - 1 for field in self._start.order)
        return [rider for rider in riders if self._stakes.team[rider] == self._key.seat]

    def _better(self, candidate: Sequence[Book], books: Sequence[Book], known_worths: list[float]) -> list[float]:
        """Return the worth of cards by roll-out, with the dice of `known_worths`; empty if they are not surely better.

        Where `known_worths`, the worth of `books`, is too short, it is extended.
        """
        search, worths, gains = self._search, list[float](), list[float]()
        for luck in range(search.rollouts):
            hopeless = luck == search.first_check and sum(gains) <= 0
            if (
                self._work <= 0
                or self._clock.up()
                or hopeless
                or (luck == search.second_check and not _is_sure(gains, search.check_errors))
            ):
                return []
            if luck == len(known_worths):
                known_worths.append(self._worth(books, luck))
            worths.append(self._worth(candidate, luck))
            gains.append(worths[luck] - known_worths[luck])
        return worths if _is_sure(gains, search.final_errors) else []

    def _worth(self, books: Sequence[Book], luck: int) -> float:
        """Return a team's hopes after a roll-out: this round by `books`, the next ones by good cards."""
        position = self._race.copy()
        dice, offset = _dice(), (self._seed + luck * _STRIDE) % (_DICE_COUNT - _MAX_ROLLOUT_DICE)
        simulated = self._start.copy_for(position)
        for rounds_left in reversed(range(self._rounds)):
            self._work -= len(simulated.order) + _ROUND_COST
            simulated.ride(books, dice, offset)
            offset, books = offset + 2 * len(position.at), self._good_books
            if position.is_finished():
                break
            if rounds_left:
                simulated = Round(self._road, position)
        return hopes(self._road, position, self._stakes, self._key.seat, self._outlook)


def _is_sure(gains: Sequence[float], errors: float) -> bool:
    """Return whether the mean gain is at least this many standard errors above zero."""
    count, mean = len(gains), sum(gains) / max(1, len(gains))
    spread = sum((gain - mean) ** 2 for gain in gains)
    return mean > 0 and mean > errors * sqrt(spread / (count - 1) / count)


def cards(road: Road, race: Race, rider: int, status: int) -> Iterator[Play]:
    """Yield the plays that a rider may try instead of the good card, by the rider's place and status."""
    climb = road.climb[race.at[rider]]
    yield from _CANDIDATES[climb][status]
    if not climb:
        yield GOOD._replace(die=RED)
    if status in MAY_ATTACK and race.cards[rider] & (CLIMB_CARD if climb else FLAT_CARD):
        yield GOOD._replace(card=NEXT, attack=SOLO)
        yield GOOD._replace(card=NEXT)


_LIMITED_PLAYS = (GOOD._replace(most=3), GOOD._replace(most=2), GOOD._replace(place=FRONT))
_WHITE_PLAY = GOOD._replace(die=WHITE)
_TAKE_PLAYS = (GOOD._replace(take=3), GOOD._replace(take=5))
_SOLO_PLAYS = (GOOD._replace(attack=SOLO),)
_AWAY_PLAYS = (GOOD._replace(take=5, attack=SOLO), *_SOLO_PLAYS)
_PLAIN_PLAYS = (GOOD._replace(attack=PLAIN),)
_CANDIDATES: tuple[dict[int, tuple[Play, ...]], dict[int, tuple[Play, ...]]] = (
    {
        FOLLOWS: (*_TAKE_PLAYS, _WHITE_PLAY, *_LIMITED_PLAYS),
        ATTACKER: (*_TAKE_PLAYS, *_AWAY_PLAYS, *_LIMITED_PLAYS),
        LEADS: (*_SOLO_PLAYS, *_PLAIN_PLAYS, _WHITE_PLAY, *_LIMITED_PLAYS),
        LONELY: _LIMITED_PLAYS,
    },
    {
        FOLLOWS: (*_TAKE_PLAYS, *_LIMITED_PLAYS),
        ATTACKER: (*_TAKE_PLAYS, *_LIMITED_PLAYS),
        LEADS: (*_PLAIN_PLAYS, *_LIMITED_PLAYS),
        LONELY: _LIMITED_PLAYS,
    },
)
"""The plays to try on the flat and in climbs, by status."""
