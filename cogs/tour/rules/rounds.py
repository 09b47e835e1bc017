"""The course of a race: how a round, a stage and the race begin and end. Makes no decisions for riders."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from bot.game.contract import Public, Seat, Step
from cogs.tour.board import Crossing, Phase, Rider, Score
from cogs.tour.facts import (
    JerseyWorn,
    OutOfTime,
    RaceWon,
    StageBegun,
    StageWon,
    TeamWon,
)
from cogs.tour.moves import Order, Until
from cogs.tour.options import riders_each, stages_of
from cogs.tour.pace import Pace
from cogs.tour.rules import classification
from cogs.tour.rules.events import woken
from cogs.tour.rules.line_up import groups, order_of_play
from cogs.tour.rules.story import story
from cogs.tour.stages.catalogue import stage as stage_named
from cogs.tour.state import SPARE, SPARE_A_ROUND, State, Team, Turn, on_road

if TYPE_CHECKING:
    from bot.game.chance import Chance
    from bot.game.contract import Fact
    from cogs.tour.board import StageResult
    from cogs.tour.options import Options
    from cogs.tour.road import Field, Stage

PATIENCE = 5
"""Rounds after the winner's round in which others may still finish."""
_LAST_ORDERS = 1
"""How many of those rounds still have orders."""


def stage_of(state: State) -> Stage:
    """Return the current stage."""
    return stage_named(stages_of(state.options)[state.stage], state.options.own_stage)


