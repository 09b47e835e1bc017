"""Orders in words: short forms, numbers in order, and what an impossible order is read as."""

from __future__ import annotations

import pytest

from cogs.tour.moves import Ready, Role, SetMost, SetRole, Swap, Until
from tests.typed_words import meant, unlisted

pytestmark = pytest.mark.unmeasured


def test_the_short_forms_of_the_rules_are_understood() -> None:
    roles = [SetRole(rider, role) for rider in (1, 13) for role in Role]
    assert meant("tour", roles, "13 sprint", "pl") == [SetRole(13, Role.SPRINT)]
    assert meant("tour", roles, "sprint") == [SetRole(1, Role.SPRINT), SetRole(13, Role.SPRINT)]


def test_numbers_keep_their_order() -> None:
    assert meant("tour", (Swap(1, 2), Swap(2, 1)), "swap 2 with 1") == [Swap(2, 1)]
    assert meant("tour", (Swap(1, 1), Swap(1, 2)), "swap 1 1") == [Swap(1, 1)]


def test_a_move_whose_words_all_others_contain_is_meant() -> None:
    assert meant("tour", [Ready(until) for until in Until], "ready") == [Ready()]


def test_an_impossible_move_is_read_for_the_sake_of_its_reason() -> None:
    assert unlisted("tour", (Ready(),), "limit rider 1 to 6 fields")[:1] == [SetMost(1, 6)]


@pytest.mark.parametrize("typed", ["", "quickly now", "colombo teatr", "xyzzy 7 plugh"])
def test_words_without_meaning_are_read_as_no_move(typed: str) -> None:
    assert unlisted("tour", (Ready(),), typed) == []
