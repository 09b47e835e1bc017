"""A turn: turn one card up, then take it, leave it or insert it."""

from __future__ import annotations

import msgspec
import pytest

from bot.game.chance import Chance
from bot.game.contract import Seat
from cogs.fort.board import FACE_DOWN, Phase, Sighting
from cogs.fort.cards import NUMBERS, Figure
from cogs.fort.facts import BuildingBegun, CardChosen, CardInserted, CardLeft, CardShown, CardTaken, CardTurned
from cogs.fort.moves import Insert, Leave, Shoot, Take, Turn
from cogs.fort.options import Options
from cogs.fort.rules import apply, moves, start, to_act
from cogs.fort.views import board
from tests.games.fort.positions import BONUS, FIRST, LUCK, SECOND, after, facts, position, refusal


@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_starts_with_a_start_card_and_45_cards_lie_face_down(players: int) -> None:
    step = start(players, Options(), Chance(b"deal", 0))
    assert sorted(step.state.field) == list(NUMBERS)
    assert board(step.state).field == (FACE_DOWN,) * 45
    assert step.state.walls == ((1,),) * players


def test_the_first_seat_begins_and_is_announced() -> None:
    step = start(3, Options(), LUCK)
    assert to_act(step.state) == {FIRST}
    assert facts(step) == (BuildingBegun(FIRST),)


def test_play_goes_round() -> None:
    state = position((1,), (1,), (1,))
    turns: list[int] = []
    for _ in range(4):
        turns.append(state.turn)
        state = after(state, Turn(5), Leave())
    assert turns == [0, 1, 2, 0]


def test_any_lying_card_may_be_turned_and_turning_cannot_be_skipped() -> None:
    state = position((1, 10), (1, 7))
    assert moves(state, FIRST) == tuple(Turn(number - 1) for number in NUMBERS if number not in {10, 7})


def test_a_turned_card_is_public() -> None:
    step = apply(position((1,), (1,)), FIRST, Turn(11), LUCK)
    assert facts(step) == (CardTurned(FIRST, 11, 12, Figure.PRINCE),)
    assert board(step.state).turned == 11
    assert board(step.state).field[10] == 12


def test_a_turned_card_is_news_for_the_moment_only() -> None:
    assert CardTurned.fleeting
    assert not CardShown.fleeting
    assert not CardLeft.fleeting


def test_only_one_card_is_turned_up() -> None:
    refused = refusal(position((1,), (1,), turned=9), Turn(3))
    assert (refused.text, refused.variables) == ("refused-turned-already", {"place": "A8"})


def test_a_higher_card_may_be_appended_or_left() -> None:
    assert moves(position((1, 20), (1,), turned=21), FIRST) == (Take(), Leave())


def test_an_appended_card_leaves_the_field_and_ends_the_turn() -> None:
    step = apply(position((1, 20), (1,), turned=22), FIRST, Take(), LUCK)
    assert step.state.walls == ((1, 20, 22), (1,))
    assert board(step.state).field[20] is None
    assert step.state.turn == SECOND
    assert facts(step) == (CardTaken(FIRST, 21, 22, Figure.PLAIN),)


def test_a_left_card_lies_face_down_in_the_same_place() -> None:
    state = position((1, 20), (1,))
    left = after(state, Turn(21), Leave())
    assert left.field == state.field
    assert board(left).field == board(state).field


def test_the_news_of_a_left_card_names_only_its_place() -> None:
    assert facts(apply(position((1, 20), (1,), turned=15), FIRST, Leave(), LUCK)) == (CardLeft(FIRST, 14),)


def test_c1_a_lower_card_must_go_back() -> None:
    state = position((1, 20), (1,), turned=15)
    assert moves(state, FIRST) == (Leave(),)
    refused = refusal(state, Take())
    assert (refused.text, refused.variables) == ("refused-too-low", {"last": 20})


def test_sightings_are_kept_in_order_with_a_second_look_as_the_latest() -> None:
    state = after(position((1,), (1,)), Turn(3), Leave(), Turn(7), Leave(), Turn(3), Leave())
    assert state.seen == (Sighting(7, 8), Sighting(3, 4))


def test_a_taken_card_is_removed_from_the_sightings() -> None:
    assert after(position((1,), (1,)), Turn(3), Leave(), Turn(3), Take()).seen == ()


