"""Fantom's public ticket track: one box per ride with its ticket and, if it was shown, the station."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PIL import ImageDraw

from cogs.fantom.board import Box, Phase
from images.fantom.colours import FOG, FRAME, GLOW, INK, PAPER, SEPIA
from images.fantom.hunt.pictograms import eye, flag, ticket, unknown
from images.fantom.hunt.tickets import blank, numbered
from images.fantom.hunt.tiles import drawn
from images.kit import text
from images.kit.colours import mix
from images.kit.fonts import heavy
from images.kit.pen import pasted, sprite
from images.kit.weighted_cache import picture_cache

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PIL import Image

    from cogs.fantom.board import Board
    from images.kit.pen import Pen

ROW = 136
"""Height in pixels of a row of boxes, with the gap and the bracket above it."""
BRACKET = 22
_ABOVE = 24
"""Height in pixels of a tile's part above its box."""
_HIGH = ROW - BRACKET - 6
"""Height of a box in pixels."""
_NARROWEST = 116
"""Minimum width of a box in pixels."""
_LONGEST = 12
"""Maximum number of boxes in a row."""
_TICKET, _SMALL = 46, 36
"""Height in pixels of a ticket alone in its box, and of a ticket beside a station."""


def across(boxes: int, width: int) -> int:
    """Return the number of boxes in a row."""
    rows = -(-boxes // min(max(1, width // _NARROWEST), _LONGEST))
    return -(-boxes // rows)


def track_height(boxes: int, width: int) -> int:
    """Return the height of the track in pixels."""
    return -(-boxes // across(boxes, width)) * ROW + 6


def doubles(log: tuple[Box, ...], boxes: int) -> tuple[tuple[int, int], ...]:
    """Return the first and the second box of every double move, numbered from 1; the second may still be empty."""
    pairs: list[tuple[int, int]] = []
    for number, box in enumerate(log, 1):
        if box.double and number < boxes and not (pairs and pairs[-1][1] == number):
            pairs.append((number, number + 1))
    return tuple(pairs)


class _Place(NamedTuple):
    """One box of the track with everything that its tile shows."""

    number: int
    wide: int
    """Distance in pixels from one box to the next; the box itself is 8 pixels narrower."""
    reveal: bool
    """Whether Fantom must appear in this box."""
    upcoming: bool
    newest: bool
    known: Box | None
    """The log's entry; None if the box is still empty."""
    station: int | None
    begins: bool
    """Whether the box holds Fantom's start unless its entry is a ride."""
    embraced: tuple[int, ...]
    """The boxes under the bracket above this one, as offsets from this box; empty without a bracket."""


def track(image: Image.Image, board: Board, at: tuple[int, int], width: int) -> None:
    """Draw the whole track on a picture in palette indices, its top left corner at a point."""
    count = across(board.boxes, width)
    for place in _places(board, count, width // count):
        row, column = divmod(place.number - 1, count)
        image.paste(_tile(place), (at[0] + column * place.wide, at[1] + row * ROW + BRACKET - _ABOVE))


def _places(board: Board, count: int, wide: int) -> Iterator[_Place]:
    """Yield every box of the track, `count` of them in a row."""
    running = board.phase is not Phase.OVER
    told = () if running or not board.hunts else board.hunts[-1].route
    parts = [part for pair in doubles(board.log, board.boxes) for part in _bracket(pair, count)]
    for number in range(1, board.boxes + 1):
        known = board.log[number - 1] if number <= len(board.log) else None
        yield _Place(
            number,
            wide,
            reveal=number in board.reveals,
            upcoming=running and number == board.next_reveal,
            newest=number == len(board.log),
            known=known,
            station=told[number - 1] if known and number <= len(told) else (known.station if known else None),
            begins=number == 1 and board.start is None,
            embraced=next((tuple(each - number for each in part) for part in parts if number in part), ()),
        )


@picture_cache
def _tile(place: _Place) -> Image.Image:
    """Return the tile of a box with everything in it and above it."""

    def paint(image: Image.Image) -> None:
        _cell(image, place)
        if place.known:
            _written(image, place, place.known)
        if place.embraced:
            _embrace(image, [4 + off * place.wide for off in place.embraced], place.wide - 8)
        if place.upcoming:
            pasted(image, _pointer(), place.wide // 2 - 17, _ABOVE - 22)

    return drawn(place.wide, _ABOVE + _HIGH, paint)


def _cell(image: Image.Image, place: _Place) -> None:
    """Draw an empty box with its number, and with an eye if Fantom must appear in it."""
    wide = place.wide - 8
    fill = mix(GLOW, PAPER, 0.5) if place.upcoming else PAPER
    edge, line = (INK, 5) if place.newest else ((GLOW, 5) if place.reveal else (FRAME, 2))
    pasted(image, blank(wide, _HIGH, fill, edge, line), 4, _ABOVE)
    text.write(ImageDraw.Draw(image), (15, _ABOVE + 37), str(place.number), SEPIA, heavy, 33)
    if place.reveal:
        sign = eye(26)
        pasted(image, sign, 4 + wide - sign.width - 9, _ABOVE + 12)


@picture_cache
def _pointer() -> Image.Image:
    """Return the arrow above the next box in which Fantom must appear."""
    return sprite(34, 26, lambda pen: pen.area((3, 3, 31, 3, 17, 23), GLOW, INK, 2.5))


def _written(image: Image.Image, place: _Place, known: Box) -> None:
    """Draw a box's entry: the ticket and, to its right, the station if it is public."""
    wide, foot, station = place.wide - 8, _ABOVE + _HIGH, place.station
    size = _TICKET if station is None else _SMALL
    if known.transport:
        part = ticket(known.transport, size)
    else:
        part = flag(size) if place.begins and not known.double else unknown(size)
    if station is None:
        pasted(image, part, 4 + (wide - part.width) // 2, foot - part.height - 12)
        return
    disc = numbered(station, GLOW if known.shown else FOG, shown=known.shown)
    rim = (wide - part.width - disc.width) // 2
    pasted(image, part, 4 + rim, foot - 36 - part.height // 2)
    pasted(image, disc, 4 + wide - rim - disc.width, foot - 36 - disc.height // 2)


def _bracket(pair: tuple[int, int], count: int) -> Iterator[tuple[int, ...]]:
    """Yield the boxes of a double move, grouped by row."""
    if (pair[0] - 1) // count == (pair[1] - 1) // count:
        yield pair
    else:
        yield from ((number,) for number in pair)


def _embrace(image: Image.Image, lefts: list[int], wide: int) -> None:
    """Draw the bracket of a double move above the boxes at `lefts`, with its sign; the tile's edge cuts it off."""
    draw = ImageDraw.Draw(image)
    left, right, y = lefts[0] + 8, lefts[-1] + wide - 8, _ABOVE - 9
    for ink, width, grown in ((INK, 9, 2), (GLOW, 5, 0)):
        draw.line((left - grown, y, right + grown, y), ink, width)
        for x in (left, right):
            draw.line((x, y, x, y + 8 + grown), ink, width)
    sign = _twice()
    pasted(image, sign, (left + right - sign.width) // 2, y - sign.height // 2)


@picture_cache
def _twice() -> Image.Image:
    def paint(pen: Pen) -> None:
        pen.tile((1, 1, 51, 29), GLOW, INK, 2, round_by=9)
        pen.write((26, 15), "2×", heavy, 25, INK)

    return sprite(52, 30, paint)
