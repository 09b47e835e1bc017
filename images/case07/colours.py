"""The colours of an old postcard, slightly faded and warm; strong colours only for discs, cars and other pieces."""

from __future__ import annotations

from images.kit.colours import SEAT_COLOURS, Colour, fixed_palette, mix, rgb

INK = rgb("2a2623")
PAPER = rgb("fffdf7")
CREAM = rgb("f6eedc")
"""Background of tiles and cards."""
TABLE = rgb("b99a74")
"""The desk below all cards."""
GRAIN = rgb("ae8f69")
FELT = rgb("e9dcc2")
"""Background of the file, the chart and the private pictures."""
EDGE = rgb("8a6f4f")

SKY = rgb("b9d5d6")
HAZE = rgb("dfe6d8")
DUSK = rgb("f0d3a4")
GLOW = rgb("f3b94a")
"""Highlights, and lit windows."""
NIGHT = rgb("33475c")
CLOUD = rgb("eef0e6")
ASPHALT = rgb("9c9a93")
PAVING = rgb("cfc8b8")
LAWN = rgb("a3b27c")
TREE = rgb("6f8a5a")
CONCRETE = rgb("c4beb0")
CONCRETE_DEEP = rgb("9b958a")
SAND = rgb("dcc79c")
SAND_DEEP = rgb("b99f70")
BRICK = rgb("b5694c")
BRICK_DEEP = rgb("8d4c37")
GLASS = rgb("7fa3ad")
GLASS_DEEP = rgb("557a88")
COPPER = rgb("7fa394")
BRONZE = rgb("8a6d3f")
BROWN = rgb("7a5a40")
RED = rgb("c23b2c")
BLUE = rgb("3d6f9e")
TEAL = rgb("3f8f8c")
YELLOW = rgb("ecc94b")
PINK = rgb("d98a8a")
SKIN = rgb("f0c9a0")
SKIN_DEEP = rgb("cf9c70")
GREY = rgb("857e76")

SUSPECT = rgb("e6e3c4")
"""Background of suspects' pictures; `CRIME` is that of crimes."""
CRIME = rgb("ecd2c4")
BLANK = rgb("d8d3c8")

PLAYERS: tuple[Colour, ...] = (*SEAT_COLOURS, rgb("f0e442"))
"""By seat, for five players; every disc and car also bears the number of its seat."""
DARK = (True, True, True, False, False)
"""By seat: whether text on its colour is pale."""

_SOFT = (
    *(TABLE, GRAIN, FELT, CREAM, EDGE, SKY, HAZE, DUSK, CLOUD, PAVING, SUSPECT, CRIME, BLANK),
    *(mix(SKY, HAZE, 0.5), mix(TABLE, INK, 0.25), mix(TABLE, INK, 0.45), mix(GREY, PAPER, 0.3)),
)
_STRONG = (
    *(NIGHT, GLOW, ASPHALT, LAWN, TREE, CONCRETE, CONCRETE_DEEP, SAND, SAND_DEEP, BRICK, BRICK_DEEP, GLASS, GLASS_DEEP),
    *(COPPER, BRONZE, BROWN, RED, BLUE, TEAL, YELLOW, PINK, SKIN, SKIN_DEEP, GREY, *PLAYERS, INK),
)

PALETTE: tuple[Colour, ...] = fixed_palette(_SOFT, (*_STRONG, PAPER, CREAM), (INK, PAPER, SKY))
"""The palette of all pictures of the game."""
