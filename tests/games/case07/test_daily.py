"""The daily case: its deal, the rules of an attempt, its views and its words."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

from bot.game.chance import Chance
from bot.game.contract import Refused
from bot.i18n.translation import LANGUAGES, Say
from cogs.case07.cards import PLACES, Card, Case
from cogs.case07.daily import DAILY, dealing
from cogs.case07.daily.attempt import MAX_CANDIDATES, MAX_COST, candidates
from cogs.case07.daily.dossier import DAILY_PATROLS
from cogs.case07.daily.moves import DailyMove, GiveUp, Solve
from cogs.case07.daily.puzzle import SOLVER, Attempt
from cogs.case07.daily.words import describe, headline, solution
from cogs.case07.labels import polish
from cogs.case07.moves import Examine, Patrol
from cogs.case07.views import redeal
from tests.games.case07.daily_attempts import SEED, few, informed, played, puzzle, right, wasted, wrong

EN = Say("en", "case07")
UNFIT_GUESS, UNFIT_LUCK = bytes(32), bytes([29]) * 32
"""The seeds of a deal in which the strong computer guesses, and of one that it solves in a question or two."""


def refused(attempt: Attempt, move: DailyMove) -> str:
    with pytest.raises(Refused) as refusal:
        DAILY.apply(puzzle(), attempt, move)
    assert EN.refusal(refusal.value)
    return refusal.value.text


# The deal


def test_a_day_and_its_weekday_determine_the_case(monkeypatch: pytest.MonkeyPatch) -> None:
    """“Monday has the lightest, Sunday the hardest” [D20] of the same deals."""
    for name, value in {"DEALS": 3, "STRONG_RUNS": 1, "EASY_RUNS": 1}.items():
        monkeypatch.setattr(dealing, name, value)
    days = [DAILY.deal(SEED, weekday) for weekday in (0, 3, 6)]
    assert days[0] == DAILY.deal(SEED, 0)
    assert len({day.seed for day in days}) == 3
    difficulties = [2 * day.par + dealing.easy_cost(day) for day in days]
    assert difficulties == sorted(difficulties)


def test_the_par_is_the_cost_of_a_strong_attempt_that_deduces_the_case() -> None:
    """“All seven end with a single possible case” [D19]."""
    assert DAILY.par(puzzle()) == puzzle().par == len(puzzle().model) >= dealing.MIN_PAR
    assert informed().state.sleuths[SOLVER].findings == puzzle().model
    assert candidates(informed().state) == (puzzle().dealt.cases[SOLVER],)
    result = DAILY.result(puzzle(), played(right(), attempt=informed()))
    assert result is not None
    assert (result.cost, result.solved) == (puzzle().par, True)


def test_a_deal_that_needs_a_guess_or_is_solved_by_luck_does_not_fit() -> None:
    assert dealing.measured(UNFIT_GUESS) is None
    assert dealing.measured(UNFIT_LUCK) is None


def test_a_trial_that_gets_nowhere_is_broken_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dealing, "_MAX_TRIAL_COST", 2)
    trial = dealing.attempt(puzzle().dealt, puzzle().seed, b"", lambda _hand, moves, _chance: moves[0])
    assert (trial.cost, trial.deduced) == (2, False)


def test_puzzle_and_attempt_are_stored_whole() -> None:
    for value in (puzzle(), informed()):
        assert msgspec.json.decode(msgspec.json.encode(value), type=type(value)) == value


# The attempt


def test_an_attempt_begins_with_nine_cards_and_three_patrols() -> None:
    moves = DAILY.moves(puzzle(), DAILY.start(puzzle()))
    assert [move.card for move in moves if isinstance(move, Examine)] == list(puzzle().dealt.row)
    assert [move.place for move in moves if isinstance(move, Patrol)] == list(PLACES)
    assert moves[-1] == GiveUp()
    assert len(moves) == 9 + len(PLACES) + 1


def test_every_offered_move_is_accepted() -> None:
    for attempt in (DAILY.start(puzzle()), few()):
        for move in DAILY.moves(puzzle(), attempt):
            assert played(move, attempt=attempt) != attempt


def test_the_same_questions_bring_the_same_cards_and_answers() -> None:
    """“Every player” [D18] gets the same row after the same questions."""
    assert wasted(12) == wasted(12)
    assert wasted(1).state.row != puzzle().dealt.row


def test_a_fourth_patrol_is_refused() -> None:
    attempt = played(*map(Patrol, PLACES[:DAILY_PATROLS]))
    assert not [move for move in DAILY.moves(puzzle(), attempt) if isinstance(move, Patrol)]
    assert refused(attempt, Patrol(PLACES[-1])) == "refused-daily-patrols"


def test_questions_of_the_game_are_refused_as_in_the_game() -> None:
    assert refused(DAILY.start(puzzle()), Examine(puzzle().dealt.deck[0])) == "refused-not-in-row"
    assert refused(played(Patrol(Card.MDM)), Patrol(Card.MDM)) == "refused-patrolled"


def test_nobody_announces_before_few_cases_are_possible() -> None:
    """“As soon as at most 25 are possible” [D16]."""
    assert refused(DAILY.start(puzzle()), right()) == "refused-daily-early"
    assert 1 < len(candidates(few().state)) <= MAX_CANDIDATES


def test_an_impossible_case_cannot_be_announced() -> None:
    assert refused(informed(), Solve(*next(iter(other_cases())).cards)) == "refused-daily-impossible"


def other_cases() -> tuple[Case, ...]:
    """Return the possible cases before the last questions, without the right one."""
    return tuple(case for case in candidates(few().state) if case != puzzle().dealt.cases[SOLVER])


def test_a_wrong_announcement_costs_two_and_rules_the_case_out() -> None:
    """“A question costs one, a wrong announcement two, the right one nothing” [D16]."""
    attempt = few()
    cost = DAILY.view(puzzle(), attempt).cost
    later = played(wrong(attempt), attempt=attempt)
    assert DAILY.view(puzzle(), later).cost == cost + 2
    assert len(candidates(later.state)) == len(candidates(attempt.state)) - 1
    result = DAILY.result(puzzle(), played(right(), attempt=later))
    assert result is not None
    assert (result.cost, result.solved) == (cost + 2, True)
    assert result.signs.endswith("❌✅")


def test_signs_tell_the_kind_of_each_turn_and_no_content() -> None:
    attempt = played(Examine(puzzle().dealt.row[0]), Patrol(Card.MDM), GiveUp())
    result = DAILY.result(puzzle(), attempt)
    assert result is not None
    assert not result.solved
    assert result.signs[0] in "🟠🔵⚪"
    assert result.signs[1:] == "🚓🏳️"


def test_giving_up_ends_the_attempt() -> None:
    attempt = played(GiveUp())
    assert DAILY.moves(puzzle(), attempt) == ()
    assert refused(attempt, GiveUp()) == "refused-daily-over"
    assert DAILY.result(puzzle(), DAILY.start(puzzle())) is None


def test_a_case_that_has_cost_twenty_is_closed() -> None:
    """“Closed unsolved” [D17]."""
    assert DAILY.result(puzzle(), wasted(MAX_COST - 1)) is None
    result = DAILY.result(puzzle(), wasted(MAX_COST))
    assert result is not None
    assert (result.cost, result.solved, len(result.signs.removesuffix("🏳️"))) == (MAX_COST, False, MAX_COST)


def test_giving_up_and_guessing_are_grave() -> None:
    assert DAILY.grave(GiveUp(), DAILY.view(puzzle(), few()))
    assert DAILY.grave(right(), DAILY.view(puzzle(), few()))
    assert not DAILY.grave(right(), DAILY.view(puzzle(), informed()))
    assert not DAILY.grave(Patrol(Card.MDM), DAILY.view(puzzle(), few()))


# The views


def test_a_view_shows_nothing_that_the_player_cannot_know() -> None:
    """Any other case that agrees with the answers, and any order of the deck, gives the same view and moves."""
    attempt = few()
    for number in range(20):
        state = redeal(attempt.state, SOLVER, Chance(b"daily", number))
        other = replace(attempt, state=state)
        assert DAILY.view(puzzle(), other) == DAILY.view(puzzle(), attempt)
        assert DAILY.moves(puzzle(), other) == DAILY.moves(puzzle(), attempt)


def test_the_view_crosses_out_what_follows_from_the_start() -> None:
    """“The colleague's, which is ruled out from the start” [D14]."""
    view = DAILY.view(puzzle(), DAILY.start(puzzle()))
    assert set(view.hand.follows) == set(puzzle().dealt.cases[1].cards)
    assert (view.cost, view.par, view.possible, view.candidates) == (0, puzzle().par, 11 * 9 * 13, ())
    known = DAILY.view(puzzle(), informed())
    assert set(Card) - set(known.hand.follows) == set(puzzle().dealt.cases[SOLVER].cards)
    assert known.possible == 1


