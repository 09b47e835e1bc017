"""The lasting mistakes of computer players below strong: whom they misread, for how long, and in which way.

A player reads most of its friends well. For a stretch of rounds it misreads some of them, always in its own manner; the
weaker the player, the more friends. A published dislike is noticed by all players at all times.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from bot.game.characters import hunch
from bot.game.contract import Strength
from cogs.gifttrap.computer.taste import FAMILIES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.game.contract import Budget, Seat
    from cogs.gifttrap.gifts import Tag


class Flaw(StrEnum):
    """A manner of misreading a friend."""

    GIVES_OWN_FAVOURITES = "gives-own-favourites"
    """It gives the friend what it would like itself."""
    CONFUSES_FRIENDS = "confuses-friends"
    """It takes the friend for another one."""
    OVERRATES_A_TOPIC = "overrates-a-topic"
    """It is sure that the friend loves one topic, the same for the whole game."""
    FORGETS_TASTES = "forgets-tastes"
    """It forgets what a computer player likes, and what a person wished for before the last round."""


FLAWS = tuple(Flaw)
_STRETCH_ROUNDS = 3
"""Rounds for which a friend is misread or not."""
_MISREAD_PERCENT = {
    Strength.EASY: {3: 38, 4: 32, 5: 38, 6: 41, 7: 41, 8: 35},
    Strength.FAIR: {3: 14, 4: 23, 5: 28, 6: 29, 7: 34, 8: 29},
    Strength.GOOD: {3: 5, 4: 12, 5: 17, 6: 22, 7: 30, 8: 21},
}
"""By seats: percentage of the friends' stretches in which a player misreads. With more friends, it gives more gifts
that it read well, so that only a greater share of mistakes tells.
"""
_PERCENT = 100
_OVERRATED_TAGS = 2


def flaw_in_force(budget: Budget, seats: int, friend: Seat, round_: int) -> Flaw | None:
    """Return the manner in which a player misreads a friend in this round; None: it reads the friend well."""
    stretch = (round_ + friend) // _STRETCH_ROUNDS
    is_misread = hunch(budget, f"misread {friend} {stretch}").below(_PERCENT) < _misread_percent(budget, seats)
    return Flaw(budget.flaw or FLAWS[0]) if is_misread else None


def _misread_percent(budget: Budget, seats: int) -> int:
    """Return the percentage of the friends' stretches in which a player misreads: none if it is strong."""
    return 0 if budget.strength is Strength.STRONG else _MISREAD_PERCENT[budget.strength][seats]


def confused_with(budget: Budget, friend: Seat, others: Sequence[Seat]) -> Seat:
    """Return the friend for whom a player takes `friend`; `others` are all its other friends, at least one."""
    return hunch(budget, f"confused {friend}").pick(others)


def overrated_tags(budget: Budget) -> tuple[Tag, ...]:
    """Return the tags that a player overrates: two of one topic."""
    chance = hunch(budget, "topic")
    return chance.shuffled(chance.pick(tuple(FAMILIES.values())))[:_OVERRATED_TAGS]
