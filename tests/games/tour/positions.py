"""Hand-made roads, riders and rounds, with dice found by a search for their seeds."""

from __future__ import annotations

from functools import cache
from itertools import count
from typing import TYPE_CHECKING

from msgspec.structs import replace

from bot.game.chance import Chance
from bot.game.contract import Seat
from cogs.tour.board import Crossing, How, Phase, Ride, Rider, Score
from cogs.tour.dice import FACES
from cogs.tour.moves import Attack, Order, Speed, Until
from cogs.tour.options import Options
from cogs.tour.road import Field, Kind, Prime, Section, Side, Stage
from cogs.tour.rules.riding import Progress, ride
from cogs.tour.rules.rounds import next_round
from cogs.tour.state import State, Team

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

ADA, BOB, CYD = Seat(0), Seat(1), Seat(2)
SEED = b"the road"
ROLL = Order(speed=Speed.FROM_5, attack=Attack.PLAIN, catch=False)
"""An order that rolls unless it can take over a speed of at least 5."""
TAKE = Order(speed=Speed.FROM_2)
BRAKE = Order(speed=Speed.BRAKE)
RED = Order(speed=Speed.RED)
SOLO = Order(speed=Speed.FROM_5, attack=Attack.SOLO)
PULL = Order(speed=Speed.FROM_5, attack=Attack.PULL)
CATCH = Order(speed=Speed.FROM_5, attack=Attack.PLAIN, catch=True)


def road(
    *sections: tuple[Kind, int], lanes: int = 5, finish: int = 100, primes: Sequence[Prime] = (), wind: Side = Side.LEFT
) -> Stage:
    """Return a road with this many lanes and sections from these lines on; all flat without sections."""
    fields = frozenset(Field(x, lane) for lane in range(lanes) for x in range(-20, finish + 20) if (x - lane) % 2 == 0)
    kinds = sections or ((Kind.FLAT, -20),)
    corridor = tuple(sorted((field for field in fields if field.x < 0), key=lambda field: (-field.x, field.lane)))
    return Stage("Road", fields, tuple(Section(kind, x, wind) for kind, x in kinds), tuple(primes), finish, corridor)


def race(
    stage: Stage, places: Mapping[int, tuple[int, int]], orders: Mapping[int, Order] | None = None, teams: int = 0
) -> State:
    """Return a round before its ride: riders by number at (x, lane), each in its own team unless `teams` is given."""
    highest = max(places)
    size = highest // teams if teams else 1
    fields = {number: Field(*field) for number, field in places.items()}
    riders = tuple(Rider(number, Seat((number - 1) // size), fields.get(number)) for number in range(1, highest + 1))
    cards = orders or {}
    blank = State(
        options=Options(),
        stage=0,
        round=0,
        phase=Phase.ORDERS,
        riders=riders,
        orders=tuple(cards.get(number, ROLL) for number in range(1, highest + 1)),
        teams=(Team(ready=Until.ROUND),) * (teams or highest),
        order=(),
        groups=(),
        paces=(),
        crossings=tuple(Crossing(prime.kind, prime.x, ()) for prime in stage.primes),
        scores=(Score(),) * highest,
    )
    return next_round(stage, blank)


def in_line(count_: int, lane: int = 2, last: int = 0) -> dict[int, tuple[int, int]]:
    """Return places one behind the other in a lane: rider 1 leads."""
    return {number: (last + 2 * (count_ - number), lane) for number in range(1, count_ + 1)}


def dice(*rolls: tuple[How, int] | int) -> Chance:
    """Return a chance that rolls these numbers: pairs of die and number, or a bare number for the green die."""
    draws = tuple(roll - 1 if isinstance(roll, int) else FACES[roll[0]].index(roll[1]) for roll in rolls)
    return Chance(SEED, _n_of(draws))


@cache
def _n_of(draws: tuple[int, ...]) -> int:
    for n in count():
        chance = Chance(SEED, n)
        if all(chance.below(6) == draw for draw in draws):
            return n
    raise AssertionError


Y, P, W, R = How.YELLOW, How.POLKA, How.WHITE, How.RED


def ridden(stage: Stage, state: State, *rolls: tuple[How, int] | int) -> State:
    """Return the state after a round ridden with these dice."""
    progress: Progress = ride(stage, state, dice(*rolls))
    assert not progress.asks
    return progress.state


def fields(state: State) -> dict[int, int]:
    """Return the number of fields that each rider moved in the round, by number."""
    return {ride.rider: len(ride.way) - 1 for ride in state.rides}


def hows(state: State) -> list[How]:
    """Return how each rider moved, in the order of the ride."""
    return [ride.how for ride in state.rides]


def ride_of(state: State, number: int) -> Ride:
    """Return a rider's part in the round."""
    return next(ride for ride in state.rides if ride.rider == number)


def with_cards(state: State, number: int, **changes: object) -> State:
    """Return the state with fields of a rider changed."""
    riders = tuple(replace(rider, **changes) if rider.number == number else rider for rider in state.riders)
    return replace(state, riders=riders)