def test_the_solution_comes_with_the_end() -> None:
    for ended in (played(GiveUp()), played(right(), attempt=informed())):
        view = DAILY.view(puzzle(), ended)
        assert view.candidates == ()
        assert view.solution == DAILY.solution(puzzle(), ended)
    assert DAILY.view(puzzle(), informed()).solution is None


def test_the_chart_compares_the_reader_with_the_computer() -> None:
    model = DAILY.solution(puzzle(), None)
    assert model.case == puzzle().dealt.cases[SOLVER]
    assert model.chart.left[0][-1] == 1
    assert model.chart.known == (puzzle().par,)
    assert (model.played, model.chart.points, model.chart.solved) == (False, (puzzle().par,), (puzzle().par + 1,))
    own = DAILY.solution(puzzle(), wasted(MAX_COST))
    assert own.played
    assert own.chart.points == (MAX_COST, puzzle().par)
    assert own.chart.solved == (None, puzzle().par + 1)
    assert len(own.chart.left[0]) == MAX_COST
    assert own.chart.left[1:] == model.chart.left


# The words


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_are_complete_and_short_enough_for_a_message(language: str) -> None:
    say = Say(language, "case07")
    for attempt in (DAILY.start(puzzle()), few(), wasted(MAX_COST - 1)):
        words = describe(DAILY.view(puzzle(), attempt), say)
        assert len(words) <= 2000
        assert words.count("→") == len(PLACES)
        assert all(polish(place) in words for place in PLACES)


