"""The ends of rounds and games, absent players, and the winners."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from bot.game.contract import Outcome, Seat
from cogs.gifttrap import GAME
from cogs.gifttrap.board import Phase
from cogs.gifttrap.board import standing as board_standing
from cogs.gifttrap.facts import (
    Gifted,
    GoneForGood,
    GreatsGivenDecide,
    GreatsReceivedDecide,
    LowerDecides,
    NobodyPlays,
    RoundEmpty,
    RoundEnded,
    RoundLevel,
    RoundsOver,
    SatOut,
    TooFew,
)
from cogs.gifttrap.gifts import Deck
from cogs.gifttrap.moves import Absent, Choose, GetMore, Give, GiveMore, OpenAll, Ready, TakeBack
from cogs.gifttrap.options import Options, QuickUnwrap, Rounds
from cogs.gifttrap.views import board
from tests.games.gifttrap.positions import (
    ADA,
    BOB,
    CYD,
    DAN,
    after,
    begun,
    dealt,
    empty_round,
    facts,
    filled,
    kinds,
    play,
    refusal,
    sealed,
    standing,
    up_to_turn_of,
)

if TYPE_CHECKING:
    from bot.game.contract import Step
    from cogs.gifttrap.state import State

QUICK = Options(quick_unwrap=QuickUnwrap.YES)


def finished(state: State) -> Step[State]:
    """Make all choosing players ready and open all gifts at once; return the last step."""
    *seats, last = sorted(GAME.to_act(state))
    for seat in seats:
        state = after(filled(state, seat), seat, Ready())
    return play(filled(state, last), last, Ready())


def test_a_round_names_the_best_and_worst_givers() -> None:
    """“are named; of equals the one who sits nearer to the dealer's left, the dealer first” [D16]."""
    state = dealt(5, QUICK)
    sheets = {ADA: {BOB: (5,)}, CYD: {ADA: (6,), BOB: (5,)}}
    for seat in (ADA, BOB, CYD, DAN):
        state = after(filled(state, seat, sheets.get(seat)), seat, Ready())
    step = play(filled(state, Seat(4)), Seat(4), Ready())
    (ending,) = (fact for fact in facts(step) if isinstance(fact, RoundEnded))
    (past,) = step.state.past
    steps_given = {index: friend.give - past.starts[index][0] for index, friend in enumerate(step.state.friends)}
    assert ending.best_steps == max(steps_given.values())
    assert ending.worst_steps == min(steps_given.values())
    assert ending.best == next(index for index in range(5) if steps_given[index] == ending.best_steps)
    assert ending.worst == next(index for index in range(5) if steps_given[index] == ending.worst_steps)


def test_a_round_with_equal_givers_names_none() -> None:
    """“where all gave alike nobody is named” [D16]."""
    state = dealt(3, QUICK)
    step = finished(after(filled(state, CYD), CYD, Absent()))
    steps_given = {index: step.state.friends[index].give for index in (ADA, BOB)}
    assert steps_given[ADA] == steps_given[BOB]
    assert RoundLevel(1, steps_given[ADA]) in facts(step)
    assert not any(isinstance(fact, RoundEnded) for fact in facts(step))


def test_a_finished_round_is_stored_without_unopened_gifts() -> None:
    state = dealt(3, QUICK)
    gifts = state.gifts
    state = after(filled(state, CYD), CYD, Absent())
    step = finished(state)
    (past,) = board(step.state).past
    assert (past.number, past.dealer, past.deck, past.gifts) == (1, ADA, Deck.RED, gifts)
    assert past.tokens == ((1, 2, 3, 4), (1, 2, 3, 4), None)
    assert past.starts == ((0, 0),) * 3
    assert step.state.friends[CYD].sheet.wishes == (0, 0, 0, 0)


def test_a_single_ready_player_has_an_empty_round() -> None:
    state = dealt(3)
    for seat in (ADA, BOB):
        state = after(state, seat, Absent())
    step = finished(state)
    assert kinds(step) == ["AllReady", "TokensShown", "Unwrapped", "RoundEmpty", "RoundBegun"]
    assert step.state.idle == 0


def test_both_on_gifted_at_the_end_of_a_round_win() -> None:
    """“Whoever has both markers on GIFTED at the end of a round wins” [R8]."""
    state = up_to_turn_of(sealed(dealt(3), {ADA: ({CYD: (1, 2)}, (1, 2, 3, 4))}), CYD)
    step = play(standing(state, {ADA: (16, 20), BOB: (3, 20)}), CYD, OpenAll())
    assert Gifted(ADA) in facts(step)
    assert step.state.phase is Phase.OVER
    assert GAME.to_act(step.state) == frozenset()
    outcome = GAME.outcome(step.state)
    assert outcome is not None
    assert outcome.winners == {ADA}
    assert refusal(step.state, BOB, OpenAll()) == ("refused-over", {})
    assert board(step.state).turn is None


