"""The computer player: its memory, its weights, and its moves in plain positions."""

from __future__ import annotations

from functools import cache
from itertools import count
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from bot.game.chance import Chance
from bot.game.contract import Budget, Seat, Strength, Style
from cogs.fort.board import Phase, Sighting
from cogs.fort.computer import choose
from cogs.fort.computer.flaws import skill
from cogs.fort.computer.memory import recollect, remember
from cogs.fort.computer.rollouts import BasicRollout, BonusRollout
from cogs.fort.computer.search import random_deal
from cogs.fort.moves import Insert, Leave, Move, Shoot, Take, Turn
from cogs.fort.options import Options
from cogs.fort.rules import apply, moves, outcome, start
from cogs.fort.views import board, hand
from tests.games.fort.positions import BONUS, FIRST, LUCK, SECOND, after, position

if TYPE_CHECKING:
    from cogs.fort.state import State

STRONG = Budget(strength=Strength.STRONG, seconds=0.02)
EASY = Budget(strength=Strength.EASY, seconds=0.02)
EVERYTHING = (-1, -1, -1)
"""By seat: all bits set, so that no seat forgets anything in a rollout."""


def answer(state: State, budget: Budget = STRONG) -> Move:
    """Return the computer's move for the active seat."""
    return choose(hand(state, state.turn), moves(state, state.turn), Chance(b"luck", 0), budget)


def saw(state: State, *numbers: int) -> State:
    """Return the state with these cards witnessed in this order; card n lies in place n - 1."""
    return replace(state, seen=tuple(Sighting(number - 1, number) for number in numbers))


def test_memory_has_only_the_latest_sightings() -> None:
    state = saw(position((1,), (1,)), 5, 9, 13, 20)
    memory = remember(hand(state, FIRST), 3)
    assert memory.places == {9: 8, 13: 12, 20: 19}
    assert 5 in memory.unknown
    assert 4 in memory.blank
    assert len(memory.unknown) == len(memory.blank) == 42


def test_face_up_cards_need_no_memory() -> None:
    state = after(position((1,), (1,), options=Options(open_memory=True)), Turn(4), Leave())
    assert remember(hand(state, FIRST), 0).places == {5: 4}


def test_the_last_unseen_card_is_known_by_elimination() -> None:
    state = position((1, 10), (1, 20), options=BONUS, left=(2, 3, 30))
    assert remember(hand(state, FIRST), 45).unknown == (2, 3, 30)


@pytest.mark.parametrize(("span", "chosen"), [(45, True), (1, False)])
def test_the_computer_knows_a_card_it_turned_on_purpose(span: int, chosen: bool) -> None:  # noqa: FBT001 - a parameter of the test
    state = after(saw(position((1,), (1,)), 5, 9), Turn(4))
    assert remember(hand(state, FIRST), span).chosen is chosen


def test_the_only_move_is_made() -> None:
    assert answer(position((1, 20), (1,), turned=15)) == Leave()


@pytest.mark.parametrize("options", [Options(), BONUS])
def test_the_computer_takes_the_next_number_and_leaves_the_highest(options: Options) -> None:
    assert answer(position((1,), (1,), options=options, turned=2)) == Take()
    assert answer(position((1,), (1,), options=options, turned=46)) == Leave()


def test_the_computer_finishes_a_winning_wall() -> None:
    nine = (1, 2, 3, 4, 5, 6, 7, 8, 9)
    assert answer(saw(position(nine, (1, 10)), 12, 46)) in {Turn(11), Turn(45)}
    assert answer(after(saw(position(nine, (1, 10)), 46), Turn(45))) == Take()


def test_the_computer_fetches_a_remembered_card() -> None:
    assert answer(saw(position((1, 20), (1, 19)), 46, 21, 3)) == Turn(20)


def test_an_easy_computer_has_forgotten_a_card() -> None:
    state = saw(position((1, 20), (1, 19), left=(2, 3, 4, 5, 6, 21, 46)), 21, 2, 3, 4, 5, 6)
    own_hand = hand(state, FIRST)
    assert 21 not in recollect(own_hand, skill(own_hand.board, EASY), EASY).places
    assert answer(state, EASY) == Turn(45)


def test_the_computer_takes_a_card_it_turned_on_purpose() -> None:
    assert answer(after(saw(position((1, 20), (1,)), 46), Turn(45))) == Take()


def test_the_computer_builds_with_all_cards_known() -> None:
    state = saw(position((1, 20), (1, 30), left=(22, 40)), 22, 40)
    assert answer(state) in {Turn(21), Turn(39)}


def test_the_computer_inserts_for_points_at_the_end() -> None:
    state = position((1, 24, 46), (1, 44), options=BONUS, turned=43, left=(43,))
    assert answer(state) == Insert()


