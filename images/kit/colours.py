"""Colours: mixing them, a fixed palette from a handful of them, and the colours of the seats."""

from __future__ import annotations

from itertools import combinations
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


def fixed_palette(plain: Sequence[Colour], outlines: Iterable[Colour], steps: int = 2) -> tuple[Colour, ...]:
    """Return a palette of at most 256 colours: the plain ones and what lies between them and their outlines.

    An edge that is smoothed passes through the colours between its two sides, so each outline is mixed with each
    plain colour in `steps` steps. What no longer fits is dropped from the end.
    """
    wanted = dict.fromkeys(plain)
    for outline in outlines:
        for colour in plain:
            wanted.update(dict.fromkeys(mix(outline, colour, step / (steps + 1)) for step in range(1, steps + 1)))
    for one, other in combinations(plain, 2):
        wanted[mix(one, other, 0.5)] = None
    return tuple(wanted)[:MOST]
