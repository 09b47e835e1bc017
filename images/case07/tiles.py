"""Tiles and cards: a pictogram, the Polish name large, the reader's small. Drawn once and kept."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from PIL import Image, ImageDraw

from cogs.case07.kinds import KIND_OF, Card, Kind
from images.case07.colours import BLANK, CREAM, CRIME, GREY, INK, PAPER, SUSPECT
from images.case07.crimes import CRIMES_DRAWN, prevention
from images.case07.layout import PICTOGRAM, TILE
from images.case07.lettering import centred, stacked
from images.case07.scenes import SCENES
from images.case07.strokes import HIGH, WIDE
from images.case07.suspects import SIDE, SUSPECTS_DRAWN, unknown
from images.case07.words import HOME, polish, translated, word
from images.kit.colours import mix
from images.kit.pen import ground

if TYPE_CHECKING:
    from collections.abc import Callable

    from images.kit.colours import Colour
    from images.kit.pen import Pen

Frame = tuple[int, int]
"""Width and height in pixels."""
GROUNDS = {Kind.SUSPECT: SUSPECT, Kind.CRIME: CRIME, Kind.PLACE: CREAM}


@cache
def pictogram(card: Card | None, kind: Kind, frame: Frame) -> Image.Image:
    """Return what is drawn on a card, filling a frame; None: the blank of a kind."""
    wide, high = frame
    if card is not None and kind is Kind.PLACE:
        scale = max(high / HIGH, wide / WIDE)
        return ground(wide, high, PAPER, lambda pen: SCENES[card](pen.moved((wide - WIDE * scale) / 2, 0, scale)))
    scale = min(wide, high) / (SIDE + 2)
    draw, colour = _drawing(card, kind)
    at = ((wide - SIDE * scale) / 2, high - (SIDE + (0 if kind is Kind.SUSPECT else 1)) * scale)
    return ground(wide, high, colour, lambda pen: draw(pen.moved(*at, scale)))


def _drawing(card: Card | None, kind: Kind) -> tuple[Callable[[Pen], None], Colour]:
    if card is None:
        return (unknown if kind is Kind.SUSPECT else prevention), BLANK
    return (SUSPECTS_DRAWN | CRIMES_DRAWN)[card], GROUNDS[kind]


def _names(card: Card | None, kind: Kind, language: str) -> tuple[str, str]:
    """Return the Polish name and, if it is another one, the reader's."""
    if card is not None:
        return polish(card), translated(card, language)
    key = "unknown" if kind is Kind.SUSPECT else "prevention"
    home, own = word(HOME, key), word(language, key)
    return home, "" if own == home else own


@cache
def tile(card: Card | None, kind: Kind, language: str) -> Image.Image:
    """Return the tile of a suspect or a crime as it lies on a postcard."""
    wide, high = TILE
    image = _framed(TILE, CREAM if card else mix(BLANK, PAPER, 0.5), mix(GREY, PAPER, 0.3))
    image.paste(pictogram(card, kind, (wide - 4, PICTOGRAM - 2)), (2, 2))
    home, own = _names(card, kind, language)
    below = PICTOGRAM + (high - PICTOGRAM) // 2
    if own:
        centred(image, (wide / 2, below - 10), home, 32, wide - 8, INK if card else GREY)
        centred(image, (wide / 2, below + 18), own, 21, wide - 8, mix(INK, PAPER, 0.25))
    else:
        stacked(image, (wide / 2, below), home, 32, wide - 8, INK if card else GREY)
    return image


def _framed(frame: Frame, fill: Colour, edge: Colour) -> Image.Image:
    image = Image.new("RGB", frame, fill)
    ImageDraw.Draw(image).rectangle((0, 0, frame[0] - 1, frame[1] - 1), None, edge, 2)
    return image


@cache
def evidence(card: Card, language: str, frame: Frame = (168, 200)) -> Image.Image:
    """Return a card of the evidence or of a case."""
    wide, high = frame
    shown, room = round(high * 0.48), wide - 12
    image = _framed(frame, PAPER, INK)
    image.paste(pictogram(card, KIND_OF[card], (wide - 8, shown)), (4, 4))
    own = translated(card, language)
    below = (4 + shown + high) / 2
    size = round(high * 0.17)
    stacked(image, (wide / 2, below - (size * 0.4 if own else 2)), polish(card), size, room)
    if own:
        centred(
            image, (wide / 2, high - round(high * 0.085)), own, max(19, round(high * 0.1)), room, mix(INK, PAPER, 0.25)
        )
    return image
