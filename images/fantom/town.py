"""The town as it hangs on the wall: everything that does not change during a hunt, drawn once and kept.

Public knowledge only; draws from the map's data and knows of no hunt.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from PIL import Image

from cogs.fantom.atlas import town as town_of
from images.fantom import lines
from images.fantom.blocks import Quarter, build, quarter
from images.fantom.colours import GROUND
from images.fantom.courses import Course, courses
from images.fantom.river import River, bridge, flood, jetty, river
from images.fantom.stations import RADIUS, disc, piers, spot
from images.fantom.streets import Streets, pave, streets
from images.fantom.strip import Strip
from images.kit.pen import BAND, FINE

if TYPE_CHECKING:
    from cogs.fantom.options import Map
    from cogs.fantom.town import Town

__all__ = ["RADIUS", "base", "spot"]


@dataclass(frozen=True)
class Plan:
    """Where everything is drawn, in map units."""

    town: Town
    streets: Streets
    quarter: Quarter
    river: River
    courses: tuple[Course, ...]


@lru_cache(maxsize=4)
def plan(map_: Map, own: str) -> Plan:
    """Work out where everything of a town is drawn."""
    town = town_of(map_, own)
    net = streets(town)
    return Plan(town, net, quarter(net), river(town, net), courses(town, net))


@lru_cache(maxsize=6)
def base(map_: Map, own: str, language: str, scale: int = 1) -> Image.Image:
    """Return the whole town for a reader of `language`, RGB, `Town.size` times `scale` pixels.

    Kept: whoever draws on it takes a copy. `own` is the text of the server's own map, if that is played.
    """
    drawn = plan(map_, own)
    width, height = (side * scale for side in drawn.town.size)
    whole = Image.new("RGB", (width, height))
    for top in range(0, height, BAND):
        sheet = Image.new("RGB", (width * FINE, min(BAND, height - top) * FINE), GROUND)
        _paint(sheet, Strip(sheet, top, scale), drawn)
        whole.paste(sheet.reduce(FINE), (0, top))
    return whole


def _paint(sheet: Image.Image, pen: Strip, drawn: Plan) -> None:
    build(sheet, pen, drawn.streets, drawn.quarter)
    flood(sheet, pen, drawn.river)
    jetty(pen, drawn.river)
    for way in drawn.river.boats:
        lines.boat(pen, way)
    bridge(pen, drawn.river)
    pave(pen, drawn.streets)
    for way in drawn.streets.once:
        lines.cab(pen, way)
    lines.draw(pen, drawn.courses)
    stops = piers(drawn.town)
    for station in drawn.town.stations:
        if pen.shows(station.at[1] - 20, station.at[1] + 20):
            disc(pen, station, pier=station.number in stops)
