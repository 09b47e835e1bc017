"""Pictures of Fantom: the public map of a hunt and each seat's private pictures.

`draw_map`, `draw_zoom` and `draw_film` draw a board, so they cannot show a secret. `draw_letter`, `draw_log` and
`draw_own` draw a hand. `draw_town` draws a town without a hunt, `draw_ground` the town in advance. All functions are
thread-safe.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.fantom.options import Map
from images.fantom.hunt.film import draw_film
from images.fantom.hunt.log import draw_log
from images.fantom.hunt.maps import draw_map, draw_town, draw_zoom
from images.fantom.hunt.own_map import draw_letter, draw_own
from images.fantom.town import base_map, overlay
from images.fantom.town.town_store import STORE, attempts

if TYPE_CHECKING:
    from cogs.fantom.options import Options
    from images.kit import Look
    from images.kit.store import AttemptCount

__all__ = [
    "draw_film",
    "draw_ground",
    "draw_letter",
    "draw_log",
    "draw_map",
    "draw_own",
    "draw_town",
    "draw_zoom",
    "ground_attempts",
    "ground_is_stored",
    "sweep_grounds",
]


def draw_ground(options: Options, look: Look) -> None:
    """Draw the town of a hunt in advance and store it if there is a store; with a stored town a map takes 0.1 s.

    Before a hunt begins, the options can hold the server's own map although another one is chosen, or lack it
    although it is chosen. In the latter case there is nothing to draw.
    """
    own_map = options.own_map if options.map is Map.OWN else ""
    if own_map or options.map is not Map.OWN:
        base_map.prepare(options.map, own_map, look.language)
        overlay.prepare(options.map, own_map, look.language)


def ground_is_stored(options: Options, look: Look) -> bool:
    """Return whether the town of a hunt is stored in the reader's language; True if there is no town to draw."""
    own_map = options.own_map if options.map is Map.OWN else ""
    if not own_map and options.map is Map.OWN:
        return True
    return all(module.is_stored(options.map, own_map, look.language) for module in (base_map, overlay))


def ground_attempts(options: Options) -> AttemptCount:
    """Return the counter of failed attempts to draw the town of a hunt."""
    return attempts(options.map, options.own_map if options.map is Map.OWN else "")


def sweep_grounds() -> None:
    """Delete stored towns that another version of this code has drawn."""
    STORE.sweep()
