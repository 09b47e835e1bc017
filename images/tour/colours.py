"""The colours of teams, jerseys, road and land. Strong colours are for riders and their signs."""

from __future__ import annotations

from cogs.tour.board import Jersey
from images.kit.colours import SEAT_COLOURS, Colour, fixed_palette, mix, rgb

INK = rgb("2a2c33")
PAPER = rgb("fffdf8")
CREAM = rgb("f6efdf")
"""Background of panels and tags."""
PALE = rgb("d9d2c3")
"""Lines that only separate."""
SOFT = rgb("6d6a70")
"""Secondary text."""
NIGHT = rgb("2f3a52")
"""The heading, and the bar above the private part of a sheet."""
GOLD = rgb("f2b632")
"""Attack positions, the winner, choices that a team made, and signs of questions."""
LINE = rgb("ffd400")
"""The yellow lines between sections."""
TAPE_GREEN, TAPE_RED = rgb("0b6b3a"), rgb("e0483e")
"""The tapes of the sprints and of the mountains, and their jerseys."""
YELLOW = rgb("ffd21f")

MEADOW, MEADOW_DEEP = rgb("cfe2a5"), rgb("b9d28a")
ROCK, ROCK_DEEP = rgb("e0d3b5"), rgb("cbb990")
"""The land beside climbs."""
LEAF, LEAF_DEEP = rgb("7fab52"), rgb("55823a")
PINE = rgb("41705a")
STONE = rgb("a9a291")
ROOF = rgb("c4694a")
WALL = rgb("f3e3c3")
ASPHALT, ASPHALT_EDGE = rgb("b7bac2"), rgb("a3a7b1")
TRACK, TRACK_EDGE = rgb("cfb08c"), rgb("b8956c")
"""The road in climbs."""
STRIP, STRIP_EDGE = rgb("dfe3ea"), rgb("c3c9d4")
"""The finish strip."""
WIND = rgb("3d8fd1")
SKY, SKY_LOW = rgb("d6e8f5"), rgb("eef5f8")
SLOPE, SLOPE_DEEP = rgb("a8895f"), rgb("86694a")
"""Climbs in the profile."""
PLAIN, PLAIN_DEEP = rgb("8fb765"), rgb("6c9348")
"""Flats in the profile."""

TEAMS: tuple[Colour, ...] = (*SEAT_COLOURS, rgb("f0e442"), rgb("56b4e9"))
"""The colour of each of the six seats; each also has a pattern."""
ACCENTS: tuple[Colour, ...] = (
    *(rgb("9cd6f7"), rgb("ffd2ac"), rgb("b3f0da"), rgb("6d2b55"), rgb("a8741a"), rgb("ffffff")),
)
"""The colour in which each seat's pattern is printed."""
JERSEYS: dict[Jersey, Colour] = {Jersey.YELLOW: YELLOW, Jersey.GREEN: TAPE_GREEN, Jersey.POLKA: TAPE_RED}

_GROUNDS = (
    *(PALE, SOFT, MEADOW, MEADOW_DEEP, ROCK, ROCK_DEEP, ASPHALT, ASPHALT_EDGE, TRACK, TRACK_EDGE, STRIP, STRIP_EDGE),
    *(SKY, SKY_LOW, SLOPE, SLOPE_DEEP, PLAIN, PLAIN_DEEP, STONE, WALL, PINE, LEAF_DEEP),
    *(mix(INK, share, 0.5) for share in (MEADOW, ROCK, ASPHALT, TRACK, STRIP, CREAM, SKY, NIGHT)),
    *(mix(PAPER, share, 0.5) for share in (MEADOW, ROCK, ASPHALT, TRACK, NIGHT, SOFT, PALE)),
    mix(SKY_LOW, PLAIN, 1 / 3),
    *(mix(NIGHT, PAPER, share) for share in (0.25, 0.75)),
    *(mix(INK, PAPER, share / 8) for share in range(1, 8)),
    *(mix(colour, accent, 0.5) for colour, accent in zip(TEAMS, ACCENTS, strict=True)),
    *(mix(colour, ASPHALT, 0.45) for colour in TEAMS),
)
_STRONG = (*TEAMS, NIGHT, GOLD, LINE, TAPE_GREEN, TAPE_RED, YELLOW, WIND, LEAF, ROOF, CREAM)

PALETTE: tuple[Colour, ...] = tuple(
    dict.fromkeys((*fixed_palette((INK, PAPER, *_GROUNDS), _STRONG, (INK, PAPER)), *ACCENTS))
)
"""All colours of the game's pictures."""
