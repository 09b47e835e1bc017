"""Shared parts of all pictures: fonts, colours, sprites, names and the PNG encoder. Knows no game."""

from images.kit.picture import Look, Picture, encode

__all__ = ["Look", "Picture", "encode"]
