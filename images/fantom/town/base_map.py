"""The base map: the part of the town's picture that does not change during a hunt, drawn once and stored.

It is drawn from the map's data only, so it is public.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import pi
from typing import TYPE_CHECKING, cast

from PIL import Image, ImageDraw

from bot.i18n.languages import in_language
from cogs.fantom.map.atlas import town as town_of
from images.fantom.colours import FRAME, GROUND, INK, PALETTE, PAPER, PLAZA, ROOF, ROOF_DEEP, SEPIA, STREET
from images.fantom.geometry import circle_point, flatten
from images.fantom.town.blocks import build
from images.fantom.town.cartouche import entries, legend, title
from images.fantom.town.curved_lettering import CurvedLabel, rotation
from images.fantom.town.landmark_placement import COMPASS_RADIUS
from images.fantom.town.landmarks import BOX_HEIGHT, DRAWINGS
from images.fantom.town.lettering import LEADING, Label
from images.fantom.town.lines import draw_lines
from images.fantom.town.parks import draw_areas, draw_trees
from images.fantom.town.plan import Plan, names, plan
from images.fantom.town.river import draw_bridges, draw_piers, draw_water
from images.fantom.town.stations import draw_station
from images.fantom.town.streets import boat, cab, pave
from images.fantom.town.town_store import find_part, load_part, store_part
from images.kit.fonts import italic, serif
from images.kit.pen import BAND_HEIGHT, SCALE, BandPen
from images.kit.picture import reduce_to_palette
from images.kit.store import release_pages
from images.kit.weighted_cache import count_bytes, picture_cache, weighted_cache

if TYPE_CHECKING:
    from cogs.fantom.map.town import Point, Town
    from cogs.fantom.options import Map
    from images.fantom.town.plan import Names

CLOSE_SCALE = 2
"""Pixels per map unit of close-ups, which are legible on a phone; the map of the whole town has 1."""
MAX_LETTERED_BYTES = 60_000_000
"""Maximum bytes of lettered towns in memory: the game's two towns at both scales in four languages."""
HALO_WIDTH = 2.2
"""Width of the light rim around letters, in map units."""
_TICK_LENGTH = 50.0
"""Approximate length of a black or white piece of the frame, in map units."""


@dataclass(frozen=True, eq=False)
class Raster:
    """A whole town in palette indices, one byte per pixel; in RGB it would take four times as much in memory."""

    image: Image.Image
    stored: memoryview | None
    """The mapped file whose memory the image shows; None if the image has its own memory."""

    def cut(self, box: tuple[int, int, int, int] | None = None) -> Image.Image:
        """Return a copy of the part between left, top, right and bottom in pixels, or of the whole image."""
        part = self.image.crop(box) if box else self.image.copy()
        if self.stored is not None:
            release_pages(self.stored)
        return part

    @property
    def weight(self) -> int:
        """The size of the image in bytes."""
        return count_bytes(self.image)


def town_image(map_: Map, own_map: str, language: str, scale: int = 1) -> Image.Image:
    """Return a new RGB image of the whole town, lettered in `language`, of `Town.size` times `scale` pixels.

    `own_map` is the text of the server's own map, or empty if another map is played.
    """
    return _town_raster(map_, own_map, language, scale).cut().convert("RGB")


def town_part(map_: Map, own_map: str, language: str, box: tuple[int, int, int, int], scale: int = 1) -> Image.Image:
    """Return a part of the town in palette indices: the box from left and top to right and bottom, in pixels."""
    return _town_raster(map_, own_map, language, scale).cut(box)


def prepare(map_: Map, own_map: str, language: str) -> None:
    """Draw and store a town at both scales, so that later pictures need not wait for it."""
    for scale in (1, CLOSE_SCALE):
        _town_raster(map_, own_map, language, scale)


def is_stored(map_: Map, own_map: str, language: str) -> bool:
    """Return whether the store has a town at both scales."""
    return all(find_part(map_, own_map, _part_name(language, scale)) is not None for scale in (1, CLOSE_SCALE))


def weight() -> int:
    """Return the bytes of all towns in memory."""
    return _town_raster.weight + _unlettered.weight


def _part_name(language: str, scale: int) -> str:
    return f"{language}-{scale}"


