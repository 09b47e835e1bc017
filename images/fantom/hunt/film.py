"""The film of the finished hunts: Fantom's true route and the detectives' rides, box by box.

It shows the part of the town with the route; a pawn elsewhere is not seen on the map, but in the caption.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from PIL import Image, ImageDraw

from cogs.fantom.board import PAWNS, Box
from cogs.fantom.knowledge.rides import network_of
from images.fantom.colours import FANTOM, FRAME, GLOW, INK, PALETTE, SEPIA, STREET
from images.fantom.hunt import marks
from images.fantom.hunt.marks import route_rides, trail
from images.fantom.hunt.pictograms import colour_of, double, fantom, figure, flag, ticket, unknown
from images.fantom.hunt.placement import Room
from images.fantom.hunt.reading import result_text, word
from images.fantom.hunt.tickets import numbered_disc
from images.fantom.town.overlay import route, unknown_route
from images.fantom.town.sheet import scaled_sheet
from images.fantom.town.streets import station_middle
from images.kit import names
from images.kit.canvas import Canvas
from images.kit.film import encode_film
from images.kit.fonts import heavy, serif
from images.kit.pen import paste
from images.kit.text import find_size

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cogs.fantom.board import Board, Hunt, Pawn, Trip
    from cogs.fantom.map.town import Point
    from images.fantom.town.sheet import Sheet
    from images.kit import Look, Picture
    from images.kit.canvas import Box as Part
    from images.kit.film import Frame

WIDTH = 800
CAPTION_HEIGHT = 128
"""Height in pixels of the part above the town, which has two rows."""
FIGURE_HEIGHT = 44
"""Height of a figure in pixels."""
RIDE_MS, RESULT_MS = 900, 6000
"""Duration in milliseconds of a frame, and of the last frame of a hunt."""
_TICKET_HEIGHT, _TYPE_SIZE = 38, 34
_MARGIN, _MIN_WIDTH = 90, 640
"""Room between the route and the edges of the picture, and the least width of the part of the town, in map units."""


def draw_film(board: Board, look: Look) -> Picture | None:
    """Draw every finished hunt in which Fantom had a station; return None if there is none."""
    hunts = [hunt for hunt in board.hunts if hunt.route or hunt.start]
    if not hunts:
        return None
    return encode_film((frame for hunt in hunts for frame in _Cut(board, look, hunt).frames()), PALETTE)


def _town_sheet(board: Board, hunt: Hunt, language: str) -> Sheet:
    """Return a sheet of the part of the town with Fantom's route, scaled to the film's width.

    The part has the proportions of the town, so that the frames of all hunts are of one size.
    """
    town = network_of(board).town
    size = WIDTH, round(WIDTH * town.size[1] / town.size[0])
    return scaled_sheet(town, board.options, language, part_with_route(board, hunt), size)


def part_with_route(board: Board, hunt: Hunt) -> Part:
    """Return the smallest part of the town, of its proportions, that holds Fantom's route with a margin around it."""
    town = network_of(board).town
    (town_width, town_height), points = town.size, list(_route_points(board, hunt))
    left, top = (min(point[axis] for point in points) - _MARGIN for axis in (0, 1))
    right, bottom = (max(point[axis] for point in points) + _MARGIN for axis in (0, 1))
    share = max((right - left) / town_width, (bottom - top) / town_height, min(1, _MIN_WIDTH / town_width))
    width, height = round(town_width * min(1, share)), round(town_height * min(1, share))
    x = min(max(0, round((left + right - width) / 2)), town_width - width)
    y = min(max(0, round((top + bottom - height) / 2)), town_height - height)
    return x, y, x + width, y + height


def _route_points(board: Board, hunt: Hunt) -> Iterator[Point]:
    """Yield Fantom's first station and the points of every ride, in map units."""
    yield station_middle(network_of(board).town, hunt.route[0] if hunt.start is None else hunt.start)
    for _, transport, origin, to in route_rides(hunt.route, hunt.log, hunt.start):
        options = board.options
        yield from route(options, transport, origin, to) if transport else unknown_route(options, origin, to)