@pytest.mark.parametrize("place", [-1, 0, 46, 10**12])
def test_a_place_outside_the_field_is_refused(place: int) -> None:
    refused = refusal(position((1,), (1,)), Turn(place))
    assert (refused.text, refused.variables) == ("refused-no-place", {"first": "A1", "last": "E9"})


def test_an_empty_place_is_refused() -> None:
    refused = refusal(position((1, 10), (1,)), Turn(9))
    assert (refused.text, refused.variables) == ("refused-empty-place", {"place": "A9"})


@pytest.mark.parametrize("move", [Take(), Leave(), Insert()])
def test_decisions_without_a_turned_card_are_refused(move: Take | Leave | Insert) -> None:
    assert refusal(position((1,), (1,)), move).text == "refused-nothing-turned"


def test_moves_of_another_seat_are_refused() -> None:
    assert refusal(position((1,), (1,)), Turn(1), SECOND).text == "not-your-turn"
    assert moves(position((1,), (1,)), SECOND) == ()


@pytest.mark.parametrize("move", [Turn(1), Take(), Leave(), Insert(), Shoot(Seat(1), 2)])
def test_moves_after_the_end_are_refused(move: Turn | Take | Leave | Insert | Shoot) -> None:
    finished_state = position((1,), (1,), phase=Phase.OVER)
    assert refusal(finished_state, move).text == "refused-over"
    assert moves(finished_state, FIRST) == ()
    assert to_act(finished_state) == frozenset()


def test_open_memory_leaves_cards_face_up() -> None:
    state = position((1, 20), (1,), options=Options(open_memory=True))
    step = apply(state, FIRST, Turn(14), LUCK)
    assert facts(step) == (CardShown(FIRST, 14, 15, Figure.CANNON),)
    left = after(step.state, Leave())
    assert board(left).field[13] == 15
    assert board(left).face_up == (14,)
    assert left.seen == ()


def test_a_face_up_card_may_be_chosen_and_left_again() -> None:
    state = after(position((1,), (1,), options=Options(open_memory=True)), Turn(14), Leave())
    step = apply(state, SECOND, Turn(14), LUCK)
    assert facts(step) == (CardChosen(SECOND, 14, 15, Figure.CANNON),)
    assert after(step.state, Leave()).face_up == (14,)
    assert after(step.state, Take()).face_up == ()


def test_c7_the_magician_inserts_a_low_card_at_its_ascending_place_once() -> None:
    state = position((1, 9, 12, 24, 40), (1,), options=BONUS, turned=11)
    assert moves(state, FIRST) == (Insert(), Leave())
    step = apply(state, FIRST, Insert(), LUCK)
    assert step.state.walls[0] == (1, 9, 11, 12, 24, 40)
    assert facts(step) == (CardInserted(FIRST, 10, 11, Figure.PLAIN),)
    next_state = msgspec.structs.replace(step.state, turn=FIRST, phase=Phase.DECIDE, turned=12)
    assert moves(next_state, FIRST) == (Leave(),)
    assert refusal(next_state, Insert()).text == "refused-magician-used"


def test_the_magician_does_not_help_in_the_turn_that_adds_him() -> None:
    state = after(position((1, 9), (1,), options=BONUS, turned=24), Take())
    assert state.turn == SECOND
    assert refusal(state, Insert(), FIRST).text == "not-your-turn"


def test_the_magician_helps_only_his_owner() -> None:
    state = position((1, 40), (1, 24), options=BONUS, turned=11)
    assert moves(state, FIRST) == (Leave(),)
    assert refusal(state, Insert()).text == "refused-no-magician"


def test_the_basic_game_has_no_magician() -> None:
    state = position((1, 24, 40), (1,), turned=11)
    assert moves(state, FIRST) == (Leave(),)
    assert refusal(state, Insert()).text == "refused-no-magician"


def test_a_card_that_fits_is_not_inserted() -> None:
    state = position((1, 24, 40), (1,), options=BONUS, turned=41)
    assert moves(state, FIRST) == (Take(), Leave())
    assert refusal(state, Insert()).text == "refused-fits-anyway"


def test_no_refusal_names_the_turned_card() -> None:
    """A refusal stays on its reader's screen; the card does not stay face up."""
    low = position((1, 24, 40), (1,), turned=11)
    for move in (Take(), Insert(), Turn(3)):
        assert 11 not in refusal(low, move).variables.values()
