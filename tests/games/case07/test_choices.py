"""The number of moves by which a computer player's pause grows."""

from __future__ import annotations

from msgspec.structs import replace

from cogs.case07.board import Phase
from cogs.case07.game import GAME
from cogs.case07.moves import Answer
from cogs.case07.rules.legal import count_choices, premoves
from tests.games.case07.positions import KASIA, position

BOARD = GAME.board(position())


def test_an_investigator_has_the_evidence_and_places_to_ask_about() -> None:
    assert count_choices(BOARD, KASIA) == len(premoves(BOARD, KASIA)) > len(BOARD.row)


def test_the_holder_of_a_case_has_the_answers() -> None:
    assert count_choices(replace(BOARD, phase=Phase.ANSWER), KASIA) == len(Answer)


def test_an_investigator_who_can_ask_nothing_still_has_a_choice() -> None:
    players = tuple(replace(player, patrols=0) for player in BOARD.players)
    assert count_choices(replace(BOARD, row=(), players=players), KASIA) == 1
