"""A player's notebook: every suspect, crime and place, with what he crossed out, what follows, and his discs."""

from __future__ import annotations

from enum import Enum
from functools import cache
from typing import TYPE_CHECKING

from PIL import Image, ImageDraw

from cogs.case07.kinds import KIND_OF, OF_KIND, Card
from images.case07.colours import BLUE, CREAM, FELT, GREY, INK, PAPER, RED
from images.case07.discs import disc
from images.case07.lettering import HEAVY, fitting, lines
from images.case07.tiles import pictogram
from images.case07.words import polish
from images.kit.colours import mix
from images.kit.fonts import sans
from images.kit.pen import pasted, sprite

if TYPE_CHECKING:
    from cogs.case07.view import Hand
    from images.kit.pen import Pen

CELL = (258, 72)
"""From one cell to the next."""
_SHOWN = 62
_TYPE = 33
_ROOM = CELL[0] - _SHOWN - 18


class Ink(Enum):
    """How a name is written, and on what."""

    POSSIBLE = (INK, PAPER, INK)
    OUT = (GREY, CREAM, mix(GREY, PAPER, 0.3))
    ACCUSED = (PAPER, INK, INK)
    """Black like the disc that lies on it."""


def notebook(image: Image.Image, hand: Hand, at: tuple[int, int]) -> None:
    """Draw all three columns with their top left corner at a point."""
    player = hand.board.players[hand.seat]
    sizes = {each.card: each.size for each in player.discs}
    for column, cards in enumerate(OF_KIND.values()):
        for row, card in enumerate(cards):
            x, y = at[0] + column * CELL[0], at[1] + row * CELL[1]
            image.paste(_cell(card, _ink(hand, card)), (x, y))
            if card in hand.notes or card in hand.follows:
                pasted(image, struck(_SHOWN, _SHOWN, own=card in hand.notes), x + 2, y + 2)
            if card in sizes:
                part = disc(hand.seat, sizes[card])
                pasted(image, part, x + 31 - part.width // 2, y + 33 - part.height // 2)


def _ink(hand: Hand, card: Card) -> Ink:
    """Return how a card's name is written."""
    if card in hand.accused:
        return Ink.ACCUSED
    return Ink.OUT if card in hand.notes or card in hand.follows else Ink.POSSIBLE


@cache
def _cell(card: Card, ink: Ink) -> Image.Image:
    """Return the line of a card: its picture and its Polish name."""
    wide, high = CELL[0] - 6, CELL[1] - 6
    colour, fill, edge = ink.value
    image = Image.new("RGB", (wide, high), fill)
    part = pictogram(card, KIND_OF[card], (_SHOWN, _SHOWN))
    image.paste(Image.blend(part, Image.new("RGB", part.size, FELT), 0.55) if ink is Ink.OUT else part, (2, 2))
    draw = ImageDraw.Draw(image)
    draw.rectangle((0, 0, wide - 1, high - 1), None, edge, 2)
    broken = lines(polish(card), _TYPE, _ROOM)
    size = min(27 if len(broken) > 1 else _TYPE, *(fitting(line, _TYPE, _ROOM) for line in broken))
    for number, line in enumerate(broken):
        y = high / 2 + size * 0.33 + (number - (len(broken) - 1) / 2) * size
        draw.text((_SHOWN + 10, y), line, colour, sans(size, HEAVY), anchor="ls")
    return image


@cache
def struck(wide: int, high: int, *, own: bool) -> Image.Image:
    """Return the strokes over something crossed out: a red cross by hand, one blue line for what follows."""

    def paint(pen: Pen) -> None:
        inset = 6
        falling = (inset, inset, wide - inset, high - inset)
        rising = (inset, high - inset, wide - inset, inset)
        for ink, width in ((PAPER, 8), (RED if own else BLUE, 5)):
            pen.line(rising, ink, width)
            if own:
                pen.line(falling, ink, width)

    return sprite(wide, high, paint)
