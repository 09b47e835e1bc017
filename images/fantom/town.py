"""The town as it hangs on the wall: everything that does not change during a hunt, drawn once and kept.

Public knowledge only; draws from the map's data and knows of no hunt.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from cogs.fantom.atlas import town as town_of
from images.fantom.colours import GROUND
from images.fantom.stations import RADIUS, disc, spot
from images.kit.pen import Pen, ground

if TYPE_CHECKING:
    from PIL import Image

    from cogs.fantom.options import Map

__all__ = ["RADIUS", "base", "spot"]


@lru_cache(maxsize=6)
def base(map_: Map, own: str, language: str, scale: int = 1) -> Image.Image:
    """Return the whole town for a reader of `language`, RGB, `Town.size` times `scale` pixels.

    Kept: whoever draws on it takes a copy. `own` is the text of the server's own map, if that is played.
    """
    town = town_of(map_, own)
    width, height = town.size

    def paint(pen: Pen) -> None:
        fine = pen.moved(0, 0, scale)
        for station in town.stations:
            disc(fine, station, boat=False)

    return ground(width * scale, height * scale, GROUND, paint)
