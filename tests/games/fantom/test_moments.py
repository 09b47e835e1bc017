"""The moments of a game: the longest flight and the fastest arrest."""

from __future__ import annotations

from msgspec.structs import replace

from bot.game.chance import Chance
from bot.game.contract import Seat
from cogs.fantom.board import Board, Ending, Hunt
from cogs.fantom.game import GAME
from cogs.fantom.moments import fastest_arrest, longest_flight
from cogs.fantom.options import Options


def hunt(fantom: int, ending: Ending, box: int) -> Hunt:
    return Hunt(Seat(fantom), ending, box, pawn=None, start=None, route=(), log=(), placed=(), trips=())


def board(*hunts: Hunt) -> Board:
    return replace(GAME.board(GAME.start(3, Options(), Chance(b"", 0)).state), hunts=hunts)


def test_flights_count_for_fantom_however_they_end_and_arrests_for_the_others() -> None:
    tournament = board(hunt(0, Ending.ARRESTED, 9), hunt(1, Ending.ESCAPED, 22), hunt(2, Ending.CORNERED, 7))
    assert [longest_flight(tournament, Seat(seat)) for seat in range(3)] == [9, 22, 7]
    assert [fastest_arrest(tournament, Seat(seat)) for seat in range(3)] == [7, 7, 9]


def test_who_was_never_fantom_has_no_flight_and_who_caught_nobody_no_arrest() -> None:
    single = board(hunt(0, Ending.ESCAPED, 22))
    assert (longest_flight(single, Seat(1)), fastest_arrest(single, Seat(1))) == (None, None)
