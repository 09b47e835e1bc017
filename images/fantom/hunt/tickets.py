"""Ticket cards: one for Fantom and one for every pawn, with the number of tickets of each kind."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PIL import Image, ImageChops, ImageDraw

from cogs.fantom.board import Phase
from cogs.fantom.knowledge.rides import active_pawns
from cogs.fantom.map.transport import LAND, Transport
from images.fantom.colours import CAB, FRAME, GLOW, INK, PAPER, SEPIA
from images.fantom.hunt.pictograms import TICKET_RATIO, colour_of, double, fantom, figure, flag, ticket
from images.fantom.hunt.reading import word
from images.fantom.hunt.tiles import draw_tile
from images.kit import names, text
from images.kit.colours import mix
from images.kit.fonts import heavy
from images.kit.pen import SCALE, Pen, paste, sprite
from images.kit.weighted_cache import picture_cache

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.game.contract import Seat
    from cogs.fantom.board import Board, Detective
    from cogs.fantom.map.transport import Stock, Tickets
    from images.kit import Look
    from images.kit.colours import Colour

    TicketCount = tuple[Callable[[int], Image.Image], int]
    """A function that draws a ticket at a height in pixels, and the number of tickets of that kind."""

_DISC_RADIUS = 30
"""Radius of a station's disc in pixels."""
_DIGIT_SIZES = {1: 38, 2: 38, 3: 27}
"""Type size in a disc by the number of digits; no digit touches the rim."""

CARD_HEIGHT = 132
"""Height of a card in pixels, with the gap below it."""
_FIGURE_HEIGHT = 96
_TEXT_LEFT = 96
"""Left edge of a card's text."""
_NAME_SIZE = 38
_MAX_TICKET_HEIGHT = 42
_MIN_TICKET_HEIGHT = 26
"""Minimum height of a ticket in pixels."""
_MIN_CARD_WIDTH = 470
_FANTOM_CARD_RATIO = 1.25
"""Width of the first column in widths of the others: Fantom's card is in it and has five kinds of tickets."""


@picture_cache
def blank_card(width: int, height: int, fill: Colour, edge: Colour, line: float) -> Image.Image:
    """Return an empty card with rounded corners."""

    def paint(pen: Pen) -> None:
        inset = line / 2
        pen.tile((inset, inset, width - inset, height - inset), fill, edge, line, round_by=12)

    return sprite(width, height, paint)


@picture_cache
def numbered_disc(station: int, edge: Colour, *, shown: bool = False) -> Image.Image:
    """Return a station's disc with a coloured edge; with `shown`, dark, as for stations where Fantom appeared."""
    digits, sheet = str(station), _fine_disc(edge, shown=shown).copy()
    ink = PAPER if shown else INK
    Pen(sheet).write((_DISC_RADIUS, _DISC_RADIUS), digits, heavy, _DIGIT_SIZES[len(digits)], ink)
    return sheet.reduce(SCALE)


@picture_cache
def _fine_disc(edge: Colour, *, shown: bool) -> Image.Image:
    """Return a disc without its number, `SCALE` times its size. It is shared: copy it before drawing on it."""
    side = _DISC_RADIUS * 2
    sheet = Image.new("RGBA", (side * SCALE, side * SCALE), (0, 0, 0, 0))
    pen = Pen(sheet)
    pen.oval((0.5, 0.5, side - 0.5, side - 0.5), CAB if shown else PAPER, INK, 6)
    pen.oval((1.5, 1.5, side - 1.5, side - 1.5), None, edge, 4)
    return sheet


