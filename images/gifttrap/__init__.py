"""GiftTRAP in pictures. May be called from several threads."""

from images.gifttrap.gifts import draw_gifts
from images.gifttrap.sheet import draw_sheet
from images.gifttrap.tracks import draw_tracks

__all__ = ["draw_gifts", "draw_sheet", "draw_tracks"]
