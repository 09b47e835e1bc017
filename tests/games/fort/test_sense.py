"""The moves at which a person would laugh, which no computer player makes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from bot.game.chance import Chance
from bot.game.contract import Budget, Seat, Strength
from cogs.fort.board import Phase, Sighting
from cogs.fort.computer import choose
from cogs.fort.computer.flaws import FLAWS
from cogs.fort.computer.sense import (
    finishes_and_loses,
    is_folly,
    is_obvious,
    leaves_no_room,
    skips_better,
    surest,
    wastes_shot,
)
from cogs.fort.moves import Insert, Leave, Move, Shoot, Take, Turn
from cogs.fort.rules import moves
from cogs.fort.views import hand
from tests.games.fort.benchmarks.silly import misses_obvious
from tests.games.fort.positions import BONUS, FIRST, SECOND, THIRD, position

if TYPE_CHECKING:
    from cogs.fort.state import State

NINE = (1, 2, 3, 4, 6, 7, 8, 10, 11)
ROYAL = (1, 9, 12, 28, 35, 43)
"""A wall of 17 points."""


def answers(state: State) -> set[Move]:
    """Return the moves of all easy players and of a strong one, who hardly think."""
    budgets = [Budget(Strength.EASY, flaw=flaw, nature=b"%d" % n, seconds=0.005) for flaw in FLAWS for n in range(3)]
    own_hand, menu = hand(state, state.turn), moves(state, state.turn)
    return {choose(own_hand, menu, Chance(b"", 0), budget) for budget in [*budgets, Budget(Strength.STRONG, 0.005)]}


def saw(state: State, *numbers: int) -> State:
    return replace(state, seen=tuple(Sighting(number - 1, number) for number in numbers))


def test_the_tenth_card_of_the_basic_game_is_always_taken() -> None:
    assert answers(position(NINE, (1,), turned=46)) == {Take()}
    assert answers(saw(position(NINE, (1,)), 46)) == {Turn(45)}


def test_the_tenth_card_of_the_bonus_game_is_always_taken_if_it_wins() -> None:
    """A player who waited too long left it, and two of them never ended their game."""
    assert answers(position(NINE, (1,), options=BONUS, turned=46)) == {Take()}
    assert answers(saw(position(NINE, (1,), options=BONUS), 46)) == {Turn(45)}
    assert not is_obvious(hand(position(NINE, ROYAL, options=BONUS, turned=46), FIRST), 46)


def test_nobody_fetches_an_older_tenth_card_when_everybody_knows_one() -> None:
    """Nine older cards win as well: more than the search compares, and some players mix up their places."""
    state = saw(position(NINE, (1,)), *range(13, 40, 3), 46, 2, 5)
    assert answers(state) == {Turn(45)}
    assert surest(hand(state, FIRST), [13, 16]) == [13, 16]


def test_an_older_tenth_card_is_no_miss_but_an_unknown_one_is() -> None:
    state = saw(position(NINE, (1,)), 40, 46, 2, 5)
    own_hand, menu = hand(state, FIRST), moves(state, FIRST)
    assert [misses_obvious(own_hand, menu, Turn(place)) for place in (45, 39, 38)] == [False, False, True]
    assert misses_obvious(hand(saw(state, 40, 2, 5, 8), FIRST), menu, Turn(39)) is None


def test_the_tenth_card_of_a_rival_is_not_left_for_them() -> None:
    """It is taken even where it leaves the own wall no room: otherwise the rival wins at once."""
    rival = (1, *range(24, 40, 2))
    assert answers(position((1, 10), rival, turned=46)) == {Take()}
    assert answers(position((1, 10), rival[:-1], turned=46)) == {Leave()}
    assert answers(position((1, 10), (*rival[:-1], 45), turned=44)) == {Leave()}
    assert not is_obvious(hand(position((1, 10), rival, options=BONUS, turned=46), FIRST), 46)


@pytest.mark.parametrize("number", [21, 23])
def test_a_small_step_is_taken_when_it_is_turned_up(number: int) -> None:
    assert answers(position((1, 20), (1, 19), turned=number)) == {Take()}
    assert not is_obvious(hand(position((1, 20), (1, 19), turned=24), FIRST), 24)
    assert not is_obvious(hand(position((1, 20), (1, 19)), FIRST), 21)


def test_the_magician_always_inserts_a_king_or_a_queen() -> None:
    assert answers(position((1, 24, 46), (1, 45), options=BONUS, turned=35)) == {Insert()}
    assert not is_obvious(hand(position((1, 24, 46), (1, 45), options=BONUS, turned=34), FIRST), 34)


def test_nobody_skips_a_near_card_for_a_far_one() -> None:
    state = saw(position((1, 10), (1,), turned=30), 14)
    assert answers(state) == {Leave()}
    assert not skips_better(hand(state, FIRST), 29, [14])
    assert not skips_better(hand(state, FIRST), 30, [9, 21])


def test_a_queen_may_be_far() -> None:
    bonus = hand(position((1, 10), (1,), options=BONUS), FIRST)
    assert not skips_better(bonus, 35, [14])
    assert skips_better(bonus, 33, [14])


def test_a_young_wall_keeps_room_for_ten_cards() -> None:
    own_hand = hand(position((1, 10), (1,)), FIRST)
    assert [leaves_no_room(own_hand, number) for number in (39, 40)] == [False, True]
    assert not leaves_no_room(hand(position((1, 10), (1,), options=BONUS), FIRST), 46)
    assert not leaves_no_room(hand(position((1, 2, 3, 4, 5, 6), (1,)), FIRST), 46)
    assert answers(position((1, 10), (1,), turned=42)) == {Leave()}


def test_a_small_step_is_no_folly_even_where_it_takes_the_room() -> None:
    assert not leaves_no_room(hand(position((1, 37), (1,)), FIRST), 40)
    assert leaves_no_room(hand(position((1, 37), (1,)), FIRST), 41)


def test_a_wall_without_room_may_grow_as_it_likes() -> None:
    assert not leaves_no_room(hand(position((1, 40), (1,)), FIRST), 46)
    assert leaves_no_room(hand(position((1, 35, 37, 39), (1, 46)), FIRST), 43)
    assert not leaves_no_room(hand(position((1, 35, 37, 39), (1, 45, 46)), FIRST), 43)


def test_nobody_ends_a_game_that_they_lose() -> None:
    state = position(NINE, ROYAL, options=BONUS, turned=13)
    assert finishes_and_loses(hand(state, FIRST), 13)
    assert answers(state) == {Leave()}
    assert not is_folly(hand(position(NINE, (1, 45), options=BONUS), FIRST), 13, ())


def test_a_cannon_may_end_the_game_since_it_changes_the_points() -> None:
    assert not finishes_and_loses(hand(position(NINE, ROYAL, options=BONUS), FIRST), 15)


def test_a_game_whose_leader_cannot_build_may_be_lost() -> None:
    """Otherwise two players behind the leader could both wait for ever."""
    state = replace(position(NINE, ROYAL, NINE[:-1], options=BONUS), out=(SECOND,))
    assert not finishes_and_loses(hand(state, FIRST), 13)


@pytest.mark.parametrize("turn", [FIRST, THIRD])
def test_a_cannon_hits_the_king_and_the_leader(turn: Seat) -> None:
    """The first wall has 2 points, the second 5, the third 2: the first shoots at the king, and so does the third."""
    state = position((1, 26), (1, 3, 43), (1, 18), options=BONUS, turn=turn, phase=Phase.SHOOT)
    assert [wastes_shot(hand(state, turn), Shoot(SECOND, number)) for number in (3, 43)] == [True, False]
    assert answers(state) <= {Shoot(SECOND, 43), Shoot(THIRD, 18), Shoot(FIRST, 26)}


def test_a_cannon_spares_the_weak_while_a_leader_stands_open() -> None:
    state = position((1, 26, 27), (1, 18), (1, 2, 3, 4, 7), options=BONUS, phase=Phase.SHOOT)
    own_hand = hand(state, FIRST)
    assert [wastes_shot(own_hand, Shoot(*shot)) for shot in ((SECOND, 18), (THIRD, 7))] == [True, False]
    assert answers(state) <= {Shoot(THIRD, number) for number in (2, 3, 4, 7)}
