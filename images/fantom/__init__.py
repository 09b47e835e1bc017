"""The hunt in pictures: the town with everybody on it, and what is Fantom's alone.

`draw_map`, `draw_zoom` and `draw_film` draw from a board and can show no secret; `draw_log` and `draw_own` draw a hand.
May be called from several threads.
"""

from images.fantom.board import draw_map
from images.fantom.film import draw_film
from images.fantom.log import draw_log
from images.fantom.own import draw_own
from images.fantom.zoom import draw_zoom

__all__ = ["draw_film", "draw_log", "draw_map", "draw_own", "draw_zoom"]
