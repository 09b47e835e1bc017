"""Shared parts of all pictures: fonts, colours, sprites, names and the PNG encoder. Independent of the games."""

from images.kit.picture import Look, Picture, encode

__all__ = ["Look", "Picture", "encode"]
