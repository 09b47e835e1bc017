"""The hunt in pictures: the town with everybody on it, and what is Fantom's alone.

`draw_map`, `draw_zoom` and `draw_film` draw from a board and can show no secret; `draw_log` and `draw_own` draw a hand.
May be called from several threads.
"""

from images.fantom.board import draw_map

__all__ = ["draw_map"]
