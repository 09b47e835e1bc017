"""The drawing of Fantom's town: properties on every map, and a comparison with the golden picture."""

from __future__ import annotations

from functools import cache
from itertools import combinations, pairwise
from math import dist
from typing import TYPE_CHECKING, get_args

import pytest
from PIL import ImageChops, ImageStat

from cogs.fantom.map.town import LandmarkKind
from cogs.fantom.map.transport import Transport
from cogs.fantom.options import Map
from images.fantom.colours import LINES, PALETTE
from images.fantom.geometry import nearest_on_path, resample
from images.fantom.town.base_map import town_image, town_part
from images.fantom.town.cost_map import are_apart
from images.fantom.town.landmarks import DRAWINGS
from images.fantom.town.plan import Plan, names, plan
from images.fantom.town.streets import TAXI_WIDTH, station_middle
from tests.games.fantom.images.hunting import TOWN_REDUCTION, golden
from tests.games.fantom.images.towns import small
from tests.images.judging import strangeness

if TYPE_CHECKING:
    from cogs.fantom.map.town import Point
    from images.fantom.town.cost_map import Rect
    from images.fantom.town.lines import SegmentPath
    from images.fantom.town.plan import Names
    from images.kit.colours import Colour

LANGUAGES = ("en", "cs", "sk", "pl")
TOWNS = {
    "old-town": (Map.OLD_TOWN, ""),
    "suburb": (Map.SUBURB, ""),
    "small": (Map.OWN, small()),
    "plain": (Map.OWN, small(plain=True)),
}

each_town = pytest.mark.parametrize("town", TOWNS)
each_language = pytest.mark.parametrize("language", LANGUAGES)


@cache
def drawn(town: str) -> Plan:
    return plan(*TOWNS[town])


@cache
def lettered(town: str, language: str) -> Names:
    return names(*TOWNS[town], language)


def boxes(lettering: Names) -> list[Rect]:
    """Return the boxes of all names, of the cartouche and of the legend."""
    plates = [rect for rect in (lettering.title, lettering.legend) if rect]
    return [*(label.rect for label in lettering.labels), *plates]


def away(rect: Rect, point: Point) -> float:
    """Return the distance of a point from a rectangle."""
    left, top, right, bottom = rect
    return dist(point, (min(max(point[0], left), right), min(max(point[1], top), bottom)))


def of(town: str, path: SegmentPath) -> list[Point]:
    return [station_middle(drawn(town).town, number) for number in path.segment.stations]


@pytest.mark.unmeasured
@each_language
@each_town
def test_no_name_lies_over_a_station(town: str, language: str) -> None:
    lettering = lettered(town, language)
    letters = [rect for curved in lettering.curved for rect in curved.rects]
    for rect in (*boxes(lettering), *letters):
        for station in drawn(town).town.stations:
            assert away(rect, station.at) >= drawn(town).streets.discs[station.number].radius


@pytest.mark.unmeasured
@each_language
@each_town
def test_no_name_lies_over_another_or_over_a_landmark(town: str, language: str) -> None:
    rooms = [*boxes(lettered(town, language)), *drawn(town).furniture]
    assert all(are_apart(room, other) for room, other in combinations(rooms, 2))


@each_language
@each_town
def test_names_stay_on_the_page(town: str, language: str) -> None:
    width, height = drawn(town).town.size
    for left, top, right, bottom in boxes(lettered(town, language)):
        assert left > 0
        assert top > 0
        assert right < width
        assert bottom < height


@each_language
@pytest.mark.parametrize("town", ["old-town", "suburb"])
def test_the_shipped_towns_have_room_for_every_name(town: str, language: str) -> None:
    lettering, data = lettered(town, language), drawn(town).town
    count = len(data.landmarks) + sum(1 for area in data.areas if area.name)
    assert lettering.title
    assert lettering.legend
    assert len(lettering.labels) + len(lettering.curved) == count + 1  # and the river


@each_town
def test_the_discs_of_stations_are_free_of_each_other(town: str) -> None:
    discs = drawn(town).streets.discs
    for station, other in combinations(drawn(town).town.stations, 2):
        assert dist(station.at, other.at) > discs[station.number].reach + discs[other.number].reach


@each_town
def test_a_line_keeps_clear_of_stations_where_it_does_not_stop(town: str) -> None:
    for path in drawn(town).lines:
        for number in path.segment.stations[1:-1]:
            middle, disc = station_middle(drawn(town).town, number), drawn(town).streets.discs[number]
            assert nearest_on_path(path.points, middle)[0] > disc.reach + disc.clear - 1.5


@each_town
def test_a_line_touches_the_discs_where_it_stops(town: str) -> None:
    for path in drawn(town).lines:
        first, *_, last = of(town, path)
        discs, stations = drawn(town).streets.discs, path.segment.stations
        assert dist(path.points[0], first) < discs[stations[0]].radius
        assert dist(path.points[-1], last) < discs[stations[-1]].radius


def along(path: SegmentPath, way: tuple[Point, ...]) -> Point:
    """Return the place of a line beside the middle of a street."""
    middle = resample(way, dist(way[0], way[-1]) / 20)[10]
    return min(resample(path.points, 1), key=lambda point: dist(point, middle))


@pytest.mark.unmeasured
@each_town
def test_lines_in_the_same_street_are_parallel(town: str) -> None:
    for (a, b), way in drawn(town).streets.ways.items():
        if a > b or dist(way[0], way[-1]) < 60:
            continue
        lines = [line for line in drawn(town).lines if {(a, b), (b, a)} & set(pairwise(line.segment.stations))]
        spots = [along(path, way) for path in lines]
        assert all(nearest_on_path(way, point)[0] > TAXI_WIDTH / 2 + 1 for point in spots)
        assert all(dist(spot, other) > TAXI_WIDTH for spot, other in combinations(spots, 2))


