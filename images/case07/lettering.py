"""Words that fit: the greatest size of type in which they have room, on one line or two."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from PIL import ImageDraw

from images.case07.colours import INK
from images.kit import names
from images.kit.fonts import sans

if TYPE_CHECKING:
    from PIL import Image

    from images.kit import Look
    from images.kit.colours import Colour

SMALLEST = 14
HEAVY, PLAIN = 750, 600
_LEADING = 0.98


@cache
def fitting(said: str, size: int, room: int, weight: int = HEAVY) -> int:
    """Return the greatest size up to `size` in which a line is at most `room` pixels wide."""
    return next((s for s in range(size, SMALLEST, -1) if sans(s, weight).getlength(said) <= room), SMALLEST)


def centred(image: Image.Image, at: tuple[float, float], said: str, size: int, room: int, ink: Colour = INK) -> None:
    """Write a line centred on a point, smaller if it would not fit."""
    aligned(image, at, said, size, room, "m", ink)


def aligned(
    image: Image.Image, at: tuple[float, float], said: str, size: int, room: int, end: str, ink: Colour = INK
) -> None:
    """Write a line whose left end (`l`), middle (`m`) or right end (`r`) is a point at mid height."""
    weight = HEAVY if size > 22 else PLAIN  # noqa: PLR2004 - thin type for what is read on large screens only
    fit = fitting(said, size, room, weight)
    ImageDraw.Draw(image).text((at[0], at[1] + fit * 0.33), said, ink, sans(fit, weight), anchor=f"{end}s")


def lines(said: str, size: int, room: int) -> tuple[str, ...]:
    """Break a name at the space that lets its type be largest, unless it fits on one line."""
    words = said.split()
    if len(words) == 1 or fitting(said, size, room) == size:
        return (said,)
    cuts = [(" ".join(words[:cut]), " ".join(words[cut:])) for cut in range(1, len(words))]
    return max(cuts, key=lambda cut: min(fitting(line, size, room) for line in cut))


def stacked(image: Image.Image, at: tuple[float, float], said: str, size: int, room: int, ink: Colour = INK) -> None:
    """Write a name centred on a point, on two lines if it is long."""
    broken = lines(said, size, room)
    fit = min(fitting(line, size, room) for line in broken)
    for number, line in enumerate(broken):
        y = at[1] + (number - (len(broken) - 1) / 2) * fit * _LEADING
        centred(image, (at[0], y), line, fit, room, ink)


def name_of(look: Look, seat: int, size: int, room: int) -> tuple[names.Run, ...]:
    """Return what a player is called in pictures: his name, or the number of his seat if none can be drawn."""
    name = look.names[seat] if seat < len(look.names) else ""
    return names.clipped(name, size, room) or names.runs(str(seat + 1))
