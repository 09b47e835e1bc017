"""What may have happened in a round that wakes a team up again [D14]. Must never look at orders."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.tour.board import How
from cogs.tour.rules.cards import NEAR
from cogs.tour.rules.line_up import groups
from cogs.tour.state import on_road, own_riders

if TYPE_CHECKING:
    from bot.game import Seat
    from cogs.tour.board import Group
    from cogs.tour.road import Field, Stage
    from cogs.tour.state import State

_THIRD = 3
_SEVERAL = 2


def woken(stage: Stage, state: State) -> frozenset[Seat]:
    """Return the teams to whom something happened in the round that was ridden; riders who are in still stand there."""
    seats = {each.team for each in state.riders}
    if _near(stage, state):
        return frozenset(seats)
    return frozenset(seat for seat in seats if _attacked(state, seat) or _dropped(stage, state, seat))


def _near(stage: Stage, state: State) -> bool:
    """Return whether “the first of the race came within ten steps of a prime or the finish” [D14]."""
    before = max(ride.way[0].x for ride in state.rides)
    after = max(field.x for field in on_road(state).values())
    tapes = (*(prime.x for prime in stage.primes), stage.finish)
    return any(tape - before > NEAR >= tape - after for tape in tapes)


def _attacked(state: State, seat: Seat) -> bool:
    """Return whether somebody else's rider attacked “in a group of one's own riders” [D14]."""
    own = frozenset(own_riders(state, seat))
    attackers = {ride.rider for ride in state.rides if ride.how in (How.SOLO, How.PULL)} - own
    return any(own & set(group.riders) and attackers & set(group.riders) for group in state.groups)


def _dropped(stage: Stage, state: State, seat: Seat) -> bool:
    """Return whether “two riders or more, and a third of a group,” [D14] are newly ahead of one's own rider."""
    at = on_road(state)
    now = groups(stage, at)
    own = own_riders(state, seat)
    return any(_left(group, number, at, now) for group in state.groups for number in own if number in group.riders)


def _left(group: Group, number: int, at: dict[int, Field], now: tuple[Group, ...]) -> bool:
    mine = next(each.riders for each in now if number in each.riders)
    gone = [other for other in group.riders if other not in mine and at[other].x > at[number].x]
    return len(gone) >= _SEVERAL and len(gone) * _THIRD >= len(group.riders)
