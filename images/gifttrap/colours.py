"""The colours of wrapping paper, ribbons and cards. Only pieces of the game have strong colours."""

from __future__ import annotations

from typing import NamedTuple

from cogs.gifttrap.gifts import Deck
from images.kit.colours import SEAT_COLOURS, Colour, fixed_palette, mix, rgb

INK = rgb("2b2630")
PAPER = rgb("fffdf8")
CREAM = rgb("fbf3e2")
"""Cards and tags."""
DESK = rgb("efe3d0")
"""The table top behind everything."""
SHADE = rgb("c9b9a2")
"""The shadow of a card on the table."""
PALE = rgb("ddd5c8")
"""Empty boxes and lines."""
SOFT = rgb("6f6670")
"""Secondary text."""
GOLD = rgb("d9a62e")
NIGHT = rgb("3a3350")
"""The bar above private content."""

GIVE = rgb("b3303f")
"""The track of the wrapped markers."""
GIVE_PALE = rgb("f3d3d0")
GET = rgb("17706e")
"""The track of the unwrapped markers."""
GET_PALE = rgb("cfe5e0")

GREAT = rgb("0b6e4f")
GOOD = rgb("3b9ec9")
OK = rgb("f0c53a")
NO_WAY = rgb("a3202c")
NO_MATCH = rgb("8d8791")

PLAYERS: tuple[Colour, ...] = (
    *SEAT_COLOURS,
    rgb("f0e442"),
    rgb("56b4e9"),
    rgb("5b4a42"),
    rgb("f7f3ea"),
)
"""The colours of the eight seats; each seat also has its own paper and its number."""
ACCENTS: tuple[Colour, ...] = (
    *(rgb("8fd0f5"), rgb("ffc69c"), rgb("a6ecd0"), rgb("6d2b55"), rgb("b0761c"), rgb("fffdf8")),
    *(rgb("e8c9a0"), rgb("c4456a")),
)
"""By seat, the colour of the print on its paper."""


class Wrapping(NamedTuple):
    """The colours of a deck's wrapping paper: ground, print, ribbon, and text on the paper."""

    ground: Colour
    print: Colour
    ribbon: Colour
    deep: Colour


WRAPPINGS: dict[Deck, Wrapping] = {
    Deck.YELLOW: Wrapping(rgb("f6c945"), rgb("fbe08a"), rgb("2f8f83"), rgb("8a6100")),
    Deck.RED: Wrapping(rgb("c93a3a"), rgb("da6259"), rgb("f4e6c8"), rgb("8f1f27")),
    Deck.BLUE: Wrapping(rgb("2f6cb0"), rgb("5f93cf"), rgb("f2efe6"), rgb("1d4a82")),
    Deck.BLACK: Wrapping(rgb("2c2932"), rgb("6d5d36"), rgb("d9a62e"), rgb("2c2932")),
}

TINTS: dict[Deck, Colour] = {
    Deck.YELLOW: rgb("fdf0bd"),
    Deck.RED: rgb("f9dcd6"),
    Deck.BLUE: rgb("d8e4f3"),
    Deck.BLACK: rgb("efe3c4"),
}
"""The areas behind a deck's pictograms."""
TABLE = rgb("c99f6e")
"""The table seen from the front."""

_OPENMOJI = tuple(
    map(
        rgb,
        (
            *("000000", "3f3f3f", "9b9b9a", "d0cfce", "ffffff", "92d3f5", "61b2e4", "1e50a0", "ea5a47", "d22f27"),
            *("781e32", "b1cc33", "5c9e31", "186648", "fcea2b", "f1b31c", "f4aa41", "e27022", "a57939", "6a462f"),
            *("352318", "ffa7c0", "e67a94", "b399c8", "8967aa", "fadcbc", "debb90", "c19a65"),
        ),
    )
)
"""The palette of the OpenMoji pictograms."""
_OUTLINE_GREYS = tuple(mix(_OPENMOJI[0], PAPER, share / 7) for share in range(1, 7))
"""Greys between the black outlines and the card, for smooth edges."""

_SOFT_COLOURS = (
    *(DESK, SHADE, PALE, SOFT, GIVE_PALE, GET_PALE, NIGHT),
    *(TABLE, *TINTS.values()),
    *(mix(PAPER, DESK, 0.5), mix(SOFT, PAPER, 0.5), mix(NIGHT, PAPER, 0.5)),
    *(mix(paper.ground, paper.print, 0.5) for paper in WRAPPINGS.values()),
    *(mix(paper.ground, INK, 0.25) for paper in WRAPPINGS.values()),
    *(mix(colour, INK, 0.35) for colour in PLAYERS),
    *(mix(colour, PAPER, 0.5) for colour in PLAYERS[:7]),
)
_STRONG_COLOURS = (
    *(GIVE, GET, GREAT, GOOD, OK, NO_WAY, NO_MATCH, GOLD),
    *PLAYERS,
    *(colour for paper in WRAPPINGS.values() for colour in paper[:3]),
    CREAM,
)

PALETTE: tuple[Colour, ...] = tuple(
    dict.fromkeys(
        (
            *fixed_palette((INK, PAPER, *_SOFT_COLOURS), _STRONG_COLOURS, (INK, PAPER)),
            *ACCENTS,
            *_OPENMOJI,
            *_OUTLINE_GREYS,
        )
    )
)
"""The palette of all pictures of the game."""