def opened(players: int, options: Options, chance: Chance) -> Step[State]:
    """Set a race up: “the corridor's places are drawn by team” [D10]."""
    each = riders_each(options, players)
    teams = snake(chance.shuffled([Seat(at) for at in range(players)]), each)
    numbers = [iter(range(seat * each + 1, (seat + 1) * each + 1)) for seat in range(players)]
    blank = State(
        options=options,
        stage=0,
        round=0,
        phase=Phase.ORDERS,
        riders=tuple(Rider(at + 1, Seat(at // each), None) for at in range(players * each)),
        orders=(Order(),) * (players * each),
        teams=(Team(),) * players,
        order=(),
        groups=(),
        paces=(),
        scores=(Score(),) * (players * each),
    )
    return begun(blank, tuple(next(numbers[seat]) for seat in teams))


def snake(teams: tuple[Seat, ...], each: int) -> tuple[Seat, ...]:
    """Return the teams of the places from the front: “1 2 3 4 4 3 2 1, and so on” [D10]."""
    return tuple(seat for row in range(each) for seat in (teams[::-1] if row % 2 else teams))


def begun(state: State, places: tuple[int, ...]) -> Step[State]:
    """Begin a stage with the riders on the places of the corridor in the order of `places`."""
    stage, names = stage_of(state), stages_of(state.options)
    field = dict(zip(places, stage.corridor, strict=False))
    riders = tuple(_fresh(state, each, field[each.number]) for each in state.riders)
    state = replace(
        state,
        round=0,
        riders=riders,
        course=(tuple(each.field for each in riders),),
        teams=tuple(replace(team, ready=_always(team), spare=SPARE) for team in state.teams),
        crossings=tuple(Crossing(prime.kind, prime.x, ()) for prime in stage.primes),
        arrivals=(),
        finishing=(),
        rides=(),
    )
    told = Public(StageBegun(names[state.stage], state.stage + 1, len(names)))
    return Step(next_round(stage, state), (told,))


def _always(team: Team) -> Until | None:
    return Until.END if team.gone else None


def _fresh(state: State, each: Rider, field: Field) -> Rider:
    """Return a rider at the start of a stage, with the cards of the jerseys they wear."""
    worn = tuple(jersey for jersey, number in state.jerseys if number == each.number)
    return replace(each, field=field, reds=0, cards=worn)


def next_round(stage: Stage, state: State) -> State:
    """Begin the next round: order, groups and attack positions are “fixed when the round starts” [R22]."""
    at = on_road(state)
    found = groups(stage, at)
    more = SPARE_A_ROUND // len(state.teams)
    teams = tuple(replace(team, spare=team.spare + more) for team in state.teams)
    return replace(
        state,
        round=state.round + 1,
        phase=Phase.ORDERS,
        teams=teams,
        order=order_of_play(stage, at),
        groups=found,
        paces=(Pace(),) * len(found),
        at=0,
        turn=Turn(),
    )


def ended(state: State) -> Step[State]:
    """End a round that was ridden; then begin the next round or stage, or end the race."""
    stage = stage_of(state)
    state = classification.timed(_with_ready(state, stage))
    state = replace(state, course=(*state.course, tuple(each.field for each in state.riders)))
    told = story(stage, state)
    in_ = {each.rider for each in state.arrivals}
    if len(in_) == len(state.riders) or state.round >= _won_in(state) + PATIENCE:
        step = _stage_over(stage, state)
        return Step(step.state, (*map(Public, told), *step.news))
    riders = tuple(replace(each, field=None) if each.number in in_ else each for each in state.riders)
    return Step(next_round(stage, replace(state, riders=riders)), tuple(map(Public, told)))


def _won_in(state: State) -> int:
    """Return the round in which the first rider finished, or the current round."""
    return min((each.round for each in state.arrivals), default=state.round)


def _with_ready(state: State, stage: Stage) -> State:
    """End the readiness of teams that were ready for one round, or until an event that has happened.

    “When the first is in, orders are given once more” [D13].
    """
    alarmed = woken(stage, state)
    over = state.round >= _won_in(state) + _LAST_ORDERS

    def still(seat: Seat, team: Team) -> Until | None:
        if over:
            return Until.END
        waits = team.ready is Until.EVENT and seat not in alarmed
        return team.ready if waits or team.ready is Until.END else None

    teams = tuple(replace(team, ready=still(Seat(at), team)) for at, team in enumerate(state.teams))
    return replace(state, teams=teams)


def _stage_over(stage: Stage, state: State) -> Step[State]:
    """End a stage with places, times, points and jerseys; the next one begins “by the classification” [D10]."""
    names = stages_of(state.options)
    found = classification.result(stage, state, names[state.stage])
    scores = classification.added(state.scores, found)
    worn = classification.jerseys(scores)
    found = replace(found, jerseys=worn)
    late = sum(each.field is not None for each in state.riders) - _standing(state)
    state = replace(state, scores=scores, jerseys=worn, past=(*state.past, found))
    told = (*map(Public, _stage_told(state, found, late)),)
    if state.stage + 1 == len(names):
        step = _race_over(state)
    else:
        step = begun(replace(state, stage=state.stage + 1), classification.individual(scores))
    return Step(step.state, (*told, *step.news))


def _standing(state: State) -> int:
    """Return how many riders finished in this round and are still on the strip."""
    return sum(each.round == state.round for each in state.arrivals)


def _stage_told(state: State, found: StageResult, late: int) -> tuple[Fact, ...]:
    first = found.places[0]
    won = StageWon(_seat(state, first), first, found.stage, found.times[first - 1])
    worn = tuple(JerseyWorn(_seat(state, number), number, jersey) for jersey, number in found.jerseys)
    return (*((OutOfTime(late),) if late else ()), won, *worn)


def _seat(state: State, number: int) -> Seat:
    return state.riders[number - 1].team


def _race_over(state: State) -> Step[State]:
    first = classification.individual(state.scores)[0]
    seats = [Seat(at) for at in range(len(state.teams))]
    team = min(seats, key=lambda seat: (classification.team_time(state, seat), classification.team_key(state, seat)))
    facts = (
        RaceWon(_seat(state, first), first, state.scores[first - 1].time),
        TeamWon(team, classification.team_time(state, team)),
    )
    return Step(replace(state, phase=Phase.OVER), tuple(map(Public, facts)))
