"""The rides by a player's knowledge equal those by the rules, for the active seat."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.game.contract import Seat
from cogs.fantom import GAME
from cogs.fantom.board import Board, Hand, Pawn, Phase
from cogs.fantom.knowledge.rides import detective, fantom_rides, occupied, pawn_rides, whereabouts
from cogs.fantom.map.transport import Tickets, Transport
from cogs.fantom.moves import Ride
from cogs.fantom.options import Map, Options
from tests.games.fantom.hunts import QUICK, TABLES, hunt


def boards(options: Options, players: int, *phases: Phase) -> list[tuple[Board, Hand, tuple[Ride, ...]]]:
    """Return the boards of a hunt in some phases, each with Fantom's hand and the rides in the active seat's menu."""
    positions: list[tuple[Board, Hand, tuple[Ride, ...]]] = []
    for step in hunt(options, players):
        board = GAME.board(step.state)
        if board.phase in phases and board.turn is not None:
            menu = GAME.moves(step.state, board.turn)
            rides = tuple(move for move in menu if isinstance(move, Ride))
            positions.append((board, GAME.hand(step.state, board.fantom), rides))
    return positions


@pytest.mark.parametrize(("options", "players"), TABLES)
def test_a_pawns_rides_equal_those_of_the_rules(options: Options, players: int) -> None:
    for board, _, rides in boards(options, players, Phase.DETECTIVES):
        assert board.pawn
        assert pawn_rides(board, board.pawn) == rides


@pytest.mark.parametrize(("options", "players"), TABLES)
def test_fantoms_rides_equal_those_of_the_rules(options: Options, players: int) -> None:
    for _, hand, rides in boards(options, players, Phase.FANTOM, Phase.SECOND):
        assert fantom_rides(hand) == rides


def test_an_unplaced_pawn_has_no_rides() -> None:
    board = GAME.board(hunt(QUICK, 3)[0].state)
    assert pawn_rides(board, Pawn.WHITE) == ()


def test_a_detectives_hand_contains_neither_fantoms_station_nor_rides() -> None:
    _, hand, _ = boards(QUICK, 3, Phase.DETECTIVES)[0]
    blind = replace(hand, seat=Seat(1), route=None)
    assert (whereabouts(blind), fantom_rides(blind)) == (None, ())


def test_fantom_is_on_a_shown_start_before_the_first_ride() -> None:
    hands = [
        GAME.hand(step.state, GAME.board(step.state).fantom)
        for step in hunt(Options(Map.SUBURB, shown_start=True), 3)
        if GAME.board(step.state).start is not None
    ]
    assert whereabouts(hands[0]) == hands[0].board.start
    assert hands[0].route == ()


def test_pawns_stand_in_each_others_way_and_tickets_run_out() -> None:
    board, _, rides = boards(QUICK, 3, Phase.DETECTIVES)[0]
    assert board.pawn
    assert occupied(board).isdisjoint(ride.to for ride in rides)
    broke = tuple(
        replace(figure, tickets=Tickets(0, figure.tickets.taxi, 0)) if figure.pawn is board.pawn else figure
        for figure in board.detectives
    )
    poor = replace(board, detectives=broke)
    assert detective(poor, board.pawn).tickets.cab == 0
    assert {ride.transport for ride in pawn_rides(poor, board.pawn)} <= {Transport.TAXI}
