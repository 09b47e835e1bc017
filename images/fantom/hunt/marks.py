"""Signs on the map: the acting pawn, recent rides, possible rides, and Fantom's possible and true stations.

These functions hide nothing: the caller checks that the reader may see Fantom's true route before drawing it.
"""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING, NamedTuple

from PIL import Image, ImageChops, ImageDraw

from images.fantom.colours import FANTOM, FOG, GLOW, INK, PAPER
from images.fantom.hunt.pictograms import colour_of, flag, ring
from images.fantom.hunt.placement import LEADER_DISTANCE
from images.fantom.town.overlay import route, unknown_route
from images.fantom.town.sheet import beads, highlight, stroke
from images.kit import names
from images.kit.colours import mix
from images.kit.pen import sprite
from images.kit.weighted_cache import picture_cache

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from cogs.fantom.board import Box, Trip
    from cogs.fantom.map.town import Point
    from cogs.fantom.map.transport import Transport
    from cogs.fantom.options import Options
    from images.fantom.hunt.placement import Placed, Rectangle
    from images.fantom.town.cost_map import Rect
    from images.fantom.town.sheet import Sheet
    from images.kit.colours import Colour
    from images.kit.pen import Pen

FOOTPRINT_STEP = 10.0
"""Distance in map units from one footprint to the next."""


def footprints(sheet: Sheet, options: Options, trip: Trip) -> None:
    """Draw a pawn's ride as a row of dots in its colour."""
    line = [sheet.at(point) for point in route(options, trip.transport, trip.origin, trip.to)]
    bead = _bead(sheet.scale, colour_of(trip.pawn))
    for point in beads(line, FOOTPRINT_STEP * sheet.scale):
        sheet.lay(bead, point)


@picture_cache
def _bead(scale: float, colour: Colour) -> Image.Image:
    side = round(8 * scale)

    def paint(pen: Pen) -> None:
        pen.oval((0.5, 0.5, side - 0.5, side - 0.5), INK)
        pen.oval((1 + scale * 0.7, 1 + scale * 0.7, side - 1 - scale * 0.7, side - 1 - scale * 0.7), colour)

    return sprite(side, side, paint)


@picture_cache
def _dashed_ring(radius: float, colour: Colour, width: float, dashes: int) -> Image.Image:
    """Return a ring of dashes on a paper-coloured ring, around a disc of this radius in pixels."""
    side = round((radius + width) * 2 + 3)

    def paint(pen: Pen) -> None:
        middle, reach = side / 2, radius + width
        box = (middle - reach, middle - reach, middle + reach, middle + reach)
        pen.oval(box, None, PAPER, width)
        for dash in range(dashes):
            begin = 360 * dash / dashes
            pen.arc(box, (begin, begin + 215 / dashes), colour, width)

    return sprite(side, side, paint)


def mark_possible(sheet: Sheet, stations: Iterable[int]) -> None:
    """Mark Fantom's possible stations with rings of dashes; the shape tells them apart without colour."""
    for station in stations:
        if sheet.holds(sheet.spot(station), -sheet.radius):
            mark = _dashed_ring(sheet.reach(station) + 0.8 * sheet.scale, FOG, 4.2 * sheet.scale, 8)
            sheet.lay(mark, sheet.spot(station))


def mark_left(sheet: Sheet, station: int) -> None:
    """Mark the station where Fantom was last shown before riding on."""
    sheet.lay(_dashed_ring(sheet.reach(station) + 5.5 * sheet.scale, INK, 3.6 * sheet.scale, 14), sheet.spot(station))


def mark_reachable(sheet: Sheet, stations: Iterable[int]) -> None:
    """Mark the stations that pawns can reach with their next ride by rings of dots; for Fantom's own map."""
    for station in stations:
        if sheet.holds(sheet.spot(station), -sheet.radius):
            mark = _dotted_ring(sheet.reach(station) + 7.2 * sheet.scale, 2.1 * sheet.scale, 16)
            sheet.lay(mark, sheet.spot(station))


@picture_cache
def _dotted_ring(radius: float, dot: float, dots: int) -> Image.Image:
    side = round((radius + dot) * 2 + 4)

    def paint(pen: Pen) -> None:
        for turn in range(dots):
            x, y = side / 2 + radius * cos(turn * 2 * pi / dots), side / 2 + radius * sin(turn * 2 * pi / dots)
            pen.oval((x - dot - 0.8, y - dot - 0.8, x + dot + 0.8, y + dot + 0.8), PAPER)
            pen.oval((x - dot, y - dot, x + dot, y + dot), FOG)

    return sprite(side, side, paint)


def ring_station(sheet: Sheet, station: int, colour: Colour) -> None:
    """Draw a ring around the station of a figure."""
    sheet.lay(ring(sheet.reach(station), colour, 3.2 * sheet.scale), sheet.spot(station))


def mark_acting(sheet: Sheet, station: int) -> None:
    """Draw a glow and a wide ring around the acting pawn's station, below all lines and names."""
    glow, (x, y) = _glow(sheet.reach(station), sheet.scale), sheet.spot(station)
    sheet.lay(glow, (x, y))
    reach = glow.width / 2
    _redraw_dark(sheet, (x - reach, y - reach, x + reach, y + reach))


