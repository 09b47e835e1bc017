"""Everybody's tickets: a card for Fantom and one for every pawn, with whoever plays it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PIL import Image, ImageChops, ImageDraw

from cogs.fantom.map.transport import LAND, Transport
from cogs.fantom.view import Phase
from images.fantom.colours import FRAME, GLOW, INK, PAPER, SEPIA
from images.fantom.hunt.figures import colour_of, fantom, figure
from images.fantom.hunt.people import name_of
from images.fantom.hunt.pictograms import WIDE, double, flag, heavy, ticket
from images.fantom.hunt.track import blank, numbered
from images.fantom.hunt.words import word
from images.kit import names
from images.kit.colours import mix
from images.kit.pen import pasted

if TYPE_CHECKING:
    from collections.abc import Callable

    from cogs.fantom.map.transport import Stock, Tickets
    from cogs.fantom.view import Board, Detective
    from images.kit import Look

    Held = tuple[Callable[[int], Image.Image], int]
    """A kind of ticket, drawn at a height, and how many somebody holds."""

CARD = 132
"""Height of a card, the gap below it included."""
_FIGURE = 96
_NAME = 38
_TICKET = 42
_SMALLEST = 26
"""Height of a ticket at least."""
_NARROWEST = 470
_WIDER = 1.25
"""Fantom has five kinds of tickets, so his column is wider."""


def columns(cards: int, width: int) -> int:
    """Return how many cards stand in a row."""
    fitting = max(1, min(3, width // _NARROWEST))
    return 2 if cards == 4 and fitting > 1 else fitting  # noqa: PLR2004 - two rows of two


def height(pawns: int, width: int) -> int:
    """Return how high all the cards are, in pixels."""
    return -(-(pawns + 1) // columns(pawns + 1, width)) * CARD + 8


def _columns(count: int, width: int) -> list[tuple[int, int]]:
    """Return the left end and the width of every column."""
    rest = round(width / (count - 1 + _WIDER))
    first = width - rest * (count - 1)
    return [(4, first - 8), *((first + rest * index + 4, rest - 8) for index in range(count - 1))]


def stocks(image: Image.Image, board: Board, look: Look, at: tuple[int, int], width: int) -> None:
    """Draw all cards with the top left corner of the first at a point."""
    across = _columns(columns(len(board.detectives) + 1, width), width)
    for index, each in enumerate((None, *board.detectives)):
        row, column = divmod(index, len(across))
        left, wide = across[column]
        box = at[0] + left, at[1] + row * CARD + 8, wide
        if each is None:
            _fantom(image, board, look, box)
        else:
            _detective(image, board, look, each, box)


def _card(image: Image.Image, box: tuple[int, int, int], *, active: bool) -> None:
    x, y, wide = box
    fill, edge, line = (mix(GLOW, PAPER, 0.6), INK, 5) if active else (PAPER, FRAME, 2)
    pasted(image, blank(wide, CARD - 10, fill, edge, line), x, y)


def _fantom(image: Image.Image, board: Board, look: Look, box: tuple[int, int, int]) -> None:
    x, y, wide = box
    _card(image, box, active=board.turn == board.fantom)
    pasted(image, fantom(_FIGURE), x + 12, y + 13)
    draw, left = ImageDraw.Draw(image), x + 96
    said = word(look.language, "fantom")
    draw.text((left, y + 46), said, SEPIA, heavy(_NAME), anchor="ls")
    begin = left + round(heavy(_NAME).getlength(said)) + 16
    room = x + wide - begin - 14 - (0 if board.start is None else 120)
    names.write(draw, (begin, y + 34), name_of(look, board.fantom, _NAME, room), _NAME, INK)
    if board.start is not None:
        disc, sign = numbered(board.start, GLOW, shown=True), flag(_TICKET)
        pasted(image, disc, x + wide - disc.width - 10, y + 8)
        pasted(image, sign, x + wide - disc.width - sign.width - 12, y + 14)
    kinds = [(partial(ticket, kind), count(board.stock, kind)) for kind in Transport]
    counts(image, [*kinds, (double, board.stock.double)], (left, y + 84), wide - 106)


def _detective(image: Image.Image, board: Board, look: Look, each: Detective, box: tuple[int, int, int]) -> None:
    x, y, wide = box
    _card(image, box, active=board.pawn is each.pawn and board.phase is not Phase.OVER)
    pasted(image, figure(each.pawn, look.language, _FIGURE), x + 12, y + 13)
    draw, left = ImageDraw.Draw(image), x + 96
    room = wide - 96 - (78 if each.station is not None else 14)
    names.write(draw, (left, y + 34), name_of(look, each.seat, _NAME, room), _NAME, INK)
    if each.station is not None:
        disc = numbered(each.station, colour_of(each.pawn))
        pasted(image, disc, x + wide - disc.width - 10, y + 8)
    counts(image, [(partial(ticket, kind), count(each.tickets, kind)) for kind in LAND], (left, y + 84), wide - 106)


def count(held: Tickets | Stock, kind: Transport) -> int:
    """Return how many tickets of a kind somebody holds."""
    number: int = getattr(held, kind.value, 0)
    return number


def counts(image: Image.Image, held: list[Held], at: tuple[int, int], width: int) -> None:
    """Draw tickets in a row from a point at mid height, each with its number; those that are used up are faint."""
    size = next((size for size in range(_TICKET, _SMALLEST, -1) if _long(held, size) <= width), _SMALLEST)
    draw, (x, y) = ImageDraw.Draw(image), at
    gap = min(2 * size // 3, (width - _long(held, size)) // len(held) + size // 2)
    for kind, number in held:
        part = kind(size)
        pasted(image, part if number else faint(part), x, y - size // 2)
        x += part.width + 5
        draw.text((x, y + size * 0.34), str(number), INK if number else FRAME, heavy(size), anchor="ls")
        x += round(heavy(size).getlength(str(number))) + gap


def _long(held: list[Held], size: int) -> int:
    """Return how long a row of tickets of a height is, in pixels."""
    return sum(round(size * WIDE) + 5 + size // 2 + round(heavy(size).getlength(str(number))) for _, number in held)


def faint(part: Image.Image) -> Image.Image:
    """Return a sprite, mostly faded into the paper."""
    pale = part.copy()
    pale.putalpha(ImageChops.multiply(part.getchannel("A"), Image.new("L", part.size, 90)))
    return pale
