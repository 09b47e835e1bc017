"""The film of the finished hunts: Fantom's true route and the detectives' rides, box by box."""

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
from images.fantom.hunt.reading import how_it_ended, word
from images.fantom.hunt.tickets import numbered
from images.fantom.town.base_map import base
from images.fantom.town.overlay import reaches, telling
from images.fantom.town.sheet import Sheet
from images.kit import names
from images.kit.canvas import Canvas
from images.kit.film import encode_film
from images.kit.fonts import heavy, serif
from images.kit.pen import pasted
from images.kit.text import find_size

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cogs.fantom.board import Board, Hunt, Pawn, Trip
    from images.kit import Look, Picture
    from images.kit.film import Frame

WIDTH = 800
CAPTION = 128
"""Height in pixels of the part above the town, which has two rows."""
TALL = 34
"""Height of a figure in pixels."""
RIDE, RESULT = 900, 6000
"""Duration in milliseconds of a frame, and of the last frame of a hunt."""
_TICKET, _SIZE = 38, 34


def draw_film(board: Board, look: Look) -> Picture | None:
    """Draw every finished hunt in which Fantom had a station; return None if there is none."""
    hunts = [hunt for hunt in board.hunts if hunt.route or hunt.start]
    if not hunts:
        return None
    return encode_film((frame for hunt in hunts for frame in _Cut(board, look, hunt).frames()), PALETTE)


def _paper(board: Board, language: str) -> Sheet:
    """Return a sheet of the whole town, scaled down to the film's width."""
    narrow = network_of(board).town.size[0] < WIDTH
    clean = base(board.options.map, board.options.own_map, language, 2 if narrow else 1)
    clean.thumbnail((WIDTH, clean.height), Image.Resampling.BOX)
    town = network_of(board).town
    told, discs = telling(board.options, language), reaches(board.options)
    return Sheet(town, Canvas(clean), scale=WIDTH / town.size[0], telling=told, reaches=discs)


@dataclass(frozen=True)
class _Cut:
    """One hunt and the means to draw its frames."""

    board: Board
    look: Look
    hunt: Hunt

    def frames(self) -> Iterator[Frame]:
        """Yield up to two frames per box, Fantom's ride and the pawns' rides, and at the end the result."""
        sheet, standing = _paper(self.board, self.look.language), dict(zip(PAWNS, self.hunt.placed, strict=False))
        routes = {ride.box: ride for ride in route_rides(self.hunt.route, self.hunt.log, self.hunt.start)}
        shot = None
        for box in range(1, len(self.hunt.route) + 1):
            trail(sheet, self.board.options, [routes[box]] if box in routes else [])
            sheet.uncover()
            yield self._shot(sheet, standing, box, ()), RIDE
            trips = tuple(trip for trip in self.hunt.trips if trip.box == box)
            standing.update({trip.pawn: trip.to for trip in trips})
            shot = self._shot(sheet, standing, box, trips)
            if trips:
                yield shot, RIDE
        last = shot or self._shot(sheet, standing, 0, ())
        self._result(last)
        yield last, RESULT

    def _whereabouts(self, box: int) -> int:
        """Return Fantom's station in a box; for box 0, before any entry, the public start."""
        return self.hunt.route[box - 1] if box else self.hunt.start or 0

    def _shot(self, sheet: Sheet, standing: dict[Pawn, int], box: int, trips: tuple[Trip, ...]) -> Image.Image:
        """Return one frame: the caption, and the town with the pawns at their current stations."""
        town = replace(sheet, canvas=Canvas(sheet.canvas.rgb()))
        for trip in trips:
            marks.footprints(town, self.board.options, trip)
        town.uncover()
        room, here = Room(town), self._whereabouts(box)
        for station, colour in [(here, FANTOM), *((at, colour_of(pawn)) for pawn, at in standing.items())]:
            marks.stands(town, station, colour)
        for station, part in [
            (here, fantom(TALL)),
            *((at, figure(pawn, self.look.language, TALL)) for pawn, at in standing.items()),
        ]:
            town.lay(part, room.reserved(station, part.size).middle)
        image = Image.new("RGB", (WIDTH, CAPTION + town.canvas.size[1]), STREET)
        image.paste(town.canvas.rgb(), (0, CAPTION))
        self._caption(image, box)
        if trips:
            self._trips(image, trips)
        elif len(self.board.hunts) > 1:
            self._which(image)
        return image

    def _caption(self, image: Image.Image, box: int) -> None:
        """Write Fantom's player and the log entry into the first row."""
        draw, language = ImageDraw.Draw(image), self.look.language
        draw.line((0, CAPTION - 2, WIDTH, CAPTION - 2), FRAME, 4)
        station, known = numbered(self._whereabouts(box), GLOW), self.hunt.log[box - 1] if box else Box()
        x = WIDTH - 12 - station.width
        pasted(image, station, x, 6)
        first = not box or (box == 1 and self.hunt.start is None)
        part = ticket(known.transport, _TICKET) if known.transport else (flag(_TICKET) if first else unknown(_TICKET))
        for each in (part, double(_TICKET)) if known.double else (part,):
            x -= each.width + 8
            pasted(image, each, x, 34 - _TICKET // 2)
        said = word(language, "boxes", box=box, boxes=self.board.boxes)
        draw.text((x - 14, 46), said, INK, heavy(_SIZE), anchor="rs")
        room = x - 14 - round(heavy(_SIZE).getlength(said)) - 76
        pasted(image, fantom(56), 12, 5)
        names.write(draw, (64, 34), names.clip_name(self.look, self.hunt.fantom, _SIZE, room), _SIZE, SEPIA)

    def _which(self, image: Image.Image) -> None:
        """Write the number of the hunt in its tournament into the second row."""
        number, hunts = self.board.hunts.index(self.hunt) + 1, len(self.board.hunts)
        said = word(self.look.language, "hunt", hunt=number, hunts=hunts)
        ImageDraw.Draw(image).text((64, 106), said, SEPIA, heavy(_SIZE), anchor="ls")

    def _trips(self, image: Image.Image, trips: tuple[Trip, ...]) -> None:
        """Draw the pawns' rides into the second row."""
        draw, step = ImageDraw.Draw(image), WIDTH // len(PAWNS)
        for index, trip in enumerate(trips):
            x, middle = 10 + index * step, 94
            person, part = figure(trip.pawn, self.look.language, 50), ticket(trip.transport, 28)
            pasted(image, person, x, middle - 25)
            pasted(image, part, x + person.width + 3, middle - 14)
            draw.text((x + person.width + part.width + 8, middle + 11), str(trip.to), INK, heavy(30), anchor="ls")

    def _result(self, image: Image.Image) -> None:
        """Write the result of the hunt into the second row."""
        said = how_it_ended(self.hunt, self.look.language)
        size = find_size(serif, said, range(44, 19, -2), WIDTH - 60)
        draw = ImageDraw.Draw(image)
        draw.rectangle((0, 66, WIDTH, CAPTION - 5), STREET)
        draw.rounded_rectangle((12, 67, WIDTH - 12, CAPTION - 7), 14, GLOW, INK, 3)
        draw.text((WIDTH // 2, 96 + size * 0.34), said, INK, serif(size), anchor="ms")
