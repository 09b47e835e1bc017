"""Automatic placing of a player's pawns: on good stations, with regard to later pawns, and unpredictable."""

from __future__ import annotations

import pytest

from bot.game.chance import Chance
from bot.game.contract import Seat
from cogs.fantom import GAME
from cogs.fantom.board import Phase
from cogs.fantom.facts import PawnPlaced
from cogs.fantom.knowledge.placing import draw_hideout, draw_station, ranked_hideouts, ranked_stations
from cogs.fantom.map.network import network
from cogs.fantom.moves import Hide, Place, PlaceThem
from cogs.fantom.options import First, Map, Options
from cogs.fantom.rules import apply, moves, to_act
from cogs.fantom.state import whereabouts
from tests.games.fantom.positions import FANTOM, LUCK, begun, facts, fantom_at, refusal

TOWN = network(Map.OLD_TOWN)
HOST = Options(fantom=First.HOST)


def covered(places: tuple[int, ...]) -> float:
    """Return the mean distance from a station to the nearest pawn."""
    nearest: int = sum(map(min, zip(*(TOWN.steps[place] for place in places), strict=True)))
    return nearest / TOWN.size


@pytest.mark.parametrize("map_", [Map.OLD_TOWN, Map.SUBURB])
def test_a_single_detectives_pawns_are_placed_at_once(map_: Map) -> None:
    state = GAME.start(2, Options(map=map_, fantom=First.HOST), LUCK).state
    step = apply(state, Seat(1), PlaceThem(), LUCK)
    assert step.state.phase is Phase.HIDE
    assert to_act(step.state) == {FANTOM}
    assert [fact.station for fact in facts(step) if isinstance(fact, PawnPlaced)] == list(step.state.places)
    assert len(set(step.state.places)) == len(step.state.riders)
    assert step.state.placed == step.state.places
    hides = [move.station for move in moves(step.state, FANTOM) if isinstance(move, Hide)]
    assert set(hides) == set(range(1, network(map_).size + 1)) - set(step.state.places)


def test_other_players_pawns_are_not_placed() -> None:
    state = GAME.start(3, HOST, LUCK).state
    step = apply(state, Seat(1), PlaceThem(), LUCK)
    assert len(step.state.places) == 1
    assert to_act(step.state) == {Seat(2)}


def test_pawns_are_placed_away_from_a_pawn_placed_by_hand() -> None:
    corner = apply(GAME.start(2, HOST, LUCK).state, Seat(1), Place(1), LUCK).state
    after = apply(corner, Seat(1), PlaceThem(), LUCK).state
    assert after.places[0] == 1
    assert all(TOWN.steps[1][place] > 1 for place in after.places[1:])


@pytest.mark.unmeasured
def test_automatic_places_vary_and_cover_the_town_better_than_random_ones() -> None:
    state = GAME.start(2, HOST, LUCK).state
    placings = {apply(state, Seat(1), PlaceThem(), Chance(b"place", n)).state.places for n in range(8)}
    assert len(placings) == 8
    random_placings = [Chance(b"throw", n).shuffled(range(1, TOWN.size + 1))[:5] for n in range(8)]
    assert max(map(covered, placings)) < min(covered(tuple(places)) for places in random_placings)


def test_the_best_station_of_the_candidates_is_drawn() -> None:
    ranking = ranked_stations(TOWN, (7,))
    assert sorted((*ranking, 7)) == list(range(1, TOWN.size + 1))
    assert draw_station(TOWN, (7,), LUCK, among=(ranking[3], ranking[9], ranking[1])) == ranking[1]


def test_automatic_placing_is_refused_outside_a_players_placing() -> None:
    assert refusal(fantom_at(14, 1), PlaceThem(), FANTOM)[0] == "refused-hidden-already"
    assert refusal(begun(), PlaceThem(), FANTOM)[0] == "not-your-turn"
    state = apply(GAME.start(2, HOST, LUCK).state, Seat(1), PlaceThem(), LUCK).state
    free = next(station for station in range(1, TOWN.size + 1) if station not in state.places)
    later_state = apply(state, FANTOM, Hide(free), LUCK).state
    assert refusal(later_state, PlaceThem(), Seat(1))[0] == "refused-placed-already"


@pytest.mark.parametrize("shown_start", [False, True])
def test_fantoms_start_is_chosen_out_of_the_pawns_reach(*, shown_start: bool) -> None:
    options = Options(fantom=First.HOST, shown_start=shown_start)
    state = apply(GAME.start(2, options, LUCK).state, Seat(1), PlaceThem(), LUCK).state
    assert moves(state, FANTOM)[-1] == PlaceThem()
    after = [apply(state, FANTOM, PlaceThem(), Chance(b"hide", n)).state for n in range(20)]
    starts = {whereabouts(each) for each in after}
    assert len(starts) > 10
    assert all(TOWN.steps[pawn][start] > 1 for pawn in state.places for start in starts)


def test_the_detectives_do_not_learn_that_fantoms_start_was_chosen_by_the_game() -> None:
    state = apply(GAME.start(2, HOST, LUCK).state, Seat(1), PlaceThem(), LUCK).state
    step = apply(state, FANTOM, PlaceThem(), LUCK)
    by_hand = apply(state, FANTOM, Hide(whereabouts(step.state)), LUCK)
    assert step == by_hand


def test_hideouts_are_ranked_by_distance_and_ways_out() -> None:
    pawns = (1, 99, 198)
    ranking = ranked_hideouts(TOWN, pawns)
    assert sorted((*ranking, *pawns)) == list(range(1, TOWN.size + 1))
    distances = [min(TOWN.steps[pawn][station] for pawn in pawns) for station in ranking]
    assert sum(distances[:20]) > sum(distances[-20:]) * 2
    assert draw_hideout(TOWN, pawns, LUCK) in ranking[:49]
