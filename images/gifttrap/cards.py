"""Gifts as cards and as slips: a pictogram and a name on wrapping-paper colours, and the stamps on them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PIL import Image, ImageDraw, ImageOps

from bot.i18n.translation import text
from cogs.gifttrap.gift_file import own_gifts
from cogs.gifttrap.gifts import Deck, Gift, deck_of, shipped_gifts
from cogs.gifttrap.opened import own_words
from images.gifttrap.colours import INK, NO_WAY, PALE, PAPER, SHADE, SOFT, TINTS, WRAPPINGS
from images.gifttrap.lettering import READABLE, STYLE, paragraph
from images.gifttrap.papers import bow
from images.gifttrap.pieces import tile
from images.kit.colours import mix
from images.kit.fonts import emoji
from images.kit.lettering import set_text
from images.kit.pen import SCALE, paste, sprite
from images.kit.stored_pictures import stored_picture
from images.kit.weighted_cache import picture_cache

if TYPE_CHECKING:
    from cogs.gifttrap.options import Options
    from images.kit.colours import Colour
    from images.kit.lettering import SetText
    from images.kit.pen import Box, Pen

_PARCEL = "1F381"
"""The pictogram of a server's own gifts."""
_MAX_ENLARGEMENT = 1.25
"""Maximum factor by which a small pictogram is enlarged."""
_SQUARE_PER_EM = 1.29
"""Side of a pictogram's square divided by the type size."""
CARD_TILE_SIDE = 92
"""Side of the number tile on a card, in pixels."""
SLIP_TILE_SIDE = 64
"""Side of the number tile on a slip, in pixels."""
_MAX_PANEL_WIDTH = 150
"""Maximum width of the area behind a pictogram on a slip, in pixels."""
_NARROW_CARD_WIDTH = 320
"""Width in pixels below which a card's name uses nearly the full width."""
_BOW_HEIGHT = 26
"""Height above a card for its bow, in pixels."""
MAX_NAME_SIZE = 52
"""The largest type of a name on a card, in pixels."""
_LINE_GAP = 8
"""Pixels between the name of a gift and its line."""
_STAMP_ANGLE = 9
"""Rotation of a stamp in degrees."""


def gift_name(options: Options, gift: Gift, language: str) -> str:
    """Return the name of a gift; of a server's own gift, the name as it was written."""
    own_gift = own_gifts(options.own_gifts).get(gift)
    return own_gift.name if own_gift else text("gifttrap", language, f"gift-{gift}")


def gift_line(options: Options, gift: Gift, language: str) -> str:
    """Return the line that explains a gift; empty for a server's own gift without one."""
    name, line, _ = own_words(options, gift)
    return line if name else text("gifttrap", language, f"gift-{gift}.line")


def pictogram(gift: Gift, side: int) -> Image.Image:
    """Return the pictogram of a gift on a transparent square with this side in pixels."""
    shipped_side = shipped_gifts().get(gift)
    return emoji_picture(shipped_side.pictogram if shipped_side else _PARCEL, side)


