"""Public maps of a hunt: the whole town, and the neighbourhood of the acting or of a waiting pawn.

Every function draws a board, so none can show a secret.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PIL import Image, ImageDraw

from bot.i18n.languages import in_language
from cogs.fantom.board import Phase
from cogs.fantom.knowledge.rides import detective, network_of, pawn_rides
from cogs.fantom.map.atlas import town
from images.fantom.colours import FANTOM, FRAME, GLOW, INK, PALETTE, SEPIA
from images.fantom.hunt import marks, rides, start
from images.fantom.hunt.marks import route_rides, trail
from images.fantom.hunt.panel import height, panel
from images.fantom.hunt.pictograms import colour_of, fantom, figure
from images.fantom.hunt.placement import Room
from images.fantom.hunt.reading import (
    acting_detective,
    acting_station,
    last_hunt,
    last_shown_station,
    latest_rides,
    public_fantom_station,
    word,
)
from images.fantom.hunt.tickets import faded
from images.fantom.hunt.tiles import draw_tile
from images.fantom.town.sheet import town_sheet, window_sheet
from images.fantom.town.streets import station_middle
from images.kit import encode, names, text
from images.kit.fonts import sans
from images.kit.pen import paste

if TYPE_CHECKING:
    from bot.game.contract import Seat
    from cogs.fantom.board import Board, Detective, Pawn
    from cogs.fantom.options import Options
    from images.fantom.hunt.placement import Placed
    from images.fantom.hunt.rides import Targets
    from images.fantom.town.sheet import Sheet
    from images.kit import Look, Picture

FIGURE_HEIGHT = 42
"""Height of a figure in map units."""
SIGN_HEIGHT = 28
"""Height in pixels of the sign at Fantom's first station."""
NAME_SIZES = ((24, 220), (22, 150), (20, 110))
"""Type sizes of the player's name on the map, each with its maximum width in pixels; the smaller ones are for crowded
places."""

ZOOM_SIZE = (800, 600)
"""Width and height of the piece of the town in pixels; it is drawn at twice the map's scale."""
HEADING_HEIGHT = 104
HEADING_FIGURE_HEIGHT = 84
"""Height in pixels of the figure in the heading and of the figures on Fantom's own map."""


def draw_map(board: Board, look: Look) -> Picture:
    """Draw the public map with its panel; equal boards and looks give equal bytes.

    Before the hunt, draw the town with large numbers, or its western half (`start`).
    """
    if start.is_start(board):
        return start.draw_first(board, look)
    sheet = town_sheet(network_of(board).town, board.options, look.language)
    room = Room(sheet)
    draw_below_stations(sheet, board)
    signs = [
        *figure_places(room, board, look, round(FIGURE_HEIGHT * sheet.scale)),
        *_name_banner(room, board, look),
        *_start_sign(room, board),
    ]
    marks.draw_leaders(sheet, signs)
    draw_rings(sheet, board)
    marks.lay_signs(sheet, signs)
    width, map_height = sheet.canvas.size
    image = Image.new("P", (width, map_height + height(board, width)))
    image.paste(sheet.canvas.reduced(PALETTE), (0, 0))
    panel(image, board, look, map_height)
    return encode(image, PALETTE)


def draw_town(options: Options, look: Look) -> Picture:
    """Draw the town of a table's options, before any hunt."""
    sheet = town_sheet(town(options.map, options.own_map), options, look.language)
    return encode(sheet.canvas.reduced(PALETTE), PALETTE)


def draw_below_stations(sheet: Sheet, board: Board) -> None:
    """Draw what lies below the stations: the last rides or the true route, and the glow around the acting pawn."""
    hunt = last_hunt(board)
    if hunt:
        trail(sheet, board.options, route_rides(hunt.route, hunt.log, hunt.start))
    else:
        for trip in latest_rides(board):
            marks.footprints(sheet, board.options, trip)
    station = acting_station(board)
    if station is not None:
        marks.mark_acting(sheet, station)


def draw_rings(sheet: Sheet, board: Board) -> None:
    """Draw rings around Fantom's possible stations, if the table uses that option, and around the pawns' stations."""
    if board.possible is not None and board.phase is not Phase.OVER:
        marks.mark_possible(sheet, board.possible)
    for rider in board.detectives:
        if rider.station is not None:
            marks.ring_station(sheet, rider.station, colour_of(rider.pawn))
    fantom_station = public_fantom_station(board)
    if fantom_station is not None:
        marks.ring_station(sheet, fantom_station, FANTOM)


def figure_places(room: Room, board: Board, look: Look, figure_height: int, *, cut: bool = False) -> list[Placed]:
    """Return a place for every figure beside its station.

    Figures whose station's middle is off the sheet are left out; with `cut`, only those whose whole disc is off it.
    """
    fantom_station = public_fantom_station(board)
    figures = [] if fantom_station is None else [(fantom_station, fantom(figure_height), FANTOM)]
    figures += [
        (
            rider.station,
            figure(rider.pawn, look.language, figure_height),
            colour_of(rider.pawn),
        )
        for rider in board.detectives
        if rider.station is not None
    ]
    is_visible = room.touches if cut else room.shows
    return [room.placed_beside(station, part, colour) for station, part, colour in figures if is_visible(station)]


def _start_sign(room: Room, board: Board) -> list[Placed]:
    """Return a place for the sign at Fantom's first station, once the route is public."""
    hunt = last_hunt(board)
    if not hunt or not hunt.route:
        return []
    station = hunt.route[0] if hunt.start is None else hunt.start
    return [room.placed_beside(station, marks.start_sign(SIGN_HEIGHT), FANTOM)]


