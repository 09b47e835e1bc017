"""The panel of the daily case: every move once, few rows, and labels within Discord's limits."""

from __future__ import annotations

import pytest

from bot.i18n.translation import LANGUAGES, Say
from bot.ui.game_ui import Buttons, Picker, choices
from cogs.case07.cog.daily import menu, phrases, surrender
from cogs.case07.daily import DAILY
from cogs.case07.daily.moves import GiveUp, Solve
from cogs.case07.labels import polish
from cogs.case07.moves import Examine
from tests.games.case07.daily_attempts import few, informed, played, puzzle, right, wasted

EN = Say("en", "case07")
each_language = pytest.mark.parametrize("language", LANGUAGES)


@each_language
def test_a_panel_offers_every_move_once_within_discords_limits(language: str) -> None:
    say = Say(language, "case07")
    for attempt in (DAILY.start(puzzle()), few(), wasted(19)):
        moves = DAILY.moves(puzzle(), attempt)
        rows = menu(moves, DAILY.view(puzzle(), attempt), say)
        assert len(rows) <= 3
        offered = (*choices(rows), *surrender(moves, say))
        assert sorted(choice.n for choice in offered) == list(range(len(moves)))
        pickers = [row for row in rows if isinstance(row, Picker)]
        assert all(len(row.choices) <= 25 and len(row.prompt) <= 150 for row in pickers)
        listed = [choice for row in pickers for choice in row.choices]
        assert all(len(choice.label) <= 100 and len(choice.description or "") <= 100 for choice in listed)


@each_language
def test_a_known_case_is_one_tap_away(language: str) -> None:
    moves = DAILY.moves(puzzle(), informed())
    (row,) = menu(moves, DAILY.view(puzzle(), informed()), Say(language, "case07"))
    assert isinstance(row, Buttons)
    (announce,) = row.choices
    assert (moves[announce.n], announce.main) == (right(), True)
    assert len(announce.label) <= 80


@each_language
def test_giving_up_is_a_small_button_apart(language: str) -> None:
    moves = DAILY.moves(puzzle(), informed())
    (give_up,) = surrender(moves, Say(language, "case07"))
    assert (moves[give_up.n], give_up.main) == (GiveUp(), False)
    assert len(give_up.label) <= 12


def test_a_panel_is_empty_after_the_end() -> None:
    ended = played(GiveUp())
    moves = DAILY.moves(puzzle(), ended)
    assert (menu(moves, DAILY.view(puzzle(), ended), EN), surrender(moves, EN)) == ((), ())


def test_a_list_tells_where_a_tile_lies_and_what_a_place_may_have() -> None:
    moves = DAILY.moves(puzzle(), DAILY.start(puzzle()))
    question = moves[0]
    assert isinstance(question, Examine)
    evidence, places = menu(moves, DAILY.view(puzzle(), DAILY.start(puzzle())), EN)
    assert isinstance(evidence, Picker)
    assert isinstance(places, Picker)
    assert all(choice.description for choice in (*evidence.choices, *places.choices))
    assert polish(question.card) in evidence.choices[0].label


@each_language
def test_typed_moves_differ(language: str) -> None:
    say = Say(language, "case07")
    for attempt in (DAILY.start(puzzle()), few()):
        view = DAILY.view(puzzle(), attempt)
        wordings = [phrases(move, view, say) for move in DAILY.moves(puzzle(), attempt)]
        assert len({words[0] for words in wordings}) == len(wordings)
    view = DAILY.view(puzzle(), few())
    solutions = [move for move in DAILY.moves(puzzle(), few()) if isinstance(move, Solve)]
    assert all(polish(move.suspect) in phrases(move, view, say)[0] for move in solutions)
