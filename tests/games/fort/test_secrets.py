"""A memory game hides a returned card even from players who saw it: the card leaves no trace."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.game.chance import Chance
from bot.game.contract import Refused, Seat
from cogs.fort.board import FACE_DOWN, Sighting
from cogs.fort.moves import Insert, Leave, Move, Shoot, Take, Turn
from cogs.fort.options import Options
from cogs.fort.places import PLACES
from cogs.fort.rules import apply, moves, start
from cogs.fort.state import NO_CARD, State
from cogs.fort.views import board, hand, redeal
from tests.games.fort.positions import FIRST, LUCK, after, position

if TYPE_CHECKING:
    from collections.abc import Iterator

pytestmark = pytest.mark.unmeasured

STRAY: tuple[Move, ...] = (
    *(Turn(place) for place in (-1, 0, *PLACES, 46)),
    Take(),
    Leave(),
    Insert(),
    *(Shoot(Seat(target), number) for target in range(-1, 5) for number in (1, 9, 30, 46)),
)
BETWEEN_TURNS = settings(max_examples=40)


def course(seed: bytes, options: Options) -> Iterator[State]:
    """Yield every state of a random game of three."""
    state = start(3, options, Chance(seed, 0)).state
    for turn in range(1, 5_000):
        yield state
        menu = moves(state, state.turn)
        if not menu:
            return
        state = apply(state, state.turn, Chance(seed, -turn).pick(menu), LUCK).state


def shuffled(state: State, chance: Chance) -> State:
    """Return the state with all other face-down cards shuffled, including those seen before."""
    open_places = {state.turned, *state.face_up}
    face_down = [p for p in PLACES if state.field[p - 1] != NO_CARD and p not in open_places]
    dealt = dict(zip(face_down, chance.shuffled([state.field[p - 1] for p in face_down]), strict=True))
    field = tuple(dealt.get(p, state.field[p - 1]) for p in PLACES)
    sightings = tuple(Sighting(sighting.place, field[sighting.place - 1]) for sighting in state.seen)
    return replace(state, field=field, seen=sightings)


def answers(state: State) -> list[object]:
    """Return all that users can look at later: board, menus, every refusal, and the lasting facts of every move."""
    replies: list[object] = [board(state)]
    for seat in map(Seat, range(3)):
        replies.append(moves(state, seat))
        replies.extend(_answer(state, seat, move) for move in STRAY)
    return replies


def _answer(state: State, seat: Seat, move: Move) -> object:
    try:
        step = apply(state, seat, move, LUCK)
    except Refused as refused:
        return refused.text, refused.variables
    return [type(news.fact) if news.fact.fleeting else news.fact for news in step.news if not isinstance(move, Turn)]


@BETWEEN_TURNS
@given(seed=st.integers(0, 9), when=st.floats(0, 1), bonus=st.booleans(), deal=st.integers(0, 99))
def test_no_view_depends_on_face_down_cards(seed: int, when: float, bonus: bool, deal: int) -> None:  # noqa: FBT001 - a parameter of the test
    states = list(course(b"%d" % seed, Options(bonus=bonus)))
    state = states[int(when * (len(states) - 1))]
    assert answers(shuffled(state, Chance(b"%d" % deal, 0))) == answers(state)


def test_the_board_after_a_return_is_the_board_before() -> None:
    state = position((1,), (1,))
    board_after = board(after(state, Turn(9), Leave()))
    assert msgspec.structs.replace(board_after, turn=FIRST) == board(state)


def test_all_players_have_the_same_sightings() -> None:
    state = after(position((1,), (1,)), Turn(9), Leave())
    assert hand(state, Seat(0)).seen == hand(state, Seat(1)).seen == (Sighting(9, 10),)


def test_a_redeal_moves_only_unseen_cards() -> None:
    state = after(position((1,), (1,), left=range(2, 12)), Turn(4), Leave(), Turn(6))
    deals = [redeal(state, None, Chance(b"deal", n)) for n in range(20)]
    assert all(deal.field[3] == 5 and deal.field[5] == 7 for deal in deals)
    assert all(sorted(deal.field) == sorted(state.field) for deal in deals)
    assert len({deal.field for deal in deals}) > 15


def test_an_empty_place_differs_from_a_face_down_one() -> None:
    view = board(position((1, 10), (1,)))
    assert view.field[8] is None
    assert view.field[7] == FACE_DOWN
