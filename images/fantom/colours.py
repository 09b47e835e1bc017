"""The game's colours: a pale town, with strong colours only for lines and pawns.

The colours of the lines are based on Okabe and Ito's palette. Their brightness differs enough to tell them apart in
greyscale; each line also has its own pattern.
"""

from __future__ import annotations

from cogs.fantom.board import Pawn
from cogs.fantom.map.transport import Transport
from images.kit.colours import Colour, fixed_palette, mix, rgb

INK = rgb("33291f")
PAPER = rgb("fffdf6")
GROUND = rgb("f3ead6")
"""Colour of fields and gardens around the town."""
FURROW = rgb("e8dcc2")
STREET = rgb("fdf9ee")
KERB = rgb("cbb994")
HOUSES = (rgb("e7d9bd"), rgb("e3d3b4"), rgb("ebdec6"), rgb("e5d5bd"), rgb("e9dbbb"), rgb("e2d4bc"))
"""Tones of the blocks of houses; each block has one."""
PARTY = rgb("d5c3a0")
"""Colour of the walls between houses."""
YARD = rgb("f0e6d0")
GARDEN = rgb("e2e4c5")
WATER = rgb("c2dce3")
WAVE = rgb("a5c9d5")
SHORE = rgb("7fadbf")
QUAY = rgb("e0cfa9")
DEEP = rgb("2f6178")
"""Colour of lettering on the water."""
LAWN = rgb("cbdba9")
LAWN_EDGE = rgb("9db676")
TREE = rgb("a9c285")
TREE_DEEP = rgb("7f9f60")
PATH = rgb("eef0d8")
LEAF = rgb("3f5a2c")
"""Colour of lettering in parks."""
PLAZA = rgb("faf1dc")
STONE = rgb("efe4cc")
SHADE = rgb("cdbb99")
ROOF = rgb("c27b5c")
ROOF_DEEP = rgb("9c5a42")
SLATE = rgb("8294a0")
COPPER = rgb("84ad9a")
TIMBER = rgb("a1805a")
GOLD = rgb("d9a93a")
SEPIA = rgb("5f4a33")
"""Colour of frames, headings and the lettering of squares and islands."""
FRAME = rgb("b89f72")

CAB = rgb("2b2724")
TAXI = rgb("10a87d")
TRAM = rgb("b5300f")
BOAT = rgb("0068ad")

LINES: dict[Transport, Colour] = {
    Transport.CAB: CAB,
    Transport.TAXI: TAXI,
    Transport.TRAM: TRAM,
    Transport.BOAT: BOAT,
}
"""Colour of each network's lines."""

FANTOM = rgb("17151a")
"""Colour of the black pawn."""
PAWNS: dict[Pawn, Colour] = {
    Pawn.WHITE: rgb("fbfbf8"),
    Pawn.YELLOW: rgb("f4d92e"),
    Pawn.RED: rgb("e0481f"),
    Pawn.BLUE: rgb("2b8fd6"),
    Pawn.GREEN: rgb("2fae6a"),
}
"""Colours of the detectives' pawns. Never the only cue: each pawn also has its own letter."""
GLOW = rgb("f0b429")
"""Colour of highlights: the pawn to move, the stations it can ride to."""
FOG = rgb("8a6fb0")
"""Colour of Fantom's possible stations, route and unannounced tickets."""

_SOFT = (
    *(GROUND, FURROW, KERB, *HOUSES, PARTY, YARD, GARDEN, WATER, WAVE, SHORE, QUAY, LAWN, LAWN_EDGE, TREE, TREE_DEEP),
    *(PATH, PLAZA, FRAME, *(mix(colour, STREET, 0.5) for colour in (KERB, *HOUSES[:2], WATER, LAWN, WAVE, SHORE))),
    *(mix(WATER, WAVE, 0.5), mix(WAVE, SHORE, 0.5), mix(QUAY, SHORE, 0.5), mix(LAWN, TREE, 0.5)),
)
"""Colours of large quiet surfaces. The palette needs no mixed colours for the edges between two of them."""
_STRONG = (
    *(CAB, TAXI, TRAM, BOAT, *PAWNS.values(), FANTOM, GLOW, FOG, STONE, SHADE, ROOF, ROOF_DEEP, SLATE, COPPER),
    *(TIMBER, GOLD, SEPIA, LEAF, DEEP, INK),
)

PALETTE: tuple[Colour, ...] = fixed_palette(_SOFT, (*_STRONG, PAPER, STREET), (INK, PAPER, WATER))
"""The palette of every picture of the game."""
