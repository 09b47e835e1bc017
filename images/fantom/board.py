"""The whole town with everything on it that anyone may see, and the panel below it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PIL import Image

from cogs.fantom.reach import chart
from cogs.fantom.view import Phase
from images.fantom import marks
from images.fantom.colours import FANTOM, FOG, GLOW, PALETTE, PAPER
from images.fantom.figures import colour_of, fantom, figure
from images.fantom.panel import height, panel
from images.fantom.people import active, last_hunt, latest, name_of, shown_fantom
from images.fantom.placing import Room
from images.fantom.routes import route, unknown_route
from images.fantom.sheet import beads, stroke, whole
from images.kit import encode

if TYPE_CHECKING:
    from cogs.fantom.view import Board, Hunt, Pawn
    from images.fantom.sheet import Sheet
    from images.kit import Look, Picture, names

TALL = 42
"""Height of a figure in map units."""
NAME, NAME_ROOM = 26, 240
"""Size of the name on the map and the room it has, in pixels."""


def draw_map(board: Board, look: Look) -> Picture:
    """Draw what anyone may see; equal boards and looks give equal bytes."""
    town = chart(board).town
    sheet = whole(town, board.options, look.language)
    dress(sheet, board, look)
    wide, high = sheet.image.size
    image = Image.new("RGB", (wide, high + height(board, wide)), PAPER)
    image.paste(sheet.image, (0, 0))
    panel(image, board, look, high)
    return encode(image, PALETTE)


def dress(sheet: Sheet, board: Board, look: Look) -> None:
    """Draw on a sheet, of any scale, everything that stands on the board."""
    if board.possible is not None and board.phase is not Phase.OVER:
        marks.possible(sheet, board.possible)
    over = last_hunt(board)
    if over:
        trace(sheet, board, over)
    else:
        for trip in latest(board):
            marks.footprints(sheet, board.options, trip)
    _people(sheet, board, look)


def _people(sheet: Sheet, board: Board, look: Look) -> None:
    room, acting, black = Room(sheet), active(board), shown_fantom(board)
    standing = [(each.pawn, each.station) for each in board.detectives if each.station is not None]
    to_act = acting.station if acting else (black if board.turn == board.fantom else None)
    if to_act is not None:
        marks.pulse(sheet, to_act)
    for pawn, station in standing:
        marks.stands(sheet, station, colour_of(pawn))
    if black is not None:
        marks.stands(sheet, black, FANTOM)
    high = TALL * sheet.scale
    for pawn, station in standing:
        _set_down(sheet, room, station, figure(pawn, look.language, high), pawn)
    if black is not None:
        _set_down(sheet, room, black, fantom(high), None)
    if to_act is not None and board.turn is not None:
        _name(sheet, room, to_act, name_of(look, board.turn, NAME, NAME_ROOM))


def _set_down(sheet: Sheet, room: Room, station: int, part: Image.Image, pawn: Pawn | None) -> None:
    place = room.set_down(station, part.size)
    marks.tether(sheet, station, place, colour_of(pawn))
    sheet.lay(part, place.middle)


def _name(sheet: Sheet, room: Room, station: int, name: tuple[names.Run, ...]) -> None:
    """Hang out the name of whoever is to act, with a golden line to the station."""
    place = room.set_down(station, marks.banner(name, NAME, 0))
    marks.tether(sheet, station, place, GLOW)
    marks.wave(sheet, place, name, NAME)


def trace(sheet: Sheet, board: Board, hunt: Hunt, boxes: int | None = None) -> None:
    """Draw Fantom's true route, as far as so many boxes, when it is no secret any more."""
    path = hunt.route[:boxes]
    stops = path if hunt.start is None else (hunt.start, *path)
    boxed = hunt.log[len(path) + 1 - len(stops) :]
    for step, (origin, to) in enumerate(zip(stops, stops[1:], strict=False)):
        transport = boxed[step].transport if step < len(boxed) else None
        line = route(board.options, transport, origin, to) if transport else unknown_route(board.options, origin, to)
        at = [sheet.at(point) for point in line]
        stroke(sheet.image, at, FOG, 9 * sheet.scale, 0.55)
        for point in beads(at, 9 * sheet.scale):
            stroke(sheet.image, (point, point), FANTOM, 3.4 * sheet.scale)
    for station in stops:
        marks.stands(sheet, station, FOG)
