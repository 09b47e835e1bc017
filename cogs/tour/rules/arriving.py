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

_MIN_STEPS_TO_PASS = 2
Way = tuple["Field", ...]


def finish_turn(
    stage: Stage, state: State, situation: Situation, order: Order, where: Where
) -> tuple[State, tuple[Public, ...]]:
    """End the turn of the active rider at the field that `where` means; return the state and the news."""
    number = state.order[state.at]
    steps = steps_left(state, situation, order)
    ways = final_ways(stage, state, order, steps, where)
    state, news = _move_riders(stage, state, number, ways)
    ride = _ride(state, situation, number, ways)
    return _end_turn(state, situation, ride), (*map(Public, _facts_of(state, ride)), *news)


def steps_left(state: State, situation: Situation, order: Order) -> int:
    """Return how many fields are left to ride: “no order may ask for less than one” [D2]."""
    turn = state.turn
    total = fields(situation, turn.how or How.TAKE, turn.number)
    jump = first_jump(situation.kind) if turn.how is How.SOLO else 0
    remaining = total - jump
    return remaining if order.most is None else min(remaining, max(1, order.most - jump))


def final_ways(stage: Stage, state: State, order: Order, steps: int, where: Where) -> tuple[Way, Way]:
    """Return the ways of the rider and of the team-mate to whom speed is passed; the second is () if none is passed."""
    number = state.order[state.at]
    way = moving.way(stage, state, number, steps, (where, order.whom))
    receiver = receiver_of(stage, state, order, number) if steps >= _MIN_STEPS_TO_PASS else 0
    if not receiver or (not order.ahead and adjacent(way[-1], place_of(state, receiver))):
        return way, ()
    return moving.passing_ways(stage, state, (number, receiver), steps, ahead=order.ahead) or (way, ())


def receiver_of(stage: Stage, state: State, order: Order, giver: int) -> int:
    """Return who may be passed speed: “the rider just before in the group's order” [R38], a team-mate [D8]; or 0."""
    if not order.help and order.role is not Role.WORK:
        return 0
    riders = state.groups[group_of(state, giver)].riders
    place = riders.index(giver)
    candidate = rider(state, riders[place - 1]) if place else None
    if candidate is None or candidate.field is None or candidate.field.x >= stage.finish:
        return 0
    return candidate.number if _helps(state, order, giver, candidate.number) else 0


def _helps(state: State, order: Order, giver: int, candidate: int) -> bool:
    """Return whether a card helps this rider: a team-mate that it names, or for `WORK` “whichever team-mate” [D12]."""
    if rider(state, candidate).team != rider(state, giver).team:
        return False
    return order.help == candidate or (order.role is Role.WORK and not order.help)


def _move_riders(stage: Stage, state: State, number: int, ways: tuple[Way, Way]) -> tuple[State, tuple[Public, ...]]:
    """Move both; “the giver rides past and crosses first” [D9]."""
    way, receiver_way = ways
    all_news: tuple[Public, ...] = ()
    if len(way) > 1:
        state, all_news = moving.move_rider(state, number, way[-1])
    if receiver_way:
        receiver = next(candidate for candidate, field in on_road(state).items() if field == receiver_way[0])
        state, news = moving.move_rider(state, receiver, receiver_way[-1])
        all_news = (*all_news, *news)
    state, arrival_news = moving.record_arrival(stage, state, number)
    return state, (*all_news, *arrival_news)


def _ride(state: State, situation: Situation, number: int, ways: tuple[Way, Way]) -> Ride:
    turn, (way, receiver_way) = state.turn, ways
    how = turn.how or How.TAKE
    return Ride(
        rider=number,
        how=How.FALL if how is How.RED and not turn.number else how,
        speed=fields(situation, how, turn.number),
        way=(*turn.way[:-1], *way),
        rolled=turn.number,
        given=max(0, len(receiver_way) - 1),
        pushed=receiver_way,
    )


def _end_turn(state: State, situation: Situation, ride: Ride) -> State:
    """Set the group's pace for its next rider, and make the next rider of the round active."""
    index = group_of(state, ride.rider)
    pace = left_behind(situation, state.turn.how or How.TAKE, state.turn.number)
    paces = (*state.paces[:index], pace, *state.paces[index + 1 :])
    return replace(state, paces=paces, at=state.at + 1, turn=Turn(), rides=(*state.rides, ride))


def _facts_of(state: State, ride: Ride) -> tuple[Fact, ...]:
    """Return the facts of a ride: the minor one for the history, and those about attacks, falls and passed speed."""
    mover, distance = rider(state, ride.rider), len(ride.way) - 1
    seat = mover.team
    facts: list[Fact] = [RiderMoved(seat, ride.rider, ride.how, ride.rolled, distance)]
    match ride.how:
        case How.SOLO:
            facts.append(Attacked(seat, ride.rider, distance))
        case How.PULL:
            facts.append(Pulled(seat, ride.rider, ride.speed))
        case How.CATCH:
            facts.append(Caught(seat, ride.rider))
        case How.FALL:
            facts.append(Fell(seat, ride.rider))
        case _:
            pass
    if ride.given:
        riders = state.groups[group_of(state, ride.rider)].riders
        receiver = riders[riders.index(ride.rider) - 1]
        facts.append(SpeedPassed(seat, ride.rider, receiver, ride.given))
    return tuple(facts)
