"""The mistakes of computer players below strong: how they grow, and how long they last."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from bot.game import characters
from bot.game.chance import Chance
from bot.game.contract import Budget, Seat, Strength
from cogs.fort.board import Sighting
from cogs.fort.computer import choose
from cogs.fort.computer.flaws import FLAWS, STRONG_SKILL, Skill, skill, with_severity
from cogs.fort.computer.memory import FRESH, recollect, unexplored
from cogs.fort.moves import Leave, Take, Turn
from cogs.fort.options import Options
from cogs.fort.places import PLACES, neighbours
from cogs.fort.rules import apply, moves, outcome, start
from cogs.fort.views import board, hand
from tests.games.fort.positions import BONUS, FIRST, after, position

if TYPE_CHECKING:
    from cogs.fort.computer.memory import Memory
    from cogs.fort.state import State

SCATTERED = tuple(range(5, 45, 3))
"""Cards of which no two lie side by side in a row."""
NATURES = [b"nature %d" % number for number in range(40)]


def saw(state: State, *numbers: int) -> State:
    """Return the state with these cards witnessed in this order; card n lies in place n - 1."""
    return replace(state, seen=tuple(Sighting(number - 1, number) for number in numbers))


def belief(state: State, nature: bytes, **skills: float) -> Memory:
    """Return what the first seat believes, if its nature and skill are these."""
    return recollect(hand(state, FIRST), Skill(**skills), Budget(Strength.EASY, nature=nature))


@pytest.mark.parametrize("flaw", FLAWS)
@pytest.mark.parametrize("options", [Options(), BONUS])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_flaw_shrinks_with_the_strength_and_strong_has_none(flaw: str, options: Options, seats: int) -> None:
    field = board(position(*[(1,)] * seats, options=options))
    skills = [skill(field, Budget(strength, flaw=flaw)) for strength in Strength]
    assert [each.span for each in skills] == sorted({each.span for each in skills})
    mistakes = [each.mix_up + each.patience + each.haste + each.conceit for each in skills]
    assert mistakes == sorted(mistakes, reverse=True)
    assert skills[-1] == STRONG_SKILL


def test_a_player_below_strong_without_a_kind_of_mistake_forgets() -> None:
    field = board(position((1,), (1,)))
    assert skill(field, Budget(Strength.FAIR)) == skill(field, Budget(Strength.FAIR, flaw="forgets-soon"))


def test_a_severe_flaw_is_larger_than_a_mild_one() -> None:
    mild, severe = (with_severity("mixes-up-places", severity) for severity in (0.0, 1.0))
    assert (mild.mix_up, with_severity("mixes-up-places", 0.5).mix_up) == (0.0, severe.mix_up / 2)


def test_old_cards_fade_and_the_latest_stay() -> None:
    state = saw(position((1,), (1,)), *SCATTERED)
    for nature in NATURES:
        assert set(belief(state, nature, span=5).places) == set(SCATTERED[-5:])
        assert set(belief(state, nature, span=0).places) == set(SCATTERED[-FRESH:])


def test_a_broken_span_is_a_share_of_the_players_that_keep_a_card_longer() -> None:
    state = saw(position((1,), (1,)), *SCATTERED)
    remembered = [SCATTERED[-6] in belief(state, nature, span=5.5).places for nature in NATURES]
    assert 10 <= sum(remembered) <= 30


def test_a_card_that_is_mixed_up_is_believed_in_a_neighbouring_place_as_long_as_it_lies_there() -> None:
    state = saw(position((1,), (1,)), *SCATTERED)
    later = saw(position((1,), (1, 46), turn=Seat(1)), *SCATTERED)
    for nature in NATURES:
        memory = belief(state, nature, span=45, mix_up=1.0)
        assert all(memory.places[number] == number - 1 for number in SCATTERED[-FRESH:])
        assert all(memory.places[n] in neighbours(n - 1) for n in SCATTERED[:-FRESH] if n in memory.places)
        assert memory.places == belief(later, nature, span=45, mix_up=1.0).places
        assert not set(memory.blank) & set(memory.places.values())


def test_a_card_is_not_mistaken_for_a_place_that_is_known() -> None:
    """All neighbours of 11, in B1, were seen a moment ago: places A1, C1 and B2."""
    state = saw(position((1,), (1,)), 11, 2, 20, 12)
    assert belief(state, NATURES[0], span=45, mix_up=1.0).places[11] == 10


def test_a_wrong_belief_ends_when_the_card_is_turned_up() -> None:
    """The card that lies there is turned up: it is a surprise, and no longer believed elsewhere."""
    state = saw(position((1,), (1,)), 11, 30, 40, 46)
    wrong = belief(state, NATURES[0], span=45, mix_up=1.0).places[11]
    surprise = belief(after(state, Turn(wrong)), NATURES[0], span=45, mix_up=1.0)
    assert (surprise.chosen, surprise.turned) == (False, wrong + 1)
    found = belief(after(state, Turn(10)), NATURES[0], span=45, mix_up=1.0)
    assert (found.chosen, 11 in found.places) == (False, False)
    corrected = belief(after(state, Turn(wrong), Leave()), NATURES[0], span=45, mix_up=1.0)
    assert corrected.places[wrong + 1] == wrong
    assert corrected.places.get(11) != wrong


def test_a_player_that_seems_to_know_all_other_places_doubts_its_belief_before_it_turns_up_a_recent_card() -> None:
    """Card 11, seen in B1, is believed in B2. Only B1 seems unknown, but its card was seen a moment ago."""
    state = saw(position((1, 41), (1,), left=(11, 12, 30, 35, 40)), 11, 30, 35, 40)
    memory = belief(state, NATURES[0], span=45, mix_up=1.0)
    assert (memory.places[11], memory.blank) == (11, (10,))
    assert unexplored(hand(state, FIRST), memory) == [11]
    magician = replace(state, options=BONUS, walls=((1, 24, 41), (1,)))
    assert unexplored(hand(magician, FIRST), memory) == (10,)


def test_a_player_that_saw_all_cards_lately_may_turn_up_any() -> None:
    state = saw(position((1, 41), (1,), left=(11, 12, 30, 35, 40)), 11, 12, 30, 35, 40)
    assert unexplored(hand(state, FIRST), belief(state, NATURES[0], span=0)) == (10, 11)


def test_a_face_up_card_is_never_mixed_up() -> None:
    state = after(position((1,), (1,), options=Options(open_memory=True)), Turn(10), Leave())
    assert belief(state, NATURES[0], span=0, mix_up=1.0).places == {11: 10}


def test_neighbours_share_an_edge() -> None:
    assert neighbours(1) == (2, 10)
    assert neighbours(23) == (22, 24, 14, 32)
    assert all(place in neighbours(other) for place in PLACES for other in neighbours(place))


def taken(flaw: str, number: int, options: Options) -> int:
    """Return how many of some easy players with a flaw take this card when it is turned up at the start."""
    state = position((1,), (1,), options=options, turned=number)
    budget = Budget(Strength.EASY, flaw=flaw)
    own_hand, menu = hand(state, FIRST), moves(state, FIRST)
    answers = [choose(own_hand, menu, Chance(b"", n), replace(budget, nature=NATURES[n])) for n in range(20)]
    return sum(move != Leave() for move in answers)


def test_who_takes_anything_takes_more_than_who_waits() -> None:
    """A jump of ten numbers at the start is much, and a cannon tempts the hasty even more."""
    assert taken("takes-anything", 13, Options()) > 15
    assert taken("waits-too-long", 13, Options()) < 5
    assert taken("takes-anything", 15, BONUS) > taken("waits-too-long", 15, BONUS)


def test_a_patient_player_does_not_wait_for_cards_that_are_gone() -> None:
    """A far card is the next one if all between are built or shot. Two players who left it waited for ever."""
    budget = Budget(Strength.EASY, flaw="waits-too-long", seconds=0.01)
    for left, move in ((range(2, 46), Leave()), ((38, 39, 44), Take())):
        state = position((1, 24, 27), (1, 10, 28, 40), options=BONUS, turned=38, left=left)
        budgets = [replace(budget, nature=nature) for nature in NATURES]
        moves_made = [choose(hand(state, FIRST), moves(state, FIRST), Chance(b"", 0), each) for each in budgets]
        assert moves_made == [move] * len(NATURES)


@pytest.mark.parametrize(("players", "number"), [(2, 31), (3, 1), (3, 10)])
def test_a_table_of_patient_players_finishes(players: int, number: int) -> None:
    """In these games they waited for ever, one of them for a tenth card although any would have won."""
    luck = b"patience %d" % number
    state = start(players, BONUS, Chance(luck, 0)).state
    natures = [characters.nature(luck, Seat(seat)) for seat in range(players)]
    for turn in range(1, 700):
        if outcome(state) is not None:
            break
        budget = Budget(Strength.EASY, 0.005, flaw="waits-too-long", nature=natures[state.turn])
        move = choose(hand(state, state.turn), moves(state, state.turn), Chance(luck, -turn), budget)
        state = apply(state, state.turn, move, Chance(luck, turn)).state
    assert outcome(state) is not None
