"""The names of places: shown everywhere, accepted as typed text, as are the old numbers."""

from __future__ import annotations

import pytest

from bot.i18n.translation import LANGUAGES, Say
from cogs.fort.cards import NUMBERS, Figure
from cogs.fort.describe import describe
from cogs.fort.facts import CardTurned
from cogs.fort.moves import Leave, Turn
from cogs.fort.places import NO_PLACE, PLACES, name, number
from cogs.fort.views import board
from tests.games.fort.positions import FIRST, after, position, refusal
from tests.merged_cases import merge_cases


def test_the_rows_are_letters_and_the_columns_digits() -> None:
    assert [name(place) for place in (1, 9, 10, 27, 45)] == ["A1", "A9", "B1", "C9", "E9"]


def test_places_and_cards_have_different_names() -> None:
    names = {name(place) for place in PLACES}
    assert len(names) == len(PLACES) == 45
    assert not names & {str(card) for card in NUMBERS}


@pytest.mark.unmeasured
@merge_cases("place", PLACES)
def test_a_place_is_read_from_its_name_or_its_old_number(place: int) -> None:
    word = name(place)
    assert {number(typed) for typed in (word, word.lower(), f" {word[0]} {word[1]} ", str(place))} == {place}


@pytest.mark.parametrize("typed", ["", "A", "A0", "F1", "A10", "1A", "-3", "٣", "A1 B2", "9" * 30])
def test_other_texts_are_read_as_none(typed: str) -> None:
    assert number(typed) == NO_PLACE
    assert refusal(position((1,), (1,)), Turn(number(typed))).text == "refused-no-place"


def test_a_number_beyond_the_field_is_returned_unchanged() -> None:
    assert number("46") == 46


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_name_places(language: str) -> None:
    say = Say(language, "fort", ("Ann", "Bob"))
    assert " B7: 30" in say.fact(CardTurned(FIRST, 16, 30, Figure.PLAIN))
    assert say.move(Turn(16)).endswith(" B7")
    words = describe(board(after(position((1,), (1,)), Turn(16), Leave())), say)
    assert "B6, B7, B8" in words
    assert "16" not in words
