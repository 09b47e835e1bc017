"""The end of a rider's turn: the final field, speed passed to a team-mate, and the pace left to the next rider."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from bot.game.contract import Public
from cogs.tour.board import How, Ride
from cogs.tour.facts import Attacked, Caught, Fell, Pulled, RiderMoved, SpeedPassed
from cogs.tour.moves import Role, Where
from cogs.tour.road import adjacent
from cogs.tour.rules import moving
from cogs.tour.rules.speed import fields, first_jump, left_behind
from cogs.tour.state import Turn, group_of, on_road, place_of, rider

if TYPE_CHECKING:
    from bot.game.contract import Fact
    from cogs.tour.moves import Order
    from cogs.tour.road import Field, Stage
    from cogs.tour.rules.speed import Situation
    from cogs.tour.state import State

_LEAST_TO_PASS = 2
Way = tuple["Field", ...]


def stopped(stage: Stage, state: State, now: Situation, order: Order, where: Where) -> tuple[State, tuple[Public, ...]]:
    """End the turn of the active rider at the field that `where` means; return the state and the news."""
    number = state.order[state.at]
    steps = steps_left(state, now, order)
    ways = _ways(stage, state, order, steps, where)
    state, news = _ridden(stage, state, number, ways)
    ride = _ride(state, now, number, ways)
    return _next(state, now, ride), (*map(Public, _told(state, ride)), *news)


def steps_left(state: State, now: Situation, order: Order) -> int:
    """Return how many fields are left to ride: “no order may ask for less than one” [D2]."""
    turn = state.turn
    total = fields(now, turn.how or How.TAKE, turn.number)
    ridden = first_jump(now.kind) if turn.how is How.SOLO else 0
    left = total - ridden
    return left if order.most is None else min(left, max(1, order.most - ridden))


def _ways(stage: Stage, state: State, order: Order, steps: int, where: Where) -> tuple[Way, Way]:
    """Return the ways of the rider and of the team-mate to whom speed is passed; the second is () if none is passed."""
    number = state.order[state.at]
    way = moving.way(stage, state, number, steps, (where, order.whom))
    receiver = _receiver(stage, state, order, number) if steps >= _LEAST_TO_PASS else 0
    if not receiver or adjacent(way[-1], place_of(state, receiver)):
        return way, ()
    return moving.passes(stage, state, number, receiver, steps) or (way, ())


def _receiver(stage: Stage, state: State, order: Order, giver: int) -> int:
    """Return who may be passed speed: “the rider just before in the group's order” [R38], a team-mate [D8]; or 0."""
    if not order.help and order.role is not Role.WORK:
        return 0
    riders = state.groups[group_of(state, giver)].riders
    place = riders.index(giver)
    before = rider(state, riders[place - 1]) if place else None
    if before is None or before.field is None or before.field.x >= stage.finish:
        return 0
    return before.number if _helps(state, order, giver, before.number) else 0


def _helps(state: State, order: Order, giver: int, before: int) -> bool:
    """Return whether a card helps this rider: a team-mate that it names, or for `WORK` “whichever team-mate” [D12]."""
    if rider(state, before).team != rider(state, giver).team:
        return False
    return order.help == before or (order.role is Role.WORK and not order.help)


def _ridden(stage: Stage, state: State, number: int, ways: tuple[Way, Way]) -> tuple[State, tuple[Public, ...]]:
    """Move both; “the receiver crosses first” [D9]."""
    way, pushed = ways
    told: tuple[Public, ...] = ()
    if pushed:
        receiver = next(each for each, field in on_road(state).items() if field == pushed[0])
        state, told = moving.moved(state, receiver, pushed[-1])
    if len(way) > 1:
        state, news = moving.moved(state, number, way[-1])
        told = (*told, *news)
    state, arrived = moving.arrived(stage, state, number)
    return state, (*told, *arrived)


def _ride(state: State, now: Situation, number: int, ways: tuple[Way, Way]) -> Ride:
    turn, (way, pushed) = state.turn, ways
    how = turn.how or How.TAKE
    return Ride(
        rider=number,
        how=How.FALL if how is How.RED and not turn.number else how,
        speed=fields(now, how, turn.number),
        way=(*turn.way[:-1], *way),
        rolled=turn.number,
        given=max(0, len(pushed) - 1),
        pushed=pushed,
    )


def _next(state: State, now: Situation, ride: Ride) -> State:
    """Set the group's pace for its next rider, and make the next rider of the round active."""
    at = group_of(state, ride.rider)
    pace = left_behind(now, state.turn.how or How.TAKE, state.turn.number)
    paces = (*state.paces[:at], pace, *state.paces[at + 1 :])
    return replace(state, paces=paces, at=state.at + 1, turn=Turn(), rides=(*state.rides, ride))


def _told(state: State, ride: Ride) -> tuple[Fact, ...]:
    """Return the facts of a ride: the minor one for the history, and those about attacks, falls and passed speed."""
    who, far = rider(state, ride.rider), len(ride.way) - 1
    seat = who.team
    told: list[Fact] = [RiderMoved(seat, ride.rider, ride.how, ride.rolled, far)]
    match ride.how:
        case How.SOLO:
            told.append(Attacked(seat, ride.rider, far))
        case How.PULL:
            told.append(Pulled(seat, ride.rider, ride.speed))
        case How.CATCH:
            told.append(Caught(seat, ride.rider))
        case How.FALL:
            told.append(Fell(seat, ride.rider))
        case _:
            pass
    if ride.given:
        riders = state.groups[group_of(state, ride.rider)].riders
        receiver = riders[riders.index(ride.rider) - 1]
        told.append(SpeedPassed(seat, ride.rider, receiver, ride.given))
    return tuple(told)
