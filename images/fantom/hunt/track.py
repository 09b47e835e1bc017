"""Fantom's public ticket track: one box per ride with its ticket and, if it was shown, the station."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PIL import ImageDraw

from cogs.fantom.board import Box, Phase
from images.fantom.colours import FOG, FRAME, GLOW, INK, PAPER, SEPIA
from images.fantom.hunt.pictograms import eye, flag, ticket, unknown
from images.fantom.hunt.tickets import blank_card, numbered_disc
from images.fantom.hunt.tiles import draw_tile
from images.kit import text
from images.kit.colours import mix
from images.kit.fonts import heavy
from images.kit.pen import paste, sprite
from images.kit.weighted_cache import picture_cache

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PIL import Image

    from cogs.fantom.board import Board
    from images.kit.pen import Pen

ROW_HEIGHT = 136
"""Height in pixels of a row of boxes, with the gap and the bracket above it."""
BRACKET_HEIGHT = 22
_TILE_RISE = 24
"""Height in pixels of a tile's part above its box."""
_BOX_HEIGHT = ROW_HEIGHT - BRACKET_HEIGHT - 6
"""Height of a box in pixels."""
_MIN_BOX_WIDTH = 116
"""Minimum width of a box in pixels."""
_MAX_BOXES_PER_ROW = 12
"""Maximum number of boxes in a row."""
_TICKET_HEIGHT, _SMALL_TICKET_HEIGHT = 46, 36
"""Height in pixels of a ticket alone in its box, and of a ticket beside a station."""


