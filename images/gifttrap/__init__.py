"""GiftTRAP in pictures. May be called from several threads."""

from images.gifttrap.gifts import draw_gifts
from images.gifttrap.sheet import draw_sheet

__all__ = ["draw_gifts", "draw_sheet"]
