"""The full game state, including secret orders. Only the rules and the views of this game read it."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from msgspec import Struct
from msgspec.structs import replace

from cogs.tour.board import Arrival, Crossing, Group, How, Jersey, Phase, Places, Ride, Rider, Score, StageResult
from cogs.tour.moves import Order, Until
from cogs.tour.options import Options
from cogs.tour.pace import Pace
from cogs.tour.road import Field

if TYPE_CHECKING:
    from bot.game.contract import Seat

CHANGES_PER_STAGE = 30
"""Changes that a team may make to its orders in a stage, besides those added in each round [D15]."""
SPARE_A_ROUND = 24
"""Changes added in every round, for all teams together."""


class Team(Struct, frozen=True):
    """A team's data apart from its riders."""

    ready: Until | None = None
    gone: bool = False
    """The team has resigned."""
    spare: int = CHANGES_PER_STAGE
    since: int = 0
    """The round in which the team last declared that it is ready."""
    asked_work: int = 0
    """The round in which the team last asked who works; 0: not in this stage."""
    works_until: int = 0
    """The last round for which the team has promised work; 0: none in this stage."""
    before_plan: tuple[tuple[int, Order], ...] = ()
    """The riders and the cards that a plan has replaced, until the team's next change or the next round."""


class Turn(Struct, frozen=True):
    """The progress of the active rider's turn."""

    kept: bool = False
    """The rider has decided to keep the jersey's card."""
    how: How | None = None
    """The chosen means; after the roll of an ATTACK, the use that was made of it."""
    number: int = 0
    """The number on the die, of the green die in an attack."""
    settled: bool = False
    """The number of fields to ride is known."""
    way: tuple[Field, ...] = ()
    """For a solo attack: the fields of the first jump, the start field first."""


class State(Struct, frozen=True):
    """The full state of a race."""

    options: Options
    stage: int
    """From 0."""
    round: int
    """From 1."""
    phase: Phase
    riders: tuple[Rider, ...]
    orders: tuple[Order, ...]
    """The order card of each rider, secret to the team."""
    teams: tuple[Team, ...]
    order: tuple[int, ...]
    """The riders' order of play in the round."""
    groups: tuple[Group, ...]
    """The groups at the start of the round."""
    paces: tuple[Pace, ...]
    """The current pace of each group."""
    at: int = 0
    """The index in `order` of the active rider."""
    turn: Turn = Turn()
    rides: tuple[Ride, ...] = ()
    crossings: tuple[Crossing, ...] = ()
    """By prime."""
    arrivals: tuple[Arrival, ...] = ()
    finishing: tuple[tuple[int, tuple[int, ...]], ...] = ()
    """The groups at the start of each round in which a rider of them finished, with that round."""
    scores: tuple[Score, ...] = ()
    """The total of each rider over the finished stages."""
    jerseys: tuple[tuple[Jersey, int], ...] = ()
    past: tuple[StageResult, ...] = ()
    course: tuple[Places, ...] = ()
    """The riders' places at the start of this stage and after each of its rounds."""


class CutShort(State, frozen=True):
    """A race that ended before its rules ended it.

    Only the type marks it, so that the stored fields do not change. It is shown, never stored.
    """


def rider(state: State, number: int) -> Rider:
    """Return a rider by number."""
    return state.riders[number - 1]


def with_rider(state: State, changed: Rider) -> State:
    """Return the state with one rider replaced."""
    index = changed.number - 1
    return replace(state, riders=(*state.riders[:index], changed, *state.riders[index + 1 :]))


def with_team(state: State, seat: Seat, team: Team) -> State:
    """Return the state with one team replaced."""
    return replace(state, teams=(*state.teams[:seat], team, *state.teams[seat + 1 :]))


def on_road(state: State) -> dict[int, Field]:
    """Return the fields of the riders on the road, by number; finished riders stay on it until the round ends."""
    return {rider.number: rider.field for rider in state.riders if rider.field is not None}


def occupied(state: State) -> frozenset[Field]:
    """Return the fields of all riders on the road."""
    return frozenset([rider.field for rider in state.riders if rider.field is not None])


def place_of(state: State, number: int) -> Field:
    """Return the field of a rider on the road."""
    return cast("Field", state.riders[number - 1].field)


def group_of(state: State, number: int) -> int:
    """Return the index in `groups` of the group in which a rider began the round."""
    return next(index for index, group in enumerate(state.groups) if number in group.riders)


def own_riders(state: State, seat: Seat) -> tuple[int, ...]:
    """Return the numbers of a team's riders."""
    return tuple(rider.number for rider in state.riders if rider.team == seat)
