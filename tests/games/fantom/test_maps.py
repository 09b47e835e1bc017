"""The shipped maps: properties that a hunt, and a reader of the picture, can rely on."""

from __future__ import annotations

from collections import Counter
from itertools import chain, combinations, pairwise
from math import acos, degrees, dist, hypot
from typing import TYPE_CHECKING

import pytest

from bot.i18n.languages import in_language
from cogs.fantom.map.network import Network, network
from cogs.fantom.map.street_checks import distance
from cogs.fantom.map.town import street_path
from cogs.fantom.map.transport import Stock, Tickets, Transport
from cogs.fantom.options import Map

if TYPE_CHECKING:
    from cogs.fantom.map.town import Point, Town

pytestmark = pytest.mark.unmeasured

CAB, TAXI, TRAM, BOAT = range(4)
OLD_TOWN, SUBURB = network(Map.OLD_TOWN), network(Map.SUBURB)
each_map = pytest.mark.parametrize("chart", [OLD_TOWN, SUBURB], ids=["old-town", "suburb"])
BLACK, GREEN, RED, GREEN_AND_RED = (False, False), (True, False), (False, True), (True, True)


def kinds(town: Town) -> Counter[tuple[bool, bool]]:
    """Count the stations by their markers, taxi and tram."""
    return Counter((station.taxi, station.tram) for station in town.stations)


def rides(chart: Network, k: int) -> int:
    """Count the rides of a transport; both directions are one ride."""
    return sum(len(station[k]) for station in chart.rides) // 2


def cab_steps(chart: Network, start: int) -> dict[int, int]:
    """Return every station's distance in streets from one station."""
    distances, edge = {start: 0}, [start]
    while edge:
        for station in edge:
            for neighbour in chart.rides[station][CAB]:
                distances.setdefault(neighbour, distances[station] + 1)
        edge = [station for station, steps in distances.items() if steps == distances[edge[0]] + 1]
    return distances


def distances(chart: Network) -> list[int]:
    """Return the distances by land between any two stations, in rides."""
    return [chart.steps[a][b] for a, b in combinations(range(1, chart.size + 1), 2)]


def test_the_old_town_has_the_book_s_figures() -> None:
    play = OLD_TOWN.town.play
    assert (play.boxes, play.reveals, play.pawns) == (24, (3, 8, 13, 18, 24), 5)
    assert play.fantom == Stock(cab=4, taxi=3, tram=3, boat=2, double=2)
    assert play.pawn == Tickets(cab=10, taxi=9, tram=5)


def test_the_suburb_is_half_a_hunt() -> None:
    play = SUBURB.town.play
    assert (play.boxes, play.pawns, play.reveals[-1]) == (12, 3, 12)
    assert play.pawn.cab + play.pawn.taxi + play.pawn.tram == 12


def test_the_old_town_has_the_size_of_the_rules() -> None:
    assert 190 <= OLD_TOWN.size <= 200
    assert rides(OLD_TOWN, CAB) == pytest.approx(345, abs=5)
    assert 105 <= rides(OLD_TOWN, TAXI) <= 120
    assert 28 <= rides(OLD_TOWN, TRAM) <= 34
    assert 3 <= rides(OLD_TOWN, BOAT) <= 5


def test_the_suburb_has_about_sixty_stations_and_two_boat_rides() -> None:
    assert 55 <= SUBURB.size <= 65
    assert rides(SUBURB, BOAT) >= 2


@each_map
def test_every_kind_of_station_exists(chart: Network) -> None:
    assert set(kinds(chart.town)) == {BLACK, GREEN, RED, GREEN_AND_RED}


@each_map
def test_nearly_half_of_the_stations_carry_green_or_red(chart: Network) -> None:
    assert 45 <= 100 * (chart.size - kinds(chart.town)[BLACK]) / chart.size <= 50


@each_map
def test_boats_stop_at_black_and_at_green_black_stations(chart: Network) -> None:
    piers = {number for number in range(1, chart.size + 1) if chart.rides[number][BOAT]}
    stations = chart.town.stations
    assert {BLACK, GREEN} <= {(stations[number - 1].taxi, stations[number - 1].tram) for number in piers}


def test_the_old_town_is_as_wide_as_the_reference() -> None:
    assert 18 <= max(max(cab_steps(OLD_TOWN, start).values()) for start in range(1, OLD_TOWN.size + 1)) <= 21
    assert max(distances(OLD_TOWN)) in {9, 10, 11}
    assert 4.5 <= sum(distances(OLD_TOWN)) / len(distances(OLD_TOWN)) <= 5.0


@each_map
def test_no_station_is_a_dead_end(chart: Network) -> None:
    assert min(len(station[CAB]) for station in chart.rides[1:]) >= 2


@each_map
def test_taxis_ride_one_to_three_streets_and_trams_three_to_five(chart: Network) -> None:
    for transport, a, b in chart.ways:
        pieces = len(chart.passed(transport, a, b)) - 1
        assert pieces in {Transport.TAXI: (1, 2, 3), Transport.TRAM: (3, 4, 5)}.get(transport, (1,))


@each_map
def test_at_most_three_lines_share_a_street(chart: Network) -> None:
    pieces = Counter(
        frozenset(piece)
        for line in chart.town.lines
        if line.transport is not Transport.BOAT
        for piece in pairwise(line.path)
    )
    assert max(pieces.values()) <= 3


