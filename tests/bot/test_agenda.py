"""The agenda compared with a dictionary that is searched each time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.system.clock import MAX_OUTDATED_ENTRIES, Agenda

if TYPE_CHECKING:
    from collections.abc import Sequence

NAMES = st.integers(0, 9)
TIMES = st.integers(0, 20).map(float)
CHANGES = st.lists(st.tuples(NAMES, TIMES | st.none()), max_size=60)


def filled(changes: Sequence[tuple[int, float | None]]) -> tuple[Agenda[int], dict[int, float]]:
    agenda: Agenda[int] = Agenda()
    plain: dict[int, float] = {}
    for name, time in changes:
        agenda.set(name, time)
        if time is None:
            plain.pop(name, None)
        else:
            plain[name] = time
    return agenda, plain


@settings(deadline=None)
@given(CHANGES, st.integers(-1, 21))
def test_an_agenda_answers_like_a_plain_dictionary(changes: list[tuple[int, float | None]], now: int) -> None:
    agenda, plain = filled(changes)
    due = agenda.due(now)
    assert sorted(due) == sorted(name for name, time in plain.items() if time <= now)
    assert [plain[name] for name in due] == sorted(plain[name] for name in due)
    assert agenda.due(now) == due, "what is due stays until it is given another time"
    assert agenda.next() == min(plain.values(), default=None)
    assert [name for name in range(10) if name in agenda] == sorted(plain)


def test_equal_times_come_in_the_order_in_which_they_were_set() -> None:
    agenda, _ = filled([(3, 5.0), (1, 5.0), (2, 5.0), (1, 7.0), (1, 5.0)])
    assert agenda.due(5.0) == [3, 2, 1]


def test_a_cleared_agenda_is_empty() -> None:
    agenda, _ = filled([(1, 5.0)])
    agenda.clear()
    assert (agenda.next(), agenda.due(9.0), 1 in agenda) == (None, [], False)


def test_replaced_times_are_dropped() -> None:
    agenda: Agenda[int] = Agenda()
    for time in range(10 * MAX_OUTDATED_ENTRIES):
        agenda.set(1, float(time))
        assert len(agenda._heap) <= MAX_OUTDATED_ENTRIES + 3
