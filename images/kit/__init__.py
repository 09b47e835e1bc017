"""What all pictures share: fonts, colours, sprites, names and the way to PNG. Knows no game."""

from images.kit.picture import Look, Picture, encode

__all__ = ["Look", "Picture", "encode"]
