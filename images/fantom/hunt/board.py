"""The whole town with everything on it that anyone may see, and the panel below it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PIL import Image

from cogs.fantom.knowledge.rides import network_of
from cogs.fantom.view import Phase
from images.fantom.colours import FANTOM, GLOW, PALETTE, PAPER
from images.fantom.hunt import marks
from images.fantom.hunt.figures import colour_of, fantom, figure
from images.fantom.hunt.panel import height, panel
from images.fantom.hunt.people import acting_at, last_hunt, latest, name_of, shown_fantom
from images.fantom.hunt.placing import Room
from images.fantom.hunt.trail import rode, trail
from images.fantom.town.sheet import whole
from images.kit import encode

if TYPE_CHECKING:
    from cogs.fantom.view import Board
    from images.fantom.hunt.placing import Hung
    from images.fantom.town.sheet import Sheet
    from images.kit import Look, Picture

TALL = 42
"""Height of a figure in map units."""
SIGN = 28
"""Height of the sign of where Fantom began, in pixels."""
NAMES = ((24, 220), (22, 150), (20, 110))
"""Sizes of the name on the map and the room it has, in pixels; shorter where it is crowded."""


def draw_map(board: Board, look: Look) -> Picture:
    """Draw what anyone may see; equal boards and looks give equal bytes."""
    sheet = whole(network_of(board).town, board.options, look.language)
    room = Room(sheet)
    under(sheet, board)
    hung = [*people(room, board, look, round(TALL * sheet.scale)), *_call(room, board, look), *_begun(room, board)]
    marks.ropes(sheet, hung)
    rings(sheet, board)
    marks.hang(sheet, hung)
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


def rings(sheet: Sheet, board: Board) -> None:
    """Ring the stations where Fantom can be, if the table plays with that, and those where somebody stands."""
    if board.possible is not None and board.phase is not Phase.OVER:
        marks.possible(sheet, board.possible)
    for each in board.detectives:
        if each.station is not None:
            marks.stands(sheet, each.station, colour_of(each.pawn))
    black = shown_fantom(board)
    if black is not None:
        marks.stands(sheet, black, FANTOM)


def people(room: Room, board: Board, look: Look, high: int) -> list[Hung]:
    """Find a place for every figure beside its station."""
    black = shown_fantom(board)
    standing = [] if black is None else [(black, fantom(high), FANTOM)]
    standing += [
        (each.station, figure(each.pawn, look.language, high), colour_of(each.pawn))
        for each in board.detectives
        if each.station is not None
    ]
    return [room.hung(station, part, colour) for station, part, colour in standing if room.shows(station)]


def _begun(room: Room, board: Board) -> list[Hung]:
    """Find a place for the sign of where Fantom began, once his route is told."""
    over = last_hunt(board)
    if not over or not over.route:
        return []
    station = over.route[0] if over.start is None else over.start
    return [room.hung(station, marks.beginning(SIGN), FANTOM)]


def _call(room: Room, board: Board, look: Look) -> list[Hung]:
    """Find a place for the name of whoever is to act, if he stands on the map."""
    station = acting_at(board)
    if station is None or board.turn is None:
        return []
    banners = [marks.banner(name_of(look, board.turn, size, wide), size) for size, wide in NAMES]
    return [room.hung_near(station, GLOW, *banners)]