def _name_banner(room: Room, board: Board, look: Look) -> list[Placed]:
    """Return a place for the name of the active seat's player, if their pawn has a public station."""
    station = acting_station(board)
    if station is None or board.turn is None:
        return []
    banners = [marks.banner(names.clip_name(look, board.turn, size, max_width), size) for size, max_width in NAME_SIZES]
    return [room.placed_near(station, GLOW, *banners)]


def draw_zoom(board: Board, look: Look) -> Picture | None:
    """Draw the neighbourhood of the acting pawn with its rides or, on Fantom's turn, of Fantom's last shown station.

    Return None if there is no such station: before Fantom was first shown, after the hunt. Before the hunt, draw the
    eastern half of a wide town, or return None (`start`).
    """
    if start.is_start(board):
        return start.draw_second(board, look)
    origin = _zoom_station(board)
    if origin is None:
        return None
    acting = acting_detective(board)
    sheet, room, figure_height = _zoom_sheet(board, look, origin)
    draw_below_stations(sheet, board)
    if acting:
        return _with_rides(sheet, room, board, look, acting)
    figures = figure_places(room, board, look, figure_height)
    if board.black is None:
        figures.append(room.placed_beside(origin, faded(fantom(figure_height)), INK))
    marks.draw_leaders(sheet, figures)
    draw_rings(sheet, board)
    if board.black is None:
        marks.mark_left(sheet, origin)
    marks.lay_signs(sheet, figures)
    caption = f"{word(look.language, 'seen')} {place_of(sheet, look, origin)}"
    return _finish(sheet, look, fantom(HEADING_FIGURE_HEIGHT), board.fantom, caption)


def draw_waiting(board: Board, look: Look, pawn: Pawn) -> Picture | None:
    """Draw the neighbourhood of a pawn that waits for another pawn's ride, with the rides it has on the current board.

    Return None for a pawn that is not placed yet.
    """
    waiting = detective(board, pawn)
    if waiting.station is None:
        return None
    sheet, room, _ = _zoom_sheet(board, look, waiting.station)
    for trip in latest_rides(board):
        marks.footprints(sheet, board.options, trip)
    return _with_rides(sheet, room, board, look, waiting)


def _zoom_station(board: Board) -> int | None:
    """Return the station in the middle of the zoomed map; None if there is none."""
    if board.phase is Phase.OVER:
        return None
    acting = acting_detective(board)
    return acting.station if acting else last_shown_station(board)


def _zoom_sheet(board: Board, look: Look, origin: int) -> tuple[Sheet, Room, int]:
    """Return the sheet of the town around a station, its free room, and the height of figures on it in pixels."""
    sheet = window_sheet(
        network_of(board).town, board.options, look.language, station_middle(network_of(board).town, origin), ZOOM_SIZE
    )
    return sheet, Room(sheet), round(FIGURE_HEIGHT * sheet.scale)


def _with_rides(sheet: Sheet, room: Room, board: Board, look: Look, riding: Detective) -> Picture:
    """Draw all figures and a pawn's rides, with the list of these rides below the map."""
    station, choice = riding.station or 0, rides.targets(pawn_rides(board, riding.pawn))
    rides.highlight_rides(sheet, board, station, choice)
    signs = figure_places(room, board, look, round(FIGURE_HEIGHT * sheet.scale))
    signs += rides.target_signs(sheet, room, board, station, choice)
    marks.draw_leaders(sheet, signs)
    draw_rings(sheet, board)
    rides.ring_targets(sheet, choice)
    marks.lay_signs(sheet, signs)
    part = figure(riding.pawn, look.language, HEADING_FIGURE_HEIGHT)
    return _finish(sheet, look, part, riding.seat, place_of(sheet, look, station), choice)


def place_of(sheet: Sheet, look: Look, station: int) -> str:
    """Return a station's number and name as text."""
    return f"{station} · {in_language(sheet.town.stations[station - 1].name, look.language)}"


def _finish(
    sheet: Sheet, look: Look, part: Image.Image, seat: Seat, caption: str, choice: Targets | None = None
) -> Picture:
    """Return the picture with a heading above the piece of the town and the list of rides, if any, below it."""
    width, map_height = sheet.canvas.size
    image = Image.new(
        "P", (width, HEADING_HEIGHT + map_height + (rides.list_height(choice) if choice is not None else 0))
    )
    image.paste(draw_tile(width, HEADING_HEIGHT, lambda heading: _heading(heading, look, part, seat, caption)), (0, 0))
    image.paste(sheet.canvas.reduced(PALETTE), (0, HEADING_HEIGHT))
    if choice is not None:
        rides.draw_list(image, sheet.town, look.language, choice, HEADING_HEIGHT + map_height)
    return encode(image, PALETTE)


def _heading(image: Image.Image, look: Look, part: Image.Image, seat: Seat, caption: str) -> None:
    """Write the player's name and the station where their pawn stands or was last seen."""
    draw = draw_heading(image, part)
    names.write(draw, (96, 32), names.clip_name(look, seat, 42, image.width - 120), 42, INK)
    size = text.find_size(sans, caption, range(36, 19, -2), image.width - 110)
    text.write(draw, (96, 84), caption, SEPIA, sans, size)


def draw_heading(image: Image.Image, part: Image.Image) -> ImageDraw.ImageDraw:
    """Draw a heading with a figure at its left; return the drawing context for its text."""
    draw = ImageDraw.Draw(image)
    draw.line((0, HEADING_HEIGHT - 2, image.width, HEADING_HEIGHT - 2), FRAME, 4)
    paste(image, part, 16, 9)
    return draw