def cards_per_row(cards: int, width: int) -> int:
    """Return the number of cards in a row."""
    fitting = max(1, min(3, width // _MIN_CARD_WIDTH))
    return 2 if cards == 4 and fitting > 1 else fitting  # noqa: PLR2004 - two rows of two


def cards_height(pawns: int, width: int) -> int:
    """Return the height of all rows of cards in pixels."""
    return -(-(pawns + 1) // cards_per_row(pawns + 1, width)) * CARD_HEIGHT + 8


def _columns(count: int, width: int) -> list[tuple[int, int]]:
    """Return the left edge and the width of every column."""
    other_width = round(width / (count - 1 + _FANTOM_CARD_RATIO))
    first_width = width - other_width * (count - 1)
    return [
        (4, first_width - 8),
        *((first_width + other_width * index + 4, other_width - 8) for index in range(count - 1)),
    ]


def ticket_cards(image: Image.Image, board: Board, look: Look, corner: tuple[int, int], width: int) -> None:
    """Draw all cards on a picture in palette indices, the top left corner of the first at a point."""
    places = _columns(cards_per_row(len(board.detectives) + 1, width), width)
    for index, detective in enumerate((None, *board.detectives)):
        row, column = divmod(index, len(places))
        left, card_width = places[column]
        if detective is None:
            card = _fantom(card_width, look, board.fantom, board.start, board.stock, active=board.turn == board.fantom)
        else:
            acting = board.pawn is detective.pawn and board.phase is not Phase.OVER
            card = _detective(card_width, look, detective, active=acting or detective in active_pawns(board))
        image.paste(card, (corner[0] + left, corner[1] + row * CARD_HEIGHT + 8))


def _draw_card(image: Image.Image, *, active: bool) -> None:
    fill, edge, line = (mix(GLOW, PAPER, 0.6), INK, 5) if active else (PAPER, FRAME, 2)
    paste(image, blank_card(*image.size, fill, edge, line), 0, 0)


@picture_cache
def _fantom(width: int, look: Look, seat: Seat, start: int | None, stock: Stock, *, active: bool) -> Image.Image:
    """Return Fantom's card."""

    def paint(image: Image.Image) -> None:
        _draw_card(image, active=active)
        paste(image, fantom(_FIGURE_HEIGHT), 12, 13)
        draw, label = ImageDraw.Draw(image), word(look.language, "fantom")
        text.write(draw, (_TEXT_LEFT, 46), label, SEPIA, heavy, _NAME_SIZE)
        name_left = _TEXT_LEFT + round(text.length(heavy, _NAME_SIZE, label)) + 16
        room = width - name_left - 14 - (0 if start is None else 120)
        names.write(draw, (name_left, 34), names.clip_name(look, seat, _NAME_SIZE, room), _NAME_SIZE, INK)
        if start is not None:
            disc, sign = numbered_disc(start, GLOW, shown=True), flag(_MAX_TICKET_HEIGHT)
            paste(image, disc, width - disc.width - 10, 8)
            paste(image, sign, width - disc.width - sign.width - 12, 14)
        draw_counts(image, held_tickets(stock), (_TEXT_LEFT, 84), width - 106)

    return draw_tile(width, CARD_HEIGHT - 10, paint)


@picture_cache
def _detective(width: int, look: Look, detective: Detective, *, active: bool) -> Image.Image:
    """Return a detective's card."""

    def paint(image: Image.Image) -> None:
        _draw_card(image, active=active)
        paste(image, figure(detective.pawn, look.language, _FIGURE_HEIGHT), 12, 13)
        room = width - _TEXT_LEFT - (78 if detective.station is not None else 14)
        names.write(
            ImageDraw.Draw(image),
            (_TEXT_LEFT, 34),
            names.clip_name(look, detective.seat, _NAME_SIZE, room),
            _NAME_SIZE,
            INK,
        )
        if detective.station is not None:
            disc = numbered_disc(detective.station, colour_of(detective.pawn))
            paste(image, disc, width - disc.width - 10, 8)
        draw_counts(
            image,
            [(partial(ticket, kind), ticket_count(detective.tickets, kind)) for kind in LAND],
            (_TEXT_LEFT, 84),
            width - 106,
        )

    return draw_tile(width, CARD_HEIGHT - 10, paint)


def ticket_count(tickets: Tickets | Stock, kind: Transport) -> int:
    """Return the number of tickets of a kind; 0 for a kind that the holder never has."""
    number: int = getattr(tickets, kind.value, 0)
    return number


def held_tickets(stock: Stock) -> list[TicketCount]:
    """Return Fantom's tickets of every kind with their numbers, ready to draw."""
    kinds: list[TicketCount] = [(partial(ticket, kind), ticket_count(stock, kind)) for kind in Transport]
    return [*kinds, (double, stock.double)]


def draw_counts(image: Image.Image, tickets: list[TicketCount], start: tuple[int, int], width: int) -> None:
    """Draw a row of tickets with their numbers, from a point at mid height; kinds that are used up are faint."""
    size = next(
        (size for size in range(_MAX_TICKET_HEIGHT, _MIN_TICKET_HEIGHT, -1) if _row_width(tickets, size) <= width),
        _MIN_TICKET_HEIGHT,
    )
    draw, (x, y) = ImageDraw.Draw(image), start
    gap = min(2 * size // 3, (width - _row_width(tickets, size)) // len(tickets) + size // 2)
    for kind, number in tickets:
        part = kind(size)
        paste(image, part if number else faded(part), x, y - size // 2)
        x += part.width + 5
        text.write(draw, (x, y + size * 0.34), str(number), INK if number else FRAME, heavy, size)
        x += round(text.length(heavy, size, str(number))) + gap


def _row_width(tickets: list[TicketCount], size: int) -> int:
    """Return the width of a row of tickets of this height in pixels."""
    return sum(
        round(size * TICKET_RATIO) + 5 + size // 2 + round(text.length(heavy, size, str(number)))
        for _, number in tickets
    )


def faded(part: Image.Image) -> Image.Image:
    """Return a mostly transparent copy of a sprite."""
    pale = part.copy()
    pale.putalpha(ImageChops.multiply(part.getchannel("A"), Image.new("L", part.size, 90)))
    return pale
