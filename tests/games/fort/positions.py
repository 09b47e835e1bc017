"""Hand-made positions of C'est mon fort: the field, the walls, and the active seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.game.chance import Chance
from bot.game.contract import Fact, Public, Refused, Seat, Step
from cogs.fort.board import Phase
from cogs.fort.cards import NUMBERS
from cogs.fort.options import Options
from cogs.fort.places import PLACES
from cogs.fort.rules import apply
from cogs.fort.state import NO_CARD, State

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cogs.fort.moves import Move

LUCK = Chance(b"", 0)
FIRST, SECOND, THIRD = Seat(0), Seat(1), Seat(2)


def position(
    *walls: tuple[int, ...],
    options: Options | None = None,
    turned: int | None = None,
    left: Iterable[int] = NUMBERS,
    turn: Seat = FIRST,
    phase: Phase | None = None,
) -> State:
    """Return a state with these walls; card n lies in place n - 1 if it is in `left` and in no wall.

    All other cards are out of the game. A `turned` card, given by its number, waits for the active seat's decision.
    """
    built = {number for wall in walls for number in wall}
    field = tuple(place + 1 if place + 1 in set(left) - built else NO_CARD for place in PLACES)
    return State(
        options=options or Options(),
        field=field,
        walls=walls,
        turn=turn,
        phase=phase or (Phase.TURN if turned is None else Phase.DECIDE),
        turned=None if turned is None else turned - 1,
        shot=tuple(number for number in NUMBERS if number not in {*left, *built}),
    )


BONUS = Options(bonus=True)


def facts(step: Step[State]) -> tuple[Fact, ...]:
    """Return the public facts of a step."""
    assert all(isinstance(news, Public) for news in step.news)
    return tuple(news.fact for news in step.news)


def after(state: State, *played: Move) -> State:
    """Return the state after these moves, each made by the active seat."""
    for move in played:
        state = apply(state, state.turn, move, LUCK).state
    return state


def refusal(state: State, move: Move, seat: Seat | None = None) -> Refused:
    """Return the refusal of this move; fail if the move is legal."""
    with pytest.raises(Refused) as refused:
        apply(state, state.turn if seat is None else seat, move, LUCK)
    return refused.value