@weighted_cache(MAX_LETTERED_BYTES, lambda kept: kept.weight)
def _town_raster(map_: Map, own_map: str, language: str, scale: int) -> Raster:
    """Return a town from the store, or draw and store it."""
    width, height = (side * scale for side in town_of(map_, own_map).size)
    file = load_part(map_, own_map, _part_name(language, scale))
    if file is not None:
        return Raster(_view(file, (width, height)), file)
    image = _letter_town(map_, own_map, language, scale)
    file = store_part(map_, own_map, _part_name(language, scale), image.tobytes())
    return Raster(image, None) if file is None else Raster(_view(file, image.size), file)


def _view(file: memoryview, size: tuple[int, int]) -> Image.Image:
    """Return a picture that shows a file's memory without copying it."""
    image = Image.frombuffer("P", size, cast("bytes", file), "raw", "P", 0, 1)  # Pillow accepts any buffer
    image.putpalette(bytes(part for colour in PALETTE for part in colour))
    return image


def _letter_town(map_: Map, own_map: str, language: str, scale: int) -> Image.Image:
    image = _unlettered(map_, own_map, scale).convert("RGB")
    write(image, plan(map_, own_map).town, names(map_, own_map, language), scale)
    return reduce_to_palette(image, PALETTE)


@picture_cache
def _unlettered(map_: Map, own_map: str, scale: int) -> Image.Image:
    """Draw the town without its names, band by band: a fine sheet of the whole town would take at least 70 MB."""
    layout = plan(map_, own_map)
    width, height = (side * scale for side in layout.town.size)
    image = Image.new("RGB", (width, height))
    for top in range(0, height, BAND_HEIGHT):
        sheet = Image.new("RGB", (width * SCALE, min(BAND_HEIGHT, height - top) * SCALE), GROUND)
        pen = BandPen(sheet, top, scale)
        _draw_land(sheet, pen, layout)
        _draw_lines(pen, layout)
        image.paste(sheet.reduce(SCALE), (0, top))
    return reduce_to_palette(image, PALETTE)


def _draw_land(sheet: Image.Image, pen: BandPen, layout: Plan) -> None:
    """Draw everything below the lines."""
    build(sheet, pen, layout.streets, layout.quarter)
    draw_areas(pen, layout.green)
    draw_water(sheet, pen, layout.river)
    draw_piers(pen, layout.river)
    for way in layout.river.boats:
        boat(pen, way)
    draw_bridges(pen, layout.river)
    pave(pen, layout.streets)
    draw_trees(pen, layout.green)
    for landmark, (left, top, right, bottom) in zip(layout.town.landmarks, layout.landmark_boxes, strict=True):
        if pen.shows(top, bottom):
            size = (bottom - top) / BOX_HEIGHT
            DRAWINGS[landmark.kind](pen.moved((left + right) / 2, bottom - 3 * size, size))


def _draw_lines(pen: BandPen, layout: Plan) -> None:
    """Draw the lines, the stations, the compass rose and the frame."""
    for way in layout.streets.once:
        cab(pen, way)
    draw_lines(pen, layout.lines)
    for station in layout.town.stations:
        disc = layout.streets.discs[station.number]
        if pen.shows(station.at[1] - disc.reach - 4, station.at[1] + disc.reach + 4):
            draw_station(pen, station, disc)
    if layout.compass:
        rose(pen, layout.compass)
    frame(pen, *layout.town.size)


def write(image: Image.Image, town: Town, name_plan: Names, scale: int) -> None:
    """Write all names onto a picture of `scale` pixels per map unit."""
    if name_plan.title:
        title(image, name_plan.title, in_language(town.name, name_plan.language), scale)
    if name_plan.legend:
        legend(image, name_plan.legend, entries(name_plan.language)[: name_plan.entry_count], scale)
    for name in name_plan.curved:
        _write_curved(image, name, scale)
    draw = ImageDraw.Draw(image)
    for label in name_plan.labels:
        for halo in (True, False):
            _write_lines(draw, label, scale, halo=halo)


def _write_lines(draw: ImageDraw.ImageDraw, label: Label, scale: int, *, halo: bool) -> None:
    """Write the lines of a name, or with `halo` the light rims below them."""
    font, leading = italic(label.size * scale), label.size * LEADING
    x, y = label.middle
    first_y = y - leading * (len(label.lines) - 1) / 2 + label.size * 0.3
    for index, line in enumerate(label.lines):
        position = (x * scale, (first_y + index * leading) * scale)
        if halo:
            draw.text(position, line, PLAZA, font, anchor="ms", stroke_width=HALO_WIDTH * scale, stroke_fill=PLAZA)
        else:
            draw.text(position, line, label.colour, font, anchor="ms")


