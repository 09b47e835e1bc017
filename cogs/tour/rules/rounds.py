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
from cogs.tour.rules.events import seats_to_wake
from cogs.tour.rules.line_up import groups, order_of_play
from cogs.tour.rules.story import story
from cogs.tour.stages.catalogue import stage as stage_named
from cogs.tour.state import CHANGES_PER_STAGE, SPARE_A_ROUND, State, Team, Turn, on_road

if TYPE_CHECKING:
    from bot.game.chance import Chance
    from bot.game.contract import Fact
    from cogs.tour.board import StageResult
    from cogs.tour.options import Options
    from cogs.tour.road import Field, Stage

PATIENCE = 5
"""Rounds after the winner's round in which others may still finish."""
_ROUNDS_WITH_ORDERS = 1
"""How many of those rounds still have orders."""


def stage_of(state: State) -> Stage:
    """Return the current stage."""
    return stage_named(stages_of(state.options)[state.stage], state.options.own_stage)


def open_race(players: int, options: Options, chance: Chance) -> Step[State]:
    """Set a race up: “the corridor's places are drawn by team” [D10]."""
    team_size = riders_each(options, players)
    teams = snake(chance.shuffled([Seat(index) for index in range(players)]), team_size)
    numbers = [iter(range(seat * team_size + 1, (seat + 1) * team_size + 1)) for seat in range(players)]
    blank = State(
        options=options,
        stage=0,
        round=0,
        phase=Phase.ORDERS,
        riders=tuple(Rider(index + 1, Seat(index // team_size), None) for index in range(players * team_size)),
        orders=(Order(),) * (players * team_size),
        teams=(Team(),) * players,
        order=(),
        groups=(),
        paces=(),
        scores=(Score(),) * (players * team_size),
    )
    return begun(blank, tuple(next(numbers[seat]) for seat in teams))


def snake(teams: tuple[Seat, ...], team_size: int) -> tuple[Seat, ...]:
    """Return the teams of the places from the front: “1 2 3 4 4 3 2 1, and so on” [D10]."""
    return tuple(seat for row in range(team_size) for seat in (teams[::-1] if row % 2 else teams))


def begun(state: State, places: tuple[int, ...]) -> Step[State]:
    """Begin a stage with the riders on the places of the corridor in the order of `places`."""
    stage, names = stage_of(state), stages_of(state.options)
    field = dict(zip(places, stage.corridor, strict=False))
    riders = tuple(_reset_rider(state, rider, field[rider.number]) for rider in state.riders)
    state = replace(
        state,
        round=0,
        riders=riders,
        course=(tuple(rider.field for rider in riders),),
        teams=tuple(
            replace(team, ready=_readiness(team), spare=CHANGES_PER_STAGE, asked_work=0, works_until=0)
            for team in state.teams
        ),
        crossings=tuple(Crossing(prime.kind, prime.x, ()) for prime in stage.primes),
        arrivals=(),
        finishing=(),
        rides=(),
    )
    opening = Public(StageBegun(names[state.stage], state.stage + 1, len(names)))
    return Step(next_round(stage, state), (opening,))


def _readiness(team: Team) -> Until | None:
    return Until.END if team.gone else None


def _reset_rider(state: State, rider: Rider, field: Field) -> Rider:
    """Return a rider at the start of a stage, with the cards of the jerseys they wear."""
    cards = tuple(jersey for jersey, number in state.jerseys if number == rider.number)
    return replace(rider, field=field, cards=cards)


def next_round(stage: Stage, state: State) -> State:
    """Begin the next round: order, groups and attack positions are “fixed when the round starts” [R22]."""
    places = on_road(state)
    new_groups = groups(stage, places)
    changes = SPARE_A_ROUND // len(state.teams)
    teams = tuple(replace(team, spare=team.spare + changes, before_plan=()) for team in state.teams)
    return replace(
        state,
        round=state.round + 1,
        phase=Phase.ORDERS,
        teams=teams,
        order=order_of_play(stage, places),
        groups=new_groups,
        paces=(Pace(),) * len(new_groups),
        at=0,
        turn=Turn(),
    )


def end_round(state: State) -> Step[State]:
    """End a round that was ridden; then begin the next round or stage, or end the race."""
    stage = stage_of(state)
    state = classification.set_times(_wake_teams(state, stage))
    state = replace(state, course=(*state.course, tuple(rider.field for rider in state.riders)))
    facts = story(stage, state)
    finished = {arrival.rider for arrival in state.arrivals}
    if len(finished) == len(state.riders) or state.round >= _winning_round(state) + PATIENCE:
        step = _end_stage(stage, state)
        return Step(step.state, (*map(Public, facts), *step.news))
    riders = tuple(replace(rider, field=None) if rider.number in finished else rider for rider in state.riders)
    return Step(next_round(stage, replace(state, riders=riders)), tuple(map(Public, facts)))


def _winning_round(state: State) -> int:
    """Return the round in which the first rider finished, or the current round."""
    return min((arrival.round for arrival in state.arrivals), default=state.round)


def _wake_teams(state: State, stage: Stage) -> State:
    """End the readiness of teams that were ready for one round, or until an event that has happened.

    “When the first is in, orders are given once more” [D13].
    """
    woken_seats = seats_to_wake(stage, state)
    orders_over = state.round >= _winning_round(state) + _ROUNDS_WITH_ORDERS

    def still(seat: Seat, team: Team) -> Until | None:
        if orders_over:
            return Until.END
        waits = team.ready is Until.EVENT and seat not in woken_seats
        return team.ready if waits or team.ready is Until.END else None

    teams = tuple(replace(team, ready=still(Seat(index), team)) for index, team in enumerate(state.teams))
    return replace(state, teams=teams)


def _end_stage(stage: Stage, state: State) -> Step[State]:
    """End a stage with places, times, points and jerseys; the next one begins “by the classification” [D10]."""
    names = stages_of(state.options)
    result = classification.result(stage, state, names[state.stage])
    scores = classification.add_stage(state.scores, result)
    jerseys = classification.jerseys(scores, classification.resigned(state))
    result = replace(result, jerseys=jerseys)
    late_count = sum(rider.field is not None for rider in state.riders) - _count_on_strip(state)
    state = replace(state, scores=scores, jerseys=jerseys, past=(*state.past, result))
    news = (*map(Public, _stage_facts(state, result, late_count)),)
    if state.stage + 1 == len(names):
        step = _end_race(state)
    else:
        step = begun(replace(state, stage=state.stage + 1), classification.standing(state))
    return Step(step.state, (*news, *step.news))


def _count_on_strip(state: State) -> int:
    """Return how many riders finished in this round and are still on the strip."""
    return sum(arrival.round == state.round for arrival in state.arrivals)


def _stage_facts(state: State, result: StageResult, late_count: int) -> tuple[Fact, ...]:
    first = result.places[0]
    won = StageWon(_seat(state, first), first, result.stage, result.times[first - 1])
    jersey_facts = tuple(JerseyWorn(_seat(state, number), number, jersey) for jersey, number in result.jerseys)
    return (*((OutOfTime(late_count),) if late_count else ()), won, *jersey_facts)


def _seat(state: State, number: int) -> Seat:
    return state.riders[number - 1].team


def _end_race(state: State) -> Step[State]:
    """End the race and name its winners; a team that resigned “stand behind all others” [D11]."""
    first = classification.standing(state)[0]

    def key(seat: Seat) -> tuple[bool, int, tuple[int, ...]]:
        return (state.teams[seat].gone, classification.team_time(state, seat), classification.team_key(state, seat))

    team = min((Seat(index) for index in range(len(state.teams))), key=key)
    facts = (
        RaceWon(_seat(state, first), first, state.scores[first - 1].time),
        TeamWon(team, classification.team_time(state, team)),
    )
    return Step(replace(state, phase=Phase.OVER), tuple(map(Public, facts)))