def test_the_computer_fetches_a_card_to_insert() -> None:
    state = saw(position((1, 24, 46), (1, 5, 45), options=BONUS, left=(2, 43)), 2, 43)
    assert answer(state) == Turn(42)


def test_the_computer_shoots_the_card_that_costs_the_leader_the_game() -> None:
    state = position((1, 25), (1, 12, 43), (1, 16), options=BONUS, turned=26, left=(26,))
    assert answer(after(state, Take())) == Shoot(SECOND, 43)


def test_the_same_seed_gives_the_same_move() -> None:
    state = saw(position((1, 12), (1, 14)), 20, 23, 17)
    assert [answer(state) for _ in range(3)] == [answer(state)] * 3


@pytest.mark.unmeasured
@pytest.mark.parametrize("strength", list(Strength))
@pytest.mark.parametrize("options", [Options(), BONUS, Options(bonus=True, open_memory=True)])
def test_a_game_of_computers_ends(options: Options, strength: Strength) -> None:
    """A computer never passes if it has another move, so every game of computers ends."""
    budget = Budget(strength=strength, seconds=0.003)
    for seed in (b"1", b"2"):
        state = start(3, options, Chance(seed, 0)).state
        for turn in range(1, 1_500):
            if outcome(state) is not None:
                break
            menu = moves(state, state.turn)
            move = choose(hand(state, state.turn), menu, Chance(seed, -turn), budget)
            assert move in menu
            state = apply(state, state.turn, move, LUCK).state
        assert outcome(state) is not None


def test_a_basic_rollout_ends_like_a_real_game() -> None:
    rollout = BasicRollout(board(position((1, 2, 3, 4, 5, 6, 7, 8, 9), (1, 40))))
    rollout.build(10)
    assert rollout.finish([11, 12], [45], EVERYTHING) == [(10, 10), (2, 40)]


def test_a_basic_rollout_takes_every_card_that_fits() -> None:
    """The second seat turns up 46 and 20 and leaves both; the first one fetches 41, then 46."""
    assert BasicRollout(board(position((1, 40), (1, 30)))).finish([41, 2], [20, 46], EVERYTHING) == [(4, 46), (2, 30)]


@pytest.mark.parametrize(("greedy", "second"), [(False, (4, 45)), (True, (3, 45))])
def test_a_greedy_rollout_takes_any_card_that_fits(greedy: bool, second: tuple[int, int]) -> None:  # noqa: FBT001 - a parameter of the test
    rollout = BasicRollout(board(position((1, 46), (1, 20)))).copy(greedy=greedy)
    assert rollout.finish([], [21, 45], EVERYTHING)[1] == second


@pytest.mark.parametrize(("second", "ends"), [(1 << 31, [(3, 46), (3, 31)]), (0, [(4, 46), (2, 30)])])
def test_a_basic_rollout_fetches_only_remembered_cards(second: int, ends: list[tuple[int, int]]) -> None:
    """The second seat fetches 31 if it remembers it; otherwise it turns 46 up in vain, and the first fetches 31."""
    rollout = BasicRollout(board(position((1, 29), (1, 30))))
    assert rollout.finish([31], [2, 46], (1 << 31, second)) == ends


def bonus_rollout(*walls: tuple[int, ...], turn: Seat = FIRST, phase: Phase = Phase.TURN) -> BonusRollout:
    """Return a rollout of a bonus game."""
    return BonusRollout(board(position(*walls, options=BONUS, turn=turn, phase=phase)))


def test_a_bonus_rollout_counts_points_by_the_rules() -> None:
    rollout = bonus_rollout((1, 9), (1, 45))
    rollout.build(12)
    assert rollout.finish([], [], EVERYTHING)[0] == (6, 12)


def test_a_cannon_in_a_rollout_takes_the_leaders_best_exposed_card() -> None:
    rollout = bonus_rollout((1, 5), (1, 8, 35, 46), (1, 2))
    rollout.build(6)
    assert rollout.finish([], [], EVERYTHING) == [(4, 6), (3, 46), (2, 2)]


def test_a_cannon_in_a_rollout_spares_protected_cards() -> None:
    rollout = bonus_rollout((1, 5), (1, 7, 8))
    rollout.build(6)
    assert rollout.finish([], [], EVERYTHING) == [(4, 6), (3, 8)]


def test_a_magician_in_a_rollout_helps_once_and_is_lost_when_shot() -> None:
    helped = bonus_rollout((1, 24, 46), (1, 45))
    assert helped.wants(35)
    helped.build(35)
    assert not helped.wants(28)
    shot = bonus_rollout((1, 2), (1, 24, 46))
    shot.shoot(1, 24)
    assert shot.finish([35], [], EVERYTHING)[1] == (2, 46)


