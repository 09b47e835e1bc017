"""A tournament: one hunt for each player as Fantom; they are ranked by the box in which they were caught."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from bot.game.chance import Chance
from bot.game.contract import Outcome, Seat
from cogs.fantom import GAME
from cogs.fantom.board import Ending, Hunt, Phase
from cogs.fantom.facts import FantomArrested, HuntBegun, LogRevealed
from cogs.fantom.moves import Ride
from cogs.fantom.options import First
from cogs.fantom.rules import apply, moves, start, to_act
from cogs.fantom.views import board, hand
from tests.games.fantom.grid import grid_options
from tests.games.fantom.positions import CAB, LUCK, after, begun, facts, play, position

if TYPE_CHECKING:
    from cogs.fantom.state import State

TOURNAMENT = grid_options(tournament=True)


def test_after_a_hunt_the_next_seat_is_fantom_and_only_the_result_is_kept() -> None:
    step = play(position(9, 1, route=(13, 14), options=TOURNAMENT, players=3), Ride(CAB, 14))
    assert [type(fact) for fact in facts(step)[1:]] == [FantomArrested, LogRevealed, HuntBegun]
    assert facts(step)[-1] == HuntBegun(Seat(1), hunt=2, hunts=3)
    first_state = begun(TOURNAMENT, 3)
    assert replace(step.state, hunts=()) == replace(first_state, fantom=Seat(1), riders=(2, 0, 2, 0, 2))
    assert to_act(step.state) == {2}
    assert GAME.outcome(step.state) is None


def test_the_log_of_a_finished_hunt_is_public() -> None:
    state = after(position(9, 1, route=(13, 14), options=TOURNAMENT, players=3), Ride(CAB, 14))
    (hunt,) = board(state).hunts
    assert (hunt.fantom, hunt.route, hunt.ending) == (0, (13, 14), Ending.ARRESTED)
    assert hand(state, Seat(1)).route == ()
    assert hand(state, Seat(0)).route is None


def test_the_seats_are_fantom_in_turn_from_the_first_fantom_on() -> None:
    state = start(4, replace(TOURNAMENT, fantom=First.LAST), LUCK).state
    fantoms: list[Seat] = []
    for seed in range(4):
        fantoms.append(state.fantom)
        state = _through(state, b"%d" % seed)
    assert fantoms == [3, 0, 1, 2]
    assert state.phase is Phase.OVER
    assert [hunt.fantom for hunt in board(state).hunts] == fantoms


def test_rank_by_the_box_at_arrest_uncaught_above_all_ties_shared() -> None:
    state = replace(begun(TOURNAMENT, 4), phase=Phase.OVER)
    hunts = (
        _hunt(2, Ending.ARRESTED, 24),
        _hunt(3, Ending.ESCAPED, 24),
        _hunt(0, Ending.CORNERED, 7),
        _hunt(1, Ending.STRANDED, 5),
    )
    assert GAME.outcome(replace(state, hunts=hunts)) == Outcome(places=(4, 1, 3, 1), scores=(7, 25, 24, 25))


def _hunt(fantom: int, ending: Ending, box: int) -> Hunt:
    return Hunt(Seat(fantom), ending, box, pawn=None, start=None, route=(), log=(), placed=(), trips=())


def _through(state: State, seed: bytes) -> State:
    """Play at random until the hunt is over."""
    chance, before = Chance(seed, 0), len(state.hunts)
    while len(state.hunts) == before:
        (seat,) = to_act(state)
        state = apply(state, seat, chance.pick(moves(state, seat)), chance).state
    return state