def boxes_per_row(boxes: int, width: int) -> int:
    """Return the number of boxes in a row."""
    rows = -(-boxes // min(max(1, width // _MIN_BOX_WIDTH), _MAX_BOXES_PER_ROW))
    return -(-boxes // rows)


def track_height(boxes: int, width: int) -> int:
    """Return the height of the track in pixels."""
    return -(-boxes // boxes_per_row(boxes, width)) * ROW_HEIGHT + 6


def double_moves(log: tuple[Box, ...], boxes: int) -> tuple[tuple[int, int], ...]:
    """Return the first and the second box of every double move, numbered from 1; the second may still be empty."""
    pairs: list[tuple[int, int]] = []
    for number, box in enumerate(log, 1):
        if box.double and number < boxes and not (pairs and pairs[-1][1] == number):
            pairs.append((number, number + 1))
    return tuple(pairs)


class _Place(NamedTuple):
    """One box of the track with everything that its tile shows."""

    number: int
    step: int
    """Distance in pixels from one box to the next; the box itself is 8 pixels narrower."""
    reveal: bool
    """Whether Fantom must appear in this box."""
    is_next_reveal: bool
    is_newest: bool
    entry: Box | None
    """The log's entry; None if the box is still empty."""
    station: int | None
    is_start: bool
    """Whether the box holds Fantom's start unless its entry is a ride."""
    bracket: tuple[int, ...]
    """The boxes under the bracket above this one, as offsets from this box; empty without a bracket."""


def track(image: Image.Image, board: Board, corner: tuple[int, int], width: int) -> None:
    """Draw the whole track on a picture in palette indices, its top left corner at a point."""
    count = boxes_per_row(board.boxes, width)
    for place in _places(board, count, width // count):
        row, column = divmod(place.number - 1, count)
        image.paste(
            _tile(place), (corner[0] + column * place.step, corner[1] + row * ROW_HEIGHT + BRACKET_HEIGHT - _TILE_RISE)
        )


def _places(board: Board, count: int, step: int) -> Iterator[_Place]:
    """Yield every box of the track, `count` of them in a row."""
    is_running = board.phase is not Phase.OVER
    route = () if is_running or not board.hunts else board.hunts[-1].route
    parts = [part for pair in double_moves(board.log, board.boxes) for part in _bracket_pieces(pair, count)]
    for number in range(1, board.boxes + 1):
        entry = board.log[number - 1] if number <= len(board.log) else None
        yield _Place(
            number,
            step,
            reveal=number in board.reveals,
            is_next_reveal=is_running and number == board.next_reveal,
            is_newest=number == len(board.log),
            entry=entry,
            station=route[number - 1] if entry and number <= len(route) else (entry.station if entry else None),
            is_start=number == 1 and board.start is None,
            bracket=next((tuple(box - number for box in part) for part in parts if number in part), ()),
        )


@picture_cache
def _tile(place: _Place) -> Image.Image:
    """Return the tile of a box with everything in it and above it."""

    def paint(image: Image.Image) -> None:
        _draw_box(image, place)
        if place.entry:
            _draw_entry(image, place, place.entry)
        if place.bracket:
            _draw_bracket(image, [4 + offset * place.step for offset in place.bracket], place.step - 8)
        if place.is_next_reveal:
            paste(image, _pointer(), place.step // 2 - 17, _TILE_RISE - 22)

    return draw_tile(place.step, _TILE_RISE + _BOX_HEIGHT, paint)


def _draw_box(image: Image.Image, place: _Place) -> None:
    """Draw an empty box with its number, and with an eye if Fantom must appear in it."""
    width = place.step - 8
    fill = mix(GLOW, PAPER, 0.5) if place.is_next_reveal else PAPER
    edge, line = (INK, 5) if place.is_newest else ((GLOW, 5) if place.reveal else (FRAME, 2))
    paste(image, blank_card(width, _BOX_HEIGHT, fill, edge, line), 4, _TILE_RISE)
    text.write(ImageDraw.Draw(image), (15, _TILE_RISE + 37), str(place.number), SEPIA, heavy, 33)
    if place.reveal:
        sign = eye(26)
        paste(image, sign, 4 + width - sign.width - 9, _TILE_RISE + 12)


@picture_cache
def _pointer() -> Image.Image:
    """Return the arrow above the next box in which Fantom must appear."""
    return sprite(34, 26, lambda pen: pen.area((3, 3, 31, 3, 17, 23), GLOW, INK, 2.5))


def _draw_entry(image: Image.Image, place: _Place, entry: Box) -> None:
    """Draw a box's entry: the ticket and, to its right, the station if it is public."""
    width, foot, station = place.step - 8, _TILE_RISE + _BOX_HEIGHT, place.station
    size = _TICKET_HEIGHT if station is None else _SMALL_TICKET_HEIGHT
    if entry.transport:
        part = ticket(entry.transport, size)
    else:
        part = flag(size) if place.is_start and not entry.double else unknown(size)
    if station is None:
        paste(image, part, 4 + (width - part.width) // 2, foot - part.height - 12)
        return
    disc = numbered_disc(station, GLOW if entry.shown else FOG, shown=entry.shown)
    rim = (width - part.width - disc.width) // 2
    paste(image, part, 4 + rim, foot - 36 - part.height // 2)
    paste(image, disc, 4 + width - rim - disc.width, foot - 36 - disc.height // 2)


def _bracket_pieces(pair: tuple[int, int], count: int) -> Iterator[tuple[int, ...]]:
    """Yield the boxes of a double move, grouped by row."""
    if (pair[0] - 1) // count == (pair[1] - 1) // count:
        yield pair
    else:
        yield from ((number,) for number in pair)


def _draw_bracket(image: Image.Image, lefts: list[int], box_width: int) -> None:
    """Draw the bracket of a double move above the boxes at `lefts`, with its sign; the tile's edge cuts it off."""
    draw = ImageDraw.Draw(image)
    left, right, y = lefts[0] + 8, lefts[-1] + box_width - 8, _TILE_RISE - 9
    for ink, width, spread in ((INK, 9, 2), (GLOW, 5, 0)):
        draw.line((left - spread, y, right + spread, y), ink, width)
        for x in (left, right):
            draw.line((x, y, x, y + 8 + spread), ink, width)
    sign = _double_sign()
    paste(image, sign, (left + right - sign.width) // 2, y - sign.height // 2)


@picture_cache
def _double_sign() -> Image.Image:
    def paint(pen: Pen) -> None:
        pen.tile((1, 1, 51, 29), GLOW, INK, 2, round_by=9)
        pen.write((26, 15), "2×", heavy, 25, INK)

    return sprite(52, 30, paint)
