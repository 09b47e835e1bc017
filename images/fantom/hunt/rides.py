"""The possible rides, shown on a piece of the town and listed below it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PIL import Image, ImageDraw

from bot.i18n.languages import in_language
from images.fantom.colours import FRAME, GLOW, INK, LINES, PAPER, SEPIA, STREET
from images.fantom.hunt import marks
from images.fantom.hunt.pictograms import plate, ticket
from images.fantom.hunt.placement import Placed
from images.fantom.hunt.reading import word
from images.fantom.hunt.tickets import numbered_disc
from images.fantom.hunt.tiles import draw_tile, palette_index
from images.fantom.town.overlay import route
from images.fantom.town.sheet import highlight
from images.kit import names
from images.kit.colours import mix
from images.kit.fonts import bold, heavy
from images.kit.pen import paste
from images.kit.weighted_cache import picture_cache

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cogs.fantom.board import Board
    from cogs.fantom.map.town import Point, Town
    from cogs.fantom.map.transport import Transport
    from cogs.fantom.moves import Ride
    from images.fantom.hunt.placement import Room
    from images.fantom.town.sheet import Sheet

Targets = dict[int, tuple["Transport", ...]]
"""The transports to each target station, by station, ascending."""

HIGHLIGHT = mix(GLOW, PAPER, 0.25)
PLATE_SIDE = 40
"""Side of a transport's plate on the map, in pixels."""
ROW_HEIGHT = 66
"""Height in pixels of a line of the list."""
_TICKET_HEIGHT, _NAME_SIZE = 42, 36
_NAME_SIZES = range(_NAME_SIZE, 23, -3)
"""Type sizes of a station's name; the largest that fits is used."""
_LEFT = 24
_MAX_SINGLE_COLUMN = 6
"""Maximum number of targets that are listed in one column; more are listed in two."""


def targets(rides: Iterable[Ride]) -> Targets:
    """Return rides grouped by target station."""
    choice: Targets = {}
    for ride in sorted(rides, key=lambda ride: ride.to):
        choice[ride.to] = (*choice.get(ride.to, ()), ride.transport)
    return choice


def highlight_rides(sheet: Sheet, board: Board, origin: int, choice: Targets) -> None:
    """Highlight the lines of the possible rides; each keeps its own colour and pattern."""
    lines = [
        [sheet.at(point) for point in route(board.options, transport, origin, to)]
        for to, transports in choice.items()
        for transport in transports
    ]
    highlight(sheet.canvas, lines, HIGHLIGHT, 16 * sheet.scale)


def target_signs(sheet: Sheet, room: Room, board: Board, origin: int, choice: Targets) -> list[Placed]:
    """Return places for the plates of every target on the sheet, and at the edge for signs to targets beyond it."""
    places: list[Placed] = []
    for to, transports in choice.items():
        if room.shows(to):
            places.append(room.placed_beside(to, _plates(transports, ""), LINES[transports[0]]))
    for to, transports in choice.items():
        if not room.shows(to):
            line = [sheet.at(point) for point in route(board.options, transports[0], origin, to)]
            sign = _plates(transports, f"{_arrow(sheet, line)} {to}")
            places.append(Placed(room.at_edge(_exit_point(sheet, line), sign.size), sign))
    return places


def ring_targets(sheet: Sheet, choice: Targets) -> None:
    """Draw a ring around every target."""
    for to in choice:
        marks.ring_station(sheet, to, GLOW)


def _exit_point(sheet: Sheet, line: list[Point]) -> Point:
    """Return the point where a line leaves the sheet."""
    return next((point for point in line if not sheet.holds(point)), line[-1])


def _arrow(sheet: Sheet, line: list[Point]) -> str:
    """Return the arrow that points from the sheet towards a line's end."""
    (x, y), (width, height) = line[-1], sheet.canvas.size
    direction_x = (x > width) - (x < 0)
    direction_y = (y > height) - (y < 0)
    return {(0, -1): "↑", (1, -1): "↗", (1, 0): "→", (1, 1): "↘", (0, 1): "↓", (-1, 1): "↙", (-1, 0): "←"}.get(
        (direction_x, direction_y), "↖" if direction_x else "•"
    )


@picture_cache
def _plates(transports: tuple[Transport, ...], label: str) -> Image.Image:
    """Return the plates of transports in a row; with a text, on a paper sign that has the text behind them."""
    step = PLATE_SIDE - 4
    width = step * len(transports) + 4
    if not label:
        sign = Image.new("RGBA", (width, PLATE_SIDE), (0, 0, 0, 0))
    else:
        sign = Image.new("RGBA", (width + round(heavy(34).getlength(label)) + 22, PLATE_SIDE + 8), (0, 0, 0, 0))
        draw = ImageDraw.Draw(sign)
        draw.rounded_rectangle((0, 0, sign.width - 1, sign.height - 1), sign.height // 2, PAPER, INK, 3)
        draw.text((width + 10, sign.height // 2 + 12), label, INK, heavy(34), anchor="ls")
    for index, transport in enumerate(transports):
        part = plate(transport, PLATE_SIDE)
        sign.alpha_composite(part, (index * step + (4 if label else 0), (sign.height - PLATE_SIDE) // 2))
    return sign


def list_height(choice: Targets) -> int:
    """Return the height of the list of rides in pixels; an empty list has one line, which says so."""
    return -(-max(1, len(choice)) // (1 if len(choice) <= _MAX_SINGLE_COLUMN else 2)) * ROW_HEIGHT + 16


def draw_list(image: Image.Image, town: Town, language: str, choice: Targets, top: int) -> None:
    """Draw the list across a picture in palette indices from `top` down: station number, name and transports."""
    image.paste(palette_index(STREET), (0, top, image.width, image.height))
    if not choice:
        image.paste(_empty_line(image.width, language), (0, top))
    columns = 1 if len(choice) <= _MAX_SINGLE_COLUMN else 2
    rows, width = -(-len(choice) // columns), image.width // columns
    for index, (to, transports) in enumerate(choice.items()):
        column, row = divmod(index, rows)
        left, above = column * width, top + 8 + row * ROW_HEIGHT
        image.paste(_line(width, to, in_language(town.stations[to - 1].name, language), transports), (left, above))
        if row:
            image.paste(palette_index(FRAME), (left + 14, above, left + width - 13, above + 1))


def _empty_line(width: int, language: str) -> Image.Image:
    """Return the line of an empty list."""
    notice, face = word(language, "nowhere"), bold(_NAME_SIZE)
    return draw_tile(
        width, ROW_HEIGHT, lambda image: ImageDraw.Draw(image).text((_LEFT, 54), notice, SEPIA, face, anchor="ls")
    )


@picture_cache
def _line(width: int, to: int, station_name: str, transports: tuple[Transport, ...]) -> Image.Image:
    """Return a line of the list."""

    def paint(image: Image.Image) -> None:
        draw, disc, middle = ImageDraw.Draw(image), numbered_disc(to, FRAME), ROW_HEIGHT // 2
        paste(image, disc, 12, middle - disc.height // 2)
        right = width - 14
        for transport in reversed(transports):
            part = ticket(transport, _TICKET_HEIGHT)
            right -= part.width
            paste(image, part, right, middle - _TICKET_HEIGHT // 2)
            right -= 6
        begin = 24 + disc.width
        room = right - begin - 8
        name = names.runs(station_name)
        size = next((size for size in _NAME_SIZES if names.width(name, size) <= room), _NAME_SIZES[-1])
        names.write(draw, (begin, middle), names.clip(station_name, size, room), size, INK)

    return draw_tile(width, ROW_HEIGHT, paint)
