"""The bar above whatever one player alone may see: whose it is, and that it is secret."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PIL import ImageDraw

from images.case07.colours import NIGHT, PAPER
from images.case07.discs import seal
from images.case07.layout import MARGIN, WIDTH
from images.case07.lettering import aligned, name_of
from images.case07.words import word
from images.kit import names
from images.kit.pen import pasted

if TYPE_CHECKING:
    from PIL import Image

    from images.kit import Look

BAR = 84
"""Height of the bar."""


def bar(image: Image.Image, seat: int, look: Look) -> None:
    """Write it across the top of a picture."""
    draw = ImageDraw.Draw(image)
    draw.rectangle((0, 0, WIDTH, BAR), NIGHT)
    pasted(image, seal(seat, 66), MARGIN + 4, 9)
    names.write(draw, (MARGIN + 84, BAR // 2), name_of(look, seat, 48, 620), 48, PAPER)
    aligned(image, (WIDTH - MARGIN - 8, BAR // 2), word(look.language, "secret"), 44, 800, "r", PAPER)
