"""Records and tables of the day."""

from __future__ import annotations

from bot.daily.model import MAX_DIFFERENCE, Attempt, DayScore, DayTable, ended, record_of
from bot.game.daily import DailyResult


def scored(day: int, cost: int = 7, *, solved: bool = True) -> DayScore:
    return DayScore(day, cost, 7, solved)


def attempt(user: int, cost: int, *, solved: bool = True) -> Attempt:
    return Attempt(user=user, game="g", day=1, progress="", par=7, cost=cost, solved=solved)


def test_a_streak_counts_days_in_a_row_up_to_yesterday() -> None:
    record = record_of([scored(1), scored(2), scored(3), scored(5), scored(6)], today=7)
    assert (record.streak, record.best_streak) == (2, 3)
    assert record_of([scored(5), scored(6)], today=6).streak == 2
    assert record_of([scored(5), scored(6)], today=8).streak == 0


def test_a_failed_attempt_breaks_a_streak_and_has_no_bar() -> None:
    record = record_of([scored(1), scored(2, solved=False), scored(3)], today=3)
    assert (record.played, record.solved, record.failed, record.streak) == (3, 2, 1, 1)
    assert sum(record.bars) == 2


def test_a_record_without_results_is_empty() -> None:
    record = record_of([], today=3)
    assert (record.played, record.streak, record.best_streak, record.latest) == (0, 0, 0, None)


def test_bars_count_differences_from_par_and_the_edges_hold_the_rest() -> None:
    record = record_of([scored(1, 7), scored(2, 0), scored(3, 30), scored(4, 8)], today=4)
    assert record.bars[MAX_DIFFERENCE] == 1
    assert record.bars[0] == record.bars[-1] == 1
    assert record.latest == MAX_DIFFERENCE + 1


def test_an_attempt_that_ends_after_its_day_counts_for_nothing() -> None:
    going_on = Attempt(user=1, game="g", day=5, progress="", par=7)
    result = DailyResult(6, "🔵")
    assert not going_on.counts
    assert ended(going_on, result, today=5).counts
    assert not ended(going_on, result, today=6).counts


def test_the_best_of_a_day_are_those_with_the_least_cost() -> None:
    table = DayTable((attempt(1, 4), attempt(2, 4), attempt(3, 6), attempt(4, 2, solved=False)))
    assert [each.user for each in table.best] == [1, 2]
    assert table.solved == 3
    assert DayTable((attempt(4, 2, solved=False),)).best == ()
