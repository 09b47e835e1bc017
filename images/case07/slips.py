"""Slips: small pictures of cards, each with its Polish name beside it, in as many lines as they need."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from PIL import Image, ImageDraw

from cogs.case07.cards import KIND_OF
from images.case07.colours import INK, PAPER, RED
from images.case07.lettering import HEAVY
from images.case07.tiles import pictogram
from images.case07.words import polish
from images.kit.fonts import sans
from images.kit.pen import pasted, sprite

if TYPE_CHECKING:
    from cogs.case07.cards import Card
    from images.kit.pen import Pen

_GAP, _BESIDE = 18, 8
"""From one card to the next, and from its picture to its name, in pixels."""


class Scale(NamedTuple):
    """How large they are: a picture's side, the type, and from one line to the next, in pixels."""

    side: int
    size: int
    pitch: int


def flowed(cards: tuple[Card, ...], room: int, scale: Scale) -> tuple[tuple[Card, ...], ...]:
    """Return the cards by lines of at most so many pixels; none if there are no cards."""
    laid: list[tuple[Card, ...]] = []
    left = 0
    for card in cards:
        wide = _width(card, scale)
        if wide > left:
            laid.append(())
            left = room
        laid[-1] = (*laid[-1], card)
        left -= wide + _GAP
    return tuple(laid)


def slips(
    image: Image.Image, cards: tuple[Card, ...], at: tuple[int, int], room: int, scale: Scale, *, crossed: bool = True
) -> None:
    """Lay cards out from a top left corner, within so many pixels' width; crossed: they led nowhere."""
    draw = ImageDraw.Draw(image)
    for row, line in enumerate(flowed(cards, room, scale)):
        x, y = at[0], at[1] + row * scale.pitch
        for card in line:
            pasted(image, _picture(card, scale.side, crossed=crossed), x, y)
            name = (x + scale.side + _BESIDE, y + scale.side / 2 + scale.size * 0.33)
            draw.text(name, polish(card), INK, sans(scale.size, HEAVY), anchor="ls")
            x += _width(card, scale) + _GAP


@cache
def _width(card: Card, scale: Scale) -> int:
    return scale.side + _BESIDE + round(sans(scale.size, HEAVY).getlength(polish(card)))


@cache
def _picture(card: Card, side: int, *, crossed: bool) -> Image.Image:
    """Return the picture of a card in a thin frame, crossed out or not."""
    image = pictogram(card, KIND_OF[card], (side, side)).convert("RGBA")

    def cross(pen: Pen) -> None:
        pen.tile((1, 1, side - 1, side - 1), None, INK, 2)
        for ink, width in ((PAPER, side * 0.13), (RED, side * 0.08)) if crossed else ():
            pen.line((5, 5, side - 5, side - 5), ink, width)
            pen.line((5, side - 5, side - 5, 5), ink, width)

    image.alpha_composite(sprite(side, side, cross))
    return image