def _redraw_dark(sheet: Sheet, rect: Rect) -> None:
    """Redraw the dark pixels of the town in a rectangle: letters and lines, which would otherwise look interrupted."""
    left, top = max(rect[0], 0), max(rect[1], 0)
    right, bottom = min(rect[2], sheet.canvas.size[0]), min(rect[3], sheet.canvas.size[1])
    if round(left) < round(right) and round(top) < round(bottom):
        box = round(left), round(top), round(right), round(bottom)
        grey = sheet.canvas.clean.crop(box).convert("RGB").convert("L")
        sheet.canvas.bring_back(box[:2], ImageChops.invert(grey).convert("1", dither=Image.Dither.NONE))


@picture_cache
def _glow(radius: float, scale: float) -> Image.Image:
    """Return a golden glow around a disc of this radius in pixels, with a ring at its outer edge."""
    reach = radius + 23 * scale
    side = round(reach * 2 + 2)

    def paint(pen: Pen) -> None:
        middle = side / 2
        for spread, share in ((21, 0.45), (14, 0.7), (8, 1)):
            outer = radius + spread * scale
            pen.oval((middle - outer, middle - outer, middle + outer, middle + outer), (*GLOW, round(255 * share)))
        for width, ink in ((3.4, INK), (1.8, GLOW)):
            outer = radius + (20 + width / 2) * scale
            pen.oval((middle - outer, middle - outer, middle + outer, middle + outer), None, ink, width * scale)

    return sprite(side, side, paint)


@picture_cache
def start_sign(height: int) -> Image.Image:
    """Return the sign for Fantom's first station: a pennant on a white plate."""
    pennant = flag(round(height * 0.72))

    def paint(pen: Pen) -> None:
        pen.oval((1, 1, height - 1, height - 1), PAPER, INK, 2.4)

    plate = sprite(height, height, paint)
    plate.alpha_composite(pennant, (round(height * 0.18), round(height * 0.14)))
    return plate


def draw_leaders(sheet: Sheet, signs: Iterable[Placed]) -> None:
    """Draw leader lines from distant signs to their stations, then redraw the discs that these lines cross."""
    for place, _, station, colour in signs:
        if station is not None:
            _leader(sheet, sheet.spot(station), place, colour)
    sheet.uncover()


def _leader(sheet: Sheet, spot: Point, place: Rectangle, colour: Colour) -> None:
    if place.distance(spot) < LEADER_DISTANCE * sheet.radius:
        return
    end = place.nearest(spot)
    for ink, width in ((INK, 4.5), (colour, 2.2)):
        stroke(sheet.canvas, (spot, end), ink, width * sheet.scale)


def lay_signs(sheet: Sheet, signs: Iterable[Placed]) -> None:
    """Draw every sign at its place."""
    for sign in signs:
        sheet.lay(sign.part, sign.place.middle)


@picture_cache
def banner(name: tuple[names.Run, ...], size: int) -> Image.Image:
    """Return a golden banner with the name of the active seat's player."""
    part = Image.new("RGBA", (names.width(name, size) + round(size * 0.9), round(size * 1.5)), (0, 0, 0, 0))
    draw, edge = ImageDraw.Draw(part), max(2, round(size * 0.09))
    draw.rounded_rectangle((0, 0, part.width - 1, part.height - 1), round(size * 0.3), GLOW, INK, edge)
    names.write(draw, (round(size * 0.45), part.height // 2), name, size, INK)
    return part


class RouteRide(NamedTuple):
    """One of Fantom's rides."""

    box: int
    """Number of the ride's box in the log."""
    transport: Transport | None
    """None if the transport was never announced."""
    origin: int
    to: int


def route_rides(stations: tuple[int, ...], log: tuple[Box, ...], start: int | None) -> tuple[RouteRide, ...]:
    """Return Fantom's rides, given the station of each box; `start` is the start if it is in no box, else None."""
    origins = stations if start is None else (start, *stations)
    first_ride = 1 if start is None else 0
    rides = zip(
        range(first_ride + 1, len(stations) + 1), log[first_ride:], origins, stations[first_ride:], strict=False
    )
    return tuple(RouteRide(box, entry.transport, origin, to) for box, entry, origin, to in rides)


def _lines(sheet: Sheet, options: Options, rides: Iterable[RouteRide]) -> Iterator[list[Point]]:
    """Yield the line of every ride in pixels."""
    for _, transport, origin, to in rides:
        line = route(options, transport, origin, to) if transport else unknown_route(options, origin, to)
        yield [sheet.at(point) for point in line]


def trail(sheet: Sheet, options: Options, rides: Iterable[RouteRide]) -> None:
    """Draw a route as a violet band with dark footprints on it."""
    for line in _lines(sheet, options, rides):
        stroke(sheet.canvas, line, FOG, 11 * sheet.scale)
        for point in beads(line, 10 * sheet.scale):
            stroke(sheet.canvas, (point, point), FANTOM, 5 * sheet.scale)


def faint_trail(sheet: Sheet, options: Options, rides: Iterable[RouteRide]) -> None:
    """Highlight the streets and lines of a route in pale violet."""
    highlight(sheet.canvas, _lines(sheet, options, rides), mix(FOG, PAPER, 0.4), 9 * sheet.scale)
