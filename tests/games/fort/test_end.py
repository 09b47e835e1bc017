"""The end of the game: seats that are passed over, and the winners."""

from __future__ import annotations

from bot.game.contract import Outcome
from cogs.fort.board import Phase
from cogs.fort.cards import Figure, points
from cogs.fort.facts import CardShown, CardTaken, FieldExhausted, LastBuilder, SeatBack, SeatOut, WallFinished
from cogs.fort.moves import Insert, Leave, Shoot, Take, Turn
from cogs.fort.options import Options
from cogs.fort.rules import apply, outcome
from cogs.fort.views import board
from tests.games.fort.positions import BONUS, FIRST, LUCK, SECOND, after, facts, position

NINE = (1, 2, 3, 4, 5, 6, 7, 8, 9)


def test_c2_the_ninth_addition_ends_the_game_and_wins() -> None:
    step = apply(position(NINE, (1, 45), turned=10), FIRST, Take(), LUCK)
    assert step.state.phase is Phase.OVER
    assert facts(step)[-1] == WallFinished(FIRST)
    assert outcome(step.state) == Outcome(places=(1, 2), scores=(10, 2))
    assert board(step.state).winners == (FIRST,)
    assert board(step.state).turn is None


def test_there_is_no_outcome_while_the_game_goes_on() -> None:
    assert outcome(position(NINE, (1,))) is None
    assert board(position(NINE, (1,))).winners == ()


def test_the_game_ends_when_no_card_fits_any_seat() -> None:
    step = apply(position((1, 40), (1, 46), left=(2, 44), turned=44), FIRST, Take(), LUCK)
    assert facts(step) == (CardTaken(FIRST, 43, 44, Figure.PLAIN), FieldExhausted())
    assert step.state.phase is Phase.OVER


def test_the_longest_wall_wins_when_the_field_is_exhausted() -> None:
    state = position((1, 40, 45), (1, 46), phase=Phase.OVER)
    assert outcome(state) == Outcome(places=(1, 2), scores=(3, 2))


def test_c3_the_last_number_breaks_ties_of_equal_walls() -> None:
    state = position((1, 2, 3, 4, 5, 6, 41), (1, 7, 8, 9, 10, 11, 44), phase=Phase.OVER)
    assert outcome(state) == Outcome(places=(2, 1), scores=(7, 7))


def test_walls_of_the_start_card_alone_share_the_win() -> None:
    state = position((1,), (1,), (1,), phase=Phase.OVER)
    assert outcome(state) == Outcome(places=(1, 1, 1), scores=(1, 1, 1))


def test_a_seat_without_a_fitting_card_is_passed_over() -> None:
    step = apply(position((1, 30), (1, 40), (1, 5), left=(3, 35, 36), turned=3), FIRST, Leave(), LUCK)
    assert facts(step)[-1] == SeatOut(SECOND)
    assert step.state.turn == 2
    assert [wall.out for wall in board(step.state).walls] == [False, True, False]


def test_the_last_player_plays_on_alone_with_face_up_cards() -> None:
    step = apply(position((1, 30), (1, 40), left=(3, 35, 36), turned=3), FIRST, Leave(), LUCK)
    assert facts(step)[-2:] == (SeatOut(SECOND), LastBuilder(FIRST))
    assert step.state.turn == FIRST
    turn_step = apply(step.state, FIRST, Turn(34), LUCK)
    assert facts(turn_step) == (CardShown(FIRST, 34, 35, Figure.QUEEN),)
    leave_step = apply(turn_step.state, FIRST, Leave(), LUCK)
    assert board(leave_step.state).field[33] == 35
    assert LastBuilder(FIRST) not in facts(leave_step)


def test_a_lone_players_cards_stay_face_up_when_another_returns() -> None:
    alone = after(position((1, 30), (1, 46), options=BONUS, left=(3, 37, 39, 41)), Turn(2), Leave())
    assert alone.out == (SECOND,)
    shared = after(alone, Turn(38), Leave(), Turn(36), Take())
    step = apply(shared, FIRST, Shoot(SECOND, 46), LUCK)
    assert SeatBack(SECOND) in facts(step)
    assert board(step.state).field[38 - 1] == 39
    turned_down = after(step.state, Turn(2), Leave())
    assert board(turned_down).face_up == (38,)


def test_another_last_player_is_announced_again() -> None:
    alone = after(position((1, 26, 30), (1, 38), options=BONUS, left=(3, 37)), Turn(2), Leave())
    assert alone.out == (SECOND,)
    step = apply(after(alone, Turn(36), Take()), FIRST, Shoot(SECOND, 38), LUCK)
    assert facts(step)[1:] == (SeatOut(FIRST), SeatBack(SECOND), LastBuilder(SECOND))
    assert step.state.turn == SECOND


def test_any_card_fits_while_the_magician_waits() -> None:
    state = after(position((1, 24, 46), (1, 45), options=BONUS, left=(2, 3)), Turn(1), Leave())
    assert state.out == (SECOND,)
    assert state.turn == FIRST
    assert facts(apply(after(state, Turn(2)), FIRST, Insert(), LUCK))[-1] == FieldExhausted()


def test_open_memory_ends_no_game() -> None:
    state = after(position((1,), (1,), options=Options(open_memory=True)), Turn(5), Leave())
    assert state.phase is Phase.TURN


def test_c5_ten_cards_with_king_queen_prince_princess_and_double_crow_are_21() -> None:
    """10 cards + king 3 + queen 3 + prince 1 + princess 1 + pair 1 + two crows 2."""
    assert points((1, 2, 3, 4, 7, 9, 12, 28, 35, 43)) == 21


def test_c6_two_princes_and_a_princess_give_four_and_three_of_each_nine() -> None:
    assert points((1, 9, 12, 23)) - 4 == 4
    assert points((1, 9, 12, 21, 23, 31, 38)) - 7 == 9


def test_a_single_crow_gives_one_and_towers_cannons_and_magician_nothing() -> None:
    assert points((1, 5)) == 3
    assert points((1, 6, 8, 24)) == 4


def test_c9_the_first_to_finish_can_lose_on_points() -> None:
    state = after(position((1, 2, 3, 4, 6, 7, 8, 10, 11), (1, 9, 12, 28, 35, 43), options=BONUS, turned=13), Take())
    assert outcome(state) == Outcome(places=(2, 1), scores=(10, 17))


def test_the_last_number_breaks_ties_of_points() -> None:
    state = position((1, 2, 3), (1, 5), options=BONUS, phase=Phase.OVER)
    assert outcome(state) == Outcome(places=(2, 1), scores=(3, 3))