@picture_cache
@stored_picture
def emoji_picture(points: str, side: int) -> Image.Image:
    """Return an emoji, given as hexadecimal code points, nearly filling a transparent square of `side` pixels."""
    sheet = Image.new("RGBA", (side * SCALE, side * SCALE), (0, 0, 0, 0))
    signs = "".join(chr(int(point, 16)) for point in points.split("-"))
    ImageDraw.Draw(sheet).text(
        (side * SCALE / 2, side * SCALE * 0.8),
        signs,
        INK,
        emoji(round(side * SCALE / _SQUARE_PER_EM)),
        anchor="ms",
        embedded_color=True,
    )
    glyph = sheet.crop(sheet.getbbox() or (0, 0, 1, 1))
    max_side = min(side, round(max(glyph.size) * _MAX_ENLARGEMENT / SCALE))
    glyph.thumbnail((max_side, max_side), Image.Resampling.LANCZOS)
    square = Image.new("RGBA", (side, side), (0, 0, 0, 0))
    square.paste(glyph, ((side - glyph.width) // 2, (side - glyph.height) // 2))
    return square


@picture_cache
def _blank_card(deck: Deck, size: tuple[int, int], plate: int) -> Image.Image:
    """Return a card without its gift: shadow, area of the pictogram, plate of the name, and bow."""
    wide, high = size
    paper = WRAPPINGS[deck]

    def paint(pen: Pen) -> None:
        pen.tile((8, _BOW_HEIGHT + 10, wide, high), mix(paper.ground, INK, 0.5), None, 0, round_by=22)
        pen.tile((1, _BOW_HEIGHT, wide - 8, high - 10), PAPER, INK, 3, round_by=22)
        pen.tile((14, _BOW_HEIGHT + 13, wide - 21, high - plate - 12), TINTS[deck], None, 0, round_by=14)
        middle = (wide - 8) / 2
        pen.area(
            (
                middle - 11,
                _BOW_HEIGHT + 1,
                middle + 11,
                _BOW_HEIGHT + 1,
                middle + 11,
                _BOW_HEIGHT + 14,
                middle - 11,
                _BOW_HEIGHT + 14,
            ),
            paper.ribbon,
        )
        bow(pen.moved(middle, _BOW_HEIGHT + 4, 0.9), paper.ribbon)

    return sprite(wide, high, paint)


def _plate_height(high: int, *, lined: bool) -> int:
    return round(high * (0.56 if lined else 0.3))


def name_box(size: tuple[int, int], *, lined: bool = False) -> Box:
    """Return the box of the gift's name on a card of this size; `lined`: of its name and its line."""
    wide, high = size
    side = 7 if wide < _NARROW_CARD_WIDTH else 16
    return side, high - _plate_height(high, lined=lined) - 8, wide - 7 - side, high - 18


def card(
    gift: Gift, number: int, words: tuple[str, str], size: tuple[int, int], seat: int | None = None
) -> Image.Image:
    """Return a gift as a card: its number in the corner, its name and its line below, the bow above.

    `words` are the name and the line; a card whose line is empty has a greater pictogram. With a `seat`, the number
    tile has that player's paper.
    """
    wide, high = size
    plate = _plate_height(high, lined=bool(words[1]))
    image = _blank_card(deck_of(gift), size, plate).copy()
    room = high - plate - _BOW_HEIGHT - 30
    side = min(room - 24, wide - 60)
    paste(image, pictogram(gift, side), (wide - 8 - side) // 2, _BOW_HEIGHT + 26 + (room - side) // 2)
    paste(image, tile(number, CARD_TILE_SIDE, seat), 0, _BOW_HEIGHT - 10)
    if not words[1]:
        STYLE.write_block(image, name_box(size), words[0], MAX_NAME_SIZE)
        return image
    (left, top, right, foot), (title, line) = name_box(size, lined=True), set_words(words, size)
    y = top + (foot - top - title.height - line.height - _LINE_GAP) / 2
    STYLE.write_block(image, (left, y, right, y + title.height), words[0], title.size)
    line.write(image, ((left + right) / 2, y + title.height + _LINE_GAP + READABLE / 2), "m", SOFT)
    return image


def set_words(words: tuple[str, str], size: tuple[int, int]) -> tuple[SetText, SetText]:
    """Return the name and the line of a gift as they stand on a card of this size, the line in the smallest type."""
    left, top, right, foot = name_box(size, lined=True)
    line = paragraph(words[1], round(right - left))
    room = round(right - left), round(foot - top - line.height - _LINE_GAP)
    return set_text(STYLE, words[0], MAX_NAME_SIZE, room), line


@picture_cache
def stamp(label: str, wide: int, colour: Colour = NO_WAY) -> Image.Image:
    """Return a word as a rotated stamp across a card."""
    fit = set_text(STYLE, label, 64, (wide - 40, 200))
    high = fit.height + 30
    image = sprite(wide, high, lambda pen: pen.tile((3, 3, wide - 3, high - 3), PAPER, colour, 8, round_by=14))
    STYLE.write_block(image, (20, 10, wide - 20, high - 14), label, fit.size, ink=colour)
    return image.rotate(_STAMP_ANGLE, Image.Resampling.BICUBIC, expand=True)


@picture_cache
def small_stamp(label: str) -> Image.Image:
    """Return a word as a small stamp that stands above a gift without covering it."""
    fit = set_text(STYLE, label, 40, (180, 60))
    wide, high = STYLE.length(label, fit.size) + 36, 56
    image = sprite(wide, high, lambda pen: pen.tile((2, 2, wide - 2, high - 2), PAPER, NO_WAY, 6, round_by=12))
    STYLE.write_block(image, (10, 4, wide - 10, high - 6), label, fit.size, ink=NO_WAY)
    return image


def fade(image: Image.Image) -> Image.Image:
    """Return the card of a void gift: paler and nearly without colours."""
    grey = ImageOps.colorize(image.convert("L"), SOFT, PAPER).convert("RGBA")
    grey.putalpha(image.getchannel("A"))
    return grey


def draw_slip(
    image: Image.Image, box: Box, gift: Gift, number: int, name: str, *, extra: tuple[int | None, int] = (None, 0)
) -> None:
    """Draw a gift as a slip into a box: its pictogram with the number tile at the left, its name at the right.

    `extra` holds the seat whose paper the tile has (or None), and the width in pixels to keep free at the right.
    """
    left, top, right, foot = (round(edge) for edge in box)
    seat, reserved = extra
    high = foot - top
    paste(image, _blank_slip(deck_of(gift), (right - left, high)), left, top)
    side = min(high, _MAX_PANEL_WIDTH) - 36
    paste(image, pictogram(gift, side), left + 11, top + (high - 8 - side) // 2)
    paste(image, tile(number, SLIP_TILE_SIDE, seat), left - 10, top - 6)
    STYLE.write_block(image, slip_name_box(box, reserved), name, 46, "l")


@picture_cache
def _blank_slip(deck: Deck, size: tuple[int, int]) -> Image.Image:
    wide, high = size

    def paint(pen: Pen) -> None:
        pen.tile((4, 5, wide, high), SHADE, None, 0, round_by=14)
        pen.tile((1, 1, wide - 4, high - 5), PAPER, INK, 3, round_by=14)
        pen.tile((9, 9, min(high, _MAX_PANEL_WIDTH) - 14, high - 13), TINTS[deck], None, 0, round_by=8)

    return sprite(wide, high, paint)


def slip_name_box(box: Box, reserved: int = 0) -> Box:
    """Return the box of the gift's name in a slip's box."""
    left, top, right, foot = box
    return left + min(foot - top, _MAX_PANEL_WIDTH) - 4, top + 4, right - 10 - reserved, foot - 9


def draw_empty_slip(image: Image.Image, box: Box, label: str = "?") -> None:
    """Draw the dashed outline of a slip that is not chosen yet."""
    left, top, right, foot = (round(edge) for edge in box)
    draw = ImageDraw.Draw(image)
    draw.rounded_rectangle((left, top, right - 4, foot - 5), 14, PALE)
    for x in range(left + 18, right - 28, 32):
        for y in (top, foot - 5):
            draw.line((x, y, x + 16, y), SOFT, 4)
    for y in range(top + 18, foot - 24, 32):
        for x in (left, right - 4):
            draw.line((x, y, x, y + 16), SOFT, 4)
    STYLE.write_line(image, ((left + right) / 2, (top + foot) / 2 - 3), label, 60, right - left - 20, "m", SOFT)