def test_a_magician_can_be_won_in_a_rollout() -> None:
    rollout = bonus_rollout((1, 46), (1, 45))
    rollout.build(24)
    assert rollout.wants(43)


def test_only_greedy_seats_finish_a_rollout_to_lose() -> None:
    nine = (1, 2, 3, 4, 6, 7, 8, 10, 11)
    assert not bonus_rollout(nine, (1, 9, 12, 28, 35, 43)).wants(13)
    assert bonus_rollout(nine, (1, 45)).wants(13)
    wide = (1, 2, 3, 4, 6, 7, 8, 10, 28)
    greedy = bonus_rollout(wide, (1, 9, 12, 23, 35, 43), turn=SECOND).copy(greedy=True)
    assert greedy.finish([], [30], EVERYTHING)[0] == (12, 30)


def test_a_bonus_rollout_fetches_only_remembered_cards() -> None:
    """The second seat takes the queen, 35, if it remembers her; otherwise the first one does, which remembers her."""
    recalled = (1 << 35, 1 << 35), (1 << 35, 0)
    ends = [bonus_rollout((1, 33), (1, 34)).finish([35], [2, 3], memory) for memory in recalled]
    assert ends == [[(2, 33), (7, 35)], [(6, 35), (3, 34)]]


def test_timid_rivals_of_a_basic_rollout_leave_a_card_eight_numbers_away() -> None:
    rollout = BasicRollout(board(position((1, 27), (1, 20))))
    assert rollout.copy(timid=True).finish([], [28], EVERYTHING) == [(3, 28), (2, 20)]
    assert rollout.copy().finish([], [28], EVERYTHING) == [(2, 27), (3, 28)]


def test_timid_rivals_of_a_bonus_rollout_leave_a_card_eight_numbers_away() -> None:
    rollout = bonus_rollout((1, 27), (1, 20))
    assert rollout.copy(timid=True).finish([], [28], EVERYTHING) == [(5, 28), (2, 20)]
    assert rollout.copy().finish([], [28], EVERYTHING) == [(2, 27), (5, 28)]


def test_underrated_opponents_remember_only_what_lies_face_up() -> None:
    state = replace(saw(position((1, 20), (1, 30)), 21, 22, 40), face_up=(9,))
    own_hand, memory = hand(state, FIRST), remember(hand(state, FIRST), 45)
    own, other = random_deal(own_hand, memory, Chance(b"deal", 0), underrated=True).recalled
    assert other == 1 << 10
    assert own >> 40 & 1


@pytest.mark.parametrize("options", [Options(), BONUS])
def test_opponents_forget_cards_but_not_face_up_ones(options: Options) -> None:
    state = replace(saw(position((1, 20), (1, 30), options=options), 21, 22, 40), face_up=(9, 44))
    own_hand, memory = hand(state, FIRST), remember(hand(state, FIRST), 45)
    recollections = [random_deal(own_hand, memory, Chance(b"deal", n)).recalled for n in range(200)]
    assert all(own >> card & 1 for own, _ in recollections for card in (21, 22, 40))
    assert all(other >> card & 1 for _, other in recollections for card in (10, 45))
    assert {other >> card & 1 for _, other in recollections for card in (21, 22, 40)} == {0, 1}


def test_bolder_styles_build_in_wider_steps() -> None:
    """A bolder computer appends cards with larger steps in the same positions."""
    climbed = {style: _climbed(Budget(Strength.STRONG, 0.003, style=style)) for style in Style}
    assert climbed[Style.CAREFUL] < climbed[Style.EVEN] < climbed[Style.BOLD]


def _climbed(budget: Budget) -> int:
    """Return the growth of walls by one decision, summed over the positions of `_decisions`."""
    climbed = 0
    for number, state in enumerate(_decisions()):
        move = choose(hand(state, state.turn), moves(state, state.turn), Chance(b"style", -number), budget)
        grown = apply(state, state.turn, move, Chance(b"style", number)).state
        climbed += board(grown).walls[state.turn].cards[-1] - board(state).walls[state.turn].cards[-1]
    return climbed


@cache
def _decisions() -> tuple[State, ...]:
    """Return the positions of ten games in which a seat takes a card or leaves it."""
    states: list[State] = []
    for number in range(10):
        luck = b"step %d" % number
        state = start(2, Options(), Chance(luck, 0)).state
        for turn in count(1):
            if outcome(state) is not None:
                break
            if state.phase is Phase.DECIDE:
                states.append(state)
            menu, budget = moves(state, state.turn), Budget(Strength.EASY)
            move = choose(hand(state, state.turn), menu, Chance(luck, -turn), budget)
            state = apply(state, state.turn, move, Chance(luck, turn)).state
    return tuple(states)
