"""Public maps of a hunt: the whole town, and the neighbourhood of the acting or of a waiting pawn.

Every function draws a board, so none can show a secret.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PIL import Image, ImageDraw

from bot.i18n.languages import in_language
from cogs.fantom.board import Phase
from cogs.fantom.knowledge.rides import detective, network_of, pawn_rides
from images.fantom.colours import FANTOM, FRAME, GLOW, INK, PALETTE, SEPIA
from images.fantom.hunt import marks, rides
from images.fantom.hunt.marks import route_rides, trail
from images.fantom.hunt.panel import height, panel
from images.fantom.hunt.pictograms import colour_of, fantom, figure
from images.fantom.hunt.placement import Room
from images.fantom.hunt.reading import acting_at, active, last_hunt, last_seen, latest, shown_fantom, word
from images.fantom.hunt.tickets import faint
from images.fantom.hunt.tiles import drawn
from images.fantom.town.sheet import whole, window
from images.fantom.town.streets import spot
from images.kit import encode, names, text
from images.kit.fonts import sans
from images.kit.pen import pasted

if TYPE_CHECKING:
    from bot.game.contract import Seat
    from cogs.fantom.board import Board, Detective, Pawn
    from images.fantom.hunt.placement import Placed
    from images.fantom.hunt.rides import Targets
    from images.fantom.town.sheet import Sheet
    from images.kit import Look, Picture

TALL = 42
"""Height of a figure in map units."""
SIGN = 28
"""Height in pixels of the sign at Fantom's first station."""
NAMES = ((24, 220), (22, 150), (20, 110))
"""Type sizes of the player's name on the map, each with its maximum width in pixels; the smaller ones are for crowded
places."""

SIZE = (800, 600)
"""Width and height of the piece of the town in pixels; it is drawn at twice the map's scale."""
HEADING = 104
FIGURE = 84
"""Height in pixels of the figure in the heading and of the figures on Fantom's own map."""


def draw_map(board: Board, look: Look) -> Picture:
    """Draw the public map with its panel; equal boards and looks give equal bytes."""
    sheet = whole(network_of(board).town, board.options, look.language)
    room = Room(sheet)
    under(sheet, board)
    placed = [*people(room, board, look, round(TALL * sheet.scale)), *_call(room, board, look), *_begun(room, board)]
    marks.leaders(sheet, placed)
    rings(sheet, board)
    marks.lay(sheet, placed)
    wide, high = sheet.canvas.size
    image = Image.new("P", (wide, high + height(board, wide)))
    image.paste(sheet.canvas.reduced(PALETTE), (0, 0))
    panel(image, board, look, high)
    return encode(image, PALETTE)


def under(sheet: Sheet, board: Board) -> None:
    """Draw what lies below the stations: the last rides or the true route, and the glow around the acting pawn."""
    over = last_hunt(board)
    if over:
        trail(sheet, board.options, route_rides(over.route, over.log, over.start))
    else:
        for trip in latest(board):
            marks.footprints(sheet, board.options, trip)
    station = acting_at(board)
    if station is not None:
        marks.pulse(sheet, station)


def rings(sheet: Sheet, board: Board) -> None:
    """Draw rings around Fantom's possible stations, if the table uses that option, and around the pawns' stations."""
    if board.possible is not None and board.phase is not Phase.OVER:
        marks.possible(sheet, board.possible)
    for each in board.detectives:
        if each.station is not None:
            marks.stands(sheet, each.station, colour_of(each.pawn))
    black = shown_fantom(board)
    if black is not None:
        marks.stands(sheet, black, FANTOM)


def people(room: Room, board: Board, look: Look, high: int, *, cut: bool = False) -> list[Placed]:
    """Return a place for every figure beside its station.

    Figures whose station's middle is off the sheet are left out; with `cut`, only those whose whole disc is off it.
    """
    black = shown_fantom(board)
    standing = [] if black is None else [(black, fantom(high), FANTOM)]
    standing += [
        (each.station, figure(each.pawn, look.language, high), colour_of(each.pawn))
        for each in board.detectives
        if each.station is not None
    ]
    here = room.touches if cut else room.shows
    return [room.placed(station, part, colour) for station, part, colour in standing if here(station)]


def _begun(room: Room, board: Board) -> list[Placed]:
    """Return a place for the sign at Fantom's first station, once the route is public."""
    over = last_hunt(board)
    if not over or not over.route:
        return []
    station = over.route[0] if over.start is None else over.start
    return [room.placed(station, marks.beginning(SIGN), FANTOM)]


def _call(room: Room, board: Board, look: Look) -> list[Placed]:
    """Return a place for the name of the active seat's player, if their pawn has a public station."""
    station = acting_at(board)
    if station is None or board.turn is None:
        return []
    banners = [marks.banner(names.clip_name(look, board.turn, size, wide), size) for size, wide in NAMES]
    return [room.near_station(station, GLOW, *banners)]


