"""The computer player: its questions and announcements, and that it plays every game to its end."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from bot.game.chance import Chance
from bot.game.contract import Budget, Public, Seat, Step, Strength, Style
from cogs.case07 import GAME
from cogs.case07.board import Finding, Phase
from cogs.case07.cards import Case
from cogs.case07.computer import choose
from cogs.case07.facts import Misinformed
from cogs.case07.knowledge import possible
from cogs.case07.moves import Accuse, Announce, Answer, Close, Examine, Judge, Move, Patrol, Reply, Report
from cogs.case07.options import Options
from cogs.case07.rules.legal import MAX_CHANGES
from cogs.case07.state import Sleuth, State, held_case
from cogs.case07.views import board, hand
from tests.games.case07.parties import BY_HAND
from tests.games.case07.positions import ANNA, CASES, KASIA, MACIEJ, C, acting, after, announcing, position

EVERY_STRENGTH = pytest.mark.parametrize("strength", Strength)
STRONG = Strength.STRONG
CLUES = (
    Finding(1, card=C.BOMBA, answer=Answer.SAME),
    Finding(2, card=C.MORDERSTWO, answer=Answer.SAME),
)
"""Kasia has found two cards of her case."""
PROOF = (*CLUES, Finding(3, card=C.HOTEL_FORUM, answer=Answer.SAME))
STUCK = (
    *CLUES,
    Finding(3, card=C.OKECIE, answer=Answer.NEAR),
    Finding(4, wrong=Case(C.BOMBA, C.MORDERSTWO, C.DOM_PARTII)),
)
"""Her case's place is the Hotel Forum or the Teatr Wielki."""
USELESS = (C.KELNERKA, C.BADYLARZ, C.SZATNIARZ, C.LAPOWKA, C.PORWANIE)
"""Evidence without information for a player who knows the suspect and the crime."""


def answer(state: State, strength: Strength = STRONG, seed: int = 0, style: Style = Style.EVEN) -> Move:
    """Return the computer's move for the active seat."""
    seat, budget = acting(state), Budget(strength=strength, style=style)
    return choose(hand(state, seat), GAME.moves(state, seat), Chance(b"luck", seed), budget)


def kasia_with(*findings: Finding, state: State | None = None, patrols: int = 5) -> State:
    """Return a state in which Kasia has these findings and this many patrols left."""
    state = state or position()
    return replace(state, sleuths=(Sleuth(patrols=patrols, findings=findings), *state.sleuths[1:]))


def play_game(players: int, options: Options, *strengths: Strength) -> tuple[State, list[Move], list[Step[State]]]:
    """Play a whole game; return the last state, every move and every step."""
    step = GAME.start(players, options, Chance(b"whole", 0))
    course: list[Move] = []
    steps = [step]
    while GAME.to_act(step.state):
        seat = acting(step.state)
        move = answer(step.state, strengths[seat % len(strengths)], seed=-len(steps))
        assert move in GAME.moves(step.state, seat)
        step = GAME.apply(step.state, seat, move, Chance(b"whole", len(steps)))
        course.append(move)
        steps.append(step)
    return step.state, course, steps


@EVERY_STRENGTH
@pytest.mark.parametrize("players", range(2, 6))
def test_a_computer_plays_whole_games_to_their_end(players: int, strength: Strength) -> None:
    state, course, _ = play_game(players, Options(), strength)
    assert GAME.outcome(state)
    kinds = Counter(map(type, course))
    assert kinds[Accuse] <= 3 * kinds[Announce]
    assert set(kinds) <= {Examine, Patrol, Accuse, Announce}


def test_a_computer_never_answers_wrongly_by_hand() -> None:
    _, course, steps = play_game(3, BY_HAND, *Strength)
    assert {Reply, Report, Judge} <= {*map(type, course)}
    news = [item.fact for step in steps for item in step.news if isinstance(item, Public)]
    assert not any(isinstance(fact, Misinformed) for fact in news)


@EVERY_STRENGTH
def test_a_computer_with_one_possible_case_announces_it(strength: Strength) -> None:
    state = kasia_with(*PROOF)
    course: list[Move] = []
    while acting(state) == KASIA:
        course.append(answer(state, strength))
        state = after(state, course[-1])
    assert tuple(course) == announcing(CASES[KASIA])
    assert state.sleuths[KASIA].solved


def test_a_computer_moves_wrong_black_discs() -> None:
    state = after(kasia_with(*PROOF), Accuse(C.KELNERKA), Accuse(C.MORDERSTWO))
    assert answer(state) == Accuse(C.BOMBA)
    assert answer(after(state, Accuse(C.BOMBA))) == Accuse(C.HOTEL_FORUM)


def test_a_computer_without_changes_left_asks_a_question() -> None:
    state = after(kasia_with(*PROOF), *map(Accuse, (C.KELNERKA, C.NAPAD, C.MDM)))
    assert isinstance(answer(replace(state, changes=MAX_CHANGES)), Examine | Patrol)


@EVERY_STRENGTH
def test_a_computer_without_questions_guesses_a_possible_case(strength: Strength) -> None:
    state = kasia_with(*CLUES, state=position(row=()), patrols=0)
    move = answer(state, strength)
    assert isinstance(move, Accuse)
    assert move.card in possible(board(state), KASIA, held_case(state, KASIA))[0].cards


@EVERY_STRENGTH
def test_the_same_luck_gives_the_same_move(strength: Strength) -> None:
    assert {answer(position(), strength, seed=7) for _ in range(3)} == {answer(position(), strength, seed=7)}


