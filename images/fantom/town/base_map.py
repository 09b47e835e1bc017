"""The town as it hangs on the wall: everything that does not change during a hunt, drawn once and kept.

Public knowledge only; draws from the map's data and knows of no hunt.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PIL import Image

from images.fantom.colours import GROUND, PALETTE
from images.fantom.town import lines, parks
from images.fantom.town.blocks import build
from images.fantom.town.furniture import frame, rose
from images.fantom.town.landmarks import DRAWINGS, TALL
from images.fantom.town.names import write
from images.fantom.town.plan import Plan, names, plan
from images.fantom.town.river import bridge, flood, jetty
from images.fantom.town.stations import RADIUS, disc, piers, spot
from images.fantom.town.streets import pave
from images.fantom.town.strip import Strip
from images.kit.pen import BAND, FINE
from images.kit.picture import swatch
from images.kit.shelf import raster, shelved

if TYPE_CHECKING:
    from cogs.fantom.options import Map

__all__ = ["CLOSE", "RADIUS", "base", "part", "prepare", "spot", "weight"]

CLOSE = 2
"""Pixels a map unit of what is drawn for a phone; the whole town has one."""
LETTERED, BARE = 60_000_000, 16_000_000
"""Bytes of towns kept with their names and without: both towns of the game at both scales, in four languages."""


def base(map_: Map, own: str, language: str, scale: int = 1) -> Image.Image:
    """Return the whole town for a reader of `language`: a fresh RGB picture, `Town.size` times `scale` pixels.

    `own` is the text of the server's own map, if that is played.
    """
    return _kept(map_, own, language, scale).convert("RGB")


def part(map_: Map, own: str, language: str, box: tuple[int, int, int, int], scale: int = 1) -> Image.Image:
    """Return a part of the town, cut out of `base` at left, top, right and bottom in pixels, and quicker than that."""
    return _kept(map_, own, language, scale).crop(box).convert("RGB")


def prepare(map_: Map, own: str, language: str) -> None:
    """Draw a town at both scales and keep it, so that nobody need wait for it."""
    for scale in (1, CLOSE):
        _kept(map_, own, language, scale)


def weight() -> int:
    """Return the bytes of all towns that are kept."""
    return _kept.weight + _unlettered.weight


@shelved(LETTERED, raster)
def _kept(map_: Map, own: str, language: str, scale: int) -> Image.Image:
    """Keep a town in the colours of the palette, a byte a pixel: in full colour it would take four times the memory."""
    whole = _unlettered(map_, own, scale).convert("RGB")
    write(whole, plan(map_, own).town, names(map_, own, language), scale)
    return _reduced(whole)


def _reduced(whole: Image.Image) -> Image.Image:
    return whole.quantize(palette=swatch(PALETTE), dither=Image.Dither.NONE)


@shelved(BARE, raster)
def _unlettered(map_: Map, own: str, scale: int) -> Image.Image:
    """Draw the town without its names, strip by strip: a fine sheet of it all would take 70 MB and more."""
    drawn = plan(map_, own)
    width, height = (side * scale for side in drawn.town.size)
    whole = Image.new("RGB", (width, height))
    for top in range(0, height, BAND):
        sheet = Image.new("RGB", (width * FINE, min(BAND, height - top) * FINE), GROUND)
        pen = Strip(sheet, top, scale)
        _land(sheet, pen, drawn)
        _lines(pen, drawn)
        whole.paste(sheet.reduce(FINE), (0, top))
    return _reduced(whole)


def _land(sheet: Image.Image, pen: Strip, drawn: Plan) -> None:
    """Draw what lies below the lines."""
    build(sheet, pen, drawn.streets, drawn.quarter)
    parks.lay(pen, drawn.green)
    flood(sheet, pen, drawn.river)
    jetty(pen, drawn.river)
    for way in drawn.river.boats:
        lines.boat(pen, way)
    bridge(pen, drawn.river)
    pave(pen, drawn.streets)
    parks.plant(pen, drawn.green)
    for landmark, (left, top, right, bottom) in zip(drawn.town.landmarks, drawn.sights, strict=True):
        if pen.shows(top, bottom):
            size = (bottom - top) / TALL
            DRAWINGS[landmark.kind](pen.moved((left + right) / 2, bottom - 3 * size, size))


def _lines(pen: Strip, drawn: Plan) -> None:
    """Draw the lines, the stations, and what frames it all."""
    for way in drawn.streets.once:
        lines.cab(pen, way)
    lines.draw(pen, drawn.courses)
    stops = piers(drawn.town)
    for station in drawn.town.stations:
        if pen.shows(station.at[1] - 20, station.at[1] + 20):
            disc(pen, station, pier=station.number in stops)
    if drawn.compass:
        rose(pen, drawn.compass)
    frame(pen, *drawn.town.size)
