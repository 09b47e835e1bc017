"""Colours: blends, a fixed palette made of a few colours, and the colours of the seats."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

Colour = tuple[int, int, int]
"""Red, green and blue, each from 0 to 255."""

MAX_COLOURS = 256
"""The maximum number of colours of an 8-bit PNG."""

SEAT_COLOURS: tuple[Colour, ...] = ((0, 114, 178), (213, 94, 0), (0, 158, 115), (204, 121, 167))
"""By seat: Okabe and Ito's blue, vermilion, green and purple, which colour-blind people can distinguish. Never the only
cue: always add a pattern or a shape."""


def rgb(code: str) -> Colour:
    """Return a colour from six hexadecimal digits. Raise `ValueError` if they are not hexadecimal or not six."""
    red, green, blue = bytes.fromhex(code)
    return red, green, blue


def mix(start: Colour, end: Colour, share: float) -> Colour:
    """Return a blend of two colours; `share` is the part of `end`, 0 to 1."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(start, end, strict=True))
    return red, green, blue


def fixed_palette(
    plain: Sequence[Colour], outlined: Sequence[Colour], outlines: Iterable[Colour]
) -> tuple[Colour, ...]:
    """Return a palette: the plain colours, the outlined colours, and blends of those with their outlines.

    A smoothed edge contains blends of the colours on its two sides, so each outline is mixed with each outlined colour
    in two steps. Raise `ValueError` if there are more than 256 colours.
    """
    colours = dict.fromkeys((*plain, *outlined))
    for outline in outlines:
        for share in (1 / 3, 2 / 3):
            colours.update(dict.fromkeys(mix(outline, colour, share) for colour in outlined))
    if len(colours) > MAX_COLOURS:
        raise ValueError(f"{len(colours)} colours do not fit into a palette")
    return tuple(colours)
