"""What a team's cards should say this round: one search over a few cards for each rider, by short roll-outs.

The same position gives the same plan, whoever asks and how often: luck comes from the position. Others are supposed
to ride by good cards that nobody changes. Must never see another team's orders.
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
"""Takes over from 4, pulls, catches: as fixed cards go, none that was tried wins more against it than its share."""
_DICE, _STRIDE = 1 << 15, 499
_MOST = 512
"""Dice that a roll-out may need."""
PACE = 4.0
"""Steps that the first of a race goes in a round, about."""
_FIXED = 9
"""What a round costs besides the moves of its riders, in moves."""


class Key(Struct, frozen=True):
    """What a plan follows from."""

    board: Board
    seat: Seat
    work: int
    """Rider moves that roll-outs may cost."""


class Search(Struct, frozen=True):
    """How it is searched."""

    rollouts: int = 48
    glance: int = 6
    """A card that is no better after so many is given up."""
    look: int = 16
    """One that is hardly better after so many, likewise."""
    rounds: int = 2
    """That are ridden before the position is judged."""
    near: float = 12.0
    """Steps to go for the first of the race from which on it is ridden nearly to the end."""
    last: int = 5
    """So many rounds then."""
    sure: float = 1.5
    """Standard errors by which a card has to be better in the end."""
    hardly: float = 1.0
    """And at the look."""


SEARCH = Search()


class Clock:
    """Tells whether the time is up. All are alike: a plan that was found once is good whatever the time."""

    def __init__(self, elapsed: Callable[[], float] | None = None, seconds: float = 0.0) -> None:
        self._elapsed, self._seconds = elapsed, seconds

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Clock)

    def __hash__(self) -> int:
        return 0

    def up(self) -> bool:
        """Return whether so many seconds have passed; never, where nobody measures."""
        return self._elapsed is not None and self._elapsed() > self._seconds


@lru_cache(maxsize=64)
def planned(key: Key, clock: Clock | None = None) -> tuple[tuple[int, Play], ...]:
    """Return what the cards of a team's riders on the road should come to in this round, by number."""
    return tuple(Planner(key, clock or Clock()).plan().items())


@lru_cache(maxsize=1)
def _dice() -> tuple[int, ...]:
    chance = Chance(b"roll-outs", 0)
    return tuple(chance.below(6) for _ in range(_DICE))


class Planner:
    """One search: of all riders of a team, one after the other."""

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
        """Return by number what each rider on the road should do; without the work for two cards, the good one."""
        found = {me + 1: GOOD for me in self._own()}
        once = self._rounds * (len(self._now.order) + _FIXED)
        if self._work > self._search.rollouts * once:
            for me in self._own():
                found[me + 1] = self._best(me)
        return found

    def _best(self, me: int) -> Play:
        """Return what a rider had best do; the others ride as planned so far."""
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
        """Return what cards are worth with the same dice; nothing if they are not surely better than what is known.

        What `books` are worth is added to `known` where it is needed.
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
        """Return what a team may hope for after a roll-out: this round by `books`, the next ones by good cards."""
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
    """Return whether the mean of what is gained is so many standard errors above nothing."""
    many, mean = len(gains), sum(gains) / max(1, len(gains))
    spread = sum((gain - mean) ** 2 for gain in gains)
    return mean > 0 and mean > errors * sqrt(spread / (many - 1) / many)


def cards(road: Road, race: Race, me: int, status: int) -> Iterator[Play]:
    """Go through what a rider may do otherwise than by the good card, where they stand."""
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
"""On the flat and in climbs, by status."""