@pytest.mark.parametrize(("chart", "min_distance"), [(OLD_TOWN, 62), (SUBURB, 80)], ids=["old-town", "suburb"])
def test_stations_lie_apart(chart: Network, min_distance: float) -> None:
    assert min(dist(a.at, b.at) for a, b in combinations(chart.town.stations, 2)) >= min_distance


@each_map
def test_streets_keep_clear_of_the_stations_they_do_not_serve(chart: Network) -> None:
    for street in chart.town.streets:
        for station in chart.town.stations:
            if station.number not in street.between:
                assert distance(station.at, street_path(chart.town, street), 18) >= 16


def pieces(town: Town) -> list[tuple[frozenset[int], Point, Point]]:
    """Return the straight pieces of all streets with the ends of their street."""
    return [
        (frozenset(street.between), a, b) for street in town.streets for a, b in pairwise(street_path(town, street))
    ]


def left(a: Point, b: Point, c: Point) -> bool:
    """Return whether c lies to the left of the way from a to b."""
    return (b[0] - a[0]) * (c[1] - a[1]) > (b[1] - a[1]) * (c[0] - a[0])


@each_map
def test_no_two_streets_cross(chart: Network) -> None:
    for (ends, a, b), (other_ends, c, d) in combinations(pieces(chart.town), 2):
        if ends != other_ends and a not in {c, d} and b not in {c, d}:
            assert left(a, b, c) == left(a, b, d) or left(c, d, a) == left(c, d, b), (ends, other_ends)


def leaving(town: Town) -> dict[int, list[Point]]:
    """Return the unit vectors in which the streets leave every station."""
    directions: dict[int, list[Point]] = {}
    for street in town.streets:
        way = street_path(town, street)
        for number, (x, y), (toward_x, toward_y) in (
            (street.between[0], way[0], way[1]),
            (street.between[1], way[-1], way[-2]),
        ):
            length = hypot(toward_x - x, toward_y - y)
            directions.setdefault(number, []).append(((toward_x - x) / length, (toward_y - y) / length))
    return directions


@each_map
def test_no_two_streets_leave_a_station_side_by_side(chart: Network) -> None:
    for number, ways in leaving(chart.town).items():
        for (a, b), (c, d) in combinations(ways, 2):
            assert degrees(acos(max(-1.0, min(1.0, a * c + b * d)))) >= 20, number


@each_map
def test_streets_meet_the_river_only_at_bridges(chart: Network) -> None:
    river = chart.town.river
    wet = [
        street.between
        for street in chart.town.streets
        if any(
            distance(point, river.path, river.width) < river.width / 2
            for point in between(street_path(chart.town, street))
        )
    ]
    assert len(wet) == {198: 7, 60: 3}[chart.size]
    assert not any(street.via for street in chart.town.streets if street.between in wet), "bridges are straight"


def between(way: tuple[Point, ...]) -> list[Point]:
    """Return points along a way, a few units apart."""
    steps = [step / 20 for step in range(21)]
    return [(a + (c - a) * t, b + (d - b) * t) for (a, b), (c, d) in pairwise(way) for t in steps]


@each_map
def test_no_station_stands_in_the_water(chart: Network) -> None:
    river = chart.town.river
    assert min(distance(station.at, river.path, 80) for station in chart.town.stations) >= river.width / 2 + 16


@each_map
@pytest.mark.parametrize("language", ["en", "cs", "sk", "pl"])
def test_every_station_has_a_name_of_its_own(chart: Network, language: str) -> None:
    names = Counter(in_language(station.name, language) for station in chart.town.stations)
    assert names.most_common(1)[0][1] == 1


@each_map
def test_a_drop_down_list_of_stations_is_a_neighbourhood(chart: Network) -> None:
    """Twenty-five consecutive stations lie in one half of the map from west to east, or in two strips."""
    strip = 50 if chart is OLD_TOWN else 20
    stations = chart.town.stations
    for first in range(0, chart.size, strip):
        row = stations[first : first + strip]
        assert [station.at[0] for station in row] == sorted(station.at[0] for station in row)


@each_map
def test_landmarks_keep_clear_of_streets(chart: Network) -> None:
    streets = [street_path(chart.town, street) for street in chart.town.streets]
    for landmark in chart.town.landmarks:
        assert min(distance(landmark.at, street, 40) for street in streets) >= 25, in_language(landmark.name, "en")


def test_the_old_town_has_parks_squares_and_landmarks() -> None:
    town = OLD_TOWN.town
    areas = Counter(area.kind for area in town.areas)
    assert areas["park"] >= 4
    assert areas["square"] >= 1
    assert areas["island"] == 1
    assert {"castle", "cathedral", "railway-station", "harbour"} <= {landmark.kind for landmark in town.landmarks}
    assert town.compass


@each_map
def test_the_piers_follow_the_river(chart: Network) -> None:
    boats = [line.path for line in chart.town.lines if line.transport is Transport.BOAT]
    assert [len(path) for path in boats] == [6 if chart is OLD_TOWN else 4]
    assert len(set(chain.from_iterable(boats))) == len(boats[0])
