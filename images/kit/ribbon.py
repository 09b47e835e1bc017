"""A ribbon above a picture with news that the game does not know: that the table is paused.

Uses only the palette of the picture, so that no pixel below the ribbon changes.
"""

from __future__ import annotations

from io import BytesIO

from PIL import Image, ImageDraw

from images.kit import fonts
from images.kit.picture import COMPRESSION_LEVEL, MAX_SIDE, Picture

HEIGHT_SHARE = 0.06
"""The ribbon's height as a share of the picture's width."""
MIN_HEIGHT = 30
"""The least height in pixels, legible in narrow pictures."""
GROUND, INK = (32, 36, 54), (255, 255, 255)


def with_ribbon(picture: Picture, words: str) -> Picture:
    """Return the picture with a ribbon above it; films, and pictures that would become too high, stay unchanged."""
    height = max(MIN_HEIGHT, round(picture.width * HEIGHT_SHARE))
    if picture.suffix != "png" or picture.height + height > MAX_SIDE:
        return picture
    with Image.open(BytesIO(picture.data)) as source:
        image = Image.new("P", (source.width, source.height + height))
        image.putpalette(source.getpalette() or [])
        image.paste(_ribbon(source.width, height, words).quantize(palette=image, dither=Image.Dither.NONE), (0, 0))
        image.paste(source, (0, height))
    file = BytesIO()
    image.save(file, "PNG", compress_level=COMPRESSION_LEVEL)
    return Picture(file.getvalue(), image.width, image.height)


def _ribbon(width: int, height: int, words: str) -> Image.Image:
    """Draw the sign for a pause (two bars) and the words."""
    ribbon = Image.new("RGB", (width, height), GROUND)
    draw = ImageDraw.Draw(ribbon)
    unit = height // 10
    for left in (4 * unit, 7 * unit):
        draw.rectangle((left, 3 * unit, left + 2 * unit - 1, height - 3 * unit), INK)
    draw.text((11 * unit, height // 2), words, INK, fonts.sans(round(height * 0.55), 700), anchor="lm")
    return ribbon
