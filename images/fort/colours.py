"""The colours: a pale land, warm stone, and strong colours only for the parts of the game."""

from __future__ import annotations

from images.kit.colours import SEAT_COLOURS, Colour, fixed_palette, mix, rgb

INK = rgb("3a2f2a")
PAPER = rgb("fdf6e3")
PARCHMENT = rgb("f0e3c2")
EDGE = rgb("c9b183")
STONE = rgb("dccfb6")
JOINT = rgb("c0af90")
SKY = (rgb("bfdcec"), rgb("cde5ef"), rgb("dceeee"), rgb("ecf3e6"))
"""From the zenith down to the horizon."""
CLOUD = rgb("f7fbfa")
MOUNTAIN = rgb("b4c9d3")
SNOW = rgb("eef4f4")
HILLS = (rgb("c3d9b6"), rgb("cfe0b0"), rgb("bfd6a2"), rgb("cddf9f"))
"""By distance, the farthest first."""
MEADOW = rgb("b3cd8f")
TREE = rgb("7fa56a")
TRUNK = rgb("8a6547")
BACK = rgb("44628f")
BACK_DEEP = rgb("33496d")
BACK_PALE = rgb("7f9bc2")
GOLD = rgb("f6c136")
AMBER = rgb("c98a10")
ROOF = rgb("b4553d")
ROOF_DEEP = rgb("8f3f2d")
SKIN = rgb("f5d0ab")
BROWN = rgb("7b4a2a")
BLOND = rgb("e8b84f")
WHITE = rgb("ffffff")
RED = rgb("c9352b")
PURPLE = rgb("77498c")
PINK = rgb("ee9cb4")
LEAF = rgb("4f8a4a")
NIGHT = rgb("303c7c")
COAL = rgb("2c2b30")
IRON = rgb("6a6f7a")
WATER = rgb("86c3e0")
WATER_DEEP = rgb("3f8cb3")
ASH = rgb("b9b6b0")

EMPTY_PLACE = mix(PARCHMENT, EDGE, 0.22)
EMPTY_PLACE_INK = mix(PARCHMENT, INK, 0.36)
"""The name of an empty place: legible but not prominent."""
GREY_TONES = (rgb("5f5852"), rgb("efe9dc"))
"""The dark and the light tone of a wall that is out."""

_PLAIN_COLOURS = (
    *SKY,
    CLOUD,
    MOUNTAIN,
    SNOW,
    TREE,
    EMPTY_PLACE,
    EMPTY_PLACE_INK,
    *(mix(*GREY_TONES, share / 9) for share in range(10)),
)
_OUTLINED_COLOURS = (
    INK, PAPER, PARCHMENT, STONE, JOINT, EDGE, *SEAT_COLOURS, GOLD, AMBER, BACK, BACK_DEEP, BACK_PALE, ROOF, ROOF_DEEP,
    RED, SKIN, BROWN, BLOND, WHITE, PURPLE, PINK, LEAF, NIGHT, COAL, IRON, WATER, WATER_DEEP, ASH, *HILLS, MEADOW,
    TRUNK )  # fmt: skip

PALETTE: tuple[Colour, ...] = fixed_palette(_PLAIN_COLOURS, _OUTLINED_COLOURS, (INK, PAPER))
