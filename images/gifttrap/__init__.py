"""GiftTRAP in pictures: the gifts, one's own sheet, the show of unwrapping, the tracks, what a game tells afterwards.

Only `draw_sheet` draws a hand; everything else draws from a board and can show no secret. May be called from several
threads.
"""

from images.gifttrap.film import draw_film, draw_unwrapping
from images.gifttrap.gifts import draw_gifts
from images.gifttrap.matrix import draw_matrix
from images.gifttrap.sheet import draw_sheet
from images.gifttrap.tracks import draw_tracks
from images.gifttrap.unwrapping import draw_now, draw_unwrapped

__all__ = [
    "draw_film",
    "draw_gifts",
    "draw_matrix",
    "draw_now",
    "draw_sheet",
    "draw_tracks",
    "draw_unwrapped",
    "draw_unwrapping",
]
