"""Moves in words: how a place is named, and what an impossible move is read as."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.fort.moves import Take, Turn
from tests.typed_words import meant, unlisted

pytestmark = pytest.mark.unmeasured


@pytest.mark.parametrize("typed", ["A4", "a4", "a 4", "turn up a4", "  A4?! "])
def test_a_place_is_named_by_a_letter_and_a_number(typed: str) -> None:
    assert meant("fort", (Turn(4), Turn(13)), typed) == [Turn(4)]


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("take it", Take()),
        ("46", Turn(46)),
        ("the last", Turn(0)),
    ],
)
def test_an_impossible_move_is_read_for_the_sake_of_its_reason(typed: str, move: Any) -> None:
    assert unlisted("fort", (Turn(1),), typed)[:1] == [move]
