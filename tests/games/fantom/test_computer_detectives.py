"""The computer detectives: moves with an obvious answer, beliefs about Fantom's station, and the use of time."""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING, Any

import pytest
from msgspec.structs import replace

from bot.game.chance import Chance
from bot.game.contract import Budget, Strength
from cogs.fantom import GAME
from cogs.fantom.board import Box, Phase
from cogs.fantom.computer import choose
from cogs.fantom.computer.belief import belief_of
from cogs.fantom.computer.detective_rollout import DetectivePolicy, DetectiveRollout
from cogs.fantom.computer.marks import marks
from cogs.fantom.computer.model import Position, ride_tables
from cogs.fantom.computer.tree import LEVELS, levels
from cogs.fantom.knowledge.deduction import possible_stations, stations
from cogs.fantom.map.network import network
from cogs.fantom.map.transport import Transport
from cogs.fantom.moves import Place, Ride
from cogs.fantom.options import First, Map, Options, Riding
from tests.games.fantom.grid import grid_options
from tests.games.fantom.hunts import hunt_of_computers
from tests.games.fantom.positions import CAB, DETECTIVE, FANTOM, TRAM, position

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from cogs.fantom.moves import Move
    from cogs.fantom.state import State

STRONG = Budget(strength=Strength.STRONG, seconds=0.05)
FAIR = Budget(strength=Strength.FAIR, seconds=0.05)
EASY = Budget(strength=Strength.EASY, seconds=0.05)
HIDDEN_STATION = 100
"""A station in the middle of the old town."""
TABLES = (
    Options(Map.SUBURB),
    Options(Map.SUBURB, shown_start=True, free_double=True, four_detectives=True),
    Options(Map.SUBURB, voluntary_reveal=True, tournament=True),
    Options(Map.OLD_TOWN, prove_log=False),
    grid_options(free_double=True, voluntary_reveal=True),
)


def answer(state: State, budget: Budget = STRONG, luck: bytes = b"luck") -> Move:
    """Return the computer's move for the active detective."""
    seat = min(GAME.to_act(state))
    return choose(GAME.hand(state, seat), GAME.moves(state, seat), Chance(luck, 0), budget)


def shown_at(station: int, *places: int, box: int = 3, **changes: Any) -> State:
    """Return a hunt in which Fantom has just appeared on a station and the pawns must ride."""
    log = (*(Box(Transport.CAB) for _ in range(box - 1)), Box(Transport.CAB, station=station, shown=True))
    route = (*(station - 1 if (box - n) % 2 else station for n in range(1, box)), station)
    return position(*places, route=route, log=log, **changes)


def hunts(options: Options, budget: Budget, luck: bytes) -> Iterator[tuple[State, Move, Chance]]:
    """Play a game in which Fantom moves at random; yield each detective's state, move and luck."""
    state = GAME.start(3, options, Chance(luck, 0)).state
    for number in count(1):
        if not (acting := GAME.to_act(state)):
            return
        seat = min(acting)
        menu, chance = GAME.moves(state, seat), Chance(luck, number)
        if seat == state.fantom:
            move = chance.pick(menu)
        else:
            move = choose(GAME.hand(state, seat), menu, Chance(luck, -number), budget)
            yield state, move, Chance(luck, -number)
        state = GAME.apply(state, seat, move, chance).state


def ticking(looks: Iterator[int]) -> Callable[[], float]:
    """Return a clock that advances by a thousandth of a second at each reading."""
    return lambda: next(looks) / 1000


def midway(luck: bytes, options: Options | None = None) -> State:
    """Return a hunt in the old town in which the pawns must ride and Fantom has ridden at least twice."""
    rides = (state for state, _, _ in hunts(options or Options(), EASY, luck) if state.phase is Phase.DETECTIVES)
    return next(state for state in rides if len(state.log) > 2)


@pytest.mark.unmeasured
@pytest.mark.parametrize("strength", list(Strength))
def test_the_number_of_seats_does_not_change_the_computers_moves(strength: Strength) -> None:
    """The owner of a pawn changes no ride, so that the strength does not depend on the number of seats."""
    alone, shared = (hunted(players, Budget(strength, 0.003)) for players in (GAME.players[0], GAME.players[-1]))
    assert alone == shared


