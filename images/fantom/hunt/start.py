"""The town before the hunt: in pieces that fit a phone's width, with every station's number large enough to be read.

Draws boards only, so it cannot show a secret.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from PIL import Image, ImageDraw

from cogs.fantom.board import Phase
from cogs.fantom.knowledge.rides import network_of
from images.fantom.colours import INK, PALETTE, PAPER
from images.fantom.hunt import marks
from images.fantom.hunt.panel import height, panel
from images.fantom.hunt.pictograms import colour_of, figure
from images.fantom.hunt.placement import Rectangle, Room
from images.fantom.town.sheet import piece_sheet
from images.fantom.town.stations import digits
from images.kit import encode
from images.kit.picture import reduce_to_palette
from images.kit.weighted_cache import picture_cache

if TYPE_CHECKING:
    from cogs.fantom.board import Board
    from cogs.fantom.map.town import Town
    from images.fantom.town.sheet import Sheet
    from images.kit import Look, Picture
    from images.kit.colours import Colour

PHONE_WIDTH, MIN_DIGIT_HEIGHT = 400, 9.3
"""The width in pixels at which a phone shows a picture, and the height of a number there: less than 9 is
illegible, and a little is lost in drawing."""
MAX_WIDTH, _OVERLAP = 1000, 64
"""The greatest width of a town in one piece, and the width that two pieces share, in map units. A plate
takes less, so every plate is whole in one of them."""
_FIGURE_SHARE = 0.06
"""Height of a figure, as a share of the picture's width."""
_PADDING, _FRAME = 4, 6
"""Room in pixels between a plate's edge and its number, and the width of the frame around a pawn's station."""


class Piece(NamedTuple):
    """A piece of the town, from its northern to its southern edge: left and right in map units."""

    left: int
    right: int


def is_start(board: Board) -> bool:
    """Return whether the hunt has not begun: the pawns are being placed, or Fantom chooses the first station."""
    return board.phase in {Phase.PLACE, Phase.HIDE}


