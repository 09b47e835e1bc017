"""The number of moves by which a computer player's pause grows."""

from __future__ import annotations

from bot.game.contract import Seat
from cogs.gifttrap.board import Phase
from cogs.gifttrap.choices import count_choices
from cogs.gifttrap.game import GAME
from tests.games.gifttrap.positions import begun, dealt, sealed


def test_the_dealer_has_the_decks_that_are_left() -> None:
    board = GAME.board(begun())
    assert count_choices(board, board.dealer) == sum(1 for cards in board.decks if cards)


def test_a_player_who_fills_a_sheet_has_the_gifts_on_the_table() -> None:
    board = GAME.board(dealt())
    assert {count_choices(board, Seat(seat)) for seat in range(3)} == {len(board.gifts)}


def test_a_player_who_unwraps_has_the_closed_tiles() -> None:
    board = GAME.board(sealed(dealt()))
    assert board.phase is Phase.UNWRAP
    assert board.turn is not None
    assert count_choices(board, board.turn) == len(board.closed[board.turn]) > 0