def hunted(players: int, budget: Budget) -> list[Move]:
    """Play a hunt between computers; return all moves."""
    return [move for _, move in hunt_of_computers(Options(fantom=First.HOST), players, b"hunt", budget)]


@pytest.mark.parametrize("budget", [FAIR, STRONG])
def test_a_visible_fantom_within_reach_is_arrested(budget: Budget) -> None:
    assert answer(shown_at(7, 8, 20), budget) == Ride(CAB, 7)


def test_an_arrest_is_left_to_the_pawn_within_reach() -> None:
    """White cannot reach 13; yellow can."""
    state = shown_at(13, 1, 14, purses=((5, 0, 0), (5, 0, 0)))
    next_state = GAME.apply(state, DETECTIVE, answer(state), Chance(b"", 0)).state
    assert answer(next_state) == Ride(CAB, 13)


def test_an_arrest_uses_any_transport() -> None:
    assert answer(shown_at(16, 1, 20), FAIR) == Ride(TRAM, 16)


def test_pawns_close_in_from_different_sides() -> None:
    """Fantom is in the corner 1, yellow at 8. White covers 6 and not 2, because yellow is near 2 already."""
    state = shown_at(1, 12, 3, purses=((9, 0, 0), (9, 0, 0)))
    assert answer(state, replace(STRONG, seconds=0.2)) in {Ride(CAB, 7), Ride(CAB, 11)}


def mean_result(ranks: slice) -> float:
    """Return the detectives' mean result with pawns on this slice of the stations by distance from Fantom."""
    board = GAME.board(midway(b"near"))
    tables = ride_tables(board.options.map)
    places = sorted(range(1, tables.size + 1), key=tables.steps[HIDDEN_STATION].__getitem__)[ranks]
    rollout, worth = DetectiveRollout(tables, board.reveals, DetectivePolicy(), 1), 0.0
    for _ in range(100):
        position = Position(board, HIDDEN_STATION)
        position.pawns = [*places]
        worth += rollout.worth(position, 1 << HIDDEN_STATION)
    return worth / 100


def test_rollouts_are_worth_more_the_nearer_the_pawns() -> None:
    near, beyond, far = (mean_result(slice(rank, rank + 5)) for rank in (8, 40, 150))
    assert near > beyond + 0.3
    assert beyond > far + 0.08


def test_supposed_stations_are_as_frequent_as_believed() -> None:
    state = next(state for state, _, _ in hunts(Options(), EASY, b"slices") if len(state.log) == 2)
    ranking = belief_of(GAME.board(state)).ranked()
    sets = levels(ranking)
    assert len(sets) == LEVELS
    assert ranking[0][1] > 3 * ranking[-1][1]
    for station, share in ranking:
        frequency = sum(1 / mask.bit_count() for mask in sets if mask >> station & 1) / LEVELS
        assert frequency == pytest.approx(share, abs=0.01)


def test_every_pawn_has_a_different_target() -> None:
    """Fantom is on 7 or, less likely, on 19. Pawn 1 is nearest to 7, so pawn 0 goes for 19; pawn 2 has ridden."""
    options = grid_options()
    tables = ride_tables(options.map, options.own_map)
    ranking = [(7, 0.6), (19, 0.4)]
    assert marks(tables, (20, 8, 6), (0, 1), ranking) == {0: 19, 1: 7}
    assert marks(tables, (20, 8, 6), (0, 1), ranking[:1]) == {1: 7}


@pytest.mark.unmeasured
@pytest.mark.parametrize("strength", list(Strength))
@pytest.mark.parametrize("options", TABLES)
def test_every_answer_of_a_whole_game_is_legal(options: Options, strength: Strength) -> None:
    budget = Budget(strength=strength, seconds=0.002)
    for state, move, _ in hunts(options, budget, b"whole"):
        (seat,) = GAME.to_act(state)
        assert move in GAME.moves(state, seat)


@pytest.mark.parametrize("options", TABLES)
def test_the_beliefs_cover_exactly_the_possible_stations(options: Options) -> None:
    for state, _, _ in hunts(options, EASY, b"belief"):
        if state.phase is Phase.DETECTIVES:
            board = GAME.board(state)
            ranking = belief_of(board).ranked()
            assert {station for station, _ in ranking} == set(stations(possible_stations(board)))
            assert sum(share for _, share in ranking) == pytest.approx(1)
            assert all(share > 0 for _, share in ranking)


