"""The hunt in pictures: the town with everybody on it, and what is Fantom's alone.

`draw_map`, `draw_zoom` and `draw_film` draw from a board and can show no secret; `draw_letter`, `draw_log` and
`draw_own` draw a hand. `draw_ground` draws the town ahead. May be called from several threads.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.fantom.options import Map
from images.fantom.hunt.film import draw_film
from images.fantom.hunt.log import draw_log
from images.fantom.hunt.maps import draw_map, draw_zoom
from images.fantom.hunt.own_map import draw_letter, draw_own
from images.fantom.town.base_map import prepare

if TYPE_CHECKING:
    from cogs.fantom.options import Options
    from images.kit import Look

__all__ = ["draw_film", "draw_ground", "draw_letter", "draw_log", "draw_map", "draw_own", "draw_zoom"]


def draw_ground(options: Options, look: Look) -> None:
    """Draw the town of a hunt and keep it: with it at hand a map takes a tenth of a second.

    Before a hunt begins the options hold the server's own map whatever is chosen, or none though it is.
    """
    own = options.own_map if options.map is Map.OWN else ""
    if own or options.map is not Map.OWN:
        prepare(options.map, own, look.language)
