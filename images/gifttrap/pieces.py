"""The players' pieces: badges and markers in their paper, number tiles, and tokens.

Each is drawn once and cached. All pieces of a seat show its number.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PIL import Image, ImageDraw

from bot.i18n.translation import signed
from cogs.gifttrap.board import steps
from cogs.gifttrap.moves import Token
from images.gifttrap.colours import CREAM, GOLD, GOOD, GREAT, INK, NO_MATCH, NO_WAY, OK, PAPER, PLAYERS, SHADE
from images.gifttrap.papers import bow, heart, print_seat
from images.kit.colours import mix
from images.kit.fonts import heavy
from images.kit.pen import SCALE, Pen, sprite
from images.kit.stored_pictures import stored_picture
from images.kit.weighted_cache import picture_cache

if TYPE_CHECKING:
    from images.kit.colours import Colour

CHIP_COLOURS: dict[Token | None, Colour] = {
    Token.GREAT: GREAT,
    Token.GOOD: GOOD,
    Token.OK: OK,
    Token.NO_WAY: NO_WAY,
    None: NO_MATCH,
}
_PALE_SIGNS = {Token.GREAT, Token.NO_WAY, None}
"""Chips with a pale sign."""


@picture_cache
def badge(seat: int, wide: int) -> Image.Image:
    """Return a player's badge: a disc in their paper with their seat's number."""
    paper = Image.new("RGBA", (wide * SCALE, wide * SCALE), PLAYERS[seat])
    print_seat(Pen(paper), seat, (wide, wide), wide * 0.3)
    mask = Image.new("L", paper.size, 0)
    edge = wide * 0.03 * SCALE
    ImageDraw.Draw(mask).ellipse((edge, edge, paper.width - edge, paper.height - edge), 255)
    disc = Image.new("RGBA", paper.size, (0, 0, 0, 0))
    disc.paste(paper, mask=mask)
    pen = Pen(disc)
    rim = wide * 0.02
    pen.oval((rim, rim, wide - rim, wide - rim), None, INK, max(2, wide * 0.045))
    inner = wide * 0.2
    pen.oval((inner, inner, wide - inner, wide - inner), PAPER, INK, max(1.4, wide * 0.03))
    pen.write((wide / 2, wide / 2), str(seat + 1), heavy, round(wide * 0.52), INK)
    return disc.reduce(SCALE)


MARKER = (64, 62)
"""Width and height of a marker on a track, in pixels."""


def _box(seat: int, sheet: Image.Image, box: tuple[float, float, float, float], scale: float, pitch: float) -> None:
    """Fill a box of an enlarged sheet with a player's paper, and frame it."""
    left, top, right, foot = (value * scale for value in box)
    paper = Image.new("RGB", (round((right - left) * SCALE), round((foot - top) * SCALE)), PLAYERS[seat])
    print_seat(Pen(paper), seat, (round(right - left) + 1, round(foot - top) + 1), pitch * scale)
    sheet.paste(paper, (round(left * SCALE), round(top * SCALE)))
    Pen(sheet, size=scale).tile(box, None, INK, 3, round_by=2)


@picture_cache
@stored_picture
def marker(seat: int, *, wrapped: bool, wide: int = MARKER[0]) -> Image.Image:
    """Return a player's marker: a parcel with a bow (GIVE), or an open parcel (GET)."""
    scale = wide / MARKER[0]
    sheet = Image.new("RGBA", (wide * SCALE, round(MARKER[1] * scale) * SCALE), (0, 0, 0, 0))
    pen = Pen(sheet, size=scale)
    if wrapped:
        _box(seat, sheet, (4, 16, 60, 60), scale, 16)
        bow(pen.moved(32, 15, 0.46), mix(PLAYERS[seat], PAPER, 0.55))
    else:
        pen.area((4, 24, 14, 13, 50, 13, 60, 24), mix(PLAYERS[seat], INK, 0.35), INK, 2.6)
        pen.area((1, 22, 5, 7, 30, 0.5, 27, 9), PLAYERS[seat], INK, 2.4)
        pen.area((63, 22, 59, 7, 34, 0.5, 37, 9), PLAYERS[seat], INK, 2.4)
        _box(seat, sheet, (4, 22, 60, 60), scale, 16)
    middle = 39 if wrapped else 41
    pen.oval((15, middle - 18, 49, middle + 18) if wrapped else (15, middle - 17, 49, middle + 17), PAPER, INK, 2)
    pen.write((32, middle), str(seat + 1), heavy, 34, INK)
    return sheet.reduce(SCALE)


@picture_cache
def tile(number: int, wide: int, seat: int | None = None) -> Image.Image:
    """Return a square number tile with a thick edge; with a `seat`, in that player's colour."""
    sheet = Image.new("RGBA", (wide * SCALE, wide * SCALE), (0, 0, 0, 0))
    pen, deep, rim = Pen(sheet), wide * 0.07, wide * 0.1
    pen.tile((1, deep, wide - 1, wide - 1), mix(SHADE, INK, 0.45), INK, 2, round_by=wide * 0.16)
    pen.tile((1, 1, wide - 1, wide - deep), PLAYERS[seat] if seat is not None else GOLD, INK, 2, round_by=wide * 0.16)
    pen.tile((rim, rim, wide - rim, wide - deep - rim), CREAM, INK, 1.5, round_by=wide * 0.1)
    pen.write((wide / 2, (wide - deep) / 2), str(number), heavy, round(wide * 0.72), INK)
    return sheet.reduce(SCALE)


def _smile(pen: Pen, ink: Colour) -> None:
    """Draw two eyes and a smile in a square of 100 units."""
    for x in (33, 67):
        pen.oval((x - 9, 22, x + 9, 44), ink)
    pen.arc((18, 20, 82, 82), (15, 165), ink, 12)


def _sign(pen: Pen, token: Token | None, ink: Colour) -> None:
    """Draw the sign of a token in a square of 100 units."""
    if token is Token.GREAT:
        pen.area(heart(50, 48, 44), ink)
    elif token is Token.GOOD:
        _smile(pen, ink)
    elif token is Token.OK:
        pen.line((18, 52, 41, 75, 83, 24), ink, 16)
    elif token is Token.NO_WAY:
        pen.line((22, 22, 78, 78), ink, 17)
        pen.line((78, 22, 22, 78), ink, 17)
    else:
        pen.line((22, 50, 78, 50), ink, 16)


@picture_cache
def chip(token: Token | None, wide: int, *, points: bool = True) -> Image.Image:
    """Return a token turned up: a thick round chip with its sign, and with its value if `points`.

    None: the mark of a gift without a token.
    """
    ink = PAPER if token in _PALE_SIGNS else INK

    def paint(pen: Pen) -> None:
        deep, edge = wide * 0.06, wide * 0.03
        pen.oval((edge, edge + deep, wide - edge, wide - 1), mix(CHIP_COLOURS[token], INK, 0.35), INK, 2)
        pen.oval((edge, edge, wide - edge, wide - deep), CHIP_COLOURS[token], INK, max(2, wide * 0.025))
        ring = wide * 0.09
        pen.oval((ring, ring, wide - ring, wide - deep - ring + edge), None, ink, wide * 0.02)
        high = 0.4 if points else 0.56
        pen_sign = pen.moved(wide * (0.5 - high / 2), wide * (0.13 if points else 0.19), wide * high / 100)
        _sign(pen_sign, token, ink)
        if points:
            pen.write((wide / 2, wide * 0.7), signed(steps(token)), heavy, round(wide * 0.34), ink)

    return sprite(wide, wide, paint)