def test_a_station_beside_a_pawn_is_believed_less() -> None:
    """From 13 by cab Fantom is on 8, 12, 14 or 18; only 8 is beside the pawn on 3."""
    state = shown_at(13, 3)
    log = (*state.log, Box(Transport.CAB))
    later_state = replace(state, log=log, route=(*state.route, 14))
    weights = belief_of(GAME.board(later_state)).weights
    assert set(weights) == {8, 12, 14, 18}
    assert weights[8] < min(weights[12], weights[14], weights[18]) / 5


def test_fantoms_hidden_route_does_not_change_a_move() -> None:
    """A detective moves the same way if Fantom came by another hidden route."""
    for state, move, luck in hunts(Options(Map.SUBURB), STRONG, b"blind"):
        (seat,) = GAME.to_act(state)
        other = GAME.redeal(state, seat, Chance(b"redeal", len(state.trips)))
        assert choose(GAME.hand(other, seat), GAME.moves(other, seat), luck, STRONG) == move


def away(strength: Strength) -> int:
    """Return the sum of the distances of all stations of the old town from the nearest placed pawn."""
    budget = Budget(strength=strength)
    places = [move.station for _, move, _ in hunts(Options(), budget, b"spread") if isinstance(move, Place)]
    assert len(set(places)) == 5
    return sum(map(min, zip(*[network(Map.OLD_TOWN).steps[station] for station in places], strict=True)))


@pytest.mark.unmeasured
def test_strong_detectives_spread_their_pawns() -> None:
    assert away(Strength.STRONG) < 0.9 * away(Strength.EASY)


def test_a_stuck_pawn_does_not_stop_the_search() -> None:
    """Yellow has no ticket left; red can arrest Fantom in this round."""
    state = shown_at(13, 17, 1, 14, purses=((5, 0, 0), (0, 0, 0), (5, 0, 0)))
    assert answer(state) in GAME.moves(state, DETECTIVE)


def test_a_single_legal_move_is_made() -> None:
    state = shown_at(20, 1, purses=((1, 0, 0),))
    menu = (Ride(CAB, 6),)
    assert choose(GAME.hand(state, DETECTIVE), menu, Chance(b"", 0), STRONG) == menu[0]


@pytest.mark.parametrize("budget", [EASY, FAIR, STRONG])
def test_without_a_clock_the_answer_is_always_the_same(budget: Budget) -> None:
    state = midway(b"same")
    assert answer(state, budget) == answer(state, budget)


@pytest.mark.parametrize("options", [Options(), Options(four_detectives=True), Options(riding=Riding.TOGETHER)])
def test_earlier_pawns_of_a_round_get_more_of_the_turns_time(options: Options) -> None:
    state, look_counts = midway(b"pendulum2", options), list[int]()
    while state.phase is Phase.DETECTIVES:
        looks = count()
        move = answer(state, Budget(Strength.STRONG, 0.1, ticking(looks)))
        look_counts.append(next(looks))
        state = GAME.apply(state, min(GAME.to_act(state)), move, Chance(b"", 0)).state
    assert len(look_counts) == (4 if options.four_detectives else 5)
    assert look_counts == sorted(look_counts, reverse=True)
    assert look_counts[0] > 0.4 * 100
    assert 0.95 * 100 <= sum(look_counts) <= 1.1 * 100


@pytest.mark.unmeasured
def test_the_search_stops_at_the_time_limit() -> None:
    state = midway(b"clocks")
    looks = count()
    answer(state, Budget(Strength.STRONG, 1.0, lambda: next(looks) / 100))
    assert 0.4 * 100 <= next(looks) <= 0.45 * 100


def test_fantoms_seat_is_played_by_the_computer_fantom() -> None:
    state = position(1, 2, route=(20, 19), phase=Phase.FANTOM)
    menu = GAME.moves(state, FANTOM)
    assert choose(GAME.hand(state, FANTOM), menu, Chance(b"", 0), STRONG) in menu
