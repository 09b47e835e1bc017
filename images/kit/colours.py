"""Colours: mixing them, a fixed palette from a handful of them, and the colours of the seats."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

Colour = tuple[int, int, int]
"""Red, green, blue, 0 to 255 each."""

MOST = 256
"""So many colours fit into an 8-bit PNG."""

SEATS: tuple[Colour, ...] = ((0, 114, 178), (213, 94, 0), (0, 158, 115), (204, 121, 167))
"""By seat: Okabe and Ito's blue, vermilion, green and purple, told apart by colour-blind people too. Never the
only cue: whoever uses them adds a pattern or a shape."""


def rgb(code: str) -> Colour:
    """Read a colour written as six hexadecimal digits."""
    red, green, blue = bytes.fromhex(code)
    return red, green, blue


def mix(one: Colour, other: Colour, share: float) -> Colour:
    """Blend two colours; `share` of the other, 0 to 1."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


def fixed_palette(
    plain: Sequence[Colour], outlined: Sequence[Colour], outlines: Iterable[Colour]
) -> tuple[Colour, ...]:
    """Return a palette: the plain colours, the outlined ones, and what lies between those and their outlines.

    An edge that is smoothed passes through the colours between its two sides, so each outline is mixed with each
    outlined colour in two steps. Raises ValueError for more colours than a palette holds.
    """
    wanted = dict.fromkeys((*plain, *outlined))
    for outline in outlines:
        for share in (1 / 3, 2 / 3):
            wanted.update(dict.fromkeys(mix(outline, colour, share) for colour in outlined))
    if len(wanted) > MOST:
        raise ValueError(f"{len(wanted)} colours do not fit into a palette")
    return tuple(wanted)