@pytest.mark.parametrize("rounds", list(Rounds))
def test_the_last_round_ends_the_game(rounds: Rounds) -> None:
    state = begun(3, replace(QUICK, rounds=rounds))
    last_round = board(state).rounds
    state = standing(state, {}, round=last_round - 1)
    step = finished(after(state, ADA, Absent()))
    assert GAME.outcome(step.state) is None
    last = finished(after(step.state, step.state.dealer, Absent()))
    assert RoundsOver(last_round) in facts(last)
    assert GAME.outcome(last.state) is not None


def test_three_rounds_without_a_ready_player_end_the_game() -> None:
    """“Three rounds in a row in which nobody was ready end the game” [D14]."""
    state = begun(4, Options(rounds=Rounds.ENDLESS))
    for number in (1, 2):
        step = empty_round(state, 4)
        assert RoundEmpty(number) in facts(step)
        state = step.state
    step = empty_round(state, 4)
    assert NobodyPlays(3) in facts(step)
    assert GAME.outcome(step.state) == Outcome((1,) * 4, (0,) * 4)


def test_a_ready_player_resets_the_count_of_empty_rounds() -> None:
    state = empty_round(empty_round(begun(3, QUICK), 3).state, 3).state
    assert state.idle == 2
    state = after(state, state.dealer, Absent())
    assert finished(state).state.idle == 0


def test_a_resigned_player_sits_out_every_round() -> None:
    """“sits out always and deals no more, and nobody chooses a gift for them” [D9]."""
    state = after(dealt(5), BOB, Give(CYD, 2))
    state = after(after(state, ADA, Give(CYD, 1)), BOB, Give(DAN, 3))
    step = play(state, CYD, Absent(for_good=True))
    assert facts(step) == (GoneForGood(CYD),)
    assert step.state.friends[ADA].sheet.gives[CYD] == ()
    assert refusal(step.state, ADA, Give(CYD, 1)) == ("refused-friend-gone", {})
    assert refusal(step.state, CYD, Give(ADA, 1)) == ("refused-gone", {})
    assert GAME.beside.out_of_turn(step.state, CYD) == ()
    assert refusal(step.state, CYD, TakeBack()) == ("refused-nothing-to-take-back", {})
    for _ in range(2):
        state = empty_round_of(step.state)
        step = play(state, state.dealer, Absent())
    assert board(step.state).players[CYD].sitting_out
    assert CYD not in GAME.to_act(step.state)


def empty_round_of(state: State) -> State:
    """Let all players who still choose sit the round out."""
    for seat in sorted(GAME.to_act(state)):
        state = after(state, seat, Absent())
    return state


def test_a_round_with_fewer_than_three_players_is_the_last() -> None:
    """“With fewer than three left the game ends as in D2, at the end of the round” [D9]."""
    state = after(dealt(3, QUICK), CYD, Absent(for_good=True))
    assert GAME.outcome(state) is None
    step = finished(state)
    assert TooFew(2) in facts(step)
    assert len(step.state.past) == 1
    assert len(step.state.past[0].openings) == 4
    assert GAME.outcome(step.state) is not None


def test_a_game_with_too_few_players_ends_before_the_deal() -> None:
    """“or at once where no gift is dealt yet” [D9]."""
    step = play(begun(3), ADA, Absent(for_good=True))
    assert facts(step)[:2] == (GoneForGood(ADA), TooFew(2))
    assert GAME.outcome(step.state) is not None
    departure = play(begun(4), ADA, Absent(for_good=True))
    assert kinds(departure) == ["GoneForGood", "GiftsDrawn"]
    assert GAME.to_act(departure.state) == {BOB, CYD, DAN}


def test_a_resignation_while_unwrapping_ends_a_game_of_three_after_the_round() -> None:
    state = sealed(dealt(3))
    state = after(state, ADA, Absent(for_good=True))
    assert GAME.outcome(state) is None
    step = play(up_to_turn_of(state, CYD), CYD, OpenAll())
    assert TooFew(2) in facts(step)


