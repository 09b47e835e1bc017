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
from cogs.tour.dice import MOST_REDS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from cogs.tour.computer.model import Race, Road
    from cogs.tour.computer.outcome_tables import Book

GOOD = Play(attack=PULL, catch=True)
"""Takes over from 4, pulls, catches. No other constant card that was tried wins more than its share against it."""
_DICE, _STRIDE = 1 << 15, 499
_MOST = 512
"""The most dice that a roll-out needs."""
PACE = 4.0
"""The approximate steps that the race's first moves in a round."""
_FIXED = 9
"""The fixed cost of a simulated round, in rider moves."""


class Key(Struct, frozen=True):
    """The input of a plan."""

    board: Board
    seat: Seat
    work: int
    """Rider moves that roll-outs may cost."""


class Search(Struct, frozen=True):
    """The parameters of the search."""

    rollouts: int = 48
    glance: int = 6
    """Roll-outs after which a card that is not better is dropped."""
    look: int = 16
    """Roll-outs after which a card that is hardly better is dropped."""
    rounds: int = 2
    """Rounds that are ridden before the position is evaluated."""
    near: float = 12.0
    """Steps to go for the race's first from which on `last` rounds are ridden, nearly to the end."""
    last: int = 5
    """Rounds of a roll-out near the finish."""
    sure: float = 1.5
    """Standard errors by which a card must be better in the end."""
    hardly: float = 1.0
    """Standard errors by which a card must be better after `look` roll-outs."""


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
    return tuple(chance.below(6) for _ in range(_DICE))


class Planner:
    """A search over a team's riders, one rider after the other."""

    def __init__(self, key: Key, clock: Clock, search: Search = SEARCH) -> None:
        self._key, self._clock, self._search = key, clock, search
        self._road: Road = road(key.board.name, key.board.options.own_stage)
        self._race: Race = race(key.board)
        self._now = Round(self._road, self._race)
        self._stakes = stakes(key.board)
        self._good: list[Book] = [steady(GOOD)] * len(self._race.at)
        self._books = self._good
        self._known: list[float] = []
        to_go = (self._road.finish - self._road.x[max(self._race.at)]) / 2
        near = to_go <= search.near or bool(self._race.first)
        self._rounds = search.last if near else search.rounds
        self._outlook = outlook(self._road, 0 if near else to_go - PACE * search.rounds)
        self._seed = sum((at + 2) * 7919 * (me + 1) for me, at in enumerate(self._race.at))
        self._work = key.work

    def plan(self) -> dict[int, Play]:
        """Return the best play of each rider on the road, by number; `GOOD` if the work does not cover two cards."""
        found = {me + 1: GOOD for me in self._own()}
        once = self._rounds * (len(self._now.order) + _FIXED)
        if self._work > self._search.rollouts * once:
            for me in self._own():
                found[me + 1] = self._best(me)
        return found

    def _best(self, me: int) -> Play:
        """Return a rider's best play, while the other riders ride as planned so far."""
        best, books, known = GOOD, self._books, self._known
        for play in cards(self._road, self._race, me, self._now.status[me]):
            tried = [*books[:me], steady(play), *books[me + 1 :]]
            worths = self._better(tried, books, known)
            if worths and (best is GOOD or sum(worths) > sum(self._known)):
                best, self._books, self._known = play, tried, worths
        return best

    def _own(self) -> list[int]:
        """Return the team's riders on the road, the foremost first."""
        riders = (self._now.occ[field] - 1 for field in self._now.order)
        return [me for me in riders if self._stakes.team[me] == self._key.seat]

    def _better(self, tried: Sequence[Book], books: Sequence[Book], known: list[float]) -> list[float]:
        """Return the worth of cards per roll-out, with the same dice as `known`; empty if they are not surely better.

        Where `known`, the worth of `books`, is too short, it is extended.
        """
        search, found, gains = self._search, list[float](), list[float]()
        for luck in range(search.rollouts):
            hopeless = luck == search.glance and sum(gains) <= 0
            if (
                self._work <= 0
                or self._clock.up()
                or hopeless
                or (luck == search.look and not _sure(gains, search.hardly))
            ):
                return []
            if luck == len(known):
                known.append(self._worth(books, luck))
            found.append(self._worth(tried, luck))
            gains.append(found[luck] - known[luck])
        return found if _sure(gains, search.sure) else []

    def _worth(self, books: Sequence[Book], luck: int) -> float:
        """Return a team's hopes after a roll-out: this round by `books`, the next ones by good cards."""
        position = self._race.copy()
        dice, at = _dice(), (self._seed + luck * _STRIDE) % (_DICE - _MOST)
        now = self._now.again(position)
        for left in reversed(range(self._rounds)):
            self._work -= len(now.order) + _FIXED
            now.ride(books, dice, at)
            at, books = at + 2 * len(position.at), self._good
            if position.over():
                break
            if left:
                now = Round(self._road, position)
        return hopes(self._road, position, self._stakes, self._key.seat, self._outlook)


def _sure(gains: Sequence[float], errors: float) -> bool:
    """Return whether the mean gain is at least this many standard errors above zero."""
    many, mean = len(gains), sum(gains) / max(1, len(gains))
    spread = sum((gain - mean) ** 2 for gain in gains)
    return mean > 0 and mean > errors * sqrt(spread / (many - 1) / many)


def cards(road: Road, race: Race, me: int, status: int) -> Iterator[Play]:
    """Yield the plays that a rider may try instead of the good card, where they are."""
    climb = road.climb[race.at[me]]
    yield from _CARDS[climb][status]
    if not climb and race.reds[me] < MOST_REDS:
        yield GOOD._replace(die=RED)
    if status in MAY_ATTACK and race.cards[me] & (CLIMB_CARD if climb else FLAT_CARD):
        yield GOOD._replace(card=NEXT, attack=SOLO)
        yield GOOD._replace(card=NEXT)


_OTHERWISE = (GOOD._replace(most=3), GOOD._replace(most=2), GOOD._replace(place=FRONT))
_WHITE = GOOD._replace(die=WHITE)
_TAKE = (GOOD._replace(take=3), GOOD._replace(take=5))
_SOLO = (GOOD._replace(attack=SOLO),)
_ALONE = (GOOD._replace(take=5, attack=SOLO), *_SOLO)
_PLAIN = (GOOD._replace(attack=PLAIN),)
_CARDS: tuple[dict[int, tuple[Play, ...]], dict[int, tuple[Play, ...]]] = (
    {
        FOLLOWS: (*_TAKE, _WHITE, *_OTHERWISE),
        ATTACKER: (*_TAKE, *_ALONE, *_OTHERWISE),
        LEADS: (*_SOLO, *_PLAIN, _WHITE, *_OTHERWISE),
        LONELY: _OTHERWISE,
    },
    {
        FOLLOWS: (*_TAKE, *_OTHERWISE),
        ATTACKER: (*_TAKE, *_OTHERWISE),
        LEADS: (*_PLAIN, *_OTHERWISE),
        LONELY: _OTHERWISE,
    },
)
"""The plays to try on the flat and in climbs, by status."""