def pieces(town: Town) -> tuple[Piece, ...]:
    """Return the whole town, or its western and its eastern half, which overlap a little."""
    width = town.size[0]
    if width <= MAX_WIDTH:
        return (Piece(0, width),)
    return (Piece(0, (width + _OVERLAP) // 2), Piece((width - _OVERLAP) // 2, width))


def draw_first(board: Board, look: Look) -> Picture:
    """Draw the town, or its western half."""
    return _draw_piece(board, look, 0)


def draw_second(board: Board, look: Look) -> Picture | None:
    """Draw the eastern half of the town; return None if the town is in one piece."""
    return _draw_piece(board, look, 1) if len(pieces(network_of(board).town)) > 1 else None


def _draw_piece(board: Board, look: Look, number: int) -> Picture:
    """Draw a piece of the town; the last one has the panel below it."""
    town = network_of(board).town
    parts = pieces(town)
    canvas = start_sheet(board, look, parts[number]).canvas
    if number < len(parts) - 1:
        return encode(canvas.reduced(PALETTE), PALETTE)
    width, map_height = canvas.size
    below = _panel(board, look, town.size[0], width)
    image = Image.new("P", (width, map_height + below.height))
    image.paste(canvas.reduced(PALETTE), (0, 0))
    image.paste(below, (0, map_height))
    return encode(image, PALETTE)


def _panel(board: Board, look: Look, town_width: int, width: int) -> Image.Image:
    """Return the panel as it looks below the whole town, scaled to the width of a piece of the town."""
    image = Image.new("P", (town_width, height(board, town_width)))
    panel(image, board, look, 0)
    if width == town_width:
        return image
    image.putpalette(bytes(part for colour in PALETTE for part in colour))
    size = width, round(image.height * width / town_width)
    small = image.convert("RGB").resize(size, Image.Resampling.BOX)  # pyright: ignore[reportUnknownMemberType] - NumPy's types are unknown
    return reduce_to_palette(small, PALETTE)


def start_sheet(board: Board, look: Look, piece: Piece) -> Sheet:
    """Return a piece of the town with large numbers and the placed pawns."""
    town = network_of(board).town
    sheet = piece_sheet(town, board.options, look.language, (piece.left, 0, piece.right, town.size[1]))
    places, figure_height = plate_places(sheet), round(sheet.canvas.size[0] * _FIGURE_SHARE)
    room = Room(sheet, places.values())
    pawns = [
        (detective.station, colour_of(detective.pawn), figure(detective.pawn, look.language, figure_height))
        for detective in board.detectives
        if detective.station is not None and is_whole(sheet, places[detective.station])
    ]
    signs = [room.placed_beside(station, part, colour) for station, colour, part in pawns]
    marks.draw_leaders(sheet, signs)
    for station, colour, _ in pawns:
        place = places[station]
        sheet.lay(_frame(round(place.right - place.left), round(place.bottom - place.top), colour), place.middle)
    for number, place in places.items():
        sheet.lay(_plate(str(number), _number_size(sheet), blank=not is_whole(sheet, place)), place.middle)
    marks.lay_signs(sheet, signs)
    return sheet


def plate_places(sheet: Sheet) -> dict[int, Rectangle]:
    """Return the place of the plate for the number of each station of which the sheet may show a part.

    A plate lies on its station; at the town's own edge it is moved inwards.
    """
    town_width, town_height = sheet.town.size
    places: dict[int, Rectangle] = {}
    for station in sheet.town.stations:
        (x, y), (width, height) = sheet.spot(station.number), _plate(str(station.number), _number_size(sheet)).size
        left = min(max(x - width / 2, -sheet.left), town_width - sheet.left - width)
        top = min(max(y - height / 2, 0), town_height - height)
        places[station.number] = Rectangle(left, top, left + width, top + height)
    return places


def is_whole(sheet: Sheet, place: Rectangle) -> bool:
    """Return whether a plate lies on the sheet; if not, it is drawn without its number, which the other half shows."""
    return place.left >= 0 and place.right <= sheet.canvas.size[0]


def _number_size(sheet: Sheet) -> int:
    return number_size(sheet.canvas.size[0])


@lru_cache(maxsize=8)
def number_size(width: int) -> int:
    """Return the smallest size of type whose digits are legible when a picture of this width is shown on a phone."""
    least = MIN_DIGIT_HEIGHT * width / PHONE_WIDTH
    return next(size for size in range(8, 200) if _digit_height(size) >= least)


def _digit_height(size: int) -> float:
    """Return the height in pixels of the lowest digit at a size of type."""
    return min(bottom - top for _, top, _, bottom in (digits(size).getbbox(digit) for digit in "0123456789"))


@picture_cache
def _plate(number: str, size: int, *, blank: bool = False) -> Image.Image:
    """Return a plate with a station's number, or a blank one of the same size."""
    left, top, right, bottom = digits(size).getbbox(number, anchor="ls")
    size_of_plate = round(right - left) + 2 * _PADDING + 2, round(bottom - top) + 2 * _PADDING
    plate = Image.new("RGBA", size_of_plate, (0, 0, 0, 0))
    draw = ImageDraw.Draw(plate)
    draw.rounded_rectangle((0, 0, plate.width - 1, plate.height - 1), plate.height // 3, PAPER, INK, 2)
    if not blank:
        draw.text((plate.width / 2, plate.height - _PADDING - bottom), number, INK, digits(size), anchor="ms")
    return plate


@picture_cache
def _frame(width: int, height: int, colour: Colour) -> Image.Image:
    """Return the frame in a pawn's colour that lies around the plate of its station, given the plate's size."""
    frame = Image.new("RGBA", (width + 2 * _FRAME, height + 2 * _FRAME), (0, 0, 0, 0))
    ImageDraw.Draw(frame).rounded_rectangle(
        (0, 0, frame.width - 1, frame.height - 1), height // 3 + _FRAME, colour, INK, 2
    )
    return frame
