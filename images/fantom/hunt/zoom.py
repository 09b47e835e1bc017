"""The neighbourhood of whoever is to act, or of a pawn that rides later, large enough for a phone.

Draws from a board: it can show no secret.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PIL import Image, ImageDraw

from cogs.fantom.knowledge.rides import detective, network_of, pawn_rides
from cogs.fantom.view import Phase
from images.fantom.colours import FRAME, INK, PALETTE, PAPER, SEPIA, STREET
from images.fantom.hunt import marks, rides
from images.fantom.hunt.board import TALL, people, rings, under
from images.fantom.hunt.figures import fantom, figure
from images.fantom.hunt.people import active, last_seen, latest, name_of
from images.fantom.hunt.placing import Room
from images.fantom.hunt.stocks import faint
from images.fantom.hunt.words import word
from images.fantom.town.base_map import spot
from images.fantom.town.sheet import window
from images.kit import encode, names
from images.kit.fonts import sans
from images.kit.pen import pasted

if TYPE_CHECKING:
    from bot.game import Seat
    from cogs.fantom.view import Board, Detective, Pawn
    from images.fantom.hunt.rides import Targets
    from images.fantom.town.sheet import Sheet
    from images.kit import Look, Picture

SIZE = (800, 600)
"""Of the piece of the town, in pixels; it is drawn at twice the size of the map."""
HEADING = 104
FIGURE = 84
"""Height of the figure in the heading, in pixels."""


def draw_zoom(board: Board, look: Look) -> Picture | None:
    """Draw the neighbourhood of the pawn to move with its rides, or of where Fantom was last seen when he is to ride.

    None when there is no such place: while pawns are placed, before Fantom was ever seen, after the hunt.
    """
    origin = _origin(board)
    if origin is None:
        return None
    acting = active(board)
    sheet, room, high = _paper(board, look, origin)
    under(sheet, board)
    if acting:
        return _with_rides(sheet, room, board, look, acting)
    hung = people(room, board, look, high)
    if board.black is None:
        hung.append(room.hung(origin, faint(fantom(high)), INK))
    marks.ropes(sheet, hung)
    rings(sheet, board)
    if board.black is None:
        marks.left_behind(sheet, origin)
    marks.hang(sheet, hung)
    seen = f"{word(look.language, 'seen')} {_place(sheet, look, origin)}"
    return _finished(sheet, look, fantom(FIGURE), board.fantom, seen)


def draw_waiting(board: Board, look: Look, pawn: Pawn) -> Picture | None:
    """Draw the neighbourhood of a pawn that somebody else rides before, with the rides it has as the board stands.

    None for a pawn that is not placed yet.
    """
    waiting = detective(board, pawn)
    if waiting.station is None:
        return None
    sheet, room, _ = _paper(board, look, waiting.station)
    for trip in latest(board):
        marks.footprints(sheet, board.options, trip)
    return _with_rides(sheet, room, board, look, waiting)


def _origin(board: Board) -> int | None:
    """Return the station in the middle."""
    if board.phase is Phase.OVER:
        return None
    acting = active(board)
    return acting.station if acting else last_seen(board)


def _paper(board: Board, look: Look, origin: int) -> tuple[Sheet, Room, int]:
    """Return the piece of the town around a station, the room on it, and how high figures stand there, in pixels."""
    sheet = window(network_of(board).town, board.options, look.language, spot(network_of(board).town, origin), SIZE)
    return sheet, Room(sheet), round(TALL * sheet.scale)


def _with_rides(sheet: Sheet, room: Room, board: Board, look: Look, riding: Detective) -> Picture:
    """Draw everybody, what a pawn can ride, and the list of it below."""
    at, choice = riding.station or 0, rides.targets(pawn_rides(board, riding.pawn))
    rides.glow(sheet, board, at, choice)
    hung = people(room, board, look, round(TALL * sheet.scale))
    hung += rides.signs(sheet, room, board, at, choice)
    marks.ropes(sheet, hung)
    rings(sheet, board)
    rides.rings(sheet, choice)
    marks.hang(sheet, hung)
    drawn = figure(riding.pawn, look.language, FIGURE)
    return _finished(sheet, look, drawn, riding.seat, _place(sheet, look, at), choice)


def _place(sheet: Sheet, look: Look, station: int) -> str:
    return f"{station} · {sheet.town.stations[station - 1].name.in_(look.language)}"


def _finished(
    sheet: Sheet, look: Look, drawn: Image.Image, seat: Seat, said: str, choice: Targets | None = None
) -> Picture:
    """Put a heading above the piece of the town and the list of rides, if there is one, below it."""
    wide, high = sheet.image.size
    image = Image.new("RGB", (wide, HEADING + high + (rides.listed(choice) if choice is not None else 0)), PAPER)
    _heading(image, look, drawn, seat, said)
    image.paste(sheet.image, (0, HEADING))
    if choice is not None:
        rides.listing(image, sheet.town, look.language, choice, HEADING + high)
    return encode(image, PALETTE)


def _heading(image: Image.Image, look: Look, drawn: Image.Image, seat: Seat, said: str) -> None:
    """Say whose neighbourhood it is and where he stands, or was seen."""
    draw = ImageDraw.Draw(image)
    draw.rectangle((0, 0, image.width, HEADING), STREET)
    draw.line((0, HEADING - 2, image.width, HEADING - 2), FRAME, 4)
    pasted(image, drawn, 16, 9)
    names.write(draw, (96, 32), name_of(look, seat, 42, image.width - 120), 42, INK)
    size = next((size for size in range(36, 20, -2) if sans(size, 600).getlength(said) < image.width - 110), 20)
    draw.text((96, 84), said, SEPIA, sans(size, 600), anchor="ls")
