"""Tiles, cards and slips: a pictogram with the Polish name and its translation; on slips the Polish name alone."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from PIL import Image, ImageDraw

from cogs.case07.cards import KIND_OF, Card, Kind
from images.case07.colours import BLANK, CREAM, CRIME, GREY, INK, PALETTE, PAPER, RED, SUSPECT
from images.case07.figures import CRIMES_DRAWN, SIDE, SUSPECTS_DRAWN, prevention, unknown
from images.case07.layout import PICTOGRAM, TILE
from images.case07.lettering import HOME, SOFT, STYLE, polish, title, translated, word
from images.case07.scenes import SCENES
from images.case07.strokes import HIGH, WIDE
from images.kit import text
from images.kit.colours import mix
from images.kit.pen import ground, paste, sprite
from images.kit.picture import reduce_to_palette
from images.kit.stored_pictures import stored_picture
from images.kit.tiles import Tiles
from images.kit.weighted_cache import picture_cache

if TYPE_CHECKING:
    from collections.abc import Callable

    from images.kit.colours import Colour
    from images.kit.pen import Box, Pen

Frame = tuple[int, int]
"""Width and height in pixels."""
GROUNDS = {Kind.SUSPECT: SUSPECT, Kind.CRIME: CRIME, Kind.PLACE: CREAM}
TILE_TYPE, WIDE_TYPE, NARROW_TYPE = (34, 31), (40, 33), (35, 33)
"""Largest sizes of the two names on a tile, on a card with room for a line of any length, and on one without."""
TILE_NAMES_BOX = (4, PICTOGRAM + 2, TILE[0] - 4, TILE[1] - 3)
"""The box of the names on a tile: left, top, right, foot."""
tile_cache = Tiles(PALETTE)
"""The cached tiles of all pictures of the game."""
_CARD_GAP, _NAME_GAP = 18, 8
"""Distances in pixels: from one card to the next, and from a card's picture to its name."""


def plain_area(frame: Frame, colour: Colour) -> Image.Image:
    """Return an area of one colour, as numbers of the palette, to paste tiles on."""
    return Image.new("P", frame, number(colour))


def number(colour: Colour) -> int:
    """Return the number of a colour in the palette."""
    return reduce_to_palette(Image.new("RGB", (1, 1), colour), PALETTE).tobytes()[0]


@picture_cache
@stored_picture
def pictogram(card: Card | None, kind: Kind, frame: Frame) -> Image.Image:
    """Return the pictogram of a card, filling a frame; None: the blank tile of a kind."""
    width, height = frame
    if card is not None and kind is Kind.PLACE:
        scale = max(height / HIGH, width / WIDE)
        return ground(width, height, PAPER, lambda pen: SCENES[card](pen.moved((width - WIDE * scale) / 2, 0, scale)))
    scale = min(width, height) / (SIDE + 2)
    draw, colour = _figure(card, kind)
    origin = ((width - SIDE * scale) / 2, height - (SIDE + (0 if kind is Kind.SUSPECT else 1)) * scale)
    return ground(width, height, colour, lambda pen: draw(pen.moved(*origin, scale)))


def _figure(card: Card | None, kind: Kind) -> tuple[Callable[[Pen], None], Colour]:
    if card is None:
        return (unknown if kind is Kind.SUSPECT else prevention), BLANK
    return (SUSPECTS_DRAWN | CRIMES_DRAWN)[card], GROUNDS[kind]


def both_names(card: Card | None, kind: Kind, language: str) -> tuple[str, str]:
    """Return the Polish name, and the translation if it differs; None: the blank tile of a kind."""
    if card is not None:
        return polish(card), translated(card, language)
    key = "unknown" if kind is Kind.SUSPECT else "prevention"
    polish_name, translation = word(HOME, key), word(language, key)
    return polish_name, "" if translation == polish_name else translation


@picture_cache
@stored_picture
def bare_tile(card: Card | None, kind: Kind, language: str) -> Image.Image:
    """Return the empty tile of a suspect or a crime. It is shared: copy it before drawing on it."""
    image = _framed(TILE, CREAM if card else mix(BLANK, PAPER, 0.5), mix(GREY, PAPER, 0.3))
    image.paste(pictogram(card, kind, (TILE[0] - 4, PICTOGRAM - 2)), (2, 2))
    inks = (INK if card else SOFT, SOFT)
    STYLE.write_texts(image, TILE_NAMES_BOX, both_names(card, kind, language), TILE_TYPE, "m", inks)
    return image


def _framed(frame: Frame, fill: Colour, edge: Colour) -> Image.Image:
    image = Image.new("RGB", frame, fill)
    ImageDraw.Draw(image).rectangle((0, 0, frame[0] - 1, frame[1] - 1), None, edge, 2)
    return image


def card_face(card: Card, language: str, frame: Frame, sizes: tuple[int, int] = WIDE_TYPE) -> Image.Image:
    """Return a card of the evidence or of a case: its picture at the left, its names beside it."""
    image = _framed(frame, PAPER, INK)
    image.paste(pictogram(card, KIND_OF[card], (_picture_width(frame), frame[1] - 8)), (4, 4))
    STYLE.write_texts(image, names_box(frame), both_names(card, KIND_OF[card], language), sizes, "l", (INK, SOFT))
    return image


def names_box(frame: Frame) -> Box:
    """Return the box of the names on a card of this size."""
    return _picture_width(frame) + 16, 3, frame[0] - 8, frame[1] - 3


def _picture_width(frame: Frame) -> int:
    """Return the width of a card's picture, which is larger on a long card."""
    width, height = frame
    return round((height - 8) * (1.6 if width > height * 5 else 0.9))


class Scale(NamedTuple):
    """Sizes of slips in pixels: the side of the picture, the type, and the distance between lines."""

    side: int
    size: int
    pitch: int


def card_lines(cards: tuple[Card, ...], room: int, scale: Scale) -> tuple[tuple[Card, ...], ...]:
    """Return the cards in lines of at most `room` pixels; empty if there are no cards."""
    lines: list[tuple[Card, ...]] = []
    room_left = 0
    for card in cards:
        width = _width(card, scale)
        if width > room_left:
            lines.append(())
            room_left = room
        lines[-1] = (*lines[-1], card)
        room_left -= width + _CARD_GAP
    return tuple(lines)


def slips(
    image: Image.Image,
    cards: tuple[Card, ...],
    corner: tuple[int, int],
    room: int,
    scale: Scale,
    *,
    crossed: bool = True,
) -> None:
    """Draw cards as lines of slips from the top left corner `corner`, at most `room` pixels wide."""
    for row, line in enumerate(card_lines(cards, room, scale)):
        x, y = corner[0], corner[1] + row * scale.pitch
        for card in line:
            paste(image, _picture(card, scale.side, crossed=crossed), x, y)
            STYLE.write_line(
                image, (x + scale.side + _NAME_GAP, y + scale.side / 2), polish(card), scale.size, room, "l"
            )
            x += _width(card, scale) + _CARD_GAP


@lru_cache(maxsize=256)
def _width(card: Card, scale: Scale) -> int:
    return scale.side + _NAME_GAP + round(text.length(title, scale.size, polish(card)))


@picture_cache
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
