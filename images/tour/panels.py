"""Parts of panels: plates with headings, heading bars, and lines of lists. Drawn from boards alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PIL import Image, ImageDraw

from images.kit.pen import paste
from images.kit.tiles import Mosaic
from images.tour.colours import GOLD, INK, NIGHT, PAPER
from images.tour.lettering import NUMBERS, READABLE, STYLE, WIDTH
from images.tour.pieces import BIB, bib
from images.tour.reading import seat_of

if TYPE_CHECKING:
    from cogs.tour.board import Board, Jersey
    from images.kit.colours import Colour
    from images.kit.pen import Box
    from images.kit.tiles import Tiles

BAR = 76
"""Height of a heading bar, in pixels."""
LINE = 56
"""From line to line in a list, in pixels."""


def below(*parts: Image.Image) -> Image.Image:
    """Put pictures of the same width and mode below each other."""
    image = Image.new(parts[0].mode, (WIDTH, sum(part.height for part in parts)))
    y = 0
    for part in parts:
        image.paste(part, (0, y))
        y += part.height
    return image


class Heading(NamedTuple):
    """The texts of a heading bar: the subject at the left, the progress of the race at the right, a detail between."""

    left: str
    right: str
    middle: str = ""


def bar(heading: Heading, tiles: Tiles | None = None) -> Image.Image:
    """Draw a heading bar, with its right text in gold.

    In RGB, or from cached tiles if `tiles` is given.
    """
    left, right, middle = heading
    mosaic = Mosaic.plain((WIDTH, BAR), NIGHT, tiles)
    end = WIDTH - 20
    if right:
        end -= STYLE.lay_line(mosaic, (end, BAR / 2), right, (42, 420), (GOLD, NIGHT), "r") + 24
    if middle:
        end -= STYLE.lay_line(mosaic, (end, BAR / 2), middle, (38, 200), (PAPER, NIGHT), "r") + 24
    STYLE.lay_line(mosaic, (20, BAR / 2), left, (46, end - 24), (PAPER, NIGHT), "l")
    return mosaic.image


def plate(image: Image.Image, box: Box, title: str = "", colour: Colour = NIGHT) -> None:
    """Draw a panel, with a heading if `title` is not empty."""
    draw = ImageDraw.Draw(image)
    left, top, right, foot = (round(value) for value in box)
    draw.rounded_rectangle((left, top, right, foot), 14, PAPER, INK, 3)
    if title:
        draw.rounded_rectangle((left, top, right, top + 52), 14, colour, INK, 3)
        draw.rectangle((left + 3, top + 34, right - 3, top + 49), colour)
        draw.line((left + 2, top + 51, right - 2, top + 51), INK, 3)
        STYLE.write_line(image, ((left + right) / 2, top + 26), title, 38, right - left - 24, "m", PAPER)


def ranked(
    image: Image.Image,
    board: Board,
    position: tuple[int, int, int],
    place: str,
    rider_number: int,
    value: str,
    jersey: Jersey | None,
) -> None:
    """Draw a line of a list: a place, the rider, and their value at its end; `position` is left, middle, right."""
    left, middle, right = position
    NUMBERS.write_line(image, (left + 50, middle), place, READABLE, WIDTH, "r")
    paste(image, bib(rider_number, seat_of(board, rider_number), jersey), left + 58, middle - BIB[1] // 2)
    NUMBERS.write_line(image, (right, middle), value, READABLE, WIDTH, "r")
