"""All names of a town on its map: which want a place first, and how they are written."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PIL import Image, ImageDraw

from images.fantom.colours import DEEP, PLAZA, WATER
from images.fantom.flowing import Flowing, flowing, turn
from images.fantom.lettering import Label, of_area, of_landmark, placed
from images.kit.fonts import italic
from images.kit.pen import FINE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cogs.fantom.town import Point, Town
    from images.fantom.river import River
    from images.fantom.terrain import Rect, Terrain

HALO = 2.2
"""How broad the light rim around letters is, in map units."""


@dataclass(frozen=True)
class Names:
    """Where every name of a town stands, in one language."""

    labels: tuple[Label, ...]
    river: Flowing | None


def names(
    town: Town, language: str, water: River, terrain: Terrain, sights: Sequence[Point], taken: Sequence[Rect]
) -> Names:
    """Return the places of a town's names: the river's first, then landmarks, then parks and squares.

    `sights` are the middles of the landmarks, `taken` what else must not be lettered over, landmarks included.
    """
    stream = flowing(town.river.name.in_(language), water, terrain, town.size, taken)
    wishes = [of_landmark(lm.name.in_(language), at) for lm, at in zip(town.landmarks, sights, strict=True)]
    wishes += [of_area(area.name.in_(language), area) for area in town.areas if area.name]
    full = [*taken, *(stream.rects if stream else ())]
    return Names(placed(wishes, terrain, town.size, full), stream)


def write(image: Image.Image, drawn: Names, scale: int) -> None:
    """Letter all names onto a picture of `scale` pixels a map unit."""
    if drawn.river:
        _along(image, drawn.river, scale)
    draw = ImageDraw.Draw(image)
    for label in drawn.labels:
        font = italic(label.size * scale)
        x, y = label.middle
        first = y - label.size * 1.04 * (len(label.lines) - 1) / 2
        for index, line in enumerate(label.lines):
            at = (x * scale, (first + index * label.size * 1.04 + label.size * 0.3) * scale)
            draw.text(at, line, label.colour, font, anchor="ms", stroke_width=HALO * scale, stroke_fill=PLAZA)
        for index, line in enumerate(label.lines if len(label.lines) > 1 else ()):
            at = (x * scale, (first + index * label.size * 1.04 + label.size * 0.3) * scale)
            draw.text(at, line, label.colour, font, anchor="ms")


def _along(image: Image.Image, name: Flowing, scale: int) -> None:
    """Write the river's name, each letter turned as the stream runs there."""
    for halo in (True, False):
        for letter, middle, heading in name.letters:
            mask = _glyph(letter, name.size * scale, heading, halo=halo)
            corner = (round(middle[0] * scale - mask.width / 2), round(middle[1] * scale - mask.height / 2))
            image.paste(WATER if halo else DEEP, corner, mask)


def _glyph(letter: str, size: int, heading: float, *, halo: bool) -> Image.Image:
    """Return a turned letter as a mask; the stream runs through the middle of its small letters."""
    side = size * 2
    fine = Image.new("L", (side * FINE, side * FINE))
    at = (side * FINE / 2, side * FINE / 2 + size * FINE * 0.25)
    ImageDraw.Draw(fine).text(at, letter, 255, italic(size * FINE), anchor="ms", stroke_width=size * 0.3 if halo else 0)
    return fine.rotate(turn(heading), Image.Resampling.BILINEAR).reduce(FINE)
