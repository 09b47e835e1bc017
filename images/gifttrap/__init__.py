"""GiftTRAP in pictures. May be called from several threads."""

from images.gifttrap.gifts import draw_gifts

__all__ = ["draw_gifts"]