def _write_curved(image: Image.Image, name: CurvedLabel, scale: int) -> None:
    """Write a name along a curve, each letter turned to the curve's heading."""
    for halo in (True, False):
        for letter, middle, heading in name.letters:
            mask = _glyph(letter, name.size * scale, heading, halo=halo)
            corner = (round(middle[0] * scale - mask.width / 2), round(middle[1] * scale - mask.height / 2))
            image.paste(name.halo if halo else name.colour, corner, mask)


def _glyph(letter: str, size: int, heading: float, *, halo: bool) -> Image.Image:
    """Return a turned letter as a mask; the curve runs through the middle of lower-case letters."""
    side = size * 2
    fine = Image.new("L", (side * SCALE, side * SCALE))
    position = (side * SCALE / 2, side * SCALE / 2 + size * SCALE * 0.25)
    ImageDraw.Draw(fine).text(
        position, letter, 255, italic(size * SCALE), anchor="ms", stroke_width=size * 0.3 if halo else 0
    )
    return fine.rotate(rotation(heading), Image.Resampling.BILINEAR).reduce(SCALE)


def frame(pen: BandPen, width: float, height: float) -> None:
    """Draw the frame: alternating dark and light pieces between two lines."""
    for inset, colour, line_width in ((2.5, STREET, 5), (0.6, SEPIA, 1.2)):
        _draw_ring(pen, width, height, inset, colour, line_width)
    for side, distance in ((0, width), (1, height)):
        pieces = max(2, round(distance / _TICK_LENGTH / 2) * 2)
        for piece in range(0, pieces, 2):
            begin, end = distance * piece / pieces, distance * (piece + 1) / pieces
            for offset in (2.4, (height, width)[side] - 5.4):
                box = (begin, offset, end, offset + 3) if side == 0 else (offset, begin, offset + 3, end)
                left, top, right, bottom = box
                pen.area((left, top, right, top, right, bottom, left, bottom), SEPIA)
    for inset, colour, line_width in ((6.4, SEPIA, 1.2), (8.4, GROUND, 2.4), (10.2, FRAME, 0.8)):
        _draw_ring(pen, width, height, inset, colour, line_width)


def _draw_ring(
    pen: BandPen, width: float, height: float, inset: float, colour: tuple[int, ...], line_width: float
) -> None:
    left, top, right, bottom = inset, inset, width - inset, height - inset
    for ends in (
        (left, top, right, top),
        (right, top, right, bottom),
        (right, bottom, left, bottom),
        (left, bottom, left, top),
    ):
        pen.line(ends, colour, line_width)


def rose(pen: BandPen, middle: Point) -> None:
    """Draw the compass rose with an N; north is up."""
    if not pen.shows(middle[1] - COMPASS_RADIUS - 20, middle[1] + COMPASS_RADIUS + 4):
        return
    x, y = middle
    for radius, colour, line_width in ((0.7, SEPIA, 1.1), (0.62, FRAME, 0.8)):
        reach = COMPASS_RADIUS * radius
        pen.oval((x - reach, y - reach, x + reach, y + reach), None, colour, line_width)
    for step in range(8):
        _draw_ray(pen, middle, step)
    pen.oval((x - 3, y - 3, x + 3, y + 3), PAPER, SEPIA, 1)
    pen.write((x, y - COMPASS_RADIUS - 8), "N", serif, 14, INK)


def _draw_ray(pen: BandPen, middle: Point, step: int) -> None:
    """Draw one of the rose's eight rays, light on one side and dark on the other; the diagonal rays are shorter."""
    order = step * 2 + 1 if step < 4 else (step - 4) * 2  # noqa: PLR2004 - the four diagonal rays come first, so that they lie below
    angle = order * pi / 4 - pi / 2
    reach = COMPASS_RADIUS * (1 if order % 2 == 0 else 0.62)
    tip, dark = circle_point(middle, angle, reach), ROOF_DEEP if order == 0 else SEPIA
    for turn, colour in ((-pi / 4, ROOF if order == 0 else PAPER), (pi / 4, dark)):
        waist = circle_point(middle, angle + turn, COMPASS_RADIUS * 0.19)
        pen.area(flatten((middle, waist, tip)), colour)
        pen.line(flatten((middle, waist, tip, middle)), SEPIA, 0.7)