def test_a_resigned_player_ends_no_game_and_is_not_named() -> None:
    """“who has resigned ends no game and is not named as the best, the worst or the first” [D9]."""
    track = board(dealt(5)).track
    state = up_to_turn_of(sealed(dealt(5)), DAN)
    state = after(standing(state, {ADA: (track, track)}), DAN, Absent(for_good=True))
    step = play(up_to_turn_of(state, Seat(4)), Seat(4), OpenAll())
    assert (step.state.phase, step.state.round) == (Phase.DEAL, 2)
    named = [fact for fact in facts(step) if isinstance(fact, RoundEnded)]
    assert all(DAN not in {fact.best, fact.worst} for fact in named)
    gone = replace(step.state.friends[DAN], give=track, get=track)
    state = replace(step.state, friends=(*step.state.friends[:DAN], gone, *step.state.friends[DAN + 1 :]))
    last = empty_round(standing(state, {ADA: (9, 1), BOB: (5, 5)}), 5)
    assert not any(isinstance(fact, Gifted) for fact in facts(last))


def test_the_tie_break_names_players_who_are_left() -> None:
    state = after(dealt(4), DAN, Absent(for_good=True))
    state = standing(replace(state, round=8), {ADA: (9, 11), BOB: (14, 6), CYD: (0, 0), DAN: (20, 0)})
    assert LowerDecides(ADA, BOB, 9, 6) in facts(finished_without_choices(state))


def test_a_round_whose_givers_have_all_resigned_is_level() -> None:
    state = sealed(dealt(3), {})
    for seat in (ADA, BOB):
        state = after(state, seat, Absent(for_good=True))
    step = play(state, CYD, Absent(for_good=True))
    assert [fact for fact in facts(step) if isinstance(fact, RoundLevel)] == [RoundLevel(1, 0)]
    assert TooFew(0) in facts(step)


def finished_without_choices(state: State) -> Step[State]:
    """Let all choosing players sit the round out; return the last step."""
    *seats, last = sorted(GAME.to_act(state))
    for seat in seats:
        state = after(state, seat, Absent())
    return play(state, last, Absent())


def test_expert_cards_on_a_resigned_player_are_removed() -> None:
    state = after(dealt(5, Options(expert=True)), ADA, Give(CYD, 1), GiveMore(1), GetMore(CYD))
    state = after(state, CYD, Absent(for_good=True))
    assert (state.friends[ADA].sheet.give_more, state.friends[ADA].sheet.get_more) == (0, None)
    state = after(dealt(5, Options(expert=True)), ADA, Give(BOB, 1), GiveMore(1), GetMore(BOB))
    state = after(state, CYD, Absent(for_good=True))
    assert (state.friends[ADA].sheet.give_more, state.friends[ADA].sheet.get_more) == (1, (BOB, 0))


@pytest.mark.parametrize(
    ("markers", "greats", "expected", "places"),
    [
        ({0: (10, 10), 1: (12, 7)}, {}, (), (1, 2, 3)),
        ({0: (14, 6), 1: (9, 11)}, {}, (LowerDecides(BOB, ADA, 9, 6),), (2, 1, 3)),
        ({0: (9, 11), 1: (9, 11)}, {1: (2, 0)}, (GreatsGivenDecide(BOB, ADA, 2, 0),), (2, 1, 3)),
        ({0: (9, 11), 1: (11, 9)}, {0: (2, 3), 1: (2, 1)}, (GreatsReceivedDecide(ADA, BOB, 3, 1),), (1, 2, 3)),
        ({0: (9, 11), 1: (11, 9)}, {}, (), (1, 1, 3)),
    ],
)
def test_ties_are_broken(
    markers: dict[int, tuple[int, int]],
    greats: dict[int, tuple[int, int]],
    expected: tuple[object, ...],
    places: tuple[int, ...],
) -> None:
    """“The greater sum of both markers wins, then the greater of the lower markers, then D3” [D2]."""
    state = standing(begun(3), markers, round=8)
    friends = tuple(
        replace(friend, greats_given=greats.get(index, (0, 0))[0], greats_received=greats.get(index, (0, 0))[1])
        for index, friend in enumerate(state.friends)
    )
    step = empty_round(replace(state, friends=friends), 3)
    assert facts(step)[-1 - len(expected) :] == (RoundsOver(8), *expected)
    outcome = GAME.outcome(step.state)
    assert outcome is not None
    assert outcome.places == places
    ranks = [board_standing(player) for player in board(step.state).players]
    assert [1 + sum(other > rank for other in ranks) for rank in ranks] == list(places)


def test_sitting_out_is_announced() -> None:
    assert facts(play(dealt(3), ADA, Absent()))[0] == SatOut(ADA)
    assert refusal(begun(3), BOB, Choose(Deck.RED))[0] == "refused-not-dealer"


def test_an_absent_players_turn_becomes_absence() -> None:
    absent = GAME.interruptions.absent
    assert absent is not None
    assert [absent(dealt(3), ADA, resigned) for resigned in (False, True)] == [Absent(), Absent(for_good=True)]
