"""Ticket cards: one for Fantom and one for every pawn, with the number of tickets of each kind."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PIL import Image, ImageChops, ImageDraw

from cogs.fantom.board import Phase
from cogs.fantom.knowledge.rides import to_ride
from cogs.fantom.map.transport import LAND, Transport
from images.fantom.colours import CAB, FRAME, GLOW, INK, PAPER, SEPIA
from images.fantom.hunt.pictograms import WIDE, colour_of, double, fantom, figure, flag, ticket
from images.fantom.hunt.reading import word
from images.fantom.hunt.tiles import drawn
from images.kit import names, text
from images.kit.colours import mix
from images.kit.fonts import heavy
from images.kit.pen import pasted, sprite
from images.kit.weighted_cache import picture_cache

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.game.contract import Seat
    from cogs.fantom.board import Board, Detective
    from cogs.fantom.map.transport import Stock, Tickets
    from images.kit import Look
    from images.kit.colours import Colour
    from images.kit.pen import Pen

    Held = tuple[Callable[[int], Image.Image], int]
    """A function that draws a ticket at a height in pixels, and the number of tickets of that kind."""

_DISC = 30
"""Radius of a station's disc in pixels."""
_DIGITS = {1: 38, 2: 38, 3: 27}
"""Type size in a disc by the number of digits; no digit touches the rim."""

CARD = 132
"""Height of a card in pixels, with the gap below it."""
_FIGURE = 96
_LEFT = 96
"""Left edge of a card's text."""
_NAME = 38
_COUNTED = 42
_SMALLEST = 26
"""Minimum height of a ticket in pixels."""
_NARROWEST_CARD = 470
_WIDER = 1.25
"""Width of the first column in widths of the others: Fantom's card is in it and has five kinds of tickets."""


@picture_cache
def blank(wide: int, high: int, fill: Colour, edge: Colour, line: float) -> Image.Image:
    """Return an empty card with rounded corners."""

    def paint(pen: Pen) -> None:
        inset = line / 2
        pen.tile((inset, inset, wide - inset, high - inset), fill, edge, line, round_by=12)

    return sprite(wide, high, paint)


@picture_cache
def numbered(station: int, edge: Colour, *, shown: bool = False) -> Image.Image:
    """Return a station's disc with a coloured edge; with `shown`, dark, as for stations where Fantom appeared."""
    side, digits = _DISC * 2, str(station)

    def paint(pen: Pen) -> None:
        fill, ink = (CAB, PAPER) if shown else (PAPER, INK)
        pen.oval((0.5, 0.5, side - 0.5, side - 0.5), fill, INK, 6)
        pen.oval((1.5, 1.5, side - 1.5, side - 1.5), None, edge, 4)
        pen.write((side / 2, side / 2), digits, heavy, _DIGITS[len(digits)], ink)

    return sprite(side, side, paint)