@EVERY_STRENGTH
def test_hidden_cards_do_not_change_a_computers_move(strength: Strength) -> None:
    state = after(position(), Examine(C.OKECIE), Patrol(C.MDM), Examine(C.BOMBA))
    for seed in range(5):
        other = GAME.redeal(state, KASIA, Chance(b"other", seed))
        assert answer(other, strength, seed=3) == answer(state, strength, seed=3)


def test_a_strong_player_begins_with_a_patrol() -> None:
    assert isinstance(answer(position()), Patrol)


def test_a_strong_player_saves_its_last_patrols_for_later_investigations() -> None:
    last = replace(position(), number=3)
    assert isinstance(answer(kasia_with(patrols=3)), Examine)
    assert isinstance(answer(kasia_with(patrols=3, state=last)), Patrol)


def test_a_strong_player_with_one_patrol_plans_only_one_patrol() -> None:
    assert isinstance(answer(kasia_with(patrols=1, state=replace(position(), number=3))), Examine | Patrol)


def test_a_strong_player_asks_the_question_that_separates_the_last_cases() -> None:
    state = kasia_with(*STUCK, state=position(row=(*USELESS, C.HOTEL_FORUM)), patrols=0)
    assert answer(state) == Examine(C.HOTEL_FORUM)


@EVERY_STRENGTH
def test_a_computer_guesses_when_no_evidence_separates_the_cases(strength: Strength) -> None:
    state = kasia_with(*STUCK, state=position(row=USELESS), patrols=0)
    assert len(possible(board(state), KASIA, held_case(state, KASIA))) == 2
    assert isinstance(answer(state, strength), Accuse)


def with_requests_to_close(state: State, *seats: Seat) -> State:
    """Return the state in which these seats ask to close the investigation."""
    sleuths = [replace(sleuth, asks=1) if seat in seats else sleuth for seat, sleuth in enumerate(state.sleuths)]
    return replace(state, sleuths=tuple(sleuths))


def test_a_strong_player_without_useful_questions_agrees_to_close() -> None:
    stuck = kasia_with(*STUCK, state=position(row=USELESS), patrols=0)
    assert answer(with_requests_to_close(stuck, MACIEJ, ANNA)) == Close()
    assert answer(with_requests_to_close(stuck, MACIEJ)) != Close()
    assert answer(with_requests_to_close(stuck, KASIA, MACIEJ, ANNA)) != Close()


@EVERY_STRENGTH
def test_a_computer_does_not_close_a_solvable_investigation(strength: Strength) -> None:
    assert answer(with_requests_to_close(position(), MACIEJ, ANNA), strength) != Close()


@EVERY_STRENGTH
def test_a_computer_asks_no_question_that_its_own_discs_answer(strength: Strength) -> None:
    """Kasia knows the suspect and the crime, and may ask about a single place."""
    row = (*USELESS, C.HOTEL_FORUM)
    for dead_end in (C.MDM, C.STADION, C.SUPERSAM, C.KOLUMNA_ZYGMUNTA):
        clues = (*CLUES, Finding(3, card=dead_end, answer=Answer.NOTHING))
        state = kasia_with(*clues, state=position(row=row), patrols=0)
        assert answer(state, strength) == Examine(C.HOTEL_FORUM)


@EVERY_STRENGTH
def test_a_computer_whose_questions_are_all_answered_draws_new_evidence(strength: Strength) -> None:
    """Four places are left, so that a guess would cost more than a new card of evidence."""
    state = kasia_with(*CLUES, state=position(row=USELESS), patrols=0)
    assert isinstance(answer(state, strength), Examine)


@pytest.mark.parametrize(
    ("question", "truth"),
    [
        ((Examine(C.MORDERSTWO),), Reply(Answer.SAME)),
        ((Examine(C.OKECIE),), Reply(Answer.NEAR)),
        ((Patrol(C.HOTEL_GROMADA),), Report(1, 1)),
        (announcing(CASES[KASIA]), Judge(right=True)),
        (announcing(Case(C.BOMBA, C.NAPAD, C.MDM)), Judge(right=False)),
    ],
)
def test_a_computer_holder_answers_truthfully(question: tuple[Move, ...], truth: Move) -> None:
    state = after(position(options=BY_HAND), *question)
    assert state.phase is Phase.ANSWER
    assert acting(state) == ANNA
    assert answer(state) == truth


def with_rival(questions: int) -> State:
    """Return a state in which Kasia has two possible cases and a rival has asked `questions` questions."""
    state = kasia_with(*STUCK)
    rival = replace(state.sleuths[1], findings=(Finding(1, card=C.KELNERKA, answer=Answer.NOTHING),) * questions)
    return replace(state, sleuths=(state.sleuths[0], rival, *state.sleuths[2:]))


def left(state: State) -> int:
    """Count Kasia's possible cases."""
    return len(possible(board(state), KASIA, held_case(state, KASIA)))


@EVERY_STRENGTH
@pytest.mark.parametrize(("style", "questions"), [(style, questions) for style in Style for questions in (1, 9)])
def test_only_a_bold_player_announces_one_of_two_cases_when_a_rival_is_close(
    style: Style, questions: int, strength: Strength
) -> None:
    state = with_rival(questions)
    assert left(state) == 2
    dares = isinstance(answer(state, strength, style=style), Accuse)
    assert dares is (style is Style.BOLD and questions == 9)


def test_a_careful_player_saves_patrols_that_a_bold_player_sends() -> None:
    choices = {
        style: [isinstance(answer(kasia_with(patrols=patrols), style=style), Patrol) for patrols in (5, 4, 3, 2)]
        for style in Style
    }
    assert choices[Style.CAREFUL].count(True) < choices[Style.EVEN].count(True) < choices[Style.BOLD].count(True)
