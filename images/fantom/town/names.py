"""All names of a town on its map: which want a place first, and how they are written."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PIL import Image, ImageDraw

from images.fantom.colours import PLAZA
from images.fantom.town.cartouche import entries, legend, title
from images.fantom.town.flowing import Flowing, flowing, on_island, turn
from images.fantom.town.lettering import Label, Wish, of_area, of_landmark, placed
from images.fantom.town.plates import plates
from images.fantom.town.typesetting import LEADING
from images.kit.fonts import italic
from images.kit.pen import FINE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cogs.fantom.map.town import Town
    from images.fantom.town.cost_map import Rect, Terrain
    from images.fantom.town.river import River

HALO = 2.2
"""How broad the light rim around letters is, in map units."""


@dataclass(frozen=True)
class Names:
    """Where every name of a town stands, in one language."""

    title: Rect | None
    """Where the cartouche lies; None if there is no room for it."""
    legend: Rect | None
    told: int
    """So many entries of the legend find room."""
    flowing: tuple[Flowing, ...]
    """The names of the river and of islands."""
    labels: tuple[Label, ...]
    language: str

    @property
    def rects(self) -> tuple[Rect, ...]:
        """The room of everything that is lettered."""
        plates = (rect for rect in (self.title, self.legend) if rect)
        letters = (rect for name in self.flowing for rect in name.rects)
        return *plates, *letters, *(label.rect for label in self.labels)


def names(
    town: Town, language: str, water: River, terrain: Terrain, sights: Sequence[Rect], taken: Sequence[Rect]
) -> Names:
    """Return the places of a town's names: cartouche, legend, islands and river, then landmarks, parks, squares.

    `sights` are the rooms of the landmarks, `taken` what else must not be lettered over, landmarks included.
    """
    plate, key, told = plates(town.name.in_(language), language, town.size, terrain, taken)
    full = [*taken, *(rect for rect in (plate, key) if rect)]
    along: list[Flowing] = []
    wishes: list[Wish] = []
    for area in town.areas:
        name = area.name.in_(language) if area.name else ""
        laid = on_island(name, area.outline, terrain, full) if name and area.kind == "island" else None
        along += [laid] if laid else []
        wishes += [] if laid or not name else [of_area(name, area)]
    full += [rect for laid in along for rect in laid.rects]
    stream = flowing(town.river.name.in_(language), water, terrain, town.size, full)
    along += [stream] if stream else []
    full += stream.rects if stream else ()
    called = [of_landmark(lm.name.in_(language), rect) for lm, rect in zip(town.landmarks, sights, strict=True)]
    return Names(plate, key, told, tuple(along), placed([*called, *wishes], terrain, town.size, full), language)


def write(image: Image.Image, town: Town, drawn: Names, scale: int) -> None:
    """Letter all names onto a picture of `scale` pixels a map unit."""
    if drawn.title:
        title(image, drawn.title, town.name.in_(drawn.language), scale)
    if drawn.legend:
        legend(image, drawn.legend, entries(drawn.language)[: drawn.told], scale)
    for name in drawn.flowing:
        _along(image, name, scale)
    draw = ImageDraw.Draw(image)
    for label in drawn.labels:
        for halo in (True, False):
            _lines(draw, label, scale, halo=halo)


def _lines(draw: ImageDraw.ImageDraw, label: Label, scale: int, *, halo: bool) -> None:
    """Write the lines of a name, or the light rims below them all."""
    font, leading = italic(label.size * scale), label.size * LEADING
    x, y = label.middle
    first = y - leading * (len(label.lines) - 1) / 2 + label.size * 0.3
    for index, line in enumerate(label.lines):
        at = (x * scale, (first + index * leading) * scale)
        if halo:
            draw.text(at, line, PLAZA, font, anchor="ms", stroke_width=HALO * scale, stroke_fill=PLAZA)
        else:
            draw.text(at, line, label.colour, font, anchor="ms")


def _along(image: Image.Image, name: Flowing, scale: int) -> None:
    """Write a name that follows something, each letter turned with it."""
    for halo in (True, False):
        for letter, middle, heading in name.letters:
            mask = _glyph(letter, name.size * scale, heading, halo=halo)
            corner = (round(middle[0] * scale - mask.width / 2), round(middle[1] * scale - mask.height / 2))
            image.paste(name.halo if halo else name.colour, corner, mask)


def _glyph(letter: str, size: int, heading: float, *, halo: bool) -> Image.Image:
    """Return a turned letter as a mask; the stream runs through the middle of its small letters."""
    side = size * 2
    fine = Image.new("L", (side * FINE, side * FINE))
    at = (side * FINE / 2, side * FINE / 2 + size * FINE * 0.25)
    ImageDraw.Draw(fine).text(at, letter, 255, italic(size * FINE), anchor="ms", stroke_width=size * 0.3 if halo else 0)
    return fine.rotate(turn(heading), Image.Resampling.BILINEAR).reduce(FINE)