def columns(cards: int, width: int) -> int:
    """Return the number of cards in a row."""
    fitting = max(1, min(3, width // _NARROWEST_CARD))
    return 2 if cards == 4 and fitting > 1 else fitting  # noqa: PLR2004 - two rows of two


def cards_height(pawns: int, width: int) -> int:
    """Return the height of all rows of cards in pixels."""
    return -(-(pawns + 1) // columns(pawns + 1, width)) * CARD + 8


def _columns(count: int, width: int) -> list[tuple[int, int]]:
    """Return the left edge and the width of every column."""
    rest = round(width / (count - 1 + _WIDER))
    first = width - rest * (count - 1)
    return [(4, first - 8), *((first + rest * index + 4, rest - 8) for index in range(count - 1))]


def ticket_cards(image: Image.Image, board: Board, look: Look, at: tuple[int, int], width: int) -> None:
    """Draw all cards on a picture in palette indices, the top left corner of the first at a point."""
    across = _columns(columns(len(board.detectives) + 1, width), width)
    for index, each in enumerate((None, *board.detectives)):
        row, column = divmod(index, len(across))
        left, wide = across[column]
        if each is None:
            card = _fantom(wide, look, board.fantom, board.start, board.stock, active=board.turn == board.fantom)
        else:
            acting = board.pawn is each.pawn and board.phase is not Phase.OVER
            card = _detective(wide, look, each, active=acting or each in to_ride(board))
        image.paste(card, (at[0] + left, at[1] + row * CARD + 8))


def _card(image: Image.Image, *, active: bool) -> None:
    fill, edge, line = (mix(GLOW, PAPER, 0.6), INK, 5) if active else (PAPER, FRAME, 2)
    pasted(image, blank(*image.size, fill, edge, line), 0, 0)


@picture_cache
def _fantom(wide: int, look: Look, seat: Seat, start: int | None, stock: Stock, *, active: bool) -> Image.Image:
    """Return Fantom's card."""

    def paint(image: Image.Image) -> None:
        _card(image, active=active)
        pasted(image, fantom(_FIGURE), 12, 13)
        draw, said = ImageDraw.Draw(image), word(look.language, "fantom")
        text.write(draw, (_LEFT, 46), said, SEPIA, heavy, _NAME)
        begin = _LEFT + round(text.length(heavy, _NAME, said)) + 16
        room = wide - begin - 14 - (0 if start is None else 120)
        names.write(draw, (begin, 34), names.clip_name(look, seat, _NAME, room), _NAME, INK)
        if start is not None:
            disc, sign = numbered(start, GLOW, shown=True), flag(_COUNTED)
            pasted(image, disc, wide - disc.width - 10, 8)
            pasted(image, sign, wide - disc.width - sign.width - 12, 14)
        counts(image, held(stock), (_LEFT, 84), wide - 106)

    return drawn(wide, CARD - 10, paint)


@picture_cache
def _detective(wide: int, look: Look, each: Detective, *, active: bool) -> Image.Image:
    """Return a detective's card."""

    def paint(image: Image.Image) -> None:
        _card(image, active=active)
        pasted(image, figure(each.pawn, look.language, _FIGURE), 12, 13)
        room = wide - _LEFT - (78 if each.station is not None else 14)
        names.write(ImageDraw.Draw(image), (_LEFT, 34), names.clip_name(look, each.seat, _NAME, room), _NAME, INK)
        if each.station is not None:
            disc = numbered(each.station, colour_of(each.pawn))
            pasted(image, disc, wide - disc.width - 10, 8)
        counts(image, [(partial(ticket, kind), count(each.tickets, kind)) for kind in LAND], (_LEFT, 84), wide - 106)

    return drawn(wide, CARD - 10, paint)


def count(held: Tickets | Stock, kind: Transport) -> int:
    """Return the number of tickets of a kind; 0 for a kind that the holder never has."""
    number: int = getattr(held, kind.value, 0)
    return number


def held(stock: Stock) -> list[Held]:
    """Return Fantom's tickets of every kind with their numbers, ready to draw."""
    kinds: list[Held] = [(partial(ticket, kind), count(stock, kind)) for kind in Transport]
    return [*kinds, (double, stock.double)]


def counts(image: Image.Image, held: list[Held], at: tuple[int, int], width: int) -> None:
    """Draw a row of tickets with their numbers, from a point at mid height; kinds that are used up are faint."""
    size = next((size for size in range(_COUNTED, _SMALLEST, -1) if _long(held, size) <= width), _SMALLEST)
    draw, (x, y) = ImageDraw.Draw(image), at
    gap = min(2 * size // 3, (width - _long(held, size)) // len(held) + size // 2)
    for kind, number in held:
        part = kind(size)
        pasted(image, part if number else faint(part), x, y - size // 2)
        x += part.width + 5
        text.write(draw, (x, y + size * 0.34), str(number), INK if number else FRAME, heavy, size)
        x += round(text.length(heavy, size, str(number))) + gap


def _long(held: list[Held], size: int) -> int:
    """Return the width of a row of tickets of this height in pixels."""
    return sum(round(size * WIDE) + 5 + size // 2 + round(text.length(heavy, size, str(number))) for _, number in held)


def faint(part: Image.Image) -> Image.Image:
    """Return a mostly transparent copy of a sprite."""
    pale = part.copy()
    pale.putalpha(ImageChops.multiply(part.getchannel("A"), Image.new("L", part.size, 90)))
    return pale