@dataclass(frozen=True)
class _Cut:
    """One hunt and the means to draw its frames."""

    board: Board
    look: Look
    hunt: Hunt

    def frames(self) -> Iterator[Frame]:
        """Yield up to two frames per box, Fantom's ride and the pawns' rides, and at the end the result."""
        sheet, stations = (
            _town_sheet(self.board, self.hunt, self.look.language),
            dict(zip(PAWNS, self.hunt.placed, strict=False)),
        )
        routes = {ride.box: ride for ride in route_rides(self.hunt.route, self.hunt.log, self.hunt.start)}
        shot = None
        for box in range(1, len(self.hunt.route) + 1):
            trail(sheet, self.board.options, [routes[box]] if box in routes else [])
            sheet.uncover()
            yield self._shot(sheet, stations, box, ()), RIDE_MS
            trips = tuple(trip for trip in self.hunt.trips if trip.box == box)
            stations.update({trip.pawn: trip.to for trip in trips})
            shot = self._shot(sheet, stations, box, trips)
            if trips:
                yield shot, RIDE_MS
        final = shot or self._shot(sheet, stations, 0, ())
        self._result(final)
        yield final, RESULT_MS

    def _whereabouts(self, box: int) -> int:
        """Return Fantom's station in a box; for box 0, before any entry, the public start."""
        return self.hunt.route[box - 1] if box else self.hunt.start or 0

    def _shot(self, sheet: Sheet, stations: dict[Pawn, int], box: int, trips: tuple[Trip, ...]) -> Image.Image:
        """Return one frame: the caption, and the town with the pawns at their current stations."""
        town = replace(sheet, canvas=Canvas(sheet.canvas.rgb()))
        for trip in trips:
            marks.footprints(town, self.board.options, trip)
        town.uncover()
        room = Room(town)
        figures = [
            (self._whereabouts(box), FANTOM, fantom(FIGURE_HEIGHT)),
            *(
                (station, colour_of(pawn), figure(pawn, self.look.language, FIGURE_HEIGHT))
                for pawn, station in stations.items()
                if room.shows(station)
            ),
        ]
        for station, colour, _ in figures:
            marks.ring_station(town, station, colour)
        for station, _, part in figures:
            town.lay(part, room.reserved(station, part.size).middle)
        image = Image.new("RGB", (WIDTH, CAPTION_HEIGHT + town.canvas.size[1]), STREET)
        image.paste(town.canvas.rgb(), (0, CAPTION_HEIGHT))
        self._caption(image, box)
        if trips:
            self._trips(image, trips)
        elif len(self.board.hunts) > 1:
            self._which(image)
        return image

    def _caption(self, image: Image.Image, box: int) -> None:
        """Write Fantom's player and the log entry into the first row."""
        draw, language = ImageDraw.Draw(image), self.look.language
        draw.line((0, CAPTION_HEIGHT - 2, WIDTH, CAPTION_HEIGHT - 2), FRAME, 4)
        station, entry = numbered_disc(self._whereabouts(box), GLOW), self.hunt.log[box - 1] if box else Box()
        x = WIDTH - 12 - station.width
        paste(image, station, x, 6)
        is_start = not box or (box == 1 and self.hunt.start is None)
        part = (
            ticket(entry.transport, _TICKET_HEIGHT)
            if entry.transport
            else (flag(_TICKET_HEIGHT) if is_start else unknown(_TICKET_HEIGHT))
        )
        for sign in (part, double(_TICKET_HEIGHT)) if entry.double else (part,):
            x -= sign.width + 8
            paste(image, sign, x, 34 - _TICKET_HEIGHT // 2)
        label = word(language, "boxes", box=box, boxes=self.board.boxes)
        draw.text((x - 14, 46), label, INK, heavy(_TYPE_SIZE), anchor="rs")
        room = x - 14 - round(heavy(_TYPE_SIZE).getlength(label)) - 76
        paste(image, fantom(56), 12, 5)
        names.write(draw, (64, 34), names.clip_name(self.look, self.hunt.fantom, _TYPE_SIZE, room), _TYPE_SIZE, SEPIA)

    def _which(self, image: Image.Image) -> None:
        """Write the number of the hunt in its tournament into the second row."""
        number, hunts = self.board.hunts.index(self.hunt) + 1, len(self.board.hunts)
        label = word(self.look.language, "hunt", hunt=number, hunts=hunts)
        ImageDraw.Draw(image).text((64, 106), label, SEPIA, heavy(_TYPE_SIZE), anchor="ls")

    def _trips(self, image: Image.Image, trips: tuple[Trip, ...]) -> None:
        """Draw the pawns' rides into the second row."""
        draw, step = ImageDraw.Draw(image), WIDTH // len(PAWNS)
        for index, trip in enumerate(trips):
            x, middle = 10 + index * step, 94
            person, part = figure(trip.pawn, self.look.language, 50), ticket(trip.transport, 28)
            paste(image, person, x, middle - 25)
            paste(image, part, x + person.width + 3, middle - 14)
            draw.text((x + person.width + part.width + 8, middle + 11), str(trip.to), INK, heavy(30), anchor="ls")

    def _result(self, image: Image.Image) -> None:
        """Write the result of the hunt into the second row."""
        result = result_text(self.hunt, self.look.language)
        size = find_size(serif, result, range(44, 19, -2), WIDTH - 60)
        draw = ImageDraw.Draw(image)
        draw.rectangle((0, 66, WIDTH, CAPTION_HEIGHT - 5), STREET)
        draw.rounded_rectangle((12, 67, WIDTH - 12, CAPTION_HEIGHT - 7), 14, GLOW, INK, 3)
        draw.text((WIDTH // 2, 96 + size * 0.34), result, INK, serif(size), anchor="ms")