def draw_zoom(board: Board, look: Look) -> Picture | None:
    """Draw the neighbourhood of the acting pawn with its rides or, on Fantom's turn, of Fantom's last shown station.

    Return None if there is no such station: while pawns are placed, before Fantom was first shown, after the hunt.
    """
    origin = _origin(board)
    if origin is None:
        return None
    acting = active(board)
    sheet, room, high = _paper(board, look, origin)
    under(sheet, board)
    if acting:
        return _with_rides(sheet, room, board, look, acting)
    placed = people(room, board, look, high)
    if board.black is None:
        placed.append(room.placed(origin, faint(fantom(high)), INK))
    marks.leaders(sheet, placed)
    rings(sheet, board)
    if board.black is None:
        marks.left_behind(sheet, origin)
    marks.lay(sheet, placed)
    seen = f"{word(look.language, 'seen')} {place_of(sheet, look, origin)}"
    return _finished(sheet, look, fantom(FIGURE), board.fantom, seen)


def draw_waiting(board: Board, look: Look, pawn: Pawn) -> Picture | None:
    """Draw the neighbourhood of a pawn that waits for another pawn's ride, with the rides it has on the current board.

    Return None for a pawn that is not placed yet.
    """
    waiting = detective(board, pawn)
    if waiting.station is None:
        return None
    sheet, room, _ = _paper(board, look, waiting.station)
    for trip in latest(board):
        marks.footprints(sheet, board.options, trip)
    return _with_rides(sheet, room, board, look, waiting)


def _origin(board: Board) -> int | None:
    """Return the station in the middle of the zoomed map; None if there is none."""
    if board.phase is Phase.OVER:
        return None
    acting = active(board)
    return acting.station if acting else last_seen(board)


def _paper(board: Board, look: Look, origin: int) -> tuple[Sheet, Room, int]:
    """Return the sheet of the town around a station, its free room, and the height of figures on it in pixels."""
    sheet = window(network_of(board).town, board.options, look.language, spot(network_of(board).town, origin), SIZE)
    return sheet, Room(sheet), round(TALL * sheet.scale)


def _with_rides(sheet: Sheet, room: Room, board: Board, look: Look, riding: Detective) -> Picture:
    """Draw all figures and a pawn's rides, with the list of these rides below the map."""
    at, choice = riding.station or 0, rides.targets(pawn_rides(board, riding.pawn))
    rides.glow(sheet, board, at, choice)
    placed = people(room, board, look, round(TALL * sheet.scale))
    placed += rides.signs(sheet, room, board, at, choice)
    marks.leaders(sheet, placed)
    rings(sheet, board)
    rides.rings(sheet, choice)
    marks.lay(sheet, placed)
    part = figure(riding.pawn, look.language, FIGURE)
    return _finished(sheet, look, part, riding.seat, place_of(sheet, look, at), choice)


def place_of(sheet: Sheet, look: Look, station: int) -> str:
    """Return a station's number and name as text."""
    return f"{station} · {in_language(sheet.town.stations[station - 1].name, look.language)}"


def _finished(
    sheet: Sheet, look: Look, part: Image.Image, seat: Seat, said: str, choice: Targets | None = None
) -> Picture:
    """Return the picture with a heading above the piece of the town and the list of rides, if any, below it."""
    wide, high = sheet.canvas.size
    image = Image.new("P", (wide, HEADING + high + (rides.listed(choice) if choice is not None else 0)))
    image.paste(drawn(wide, HEADING, lambda heading: _heading(heading, look, part, seat, said)), (0, 0))
    image.paste(sheet.canvas.reduced(PALETTE), (0, HEADING))
    if choice is not None:
        rides.listing(image, sheet.town, look.language, choice, HEADING + high)
    return encode(image, PALETTE)


def _heading(image: Image.Image, look: Look, part: Image.Image, seat: Seat, said: str) -> None:
    """Write the player's name and the station where their pawn stands or was last seen."""
    draw = headed(image, part)
    names.write(draw, (96, 32), names.clip_name(look, seat, 42, image.width - 120), 42, INK)
    size = text.find_size(sans, said, range(36, 19, -2), image.width - 110)
    text.write(draw, (96, 84), said, SEPIA, sans, size)


def headed(image: Image.Image, part: Image.Image) -> ImageDraw.ImageDraw:
    """Draw a heading with a figure at its left; return the drawing context for its text."""
    draw = ImageDraw.Draw(image)
    draw.line((0, HEADING - 2, image.width, HEADING - 2), FRAME, 4)
    pasted(image, part, 16, 9)
    return draw