def test_the_headline_tells_the_last_answer() -> None:
    assert headline(DAILY.view(puzzle(), DAILY.start(puzzle())), EN) == ""
    attempt = played(Patrol(Card.MDM))
    view = DAILY.view(puzzle(), attempt)
    assert headline(view, EN).startswith("🚓 MDM: ")
    assert f"{view.possible} solutions are possible" in headline(view, EN).replace(",", "").replace("\u00a0", " ")
    assert "Solved" in headline(DAILY.view(puzzle(), played(right(), attempt=informed())), EN)
    assert "Unsolved" in headline(DAILY.view(puzzle(), played(GiveUp())), EN)


def test_an_empty_row_is_told() -> None:
    attempt = DAILY.start(puzzle())
    view = DAILY.view(puzzle(), replace(attempt, state=replace(attempt.state, row=())))
    assert EN("board-row-empty") in describe(view, EN)


def test_the_solution_in_words_tells_what_could_be_known_when() -> None:
    ended = played(GiveUp(), attempt=played(Patrol(Card.MDM)))
    words = describe(DAILY.view(puzzle(), ended), EN)
    assert words == solution(DAILY.solution(puzzle(), ended), EN)
    assert "**You: 1.** Never certain." in words
    assert f"**Computer: {puzzle().par}.** Solvable after {puzzle().par}" in words.replace("\u00a0", " ")
    assert solution(DAILY.solution(puzzle(), None), EN).count("**Computer") == 1
