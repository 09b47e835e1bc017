"""The views of the state: the public board, a team's hand, and redeals for leak tests.

Pictures, texts and computer players get only these views. They never contain another team's orders, nor how long
another team is ready.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import asdict, replace

from cogs.tour.board import Board, Hand, Phase
from cogs.tour.moves import Attack, Order, Role, Speed, Until
from cogs.tour.options import stages_of
from cogs.tour.rules import asked_seat
from cogs.tour.rules.cards import by_role, completed_by_role
from cogs.tour.rules.riding import current, question, situation
from cogs.tour.rules.rounds import stage_of
from cogs.tour.state import CutShort, Turn, own_riders, place_of, rider

if TYPE_CHECKING:
    from bot.game.chance import Chance
    from bot.game.contract import Seat
    from cogs.tour.state import State, Team


def board(state: State) -> Board:
    """Return the public board."""
    names = stages_of(state.options)
    return Board(
        options=state.options,
        stage=state.stage,
        name=names[state.stage],
        stages=names,
        round=state.round,
        phase=state.phase,
        riders=state.riders,
        order=state.order,
        groups=state.groups,
        ready=tuple(team.ready is not None for team in state.teams),
        gone=tuple(team.gone for team in state.teams),
        asked=asked_seat(state) if state.phase is Phase.ASK else None,
        rides=state.rides,
        crossings=state.crossings,
        arrivals=state.arrivals,
        scores=state.scores,
        jerseys=state.jerseys,
        asked_work=tuple(team.asked_work for team in state.teams),
        works_until=tuple(team.works_until for team in state.teams),
        past=state.past,
        course=state.course,
        cut_short=isinstance(state, CutShort),
    )


def cut_short(state: State) -> State:
    """Return the state of a race that ended before its rules ended it: no team is active, and orders stay secret."""
    return CutShort(**asdict(replace(state, phase=Phase.OVER)))


def hand(state: State, seat: Seat) -> Hand:
    """Return a team's hand: the board, its own riders' cards, and its question if it is asked one."""
    is_asked = state.phase is Phase.ASK and asked_seat(state) == seat
    own = own_riders(state, seat)
    return Hand(
        board=board(state),
        seat=seat,
        orders=tuple((number, state.orders[number - 1]) for number in own),
        spare=state.teams[seat].spare,
        question=question(stage_of(state), state) if is_asked else None,
        meant=tuple(
            (number, _effective_order(state, number)) for number in own if rider(state, number).field is not None
        ),
    )


def _effective_order(state: State, number: int) -> Order:
    """Return a rider's card with the role's choices where none is made: “a role fills all that is not chosen” [D12]."""
    stage, order = stage_of(state), state.orders[number - 1]
    rider_situation = situation(stage, replace(state, at=state.order.index(number), turn=Turn()))
    return completed_by_role(order, by_role(order.role, stage, place_of(state, number), rider_situation))


def redeal(state: State, seat: Seat | None, chance: Chance) -> State:
    """Randomise all that a seat (None: the public) cannot know: other teams' cards, and how long they are ready.

    The card that asks the question stays as it is, because the question is visible.
    """
    asks = current(state) if state.phase is Phase.ASK else 0
    orders = tuple(
        card if rider.team == seat or rider.number == asks else _card(chance)
        for rider, card in zip(state.riders, state.orders, strict=True)
    )
    teams = tuple(team if index == seat else _team(team, chance) for index, team in enumerate(state.teams))
    return replace(state, orders=orders, teams=teams)


def _card(chance: Chance) -> Order:
    """Return a random card that names no team-mate."""
    return Order(
        role=chance.pick(tuple(Role)),
        speed=chance.pick((None, *Speed)),
        attack=chance.pick((None, *Attack)),
        catch=chance.pick((None, False, True)),
        most=chance.pick((None, 1, 2, 3)),
    )


def _team(team: Team, chance: Chance) -> Team:
    ready = team.ready and chance.pick(tuple(Until)) if not team.gone else team.ready
    return replace(team, ready=ready, spare=chance.below(team.spare + 1), before_plan=())