@each_town
def test_boats_keep_to_the_water(town: str) -> None:
    water = drawn(town).river
    for way in water.boats:
        assert all(nearest_on_path(water.course, point)[0] <= max(water.width / 2, 14) for point in resample(way, 8))


@pytest.mark.unmeasured
@each_language
@each_town
def test_the_picture_has_the_size_of_the_town(town: str, language: str) -> None:
    picture = town_image(*TOWNS[town], language)
    assert picture.mode == "RGB"
    assert picture.size == drawn(town).town.size


@pytest.mark.unmeasured
def test_twice_the_scale_is_twice_the_size() -> None:
    width, height = drawn("small").town.size
    large, normal = town_image(*TOWNS["small"], "en", 2), town_image(*TOWNS["small"], "en")
    assert large.size == (2 * width, 2 * height)
    difference = ImageChops.difference(large.reduce(12), normal.reduce(6))
    assert max(ImageStat.Stat(difference).mean) < 4


def test_each_language_changes_the_picture() -> None:
    pictures = {town_image(*TOWNS["small"], language).tobytes() for language in LANGUAGES}
    assert len(pictures) == len(LANGUAGES)


def test_drawing_on_the_picture_does_not_change_the_cached_one() -> None:
    clean = town_image(*TOWNS["small"], "en")
    town_image(*TOWNS["small"], "en").paste((0, 0, 0), (0, 0, 99, 99))
    assert town_image(*TOWNS["small"], "en").tobytes() == clean.tobytes()


def test_a_part_is_cut_out_of_the_picture() -> None:
    box = (40, 60, 240, 200)
    part = town_part(*TOWNS["small"], "sk", box, 2).convert("RGB")
    assert part.tobytes() == town_image(*TOWNS["small"], "sk", 2).crop(box).tobytes()


@pytest.mark.unmeasured
def test_the_picture_has_only_colours_of_the_palette() -> None:
    colours = town_image(*TOWNS["suburb"], "pl").getcolors(512) or []
    assert {colour for _, colour in colours} <= set(PALETTE)


RIVER = "[-40, 300], [200, 316], [420, 300], [600, 306], [760, 300]"
ODD = {
    "a river that loops": (RIVER, "[-40, 300], [400, 316], [200, 316], [400, 200], [60, 330], [760, 300]"),
    "a river twice at one point": (RIVER, "[-40, 300], [-40, 300], [400, 316], [400, 316], [760, 300]"),
    "a line there and back": ("[7, 8, 9, 10, 11, 12, 18, 24]", "[7, 8, 9, 8, 7, 8, 9, 10, 11, 12, 18, 24, 18]"),
    "a line that turns where it does not stop": ("[1, 7, 8, 9, 10, 11", "[1, 7, 8, 9, 3, 9, 10, 11"),
    "a street with a loop": (
        "between = [1, 2]",
        "between = [1, 2], via = [[100, 20], [140, 20], [100, 60], [100, 20]]",
    ),
    "an island without extent": ("[[410, 300], [480, 290], [486, 304], [412, 316]]", "[[9, 9], [9, 9], [9, 9]]"),
    "a landmark in the corner": ("at = [240, 480]", "at = [0, 0]"),
    "landmarks in one place": ("at = [240, 480]", "at = [440, 150]"),
    "names without end": (' en"', ' WWWWWWWWWWWWWWWWWWWWWWWWWWWW"'),
    "names in no script of ours": (' en"', ' 日本 🦊"'),
}


@pytest.mark.parametrize("name", ODD)
def test_odd_accepted_maps_can_be_drawn(name: str) -> None:
    old, new = ODD[name]
    text = small().replace(old, new)
    assert text != small()
    assert town_image(Map.OWN, text, "en").size == (720, 620)


def test_every_kind_of_landmark_has_a_drawing() -> None:
    assert set(DRAWINGS) == set(get_args(LandmarkKind))


def grey(colour: Colour) -> float:
    red, green, blue = colour
    return 0.299 * red + 0.587 * green + 0.114 * blue


def deuteranope(colour: Colour) -> Colour:
    """Return a colour as seen without green cones (Machado and others, 2009), in linear light."""
    red, green, blue = ((part / 255) ** 2.2 for part in colour)
    parts = (
        0.367322 * red + 0.860646 * green - 0.227968 * blue,
        0.280085 * red + 0.672501 * green + 0.047413 * blue,
        -0.011820 * red + 0.042940 * green + 0.968881 * blue,
    )
    first, second, third = (round(255 * max(0.0, part) ** (1 / 2.2)) for part in parts)
    return first, second, third


LAND = (Transport.CAB, Transport.TAXI, Transport.TRAM)


@pytest.mark.parametrize(("kind", "other"), [*combinations(LAND, 2)])
def test_lines_on_land_differ_in_grey(kind: Transport, other: Transport) -> None:
    assert abs(grey(LINES[kind]) - grey(LINES[other])) > 30


@pytest.mark.parametrize(("kind", "other"), [*combinations(Transport, 2)])
def test_lines_differ_for_a_deuteranope(kind: Transport, other: Transport) -> None:
    assert dist(deuteranope(LINES[kind]), deuteranope(LINES[other])) > 60


def test_the_picture_equals_its_golden_picture() -> None:
    assert strangeness(town_image(*TOWNS["small"], "cs").reduce(TOWN_REDUCTION), golden("town")) == ""
