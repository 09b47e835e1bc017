"""A stage before any race: its name, its profile, and its whole road in rows. Drawn from a table's options."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PIL import Image

from bot.i18n.languages import in_language
from cogs.tour.options import stages_of
from cogs.tour.stages.catalogue import sheet as sheet_named
from cogs.tour.stages.catalogue import stage as stage_named
from images.kit import encode
from images.tour import ground, strip
from images.tour.colours import CREAM, PALETTE
from images.tour.lettering import WIDTH
from images.tour.panels import Heading, bar, below

if TYPE_CHECKING:
    from cogs.tour.options import Options
    from images.kit import Look, Picture

_SHRINK = 2
"""The road is drawn at one half of its size during a race."""
_GAP = 8
"""Pixels between two rows of the road."""


def draw_stage(options: Options, look: Look) -> Picture:
    """Draw the first stage of a race."""
    name, own = stages_of(options)[0], options.own_stage
    sheet = sheet_named(name, own)
    heading = bar(Heading(in_language(sheet.name, look.language), ""))
    return encode(below(heading, strip.ground(name, own), *_rows(name, own)), PALETTE)


def _rows(name: str, own: str) -> list[Image.Image]:
    """Return the whole road in rows of the picture's width."""
    begin, end = ground.ends(stage_named(name, own))
    in_row = _SHRINK * WIDTH // ground.HALF
    return [_row(name, own, start, min(start + in_row, end)) for start in range(begin, end, in_row)]


def _row(name: str, own: str, begin: int, end: int) -> Image.Image:
    road = ground.road(name, own, begin, end).reduce(_SHRINK)
    row = Image.new("RGB", (WIDTH, road.height + _GAP), CREAM)
    row.paste(road, (0, _GAP))
    return row
