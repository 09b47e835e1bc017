"""Cannons and towers of the bonus game."""

from __future__ import annotations

import pytest

from bot.game.contract import Seat
from cogs.fort.board import Phase
from cogs.fort.cards import Figure, exposed_cards
from cogs.fort.facts import CardInserted, CardShot, CardTaken, NothingToShoot, SeatBack, WallFinished
from cogs.fort.moves import Insert, Leave, Shoot, Take, Turn
from cogs.fort.rules import apply, moves
from cogs.fort.views import board
from tests.games.fort.positions import BONUS, FIRST, LUCK, SECOND, THIRD, after, facts, position, refusal

PROTECTED = (1, 8, 9, 12, 17, 26, 35)


def test_a_cannon_must_fire_at_once() -> None:
    state = after(position((1, 5), PROTECTED, options=BONUS, turned=15), Take())
    assert (state.turn, state.phase) == (FIRST, Phase.SHOOT)
    for move in (Turn(2), Take(), Leave(), Insert()):
        assert refusal(state, move).text == "refused-shoot-first"


def test_c4_only_cards_after_the_last_tower_are_targets() -> None:
    state = after(position((1, 5), PROTECTED, options=BONUS, turned=15), Take())
    assert moves(state, FIRST) == (Shoot(SECOND, 26), Shoot(SECOND, 35))
    assert board(state).walls[1].exposed == (26, 35)


def test_cards_are_exposed_while_only_the_start_card_is_a_tower() -> None:
    assert exposed_cards((1, 2, 3)) == (2, 3)
    assert exposed_cards((1, 2, 3, 8)) == ()


@pytest.mark.parametrize("number", [1, 8, 9, 17])
def test_towers_and_cards_between_them_are_safe(number: int) -> None:
    state = after(position((1, 5), PROTECTED, options=BONUS, turned=15), Take())
    refused = refusal(state, Shoot(SECOND, number))
    assert (refused.text, refused.variables) == ("refused-protected", {"number": number})


def test_a_shot_card_leaves_the_game() -> None:
    loaded = after(position((1, 5), PROTECTED, options=BONUS, turned=15), Take())
    step = apply(loaded, FIRST, Shoot(SECOND, 26), LUCK)
    assert step.state.walls[1] == (1, 8, 9, 12, 17, 35)
    assert step.state.shot == (26,)
    assert 26 not in step.state.field
    assert step.state.turn == SECOND
    assert facts(step) == (CardShot(FIRST, SECOND, 26, Figure.CANNON),)


def test_only_opponents_are_targets() -> None:
    state = after(position((1, 5), (1, 9, 10), (1, 11), options=BONUS, turned=15), Take())
    assert moves(state, FIRST) == (Shoot(SECOND, 9), Shoot(SECOND, 10), Shoot(THIRD, 11))
    for seat in (FIRST, Seat(3), Seat(-1)):
        assert refusal(state, Shoot(seat, 5)).text == "refused-no-opponent"


def test_a_shot_at_a_missing_card_is_refused() -> None:
    state = after(position((1, 5), (1, 9), options=BONUS, turned=15), Take())
    refused = refusal(state, Shoot(SECOND, 40))
    assert (refused.text, refused.variables) == ("refused-no-such-card", {"number": 40})


@pytest.mark.parametrize("turned", [None, 14])
def test_a_shot_without_a_cannon_is_refused(turned: int | None) -> None:
    state = position((1, 5), (1, 9), options=BONUS, turned=turned)
    assert refusal(state, Shoot(SECOND, 9)).text == "refused-no-cannon"


def test_c8_with_all_protected_the_cannon_does_nothing() -> None:
    step = apply(position((1, 5), (1, 9, 12, 17), options=BONUS, turned=15), FIRST, Take(), LUCK)
    assert facts(step) == (CardTaken(FIRST, 14, 15, Figure.CANNON), NothingToShoot(FIRST))
    assert (step.state.turn, step.state.phase) == (SECOND, Phase.TURN)


def test_an_inserted_cannon_fires_too() -> None:
    step = apply(position((1, 5, 24), (1, 9), options=BONUS, turned=15), FIRST, Insert(), LUCK)
    assert facts(step) == (CardInserted(FIRST, 14, 15, Figure.CANNON),)
    assert moves(step.state, FIRST) == (Shoot(SECOND, 9),)


def test_a_cannon_is_a_plain_card_in_the_basic_game() -> None:
    state = after(position((1, 5), (1, 9), turned=15), Take())
    assert (state.turn, state.phase) == (SECOND, Phase.TURN)
    assert board(state).walls[1].exposed == ()


def test_the_cannon_fires_before_the_end_is_checked() -> None:
    cards = (1, 2, 3, 4, 5, 6, 7, 8, 9)
    loaded = after(position(cards, (1, 40, 43), options=BONUS, turned=15), Take())
    assert loaded.phase is Phase.SHOOT
    step = apply(loaded, FIRST, Shoot(SECOND, 43), LUCK)
    assert facts(step) == (CardShot(FIRST, SECOND, 43, Figure.KING), WallFinished(FIRST))
    assert step.state.walls[1] == (1, 40)


def test_a_magician_shot_before_use_is_lost() -> None:
    state = after(position((1, 5), (1, 24, 35), options=BONUS, turned=15), Take(), Shoot(SECOND, 24))
    assert not board(state).walls[1].magician
    assert moves(after(state, Turn(10)), SECOND) == (Leave(),)


def test_a_shot_can_bring_a_passed_over_seat_back() -> None:
    left = (30, 37, 44)
    state = after(position((1, 5), (1, 46), (1, 3), options=BONUS, left=left), Turn(29), Leave())
    assert state.out == (SECOND,)
    assert state.turn == THIRD
    loaded = after(state, Turn(36), Take())
    step = apply(loaded, THIRD, Shoot(SECOND, 46), LUCK)
    assert facts(step) == (CardShot(THIRD, SECOND, 46, Figure.PLAIN), SeatBack(SECOND))
    assert step.state.turn == FIRST
