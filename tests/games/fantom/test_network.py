"""The network: rides, the stations that a ride passes, distances, and the spread of sets of stations."""

from __future__ import annotations

from itertools import chain

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cogs.fantom.map.network import Network, build_network, network
from cogs.fantom.map.transport import TRANSPORTS, Transport
from cogs.fantom.options import Map
from tests.games.fantom.grid import NUMBERS, town
from tests.games.fantom.sheets import SHEET, broken

CAB, TAXI, TRAM, BOAT = range(4)
GRID = build_network(town())
NETWORKS = (GRID, network(Map.OLD_TOWN), network(Map.SUBURB))


def members(bits: int) -> set[int]:
    """Return the stations of a bit set."""
    return {station for station in range(bits.bit_length()) if bits >> station & 1}


def plain(chart: Network, k: int, bits: int) -> set[int]:
    """Return the stations that a set leads to, computed one by one."""
    return set(chain.from_iterable(chart.rides[station][k] for station in members(bits)))


def test_transports_have_the_indices_of_their_declaration() -> None:
    assert TRANSPORTS == (Transport.CAB, Transport.TAXI, Transport.TRAM, Transport.BOAT)


def test_a_cab_rides_to_the_next_station_of_every_street() -> None:
    assert GRID.rides[7][CAB] == (2, 6, 8, 12)
    assert GRID.rides[20][CAB] == (15, 19)


def test_a_taxi_stops_at_the_next_green_marker_both_ways() -> None:
    assert [GRID.rides[station][TAXI] for station in (1, 3, 5, 19)] == [(3,), (1, 5), (3, 19), (5,)]


def test_a_tram_stops_at_the_next_red_marker_both_ways() -> None:
    assert [GRID.rides[station][TRAM] for station in (1, 16, 20)] == [(16,), (1, 20), (16,)]


def test_taxis_and_trams_stop_only_at_their_markers() -> None:
    assert GRID.rides[4][TAXI] == GRID.rides[17][TRAM] == ()


def test_a_boat_stops_at_piers_of_every_colour() -> None:
    assert [GRID.rides[station][BOAT] for station in (17, 18, 19, 20)] == [(19,), (), (17, 20), (19,)]


def test_station_zero_has_no_rides() -> None:
    assert GRID.rides[0] == ((), (), (), ())


def test_a_ride_passes_the_stations_on_its_line() -> None:
    assert GRID.passed(Transport.TAXI, 5, 19) == (5, 10, 15, 20, 19)
    assert GRID.passed(Transport.TAXI, 19, 5) == (19, 20, 15, 10, 5)
    assert GRID.passed(Transport.BOAT, 17, 19) == (17, 19)
    assert GRID.passed(Transport.CAB, 7, 2) == (7, 2)


def test_a_missing_ride_passes_no_station() -> None:
    with pytest.raises(KeyError):
        GRID.passed(Transport.TAXI, 1, 5)


def test_of_two_lines_between_two_stops_the_shorter_is_ridden() -> None:
    sheet = broken("lines = [\n", 'lines = [\n    { transport = "tram", path = [1, 2, 7, 12, 11, 16] },\n')
    chart = network(Map.OWN, sheet.text)
    assert chart.passed(Transport.TRAM, 16, 1) == (16, 11, 6, 1)
    assert chart.rides[1][TRAM] == (16,)


def test_a_circular_line_has_no_ride_to_its_own_station() -> None:
    sheet = broken("lines = [\n", 'lines = [\n    { transport = "tram", path = [1, 2, 7, 6, 1] },\n')
    assert network(Map.OWN, sheet.text).rides[1][TRAM] == (16,)


def test_steps_are_the_fewest_rides_by_land() -> None:
    assert (GRID.steps[1][1], GRID.steps[1][2], GRID.steps[1][3], GRID.steps[1][16], GRID.steps[1][20]) == (
        0,
        1,
        1,
        1,
        2,
    )
    assert GRID.steps[17][19] == 2, "the boat is Fantom's alone"


@pytest.mark.parametrize("chart", NETWORKS)
def test_steps_are_the_same_both_ways_and_one_more_than_a_neighbour_s(chart: Network) -> None:
    for a in range(1, chart.size + 1):
        for b in range(1, chart.size + 1):
            assert chart.steps[a][b] == chart.steps[b][a]
            near = chain.from_iterable(chart.rides[b][:BOAT])
            assert a == b or chart.steps[a][b] == 1 + min(chart.steps[a][neighbour] for neighbour in near)


@pytest.mark.parametrize("chart", NETWORKS)
@pytest.mark.parametrize("k", range(4))
def test_a_single_station_spreads_to_its_rides(chart: Network, k: int) -> None:
    for station in range(1, chart.size + 1):
        assert members(chart.spread(k, 1 << station)) == set(chart.rides[station][k])


@given(st.data())
@settings(max_examples=100)
def test_a_set_spreads_to_the_rides_of_its_stations(data: st.DataObject) -> None:
    chart = data.draw(st.sampled_from(NETWORKS))
    bits = data.draw(st.integers(0, (1 << chart.size) - 1)) << 1
    k = data.draw(st.sampled_from(range(4)))
    assert members(chart.spread(k, bits)) == plain(chart, k, bits)


def test_an_empty_set_spreads_to_an_empty_set() -> None:
    assert [GRID.spread(k, 0) for k in range(4)] == [0, 0, 0, 0]


def test_cabs_spread_all_stations_to_all_stations() -> None:
    all_stations = sum(1 << number for number in NUMBERS)
    assert GRID.spread(CAB, all_stations) == all_stations


def test_a_network_is_computed_once() -> None:
    assert network(Map.SUBURB) is network(Map.SUBURB)
    assert network(Map.OWN, SHEET) is network(Map.OWN, SHEET)
