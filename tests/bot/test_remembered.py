"""What was just asked is not asked again, and what was not, is."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec import Struct

from bot.chance import Chance
from bot.game import Refused, Seat
from bot.game_extras import BesideTurns, no_moves
from bot.remembered import MOST, remembered, remembering
from cogs.guess import GAME as GUESS
from cogs.wishes import GAME as WISHES

if TYPE_CHECKING:
    from collections.abc import Callable


class Stand(Struct, frozen=True):
    """A position of no game."""

    at: int


@pytest.fixture
def asked() -> list[tuple[Stand, int]]:
    """What was asked so far."""
    return []


@pytest.fixture
def told(asked: list[tuple[Stand, int]]) -> Callable[[Stand, int], tuple[int, int]]:
    """A question that notes that it was asked."""

    @remembered
    def tell(stand: Stand, seat: int) -> tuple[int, int]:
        asked.append((stand, seat))
        return stand.at, seat

    return tell


def test_the_same_is_asked_once(asked: list[tuple[Stand, int]], told: Callable[[Stand, int], tuple[int, int]]) -> None:
    stand = Stand(1)
    assert told(stand, 0) is told(stand, 0)
    assert told(stand, 1) == (1, 1)
    assert asked == [(stand, 0), (stand, 1)]


def test_another_value_is_asked_anew_however_equal(
    asked: list[tuple[Stand, int]], told: Callable[[Stand, int], tuple[int, int]]
) -> None:
    assert told(Stand(1), 0) == told(Stand(1), 0)
    assert len(asked) == 2


def test_whatever_came_to_lie_where_another_lay_gets_its_own_answer(
    told: Callable[[Stand, int], tuple[int, int]],
) -> None:
    assert [told(Stand(at), 0)[0] for at in range(10 * MOST)] == [*range(10 * MOST)]


def test_the_newest_are_kept_and_no_more(
    asked: list[tuple[Stand, int]], told: Callable[[Stand, int], tuple[int, int]]
) -> None:
    stand = Stand(0)
    told(stand, 0)
    for seat in range(1, MOST):
        told(stand, seat)
    told(stand, 0)
    assert len(asked) == MOST
    for seat in range(MOST, 3 * MOST):
        told(stand, seat)
    told(stand, 0)
    assert len(asked) == 3 * MOST + 1


def test_what_was_refused_is_asked_again() -> None:
    asked: list[Stand] = []

    @remembered
    def refuse(stand: Stand) -> None:
        asked.append(stand)
        raise Refused("never")

    stand = Stand(1)
    for _ in range(2):
        with pytest.raises(Refused):
            refuse(stand)
    assert len(asked) == 2


def test_a_game_that_remembers_says_what_it_said() -> None:
    game, seat = remembering(WISHES), Seat(0)
    state = WISHES.start(2, WISHES.options(), Chance(b"", 0)).state
    assert game.moves(state, seat) is game.moves(state, seat)
    for known, asked in ((game, WISHES), (game.beside, WISHES.beside)):
        for name in ("moves", "hand") if known is game else ("out_of_turn", "notes"):
            assert getattr(known, name)(state, seat) == getattr(asked, name)(state, seat)
    assert (game.to_act(state), game.board(state)) == (WISHES.to_act(state), WISHES.board(state))


def test_what_a_game_does_not_have_it_still_has_not() -> None:
    game = remembering(GUESS)
    assert (game.beside, game.premoves) == (BesideTurns(no_moves, no_moves), GUESS.premoves)
