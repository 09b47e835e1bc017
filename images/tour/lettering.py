"""Words and numbers in pictures, and the greatest size of type in which they fit.

Pictures are also looked at 400 pixels wide, at a third of their size: what is to be read there needs `READABLE`.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from PIL import Image, ImageDraw

from bot.i18n.translation import text
from images.kit import names
from images.kit import text as letters
from images.kit.fonts import sans
from images.tour.colours import INK

if TYPE_CHECKING:
    from PIL.ImageFont import FreeTypeFont

    from images.kit import Look
    from images.kit.colours import Colour
    from images.kit.text import Face
    from images.kit.tiles import Mosaic

    Written = tuple[Face, int, str, str]
    """A line: its face and size, what it says, and its anchor."""

WIDTH = 1200
READABLE = 33
"""The smallest type, in pixels, that is eleven pixels high when a picture of `WIDTH` is shown 400 wide."""
HEAVY, BOLD = 800, 700
_BASE = 0.33
"""How far below the middle of a line its letters stand, by their size."""


def heavy(size: int) -> FreeTypeFont:
    """Return the face of numbers and headings."""
    return sans(size, HEAVY)


def bold(size: int) -> FreeTypeFont:
    """Return the face of lines."""
    return sans(size, BOLD)


@lru_cache(maxsize=1024)
def length(said: str, size: int, weight: int = BOLD) -> int:
    """Return how long a line is, in pixels."""
    return round(sans(size, weight).getlength(said)) + 1


@lru_cache(maxsize=1024)
def fitted(said: str, size: int, room: int, smallest: int = READABLE) -> tuple[str, int]:
    """Return a line and the greatest size up to `size` in which it fits.

    Never smaller than `smallest`: a line that is too long even then loses its end to an ellipsis.
    """
    fit = next((each for each in range(size, smallest, -1) if length(said, each) <= room), smallest)
    kept = said
    while kept and length(kept + "…" * (kept != said), fit) > room:
        kept = kept[:-1].rstrip()
    return (kept + "…" * (kept != said) if kept else ""), fit


def line(
    image: Image.Image,
    at: tuple[float, float],
    said: str,
    size: int,
    room: int,
    end: str = "m",
    ink: Colour = INK,
) -> int:
    """Write one line whose left end (`l`), middle (`m`) or right end (`r`) is a point at mid height.

    Returns how long it is.
    """
    shown, fit = fitted(said, size, room)
    letters.write(ImageDraw.Draw(image), _foot(at, fit), shown, ink, bold, fit, f"{end}s")
    return length(shown, fit)


def number(image: Image.Image, at: tuple[float, float], said: str, size: int, ink: Colour = INK, end: str = "m") -> int:
    """Write a number in the heavy face, at mid height; returns how long it is."""
    letters.write(ImageDraw.Draw(image), _foot(at, size), said, ink, heavy, size, f"{end}s")
    return round(letters.length(heavy, size, said))


def line_on(
    mosaic: Mosaic,
    at: tuple[float, float],
    said: str,
    sizes: tuple[int, int],
    inks: tuple[Colour, Colour],
    end: str = "m",
) -> int:
    """Write one line as `line` does; `sizes` are that of the type and the room, `inks` those of letters and ground."""
    shown, fit = fitted(said, *sizes)
    _lay(mosaic, _foot(at, fit), (bold, fit, shown, f"{end}s"), inks)
    return length(shown, fit)


def number_on(
    mosaic: Mosaic, at: tuple[float, float], said: str, size: int, inks: tuple[Colour, Colour], end: str = "m"
) -> None:
    """Write a number as `number` does; `inks` are those of the letters and of the ground."""
    _lay(mosaic, _foot(at, size), (heavy, size, said, f"{end}s"), inks)


def _foot(at: tuple[float, float], size: int) -> tuple[int, int]:
    """Return the point on the line that letters stand on, of one at mid height."""
    return round(at[0]), round(at[1] + size * _BASE)


def _lay(mosaic: Mosaic, foot: tuple[int, int], told: Written, inks: tuple[Colour, Colour]) -> None:
    if told[2]:
        left, top, _, _ = letters.reach(*told)
        mosaic.lay((foot[0] + left, foot[1] + top), _written, told, inks)


def _written(told: Written, inks: tuple[Colour, Colour]) -> Image.Image:
    """Write a line on a plain ground that is no larger than its letters."""
    left, top, right, bottom = letters.reach(*told)
    image = Image.new("RGB", (right - left, bottom - top), inks[1])
    face, size, said, anchor = told
    letters.write(ImageDraw.Draw(image), (-left, -top), said, inks[0], face, size, anchor)
    return image


def named(
    image: Image.Image,
    at: tuple[int, int],
    look: Look,
    seat: int,
    sizes: tuple[int, int],
    ink: Colour = INK,
    *,
    centred: bool = False,
) -> int:
    """Write a player's name from its left end, or around its middle, as large as it fits; returns where it ends.

    `sizes` are the largest size of type and the room, in pixels. Who has no name is told by the number of the seat.
    """
    largest, room = sizes
    called = look.names[seat] if seat < len(look.names) else ""
    whole = names.runs(called)
    fit = next((size for size in range(largest, READABLE, -1) if names.width(whole, size) <= room), READABLE)
    name = names.clipped(called, fit, room) or names.runs(str(seat + 1))
    left = at[0] - names.width(name, fit) // 2 if centred else at[0]
    return names.write(ImageDraw.Draw(image), (left, at[1]), name, fit, ink)


def word(language: str, key: str, **variables: str | int) -> str:
    """Return the text `picture-<key>` of the game."""
    return text("tour", language, f"picture-{key}", variables)


def told(language: str, key: str, **variables: str | int) -> str:
    """Return a text of the game that is not for pictures alone."""
    return text("tour", language, key, variables)
