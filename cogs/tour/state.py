"""Everything there is, orders included. Read by this game's rules and its views only."""

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

SPARE = 30
"""How often a team may change its orders in a stage, in all [D15]."""
SPARE_A_ROUND = 24
"""How many times more in every round, all teams together."""


class Team(Struct, frozen=True):
    """What there is of a team besides its riders."""

    ready: Until | None = None
    gone: bool = False
    """They have resigned."""
    spare: int = SPARE
    since: int = 0
    """The round in which they said it last."""


class Turn(Struct, frozen=True):
    """How far the rider whose turn it is has come."""

    kept: bool = False
    """The card stays in the hand."""
    how: How | None = None
    """What was chosen; after the roll of an attack what was made of it."""
    number: int = 0
    """Of the die, of an attack the green one's."""
    settled: bool = False
    """How many fields there are to ride is known."""
    way: tuple[Field, ...] = ()
    """Of a solo attack: the first jump, from where they stood."""


class State(Struct, frozen=True):
    """A race as it stands."""

    options: Options
    stage: int
    """From 0."""
    round: int
    """From 1."""
    phase: Phase
    riders: tuple[Rider, ...]
    orders: tuple[Order, ...]
    """Secret to the team, by rider."""
    teams: tuple[Team, ...]
    order: tuple[int, ...]
    """The riders' order of play in the round."""
    groups: tuple[Group, ...]
    """As they were at its start."""
    paces: tuple[Pace, ...]
    """By group, as far as the round is ridden."""
    at: int = 0
    """Whose turn it is, counted in `order`."""
    turn: Turn = Turn()
    rides: tuple[Ride, ...] = ()
    crossings: tuple[Crossing, ...] = ()
    """By prime."""
    arrivals: tuple[Arrival, ...] = ()
    finishing: tuple[tuple[tuple[int, ...], int], ...] = ()
    """Groups of which somebody was first in during the last round, and that time."""
    scores: tuple[Score, ...] = ()
    """By rider, after the stages that are over."""
    jerseys: tuple[tuple[Jersey, int], ...] = ()
    past: tuple[StageResult, ...] = ()
    course: tuple[Places, ...] = ()
    """Where everybody was at the start of this stage and after each round of it."""


class CutShort(State, frozen=True):
    """A race that is over though its rules have not ended it: only looked at and never stored, so no field says it."""


def rider(state: State, number: int) -> Rider:
    """Return a rider by number."""
    return state.riders[number - 1]


def with_rider(state: State, changed: Rider) -> State:
    """Return the state with one rider changed."""
    at = changed.number - 1
    return replace(state, riders=(*state.riders[:at], changed, *state.riders[at + 1 :]))


def with_team(state: State, seat: Seat, team: Team) -> State:
    """Return the state with one team changed."""
    return replace(state, teams=(*state.teams[:seat], team, *state.teams[seat + 1 :]))


def on_road(state: State) -> dict[int, Field]:
    """Return where the riders are who have not left the road, by number; those who arrive stay till the round ends."""
    return {each.number: each.field for each in state.riders if each.field is not None}


def occupied(state: State) -> frozenset[Field]:
    """Return the fields where riders are."""
    return frozenset([each.field for each in state.riders if each.field is not None])


def place_of(state: State, number: int) -> Field:
    """Return where a rider is who has not left the road."""
    return cast("Field", state.riders[number - 1].field)


def group_of(state: State, number: int) -> int:
    """Return the place in `groups` of the group in which a rider began the round."""
    return next(at for at, group in enumerate(state.groups) if number in group.riders)


def own_riders(state: State, seat: Seat) -> tuple[int, ...]:
    """Return the numbers of a team's riders."""
    return tuple(each.number for each in state.riders if each.team == seat)
