"""A ribbon above a picture that says of it what its game does not know: that the table is on hold.

In the colours of the picture itself, so that not a pixel below the ribbon changes.
"""

from __future__ import annotations

from io import BytesIO

from PIL import Image, ImageDraw

from images.kit import fonts
from images.kit.picture import LEVEL, LONGEST_SIDE, Picture

SHARE = 0.06
"""The ribbon's height, of the picture's width."""
LOWEST = 30
"""Pixels, so that it can be read in a narrow picture too."""
GROUND, INK = (32, 36, 54), (255, 255, 255)


def with_ribbon(picture: Picture, words: str) -> Picture:
    """Return a picture below a ribbon with these words; one that has no room for it, or moves, as it is."""
    height = max(LOWEST, round(picture.width * SHARE))
    if picture.suffix != "png" or picture.height + height > LONGEST_SIDE:
        return picture
    with Image.open(BytesIO(picture.data)) as below:
        whole = Image.new("P", (below.width, below.height + height))
        whole.putpalette(below.getpalette() or [])
        whole.paste(_ribbon(below.width, height, words).quantize(palette=whole, dither=Image.Dither.NONE), (0, 0))
        whole.paste(below, (0, height))
    file = BytesIO()
    whole.save(file, "PNG", compress_level=LEVEL)
    return Picture(file.getvalue(), whole.width, whole.height)


def _ribbon(width: int, height: int, words: str) -> Image.Image:
    """Two bars, as on every player of music, and the words."""
    ribbon = Image.new("RGB", (width, height), GROUND)
    draw = ImageDraw.Draw(ribbon)
    unit = height // 10
    for left in (4 * unit, 7 * unit):
        draw.rectangle((left, 3 * unit, left + 2 * unit - 1, height - 3 * unit), INK)
    draw.text((11 * unit, height // 2), words, INK, fonts.sans(round(height * 0.55), 700), anchor="lm")
    return ribbon
