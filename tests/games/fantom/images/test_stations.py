"""Stations on a small picture: each shows the transports that stop there, and passing lines keep clear of it.

Measured on the pictures at the sizes at which phones show them: in colour, in grey and as a deuteranope sees them.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations, pairwise, product
from math import dist
from statistics import fmean
from typing import TYPE_CHECKING, NamedTuple

import pytest
from msgspec.structs import replace
from PIL import Image

from cogs.fantom.board import Pawn
from cogs.fantom.map.station_checks import MIN_STATION_DISTANCE
from cogs.fantom.map.town import Line
from cogs.fantom.map.transport import Transport
from images.fantom.colours import BOAT, GARDEN, GROUND, HOUSES, PLAZA, STREET, TAXI, TRAM
from images.fantom.hunt.maps import FIGURE_HEIGHT
from images.fantom.hunt.pictograms import figure
from images.fantom.town.base_map import town_image
from images.fantom.town.stations import RADII, Disc, discs, piers
from tests.games.fantom.images.test_town import TOWNS, deuteranope, drawn, grey

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from cogs.fantom.map.town import Point, Station
    from images.kit.colours import Colour

pytestmark = pytest.mark.unmeasured

TOWN_WIDTH_PX, ZOOM_WIDTH_PX = 555, 400
"""The widths at which a phone shows the whole town and a zoom, in pixels."""
ZOOM_WIDTH_UNITS = 400
"""The width of a zoom, in map units."""
LINE_SHARE = 0.5
"""A pixel belongs to a line if the line covers at least this share of it."""
MIN_GAP_PX = {"whole": 2.0, "zoom": 6.0}
"""The least distance from the edge of a disc to a passing line, in pixels."""
MIN_SHARE, MAX_SHARE = 0.1, 0.01
"""The least share of a disc that a wedge covers, and the most that the colour of a passing line covers."""
MIN_COLOUR_DISTANCE = 50.0
"""The least difference between a wedge and paper, of 255, for every kind of colour vision."""
MIN_RADIUS_STEP_PX = 1.0
"""The least difference in radius between a station and one with more transports, in pixels."""
MIN_EDGE_CONTRAST = 80.0
"""The least difference in brightness between a figure's whole edge and the background, of 255."""
_ROOM = 10
"""The background around a figure, in pixels."""

View = tuple[str, str]
each_view = pytest.mark.parametrize("view", [*product(("old-town", "suburb"), MIN_GAP_PX)], ids=" ".join)


class Pixels(NamedTuple):
    """A picture's size, its pixels' bytes, and the pixels in a map unit."""

    size: tuple[int, int]
    parts: bytes
    scale: float

    def around(self, point: Point, reach: float) -> Iterator[tuple[float, float, Colour]]:
        """Yield the pixels within a square: position relative to its middle, in map units, and colour."""
        x, y = (value * self.scale for value in point)
        (width, height), far = self.size, reach * self.scale
        for column in range(max(0, int(x - far)), min(width, int(x + far) + 1)):
            for row in range(max(0, int(y - far)), min(height, int(y + far) + 1)):
                start = 3 * (row * width + column)
                red, green, blue = self.parts[start : start + 3]
                yield (column + 0.5 - x) / self.scale, (row + 0.5 - y) / self.scale, (red, green, blue)


