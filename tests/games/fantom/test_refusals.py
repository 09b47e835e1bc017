"""Every illegal move is refused with its reason, and the reason reveals no secret to its reader."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from bot.game.contract import FileText, Refused
from cogs.fantom.board import Phase
from cogs.fantom.game import GAME
from cogs.fantom.moves import Double, Hide, Move, Place, Ride, Surface, Take
from cogs.fantom.options import Map, Options
from cogs.fantom.rules import start
from cogs.fantom.rules.legal import NO_STOPS
from tests.games.fantom.grid import grid_options
from tests.games.fantom.positions import (
    BOAT,
    CAB,
    DETECTIVE,
    FANTOM,
    LUCK,
    TAXI,
    TRAM,
    after,
    begun,
    fantom_at,
    play,
    position,
    refusal,
)
from tests.merged_cases import merge_cases

if TYPE_CHECKING:
    from cogs.fantom.state import State

PLACING = begun()
HIDING = after(PLACING, *(Place(station) for station in (1, 2, 3, 4, 5)))
RIDING = position(9, 8, route=(14,))
FLEEING = fantom_at(14, 9)
SURFACING = grid_options(voluntary_reveal=True)
TAKING = after(fantom_at(14, 9, options=SURFACING), Surface(CAB, 13))
SECOND = after(FLEEING, Double(CAB, 13))
FINAL_STATE = after(position(9, route=(14,)), Ride(CAB, 14))

REFUSED: list[tuple[State, Move, str, dict[str, str | int]]] = [
    (FINAL_STATE, Ride(CAB, 13), "refused-over", {}),
    (PLACING, Place(0), "refused-station-unknown", {"first": 1, "last": 20}),
    (PLACING, Place(21), "refused-station-unknown", {"first": 1, "last": 20}),
    (after(PLACING, Place(3)), Place(3), "refused-station-taken", {"station": 3, "pawn": "white"}),
    (PLACING, Ride(CAB, 3), "refused-place-first", {}),
    (HIDING, Hide(2), "refused-station-taken", {"station": 2, "pawn": "yellow"}),
    (HIDING, Hide(99), "refused-station-unknown", {"first": 1, "last": 20}),
    (HIDING, Ride(CAB, 12), "refused-hide-first", {}),
    (HIDING, Double(CAB, 12), "refused-hide-first", {}),
    (HIDING, Take(CAB), "refused-hide-first", {}),
    (HIDING, Place(12), "refused-only-detectives", {}),
    (RIDING, Place(12), "refused-placed-already", {}),
    (RIDING, Hide(12), "refused-only-fantom", {}),
    (RIDING, Double(CAB, 10), "refused-only-fantom", {}),
    (RIDING, Surface(CAB, 10), "refused-only-fantom", {}),
    (RIDING, Take(CAB), "refused-only-fantom", {}),
    (RIDING, Ride(BOAT, 10), "refused-boat-is-fantoms", {}),
    (RIDING, Ride(CAB, 8), "refused-station-taken", {"station": 8, "pawn": "yellow"}),
    (RIDING, Ride(CAB, 11), "refused-no-line", {"transport": "cab", "origin": 9, "station": 11, "stops": "4, 10, 14"}),
    (RIDING, Ride(CAB, 9), "refused-no-line", {"transport": "cab", "origin": 9, "station": 9, "stops": "4, 10, 14"}),
    (RIDING, Ride(TAXI, 10), "refused-no-line", {"transport": "taxi", "origin": 9, "station": 10, "stops": NO_STOPS}),
    (RIDING, Ride(CAB, 0), "refused-station-unknown", {"first": 1, "last": 20}),
    (position(9, route=(14,), purses=((0, 9, 5),)), Ride(CAB, 10), "refused-no-ticket", {"transport": "cab"}),
    (FLEEING, Place(12), "refused-only-detectives", {}),
    (FLEEING, Hide(12), "refused-hidden-already", {}),
    (FLEEING, Ride(CAB, 9), "refused-station-taken", {"station": 9, "pawn": "white"}),
    (FLEEING, Ride(BOAT, 19), "refused-no-line", {"transport": "boat", "origin": 14, "station": 19, "stops": NO_STOPS}),
    (fantom_at(14, 9, stock=(0, 3, 3, 2, 2)), Ride(CAB, 13), "refused-no-ticket", {"transport": "cab"}),
    (FLEEING, Ride(TRAM, 77), "refused-station-unknown", {"first": 1, "last": 20}),
    (FLEEING, Take(CAB), "refused-nothing-to-take", {}),
    (FLEEING, Surface(CAB, 13), "refused-no-surfacing", {}),
    (FLEEING, Double(CAB, 9), "refused-station-taken", {"station": 9, "pawn": "white"}),
    (
        FLEEING,
        Double(CAB, 12),
        "refused-no-line",
        {"transport": "cab", "origin": 14, "station": 12, "stops": "13, 15, 19"},
    ),
    (fantom_at(14, 9, stock=(4, 3, 3, 2, 0)), Double(CAB, 13), "refused-no-double", {}),
    (fantom_at(14, 9, box=24), Double(CAB, 13), "refused-no-room-for-double", {}),
    (fantom_at(14, 9, stock=(1, 3, 3, 0, 1)), Double(CAB, 13), "refused-no-second-ride", {}),
    (fantom_at(14, 9, stock=(0, 3, 3, 0, 1)), Double(CAB, 13), "refused-no-ticket", {"transport": "cab"}),
    (SECOND, Double(CAB, 14), "refused-one-double", {}),
    (
        SECOND,
        Ride(CAB, 15),
        "refused-no-line",
        {"transport": "cab", "origin": 13, "station": 15, "stops": "8, 12, 14, 18"},
    ),
    (TAKING, Ride(CAB, 14), "refused-take-first", {"pawn": "white"}),
    (TAKING, Double(CAB, 14), "refused-take-first", {"pawn": "white"}),
    (TAKING, Surface(CAB, 14), "refused-take-first", {"pawn": "white"}),
    (TAKING, Take(BOAT), "refused-pawn-has-none", {"pawn": "white", "transport": "boat"}),
    (
        replace(TAKING, purses=((5, 5, 0),)),
        Take(TRAM),
        "refused-pawn-has-none",
        {"pawn": "white", "transport": "tram"},
    ),
    (fantom_at(14, 9, options=SURFACING, surfaced=True), Surface(CAB, 13), "refused-surfaced-already", {}),
    (fantom_at(14, 9, options=SURFACING, box=3), Surface(CAB, 13), "refused-shown-anyway", {"box": 3}),
    (fantom_at(14, 9, options=SURFACING), Surface(CAB, 9), "refused-station-taken", {"station": 9, "pawn": "white"}),
]


@merge_cases(("state", "move", "text", "variables"), REFUSED)
def test_an_illegal_move_is_refused_with_its_reason(
    state: State, move: Move, text: str, variables: dict[str, str | int]
) -> None:
    assert refusal(state, move, FANTOM if state.phase is Phase.OVER else None) == (text, variables)


@pytest.mark.parametrize("state", [PLACING, HIDING, RIDING, FLEEING, TAKING, SECOND])
def test_a_move_for_another_seat_is_refused(state: State) -> None:
    idle = DETECTIVE if state.phase in {Phase.HIDE, Phase.FANTOM, Phase.TAKE, Phase.SECOND} else FANTOM
    assert refusal(state, Ride(CAB, 13), idle) == ("not-your-turn", {})


def test_a_move_with_another_players_pawn_is_refused() -> None:
    state = position(9, 8, route=(14,), players=3, riders=(1, 2))
    assert refusal(state, Ride(CAB, 10), state.riders[1]) == ("not-your-turn", {})
    assert after(state, Ride(CAB, 10)).riders[1] == 2


@pytest.mark.parametrize(
    ("players", "options", "limit"),
    [
        (5, Options(map=Map.SUBURB), 4),
        (4, Options(map=Map.SUBURB, four_detectives=True), 3),
        (6, Options(four_detectives=True), 5),
    ],
)
def test_more_detectives_than_pawns_are_too_many(players: int, options: Options, limit: int) -> None:
    with pytest.raises(Refused) as refused:
        start(players, options, LUCK)
    assert (refused.value.text, refused.value.variables) == ("refused-too-many-for-map", {"most": limit})
    assert start(limit, options, LUCK).state.riders
    assert GAME.most_seats(options) == limit


def test_a_missing_map_allows_the_maximum_of_seats() -> None:
    """Only the start needs the map, and reports that it is missing."""
    assert GAME.most_seats(Options(Map.OWN)) == GAME.players[-1]


@pytest.mark.parametrize("text", ["", "not a map", "name = 1"])
def test_an_invalid_map_is_refused(text: str) -> None:
    with pytest.raises(Refused) as refused:
        start(2, Options(map=Map.OWN, own_map=FileText(text)), LUCK)
    assert (refused.value.text, refused.value.variables) == ("refused-no-own-map", {})


def test_a_legal_move_after_a_refused_one_counts() -> None:
    refusal(FLEEING, Ride(CAB, 9))
    assert play(FLEEING, Ride(CAB, 13)).state.route[-1] == 13


def test_a_detectives_refusals_do_not_depend_on_fantoms_station() -> None:
    other_state = replace(RIDING, route=(10,))
    illegal_moves: list[Move] = [Ride(CAB, 8), Ride(CAB, 11), Ride(BOAT, 10), Hide(10), Place(10), Take(CAB)]
    for move in illegal_moves:
        assert refusal(RIDING, move) == refusal(other_state, move)
