"""The neighbourhood of whoever is to act, large enough for a phone. Draws from a board: it can show no secret."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PIL import Image, ImageDraw

from cogs.fantom.reach import chart, pawn_rides
from cogs.fantom.view import Phase
from images.fantom import marks, rides
from images.fantom.board import TALL, people, rings, under
from images.fantom.colours import FRAME, INK, PALETTE, PAPER, SEPIA, STREET
from images.fantom.figures import fantom, figure
from images.fantom.people import active, last_seen, name_of
from images.fantom.placing import Room
from images.fantom.sheet import window
from images.fantom.stocks import faint
from images.fantom.town import spot
from images.fantom.words import word
from images.kit import encode, names
from images.kit.fonts import sans
from images.kit.pen import pasted

if TYPE_CHECKING:
    from cogs.fantom.view import Board
    from images.fantom.rides import Targets
    from images.fantom.sheet import Sheet
    from images.kit import Look, Picture

SIZE = (800, 600)
"""Of the piece of the town, in pixels; it is drawn at twice the size of the map."""
HEADING = 104


def draw_zoom(board: Board, look: Look) -> Picture | None:
    """Draw the neighbourhood of the pawn to move with its rides, or of where Fantom was last seen when he is to ride.

    None when there is no such place: while pawns are placed, before Fantom was ever seen, after the hunt.
    """
    origin = _origin(board)
    if origin is None:
        return None
    town = chart(board).town
    choice = rides.targets(pawn_rides(board, board.pawn)) if board.pawn and board.phase is Phase.DETECTIVES else {}
    sheet = window(town, board.options, look.language, spot(town, origin), SIZE)
    room, high = Room(sheet), round(TALL * sheet.scale)
    under(sheet, board)
    rides.glow(sheet, board, origin, choice)
    hung = people(room, board, look, high)
    if not active(board) and board.black is None:
        hung.append(room.hung(origin, faint(fantom(high)), INK))
    hung += rides.signs(sheet, room, board, origin, choice)
    marks.ropes(sheet, hung)
    rings(sheet, board)
    rides.rings(sheet, choice)
    if not active(board) and board.black is None:
        marks.left_behind(sheet, origin)
    marks.hang(sheet, hung)
    return encode(_framed(sheet, board, look, origin, choice), PALETTE)


def _origin(board: Board) -> int | None:
    """Return the station in the middle."""
    if board.phase is Phase.OVER:
        return None
    acting = active(board)
    return acting.station if acting else last_seen(board)


def _framed(sheet: Sheet, board: Board, look: Look, origin: int, choice: Targets) -> Image.Image:
    """Put the heading above the piece of the town and the list of rides below it."""
    wide, high = sheet.image.size
    riding = board.phase is Phase.DETECTIVES
    image = Image.new("RGB", (wide, HEADING + high + (rides.listed(choice) if riding else 0)), PAPER)
    _heading(image, sheet, board, look, origin)
    image.paste(sheet.image, (0, HEADING))
    if riding:
        rides.listing(image, sheet.town, look.language, choice, HEADING + high)
    return image


def _heading(image: Image.Image, sheet: Sheet, board: Board, look: Look, origin: int) -> None:
    """Say who is to act and where he stands, or was seen."""
    draw = ImageDraw.Draw(image)
    draw.rectangle((0, 0, image.width, HEADING), STREET)
    draw.line((0, HEADING - 2, image.width, HEADING - 2), FRAME, 4)
    acting, language = active(board), look.language
    pasted(image, figure(acting.pawn, language, 84) if acting else fantom(84), 16, 9)
    name = name_of(look, acting.seat if acting else board.fantom, 42, image.width - 120)
    names.write(draw, (96, 32), name, 42, INK)
    place = f"{origin} · {sheet.town.stations[origin - 1].name.in_(language)}"
    said = place if acting else f"{word(language, 'seen')} {place}"
    size = next((size for size in range(36, 20, -2) if sans(size, 600).getlength(said) < image.width - 110), 20)
    draw.text((96, 84), said, SEPIA, sans(size, 600), anchor="ls")
