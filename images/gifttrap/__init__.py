"""The pictures of GiftTRAP: gifts, sheet, unwrapping, tracks, and the matrix at the end of a game.

Only `draw_sheet` takes a hand; all others take a board and cannot show a secret. Safe to call from several threads.
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
