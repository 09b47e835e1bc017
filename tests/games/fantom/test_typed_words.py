"""Rides in words: which words mean which move, what is suggested, and what an impossible move is read as."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.i18n.translation import LANGUAGES
from bot.ui.interactions import wording
from cogs.fantom.map.transport import Transport
from cogs.fantom.moves import Double, Place, Ride
from tests.typed_words import examples, meant, phrases, suggested, unlisted

pytestmark = pytest.mark.unmeasured

CAB, TAXI = Transport.CAB, Transport.TAXI
RIDES = (Ride(CAB, 11), Ride(TAXI, 11), Ride(TAXI, 111), Double(TAXI, 111), Ride(CAB, 45))


@pytest.mark.parametrize(
    "typed",
    [
        "111 taxi",
        "taxi 111",
        "TAXI to 111!",
        "take the taxi to 111 please",
        "🚕 111 tax",
        "I’d like to go by taxi to 111",
    ],
)
def test_words_in_any_order_mean_the_plain_move(typed: str) -> None:
    assert meant("fantom", RIDES, typed) == [Ride(TAXI, 111)]


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        ("cs", "taxíkem na 111"),
        ("cs", "jedu taxikem 111"),
        ("sk", "pôjdem taxíkom na 111"),
        ("pl", "jadę taksówką na 111"),
    ],
)
def test_the_words_of_a_language_are_understood_without_accents_and_in_other_forms(language: str, typed: str) -> None:
    assert meant("fantom", RIDES, typed, language) == [Ride(TAXI, 111)]
    assert meant("fantom", RIDES, "taxi 111", language) == [Ride(TAXI, 111)]


def test_a_further_word_means_the_move_that_has_it() -> None:
    assert meant("fantom", RIDES, "double taxi 111") == [Double(TAXI, 111)]


@pytest.mark.parametrize("typed", ["11", "go to 11"])
def test_words_that_fit_several_moves_mean_all_of_them(typed: str) -> None:
    assert meant("fantom", RIDES, typed) == [Ride(CAB, 11), Ride(TAXI, 11)]


def test_a_finished_number_means_no_longer_number() -> None:
    assert meant("fantom", RIDES, "taxi 1") == []
    assert suggested("fantom", RIDES, "taxi 1") == [Ride(TAXI, 11), Double(TAXI, 111), Ride(TAXI, 111)]
    assert suggested("fantom", RIDES, "taxi 11")[0] == Ride(TAXI, 11)


def test_examples_share_a_word_that_means_something() -> None:
    assert examples("fantom", RIDES, "the cab to the moon") == [Ride(CAB, 11), Ride(CAB, 45)]
    assert set(examples("fantom", RIDES, "to the moon")) == set(RIDES)


def test_suggestions_narrow_down_word_by_word() -> None:
    assert [len(suggested("fantom", RIDES, typed)) for typed in ("", "1", "11 t", "11 tax", "45 tax")] == [
        5,
        4,
        2,
        1,
        0,
    ]


def test_suggestions_without_words_show_every_kind_first() -> None:
    assert suggested("fantom", RIDES, "")[:2] == [Ride(CAB, 11), Double(TAXI, 111)]


def test_moves_that_make_no_sense_come_last_and_are_meant_only_alone() -> None:
    first, second = phrases("fantom", (Ride(CAB, 11), Ride(TAXI, 11)))
    unlikely = replace(first, likely=False)
    assert wording.suggestions([unlikely, second], "11", frozenset()) == [second, unlikely]
    assert wording.meant([unlikely, second], "11", frozenset()) == [second]
    assert wording.meant([unlikely, second], "cab", frozenset()) == [unlikely]


HOSTILE = [
    "",
    "   ",
    "\x00\x1b[2J\u202e\u200b",
    "🚕" * 500,
    "taxi " * 400,
    "9" * 2000,
    "\u0301" * 2000,
    "a" * 2000,
    "`@everyone` <@1>",
]


@pytest.mark.parametrize("typed", HOSTILE, ids=range(len(HOSTILE)))
@pytest.mark.parametrize("language", LANGUAGES)
def test_hostile_text_means_no_single_move(typed: str, language: str) -> None:
    assert len(meant("fantom", RIDES, typed, language)) != 1
    assert len(suggested("fantom", RIDES, typed, language)) in range(len(RIDES) + 1)


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("250 taxi", Ride(TAXI, 250)),
        ("ride to 250", Ride(CAB, 250)),
        ("place on station 7", Place(7)),
    ],
)
def test_an_impossible_move_is_read_for_the_sake_of_its_reason(typed: str, move: Any) -> None:
    assert unlisted("fantom", RIDES, typed)[:1] == [move]


def test_a_legal_move_is_never_read() -> None:
    assert Ride(TAXI, 11) not in unlisted("fantom", RIDES, "taxi 11")
