"""The whole town with everything on it that anyone may see, and the panel below it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PIL import Image

from cogs.fantom.reach import chart
from cogs.fantom.view import Phase
from images.fantom import marks
from images.fantom.colours import FANTOM, GLOW, PALETTE, PAPER
from images.fantom.figures import colour_of, fantom, figure
from images.fantom.panel import height, panel
from images.fantom.people import acting_at, last_hunt, latest, name_of, shown_fantom
from images.fantom.placing import Room
from images.fantom.sheet import whole
from images.fantom.trail import rode, trail
from images.kit import encode

if TYPE_CHECKING:
    from cogs.fantom.view import Board, Pawn
    from images.fantom.sheet import Sheet
    from images.kit import Look, Picture

TALL = 42
"""Height of a figure in map units."""
NAME, NAME_ROOM = 26, 240
"""Size of the name on the map and the room it has, in pixels."""


def draw_map(board: Board, look: Look) -> Picture:
    """Draw what anyone may see; equal boards and looks give equal bytes."""
    sheet = whole(chart(board).town, board.options, look.language)
    under(sheet, board)
    sheet.uncover()
    room = dress_figures(sheet, board, look)
    _call(sheet, room, board, look)
    wide, high = sheet.image.size
    image = Image.new("RGB", (wide, high + height(board, wide)), PAPER)
    image.paste(sheet.image, (0, 0))
    panel(image, board, look, high)
    return encode(image, PALETTE)


def under(sheet: Sheet, board: Board) -> None:
    """Draw what lies below the stations: the last rides or the true route, and the waves around whoever is to act."""
    over = last_hunt(board)
    if over:
        trail(sheet, board.options, rode(over.route, over.log, over.start))
    else:
        for trip in latest(board):
            marks.footprints(sheet, board.options, trip)
    station = acting_at(board)
    if station is not None:
        marks.pulse(sheet, station)


def dress_figures(sheet: Sheet, board: Board, look: Look) -> Room:
    """Mark where Fantom can be, if the table plays with that, and stand every figure beside its station.

    Returns the room that is left on the sheet.
    """
    if board.possible is not None and board.phase is not Phase.OVER:
        marks.possible(sheet, board.possible)
    room, black, high = Room(sheet), shown_fantom(board), round(TALL * sheet.scale)
    standing = [(each.pawn, each.station) for each in board.detectives if each.station is not None]
    for pawn, station in standing:
        marks.stands(sheet, station, colour_of(pawn))
    if black is not None:
        marks.stands(sheet, black, FANTOM)
        _set_down(sheet, room, black, fantom(high), None)
    for pawn, station in standing:
        _set_down(sheet, room, station, figure(pawn, look.language, high), pawn)
    return room


def _set_down(sheet: Sheet, room: Room, station: int, part: Image.Image, pawn: Pawn | None) -> None:
    if not sheet.holds(sheet.spot(station)):
        return
    place = room.set_down(station, part.size)
    marks.tether(sheet, station, place, colour_of(pawn))
    sheet.lay(part, place.middle)


def _call(sheet: Sheet, room: Room, board: Board, look: Look) -> None:
    """Hang out the name of whoever is to act, with a golden line to the station."""
    station = acting_at(board)
    if station is None or board.turn is None:
        return
    name = name_of(look, board.turn, NAME, NAME_ROOM)
    place = room.set_down(station, marks.banner(name, NAME))
    marks.tether(sheet, station, place, GLOW)
    marks.wave(sheet, place, name, NAME)