@cache
def view_pixels(view: View) -> Pixels:
    town, kind = view
    if kind == "zoom":
        close = town_image(*TOWNS[town], "en", 2).reduce(2 * ZOOM_WIDTH_UNITS // ZOOM_WIDTH_PX)
        return Pixels(close.size, close.tobytes(), ZOOM_WIDTH_PX / ZOOM_WIDTH_UNITS)
    picture = town_image(*TOWNS[town], "en")
    scale = TOWN_WIDTH_PX / picture.width
    picture.thumbnail((TOWN_WIDTH_PX, picture.height), Image.Resampling.LANCZOS)
    return Pixels(picture.size, picture.tobytes(), scale)


@cache
def covered(transport: Transport, colour: Colour) -> float:
    """Return a transport's share of a pixel, from the pixel's colour between pale background and line."""
    red, green, blue = colour
    if transport is Transport.TAXI:
        return (green - red - max(0, blue - green)) / (TAXI[1] - TAXI[0])
    if transport is Transport.TRAM:
        return (red - green - 15) / (TRAM[0] - TRAM[1] - 15)
    return min((blue - red) / (BOAT[2] - BOAT[0]), (blue - green) / (BOAT[2] - BOAT[1]))


def stopping(town: str, station: Station) -> set[Transport]:
    """Return the transports beside the cab that stop at a station by the map's data."""
    stops = {Transport.TAXI: station.taxi, Transport.TRAM: station.tram}
    return {kind for kind, is_stop in stops.items() if is_stop} | (
        {Transport.BOAT} if station.number in piers(drawn(town).town) else set()
    )


def disc_of(town: str, station: Station) -> Disc:
    return drawn(town).streets.discs[station.number]


@each_view
def test_passing_lines_keep_clear_of_the_disc(view: View) -> None:
    town, kind = view
    picture = view_pixels(view)
    for station in drawn(town).town.stations:
        reach = disc_of(town, station).reach
        lines = [
            line_kind for line_kind in (Transport.TAXI, Transport.TRAM) if line_kind not in stopping(town, station)
        ]
        for x, y, colour in picture.around(station.at, reach + MIN_GAP_PX[kind] / picture.scale):
            if any(covered(transport, colour) >= LINE_SHARE for transport in lines):
                gap = (dist((x, y), (0, 0)) - reach) * picture.scale
                assert gap >= MIN_GAP_PX[kind], (station.number, lines, round(gap, 2))


@each_view
def test_a_disc_shows_exactly_the_transports_that_stop_there(view: View) -> None:
    town, _ = view
    for station in drawn(town).town.stations:
        kinds = {kind for kind in (Transport.TAXI, Transport.TRAM, Transport.BOAT) if shows(view, station, kind)}
        assert kinds == stopping(town, station), station.number


def shows(view: View, station: Station, kind: Transport) -> bool:
    share = share_of(view, station, kind)
    assert share >= MIN_SHARE or share <= MAX_SHARE, (station.number, kind, share)
    return share >= MIN_SHARE


def share_of(view: View, station: Station, kind: Transport) -> float:
    """Return the share of a disc in a transport's colour; the ring around a pier counts for the boat alone."""
    disc = disc_of(view[0], station)
    reach = disc.reach if kind is Transport.BOAT else disc.radius
    pixels = [
        covered(kind, colour) >= LINE_SHARE
        for x, y, colour in view_pixels(view).around(station.at, reach)
        if dist((x, y), (0, 0)) <= reach
    ]
    return sum(pixels) / len(pixels)


EYES: dict[str, Callable[[Colour], tuple[float, ...]]] = {
    "colour": lambda colour: colour,
    "grey": lambda colour: (grey(colour),) * 3,
    "deuteranope": deuteranope,
}
"""The colour as different readers see it."""


@cache
def _half(view: View, point: Point, side: int) -> Colour:
    """Return the mean colour of a disc above or below its number: the same part of every disc."""
    colours = [colour for x, y, colour in view_pixels(view).around(point, 13) if 7 < side * y < 11 and abs(x) < 5]
    red, green, blue = (fmean(part) for part in zip(*colours, strict=True))
    return round(red), round(green), round(blue)


@pytest.mark.parametrize("eye", EYES)
@pytest.mark.parametrize("kind", [Transport.TAXI, Transport.TRAM], ids=str)
@each_view
def test_kinds_of_station_differ_for_every_reader(view: View, kind: Transport, eye: str) -> None:
    look, side = EYES[eye], -1 if kind is Transport.TAXI else 1
    stop_looks: list[tuple[float, ...]] = []
    other_looks: list[tuple[float, ...]] = []
    for station in drawn(view[0]).town.stations:
        looks = stop_looks if kind in stopping(view[0], station) else other_looks
        looks.append(look(_half(view, station.at, side)))
    assert (
        min(dist(stop_look, other) / 3**0.5 for stop_look, other in product(stop_looks, other_looks))
        > MIN_COLOUR_DISTANCE
    )


@each_view
def test_a_disc_with_more_transports_is_larger(view: View) -> None:
    town, _ = view
    by_stops: dict[int, set[float]] = {}
    for station in drawn(town).town.stations:
        by_stops.setdefault(station.taxi + station.tram, set()).add(disc_of(town, station).radius)
    sizes = [by_stops[stops] for stops in range(3)]
    for smaller, larger in pairwise(sizes):
        assert (min(larger) - max(smaller)) * view_pixels(view).scale >= MIN_RADIUS_STEP_PX


def _edges(part: Image.Image, ground: Colour, scale: float) -> Iterator[int]:
    """Yield the brightness of a figure's paler edge, row by row, on a picture reduced to this scale."""
    wide, high = part.width + 2 * _ROOM, part.height + 2 * _ROOM
    paper = Image.new("RGB", (wide, high), ground)
    paper.paste(part, (_ROOM, _ROOM), part)
    paper.thumbnail((round(wide * scale), round(high * scale)), Image.Resampling.LANCZOS)
    little = paper.convert("L")
    for row in range(round((_ROOM + part.height * 0.1) * scale) + 1, round((_ROOM + part.height * 0.9) * scale)):
        line = little.crop((0, row, little.width, row + 1)).tobytes()
        yield max(min(line[: len(line) // 2 - 1]), min(line[len(line) // 2 + 1 :]))


@pytest.mark.parametrize("ground", [*HOUSES, GROUND, STREET, GARDEN, PLAZA], ids=str)
def test_the_white_pawn_has_an_edge_that_shows(ground: Colour) -> None:
    for close, scale in (
        (1, TOWN_WIDTH_PX / drawn("old-town").town.size[0]),
        (2, ZOOM_WIDTH_PX / ZOOM_WIDTH_UNITS / 2),
    ):
        white = figure(Pawn.WHITE, "en", FIGURE_HEIGHT * close)
        assert max(_edges(white, ground, scale)) < grey(ground) - MIN_EDGE_CONTRAST


def test_discs_stay_apart_in_the_densest_town() -> None:
    """The stations are as near to each other as the checks allow, and all are interchanges with piers."""
    stations = tuple(
        replace(
            station,
            at=(MIN_STATION_DISTANCE * (number % 6), MIN_STATION_DISTANCE * (number // 6)),
            taxi=True,
            tram=True,
        )
        for number, station in enumerate(drawn("small").town.stations)
    )
    boats = Line(Transport.BOAT, tuple(station.number for station in stations))
    disc_by_station = discs(replace(drawn("small").town, stations=stations, lines=(boats,)))
    for first, second in combinations(stations, 2):
        assert dist(first.at, second.at) > disc_by_station[first.number].reach + disc_by_station[second.number].reach
    assert min(disc.radius for disc in disc_by_station.values()) > RADII[0] - 1
