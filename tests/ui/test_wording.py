"""Moves in words: which words mean which move, what is suggested, and what an impossible move is read as."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from bot import discovery
from bot.game.chance import Chance
from bot.i18n.translation import LANGUAGES, Say
from bot.ui.interactions import unlisted_moves, wording
from cogs.fantom.map.transport import Transport
from cogs.fantom.moves import Double, Place, Ride
from cogs.fort.moves import Take, Turn
from cogs.tour.moves import Ready, Role, SetMost, SetRole, Swap, Until

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.ui.interactions.wording import Phrase

NAMES = ("Ann", "Bob Novák", "Cid")
CAB, TAXI = Transport.CAB, Transport.TAXI
RIDES = (Ride(CAB, 11), Ride(TAXI, 11), Ride(TAXI, 111), Double(TAXI, 111), Ride(CAB, 45))


def phrases(game: str, moves: Sequence[Any], language: str = "en", hand: Any = None) -> list[Phrase]:
    """Return moves in words, described without a board."""
    ui = replace(discovery.uis()[game], phrases=lambda move, _hand, say: (say.move(move),))
    say = Say(language, game, NAMES)
    return [wording.phrase(ui, move, hand, say) for move in moves]


def meant(game: str, moves: Sequence[Any], typed: str, language: str = "en") -> list[Any]:
    found = wording.meant(phrases(game, moves, language), typed, wording.fillers(game, language))
    return [each.move for each in found]


def suggested(game: str, moves: Sequence[Any], typed: str, language: str = "en") -> list[Any]:
    found = wording.suggestions(phrases(game, moves, language), typed, wording.fillers(game, language))
    return [each.move for each in found]


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


@pytest.mark.parametrize("typed", ["A4", "a4", "a 4", "turn up a4", "  A4?! "])
def test_a_place_is_named_by_a_letter_and_a_number(typed: str) -> None:
    assert meant("fort", (Turn(4), Turn(13)), typed) == [Turn(4)]


def test_the_short_forms_of_the_rules_are_understood() -> None:
    roles = [SetRole(rider, role) for rider in (1, 13) for role in Role]
    assert meant("tour", roles, "13 sprint", "pl") == [SetRole(13, Role.SPRINT)]
    assert meant("tour", roles, "sprint") == [SetRole(1, Role.SPRINT), SetRole(13, Role.SPRINT)]


def test_numbers_keep_their_order() -> None:
    assert meant("tour", (Swap(1, 2), Swap(2, 1)), "swap 2 with 1") == [Swap(2, 1)]
    assert meant("tour", (Swap(1, 1), Swap(1, 2)), "swap 1 1") == [Swap(1, 1)]


def test_a_move_whose_words_all_others_contain_is_meant() -> None:
    assert meant("tour", [Ready(until) for until in Until], "ready") == [Ready()]


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


def unlisted(game: str, legal: Sequence[Any], typed: str, language: str = "en") -> list[Any]:
    ui, say = discovery.uis()[game], Say(language, game, NAMES)
    options = ui.game.options()
    state = ui.game.start(max(2, ui.game.players[0]), options, Chance(b"seed", 0)).state
    words = [word for word in wording.words_of(typed) if word not in wording.fillers(game, language)]
    return list(unlisted_moves.unlisted(ui, legal, words, ui.game.board(state), say))


@pytest.mark.parametrize(
    ("game", "legal", "typed", "move"),
    [
        ("fantom", RIDES, "250 taxi", Ride(TAXI, 250)),
        ("fantom", RIDES, "ride to 250", Ride(CAB, 250)),
        ("fantom", RIDES, "place on station 7", Place(7)),
        ("fort", (Turn(1),), "take it", Take()),
        ("fort", (Turn(1),), "46", Turn(46)),
        ("fort", (Turn(1),), "the last", Turn(0)),
        ("tour", (Ready(),), "limit rider 1 to 6 fields", SetMost(1, 6)),
    ],
)
def test_an_impossible_move_is_read_for_the_sake_of_its_reason(game: str, legal: Any, typed: str, move: Any) -> None:
    assert unlisted(game, legal, typed)[:1] == [move]


@pytest.mark.parametrize("typed", ["", "quickly now", "colombo teatr", "xyzzy 7 plugh"])
def test_words_without_meaning_are_read_as_no_move(typed: str) -> None:
    assert unlisted("tour", (Ready(),), typed) == []


def test_a_legal_move_is_never_read() -> None:
    assert Ride(TAXI, 11) not in unlisted("fantom", RIDES, "taxi 11")
